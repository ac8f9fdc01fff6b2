// The words of Teotihuacan for one set of options, with the names people chose for their seats.
import type { GameOptions } from '@tollan/kernel'
import { createWords, english, teotihuacan } from '@tollan/teotihuacan'
import type { Language } from '../../i18n/language.svelte.ts'
import type { GameWords } from '../../shell/look.ts'

const catalogues: Readonly<Record<Language, () => Promise<typeof english>>> = { en: async () => english }

export async function teotihuacanWords(language: Language, options: GameOptions, seatNames: readonly string[] = []): Promise<GameWords> {
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const catalogue = await catalogues[language]()
  const phrases = { ...catalogue.phrases, seat: (seat: number) => seatNames[seat] || catalogue.phrases.seat(seat) }
  const { names, event, question, answer, reason } = createWords({ ...catalogue, phrases }, compiled.rules)
  return { ...names, event, question, answer, reason }
}
