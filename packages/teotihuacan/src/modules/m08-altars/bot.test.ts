import { advance, argumentOf, createGame, fastRandom, fork, PROCEDURE, question, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { BOT } from '../../automa/state.ts'
import { teotihuacan } from '../../index.ts'
import { SLOT_OF, START_BOX } from '../../state.ts'
import { type Table, table } from '../../testing.ts'
import { altarBefore } from './bot.ts'
import { obsidianOf, shamans, shamanTable, tilesOn } from './shaman-table.ts'
import { discoverySpace, halfAt, SHAMAN_AT } from './state.ts'

const TILES = ['bot-mask-collection', 'bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-nobles', 'bot-mastery']
const WORKERS = ['nobles 1', 'alchemy 2', 'construction 3', 'decorations-worship 1']
const YOU = { cocoa: 5, workers: ['forest 1', 'forest 1', 'forest 1'] }

interface Turn {
  readonly altars: Readonly<Record<string, unknown>>
  readonly bot?: Readonly<Record<string, unknown>>
  readonly settings?: Readonly<Record<string, number>>
  readonly modules?: readonly string[]
  readonly tiles?: readonly string[]
}

/** One turn of the bot with its Mask Collection tile on top. */
const botTurn = ({ altars, bot = {}, settings = {}, modules = ['m6', 'm8'], tiles = TILES }: Turn): Table =>
  shamanTable(
    { turn: 1, seats: [YOU, { workers: WORKERS, ...bot }], bot: { tiles }, ...(modules.includes('m8') ? { altars } : {}) },
    { players: 1, modules, settings, seed: 1, chance: ['roll:3', 'roll:4'] },
  )

const ON_4_5 = ['altar-8-1-to-8', 'altar-4-5-to-4 lying']

describe("Teotibot's shaman", () => {
  it('M8-23 only with altars the Mask Collection tile moves a shaman, and no other tile does', () => {
    expect(botTurn({ altars: { shamans: ON_4_5 } }).log('shaman-placed')).toHaveLength(1)
    expect(botTurn({ altars: {}, modules: ['m6'] }).log('shaman-placed')).toHaveLength(0)
    const other = botTurn({ altars: { shamans: ON_4_5 }, tiles: ['bot-construction', 'bot-mask-collection', ...TILES.slice(2)] })
    expect(other.log('bot-tile')[0]?.['tile']).toBe('bot-construction')
    expect(shamans(other)[1]).toBe('altar-4-5-to-4 lying')
  })

  it('M8-24 it starts on the great discovery space of the first altar counter-clockwise from a random board, before yours', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(altarBefore)).toEqual([1, 0, 0, 0, 3, 2, 2, 2])
    const t = table({ players: 1, modules: ['m6', 'm8'], seed: 11 })
    let n = 0
    while (t.question !== 'place-shaman' && n++ < 40) t.play(t.answers[0])
    const placed = t.log('shaman-placed')
    expect(placed.map((event) => [event.seat, event.rule])).toEqual([[1, 'M8-24']])
    expect(shamans(t)[1]).toMatch(/ lying$/)
    expect(t.answers).toHaveLength(7)
    expect(t.refused(`shaman-to:${String(placed[0]?.['space'])}`).rule).toBe('M8-06')
    expect(t.play(t.answers[0]).question).toBe('turn')
  })

  it('M8-24 the first printed number of the starting tile counts, and the tile goes back', () => {
    const compiled = teotihuacan.compile({ players: 1, modules: ['m6', 'm8'] })
    if (!compiled.ok) throw new Error(compiled.message)
    const { rules } = compiled
    const g = createGame(rules)
    const random = fastRandom(5)
    while (rules.procedures[g.s[g.s[TOP] + PROCEDURE]].name !== 'bot-shaman-start') {
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
    question(g)
    const drawn = Array.from(g.options.subarray(0, g.count))
    expect(drawn.length).toBeGreaterThan(10)
    for (const answer of drawn) {
      const h = fork(g)
      const { boards } = rules.parts.startingTiles[argumentOf(answer)]
      question(h)
      advance(h, answer, h.seat)
      expect([boards, h.s[SHAMAN_AT + BOT]]).toEqual([boards, discoverySpace(h, altarBefore(h.s[SLOT_OF + boards[0]]))])
      expect(halfAt(h, h.s[SHAMAN_AT + BOT]).id).toBe('discover')
      expect(h.s[START_BOX]).toBe(g.s[START_BOX])
    }
  })

  it('M8-25 first the Mask Collection with its fallback, then the shaman', () => {
    const t = botTurn({ altars: { shamans: ON_4_5, discoveries: { 'altar-1-2': ['gd-obsidian-3-a'] } } })
    const types = t.events.map((event) => event.type)
    expect(types.indexOf('bot-fallback')).toBeGreaterThan(-1)
    expect(types.indexOf('move')).toBeGreaterThan(types.indexOf('bot-fallback'))
    expect(types.indexOf('shaman-placed')).toBeGreaterThan(types.indexOf('move'))
    expect(t.player(1).cocoa).toBe(5)
    const bought = shamanTable(
      {
        turn: 1, seats: [YOU, { workers: WORKERS, wood: 1 }], bot: { tiles: TILES }, discoveries: { forest: 'mask-4-a' },
        altars: { shamans: ON_4_5 },
      },
      { players: 1, seed: 1, chance: ['roll:3', 'roll:4'] },
    )
    expect(bought.player(1)).toMatchObject({ tiles: ['mask-4-a'], wood: 0, cocoa: 0 })
    expect(shamans(bought)[1]).toBe('altar-1-2-to-1 lying')
  })

  it('M8-26 to the great discovery space: a mask it lacks, without paying, wherever it lies', () => {
    const t = botTurn({ altars: { shamans: ON_4_5, discoveries: { 'altar-1-2': ['gd-mask-b', 'gd-obsidian-3-a'] } } })
    expect(shamans(t)[1]).toBe('altar-1-2-to-2 lying')
    expect(t.player(1).tiles).toEqual(['gd-mask-b'])
    expect(tilesOn(t, 'altar-1-2')).toEqual(['gd-obsidian-3-a'])
    expect(t.log('pay')).toEqual([])
    expect(obsidianOf(t, 1)).toBe(0)
  })

  it('M8-26 without such a mask the topmost tile is discarded', () => {
    const t = botTurn({ altars: { shamans: ON_4_5, discoveries: { 'altar-1-2': ['gd-obsidian-3-a', 'gd-temple-red-a'] } } })
    expect(t.log('altar-tile-discarded').map((event) => event['tile'])).toEqual(['gd-temple-red-a'])
    expect(tilesOn(t, 'altar-1-2')).toEqual(['gd-obsidian-3-a'])
    const discoveries = { 'altar-1-2': ['gd-obsidian-3-a', 'gd-mask-b'] }
    const owned = botTurn({ bot: { tiles: ['gd-mask-a'] }, altars: { shamans: ON_4_5, discoveries } })
    expect(owned.player(1).tiles).toEqual(['gd-mask-a'])
    expect(tilesOn(owned, 'altar-1-2')).toEqual(['gd-obsidian-3-a'])
    expect([obsidianOf(t, 1), obsidianOf(owned, 1)]).toEqual([0, 0])
  })

  it('M8-27 with no tile there it goes on the other space and gains 2 obsidian', () => {
    const t = botTurn({ altars: { shamans: ON_4_5 } })
    expect([shamans(t)[1], obsidianOf(t, 1)]).toEqual(['altar-1-2-to-1 lying', 2])
    const right = botTurn({ altars: { shamans: ['altar-1-2-to-1', 'altar-8-1-to-1 lying'] } })
    expect([shamans(right)[1], obsidianOf(right, 1)]).toEqual(['altar-5-6-to-6 lying', 2])
  })

  it('M8-28 it always lies: pushed, moved and at the start', () => {
    expect(() => shamanTable({ altars: { shamans: ['altar-1-2-to-1', 'altar-8-1-to-1 standing'] } }, { players: 1 })).toThrow('M8-28')
    expect(shamans(botTurn({ altars: { shamans: ON_4_5 } }))[1]).toMatch(/ lying$/)
  })

  it('M8-29 M8-14 landing on yours it pushes you: you choose, standing and without bonus', () => {
    const t = botTurn({ altars: { shamans: ['altar-1-2-to-1 lying', 'altar-4-5-to-4 lying'] } })
    expect([t.seat, t.question]).toEqual([0, 'pushed-shaman'])
    expect(obsidianOf(t, 1)).toBe(0)
    expect(t.answers).toEqual(['shaman-to:altar-8-1-to-1', 'shaman-to:altar-8-1-to-8'])
    t.play('shaman-to:altar-8-1-to-8')
    expect(shamans(t)).toEqual(['altar-8-1-to-8 standing', 'altar-1-2-to-1 lying'])
    expect([obsidianOf(t, 0), obsidianOf(t, 1), t.question]).toEqual([0, 2, 'turn'])
  })

  it('M8-30 pushed by you it goes to the great discovery space of the next altar and gains 1 obsidian', () => {
    const you = { ...YOU, tiles: ['gd-shaman-march-a'] }
    const altars = { shamans: ['altar-4-5-to-5', 'altar-1-2-to-2 lying'], discoveries: { 'altar-8-1': ['gd-mask-a'] } }
    const t = shamanTable({ seats: [you, { workers: WORKERS }], altars }, { players: 1 }).play('shaman:altar-1-2-to-2')
    expect(shamans(t)).toEqual(['altar-1-2-to-2 standing', 'altar-8-1-to-1 lying'])
    expect([obsidianOf(t, 1), t.question, t.seat]).toEqual([1, 'end-turn', 0])
    expect(tilesOn(t, 'altar-8-1')).toEqual(['gd-mask-a']) // a push gives no bonus
    const march = shamanTable({ seats: [you, { workers: WORKERS }], altars }, { players: 1 })
    march.play('use:gd-shaman-march-a', 'shaman-to:altar-1-2-to-2')
    expect([shamans(march)[1], obsidianOf(march, 1)]).toEqual(['altar-8-1-to-1 lying', 1])
  })

  it('M8-31 the difficulty option gives 1 obsidian for a discarded tile', () => {
    const discoveries = { 'altar-1-2': ['gd-obsidian-3-a'] }
    const settings = { 'bot-altar-obsidian': 1 }
    expect(obsidianOf(botTurn({ altars: { shamans: ON_4_5, discoveries }, settings }), 1)).toBe(1)
    expect(obsidianOf(botTurn({ altars: { shamans: ON_4_5, discoveries: { 'altar-1-2': ['gd-mask-a'] } }, settings }), 1)).toBe(0)
    expect(obsidianOf(botTurn({ altars: { shamans: ON_4_5 }, settings }), 1)).toBe(2)
    expect(teotihuacan.compile({ players: 1, modules: ['m6'], settings }).ok).toBe(false)
    const tooMuch = teotihuacan.compile({ players: 1, modules: ['m6', 'm8'], settings: { 'bot-altar-obsidian': 2 } })
    expect(tooMuch).toMatchObject({ ok: false, rule: 'M8-31' })
  })
})
