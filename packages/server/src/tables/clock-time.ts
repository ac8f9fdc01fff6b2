// How time runs at a table: when each seat's is up, and what is left in its bank.
import type { Clock } from '@tollan/protocol'

/** All times in milliseconds. */
export interface ClockState {
  /** What each seat has left beyond the time of a step or turn. */
  readonly banks: readonly number[]
  /** Since when each seat is asked; null while it is not. */
  readonly since: readonly (number | null)[]
  /** The turn in which it was asked. */
  readonly turn: number
}

/** What is asked after an act. */
export interface Asking {
  readonly seats: readonly number[]
  readonly turn: number
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
/** Nights, by the clock of whoever is asked, do not count where people play over days. */
const [NIGHT_FROM, NIGHT_TO] = [23 * HOUR, 7 * HOUR]

const timeOfDay = (at: number, zone: number): number => (((at + zone * MINUTE) % DAY) + DAY) % DAY

/** The part of a span that is not night. */
export function awakeTime(from: number, to: number, zone: number): number {
  let awake = 0
  for (let at = from; at < to; ) {
    const clock = timeOfDay(at, zone)
    if (clock < NIGHT_TO) at += NIGHT_TO - clock
    else if (clock >= NIGHT_FROM) at += DAY - clock + NIGHT_TO
    else {
      const end = Math.min(to, at + NIGHT_FROM - clock)
      awake += end - at
      at = end
    }
  }
  return awake
}

/** When so much time outside the nights has gone by. */
export function afterAwake(from: number, span: number, zone: number): number {
  let [at, left] = [from, span]
  for (;;) {
    const clock = timeOfDay(at, zone)
    if (clock < NIGHT_TO) at += NIGHT_TO - clock
    else if (clock >= NIGHT_FROM) at += DAY - clock + NIGHT_TO
    else {
      const day = NIGHT_FROM - clock
      if (left <= day) return at + left
      left -= day
      at += day
    }
  }
}

const stepOf = (clock: Clock): number => (clock.kind === 'live' ? clock.step : clock.kind === 'turns' ? clock.turn : Infinity) * 1000
const capOf = (clock: Clock): number => (clock.kind === 'live' ? clock.bank : clock.kind === 'turns' ? clock.holiday : 0) * 1000

export const firstState = (clock: Clock, seats: number): ClockState => ({ banks: Array.from({ length: seats }, () => capOf(clock)), since: Array.from({ length: seats }, () => null), turn: -1 })

/** The bank of a seat after it has used its time: a step pays from it what it took too long, and live ones fill it with what they left, up to its cap. */
function bankAfter(clock: Clock, bank: number, since: number, now: number, zone: number): number {
  const used = clock.kind === 'turns' ? awakeTime(since, now, zone) : now - since
  const left = stepOf(clock) - used
  return Math.max(0, Math.min(capOf(clock), bank + (clock.kind === 'live' ? left : Math.min(0, left))))
}

/** After an act: who is asked no more stops, who is asked anew begins. Where time is per turn, further questions of the same turn go on in it. */
export function afterAct(clock: Clock, { banks, since, turn }: ClockState, { seats, turn: now }: Asking, by: number, at: number, zones: readonly number[]): ClockState {
  const goesOn = (seat: number): boolean => since[seat] !== null && seats.includes(seat) && (clock.kind === 'turns' ? turn === now : seat !== by)
  return {
    banks: banks.map((bank, seat) => {
      const start = since[seat] ?? null
      return start === null || goesOn(seat) ? bank : bankAfter(clock, bank, start, at, zones[seat] ?? 0)
    }),
    since: since.map((start, seat) => (goesOn(seat) ? start : seats.includes(seat) ? at : null)),
    turn: now,
  }
}

/** A seat whose time is up gets that of a step or turn once more. */
export const onceMore = (state: ClockState, seat: number, at: number): ClockState => ({ ...state, since: state.since.map((start, i) => (i === seat ? at : start)) })

/** When the time of a seat is up; null while it does not run. */
export function dueOf(clock: Clock, { banks, since }: ClockState, seat: number, zone: number): number | null {
  const start = since[seat] ?? null
  if (start === null || clock.kind === 'none') return null
  const span = stepOf(clock) + (banks[seat] ?? 0)
  return clock.kind === 'turns' ? afterAwake(start, span, zone) : start + span
}

/** When something has to be said next: the first due that is not over. */
export function nextDue(clock: Clock, state: ClockState, zones: readonly number[], after: number): number | null {
  const dues = state.since.flatMap((_, seat) => {
    const due = dueOf(clock, state, seat, zones[seat] ?? 0)
    return due === null || due <= after ? [] : [due]
  })
  return dues.length === 0 ? null : Math.min(...dues)
}
