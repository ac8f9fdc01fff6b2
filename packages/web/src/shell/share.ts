// Positions come from the engine's thread as fresh copies. What has not changed keeps its old object, so that nothing made from it is made again.
type Plain = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** `after`, with every part that equals the same part of `before` replaced by that one. */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  const shared: Record<string, unknown> = Array.isArray(after) ? ([] as unknown as Record<string, unknown>) : {}
  for (const key of keys) {
    const part = share(before[key], after[key])
    shared[key] = part
    same &&= part === before[key]
  }
  return (same ? before : shared) as T
}
