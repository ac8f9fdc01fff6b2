// How many turns a seat of Teotihuacan still has, if no worker ascends on the way.
import type { Position, Ruleset } from '@tollan/kernel'
import { OWNER } from '@tollan/kernel'
import { openZone } from './features.ts'

/** Turns at the end of the game that are told apart. */
export const LAST_TURNS = 3

const ALL_ECLIPSES = 3
/** Rounds between two eclipses: TEO-ECLIPSE-16 and the round after the trigger. */
const ROUNDS_BETWEEN = 10

export interface TurnsLeft {
  /** Own turns before the coming eclipse. */
  toTheEclipse: number
  /** Own turns before the end of the game. */
  toTheEnd: number
  /** The coming eclipse is the last. */
  isLast: boolean
}

export function createTurnsLeft(rules: Ruleset): (of: Position, seat: number) => TurnsLeft {
  const [LIGHT, DARK, DUE, ROUND, FIRST, ECLIPSES, COMPLETE] =
    ['light-disc', 'dark-disc', 'eclipse-due', 'round', 'first-player', 'eclipses-scored', 'pyramid-complete'].map((name) => openZone(rules, name).at)
  const left: TurnsLeft = { toTheEclipse: 0, toTheEnd: 0, isLast: false }
  return ({ s, rules: { seats } }, seat) => {
    const rounds = s[DUE] > 0 ? Math.max(0, s[DUE] - s[ROUND]) : Math.max(0, s[DARK] - s[LIGHT])
    const place = (who: number): number => (who - s[FIRST] + seats) % seats
    const thisRound = s[OWNER] < 0 || place(seat) >= place(s[OWNER]) ? 1 : 0
    left.isLast = s[ECLIPSES] >= ALL_ECLIPSES - 1 || s[COMPLETE] === 1
    left.toTheEclipse = rounds + thisRound
    left.toTheEnd = left.toTheEclipse + (left.isLast ? 0 : ROUNDS_BETWEEN * (ALL_ECLIPSES - 1 - s[ECLIPSES]))
    return left
  }
}

/** Whether whoever is to move has no more turns left than are told apart at the end. */
export function createIsLate(rules: Ruleset): (of: Position) => boolean {
  const turnsLeft = createTurnsLeft(rules)
  return (of) => turnsLeft(of, of.s[OWNER]).toTheEnd <= LAST_TURNS
}
