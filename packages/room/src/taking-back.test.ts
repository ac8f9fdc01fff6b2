import { journalHash, secretFromSeed } from '@tollan/kernel'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { expect, it } from 'vitest'
import { openRoom, type Room, takeBack, takeTurnBack } from './room.ts'
import { stepsBack } from './taking-back.ts'
import { anyGame, everythingAsked, give, openOf } from './testing.ts'

const [PERSON, THINKER] = [0, 1]

/** The person's second turn is about to begin; the first one, and what was answered to it, can be taken back. */
function atSecondTurn(since?: number): Room {
  const opened = openRoom(anyGame(tawantinsuyu), { players: 2 }, secretFromSeed(5), { manner: () => everythingAsked, companions: [], thinkers: [THINKER], ...(since === undefined ? {} : { since }) })
  if (!opened.ok) throw new Error(opened.message)
  const { room } = opened
  for (let open = openOf(room), turns = new Set<number>(); open !== undefined; open = openOf(room)) {
    if (open.seat === PERSON && open.kind === 'turn') turns.add(room.journal.game.rules.doors.turnOf(room.journal.game))
    if (turns.size === 2) return room
    give(room, open.answers.find((answer) => answer.startsWith('place:') || answer === 'end-turn') ?? open.answers[0] ?? '')
  }
  throw new Error('the person had one turn')
}

it('a turn that begins is not restarted into the one before, which single steps still lead to', () => {
  const room = atSecondTurn()
  const { undo, restart } = stepsBack(room, PERSON)
  expect(undo).toBeGreaterThan(0)
  expect(restart).toBe(0)
  const before = journalHash(room.journal)
  expect(takeTurnBack(room, PERSON)).toMatchObject({ ok: false, error: 'nothing-to-undo' })
  expect(journalHash(room.journal)).toBe(before)
  give(room, openOf(room)?.answers[0] ?? '')
  expect(stepsBack(room, PERSON).restart).toBe(1)
  expect(takeTurnBack(room, PERSON).ok).toBe(true)
  expect(journalHash(room.journal)).toBe(before)
  expect(takeBack(room, PERSON).ok).toBe(true)
  expect(journalHash(room.journal)).not.toBe(before)
})

it('what a table begins with stays', () => {
  const { length } = atSecondTurn().entries
  const room = atSecondTurn(length)
  expect(stepsBack(room, PERSON)).toEqual({ undo: 0, restart: 0 })
  expect(takeBack(room, PERSON)).toMatchObject({ ok: false, error: 'nothing-to-undo' })
  give(room, openOf(room)?.answers[0] ?? '')
  expect(stepsBack(room, PERSON)).toEqual({ undo: 1, restart: 1 })
  expect(takeBack(room, PERSON).ok).toBe(true)
  expect(room.entries).toHaveLength(length)
})
