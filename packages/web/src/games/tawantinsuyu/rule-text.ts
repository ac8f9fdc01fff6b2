// The rules reference of Tawantinsuyu.
import { ruleTexts } from '../../shell/rules/rule-texts.ts'

export const ruleText = ruleTexts(import.meta.glob<string>('../../../../tawantinsuyu/rules/*/*.md', { query: '?raw', import: 'default' }))
