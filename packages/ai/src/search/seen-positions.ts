// Positions a search has met: a table of hashes that forgets everything at once.
export interface SeenPositions {
  clear(): void
  /** False when the hash was met since the last clear. */
  add(hash: number): boolean
}

export function createSeenPositions(size = 1 << 15): SeenPositions {
  const mask = size - 1
  const hashes = new Float64Array(size)
  const marks = new Int32Array(size)
  let mark = 0
  let used = 0
  return {
    clear() {
      mark++
      used = 0
    },
    add(hash) {
      if (used > size >> 1) return true // full: a position met twice costs time, nothing else
      for (let i = hash & mask; ; i = (i + 1) & mask) {
        if (marks[i] !== mark) {
          marks[i] = mark
          hashes[i] = hash
          used++
          return true
        }
        if (hashes[i] === hash) return false
      }
    },
  }
}
