// The royal tiles of the Palace.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const OTHERS = ['royal-a-04', 'royal-b-06', 'royal-c-01', 'royal-c-03']

/** A worker of this power worships on the royal tile. */
function worship(tile: string, power: number, seat: object = {}) {
  const royals = [tile, ...OTHERS.filter((other) => other !== tile).slice(0, 2)]
  const own = { workers: [`gold-deposits ${power}`, 'nobles 1', 'nobles 1'], ...seat }
  const t = table({ players: 2, position: { royals, seats: [own, onNobles] } })
  return t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
}

/** Buys until nothing more is offered; how often that was. */
function buyAll(t: ReturnType<typeof table>, ...then: string[]): number {
  let times = 0
  for (; t.question === 'repeat' && t.offers('again'); times++) t.play('again', ...then)
  return times
}

const POWERS = [1, 2, 3, 4, 5]

describe('royal tiles', () => {
  it.each([
    ['palace-left', { cocoa: 4, vp: 0 }, 'end-turn'], // royal tile 01 with power 3
    ['palace-middle', { cocoa: 0, vp: 0 }, 'repeat'], // royal tile 06, nothing bought yet
    ['palace-right', { cocoa: 0, vp: 4 }, 'end-turn'], // royal tile 04 with two technologies
  ])('TEO-ROYAL-01 on %s the tile under the worker is resolved, without the choice to skip it', (space, gained, question) => {
    const own = { workers: ['gold-deposits 3', 'nobles 1', 'nobles 1'], technologies: ['tech-05', 'tech-09'] }
    const t = table({ players: 2, position: { seats: [own, onNobles] } }).play('move:worker-0-0', 'to:palace', `worship:${space}`)
    expect(t.answers).toEqual(['worship-for:effect'])
    t.play('worship-for:effect')
    expect(t.player(0)).toMatchObject(gained)
    expect(t.question).toBe(question)
  })

  it.each(POWERS)('TEO-ROYAL-02 tile 01 gives power + 1 cocoa (power %i)', (power) => {
    expect(worship('royal-c-01', power, { cocoa: 2 }).player(0).cocoa).toBe(2 + power + 1)
  })

  it.each(POWERS)('TEO-ROYAL-03 tile 02 sells 1 wood and 1 stone for 1 cocoa, up to power times (power %i)', (power) => {
    const t = worship('royal-b-02', power, { cocoa: 9 })
    expect(buyAll(t)).toBe(power)
    expect(t.player(0)).toMatchObject({ cocoa: 9 - power, wood: power, stone: power, gold: 0 })
    expect(t.question).toBe('end-turn')
  })

  it.each(POWERS)('TEO-ROYAL-04 tile 03 gives 2 cocoa for 1 resource, up to power times (power %i)', (power) => {
    const t = worship('royal-c-03', power, { wood: 9 })
    expect(buyAll(t)).toBe(power)
    expect(t.player(0)).toMatchObject({ cocoa: 2 * power, wood: 9 - power })
    expect(t.question).toBe('end-turn')
  })

  it('TEO-ROYAL-04 tile 03 takes wood, stone or gold, each time the player\'s choice, and no cocoa', () => {
    const t = worship('royal-c-03', 3, { wood: 1, stone: 1, gold: 1 }).play('again')
    expect(t.answers.toSorted()).toEqual(['pay:1-gold', 'pay:1-stone', 'pay:1-wood'])
    t.play('pay:1-stone', 'again')
    expect(t.answers.toSorted()).toEqual(['pay:1-gold', 'pay:1-wood'])
    t.play('pay:1-gold', 'done')
    expect(t.player(0)).toMatchObject({ cocoa: 4, wood: 1, stone: 0, gold: 0 })
    expect(worship('royal-c-03', 3, { cocoa: 5 }).offers('again')).toBe(false)
  })

  const technologies = ['tech-01', 'tech-03', 'tech-05', 'tech-09']
  it.each([
    [3, 0, 0], [3, 2, 4], [3, 3, 6], [2, 4, 4], [1, 4, 2], [5, 4, 8],
  ])('TEO-ROYAL-05 tile 04 with power %i and %i technologies gives %i VP', (power, owned, vp) => {
    // technology 01 pays 1 cocoa for the move onto the Palace; it gives no points
    expect(worship('royal-a-04', power, { technologies: technologies.slice(0, owned) }).player(0).vp).toBe(vp)
  })

  it.each([
    [3, 0, 0], [3, 2, 4], [4, 4, 8], [2, 7, 4], [5, 9, 10],
  ])('TEO-ROYAL-06 tile 05 with power %i on step %i of the pyramid track gives %i VP', (power, pyramidTrack, vp) => {
    const t = worship('royal-a-05', power, { pyramidTrack })
    expect(t.player(0)).toMatchObject({ vp, pyramidTrack })
  })

  it.each(POWERS)('TEO-ROYAL-07 tile 06 sells 1 gold and 1 stone for 1 cocoa, up to power times (power %i)', (power) => {
    const t = worship('royal-b-06', power, { cocoa: 9 })
    expect(buyAll(t)).toBe(power)
    expect(t.player(0)).toMatchObject({ cocoa: 9 - power, wood: 0, stone: power, gold: power })
    expect(t.question).toBe('end-turn')
  })

  it('TEO-ROYAL-08 tile 07 gives, once, as many resources of choice as power for 1 cocoa and 1 resource', () => {
    const t = worship('royal-b-07', 3, { cocoa: 5, wood: 2, gold: 1 }).play('again')
    expect(t.answers.toSorted()).toEqual(['pay:1-cocoa+1-gold', 'pay:1-cocoa+1-wood'])
    t.play('pay:1-cocoa+1-wood')
    expect(t.question).toBe('resources')
    expect(t.answers).toHaveLength(10) // 3 units of 3 kinds
    t.play('gain:1-wood+2-stone')
    expect(t.player(0)).toMatchObject({ cocoa: 4, wood: 2, stone: 2, gold: 1 })
    expect(t.question).toBe('end-turn')
  })

  it.each([
    ['cocoa', { wood: 2 }],
    ['resource', { cocoa: 5 }],
  ])('TEO-ROYAL-08 tile 07 needs both parts of its price (no %s)', (_missing, goods) => {
    const t = worship('royal-b-07', 3, goods)
    expect(t.refused('again').message).toContain('repeat-cost')
    expect(t.play('done').player(0)).toMatchObject(goods)
  })

  it.each([
    [2, 1], [3, 2], [5, 4],
  ])('TEO-ROYAL-09 tile 08 with power %i sells %i steps on temples of choice for 1 cocoa each', (power, times) => {
    const t = worship('royal-c-08', power, { cocoa: 9 })
    expect(t.play('again').answers.toSorted()).toEqual(['temple:blue', 'temple:green', 'temple:red'])
    t.play('temple:red')
    expect(1 + buyAll(t, 'temple:red')).toBe(times)
    expect(t.player(0)).toMatchObject({ cocoa: 9 - times, temples: { blue: 0, red: times, green: 0 } })
    expect(t.question).toBe('end-turn')
  })

  it('TEO-ROYAL-09 tile 08 gives a worker of power 1 nothing', () => {
    const t = worship('royal-c-08', 1, { cocoa: 9 })
    expect(t.question).toBe('end-turn')
    expect(t.player(0)).toMatchObject({ cocoa: 9, vp: 0, temples: { blue: 0, red: 0, green: 0 } })
  })

  it('TEO-ROYAL-09 tile 08 may climb a different temple each time', () => {
    const t = worship('royal-c-08', 4, { cocoa: 3 }).play('again', 'temple:red', 'again', 'temple:green', 'again', 'temple:red')
    expect(t.player(0)).toMatchObject({ cocoa: 1, vp: 2, temples: { blue: 0, red: 2, green: 1 } }) // green step 1 gave 1 cocoa
  })

  it.each([
    [1, 0, 0], [1, 2, 2], [1, 5, 2], [3, 4, 4], [3, 9, 4], [5, 5, 5], [5, 9, 6],
  ])('TEO-ROYAL-10 tile 09 with power %i on step %i of the Avenue gives %i VP', (power, avenue, vp) => {
    const t = worship('royal-a-09', power, { avenue })
    expect(t.player(0)).toMatchObject({ vp, avenue })
  })

  it.each(['royal-b-02', 'royal-c-03', 'royal-b-06', 'royal-b-07', 'royal-c-08'])('TEO-ROYAL-11 %s may be used 0 times', (tile) => {
    const goods = { cocoa: 4, wood: 2, stone: 2, gold: 2 }
    const t = worship(tile, 3, goods)
    expect(t.answers).toEqual(['again', 'done'])
    expect(t.play('done').player(0)).toMatchObject({ ...goods, temples: { blue: 0, red: 0, green: 0 } })
    expect(t.question).toBe('end-turn')
    expect(t.worker('worker-0-0')).toBe('palace-left 3')
  })

  it('TEO-ROYAL-11 each repetition is decided and paid on its own, as long as it can be paid', () => {
    const t = worship('royal-b-06', 5, { cocoa: 2 }).play('again')
    expect(t.player(0)).toMatchObject({ cocoa: 1, stone: 1, gold: 1 })
    expect(t.answers).toEqual(['again', 'done'])
    t.play('again')
    expect(t.answers).toEqual(['done'])
    expect(t.refused('again').rule).toBe('TEO-ROYAL-11')
    expect(t.play('done').player(0)).toMatchObject({ cocoa: 0, stone: 2, gold: 2 })
  })

  it('TEO-ROYAL-11 what one repetition gives may pay for the next', () => {
    const t = worship('royal-c-08', 4, { cocoa: 1 }).play('again', 'temple:green') // its step gives 1 cocoa
    expect(t.answers).toEqual(['again', 'done'])
    expect(t.play('again', 'temple:green').player(0)).toMatchObject({ cocoa: 1, temples: { green: 2 } })
  })
})
