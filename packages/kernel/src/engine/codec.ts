// A position as bytes (compact, for snapshots) and as named values (for people, bug reports and views).
import { type Position, SUSPENDED } from './game.ts'
import type { Ruleset } from './rules.ts'
import { hashState, hashText, mix } from './hash.ts'
import { BELOW, LOCALS, type Procedure, PROCEDURE, STEP } from './procedure.ts'
import { emptyState, OPENED, OWNER, PENDING, REVISION, type State, TOP, TURN, type Zone } from './schema.ts'
import type { View } from './view.ts'

/** Words of the control stack from the bottom, procedures as hashes of their names. */
function stackWords(rules: Ruleset, s: Int32Array): number[] {
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

export const hash = (g: Position): string => hashState(g.s, g.rules.zones, stackWords(g.rules, g.s))

/** Tells positions of other rules apart: where zones lie and which procedures there are. */
export function layoutOf(zones: readonly Zone[], procedures: readonly Procedure[], stackAt: number): number {
  const print = { low: stackAt, high: 0 }
  for (const zone of zones) {
    mix(print, hashText(zone.name))
    mix(print, zone.at)
    mix(print, zone.length)
  }
  for (const { name, steps, locals } of procedures) {
    mix(print, hashText(name))
    for (const step of steps) mix(print, hashText(step.name))
    mix(print, locals)
  }
  return (print.low ^ print.high) >>> 0
}

/** Room for the bytes of one position, used again and again: making it anew cost more than filling it. */
let room = new Uint8Array(0)

/** Numbers as bytes: zig-zag variable-length integers, trailing zeros left out. */
function toBytes(...parts: readonly Int32Array[]): Uint8Array {
  const most = 5 * parts.reduce((sum, part) => sum + part.length, 0)
  if (room.length < most) room = new Uint8Array(most)
  const bytes = room
  let n = 0
  let end = 0
  for (const part of parts)
    for (let i = 0; i < part.length; i++) {
      const number = part[i]
      if (number === 0) {
        bytes[n++] = 0
        continue
      }
      let value = ((number << 1) ^ (number >> 31)) >>> 0
      while (value > 127) {
        bytes[n++] = (value & 127) | 128
        value >>>= 7
      }
      bytes[n++] = value
      end = n
    }
  return bytes.slice(0, end)
}

/** Fills the numbers from bytes; false when the bytes are damaged or too many. */
function fromBytes(numbers: Int32Array, bytes: Uint8Array): boolean {
  let at = 0
  for (let n = 0; n < bytes.length; at++) {
    if (at >= numbers.length) return false
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[n++]
      if (byte === undefined || shift > 28) return false
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    numbers[at] = (value >>> 1) ^ -(value & 1)
  }
  return true
}

/** Bytes of a position, with the mark of the rules it belongs to. */
export const encode = ({ rules, s }: Position): Uint8Array => toBytes(Int32Array.of(rules.layout), s)

/** The position, or null when the bytes belong to other rules or are damaged. */
export function decode(rules: Ruleset, bytes: Uint8Array): State | null {
  const numbers = new Int32Array(rules.space.size() + 1)
  return fromBytes(numbers, bytes) && numbers[0] === (rules.layout | 0) ? numbers.slice(1) : null
}

/** Bytes of what a seat sees: nothing else of the position is in them. */
export const encodeView = ({ rules, seat, s, sizes }: View): Uint8Array => toBytes(Int32Array.of(rules.layout, seat), sizes, s)

export function decodeView<R extends Ruleset>(rules: R, bytes: Uint8Array): View<R> | null {
  const { length } = rules.secrets.sets
  const numbers = new Int32Array(rules.space.size() + length + 2)
  if (!fromBytes(numbers, bytes) || numbers[0] !== (rules.layout | 0)) return null
  return { rules, seat: numbers[1], sizes: numbers.slice(2, 2 + length), s: numbers.slice(2 + length) as View['s'] }
}

export interface NamedState {
  readonly revision: number
  readonly turn: number
  readonly owner: number
  readonly pending: number
  readonly opened: number
  readonly zones: Readonly<Record<string, readonly number[]>>
  readonly stack: readonly NamedFrame[]
}

/** A frame by names, from the bottom of the stack; `interrupted` when an any-time action runs above its question. */
export interface NamedFrame {
  readonly procedure: string
  readonly step: string
  readonly locals?: readonly number[]
  readonly interrupted?: boolean
}

const zoneValues = (s: Int32Array, zone: Zone): number[] => Array.from(s.subarray(zone.at, zone.at + zone.length))

export function toNamed(g: Position): NamedState {
  const { rules, s } = g
  const stack: NamedFrame[] = []
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) {
    const procedure = rules.procedures[s[f + PROCEDURE]]
    const step = procedure.steps[s[f + STEP] & ~SUSPENDED]
    stack.unshift({
      procedure: procedure.name,
      step: step === undefined ? END : step.name,
      locals: Array.from(s.subarray(f + LOCALS, f + LOCALS + procedure.locals)),
      ...((s[f + STEP] & SUSPENDED) === 0 ? {} : { interrupted: true }),
    })
  }
  return {
    revision: s[REVISION],
    turn: s[TURN],
    owner: s[OWNER],
    pending: s[PENDING],
    opened: s[OPENED],
    zones: Object.fromEntries(rules.zones.map((zone) => [zone.name, zoneValues(s, zone)])),
    stack,
  }
}

/** A frame whose steps are all done; no step can have this name. */
const END = '(end)'

/** Lays a control stack by names; a sentence when it does not fit the rules. */
export function writeStack(rules: Ruleset, s: State, frames: readonly NamedFrame[]): string | null {
  let below = 0
  let f = rules.stackAt
  for (const frame of frames) {
    const procedure = rules.procedures.find((known) => known.name === frame.procedure)
    if (procedure === undefined) return `there is no procedure ${JSON.stringify(frame.procedure)}`
    const index = procedure.steps.findIndex((step) => step.name === frame.step)
    if (index < 0 && frame.step !== END) return `${procedure.name} has no step ${JSON.stringify(frame.step)}`
    const locals = frame.locals ?? []
    if (locals.length > procedure.locals) return `${procedure.name} has ${procedure.locals} locals, not ${locals.length}`
    if (f + LOCALS + procedure.locals > s.length) return 'the control stack is too deep'
    s[f + BELOW] = below
    s[f + PROCEDURE] = procedure.id
    s[f + STEP] = (index < 0 ? procedure.steps.length : index) | (frame.interrupted === true ? SUSPENDED : 0)
    s.set(locals, f + LOCALS)
    below = f
    f += LOCALS + procedure.locals
  }
  s[TOP] = below
  return null
}

const isSmall = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31

const isFrame = (frame: unknown): frame is NamedFrame => {
  if (typeof frame !== 'object' || frame === null) return false
  const { procedure, step, locals, interrupted } = frame as Record<string, unknown>
  const plain = locals === undefined || (Array.isArray(locals) && locals.every(isSmall))
  return typeof procedure === 'string' && typeof step === 'string' && plain && (interrupted === undefined || typeof interrupted === 'boolean')
}

/** The exact position of a named state, or a sentence why it does not fit. */
export function fromNamed(rules: Ruleset, named: NamedState): State | string {
  const s = emptyState(rules.space)
  for (const [name, values] of Object.entries(named.zones)) {
    const zone = rules.zones.find((known) => known.name === name)
    if (zone === undefined) return `there is no zone ${JSON.stringify(name)}`
    if (!Array.isArray(values) || !values.every(isSmall)) return `zone ${name} must be a list of whole numbers`
    if (values.length !== zone.length) return `zone ${name} has ${zone.length} values, not ${values.length}`
    s.set(values, zone.at)
  }
  const header = { revision: named.revision, turn: named.turn, owner: named.owner, pending: named.pending, opened: named.opened }
  for (const [name, value] of Object.entries(header)) if (!isSmall(value)) return `${name} must be a whole number`
  if (named.revision < 0 || named.turn < 0 || named.opened < 0) return 'revision, turn and opened must not be negative'
  if (named.owner < -1 || named.owner >= rules.seats) return `owner must be a seat from 0 to ${rules.seats - 1}, or -1`
  if (named.pending < 0 || named.pending >= 1 << rules.seats) return 'pending must be a mask of seats'
  for (const frame of named.stack) if (!isFrame(frame)) return 'a frame of the stack is { procedure, step, locals }'
  s[REVISION] = named.revision
  s[TURN] = named.turn
  s[OWNER] = named.owner
  s[PENDING] = named.pending
  s[OPENED] = named.opened
  return writeStack(rules, s, named.stack) ?? s
}
