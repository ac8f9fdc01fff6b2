// Events, questions, answers and reasons in the words of a catalogue.
import type { GameEvent } from '@tollan/kernel'
import type { Rules } from '../rules.ts'
import type { Catalogue, Names } from './catalogue.ts'
import { createNames } from './names.ts'

/** The words of one language, for the pieces and seats of one ruleset; without one, for the base game. */
export interface Words {
  readonly names: Names
  event(event: GameEvent): string
  question(kind: string): string
  answer(key: string): string
  reason(id: string, need?: number, have?: number): string
}

const FIELDS = ['type', 'rule', 'seat', 'only']

/** What is known of something that has no words. */
function plainly(event: GameEvent): string {
  const details = Object.entries(event).filter(([name, value]) => !FIELDS.includes(name) && value !== undefined)
  return [event.type, ...details.map(([name, value]) => `${name} ${value}`)].join(' ')
}

export function createWords(words: Catalogue, rules?: Rules): Words {
  const names = createNames(words, rules)
  const text = (event: GameEvent, detail: string): string => String(event[detail] ?? '')
  return {
    names,
    event(event) {
      const say = words.events[event.type]
      if (say === undefined) return plainly(event)
      const who = event.seat === undefined || event.seat < 0 ? '' : names.seat(event.seat)
      return say({
        event,
        who,
        text: (detail) => text(event, detail),
        name: (detail) => names.name(text(event, detail)),
        number: (detail) => Number(event[detail] ?? 0),
      })
    },
    question: (kind) => words.questions[kind] ?? kind,
    answer(key) {
      const colon = key.indexOf(':')
      const say = words.answers[colon < 0 ? key : key.slice(0, colon)]
      return say === undefined ? key : say(colon < 0 ? '' : key.slice(colon + 1), names)
    },
    reason(id, need = 0, have = 0) {
      const say = words.reasons[id]
      return say === undefined ? id : typeof say === 'string' ? say : say(need, have)
    },
  }
}
