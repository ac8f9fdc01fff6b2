// Great discovery tiles: a stack of their own beside the discovery tiles.
import { rows, whole } from '@tollan/kernel/data'
import type { DiscoveryKind } from '../../content/discoveries.ts'
import { copies, maskPoints } from '../../content/tables.ts'
import { all, gain, powerUp, type Effect, type Source } from '../../content/vocabulary.ts'
import { cost, effectOfItsKind } from '../../data-effects.ts'
import { dataTable } from '../../data-tables.ts'
import { obsidianWords } from '../obsidian-words.ts'

/** A kind with where its values come from; `needs` names what is not part of this project or not always played. */
export interface GreatKind extends DiscoveryKind {
  readonly rule: string
  /** Source of the number of copies; costs and effects are from the rulebook. */
  readonly copiesSource: Source
  readonly needs?: string
}

const temples = (named: 'blue' | 'red' | 'green'): Effect => ({ do: 'temples', steps: { any: 1, [named]: 1 } })
const great = { great: true, copiesSource: 'reconstructed' } as const

export const greatKinds: readonly GreatKind[] = [
  { id: 'gd-mask', copies: 3, cost: {}, effect: { do: 'tile-power', power: 'mask' }, mask: 3, rule: 'GD-03', great: true, copiesSource: 'rulebook' },
  { id: 'gd-obsidian-3', copies: 2, cost: {}, effect: gain('obsidian', 3), rule: 'GD-04', ...great },
  { id: 'gd-extra-worker', copies: 2, cost: {}, effect: { do: 'tile-power', power: 'extra-worker', boards: [2, 3, 4, 5, 6, 7, 8] }, rule: 'GD-01', ...great },
  { id: 'gd-double-harvest', copies: 2, cost: {}, effect: { do: 'tile-power', power: 'double-harvest', boards: [2, 3, 4] }, rule: 'GD-02', ...great },
  { id: 'gd-step-back', copies: 2, cost: {}, effect: { do: 'procedure', name: 'step-back', n: 3 }, rule: 'GD-05', ...great },
  { id: 'gd-power-up-3', copies: 2, cost: { obsidian: 1 }, effect: powerUp(3, 'unlocked'), rule: 'GD-06', ...great },
  { id: 'gd-reuse-2', copies: 2, cost: { obsidian: 1 }, effect: { do: 'procedure', name: 'reuse-tiles', n: 2 }, rule: 'GD-07', ...great },
  { id: 'gd-technology', copies: 2, cost: { obsidian: 1 }, effect: { do: 'technology' }, rule: 'GD-09', ...great },
  { id: 'gd-temple-blue', copies: 2, cost: { cocoa: 1 }, effect: temples('blue'), rule: 'GD-12', ...great },
  { id: 'gd-temple-green', copies: 2, cost: { cocoa: 1 }, effect: temples('green'), rule: 'GD-12', ...great },
  { id: 'gd-temple-red', copies: 2, cost: { cocoa: 1 }, effect: temples('red'), rule: 'GD-12', ...great },
  { id: 'gd-temple-orange', copies: 1, cost: { cocoa: 1 }, effect: all(), rule: 'GD-12', great: true, copiesSource: 'rulebook', needs: 'm2' },
  { id: 'gd-shaman-march', copies: 1, cost: {}, effect: { do: 'procedure', name: 'shaman-march', n: 2 }, rule: 'GD-10', ...great, needs: 'm8' },
  { id: 'gd-raise-shaman', copies: 1, cost: {}, lowers: 1, effect: { do: 'procedure', name: 'raise-shaman', n: 2 }, rule: 'GD-11', ...great, needs: 'm8' },
]

/** EXP-02: sets of masks up to eleven kinds. */
export const extendedMaskSetVp: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]

export const greatDiscoveriesSource: Source = 'rulebook' // costs and effects

export const greatKindsTable = dataTable({
  name: 'great-discovery-tiles', source: greatDiscoveriesSource,
  marks: Object.fromEntries(greatKinds.map((kind) => [`${kind.id}.copies`, kind.copiesSource])),
  rows: greatKinds,
  shape: rows('id', {
    copies, cost: cost(obsidianWords), mask: whole(1, 9),
    effect: effectOfItsKind({
      ...obsidianWords,
      procedures: { 'step-back': [1, 7], 'reuse-tiles': [1, 9], 'shaman-march': [1, 9], 'raise-shaman': [1, 9] },
    }),
  }),
})

export const extendedMaskSetsTable = dataTable({
  name: 'mask-sets-with-great-discoveries', source: 'rulebook', rows: extendedMaskSetVp, shape: maskPoints,
})
