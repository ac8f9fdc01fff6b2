// Whatever a seat is sent or shown beforehand follows from what it sees: two positions it cannot tell apart give the same.
import { fastRandom, type Game, positionAt, replayEntry, SPECTATOR, undoable } from '@tollan/kernel'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { outcomes, outcomesIn } from './outcomes.ts'
import { remedies } from './remedies.ts'
import type { Room } from './room.ts'
import { firstSight, sightsFor } from './sight.ts'
import { anyGame, atOnce, eachQuestion, everythingAsked, roomAround, seededRoom } from './testing.ts'

const teo = anyGame(teotihuacan)
const taw = anyGame(tawantinsuyu)

/** The room where the seat's own steps began, and one that looks the same to the seat: both have gone the same steps since. */
function twins({ definition, journal }: Room, seat: number, random: (n: number) => number): readonly [Room, Room] | null {
  const { doors } = journal.rules
  const from = journal.entries.length - undoable(journal, seat)
  const before = positionAt(journal, from)
  const other = doors.imagine(doors.view(before, seat), random)
  if (other === null) return null
  const gone = (game: Game): Room => {
    const room = roomAround(definition, game)
    for (const entry of journal.entries.slice(from)) {
      const written = replayEntry(room.journal, entry)
      if (!written.ok) throw new Error(`${entry.answer} is legal or not, by hidden things: ${written.message}`)
      room.entries.push({ ...written.happened, forced: false })
    }
    return room
  }
  return [gone(before), gone(other)]
}

describe.each([
  // behind its set-up Teotihuacan hides nothing: stacks have no order
  ['Teotihuacan, all modules', teo, { players: 3, modules: ['m6', 'm7', 'm8', 'm9', 'm10', 'draft'] }, 0],
  ['Tawantinsuyu, 3 players', taw, { players: 3 }, 0.5],
  ['Tawantinsuyu solo', taw, { players: 1 }, 0.5],
] as const)('%s', (_, definition, options, hiding) => {
  it('foresees and helps alike in positions that a seat cannot tell apart', () => {
    const room = seededRoom(definition, options, 11, everythingAsked)
    const chosen = fastRandom(12)
    let compared = 0
    let different = 0
    eachQuestion(room, 13, ({ seat, answers, kind }) => {
      if (chosen(4) > 0) return
      const pair = twins(room, seat, chosen)
      if (pair === null) return
      compared++
      const [here, there] = pair
      const { doors } = room.journal.rules
      if (doors.hash(here.journal.game) !== doors.hash(there.journal.game)) different++
      const at = `${kind} after ${room.journal.entries.length} entries`
      const [sentHere, sentThere] = pair.map((one) => JSON.stringify([Array.from(firstSight(one, seat)), sightsFor(one, [seat], 0)]))
      expect(sentHere, `sent at ${at}`).toBe(sentThere)
      const [whole, imagined] = pair.map(({ journal }) => JSON.stringify(atOnce(outcomesIn(journal.game, definition.aids, seat, 3))))
      expect(whole, `told or made up at ${at}`).toBe(imagined)
      expect(JSON.stringify(atOnce(outcomes(here, seat, 3))), at).toBe(JSON.stringify(atOnce(outcomes(there, seat, 3))))
      for (const target of [answers[chosen(answers.length)] ?? '', ...room.journal.entries.slice(-40).filter(() => chosen(10) === 0).map(({ answer }) => answer)])
        for (const wish of [target, target.slice(target.indexOf(':') + 1)])
          expect(JSON.stringify(remedies(here, seat, wish)), `${wish} at ${at}`).toBe(JSON.stringify(remedies(there, seat, wish)))
    })
    expect(compared).toBeGreaterThan(20)
    expect(different).toBeGreaterThanOrEqual(compared * hiding)
  })
})

/** The last act of a table in two rooms that looked the same to the viewer before it; null where it cannot be played in both, or uncovers something. */
function actTwice({ definition, journal }: Room, viewer: number, from: number, random: (n: number) => number): readonly [Room, Room] | null {
  const { doors } = journal.rules
  const before = positionAt(journal, from)
  const other = doors.imagine(doors.view(before, viewer), random)
  if (other === null || doors.hash(other) === doors.hash(before)) return null
  const rooms = [roomAround(definition, before), roomAround(definition, other)] as const
  for (const room of rooms)
    for (const entry of journal.entries.slice(from)) {
      const written = replayEntry(room.journal, entry)
      if (!written.ok) return null
      room.entries.push({ ...written.happened, forced: false })
    }
  return rooms.some(({ journal: { marks } }) => marks.some(({ barrier }) => barrier)) ? null : rooms
}

describe.each([
  ['Teotihuacan, starting tiles', teo, { players: 4 }, 3],
  ['Tawantinsuyu, 3 players', taw, { players: 3 }, 300],
  ['Tawantinsuyu solo', taw, { players: 1 }, 100],
] as const)('%s', (_, definition, options, least) => {
  it('sends every seat and whoever looks on the same bytes of whatever anybody does, whatever lies hidden from them', () => {
    const random = fastRandom(31)
    let compared = 0
    for (let seed = 41; seed < 43; seed++) {
      const room = seededRoom(definition, options, seed, everythingAsked)
      const viewers = [SPECTATOR, ...Array.from({ length: room.journal.rules.seats }, (_, seat) => seat)]
      let known = room.entries.length
      eachQuestion(room, seed, () => {
        const from = known
        known = room.entries.length
        for (const viewer of viewers) {
          const pair = from === known ? null : actTwice(room, viewer, from, random)
          if (pair === null) continue
          compared++
          const [here, there] = pair.map((one) => JSON.stringify([Array.from(firstSight(one, viewer)), sightsFor(one, [viewer], 0)]))
          expect(here, `viewer ${viewer} after ${known} entries of game ${seed}`).toBe(there)
        }
      })
    }
    expect(compared).toBeGreaterThan(least)
  })
})

it('previews of Tawantinsuyu solo hold whatever lies hidden: nothing in them is told or made up', () => {
  const random = fastRandom(3)
  let questions = 0
  for (let seed = 1; questions < 400; seed++) {
    const room = seededRoom(taw, { players: 1 }, seed, everythingAsked)
    eachQuestion(room, seed, ({ seat, kind }) => {
      const pair = twins(room, seat, random)
      if (pair === null) return
      questions++
      const [here, there] = pair.map(({ journal }) => JSON.stringify(atOnce(outcomesIn(journal.game, taw.aids, seat, 1))))
      expect(here, `${kind} after ${room.journal.entries.length} entries of game ${seed}`).toBe(there)
    })
  }
})
