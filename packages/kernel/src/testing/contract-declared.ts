// What a game declares must be what it does: events by the catalogue, numbers in their ranges.
import type { GameDefinition } from '../engine/definition.ts'
import { createGame, fork } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import { carryOut } from '../record/journal.ts'
import { randomGame, wrong } from './random-play.ts'

const ALWAYS = ['type', 'rule', 'seat', 'only']

/** Nothing is told that the catalogue does not know: an interface would pass it over without a word. */
export function eventsAreKnown({ events: catalogue }: GameDefinition, rules: Ruleset, seed: number): void {
  const stranger = (event: GameEvent): string | null => {
    const details = catalogue[event.type]
    if (details === undefined) return `the event ${event.type} is not in the catalogue`
    const extra = Object.keys(event).find((detail) => !ALWAYS.includes(detail) && !details.includes(detail))
    return extra === undefined ? null : `the event ${event.type} has a detail ${extra} that is not in the catalogue`
  }
  const opening: GameEvent[] = []
  const start = createGame(rules, opening)
  for (const moment of randomGame(rules, seed, start)) {
    const { game, choice } = moment
    const told = choice === null ? [] : carryOut(fork(game), choice.code, choice.seat).events
    for (const event of [...opening.splice(0), ...told]) {
      const strange = stranger(event)
      if (strange !== null) wrong(moment, strange)
    }
  }
}

/** Every number stays where its zone says: what reads positions as numbers (a network, a packed record) relies on it. */
export function numbersStayInRange(rules: Ruleset, seed: number): void {
  const numbers = rules.zones.flatMap(({ name, kind, at, length, range }) => (kind === 'ints' ? [{ name, at, length, range }] : []))
  const bare = numbers.filter(({ range }) => range === null).map(({ name }) => name)
  if (bare.length > 0) throw new Error(`zones of numbers without a range: ${bare.join(', ')}`)
  for (const moment of randomGame(rules, seed))
    for (const { name, at, length, range } of numbers)
      for (let i = at; i < at + length; i++)
        if (range !== null && (moment.game.s[i] < range[0] || moment.game.s[i] > range[1]))
          wrong(moment, `${name}[${i - at}] is ${moment.game.s[i]}, not ${range[0]} to ${range[1]}`)
}
