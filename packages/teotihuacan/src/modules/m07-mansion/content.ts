// Mansion: what the module adds to the tables.
import { oneOf, rows, shown } from '@tollan/kernel/data'
import { temples } from '../../content/temples.ts'
import type { RoyalTile } from '../../content/royals.ts'
import { royalEffect } from '../../content/tables.ts'
import { all, gain, least, power, repeat, type Source, type Temple } from '../../content/vocabulary.ts'
import { dataTable } from '../../data-tables.ts'
import { obsidianWords } from '../obsidian-words.ts'

export const royalTilesSource: Source = 'rulebook'

const smuggle = repeat(1, { cocoa: 3 }, gain('obsidian', power()))
const trade = repeat(power(), { obsidian: 1 }, all(gain('cocoa', 1), gain('vp', 2)))

/** M7-02: one more royal tile of each category. */
export const mansionRoyals: readonly RoyalTile[] = [
  { id: 'royal-a-10', category: 'A', number: 10, effect: gain('vp', least('great-discovery-pairs'), 2), rule: 'M7-20' },
  { id: 'royal-b-11', category: 'B', number: 11, effect: smuggle, rule: 'M7-21' },
  { id: 'royal-c-12', category: 'C', number: 12, effect: trade, rule: 'M7-22' },
]

export const royalSlotCategoriesSource: Source = 'community'
/** The print on the board that ties a royal tile to a temple was not to be had (M7-13). */
export const royalSlotTemplesSource: Source = 'reconstructed'

export interface RoyalSlot {
  readonly position: 'left' | 'middle' | 'right'
  readonly category: RoyalTile['category']
  readonly temple: Temple
}

/** The royal tiles of the Mansion from left to right, each with its temple. */
export const royalSlots: readonly RoyalSlot[] = [
  { position: 'left', category: 'A', temple: 'blue' },
  { position: 'middle', category: 'B', temple: 'red' },
  { position: 'right', category: 'C', temple: 'green' },
]

export const mansionSource: Source = 'rulebook'

export const CLAIM_MARKERS = 3 // M7-05, each
export const CLAIM_STEP_COCOA = 1 // M7-14
export const BOT_CLAIM_COCOA = 1 // M7-26

/** M7-04: where the owner tokens lie. */
export const ownerTokens: readonly { readonly id: string; readonly temple: Temple; readonly step: number }[] = temples.map((temple) => ({
  id: `owner-token-${temple.id}`,
  temple: temple.id,
  step: temple.steps.find((step) => step.kind === 'main')?.step ?? 0,
}))

export const royalsTable = dataTable({
  name: 'm7-royal-tiles', source: royalTilesSource, rows: mansionRoyals, shape: rows('id', { effect: royalEffect(obsidianWords) }),
})

export const royalSlotsTable = dataTable({
  name: 'm7-royal-slots',
  source: royalSlotTemplesSource,
  marks: { category: royalSlotCategoriesSource },
  rows: royalSlots,
  shape: rows('position', { category: shown('the set-up deals the categories in this order'), temple: oneOf(temples.map((temple) => temple.id)) }),
  valid: (slots) => (new Set(slots.map((slot) => slot.temple)).size === slots.length ? null : 'each royal tile must have a temple of its own'),
})
