import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'

const BUYING = ['side:pray', 'side:move-priest', 'move-to:section-1', 'decline', 'village:potato-end']
const SIMPLE = ['side:pray', 'side:move-priest', 'move-to:section-1', 'take-gold', 'end-turn']

/** A Feast begins for seat 0 (or the holder named); chance that is not scripted falls as seed 1 will have it. */
const feast = (seats: object[], position: { feast?: object; [field: string]: unknown } = {}, more: object = {}): Table =>
  table({ players: Math.max(2, seats.length), seed: 1, ...more, position: { feast: { holder: 0 }, ...position, seats } })

/** Scores told by rule: [seat, VP], oldest first. */
const scores = (t: Table, rule: string): unknown[] => t.log('score').flatMap((event) => (event.rule === rule ? [[event.seat, event['n']]] : []))

/** The Feast is over for everybody who may play cards. */
function playNone(t: Table): Table {
  for (let n = 0; n < 4 && t.question === 'feast-card'; n++) t.play('done')
  return t
}

describe('the trigger', () => {
  const last = (feasts: number): Table =>
    table({ position: { feasts, village: ['priest'], seats: [{ vp: 5, potato: 1 }] }, seed: 1 }).play(...BUYING, 'dismiss:priest')

  it.each([[0, 1], [1, 2], [2, 4]])('TAW-FEAST-01 after %i Feasts the next one scores %i VP at once', (feasts, vp) => {
    const t = last(feasts)
    expect(t.player(0).vp).toBe(5 + vp)
    expect(t.summary().feast).toEqual({ holder: 0, triggered: feasts + 1 })
    expect(t.log('feast-triggered')).toMatchObject([{ seat: 0, number: feasts + 1 }])
  })

  it('TAW-FEAST-02 TAW-FEAST-04 TAW-EDGE-01 the Village stays empty for a round: nothing can be bought, nothing more is triggered', () => {
    const t = last(0)
    expect(t.seat).toBe(1)
    t.play(...SIMPLE.slice(0, 4))
    expect(t.answers).toEqual(['end-turn']) // with gold in the purse
    expect(t.refused('village:potato-end').rule).toBe('TAW-FEAST-04')
    expect(t.village).toEqual([])
    t.play('end-turn')
    expect(t.log('feast-triggered')).toHaveLength(1)
    expect(t.player(1).vp).toBe(0)
  })

  it('TAW-FEAST-03 it is resolved when the turn of the holder begins, by the holder as active player', () => {
    const t = last(0).play(...SIMPLE)
    expect(t.log('feast')).toMatchObject([{ seat: 0, number: 1 }])
    expect(t.summary()).toMatchObject({ turn: 0, phase: 'feast' })
  })
})

describe('before and at the start', () => {
  it('TAW-FEAST-05 TAW-ASK-18 the owner of Z12 may first pay 1 gold to climb, whoever holds the tile', () => {
    const seats = [{}, { gold: 1, temple: 6, buildings: ['passive-12', 'passive-06'] }]
    const t = feast(seats)
    expect(t).toMatchObject({ seat: 1, question: 'pay-then', answers: ['take-part', 'decline'] })
    expect(t.player(1).potato).toBe(0) // Z06 comes after it
    t.play('take-part')
    expect(t.player(1)).toMatchObject({ gold: 0, temple: 7, stone: 4 }) // 2 for the climb, 2 for the space of step 2
    expect(feast(seats).play('decline').player(1)).toMatchObject({ gold: 1, temple: 6, stone: 0 })
  })

  it('TAW-FEAST-05 without gold nobody is asked', () => expect(feast([{}, { buildings: ['passive-12'] }]).question).toBe('feast-card'))

  it('TAW-FEAST-06 Z06, Z09 and Z10 give their gains before anything else', () => {
    const tapestries = [['weaving-sw01', 'weaving-01', 'weaving-16'], ['weaving-03']] // one potato connection
    const t = feast([{ buildings: ['passive-06'], temple: 2 }, { buildings: ['passive-09', 'passive-10'], tapestries }])
    expect(t.player(0).potato).toBe(4)
    expect(scores(t, 'TAW-BLD-Z09')).toEqual([[1, 3]])
    expect(t.player(1)).toMatchObject({ potato: 5, corn: 1, stone: 1 })
    const rules = t.events.map((event) => event.rule)
    for (const gain of ['TAW-BLD-Z06', 'TAW-BLD-Z09', 'TAW-BLD-Z10'])
      for (const later of ['TAW-TASK-MERCHANT-01', 'TAW-FEAST-08']) expect(rules.lastIndexOf(gain)).toBeLessThan(rules.indexOf(later))
  })
})

describe('step 1 and step 2', () => {
  it('TAW-FEAST-07 TAW-ASK-19 every player performs a Merchant task, in turn order from the holder', () => {
    const tapestry = (...tiles: string[]): object => ({ tapestries: [tiles] }) // a God card and a potato each
    const seats = [tapestry('weaving-20', 'weaving-09'), tapestry('weaving-sw03', 'weaving-04'), tapestry('weaving-31', 'weaving-25')]
    const t = feast(seats, { turn: 1, feast: { holder: 1 }, offer: ['god-hook-1', 'god-hook-2', 'god-hook-3'] })
    const order: unknown[] = []
    for (const card of [1, 2, 3]) {
      order.push(t.seat)
      expect(t.question).toBe('merchant')
      t.play(t.answers.find((key) => key.startsWith('connection')) ?? '', `from-offer:god-hook-${card}`)
    }
    expect(order).toEqual([1, 2, 0])
    expect([1, 2, 0].map((seat) => t.player(seat).shown)).toEqual([['god-hook-1'], ['god-hook-2'], ['god-hook-3']])
    expect(t.log('pay').map((event) => [event.seat, event['what']])).toEqual([[1, 'potato'], [2, 'potato'], [0, 'potato']]) // upkeep
  })

  it('TAW-ASK-19 the player orders the rewards', () => {
    // a God card at weaving-09, a paid climb at weaving-27
    const t = feast([{ gold: 1, tapestries: [['weaving-20', 'weaving-09'], ['weaving-30', 'weaving-27']] }], { offer: ['god-hook-1'] })
    expect(t.answers).toEqual(['connection:weaving-09', 'connection:weaving-27'])
    t.play('connection:weaving-27', 'take-part')
    expect(t.player(0)).toMatchObject({ gold: 0, temple: 1 })
    t.play('from-deck') // the reward of the space
    expect(t.answers).toEqual(['connection:weaving-09'])
  })

  it.each([[0, 0], [1, 1], [2, 1], [3, 2], [6, 4], [8, 6], [9, 7], [10, 8], [11, 9], [12, 10]])(
    'TAW-FEAST-08 TAW-FEAST-10 space %i scores the %i VP at its right, never those in its centre',
    (temple, vp) => expect(scores(feast([{ temple, vp: 1 }]), 'TAW-FEAST-08')).toEqual(vp === 0 ? [] : [[0, vp]]),
  )

  it('TAW-FEAST-09 TAW-EDGE-36 the reward at the left is gained again, of the own space only', () => {
    const t = feast([{ temple: 7 }, { temple: 11 }])
    expect(t.player(0)).toMatchObject({ temple: 7, stone: 2, gold: 0 })
    expect(t.player(1)).toMatchObject({ temple: 11, stone: 0, gold: 1 })
    expect(feast([{ temple: 8 }]).player(0)).toMatchObject({ stone: 0, gold: 0 })
  })

  it('TAW-FEAST-09 TAW-ASK-19 with its choices, in turn order from the holder', () => {
    const seats = [{ temple: 5 }, { temple: 9 }, { temple: 5 }]
    const t = feast(seats, { turn: 1, feast: { holder: 1 }, offer: ['god-hook-1'], nomads: ['priest', 'courier'] })
    expect(t).toMatchObject({ seat: 1, question: 'god-card' })
    t.play('from-offer:god-hook-1')
    expect(t).toMatchObject({ seat: 1, question: 'keep-army-card' })
    t.play(t.answers[0] ?? '')
    expect(t).toMatchObject({ seat: 2, question: 'option' })
    t.play('option:1', 'nomad:priest')
    expect(t).toMatchObject({ seat: 0, question: 'option' })
    t.play('option:0')
    expect([t.player(0).stone, t.player(2).workers.includes('priest')]).toEqual([1, true])
  })
})

describe('step 3', () => {
  const casualties = ['priest', 'courier', 'warrior']

  it('TAW-FEAST-11 most markers in a region score 1 VP per casualty', () => {
    const conquests = {
      'conquest-antisuyu-1': 0, 'conquest-antisuyu-2': 0, 'conquest-antisuyu-6': 1,
      'conquest-qullasuyu-1': 1,
      'conquest-kuntisuyu-3': 1, 'conquest-kuntisuyu-4': 1, 'conquest-kuntisuyu-5': 0,
    }
    const t = feast([{}, {}], { casualties, conquests })
    expect(scores(t, 'TAW-FEAST-11')).toEqual([[0, 3], [1, 3], [1, 3]])
  })

  it('TAW-FEAST-12 a tie goes to the rightmost marker', () => {
    for (const [mine, theirs, winner] of [[4, 3, 0], [3, 4, 1]] as const) {
      const conquests = { [`conquest-antisuyu-${mine}`]: 0, 'conquest-antisuyu-1': 0, [`conquest-antisuyu-${theirs}`]: 1, 'conquest-antisuyu-2': 1 }
      expect(scores(feast([{}, {}], { casualties, conquests }), 'TAW-FEAST-11')).toEqual([[winner, 3]])
    }
  })

  it('TAW-FEAST-12 TAW-EDGE-11 of the tied players only: a third marker further right does not count', () => {
    const conquests = {
      'conquest-antisuyu-1': 2, 'conquest-antisuyu-4': 2, 'conquest-antisuyu-2': 1, 'conquest-antisuyu-3': 1, 'conquest-antisuyu-6': 0,
    }
    expect(scores(feast([{}, {}, {}], { casualties, conquests }), 'TAW-FEAST-11')).toEqual([[2, 3]])
  })

  it('TAW-FEAST-13 TAW-EDGE-37 no markers, no score; the casualties stay', () => {
    const t = feast([{}, {}], { casualties })
    expect(scores(t, 'TAW-FEAST-11')).toEqual([])
    expect([...playNone(t).summary().casualties].sort()).toEqual([...casualties].sort())
  })
})

describe('step 4', () => {
  const three = ['god-hook-1', 'god-hook-2', 'god-hook-3']
  const upkeep = (seat: object): Table => feast([{ vp: 9, godCards: three, ...seat }])

  it('TAW-FEAST-14 TAW-FEAST-17 a potato for each God card in hand, which stays there', () => {
    const t = upkeep({ potato: 5 })
    expect(t.player(0)).toMatchObject({ potato: 2, vp: 9 })
    expect(t.player(0).godCards).toEqual(expect.arrayContaining(three))
    expect(upkeep({ potato: 5, godCards: ['god-hook-1'], shown: ['god-hook-2'] }).player(0).potato).toBe(3) // seen by others or not
  })

  it('TAW-FEAST-15 each potato not paid costs 2 VP', () => {
    expect(upkeep({ potato: 1 }).player(0)).toMatchObject({ potato: 0, vp: 5 })
    expect(upkeep({ potato: 0, corn: 9 }).player(0)).toMatchObject({ corn: 9, vp: 3 }) // corn is no potato
  })

  it('TAW-FEAST-15 potatoes must be paid; gold for the others is a choice', () => {
    const t = upkeep({ potato: 1, gold: 4 })
    expect(t).toMatchObject({ seat: 0, question: 'upkeep', answers: ['upkeep-gold:0', 'upkeep-gold:1', 'upkeep-gold:2'] })
    expect(t.refused('upkeep-gold:3').rule).toBe('TAW-FEAST-15')
    t.play('upkeep-gold:1')
    expect(t.player(0)).toMatchObject({ potato: 0, gold: 3, vp: 7 })
    expect(upkeep({ potato: 1, gold: 4 }).play('upkeep-gold:0').player(0)).toMatchObject({ potato: 0, gold: 4, vp: 5 })
  })

  it('TAW-FEAST-16 TAW-EDGE-13 the score does not fall below 0, by the whole loss at once', () => {
    const t = upkeep({ vp: 5 })
    expect(t.player(0).vp).toBe(0)
    expect(t.log('lose')).toMatchObject([{ seat: 0, n: 5 }])
  })

  it('TAW-ASK-20 in turn order from the holder, only those short of potatoes who hold gold', () => {
    const short = (n: number): object => ({ gold: 1, godCards: [`god-hook-${n}`] })
    const t = feast([short(1), short(2), short(3), { gold: 5, potato: 1, godCards: ['god-hook-4'] }], { turn: 2, feast: { holder: 2 } })
    const order: unknown[] = []
    for (let n = 0; n < 4 && t.question === 'upkeep'; n++) {
      order.push(t.seat)
      t.play('upkeep-gold:1')
    }
    expect(order).toEqual([2, 0, 1])
    expect(feast([{ godCards: three, corn: 9, stone: 9 }]).question).toBe('feast-card')
  })

  it('TAW-ASK-20 or own Z15 with something to exchange', () => {
    const z15 = { godCards: three, buildings: ['passive-15'] }
    const t = feast([{}, { ...z15, stone: 2 }])
    expect(t).toMatchObject({ seat: 1, question: 'upkeep' })
    t.play('change:stone-for-gold', 'upkeep-gold:1')
    expect(t.player(1)).toMatchObject({ stone: 0, gold: 0 })
    expect(feast([{}, { ...z15, stone: 1, corn: 1 }]).question).toBe('feast-card')
  })

  it('TAW-ASK-20 or, the holder only, hold Army cards', () => {
    const seat = { godCards: three, armyCards: ['army-01'], vp: 9 } // army-01: 1 gold
    const t = feast([seat])
    expect(t).toMatchObject({ seat: 0, question: 'upkeep', answers: ['upkeep-gold:0', 'trade:army-01'] })
    t.play('trade:army-01', 'upkeep-gold:1')
    expect(t.player(0)).toMatchObject({ gold: 0, vp: 5 })
    expect(feast([{}, seat]).question).toBe('feast-card')
  })

  it('TAW-ASK-20 potatoes alone raise no question, also for the owner of Z19', () =>
    expect(feast([{ godCards: three, potato: 1, buildings: ['passive-19'] }]).question).toBe('feast-card'))
})

describe('step 5 and step 6', () => {
  it('TAW-FEAST-18 the third Feast ends the game: no Workers, no cards', () => {
    const t = feast([{ temple: 12 }, {}], { feasts: 2, casualties: ['priest'], conquests: { 'conquest-antisuyu-1': 1 } })
    expect(t.question).toBe('over')
    expect(scores(t, 'TAW-FEAST-08')).toEqual([[0, 10]])
    expect(scores(t, 'TAW-FEAST-11')).toEqual([[1, 1]])
    for (const type of ['villager-arrives', 'god-card-drawn', 'neutral-worker']) expect(t.log(type)).toEqual([])
    expect(t.market).toEqual(['production-01', 'production-02', 'passive-01', 'passive-02'])
  })

  it.each([[2, 6], [3, 7], [4, 9]])('TAW-FEAST-19 with %i players the tile is put aside and %i Workers come to the Village', (players, size) => {
    const t = feast(Array.from({ length: players }, () => ({})))
    expect(t.village).toHaveLength(size)
    expect(t.summary()).toMatchObject({ feasts: 1, feast: { holder: null, triggered: 1 } })
    expect(t.log('villager-arrives').map((event) => event['role'])).toEqual(t.village)
  })

  it('TAW-FEAST-20 a bag that runs out fills the Village as far as it goes', () => {
    const t = feast([{}], { feasts: 1, bag: ['priest', 'courier', 'priest', 'warrior'] })
    expect(t.village).toHaveLength(4)
    expect(t.summary().feast).toEqual({ holder: null, triggered: 2 })
  })

  describe('an empty bag', () => {
    const empty = (players: number, feasts: number): Table => feast(Array.from({ length: players }, () => ({})), { feasts, bag: [] })

    it('TAW-FEAST-21 triggers the next Feast at once for the same player, who scores its VP; step 7 still takes place', () => {
      const t = empty(2, 0)
      expect(t.village).toEqual([])
      expect(t.summary().feast).toEqual({ holder: 0, triggered: 2 })
      expect(scores(t, 'TAW-FEAST-01')).toEqual([[0, 2]])
      expect(t.question).toBe('feast-card')
      expect(t.log('god-card-drawn')).toHaveLength(3)
    })

    it('TAW-FEAST-21 TAW-EDGE-07 TAW-EDGE-44 everybody takes a turn before it, first the holder, who is not asked for the tile again', () => {
      const t = playNone(empty(3, 0))
      for (const seat of [0, 1, 2]) {
        expect(t).toMatchObject({ seat, question: 'turn' })
        expect(t.log('feast')).toHaveLength(1)
        expect(t.summary().feast.holder).toBe(0)
        t.play(...SIMPLE)
      }
      expect(t.log('feast')).toMatchObject([{ number: 1 }, { seat: 0, number: 2 }])
    })

    it('TAW-EDGE-08 after a third trigger by an empty bag the holder plays once more', () => {
      const t = playNone(empty(2, 1))
      expect(scores(t, 'TAW-FEAST-01')).toEqual([[0, 4]])
      expect(t).toMatchObject({ seat: 0, question: 'turn' })
      t.play(...SIMPLE, ...SIMPLE)
      for (let n = 0; n < 2 && t.question === 'upkeep'; n++) t.play('upkeep-gold:0')
      expect(t.question).toBe('over')
    })
  })

  it('TAW-EDGE-08 after any other third trigger the holder never plays again', () => {
    const t = table({ position: { feasts: 2, village: ['priest'], seats: [{ potato: 1, workers: [] }] }, seed: 1 })
    t.play(...BUYING, ...SIMPLE)
    for (let n = 0; n < 2 && t.question === 'upkeep'; n++) t.play('upkeep-gold:0')
    expect(t.question).toBe('over')
  })

  const MARKED = ['space-middle-0-a', 'space-middle-1-a', 'space-middle-2-a', 'space-middle-3-a', 'space-middle-4-b']

  it('TAW-FEAST-22 with two players the first Feast puts a Worker on every marked space of the middle terrace', () => {
    const t = feast([{}, {}])
    expect(Object.keys(t.summary().hill).sort()).toEqual(MARKED)
    const types = t.events.map((event) => event.type)
    expect(types.lastIndexOf('villager-arrives')).toBeLessThan(types.indexOf('neutral-worker'))
    expect(t.log('neutral-worker').map((event) => event.rule)).toEqual(Array(5).fill('TAW-FEAST-22'))
    expect(feast([{}, {}], { feasts: 1 }).summary().hill).toEqual({})
    expect(feast([{}, {}, {}]).summary().hill).toEqual({})
  })

  it('TAW-FEAST-23 skips occupied spaces and goes clockwise as far as the bag lasts', () => {
    const hill = { 'space-middle-1-a': 'craftsman', 'space-middle-4-b': 'craftsman' }
    const full = feast([{}, {}], { hill })
    expect(full.log('neutral-worker').map((event) => event['space'])).toEqual(['space-middle-0-a', 'space-middle-2-a', 'space-middle-3-a'])
    expect(full.hill('space-middle-1-a')).toBe('craftsman')
    const short = feast([{}, {}], { hill, bag: Array(8).fill('priest') })
    expect(short.log('neutral-worker').map((event) => event['space'])).toEqual(['space-middle-0-a', 'space-middle-2-a'])
  })

  it('TAW-FEAST-33 the Worker limit waits', () => {
    const t = feast([{ temple: 5, workers: ['architect', 'craftsman'] }], { nomads: ['priest'] }).play('option:1')
    playNone(t)
    expect(t.player(0).workers).toEqual(['architect', 'craftsman', 'priest'])
    expect(t).toMatchObject({ seat: 0, question: 'turn' })
  })

  it('TAW-ASK-23 scores, regions, tile and refills are never asked about', () => {
    const seats = [
      { temple: 8, vp: 3, buildings: ['passive-06', 'passive-09', 'passive-10'], tapestries: [['weaving-sw01']] },
      { temple: 7, vp: 3 },
    ]
    const t = feast(seats, { casualties: ['priest'], conquests: { 'conquest-antisuyu-1': 1 } })
    expect(t).toMatchObject({ seat: 0, question: 'feast-card' }) // the first question of the whole Feast
    expect([t.player(0).vp, t.player(1).vp]).toEqual([3 + 1 + 6, 3 + 5 + 1])
  })

  it('TAW-ASK-23 nor are Stairs used, Z17, Z18 and the upper Stairs', () => {
    const seats = [{ priest: 2, potato: 9, gold: 9, workers: ['architect'] }, { buildings: ['passive-17', 'passive-18'] }]
    const place = table({ position: { steps: { 'steps-upper-2': 1 }, seats }, seed: 1 }).play('place:architect', 'on:space-middle-2-b', 'by-gold')
    expect(place).toMatchObject({ seat: 0, question: 'task' })
    expect(place.player(1).vp).toBe(1)
    const conquest = table({ position: { seats }, seed: 1 }).play('side:move-priest', 'move-to:section-3')
    expect(conquest).toMatchObject({ seat: 0, question: 'casualty' })
    expect(conquest.player(1)).toMatchObject({ gold: 1, vp: 1 })
    const renew = table({ position: { seats }, seed: 1 }).play('side:move-priest', 'move-to:section-4')
    expect(renew).toMatchObject({ seat: 0, question: 'renew-action' })
    expect(renew.player(1)).toMatchObject({ gold: 1 })
    expect(renew.player(1).armyCards).toHaveLength(1)
  })
})
