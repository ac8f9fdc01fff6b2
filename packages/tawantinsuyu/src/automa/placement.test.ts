import { describe, expect, it } from 'vitest'
import { godCardRows, hillSpaces } from '../content/index.ts'
import { board, HER, herTurn, placedOn, sheRolls, type SoloSetUp, YOU, yourTurn, youTrigger } from './testing.ts'

const spacesOf = (god: string): string[] => hillSpaces.filter((space) => space.god === god).map((space) => space.id)
const roles = ['architect', 'craftsman', 'warrior', 'courier', 'priest'] as const
/** Workers on these spaces, role after role. */
const full = (spaces: readonly string[]): Record<string, string> => Object.fromEntries(spaces.map((space, i) => [space, roles[i % 5]]))
const cardsOf = (god: string): string[] => godCardRows.filter((card) => card.god === god).map((card) => card.id)

describe('what is told of her search', () => {
  it('TAW-SOLO-41 TAW-SOLO-43 she looks at a terrace, then weighs its spaces', () => {
    const t = sheRolls(4, { her: { workers: ['architect', 'priest'] }, axomamma: { oldest: 'priest' } })
    const told = t.events.filter(({ type, rule }) => type === 'axomamma-terrace' || (type === 'axomamma-candidate' && rule === 'TAW-SOLO-43'))
    expect(told.length).toBeGreaterThan(1)
    const looked = told.findLastIndex(({ type }) => type === 'axomamma-terrace')
    expect(told.slice(0, looked + 1).every(({ type }) => type === 'axomamma-terrace')).toBe(true)
    expect(told.slice(looked + 1)).toHaveLength(Number(told[looked]?.['spaces']))
  })

  it('TAW-SOLO-39 TAW-SOLO-40 TAW-SOLO-46 her Worker, her slot by its number, and the card that comes there, in one program', () => {
    const t = sheRolls(4, { her: { workers: ['architect', 'priest'] }, axomamma: { oldest: 'priest' } })
    expect(t.log('axomamma-worker')).toMatchObject([{ rule: 'TAW-SOLO-39', seat: HER, role: 'priest' }])
    expect(t.log('axomamma-slot')).toMatchObject([{ rule: 'TAW-SOLO-40', seat: HER, slot: 4, god: 'cross' }])
    expect(t.log('axomamma-tucks')).toMatchObject([{ rule: 'TAW-SOLO-46', slot: 4, god: 'spiral' }])
    expect([t.log('begin'), t.log('end')]).toMatchObject([[{ rule: 'TAW-SOLO-13', seat: HER, span: 'program' }], [{ rule: 'TAW-SOLO-13', seat: HER, span: 'program' }]])
  })

  it('TAW-SOLO-39 all among whom chance decides', () => {
    const t = herTurn({ her: { workers: ['priest', 'courier'] }, chance: ['random-worker:priest-1', 'roll:4', 'draw-god:god-spiral-7'] })
    const told = t.log('axomamma-candidate').filter(({ rule }) => rule === 'TAW-SOLO-39')
    expect(told.map((event) => event['key'])).toEqual(['random-worker:courier-1', 'random-worker:priest-1'])
  })

  it('TAW-SOLO-32 what she does in your turn is a program of its own, in hers it is part of it', () => {
    const spans = (t: ReturnType<typeof herTurn>) => [t.log('begin'), t.log('end')].map((events) => events.filter(({ seat }) => seat === HER).map(({ rule }) => rule))
    expect(spans(youTrigger('produce', { her: { buildings: ['production-18'] }, position: { village: ['architect', 'architect'] } }).play('take-gold'))).toEqual([['TAW-SOLO-32'], ['TAW-SOLO-32']])
    expect(spans(sheRolls(4))).toEqual([['TAW-SOLO-13'], ['TAW-SOLO-13']])
  })
})

describe('which Worker', () => {
  it('TAW-SOLO-39 at random for the first placement of the game', () => {
    const t = herTurn({ her: { workers: ['priest', 'courier'] } })
    expect(t).toMatchObject({ seat: 'chance', question: 'axomamma-worker', answers: ['random-worker:courier-1', 'random-worker:priest-1'] })
  })

  it('TAW-SOLO-39 then the oldest one, without a draw', () => {
    const t = sheRolls(4, { her: { workers: ['architect', 'priest'] }, axomamma: { oldest: 'priest' } })
    expect(t.hill('space-top-3-a')).toBe('priest')
    expect(t.player(HER).workers).toEqual(['architect'])
    expect(board(t).oldest).toBe('architect') // what is left is the oldest
  })

  it('TAW-SOLO-39 a Worker that comes is younger than the one she has', () => {
    const t = sheRolls(1, {
      her: { workers: ['courier', 'priest'] }, axomamma: { oldest: 'courier' }, position: { village: ['architect', 'architect'] },
    })
    expect(t.player(HER).workers).toEqual(['architect', 'priest'])
    expect(board(t).oldest).toBe('priest')
  })

  it('TAW-SOLO-39 her first placement is random even when one of her Workers came later', () => {
    const t = youTrigger('produce', {
      her: { workers: ['priest', 'courier'], buildings: ['production-18'] },
      position: { village: ['architect', 'architect'] }, chance: ['random-worker:courier-1'],
    }).play('take-gold')
    expect(t.player(HER).workers).toEqual(['architect', 'priest'])
    t.chance('draw-army:army-01', 'draw-army:army-02').play('side:train', 'keep-army:army-01', 'end-turn')
    expect(t).toMatchObject({ question: 'axomamma-worker', answers: ['random-worker:architect-1', 'random-worker:priest-1'] })
  })

  it('TAW-SOLO-39 when the oldest is dismissed, the next one is the oldest and not the newcomer', () => {
    const t = youTrigger('produce', {
      her: { workers: ['priest', 'courier'], buildings: ['production-18'] }, axomamma: { oldest: 'priest' },
      position: { village: ['architect', 'architect'] },
      chance: ['random-worker:priest-1'],
    }).play('take-gold')
    expect(board(t).oldest).toBe('courier')
  })
})

describe('which space', () => {
  it.each([[1, 'space-top-0-a'], [2, 'space-top-1-a'], [3, 'space-top-0-b'], [4, 'space-top-3-a']] as const)(
    'TAW-SOLO-40 the die shows %i: the god tucked in that slot, on %s', (value, space) => {
      const t = sheRolls(value, { seed: 1 })
      expect(placedOn(t)).toBe(space)
      expect(board(t).tucked[value - 1]).toBe('god-spiral-7')
      expect(board(t).tucked.filter((card) => card === 'god-spiral-7')).toHaveLength(1)
    },
  )

  it('TAW-SOLO-01 TAW-SOLO-40 the die has the faces 1, 2, 2, 3, 3, 4', () => {
    expect(herTurn({})).toMatchObject({
      seat: 'chance', question: 'axomamma-roll', answers: ['roll:1', 'roll:2a', 'roll:2b', 'roll:3a', 'roll:3b', 'roll:4'],
    })
    expect(placedOn(herTurn({ chance: ['roll:2b', 'draw-god:god-spiral-7'], seed: 1 }))).toBe('space-top-1-a')
    expect(placedOn(herTurn({ chance: ['roll:3b', 'draw-god:god-spiral-7'], seed: 1 }))).toBe('space-top-0-b')
  })

  // hook: one space on the top, three on the middle and three on the bottom terrace; from section 0 the first of them is cheapest
  it.each([[0, 'space-top-0-a'], [1, 'space-middle-0-c'], [2, 'space-bottom-4-a']])('TAW-SOLO-41 after %i Feasts on %s', (feasts, space) => {
    expect(placedOn(sheRolls(1, { position: { feasts }, seed: 1 }))).toBe(space)
  })

  it('TAW-SOLO-41 a Feast counts when it is resolved, not when it is triggered', () => {
    expect(placedOn(sheRolls(1, { position: { feast: { holder: YOU } }, seed: 1 }))).toBe('space-top-0-a')
  })

  const top = ['space-top-0-a']
  const middle = ['space-middle-0-c', 'space-middle-1-b', 'space-middle-3-a']
  const bottom = ['space-bottom-2-c', 'space-bottom-3-a', 'space-bottom-4-a']
  it.each([
    [0, top, 'space-middle-0-c'], [0, [...top, ...middle], 'space-bottom-4-a'],
    [1, middle, 'space-top-0-a'], [1, [...middle, ...top], 'space-bottom-4-a'],
    [2, bottom, 'space-middle-0-c'], [2, [...bottom, ...middle], 'space-top-0-a'],
  ])('TAW-SOLO-42 after %i Feasts with %j taken: the terrace above, then the one below', (feasts, taken, space) => {
    expect(placedOn(sheRolls(1, { position: { feasts, hill: full(taken) }, seed: 1 }))).toBe(space)
  })

  it('TAW-SOLO-43 the lowest Travel + Descent, ties at random', () => {
    const where = (her: object, more: object = {}) =>
      herTurn({ her: { workers: ['courier'], ...her }, position: { feasts: 1, ...more }, chance: ['roll:1'] })
    // section 0 costs 3 + 2, sections 1 and 3 cost 1 + 2
    expect(where({ priest: 2 })).toMatchObject({
      question: 'axomamma-space', answers: ['random-space:space-middle-1-b', 'random-space:space-middle-3-a'],
    })
    expect(placedOn(where({ priest: 2 }, { steps: { 'steps-upper-3': HER } }))).toBe('space-middle-3-a')
    // your Steps take 2 off section 0 as well
    expect(where({ priest: 2 }, { steps: { 'steps-upper-0': YOU } }).answers).toEqual([
      'random-space:space-middle-0-c', 'random-space:space-middle-1-b', 'random-space:space-middle-3-a',
    ])
  })

  it('TAW-SOLO-44 a god without an empty space: the card goes to the offer and the next one from the deck selects, until there is a space', () => {
    const t = herTurn({
      her: { priest: 2 }, position: { hill: full(spacesOf('hook')) },
      chance: ['roll:1', 'draw-god:god-hook-2', 'draw-god:god-spiral-1', 'draw-god:god-spiral-2'], seed: 1,
    })
    expect(placedOn(t)).toBe('space-top-2-b')
    expect(t.offer).toEqual(['god-hook-1', 'god-hook-2', 'god-spiral-1'])
    expect(board(t).tucked).toEqual(['god-spiral-2', 'god-four-squares-1', 'god-diamond-1', 'god-cross-1'])
    expect(t.log('axomamma-token')).toMatchObject([{ token: 'axo-token-1a' }, { token: 'axo-token-1b' }]) // the roll stays a 1
  })

  // 38 Workers stand on every space but those of cross
  const onlyCross = (setUp: SoloSetUp) =>
    herTurn({
      position: {
        hill: full(hillSpaces.filter((space) => space.god !== 'cross').map((space) => space.id)), village: ['courier'], nomads: [], bag: [],
      },
      her: { workers: ['priest'] }, seed: 1, ...setUp,
    })

  it('TAW-SOLO-44 when no card left in the deck could select a space, the next slot that can does', () => {
    const t = onlyCross({ you: { godCards: cardsOf('cross').filter((card) => card !== 'god-cross-1') }, chance: ['roll:1'] })
    expect(placedOn(t)).toBe('space-top-3-a')
    expect(t.offer).toEqual(['god-cross-1'])
    expect(board(t).tucked[0]).toBe('god-hook-1')
    expect(board(t).tucked[3]).not.toBe('god-cross-1')
  })

  it('TAW-SOLO-44 and when no card at all can, any god will do', () => {
    const t = onlyCross({
      you: { godCards: cardsOf('cross') }, axomamma: { tucked: ['god-hook-1', 'god-hook-2', 'god-hook-3', 'god-hook-4'] }, chance: ['roll:1'],
    })
    expect(placedOn(t)).toBe('space-top-3-a')
    expect(t.offer).toEqual(['god-hook-1'])
  })
})

describe('what it costs and gives', () => {
  it('TAW-SOLO-45 she pays neither card, gold nor food', () => {
    const t = sheRolls(4, {
      her: { potato: 1, corn: 1, stone: 1, gold: 1 }, position: { feasts: 2 }, axomamma: { tokens: { 'axo-token-4': 'axo-top-2' } }, seed: 1,
    })
    expect(t.hill('space-bottom-0-c')).toBe('priest') // 0 + 5 food for a player
    expect(t.player(HER)).toMatchObject({ potato: 1, corn: 1, stone: 3, gold: 1, godCards: [] }) // 2 stone from the board
    expect(t.log('pay')).toEqual([])
  })

  it('TAW-SOLO-45 your Steps above the space score 1 VP each, her own nothing', () => {
    const down = (steps: object) => sheRolls(4, { position: { feasts: 2, steps }, seed: 1 })
    expect(down({ 'steps-upper-0': YOU, 'steps-lower-0': YOU }).player(YOU).vp).toBe(2)
    const mixed = down({ 'steps-upper-0': HER, 'steps-lower-0': YOU })
    expect([mixed.player(YOU).vp, mixed.player(HER).vp]).toEqual([1, 0])
  })

  it('TAW-SOLO-46 the selecting card is the newest of the offer, and its slot is filled from the deck', () => {
    const t = sheRolls(4, { position: { offer: ['god-zigzag-1', 'god-zigzag-2'] } })
    expect(t.offer).toEqual(['god-zigzag-1', 'god-zigzag-2', 'god-cross-1'])
    expect(board(t).tucked).toEqual(['god-hook-1', 'god-four-squares-1', 'god-diamond-1', 'god-spiral-7'])
  })

  it('TAW-SOLO-46 TAW-SOLO-03 a fourth card: the three are shuffled into the deck first, and may fill the slot at once', () => {
    const position = { offer: ['god-zigzag-1', 'god-zigzag-2', 'god-zigzag-3'] }
    const t = herTurn({ position, chance: ['roll:4'] })
    expect(t.offer).toEqual(['god-cross-1'])
    expect(t.question).toBe('draw-god-card')
    expect(t.answers).toContain('draw-god:god-zigzag-2')
    expect(t.answers).toHaveLength(42 - 4) // all but the three tucked ones and the one in the offer
  })

  it('TAW-SOLO-46 with an empty deck the slot stays empty until a card comes', () => {
    const t = herTurn({ you: { godCards: 'rest' }, chance: ['roll:4'] })
    expect(board(t).tucked).toEqual(['god-hook-1', 'god-four-squares-1', 'god-diamond-1', null])
    expect(t.offer).toEqual(['god-cross-1'])
  })

  it.each([['small-cross', 5], ['large-cross', 5], ['small-hook', 0]])('TAW-SOLO-47 %s and a card of cross: %i VP', (statue, vp) => {
    expect(sheRolls(4, { her: { statues: [statue], priest: 1 } }).player(HER).vp).toBe(vp)
  })

  it('TAW-SOLO-47 two Statues give 5 VP once, and nothing else on the card applies', () => {
    const t = sheRolls(1, {
      her: { statues: ['small-hook', 'large-hook'], priest: 2 }, axomamma: { tokens: { 'axo-token-1b': 'axo-bottom-1' } },
      position: { village: ['architect', 'architect'] },
    })
    expect(t.offer).toEqual(['god-hook-1']) // 1 Nomad and 1 stone for a player
    expect(t.player(HER)).toMatchObject({ vp: 5, stone: 1, workers: ['architect'] }) // the stone is the Architect's reward
    expect(t.summary().nomads).toHaveLength(3)
  })

  it('TAW-SOLO-49 the space, its neighbours and the Worker have no say in her actions', () => {
    // a Warrior beside a Warrior and a Priest, on a space with potatoes, stone and Weavings
    const t = sheRolls(1, {
      her: { workers: ['warrior'] }, position: { hill: { 'space-top-4-b': 'warrior', 'space-top-0-b': 'priest' }, feast: { holder: YOU } },
    })
    expect(t.hill('space-top-0-a')).toBe('warrior')
    expect(t.hill('space-top-0-b')).toBe('priest')
    // 1 gold for the Building she cannot pay
    expect(t.player(HER)).toMatchObject({ potato: 0, corn: 0, stone: 0, gold: 1, armyCards: [], tapestries: [] })
    expect(t.log('axomamma-token')).toHaveLength(2)
  })

  it('TAW-SOLO-17 on the hill its colour counts for you: as a neighbour and to be captured', () => {
    const her = { workers: ['architect'] }
    const count = sheRolls(1, { her, you: { workers: ['architect'], gold: 1, potato: 9 }, position: { village: ['courier', 'courier'] } })
    count.play('place:architect', 'on:space-top-4-b', 'by-gold')
    while (count.question === 'payment') count.play(count.answers[0] ?? '')
    expect(count.summary().placement.tasks).toBe(2)
    const capture = sheRolls(1, { her, you: { workers: ['warrior'], gold: 1, potato: 9 }, position: { village: ['courier', 'courier'] }, seed: 1 })
    capture.play('place:warrior', 'on:space-top-4-b', 'by-gold')
    while (capture.question === 'payment') capture.play(capture.answers[0] ?? '')
    capture.play('capture:space-top-0-a')
    expect(capture.player(YOU).workers).toEqual(['architect'])
  })
})

it('a position tells of a wrong board', () => {
  expect(() => yourTurn({ axomamma: { tokens: { 'axo-token-4': 'axo-middle-1' } } })).toThrow(
    'axomamma.tokens.axo-token-4: there is no "axo-middle-1"',
  )
  expect(() => yourTurn({ axomamma: { tucked: ['god-hook-1', 'god-hook-1'] } })).toThrow('god-hook-1 is used twice')
  expect(() => yourTurn({ axomamma: { tucked: [null, null, null, null, null] } })).toThrow('axomamma.tucked has 4 slots, not 5')
  expect(() => yourTurn({ axomamma: { oldest: 'courier' } })).toThrow('axomamma.oldest: name the courier in seats[1].workers')
  expect(() => yourTurn({ axomamma: { moon: 1 } })).toThrow('axomamma has no field "moon"')
})
