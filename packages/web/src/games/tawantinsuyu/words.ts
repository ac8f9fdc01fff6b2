// The words of Tawantinsuyu for one set of options, with the names people chose for their seats.
import type { GameOptions } from '@tollan/kernel'
import { createWords, english, tawantinsuyu, type Translation } from '@tollan/tawantinsuyu'
import { bound } from '../../i18n/binding.ts'
import { type Language, t } from '../../i18n/language.svelte.ts'
import type { GameWords } from '../../shell/look.ts'
import { componentOf } from './things.ts'

export const catalogues: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: async () => english,
  pl: async () => (await import('@tollan/tawantinsuyu/words/pl')).polish,
  hu: async () => (await import('@tollan/tawantinsuyu/words/hu')).hungarian,
  ru: async () => (await import('@tollan/tawantinsuyu/words/ru')).russian,
}

export async function tawantinsuyuWords(language: Language, options: GameOptions, seatNames: readonly string[] = []): Promise<GameWords> {
  const compiled = tawantinsuyu.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const catalogue = await catalogues[language]()
  const phrases = { ...catalogue.phrases, seat: (seat: number) => seatNames[seat] || catalogue.phrases.seat(seat) }
  const { names, event, question, answer, reason } = createWords({ ...catalogue, phrases }, compiled.rules)
  const shown = (text: string): string => bound(language, text)
  /** Places that are no piece have names of the interface. */
  const name = (thing: string): string => {
    const component = componentOf(thing)
    if (thing === 'god-deck') return t('taw.god-deck')
    if (thing.startsWith('weaving-stack/')) return answer(`weaving:${component}`)
    if (thing.startsWith('tapestry/')) return component === 'new' ? t('taw.new-tapestry') : t('taw.tapestry', { n: component })
    return names.name(component)
  }
  return {
    name: (thing) => shown(name(thing)),
    effect: (thing) => shown(names.effect(componentOf(thing))),
    cost: (thing) => shown(names.cost(componentOf(thing))),
    seat: (seat) => shown(names.seat(seat)),
    event: (one) => shown(event(one)),
    question: (kind, answers) => shown(question(kind, answers)),
    answer: (key) => shown(answer(key)),
    reason: (id, need, have) => shown(reason(id, need, have)),
  }
}
