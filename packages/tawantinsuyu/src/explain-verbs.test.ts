// A refused answer names what is missing for what it would do, not where its piece lies.
import { describe, expect, it } from 'vitest'
import { conquestNames, iconNames } from './answers.ts'
import { taskNumber } from './task-numbers.ts'
import { table, type Table } from './testing.ts'

const HUB = 'space-middle-0-b' // icons stone, building, potatoes

/** Seat 0 has paid gold for a Worker on the hub. */
function placed(role: string, seat: object = {}, position: object = {}, more: object = {}): Table {
  const t = table({ ...more, position: { hill: {}, ...position, seats: [{ potato: 2, gold: 1, workers: [role], ...seat }] } }).play(`place:${role}`, `on:${HUB}`, 'by-gold')
  return t.question === 'payment' ? t.play('pay:2-potato') : t
}

/** Seat 0 has moved the High Priest to a section. */
const moved = (section: number, seat: object, other: object = {}, more: object = {}): Table =>
  table({ ...more, position: { seats: [{ priest: (section + 4) % 5, ...seat }, other] } }).play('side:move-priest', `move-to:section-${section}`)

const sectionOf = (action: string): number => {
  for (let section = 0; section < 5; section++) {
    const t = table({ position: { seats: [{ priest: (section + 4) % 5 }] } }).play('side:move-priest', `move-to:section-${section}`)
    if (t.log('priest-moves').at(-1)?.['action'] === action) return section
  }
  throw new Error(`no section for ${action}`)
}

describe('tasks', () => {
  it('TAW-COUNT-06 used up, also at the end of the turn', () => {
    const t = placed('architect').play('task:icon-middle-0-ab')
    expect(t.question).toBe('end-of-turn')
    for (const target of ['icon-middle-0-bc', 'task:icon-middle-0-bc', 'task:icon-middle-0-ab']) expect(t.why(target)).toMatchObject({ reason: 'tasks-used-up', rule: 'TAW-COUNT-06' })
    expect(table({ position: {} }).why('task:icon-middle-0-bc').reason).toBe('tasks-come-with-a-placement')
  })

  it('TAW-COUNT-08 one at a time', () => {
    const t = placed('architect', { stone: 9 }).play('task:icon-middle-0-bc')
    expect([t.question, t.why('stop').reason]).toEqual(['building', 'task-under-way'])
    expect(table({ position: {} }).why('stop').reason).toBe('tasks-come-with-a-placement')
    expect(t.why('task:icon-middle-0-ab')).toMatchObject({ reason: 'task-under-way' })
  })

  it('TAW-PLACE-16 after what comes with the placement', () => {
    const t = placed('warrior', {}, { hill: { 'space-middle-0-a': 'priest' } }, { seed: 1 })
    expect(t.question).toBe('capture')
    for (const target of ['task:icon-middle-0-ab', 'stop']) expect(t.why(target).reason).toBe('abilities-before-tasks')
  })

  it('TAW-WORK-PRIEST-01 an extra task without potatoes, too late, or without a Priest', () => {
    const poor = placed('priest')
    expect(poor.question).toBe('task')
    expect(poor.why('extra-task')).toMatchObject({ reason: 'extra-task-needs-potato', need: 1, have: 0 })
    expect(placed('priest', { potato: 4 }).play('decline').why('extra-task').reason).toBe('extra-task-before-the-first')
    expect(placed('architect').why('extra-task').reason).toBe('extra-task-by-priest')
  })
})

describe('workers', () => {
  it('TAW-WORK-WARRIOR-02 a capture asks for a Warrior, a neighbour and the moment', () => {
    expect(placed('architect').why('capture:space-middle-0-a').reason).toBe('capture-by-warrior')
    const t = placed('warrior', {}, { hill: { 'space-middle-0-a': 'priest', 'space-top-0-a': 'priest' } }, { seed: 1 })
    expect(t.why('capture:space-top-0-a').reason).toBe('capture-next-to-warrior')
    expect(t.play('decline').why('capture:space-middle-0-a').reason).toBe('capture-at-once')
    expect(t.why('capture:space-middle-0-c').reason).toBe('nobody-there')
  })

  it('TAW-SIDE-RECRUIT-01 Nomads are taken by Recruit, whoever one has', () => {
    const t = table({ position: { nomads: ['warrior'], seats: [{ workers: ['architect'] }] } })
    expect(t.why('nomad:warrior')).toMatchObject({ reason: 'nomads-by-recruiting', rule: 'TAW-SIDE-RECRUIT-01' })
    expect(t.why('nomad:architect').reason).toBe('no-such-nomad')
    expect([t.why('as:priest').reason, placed('architect').why('as:priest').reason]).toEqual(['choose-worker-first', 'not-that-role'])
  })

  it('TAW-EOT-02 one Worker of the Village in a turn', () => {
    const t = table({ position: { seats: [{ potato: 3, corn: 3, workers: ['architect', 'courier'] }] }, seed: 1 }).play('side:pray', 'side:train')
    t.play(t.answers.find((key) => key.startsWith('keep-army')) ?? '', 'village:potato-end')
    expect(t.question).toBe('dismiss')
    expect(t.why('village:corn-end')).toMatchObject({ reason: 'one-villager-per-turn', rule: 'TAW-EOT-02' })
    expect(table({ position: {} }).why('village:corn-end').reason).toBe('village-at-end-of-turn')
  })

  it('TAW-EOT-07 a Worker is dismissed at the end of a turn only', () => {
    const t = table({ position: { seats: [{ workers: ['architect', 'courier'] }] } })
    expect(t.why('dismiss:architect')).toMatchObject({ reason: 'limit-at-end-of-turn', rule: 'TAW-EOT-07' })
    expect(t.why('dismiss:priest').reason).toBe('no-such-worker')
  })
})

describe('cards', () => {
  it('TAW-WORK-PRIEST-03 the card played joins the offer only at the end of the turn', () => {
    const card = 'god-four-squares-5'
    const t = table({ position: { offer: ['god-hook-1'], seats: [{ potato: 2, workers: ['priest'], godCards: [card] }] } })
    t.play('place:priest', `on:${HUB}`, `by-card:${card}`, 'stop')
    expect(t.question).toBe('god-card')
    expect(t.why(`from-offer:${card}`)).toMatchObject({ reason: 'joins-offer-at-end-of-turn', rule: 'TAW-WORK-PRIEST-03' })
    expect(t.why(card).reason).toBe('joins-offer-at-end-of-turn')
  })

  it('TAW-GOD-01 TAW-GOD-03 benefits ask for a God card and a Statue of its god', () => {
    expect(placed('architect').why('benefits:now').reason).toBe('benefits-by-god-card')
    const card = 'god-four-squares-5'
    const t = table({ position: { seats: [{ potato: 2, workers: ['architect'], godCards: [card] }] } }).play('place:architect', `on:${HUB}`, `by-card:${card}`)
    expect(t.why('benefits:now')).toMatchObject({ reason: 'no-statue-of-the-god', rule: 'TAW-GOD-01' })
  })

  it('TAW-FREE-01 TAW-FREE-03 a trade takes a card in hand', () => {
    const t = table({ position: { seats: [{ army: ['army-02'], armyDown: ['army-03'] }, { army: ['army-04'] }] } })
    expect(t.why('trade:army-02').reason).toBe('army-card-in-area')
    expect(t.why('trade:army-03').reason).toBe('army-card-in-area')
    for (const card of ['army-04', 'army-05']) expect(t.why(`trade:${card}`).reason).toBe('army-card-not-in-hand')
  })

  it('TAW-FREE-04 and one\'s own turn', () => {
    const t = moved(sectionOf('offering'), {}, { corn: 3, armyCards: ['army-01'] }).play('decline')
    expect(t.seat).toBe(1)
    expect(t.why('trade:army-01')).toMatchObject({ reason: 'army-card-in-own-turn', rule: 'TAW-FREE-04' })
  })

  it('TAW-PRIEST-CONQUER-05 an Army card is played in a Conquest', () => {
    const t = table({ position: { seats: [{ armyCards: ['army-01'], army: ['army-02'] }] } })
    expect(t.why('play-army:army-01')).toMatchObject({ reason: 'army-cards-in-conquest', rule: 'TAW-PRIEST-CONQUER-05' })
    expect(t.why('play-army:army-02').reason).toBe('army-card-already-played')
    expect(t.why('play-army:army-09').reason).toBe('army-card-not-in-hand')
    expect(t.why('flip:army-02').reason).toBe('soldiers-in-conquest')
    expect(t.why('casualty:corn-end').reason).toBe('casualty-in-conquest')
  })

  it('TAW-PRIEST-CONQUER-12 a card like another one is said to be that', () => {
    const t = table({ position: { seats: [{ priest: 2 }] } })
    const { soldiers, armyGood, armyAmount } = t.g.rules
    const like = (a: number, b: number): boolean => soldiers[a] === soldiers[b] && armyGood[a] === armyGood[b] && armyAmount[a] === armyAmount[b]
    const [first = 0, second = 0] = Array.from({ length: 30 }, (_, a) => [a, Array.from({ length: 30 }, (_one, b) => b).find((b) => b > a && soldiers[a] === 1 && like(a, b)) ?? -1] as const).find(([, b]) => b > 0) ?? []
    const other = Array.from({ length: 30 }, (_, card) => card).find((card) => soldiers[card] === 1 && !like(card, first)) ?? -1
    const name = (card: number): string => `army-${String(card + 1).padStart(2, '0')}`
    const own = { priest: 2, army: [first, second, other].map(name) }
    const c = table({ position: { seats: [own] }, seed: 1 }).play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part')
    const { conquestDiscard, conquestFlip } = t.g.rules
    const space = conquestNames.find((_, i) => conquestDiscard[i] === 1 && conquestFlip[i] === 0)
    c.play(`conquer:${space}`)
    expect(c.question).toBe('discard-soldiers')
    expect(c.answers).toEqual([`discard:${name(first)}`, `discard:${name(other)}`].toSorted())
    expect(c.why(`discard:${name(second)}`)).toMatchObject({ reason: 'like-another-card' })
  })
})

describe('actions of the High Priest', () => {
  it('TAW-PRIEST-MOVE-06 the others never take gold', () => {
    const t = moved(sectionOf('offering'), {}, { corn: 3 }).play('decline')
    expect(t.seat).toBe(1)
    expect(t.why('take-gold')).toMatchObject({ reason: 'gold-by-active-player', rule: 'TAW-PRIEST-MOVE-06' })
    expect(table({ position: {} }).why('take-gold').reason).toBe('gold-instead-of-action')
  })

  it('TAW-PRIEST-OFFERING-01 TAW-PRIEST-OFFERING-02 an amount that is none of the printed ones', () => {
    const t = moved(sectionOf('offering'), { corn: 9 }, { corn: 3 })
    expect(t.why('offer-corn:3')).toMatchObject({ reason: 'offering-amount', rule: 'TAW-PRIEST-OFFERING-01' })
    t.play('decline')
    expect(t.why('offer-corn:2')).toMatchObject({ reason: 'offering-amount-of-others', need: 3 })
  })

  it('TAW-PRIEST-PRODUCE-02 one free turn-up, before or after producing; TAW-PRIEST-PRODUCE-04 not for the others', () => {
    const own = { buildings: ['production-01', 'production-05'], buildingsDown: ['production-02', 'production-08'] }
    const t = moved(sectionOf('produce'), own, { buildings: ['production-03'], buildingsDown: ['production-04'] })
    t.play('produce:production-01')
    expect(t.why('renew:production-02').reason).toBe('turn-up-before-or-after')
    const used = moved(sectionOf('produce'), own).play('renew:production-02')
    expect(used.why('renew:production-08')).toMatchObject({ reason: 'turn-up-used', rule: 'TAW-PRIEST-PRODUCE-02' })
    t.play('done', 'done')
    expect(t.seat).toBe(1)
    expect(t.why('renew:production-04')).toMatchObject({ reason: 'turn-up-by-active-player' })
  })

  it('TAW-PRIEST-RENEW-01 a piece is turned up when Renew is triggered', () => {
    const t = table({ position: { seats: [{ buildings: ['production-01'], buildingsDown: ['production-02'], armyDown: ['army-01'] }] } })
    expect(t.why('renew:production-02').reason).toBe('renew-when-triggered')
    expect(t.why('renew:army-01').reason).toBe('renew-when-triggered')
    expect(t.why('renew:production-01').reason).toBe('not-face-down')
  })
})

describe('what is being decided', () => {
  it('TAW-RES-06 a payment says that the price is another, or that the goods are missing', () => {
    const t = table({ position: { seats: [{ potato: 3, corn: 3, gold: 1, workers: ['architect'] }] } }).play('place:architect', `on:${HUB}`, 'by-gold')
    expect(t.question).toBe('payment')
    expect(t.why('pay:1-potato')).toMatchObject({ reason: 'other-price', rule: 'TAW-RES-06' })
    expect(t.why('pay:4-potato').reason).toBe('not-so-much')
    expect(table({ position: {} }).why('pay:1-potato').reason).toBe('goods-pay-costs')
  })

  it('TAW-TASK-WEAVE-02 TAW-TASK-WEAVE-03 a purchase names drawn tiles in their order, and one of the leftovers', () => {
    const seats = [{ potato: 2, corn: 9, gold: 1, workers: ['architect'] }, { corn: 9 }]
    const t = table({ position: { seats, weavingTop: 'weaving-01' }, seed: 1 })
    const taskOf = t.g.rules.taskOf as number[] // this game's own copy
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('buy-weavings')
    t.play('place:architect', `on:${HUB}`, 'by-gold', 'pay:2-potato', 'task:icon-middle-0-ab')
    expect(t.question).toBe('buy-weavings')
    const second = t.log('weaving-drawn')[0]?.['weaving']
    expect(t.why(`buy:${second}+weaving-01`).reason).toBe('tiles-as-drawn')
    expect(t.why('buy:weaving-01+weaving-sw01').reason).toBe('not-in-this-game')
    t.play('done')
    expect(t.seat).toBe(1)
    expect(t.why(`buy:weaving-01+${second}`)).toMatchObject({ reason: 'one-leftover', rule: 'TAW-TASK-WEAVE-03' })
    t.play('buy:weaving-01')
    expect(t.question).toBe('lay-weaving')
    expect(t.why('lay:weaving-01+tapestry-9').reason).toBe('no-such-tapestry')
  })

  it('TAW-GOD-07 TAW-TASK-WEAVE-07 TAW-FEAST-15 TAW-RES-07 decks, stacks and goods say what brings them', () => {
    const t = table({ position: { weavingTop: 'weaving-01', seats: [{ gold: 1 }] } })
    expect(['from-deck', 'weaving:top', 'weaving:below', 'upkeep-gold:1', 'by-gold'].map((target) => t.why(target).reason)).toEqual([
      'deck-when-gaining-cards', 'weaving-by-task', 'hidden-weaving', 'upkeep-at-a-feast', 'goods-pay-costs',
    ])
  })

  it('TAW-TASK-STATUE-01 TAW-PRIEST-WORSHIP-01 building and giving up are two things', () => {
    const t = table({ position: { seats: [{ statues: ['small-hook'] }] } })
    expect(t.why('statue:small-hook').reason).toBe('statue-by-task')
    expect(t.why('give:small-hook').reason).toBe('statue-by-worship')
    expect(t.why('give:small-cross').reason).toBe('no-such-statue')
  })
})
