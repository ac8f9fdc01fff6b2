import type { Source } from './vocabulary.ts'

export interface DecorationTile {
  readonly id: string
  /** First and second icon; on the top side, arrow to the centre, the first is the left half (other sides: turned). */
  readonly code: string
}

// Single source, complete by symmetry: every ordered pair of icons except glyph-glyph.
export const decorationTilesSource: Source = 'single-source'

export const decorationTiles: readonly DecorationTile[] = [
  { id: 'deco-01', code: 'BR' },
  { id: 'deco-02', code: '-B' },
  { id: 'deco-03', code: 'GG' },
  { id: 'deco-04', code: 'BG' },
  { id: 'deco-05', code: 'RB' },
  { id: 'deco-06', code: 'B-' },
  { id: 'deco-07', code: 'RR' },
  { id: 'deco-08', code: 'GB' },
  { id: 'deco-09', code: 'RG' },
  { id: 'deco-10', code: 'G-' },
  { id: 'deco-11', code: '-R' },
  { id: 'deco-12', code: 'BB' },
  { id: 'deco-13', code: 'GR' },
  { id: 'deco-14', code: 'R-' },
  { id: 'deco-15', code: '-G' },
]

export interface DecorationSpace {
  readonly id: string
  readonly side: 'top' | 'right' | 'bottom' | 'left'
  readonly level: number
  /** The space of the same side that must be covered before. */
  readonly after: string | null
  /** Quadrants as row * 8 + column, in the order of the tile's icons; null on level 1, outside the grid. */
  readonly cells: readonly number[] | null
  /** Icons printed on level 1, in the order of the tile's icons. */
  readonly printed: string | null
  /** Pyramid slots that must be filled before. */
  readonly needs: readonly string[]
}

export const decorationSpacesSource: Source = 'verified'

const outer = (id: string, side: DecorationSpace['side'], printed: string): DecorationSpace => ({
  id, side, level: 1, after: null, cells: null, printed, needs: [],
})

const inner = (
  id: string,
  side: DecorationSpace['side'],
  level: number,
  after: string,
  cells: readonly [number, number],
  needs: readonly string[],
): DecorationSpace => ({ id, side, level, after, cells, printed: null, needs })

export const decorationSpaces: readonly DecorationSpace[] = [
  outer('deco-top-1', 'top', 'rg'),
  inner('deco-top-2', 'top', 2, 'deco-top-1', [3, 4], ['p1-r0c1', 'p1-r0c2']),
  inner('deco-top-3', 'top', 3, 'deco-top-2', [11, 12], ['p2-r0c1']),
  inner('deco-top-4', 'top', 4, 'deco-top-3', [19, 20], ['p3-r0c0', 'p3-r0c1']),
  outer('deco-right-1', 'right', '-g'),
  inner('deco-right-2', 'right', 2, 'deco-right-1', [31, 39], ['p1-r1c3', 'p1-r2c3']),
  inner('deco-right-3', 'right', 3, 'deco-right-2', [30, 38], ['p2-r1c2']),
  inner('deco-right-4', 'right', 4, 'deco-right-3', [29, 37], ['p3-r0c1', 'p3-r1c1']),
  outer('deco-bottom-1', 'bottom', '-b'),
  inner('deco-bottom-2', 'bottom', 2, 'deco-bottom-1', [60, 59], ['p1-r3c1', 'p1-r3c2']),
  inner('deco-bottom-3', 'bottom', 3, 'deco-bottom-2', [52, 51], ['p2-r2c1']),
  inner('deco-bottom-4', 'bottom', 4, 'deco-bottom-3', [44, 43], ['p3-r1c0', 'p3-r1c1']),
  outer('deco-left-1', 'left', 'rb'),
  inner('deco-left-2', 'left', 2, 'deco-left-1', [32, 24], ['p1-r1c0', 'p1-r2c0']),
  inner('deco-left-3', 'left', 3, 'deco-left-2', [33, 25], ['p2-r1c0']),
  inner('deco-left-4', 'left', 4, 'deco-left-3', [34, 26], ['p3-r0c0', 'p3-r1c0']),
]
