// Games on their way out of this device: not listed any more, but kept until nobody is offered them back. A page that is closed meanwhile loses nothing.
import { tellChanged } from '../hold-game.ts'
import { FINAL_MS, slipGuard } from '../slip.ts'
import { deleteGame, type ListedGame } from '../store.ts'

const OFFERED_MS = 8000

const guard = slipGuard()
const timers = new Map<string, number>()
let leaving = $state.raw<readonly ListedGame[]>([])
let unlisted = $state.raw<readonly string[]>([])

/** Games that can still be brought back. */
export const leavingGames = (): readonly ListedGame[] => leaving
export const isListed = ({ id }: ListedGame): boolean => !unlisted.includes(id)

function settle(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  leaving = leaving.filter((game) => game.id !== id)
}

/** The card below moves up under the pointer: a second click is not about it. */
export function sendAway(game: ListedGame): void {
  if (guard.isSlip(FINAL_MS)) return
  guard.changed()
  unlisted = [...unlisted, game.id]
  leaving = [...leaving, game]
  timers.set(game.id, window.setTimeout(() => void part(game.id), OFFERED_MS))
}

export function bringBack(id: string): void {
  settle(id)
  unlisted = unlisted.filter((one) => one !== id)
}

/** Deletes it for good. */
async function part(id: string): Promise<void> {
  settle(id)
  await deleteGame(id)
  tellChanged(id)
}

/** What is offered may have come under the pointer of the click that sent the game away. */
export const isTooEarly = (): boolean => guard.isSlip(FINAL_MS)
export const partWith = (id: string): void => void part(id)
