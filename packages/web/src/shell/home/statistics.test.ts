import { expect, it } from 'vitest'
import type { FinishedGame } from '../scores/history.ts'
import { statisticsOf } from './statistics.ts'

const game = (id: string, players: number, points: readonly number[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  id, game: 'village', ended: 0, players, modules: [], settings: {}, points, places: points.map((one) => 1 + points.filter((other) => other > one).length), names: [], ...more,
})

it('counts games, wins by the strength of the automa, best and average points', () => {
  const games = [
    game('a', 1, [90, 80], { sources: [{ houses: 60, wells: 30 }, { houses: 80 }] }),
    game('b', 1, [70, 95], { settings: { gold: 1, stone: 1, wood: -1 }, sources: [{ houses: 40, wells: 20, '': 10 }, {}] }),
    game('c', 1, [120, 95], { settings: { gold: -1 } }),
    game('d', 3, [50, 130, 60]),
    game('e', 1, [300, 1], { game: 'town' }),
  ]
  expect(statisticsOf(games, 'village')).toEqual({
    games: 4,
    best: 130,
    solo: [{ level: 'gentle', games: 1, won: 1, best: 120 }, { level: 'standard', games: 1, won: 1, best: 90 }, { level: 'hard', games: 1, won: 0, best: 70 }],
    course: [{ id: 'a', points: 90, won: true }, { id: 'b', points: 70, won: false }, { id: 'c', points: 120, won: true }],
    sources: [['houses', 50], ['wells', 25], ['', 5]],
  })
  expect(statisticsOf([], 'village')).toEqual({ games: 0, best: 0, solo: [], course: [], sources: [] })
})
