// Shamans beside Conquest, and great tiles of both modules.
import { describe, expect, it } from 'vitest'
import { botTileNames } from '../../automa/state.ts'
import { type Table, table } from '../../testing.ts'
import { shamans } from '../m08-altars/shaman-table.ts'
import { empireOf } from '../m09-empire/test-table.ts'

type Fields = Readonly<Record<string, unknown>>

const modules = ['m6', 'm8', 'm9']
/** Conquest lies on place 6. */
const RING = ['palace', 'forest', 'stone-quarry', 'gold-deposits', 'construction', 'nobles', 'alchemy', 'decorations']
const TOWARDS = 'altar-5-6-to-6'

function conquest(shaman: string, own: Fields = {}, chance: readonly string[] = []): Table {
  const seats = [{ cocoa: 5, workers: ['construction 2', 'palace 1', 'palace 1'], ...own }, {}]
  const position = { ring: RING, seats, altars: { shamans: [shaman, 'altar-1-2-to-2'] }, empire: { warriors: { 'region-6': 0 } } }
  return table({ players: 2, modules, chance, position }).play('move:worker-0-0', 'to:nobles', 'main-action')
}

describe('a shaman beside Conquest', () => {
  it('M8-18 M9-15 M9-16 leads to the cell of one worker more, and lies after the power-ups', () => {
    // one worker of power 2: 1 empire, 1 build; two: 2 empire, 1 build
    const t = conquest(`${TOWARDS} standing`)
    expect(t.log('main-action')[0]?.['workers']).toBe(2)
    t.play('conquest:empire', 'conquest:empire', 'march:region-1')
    expect([t.question, empireOf(t).supply[0], shamans(t)[0]]).toEqual(['power-up', 10 - 1 - 2, `${TOWARDS} standing`])
    t.play('power-up:worker-0-0')
    expect(shamans(t)[0]).toBe(`${TOWARDS} lying`)
    const alone = conquest(`${TOWARDS} lying`).play('conquest:empire')
    expect([alone.question, empireOf(alone).supply[0]]).toEqual(['power-up', 10 - 1 - 1])
  })

  it('M8-19 GD-10 M9-REG-06 a shaman tile of the region may be used in the action it helps in: it lies down after it', () => {
    const drawn = ['gd-shaman-march-a', 'gd-raise-shaman-a'].map((tile) => `draw-discovery:${tile}`)
    const t = conquest(`${TOWARDS} standing`, { wood: 2 }, drawn).play('conquest:build', 'take:gd-shaman-march-a')
    t.play('use:gd-shaman-march-a')
    t.play(t.answers[0] ?? '')
    expect([t.player(0).gold, shamans(t)[0]?.endsWith('standing')]).toEqual([2, true])
    for (let n = 0; n < 9 && t.question !== 'power-up'; n++) t.play(t.answers.find((key) => key.startsWith('conquest:') || key.startsWith('march:')) ?? '')
    t.play('power-up:worker-0-0')
    expect(shamans(t)[0]).toMatch(/lying$/)
  })

  it('GD-11 M9-REG-06 the price of a shaman tile lowers the acting worker too, after its cell was read', () => {
    const drawn = ['gd-raise-shaman-a', 'gd-obsidian-3-a'].map((tile) => `draw-discovery:${tile}`)
    const t = conquest(`${TOWARDS} lying`, { wood: 2 }, drawn).play('conquest:build', 'take:gd-raise-shaman-a')
    if (t.question === 'lower-power') t.play('lower-power:worker-0-0')
    expect([t.worker('worker-0-0'), t.player(0).tiles]).toEqual(['nobles 1', ['gd-raise-shaman-a']])
    t.play('use:gd-raise-shaman-a')
    expect(t.log('counted')).toEqual([]) // raised too late to count
    expect(shamans(t)[0]).toBe(`${TOWARDS} standing`)
  })

  it('EXP-03 M8-05 M9-REG-06 one stack: tiles on altars are not drawn for a region', () => {
    const seats = [{ cocoa: 5, wood: 2, workers: ['construction 2', 'palace 1', 'palace 1'] }, {}]
    const altars = { shamans: [`${TOWARDS} lying`, 'altar-1-2-to-2'], discoveries: { 'altar-8-1': ['gd-mask-a', 'gd-mask-b'] } }
    const t = table({ players: 2, modules, position: { ring: RING, seats, altars, empire: { warriors: { 'region-6': 0 } } } })
    t.play('move:worker-0-0', 'to:nobles', 'main-action', 'conquest:build')
    expect(t.question).toBe('draw-discovery')
    expect([t.offers('draw-discovery:gd-mask-a'), t.offers('draw-discovery:gd-mask-c'), t.answers.length]).toEqual([false, true, 25 - 2])
  })
})

describe('Teotibot with both', () => {
  it('M8-26 M9-34 MOD-09 a great mask of a region is one it has: of the altar it discards', () => {
    const turn = (tile: string, bot: Fields, rest: Fields, chance: readonly string[]): Table => {
      const tiles = [`bot-${tile}`, ...botTileNames.filter((other) => other !== `bot-${tile}`)].slice(0, 6)
      const seats = [{ workers: ['forest 1', 'forest 1', 'forest 1'] }, { workers: ['nobles 2', 'construction 3', 'construction 3', 'decorations-worship 1'], ...bot }]
      return table({ players: 1, modules, chance: ['roll:3', 'roll:4', ...chance], position: { turn: 1, ring: RING, seats, bot: { tiles }, ...rest } })
    }
    const warriors = { 'region-6': 1, 'region-12': Array.from({ length: 9 }, () => 1) }
    const drawn = ['draw-discovery:gd-mask-a', 'draw-discovery:gd-temple-red-a']
    expect(turn('nobles', { wood: 2 }, { empire: { warriors } }, drawn).player(1).tiles).toEqual(['gd-mask-a'])
    const altars = { shamans: ['altar-8-1-to-8', 'altar-4-5-to-4 lying'], discoveries: { 'altar-1-2': ['gd-mask-b', 'gd-obsidian-3-a'] } }
    const owned = turn('mask-collection', { tiles: ['gd-mask-a'] }, { altars }, [])
    expect([owned.player(1).tiles, owned.log('altar-tile-discarded').map((event) => event['tile'])]).toEqual([['gd-mask-a'], ['gd-obsidian-3-a']])
    const special = turn('mask-collection', {}, { altars, empire: { settled: { 'region-5': 1 } } }, [])
    expect([...special.player(1).tiles].sort()).toEqual(['gd-mask-b', 'mask-special-gold-a'])
  })
})

describe('set-up', () => {
  it('M8-06 M9-05 shamans in reverse player order, warriors in player order, whichever was first', () => {
    const t = table({ players: 3, modules, seed: 5 })
    for (let n = 0; n < 80 && t.question !== 'turn'; n++) t.play(t.answers[0] ?? '')
    const first = Number(t.summary()['first'])
    const order = [0, 1, 2].map((n) => (first + n) % 3)
    expect(t.log('warrior-placed').map((event) => event.seat)).toEqual(order)
    expect(t.log('shaman-placed').map((event) => event.seat)).toEqual([...order].reverse())
  })
})
