import { type Correction, isOver } from '@tollan/kernel'
import { isRecord } from '@tollan/kernel/data'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { EXCHANGE_VP, TECHNOLOGY_VP } from './automa/state.ts'
import { dataBook, rowsOf } from './data-tables.ts'
import { checkSheet, createWords, english, sources, teotihuacan, valueSheet } from './index.ts'
import { altarTilesTable } from './modules/m08-altars/content.ts'
import { meeting } from './modules/m09-empire/test-table.ts'
import { table } from './testing.ts'

type Json = Record<string, unknown>

/** A sheet with one table of these values, everything else as printed. */
const sheet = (name: string, values: unknown): Json =>
  ({ format: 'tollan-data', formatVersion: 1, game: 'teotihuacan', tables: { [name]: { values } } })

function differences(input: unknown): readonly Correction[] {
  const checked = checkSheet(input)
  if (!checked.ok) throw new Error(checked.message)
  return checked.differences
}

function complaint(input: unknown): string {
  const checked = checkSheet(input)
  if (checked.ok) throw new Error('the sheet was accepted')
  expect(checked.error).toBe('malformed')
  expect(checked.message).not.toMatch(/\n|undefined/)
  return checked.message
}

const printedRow = <T>(name: string, row: string): T => (valueSheet().tables[name].values as Record<string, T>)[row]

/** The grid of a row with one other cell. */
function withCell(name: string, row: string, at: readonly [number, number], cell: unknown): Json {
  const { grid } = printedRow<{ grid: unknown[][] }>(name, row)
  grid[at[0]][at[1]] = cell
  return sheet(name, { [row]: { grid } })
}

const gain = (what: string, n: number): Json => ({ do: 'gain', what, n })

function compiled(options: Json) {
  const result = teotihuacan.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

const rewards = Array.from({ length: 11 }, () => ({ reward: gain('vp', 1) }))
const gift = { id: 'gift', rule: 'M8-08', obsidian: 2 }

describe('the value sheet', () => {
  it('shows every table with a source mark and has no differences to itself', () => {
    const exported = valueSheet()
    expect(JSON.parse(JSON.stringify(exported))).toEqual(exported)
    expect(exported.game).toBe(teotihuacan.id)
    expect(Object.keys(exported.tables)).toEqual(dataBook.tables.map((each) => each.name))
    expect(Object.keys(exported.tables)).toEqual(expect.arrayContaining([
      'action-boards', 'temples', 'nobles', 'buildings-row', 'pyramid-track', 'technologies', 'discovery-tiles', 'royal-tiles', 'starting-tiles',
      'temple-bonus-tiles', 'm6-boards', 'm6-starting-tiles', 'm7-royal-slots', 'm8-altar-tiles', 'm9-conquest', 'm9-regions',
      'great-discovery-tiles', 'five-players-pyramid', 'pyramid-tiles', 'decoration-tiles',
    ]))
    expect(differences(exported)).toEqual([])
    expect(exported.tables['m9-conquest']?.source).toBe('reconstructed')
    expect(exported.tables['m7-royal-slots']).toMatchObject({ source: 'reconstructed', marks: { category: 'community' } })
    expect(exported.tables['great-discovery-tiles']?.marks).toMatchObject({ 'gd-obsidian-3.copies': 'reconstructed', 'gd-mask.copies': 'rulebook' })
  })

  it('is a copy: writing on it changes nothing', () => {
    const values = valueSheet().tables['buildings-row']?.values as number[]
    values[0] = 40
    expect(valueSheet().tables['buildings-row']?.values).toEqual([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])
  })

  it('lists every difference with table, path, printed and corrected value', () => {
    const given = valueSheet()
    const corrected = JSON.parse(JSON.stringify(given), (key, value: unknown) => (key === 'strong' ? 8 : value)) as Json
    expect(differences(corrected)).toEqual([{ table: 'temple-bonus-tiles', path: 'bonus-workers.score.strong', from: 9, to: 8 }])
    expect(differences(sheet('nobles', [[3, 2, 2, 1, 1], [5, 4, 3, 2], [7, 6, 4]]))).toEqual([
      { table: 'nobles', path: '1.3', from: 3, to: 2 },
      { table: 'nobles', path: '2.2', from: 5, to: 4 },
    ])
  })

  it.each([
    ['another game', { ...sheet('nobles', []), game: 'chess' }, /a sheet of "chess"/],
    ['an unknown table', sheet('weather', {}), /no table "weather"; known are action-boards/],
    ['an unknown row', sheet('technologies', { 'tech-99': { gold: 1 } }), /technologies has no row "tech-99"; known are tech-01/],
    ['an unknown field', sheet('technologies', { 'tech-01': { silver: 1 } }), /tech-01 has no field "silver"; known are gold/],
    ['a text for a number', sheet('technologies', { 'tech-01': { gold: '1' } }), /tech-01\.gold must be a whole number from 0 to 9.*"1" on/],
    ['a fraction', sheet('technologies', { 'tech-01': { gold: 1.5 } }), /whole number/],
    ['a list that is too short', sheet('buildings-row', [5, 5]), /buildings-row must be a list of 12/],
    ['an unknown effect', withCell('action-boards', 'forest', [0, 0], { do: 'fly' }), /grid\.0\.0 must be an effect of these: all, gain, temple/],
    ['obsidian in the base game', withCell('action-boards', 'forest', [0, 0], gain('obsidian', 1)), /must be an effect/],
    ['an effect with a stray field', withCell('action-boards', 'forest', [0, 0], { ...gain('wood', 1), m: 1 }), /must be an effect/],
    ['an amount that is too big', withCell('action-boards', 'forest', [0, 0], gain('any-resource', 10)), /must be an effect/],
    ['goods in the Conquest grid', withCell('m9-conquest', 'conquest', [0, 0], gain('wood', 1)), /empire-reward \(1 to 5\)/],
    ['more copies than a stack has room for', sheet('great-discovery-tiles', { 'gd-mask': { copies: 10 } }), /copies must be a whole number from 0 to 9/],
    ['copies of which there is no more room', sheet('great-discovery-tiles', { 'gd-mask': { copies: 9 }, 'gd-temple-red': { copies: 9 }, 'gd-step-back': { copies: 5 } }), /room for 14 discovery tiles beyond the known ones, not for 16/],
    ['another tile power', sheet('discovery-tiles', { 'disc-double-move': { effect: gain('vp', 1) } }), /changes a step in progress/],
    ['a cost of points', sheet('discovery-tiles', { 'mask-1': { cost: { vp: 1 } } }), /must be a cost like/],
    ['a reward on a bonus step', sheet('temples', { blue: { steps: rewards } }), /steps\.9\.reward must stay null/],
    ['a temple twice', sheet('m7-royal-slots', { left: { temple: 'green' } }), /each royal tile must have a temple of its own/],
    ['an altar without discovery', sheet('m8-altar-tiles', { 'altar-gift': { right: gift } }), /one half with a great discovery/],
    ['an unknown slot', sheet('five-players-pyramid', { slots: ['p1-r9c9'] }), /different slots of level 1/],
  ] as const)('refuses %s in one sentence', (_name, given, expected) => {
    expect(complaint(given)).toMatch(expected)
  })

  it('names a source for every table in the list of sources', () => {
    const marks = ['verified', 'single-source', 'inferred', 'rulebook', 'image', 'community', 'reconstructed']
    for (const { source } of sources) expect(marks).toContain(source)
    const reconstructed = sources.filter((each) => each.source === 'reconstructed').map((each) => each.table)
    expect(reconstructed).toEqual(expect.arrayContaining([
      'M6: boards 2 to 4', 'M7: temples of the royal slots', 'M8: left and right of the altar tiles', 'M9: Conquest board',
      'five players: starting pyramid',
    ]))
  })
})

describe('playing with a sheet', () => {
  it('a corrected Forest cell is gained', () => {
    const data = differences(withCell('action-boards', 'forest', [0, 1], { do: 'all', of: [gain('wood', 2), gain('cocoa', 1)] }))
    const workers = ['alchemy 2', 'palace 1', 'palace 1']
    const harvest = (more: object) =>
      table({ ...more, position: { seats: [{ workers }] } }).play('move:worker-0-0', 'to:forest', 'main-action').player(0)
    expect(harvest({})).toMatchObject({ wood: 1, cocoa: 0 })
    expect(harvest({ data })).toMatchObject({ wood: 2, cocoa: 1 })
  })

  it('corrected rewards of an ascension, numbers of an eclipse and benefits of a technology are played', () => {
    const data = differences({ ...sheet('ascension', {}), tables: {
      ascension: { values: { 'ascend-vp-5': { effect: gain('vp', 7) }, 'ascend-temple-2': { pay: { cocoa: 2 } }, 'ascend-worker': { effect: { do: 'all', of: [{ do: 'fourth-worker' }, gain('cocoa', 3)] } } } },
      calendar: { values: { 2: [12, 9, 8] } },
      eclipse: { values: { leaderVp: 6, salary: { perWorker: 2 } } },
      technologies: { values: { 'tech-03': { benefits: [{ effect: gain('vp', 5) }] } } },
    } })
    expect(data).toHaveLength(7)
    const rules = compiled({ players: 2, data })
    expect(rules.parts.darkDisc).toEqual([12, 9, 8])
    expect(rules.effects[rules.rewardEffect[0]]).toMatchObject({ op: 'vp', n: 7 })
    expect(rules.rewardCost[3]).not.toBe(compiled({ players: 2 }).rewardCost[3])
    const seats = [{ workers: ['forest 1', 'forest 1', 'forest 1'], pyramidTrack: 2, cocoa: 20 }, { cocoa: 20 }]
    const scored = (more: object) => table({ ...more, position: { at: 'eclipse', seats, calendar: { due: 1 } } })
    expect(scored({ data }).answers.filter((answer) => answer.startsWith('salary:'))[0]).toBe('salary:6')
    expect(scored({}).answers.filter((answer) => answer.startsWith('salary:'))[0]).toBe('salary:3')
    expect(complaint(sheet('technologies', { 'tech-15': { benefits: [{ n: 1 }, { n: 2 }] } }))).toMatch(/a discount or a paid power-up is 1/)
  })

  it('Teotibot plays by the numbers of its card', () => {
    const data = differences(sheet('teotibot', { cocoaExchange: { vp: 5 }, finalScoring: { vpPerTechnology: 4 }, setup: { goods: { wood: 3 } } }))
    const t = table({ players: 1, data, seed: 2 })
    while (t.question !== 'turn') t.play(t.answers[0] ?? '')
    expect([t.g.s[EXCHANGE_VP], t.g.s[TECHNOLOGY_VP], t.player(1).wood]).toEqual([5, 4, 3])
  })

  it('a corrected Conquest cell is gained', () => {
    const data = differences(withCell('m9-conquest', 'conquest', [0, 0], { do: 'procedure', name: 'empire-reward', n: 3 }))
    const placed = (more: object): number => {
      const t = table({ modules: ['m6', 'm9'], ...more, position: { seats: [{ workers: meeting(1, 1), cocoa: 5 }] } })
      t.play('move:worker-0-0', 'to:nobles', 'main-action')
      for (let n = 0; t.question !== 'power-up' && n < 60; n++) t.play(t.answers[0] ?? '')
      return t.log('warrior-placed').length
    }
    expect([placed({}), placed({ data })]).toEqual([1, 3])
  })

  it('corrected royal slots, altar halves, prices, points and tracks reach the rules', () => {
    const swapped = differences(sheet('m7-royal-slots', { left: { temple: 'red' }, middle: { temple: 'blue' } }))
    const t = table({ modules: ['m6', 'm7'], data: swapped, position: { seats: [{ temples: { blue: 4 } }], mansion: { blue: 0 } } })
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 0 }, tokensOnTemples: ['red', 'green'] })
    const halves = printedRow<{ left: unknown; right: unknown }>('m8-altar-tiles', 'altar-gift')
    const data = [
      ...differences(sheet('m8-altar-tiles', { 'altar-gift': { left: halves.right, right: halves.left } })),
      ...differences(sheet('technologies', { 'tech-01': { gold: 4 } })),
      ...differences(sheet('buildings-row', [6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 0])),
      ...differences(sheet('pyramid-track', { last: 12 })),
      ...differences(sheet('five-players-pyramid', { slots: ['p1-r0c0'] })),
      ...differences(sheet('discovery-tiles', { 'mask-1': { cost: { gold: 2 } } })),
    ]
    const rules = compiled({ players: 5, data })
    expect(rules.technologyGold[0]).toBe(4)
    expect(rowsOf(rules.parts, altarTilesTable).map((tile) => tile.left.id)).toEqual(['discover', 'discover', 'back', 'discover'])
    expect([rules.buildingsRow[0], rules.buildingsRow[11], rules.pyramidTrackEnd]).toEqual([6, 0, 12])
    expect(rules.parts.initialPyramid).toEqual(['p1-r0c0'])
    expect(createWords(english, rules).names.cost('mask-1-a')).toBe('2 gold')
  })

  it('keeps corrections in the options, in the order of the tables, and none without any', () => {
    const first = differences(sheet('nobles', [[4, 2, 2, 1, 1], [5, 4, 3, 3], [7, 6, 5]]))
    const second = differences(sheet('technologies', { 'tech-03': { gold: 3 } }))
    expect(compiled({ players: 2, data: [...second, ...first, ...second] }).options.data).toEqual([...first, ...second])
    expect(compiled({ players: 2, data: [] }).options).toEqual(compiled({ players: 2 }).options)
  })

  it.each([
    ['no list', {}, /data is a list of corrections/],
    ['a stray field', [{ table: 'nobles', path: '0.0', from: 3, to: 4, why: 1 }], /data is a list of corrections/],
    ['an unknown path', [{ table: 'nobles', path: '0.9', from: 3, to: 4 }], /nobles\.0\.9 names no value/],
    ['a path that ends early', [{ table: 'nobles', path: '0', from: 3, to: 4 }], /names no value/],
    ['another printed value', [{ table: 'nobles', path: '0.0', from: 2, to: 4 }], /is 3 here, but the correction was made from 2/],
    ['a wrong value', [{ table: 'nobles', path: '0.0', from: 3, to: null }], /must be a whole number/],
  ])('compile refuses data with %s', (_name, data, expected) => {
    const result = teotihuacan.compile({ players: 2, data })
    expect(result.ok ? '' : result.message).toMatch(expected)
  })

  it('with every amount changed, random games of all modules stay sound and end', () => {
    const more = (key: string, value: unknown): unknown => {
      const amount = typeof value === 'number' && ['n', 'vp', 'gold', 'last', 'cocoa', 'wood', 'strong'].includes(key)
      return amount ? value + 1 : value
    }
    const fixed = (value: unknown): boolean => isRecord(value) && ['vp-per-worker', 'special-mask'].includes(String(value['name']))
    const text = JSON.stringify(valueSheet(), (key, value: unknown) => (fixed(value) || key === 'benefits' ? undefined : more(key, value)))
    const data = differences(JSON.parse(text))
    expect(data.length).toBeGreaterThan(120)
    for (const [players, modules] of [[2, []], [1, ['m6', 'm7', 'm8', 'm9']], [3, ['m6', 'm7', 'm8', 'm9']], [5, ['m6']]] as const) {
      const rules = compiled({ players, modules, data })
      for (const seed of [1, 2]) {
        let over = false
        for (const { game } of randomGame(rules, seed)) {
          expect(rules.broken(game)).toEqual([])
          over = isOver(game)
        }
        expect(over).toBe(true)
      }
    }
  })
})
