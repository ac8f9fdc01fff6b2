// A 64-bit fingerprint of a position, independent of where zones lie in memory.
import { HEADER, TOP, type Zone } from './schema.ts'

export interface Fingerprint {
  low: number
  high: number
}

export function mix(print: Fingerprint, value: number): void {
  let low = Math.imul(print.low ^ value, 0x85ebca6b)
  low = (low << 13) | (low >>> 19)
  let high = Math.imul(print.high ^ (value + 0x9e3779b9), 0xc2b2ae35)
  high = (high << 15) | (high >>> 17)
  print.low = Math.imul(low, 5) + high
  print.high = Math.imul(high, 9) ^ low
}

export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h | 0
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')

export const finish = (print: Fingerprint): string => hex(print.low ^ (print.high >>> 16)) + hex(print.high ^ (print.low >>> 13))

/** `stack` lists the words of the control stack with procedure numbers replaced by their names' hashes. */
export function hashState(s: Int32Array, zones: readonly Zone[], stack: readonly number[]): string {
  const print = { low: 0x12345678, high: 0x0badcafe }
  for (let i = 0; i < HEADER; i++) if (i !== TOP) mix(print, s[i])
  for (const zone of zones) {
    mix(print, hashText(zone.name))
    for (let i = 0; i < zone.length; i++) mix(print, s[zone.at + i])
  }
  for (const word of stack) mix(print, word)
  return finish(print)
}
