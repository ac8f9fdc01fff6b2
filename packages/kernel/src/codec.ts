// A position as bytes (compact, for snapshots) and as named values (for people, bug reports and views).
import type { Game, Ruleset } from './game.ts'
import { hashState, hashText } from './hash.ts'
import { BELOW, LOCALS, PROCEDURE, STEP } from './procedure.ts'
import { emptyState, HEADER, OWNER, PENDING, REVISION, type State, TOP, TURN, type Zone } from './schema.ts'

/** Words of the control stack from the bottom, procedures as hashes of their names. */
function stackWords(rules: Ruleset, s: State): number[] {
  const frames: number[] = []
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) frames.push(f)
  const words: number[] = []
  for (const f of frames.reverse()) {
    const procedure = rules.procedures[s[f + PROCEDURE]]
    words.push(hashText(procedure.name), s[f + STEP])
    for (let i = 0; i < procedure.locals; i++) words.push(s[f + LOCALS + i])
  }
  return words
}

export const hash = (g: Pick<Game, 'rules' | 's'>): string => hashState(g.s, g.rules.zones, stackWords(g.rules, g.s))

/** Bytes of a position: zig-zag variable-length integers, trailing zeros left out. */
export function encode(s: State): Uint8Array {
  let last = s.length
  while (last > 0 && s[last - 1] === 0) last--
  const bytes = new Uint8Array(last * 5)
  let n = 0
  for (let i = 0; i < last; i++) {
    let value = ((s[i] << 1) ^ (s[i] >> 31)) >>> 0
    while (value > 127) {
      bytes[n++] = (value & 127) | 128
      value >>>= 7
    }
    bytes[n++] = value
  }
  return bytes.subarray(0, n)
}

/** The position, or null when the bytes do not fit this ruleset. */
export function decode(rules: Ruleset, bytes: Uint8Array): State | null {
  const s = new Int32Array(rules.space.size())
  let at = 0
  for (let n = 0; n < bytes.length; at++) {
    if (at >= s.length) return null
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[n++]
      if (byte === undefined || shift > 28) return null
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    s[at] = (value >>> 1) ^ -(value & 1)
  }
  return s
}

export interface NamedState {
  readonly revision: number
  readonly turn: number
  readonly owner: number
  readonly pending: number
  readonly zones: Readonly<Record<string, readonly number[]>>
  readonly stack: readonly { readonly procedure: string; readonly step: string; readonly locals: readonly number[] }[]
}

const zoneValues = (s: State, zone: Zone): number[] => Array.from(s.subarray(zone.at, zone.at + zone.length))

export function toNamed(g: Pick<Game, 'rules' | 's'>): NamedState {
  const { rules, s } = g
  const stack: { procedure: string; step: string; locals: number[] }[] = []
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) {
    const procedure = rules.procedures[s[f + PROCEDURE]]
    const step = procedure.steps[s[f + STEP] & 0xfffff]
    stack.unshift({
      procedure: procedure.name,
      step: step === undefined ? 'end' : step.name,
      locals: Array.from(s.subarray(f + LOCALS, f + LOCALS + procedure.locals)),
    })
  }
  return {
    revision: s[REVISION],
    turn: s[TURN],
    owner: s[OWNER],
    pending: s[PENDING],
    zones: Object.fromEntries(rules.zones.map((zone) => [zone.name, zoneValues(s, zone)])),
    stack,
  }
}

/** A fresh position with the given zones laid over the initial one; unknown names or lengths are refused. */
export function withZones(rules: Ruleset, named: Readonly<Record<string, readonly number[]>>): State | string {
  const s = emptyState(rules.space)
  for (const [name, values] of Object.entries(named)) {
    const zone = rules.zones.find((known) => known.name === name)
    if (zone === undefined) return `there is no zone ${name}`
    if (values.length !== zone.length) return `zone ${name} has ${zone.length} values, not ${values.length}`
    s.set(values, zone.at)
  }
  return s
}

export const headerLength = HEADER
