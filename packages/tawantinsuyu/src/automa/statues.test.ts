import { describe, expect, it } from 'vitest'
import { board, HER, sheRolls, type SoloSetUp } from './testing.ts'

/** She acts on the Statues of the middle row. Slots: hook, four-squares, spiral (just refilled), cross. */
const builds = (her: object, { chance = [], ...more }: SoloSetUp = {}) =>
  sheRolls(3, { ...more, her, chance, axomamma: { tokens: { 'axo-token-3a': 'axo-top-1', 'axo-token-3b': 'axo-middle-3' }, ...more.axomamma } })

describe('Statues', () => {
  it('TAW-SOLO-56 the die selects a tucked card; a large Statue of its god if she can pay for it, and the card stays', () => {
    expect(builds({ stone: 3, gold: 2 })).toMatchObject({ seat: 'chance', question: 'axomamma-statue-roll' })
    const t = builds({ stone: 4, gold: 3 }, { chance: ['roll:4'] })
    expect(t.player(HER)).toMatchObject({ stone: 1, gold: 1, statues: ['large-cross'], vp: 9 })
    expect(board(t).tucked[3]).toBe('god-cross-1')
    expect(t.offer).toEqual(['god-diamond-1']) // the card of the placement
  })

  it.each([[1, '1a'], [2, '2b'], [3, '3b']] as const)('TAW-SOLO-56 paid whatever value brought her there, and every slot looked at is told: %i', (value, token) => {
    const tokens = { 'axo-token-3a': 'axo-top-1', 'axo-token-1a': 'axo-middle-1', [`axo-token-${token}`]: 'axo-middle-3' }
    const t = sheRolls(value, { her: { stone: 3 }, axomamma: { tokens, tucked: ['god-hook-1', 'god-four-squares-1', 'god-diamond-1', 'god-cross-1'] }, position: { village: ['priest', 'priest'], nomads: ['architect'], bag: [], statuesGone: ['small-cross', 'small-cross'] }, chance: ['roll:4'] })
    expect(t.player(HER).stone).toBe(value === 2 ? 3 : 0) // 2 stone of the top row, 1 for the Architect
    const slots = t.log('axomamma-slot').filter(({ rule }) => rule === 'TAW-SOLO-56')
    expect(slots.map((event) => [event.seat, event['slot'], event['god']])).toEqual([[HER, 4, 'cross'], [HER, 1, value === 1 ? 'spiral' : 'hook']])
  })

  it('TAW-SOLO-56 otherwise a small one', () => {
    expect(builds({ stone: 4, gold: 1 }, { chance: ['roll:4'] }).player(HER)).toMatchObject({ stone: 1, gold: 1, statues: ['small-cross'], vp: 3 })
    expect(builds({ stone: 2, gold: 2 }, { chance: ['roll:1'] }).player(HER)).toMatchObject({ stone: 0, gold: 1, statues: ['small-hook'], vp: 3 })
  })

  it('TAW-SOLO-56 the small one of the same god before the next slot', () => {
    const t = builds({ stone: 3, gold: 2 }, { position: { statuesGone: ['large-cross'] }, chance: ['roll:4'] })
    expect(t.player(HER)).toMatchObject({ stone: 0, gold: 2, statues: ['small-cross'] })
  })

  it.each([
    [['hook'], 'large-four-squares'], [['hook', 'four-squares'], 'large-spiral'], [['hook', 'four-squares', 'spiral'], 'large-cross'],
  ])('TAW-SOLO-56 with no Statue of %j left the following slots clockwise: %s', (gone, built) => {
    const statuesGone = gone.flatMap((god) => [`small-${god}`, `small-${god}`, `large-${god}`])
    expect(builds({ stone: 3, gold: 2 }, { position: { statuesGone }, chance: ['roll:1'] }).player(HER).statues).toEqual([built])
  })

  it('TAW-SOLO-56 the slots go round', () => {
    const statuesGone = ['small-cross', 'small-cross', 'large-cross']
    expect(builds({ stone: 3, gold: 2 }, { position: { statuesGone }, chance: ['roll:4'] }).player(HER).statues).toEqual(['large-hook'])
  })

  const spent = ['hook', 'four-squares', 'spiral', 'cross'].flatMap((god) => [`small-${god}`, `small-${god}`, `large-${god}`])

  it('TAW-SOLO-56 when no slot fits, a random Statue, large before small', () => {
    const large = builds({ stone: 3, gold: 2 }, { position: { statuesGone: spent }, chance: ['roll:1'] })
    expect(large).toMatchObject({ question: 'axomamma-random-statue', answers: ['random-statue:large-zigzag', 'random-statue:large-diamond'] })
    // one kind is one chance, however many of it are left
    const small = builds({ stone: 3 }, { position: { statuesGone: [...spent, 'small-zigzag'] }, chance: ['roll:1'] })
    expect(small.answers).toEqual(['random-statue:small-zigzag', 'random-statue:small-diamond'])
    const t = builds({ stone: 3 }, { position: { statuesGone: spent }, chance: ['roll:1', 'random-statue:small-diamond'] })
    expect(t.player(HER)).toMatchObject({ stone: 0, statues: ['small-diamond'], vp: 3 })
  })

  it('TAW-SOLO-56 TAW-SOLO-51 no Statue at all: 1 gold and no roll', () => {
    const statuesGone = [...spent, ...['zigzag', 'diamond'].flatMap((god) => [`small-${god}`, `small-${god}`, `large-${god}`])]
    const t = builds({ stone: 3 }, { position: { statuesGone } })
    expect(t.player(HER)).toMatchObject({ stone: 3, gold: 1, statues: [] })
    expect(t.question).toBe('turn')
  })
})
