import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'

/** The third Feast of seat 0 and with it the end of the game. */
const end = (seats: object[], position: object = {}): Table =>
  table({ players: seats.length, position: { feasts: 2, feast: { holder: 0 }, ...position, seats } })
const bare = { workers: [] }

/** What a seat scored by a rule. */
const scored = (t: Table, seat: number, rule: string): number =>
  t.log('score').filter((event) => event.seat === seat && event.rule === rule).reduce((sum, event) => sum + Number(event['n']), 0)

// seven patterns, no matching connection
const SEVEN = ['weaving-08', 'weaving-03', 'weaving-04', 'weaving-05', 'weaving-02', 'weaving-01', 'weaving-19']

describe('final scoring', () => {
  it('TAW-END-01 comes after step 4 of the third Feast; nobody takes a further turn', () => {
    const t = end([bare, bare])
    expect(t).toMatchObject({ question: 'over', seat: 'nobody' })
    expect(t.summary()).toMatchObject({ over: true, feasts: 3 })
    expect(t.why('side:pray')).toMatchObject({ rule: 'TAW-END-01', reason: 'game-over' })
  })

  it.each([[1, 0], [2, 1], [3, 3], [4, 6], [5, 10], [6, 15], [7, 21]])('TAW-END-02 a Tapestry of %i Weavings scores %i VP', (length, vp) => {
    const seats = [{ ...bare, tapestries: [SEVEN.slice(0, length)] }, bare, bare, bare]
    expect(scored(end(seats), 0, 'TAW-END-02')).toBe(vp)
  })

  it('TAW-END-02 each Tapestry by itself', () => {
    const tapestries = [['weaving-sw01', 'weaving-01', 'weaving-16'], ['weaving-03', 'weaving-04'], ['weaving-13']]
    expect(scored(end([{ ...bare, tapestries }, bare]), 0, 'TAW-END-02')).toBe(3 + 1)
  })

  it.each([[8, 0], [9, 4], [10, 8], [11, 12], [12, 18]])('TAW-END-03 Temple space %i scores %i VP in its centre', (temple, vp) => {
    const t = table({ players: 2, seed: 1, position: { feasts: 2, feast: { holder: 0 }, seats: [{ ...bare, temple, potato: 1 }] } })
    if (t.question === 'keep-army-card') t.play(t.answers.find((key) => key.startsWith('keep')) ?? '')
    expect(t.question).toBe('over')
    expect(scored(t, 0, 'TAW-END-03')).toBe(vp)
  })

  it('TAW-END-04 2 VP for each face-up Building, Passive ones included, nothing for face-down ones', () => {
    const seat = { ...bare, buildings: ['production-05', 'passive-01', 'passive-02'], buildingsDown: ['production-03', 'production-04'] }
    expect(scored(end([seat, bare], { market: ['production-06', 'production-07', 'passive-03', 'passive-04'] }), 0, 'TAW-END-04')).toBe(6)
  })

  it('TAW-END-05 TAW-EDGE-12 1 VP for each God card in hand, after its upkeep', () => {
    const cards = { godCards: ['god-hook-1', 'god-hook-2'], shown: ['god-cross-1'] }
    const t = end([{ ...bare, ...cards, potato: 1, vp: 10 }, bare])
    expect(t.log('lose')).toMatchObject([{ seat: 0, n: 4, rule: 'TAW-FEAST-15' }])
    expect(scored(t, 0, 'TAW-END-05')).toBe(3)
    expect(t.player(0)).toMatchObject({ potato: 0, vp: 10 - 4 + 3 })
  })

  it('TAW-END-06 1 VP for each face-up Army card in the area, none for those in hand or face-down', () => {
    const seat = { ...bare, army: ['army-01', 'army-20'], armyDown: ['army-02', 'army-03', 'army-04'], armyCards: ['army-05'] }
    expect(scored(end([seat, bare]), 0, 'TAW-END-06')).toBe(2)
  })

  it('TAW-END-07 TAW-END-08 1 VP for each Worker and for each gold, nothing for other resources', () => {
    const t = end([{ workers: ['priest', 'courier', 'courier'], gold: 4, stone: 9, corn: 9, potato: 9 }, bare])
    expect([scored(t, 0, 'TAW-END-07'), scored(t, 0, 'TAW-END-08')]).toEqual([3, 4])
    expect(t.player(0).vp).toBe(7)
  })
})

describe('the winner', () => {
  const places = (...seats: object[]): unknown[] => {
    const t = end(seats.map((seat) => ({ ...bare, ...seat })))
    return seats.map((_seat, i) => t.player(i).place)
  }

  it('TAW-END-09 has most VP', () => expect(places({ vp: 5 }, { vp: 7, stone: 0 }, { vp: 6, stone: 9 })).toEqual([3, 1, 2]))

  it('TAW-END-09 after all has been scored', () => expect(places({ vp: 5, workers: ['priest', 'priest'] }, { vp: 6 })).toEqual([1, 2]))

  it('TAW-END-10 a tie goes to most resources of all four kinds together', () => {
    expect(places({ vp: 5, stone: 2 }, { vp: 5, potato: 1, corn: 1, stone: 1 })).toEqual([2, 1])
    expect(places({ vp: 4, gold: 1 }, { vp: 5 })).toEqual([1, 2]) // gold scores and counts
    expect(places({ vp: 5, potato: 3 }, { vp: 5, corn: 2 })).toEqual([1, 2])
  })

  it('TAW-END-11 who is still tied shares the victory', () =>
    expect(places({ vp: 5, stone: 2 }, { vp: 5, corn: 2 }, { vp: 5, corn: 1 })).toEqual([1, 1, 3]))
})
