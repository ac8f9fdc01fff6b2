// For rule tests: the same table once more, with everybody one chair on. No rule knows the number of a chair, so that what is asked, refused and
// told must be the same there: a rule that reads the goods or pieces of the wrong seat shows itself in every test.
import type { Driver } from '@tollan/kernel/testing'
import type { Rules } from './rules.ts'
import { seatSummary } from './summary.ts'

type Fields = Readonly<Record<string, unknown>>
type Shift = (seat: number) => number
type Given = Parameters<Driver<Rules>['play']>[number]

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const owned = (value: unknown, on: Shift): unknown => (Array.isArray(value) ? value.map((seat) => on(seat)) : typeof value === 'number' ? on(value) : value)
const owners = (value: unknown, on: Shift): unknown => (isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, seat]) => [name, owned(seat, on)])) : value)
const rotated = (list: readonly unknown[]): unknown[] => [list.at(-1), ...list.slice(0, -1)]

/** A hand-made position with everybody one chair on; shamans stand where they were laid by default, too. */
export function nextChair(position: Fields, seats: number, shamans: unknown): Fields {
  const on: Shift = (seat) => (seat + 1) % seats
  const given = Array.isArray(position['seats']) ? position['seats'] : []
  const { empire, altars } = position
  return {
    ...position,
    first: on(Number(position['first'] ?? 0)),
    ...(position['turn'] === undefined ? {} : { turn: on(Number(position['turn'])) }),
    seats: rotated(Array.from({ length: seats }, (_, seat) => given[seat] ?? {})),
    ...(isFields(position['mansion']) ? { mansion: owners(position['mansion'], on) } : {}),
    ...(isFields(empire) ? { empire: { warriors: owners(empire['warriors'] ?? {}, on), settled: owners(empire['settled'] ?? {}, on) } } : {}),
    ...(Array.isArray(shamans) ? { altars: { ...(isFields(altars) ? altars : {}), shamans: rotated(shamans) } } : {}),
  }
}

const workersBy = (text: string, on: Shift): string => text.replaceAll(/worker-(\d)-/g, (_, seat: string) => `worker-${on(Number(seat))}-`)

/** What a table shows since the event `from`, as seen `by` chairs on. */
function seen(t: Driver<Rules>, by: number, from: number): string {
  const { seats } = t.g.rules
  const back: Shift = (seat) => (seat < 0 ? seat : (seat - by + seats) % seats)
  const told = t.events.slice(from).map((event) => JSON.stringify({ ...event, seat: back(event.seat ?? -1) }))
  const people = Array.from({ length: seats }, (_, seat) => seatSummary(t.g, (seat + by) % seats))
  return workersBy(JSON.stringify([t.question, typeof t.seat === 'number' ? back(t.seat) : t.seat, t.answers, people, told.toSorted()]), back)
}

/** Makes a table watch its shadow: whatever happens here happens there, too. */
export function watch<T extends Driver<Rules>>(t: T, shadow: T): T {
  const { seats } = t.g.rules
  const on: Shift = (seat) => (seat + 1) % seats
  const there = (given: Given): Given => (typeof given === 'string' ? workersBy(given, on) : { seat: on(given.seat), answer: workersBy(given.answer, on) })
  const same = (what: string, here: unknown, chairOn: unknown): void => {
    if (here !== chairOn) throw new Error(`${what} is another one chair on:\n${String(here)}\n${String(chairOn)}`)
  }
  const { play, chance, refused, why } = t
  const one = (given: Given): void => {
    const from = t.events.length
    const fromThere = shadow.events.length
    play.call(t, given)
    shadow.play(there(given))
    same(typeof given === 'string' ? given : given.answer, seen(t, 0, from), seen(shadow, 1, fromThere))
  }
  same('the position', seen(t, 0, 0), seen(shadow, 1, 0))
  return Object.assign(t, {
    play(...answers: readonly Given[]) {
      for (const given of answers) one(given)
      return t
    },
    chance(...answers: string[]) {
      shadow.chance(...answers)
      return chance.apply(t, answers)
    },
    refused(given: string) {
      const found = refused(given)
      same(given, found.rule, shadow.refused(workersBy(given, on)).rule)
      return found
    },
    why(target: string, seat = typeof t.seat === 'number' ? t.seat : 0) {
      const found = why(target, seat)
      same(target, JSON.stringify(found), JSON.stringify(shadow.why(workersBy(target, on), on(seat))))
      return found
    },
  })
}
