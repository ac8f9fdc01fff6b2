// The shape of a table on a value sheet: which values are shown, what each may be corrected to, and where it lies.
import { brief, Misfit } from './misfit.ts'
import { type Fields, isRecord, isWhole, same } from './plain.ts'

/** What is wrong with a corrected value ("must be ..."), or null. */
export type LeafCheck = (value: unknown, printed: unknown) => string | null

/** How somebody may type a value: a number, one of some, parts that a game has words for, or one letter for each place. */
export type LeafInput =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number | null)[] }
  | { readonly kind: 'parts'; readonly of: string }
  | { readonly kind: 'code'; readonly letters: string; readonly length: number }

export type Shape =
  | { readonly kind: 'leaf'; readonly check: LeafCheck; readonly shownOnly: boolean; readonly input: LeafInput | null }
  /** As long as the printed one; with `room` as long as the room allows, and then the shape names every field of an item. */
  | { readonly kind: 'list'; readonly of: Shape; readonly room: readonly [least: number, most: number] | null }
  | { readonly kind: 'rows'; readonly key: string; readonly of: Shape } // on the sheet by the field that names a row
  | { readonly kind: 'fields'; readonly of: Readonly<Record<string, Shape>> }

export const leaf = (check: LeafCheck, input: LeafInput | null = null): Shape => ({ kind: 'leaf', check, shownOnly: false, input })
export const list = (of: Shape): Shape => ({ kind: 'list', of, room: null })
/** A list that may get longer and shorter: nothing in the state depends on its length. */
export const listOf = (least: number, most: number, of: Shape): Shape => ({ kind: 'list', of, room: [least, most] })
export const rows = (key: string, of: Readonly<Record<string, Shape>>): Shape => ({ kind: 'rows', key, of: fields(of) })
export const fields = (of: Readonly<Record<string, Shape>>): Shape => ({ kind: 'fields', of })

export const whole = (least: number, most: number): Shape =>
  leaf((value) => (isWhole(value, least, most) ? null : `must be a whole number from ${least} to ${most}`), { kind: 'whole', least, most })

export const oneOf = (values: readonly (string | number | null)[]): Shape =>
  leaf((value) => (values.some((known) => known === value) ? null : `must be one of ${values.map(String).join(', ')}`), { kind: 'one-of', values })

/** As many letters as places, such as the icons of a tile. */
export const code = (letters: string, length: number): Shape =>
  leaf((value) => (typeof value === 'string' && value.length === length && Array.from(value).every((letter) => letters.includes(letter)) ? null : `must be ${length} letters of ${letters}`), { kind: 'code', letters, length })

/** Shown on the sheet, not correctable. */
export const shown = (why: string): Shape => ({ kind: 'leaf', check: () => `cannot be corrected: ${why}`, shownOnly: true, input: null })

type Child = readonly [key: string, shape: Shape, value: unknown]

/** The named parts of a value, or null for a leaf. Fields a row does not have are left out. */
function childrenOf(shape: Shape, value: unknown): readonly Child[] | null {
  switch (shape.kind) {
    case 'leaf':
      return null
    case 'list':
      return asList(value).map((item, i) => [`${i}`, shape.of, item])
    case 'rows':
      return asList(value).map((row) => [String(asRecord(row)[shape.key]), shape.of, row])
    case 'fields':
      return Object.entries(shape.of).flatMap(([name, of]): Child[] => {
        const held = asRecord(value)[name]
        return held === undefined ? [] : [[name, of, held]]
      })
  }
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const asRecord = (value: unknown): Fields => (isRecord(value) ? value : {})

export interface LeafValue {
  readonly path: string
  readonly value: unknown
  readonly input: LeafInput | null
  /** It cannot be corrected. */
  readonly shownOnly: boolean
}

/** Every single value of a table, in its order. */
export function leavesIn(shape: Shape, value: unknown, path = ''): readonly LeafValue[] {
  if (shape.kind === 'leaf') return [{ path, value, input: shape.input, shownOnly: shape.shownOnly }]
  return (childrenOf(shape, value) ?? []).flatMap(([key, of, item]) => leavesIn(of, item, joined(path, key)))
}

/** A value as it stands on the sheet. Rows without anything to show are left out. */
export function show(shape: Shape, value: unknown): unknown {
  const children = childrenOf(shape, value)
  if (children === null) return value
  if (shape.kind === 'list') return children.map(([, of, item]) => show(of, item))
  const told = shape.kind === 'rows' ? children.filter(([, of, item]) => childrenOf(of, item)?.length !== 0) : children
  return Object.fromEntries(told.map(([key, of, item]) => [key, show(of, item)]))
}

export interface Difference {
  readonly path: string
  readonly from: unknown
  readonly to: unknown
}

export const joined = (path: string, key: string): string => (path === '' || key === '' ? path + key : `${path}.${key}`)

/** What is wrong with a value in itself, as a sentence, or null: each leaf by its own check. What is only shown is left aside. */
export function wrongIn(shape: Shape, value: unknown, path: string): string | null {
  if (shape.kind === 'leaf') {
    const wrong = shape.shownOnly ? null : shape.check(value, value)
    return wrong === null ? null : `${path} ${wrong}, not ${brief(value)}`
  }
  for (const [key, of, item] of childrenOf(shape, value) ?? []) {
    const wrong = wrongIn(of, item, joined(path, key))
    if (wrong !== null) return wrong
  }
  return null
}

/** The check of a value that is replaced as a whole: a leaf, or a list of another length. Null where only parts can be. */
function checkOf(shape: Shape): LeafCheck | null {
  if (shape.kind === 'leaf') return shape.check
  if (shape.kind !== 'list' || shape.room === null) return null
  const { of, room } = shape
  return (value) => wrongInList(value, of, room)
}

/** Items of a list of another length may be new: they must be complete. */
function wrongInList(value: unknown, of: Shape, [least, most]: readonly [number, number]): string | null {
  if (!Array.isArray(value) || !isWhole(value.length, least, most)) return `must be a list of ${least} to ${most}`
  const names = of.kind === 'fields' ? Object.keys(of.of) : null
  const complete = (item: unknown): boolean => names === null || (isRecord(item) && same(Object.keys(item).sort(), [...names].sort()))
  for (const [i, item] of value.entries()) {
    if (!complete(item)) return `must have the fields ${names?.join(', ')} and no other in every item`
    const wrong = wrongIn(of, item, `${i}`)
    if (wrong !== null) return `has an item that does not fit: ${wrong}`
  }
  return null
}

/** Lists where `given` differs from the printed value; parts that are not given stay as printed. Throws a Misfit. */
export function compare(shape: Shape, printed: unknown, given: unknown, path: string, found: Difference[]): void {
  const children = childrenOf(shape, printed) ?? []
  const sameLength = Array.isArray(given) && given.length === children.length
  const check = shape.kind === 'list' && sameLength ? null : checkOf(shape)
  if (check !== null) {
    if (same(printed, given)) return
    const wrong = check(given, printed)
    if (wrong !== null) throw new Misfit(`${path} ${wrong}; it is ${brief(printed)} here and ${brief(given)} on the sheet`)
    found.push({ path, from: printed, to: given })
    return
  }
  if (shape.kind === 'list') {
    if (!sameLength) throw new Misfit(`${path} must be a list of ${children.length}, not ${brief(given)}`)
    for (const [key, of, item] of children) compare(of, item, given[Number(key)], joined(path, key), found)
    return
  }
  if (!isRecord(given)) throw new Misfit(`${path} must be an object, not ${brief(given)}`)
  const known = children.map(([key]) => key)
  const stray = Object.keys(given).find((key) => !known.includes(key))
  const what = shape.kind === 'rows' ? 'row' : 'field'
  if (stray !== undefined) throw new Misfit(`${path} has no ${what} ${JSON.stringify(stray)}; known are ${known.join(', ')}`)
  for (const [key, of, item] of children) if (Object.hasOwn(given, key)) compare(of, item, given[key], joined(path, key), found)
}

/** The value at a path that a correction may replace, and its check. Throws a Misfit. */
export function leafAt(shape: Shape, value: unknown, keys: readonly string[], path: string): readonly [LeafCheck, unknown] {
  const [key, ...rest] = keys
  const check = key === undefined ? checkOf(shape) : null
  if (check !== null) return [check, value]
  const child = childrenOf(shape, value)?.find(([name]) => name === key)
  if (child === undefined) throw new Misfit(`${path} names no value of the sheet`)
  return leafAt(child[1], child[2], rest, path)
}

/** A copy with another value at a path that leafAt has found. */
export function replaced(shape: Shape, value: unknown, keys: readonly string[], to: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return to
  const children = childrenOf(shape, value) ?? []
  const next = (child: Child): unknown => (child[0] === key ? replaced(child[1], child[2], rest, to) : child[2])
  if (shape.kind === 'list' || shape.kind === 'rows') return children.map(next)
  return { ...asRecord(value), ...Object.fromEntries(children.filter(([name]) => name === key).map((child) => [key, next(child)])) }
}
