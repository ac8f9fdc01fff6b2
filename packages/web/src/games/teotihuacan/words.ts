// The words of Teotihuacan for one set of options.
import type { GameOptions } from '@tollan/kernel'
import { createWords, english, teotihuacan } from '@tollan/teotihuacan'
import type { Language } from '../../i18n/language.svelte.ts'
import type { GameWords } from '../../shell/look.ts'

const catalogues: Readonly<Record<Language, () => Promise<typeof english>>> = { en: async () => english }

export async function teotihuacanWords(language: Language, options: GameOptions): Promise<GameWords> {
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const { names, event, question, answer, reason } = createWords(await catalogues[language](), compiled.rules)
  return { ...names, event, question, answer, reason }
}
