// A seat whose time is up: the others choose what becomes of it. Nobody loses by silence.
import { refuse } from '../refused.ts'
import { keepClock } from '../store/due.ts'
import { setCompanion } from '../store/store.ts'
import { nextDue, onceMore } from './clock-time.ts'
import { clockOf, isLate, refresh, sendState } from './live-table.ts'
import { type Done, put, whilePlaying } from './motions.ts'
import type { Tables } from './tables.ts'

export const decide = (tables: Tables, id: string, guest: string, of: number, choice: 'wait' | 'finish' | 'companion'): Promise<Done> =>
  whilePlaying(tables, id, guest, async (live, seat) => {
    const now = tables.now()
    const { kept, time, zones } = live
    if (time === null || !isLate(live, of, now)) return refuse('not-late', 'the time of this seat is not up')
    if (seat === of) return refuse('wrong-seat', 'the others decide this')
    if (choice !== 'wait') return kept.row.motion === null ? put(tables, live, { kind: choice, of, number: now, by: seat, agreed: [seat] }) : refuse('busy', 'something else is being asked')
    const more = onceMore(time, of, now)
    await keepClock(tables.store, id, { due: nextDue(clockOf(kept), more, zones, now), state: JSON.stringify(more) })
    await refresh(tables.store, live)
    await sendState(live, now)
    return { ok: true, sequence: live.sequence }
  })

export const comeBack = (tables: Tables, id: string, guest: string): Promise<Done> =>
  whilePlaying(tables, id, guest, async (live, seat) => {
    await setCompanion(tables.store, id, seat, false)
    await refresh(tables.store, live)
    await sendState(live, tables.now())
    return { ok: true, sequence: live.sequence }
  })
