// Seats of players that think. A thought is made elsewhere and takes its time; what it says is written like anybody's answer.
// Whoever writes the act that asks such a player thinks for it; should that process die, another one does after a while.
import { questions } from '@tollan/kernel'
import { forgetThoughts } from '../store/due.ts'
import type { Thinkable } from '../thinking/protocol.ts'
import { askedIn, type LiveTable, optionsOf, thinkerAt } from './live-table.ts'
import { perform, ready, type Tables, tell, withTable } from './tables.ts'

/** How long a process may be thought to think: longer than any thought and a full queue. */
export const THOUGHT_MS = 30_000

interface Asked extends Pick<Thinkable, 'level' | 'style'> {
  readonly seat: number
}

/** A player that thinks and is asked now, or null. */
export function thinkerAsked(live: LiveTable): Asked | null {
  if (live.room === null) return null
  for (const seat of askedIn(live.room)) {
    const thinker = thinkerAt(live, seat)
    if (thinker !== null) return { seat, ...thinker }
  }
  return null
}

interface Task extends Asked {
  readonly counter: number
  readonly about: Thinkable
}

async function taskAt(tables: Tables, live: LiveTable): Promise<Task | null> {
  const { row } = live.kept
  if (row.status !== 'playing') {
    await forgetThoughts(tables.store, live.id)
    return null
  }
  await ready(tables, live)
  const [{ room }, asked] = [live, thinkerAsked(live)]
  if (room === null || asked === null) return null
  const { journal } = room
  const { doors } = journal.rules
  const about = { game: row.game, version: row.version, options: optionsOf(live.kept), view: doors.encodeView(doors.view(journal.game, asked.seat)), level: asked.level, style: asked.style, seed: journal.counter }
  return { ...asked, counter: journal.counter, about }
}

/** Plays what was thought, as long as it is asked for; without a thought, answers that lose nothing. False when the table takes neither. */
async function carryOut(tables: Tables, live: LiveTable, { seat, counter }: Task, answers: readonly string[] | null): Promise<boolean> {
  await ready(tables, live)
  if (live.room?.journal.counter !== counter) return true // somebody did something meanwhile: think again
  let played = false
  for (const answer of answers ?? []) {
    const open = questions(live.room.journal).find((one) => one.seat === seat)
    if (open === undefined) break
    if (!open.answers.includes(answer)) continue // it has run by itself
    const done = await perform(tables, live, { kind: 'answer', seat, revision: open.revision, answer }, `thinks-${live.sequence}`)
    if (!done.ok) break
    played = true
    await tell(tables, live)
    if (live.room === null) break
  }
  if (played) return true
  const done = await perform(tables, live, { kind: 'finish', seat }, `thinks-${live.sequence}`)
  if (done.ok) await tell(tables, live)
  return done.ok
}

async function think(tables: Tables, id: string): Promise<void> {
  for (let goesOn = true; goesOn && !tables.minds.closed; ) {
    const task = await withTable(tables, id, (live) => taskAt(tables, live))
    const answers = task === null ? null : await tables.minds.think(task.about)
    if (task === null || tables.minds.closed) return
    goesOn = (await withTable(tables, id, (live) => carryOut(tables, live, task, answers))) === true
  }
}

/** Lets the players of a table think who are asked; at once when the table has not been looked at yet. */
export function letThink(tables: Tables, live: LiveTable, unseen = false): void {
  if ((!unseen && thinkerAsked(live) === null) || tables.thinking.has(live.id)) return
  tables.thinking.add(live.id)
  void think(tables, live.id).catch(tables.fault).finally(() => tables.thinking.delete(live.id))
}
