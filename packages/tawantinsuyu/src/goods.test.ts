import { askedFor } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { goodNames, iconNames } from './answers.ts'
import type { TaskId } from './content/index.ts'
import { taskNumber } from './task-numbers.ts'
import { table, type Table } from './testing.ts'

const HUB = 'space-middle-0-b' // in the High Priest's section: Descent 2

/** Seat 0 places an architect on the hub for gold and is asked for the food, if there is a choice. */
const placing = (purse: object): Table => table({ position: { seats: [{ workers: ['architect'], ...purse }] } })
  .play('place:architect', `on:${HUB}`, 'by-gold')

/** Seat 0 performs a task of the hub; the placement has cost 2 potatoes and 1 gold. */
function performing(task: TaskId, purse: { potato?: number; gold?: number; [good: string]: unknown }, position: object = {}): Table {
  const { potato = 0, gold = 0, ...rest } = purse
  const t = table({ position: { ...position, seats: [{ workers: ['architect'], ...rest, potato: potato + 2, gold: gold + 1 }] } })
  const taskOf = t.g.rules.taskOf as number[] // this game's own copy
  taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber(task)
  t.play('place:architect', `on:${HUB}`, 'by-gold')
  if (t.question === 'payment') t.play('pay:2-potato')
  return t.play('task:icon-middle-0-ab')
}

/** Seat 0 is at the end of its turn. */
const ending = (purse: object): Table =>
  table({ position: { seats: [purse] }, seed: 1 }).play('side:pray', 'side:move-priest', 'move-to:section-1', 'decline')

const payments = (t: Table): readonly string[] => t.answers.filter((key) => key.startsWith('pay:'))

describe('costs', () => {
  it('TAW-RES-01 TAW-RES-02 food is any mix of potatoes and corn, never stone', () => {
    expect(goodNames).toEqual(['potato', 'corn', 'stone', 'gold'])
    const t = placing({ potato: 2, corn: 2, stone: 5, gold: 1 })
    expect(payments(t)).toEqual(['pay:2-potato', 'pay:1-potato+1-corn', 'pay:2-corn'])
    t.play('pay:1-potato+1-corn')
    expect(t.player(0)).toMatchObject({ potato: 1, corn: 1, stone: 5, gold: 0 })
    const stone = table({ position: { seats: [{ stone: 9, gold: 1, workers: ['architect'] }] } }).play('place:architect')
    expect(stone.refused(`on:${HUB}`).rule).toBe('TAW-PLACE-04')
  })

  it('TAW-RES-03 gold stands for food, potato, corn and stone', () => {
    expect(payments(placing({ potato: 1, gold: 3 }))).toEqual(['pay:1-potato+1-gold', 'pay:2-gold'])
    expect(ending({ gold: 1 }).play('village:potato-end').player(0).gold).toBe(0)
    expect(ending({ gold: 1 }).play('village:corn-end').player(0).gold).toBe(0)
    const statue = performing('build-statue', { stone: 1, gold: 2 }).play('statue:small-hook')
    expect(statue.player(0)).toMatchObject({ stone: 0, gold: 0, statues: ['small-hook'] })
  })

  it('TAW-RES-04 nothing but gold pays gold; the exchange of Z15 comes first', () => {
    const market = ['production-17', 'production-05', 'passive-08', 'passive-01'] // production-17: 2 stone and 1 gold
    const poor = performing('construct-building', { potato: 9, corn: 9, stone: 9 }, { market })
    expect(poor.refused('erect:production-17').rule).toBe('TAW-TASK-BUILD-01')
    expect(poor.offers('erect:production-05')).toBe(true)
    const z15 = performing('construct-building', { stone: 4, buildings: ['passive-15'] }, { market })
    expect(z15.offers('erect:production-17')).toBe(false)
    z15.play('change:stone-for-gold', 'erect:production-17')
    expect(z15.player(0)).toMatchObject({ stone: 0, gold: 0 })
  })

  it('TAW-RES-05 potatoes do not pay corn and corn does not pay potatoes; gold pays both', () => {
    expect(ending({ potato: 9 }).refused('village:corn-end').rule).toBe('TAW-EOT-02')
    expect(ending({ corn: 9 }).refused('village:potato-end').rule).toBe('TAW-EOT-02')
    expect(ending({ gold: 1 }).answers).toEqual(['village:potato-end', 'village:corn-end', 'end-turn'])
  })

  it('TAW-RES-06 a cost that cannot be paid in full makes its effect unavailable; nothing is taken', () => {
    const t = performing('build-statue', { stone: 3, gold: 1 })
    expect(t.refused('statue:large-hook').rule).toBe('TAW-TASK-STATUE-03')
    expect(t.player(0)).toMatchObject({ stone: 3, gold: 1, statues: [] })
  })

  it('TAW-RES-06 a cost is paid before its effect', () => {
    const t = performing('build-steps', { stone: 3 }).play('steps:steps-upper-0')
    const order = t.events.map((event) => `${event.type} ${String(event['what'] ?? '')}`)
    expect(order.indexOf('pay stone')).toBeGreaterThan(-1)
    expect(order.indexOf('pay stone')).toBeLessThan(order.indexOf('gain corn'))
    // the corn and potatoes gained by climbing never pay for the climb: 2 corn are one space
    const climb = table({ position: { seats: [{ priest: 1, corn: 2, potato: 9 }] } }).play('side:move-priest', 'move-to:section-2')
    expect(climb.answers).toEqual(['offer-corn:2', 'take-gold', 'decline'])
  })

  it('TAW-RES-07 TAW-ASK-05 the payer chooses the mix; the first one offered uses gold last', () => {
    const t = placing({ potato: 1, corn: 1, gold: 3 })
    expect(payments(t)[0]).toBe('pay:1-potato+1-corn')
    expect(new Set(payments(t))).toEqual(new Set(['pay:1-potato+1-corn', 'pay:1-potato+1-gold', 'pay:1-corn+1-gold', 'pay:2-gold']))
    t.play('pay:1-corn+1-gold')
    expect(t.player(0)).toMatchObject({ potato: 1, corn: 0, gold: 1 })
    expect(t.log('pay').filter((event) => event.rule === 'TAW-RES-07')).toMatchObject([{ what: 'corn', n: 1 }, { what: 'gold', n: 1 }])
    expect(placing({ potato: 2, gold: 1 }).question).toBe('task') // one way only: no question
  })

  it('TAW-ASK-05 a question names its player, its kind and the options, and shows the options to that player only', () => {
    const { g } = placing({ potato: 1, corn: 1, gold: 1, stone: 1 })
    expect(askedFor(g, 0)).toMatchObject([{ seat: 0, kind: 'task' }])
    expect(askedFor(g, 0)[0]?.answers).toContain('stop') // declining is one of the options
    expect(askedFor(g, 1)).toMatchObject([{ seat: 0, kind: 'task', answers: [] }])
  })
})

describe('gold in the place of potatoes and corn', () => {
  const follow = (action: 'conquer' | 'renew', seat: object): Table => {
    const section = action === 'conquer' ? 3 : 4
    const t = table({ position: { seats: [{ priest: section - 1 }, seat] }, seed: 1 }).play('side:move-priest', `move-to:section-${section}`)
    return action === 'conquer' ? t.play('casualty:potato-end', 'take-gold') : t.play('take-gold')
  }

  it('TAW-EDGE-45 in upkeep', () => {
    const t = table({ position: { feast: { holder: 0 }, seats: [{ vp: 9, gold: 2, godCards: ['god-hook-1', 'god-hook-2'] }] }, seed: 1 })
    t.play('upkeep-gold:2')
    expect(t.player(0)).toMatchObject({ gold: 0, vp: 9 })
  })

  it('TAW-EDGE-45 in playing Army cards', () => {
    const t = follow('conquer', { gold: 1, armyCards: ['army-01'] })
    expect(t).toMatchObject({ seat: 1, question: 'play-army' })
    t.play('play-army:army-01')
    expect(t.player(1)).toMatchObject({ gold: 0, army: ['army-01'] })
  })

  it('TAW-EDGE-45 in the payment of a Priest', () => {
    const t = table({ position: { seats: [{ potato: 2, gold: 2, workers: ['priest'] }] } })
      .play('place:priest', `on:${HUB}`, 'by-gold', 'pay:2-potato')
    expect(t.question).toBe('extra-task')
    t.play('extra-task')
    expect(t.player(0)).toMatchObject({ potato: 0, gold: 0 })
  })

  it('TAW-EDGE-45 TAW-RES-05 in the Renew of another player, where potatoes do not pay for corn', () => {
    const gold = follow('renew', { potato: 5, gold: 1, buildingsDown: ['production-03', 'production-04'] })
    expect(gold).toMatchObject({ seat: 1, question: 'renew-too' })
    gold.play('renew:production-03')
    expect(gold.player(1)).toMatchObject({ potato: 5, gold: 0, buildings: ['production-03'], buildingsDown: ['production-04'] })
    expect(gold.seat).toBe(0) // the potatoes buy no second one
    expect(follow('renew', { potato: 5, buildingsDown: ['production-03'] }).seat).toBe(0)
  })
})
