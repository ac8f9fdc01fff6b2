import { describe, expect, it } from 'vitest'
import { eventsFor } from '@tollan/kernel'
import { iconNames } from '../answers.ts'
import { taskNumber } from '../task-numbers.ts'
import { table, type Table } from '../testing.ts'

// patterns: sw01 condor, sw02 puma, sw03 llama, sw04 serpent; 01 serpent, 03 puma, 04 sun, 07 llama, 09 serpent, 11 serpent, 12 puma, 13 moon, 14 sun, 16 llama
/** Seat 0 performs Purchase Weavings at the hub; the drawn tiles are 12 (face-up), 13 and 14. */
function buying(seat: object = {}, more: { position?: object; others?: object[]; chance?: string[]; players?: number } = {}): Table {
  const own = { potato: 2, corn: 6, gold: 1, workers: ['architect'], ...seat }
  const t = table({
    players: more.players ?? 2,
    position: { weavingTop: 'weaving-12', ...more.position, seats: [own, ...(more.others ?? [])] },
    chance: more.chance ?? ['draw-weaving:weaving-13', 'draw-weaving:weaving-14', 'draw-weaving:weaving-01'],
  })
  const taskOf = t.g.rules.taskOf as number[] // this game's own copy
  taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('buy-weavings')
  t.play('place:architect', 'on:space-middle-0-b', 'by-gold')
  return t.play(...(t.question === 'payment' ? ['pay:2-potato'] : []), 'task:icon-middle-0-ab')
}

describe('Purchase Weavings', () => {
  it('TAW-TASK-WEAVE-01 TAW-HIDE-08 draws the top three, the face-up one included, open to all', () => {
    const t = buying()
    expect(t.answers.filter((key) => /^buy:weaving-\d+$/.test(key))).toEqual(['buy:weaving-12', 'buy:weaving-13', 'buy:weaving-14'])
    expect(eventsFor(t.events, 1).filter((event) => event.type === 'weaving-drawn').map((event) => event['weaving'])).toEqual(['weaving-13', 'weaving-14'])
  })

  it('TAW-TASK-WEAVE-01 draws what is there when fewer are left', () => {
    const t = buying({}, { position: { weavingTop: 'weaving-12', weavingStack: ['weaving-13'] }, chance: ['draw-weaving:weaving-13'] })
    expect(t.answers.filter((key) => /^buy:weaving-\d+$/.test(key))).toEqual(['buy:weaving-12', 'buy:weaving-13'])
  })

  it.each([
    ['buy:weaving-13', 1], ['buy:weaving-12+weaving-14', 3], ['buy:weaving-12+weaving-13+weaving-14', 6],
  ])('TAW-TASK-WEAVE-02 %s costs %i corn', (answer, corn) => {
    const t = buying().play(answer)
    expect(t.log('pay').filter((event) => event['what'] === 'corn')).toMatchObject([{ n: corn }])
    const poor = buying({ corn: corn - 1 })
    if (corn > 1) expect(poor.refused(answer).rule).toBe('TAW-TASK-WEAVE-02')
  })

  it('TAW-TASK-WEAVE-02 any of the three, each once', () => {
    const names = [['12'], ['12', '13'], ['12', '13', '14'], ['12', '14'], ['13'], ['13', '14'], ['14']]
    expect(buying().answers).toEqual([...names.map((tiles) => `buy:${tiles.map((n) => `weaving-${n}`).join('+')}`), 'done'])
  })

  it('TAW-TASK-WEAVE-02 buying none is allowed', () => {
    const t = buying().play('done')
    expect(t.player(0)).toMatchObject({ corn: 6, tapestries: [] })
  })

  it('TAW-TASK-WEAVE-03 TAW-TASK-WEAVE-04 TAW-ASK-11 TAW-EDGE-28 the others in turn order buy one leftover each for 3 corn and lay it at once', () => {
    const t = buying({}, { players: 3, others: [{ corn: 3 }, { corn: 4 }] }).play('buy:weaving-13', 'lay:weaving-13+new')
    expect(t).toMatchObject({ seat: 1, question: 'leftover-weaving' })
    expect(t.answers).toEqual(['buy:weaving-12', 'buy:weaving-14', 'decline'])
    t.play('buy:weaving-12')
    expect(t).toMatchObject({ seat: 1, question: 'lay-weaving' })
    t.play('lay:weaving-12+new')
    expect(t).toMatchObject({ seat: 2, question: 'leftover-weaving' })
    expect(t.answers).toEqual(['buy:weaving-14', 'decline'])
    t.play('decline')
    expect(t.player(1)).toMatchObject({ corn: 0, tapestries: [['weaving-12']] })
    expect(t.player(2)).toMatchObject({ corn: 4, tapestries: [] })
  })

  it('TAW-TASK-WEAVE-02 TAW-TASK-WEAVE-03 TAW-RES-06 a Weaving is paid before it is laid, by the buyer and by the others', () => {
    const t = buying({ gold: 2 }, { others: [{ corn: 3, gold: 1 }] }).play('buy:weaving-13')
    expect(t).toMatchObject({ seat: 0, question: 'payment', answers: ['pay:1-corn', 'pay:1-gold'] })
    t.play('pay:1-gold')
    expect(t).toMatchObject({ seat: 0, question: 'lay-weaving' })
    t.play('lay:weaving-13+new', 'buy:weaving-12')
    expect(t).toMatchObject({ seat: 1, question: 'payment', answers: ['pay:3-corn', 'pay:2-corn+1-gold'] })
    t.play('pay:3-corn')
    expect(t).toMatchObject({ seat: 1, question: 'lay-weaving' })
  })

  it('TAW-TASK-WEAVE-04 TAW-RES-06 TAW-BLD-Z04 what a connection will give does not pay for its Weaving', () => {
    // 12 ends with gold, 29 begins with gold
    const other = { corn: 2, gold: 1, buildings: ['passive-04'], tapestries: [['weaving-12']] }
    const position = { weavingTop: 'weaving-29' }
    const t = buying({}, { position, others: [other] }).play('done', 'buy:weaving-29', 'lay:weaving-29+tapestry-1')
    expect(t.player(1)).toMatchObject({ corn: 0, gold: 1, tapestries: [['weaving-12', 'weaving-29']] })
    const poor = buying({}, { position, others: [{ ...other, gold: 0 }] }).play('done')
    expect(poor.player(1).tapestries).toEqual([['weaving-12']]) // not asked
  })

  it('TAW-ASK-03 whoever cannot pay for a leftover is not asked', () => {
    const t = buying({}, { others: [{ corn: 2 }] }).play('done')
    expect(t.seat).toBe(0)
  })

  it('TAW-TASK-WEAVE-05 TAW-TASK-WEAVE-06 what nobody bought goes under the stack as drawn, and the new top is turned up', () => {
    const t = buying().play('buy:weaving-13', 'lay:weaving-13+new')
    expect(t.summary()).toMatchObject({ weavingUnder: ['weaving-12', 'weaving-14'], weavingTop: 'weaving-01' })
  })

  it('TAW-TASK-WEAVE-01 TAW-TASK-WEAVE-06 the tiles under the stack come last, in their order, and the first of them becomes the new top', () => {
    const position = { weavingStack: ['weaving-13'], weavingUnder: ['weaving-16', 'weaving-14', 'weaving-01'] }
    const t = buying({}, { position, chance: ['draw-weaving:weaving-13'] })
    expect(t.answers.filter((key) => /^buy:weaving-\d+$/.test(key))).toEqual(['buy:weaving-12', 'buy:weaving-13', 'buy:weaving-16'])
    t.play('buy:weaving-13', 'lay:weaving-13+new')
    expect(t.summary()).toMatchObject({ weavingTop: 'weaving-14', weavingUnder: ['weaving-01', 'weaving-12', 'weaving-16'] })
  })

  it('TAW-COUNT-11 with no Weaving left the task is closed', () => {
    const t = table({ position: { weavingStack: [], seats: [{ potato: 2, gold: 1, workers: ['architect'] }] } })
    const taskOf = t.g.rules.taskOf as number[]
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('buy-weavings')
    t.play('place:architect', 'on:space-middle-0-b', 'by-gold')
    expect(t.refused('task:icon-middle-0-ab').rule).toBe('TAW-COUNT-11')
  })
})

describe('Tapestries', () => {
  const rows = { tapestries: [['weaving-sw01', 'weaving-03', 'weaving-07'], ['weaving-09']] } // condor puma llama | serpent

  it('TAW-TASK-WEAVE-10 TAW-TASK-WEAVE-14 TAW-EX-06 at the end of a Tapestry or as a new one; edges need not match', () => {
    const t = buying(rows).play('buy:weaving-13') // moon, left edge stone against renew
    expect(t.answers).toEqual(['lay:weaving-13+tapestry-1', 'lay:weaving-13+tapestry-2', 'lay:weaving-13+new'])
    t.play('lay:weaving-13+tapestry-1')
    expect(t.player(0).tapestries).toEqual([['weaving-sw01', 'weaving-03', 'weaving-07', 'weaving-13'], ['weaving-09']])
  })

  it('TAW-TASK-WEAVE-11 TAW-EX-06 a pattern only once in a Tapestry', () => {
    const t = buying(rows).play('buy:weaving-12') // puma
    expect(t.answers).toEqual(['lay:weaving-12+tapestry-2', 'lay:weaving-12+new'])
    expect(t.refused('lay:weaving-12+tapestry-1').rule).toBe('TAW-TASK-WEAVE-11')
  })

  it('TAW-EDGE-30 a new Tapestry is compulsory when every other has the pattern', () => {
    const t = buying({ tapestries: [['weaving-sw02'], ['weaving-03']] }).play('buy:weaving-12')
    expect(t.answers).toEqual(['lay:weaving-12+new'])
  })

  it('TAW-TASK-WEAVE-12 any number of Tapestries', () => {
    const t = buying({ tapestries: [['weaving-sw01'], ['weaving-03'], ['weaving-07'], ['weaving-09']] }).play('buy:weaving-13', 'lay:weaving-13+new')
    expect(t.player(0).tapestries).toHaveLength(5)
  })

  it('TAW-TASK-WEAVE-13 laid Weavings are never offered again', () => {
    const t = buying(rows).play('buy:weaving-13')
    expect(t.answers.every((key) => key.startsWith('lay:weaving-13'))).toBe(true)
  })

  it('TAW-TASK-WEAVE-15 several Weavings one after another in the owner\'s order', () => {
    const t = buying(rows).play('buy:weaving-13+weaving-14')
    expect(t.offers('lay:weaving-14+tapestry-1')).toBe(true)
    t.play('lay:weaving-14+tapestry-1', 'lay:weaving-13+tapestry-1')
    expect(t.player(0).tapestries[0]).toEqual(['weaving-sw01', 'weaving-03', 'weaving-07', 'weaving-14', 'weaving-13'])
  })
})

describe('a free Weaving', () => {
  /** Seat 0 produces with the loom house: a Weaving and 2 potatoes. */
  const free = (position: object = {}, chance: string[] = []): Table =>
    table({
      position: { weavingTop: 'weaving-12', ...position, seats: [{ priest: 4, buildings: ['production-14'], corn: 0 }, { corn: 9 }] },
      chance,
    }).play('side:move-priest', 'move-to:section-0', 'produce:production-14')

  it('TAW-TASK-WEAVE-07 TAW-TASK-WEAVE-09 TAW-HIDE-10 is the top tile or the one below, chosen unseen', () => {
    const top = free({}, ['draw-weaving:weaving-13'])
    expect(top.answers).toEqual(['weaving:top', 'weaving:below'])
    top.play('weaving:top', 'lay:weaving-12+new')
    expect(top.summary().weavingTop).toBe('weaving-13')
    const below = free({}, ['draw-weaving:weaving-14']).play('weaving:below', 'lay:weaving-14+new')
    expect(below.player(0).tapestries).toEqual([['weaving-14']])
  })

  it('TAW-TASK-WEAVE-09 TAW-TASK-WEAVE-10 the gained tile is laid before the next one is turned up', () => {
    const t = free({}, ['draw-weaving:weaving-13']).play('weaving:top')
    expect(t).toMatchObject({ question: 'lay-weaving', script: ['draw-weaving:weaving-13'] })
    expect(t.summary().weavingTop).toBeNull()
    t.play('lay:weaving-12+new')
    expect(t.summary().weavingTop).toBe('weaving-13')
  })

  it('TAW-TASK-WEAVE-07 TAW-TASK-WEAVE-09 with the stack used up the tile below, and the next top, come from under it', () => {
    const position = { weavingStack: [], weavingUnder: ['weaving-14', 'weaving-13'] }
    const below = free(position).play('weaving:below', 'lay:weaving-14+new')
    expect(below.summary()).toMatchObject({ weavingTop: 'weaving-12', weavingUnder: ['weaving-13'] })
    const top = free(position).play('weaving:top', 'lay:weaving-12+new')
    expect(top.summary()).toMatchObject({ weavingTop: 'weaving-14', weavingUnder: ['weaving-13'] })
  })

  it('TAW-EDGE-29 taking the second tile leaves the face-up one', () => {
    const t = free({}, ['draw-weaving:weaving-14']).play('weaving:below', 'lay:weaving-14+new')
    expect(t.summary().weavingTop).toBe('weaving-12')
  })

  it('TAW-TASK-WEAVE-08 gives the others no chance to buy', () => {
    const t = free({}, ['draw-weaving:weaving-13']).play('weaving:top', 'lay:weaving-12+new')
    expect(t.log('weaving-bought')).toEqual([])
    expect(t.seat).toBe(0)
  })

  it('TAW-TASK-WEAVE-09 the last tile is no choice, and none left gives nothing', () => {
    const last = free({ weavingTop: 'weaving-12', weavingStack: [] })
    expect(last.answers).toEqual(['lay:weaving-12+new'])
    const none = free({ weavingTop: undefined, weavingStack: [] })
    expect(none.player(0)).toMatchObject({ tapestries: [], potato: 2 })
    // two free Weavings of a Conquest, one tile left
    const own = { priest: 2, army: ['army-01', 'army-19'] }
    const two = table({ position: { weavingTop: 'weaving-12', weavingStack: [], village: ['priest', 'priest'], seats: [own, {}] } })
      .play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part', 'conquer:conquest-antisuyu-3', 'lay:weaving-12+new')
    expect([two.player(0).tapestries, two.summary().weavingTop, two.question]).toEqual([[['weaving-12']], null, 'second-side-action'])
    expect(two.log('weaving-gained')).toHaveLength(1)
  })
})

describe('Merchant', () => {
  function merchant(seat: object, more: object = {}): Table {
    const own = { potato: 2, gold: 1, workers: ['architect'], ...seat }
    const t = table({ ...more, position: { seats: [own] } })
    const taskOf = t.g.rules.taskOf as number[]
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('merchant')
    return t.play('place:architect', 'on:space-middle-0-b', 'by-gold').play(...(t.question === 'payment' ? ['pay:2-potato'] : []), 'task:icon-middle-0-ab')
  }
  const EX7 = [
    ['weaving-sw01', 'weaving-01', 'weaving-30', 'weaving-27'],
    ['weaving-03', 'weaving-16', 'weaving-14', 'weaving-11', 'weaving-13'],
  ]

  it('TAW-TASK-MERCHANT-01 TAW-TASK-MERCHANT-02 TAW-EX-07 every matching connection pays, the others nothing', () => {
    const t = merchant({ tapestries: EX7, gold: 2 }, { chance: ['draw-army:army-01'] })
    expect(t.log('connection').map((event) => event['weaving'])).toEqual(['weaving-01', 'weaving-11'])
    expect(t.player(0)).toMatchObject({ potato: 3, stone: 2, gold: 1 })
    expect(t.answers.filter((key) => key.startsWith('connection'))).toEqual(['connection:weaving-16', 'connection:weaving-27'])
    t.play('connection:weaving-16', 'connection:weaving-27', 'take-part')
    expect(t.player(0)).toMatchObject({ potato: 4, stone: 2, gold: 0, temple: 1, armyCards: ['army-01'] })
  })

  it('TAW-TASK-MERCHANT-05 the paid climb may be declined', () => {
    const t = merchant({ tapestries: EX7, gold: 2 }, { chance: ['draw-army:army-01'] }).play('connection:weaving-16', 'done')
    expect(t.player(0)).toMatchObject({ gold: 1, temple: 0 })
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-TASK-MERCHANT-01 other rewards may not be declined', () => {
    const t = merchant({ tapestries: EX7, gold: 2 })
    expect(t.refused('done').rule).toBe('TAW-TASK-MERCHANT-01')
  })

  it('TAW-TASK-MERCHANT-04 the same symbol pays once per connection', () => {
    const t = merchant({ tapestries: [['weaving-sw01', 'weaving-01'], ['weaving-09', 'weaving-12']] })
    expect(t.player(0).potato).toBe(6)
  })

  it('TAW-COUNT-11 Merchant is performed even without a connection', () => {
    expect(merchant({}).question).toBe('end-of-turn')
  })
})
