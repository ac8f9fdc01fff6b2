// Which answers of a question are choices: not what is possible at any time anyhow, and equal pieces only once.
import { type Aids, type Asked, CHANCE, type Game } from '@tollan/kernel'
import { imagined } from './imagined.ts'
import type { Room } from './room.ts'

/** Possible at any time and not what the question is about. */
export const isAside = (aids: Aids, answer: string): boolean => aids.asides.includes(answer.split(':', 1)[0] ?? '')

/** Answers that come to the same as an earlier one of the list, and that one. */
export function sameAs(aids: Aids, of: Parameters<NonNullable<Aids['alike']>>[0], answers: readonly string[]): Readonly<Record<string, string>> {
  const first = new Map<string, string>()
  const same: Record<string, string> = {}
  for (const answer of answers) {
    const kind = aids.alike?.(of, answer) ?? answer
    const earlier = first.get(kind)
    if (earlier === undefined) first.set(kind, answer)
    else same[answer] = earlier
  }
  return same
}

/** The others of a list that come to the same as one of them. */
export function alikeAmong(aids: Aids, of: Parameters<NonNullable<Aids['alike']>>[0], answer: string, answers: readonly string[]): readonly string[] {
  const kind = aids.alike?.(of, answer)
  return kind === undefined ? [] : answers.filter((other) => other !== answer && aids.alike?.(of, other) === kind)
}

/** Inner questions of an aside are tried up to here. */
const MOST_TRIED = 40

const formatted = (g: Game): string[] => Array.from(g.options.subarray(0, g.count), (code) => g.rules.keys.format(code))

/** The answers of the seat in a position that comes about by an answer; null when chance, something hidden or another seat comes first. */
function after(from: Game, seat: number, answer: string): { readonly game: Game; readonly kind: string; readonly answers: readonly string[] } | null {
  const { doors, keys } = from.rules
  const game = doors.fork(from)
  doors.advance(game, keys.parse(answer), seat)
  const open = doors.openKind(game)
  if (game.revealed || open === null || open.simultaneous) return null
  doors.question(game)
  return game.seat === seat && game.seat !== CHANCE ? { game, kind: open.kind, answers: formatted(game) } : null
}

/** Whether every way through an aside leads back to the question with the choices it had. */
function changesNothing(aids: Aids, from: Game, seat: number, aside: string, kind: string, choices: string): boolean {
  let tried = 0
  const leadsBack = (game: Game, answer: string): boolean => {
    const next = ++tried > MOST_TRIED ? null : after(game, seat, answer)
    if (next === null) return false
    const own = next.answers.filter((one) => !isAside(aids, one))
    return next.kind === kind ? own.join() === choices : own.every((one) => leadsBack(next.game, one))
  }
  return leadsBack(from, aside)
}

/** The one choice there is, or null. What could be done beside it must be possible after it as well, and must not change it: else there is something to decide. */
export function onlyChoice({ definition: { aids }, journal }: Room, { seat, kind, answers }: Asked): string | null {
  const choices = answers.filter((answer) => !isAside(aids, answer))
  const [only] = choices
  if (seat === 'chance' || only === undefined || Object.keys(sameAs(aids, journal.game, choices)).length !== choices.length - 1) return null
  const asides = answers.filter((answer) => isAside(aids, answer))
  if (asides.length === 0) return only
  if (kind === aids.turnEnd || aids.moments?.includes(kind) === true) return null
  const game = imagined(journal.game, seat)
  const next = game === null ? null : after(game, seat, only)
  const free = game !== null && next !== null && asides.every((aside) => next.answers.includes(aside) && changesNothing(aids, game, seat, aside, kind, choices.join()))
  return free ? only : null
}
