import { fastRandom, journalHash, secretFromSeed } from '@tollan/kernel'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { act, type Act, repeat, type Wanted } from './acts.ts'
import { emptyRoom, type Room, type Seating } from './room.ts'
import { anyGame, everythingAsked, forcedRun, openOf } from './testing.ts'

const games = [
  ['Teotihuacan', anyGame(teotihuacan), { players: 3, modules: ['m6', 'm9', 'draft'] }],
  ['Tawantinsuyu', anyGame(tawantinsuyu), { players: 2 }],
] as const

function empty(definition: (typeof games)[number][1], options: unknown, seating: Seating): Room {
  const opened = emptyRoom(definition, options, secretFromSeed(5), seating)
  if (!opened.ok) throw new Error(opened.message)
  return opened.room
}

/** Everything later acts depend on. */
const stateOf = ({ journal, entries }: Room): unknown => ({
  hash: journalHash(journal), counter: journal.counter, asking: journal.asking, undone: journal.undone, marks: journal.marks, entries,
})

describe.each(games)('%s', (_, definition, options) => {
  it('comes back from its acts exactly as it was, whatever was taken back and whatever would run by itself by now', () => {
    const random = fastRandom(7)
    const room = empty(definition, options, { manner: () => forcedRun, companions: [] })
    const again = empty(definition, options, { manner: () => everythingAsked, companions: [] })
    const kinds = new Map<string, number>()
    const done = (wanted: Wanted): boolean => {
      const before = JSON.stringify(stateOf(room))
      const result = act(room, wanted)
      if (!result.ok) {
        expect(JSON.stringify(stateOf(room)), 'what is refused changes nothing').toBe(before)
        return false
      }
      kinds.set(wanted.kind, (kinds.get(wanted.kind) ?? 0) + 1)
      const kept = JSON.parse(JSON.stringify(result.act)) as Act // as a store gives it back
      expect(repeat(again, kept)).toEqual({ ok: true })
      expect(stateOf(again)).toEqual(stateOf(room))
      return true
    }
    expect(done({ kind: 'begin' })).toBe(true)
    expect(done({ kind: 'begin' })).toBe(false)
    for (let n = 0; n < 400; n++) {
      const open = openOf(room)
      if (open === undefined) break
      const seat = room.journal.entries.at(-1)?.seat
      const whim = random(10)
      if (whim === 0 && typeof seat === 'number') done({ kind: 'undo', seat })
      else if (whim === 1 && typeof seat === 'number') done({ kind: 'restart', seat })
      else if (whim < 4) done({ kind: 'redo', seat: open.seat })
      else if (whim === 4 && random(4) === 0) done({ kind: 'rewind', to: Math.max(0, room.journal.entries.length - 1 - random(9)) })
      else done({ kind: 'answer', seat: open.seat, revision: open.revision, answer: open.answers[random(open.answers.length)] ?? '' })
    }
    for (const kind of ['answer', 'undo', 'redo', 'restart', 'rewind']) expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(0)
  })

  it('goes on to a decision from wherever all agreed to go back to, a draw among them', () => {
    const random = fastRandom(1)
    const room = empty(definition, options, { manner: () => forcedRun, companions: [] })
    const again = empty(definition, options, { manner: () => everythingAsked, companions: [] })
    const done = (wanted: Wanted): void => {
      const result = act(room, wanted)
      if (!result.ok) throw new Error(result.message)
      expect(repeat(again, result.act)).toEqual({ ok: true })
    }
    done({ kind: 'begin' })
    for (let n = 0, open = openOf(room); n < 60 && open !== undefined; n++, open = openOf(room)) done({ kind: 'answer', seat: open.seat, revision: open.revision, answer: open.answers[random(open.answers.length)] ?? '' })
    const was = [...room.journal.entries]
    for (let to = was.length - 1; to >= 0; to--) {
      done({ kind: 'rewind', to })
      expect(openOf(room), `before ${String(was[to]?.seat)}`).toBeDefined()
      expect(room.journal.entries, 'the same draws').toEqual(was.slice(0, room.journal.entries.length))
    }
    expect(stateOf(again)).toEqual(stateOf(room))
  })

  it('ends turns for somebody who stays away, and comes back from it exactly', () => {
    const random = fastRandom(3)
    const room = empty(definition, options, { manner: () => forcedRun, companions: [] })
    const again = empty(definition, options, { manner: () => everythingAsked, companions: [] })
    const { doors } = room.journal.rules
    const repeated = (wanted: Wanted): void => {
      const result = act(room, wanted)
      if (!result.ok) throw new Error(result.message)
      expect(repeat(again, JSON.parse(JSON.stringify(result.act)) as Act)).toEqual({ ok: true })
    }
    repeated({ kind: 'begin' })
    let finished = 0
    for (let n = 0; n < 150 && openOf(room) !== undefined; n++) {
      const open = openOf(room)
      if (open === undefined) break
      const turn = doors.turnOf(room.journal.game)
      if (random(6) !== 0) repeated({ kind: 'answer', seat: open.seat, revision: open.revision, answer: open.answers[random(open.answers.length)] ?? '' })
      else {
        repeated({ kind: 'finish', seat: open.seat })
        finished++
        expect(doors.turnOf(room.journal.game) !== turn || !doors.seatsAsked(room.journal.game).includes(open.seat)).toBe(true)
      }
    }
    expect(finished).toBeGreaterThan(10)
    expect(stateOf(again)).toEqual(stateOf(room))
    expect(act(room, { kind: 'finish', seat: 9 })).toMatchObject({ ok: false, error: 'wrong-seat' })
  })
})
