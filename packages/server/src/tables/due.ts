// What happens by itself, at its time: clocks that run out, notices that are due.
import { type Deliver, deliver } from '../notices/deliver.ts'
import { claimClocks, claimNotices, claimThoughts } from '../store/due.ts'
import { hear, type Tables, withTable } from './tables.ts'
import { letThink, THOUGHT_MS } from './think.ts'

/** Says at every table where somebody's time is up that it is; other processes hear of it from the store. */
export async function ringClocks(tables: Tables): Promise<void> {
  for (const table of await claimClocks(tables.store, tables.now())) if (tables.live.has(table)) await hear(tables, table)
}

/** Thinks where a process that was about to has died. */
export async function resumeThoughts(tables: Tables): Promise<void> {
  for (const table of await claimThoughts(tables.store, tables.now(), tables.now() + THOUGHT_MS)) await withTable(tables, table, async (live) => letThink(tables, live, true))
}

/** Tells those who were asked and have not looked. */
export async function sendNotices(tables: Tables, by: Deliver): Promise<void> {
  for (const notice of await claimNotices(tables.store, tables.now())) await deliver(tables.store, by, notice)
}

const LOOK_MS = 1000

/** Looks again and again, one look at a time; the end of it waits for the last. */
export function everySecond(work: () => Promise<void>, fault: (error: unknown) => void): () => Promise<void> {
  let busy: Promise<void> | null = null
  const timer = setInterval(() => {
    busy ??= work().catch(fault).finally(() => (busy = null))
  }, LOOK_MS)
  return async () => {
    clearInterval(timer)
    await busy
  }
}
