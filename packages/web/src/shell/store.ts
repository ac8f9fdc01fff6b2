// Saved games on this device, in IndexedDB.
import type { GameOptions } from '@tollan/kernel'

export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly options: GameOptions
  readonly saved: number
  readonly points: readonly number[]
  readonly over: boolean
  readonly playable: boolean
  /** The game file as text. */
  readonly file: string
}

const NAME = 'tollan'
const VERSION = 1
const GAMES = 'games'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('the storage of this device failed'))
  })

let opening: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opening ??= (async () => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
    const opened = await settled(request)
    // another tab may bring a newer shape: do not stand in its way
    opened.onversionchange = () => {
      opened.close()
      opening = undefined
    }
    return opened
  })()
  return opening
}

const games = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => (await database()).transaction(GAMES, mode).objectStore(GAMES)

export async function saveGame(game: SavedGame): Promise<void> {
  await settled((await games('readwrite')).put(game))
}

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  return (await settled((await games('readonly')).get(id))) as SavedGame | undefined
}

/** Newest first. */
export async function savedGames(): Promise<SavedGame[]> {
  const all = (await settled((await games('readonly')).getAll())) as SavedGame[]
  return all.sort((a, b) => b.saved - a.saved)
}

export async function deleteGame(id: string): Promise<void> {
  await settled((await games('readwrite')).delete(id))
}
