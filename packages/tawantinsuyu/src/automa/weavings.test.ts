import { describe, expect, it } from 'vitest'
import { HER, sheRolls, type SoloSetUp, YOU, yourTurn } from './testing.ts'

// patterns: 01, 09, 11 serpent; 03, 12, 27 puma; 04, 14 sun; 07, 16, 29 llama; 13, 30 moon; 17, 18, 20, 25 condor; 19, 31 maize
/** She acts on the Weavings of the middle row; the stack shows these three. */
const buys = ([top, second, third]: readonly string[], more: SoloSetUp = {}) =>
  sheRolls(3, {
    ...more,
    axomamma: { tokens: { 'axo-token-3a': 'axo-top-1', 'axo-token-3b': 'axo-middle-2' } },
    position: { weavingTop: `weaving-${top}`, ...more.position },
    chance: [second, third].filter((tile) => tile !== undefined).map((tile) => `draw-weaving:weaving-${tile}`).concat(more.chance ?? []),
  })
const tiles = (...numbers: string[]): string[] => numbers.map((number) => `weaving-${number}`)
const next = ['draw-weaving:weaving-31']

describe('her own purchase', () => {
  it('TAW-SOLO-55 draws 3 and buys 2 of them for 3 corn', () => {
    const t = buys(['01', '03', '04'], { her: { corn: 3 }, chance: next })
    expect(t.player(HER)).toMatchObject({ corn: 0, gold: 0, tapestries: [tiles('04', '03')] })
    expect(t.summary()).toMatchObject({ weavingUnder: tiles('01'), weavingTop: 'weaving-31' })
    expect(t.log('weaving-bought')).toMatchObject([{ seat: HER, weaving: 'weaving-04' }, { seat: HER, weaving: 'weaving-03' }])
  })

  it('TAW-SOLO-55 with 1 or 2 corn 1 of them for 1 corn, and 1 gold', () => {
    for (const corn of [1, 2]) {
      const t = buys(['01', '03', '04'], { her: { corn }, chance: next })
      expect(t.player(HER)).toMatchObject({ corn: corn - 1, gold: 1, tapestries: [tiles('04')] })
      expect(t.summary().weavingUnder).toEqual(tiles('01', '03'))
    }
  })

  it('TAW-SOLO-55 TAW-SOLO-21 gold stands in for missing corn, as far as it is needed', () => {
    expect(buys(['01', '03', '04'], { her: { corn: 2, gold: 3 }, chance: next }).player(HER)).toMatchObject({
      corn: 0, gold: 2, tapestries: [tiles('04', '03')],
    })
    expect(buys(['01', '03', '04'], { her: { corn: 3, gold: 3 }, chance: next }).player(HER)).toMatchObject({ corn: 0, gold: 3 })
  })

  it('TAW-SOLO-55 you may then buy one of the leftovers for 3 corn', () => {
    const t = buys(['01', '03', '04'], { her: { corn: 1 }, you: { corn: 5 }, chance: next })
    expect(t).toMatchObject({ seat: YOU, question: 'leftover-weaving', answers: ['buy:weaving-01', 'buy:weaving-03', 'decline'] })
    t.play('buy:weaving-03')
    if (t.question === 'lay-weaving') t.play('lay:weaving-03+new')
    expect(t.player(YOU)).toMatchObject({ corn: 2, tapestries: [tiles('03')] })
    expect(t.summary().weavingUnder).toEqual(tiles('01'))
    expect(t.question).toBe('turn')
  })

  it('TAW-SOLO-55 with a single tile left she buys it for 1 corn and gains 1 gold', () => {
    const t = buys(['01'], { her: { corn: 3 }, position: { weavingStack: [] } })
    expect(t.player(HER)).toMatchObject({ corn: 2, gold: 1, tapestries: [tiles('01')] })
    expect(t.summary().weavingTop).toBe(null)
  })

  it('TAW-SOLO-55 TAW-SOLO-25 her Z08 does not let her draw 5', () => {
    expect(buys(['01', '03', '04'], { her: { corn: 1, buildings: ['passive-08'] }, chance: next }).player(HER).tapestries).toEqual([tiles('04')])
  })
})

describe('which Weavings', () => {
  const chooses = (tapestries: string[][], drawn: string[], corn = 1) =>
    buys(drawn, { her: { corn, tapestries }, chance: ['draw-weaving:weaving-11'] }).player(HER).tapestries

  it('TAW-SOLO-57 first what extends her largest Tapestry, then a smaller one, then a new one', () => {
    const two = [['weaving-sw01', 'weaving-09'], ['weaving-sw02']] // condor, serpent; puma
    // a lower number that fits the larger one
    expect(chooses(two, ['03', '25', '01'])).toEqual([['weaving-sw01', 'weaving-09', 'weaving-03'], ['weaving-sw02']])
    expect(chooses(two, ['01', '18', '17'])).toEqual([['weaving-sw01', 'weaving-09'], ['weaving-sw02', 'weaving-18']])
    expect(chooses([['weaving-sw01', 'weaving-09']], ['01', '18', '17'])).toEqual([['weaving-sw01', 'weaving-09'], ['weaving-18']])
  })

  it('TAW-SOLO-57 among several the highest number, whatever order they were drawn in', () => {
    expect(chooses([['weaving-sw01']], ['03', '30', '16'])).toEqual([['weaving-sw01', 'weaving-30']])
    expect(chooses([['weaving-sw01']], ['30', '16', '03'])).toEqual([['weaving-sw01', 'weaving-30']])
  })

  it('TAW-SOLO-57 in equal Tapestries too; a tile that fits both goes to the older one', () => {
    const equal = [['weaving-sw01'], ['weaving-sw02']] // condor; puma
    expect(chooses(equal, ['03', '25', '17'])).toEqual([['weaving-sw01'], ['weaving-sw02', 'weaving-25']])
    expect(chooses(equal, ['30', '25', '17'])).toEqual([['weaving-sw01', 'weaving-30'], ['weaving-sw02']])
  })

  it('TAW-SOLO-57 the second one is chosen with the first one laid', () => {
    // 29 and 16 are llamas: after 29 the puma 03 still extends the longer row
    expect(chooses([['weaving-sw01', 'weaving-09']], ['16', '29', '03'], 3)).toEqual([['weaving-sw01', 'weaving-09', 'weaving-29', 'weaving-03']])
  })

  it('TAW-SOLO-57 she gains no connection rewards, even with Z04', () => {
    // sw01 ends with potatoes, 12 begins with them
    const t = buys(['12', '01', '09'], { her: { corn: 1, tapestries: [['weaving-sw01']], buildings: ['passive-04'] }, chance: next })
    expect(t.player(HER)).toMatchObject({ tapestries: [['weaving-sw01', 'weaving-12']], potato: 3 }) // from the top row
  })
})

describe('your purchase', () => {
  /** You draw three and buy none. */
  const leftovers = (her: object, [top, second, third] = ['01', '03', '04']) =>
    yourTurn({
      you: { workers: ['courier'], gold: 1, corn: 6 }, her, position: { weavingTop: `weaving-${top}` },
      chance: [`draw-weaving:weaving-${second}`, `draw-weaving:weaving-${third}`, 'draw-weaving:weaving-31'],
    }).play('place:courier', 'on:space-top-0-a', 'by-gold', 'task:icon-summit-01', 'done')

  it('TAW-SOLO-58 she buys the best leftover for 2 corn', () => {
    const t = leftovers({ corn: 3, tapestries: [['weaving-sw01']] })
    expect(t.player(HER)).toMatchObject({ corn: 1, tapestries: [['weaving-sw01', 'weaving-04']] })
    expect(t.summary().weavingUnder).toEqual(tiles('01', '03'))
    expect(leftovers({ corn: 2, gold: 4, tapestries: [['weaving-sw01']] }).player(HER)).toMatchObject({ corn: 0, gold: 4 })
  })

  it('TAW-SOLO-58 not with 1 corn, whatever gold she has', () => {
    expect(leftovers({ corn: 1, gold: 9, tapestries: [['weaving-sw01']] }).player(HER)).toMatchObject({
      corn: 1, gold: 9, tapestries: [['weaving-sw01']],
    })
  })

  it('TAW-SOLO-58 not when every leftover would start a new Tapestry', () => {
    expect(leftovers({ corn: 3, tapestries: [['weaving-sw01']] }, ['17', '18', '20']).player(HER)).toMatchObject({
      corn: 3, tapestries: [['weaving-sw01']],
    })
    expect(leftovers({ corn: 3 }).player(HER)).toMatchObject({ corn: 3, tapestries: [] })
    expect(leftovers({ corn: 3, tapestries: [['weaving-sw01']] }, ['17', '01', '20']).player(HER).tapestries).toEqual(
      [['weaving-sw01', 'weaving-01']],
    )
  })

  it('TAW-SOLO-58 only what you left', () => {
    const t = yourTurn({
      you: { workers: ['courier'], gold: 1, corn: 6 }, her: { corn: 3, tapestries: [['weaving-sw01']] }, position: { weavingTop: 'weaving-01' },
      chance: ['draw-weaving:weaving-03', 'draw-weaving:weaving-04', 'draw-weaving:weaving-31'],
    }).play('place:courier', 'on:space-top-0-a', 'by-gold', 'task:icon-summit-01', 'buy:weaving-01+weaving-03+weaving-04')
    while (t.question === 'lay-weaving') t.play(t.answers[0] ?? '')
    expect(t.player(HER)).toMatchObject({ corn: 3, tapestries: [['weaving-sw01']] })
  })
})
