// Games go to the store after every answer and come from it when they are opened.
import { fail, type GameOptions, type Result } from '@tollan/kernel'
import type { Opened, Others } from '../engine/protocol.ts'
import type { SeatLevel, SeatStyle } from '../engine/thinking/protocol.ts'
import { platesIn, sheetIn, withPlates } from './game-file.ts'
import type { GuideMark } from './guide/guide.ts'
import { tellChanged } from './hold-game.ts'
import { newId } from './new-id.ts'
import { noteFinished } from './offline/install.svelte.ts'
import { platesFor, type SeatPlate } from './seat-mark.ts'
import { currentSettings } from './settings.svelte.ts'
import { addGame, type ListedGame, saveGame } from './store.ts'
import type { Table } from './table.svelte.ts'
import type { PuzzleMark } from './thinking/puzzle.ts'
import { theEngine } from './the-engine.ts'

/** What people chose about a game that its rules do not know. */
export interface Sitting {
  readonly plates: readonly SeatPlate[]
  readonly demo: boolean
  /** Seats the program plays beside people. */
  readonly companions?: readonly number[]
  /** How strong the players that think are, by seat. */
  readonly levels?: readonly (SeatLevel | null)[]
  /** What they like, by seat; none where all play as they see fit. */
  readonly styles?: readonly (SeatStyle | null)[]
  readonly puzzle?: PuzzleMark
  /** Begun at an entry of another game; games kept long ago do not say at which. */
  readonly whatIf?: number | true
  readonly guide?: GuideMark
  /** The name of the sheet of printed values it is played with. */
  readonly sheet?: string
}

/** Who thinks at a table, and how. */
export type Thinkers = Pick<Sitting, 'levels' | 'styles'>

/** Those who think, for another game of the same people. */
export const sameThinkers = ({ levels, styles }: Thinkers): Thinkers => ({ ...(levels === undefined ? {} : { levels }), ...(styles === undefined ? {} : { styles }) })

/** Seats of players that think. */
export const thinkersOf = ({ levels = [] }: Pick<Sitting, 'levels'>): readonly number[] => levels.flatMap((level, seat) => (level === null ? [] : [seat]))

/** Who sits at the table besides people, for the engine. */
export const othersOf = (sitting: Pick<Sitting, 'companions' | 'levels' | 'puzzle' | 'guide' | 'whatIf'>): Others =>
  ({ companions: sitting.companions, thinkers: thinkersOf(sitting), since: sitting.guide?.from ?? sitting.puzzle?.entry ?? (sitting.whatIf === true ? undefined : sitting.whatIf) })

export const sittingOf = ({ plates, demo, points, companions, levels, styles, puzzle, whatIf, guide, sheet }: ListedGame): Sitting => ({
  plates: platesFor(points.length, plates),
  demo: demo === true,
  ...(companions === undefined ? {} : { companions }),
  ...(levels === undefined ? {} : { levels }),
  ...(styles === undefined ? {} : { styles }),
  ...(puzzle === undefined ? {} : { puzzle }),
  ...(whatIf === undefined ? {} : { whatIf }),
  ...(guide === undefined ? {} : { guide }),
  ...(sheet === undefined ? {} : { sheet }),
})

/** Browsers clear what nobody asked them to keep. */
async function askToKeep(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // one that cannot promise it keeps games as long as it likes
  }
}

/** Keeps what the engine has just opened, under a new name. */
export async function keep({ session, game, options, scene, playable }: Opened, { plates, ...sitting }: Sitting): Promise<string> {
  const id = newId()
  const { points, over, progress } = scene
  const sat = platesFor(points.length, plates)
  await addGame({ id, game, options, saved: Date.now(), points, progress, ...sitting, plates: sat, over, playable, file: await theEngine().of(session).call('kept') })
  void askToKeep()
  return id
}

export async function newGame(game: string, options: GameOptions, sitting: Sitting): Promise<Result<{ id: string }>> {
  const made = await theEngine().call('create', game, options, currentSettings(), thinkersOf(sitting))
  return made.ok ? { ok: true, id: await keep(made.opened, sitting) } : made
}

/** A bad file gets a sentence and changes nothing. */
export async function importGame(text: string): Promise<Result<{ id: string }>> {
  try {
    const made = await theEngine().call('load', text, currentSettings())
    return made.ok ? { ok: true, id: await keep(made.opened, { plates: platesIn(text), demo: false, ...sheetIn(text) }) } : made
  } catch {
    return fail('bad-file', 'the file could not be read')
  }
}

/** Gives a text to the person as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const download = (id: string, file: string, { plates, sheet }: Pick<Sitting, 'plates' | 'sheet'>): void => saveText(`tollan-${id}.json`, withPlates(file, plates, sheet))

/** Saves a table after each change; while a save is under way only the newest waits. `played` counts the steps of the game; `taken` tells that another tab writes it. */
export function keepSaving(id: string, sitting: Sitting, played: () => number, taken: () => void): <T>(table: Table<T>) => void {
  let saving = false
  let again = false
  const save = async <T>(table: Table<T>): Promise<void> => {
    if (saving) {
      again = true
      return
    }
    saving = true
    try {
      do {
        again = false
        const { look, options, playable } = table
        const { points, over, progress } = table.newest // what is watched on the screen lies behind
        const file = await table.kept()
        const mine = await saveGame({ id, game: look.id, options, saved: Date.now(), points, progress, ...sitting, over, playable, file, steps: played() })
        if (!mine) return taken()
        if (over) noteFinished()
        tellChanged(id)
      } while (again)
    } finally {
      saving = false
    }
  }
  return (table) => void save(table)
}
