// The alternative movement of Teotibot with the modules that watch where its workers go.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

/** A turn of the bot by this tile, while direction tile number `top` (0 and 1 are the base ones, 2 shows 2, 3 shows 3) lies on top. */
function botTurn(tile: string, top: number, bot: Fields, modules: readonly string[], chance: readonly string[] = [], position: Fields = {}): Table {
  const order = ['construction', 'decorations', 'alchemy', 'nobles', 'mastery', 'worship'].map((name) => `bot-${name}`)
  const tiles = [tile, ...order.filter((name) => name !== tile)].slice(0, 6)
  const directions = [top, ...[0, 1, 2, 3].filter((other) => other !== top)].map((other) => `left@${other}`)
  return table({ players: 1, seed: 3, modules: ['ms1', ...modules], chance: ['roll:3', 'roll:4', ...chance], position: { turn: 1, seats: [{}, bot], bot: { tiles, directions }, ...position } })
}

const LOCKED = 'decorations-worship 1'

describe('the direction tile on top', () => {
  it.each([[0, 'alchemy 2'], [2, 'forest 2'], [3, 'construction 2']])('MS1-04 M6-16 number %i: a worker that gathered with obsidian goes to %s', (top, there) => {
    const t = botTurn('bot-construction', top, { workers: ['stone-quarry 1', 'nobles 3', 'nobles 3', LOCKED] }, ['m6'])
    expect([t.player(1).workers['worker-1-0'], t.player(1)]).toMatchObject([there, { stone: 1, obsidian: 1 }])
  })

  it.each([[0, 'gold-deposits 3'], [2, 'stone-quarry 3'], [3, 'alchemy 3']])('MS1-04 M9-29 number %i: after Empire and Build the worker goes to %s', (top, there) => {
    const warriors = { 'region-10': 1, 'region-12': Array.from({ length: 9 }, () => 1) }
    const t = botTurn('bot-nobles', top, { wood: 2, workers: ['nobles 2', 'construction 3', 'construction 3', LOCKED] }, ['m6', 'm9'], [], { empire: { warriors } })
    expect([t.player(1).workers['worker-1-0'], t.log('settle').length]).toEqual([there, 1])
  })

  it.each([[0, 0], [2, 1], [3, 1]])('MS1-07 M7-25 number %i: a worker on Nobles passes the Mansion %i times', (top, rolls) => {
    const t = botTurn('bot-nobles', top, { wood: 2, workers: ['nobles 2', 'construction 3', 'construction 3', LOCKED] }, ['m6', 'm7'], rolls === 0 ? [] : ['roll:6'])
    expect(t.log('mansion-roll')).toHaveLength(rolls)
  })

  it('MS1-04 M8-25 the shaman goes to the next altar, whatever the tile shows', () => {
    const discoveries = { 'altar-8-1': ['gd-obsidian-3-a'] }
    for (const top of [0, 2, 3]) {
      const t = botTurn('bot-mask-collection', top, { workers: ['nobles 2', 'construction 3', 'construction 3', LOCKED] }, ['m6', 'm8'], [], { altars: { shamans: ['altar-5-6-to-5', 'altar-1-2-to-2 lying'], discoveries } })
      expect((t.summary()['shamans'] as string[])[1]).toMatch(/^altar-8-1-.* lying$/)
    }
  })
})
