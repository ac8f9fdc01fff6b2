// What a table needs is fetched while home is read: Start then waits for no network.
import { idle } from './frame.ts'
import { lookOf } from './looks.ts'

let under: Promise<unknown> = Promise.resolve()

/** Once the page is idle; a connection that counts its bytes is left alone. */
export function fetchAhead(game: string): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData === true) return
  under = idle()
    .then(() => Promise.all([import('./LocalPage.svelte'), import('./thinking/ThinkingAids.svelte'), lookOf(game)]))
    .catch(() => undefined) // it is fetched again when it is needed
}

/** What was asked for is here: others may use the line. */
export const fetchedAhead = (): Promise<unknown> => under
