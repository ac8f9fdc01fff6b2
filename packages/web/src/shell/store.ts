// Saved games on this device, in IndexedDB. Where that fails games are kept in memory, so that the one on the table goes on.
import type { GameOptions, Progress } from '@tollan/kernel'
import type { CoachReport, SeatLevel, SeatStyle } from '../engine/thinking/protocol.ts'
import type { GuideMark } from './guide/guide.ts'
import type { PuzzleMark } from './thinking/puzzle.ts'
import { newId } from './new-id.ts'
import type { SeatPlate } from './seat-mark.ts'
import { noteKept, noteTrouble } from './storage-trouble.svelte.ts'
import { forgetSteps } from './unsaved.ts'

export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly options: GameOptions
  readonly saved: number
  readonly points: readonly number[]
  readonly progress?: Progress
  /** Of records from before there was `progress`. */
  readonly round?: number
  readonly plates?: readonly SeatPlate[]
  /** The program plays every seat. */
  readonly demo?: boolean
  /** Seats the program plays beside people. */
  readonly companions?: readonly number[]
  /** How strong the players that think are, by seat; null where a person sits. */
  readonly levels?: readonly (SeatLevel | null)[]
  /** What they like, by seat; null where one plays as it sees fit. */
  readonly styles?: readonly (SeatStyle | null)[]
  /** The puzzle it was begun as. */
  readonly puzzle?: PuzzleMark
  /** Begun at a moment of another game, to see what would have come of it. */
  readonly whatIf?: number | true
  /** What the coach said of the game, by seat. */
  readonly coach?: Readonly<Record<number, CoachReport>>
  /** First steps: how far somebody is. */
  readonly guide?: GuideMark
  /** The name of the sheet of printed values it is played with. */
  readonly sheet?: string
  readonly over: boolean
  readonly playable: boolean
  /** The game file, packed; of games from before as text. */
  readonly file: string | Uint8Array<ArrayBuffer>
  /** How many steps of those that are noted as they are played it holds (unsaved.ts). */
  readonly steps?: number
  /** The tab that may write it: two tabs would overwrite each other's moves. */
  readonly writer?: string
}

/** A game as a list shows it. */
export type ListedGame = Omit<SavedGame, 'file'>

const NAME = 'tollan'
const VERSION = 1
const GAMES = 'games'

/** This tab. */
const here = newId()
const memory = new Map<string, SavedGame>()

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('the storage of this device failed'))
  })

/** A full device tells so when the transaction ends, not when the record is put. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done()
    transaction.onabort = () => failed(transaction.error ?? new Error('the storage of this device refused to write'))
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
  opening.catch(() => (opening = undefined))
  return opening
}

const transact = async (mode: IDBTransactionMode): Promise<IDBTransaction> => (await database()).transaction(GAMES, mode)

/** Keeps a game for the first time. */
export async function addGame(game: SavedGame): Promise<void> {
  await write(game, () => true)
}

/** Writes a game unless another tab has taken it over or deleted it; false when one has. */
export const saveGame = (game: SavedGame): Promise<boolean> =>
  write(game, (before) => (before === undefined ? memory.has(game.id) : before.writer === undefined || before.writer === here))

async function write(game: SavedGame, isMine: (before: SavedGame | undefined) => boolean): Promise<boolean> {
  try {
    const transaction = await transact('readwrite')
    const games = transaction.objectStore(GAMES)
    const before = (await settled(games.get(game.id))) as SavedGame | undefined
    if (!isMine(before)) return false
    games.put({ ...withGuide(game, before), writer: here })
    await written(transaction)
    memory.delete(game.id)
    forgetSteps(game.id, game.steps ?? 0)
    noteKept()
  } catch (error) {
    memory.set(game.id, withGuide(game, memory.get(game.id)))
    noteTrouble(error)
  }
  return true
}

/** A table that is saved knows nothing of guide and coach beside it: what they have noted stays. */
const withGuide = (game: SavedGame, before: SavedGame | undefined): SavedGame => ({
  ...game, ...(before?.guide === undefined ? {} : { guide: before.guide }), ...(before?.coach === undefined ? {} : { coach: before.coach }),
})

/** Keeps what the coach said of a seat. */
export async function markCoach(id: string, seat: number, report: CoachReport): Promise<void> {
  const kept = memory.get(id)
  if (kept !== undefined) memory.set(id, { ...kept, coach: { ...kept.coach, [seat]: report } })
  try {
    const transaction = await transact('readwrite')
    const games = transaction.objectStore(GAMES)
    const game = (await settled(games.get(id))) as SavedGame | undefined
    if (game !== undefined) games.put({ ...game, coach: { ...game.coach, [seat]: report } })
    await written(transaction)
  } catch (error) {
    noteTrouble(error)
  }
}

/** Notes how far somebody is in the first steps. */
export async function markGuide(id: string, guide: GuideMark): Promise<void> {
  const kept = memory.get(id)
  if (kept !== undefined) memory.set(id, { ...kept, guide })
  try {
    const transaction = await transact('readwrite')
    const games = transaction.objectStore(GAMES)
    const game = (await settled(games.get(id))) as SavedGame | undefined
    if (game?.writer === here) games.put({ ...game, guide })
    await written(transaction)
  } catch (error) {
    noteTrouble(error)
  }
}

/** From now on this tab writes the game. */
export async function claimGame(id: string): Promise<void> {
  if (memory.has(id)) return
  try {
    const transaction = await transact('readwrite')
    const games = transaction.objectStore(GAMES)
    const game = (await settled(games.get(id))) as SavedGame | undefined
    if (game !== undefined) games.put({ ...game, writer: here })
    await written(transaction)
  } catch (error) {
    noteTrouble(error)
  }
}

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  const kept = memory.get(id)
  if (kept !== undefined) return kept
  try {
    return (await settled((await transact('readonly')).objectStore(GAMES).get(id))) as SavedGame | undefined
  } catch (error) {
    noteTrouble(error)
    return undefined
  }
}

/** The files are long, and nobody reads them in a list. */
function withoutFile(game: SavedGame): ListedGame {
  const listed: { -readonly [K in keyof SavedGame]?: SavedGame[K] } = { ...game }
  delete listed.file
  return listed as ListedGame
}

/** Newest first. */
export async function savedGames(): Promise<ListedGame[]> {
  let stored: SavedGame[] = []
  try {
    stored = (await settled((await transact('readonly')).objectStore(GAMES).getAll())) as SavedGame[]
  } catch (error) {
    noteTrouble(error)
  }
  return [...memory.values(), ...stored.filter(({ id }) => !memory.has(id))].map(withoutFile).sort((a, b) => b.saved - a.saved)
}

export async function deleteGame(id: string): Promise<void> {
  memory.delete(id)
  forgetSteps(id)
  try {
    const transaction = await transact('readwrite')
    transaction.objectStore(GAMES).delete(id)
    await written(transaction)
  } catch (error) {
    noteTrouble(error)
  }
}
