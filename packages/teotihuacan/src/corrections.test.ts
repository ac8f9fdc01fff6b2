// Printed values that owners of the box correct: which values a table takes, and that rules read the table.
import { isOver } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { discoveryKinds } from './content/index.ts'
import { checkSheet, createWords, english, printed, teotihuacan, valueSheet } from './index.ts'
import { greatKinds } from './modules/great-discoveries/content.ts'
import { meeting, points } from './modules/m09-empire/test-table.ts'
import { table } from './testing.ts'
import { SPARES } from './tiles.ts'

type Fields = Readonly<Record<string, unknown>>

const sheet = (name: string, values: unknown): Fields => ({ format: 'tollan-data', formatVersion: 1, game: 'teotihuacan', tables: { [name]: { values } } })
const takes = (name: string, values: unknown): boolean => checkSheet(sheet(name, values)).ok

function corrected(name: string, values: unknown) {
  const checked = checkSheet(sheet(name, values))
  if (!checked.ok) throw new Error(checked.message)
  return checked.differences
}

const does = (name: string, n: number): Fields => ({ do: 'procedure', name, n })
/** The least and the most a table takes, and a place for it. */
const limits: readonly (readonly [string, string, number, number, (n: number) => unknown])[] = [
  ['teotibot', 'goods', 0, 20, (n) => ({ setup: { goods: { wood: n } } })],
  ['teotibot', 'cocoa to exchange', 1, 20, (n) => ({ cocoaExchange: { pay: n } })],
  ['teotibot', 'points for it', 0, 20, (n) => ({ cocoaExchange: { vp: n } })],
  ['teotibot', 'steps on a temple', 1, 5, (n) => ({ worshipSteps: { temple: n } })],
  ['teotibot', 'steps on any temple', 1, 5, (n) => ({ worshipSteps: { any: n } })],
  ['teotibot', 'points per bonus', 0, 50, (n) => ({ finalScoring: { vpPerTempleBonus: n } })],
  ['teotibot', 'points per technology', 0, 20, (n) => ({ finalScoring: { vpPerTechnology: n } })],
  ['great-discovery-tiles', 'number on a mask', 1, 9, (n) => ({ 'gd-mask': { mask: n } })],
  ['great-discovery-tiles', 'boards back', 1, 7, (n) => ({ 'gd-step-back': { effect: does('step-back', n) } })],
  ['great-discovery-tiles', 'tiles to reuse', 1, 9, (n) => ({ 'gd-reuse-2': { effect: does('reuse-tiles', n) } })],
  ['great-discovery-tiles', 'gold of a march', 1, 9, (n) => ({ 'gd-shaman-march': { effect: does('shaman-march', n) } })],
  ['great-discovery-tiles', 'cocoa of a raised shaman', 1, 9, (n) => ({ 'gd-raise-shaman': { effect: does('raise-shaman', n) } })],
  ['m8-altar-tiles', 'obsidian of an altar', 1, 9, (n) => ({ 'altar-gift': { left: { id: 'gift', rule: 'M8-08', obsidian: n } } })],
  ['m9-zones', 'points of a zone', 0, 20, (n) => [0, n, 2, 3, 5]],
  ['m9-regions', 'points of a region', 0, 20, (n) => ({ 'region-1': { vp: n } })],
  ['m9-regions', 'tiles drawn', 1, 6, (n) => ({ 'region-3': { bonus: does('draw-and-take', n) } })],
  ['m9-regions', 'great tiles drawn', 1, 6, (n) => ({ 'region-6': { bonus: does('draw-and-take-great', n) } })],
  ['m9-regions', 'workers raised', 1, 4, (n) => ({ 'region-4': { bonus: does('power-up-different', n) } })],
  ['m9-regions', 'temples', 1, 3, (n) => ({ 'region-8': { bonus: does('different-temples', n) } })],
  ['m9-regions', 'special mask', 0, 1, (n) => ({ 'region-5': { bonus: does('special-mask', n) } })],
  ['m9-regions', 'points per worker', 1, 1, (n) => ({ 'region-11': { bonus: does('vp-per-worker', n) } })],
  ['m9-conquest', 'power-ups', 0, 3, (n) => ({ conquest: { powerUps: [n, 1, 2] } })],
  ['m9-conquest', 'empire rewards', 1, 5, (n) => ({ conquest: { grid: conquestGrid(does('empire-reward', n)) } })],
  ['m9-conquest', 'build rewards', 1, 3, (n) => ({ conquest: { grid: conquestGrid(does('build-reward', n)) } })],
]

function conquestGrid(cell: Fields): unknown[][] {
  const { grid } = (valueSheet().tables['m9-conquest'].values as Record<string, { grid: unknown[][] }>)['conquest']
  return [[cell, ...grid[0].slice(1)], ...grid.slice(1)]
}

describe('a table', () => {
  it.each(limits)('%s takes %s from %i to %i', (name, _what, least, most, values) => {
    expect([least - 1, least, most, most + 1].map((n) => takes(name, values(n)))).toEqual([false, true, true, false])
  })

  it('M7-13 M8-08 TEO-5P-05 takes only what can be printed together', () => {
    expect(takes('m7-royal-slots', { left: { temple: 'red' }, middle: { temple: 'blue' } })).toBe(true)
    expect(takes('m7-royal-slots', { left: { temple: 'red' } })).toBe(false)
    const { left, right } = (valueSheet().tables['m8-altar-tiles'].values as Record<string, Fields>)['altar-gift']
    expect([takes('m8-altar-tiles', { 'altar-gift': { left: right, right: left } }), takes('m8-altar-tiles', { 'altar-gift': { left: right } })]).toEqual([true, false])
    expect(takes('m8-altar-tiles', { 'altar-gift': { left: { id: 'gift', rule: 'M8-09', obsidian: 2 } } })).toBe(false)
    expect(takes('m8-altar-tiles', { 'altar-gift': { left: { id: 'gift', rule: 'M8-08', obsidian: 2, cocoa: 1 } } })).toBe(false)
    const slots = (...ids: readonly string[]): boolean => takes('five-players-pyramid', { slots: ids })
    expect([slots('p1-r0c0', 'p1-r3c3'), slots('p1-r0c0', 'p1-r0c0'), slots('p2-r0c0'), slots('p1-r9c9')]).toEqual([true, false, false, false])
  })
})

describe('rules read the table', () => {
  it('M9-23 the points of every zone, Teotihuacan included', () => {
    const scored = (more: object): unknown[] =>
      points(table({ modules: ['m6', 'm9'], ...more, position: { at: 'eclipse', seats: [{}, {}], empire: { warriors: { teotihuacan: 0, 'region-12': [0] } } } }), 0, 'M9-23')
    expect([scored({}), scored({ data: corrected('m9-zones', [7, 1, 2, 3, 6]) })]).toEqual([[5], [13]])
  })

  it('M9-34 a great mask costs the bot nothing, whatever is printed on it', () => {
    const warriors = { 'region-6': 1, 'region-12': Array.from({ length: 9 }, () => 1) }
    const seats = [{}, { wood: 2, workers: ['nobles 2', 'construction 3', 'construction 3', 'decorations-worship 1'] }]
    const tiles = ['bot-nobles', 'bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-mastery', 'bot-worship']
    const t = table({
      players: 1, modules: ['m6', 'm9'], data: corrected('great-discovery-tiles', { 'gd-mask': { cost: { gold: 3 } } }),
      chance: ['roll:3', 'roll:4', 'draw-discovery:gd-mask-a', 'draw-discovery:gd-obsidian-3-a'], position: { turn: 1, seats, bot: { tiles }, empire: { warriors } },
    })
    expect(t.player(1)).toMatchObject({ tiles: ['gd-mask-a'], vp: 2, gold: 0 })
  })

  it('M9-15 the rewards of a Conquest cell', () => {
    const data = corrected('m9-conquest', { conquest: { grid: conquestGrid(does('empire-reward', 2)) } })
    const t = table({ modules: ['m6', 'm9'], data, position: { seats: [{ workers: meeting(1, 1), cocoa: 5 }] } }).play('move:worker-0-0', 'to:nobles', 'main-action')
    expect([t.question, t.log('warrior-placed').length]).toEqual(['march', 2])
  })
})

describe('tracks, rewards and technologies in play', () => {
  it('TEO-SETUP-06 TEO-ASC-04 TEO-TECH-07 the dark disc, the rewards of an ascension and what a technology brings', () => {
    const dark = (more: object): unknown => table({ players: 2, seed: 1, ...more }).summary().calendar
    expect([dark({}), dark({ data: corrected('calendar', { 2: [12, 9, 8] }) })]).toMatchObject([{ dark: 10 }, { dark: 12 }])
    const ascend = (more: object): number =>
      table({ ...more, position: { turn: 0, seats: [{ workers: ['palace 5', 'palace 1', 'palace 1'] }] } })
        .play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0', 'reward:ascend-vp-5').player(0).vp
    expect(ascend({ data: corrected('ascension', { 'ascend-vp-5': { effect: { do: 'gain', what: 'vp', n: 8 } } }) }) - ascend({})).toBe(3)
    const nobles = (more: object): number =>
      table({ seed: 1, ...more, position: { turn: 0, seats: [{ technologies: ['tech-03'], wood: 9, temples: { blue: 9, red: 9, green: 9 }, workers: ['forest 2'] }] } })
        .play('move:worker-0-0', 'to:nobles', 'main-action').player(0).vp
    expect(nobles({ data: corrected('technologies', { 'tech-03': { benefits: [{ effect: { do: 'gain', what: 'vp', n: 7 } }] } }) }) - nobles({})).toBe(4)
  })

  it('TEO-ECLIPSE-05 points of an eclipse', () => {
    const seats = [{ avenue: 3, pyramidTrack: 4, cocoa: 9, workers: ['forest 1'] }, {}]
    const scored = (more: object): number => table({ seed: 1, ...more, position: { at: 'eclipse', seats, calendar: { due: 1 } } }).log('score').reduce((sum, event) => sum + (event.seat === 0 ? Number(event['n']) : 0), 0)
    expect([scored({}), scored({ data: corrected('eclipse', { leaderVp: 9 }) })]).toEqual([35, 40])
  })
})

describe('copies of discovery tiles', () => {
  const tilesIn = (more: object): readonly string[] => teotihuacan.pieces(table({ players: 2, seed: 3, ...more }).g.rules).filter((name) => /^(disc|mask)-/.test(name))

  it('TEO-DISC-01 copies left out are in no game, further ones are named, drawn and used like any other', () => {
    const data = corrected('discovery-tiles', { 'disc-vp-4': { copies: 1 }, 'disc-cocoa-4': { copies: 5 } })
    const [plain, other] = [tilesIn({}), tilesIn({ data })]
    expect(plain.filter((name) => !other.includes(name))).toEqual(['disc-vp-4-b', 'disc-vp-4-c'])
    expect(other.filter((name) => !plain.includes(name))).toEqual(['disc-copy-1', 'disc-copy-2'])
    const t = table({ data, position: { seats: [{ gold: 1, tiles: ['disc-copy-2'], workers: ['forest 1'] }] } })
    expect(t.play('use:disc-copy-2').player(0)).toMatchObject({ gold: 1, cocoa: 4 })
    const { names } = createWords(english, t.g.rules)
    expect([names.name('disc-copy-2'), names.cost('disc-copy-2')]).toEqual([names.name('disc-cocoa-4-a'), '1 gold'])
    expect(printed(t.g.rules).discoveries['disc-copy-2']?.id).toBe('disc-cocoa-4')
    expect(() => table({ data, position: { seats: [{ tiles: ['disc-vp-4-b'] }] } })).toThrow('disc-vp-4-b')
  })

  it('GD-03 a further great tile lies in the stack of the great ones, and counts as its kind', () => {
    const data = corrected('great-discovery-tiles', { 'gd-mask': { copies: 4 } })
    const t = table({ modules: ['m6'], data, position: { seats: [{ tiles: ['disc-copy-1', 'gd-mask-a'] }] } })
    expect(t.g.rules.tileStack[t.g.rules.tileKind[82]]).toBe(t.g.rules.tileStack[t.g.rules.tileKind[54]])
    expect(createWords(english, t.g.rules).names.tile('disc-copy-1')).toBe(createWords(english, t.g.rules).names.tile('gd-mask-a'))
  })

  it('no more than there are numbers for, and no fewer than a set-up needs', () => {
    const many = Object.fromEntries(discoveryKinds.slice(0, 3).map(({ id }) => [id, { copies: 9 }]))
    const refused = checkSheet(sheet('discovery-tiles', many))
    expect(refused).toMatchObject({ ok: false, error: 'malformed', message: `there is room for ${SPARES} discovery tiles beyond the known ones, not for 22`, why: { reason: 'copies-too-many', need: 14, have: 22 } })
    const few = Object.fromEntries(discoveryKinds.map(({ id }) => [id, { copies: 1 }]))
    expect(checkSheet(sheet('discovery-tiles', few))).toMatchObject({ ok: false, why: { reason: 'copies-too-few', need: 40, have: 21 } })
    expect(checkSheet(sheet('great-discovery-tiles', { 'gd-mask': { copies: 0 }, 'gd-step-back': { copies: 1 } }))).toMatchObject({ ok: false, why: { need: 22, have: 21 } })
  })

  it('games of all modules stay sound and end with the fewest tiles, and with the most', () => {
    const fewest = [
      ...corrected('discovery-tiles', Object.fromEntries(discoveryKinds.map(({ id }, i) => [id, { copies: i < 19 ? 2 : 1 }]))),
      ...corrected('great-discovery-tiles', Object.fromEntries(greatKinds.map(({ id }, i) => [id, { copies: i < 9 ? 2 : i === 11 ? 0 : 1 }]))),
    ]
    const most = [...corrected('discovery-tiles', { 'mask-1': { copies: 8 } }), ...corrected('great-discovery-tiles', { 'gd-temple-red': { copies: 9 } })]
    for (const data of [fewest, most])
      for (const [players, modules] of [[5, ['m6', 'm7', 'm8', 'm9', 'draft']], [1, ['m6', 'm7', 'm8', 'm9']], [4, []]] as const)
        for (const seed of [1, 2, 3]) {
          const compiled = teotihuacan.compile({ players, modules, data })
          if (!compiled.ok) throw new Error(compiled.message)
          let over = false
          for (const { game } of randomGame(compiled.rules, seed)) {
            expect(compiled.rules.broken(game)).toEqual([])
            over = isOver(game)
          }
          expect(over).toBe(true)
        }
  })
})

describe('icons and amounts on tiles', () => {
  it('TEO-MATCH-01 a corrected pyramid tile matches by what is printed on it, and turns by its shape', () => {
    const data = corrected('pyramid-tiles', { 'pyr-31': { code: 'GGGG' } })
    expect(data).toEqual([{ table: 'pyramid-tiles', path: 'pyr-31.code', from: '----', to: 'GGGG' }])
    const seats = [{ cocoa: 1, stone: 2, workers: ['forest 1'] }]
    const built = (more: object, slot: string) =>
      table({ ...more, seed: 1, position: { turn: 0, seats, pyramidDisplay: ['pyr-31'] } })
        .play('move:worker-0-0', 'to:construction', 'main-action', 'build-with:pyr-31', `build-at:${slot}`, 'turned:0')
    const matches = (more: object, slot: string): unknown[] => built(more, slot).log('icons-match').map((event) => event['n'])
    expect([matches({}, 'p1-r0c3'), matches({ data }, 'p1-r0c3')]).toEqual([[4], []])
    expect([matches({}, 'p1-r0c0'), matches({ data }, 'p1-r0c0')]).toEqual([[2], [2]])
    expect([built({}, 'p1-r0c0').player(0).temples, built({ data }, 'p1-r0c0').player(0).temples]).toMatchObject([{ green: 0 }, { green: 2 }])
    const compiled = teotihuacan.compile({ players: 2, data })
    if (!compiled.ok) throw new Error(compiled.message)
    expect([compiled.rules.pyramidIcons[30], compiled.rules.differentTurns[30]]).toEqual([[6, 6, 6, 6], 1])
    expect(createWords(english, compiled.rules).names.name('pyr-31')).toMatch(/serpent/)
  })

  it('TEO-MAIN-DECO-07 a corrected decoration matches by what is printed on it', () => {
    const matches = (more: object): unknown[] =>
      table({ ...more, seed: 1, position: { turn: 0, seats: [{ cocoa: 1, gold: 3, workers: ['forest 1'] }], decorationDisplay: ['deco-01'] } })
        .play('move:worker-0-0', 'to:decorations', 'main-action', 'decorate-with:deco-01', 'decorate-at:deco-top-1').log('icons-match').map((event) => event['n'])
    expect([matches({}), matches({ data: corrected('decoration-tiles', { 'deco-01': { code: 'rg' } }) })]).toEqual([[], [2]])
  })

  it('M6-10 technology 3½ pays as much cocoa as is printed on it', () => {
    const answers = (more: object): readonly string[] => {
      const technologies = ['tech-3-half', 'tech-01', 'tech-03', 'tech-05', 'tech-07', 'tech-09']
      const seats = [{ cocoa: 3, obsidian: 2, technologies: ['tech-3-half'], workers: ['alchemy 1', 'forest-worship 1'] }]
      return table({ modules: ['m6'], ...more, position: { turn: 0, seats, technologies } }).play('unlock').answers
    }
    expect(answers({})).toEqual(['pay:3-cocoa', 'pay:1-obsidian'])
    expect(answers({ data: corrected('m6-technologies', { 'tech-3-half': { benefits: [{ upTo: 2 }] } }) })).toEqual(['pay:3-cocoa', 'pay:1-cocoa+1-obsidian', 'pay:2-obsidian'])
  })

  it.each([['pyramid-tiles', 'pyr-01', 'b-R'], ['pyramid-tiles', 'pyr-01', 'b-Rx'], ['decoration-tiles', 'deco-01', 'BRG']])('%s refuses %s with %s', (name, id, code) => {
    expect(takes(name, { [id]: { code } })).toBe(false)
  })
})
