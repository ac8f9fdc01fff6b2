import { describe, expect, it } from 'vitest'
import { HER, herActions, sheNears, type SoloSetUp, YOU, youTrigger } from './testing.ts'
import type { Table } from '../testing.ts'

// army-01 to -18 show 1 Soldier, army-19 to -30 show 2
const region = (name: string, ...orders: number[]): string[] => orders.map((n) => `conquest-${name}-${n}`)
const all = (order: number): string[] => ['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'].map((name) => `conquest-${name}-${order}`)
const held = (seat: number, spaces: readonly string[]): Record<string, number> => Object.fromEntries(spaces.map((space) => [space, seat]))
const hers = (t: Table): unknown[] => t.log('conquer').filter((event) => event.seat === HER).map((event) => event['space'])

/** You trigger Conquest and take the gold; she reacts. */
const reacts = (her: object, conquests: Record<string, number> = {}, more: SoloSetUp = {}): Table =>
  youTrigger('conquer', {
    ...more, her: { vp: 0, ...her }, position: { village: ['priest', 'priest', 'priest'], conquests, ...more.position }, seed: 1,
  }).play('casualty:corn-end', 'take-gold')

describe('the condition', () => {
  function war(her: object, casualties: number, options: string[] = []): boolean {
    const t = sheNears('conquer', { options, her, position: { casualties: Array.from({ length: casualties }, () => 'courier') }, seed: 1 })
    return herActions(t)[0] === 'conquer'
  }

  it('TAW-SOLO-31 more Soldiers face-up and in hand than Casualties of War', () => {
    const her = { army: ['army-01'], armyCards: ['army-19'] }
    expect([war(her, 2), war(her, 3)]).toEqual([true, false])
    expect([war({ army: ['army-01'] }, 0), war({ army: ['army-01'] }, 1)]).toEqual([true, false]) // before the new casualty
    expect(war({}, 0)).toBe(false)
    expect(war({ army: ['army-01'], armyDown: ['army-19', 'army-20'] }, 1)).toBe(false)
  })

  it('TAW-SOLO-75 harder: as many are enough', () => {
    const her = { army: ['army-01'], armyCards: ['army-19'] }
    expect([war(her, 3, ['equal-soldiers']), war(her, 4, ['equal-soldiers'])]).toEqual([true, false])
  })
})

describe('her part', () => {
  it('TAW-SOLO-35 the casualty of her own action is from the potato end, without a reward', () => {
    const t = sheNears('conquer', {
      her: { army: ['army-01'] }, position: { village: ['architect', 'priest'] }, options: ['no-second-conquest'], seed: 1,
    })
    expect(t.summary().casualties).toEqual(['architect'])
    expect(t.village).toEqual(['priest'])
    expect(t.player(HER)).toMatchObject({ stone: 0, workers: ['priest'] })
  })

  it('TAW-SOLO-35 a random Nomad when the Village is empty', () => {
    const position = { village: [], feast: { holder: YOU }, nomads: ['courier', 'priest'], bag: [] }
    const t = sheNears('conquer', { her: { army: ['army-01'] }, position })
    expect(t).toMatchObject({ seat: 'chance', answers: ['random-worker:courier-1', 'random-worker:priest-1'] })
  })

  it('TAW-SOLO-35 she plays every Army card of her hand for free, whoever triggered', () => {
    const her = { potato: 3, armyCards: ['army-01', 'army-02', 'army-19'] }
    const own = sheNears('conquer', { her, chance: [], position: { village: ['priest', 'priest'] }, you: { army: ['army-05'] } })
    expect(own.log('army-card-played').map((event) => event['card'])).toEqual(['army-01', 'army-02', 'army-19'])
    expect(own.player(HER)).toMatchObject({ potato: 3, armyCards: [] })
    const joined = reacts(her)
    expect(joined.log('army-card-played')).toHaveLength(3)
    expect([own, joined].map((t) => t.log('axomamma-joins').map((event) => event['action']))).toEqual([[], ['conquer']])
    expect(joined.player(HER).armyCards).toEqual([])
    expect(joined.log('pay')).toEqual([])
  })

  it('TAW-SOLO-35 the available space with the most VP', () => {
    const army = ['army-19', 'army-20', 'army-21']
    expect(hers(reacts({ army }))).toEqual(['conquest-chinchaysuyu-6']) // 9 VP for flip 4, discard 2
    expect(hers(reacts({ army }, held(YOU, region('chinchaysuyu', 6))))).toEqual(['conquest-antisuyu-5']) // 7 VP
    expect(hers(reacts({ army: ['army-19', 'army-20'] }))).toEqual(['conquest-antisuyu-5']) // 9 VP cannot be paid
    expect(hers(reacts({ army: ['army-19'], armyDown: ['army-20', 'army-21'] }))).toEqual(['conquest-qullasuyu-1']) // 2 VP for flip 2
    expect(hers(reacts({ army: [] }))).toEqual([])
  })

  it('TAW-SOLO-35 also a space that shows VP beside something else; without VP it counts 0', () => {
    // with 4 Soldiers: qullasuyu-4 5 VP, chinchaysuyu-3 4 VP, kuntisuyu-4 3 VP and a Weaving
    const t = reacts(
      { army: ['army-01', 'army-02', 'army-19'] }, held(YOU, [...region('antisuyu', 5), ...region('qullasuyu', 4), ...region('chinchaysuyu', 3)]),
    )
    expect(hers(t)).toEqual(['conquest-kuntisuyu-4'])
    expect(t.player(HER)).toMatchObject({ vp: 3, tapestries: [[expect.any(String)]] })
  })

  // one Soldier: the second space of each region, all without VP
  const one = (mine: string[], yours: string[]): unknown[] => hers(reacts({ army: ['army-01'] }, { ...held(HER, mine), ...held(YOU, yours) }))

  it('TAW-SOLO-35 ties: Antisuyu, Chinchasuyu, Kuntisuyu, Qullasuyu', () => {
    expect(one([], [])).toEqual(['conquest-antisuyu-2'])
    expect(one([], region('antisuyu', 2))).toEqual(['conquest-chinchaysuyu-2'])
    expect(one([], [...region('antisuyu', 2), ...region('chinchaysuyu', 2)])).toEqual(['conquest-kuntisuyu-2'])
    expect(one([], [...region('antisuyu', 2), ...region('chinchaysuyu', 2), ...region('kuntisuyu', 2)])).toEqual(['conquest-qullasuyu-2'])
  })

  it('TAW-SOLO-35 before that the region with the fewest markers in total', () => {
    expect(one(region('antisuyu', 6), region('kuntisuyu', 6))).toEqual(['conquest-chinchaysuyu-2'])
    expect(one([...region('antisuyu', 6), ...region('chinchaysuyu', 6), ...region('kuntisuyu', 5, 6)], region('qullasuyu', 5, 6))).toEqual(
      ['conquest-antisuyu-2'],
    )
  })

  it('TAW-SOLO-35 then the region with fewer than 3 of her markers', () => {
    // three markers everywhere: in Antisuyu and Chinchasuyu all are hers; Kuntisuyu has 3 of yours, Qullasuyu 1 of hers and 2 of yours
    const mine = [...region('antisuyu', 4, 5, 6), ...region('chinchaysuyu', 4, 5, 6), ...region('qullasuyu', 4)]
    expect(one(mine, [...region('kuntisuyu', 4, 5, 6), ...region('qullasuyu', 5, 6)])).toEqual(['conquest-qullasuyu-2'])
  })

  it('TAW-SOLO-35 then the region with the fewest of yours', () => {
    const mine = [...region('antisuyu', 6), ...region('chinchaysuyu', 6), ...region('qullasuyu', 5, 6)]
    expect(one(mine, [...region('antisuyu', 5), ...region('chinchaysuyu', 5), ...region('kuntisuyu', 5, 6)])).toEqual(['conquest-qullasuyu-2'])
  })

  it('TAW-SOLO-35 within a region the lower total of Soldiers, then the leftmost', () => {
    const two = reacts({ army: ['army-01', 'army-02'] }, held(YOU, region('qullasuyu', 1))) // flip 2 on the left, discard 1 beside it
    expect(hers(two)).toEqual(['conquest-antisuyu-2'])
    // 4 Soldiers, both spaces of Chinchasuyu need 4 and show no VP
    const conquests = {
      ...held(YOU, [...region('antisuyu', 1, 2, 3, 4, 5), ...region('qullasuyu', 1, 2, 3, 4, 5)]), ...held(
        HER, [...region('kuntisuyu', 1, 2, 3, 4, 5), ...region('chinchaysuyu', 1, 2, 3)],
      ),
    }
    expect(hers(reacts({ army: ['army-01', 'army-02', 'army-03', 'army-04'] }, conquests))).toEqual(['conquest-chinchaysuyu-4'])
  })

  it('TAW-SOLO-35 the order of the steps: cards of both, your marker, hers, your second one', () => {
    const t = youTrigger('conquer', {
      you: { army: ['army-05', 'army-06'] }, her: { armyCards: ['army-01'] }, position: { village: ['priest', 'priest', 'priest'] },
    }).play('casualty:corn-end', 'take-part', 'conquer:conquest-kuntisuyu-2', 'conquer:conquest-chinchaysuyu-2')
    expect(t.log('conquer').map((event) => [event.seat, event['space']])).toEqual([
      [YOU, 'conquest-kuntisuyu-2'], [HER, 'conquest-antisuyu-2'], [YOU, 'conquest-chinchaysuyu-2'],
    ])
  })
})

describe('her cards', () => {
  it('TAW-SOLO-36 she discards 1-Soldier cards and flips 2-Soldier cards first', () => {
    const t = reacts({ army: ['army-01', 'army-02', 'army-19', 'army-20'] }) // flip 4, discard 2
    expect(hers(t)).toEqual(['conquest-chinchaysuyu-6'])
    expect(t.player(HER)).toMatchObject({ vp: 9, army: [], armyDown: ['army-19', 'army-20'] })
    expect(t.summary().armyDiscard).toEqual(['army-01', 'army-02'])
  })

  it('TAW-SOLO-36 no more cards than needed', () => {
    // 4 VP for flip 2, discard 1
    const t = reacts({ army: ['army-01', 'army-02', 'army-03', 'army-19'] }, held(YOU, [...region('antisuyu', 5), ...region('qullasuyu', 4)]))
    expect(hers(t)).toEqual(['conquest-chinchaysuyu-3'])
    expect(t.player(HER)).toMatchObject({ army: ['army-02', 'army-03'], armyDown: ['army-19'] })
    expect(t.summary().armyDiscard).toEqual(['army-01'])
  })

  it('TAW-SOLO-36 a 2-Soldier card is discarded where 1-Soldier cards are missing, and 1-Soldier cards flipped', () => {
    const twos = reacts({ army: ['army-19', 'army-20'] }, held(YOU, [...region('antisuyu', 5), ...region('qullasuyu', 4)]))
    expect(hers(twos)).toEqual(['conquest-chinchaysuyu-3'])
    expect([twos.summary().armyDiscard, twos.player(HER).armyDown]).toEqual([['army-19'], ['army-20']])
    const ones = reacts({ army: ['army-01', 'army-02', 'army-03'] })
    expect([ones.summary().armyDiscard, ones.player(HER).armyDown]).toEqual([['army-01'], ['army-02', 'army-03']])
  })
})

describe('the second Conquest', () => {
  const village = ['priest', 'priest', 'priest']
  const wars = (her: object, conquests: Record<string, number> = {}, more: SoloSetUp = {}): Table =>
    sheNears('conquer', { ...more, her, position: { village, conquests, ...more.position } })
  const five = ['army-19', 'army-20', 'army-21', 'army-22', 'army-23'] // three of them for the first one, worth 9 VP

  it('TAW-SOLO-37 needs the fewest cards discarded over all regions, ties at random', () => {
    const t = wars({ army: five })
    expect(hers(t)).toEqual(['conquest-chinchaysuyu-6'])
    expect(t).toMatchObject({ seat: 'chance', question: 'axomamma-second-conquest' })
    expect(t.answers).toEqual(all(1).map((space) => `random-conquest:${space}`)) // nothing to discard there
  })

  it('TAW-SOLO-37 cards count, not Soldiers', () => {
    const t = wars({ army: five }, { ...held(YOU, [...all(1), ...all(2)]), ...held(HER, all(3)) })
    // two 2-Soldier cards are left: one of them covers discard 1 as well as discard 2; flip 3 is out of reach
    expect(t.answers).toEqual(all(5).map((space) => `random-conquest:${space}`))
    // with a 1-Soldier card besides, discard 1 and discard 2 still take one card each
    const both = wars({ army: ['army-01', ...five] }, held(YOU, all(1)))
    expect([...both.answers].sort()).toEqual([...all(2), ...all(3), ...all(4), ...all(5)].map((space) => `random-conquest:${space}`).sort())
    // two 1-Soldier cards are discarded before one with 2: discard 2 takes two cards
    const ones = wars({ army: ['army-01', 'army-02', 'army-03', 'army-04', ...five] }, held(YOU, all(1)))
    expect([...ones.answers].sort()).toEqual([...all(2), ...all(3), ...all(4)].map((space) => `random-conquest:${space}`).sort())
  })

  it('TAW-SOLO-37 after yours, with the card drawn for the action not among hers', () => {
    const t = wars({ army: five }, {}, { you: { army: ['army-01'] } })
    expect(t).toMatchObject({ seat: YOU, question: 'conquer' })
    expect(hers(t)).toHaveLength(1)
    t.chance('random-conquest:conquest-kuntisuyu-1', 'draw-army:army-30').play('conquer:conquest-kuntisuyu-2')
    expect(t.log('conquer').map((event) => event.seat)).toEqual([HER, YOU, HER])
    expect(t.player(HER)).toMatchObject({
      stone: 1, army: ['army-23'], armyDown: ['army-20', 'army-21', 'army-22'], armyCards: ['army-30'], conquestMarkers: 8,
    })
  })

  it('TAW-SOLO-37 only in her own action, and none without Soldiers left', () => {
    expect(hers(reacts({ army: five }))).toHaveLength(1)
    expect(hers(wars({ army: ['army-01'] }, {}, { chance: ['draw-army:army-30'] }))).toEqual(['conquest-antisuyu-2'])
  })

  it('TAW-SOLO-72 easier: no second Conquest', () => {
    const t = wars({ army: five }, {}, { options: ['no-second-conquest'], chance: ['draw-army:army-30'] })
    expect(hers(t)).toEqual(['conquest-chinchaysuyu-6'])
    expect(t.question).toBe('turn')
  })
})

describe('the discount', () => {
  const options = ['conquest-discount']

  it('TAW-SOLO-76 harder: 1 Soldier less to flip and 1 less to discard', () => {
    const t = reacts({ army: ['army-01', 'army-19', 'army-20'] }, {}, { options }) // flip 4 and discard 2 become 3 and 1
    expect(hers(t)).toEqual(['conquest-chinchaysuyu-6'])
    expect([t.summary().armyDiscard, t.player(HER).armyDown]).toEqual([['army-01'], ['army-19', 'army-20']])
  })

  it('TAW-SOLO-76 even to nothing at all, also for the second one', () => {
    const t = reacts({ army: [] }, {}, { options })
    expect(hers(t)).toEqual(['conquest-antisuyu-2']) // discard 1 becomes 0
    expect(t.player(HER)).toMatchObject({ gold: 1, potato: 1 })
    const own = sheNears('conquer', { options, her: { army: ['army-01'] }, position: { village: ['priest', 'priest'] } })
    expect(hers(own)).toEqual(['conquest-chinchaysuyu-3']) // flip 2 and discard 1 become 1 and 0, for 4 VP
    expect(own.answers).toEqual(all(2).map((space) => `random-conquest:${space}`))
  })

  it('TAW-SOLO-76 not for you', () => {
    const t = youTrigger('conquer', { options, you: { army: ['army-01'] }, position: { village: ['priest', 'priest'] } }).play(
      'casualty:corn-end', 'take-part',
    )
    expect(t.offers('conquer:conquest-qullasuyu-1')).toBe(false)
  })
})
