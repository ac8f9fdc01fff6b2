// Pages that look at the list of free tables: they are told when it changes.
const GATHER_MS = 200

export interface Onlookers {
  /** Has `look` called whenever the list may have changed; the end of it. */
  add(look: () => void): () => void
  /** The list may have changed. What changes at one moment is told once. */
  stir(): void
}

export function openOnlookers(): Onlookers {
  const all = new Set<() => void>()
  let timer: NodeJS.Timeout | null = null
  return {
    add(look) {
      all.add(look)
      return () => void all.delete(look)
    },
    stir() {
      if (timer !== null || all.size === 0) return
      timer = setTimeout(() => {
        timer = null
        for (const look of all) look()
      }, GATHER_MS)
      timer.unref()
    },
  }
}
