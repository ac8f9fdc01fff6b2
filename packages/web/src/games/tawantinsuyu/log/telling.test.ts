import { fastRandom, questions, secretFromSeed } from '@tollan/kernel'
import { giveAnswer, sceneFor, toldTo } from '@tollan/room'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../../engine/protocol.ts'
import { create } from '../../../engine/session.ts'
import { linesOf } from '../../../shell/log/log.ts'
import { BEGINNING } from '../../../shell/log/spans.ts'
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
    const feasts = scorings.slice(0, 3).flatMap(({ rows }) => rows)
    for (const { rows } of scorings.slice(0, 3)) expect(rows.map(({ step }) => step?.number)).toEqual(['', '1', '2', '3', '4', '5', '6', '7'])
    expect(feasts.some(({ source, cells }) => source.id === 'upkeep' && cells.some(({ goods }) => goods.some(({ icon, n }) => icon === 'potato' && n < 0)))).toBe(true)
    expect(asked).toContain('feast-card:gods')
    const last = scorings.at(-1)
    expect(last?.rows.map(({ source }) => source.id)).toEqual(expect.arrayContaining(['tapestries', 'cards', 'workers']))
    expect(last?.since).toEqual([0, 0, 0])
    expect(points.every((n) => n >= 0)).toBe(true)
  })

  it('has all seven steps: those to come wait, those that brought nobody anything say why', () => {
    const begin = { type: 'begin', rule: 'TAW-FEAST-03', seat: -1, span: 'scoring', n: 1 }
    const score = (rule: string, seat: number, n: number) => ({ type: 'score', rule, seat, n })
    const temple = [begin, score('TAW-FEAST-08', 0, 3), { type: 'gain', rule: 'TAW-TEMPLE-05', seat: 0, what: 'stone', n: 2 }]
    const cards = [
      { type: 'pay', rule: 'TAW-FEAST-14', seat: 1, what: 'potato', n: 2 }, { type: 'villager-arrives', rule: 'TAW-FEAST-19', seat: -1, role: 'priest' }, { type: 'villager-arrives', rule: 'TAW-FEAST-19', seat: -1, role: 'courier' },
      { type: 'god-card-drawn', rule: 'TAW-GOD-07', seat: 0 }, { type: 'god-card-drawn', rule: 'TAW-GOD-07', seat: 0 }, { type: 'god-card-played', rule: 'TAW-FEAST-28', seat: 0, card: 'god-cross-2' }, score('TAW-TASK-STATUE-04', 0, 5),
    ]
    const rowsOf = (events: Told['events'], asked: string | null = null) =>
      scoringsOf([{ seat: 0, answer: '', turn: 1, owner: 0, events, forced: false }], { entry: 1, told: 0 }, 2, telling, asked).flatMap(({ rows }) => rows.map(({ source, step, cells }) => [source.id, step?.waits === true ? 'waits' : (step?.says?.words ?? cells.map(({ points, goods }) => [points, ...goods.map(({ icon, n }) => `${n} ${icon}`)]))]))
    expect(rowsOf(temple)).toEqual([
      ['start', 'taw.feast.none.start'], ['merchant', 'taw.feast.none.merchant'], ['temple', [[3, '2 stone'], [0]]], ['regions', 'waits'], ['upkeep', 'waits'], ['end', 'waits'], ['village', 'waits'], ['gods', 'waits'],
    ])
    expect(rowsOf(temple, 'upkeep').slice(3, 6)).toEqual([['regions', 'taw.feast.none.regions'], ['upkeep', [[0], [0]]], ['end', 'waits']])
    expect(rowsOf([...temple, ...cards]).slice(3)).toEqual([
      ['regions', 'taw.feast.none.regions'], ['upkeep', [[0], [0, '-2 potato']]], ['end', 'taw.feast.none.goes-on'], ['village', 'taw.feast.arrived'], ['gods', [[5, '2 god-back'], [0]]],
    ])
    const third = { ...begin, n: 3 }
    expect(rowsOf([third, score('TAW-FEAST-08', 0, 3), { ...third, type: 'end' }]).slice(4)).toEqual([
      ['upkeep', 'taw.feast.none.upkeep'], ['end', 'taw.feast.none.ends'], ['village', 'taw.feast.none.skipped'], ['gods', 'taw.feast.none.skipped'],
    ])
  })

  it('puts all points of a Feast into its steps, against Axomamma too', async () => {
    for (const [players, seed] of [[1, 3], [2, 4]] as const) {
      const { told } = await played(players, seed)
      for (const { number, rows, change } of scoringsOf(told, { entry: told.length, told: 0 }, 2, telling))
        if (number !== null) expect(change.map((_, seat) => rows.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0))).toEqual(change)
    }
  })

  it('takes upkeep in a line of its own, not in that of the last region somebody leads in', () => {
    const events = [
      { type: 'region', rule: 'TAW-FEAST-11', seat: 0, region: 'kuntisuyu' }, { type: 'score', rule: 'TAW-FEAST-11', seat: 0, n: 3 },
      { type: 'pay', rule: 'TAW-FEAST-14', seat: 0, what: 'potato', n: 5 }, { type: 'lose', rule: 'TAW-FEAST-15', seat: 0, n: 2 },
    ]
    const lines = linesOf([{ seat: 0, answer: '', turn: 1, owner: 0, events, forced: false }], BEGINNING, { entry: 1, told: 0 }, telling)
    expect(lines.map(({ event, amounts }) => [event.type, ...amounts.map(({ icon, n }) => `${n} ${icon}`)])).toEqual([['region', '3 vp'], ['pay'], ['lose']])
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
