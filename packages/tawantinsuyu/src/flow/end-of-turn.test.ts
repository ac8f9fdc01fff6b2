import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'

const SIMPLE = ['side:pray', 'side:move-priest', 'move-to:section-1', 'decline']

/** Seat 0 has done its side actions and is asked about the Village. */
const ending = (seat: object, position: object = {}, more: object = {}): Table =>
  table({ seed: 1, ...more, position: { ...position, seats: [seat] } }).play(...SIMPLE)
const VILLAGE = ['warrior', 'courier', 'priest']

describe('the purchase of a Village Worker', () => {
  it('TAW-EOT-02 1 potato at the potato end, 1 corn at the corn end', () => {
    const seat = { potato: 2, corn: 2, workers: [] }
    const potato = ending(seat, { village: VILLAGE }).play('village:potato-end')
    expect(potato.player(0)).toMatchObject({ potato: 1, corn: 2, workers: ['warrior'] })
    expect(potato.village).toEqual(['courier', 'priest'])
    const corn = ending(seat, { village: VILLAGE }).play('village:corn-end')
    expect(corn.player(0)).toMatchObject({ potato: 2, corn: 1, workers: ['priest'] })
    expect(corn.village).toEqual(['warrior', 'courier'])
  })

  it('TAW-EOT-02 at most one per turn, or none', () => {
    const t = ending({ potato: 2, corn: 2, workers: [] }, { village: VILLAGE })
    expect(t.answers).toEqual(['village:potato-end', 'village:corn-end', 'end-turn'])
    t.play('village:potato-end')
    expect(t).toMatchObject({ seat: 1, question: 'turn' })
    expect(ending({ potato: 2 }, { village: VILLAGE }).play('end-turn').village).toEqual(VILLAGE)
  })

  it('TAW-EOT-02 what cannot be paid is refused', () => {
    const t = ending({ potato: 1 }, { village: VILLAGE })
    expect(t.refused('village:corn-end').rule).toBe('TAW-EOT-02')
    expect(t.why('village:corn-end')).toMatchObject({ reason: 'recruit-needs-food', need: 1, have: 0 })
    expect(ending({}, { village: VILLAGE }).answers).toEqual(['end-turn'])
  })

  it('TAW-EOT-03 TAW-EDGE-04 the last Worker costs a potato or a corn, as the buyer likes', () => {
    const last = (end: string): Table => ending({ potato: 1, corn: 1, workers: [] }, { village: ['courier'] }).play(`village:${end}-end`)
    expect(last('potato').player(0)).toMatchObject({ potato: 0, corn: 1, workers: ['courier'] })
    expect(last('corn').player(0)).toMatchObject({ potato: 1, corn: 0, workers: ['courier'] })
    expect(ending({ corn: 1 }, { village: ['courier'] }).answers).toEqual(['village:corn-end', 'end-turn'])
  })

  it('TAW-EOT-04 is open after a placement as well, and with two Workers or more', () => {
    const seat = { potato: 1, gold: 1, workers: ['architect', 'craftsman', 'priest'] }
    const t = table({ position: { village: VILLAGE, seats: [seat] } }).play('place:architect', 'on:space-top-0-a', 'by-gold', 'stop')
    expect(t.offers('village:potato-end')).toBe(true)
    expect(ending({ ...seat, gold: 0 }, { village: VILLAGE }).offers('village:potato-end')).toBe(true)
    expect(t.play('village:potato-end').player(0).workers).toEqual(['craftsman', 'warrior', 'priest'])
  })

  it('TAW-EOT-05 nobody takes the place of the Worker bought', () => {
    const t = ending({ potato: 1, workers: [] }, { village: VILLAGE }).play('village:potato-end')
    expect(t.village).toHaveLength(2)
    expect(t.log('villager-arrives')).toEqual([])
  })

  it('TAW-EOT-06 TAW-FEAST-01 the last Worker brings the Feast tile and 1 VP at once', () => {
    const t = ending({ potato: 2, workers: [] }, { village: ['courier', 'priest'] }).play('village:potato-end')
    expect(t.summary().feast).toEqual({ holder: null, triggered: 0 })
    const last = ending({ potato: 1, vp: 3 }, { village: ['courier'] }).play('village:potato-end')
    expect(last.summary().feast).toEqual({ holder: 0, triggered: 1 })
    expect(last).toMatchObject({ seat: 0, question: 'dismiss' }) // still the same turn
    expect(last.player(0).vp).toBe(4)
  })
})

describe('the Worker limit', () => {
  it('TAW-EOT-07 TAW-EDGE-06 two stay; the player chooses who leaves, for good and not into the bag', () => {
    const t = ending({ potato: 1, workers: ['architect', 'craftsman', 'craftsman'] }, { village: VILLAGE })
    const bag = t.summary().bag
    t.play('village:potato-end')
    expect(t.answers).toEqual(['dismiss:architect', 'dismiss:craftsman', 'dismiss:warrior'])
    t.play('dismiss:craftsman')
    expect(t.question).toBe('dismiss')
    t.play('dismiss:architect')
    expect(t).toMatchObject({ seat: 1, question: 'turn' })
    expect(t.player(0).workers).toEqual(['craftsman', 'warrior'])
    expect(t.summary()).toMatchObject({ bag, village: ['courier', 'priest'], casualties: [] })
  })

  it('TAW-EOT-07 comes after the purchase, also when nothing is bought', () => {
    const t = ending({ workers: ['architect', 'craftsman', 'priest'] })
    expect(t.question).toBe('end-of-turn')
    t.play('end-turn')
    expect(t.question).toBe('dismiss')
    expect(ending({ workers: ['architect', 'craftsman'] }).play('end-turn').seat).toBe(1)
  })

  it('TAW-EOT-08 TAW-EDGE-05 waits for the end of the own turn', () => {
    // seat 1 takes a Nomad for the reward of Temple space 5 in the turn of seat 0
    const position = { nomads: ['priest', 'courier'], bag: [], seats: [{ priest: 1 }, { corn: 3, temple: 4, workers: ['architect', 'craftsman'] }] }
    const t = table({ position, seed: 1 }).play('side:move-priest', 'move-to:section-2', 'decline', 'offer-corn:3', 'option:1', 'nomad:priest')
    t.play('side:pray', 'end-turn')
    expect(t).toMatchObject({ seat: 1, question: 'turn' })
    expect(t.player(1).workers).toEqual(['architect', 'craftsman', 'priest'])
    t.play(...SIMPLE, 'end-turn')
    expect(t).toMatchObject({ seat: 1, question: 'dismiss' })
  })
})

describe('the end of a turn', () => {
  it('TAW-EOT-01 goes: purchase, limit, card to the offer, Market, next player', () => {
    const seat = { potato: 1, godCards: ['god-hook-3'], workers: ['architect', 'craftsman', 'priest'], gold: 0 }
    const market = ['production-01', null, 'passive-01', 'passive-02']
    const t = table({ position: { village: VILLAGE, market, seats: [seat] }, seed: 1 })
      .play('place:architect', 'on:space-top-0-a', 'by-card:god-hook-3', 'stop', 'village:potato-end')
    expect(t.question).toBe('dismiss')
    expect(t.offer).toEqual([])
    expect(t.market).toEqual(market)
    t.play('dismiss:warrior')
    expect(t).toMatchObject({ seat: 1, question: 'turn', offer: ['god-hook-3'] })
    expect(t.market).not.toContain(null)
    const order = ['worker-gained', 'worker-dismissed', 'offered', 'building-revealed']
    expect(t.events.map((event) => event.type).filter((type) => order.includes(type))).toEqual(order)
  })

  it('TAW-EOT-09 every empty slot is filled from the stack of its kind; one without a stack stays empty', () => {
    const passives = Array.from({ length: 20 }, (_, i) => `passive-${String(i + 1).padStart(2, '0')}`)
    const market = [null, 'production-02', null, null]
    const position = { market, seats: [{}, { buildings: passives.filter((id) => id !== 'passive-20') }] }
    const t = table({ position, chance: ['draw-god:god-hook-1', 'draw-god:god-hook-2', 'draw-building:production-19', 'draw-building:passive-20'] })
    t.play(...SIMPLE)
    expect(t.market).toEqual(market)
    t.play('end-turn')
    expect(t.market).toEqual(['production-19', 'production-02', 'passive-20', null])
  })

  it('TAW-EOT-09 Passive Buildings do not fill the slots of Production Buildings', () => {
    const productions = Array.from({ length: 19 }, (_, i) => `production-${String(i + 1).padStart(2, '0')}`)
    const market = [null, 'production-02', 'passive-08', 'passive-09']
    const position = { market, seats: [{}, { buildings: productions.filter((id) => id !== 'production-02') }] }
    const t = table({ position, chance: ['draw-god:god-hook-1', 'draw-god:god-hook-2'] }).play(...SIMPLE, 'end-turn')
    expect(t).toMatchObject({ seat: 1, market })
  })

  it('TAW-EDGE-31 also slots that another player has emptied in this turn', () => {
    const market = ['production-01', 'production-02', 'passive-01', 'passive-02']
    const t = table({ position: { market, seats: [{ priest: 2 }, { army: ['army-19', 'army-20', 'army-21'] }] }, seed: 1 })
    t.play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-gold', 'conquer:conquest-kuntisuyu-5')
    for (let n = 0; n < 9 && t.question.endsWith('-soldiers'); n++) t.play(t.answers[0] ?? '')
    t.play('erect:passive-02')
    expect(t.market).toEqual(['production-01', 'production-02', 'passive-01', null])
    expect(t.seat).toBe(0)
    t.play('side:pray', 'end-turn')
    expect(t.market.slice(0, 3)).toEqual(['production-01', 'production-02', 'passive-01'])
    expect(t.market[3]).toMatch(/^passive-/)
  })
})
