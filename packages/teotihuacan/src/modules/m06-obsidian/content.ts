// Obsidian: what the module adds to the tables. Grids are reconstructed: the printed cells are only known from pictures that could not be had.
import { rows } from '@tollan/kernel/data'
import { boards, type BoardRow } from '../../content/boards.ts'
import type { StartingTile } from '../../content/starting-tiles.ts'
import type { Technology } from '../../content/technologies.ts'
import type { DisabledRow } from '../disabled-row.ts'
import { gridFields, startingFields, technologyFields } from '../../content/tables.ts'
import { all, gain, powerUp, temple, type Effect, type Source } from '../../content/vocabulary.ts'
import { dataTable } from '../../data-tables.ts'
import { obsidianWords } from '../obsidian-words.ts'

export const technologiesSource: Source = 'rulebook'

export const obsidianTechnologies: readonly Technology[] = [
  { id: 'tech-1-half', number: 1.5, gold: 1, benefits: [{ when: 'any-may-be-obsidian', rule: 'M6-09' }] },
  { id: 'tech-3-half', number: 3.5, gold: 1, benefits: [{ when: 'obsidian-pays-cocoa', upTo: 3, rule: 'M6-10' }] },
  {
    id: 'tech-5-half', number: 5.5, gold: 1,
    benefits: [
      { when: 'collect-cocoa', effect: gain('obsidian', 1), rule: 'M6-11' },
      { when: 'worship-royal', effect: gain('obsidian', 1), rule: 'M6-11' },
    ],
  },
]

export const startingTilesSource: Source = 'rulebook' // board numbers from pictures

export const obsidianStartingTiles: readonly StartingTile[] = [
  { id: 'start-e1', boards: [5, 5], effect: all({ do: 'discovery', great: true }, powerUp(1, 'starting'), gain('obsidian', 1)) },
  { id: 'start-e2', boards: [1, 6], effect: all(gain('cocoa', 4), gain('obsidian', 3)) },
]

export const gridsSource: Source = 'reconstructed'

type Grid = readonly (readonly Effect[])[]

const grid = (own: 'wood' | 'stone' | 'gold', extra: readonly [Effect, Effect, Effect, Effect, Effect]): Grid => {
  const [single, pair, low, middle, high] = extra
  return [
    [single, gain(own, 1), all(gain(own, 1), gain('obsidian', 1))],
    [gain(own, 1), all(gain(own, 1), gain('obsidian', 1)), all(gain(own, 2), gain('obsidian', 1), pair)],
    [
      all(gain(own, 1), gain('obsidian', 1), low),
      all(gain(own, 2), gain('obsidian', 1), middle),
      all(gain(own, 2), gain('obsidian', 2), high),
    ],
  ]
}

const grids: Readonly<Record<number, Grid>> = {
  2: grid('wood', [gain('cocoa', 1), gain('cocoa', 2), gain('cocoa', 1), gain('cocoa', 3), gain('cocoa', 5)]),
  3: grid('stone', [gain('vp', 1), gain('vp', 2), gain('vp', 1), gain('vp', 3), gain('vp', 5)]),
  4: grid('gold', [gain('vp', 1), gain('vp', 2), gain('cocoa', 1), temple('any'), temple('any', 2)]),
}

/** M6-03: Forest, Stone Quarry and Gold Deposits with obsidian. */
export const obsidianBoards: readonly BoardRow[] = boards.flatMap((board) => {
  const replaced = grids[board.number]
  return replaced === undefined ? [] : [{ ...board, grid: replaced }]
})

/** M6-05. */
export const disabledRows: readonly DisabledRow[] = [
  {
    id: 'priest-11', needs: 'm1', rules: ['M6-P11-01', 'M6-P11-02'],
    what: 'keep one of two technologies for yourself alone; obsidian pays only where obsidian itself is asked for',
  },
]
export const technologiesTable = dataTable({
  name: 'm6-technologies', source: technologiesSource, rows: obsidianTechnologies, shape: rows('id', technologyFields(obsidianWords)),
})

export const startingTilesTable = dataTable({
  name: 'm6-starting-tiles', source: startingTilesSource, rows: obsidianStartingTiles, shape: rows('id', startingFields(obsidianWords)),
})

export const boardsTable = dataTable({ name: 'm6-boards', source: gridsSource, rows: obsidianBoards, shape: rows('id', gridFields(obsidianWords)) })
