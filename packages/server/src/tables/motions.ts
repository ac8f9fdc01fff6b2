// What needs everybody's consent: going back past what a seat may take back by itself, ending without a result.
import type { Motion } from '@tollan/protocol'
import { type Outcome, refuse } from '../refused.ts'
import { setCompanion, turnMotion, turnStatus } from '../store/store.ts'
import { isLate, type LiveTable, motionOf, refresh, seatOf, sendSights, sendState } from './live-table.ts'
import { sendNewTalk } from './talk.ts'
import { perform, type Tables, tell, withTable } from './tables.ts'

export type Done = Outcome<{ sequence: number }>

export async function whilePlaying(tables: Tables, id: string, guest: string, work: (live: LiveTable, seat: number) => Promise<Done>): Promise<Done> {
  const done = await withTable(tables, id, async (live): Promise<Done> => {
    await refresh(tables.store, live)
    const seat = seatOf(live, guest)
    if (seat === null) return refuse('not-seated', 'you do not sit at this table')
    return live.kept.row.status === 'playing' ? work(live, seat) : refuse('game-over', 'nothing can be done at this table now')
  })
  return done ?? refuse('no-table', 'there is no such table')
}

/** Puts something to the others. */
export const ask = (tables: Tables, id: string, guest: string, wish: Pick<Motion, 'kind' | 'to' | 'of'>): Promise<Done> =>
  whilePlaying(tables, id, guest, async (live, seat) => {
    if (live.kept.row.motion !== null) return refuse('busy', 'something else is being asked')
    return put(tables, live, { ...wish, number: tables.now(), by: seat, agreed: [seat] })
  })

/** Agrees to what was asked, or not: one no is enough. */
export const agree = (tables: Tables, id: string, guest: string, number: number, yes: boolean): Promise<Done> =>
  whilePlaying(tables, id, guest, async (live, seat) => {
    const motion = motionOf(live.kept)
    if (motion === null || motion.number !== number) return refuse('stale-revision', 'this is not being asked any more')
    return yes ? put(tables, live, { ...motion, agreed: [...new Set([...motion.agreed, seat])] }) : put(tables, live, null)
  })

export async function put(tables: Tables, live: LiveTable, motion: Motion | null): Promise<Done> {
  const everybody = motion !== null && live.kept.places.every(({ seat, companion, level }) => companion === 1 || level !== null || seat === motion.of || motion.agreed.includes(seat))
  const written = await turnMotion(tables.store, live.id, live.kept.row.motion, motion === null || everybody ? null : JSON.stringify(motion))
  if (!written) return refuse('busy', 'somebody else was quicker')
  const done = everybody ? await carriedOut(tables, live, motion) : { ok: true as const, sequence: live.sequence }
  await refresh(tables.store, live)
  await sendState(live, tables.now())
  return done
}

async function carriedOut(tables: Tables, live: LiveTable, { kind, to = 0, of = -1, number }: Motion): Promise<Done> {
  if (kind === 'end') {
    await turnStatus(tables.store, live.id, 'playing', 'abandoned', tables.now())
    await refresh(tables.store, live)
    sendSights(live)
    await sendNewTalk(tables, live, true)
    return { ok: true, sequence: live.sequence }
  }
  const forAnother = kind === 'finish' || kind === 'companion'
  if (forAnother && !isLate(live, of, tables.now())) return refuse('not-late', 'this seat has answered meanwhile')
  if (kind === 'companion') {
    await setCompanion(tables.store, live.id, of, true)
    await refresh(tables.store, live)
  }
  const done = await perform(tables, live, kind === 'finish' ? { kind, seat: of } : kind === 'companion' ? { kind: 'go-on' } : { kind: 'rewind', to }, `motion-${number}`)
  if (done.ok) await tell(tables, live)
  return done
}
