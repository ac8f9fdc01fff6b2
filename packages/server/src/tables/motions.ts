// What needs everybody's consent: going back past what a seat may take back by itself, ending without a result.
import type { Motion } from '@tollan/protocol'
import { type Outcome, refuse } from '../refused.ts'
import { turnMotion, turnStatus } from '../store/store.ts'
import { type LiveTable, motionOf, refresh, seatOf, sendState } from './live-table.ts'
import { perform, type Tables, tell, withTable } from './tables.ts'

type Done = Outcome<{ sequence: number }>

async function whilePlaying(tables: Tables, id: string, guest: string, work: (live: LiveTable, seat: number) => Promise<Done>): Promise<Done> {
  const done = await withTable(tables, id, async (live): Promise<Done> => {
    await refresh(tables.store, live)
    const seat = seatOf(live, guest)
    if (seat === null) return refuse('not-seated', 'you do not sit at this table')
    return live.kept.row.status === 'playing' ? work(live, seat) : refuse('game-over', 'nothing can be done at this table now')
  })
  return done ?? refuse('no-table', 'there is no such table')
}

/** Puts something to the others. */
export const ask = (tables: Tables, id: string, guest: string, wish: Pick<Motion, 'kind' | 'to'>): Promise<Done> =>
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

async function put(tables: Tables, live: LiveTable, motion: Motion | null): Promise<Done> {
  const everybody = motion !== null && live.kept.places.every(({ seat }) => motion.agreed.includes(seat))
  const written = await turnMotion(tables.store, live.id, live.kept.row.motion, motion === null || everybody ? null : JSON.stringify(motion))
  if (!written) return refuse('busy', 'somebody else was quicker')
  const done = everybody ? await carriedOut(tables, live, motion) : { ok: true as const, sequence: live.sequence }
  await refresh(tables.store, live)
  await sendState(live)
  return done
}

async function carriedOut(tables: Tables, live: LiveTable, { kind, to = 0, number }: Motion): Promise<Done> {
  if (kind === 'end') {
    await turnStatus(tables.store, live.id, 'playing', 'abandoned', tables.now())
    return { ok: true, sequence: live.sequence }
  }
  const done = await perform(tables, live, { kind: 'rewind', to }, `motion-${number}`)
  if (done.ok) await tell(tables, live)
  return done
}
