// The rules reference of Teotihuacan.
import { ruleTexts } from '../../shell/rules/rule-texts.ts'

export const ruleText = ruleTexts(import.meta.glob<string>('../../../../teotihuacan/rules/*/*.md', { query: '?raw', import: 'default' }))
