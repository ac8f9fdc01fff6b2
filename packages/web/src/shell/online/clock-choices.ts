// How long people may think, as it is offered, and how time is told.
import type { Clock } from '@tollan/protocol'
import type { MessageKey } from '../../i18n/en.ts'

export type ClockChoice = 'none' | 'quick' | 'calm' | 'day' | 'days'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

export const clocks: Readonly<Record<ClockChoice, Clock>> = {
  none: { kind: 'none' },
  quick: { kind: 'live', step: 30, bank: 10 * MINUTE },
  calm: { kind: 'live', step: 90, bank: 30 * MINUTE },
  day: { kind: 'turns', turn: DAY, holiday: 3 * DAY },
  days: { kind: 'turns', turn: 3 * DAY, holiday: 7 * DAY },
}

export const clockTitles: Readonly<Record<ClockChoice, MessageKey>> = { none: 'clock.none', quick: 'clock.quick', calm: 'clock.calm', day: 'clock.day', days: 'clock.days' }

const two = (n: number): string => String(n).padStart(2, '0')

const inUnits = (language: string, unit: 'day' | 'hour'): Intl.NumberFormat => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' })

/** Time left: hours and minutes while there are hours, else minutes and seconds. */
export function timeLeft(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 2 * DAY) return inUnits(language, 'day').format(Math.floor(seconds / DAY))
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`
  const minutes = `:${two(Math.floor((seconds % HOUR) / MINUTE))}`
  return inUnits(language, 'hour').formatToParts(Math.floor(seconds / HOUR)).map(({ type, value }) => (type === 'integer' ? value + minutes : value)).join('')
}
