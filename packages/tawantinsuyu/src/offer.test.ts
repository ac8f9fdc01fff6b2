import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { moduleBook, offered } from './modules.ts'
import { offeredChoices, offeredPlayers, offeredSettings } from './offer.ts'

describe('the offer', () => {
  it('names the choices of the rules in their order', () => {
    expect(offeredChoices.map(({ id }) => id)).toEqual(offered)
  })

  it('names every number of players that can be set up, and no other', () => {
    expect(offeredPlayers).toEqual([0, 1, 2, 3, 4, 5, 6].filter((players) => compile({ players }).ok))
  })

  it('names the settings of a solo game', () => {
    expect(offeredSettings.map(({ id }) => id)).toEqual(moduleBook.settings({ players: 1, modules: [], settings: {} }))
  })

  it('TAW-SOLO-69 TAW-SOLO-80 the five options that make it easier come with the change first', () => {
    expect(offeredSettings.map(({ deltas }) => deltas)).toEqual(Array.from({ length: 12 }, (_, i) => (i < 5 ? [1, 0] : [0, 1])))
  })

  it.each(offeredSettings)('$rule $id allows its changes and nothing beyond', ({ id, deltas }) => {
    const made = (value: number): boolean => compile({ players: 1, settings: { [id]: value } }).ok
    expect(deltas.every(made)).toBe(true)
    expect([Math.min(...deltas) - 1, Math.max(...deltas) + 1].some(made)).toBe(false)
  })
})
