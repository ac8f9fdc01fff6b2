// The shape of a table on a value sheet: which values are shown, what each may be corrected to, and where it lies.

/** What is wrong with a corrected value ("must be ..."), or null. */
export type LeafCheck = (value: unknown, printed: unknown) => string | null

export type Shape =
  | { readonly kind: 'leaf'; readonly check: LeafCheck }
  | { readonly kind: 'list'; readonly of: Shape } // as long as the printed one
  | { readonly kind: 'rows'; readonly key: string; readonly of: Shape } // on the sheet by the field that names a row
  | { readonly kind: 'fields'; readonly of: Readonly<Record<string, Shape>> }

export const leaf = (check: LeafCheck): Shape => ({ kind: 'leaf', check })
export const list = (of: Shape): Shape => ({ kind: 'list', of })
export const rows = (key: string, of: Readonly<Record<string, Shape>>): Shape => ({ kind: 'rows', key, of: fields(of) })
export const fields = (of: Readonly<Record<string, Shape>>): Shape => ({ kind: 'fields', of })

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const whole = (least: number, most: number): Shape =>
  leaf((value) => (isWhole(value, least, most) ? null : `must be a whole number from ${least} to ${most}`))

export const oneOf = (names: readonly string[]): Shape =>
  leaf((value) => (typeof value === 'string' && names.includes(value) ? null : `must be one of ${names.join(', ')}`))

/** Shown on the sheet, not correctable. */
export const shown = (why: string): Shape => leaf(() => `cannot be corrected: ${why}`)

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
}

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

/** A sentence about a sheet that does not fit. */
export class Misfit extends Error {}

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** Lists where `given` differs from the printed value; parts that are not given stay as printed. Throws a Misfit. */
export function compare(shape: Shape, printed: unknown, given: unknown, path: string, found: Difference[]): void {
  if (shape.kind === 'leaf') {
    if (same(printed, given)) return
    const wrong = shape.check(given, printed)
    if (wrong !== null) throw new Misfit(`${path} ${wrong}; it is ${brief(printed)} here and ${brief(given)} on the sheet`)
    found.push({ path, from: printed, to: given })
    return
  }
  const children = childrenOf(shape, printed) ?? []
  if (shape.kind === 'list') {
    const fits = Array.isArray(given) && given.length === children.length
    if (!fits) throw new Misfit(`${path} must be a list of ${children.length}, not ${brief(given)}`)
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

/** The leaf at a path and its value. Throws a Misfit. */
export function leafAt(shape: Shape, value: unknown, keys: readonly string[], path: string): readonly [LeafCheck, unknown] {
  const [key, ...rest] = keys
  if (shape.kind === 'leaf' && key === undefined) return [shape.check, value]
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
