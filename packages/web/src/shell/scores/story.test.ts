import { describe, expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import { telling } from '../../games/teotihuacan/log/telling.ts'
import { marksOf } from '../replay/replay-marks.ts'
import { stopsOf } from '../replay/replay-stops.ts'
import { alike, type FinishedGame, resultsOf, winsByName } from './history.ts'
import { bestTurns, curveOf, pointsBefore, pointSteps } from './point-steps.ts'
import { leadBySource, tookTheLead } from './story.ts'
import { scoreRows } from './scores.ts'

const entry = (turn: number, owner: number, ...events: Told['events']): Told => ({ seat: owner < 0 ? 'chance' : owner, answer: '', turn, owner, events, forced: false })
const score = (seat: number, n: number, rule = 'TEO-TEMPLE-02') => ({ type: 'score', rule, seat, n })
const begin = (span: string, n = 0) => ({ type: 'begin', rule: 'S-1', seat: -1, span, n })
const end = (span: string, n = 0) => ({ type: 'end', rule: 'S-1', seat: -1, span, n })

const told = [
  entry(0, -1, { type: 'neutral', rule: 'A-1', seat: -1 }),
  entry(0, -1, { type: 'neutral', rule: 'A-1', seat: -1 }, end('set-up')),
  entry(1, 0, score(0, 3)),
  entry(1, 0, score(0, 9), { type: 'ascend', rule: 'A-2', seat: 0, worker: 'worker-0-0' }),
  entry(2, 1, score(1, 5), score(0, 1)),
  entry(2, 1, begin('scoring', 1), score(1, 10, 'TEO-ECLIPSE-03'), score(0, 2, 'TEO-ECLIPSE-03'), { type: 'lose', rule: 'TEO-ECLIPSE-14', seat: 0, n: 3 }, end('scoring', 1)),
]
const steps = pointSteps(told, telling)
const now = [12, 15]

describe('the story of a game', () => {
  it('has curves that begin with the points nobody was told about and end with those of now', () => {
    const before = pointsBefore(steps, now)
    expect(before).toEqual([0, 0])
    expect(curveOf(steps, 0, 0, told.length)).toEqual([{ x: 0, y: 0 }, { x: 3, y: 3 }, { x: 4, y: 12 }, { x: 5, y: 13 }, { x: 6, y: 12 }])
  })
  it('names the best own turn; what was counted for everybody, or earned in the turn of another, is none', () => {
    expect(bestTurns(told, steps, 0)).toEqual([{ seat: 0, turn: 1, points: 12, from: 2 }])
    expect(bestTurns(told, steps, 1)).toEqual([{ seat: 1, turn: 2, points: 5, from: 4 }])
  })
  it('says by what the first was ahead, and since when', () => {
    const rows = scoreRows(told.flatMap(({ events }) => events), 2, telling)
    expect(leadBySource(rows, 1, 0).map(({ source, by }) => [source.id, by])).toEqual([['avenue', 8], ['salary', 3], ['temples', -8]])
    expect(tookTheLead(steps, [0, 0], 1)).toMatchObject({ entry: 5, scoring: true })
    expect(tookTheLead(steps, [0, 0], 0)).toBeNull()
    expect(tookTheLead(steps, [0, 50], 1)).toBeNull()
  })
  it('counts no goods that were gained and spent again in one step', () => {
    const stone = (type: string, n: number) => ({ type, rule: 'TEO-ECLIPSE-14', seat: 0, what: 'stone', n })
    const [row] = scoreRows([stone('gain', 2), stone('pay', 2)], 1, { ...telling, sourceOf: () => 'salary', amount: ({ type, n }) => ({ icon: 'stone', n: type === 'gain' ? Number(n) : -Number(n) }) })
    expect(row?.cells[0]?.goods).toEqual([])
  })
  it('is kept as a history of games alike', () => {
    const game = (id: string, players: number, points: readonly number[], places: readonly number[]): FinishedGame => ({
      id, game: 'teotihuacan', ended: 0, players, modules: [], settings: {}, points, places, names: ['Ana', 'Bartek'],
    })
    const games = alike([game('a', 1, [100, 90], [1, 2]), game('b', 2, [50, 60], [2, 1]), game('c', 1, [80, 90], [2, 1])], 'teotihuacan', { players: 1 })
    expect(resultsOf(games, 0)).toEqual([{ id: 'a', points: 100, won: true }, { id: 'c', points: 80, won: false }])
    expect(winsByName([game('b', 2, [50, 60], [2, 1]), game('d', 2, [70, 60], [1, 2]), game('e', 2, [70, 60], [1, 2])])).toEqual([['Ana', 2], ['Bartek', 1]])
  })
})

describe('a replay', () => {
  it('takes the set-up as one step', () => {
    expect(stopsOf(told)).toEqual([0, 2, 3, 4, 5, 6])
  })
  it('marks scorings, ascensions and turns that brought much', () => {
    expect(marksOf(told, telling, 2).map(({ kind, entry: at, seat }) => [kind, at, seat])).toEqual([['moment', 4, 0], ['turn', 4, 0], ['scoring', 6, -1]])
  })
})
