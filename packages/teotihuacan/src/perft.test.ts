// Perft: the number of leaves of the tree of all answers, chance included, from fixed positions. A changed number means changed rules.
import { advance, clone, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { pyramidSlots, pyramidTiles } from './content/index.ts'
import type { G } from './rules.ts'
import { type Table, table } from './testing.ts'

/** Ways to give `depth` answers; a game that ends earlier counts as one. */
function leaves(g: G, depth: number): number {
  question(g)
  if (depth === 0 || g.count === 0) return 1
  if (depth === 1) return g.count
  const { s: before, seat } = g
  let sum = 0
  for (const answer of g.options.slice(0, g.count)) {
    g.s = clone(before)
    advance(g, answer, seat)
    sum += leaves(g, depth - 1)
  }
  g.s = before
  return sum
}

const level1 = Object.fromEntries(pyramidSlots.filter((slot) => slot.level === 1).map((slot, i) => [slot.id, pyramidTiles[i].id]))
const botSeat = { wood: 2, stone: 2, gold: 2, temples: { blue: 1, red: 1, green: 1 }, avenue: 1, technologies: ['tech-05'] }
const allLocked = ['palace-left 1', 'forest-worship 2', 'palace-right 3']

/** Rules, position, question asked, leaves at depth 1, 2, 3, ... */
const positions: readonly (readonly [title: string, question: string, counts: readonly number[], make: () => Table])[] = [
  // Before anything: 6 boards, then 5, 4, 3, 2, 1; then one of 3 royal tiles of each category; then one of 9 technologies.
  [
    'TEO-SETUP-01 TEO-SETUP-02 the set-up for 2 players', 'deal-board', [6, 30, 120, 360, 720, 720, 2160, 6480, 19440],
    () => table({ players: 2 }),
  ],

  // Seat 0 keeps 2 of 4 starting tiles, 6 pairs, and so do seats 1 and 2.
  ['TEO-STD-04 the choice of starting tiles, 3 players', 'starting-tiles', [6, 36, 216, 612], () => table({ players: 3, seed: 7 })],

  // Nobody is locked and the First Player has no tile: 3 workers, each to 3 boards. From Nobles (Gold Deposits 3 actions, Palace 4,
  // Stone Quarry 3), from the Forest (Construction 2, Decorations 3, Nobles 1: no wood), from Construction (3, 1, 3): 23.
  [
    'TEO-MOVE-01 TEO-TURN-03 the first turn of the first game, 4 players', 'turn', [3, 9, 23, 44, 257, 620],
    () => table({ players: 4, modules: ['first-game'], seed: 4 }),
  ],

  // The free unlock, or 3 of the 4 cocoa for the same; then the end of the turn, or 3 workers to move.
  [
    'TEO-LOCK-02 TEO-LOCK-05 solo, all own workers locked', 'turn', [2, 4, 15, 54, 144, 2103],
    () => table({ players: 1, position: { seats: [{ cocoa: 4, workers: allLocked }, botSeat] } }),
  ],

  // Only the end of the turn; then two dice of the bot.
  [
    'TEO-SOLO-09 solo, the bot is next', 'end-turn', [1, 6, 36, 124, 2036, 5857],
    () => table({ players: 1, position: { seats: [{ workers: allLocked }, botSeat] } }).play('free-unlock'),
  ],

  // Seat 0 owes 3 and has 2 cocoa: pay 2, 1 or 0. Seat 1 owes 4 and has a tile: 4, 3, 2, 1, 0 or ignore it. Seat 2 has nothing and is
  // not asked. Then 18 starting tiles, then 17; then seat 0 has three workers to move.
  [
    'TEO-ECLIPSE-14 TEO-ECLIPSE-17 an eclipse with salaries, 3 players', 'salary', [3, 18, 324, 5508, 16524],
    () => {
      const seats = [{ cocoa: 2, vp: 20 }, { cocoa: 9, tiles: ['disc-free-cocoa-a'], workers: ['forest 4', 'palace 1', 'palace 1'] }]
      return table({ players: 3, position: { at: 'eclipse', turn: 2, neutrals: [['forest', 'nobles', 'palace']], seats } })
    },
  ],

  // Three weak workers each, 2 and 9 cocoa: 3 answers, then 4, then the game is over.
  [
    'TEO-END-01 TEO-ECLIPSE-14 the final salaries, 2 players', 'salary', [3, 12, 12, 12],
    () => table({ players: 2, position: { at: 'eclipse', calendar: { eclipses: 2 }, seats: [{ cocoa: 2 }, { cocoa: 9 }] } }),
  ],

  // End the turn, unlock the worker in the Forest, or use one of four tiles; the double move comes too late. After that: 3 moves of
  // seat 1; 5 after the unlock, 5 after the Avenue tile; 3 temples, 6 gains or 2 workers, each with 3 other tiles and the unlock: 36.
  [
    'TEO-DISC-07 TEO-DISC-13 TEO-LOCK-12 the end of a turn with tiles in hand, 4 players', 'end-turn', [6, 36, 204, 1024],
    () => {
      const tiles = ['disc-avenue-a', 'disc-temple-any-a', 'disc-resources-2-a', 'disc-power-up-2-a', 'disc-double-move-a']
      const seats = [{ cocoa: 4, workers: ['palace 2', 'forest-worship 1', 'nobles 4'], tiles }]
      return table({ players: 4, position: { seats } }).play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa')
    },
  ],

  // 3 tiles on display, 9 open spaces of level 2 (level 1 is full), 4 rotations. 5 stone and 2 wood pay for two tiles, so then one of
  // 2 tiles or done. Then 2 x 8 spaces or the power-up of one of 2 workers; then 4 rotations each or one of 13 draws.
  [
    'TEO-MAIN-CONSTR-01 TEO-MAIN-CONSTR-09 the middle of Construction, 2 players', 'pyramid-tile', [3, 27, 108, 324, 1944, 9720],
    () => {
      const seats = [{ cocoa: 1, stone: 5, wood: 2, workers: ['forest 1', 'construction 2', 'nobles 1'] }]
      return table({ players: 2, position: { pyramid: level1, seats } }).play('move:worker-0-0', 'to:construction', 'main-action')
    },
  ],

  // 4 tiles on display, 4 spaces 1 (no pyramid yet). Then the one power-up; in 2 of the 16 cases a blue step comes first, 3 resources.
  // Then one of 11 draws, or that power-up.
  [
    'TEO-MAIN-DECO-02 TEO-MAIN-DECO-04 the middle of Decorations, 3 players', 'decoration-tile', [4, 16, 14 + 2 * 3, 14 * 11 + 2 * 3, 220],
    () => {
      const seats = [{ gold: 3, workers: ['forest 3', 'nobles 1', 'nobles 1'] }]
      return table({ players: 3, position: { seats } }).play('move:worker-0-0', 'to:decorations', 'main-action')
    },
  ],

  // The step on red, the free tile, or both for the last cocoa. Then the end of the turn, 53 draws for the free space, 2 orders: 56.
  [
    'TEO-WORSHIP-08 the middle of Worship, 2 players', 'worship-benefit', [3, 56, 113, 435],
    () => {
      const seats = [{ cocoa: 1, workers: ['palace 1'] }]
      const position = { discoveries: { forest: 'disc-temple-blue-a' }, seats }
      return table({ players: 2, position }).play('move:worker-0-0', 'to:forest', 'worship:forest-worship')
    },
  ],

  // All five rewards: 3 cocoa are there and the fourth worker is on the wheel. Then the end of the turn, or 3 temples for C and for D.
  [
    'TEO-ASC-04 TEO-ASC-08 TEO-ASC-09 the middle of an ascension, 3 players', 'ascension-reward', [5, 9, 23, 59],
    () => {
      const seats = [{ cocoa: 3, temples: { blue: 3 }, workers: ['palace 5', 'nobles 1', 'nobles 1'] }]
      const position = { discoveries: { 'blue-4': ['mask-4-a', 'disc-temple-red-a'] }, seats }
      return table({ players: 3, position }).play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0')
    },
  ],
]

describe('perft', () => {
  for (const [title, kind, counts, make] of positions)
    it(`${title}`, () => {
      const t = make()
      const before = t.hash()
      expect(t.question).toBe(kind)
      expect(counts.map((_, i) => leaves(t.g, i + 1))).toEqual(counts)
      expect(t.hash()).toBe(before)
    })
})
