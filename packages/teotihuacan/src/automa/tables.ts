import { fields, whole } from '@tollan/kernel/data'
import type { Good, Source, Temple } from '../content/vocabulary.ts'
import { dataTable } from '../data-tables.ts'

export interface BotWorker {
  readonly board: number
  readonly area: 'general' | 'worship'
  readonly power: number
}

export interface BotDifficulty {
  readonly id: string
  /** Allowed changes; a positive one makes the bot stronger. */
  readonly deltas: readonly number[]
  /** The change may be made on up to this many pieces, each on its own. */
  readonly upTo?: number
  readonly what: string
}

export interface Teotibot {
  readonly source: Source
  readonly setup: {
    readonly players: 2 | 3 | 4 // the board is set up as for this many
    readonly goods: Readonly<Partial<Record<Good, number>>>
    readonly pyramidTrack: number
    readonly temples: Readonly<Record<Temple, number>>
    readonly avenue: number
    readonly technologyIndex: number // of its first marker, in display order
    readonly workers: readonly BotWorker[]
    readonly directionTiles: number
  }
  readonly actionTiles: readonly { readonly id: string; readonly name: string }[]
  /** Slots of the action pyramid, index 0..5 = P1..P6; level 1 is the top. */
  readonly slots: readonly { readonly id: string; readonly level: number }[]
  /** Slot index by the sum of the two dice; -1 is unused. */
  readonly slotByDiceSum: readonly number[]
  /** refillFrom[arrow][gap 0..2]: the slot whose tile moves up; an arrow to the right pulls the lower left tile. */
  readonly refillFrom: Readonly<Record<'left' | 'right', readonly [number, number, number]>>
  readonly cocoaExchange: { readonly pay: number; readonly vp: number }
  readonly worshipSteps: { readonly temple: number; readonly any: number }
  readonly finalScoring: {
    readonly vpPerResource: number
    readonly vpPerCocoa: number
    readonly vpPerTechnology: number
    readonly vpPerTempleBonus: number
  }
  readonly difficulty: readonly BotDifficulty[]
}

export const automaSource: Source = 'verified'

export const teotibot: Teotibot = {
  source: automaSource,
  setup: {
    players: 2,
    goods: { cocoa: 0, wood: 2, stone: 2, gold: 2 },
    pyramidTrack: 0,
    temples: { blue: 1, red: 1, green: 1 },
    avenue: 1,
    technologyIndex: 2,
    workers: [
      { board: 4, area: 'general', power: 2 },
      { board: 6, area: 'general', power: 2 },
      { board: 8, area: 'general', power: 2 },
      { board: 7, area: 'worship', power: 1 },
    ],
    directionTiles: 2,
  },
  actionTiles: [
    { id: 'bot-construction', name: 'Construction' },
    { id: 'bot-decorations', name: 'Decorations' },
    { id: 'bot-alchemy', name: 'Alchemy' },
    { id: 'bot-nobles', name: 'Nobles' },
    { id: 'bot-mastery', name: 'Mastery' },
    { id: 'bot-worship', name: 'Worship' },
    { id: 'bot-mask-collection', name: 'Mask Collection' },
  ],
  slots: [
    { id: 'bot-top', level: 1 },
    { id: 'bot-mid-left', level: 2 },
    { id: 'bot-mid-right', level: 2 },
    { id: 'bot-bottom-left', level: 3 },
    { id: 'bot-bottom-mid', level: 3 },
    { id: 'bot-bottom-right', level: 3 },
  ],
  slotByDiceSum: [-1, -1, 3, 3, 1, 1, 0, 0, 0, 2, 2, 5, 5], // TEO-SOLO-16
  refillFrom: { left: [2, 4, 5], right: [1, 3, 4] },
  cocoaExchange: { pay: 10, vp: 3 },
  worshipSteps: { temple: 2, any: 3 },
  finalScoring: { vpPerResource: 1, vpPerCocoa: 1, vpPerTechnology: 2, vpPerTempleBonus: 15 },
  difficulty: [
    { id: 'bot-adjust-worker-power', deltas: [-1, 1], upTo: 3, what: 'start power of unlocked workers' },
    { id: 'bot-adjust-resources', deltas: [-1, 1], what: 'start wood, stone and gold, each on its own' },
    { id: 'bot-adjust-cocoa-vp', deltas: [-2, -1, 1, 2], what: 'VP per 10 cocoa' },
    {
      id: 'bot-adjust-worship-steps', deltas: [-1, 1],
      what: 'temple steps of Worship (both the 2 and, on board 7, the 3)',
    },
    { id: 'bot-adjust-bonus-vp', deltas: [-10, -5, 5, 10], what: 'VP per temple bonus' },
    { id: 'bot-adjust-tech-vp', deltas: [-2, -1, 1, 2], what: 'VP per technology' },
  ],
}

const few = whole(0, 20)

/** The numbers of its card; what it does by them are rules. */
export const teotibotTable = dataTable({
  name: 'teotibot', source: automaSource, rows: teotibot,
  shape: fields({
    setup: fields({ goods: fields({ cocoa: few, wood: few, stone: few, gold: few }) }),
    cocoaExchange: fields({ pay: whole(1, 20), vp: few }),
    worshipSteps: fields({ temple: whole(1, 5), any: whole(1, 5) }),
    finalScoring: fields({ vpPerResource: few, vpPerCocoa: few, vpPerTechnology: few, vpPerTempleBonus: whole(0, 50) }),
  }),
})
