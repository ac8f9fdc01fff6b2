// Expanding the Empire: the map, its bonuses and the Conquest board. Values from the rulebook unless a source mark says otherwise.
import { list, rows, whole } from '@tollan/kernel/data'
import { boards, type BoardRow } from '../../content/boards.ts'
import type { DiscoveryKind } from '../../content/discoveries.ts'
import { all, gain, temple, type Cost, type Effect, type Source } from '../../content/vocabulary.ts'
import { effect, effectOfItsKind } from '../../data-effects.ts'
import { dataTable } from '../../data-tables.ts'
import { obsidianWords } from '../obsidian-words.ts'

/** M9-04: eight each when the fifth-player expansion is used. */
export const warriors = { default: 10, withFifthPlayerExpansion: 8 } as const
export const warriorsSource: Source = 'rulebook' // which games use 8 is reconstructed

export const buildPrice: Cost = { wood: 2 } // M9-18

export type Path = 'both' | 'upper' | 'lower'

/** A region of the map; number 0 is Teotihuacan. */
export interface Region {
  readonly id: string
  readonly zone: number // M9-06: steps away from Teotihuacan, 0 to 4
  readonly path: Path // M9-07
  readonly onward: readonly number[] // M9-08, -12
  readonly vp: number
  /** What building there brings besides the points; null where nothing can be built (M9-20). */
  readonly bonus: Effect | null
  readonly rule: string
}

export const regionsSource: Source = 'image' // paths, borders; zones and bonuses also from the rulebook

const odd = (name: string, n: number): Effect => ({ do: 'procedure', name, n })
export const GOLD_MASK = 0
const JADE_MASK = 1

/** Regions 0 to 12 in order. */
export const regions: readonly Region[] = [
  { id: 'teotihuacan', zone: 0, path: 'both', onward: [1, 2, 3, 4], vp: 0, bonus: null, rule: 'M9-20' },
  { id: 'region-1', zone: 1, path: 'upper', onward: [5, 6], vp: 1, bonus: all(gain('obsidian', 1), gain('cocoa', 1)), rule: 'M9-REG-01' },
  { id: 'region-2', zone: 1, path: 'upper', onward: [6], vp: 1, bonus: temple('any'), rule: 'M9-REG-02' },
  { id: 'region-3', zone: 1, path: 'lower', onward: [7, 8], vp: 1, bonus: odd('draw-and-take', 3), rule: 'M9-REG-03' },
  { id: 'region-4', zone: 1, path: 'lower', onward: [8], vp: 1, bonus: odd('power-up-different', 3), rule: 'M9-REG-04' },
  { id: 'region-5', zone: 2, path: 'upper', onward: [9], vp: 2, bonus: odd('special-mask', GOLD_MASK), rule: 'M9-REG-05' },
  { id: 'region-6', zone: 2, path: 'upper', onward: [9], vp: 2, bonus: odd('draw-and-take-great', 2), rule: 'M9-REG-06' },
  { id: 'region-7', zone: 2, path: 'lower', onward: [10, 11], vp: 2, bonus: { do: 'technology' }, rule: 'M9-REG-07' },
  { id: 'region-8', zone: 2, path: 'lower', onward: [11], vp: 2, bonus: odd('different-temples', 2), rule: 'M9-REG-08' },
  { id: 'region-9', zone: 3, path: 'upper', onward: [12], vp: 4, bonus: odd('special-mask', JADE_MASK), rule: 'M9-REG-09' },
  { id: 'region-10', zone: 3, path: 'lower', onward: [12], vp: 4, bonus: gain('obsidian', 4), rule: 'M9-REG-10' },
  { id: 'region-11', zone: 3, path: 'lower', onward: [12], vp: 4, bonus: odd('vp-per-worker', 1), rule: 'M9-REG-11' },
  { id: 'region-12', zone: 4, path: 'both', onward: [], vp: 0, bonus: null, rule: 'M9-20' },
]

/** M9-23: points at an eclipse per own warrior, by zone. */
export const zoneVp: readonly number[] = [0, 1, 2, 3, 5]

/** M9-REG-11: points per worker, strong ones from power 4. */
export const workerVp = { weak: 1, strong: 2, strongPower: 4 } as const

const mask: Effect = { do: 'tile-power', power: 'mask' }

/** M9-REG-12: by number of the mask; one of each, lying beside the stack (M9-03). */
export const specialMasks: readonly DiscoveryKind[] = [
  { id: 'mask-special-gold', copies: 1, cost: {}, effect: mask, mask: 1 },
  { id: 'mask-special-jade', copies: 1, cost: {}, effect: mask, mask: 1 },
]

export const conquestGridSource: Source = 'reconstructed' // the printed cells are only known from pictures that could not be had

const cell = (empire: number, build = 0): Effect =>
  build === 0 ? odd('empire-reward', empire) : all(odd('empire-reward', empire), odd('build-reward', build))

/** M9-02, -15: Conquest takes the place of Nobles, on the side without the orange temple. */
export const conquestBoard: readonly BoardRow[] = boards.flatMap((board) =>
  board.id === 'nobles'
    ? [{ ...board, id: 'conquest', name: 'Conquest', mainAction: 'harvest' as const, grid: [
        [cell(1), cell(1, 1), cell(2, 1)],
        [cell(1, 1), cell(2, 1), cell(3, 1)],
        [cell(2, 1), cell(3, 1), cell(3, 2)],
      ] }]
    : [],
)

export const conquestTable = dataTable({
  name: 'm9-conquest', source: conquestGridSource, rows: conquestBoard,
  shape: rows('id', {
    powerUps: list(whole(0, 3)),
    grid: list(list(effect({ does: ['procedure'], procedures: { 'empire-reward': [1, 5], 'build-reward': [1, 3] } }))),
  }),
})

export const regionsTable = dataTable({
  name: 'm9-regions', source: regionsSource, rows: regions,
  shape: rows('id', {
    vp: whole(0, 20),
    bonus: effectOfItsKind({
      ...obsidianWords,
      procedures: {
        'draw-and-take': [1, 6], 'draw-and-take-great': [1, 6], 'power-up-different': [1, 4], 'different-temples': [1, 3],
        'special-mask': [GOLD_MASK, JADE_MASK], 'vp-per-worker': [1, 1],
      },
    }),
  }),
})

export const zonesTable = dataTable({ name: 'm9-zones', source: 'rulebook', rows: zoneVp, shape: list(whole(0, 20)) })

/** Teotibot (M9-25 to -37). */
export const bot = {
  empirePlacements: 2,
  /** M9-26: one path token for each. */
  paths: [1, 2, 3, 4],
  /** M9-27: the next region of its row, by region. */
  nextOfRow: [0, 5, 6, 7, 8, 9, 9, 10, 11, 12, 12, 12, 12],
  /** M9-30: furthest zone first, in it from the top of the map down. */
  buildPriority: [9, 10, 11, 5, 6, 7, 8, 1, 2, 3, 4],
  noMaskVp: { discovery: 2, great: 4 }, // M9-33, -34
  workersRegionVp: 8, // M9-35: in total
} as const

/** Bot priests of the expansion, documented and never in play: they need modules outside this project (MOD-08). */
export const botPriests: readonly { readonly id: string; readonly deity: string; readonly needs: readonly string[]; readonly text: string }[] = [
  {
    id: 'SOLO-S07', deity: 'Centeotl', needs: ['m1', 'm7', 'm8'],
    text: 'The Worship tile also activates the shaman; at the Mansion the die activates 1-2 left, 3-4 middle, 5-6 right royal tile if claimed.',
  },
  {
    id: 'SOLO-S08', deity: 'Huixtocihuatl', needs: ['m1', 'm9'],
    text: 'After a roll of 6, 7 or 8 the bot pays 2 obsidian if it can; then it puts 2 warriors into Teotihuacan and builds without paying wood.',
  },
]
