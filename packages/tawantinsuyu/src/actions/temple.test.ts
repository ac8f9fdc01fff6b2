import { describe, expect, it } from 'vitest'
import { templeRewards } from '../content/temple.ts'
import { table, type Table } from '../testing.ts'

/** Seat 0 climbs by Offering: 2 corn for each space. */
const climbing = (temple: number, spaces: number, position: object = {}, more: object = {}): Table =>
  table({ ...more, position: { ...position, seats: [{ priest: 1, corn: 2 * spaces, temple }] } })
    .play('side:move-priest', 'move-to:section-2', `offer-corn:${2 * spaces}`)

describe('climbing the Temple', () => {
  it('TAW-TEMPLE-01 gives the reward of the space entered, if it has one', () => {
    expect(climbing(6, 1).player(0)).toMatchObject({ temple: 7, stone: 2 })
    expect(climbing(7, 1).player(0)).toMatchObject({ temple: 8, stone: 0, gold: 0 }) // not of the space left
  })

  it('TAW-TEMPLE-02 TAW-ASK-12 gives the reward of every space entered, one after the other in climbing order', () => {
    const chance = ['draw-god:god-hook-1', 'draw-army:army-01', 'draw-army:army-02']
    const t = climbing(7, 3, { offer: ['god-cross-1'] }, { chance }) // spaces 8, 9 and 10
    expect(t.log('climb').map((event) => event['space'])).toEqual([8, 9])
    expect(t).toMatchObject({ seat: 0, question: 'god-card' })
    expect(t.player(0).temple).toBe(9) // the next space waits
    t.play('from-deck')
    expect(t.question).toBe('keep-army-card')
    t.play('keep-army:army-02')
    expect(t.player(0)).toMatchObject({ temple: 10, godCards: ['god-hook-1'], armyCards: ['army-02'] })
    expect(climbing(9, 2).player(0)).toMatchObject({ temple: 11, gold: 1 })
  })

  it('TAW-ASK-12 the choices of others who climb are theirs, in the turn of the active player', () => {
    const position = { nomads: ['priest', 'courier'], bag: [], seats: [{ priest: 1 }, { corn: 3, temple: 4 }] }
    const t = table({ position }).play('side:move-priest', 'move-to:section-2', 'decline', 'offer-corn:3')
    expect(t).toMatchObject({ seat: 1, question: 'option', answers: ['option:0', 'option:1'] })
    t.play('option:1')
    expect(t).toMatchObject({ seat: 1, question: 'nomad', answers: ['nomad:courier', 'nomad:priest'] })
  })

  it('TAW-TEMPLE-03 any number of players share a space', () => {
    const shared = table({ position: { seats: [{ priest: 1, corn: 2, temple: 7 }, { temple: 8 }] } })
      .play('side:move-priest', 'move-to:section-2', 'offer-corn:2')
    expect([shared.player(0).temple, shared.player(1).temple]).toEqual([8, 8])
  })

  it('TAW-TEMPLE-04 ends at the top: levels beyond it and payments for nothing are not offered', () => {
    const at = (temple: number): Table => table({ position: { seats: [{ priest: 1, corn: 6, temple }] } })
      .play('side:move-priest', 'move-to:section-2')
    expect(at(11).answers).toEqual(['offer-corn:2', 'take-gold', 'decline'])
    expect(at(11).refused('offer-corn:4').rule).toBe('TAW-TEMPLE-04')
    expect(at(12).answers).toEqual(['take-gold', 'decline'])
    const z12 = table({ position: { feast: { holder: 0 }, seats: [{ temple: 12, gold: 1, armyCards: ['army-01'], buildings: ['passive-12'] }] }, seed: 1 })
    expect(z12.question).toBe('feast-card')
  })

  it('TAW-TEMPLE-04 surplus steps of a large Statue are lost', () => {
    const t = table({ position: { seats: [{ temple: 11, statues: ['large-hook'] }] } })
      .play('side:move-priest', 'move-to:section-1', 'give:large-hook')
    expect(t.player(0)).toMatchObject({ temple: 12, statues: [] })
  })

  it('TAW-TEMPLE-06 the VP at the right are not scored', () => {
    const t = climbing(11, 1)
    expect(t.player(0)).toMatchObject({ temple: 12, vp: 0 })
    expect(climbing(7, 1).player(0).vp).toBe(0)
  })
})

describe('the six rewards', () => {
  it('TAW-TEMPLE-05 are six kinds, and every space of the track has one of them or none', () => {
    expect(templeRewards).toHaveLength(6)
    const { temple } = table({ position: {} }).g.rules.parts.tables
    const kinds = templeRewards.map((reward) => JSON.stringify(reward))
    for (const { reward } of temple) if (reward.length > 0) expect(kinds).toContain(JSON.stringify(reward))
  })

  it('TAW-TEMPLE-05 (a) 1 gold and (c) 2 stone', () => {
    expect(climbing(10, 1).player(0)).toMatchObject({ gold: 1, stone: 0, potato: 0 })
    expect(climbing(6, 1).player(0)).toMatchObject({ gold: 0, stone: 2, potato: 0 })
  })

  it('TAW-TEMPLE-05 (b) 1 God card from deck or offer, and training', () => {
    const t = climbing(8, 1, { offer: ['god-cross-1'] }, { chance: ['draw-army:army-01', 'draw-army:army-02'] })
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-cross-1'])
    t.play('from-offer:god-cross-1', 'keep-army:army-01')
    expect(t.player(0)).toMatchObject({ shown: ['god-cross-1'], armyCards: ['army-01'], potato: 0 })
    expect(t.summary().armyDiscard).toEqual(['army-02'])
  })

  it('TAW-TEMPLE-05 (d) 1 stone or a Nomad', () => {
    const position = { nomads: ['priest'], bag: [] }
    expect(climbing(4, 1, position).play('option:0').player(0)).toMatchObject({ stone: 1, workers: ['architect', 'craftsman'] })
    expect(climbing(4, 1, position).play('option:1').player(0)).toMatchObject({ stone: 0, workers: ['architect', 'craftsman', 'priest'] })
  })

  it('TAW-TEMPLE-05 (e) training', () => {
    const t = climbing(2, 1, { offer: ['god-cross-1'] }, { chance: ['draw-army:army-01', 'draw-army:army-02'] })
    expect(t.question).toBe('keep-army-card')
    t.play('keep-army:army-02')
    expect(t.player(0)).toMatchObject({ shown: [], godCards: [], armyCards: ['army-02'] })
  })

  it('TAW-TEMPLE-05 (f) 1 potato and 1 God card from deck or offer', () => {
    const t = climbing(0, 1, { offer: ['god-cross-1'] }, { chance: ['draw-god:god-hook-1'] })
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-cross-1'])
    expect(t.play('from-deck').player(0)).toMatchObject({ potato: 1, godCards: ['god-hook-1'] })
  })
})

describe('free Workers', () => {
  it('TAW-NOMAD-01 TAW-NOMAD-02 are Nomads of the receiver\'s choice; the bag fills the gap at once', () => {
    const t = climbing(4, 1, { nomads: ['priest', 'courier', 'courier'] }, { chance: ['draw-worker:warrior-3'] }).play('option:1')
    expect(t.answers).toEqual(['nomad:courier', 'nomad:priest'])
    t.play('nomad:courier')
    expect(t.player(0).workers).toContain('courier')
    expect(t.summary().nomads).toEqual(['warrior', 'courier', 'priest'])
    expect(t.question).toBe('second-side-action')
  })

  it('TAW-NOMAD-02 an empty bag fills nothing', () =>
    expect(climbing(4, 1, { nomads: ['priest', 'courier'], bag: [] }).play('option:1', 'nomad:courier').summary().nomads).toEqual(['priest']))

  it('TAW-NOMAD-03 without Nomads there is none', () => {
    const t = climbing(4, 1, { nomads: [], bag: [] })
    expect(t.answers).toEqual(['option:0'])
    expect(t.refused('option:1').rule).toBe('TAW-TURN-08')
    const conquest = { priest: 2, army: ['army-01'], workers: ['architect'] }
    const gone = table({ position: { nomads: [], bag: [], seats: [conquest] } })
      .play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part')
    gone.play('conquer:conquest-qullasuyu-2')
    expect(gone.player(0)).toMatchObject({ corn: 1, workers: ['architect'] }) // the corn is all
  })
})

describe('rewards of connections', () => {
  /** A Feast performs the Merchant task of seat 0 with two connected Weavings. */
  const merchant = (tiles: string[], seat: object = {}, position: object = {}, more: object = {}): Table =>
    table({ seed: 1, ...more, position: { feast: { holder: 0 }, ...position, seats: [{ tapestries: [tiles], ...seat }] } })

  it.each([
    ['1 gold', ['weaving-12', 'weaving-29'], { gold: 1, stone: 0, potato: 0, vp: 0 }],
    ['2 stone', ['weaving-14', 'weaving-11'], { gold: 0, stone: 2, potato: 0, vp: 0 }],
    ['3 potatoes', ['weaving-sw01', 'weaving-01'], { gold: 0, stone: 0, potato: 3, vp: 0 }],
    ['3 VP', ['weaving-01', 'weaving-14'], { gold: 0, stone: 0, potato: 0, vp: 3 }],
  ])('TAW-TASK-MERCHANT-03 %s', (_what, tiles, gained) => expect(merchant(tiles).player(0)).toMatchObject(gained))

  it('TAW-TASK-MERCHANT-03 1 God card and 1 potato', () => {
    const t = merchant(['weaving-20', 'weaving-09'], {}, { offer: ['god-hook-1'] }).play('connection:weaving-09')
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-hook-1'])
    t.play('from-offer:god-hook-1')
    expect(t.player(0).shown).toEqual(['god-hook-1'])
    expect(t.log('gain')).toMatchObject([{ seat: 0, what: 'potato', n: 1 }])
  })

  it('TAW-TASK-MERCHANT-03 Renew 1 Building or Army card for free', () => {
    const t = merchant(['weaving-07', 'weaving-17'], { buildingsDown: ['production-05'], armyDown: ['army-01'] }).play('connection:weaving-17')
    expect(t.answers).toEqual(['renew:production-05', 'renew:army-01', 'done'])
    t.play('renew:army-01')
    expect(t.player(0)).toMatchObject({ army: ['army-01'], buildingsDown: ['production-05'], potato: 0 })
    expect(t.question).toBe('feast-card') // one only
  })

  it('TAW-TASK-MERCHANT-03 TAW-ARMY-03 1 Army card, the top one without a choice', () => {
    const t = merchant(['weaving-03', 'weaving-16'], {}, {}, { chance: ['draw-army:army-07'] }).play('connection:weaving-16')
    expect(t.player(0).armyCards).toEqual(['army-07'])
    expect(t.summary().armyDiscard).toEqual([])
    expect(t.question).toBe('feast-card')
  })

  it('TAW-TASK-MERCHANT-03 pay 1 gold to climb 1 Temple space', () => {
    const t = merchant(['weaving-30', 'weaving-27'], { gold: 2, temple: 6 }).play('connection:weaving-27', 'take-part')
    expect(t.player(0)).toMatchObject({ gold: 1, temple: 7 })
    expect(merchant(['weaving-30', 'weaving-27'], { temple: 6 }).player(0)).toMatchObject({ temple: 6 })
  })
})

describe('Army cards', () => {
  it('TAW-ARMY-03 have no hand limit', () => {
    const all = Array.from({ length: 28 }, (_, i) => `army-${String(i + 1).padStart(2, '0')}`)
    const t = table({ position: { seats: [{ armyCards: all }] }, seed: 1 }).play('side:train', 'keep-army:army-30', 'side:pray', 'end-turn')
    expect(t.player(0).armyCards).toEqual([...all, 'army-30'])
    expect(t.seat).toBe(1)
  })
})
