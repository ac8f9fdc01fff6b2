// A saved game on its way to the table: read, held for this tab, kept in the language of the interface, followed when another tab plays it.
import { currentLanguage } from '../i18n/language.svelte.ts'
import { hashText, type Result } from '@tollan/kernel'
import type { EngineSession } from '../engine/client.ts'
import type { Opened } from '../engine/protocol.ts'
import { faultWords } from './fault.ts'
import { namesAt } from './game-title.ts'
import { bringBack } from './home/leaving.svelte.ts'
import { holdGame, onChanged, type Release } from './hold-game.ts'
import type { GameLook, GameWords } from './look.ts'
import { lookOf } from './looks.ts'
import { keepSaving, type Sitting, sittingOf, othersOf } from './saving.ts'
import { setPlates } from './seat-mark.ts'
import { currentSettings } from './settings.svelte.ts'
import { claimGame, type SavedGame, savedGame, saveGame } from './store.ts'
import { openTable, type Table } from './table.svelte.ts'
import { theEngine } from './the-engine.ts'
import { setThinkers } from './thinking/thinking.svelte.ts'
import { type Noting, noting, playSteps, unsavedSteps } from './unsaved.ts'

/** A table people sit at. */
export interface Sat extends Sitting {
  readonly table: Table
  /** The open game, for players that think; none at a table elsewhere. */
  readonly engine?: EngineSession
  /** Keeps what was played for them. */
  readonly save?: (table: Table) => void
  /** The same game and the same position, the same thoughts. */
  readonly seed?: number
  /** Everybody sits at a screen of their own. */
  readonly online?: true
}

/** A game whose table cannot be drawn, as far as it can be told. */
export interface Undrawn extends Sitting {
  readonly look: GameLook
  readonly words: GameWords
  readonly opened: Opened
  readonly file: () => Promise<string>
}

export interface OpenGame {
  readonly sat: Sat | undefined
  /** In place of `sat`. */
  readonly undrawn?: Undrawn | undefined
  readonly problem: string
  /** Another tab plays this game; here it is only shown. */
  readonly elsewhere: boolean
  takeOver(): Promise<void>
  /** Goes on by the present rules, where the engine offers it. */
  readonly carry?: (() => Promise<void>) | undefined
  readonly close: Release
}

/** Looked at, not played. */
const onlyShown = (opened: Opened): Opened => ({ ...opened, playable: false, window: { undo: 0, redo: 0, restart: 0 } })

export function openGame(id: string, missing: () => void): OpenGame {
  let sat = $state.raw<Sat>()
  let undrawn = $state.raw<Undrawn>()
  let problem = $state('')
  let elsewhere = $state(false)
  /** The game could go on by the present rules. */
  let carries = $state(false)
  let release: Release = () => {}
  let closed = false
  /** The language the words of the table are in. */
  let spoken = ''
  let notes: Noting | undefined

  const say = (error: unknown): void => {
    problem = faultWords(error)
  }

  /** The game as it was saved, and what was played before the page could save it. */
  async function loadAll({ file, steps = 0 }: SavedGame, sitting: Sitting): Promise<Result<{ opened: Opened }>> {
    const load = (kept: SavedGame['file']): Promise<Result<{ opened: Opened }>> => theEngine().call('load', kept, currentSettings(), othersOf(sitting))
    const loaded = await load(file)
    const late = elsewhere ? [] : unsavedSteps(id, steps)
    if (!loaded.ok || late.length === 0) return loaded
    const session = theEngine().of(loaded.opened.session)
    await playSteps(session, late)
    return load(await session.call('kept'))
  }

  async function show(): Promise<void> {
    const saved = await savedGame(id)
    if (closed) return
    if (saved === undefined) return missing()
    const sitting = sittingOf(saved)
    const names = namesAt(sitting)
    const [look, loaded] = await Promise.all([lookOf(saved.game), loadAll(saved, sitting)])
    if (!loaded.ok) return say(loaded)
    const language = currentLanguage()
    const words = await look.words(language, loaded.opened.options, names)
    if (closed) return
    spoken = language
    setPlates(sitting.plates)
    setThinkers(sitting)
    const opened = elsewhere ? onlyShown(loaded.opened) : loaded.opened
    carries = opened.carries && opened.playable && !opened.scene.over && sitting.guide === undefined && !sitting.demo
    notes = noting(id, theEngine().of(opened.session), saved.steps ?? 0)
    const { engine, count } = notes
    undrawn = opened.version < (look.oldest ?? 0) ? { ...sitting, look, words, opened, file: () => engine.call('file') } : undefined
    if (undrawn !== undefined) return
    const save = keepSaving(id, sitting, count, lost)
    const table = openTable(engine, look, words, opened, save, sitting.demo)
    sat = { ...sitting, engine, save, seed: hashText(opened.commitment), table }
    if (!elsewhere && count() > (saved.steps ?? 0)) save(table)
  }

  /** Another tab has it now: what it saves is shown here. */
  function lost(): void {
    if (closed || elsewhere) return
    elsewhere = true
    notes?.stop()
    release()
    show().catch(say)
  }

  /** The rules of a table never change under it: the game is kept by the present ones and put on the table anew. */
  async function carry(): Promise<void> {
    const saved = await savedGame(id)
    const loaded = await theEngine().call('load', (await sat?.table.kept()) ?? saved?.file ?? '', currentSettings(), sat === undefined ? {} : othersOf(sat))
    if (saved === undefined || !loaded.ok) return
    const session = theEngine().of(loaded.opened.session)
    const carried = await session.call('carry')
    if (!carried.ok) return say(carried)
    if (await saveGame({ ...saved, saved: Date.now(), file: await session.call('kept'), steps: notes?.count() ?? 0 })) await show()
  }

  async function take(away: boolean): Promise<void> {
    const held = await holdGame(id, away, lost)
    if (closed) return held?.()
    elsewhere = held === null
    if (held !== null) {
      release = held
      await claimGame(id)
    }
    await show()
  }

  /** What another tab saves is shown here while it plays; what it deletes is left. */
  async function hear(changed: string): Promise<void> {
    if (changed !== id) return
    if (elsewhere) await show()
    else if ((await savedGame(id)) === undefined && !closed) missing()
  }
  const deaf = onChanged((changed) => void hear(changed).catch(say))

  $effect(() => {
    const language = currentLanguage()
    const shown = sat
    if (language === spoken) return
    if (undrawn !== undefined) show().catch(say)
    if (shown === undefined) return
    spoken = language
    const { table } = shown
    void table.look.words(language, table.options, namesAt(shown)).then((words) => (table.words = words))
  })

  bringBack(id) // whoever opens a game wants it
  take(false).catch(say)

  return {
    get sat() {
      return sat
    },
    get undrawn() {
      return undrawn
    },
    get problem() {
      return problem
    },
    get elsewhere() {
      return elsewhere
    },
    takeOver: () => take(true).catch(say),
    get carry() {
      return carries ? () => carry().catch(say) : undefined
    },
    close: () => {
      closed = true
      release()
      deaf()
    },
  }
}
