import { view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'
import { botBefore } from './bot-before.ts'
import { tableau } from './tableau.ts'

const TILES = ['bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-nobles', 'bot-mastery', 'bot-worship']

describe("Teotibot's side before later steps of its turn", () => {
  it.each([[3, 4], [2, 2], [4, 5], [1, 1], [6, 6]])('TEO-SOLO-17 TEO-SOLO-21 slide and flip are taken back, roll %i and %i', (one, two) => {
    for (const sides of [['left', 'left'], ['left', 'right'], ['right', 'left'], ['right', 'right']]) {
      const t = table({
        players: 1, seed: 1, chance: [`roll:${one}`, `roll:${two}`],
        position: { turn: 1, seats: [{}, { workers: ['forest 1', 'stone-quarry 1', 'gold-deposits 1', 'decorations-worship 1'] }], bot: { tiles: TILES, directions: sides } },
      })
      const { bot } = tableau(view(t.g, 0))
      if (bot === undefined) throw new Error('no bot')
      const later = t.events.filter(({ type }) => type === 'bot-slide' || type === 'bot-flip')
      expect(later).toHaveLength(2)
      const before = botBefore(bot, later)
      expect([before.tiles, before.aside, before.directions.map(({ arrow }) => arrow)]).toEqual([TILES, 'bot-mask-collection', sides])
    }
  })
})
