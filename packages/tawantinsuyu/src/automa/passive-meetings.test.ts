// Your Passive Buildings where Axomamma acts.
import { describe, expect, it } from 'vitest'
import { HER, herTurn, sheNears, sheRolls, type SoloSetUp, YOU, yourTurn } from './testing.ts'

const Z = (n: number): string => `passive-${String(n).padStart(2, '0')}`
const owning = (numbers: number[], more: object = {}): object => ({ buildings: numbers.map(Z), ...more })

describe('Weavings', () => {
  /** She buys one of 29, 03 and 04 for 1 corn. */
  const buys = (more: SoloSetUp) =>
    sheRolls(3, {
      axomamma: { tokens: { 'axo-token-3a': 'axo-top-1', 'axo-token-3b': 'axo-middle-2' } },
      position: { weavingTop: 'weaving-29' }, her: { corn: 1, tapestries: [['weaving-16']] },
      chance: ['draw-weaving:weaving-03', 'draw-weaving:weaving-04', 'draw-weaving:weaving-31'], ...more,
    })

  it('TAW-BLD-Z04 TAW-SOLO-55 TAW-ASK-15 a leftover of her purchase pays your connection in her turn', () => {
    const t = buys({ you: owning([4], { corn: 3, tapestries: [['weaving-12']] }) }) // 12 ends with gold, 29 begins with it
    t.play('buy:weaving-29', 'lay:weaving-29+tapestry-1')
    expect(t.player(YOU)).toMatchObject({ corn: 0, gold: 1 })
    expect(buys({ you: { corn: 3, tapestries: [['weaving-12']] } }).play('buy:weaving-29', 'lay:weaving-29+tapestry-1').player(YOU).gold).toBe(0)
  })

  it('TAW-BLD-Z08 TAW-SOLO-58 she chooses among what you opened, never among what you put under', () => {
    const t = yourTurn({
      you: owning([8], { workers: ['courier'], gold: 1, corn: 6 }), her: { corn: 3, tapestries: [['weaving-sw01']] }, position: { weavingTop: 'weaving-01' },
      chance: ['03', '31', '14', '16', '12'].map((n) => `draw-weaving:weaving-${n}`),
    }).play('place:courier', 'on:space-top-0-a', 'by-gold', 'task:icon-summit-01', 'put-under:weaving-31', 'put-under:weaving-16', 'done')
    expect(t.player(HER)).toMatchObject({ corn: 1, tapestries: [['weaving-sw01', 'weaving-14']] }) // the highest number of the three
  })

  it('TAW-BLD-Z11 TAW-BLD-Z04 TAW-SOLO-27 the Weaving of her Offering pays your connection before she climbs', () => {
    const t = sheNears('offering', { her: { corn: 4, temple: 5 }, you: owning([4, 11], { tapestries: [['weaving-12']] }), position: { weavingTop: 'weaving-29' }, seed: 1 })
    t.play('weaving:top')
    expect(t.player(HER).temple).toBe(5)
    t.play('lay:weaving-29+tapestry-1')
    expect([t.player(YOU).gold, t.player(HER).temple]).toEqual([1, 7])
  })
})

describe('her Conquest', () => {
  it('TAW-BLD-Z13 TAW-BLD-Z17 TAW-SOLO-27 your Z13 holds there, and the gold of Z17 plays an Army card', () => {
    const you = owning([13, 17], { armyCards: ['army-04'] })
    const t = sheNears('conquer', { her: { army: ['army-19', 'army-20'] }, you, position: { village: ['priest', 'priest'] }, seed: 1 })
    expect([t.seat, t.question, t.player(YOU).gold]).toEqual([YOU, 'play-army', 1])
    t.play('play-army:army-04')
    expect([t.question, t.offers('conquer:conquest-qullasuyu-1')]).toEqual(['conquer', true]) // flip 2 is now 1
    expect(t.player(YOU)).toMatchObject({ gold: 0, vp: 1 })
  })
})

describe('besides her Conquest', () => {
  it('TAW-SOLO-28 the Army card she draws for the action comes after it and stays in her hand', () => {
    const t = sheNears('conquer', { her: { army: ['army-19', 'army-20'] }, position: { village: ['priest', 'priest'] }, seed: 1 })
    const types = t.events.map((event) => event.type)
    expect(types.lastIndexOf('army-card-drawn')).toBeGreaterThan(types.lastIndexOf('conquer'))
    expect(t.player(HER).armyCards).toHaveLength(1)
  })
})

describe('her Feast', () => {
  it('TAW-FEAST-05 TAW-BLD-Z12 TAW-BLD-Z06 TAW-SOLO-13 your Buildings work at the Feast she holds', () => {
    const t = herTurn({ you: owning([6, 12], { gold: 1, temple: 2 }), her: { workers: [] }, position: { feast: { holder: HER } }, seed: 1 })
    expect([t.seat, t.question, t.player(YOU).potato]).toEqual([YOU, 'pay-then', 0])
    t.play('decline')
    expect(t.player(YOU).potato).toBe(4)
  })

  it('TAW-BLD-Z19 TAW-ASK-04 but Z19 is not yours to use in her turn', () => {
    const t = herTurn({ you: owning([19], { potato: 9, godCards: ['god-zigzag-1'] }), her: { workers: [] }, position: { feast: { holder: HER } }, seed: 1 })
    expect([t.seat, t.question, t.offers('call-god')]).toEqual([YOU, 'feast-card', false])
  })
})
