// Words that depend on the table: who stands at an end of the Village, or on a space a Warrior takes from, is said with the place.
import type { Tableau } from '@tollan/tawantinsuyu'
import { argumentOf, verbOf } from '../../shell/icons/answer-parts.ts'
import type { GameWords } from '../../shell/look.ts'
import { componentOf } from './things.ts'

/** The role of the Worker at a place, if one stands there. */
export function workerAt(place: string, { village, hill }: Tableau): string | undefined {
  if (place === 'potato-end') return village[0]
  if (place === 'corn-end') return village.at(-1)
  return hill[place]
}

/** Names of all other things must not depend on the table: each of them would be named anew at every answer. */
const ENDS = ['potato-end', 'corn-end']
/** Answers that take a Worker from where it stands. */
const TAKES = ['village', 'capture']

export function inPlace(words: GameWords, tableau: () => Tableau): GameWords {
  const withWorker = (text: string, place: string): string => {
    const role = workerAt(place, tableau())
    return role === undefined ? text : `${text} (${words.name(role)})`
  }
  return {
    ...words,
    name: (thing) => (ENDS.includes(componentOf(thing)) ? withWorker(words.name(thing), componentOf(thing)) : words.name(thing)),
    answer: (key) => (TAKES.includes(verbOf(key)) ? withWorker(words.answer(key), argumentOf(key)) : words.answer(key)),
  }
}
