import { describe, expect, it } from 'vitest'
import { hillSpaces, terraces } from '../content/index.ts'
import { table, type TestSetUp } from '../testing.ts'

/** A turn of seat 0 with one Worker, food and gold enough for any space, High Priest in section 0. */
const rich = (role: string, position: object = {}, seat: object = {}): TestSetUp => ({
  position: { hill: {}, ...position, seats: [{ potato: 20, gold: 5, workers: [role], ...seat }] },
})

/** Food paid for a placement by gold on an empty hill. */
function foodPaid(role: string, space: string, position: object = {}): number {
  const t = table(rich(role, position, { potato: 20, corn: 0 })).play(`place:${role}`, `on:${space}`, 'by-gold')
  const way = t.answers.find((key) => /^pay:\d+-potato$/.test(key))
  if (way !== undefined && t.question === 'payment') t.play(way)
  return t.log('pay').filter((event) => event['what'] === 'potato').reduce((sum, event) => sum + Number(event['n']), 0)
}

describe('the price of a placement', () => {
  it('TAW-PLACE-01 a Worker of the own pool goes to an empty space', () => {
    const t = table(rich('architect', { hill: { 'space-top-0-a': 'priest' } })).play('place:architect')
    expect(t.refused('on:space-top-0-a').rule).toBe('TAW-PLACE-01')
    expect(t.why('space-top-0-a')).toMatchObject({ reason: 'space-taken' })
    t.play('on:space-top-0-b', 'by-gold')
    expect(t.hill('space-top-0-b')).toBe('architect')
    expect(t.player(0).workers).toEqual([])
    expect(table(rich('architect')).refused('place:warrior').rule).toBe('TAW-PLACE-01')
  })

  it('TAW-PLACE-02 the price is a God card of the god of the space or 1 gold', () => {
    const cards = { godCards: ['god-diamond-4', 'god-hook-3'], gold: 1 }
    const t = table(rich('architect', {}, cards)).play('place:architect', 'on:space-top-0-b')
    expect(t.answers).toEqual(['by-card:god-diamond-4', 'by-gold'])
    expect(t.refused('by-card:god-hook-3').rule).toBe('TAW-PLACE-02')
    t.play('by-card:god-diamond-4')
    expect(t.player(0)).toMatchObject({ gold: 1, godCards: ['god-hook-3'], potato: 20 })
  })

  it('TAW-PLACE-03 TAW-PLACE-17 gold opens a space of any god; without card and gold a space is closed', () => {
    const none = table(rich('architect', {}, { gold: 0, godCards: ['god-diamond-4'] })).play('place:architect')
    const diamonds = hillSpaces.filter((space) => space.god === 'diamond').map((space) => `on:${space.id}`)
    expect(none.answers).toEqual(diamonds)
    expect(none.why('space-top-0-a')).toMatchObject({ rule: 'TAW-PLACE-02', reason: 'needs-god-card-or-gold' })
    const one = table(rich('architect', {}, { gold: 1 })).play('place:architect')
    expect(one.answers).toHaveLength(45)
  })

  it('TAW-PLACE-02 without any space to pay for the Worker cannot be placed', () => {
    const t = table(rich('architect', {}, { gold: 0 }))
    expect(t.refused('place:architect').rule).toBe('TAW-PLACE-17')
  })
})

describe('Travel and Descent', () => {
  it.each([[0, 0], [1, 1], [2, 3], [3, 3], [4, 1]])('TAW-PLACE-04 TAW-PLACE-05 Travel to section %i costs %i food', (section, food) => {
    expect(foodPaid('architect', `space-top-${section}-a`)).toBe(food)
  })

  it.each([['top', 0], ['middle', 2], ['bottom', 5]] as const)('TAW-PLACE-06 Descent to the %s terrace costs %i', (terrace, food) => {
    expect(foodPaid('architect', `space-${terrace}-0-a`)).toBe(food)
  })

  it('TAW-PLACE-04 the food is Travel plus Descent', () => {
    expect(foodPaid('architect', 'space-bottom-2-a')).toBe(3 + 5)
  })

  const upper = { steps: { 'steps-upper-0': 1 } }
  const both = { steps: { 'steps-upper-0': 1, 'steps-lower-0': 1 } }
  it.each([
    ['middle', upper, 0], ['middle', both, 0], ['bottom', upper, 3], ['bottom', both, 1], ['top', both, 0],
  ] as const)('TAW-PLACE-07 TAW-PLACE-08 markers above a %s space (%j) leave a Descent of %i', (terrace, position, food) => {
    expect(foodPaid('architect', `space-${terrace}-0-a`, position)).toBe(food)
  })

  it('TAW-PLACE-07 TAW-EDGE-19 only Stairs in the section of the space count', () => {
    expect(foodPaid('architect', 'space-middle-1-a', upper)).toBe(1 + 2)
    expect(foodPaid('architect', 'space-middle-1-a', { steps: { 'steps-upper-1': 1 } })).toBe(1)
  })

  it('TAW-PLACE-09 own markers reduce the Descent as well', () => {
    expect(foodPaid('architect', 'space-bottom-0-a', { steps: { 'steps-upper-0': 0, 'steps-lower-0': 1 } })).toBe(1)
  })

  it('TAW-PLACE-10 the reduction cannot be declined', () => {
    const t = table(rich('architect', upper)).play('place:architect', 'on:space-middle-0-a', 'by-gold')
    expect(t.log('pay').filter((event) => event['what'] !== 'gold')).toEqual([])
    expect(t.player(1).vp).toBe(1)
  })

  it('TAW-PLACE-11 TAW-PLACE-12 TAW-EDGE-18 owners score 1 VP per marker used, the placing player none for the own', () => {
    const after = (steps: object): number[] => {
      const t = table({ players: 3, position: { steps, seats: [{ potato: 9, gold: 1, workers: ['architect'] }] } })
      t.play('place:architect', 'on:space-bottom-0-a', 'by-gold')
      if (t.question === 'payment') t.play(t.answers[0] ?? '')
      return [0, 1, 2].map((seat) => t.player(seat).vp)
    }
    expect(after({ 'steps-upper-0': 1, 'steps-lower-0': 1 })).toEqual([0, 2, 0])
    expect(after({ 'steps-upper-0': 1, 'steps-lower-0': 2 })).toEqual([0, 1, 1])
    expect(after({ 'steps-upper-0': 0, 'steps-lower-0': 2 })).toEqual([0, 0, 1])
    expect(after({ 'steps-upper-1': 1 })).toEqual([0, 0, 0])
  })

  it('TAW-PLACE-13 TAW-WORK-COURIER-01 TAW-EDGE-20 a Courier pays 1 less of the sum, never below 0', () => {
    expect(foodPaid('courier', 'space-bottom-2-a')).toBe(7)
    expect(foodPaid('courier', 'space-top-1-a')).toBe(0)
    expect(foodPaid('courier', 'space-top-0-a')).toBe(0)
    expect(foodPaid('courier', 'space-middle-0-a', upper)).toBe(0)
  })

  it('TAW-PLACE-17 a space is closed when price and food together are too much', () => {
    const t = table(rich('architect', {}, { potato: 1, gold: 1 })).play('place:architect')
    expect(t.offers('on:space-top-1-a')).toBe(true)
    expect(t.why('space-middle-0-a')).toMatchObject({ rule: 'TAW-PLACE-04', need: 2, have: 1 })
    const card = table(rich('architect', {}, { potato: 1, gold: 1, godCards: ['god-diamond-4'] })).play('place:architect')
    expect(card.offers('on:space-middle-0-a')).toBe(true) // the card is the price, gold may be food
    card.play('on:space-middle-0-a')
    expect(card.answers).toEqual(['by-card:god-diamond-4'])
    expect(card.why('by-gold')).toMatchObject({ rule: 'TAW-PLACE-04', need: 2, have: 1 })
    expect(card.refused('by-gold').rule).toBe('TAW-PLACE-04')
  })

  it('TAW-PLACE-14 the cost is paid before tasks; benefits of the card cannot pay it, Army cards can', () => {
    const seat = { potato: 0, workers: ['architect'], godCards: ['god-spiral-1'], statues: ['small-spiral'], priest: 1, armyCards: ['army-16'] }
    const t = table({ position: { seats: [seat] } })
    expect(t.refused('place:architect').rule).toBe('TAW-PLACE-17') // the card would give 3 potatoes, but only afterwards
    t.play('trade:army-16', 'place:architect', 'on:space-middle-1-a', 'by-card:god-spiral-1')
    expect(t.player(0)).toMatchObject({ potato: 0, armyCards: [] })
    expect(t.question).toBe('benefits')
  })

  it('TAW-PLACE-15 a placed Worker stays', () => {
    const t = table(rich('architect')).play('place:architect', 'on:space-top-0-b', 'by-gold', 'stop', 'end-turn', 'side:pray')
    expect(t.hill('space-top-0-b')).toBe('architect')
  })

  it('TAW-EX-02 Travel 1 + Descent 5 - 2 is 4 food, and the owner of the marker scores 1 VP', () => {
    const t = table({ position: { steps: { 'steps-upper-1': 1 }, seats: [{ potato: 4, gold: 1, workers: ['architect'], priest: 0 }] } })
    t.play('place:architect', 'on:space-bottom-1-b', 'by-gold')
    expect(t.player(0)).toMatchObject({ potato: 0, gold: 0 })
    expect(t.player(1).vp).toBe(1)
  })

  it('TAW-COMP-02 the terraces are top, middle and bottom', () => {
    expect(terraces).toEqual(['top', 'middle', 'bottom'])
  })
})
