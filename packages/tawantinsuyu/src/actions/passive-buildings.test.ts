import { describe, expect, it } from 'vitest'
import { iconNames } from '../answers.ts'
import type { TaskId } from '../content/index.ts'
import { taskNumber } from '../task-numbers.ts'
import { table, type Table } from '../testing.ts'

const Z = (n: number): string => `passive-${String(n).padStart(2, '0')}`
const HUB = 'space-middle-0-b' // neutral; icons stone, building, potatoes

/** Seat 0 owns some Passive Buildings and one Worker. */
const owner = (numbers: number[], role: string, seat: object = {}, position: object = {}, more: object = {}): Table =>
  table({ ...more, position: { ...position, seats: [{ potato: 9, gold: 3, workers: [role], buildings: numbers.map(Z), ...seat }] } })

const pay = (t: Table): Table => (t.question === 'payment' ? t.play(t.answers[0] ?? '') : t)
const tasksOf = (t: Table): number => Number(t.log('tasks').at(-1)?.['n'] ?? 0)
const price = (t: Table, good: string): number => t.log('pay').filter((event) => event['what'] === good).reduce((sum, event) => sum + Number(event['n']), 0)

function atHub(t: Table, role: string, as?: string): Table {
  t.play(`place:${role}`)
  if (as !== undefined) t.play(`as:${as}`)
  return pay(t.play(`on:${HUB}`, 'by-gold'))
}

describe('placing Workers', () => {
  it('TAW-BLD-Z01 each Worker may be placed as a Courier: 1 food less, an extra task when first in its segment', () => {
    const t = atHub(owner([1], 'architect'), 'architect', 'courier')
    expect(price(t, 'potato') + price(t, 'gold') - 1).toBe(1) // Descent 2 - 1
    expect(tasksOf(t)).toBe(2)
    expect(owner([1], 'architect').play('place:architect').answers).toEqual(['as:architect', 'as:courier'])
    expect(owner([1], 'courier').play('place:courier').question).toBe('space') // a Courier gains nothing extra
    expect(owner([], 'architect').play('place:architect').question).toBe('space')
  })

  it('TAW-BLD-Z01 the role replaces the own speciality; the colour still counts for neighbours', () => {
    const hill = { 'space-middle-0-a': 'warrior', 'space-middle-0-c': 'courier' }
    const t = atHub(owner([1], 'warrior', {}, { hill }), 'warrior', 'courier')
    expect(t.question).toBe('task') // neither a card nor a capture
    expect(t.player(0).armyCards).toEqual([])
    expect(tasksOf(t)).toBe(2) // one neighbour of its colour, not the first in its segment
  })

  it('TAW-BLD-Z01 TAW-BLD-Z02 TAW-COUNT-02 neighbours are counted by colour, not by the role played', () => {
    const hill = { 'space-middle-0-a': 'warrior', 'space-middle-1-a': 'warrior', 'space-middle-0-c': 'courier', 'space-middle-1-c': 'priest' }
    expect(tasksOf(atHub(owner([1], 'warrior', {}, { hill }), 'warrior', 'courier'))).toBe(3)
    expect(tasksOf(atHub(owner([2], 'warrior', {}, { hill }), 'warrior', 'priest').play('decline'))).toBe(3)
  })

  it('TAW-BLD-Z01 TAW-PLACE-17 a Worker that can be paid as a Courier only may be placed', () => {
    const taken = { hill: { 'space-top-0-a': 'priest', 'space-top-0-b': 'priest' } } // what is left costs 1 food at least
    const t = owner([1], 'architect', { potato: 0, gold: 1 }, taken).play('place:architect')
    expect(t.answers).toEqual(['as:courier'])
    expect(t.play('as:courier').answers).toEqual(['on:space-top-1-a', 'on:space-top-1-b', 'on:space-top-4-a', 'on:space-top-4-b'])
    expect(owner([], 'architect', { potato: 0, gold: 1 }, taken).offers('place:architect')).toBe(false)
  })

  it('TAW-BLD-Z02 each Worker may be placed as a Priest: a paid task, and the card is mandatory', () => {
    const t = atHub(owner([2], 'architect', {}, { offer: ['god-hook-1'] }), 'architect', 'priest')
    expect(t.question).toBe('extra-task')
    t.play('decline', 'stop')
    expect(t.question).toBe('god-card')
    expect(owner([1, 2], 'warrior').play('place:warrior').answers.filter((key) => key.startsWith('as:'))).toEqual(['as:warrior', 'as:courier', 'as:priest'])
  })

  it('TAW-BLD-Z03 placing a Warrior renews up to two Production Buildings before tasks, also in another role', () => {
    const seat = { buildings: [Z(3)], buildingsDown: ['production-03', 'production-05', 'production-07'], armyDown: ['army-01'] }
    const t = atHub(owner([], 'warrior', seat, { hill: {} }, { seed: 1 }), 'warrior')
    expect(t.question).toBe('renew')
    expect(t.offers('renew:army-01')).toBe(false)
    t.play('renew:production-03', 'renew:production-07')
    expect(t.player(0).buildingsDown).toEqual(['production-05'])
    expect(t.question).toBe('task')
    expect(atHub(owner([], 'warrior', { ...seat, buildings: [Z(3), Z(1)] }, { hill: {} }, { seed: 1 }), 'warrior', 'courier').question).toBe('renew')
    expect(atHub(owner([], 'architect', seat), 'architect').question).toBe('task')
  })

  it('TAW-BLD-Z05 Craftsmen and Architects stand in for each other, one extra task at most; neighbours keep their colour', () => {
    const place = (role: string, space: string, hill: object = {}): number => {
      const t = owner([5], role, {}, { hill }).play(`place:${role}`, `on:${space}`, 'by-gold')
      return tasksOf(pay(t))
    }
    expect(place('craftsman', 'space-top-0-b')).toBe(2) // blue
    expect(place('architect', 'space-top-0-a')).toBe(2) // green
    expect(place('architect', 'space-top-0-b')).toBe(2)
    expect(place('architect', 'space-top-2-a')).toBe(1) // neutral
    expect(place('courier', 'space-top-0-a', { 'space-top-0-b': 'priest' })).toBe(1)
    expect(place('craftsman', 'space-top-0-b', { 'space-top-0-a': 'architect' })).toBe(2)
  })

  it('TAW-BLD-Z07 own Step markers used score 1 VP each', () => {
    const steps = { 'steps-upper-0': 0, 'steps-lower-0': 0 }
    const t = pay(owner([7], 'architect', {}, { steps }).play('place:architect', 'on:space-bottom-0-a', 'by-gold'))
    expect(t.player(0).vp).toBe(2)
    expect(pay(owner([], 'architect', {}, { steps }).play('place:architect', 'on:space-bottom-0-a', 'by-gold')).player(0).vp).toBe(0)
  })

  it('TAW-BLD-Z14 two extra tasks for every Warrior placed, whatever its role', () => {
    expect(tasksOf(atHub(owner([14], 'warrior', {}, { hill: {} }, { seed: 1 }), 'warrior'))).toBe(3)
    expect(tasksOf(atHub(owner([14, 1], 'warrior', {}, { hill: {} }), 'warrior', 'courier'))).toBe(4)
    expect(tasksOf(atHub(owner([14], 'architect'), 'architect'))).toBe(1)
  })
})

describe('tasks', () => {
  function doing(task: TaskId, t: Table): Table {
    const taskOf = t.g.rules.taskOf as number[] // this game's own copy
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber(task)
    return atHub(t, 'architect').play('task:icon-middle-0-ab')
  }

  it('TAW-BLD-Z08 TAW-HIDE-09 five tiles for the owner\'s eyes, two go under in the order chosen, three are opened', () => {
    const drawn = ['weaving-13', 'weaving-14', 'weaving-16', 'weaving-01'].map((tile) => `draw-weaving:${tile}`)
    const t = doing('buy-weavings', owner([8], 'architect', { corn: 9 }, { weavingTop: 'weaving-12' }, { chance: [...drawn, 'draw-weaving:weaving-03'] }))
    expect(t.question).toBe('weaving-under')
    expect(t.answers).toHaveLength(5)
    expect(t.events.filter((event) => event['weaving'] === 'weaving-14').every((event) => event.only === 0)).toBe(true)
    t.play('put-under:weaving-16', 'put-under:weaving-12')
    expect(t.summary().weavingUnder.slice(0, 2)).toEqual(['weaving-16', 'weaving-12'])
    expect(t.answers.filter((key) => /^buy:weaving-\d+$/.test(key))).toEqual(['buy:weaving-13', 'buy:weaving-14', 'buy:weaving-01'])
    expect(t.log('weaving-drawn').map((event) => event['weaving'])).toEqual(['weaving-13', 'weaving-14', 'weaving-01'])
    expect(t.log('weaving-put-under').map(({ seat }) => seat)).toEqual([0, 0])
  })

  it('TAW-BLD-Z08 TAW-HIDE-09 each seat looks with its own eyes', () => {
    const seats = [{}, { buildings: [Z(8)], workers: ['architect'], potato: 2, gold: 1, corn: 9 }]
    const t = table({ position: { turn: 1, weavingTop: 'weaving-12', seats }, chance: ['13', '14', '16', '01'].map((tile) => `draw-weaving:weaving-${tile}`) })
    const taskOf = t.g.rules.taskOf as number[] // this game's own copy
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('buy-weavings')
    t.play('place:architect', 'on:space-middle-0-b', 'by-gold').play(...(t.question === 'payment' ? ['pay:2-potato'] : []), 'task:icon-middle-0-ab')
    expect(t).toMatchObject({ seat: 1, question: 'weaving-under', answers: ['12', '13', '14', '16', '01'].map((tile) => `put-under:weaving-${tile}`) })
    expect(t.log('weaving-seen').map(({ only, rule, weaving }) => [only, rule, weaving])).toEqual(['12', '13', '14', '16', '01'].map((tile) => [1, 'TAW-BLD-Z08', `weaving-${tile}`]))
    t.play('put-under:weaving-14')
    expect(t.g.revealed).toBe(false)
    t.play('put-under:weaving-13')
    expect(t.g.revealed).toBe(true) // the others see the rest: nobody takes it back
    expect(t.answers.filter((key) => /^buy:weaving-\d+$/.test(key))).toEqual(['buy:weaving-12', 'buy:weaving-16', 'buy:weaving-01'])
  })

  it('TAW-BLD-Z08 with fewer tiles all are seen and put back down to three', () => {
    const position = { weavingTop: 'weaving-12', weavingStack: ['weaving-13', 'weaving-14', 'weaving-16'] }
    const t = doing('buy-weavings', owner([8], 'architect', { corn: 9 }, position, { seed: 1 })).play('put-under:weaving-13')
    expect(t.question).toBe('buy-weavings')
  })

  it.each([['gather-potato', 'potato', 4], ['gather-corn', 'corn', 3], ['gather-stone', 'stone', 3]] as const)('TAW-BLD-Z20 %s gives %s %i and 1 VP', (task, good, n) => {
    const t = doing(task, owner([20], 'architect', { potato: 2, gold: 1 }))
    expect(t.player(0)).toMatchObject({ vp: 1, [good]: n })
  })

  it('TAW-BLD-Z20 not for gold, and not for gains that are no task', () => {
    expect(doing('gather-gold', owner([20], 'architect', { potato: 2, gold: 1 })).player(0)).toMatchObject({ vp: 0, gold: 1 })
    const t = table({ position: { seats: [{ priest: 4, buildings: [Z(20), 'production-03'] }] } }).play('side:move-priest', 'move-to:section-0', 'produce:production-03')
    expect(t.player(0)).toMatchObject({ vp: 0, stone: 2 })
  })

  it('TAW-BLD-Z04 TAW-ASK-15 a new matching connection pays at once, also in another player\'s turn', () => {
    // 03 puma ends with army; 16 llama begins with army
    const seat = { corn: 9, gold: 1, tapestries: [['weaving-03']] }
    const buy = (numbers: number[]): Table =>
      doing('buy-weavings', owner(numbers, 'architect', seat, { weavingTop: 'weaving-16' }, { seed: 1 })).play('buy:weaving-16', 'lay:weaving-16+tapestry-1')
    expect(buy([4]).player(0).armyCards).toHaveLength(1)
    expect(buy([]).player(0).armyCards).toHaveLength(0)
    const other = table({
      position: { weavingTop: 'weaving-16', turn: 1, seats: [{ buildings: [Z(4)], corn: 3, tapestries: [['weaving-03']] }, { potato: 9, gold: 1, workers: ['architect'] }] },
      seed: 1,
    })
    const taskOf = other.g.rules.taskOf as number[]
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('buy-weavings')
    pay(other.play('place:architect', `on:${HUB}`, 'by-gold')).play('task:icon-middle-0-ab')
    if (other.seat === 1) other.play('done')
    other.play('buy:weaving-16', 'lay:weaving-16+tapestry-1')
    expect(other.player(0).armyCards).toHaveLength(1)
  })
})

describe('when a High Priest moves', () => {
  const moves = (section: number, numbers: number[], seat: object, mover: number, more: object = {}): Table => {
    const own = { buildings: numbers.map(Z), ...seat }
    const priest = { priest: (section + 4) % 5 }
    const seats = mover === 0 ? [{ ...own, ...priest }, {}] : [own, priest]
    return table({ ...more, position: { turn: mover, seats } }).play('side:move-priest', `move-to:section-${section}`)
  }

  it.each([0, 1])('TAW-BLD-Z11 TAW-BLD-02 TAW-BLD-04 TAW-ASK-07 any Offering (by seat %i) gives the owner a Weaving first', (mover) => {
    const t = moves(2, [11], {}, mover, { seed: 1 })
    expect(t).toMatchObject({ seat: 0, question: 'free-weaving' })
    t.play('weaving:top')
    t.play(t.answers[0] ?? '')
    expect(t.player(0).tapestries).toHaveLength(1)
    expect(t).toMatchObject({ seat: mover, question: 'offering' })
  })

  it.each([0, 1])('TAW-BLD-Z12 TAW-ASK-06 TAW-BLD-05 any Worship (by seat %i) lets the owner pay 1 gold to climb, or decline', (mover) => {
    const t = moves(1, [12], { gold: 1, temple: 1 }, mover)
    expect(t).toMatchObject({ seat: 0, question: 'pay-then' })
    t.play('take-part')
    expect(t.player(0)).toMatchObject({ gold: 0, temple: 2 })
    expect(t).toMatchObject({ seat: mover, question: 'worship' })
    expect(moves(1, [12], { gold: 1, temple: 1 }, mover).play('decline').player(0)).toMatchObject({ gold: 1, temple: 1 })
  })

  it.each([0, 1])('TAW-BLD-Z17 TAW-ASK-09 any Conquest (by seat %i) gives the owner 1 gold and 1 VP', (mover) => {
    const t = moves(3, [17], {}, mover)
    expect(t.player(0)).toMatchObject({ gold: 1, vp: 1 })
    expect(t).toMatchObject({ seat: mover, question: 'casualty' })
  })

  it.each([0, 1])('TAW-BLD-Z18 TAW-ASK-08 any Renew (by seat %i) gives the owner an Army card and 1 gold', (mover) => {
    const t = moves(4, [18], {}, mover, { seed: 1 })
    expect(t.player(0)).toMatchObject({ gold: 1 })
    expect(t.player(0).armyCards).toHaveLength(1)
    expect(t).toMatchObject({ seat: mover, question: 'renew-action' })
  })

  it('TAW-BLD-03 the triggers fire although the gold is taken', () => {
    const t = moves(3, [17], {}, 1).play('casualty:potato-end', 'take-gold')
    expect(t.player(0)).toMatchObject({ gold: 1, vp: 1 })
  })

  it('TAW-BLD-Z16 TAW-ASK-10 any Production lets the owner renew a Building or an Army card, before or after, also without producing or with the gold', () => {
    const down = { buildingsDown: ['production-05'], armyDown: ['army-01'] }
    const follower = moves(0, [16], down, 1).play('take-gold')
    expect(follower).toMatchObject({ seat: 0, question: 'produce-too' })
    follower.play('renew:production-05', 'produce:production-05')
    expect(follower.player(0)).toMatchObject({ vp: 3, buildingsDown: ['production-05'] })
    const gold = moves(0, [16], down, 0).play('take-gold')
    expect(gold.answers).toEqual(['renew:production-05', 'renew:army-01', 'done'])
    gold.play('renew:army-01')
    expect(gold.player(0)).toMatchObject({ gold: 1, army: ['army-01'], buildingsDown: ['production-05'] })
    const both = moves(0, [16], down, 0).play('renew:production-05', 'renew:army-01')
    expect(both.player(0)).toMatchObject({ army: ['army-01'], buildingsDown: [] }) // besides the own turn-up
  })

  it('TAW-BLD-Z13 TAW-ASK-16 one Soldier less to flip and to discard, but one in all', () => {
    const war = (army: string[], numbers: number[] = [13]): Table =>
      moves(3, numbers, { army }, 0, { seed: 1 }).play('casualty:potato-end', 'take-part')
    const t = war(['army-01'])
    expect(t.offers('conquer:conquest-qullasuyu-1')).toBe(true) // flip 2 is now 1
    expect(t.offers('conquer:conquest-chinchaysuyu-3')).toBe(true) // flip 2, discard 1 is now flip 1
    expect(t.offers('conquer:conquest-antisuyu-2')).toBe(true) // discard 1 stays 1
    expect(war(['army-01'], []).offers('conquer:conquest-qullasuyu-1')).toBe(false)
    t.play('conquer:conquest-chinchaysuyu-3')
    expect(t.player(0)).toMatchObject({ vp: 4, armyDown: ['army-01'] })
    const paid = war(['army-01']).play('conquer:conquest-antisuyu-2')
    expect(paid.summary().armyDiscard).toEqual(['army-01'])
  })

  it('TAW-BLD-Z13 TAW-ASK-16 where both would be 0 the owner keeps one of them at 1', () => {
    const rows = (to: number) => [{ table: 'conquest', path: 'conquest-qullasuyu-4.flip', from: 3, to }]
    const one = table({ data: rows(1), position: { seats: [{ priest: 2, buildings: [Z(13)], army: ['army-01', 'army-19'] }] } })
      .play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part', 'conquer:conquest-qullasuyu-4')
    expect(one.answers).toEqual(['still:flip', 'still:discard'])
    one.play('still:discard', 'discard:army-19')
    expect(one.player(0)).toMatchObject({ vp: 5, army: ['army-01'], armyDown: [] })
    const other = table({ data: rows(1), position: { seats: [{ priest: 2, buildings: [Z(13)], army: ['army-01', 'army-19'] }] } })
      .play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part', 'conquer:conquest-qullasuyu-4', 'still:flip', 'flip:army-01')
    expect(other.player(0)).toMatchObject({ vp: 5, army: ['army-19'], armyDown: ['army-01'] })
  })
})

describe('at any time', () => {
  it('TAW-BLD-Z15 TAW-ASK-04 TAW-RES-04 2 stone, 1 gold and 2 corn for one another, whenever the owner is asked', () => {
    const t = table({ position: { seats: [{ buildings: [Z(15)], stone: 2, corn: 2, gold: 1 }] } })
    expect(t.answers.filter((key) => key.startsWith('change:'))).toHaveLength(6)
    t.play('change:stone-for-gold', 'change:corn-for-stone')
    expect(t.player(0)).toMatchObject({ stone: 2, corn: 0, gold: 2 })
    expect(t.refused('change:corn-for-gold').rule).toBe('TAW-BLD-Z15')
    const other = table({ position: { turn: 1, seats: [{ buildings: [Z(15)], stone: 4, corn: 1, temple: 1 }, { priest: 1 }] } }).play('side:move-priest', 'move-to:section-2', 'decline')
    expect(other).toMatchObject({ seat: 0, question: 'offering-too' })
    expect(other.offers('offer-corn:3')).toBe(false)
    other.play('change:stone-for-corn', 'offer-corn:3')
    expect(other.player(0)).toMatchObject({ stone: 2, corn: 0, temple: 2 })
  })

  it('TAW-BLD-Z15 is refused where the question could not be answered any more', () => {
    const t = table({ position: { seats: [{ buildings: [Z(15)], gold: 1, workers: ['architect'] }] } }).play('place:architect', 'on:space-top-0-a')
    expect(t.answers).toEqual(['by-gold'])
    expect(t.refused('change:gold-for-stone').rule).toBe('TAW-RES-06')
  })

  it('TAW-BLD-Z19 TAW-ASK-04 a potato for a God card, any number of times, in the own turn only', () => {
    const t = table({ position: { offer: ['god-hook-1', 'god-hook-2'], seats: [{ buildings: [Z(19)], potato: 2 }] } })
    t.play('call-god', 'from-offer:god-hook-1', 'call-god', 'from-offer:god-hook-2')
    expect(t.player(0)).toMatchObject({ potato: 0, shown: ['god-hook-1', 'god-hook-2'] })
    expect(t.refused('call-god').rule).toBe('TAW-BLD-Z19')
    const other = table({ position: { turn: 1, seats: [{ buildings: [Z(19)], potato: 9, corn: 3, temple: 1 }, { priest: 1 }] } }).play('side:move-priest', 'move-to:section-2', 'decline')
    expect(other).toMatchObject({ seat: 0, question: 'offering-too' })
    expect(other.offers('call-god')).toBe(false)
  })
})

describe('Passive Buildings in general', () => {
  it('TAW-BLD-01 TAW-EDGE-34 are never face-down and no target of Renew', () => {
    const t = table({ position: { seats: [{ priest: 3, buildings: [Z(1), Z(2)], buildingsDown: ['production-05'] }] } }).play('side:move-priest', 'move-to:section-4')
    expect(t.answers.filter((key) => key.startsWith('renew'))).toEqual(['renew:production-05'])
  })
})

describe('at Feasts and in the end', () => {
  const gains = (t: Table, rule: string): unknown[] => t.events.filter((event) => event.rule === rule).map((event) => [event.type, event['what'], event['n']])
  const feast = (n: number, seat: object = {}, feasts = 0): Table =>
    table({ position: { feasts, feast: { holder: 1 }, turn: 1, seats: [{ buildings: [Z(n)], ...seat }, {}] }, seed: 1 })

  it('TAW-BLD-Z06 4 potatoes at each Feast, and each God card in hand scores 2 VP in the end', () => {
    expect(gains(feast(6), 'TAW-BLD-Z06')).toEqual([['gain', 'potato', 4]])
    const last = feast(6, { godCards: ['god-hook-1', 'god-hook-2'], vp: 20 }, 2)
    expect(last.question).toBe('over')
    expect(gains(last, 'TAW-END-05')).toEqual([['score', undefined, 2]])
    expect(gains(last, 'TAW-BLD-Z06')).toEqual([['gain', 'potato', 4], ['score', undefined, 2]])
  })

  it('TAW-BLD-Z09 1 VP per Weaving of the longest Tapestry at each Feast', () => {
    const t = feast(9, { tapestries: [['weaving-sw01', 'weaving-03', 'weaving-07'], ['weaving-09']] })
    expect(gains(t, 'TAW-BLD-Z09')).toEqual([['score', undefined, 3]])
    expect(gains(feast(9), 'TAW-BLD-Z09')).toEqual([])
  })

  it('TAW-BLD-Z10 2 potatoes, 1 corn and 1 stone at each Feast', () => {
    expect(gains(feast(10), 'TAW-BLD-Z10')).toEqual([['gain', 'potato', 2], ['gain', 'corn', 1], ['gain', 'stone', 1]])
  })
})
