// How long ago something was, in the language of the interface: "yesterday", "5 minutes ago".
const SECOND = 1000
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
  ['second', SECOND],
]
const DAYS_TOLD = 6

export function when(language: string, then: number, now: number): string {
  const ago = Math.max(0, now - then)
  const [unit, length] = steps.find(([, one]) => ago >= one) ?? ['second', SECOND]
  const n = Math.floor(ago / length)
  if (unit === 'day' && n > DAYS_TOLD) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(unit === 'second' ? 0 : -n, unit)
}
