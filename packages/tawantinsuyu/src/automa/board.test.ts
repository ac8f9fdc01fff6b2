import { describe, expect, it } from 'vitest'
import { board, HER, sheRolls, type SoloSetUp, YOU } from './testing.ts'

/** A roll of 4: the only token of that value acts on a top space. */
const top = (space: number, more: SoloSetUp = {}) =>
  sheRolls(4, { ...more, axomamma: { tokens: { 'axo-token-4': `axo-top-${space}` }, ...more.axomamma } })

/** A roll of 3: the token of the top row gains 3 potatoes, then the other one acts on a middle space. */
const middle = (space: number, more: SoloSetUp = {}) =>
  sheRolls(3, { ...more, axomamma: { tokens: { 'axo-token-3a': 'axo-top-1', 'axo-token-3b': `axo-middle-${space}` }, ...more.axomamma } })

/** A roll of 1: a Building she cannot pay gives 1 gold, then the other token acts on a bottom space. */
const bottom = (space: number, more: SoloSetUp = {}) =>
  sheRolls(1, { ...more, axomamma: { tokens: { 'axo-token-1b': `axo-bottom-${space}` }, ...more.axomamma } })

const goods = ({ potato, corn, stone, gold }: { potato: number; corn: number; stone: number; gold: number }): number[] => [potato, corn, stone, gold]

describe('tokens', () => {
  it('TAW-SOLO-48 every token of the rolled value acts, and no other, rows from top to bottom', () => {
    // the stone of the top row pays for the Building of the middle row
    const t = sheRolls(2, {
      axomamma: { tokens: { 'axo-token-2a': 'axo-top-2', 'axo-token-2b': 'axo-middle-1', 'axo-token-2c': 'axo-bottom-1' } },
      position: { village: ['craftsman', 'courier'] }, chance: ['random-building:production-02', 'draw-building:production-05'],
    })
    expect(t.log('axomamma-token').map((event) => event['token'])).toEqual(['axo-token-2a', 'axo-token-2b', 'axo-token-2c'])
    expect(t.player(HER)).toMatchObject({ stone: 1, corn: 1, gold: 0, buildings: ['production-02'], workers: ['craftsman'] })
  })

  it('TAW-EX-10 a 3: both tokens of value 3 act from the upper row to the lower, then both move 3 spaces clockwise', () => {
    const t = sheRolls(3, {
      axomamma: { tokens: { 'axo-token-3a': 'axo-top-2', 'axo-token-3b': 'axo-middle-4' } }, her: { stone: 1 },
      chance: ['random-building:passive-01'], seed: 1,
    })
    const told = t.events.map((event) => event.type).filter((type) => type.startsWith('axomamma-token'))
    expect(told).toEqual(['axomamma-token', 'axomamma-token', 'axomamma-token-moves', 'axomamma-token-moves'])
    expect(t.log('axomamma-token').map((event) => event['space'])).toEqual(['axo-top-2', 'axo-middle-4'])
    expect(board(t).tokens).toMatchObject({ 'axo-token-3a': 'axo-top-5', 'axo-token-3b': 'axo-middle-2' })
  })

  it('TAW-SOLO-54 only the tokens of the value move, by that value; occupied spaces count and may be shared', () => {
    const tokens = { 'axo-token-1a': 'axo-middle-1', 'axo-token-2b': 'axo-middle-2', 'axo-token-3b': 'axo-middle-3', 'axo-token-1b': 'axo-bottom-3' }
    const t = sheRolls(1, { axomamma: { tokens }, seed: 1 })
    expect(board(t).tokens).toEqual({
      'axo-token-1a': 'axo-middle-2', 'axo-token-1b': 'axo-bottom-1', 'axo-token-2a': 'axo-top-2',
      'axo-token-2b': 'axo-middle-2', 'axo-token-2c': 'axo-bottom-2', 'axo-token-3a': 'axo-top-4',
      'axo-token-3b': 'axo-middle-3', 'axo-token-4': 'axo-top-1',
    })
    const shared = sheRolls(2, {
      axomamma: { tokens: { 'axo-token-2a': 'axo-top-2', 'axo-token-3a': 'axo-top-3', 'axo-token-4': 'axo-top-4' } }, seed: 1,
    })
    expect(board(shared).tokens['axo-token-2a']).toBe('axo-top-4')
  })
})

describe('the top row', () => {
  it.each(
    [[1, [3, 0, 0, 0]], [2, [0, 0, 2, 0]], [3, [0, 0, 0, 1]], [4, [0, 2, 0, 0]]],
  )('TAW-SOLO-50 space %i is free and gives %j', (space, gained) => {
    expect(goods(top(space).player(HER))).toEqual(gained)
  })

  it.each([[0, 1, [0, 1, 2]], [1, 0, [0, 2, 1]], [1, 1, [0, 3, 1]], [0, 0, [0, 2, 0]]])(
    'TAW-SOLO-50 with %i stone and %i corn the fifth space gives 2 of what she has less of, on a tie corn', (stone, corn, after) => {
      expect(goods(top(5, { her: { stone, corn } }).player(HER)).slice(0, 3)).toEqual(after)
    },
  )
})

describe('the Personality', () => {
  const acts = (personality: string, more: SoloSetUp = {}) =>
    top(3, { ...more, axomamma: { ...more.axomamma, tokens: { 'axo-token-4': 'axo-top-3' }, personality } })

  it('TAW-SOLO-53 1 gold and a random small Statue for 3 VP, whatever is tucked', () => {
    const asked = acts('personality-statue', { position: { statuesGone: ['small-hook', 'small-hook', 'small-cross'] } })
    expect(asked).toMatchObject({ seat: 'chance', question: 'axomamma-random-statue' })
    expect(asked.answers).toEqual(['spiral', 'zigzag', 'four-squares', 'diamond', 'cross'].map((god) => `random-statue:small-${god}`))
    const t = acts('personality-statue', { chance: ['random-statue:small-zigzag'] })
    expect(t.player(HER)).toMatchObject({ gold: 1, stone: 0, statues: ['small-zigzag'], vp: 3 })
  })

  it('TAW-SOLO-53 1 gold and the top Weaving, which nobody else may buy', () => {
    const t = acts('personality-weaving', { you: { corn: 9 }, position: { weavingTop: 'weaving-12' }, chance: ['draw-weaving:weaving-03'] })
    expect(t.player(HER)).toMatchObject({ gold: 1, tapestries: [['weaving-12']] })
    expect(t.summary().weavingTop).toBe('weaving-03')
    expect(t.question).toBe('turn')
  })

  it('TAW-SOLO-53 1 gold and 1 Temple space with its bonus', () => {
    expect(acts('personality-temple', { her: { temple: 6 } }).player(HER)).toMatchObject({ gold: 1, temple: 7, stone: 2 })
    expect(acts('personality-temple', { her: { temple: 12 } }).player(HER)).toMatchObject({ gold: 1, temple: 12 })
  })

  it('TAW-SOLO-53 1 gold and a Building: a random Production Building while she has fewer than 2 face-up, else a Passive one', () => {
    const position = { market: ['production-10', 'production-11', 'passive-10', 'passive-11'] }
    const one = acts('personality-building', {
      position, her: { buildings: ['production-01', 'passive-01'], buildingsDown: ['production-02', 'production-03'] },
    })
    expect(one.answers).toEqual(['random-building:production-10', 'random-building:production-11'])
    const two = acts('personality-building', {
      position, her: { priest: 1, buildings: ['production-01', 'production-02'] }, chance: ['random-building:passive-11', 'draw-building:passive-12'],
    })
    expect(two.player(HER)).toMatchObject({ gold: 1, stone: 0, buildings: ['production-01', 'production-02', 'passive-11'] })
    expect(two.market).toEqual(['production-10', 'production-11', 'passive-10', 'passive-12'])
  })

  it('TAW-SOLO-53 no Building of the type in the Market: only the gold', () => {
    const t = acts('personality-building', { position: { market: [null, null, 'passive-10', 'passive-11'] }, seed: 1 })
    expect(t.player(HER)).toMatchObject({ gold: 1, buildings: [] })
  })

  it('TAW-SOLO-53 works when the space is performed, not when a token lands there', () => {
    const t = top(4, { axomamma: { tokens: { 'axo-token-4': 'axo-top-4' }, personality: 'personality-temple' } })
    expect(board(t).tokens['axo-token-4']).toBe('axo-top-3')
    expect(t.player(HER)).toMatchObject({ corn: 2, gold: 0, temple: 0 })
  })
})

describe('the middle row', () => {
  it.each([1, 2, 3, 4, 5])('TAW-SOLO-51 space %i, which she cannot pay, gives 1 gold instead', (space) => {
    const t = middle(space, { her: { corn: 0 } })
    expect(t.player(HER)).toMatchObject({ potato: 3, corn: 0, stone: 0, gold: 1, buildings: [], statues: [], tapestries: [], vp: 0, stepMarkers: 5 })
    expect(t.log('axomamma-cannot')).toMatchObject([{ rule: 'TAW-SOLO-51' }])
  })

  it('TAW-SOLO-51 also when there is nothing to gain: no Building of the type, no Step marker, no Weaving', () => {
    const rich = { stone: 9, corn: 3, gold: 0 }
    expect(middle(1, { her: rich, position: { market: [null, null, 'passive-01', 'passive-02'] }, seed: 1 }).player(HER)).toMatchObject({
      stone: 9, gold: 1, buildings: [],
    })
    const steps = Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`steps-upper-${n}`, HER]))
    expect(middle(5, { her: rich, position: { steps } }).player(HER)).toMatchObject({ stone: 9, gold: 1, stepMarkers: 0 })
    expect(middle(2, { her: rich, position: { weavingStack: [], weavingTop: null } }).player(HER)).toMatchObject({ corn: 3, gold: 1, tapestries: [] })
  })

  it('TAW-SOLO-60 a random Production or Passive Building, as the space says, for 1 stone whatever it costs', () => {
    const position = { market: ['production-17', 'production-19', 'passive-02', 'passive-14'] }
    expect(middle(1, { her: { stone: 1, gold: 1 }, position }).answers).toEqual(['random-building:production-17', 'random-building:production-19'])
    expect(middle(4, { her: { stone: 1, gold: 1 }, position }).answers).toEqual(['random-building:passive-02', 'random-building:passive-14'])
    const t = middle(1, { her: { stone: 1, gold: 1 }, position, chance: ['random-building:production-19', 'draw-building:production-05'] })
    expect(t.player(HER)).toMatchObject({ stone: 0, gold: 1, buildings: ['production-19'] })
    expect(t.market).toEqual(['production-17', 'production-05', 'passive-02', 'passive-14']) // TAW-SOLO-14
  })

  it('TAW-SOLO-60 TAW-SOLO-21 1 gold if she has no stone', () => {
    const t = middle(4, { her: { gold: 2, corn: 3 }, chance: ['random-building:passive-01'], seed: 1 })
    expect(t.player(HER)).toMatchObject({ gold: 1, corn: 3, buildings: ['passive-01'] })
  })

  it('TAW-SOLO-70 easier: 2 stone, gold for what is missing', () => {
    const pays = (her: object) => middle(1, { options: ['building-costs-2-stone'], her, seed: 1 }).player(HER)
    expect(pays({ stone: 3, gold: 1 })).toMatchObject({ stone: 1, gold: 1, buildings: [expect.any(String)] })
    expect(pays({ stone: 1, gold: 1 })).toMatchObject({ stone: 0, gold: 0, buildings: [expect.any(String)] })
    expect(pays({ stone: 1 })).toMatchObject({ stone: 1, gold: 1, buildings: [] })
  })
})

describe('Stairs', () => {
  const stairs = (steps: Record<string, number>, more: SoloSetUp = {}) =>
    middle(5, { ...more, her: { stone: 3, priest: 3, ...more.her }, position: { steps, ...more.position }, seed: 1 })
  const upper = (...sections: number[]): Record<string, number> => Object.fromEntries(sections.map((n) => [`steps-upper-${n}`, YOU]))
  const built = (t: ReturnType<typeof stairs>): unknown => t.log('steps')[0]?.['steps']

  it('TAW-SOLO-59 the upper space of her High Priest\'s section, for the standard price and gains', () => {
    const t = stairs({}, { her: { stone: 4, gold: 1 } })
    expect(built(t)).toBe('steps-upper-3')
    expect(t.player(HER)).toMatchObject({ stone: 1, gold: 1, corn: 1, vp: 4 + 5, potato: 0, stepMarkers: 4 }) // 3 + 2 potatoes became 5 VP
  })

  it.each(
    [[[3], 'steps-upper-4'], [[3, 4], 'steps-upper-0'], [[3, 4, 0, 1], 'steps-upper-2']],
  )('TAW-SOLO-59 with %j taken the next section clockwise', (taken, where) => {
    expect(built(stairs(upper(...taken)))).toBe(where)
  })

  it('TAW-SOLO-59 then the lower spaces in the same way, none that scores for you if another is legal', () => {
    expect(built(stairs(upper(0, 1, 2, 3, 4)))).toBe('steps-lower-3') // all of them score for you
    const hers = stairs({ ...upper(0, 2, 3, 4), 'steps-upper-1': HER })
    expect(built(hers)).toBe('steps-lower-1')
    expect([hers.player(YOU).vp, hers.player(HER).vp]).toEqual([0, 4 + 2 + 5])
    expect(built(stairs({ ...upper(0, 2, 4), 'steps-upper-1': HER, 'steps-upper-3': HER }))).toBe('steps-lower-3')
  })

  it('TAW-SOLO-59 an upper space comes before a lower one that scores for her', () => {
    expect(built(stairs({ 'steps-upper-3': HER, ...upper(4, 0, 1) }))).toBe('steps-upper-2')
  })

  it('TAW-SOLO-21 gold stands in for missing stone only', () => {
    expect(stairs({}, { her: { stone: 2, gold: 2 } }).player(HER)).toMatchObject({ stone: 0, gold: 1, stepMarkers: 4 })
  })
})

describe('the bottom row', () => {
  const position = { village: ['architect', 'warrior', 'craftsman'], nomads: ['courier', 'courier', 'priest'], bag: ['warrior'] }

  it('TAW-SOLO-61 from the potato end of the Village, free and with its reward', () => {
    const t = bottom(1, { position })
    expect(t.player(HER)).toMatchObject({ workers: ['architect'], stone: 1, potato: 0, corn: 0, gold: 1 })
    expect(t.village).toEqual(['warrior', 'craftsman'])
  })

  it('TAW-SOLO-61 from the corn end', () => {
    const t = bottom(3, { position })
    expect(t.player(HER)).toMatchObject({ workers: ['craftsman'], corn: 1, stone: 0, gold: 1 })
    expect(t.village).toEqual(['architect', 'warrior'])
  })

  it('TAW-SOLO-61 a random Nomad with the usual refill', () => {
    expect(bottom(2, { position }).answers).toEqual(['random-worker:courier-1', 'random-worker:courier-2', 'random-worker:priest-1'])
    const t = bottom(2, { position, chance: ['random-worker:courier-2', 'draw-worker:warrior-2'] })
    expect(t.player(HER)).toMatchObject({ workers: ['courier'], potato: 2, gold: 1 })
    expect(t.summary().nomads).toEqual(['warrior', 'courier', 'priest'])
    expect(t.village).toHaveLength(3)
  })

  it('TAW-SOLO-52 an impossible one is skipped without gold', () => {
    const empty = { village: [], feast: { holder: YOU }, nomads: [], bag: [] }
    for (const space of [1, 2, 3]) {
      const t = bottom(space, { position: empty })
      expect(t.player(HER)).toMatchObject({ workers: [], gold: 1 }) // the gold of the middle row
      expect(t.log('axomamma-cannot').map((event) => event.rule)).toEqual(['TAW-SOLO-51', 'TAW-SOLO-52'])
    }
  })

  it('TAW-SOLO-61 the last Villager: she takes the Feast tile and its VP in her turn', () => {
    const t = bottom(1, { position: { ...position, village: ['architect'] } })
    expect(t.summary().feast).toEqual({ holder: HER, triggered: 1 })
    expect(t.player(HER).vp).toBe(1)
  })
})
