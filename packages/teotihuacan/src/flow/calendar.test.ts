// The calendar: what moves the light disc, and how many turns follow before an eclipse is scored.
import { describe, expect, it } from 'vitest'
import { pyramidSlots, pyramidTiles } from '../content/index.ts'
import { DUE, LIGHT } from '../state.ts'
import { type Table, table } from '../testing.ts'

const light = (t: Table): number => t.g.s[LIGHT]
const due = (t: Table): number => t.g.s[DUE]
const first = (t: Table, verb: string): string => t.answers.find((key) => key.startsWith(verb)) ?? `no ${verb}`

/** Whoever is asked moves some worker and collects cocoa; the seat that did. */
function quietTurn(t: Table): number | string {
  const seat = t.seat
  t.play(first(t, 'move:')).play(first(t, 'to:')).play('collect-cocoa', 'end-turn')
  return seat
}

/** The turn of a seat whose first worker stands on the Palace with power 5: it ascends at the Stone Quarry. */
function ascend(t: Table, seat: number): Table {
  const worker = `worker-${seat}-0`
  return t.play(`move:${worker}`, 'to:stone-quarry', 'main-action', `power-up:${worker}`, 'reward:ascend-vp-5')
}

/** Seats that still take a turn, up to the scoring. */
function turnsUntilScored(t: Table): (number | string)[] {
  const seats: (number | string)[] = []
  while (t.log('eclipse').length === 0 && seats.length < 20) seats.push(quietTurn(t))
  return seats
}

const master = { cocoa: 5, workers: ['palace 5', 'palace 1', 'palace 1'] }

/** A pyramid that lacks nothing but the top, with the blank tile 31 on display. */
const nearlyComplete = Object.fromEntries(pyramidSlots.filter((slot) => slot.level < 4).map((slot, i) => [slot.id, pyramidTiles[i].id]))
const architect = { cocoa: 5, stone: 2, wood: 3, workers: ['forest 1', 'palace 1', 'palace 1'] }

function completePyramid(t: Table, seat: number): Table {
  const worker = `worker-${seat}-0`
  t.play(`move:${worker}`, 'to:construction', 'main-action', 'build-with:pyr-31', 'build-at:p4-r0c0', 'turned:0')
  return t.play(`power-up:${worker}`)
}

/** Seat `turn` acts with the light disc one space before the dark one. */
const oneSpaceLeft = (players: number, turn: number, firstSeat = 0, round = 1): Table => {
  const dark = 8 + players
  const seats = Array.from({ length: players }, () => master)
  return table({ players, position: { turn, first: firstSeat, round, calendar: { light: dark - 1 }, seats } })
}

describe('the light disc', () => {
  it('TEO-CAL-01 moves by 1 at the end of the Last Player\'s turn and at no other turn end', () => {
    const t = table({ players: 3, position: { first: 1 } })
    const spaces = Array.from({ length: 7 }, () => [quietTurn(t), light(t)])
    expect(spaces).toEqual([[1, 0], [2, 0], [0, 1], [1, 1], [2, 1], [0, 2], [1, 2]])
  })

  it('TEO-CAL-01 moves by 1 for each ascension, at once, whoever ascends', () => {
    const t = table({ players: 3, position: { seats: [master, master] } })
    ascend(t, 0)
    expect(light(t)).toBe(1)
    t.play('end-turn')
    expect(light(t)).toBe(1)
    const steps = ascend(t, 1).log('calendar').map(({ seat, space, rule }) => [seat, space, rule])
    expect(steps).toEqual([[0, 1, 'TEO-ASC-10'], [1, 2, 'TEO-ASC-10']])
  })

  it('TEO-CAL-01 jumps to the dark disc when the pyramid is completed', () => {
    const t = table({ players: 3, position: { pyramid: nearlyComplete, seats: [architect] } })
    expect(light(completePyramid(t, 0))).toBe(11)
  })

  it('TEO-CAL-01 stays for main actions, power-ups, worship and the free unlock of other players', () => {
    const seats = [{ workers: ['palace 1'] }, { workers: ['palace 1', 'forest-worship 1'] }]
    const t = table({ players: 4, seed: 1, position: { seats } })
    t.play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0', 'end-turn')
    t.play('free-unlock', 'end-turn')
    t.play('move:worker-2-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect', 'end-turn')
    expect([t.seat, light(t)]).toEqual([3, 0])
    expect(t.log('calendar')).toEqual([])
  })

  it('TEO-CAL-02 TEO-CAL-03 stops on the dark disc: an ascension there makes the step at the end of the turn lost', () => {
    const t = oneSpaceLeft(3, 2)
    ascend(t, 2)
    expect([light(t), due(t)]).toEqual([11, 2])
    t.play('end-turn')
    expect([light(t), due(t)]).toEqual([11, 2])
    expect(t.log('calendar')).toHaveLength(1)
  })

  it('TEO-CAL-02 loses the second of two ascensions in one turn when one space was left', () => {
    const twins = { cocoa: 5, tiles: ['disc-power-up-2-a'], workers: ['palace 5', 'palace 5', 'palace 1'] }
    const t = table({ players: 2, position: { calendar: { light: 9 }, seats: [twins] } })
    t.play('use:disc-power-up-2-a', 'power-up:worker-0-0', 'reward:ascend-vp-5', 'power-up:worker-0-1', 'reward:ascend-vp-5')
    expect([t.player(0).vp, t.player(0).avenue]).toEqual([10, 2])
    expect(t.summary()['calendar']).toEqual({ light: 10, dark: 10, eclipses: 0, due: 2 })
  })
})

describe('a pending eclipse', () => {
  it('TEO-CAL-03 is triggered at the moment the discs meet, in the middle of a turn', () => {
    const t = oneSpaceLeft(2, 0)
    t.play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0')
    expect([due(t), t.log('eclipse-triggered')]).toEqual([0, []])
    t.play('reward:ascend-vp-5')
    expect([t.question, due(t)]).toEqual(['end-turn', 2])
    expect(t.log('eclipse-triggered').map((event) => event.seat)).toEqual([0])
  })

  it('TEO-CAL-03 is not triggered one space earlier', () => {
    const t = table({ players: 2, position: { calendar: { light: 8 }, seats: [master] } })
    ascend(t, 0)
    expect([light(t), due(t)]).toEqual([9, 0])
  })

  it('TEO-CAL-03 holds the disc and its date: later ascensions and rounds change neither', () => {
    const t = oneSpaceLeft(3, 0)
    ascend(t, 0).play('end-turn')
    ascend(t, 1).play('end-turn')
    expect(t.player(1).vp).toBe(5)
    quietTurn(t)
    expect(t.summary()['calendar']).toEqual({ light: 11, dark: 11, eclipses: 0, due: 2 })
    expect(t.summary()['round']).toBe(2)
    quietTurn(t)
    quietTurn(t)
    expect(t.log('eclipse-triggered')).toHaveLength(1)
    expect(t.log('eclipse')).toEqual([])
    quietTurn(t)
    expect(t.log('eclipse')).toHaveLength(1)
  })
})

describe('when the eclipse is scored', () => {
  it('TEO-CAL-04 TEO-EDGE-07 after one full round, not two, when the Last Player\'s end of turn triggers it', () => {
    const t = oneSpaceLeft(4, 3)
    quietTurn(t)
    expect(due(t)).toBe(2)
    expect(turnsUntilScored(t)).toEqual([0, 1, 2, 3])
  })

  it('TEO-CAL-04 TEO-EDGE-06 after one full round when the Last Player ascends; the own step of that turn is lost', () => {
    const t = oneSpaceLeft(4, 3)
    ascend(t, 3).play('end-turn')
    expect(light(t)).toBe(12)
    expect(turnsUntilScored(t)).toEqual([0, 1, 2, 3])
  })

  it('TEO-CAL-05 TEO-EX-09 player 2 of 4 triggers: players 3 and 4, then 1, 2, 3, 4: six more turns', () => {
    const t = oneSpaceLeft(4, 1)
    ascend(t, 1).play('end-turn')
    expect(turnsUntilScored(t)).toEqual([2, 3, 0, 1, 2, 3])
  })

  it('TEO-CAL-05 TEO-EDGE-08 the First Player of 4 triggers: 3 + 4 = 7 more turns', () => {
    const t = oneSpaceLeft(4, 0)
    ascend(t, 0).play('end-turn')
    expect(turnsUntilScored(t)).toEqual([1, 2, 3, 0, 1, 2, 3])
  })

  for (const players of [2, 3, 4])
    it(`TEO-CAL-06 with ${players} players: triggered in round r, scored after the Last Player's turn of round r + 1`, () => {
      for (let place = 0; place < players; place++)
        for (let firstSeat = 0; firstSeat < players; firstSeat++) {
          const seat = (firstSeat + place) % players
          const t = oneSpaceLeft(players, seat, firstSeat, 5)
          ascend(t, seat).play('end-turn')
          const seats = turnsUntilScored(t)
          expect([seats.length, seats.at(-1)]).toEqual([players - 1 - place + players, (firstSeat + players - 1) % players])
          expect(t.log('eclipse-triggered').map((event) => event['after-round'])).toEqual([6])
          expect(t.summary()['round']).toBe(6)
        }
    })

  it('TEO-CAL-07 only when the Last Player has ended the turn, after the whole action and its end', () => {
    const t = table({ players: 2, position: { turn: 1, round: 2, calendar: { light: 10, due: 2 }, seats: [{}, master] } })
    for (const answer of ['move:worker-1-0', 'to:stone-quarry', 'main-action', 'power-up:worker-1-0', 'reward:ascend-vp-5']) {
      t.play(answer)
      expect(t.log('eclipse')).toEqual([])
      expect(t.seat).toBe(1)
    }
    t.play('end-turn')
    expect(t.log('eclipse')).toHaveLength(1)
    expect(t.question).toBe('salary')
  })
})

describe('a completed pyramid', () => {
  const builder = (position: object): Table =>
    table({ players: 3, seed: 1, position: { pyramid: nearlyComplete, seats: [architect], ...position } })
  const paySalaries = (t: Table): Table => {
    while (t.question === 'salary') t.play('salary:0')
    return t
  }

  it('TEO-CAL-08 triggers the final eclipse, scored at the usual time', () => {
    const t = builder({ calendar: { light: 3 } })
    completePyramid(t, 0)
    expect(t.summary()['calendar']).toEqual({ light: 11, dark: 11, eclipses: 0, due: 2 })
    t.play('end-turn')
    expect(turnsUntilScored(t)).toEqual([1, 2, 0, 1, 2])
    expect(paySalaries(t).question).toBe('over')
    expect(t.log('eclipse').map((event) => event['number'])).toEqual([1])
  })

  it('TEO-CAL-08 triggers it also in the Last Player\'s turn: one full round more', () => {
    const t = builder({ first: 1, turn: 0, calendar: { light: 3, eclipses: 1 } })
    completePyramid(t, 0).play('end-turn')
    expect(turnsUntilScored(t)).toEqual([1, 2, 0])
    expect(paySalaries(t).question).toBe('over')
    expect(t.log('eclipse').map((event) => event['number'])).toEqual([2])
  })

  it('TEO-CAL-09 TEO-EDGE-10 makes a pending eclipse the final one, with temple bonuses, and adds no round', () => {
    const t = builder({ round: 4, calendar: { light: 11, due: 4 }, seats: [architect, {}, { temples: { blue: 10 } }] })
    completePyramid(t, 0)
    expect(t.summary()['calendar']).toEqual({ light: 11, dark: 11, eclipses: 0, due: 4 })
    expect(t.log('eclipse-triggered')).toEqual([])
    t.play('end-turn')
    expect(turnsUntilScored(t)).toEqual([1, 2])
    expect(paySalaries(t).question).toBe('over')
    expect(t.log('score').filter((event) => event.rule === 'TEO-BONUS-03').map(({ seat, n }) => [seat, n])).toEqual([[2, 15]])
  })

  it('TEO-CAL-09 leaves the date alone when the pyramid is completed in the round of the trigger', () => {
    const t = builder({ round: 3, turn: 0, calendar: { light: 11, due: 4 } })
    completePyramid(t, 0).play('end-turn')
    expect(turnsUntilScored(t)).toEqual([1, 2, 0, 1, 2])
    expect(paySalaries(t).question).toBe('over')
  })
})
