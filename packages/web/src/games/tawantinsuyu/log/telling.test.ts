import { fastRandom, questions, secretFromSeed } from '@tollan/kernel'
import { giveAnswer, sceneFor, toldTo } from '@tollan/room'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../../engine/protocol.ts'
import { create } from '../../../engine/session.ts'
import { scoringsOf } from '../../../shell/scores/scores.ts'
import { telling } from './telling.ts'

interface Played {
  readonly told: readonly Told[]
  readonly points: readonly number[]
  readonly asked: ReadonlySet<string>
}

/** A whole game at random, and what was asked at the foot of its Feasts. */
async function played(players: number, seed: number): Promise<Played> {
  const made = await create('tawantinsuyu', { players, modules: [], settings: {} }, secretFromSeed(seed), { forced: true, confirm: 'always' })
  if (!made.ok) throw new Error(made.message)
  const { room } = made.session
  const random = fastRandom(seed)
  const asked = new Set<string>()
  for (let open = questions(room.journal)[0]; open !== undefined && open.seat !== 'chance'; open = questions(room.journal)[0]) {
    const source = telling.sourceAsked(open.kind, sceneFor(room, open.seat).tableau)
    if (source !== null) asked.add(`${open.kind}:${source}`)
    giveAnswer(room, { seat: open.seat, revision: open.revision, answer: open.answers[random(open.answers.length)] })
  }
  return { told: toldTo(room, 0, 0), points: sceneFor(room, 0).points, asked }
}

describe('a Feast of Tawantinsuyu', () => {
  it('has its rows in the order of its steps, goods beside points, and says what is asked in it', async () => {
    const { told, points, asked } = await played(3, 1)
    const scorings = scoringsOf(told, { entry: told.length, told: 0 }, 3, telling)
    expect(scorings.map(({ number }) => number)).toEqual([1, 2, 3, null])
    const order = telling.sources.map(({ id }) => id)
    for (const { rows } of scorings) expect(rows.map(({ source }) => order.indexOf(source.id))).toEqual(rows.map(({ source }) => order.indexOf(source.id)).sort((a, b) => a - b))
    const feasts = scorings.slice(0, 3).flatMap(({ rows }) => rows)
    expect(feasts.map(({ source }) => source.id)).toEqual(expect.arrayContaining(['upkeep', 'gods']))
    expect(feasts.some(({ source, cells }) => source.id === 'upkeep' && cells.some(({ goods }) => goods.some(({ icon, n }) => icon === 'potato' && n < 0)))).toBe(true)
    expect(asked).toContain('feast-card:gods')
    const last = scorings.at(-1)
    expect(last?.rows.map(({ source }) => source.id)).toEqual(expect.arrayContaining(['tapestries', 'cards', 'workers']))
    expect(last?.since).toEqual([0, 0, 0])
    expect(points.every((n) => n >= 0)).toBe(true)
  })

  it('asks nothing at its foot that is asked in a turn', () => {
    expect(telling.sourceAsked('benefit', { phase: 'placing' })).toBeNull()
    expect(telling.sourceAsked('merchant', { phase: 'tasks' })).toBeNull()
    expect(telling.sourceAsked('statue', { phase: 'feast' })).toBeNull() // it needs the board
    expect(telling.sourceAsked('upkeep', { phase: 'feast' })).toBe('upkeep')
  })

  it('every point has a source that is listed, against Axomamma too', async () => {
    const { told } = await played(1, 2)
    const ids = telling.sources.map(({ id }) => id)
    const found = told.flatMap(({ events }) => events).flatMap((event) => (telling.points(event) === 0 ? [] : [[event.rule, telling.sourceOf(event) ?? '']]))
    expect(found.filter(([, source]) => source === 'other' || !ids.includes(source ?? ''))).toEqual([])
  })
})
