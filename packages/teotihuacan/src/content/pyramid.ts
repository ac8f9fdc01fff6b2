import type { Cost, Source } from './vocabulary.ts'

export interface PyramidSlot {
  readonly id: string
  readonly level: number
  readonly row: number
  readonly col: number
  /** Quadrants under the tile, as row * 8 + column: top left, top right, bottom right, bottom left. */
  readonly cells: readonly [number, number, number, number]
  readonly supports: readonly string[]
}

// Follows from the levels of TEO-MAIN-CONSTR-04 to -07 on the grid of TEO-MATCH-05.
export const pyramidSlotsSource: Source = 'inferred'

const slot = (
  id: string,
  level: number,
  row: number,
  col: number,
  cells: readonly [number, number, number, number],
  supports: readonly string[] = [],
): PyramidSlot => ({ id, level, row, col, cells, supports })

export const pyramidSlots: readonly PyramidSlot[] = [
  slot('p1-r0c0', 1, 0, 0, [0, 1, 9, 8]),
  slot('p1-r0c1', 1, 0, 1, [2, 3, 11, 10]),
  slot('p1-r0c2', 1, 0, 2, [4, 5, 13, 12]),
  slot('p1-r0c3', 1, 0, 3, [6, 7, 15, 14]),
  slot('p1-r1c0', 1, 1, 0, [16, 17, 25, 24]),
  slot('p1-r1c1', 1, 1, 1, [18, 19, 27, 26]),
  slot('p1-r1c2', 1, 1, 2, [20, 21, 29, 28]),
  slot('p1-r1c3', 1, 1, 3, [22, 23, 31, 30]),
  slot('p1-r2c0', 1, 2, 0, [32, 33, 41, 40]),
  slot('p1-r2c1', 1, 2, 1, [34, 35, 43, 42]),
  slot('p1-r2c2', 1, 2, 2, [36, 37, 45, 44]),
  slot('p1-r2c3', 1, 2, 3, [38, 39, 47, 46]),
  slot('p1-r3c0', 1, 3, 0, [48, 49, 57, 56]),
  slot('p1-r3c1', 1, 3, 1, [50, 51, 59, 58]),
  slot('p1-r3c2', 1, 3, 2, [52, 53, 61, 60]),
  slot('p1-r3c3', 1, 3, 3, [54, 55, 63, 62]),
  slot('p2-r0c0', 2, 0, 0, [9, 10, 18, 17], ['p1-r0c0', 'p1-r0c1', 'p1-r1c0', 'p1-r1c1']),
  slot('p2-r0c1', 2, 0, 1, [11, 12, 20, 19], ['p1-r0c1', 'p1-r0c2', 'p1-r1c1', 'p1-r1c2']),
  slot('p2-r0c2', 2, 0, 2, [13, 14, 22, 21], ['p1-r0c2', 'p1-r0c3', 'p1-r1c2', 'p1-r1c3']),
  slot('p2-r1c0', 2, 1, 0, [25, 26, 34, 33], ['p1-r1c0', 'p1-r1c1', 'p1-r2c0', 'p1-r2c1']),
  slot('p2-r1c1', 2, 1, 1, [27, 28, 36, 35], ['p1-r1c1', 'p1-r1c2', 'p1-r2c1', 'p1-r2c2']),
  slot('p2-r1c2', 2, 1, 2, [29, 30, 38, 37], ['p1-r1c2', 'p1-r1c3', 'p1-r2c2', 'p1-r2c3']),
  slot('p2-r2c0', 2, 2, 0, [41, 42, 50, 49], ['p1-r2c0', 'p1-r2c1', 'p1-r3c0', 'p1-r3c1']),
  slot('p2-r2c1', 2, 2, 1, [43, 44, 52, 51], ['p1-r2c1', 'p1-r2c2', 'p1-r3c1', 'p1-r3c2']),
  slot('p2-r2c2', 2, 2, 2, [45, 46, 54, 53], ['p1-r2c2', 'p1-r2c3', 'p1-r3c2', 'p1-r3c3']),
  slot('p3-r0c0', 3, 0, 0, [18, 19, 27, 26], ['p2-r0c0', 'p2-r0c1', 'p2-r1c0', 'p2-r1c1']),
  slot('p3-r0c1', 3, 0, 1, [20, 21, 29, 28], ['p2-r0c1', 'p2-r0c2', 'p2-r1c1', 'p2-r1c2']),
  slot('p3-r1c0', 3, 1, 0, [34, 35, 43, 42], ['p2-r1c0', 'p2-r1c1', 'p2-r2c0', 'p2-r2c1']),
  slot('p3-r1c1', 3, 1, 1, [36, 37, 45, 44], ['p2-r1c1', 'p2-r1c2', 'p2-r2c1', 'p2-r2c2']),
  slot('p4-r0c0', 4, 0, 0, [27, 28, 36, 35], ['p3-r0c0', 'p3-r0c1', 'p3-r1c0', 'p3-r1c1']),
]

export interface PyramidLevel {
  readonly level: number
  readonly cost: Cost
  readonly vp: number
}

export const pyramidLevelsSource: Source = 'rulebook'

export const pyramidLevels: readonly PyramidLevel[] = [
  { level: 1, cost: { stone: 2 }, vp: 1 },
  { level: 2, cost: { stone: 2, wood: 1 }, vp: 3 },
  { level: 3, cost: { stone: 2, wood: 2 }, vp: 5 },
  { level: 4, cost: { stone: 2, wood: 3 }, vp: 7 },
]

export interface PyramidTile {
  readonly id: string
  /** Icons of the corners: top left, top right, bottom right, bottom left; letters as in icons.ts. */
  readonly code: string
}

// Single source; 16 of the 32 were also read off rulebook pictures, without contradiction.
export const pyramidTilesSource: Source = 'single-source'

export const pyramidTiles: readonly PyramidTile[] = [
  { id: 'pyr-01', code: 'b-Rg' },
  { id: 'pyr-02', code: '-brG' },
  { id: 'pyr-03', code: '-rbG' },
  { id: 'pyr-04', code: 'g-bR' },
  { id: 'pyr-05', code: 'g-br' },
  { id: 'pyr-06', code: 'g-rb' },
  { id: 'pyr-07', code: 'g-rB' },
  { id: 'pyr-08', code: 'gbr-' },
  { id: 'pyr-09', code: 'gBr-' },
  { id: 'pyr-10', code: 'b-r-' },
  { id: 'pyr-11', code: 'B-r-' },
  { id: 'pyr-12', code: 'g-r-' },
  { id: 'pyr-13', code: 'g-R-' },
  { id: 'pyr-14', code: 'b-G-' },
  { id: 'pyr-15', code: 'b-g-' },
  { id: 'pyr-16', code: 'b-gr' },
  { id: 'pyr-17', code: 'b-gR' },
  { id: 'pyr-18', code: 'g-br' },
  { id: 'pyr-19', code: '---r' },
  { id: 'pyr-20', code: 'b---' },
  { id: 'pyr-21', code: '---g' },
  { id: 'pyr-22', code: 'b--g' },
  { id: 'pyr-23', code: 'g--b' },
  { id: 'pyr-24', code: '--gr' },
  { id: 'pyr-25', code: 'G--r' },
  { id: 'pyr-26', code: 'b--R' },
  { id: 'pyr-27', code: 'b--r' },
  { id: 'pyr-28', code: 'gbGb' },
  { id: 'pyr-29', code: 'rBrb' },
  { id: 'pyr-30', code: 'grgR' },
  { id: 'pyr-31', code: '----' },
  { id: 'pyr-32', code: '----' },
]

// Verified for the cells that the opening layouts leave visible.
export const pyramidBaseSource: Source = 'verified'

/** Icons printed on the board, row 0 on the Palace side. */
export const pyramidBase: readonly string[] = [
  '---bb---',
  'gggbb---',
  '---b-rrr',
  'ggr--bbb',
  'ggr-brrr',
  '--r-bggg',
  'bbbrr---',
  'gggrr---',
]

export const initialPyramidSource: Source = 'verified'

/** Slots filled at set-up, by number of players. */
export const initialPyramid: Readonly<Record<2 | 3 | 4, readonly string[]>> = {
  2: [
    'p1-r0c0', 'p1-r0c1',
    'p1-r1c0', 'p1-r1c1', 'p1-r1c2', 'p1-r1c3',
    'p1-r2c0', 'p1-r2c1', 'p1-r2c2', 'p1-r2c3',
    'p1-r3c2', 'p1-r3c3',
    'p2-r0c0',
    'p2-r2c2',
  ],
  3: [
    'p1-r1c0', 'p1-r1c1', 'p1-r1c2', 'p1-r1c3',
    'p1-r2c0', 'p1-r2c1', 'p1-r2c2', 'p1-r2c3',
    'p2-r1c0', 'p2-r1c2',
  ],
  4: [
    'p1-r0c1', 'p1-r0c2',
    'p1-r1c0', 'p1-r1c3',
    'p1-r2c0', 'p1-r2c3',
    'p1-r3c1', 'p1-r3c2',
  ],
}
