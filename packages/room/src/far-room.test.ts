// A seat elsewhere sees, foresees and is refused exactly what it would at the table itself.
import { fastRandom, SPECTATOR } from '@tollan/kernel'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { farOutcomes, farRemedies, type FarRoom, farScene, farTold, farWhy, foretold, openFarRoom, receive } from './far-room.ts'
import { outcomes } from './outcomes.ts'
import { remedies } from './remedies.ts'
import { type Room, takeBack } from './room.ts'
import { sceneAt, sceneFor, toldTo, whyNot } from './scene.ts'
import { firstSight, type Sight, sightsFor } from './sight.ts'
import { anyGame, atOnce, eachQuestion, everythingAsked, give, openOf, seededRoom } from './testing.ts'

const games = [
  ['Teotihuacan', anyGame(teotihuacan), { players: 3, modules: ['m6', 'm8', 'm10', 'draft'] }],
  ['Tawantinsuyu', anyGame(tawantinsuyu), { players: 3 }],
] as const

/** Questions whose last answer shows everybody what the others chose. */
const secretly = ['starting-tiles', 'keep-god-cards']

const sent = (sight: Sight | undefined): Sight => JSON.parse(JSON.stringify(sight)) as Sight

function far(room: Room, viewer: number): FarRoom {
  const opened = openFarRoom(room.definition, room.journal.rules.options, viewer, firstSight(room, viewer))
  if (!opened.ok) throw new Error(opened.message)
  expect(receive(opened.room, sent(sightsFor(room, [viewer], 0)[0]))).toBe(true)
  return opened.room
}

describe.each(games)('%s', (_, definition, options) => {
  const open = (): Room => seededRoom(definition, options, 21, everythingAsked)

  it('draws, tells and looks back like the table itself, step by step and after steps back', () => {
    const room = open()
    const viewers = [0, 1, 2, SPECTATOR]
    const rooms = viewers.map((viewer) => far(room, viewer))
    let known = room.entries.length
    const random = fastRandom(3)
    for (let n = 0, asked = openOf(room); n < 160 && asked !== undefined; n++, asked = openOf(room)) {
      if (random(8) > 0 || !takeBack(room, asked.seat).ok) give(room, asked.answers[random(asked.answers.length)] ?? '')
      const sights = sightsFor(room, viewers, Math.min(known, room.entries.length))
      known = room.entries.length
      for (const [i, here] of rooms.entries()) {
        const viewer = viewers[i] ?? 0
        expect(receive(here, sent(sights[i]))).toBe(true)
        expect(farScene(here)).toEqual(sceneFor(room, viewer))
        const entry = random(known)
        expect(farScene(here, entry)).toEqual({ ...sceneAt(room, entry, viewer), asked: [], asides: [], same: {} })
        if (entry < known) expect(farScene(here, entry, 2)).toEqual({ ...farScene(here, entry + 1), entry, told: 2, ahead: true, asked: [], asides: [], same: {} })
      }
    }
    for (const [i, here] of rooms.entries()) expect(farTold(here)).toEqual(toldTo(room, viewers[i] ?? 0))
  })

  it('thinks ahead like the table itself', () => {
    const room = open()
    const random = fastRandom(5)
    let shown = 0
    eachQuestion(room, 6, ({ seat, answers }) => {
      if (random(5) > 0) return
      const here = far(room, seat)
      expect(atOnce(farOutcomes(here, 2))).toEqual(atOnce(outcomes(room, seat, 2)))
      const answer = answers[random(answers.length)] ?? ''
      for (const wish of [answer, answer.slice(answer.indexOf(':') + 1)]) {
        expect(farWhy(here, wish)).toEqual(whyNot(room, seat, wish))
        expect(farRemedies(here, wish, false)).toEqual(remedies(room, seat, wish))
      }
      if (foretold(here, answer) !== null) shown++
    }, 120)
    expect(shown).toBeGreaterThan(5)
  })

  it('shows a step of its own before the table has said so, and then the same', () => {
    const room = open()
    const random = fastRandom(8)
    let foreseen = 0
    const unknown = new Set<string>()
    for (let n = 0, asked = openOf(room); n < 150 && asked !== undefined; n++, asked = openOf(room)) {
      const here = far(room, asked.seat)
      const before = here.steps.length
      const answer = asked.answers[random(asked.answers.length)] ?? ''
      const sight = foretold(here, answer)
      give(room, answer)
      const truth = sent(sightsFor(room, [asked.seat], before)[0])
      if (sight === null) unknown.add(asked.kind)
      if (sight === null) continue
      foreseen++
      expect(sent(sight).steps[0]).toEqual(truth.steps[0])
      expect(receive(here, sight) && receive(here, truth)).toBe(true)
      expect(farScene(here)).toEqual(sceneFor(room, asked.seat))
    }
    expect(foreseen).toBeGreaterThan(100)
    expect([...unknown].filter((kind) => !secretly.includes(kind))).toEqual([])
  })

  it('notices what it has missed, and forgets nothing for something old', () => {
    const room = open()
    const here = far(room, 0)
    const old = sent(sightsFor(room, [0], here.steps.length)[0])
    eachQuestion(room, 10, () => {}, 6)
    const late = sent(sightsFor(room, [0], here.steps.length + 1)[0])
    expect(receive(here, late)).toBe(false)
    expect(receive(here, sent(sightsFor(room, [0], here.steps.length)[0]))).toBe(true)
    const now = farScene(here)
    expect(receive(here, old)).toBe(true)
    expect(farScene(here)).toEqual(now)
  })

  it('says so when it was sent to another seat or by other rules', () => {
    const room = open()
    expect(openFarRoom(definition, room.journal.rules.options, 1, firstSight(room, 0)).ok).toBe(false)
    for (const [, other, setUp] of games) if (other !== definition) expect(openFarRoom(other, setUp, 0, firstSight(room, 0)).ok).toBe(false)
  })
})
