// People whose messages somebody does not want to read, on this device, at every table.
const KEY = 'tollan-muted'

export function mutedNames(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Hidden when shown, shown when hidden. */
export function toggleMuted(name: string): ReadonlySet<string> {
  const names = new Set(mutedNames())
  if (!names.delete(name)) names.add(name)
  try {
    localStorage.setItem(KEY, JSON.stringify([...names]))
  } catch {
    // hidden until the page is closed
  }
  return names
}
