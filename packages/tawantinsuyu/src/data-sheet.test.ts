import { advance, attach, CHANCE, clone, type Correction, createGame, isOver, question } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { BENEFIT, godCardNames } from './answers.ts'
import { armyCards, building, choose, gain, godCards, nomads, pay, renew, statue, steps, temple, train, vp, weavings } from './content/effects.ts'
import { type Effect, godCardRows, printed, tasks, templeSpaces } from './content/index.ts'
import { dataBook } from './data-tables.ts'
import { owned } from './goods.ts'
import { checkSheet, tawantinsuyu, valueSheet } from './index.ts'
import { packCost } from './rules.ts'
import { GOLD, ORIENTATION, VP } from './state.ts'
import { villageSize } from './workers.ts'

type Json = Record<string, unknown>

/** A sheet with one table of these values, everything else as printed. */
const sheet = (name: string, values: unknown): Json =>
  ({ format: 'tollan-data', formatVersion: 1, game: 'tawantinsuyu', tables: { [name]: { values } } })

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

function compiled(options: Json) {
  const result = tawantinsuyu.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

const icons = (...given: readonly string[]): Json => sheet('hill-spaces', { 'space-top-0-a': { icons: given } })

/** Conquest spaces that must stay (TAW-DATA-16). */
const examples = ['conquest-chinchaysuyu-2', 'conquest-chinchaysuyu-3', 'conquest-antisuyu-5']

const values = (name: string): Json => valueSheet().tables[name].values as Json

describe('the value sheet', () => {
  it('shows every table with a source mark and has no differences to itself', () => {
    const exported = valueSheet()
    expect(JSON.parse(JSON.stringify(exported))).toEqual(exported)
    expect(exported.game).toBe(tawantinsuyu.id)
    expect(Object.keys(exported.tables)).toEqual([
      'army-cards', 'axomamma-board', 'axomamma-rewards', 'axomamma-tokens', 'conquest', 'coricancha', 'god-cards', 'hill-spaces', 'passive-abilities', 'passive-buildings', 'production-buildings',
      'setup', 'statues', 'task-icons', 'temple', 'weavings',
    ])
    expect(dataBook.tables).toHaveLength(Object.keys(printed).length)
    expect(differences(exported)).toEqual([])
    expect(exported.tables['setup']).toMatchObject({ source: 'rulebook', marks: { village: 'reconstructed', nomads: 'reconstructed' } })
    expect(exported.tables['hill-spaces'].source).toBe('reconstructed')
  })

  it('shows what is printed and leaves out what only the program knows', () => {
    expect(values('hill-spaces')['space-top-0-b']).toEqual({
      god: 'diamond', colour: 'blue', twoPlayers: 'setup', icons: ['icon-top-0-ab', 'icon-top-ridge-01', 'icon-upper-wall-0'],
    })
    expect(values('task-icons')['icon-summit-4']).toEqual({ task: 'construct-building' })
    expect(values('god-cards')['god-cross-1']).toEqual({ god: 'cross', benefits: [{ do: 'statue', price: { stone: 2 }, sizes: ['small'] }] })
    expect(values('army-cards')['army-19']).toEqual({ soldiers: 2, gives: { what: 'potato', n: 1 } })
    expect(values('production-buildings')['production-05']).toEqual({ cost: { stone: 2 }, produces: [{ do: 'vp', n: 3 }] })
    expect(values('passive-buildings')['passive-12']).toEqual({ cost: { stone: 2, gold: 1 } })
    expect(values('weavings')['weaving-06']).toEqual({ pattern: 'condor', left: 'gold', right: 'renew', players: 4 })
    expect(values('temple')).toHaveLength(13)
    expect(values('conquest')['conquest-antisuyu-5']).toEqual({ flip: 2, discard: 2, benefits: [{ do: 'vp', n: 7 }] })
    expect(values('setup')['3']).toEqual({ removedPerRole: 2, village: 7, nomads: 4, offer: 4, feastDraw: [2, 2, 1] })
    expect(values('coricancha')).toEqual({ order: ['produce', 'worship', 'offering', 'conquer', 'renew'], printedOrientation: 0 })
  })

  it('lists every difference with table, path, printed and corrected value', () => {
    const given = sheet('hill-spaces', { 'space-top-0-a': { god: 'cross', twoPlayers: 'setup' } })
    expect(differences(given)).toEqual([
      { table: 'hill-spaces', path: 'space-top-0-a.god', from: 'hook', to: 'cross' },
      { table: 'hill-spaces', path: 'space-top-0-a.twoPlayers', from: null, to: 'setup' },
    ])
    expect(differences(sheet('setup', { 2: { village: 8 } }))).toEqual([{ table: 'setup', path: '2.village', from: 6, to: 8 }])
    const [first, second] = ['produce', 'worship']
    expect(differences(sheet('coricancha', { order: [second, first, 'offering', 'conquer', 'renew'] }))).toHaveLength(2)
  })

  it('takes a Temple track of another length', () => {
    const shorter = structuredClone(templeSpaces).filter((_, i) => i !== 2)
    expect(differences(sheet('temple', shorter))).toEqual([{ table: 'temple', path: '', from: templeSpaces, to: shorter }])
    expect(complaint(sheet('temple', templeSpaces.slice(0, 5)))).toMatch(/^temple\.1\.endVp must be above 0 on the top four spaces/)
    expect(complaint(sheet('temple', [...templeSpaces, { feastVp: 3 }]))).toMatch(/^temple must have the fields reward, feastVp, endVp and no other/)
  })

  it.each([
    ['another game', { ...sheet('temple', []), game: 'chess' }, /a sheet of "chess", not of tawantinsuyu/],
    ['an unknown table', sheet('weather', {}), /no table "weather"; known are .*hill-spaces/],
    ['a card more', sheet('god-cards', { 'god-hook-8': { benefits: [vp(1)] } }), /god-cards has no row "god-hook-8"/],
    ['a Building more', sheet('production-buildings', { 'production-20': { cost: { stone: 1 } } }), /has no row "production-20"/],
    ['a space more', sheet('hill-spaces', { 'space-top-0-c': { god: 'hook' } }), /has no row "space-top-0-c"/],
    ['another section', sheet('hill-spaces', { 'space-top-0-a': { section: 1 } }), /no field "section"; known are god, colour, twoPlayers, icons/],
    ['an unknown god on a card', sheet('god-cards', { 'god-hook-1': { god: 'zeus' } }), /god-hook-1\.god must be one of spiral, /],
    ['a Statue too many', sheet('statues', { hook: { small: 3 } }), /there are 12 small Statues in all, not 13/],
    ['a gap in her row', sheet('axomamma-board', { bottom: { actions: ['recruit-nomad', null, 'recruit-nomad', null, null, null, null, null] } }), /bottom must have no gap/],
    ['a token beside her row', sheet('axomamma-tokens', { 'axo-token-4': { row: 'bottom', place: 4 } }), /axo-token-4 must start on a space of the bottom row, 1 to 3, not 4/],
    ['a Personality beside her row', sheet('axomamma-board', { personality: 6 }), /personality must be a space of the top row, 1 to 5, not 6/],
    ['an unknown benefit', sheet('god-cards', { 'god-hook-1': { benefits: [{ do: 'fly' }] } }), /god-hook-1\.benefits must be a list of 1 to 4 benefits of these: gain, /],
    ['a benefit that is too big', sheet('god-cards', { 'god-hook-1': { benefits: [gain('gold', 10)] } }), /number 1 is none that can be given there/],
    ['an icon twice', icons('icon-top-0-ab', 'icon-top-0-ab', 'icon-summit-01'), /must touch 3 different task icons/],
    ['two icons', icons('icon-top-0-ab', 'icon-summit-01'), /icons must be a list of 3/],
    ['three Soldiers', sheet('army-cards', { 'army-01': { soldiers: 3 } }), /soldiers must be a whole number from 1 to 2/],
    ['a Building for points', sheet('passive-buildings', { 'passive-01': { cost: { vp: 1 } } }), /must be a cost like/],
    ['an unknown edge', sheet('weavings', { 'weaving-01': { left: 'corn' } }), /left must be one of gold, stone/],
    ['a Conquest for nothing', sheet('conquest', { 'conquest-antisuyu-1': { flip: 0 } }), /conquest-antisuyu-1 must ask for at least 1 Soldier/],
    ['a Village without room', sheet('setup', { 4: { village: 10 } }), /setup\.4\.village must be a whole number from 1 to 9/],
    ['an action twice', sheet('coricancha', { order: ['renew', 'worship', 'offering', 'conquer', 'renew'] }), /order must have produce once/],
    ['no Example 8', sheet('conquest', { 'conquest-antisuyu-5': { discard: 3 } }), /must have a space with flip 2, discard 2/],
  ] as const)('refuses %s in one sentence', (_name, given, expected) => {
    expect(complaint(given)).toMatch(expected)
  })
})

describe('playing with a sheet', () => {
  /** Gold and points the first benefit of a card gives when somebody may first take it in a random game. */
  function givenBy(options: Json, card: string): readonly [gold: number, points: number] {
    const rules = compiled(options)
    const code = BENEFIT | (godCardNames.indexOf(card) << 2)
    for (let seed = 1; seed < 60; seed++)
      for (const { game } of randomGame(rules, seed)) {
        if (!game.options.slice(0, game.count).includes(code)) continue
        const { seat } = game
        const mine = attach(rules, clone(game.s))
        const before = [owned(mine, seat, GOLD), mine.s[VP + seat]]
        advance(mine, code, seat)
        return [owned(mine, seat, GOLD) - before[0], mine.s[VP + seat] - before[1]]
      }
    throw new Error(`${card} was never played`)
  }

  it('a corrected God card gives what the sheet says', () => {
    const data = differences(sheet('god-cards', { 'god-diamond-4': { benefits: [gain('gold', 2), vp(1)] } }))
    expect(givenBy({ players: 2 }, 'god-diamond-4')).toEqual([0, 4])
    expect(givenBy({ players: 2, data }, 'god-diamond-4')).toEqual([2, 0])
  })

  it('corrected tables reach the rules', () => {
    const data = [
      ...differences(sheet('hill-spaces', { 'space-top-0-a': { god: 'cross', colour: 'blue', twoPlayers: 'setup' } })),
      ...differences(sheet('task-icons', { 'icon-top-0-ab': { task: 'train' } })),
      ...differences(sheet('army-cards', { 'army-01': { soldiers: 2, gives: { what: 'corn', n: 3 } } })),
      ...differences(sheet('production-buildings', { 'production-01': { cost: { gold: 2 }, produces: [vp(9)] } })),
      ...differences(sheet('passive-buildings', { 'passive-20': { cost: { potato: 5 } } })),
      ...differences(sheet('weavings', { 'weaving-31': { pattern: 'sun', left: 'vp', right: 'gold', players: 3 } })),
      ...differences(sheet('temple', templeSpaces.slice(1))),
      ...differences(sheet('conquest', { 'conquest-antisuyu-1': { flip: 3, discard: 1 } })),
      ...differences(sheet('setup', { 3: { village: 5, nomads: 2 } })),
      ...differences(sheet('coricancha', { order: ['worship', 'produce', 'offering', 'conquer', 'renew'], printedOrientation: 3 })),
    ]
    const plain = compiled({ players: 3 })
    const rules = compiled({ players: 3, modules: ['first-game'], data })
    expect([rules.godOf[0], rules.bonusRole[0], rules.marked.includes(0)]).toEqual([5, 0, true])
    expect([plain.godOf[0], plain.bonusRole[0], plain.marked.includes(0)]).toEqual([4, 1, false])
    expect(rules.taskOf[0]).toBe(tasks.findIndex((task) => task.id === 'train'))
    expect([rules.soldiers[0], rules.armyGood[0], rules.armyAmount[0]]).toEqual([2, 1, 3])
    expect(rules.effects[rules.produces[0]]).toMatchObject({ op: 'vp', n: 9 })
    expect([rules.buildingCost[0], rules.buildingCost[38]]).toEqual([packCost({ gold: 2 }), packCost({ potato: 5 })])
    expect([rules.pattern[34], rules.leftEdge[34], rules.rightEdge[34]]).toEqual([6, 7, 0])
    expect([rules.templeTop, plain.templeTop]).toEqual([11, 12])
    expect([rules.conquestFlip[6], rules.conquestDiscard[6]]).toEqual([3, 1])
    expect(rules.coricancha).toEqual([1, 0, 2, 3, 4])
    const g = createGame(rules)
    for (question(g); g.seat === CHANCE; question(g)) advance(g, g.options[0], CHANCE)
    expect([g.s[ORIENTATION], villageSize(g)]).toEqual([3, 5])
  })

  it('keeps corrections in the options, in the order of the tables, and none without any', () => {
    const first = differences(sheet('god-cards', { 'god-hook-1': { benefits: [vp(2)] } }))
    const second = differences(sheet('setup', { 2: { nomads: 4 } }))
    expect(compiled({ players: 2, data: [...second, ...first, ...second] }).options.data).toEqual([...first, ...second])
    expect(compiled({ players: 2, data: [] }).options).toEqual({ players: 2, modules: [], settings: {} })
    expect(compiled({ players: 2, data: [] }).parts.tables).toEqual(printed)
  })

  it.each([
    ['no list', {}, /data is a list of corrections/],
    ['a stray field', [{ table: 'setup', path: '2.village', from: 6, to: 7, why: 1 }], /data is a list of corrections/],
    ['an unknown path', [{ table: 'setup', path: '5.village', from: 6, to: 7 }], /setup\.5\.village names no value/],
    ['another printed value', [{ table: 'setup', path: '2.village', from: 5, to: 7 }], /is 6 here, but the correction was made from 5/],
    ['a wrong value', [{ table: 'setup', path: '2.village', from: 6, to: 70 }], /must be a whole number from 1 to 9, not 70/],
    ['tables that do not fit', [{ table: 'coricancha', path: 'order.0', from: 'produce', to: 'renew' }], /order must have produce once/],
  ])('compile refuses data with %s', (_name, data, expected) => {
    const result = tawantinsuyu.compile({ players: 2, data })
    expect(result.ok ? '' : result.message).toMatch(expected)
  })

  function playRandomly(data: readonly Correction[], seeds: readonly number[]): void {
    for (const players of [2, 3, 4]) {
      const rules = compiled({ players, data })
      for (const seed of seeds) {
        let over = false
        for (const { game } of randomGame(rules, seed)) {
          expect(rules.broken(game)).toEqual([])
          over = isOver(game)
        }
        expect(over).toBe(true)
      }
    }
  }

  it('TAW-BLD-Z07 own Stairs score what the building of the owner says', () => {
    const data = differences(sheet('passive-abilities', { ownStepVp: 3 }))
    expect(data).toEqual([{ table: 'passive-abilities', path: 'ownStepVp', from: 1, to: 3 }])
    expect([compiled({ players: 2, data }), compiled({ players: 2 })].map(({ parts }) => parts.tables.abilities.ownStepVp)).toEqual([3, 1])
  })

  it('with every amount changed and a longer Temple, random games stay sound and end', () => {
    const text = JSON.stringify(valueSheet(), (key, value: unknown) => {
      if ([...examples, 'setup', 'temple'].includes(key)) return undefined
      const fixed = ['players', 'soldiers', 'gold', 'printedOrientation', 'formatVersion', 'value', 'place', 'personality', 'small', 'large'].includes(key)
      return typeof value === 'number' && !fixed ? value + 1 : value
    })
    const longer = templeSpaces.flatMap((row, i) => (i < 9 ? [{ ...row, feastVp: row.feastVp + 1 }, row] : [row]))
    const setup = sheet('setup', { 2: { village: 9, nomads: 1, offer: 1 } })
    const data = [JSON.parse(text) as unknown, sheet('temple', longer), setup].flatMap(differences)
    expect(data.length).toBeGreaterThan(120)
    playRandomly(data, [1, 2])
  })

  it('every kind of benefit can be played on every kind of piece', () => {
    const everywhere: Effect[] = [
      gain('gold', 9), vp(50), godCards(5), armyCards(5), weavings(5), nomads(5), temple(5), renew(9), renew(2, 'production'), building('free'), steps('free'),
      statue('free', 'small'), pay({ gold: 1 }, temple(2)), choose(nomads(1), building('free')), choose(pay({ gold: 1 }, temple(1)), weavings(2), vp(1)),
    ]
    const onCards: Effect[] = [
      ...everywhere, train, building('printed'), steps('printed'), statue('printed'), statue({ stone: 5, gold: 10 }, 'large'), choose(train, steps('printed')),
      ...tasks.map((task): Effect => ({ do: 'task', task: task.id })),
    ]
    const dealt = (from: readonly Effect[], at: number, n: number): Effect[] => Array.from({ length: n }, (_, i) => from[(at * n + i) % from.length])
    const rows = (name: string, make: (i: number) => Json): Json =>
      Object.fromEntries(Object.keys(values(name)).flatMap((id, i) => (examples.includes(id) ? [] : [[id, make(i)]])))
    expect(godCardRows.length * 4).toBeGreaterThan(onCards.length * 3)
    const data = [
      ...differences(sheet('god-cards', rows('god-cards', (i) => ({ benefits: dealt(onCards, i, 4) })))),
      ...differences(sheet('production-buildings', rows('production-buildings', (i) => ({ produces: dealt(everywhere, i, 6) })))),
      ...differences(sheet('conquest', rows('conquest', (i) => ({ flip: 1, discard: 0, benefits: dealt(everywhere, i, 6) })))),
      ...differences(sheet('passive-buildings', rows('passive-buildings', () => ({ cost: { potato: 1 } })))),
    ]
    playRandomly(data, [1, 2, 3])
  })
})
