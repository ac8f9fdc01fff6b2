// The words of Teotihuacan for one set of options, with the names people chose for their seats.
import { type GameEvent, type GameOptions, speak } from '@tollan/kernel'
import { createWords, english, teotihuacan, type Translation } from '@tollan/teotihuacan'
import { bound } from '../../i18n/binding.ts'
import type { Language } from '../../i18n/language.svelte.ts'
import type { GameWords } from '../../shell/look.ts'
import { answerOfPlace, componentOf, spaceOfPlace } from './things.ts'

export const catalogues: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: async () => english,
  pl: async () => (await import('@tollan/teotihuacan/words/pl')).polish,
  hu: async () => (await import('@tollan/teotihuacan/words/hu')).hungarian,
  ru: async () => (await import('@tollan/teotihuacan/words/ru')).russian,
}

export async function teotihuacanWords(language: Language, options: GameOptions, seatNames: readonly string[] = []): Promise<GameWords> {
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const catalogue = await catalogues[language]()
  const phrases = { ...catalogue.phrases, seat: (seat: number) => seatNames[seat] || catalogue.phrases.seat(seat) }
  const book = { ...catalogue, phrases }
  const { names, question, answer, reason } = createWords(book, compiled.rules)
  const event = (one: GameEvent, named: (id: string) => string | undefined = () => undefined): string =>
    speak(book, { ...names, name: (id) => named(id) ?? names.name(id) }).event(one)
  /** A place for an answer on a board is called by both, "Forest: Collect cocoa"; one for worship by its space. */
  const name = (thing: string): string => {
    const space = spaceOfPlace(thing)
    if (space !== null) return names.name(space)
    const placed = answerOfPlace(thing)
    return placed === null ? names.name(componentOf(thing)) : `${names.name(componentOf(thing))}: ${answer(placed)}`
  }
  const shown = (text: string): string => bound(language, text)
  return {
    name: (thing) => shown(name(thing)),
    effect: (thing) => shown(names.effect(spaceOfPlace(thing) ?? componentOf(thing))),
    cost: (thing) => (answerOfPlace(thing) === null ? shown(names.cost(thing)) : ''),
    seat: (seat) => shown(names.seat(seat)),
    event: (one, named) => shown(event(one, named)),
    question: (kind, answers) => shown(question(kind, answers)),
    answer: (key) => shown(answer(key)),
    reason: (id, need, have) => shown(reason(id, need, have)),
  }
}
