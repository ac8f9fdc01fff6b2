// What became of the puzzles on this device, whatever becomes of their games.
type PuzzleFate = 'tried' | 'solved'
type Fates = Readonly<Record<string, PuzzleFate>>

const KEY = 'tollan-puzzles'
/** Those of more than a year. */
const MOST = 800

const isFate = (value: unknown): value is PuzzleFate => value === 'tried' || value === 'solved'

export function fatesIn(text: string | null): Fates {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter((one): one is [string, PuzzleFate] => isFate(one[1]))) : {}
  } catch {
    return {} // spoilt: every puzzle is a new one
  }
}

/** What was solved once stays solved. */
export const withFate = (fates: Fates, id: string, fate: PuzzleFate): Fates =>
  fates[id] === 'solved' ? fates : Object.fromEntries([...Object.entries(fates).filter(([other]) => other !== id), [id, fate] as const].slice(-MOST))

export function puzzleFates(): Fates {
  try {
    return fatesIn(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

export function notePuzzle(id: string, fate: PuzzleFate): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withFate(puzzleFates(), id, fate)))
  } catch {
    // a device that keeps nothing still plays
  }
}
