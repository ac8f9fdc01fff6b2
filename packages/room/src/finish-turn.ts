// A turn ended for somebody who stays away: answers that lose nothing and change little.
import { type Asked, fail, questions, type Result } from '@tollan/kernel'
import { isAside } from './choices.ts'
import { imagined } from './imagined.ts'
import { giveAnswer, type Room } from './room.ts'
import { changeOf } from './sight.ts'

/** Of all answers the one that leaves the seat the most points, and of those the one that changes least; tried out on what the seat may know. */
function safest({ definition, journal }: Room, seat: number, { answers }: Asked): string {
  const game = imagined(journal.game, seat)
  const own = answers.filter((answer) => !isAside(definition.aids, answer))
  const choices = own.length > 0 ? own : answers
  const [first = ''] = choices
  if (game === null) return first
  const { doors, keys } = game.rules
  const before = doors.view(game, seat)
  const tried = choices.map((answer) => {
    const then = doors.fork(game)
    doors.advance(then, keys.parse(answer), seat)
    const seen = doors.view(then, seat)
    return { answer, points: definition.points(seen, seat), changes: changeOf(before, seen).length }
  })
  return tried.reduce((best, one) => (one.points > best.points || (one.points === best.points && one.changes < best.changes) ? one : best)).answer
}

/** A turn has fewer questions than this. */
const MOST_ANSWERS = 300

/** Answers for the seat until its turn, or what it is asked in another's, is over. */
export function finishTurn(room: Room, seat: number): Result<object> {
  const { journal } = room
  const { doors } = journal.rules
  const turn = doors.turnOf(journal.game)
  for (let given = 0; given < MOST_ANSWERS; given++) {
    const open = questions(journal).find((one) => one.seat === seat)
    if (open === undefined || doors.turnOf(journal.game) !== turn) return given === 0 ? fail('wrong-seat', 'this seat is asked nothing') : { ok: true }
    const done = giveAnswer(room, { seat, revision: open.revision, answer: safest(room, seat, open) })
    if (!done.ok) return done
  }
  return { ok: true }
}
