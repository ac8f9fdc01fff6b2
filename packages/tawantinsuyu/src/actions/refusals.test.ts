// What is refused, for which reason, and what exactly is missing: by a seat other than the first, with pieces of every number.
import { describe, expect, it } from 'vitest'
import { armyNames, iconNames } from '../answers.ts'
import type { TaskId } from '../content/index.ts'
import { taskNumber } from '../task-numbers.ts'
import { lines, table, type Table } from '../testing.ts'

/** Why not, a line each; what is allowed says so. */
const reasons = (t: Table, ...targets: string[]): string[] =>
  targets.map((target) => {
    const { rule, reason, need, have } = t.why(target)
    return reason === 'allowed' ? `${target} allowed` : `${target} ${reason} ${rule} ${need} ${have}`
  })

const second = (own: object, position: object = {}, other: object = {}, more: object = {}): Table => table({ ...more, position: { turn: 1, ...position, seats: [other, own] } })
const move = (section: number): string[] => ['side:move-priest', `move-to:section-${section}`]

/** Seat 1 spends tasks at the hub, whose first icon shows the task asked for. */
function about(task: TaskId, own: object = {}, position: object = {}): Table {
  const t = second({ priest: 0, potato: 2, gold: 1, workers: ['architect'], ...own }, { hill: { 'space-middle-0-a': 'architect' }, ...position }, {}, { seed: 1 })
  const taskOf = t.g.rules.taskOf as number[] // this game's own copy
  taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber(task)
  t.play('place:architect', 'on:space-middle-0-b', 'by-gold')
  while (t.question === 'payment') t.play(t.answers[0] ?? '')
  return t
}
const DO = 'task:icon-middle-0-ab'

describe('High Priest', () => {
  it('TAW-PRIEST-PRODUCE-02 TAW-PRIEST-PRODUCE-06 TAW-BLD-Z16 Production', () => {
    const own = { priest: 4, buildings: ['production-01', 'production-05', 'production-11'], buildingsDown: ['production-02', 'production-19'], armyDown: ['army-01'] }
    const t = second(own).play(...move(0))
    expect(reasons(t, 'produce:production-02', 'produce:production-01', 'renew:production-02', 'renew:army-01')).toEqual(lines(`
      produce:production-02 building-face-down TAW-TASK-PRODUCE-03 0 0
      produce:production-01 allowed
      renew:production-02 allowed
      renew:army-01 only-buildings TAW-PRIEST-PRODUCE-02 0 0
    `))
    t.play('renew:production-19')
    expect(reasons(t, 'renew:production-02', 'produce:production-19')).toEqual(lines(`
      renew:production-02 turn-up-used TAW-PRIEST-PRODUCE-02 0 0
      produce:production-19 allowed
    `))
    t.play('produce:production-01')
    expect(reasons(t, 'produce:production-01', 'produce:production-02', 'produce:production-05')).toEqual(lines(`
      produce:production-01 building-used TAW-PRIEST-PRODUCE-06 0 0
      produce:production-02 building-face-down TAW-TASK-PRODUCE-03 0 0
      produce:production-05 allowed
    `))
    const late = second(own).play(...move(0), 'produce:production-01')
    expect(reasons(late, 'renew:production-02', 'renew:army-01')).toEqual(lines(`
      renew:production-02 turn-up-before-or-after TAW-PRIEST-PRODUCE-02 0 0
      renew:army-01 turn-up-before-or-after TAW-PRIEST-PRODUCE-02 0 0
    `))
    const others = second({ priest: 4 }, {}, own).play(...move(0), 'take-gold')
    expect(reasons(others, 'renew:production-02', 'renew:army-01', 'produce:production-02')).toEqual(lines(`
      renew:production-02 turn-up-by-active-player TAW-PRIEST-PRODUCE-04 0 0
      renew:army-01 turn-up-by-active-player TAW-PRIEST-PRODUCE-04 0 0
      produce:production-02 building-face-down TAW-TASK-PRODUCE-03 0 0
    `))
  })

  it('TAW-PRIEST-WORSHIP-02 TAW-TEMPLE-04 Worship', () => {
    const t = second({ priest: 0, temple: 7, statues: ['small-spiral', 'large-cross', 'small-cross'] }).play(...move(1))
    expect(reasons(t, 'give:small-spiral', 'give:large-cross', 'give:small-zigzag', 'give:large-spiral')).toEqual(lines(`
      give:small-spiral allowed
      give:large-cross allowed
      give:small-zigzag no-such-statue TAW-PRIEST-WORSHIP-01 0 0
      give:large-spiral no-such-statue TAW-PRIEST-WORSHIP-01 0 0
    `))
    t.play('give:small-spiral')
    expect(reasons(t, 'give:small-cross', 'give:large-cross', 'give:small-spiral')).toEqual(lines(`
      give:small-cross one-statue-of-each-size TAW-PRIEST-WORSHIP-02 0 0
      give:large-cross allowed
      give:small-spiral no-such-statue TAW-PRIEST-WORSHIP-01 0 0
    `))
    expect(reasons(second({ priest: 0, temple: 12, statues: ['small-spiral'] }).play(...move(1)), 'give:small-spiral')).toEqual(lines(`
      give:small-spiral temple-top TAW-TEMPLE-04 0 0
    `))
  })

  it('TAW-PRIEST-OFFERING-01 TAW-PRIEST-OFFERING-02 Offering', () => {
    const t = second({ priest: 1, corn: 2, gold: 1, temple: 10 }, {}, { corn: 2, armyCards: ['army-10'], buildings: ['passive-15'], stone: 2 }).play(...move(2))
    expect(reasons(t, 'offer-corn:2', 'offer-corn:4', 'offer-corn:6')).toEqual(lines(`
      offer-corn:2 allowed
      offer-corn:4 offering-needs-corn TAW-PRIEST-OFFERING-01 4 2
      offer-corn:6 temple-top TAW-TEMPLE-04 0 0
    `))
    t.play('take-gold')
    expect(t.seat).toBe(0)
    expect(reasons(t, 'offer-corn:3', 'trade:army-10', 'call-god')).toEqual(lines(`
      offer-corn:3 offering-of-others-needs-corn TAW-PRIEST-OFFERING-02 3 2
      trade:army-10 army-card-in-own-turn TAW-FREE-04 0 0
      call-god needs-z19 TAW-BLD-Z19 0 0
    `))
  })

  it('TAW-PRIEST-RENEW-02 TAW-PRIEST-RENEW-03 Renew', () => {
    const t = second({ priest: 3, buildings: ['production-05'], buildingsDown: ['production-01'], armyDown: ['army-30', 'army-01'], armyCards: ['army-10'] }, {}, { armyDown: ['army-02'], buildings: ['passive-15'], stone: 2 }).play(...move(4))
    expect(reasons(t, 'renew:production-01', 'renew:army-30', 'renew:production-05', 'renew:army-02')).toEqual(lines(`
      renew:production-01 allowed
      renew:army-30 allowed
      renew:production-05 not-face-down TAW-PRIEST-RENEW-01 0 0
      renew:army-02 not-face-down TAW-PRIEST-RENEW-01 0 0
    `))
    t.play('renew:army-30')
    expect(reasons(t, 'renew:production-01', 'renew:army-01', 'renew:army-30')).toEqual(lines(`
      renew:production-01 renew-needs-food TAW-PRIEST-RENEW-02 1 0
      renew:army-01 renew-needs-food TAW-PRIEST-RENEW-02 1 0
      renew:army-30 not-face-down TAW-PRIEST-RENEW-01 0 0
    `))
    t.play('done')
    expect(t.seat).toBe(0)
    expect(reasons(t, 'renew:army-02', 'renew:army-01')).toEqual(lines(`
      renew:army-02 renew-needs-corn TAW-PRIEST-RENEW-03 1 0
      renew:army-01 not-face-down TAW-PRIEST-RENEW-01 0 0
    `))
  })

  it('TAW-PRIEST-CONQUER-06 TAW-PRIEST-CONQUER-09 TAW-PRIEST-CONQUER-11 TAW-PRIEST-CONQUER-12 Conquest', () => {
    const own = { priest: 2, armyCards: ['army-01', 'army-02', 'army-03'], army: ['army-04', 'army-05', 'army-19', 'army-20'] }
    const t = second(own, { village: ['architect', 'priest'], conquests: { 'conquest-chinchaysuyu-1': 0, 'conquest-kuntisuyu-6': 1 } }).play(...move(3), 'casualty:potato-end', 'take-part', 'play-army:army-01')
    expect(reasons(t, 'play-army:army-02', 'play-army:army-04')).toEqual(lines(`
      play-army:army-02 army-card-needs-potato TAW-PRIEST-CONQUER-06 1 0
      play-army:army-04 army-card-already-played TAW-PRIEST-CONQUER-14 0 0
    `))
    t.play('done')
    expect(reasons(t, 'conquer:conquest-chinchaysuyu-1', 'conquer:conquest-kuntisuyu-6', 'conquer:conquest-chinchaysuyu-6', 'conquer:conquest-antisuyu-6', 'conquer:conquest-antisuyu-5')).toEqual(lines(`
      conquer:conquest-chinchaysuyu-1 space-conquered TAW-PRIEST-CONQUER-09 0 0
      conquer:conquest-kuntisuyu-6 space-conquered TAW-PRIEST-CONQUER-09 0 0
      conquer:conquest-chinchaysuyu-6 allowed
      conquer:conquest-antisuyu-6 allowed
      conquer:conquest-antisuyu-5 allowed
    `))
    t.play('conquer:conquest-antisuyu-4')
    expect(t.question).toBe('discard-soldiers')
    expect(reasons(t, 'discard:army-01', 'discard:army-04', 'discard:army-05', 'discard:army-19', 'discard:army-20')).toEqual(lines(`
      discard:army-01 allowed
      discard:army-04 allowed
      discard:army-05 like-another-card TAW-PRIEST-CONQUER-12 0 0
      discard:army-19 allowed
      discard:army-20 like-another-card TAW-PRIEST-CONQUER-12 0 0
    `))
    t.play('discard:army-01')
    expect(t.question).toBe('flip-soldiers')
    expect(reasons(t, 'flip:army-04', 'flip:army-05', 'flip:army-19', 'flip:army-20')).toEqual(lines(`
      flip:army-04 allowed
      flip:army-05 like-another-card TAW-PRIEST-CONQUER-12 0 0
      flip:army-19 allowed
      flip:army-20 like-another-card TAW-PRIEST-CONQUER-12 0 0
    `))
    const few = second({ ...own, army: ['army-04'], armyCards: [] }, { village: ['architect', 'priest'] }).play(...move(3), 'casualty:potato-end', 'take-part')
    expect(reasons(few, 'conquer:conquest-chinchaysuyu-1', 'conquer:conquest-chinchaysuyu-2', 'conquer:conquest-qullasuyu-6')).toEqual(lines(`
      conquer:conquest-chinchaysuyu-1 needs-soldiers TAW-PRIEST-CONQUER-11 2 1
      conquer:conquest-chinchaysuyu-2 allowed
      conquer:conquest-qullasuyu-6 needs-soldiers TAW-PRIEST-CONQUER-11 6 1
    `))
  })
})

describe('placing a Worker', () => {
  it('TAW-PLACE-01 TAW-PLACE-03 TAW-PLACE-04 TAW-PLACE-17 Workers, spaces and prices', () => {
    const own = { priest: 0, potato: 1, corn: 1, gold: 1, godCards: ['god-hook-1', 'god-cross-7'], shown: ['god-spiral-1'], workers: ['architect', 'courier'] }
    const t = second(own, { hill: { 'space-top-0-b': 'priest' }, steps: { 'steps-upper-0': 0 } })
    expect(reasons(t, 'place:priest', 'place:architect')).toEqual(lines(`
      place:priest no-such-worker TAW-PLACE-01 0 0
      place:architect allowed
    `))
    t.play('place:architect')
    expect(reasons(t, 'on:space-top-0-b', 'on:space-top-0-a', 'on:space-middle-0-b', 'on:space-bottom-0-a', 'on:space-bottom-2-c', 'on:space-bottom-4-d', 'on:space-middle-2-a')).toEqual(lines(`
      on:space-top-0-b space-taken TAW-PLACE-01 0 0
      on:space-top-0-a allowed
      on:space-middle-0-b allowed
      on:space-bottom-0-a allowed
      on:space-bottom-2-c needs-food TAW-PLACE-04 8 3
      on:space-bottom-4-d needs-food TAW-PLACE-04 6 3
      on:space-middle-2-a needs-food TAW-PLACE-04 5 2
    `))
    t.play('on:space-middle-0-c')
    expect(reasons(t, 'by-card:god-hook-1', 'by-card:god-cross-7', 'by-card:god-spiral-1', 'by-card:god-hook-2', 'by-gold')).toEqual(lines(`
      by-card:god-hook-1 allowed
      by-card:god-cross-7 card-of-another-god TAW-PLACE-02 0 0
      by-card:god-spiral-1 card-of-another-god TAW-PLACE-02 0 0
      by-card:god-hook-2 hidden TAW-HIDE-02 0 0
      by-gold allowed
    `))
    const poor = second({ ...own, gold: 0, corn: 0, potato: 0 }).play('place:courier')
    expect(reasons(poor, 'on:space-top-0-a', 'on:space-top-0-b', 'on:space-top-3-a', 'on:space-middle-0-c')).toEqual(lines(`
      on:space-top-0-a allowed
      on:space-top-0-b needs-god-card-or-gold TAW-PLACE-02 0 0
      on:space-top-3-a needs-food TAW-PLACE-04 2 0
      on:space-middle-0-c needs-food TAW-PLACE-04 1 0
    `))
    expect(reasons(second({ ...own, godCards: [], shown: [], gold: 0 }), 'place:architect', 'place:courier')).toEqual(lines(`
      place:architect no-space-payable TAW-PLACE-17 0 0
      place:courier no-space-payable TAW-PLACE-17 0 0
    `))
  })

  it('TAW-BLD-Z01 TAW-BLD-Z02 TAW-WORK-WARRIOR-03 roles and captures', () => {
    const t = second({ priest: 0, gold: 3, potato: 5, buildings: ['passive-01'], workers: ['warrior'] }, { hill: { 'space-middle-0-a': 'warrior', 'space-middle-0-c': 'priest' } }, {}, { seed: 1 }).play('place:warrior')
    expect(reasons(t, 'as:warrior', 'as:courier', 'as:priest', 'as:architect')).toEqual(lines(`
      as:warrior allowed
      as:courier allowed
      as:priest not-that-role TAW-BLD-Z01 0 0
      as:architect not-that-role TAW-BLD-Z01 0 0
    `))
    t.play('as:warrior', 'on:space-middle-0-b', 'by-gold', 'pay:2-potato')
    expect(t.question).toBe('capture')
    expect(reasons(t, 'capture:space-middle-0-a', 'capture:space-middle-0-c', 'capture:space-middle-1-a', 'capture:space-top-0-b')).toEqual(lines(`
      capture:space-middle-0-a warriors-are-not-captured TAW-WORK-WARRIOR-02 0 0
      capture:space-middle-0-c allowed
      capture:space-middle-1-a nobody-there TAW-WORK-WARRIOR-02 0 0
      capture:space-top-0-b capture-next-to-warrior TAW-WORK-WARRIOR-02 0 0
    `))
  })

  it('TAW-WORK-PRIEST-01 TAW-COUNT-09 extra tasks and icons', () => {
    const t = second({ priest: 0, gold: 1, potato: 0, workers: ['priest'], armyCards: ['army-16'] }).play('place:priest', 'on:space-top-0-a', 'by-gold')
    expect(t.question).toBe('extra-task')
    expect(reasons(t, 'extra-task')).toEqual(lines(`
      extra-task extra-task-needs-potato TAW-WORK-PRIEST-01 1 0
    `))
    t.play('trade:army-16', 'extra-task', 'task:icon-top-ridge-40')
    expect(reasons(t, 'task:icon-top-ridge-40', 'task:icon-summit-01', 'task:icon-top-0-ab', 'task:icon-foot-0')).toEqual(lines(`
      task:icon-top-ridge-40 icon-used TAW-COUNT-09 0 0
      task:icon-summit-01 allowed
      task:icon-top-0-ab allowed
      task:icon-foot-0 icon-not-next-to-worker TAW-COUNT-08 0 0
    `))
  })
})

describe('tasks', () => {
  it('TAW-TASK-BUILD-01 TAW-TASK-BUILD-05 Buildings', () => {
    const market = ['production-01', 'production-19', 'passive-01', 'passive-20']
    const t = about('construct-building', { stone: 1, corn: 1, godCards: ['god-spiral-1', 'god-cross-7'] }, { market }).play(DO)
    expect(reasons(t, 'erect:production-01', 'erect:production-19', 'erect:passive-01', 'erect:production-02', 'exchange:god-spiral-1')).toEqual(lines(`
      erect:production-01 allowed
      erect:production-19 building-cost TAW-TASK-BUILD-01 4864 0
      erect:passive-01 building-cost TAW-TASK-BUILD-01 544 0
      erect:production-02 hidden-building TAW-HIDE-06 0 0
      exchange:god-spiral-1 allowed
    `))
    t.play('exchange:god-spiral-1', 'swap:passive-20', 'done')
    expect(t.question).toBe('building')
    expect(reasons(t, 'exchange:god-cross-7', 'erect:passive-20', 'erect:production-01')).toEqual(lines(`
      exchange:god-cross-7 exchange-once TAW-TASK-BUILD-05 0 0
      erect:passive-20 not-on-market TAW-TASK-BUILD-01 0 0
      erect:production-01 allowed
    `))
    expect(reasons(about('construct-building', { stone: 9 }, { market: [null, null, null, null] }), 'icon-middle-0-ab')).toEqual(lines(`
      icon-middle-0-ab market-empty TAW-TASK-BUILD-05 0 0
    `))
    expect(about('construct-building', { godCards: ['god-spiral-1'] }, { market }).why('icon-middle-0-ab')).toMatchObject({ rule: 'TAW-COUNT-11', reason: 'no-building-possible', need: 0, have: 0 }) // not the price of the last one weighed
  })

  it('TAW-TASK-STATUE-02 TAW-TASK-STATUE-03 Statues', () => {
    const t = about('build-statue', { stone: 3, gold: 2 }, { statuesGone: ['small-spiral', 'small-spiral', 'large-cross'] }).play(DO)
    expect(reasons(t, 'statue:small-spiral', 'statue:small-cross', 'statue:large-spiral', 'statue:large-cross')).toEqual(lines(`
      statue:small-spiral statue-gone TAW-COMP-13 0 0
      statue:small-cross allowed
      statue:large-spiral large-statue-cost TAW-TASK-STATUE-03 8960 0
      statue:large-cross statue-gone TAW-COMP-13 0 0
    `))
    expect(about('build-statue', { stone: 2 }).why('icon-middle-0-ab')).toMatchObject({ rule: 'TAW-COUNT-11', reason: 'no-statue-possible' })
  })

  it('TAW-TASK-WEAVE-02 TAW-TASK-WEAVE-03 TAW-TASK-WEAVE-11 Weavings', () => {
    const t = about('buy-weavings', { corn: 2, tapestries: [['weaving-sw01', 'weaving-01']] }, { weavingTop: 'weaving-30' }).play(DO)
    const [, one = '', two = ''] = t.answers.filter((key) => /^buy:weaving-\d+$/.test(key)).map((key) => key.slice(4))
    expect(t.why(`buy:weaving-30+${one}`)).toMatchObject({ rule: 'TAW-TASK-WEAVE-02', need: 3, have: 2 })
    expect(t.why(`buy:weaving-30+${one}+${two}`)).toMatchObject({ rule: 'TAW-TASK-WEAVE-02', need: 6, have: 2 })
    expect(reasons(t, 'buy:weaving-30', 'done')).toEqual(lines(`
      buy:weaving-30 allowed
      done allowed
    `))
  })

  it('TAW-COUNT-11 tasks that cannot be performed', () => {
    expect(reasons(about('buy-weavings', {}, { weavingTop: null, weavingStack: [] }), 'icon-middle-0-ab')).toEqual(lines(`
      icon-middle-0-ab no-weaving-left TAW-COUNT-11 0 0
    `))
    expect(reasons(about('produce-once', { buildingsDown: ['production-01'] }), 'icon-middle-0-ab')).toEqual(lines(`
      icon-middle-0-ab no-face-up-building TAW-TASK-PRODUCE-03 0 0
    `))
    expect(reasons(about('produce-once', { buildings: ['production-01'] }), 'icon-middle-0-ab')).toEqual(lines(`
      icon-middle-0-ab allowed
    `))
    expect(reasons(about('train', { army: armyNames }), 'icon-middle-0-ab')).toEqual(lines(`
      icon-middle-0-ab no-army-card-left TAW-ARMY-02 0 0
    `))
  })
})

describe('any time', () => {
  it('TAW-FREE-01 TAW-BLD-Z15 TAW-BLD-Z19 cards, goods and potatoes', () => {
    const own = { priest: 0, stone: 1, corn: 2, armyCards: ['army-01'], army: ['army-02'], armyDown: ['army-30'], buildings: ['passive-15', 'passive-19'] }
    const t = second(own, {}, { armyCards: ['army-03'] })
    expect(reasons(t, 'trade:army-01', 'trade:army-02', 'trade:army-30', 'change:stone-for-gold', 'change:gold-for-corn', 'change:corn-for-gold', 'call-god')).toEqual(lines(`
      trade:army-01 allowed
      trade:army-02 army-card-in-area TAW-FREE-03 0 0
      trade:army-30 army-card-in-area TAW-FREE-03 0 0
      change:stone-for-gold change-needs-goods TAW-BLD-Z15 2 1
      change:gold-for-corn change-needs-goods TAW-BLD-Z15 1 0
      change:corn-for-gold allowed
      call-god call-needs-potato TAW-BLD-Z19 1 0
    `))
    expect(reasons(second({ priest: 0, stone: 9, potato: 9 }), 'change:stone-for-gold', 'call-god')).toEqual(lines(`
      change:stone-for-gold needs-z15 TAW-BLD-Z15 0 0
      call-god needs-z19 TAW-BLD-Z19 0 0
    `))
  })

  it('TAW-SIDE-PRAY-01 TAW-GOD-08 TAW-SIDE-TRAIN-01 TAW-SIDE-RECRUIT-01 TAW-TURN-06 side actions', () => {
    const t = second({ priest: 0, army: armyNames }, { nomads: [], bag: [] })
    expect(reasons(t, 'side:train', 'side:recruit', 'side:pray')).toEqual(lines(`
      side:train no-army-card-to-train TAW-TURN-08 0 0
      side:recruit no-nomad TAW-TURN-08 0 0
      side:pray allowed
    `))
    const again = second({ priest: 0 }, {}, {}, { seed: 1 }).play('side:pray')
    expect(reasons(again, 'side:pray', 'side:train')).toEqual(lines(`
      side:pray side-actions-differ TAW-TURN-06 0 0
      side:train allowed
    `))
  })
})
