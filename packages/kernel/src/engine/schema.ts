// State is described once: every zone is declared here with its shape and who may see it.
// Clone, equality, hash, encoding, per-seat view and determinisation all derive from the declaration.

import { NOBODY } from './seats.ts'

/** One flat array of small integers holds a whole position. */
export type State = Int32Array & { readonly seen?: never }

/** What one seat sees of a position: it can be read, never played. */
export type SeenState = Int32Array & { readonly seen: true }

export type Visibility = 'all' | 'owner' | 'nobody'

/** A set of distinct physical pieces; each piece lies in exactly one zone of its pool. */
export interface Pool {
  readonly name: string
  readonly size: number
  readonly words: number
}

export interface Zone {
  readonly name: string
  readonly at: number
  readonly length: number
  readonly kind: 'ints' | 'slots' | 'set'
  readonly pool: Pool | null
  readonly visible: Visibility
  /** Entries per seat, the first seat's first; what is left at the end belongs to nobody. 0 when the zone is not split by seat. */
  readonly perSeat: number
  readonly initial: number
  /** The smallest and the largest value of an integer; sets and slots hold the pieces of their pool. Null where none is declared. */
  readonly range: readonly [least: number, most: number] | null
  /** Number of values a hidden integer can take: determinisation draws from it. */
  readonly domain: number
  /** The module the zone belongs to; the zone is dead weight in games without it. */
  readonly module: string | null
  /** What a hidden piece still shows of itself: the number of its kind, by the rules of the game in play. Null when its back tells nothing. */
  readonly back: ((piece: number, rules: unknown) => number) | null
}

export interface ZoneOptions {
  readonly visible?: Visibility
  readonly perSeat?: number
  readonly initial?: number
  /** The largest value of an integer, and the smallest where that is neither 0 nor the initial value. */
  readonly max?: number
  readonly min?: number
  readonly domain?: number
  readonly module?: string
  readonly back?: (piece: number, rules: unknown) => number
}

export const EMPTY = -1
/** Stands in a view for a value the viewer may not know. */
export const UNKNOWN = -2
/** Stands in a view for a hidden piece whose back shows kind 0; kind n is BACK - n. */
export const BACK = -3

// The header every position starts with.
export const REVISION = 0 // answers given so far
export const TOP = 1 // offset of the frame in charge; 0 when the game is over
export const OWNER = 2 // seat whose turn it is, or NOBODY
export const TURN = 3 // turns begun so far
export const PENDING = 4 // seats that still owe an answer to a simultaneous question, as a bit mask
export const OPENED = 5 // revision at which that question was opened
export const HEADER = 6

const STACK_LENGTH = 560 // room for the control stack unless a game asks for less
const WORD = 32

export interface Space {
  readonly zones: readonly Zone[]
  readonly pools: readonly Pool[]
  /** Where the control stack starts; asking seals the space. */
  stackAt(): number
  size(): number
  /** The position before anything happens, to be copied. */
  blank(): State
  pool(name: string, size: number): Pool
  ints(name: string, length: number, options?: ZoneOptions): number
  slots(name: string, pool: Pool, length: number, options?: ZoneOptions): number
  set(name: string, pool: Pool, rows: number, options?: ZoneOptions): number
}

export interface SpaceOptions {
  /** Words for the control stack. */
  readonly stack?: number
  /** Words set aside for the zones of each module: where they lie must not depend on which file was loaded first. */
  readonly blocks?: Readonly<Record<string, number>>
}

interface Block {
  next: number
  readonly end: number
}

/** Allocates the zones of one game. Offsets are plain numbers: rule code reads `s[COCOA + seat]`. */
export function createSpace({ stack = STACK_LENGTH, blocks: sizes = {} }: SpaceOptions = {}): Space {
  const zones: Zone[] = []
  const pools: Pool[] = []
  const blocks = new Map<string, Block>()
  let next = HEADER
  for (const [module, size] of Object.entries(sizes)) {
    blocks.set(module, { next, end: next + size })
    next += size
  }
  let sealed = false
  let blank: State | null = null

  function drawn(): State {
    const s = new Int32Array(next + stack)
    s[OWNER] = NOBODY
    for (const zone of zones) if (zone.initial !== 0) s.fill(zone.initial, zone.at, zone.at + zone.length)
    return s
  }

  /** Room for a zone: in the block of its module, else behind everything declared so far. */
  function place(name: string, module: string | undefined, length: number): number {
    if (module === undefined) {
      next += length
      return next - length
    }
    const block = blocks.get(module)
    if (block === undefined) throw new Error(`zone ${name}: the space has no block for module ${module}`)
    block.next += length
    if (block.next > block.end) throw new Error(`zone ${name}: the block of module ${module} is too small by ${block.next - block.end} words`)
    return block.next - length
  }

  function add(name: string, kind: Zone['kind'], pool: Pool | null, length: number, options: ZoneOptions): number {
    if (sealed) throw new Error(`zone ${name} declared after the first game was compiled`)
    if (zones.some((zone) => zone.name === name)) throw new Error(`zone ${name} declared twice`)
    const visible = options.visible ?? 'all'
    const perSeat = options.perSeat ?? 0
    if (visible === 'owner' && perSeat === 0) throw new Error(`zone ${name} has owners but is not split by seat`)
    const initial = options.initial ?? (kind === 'slots' ? EMPTY : 0)
    const { domain = 0, module, back = null, max, min = Math.min(0, initial) } = options
    const range = kind === 'ints' && max !== undefined ? ([min, max] as const) : null
    const at = place(name, module, length)
    zones.push({ name, at, length, kind, pool, visible, perSeat, initial, range, domain, module: module ?? null, back })
    return at
  }

  return {
    zones,
    pools,
    stackAt() {
      sealed = true
      return next
    },
    size() {
      sealed = true
      return next + stack
    },
    blank() {
      sealed = true
      blank ??= drawn()
      return blank
    },
    pool(name, size) {
      const pool = { name, size, words: Math.ceil(size / WORD) }
      pools.push(pool)
      return pool
    },
    ints: (name, length, options = {}) => add(name, 'ints', null, length, options),
    slots: (name, pool, length, options = {}) => add(name, 'slots', pool, length, options),
    set: (name, pool, rows, options = {}) =>
      add(name, 'set', pool, rows * pool.words, {
        ...options,
        ...(options.perSeat === undefined ? {} : { perSeat: options.perSeat * pool.words }),
      }),
  }
}

export const emptyState = (space: Space): State => space.blank().slice()

export function clearState(space: Space, s: State): void {
  s.set(space.blank())
}

const SLAB = 16 // positions per piece of memory
let slab = new ArrayBuffer(0)
let slabUsed = 0

/** A copy for play and search. Copies share memory in slabs: making a buffer costs ten times the copying. */
export function clone(s: State): State {
  const bytes = s.byteLength
  if (slabUsed + bytes > slab.byteLength) {
    slab = new ArrayBuffer(bytes * SLAB)
    slabUsed = 0
  }
  const copy = new Int32Array(slab, slabUsed, s.length)
  slabUsed += bytes
  copy.set(s)
  return copy
}

/** A copy to keep for long, in memory of its own. */
export const keep = (s: State): State => s.slice()

export function copyInto(target: State, source: State): void {
  target.set(source)
}

export function equal(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** The zones that mean something in a game with these modules, by name: the order of declaration must not matter. */
export const liveZones = (space: Space, modules: readonly string[]): readonly Zone[] =>
  space.zones.filter((zone) => zone.module === null || modules.includes(zone.module)).sort((a, b) => (a.name < b.name ? -1 : 1))

// --- sets of pieces: one bit per piece ---

export const has = (s: Int32Array, set: number, piece: number): boolean => (s[set + (piece >> 5)] & (1 << (piece & 31))) !== 0

export function put(s: Int32Array, set: number, piece: number): void {
  s[set + (piece >> 5)] |= 1 << (piece & 31)
}

export function take(s: State, set: number, piece: number): void {
  s[set + (piece >> 5)] &= ~(1 << (piece & 31))
}

export function fillSet(s: State, set: number, pieces: number): void {
  for (let piece = 0; piece < pieces; piece++) put(s, set, piece)
}

export function countSet(s: Int32Array, set: number, words: number): number {
  let n = 0
  for (let w = 0; w < words; w++) n += bits(s[set + w])
  return n
}

/** The first piece of the set not below `from`, or -1. */
export function nextIn(s: Int32Array, set: number, words: number, from: number): number {
  let w = from >> 5
  if (w >= words) return -1
  let word = s[set + w] & (-1 << (from & 31))
  while (word === 0) {
    if (++w >= words) return -1
    word = s[set + w]
  }
  return (w << 5) + 31 - Math.clz32(word & -word)
}

export function bits(word: number): number {
  let v = word
  v -= (v >>> 1) & 0x55555555
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
