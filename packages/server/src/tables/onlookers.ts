// Pages that look at the list of free tables: they are told when it changes.
import type { Listed } from '@tollan/protocol'

const GATHER_MS = 200

export interface Onlooker {
  readonly guest: string
  readonly show: (free: readonly Listed[]) => void
}

export interface Onlookers {
  readonly all: Set<Onlooker>
  /** Reads the list and shows it to all. */
  tell: () => Promise<void>
  /** The list may have changed. What changes at one moment is told once. */
  stir(): void
}

export function openOnlookers(fault: (error: unknown) => void): Onlookers {
  let timer: NodeJS.Timeout | null = null
  const onlookers: Onlookers = {
    all: new Set(),
    tell: async () => {},
    stir() {
      if (timer !== null || onlookers.all.size === 0) return
      timer = setTimeout(() => {
        timer = null
        onlookers.tell().catch(fault)
      }, GATHER_MS)
      timer.unref()
    },
  }
  return onlookers
}
