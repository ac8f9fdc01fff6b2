// Games go to the store after every answer and come from it when they are opened.
import type { GameOptions, Result } from '@tollan/kernel'
import type { Opened } from '../engine/protocol.ts'
import { newId } from './new-id.ts'
import { currentSettings } from './settings.svelte.ts'
import { type SavedGame, saveGame } from './store.ts'
import type { Table } from './table.svelte.ts'
import { theEngine } from './the-engine.ts'

const savedFrom = (id: string, opened: Opened, file: string): SavedGame => ({
  id,
  game: opened.game,
  options: opened.options,
  saved: Date.now(),
  points: opened.scene.points,
  over: opened.scene.over,
  playable: opened.playable,
  file,
})

/** Keeps what the engine has just opened, under a new name. */
async function keep(opened: Opened): Promise<string> {
  const id = newId()
  await saveGame(savedFrom(id, opened, await theEngine().call('file')))
  return id
}

export async function newGame(game: string, options: Omit<GameOptions, 'data'>): Promise<Result<{ id: string }>> {
  const made = await theEngine().call('create', game, options, currentSettings())
  return made.ok ? { ok: true, id: await keep(made.opened) } : made
}

export async function importGame(text: string): Promise<Result<{ id: string }>> {
  const made = await theEngine().call('load', text, currentSettings())
  return made.ok ? { ok: true, id: await keep(made.opened) } : made
}

/** Saves a table after each change; while a save is under way only the newest waits. */
export function keepSaving(id: string): <T>(table: Table<T>) => void {
  let saving = false
  let again = false
  const save = async <T>(table: Table<T>): Promise<void> => {
    if (saving) {
      again = true
      return
    }
    saving = true
    do {
      again = false
      const { look, options, playable } = table
      const { points, over } = table.scene
      await saveGame({ id, game: look.id, options, saved: Date.now(), points, over, playable, file: await table.file() })
    } while (again)
    saving = false
  }
  return (table) => void save(table)
}
