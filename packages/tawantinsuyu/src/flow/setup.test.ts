import { asked, eventsFor, sizeOf, SPECTATOR, UNKNOWN, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { godCardNames, weavingNames } from '../answers.ts'
import { weavingRows } from '../content/index.ts'
import { ARMY_DECK, armyPool, BUILDING_STACK, BUILDING_WORDS, GOD_DECK, GOD_HAND, GOD_WORDS, PICK, WEAVING_STACK, WEAVING_WORDS } from '../state.ts'
import { table, type Table } from '../testing.ts'

const begun = (players: number, seed = 5, more: object = {}): Table => table({ players, seed, ...more })

/** Everybody takes the first starting Weaving offered. */
function weaved(t: Table): Table {
  for (let n = 0; n < 4 && t.question === 'starting-weaving'; n++) t.play(t.answers[0] ?? '')
  return t
}

/** Everybody keeps the first three cards offered. */
function kept(t: Table): Table {
  for (let n = 0; n < 4 && t.question === 'keep-god-cards'; n++) t.play({ seat: Number(t.seat), answer: t.answers[0] ?? '' })
  return t
}

/** Nobody takes any benefit. */
function ready(t: Table): Table {
  for (let n = 0; n < 8 && t.question === 'benefit'; n++) t.play('done')
  return t
}

const whole = (players: number, seed = 5): Table => ready(kept(weaved(begun(players, seed))))

const WORKERS = { 2: 40, 3: 35, 4: 45 } as const

describe('board and Workers', () => {
  it.each([2, 3, 4] as const)('TAW-SETUP-01 TAW-SETUP-02 TAW-SETUP-03 TAW-SETUP-04 %i players start with 10 VP, all markers, no High Priest, the lowest Temple space', (players) => {
    const t = begun(players)
    expect(t.summary().seats).toHaveLength(players)
    for (let seat = 0; seat < players; seat++)
      expect(t.player(seat)).toMatchObject({ vp: 10, temple: 0, priest: null, stepMarkers: 5, conquestMarkers: 10, gold: 0, potato: 0, corn: 0 })
  })

  it('TAW-SETUP-05 the Coricancha tile lies in one of five rotations', () => {
    const found = new Set(Array.from({ length: 40 }, (_, seed) => begun(2, seed + 1).summary().orientation))
    expect([...found].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('TAW-SETUP-06 in a first game it lies as printed', () => {
    for (let seed = 1; seed < 8; seed++) expect(begun(2, seed, { modules: ['first-game'] }).summary().orientation).toBe(0)
    const data = [{ table: 'coricancha', path: 'printedOrientation', from: 0, to: 3 }]
    expect(begun(2, 1, { modules: ['first-game'], data }).summary().orientation).toBe(3)
  })

  it.each([2, 3, 4] as const)('TAW-SETUP-07 TAW-SETUP-10 TAW-SETUP-11 TAW-SETUP-12 %i players: Workers removed, Village, Nomads and bag', (players) => {
    const t = begun(players)
    const [village, nomads] = { 2: [6, 3], 3: [7, 4], 4: [9, 5] }[players]
    const sum = Object.values(t.summary().bag).reduce((all, n) => all + n, 0)
    const neutral = players === 2 ? Object.keys(t.summary().hill).length : 0
    expect(t.village).toHaveLength(village)
    expect(t.summary().nomads).toHaveLength(nomads)
    expect(sum + village + nomads + neutral + 2 * players).toBe(WORKERS[players])
  })

  it('TAW-SETUP-08 TAW-SETUP-09 two Workers of different roles for everybody; a double draws a third and one goes back', () => {
    const chance = ['orientation:0', 'draw-worker:priest-1', 'draw-worker:priest-2', 'draw-worker:courier-1', 'draw-worker:priest-2', 'draw-worker:architect-1']
    const t = table({ players: 2, chance, seed: 3 })
    expect(t.player(0).workers.toSorted()).toEqual(['courier', 'priest'])
    expect(t.player(1).workers.toSorted()).toEqual(['architect', 'priest'])
    expect(t.log('worker-returned')).toMatchObject([{ seat: 0, role: 'priest' }])
    for (let seed = 1; seed < 30; seed++) for (const seat of [0, 1, 2, 3]) expect(new Set(begun(4, seed).player(seat).workers).size).toBe(2)
  })

  it('TAW-SETUP-13 TAW-SETUP-14 TAW-DATA-08 with two players a neutral Worker stands on each marked space of the top terrace, with more on none', () => {
    expect(Object.keys(begun(2).summary().hill).toSorted()).toEqual(['space-top-0-b', 'space-top-1-a', 'space-top-2-b', 'space-top-3-a', 'space-top-4-b'])
    expect(begun(3).summary().hill).toEqual({})
    expect(begun(4).summary().hill).toEqual({})
  })
})

describe('Buildings, cards, Weavings', () => {
  it('TAW-SETUP-15 TAW-COMP-05 two Production and two Passive Buildings are revealed', () => {
    const t = begun(2)
    expect(t.market.map((building) => building?.split('-')[0])).toEqual(['production', 'production', 'passive', 'passive'])
    expect(t.summary().stacks).toMatchObject({ productions: 17, passives: 18 })
  })

  it('TAW-SETUP-16 TAW-SETUP-17 TAW-SETUP-31 TAW-SETUP-32 all Army cards in the deck, all Statues available, no offer, no Feast', () => {
    const t = begun(2)
    expect(t.summary()).toMatchObject({ armyDiscard: [], offer: [], feasts: 0, feast: { holder: null, triggered: 0 } })
    expect(t.summary().stacks.armies).toBe(30)
    expect(Object.values(t.summary().statuesLeft)).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1])
  })

  it.each([2, 3, 4])('TAW-SETUP-18 TAW-SETUP-19 %i players: Weavings by mark, the top one face-up', (players) => {
    const used = weavingRows.filter((tile) => tile.number > 0 && tile.players <= players)
    const t = begun(players)
    expect(t.summary().stacks.weavings).toBe(used.length - 1)
    expect(used.map((tile) => tile.id)).toContain(t.summary().weavingTop)
    expect(used).toHaveLength(players === 4 ? 31 : weavingRows.filter((tile) => tile.number > 0 && tile.players <= players).length)
  })

  it('TAW-SETUP-20 the first player is drawn, unless one is named', () => {
    expect(new Set(Array.from({ length: 30 }, (_, seed) => begun(3, seed + 1).summary().first)).size).toBe(3)
    for (let seed = 1; seed < 6; seed++) expect(begun(3, seed, { settings: { 'first-player': 2 } }).summary().first).toBe(2)
  })

  it('TAW-SETUP-21 TAW-SETUP-22 TAW-SETUP-23 TAW-ASK-17 starting Weavings in turn order, the rest is removed; 2 stone each', () => {
    const t = begun(3, 5, { settings: { 'first-player': 1 } })
    expect(t).toMatchObject({ seat: 1, question: 'starting-weaving' })
    expect(t.answers).toEqual(['weaving-sw01', 'weaving-sw02', 'weaving-sw03', 'weaving-sw04'].map((tile) => `start-with:${tile}`))
    t.play('start-with:weaving-sw03')
    expect(t).toMatchObject({ seat: 2 })
    expect(t.offers('start-with:weaving-sw03')).toBe(false)
    t.play('start-with:weaving-sw01')
    expect(t.seat).toBe(0)
    t.play('start-with:weaving-sw04')
    expect([0, 1, 2].map((seat) => t.player(seat).tapestries)).toEqual([[['weaving-sw04']], [['weaving-sw03']], [['weaving-sw01']]])
    expect([0, 1, 2].map((seat) => t.player(seat).stone)).toEqual([2, 2, 2])
    expect(t.g.rules.broken(t.g)).toEqual([])
  })
})

describe('the first God cards', () => {
  it('TAW-SETUP-24 TAW-SETUP-25 TAW-ASK-01 TAW-ASK-17 eight each; all choose three of them at once and in secret', () => {
    const t = weaved(begun(3))
    expect([0, 1, 2].map((seat) => t.player(seat).godCards.length)).toEqual([8, 8, 8])
    const open = asked(t.g)
    expect(open.map((one) => one.seat)).toEqual([0, 1, 2])
    expect(open.every((one) => one.answers.length === 56)).toBe(true)
    t.play({ seat: 2, answer: open[2]?.answers[9] ?? '' })
    expect(asked(t.g).map((one) => one.seat)).toEqual([0, 1])
    expect(view(t.g, 0).s[PICK + 2]).toBe(UNKNOWN)
    expect(t.log('god-card-played')).toEqual([])
  })

  it('TAW-SETUP-25 TAW-HIDE-15 exactly three are kept, the five others lie open when everybody has chosen', () => {
    const t = weaved(begun(2))
    const hand = t.player(0).godCards
    kept(t)
    expect(t.player(0).godCards).toEqual(hand.slice(0, 3))
    const laid = eventsFor(t.events, 1).filter((event) => event.type === 'god-card-played' && event.seat === 0).map((event) => event['card'])
    expect(laid).toEqual(hand.slice(3))
  })

  it('TAW-SETUP-26 TAW-EDGE-39 benefits in reverse turn order, each player completely', () => {
    const t = kept(weaved(begun(3, 5, { settings: { 'first-player': 1 } })))
    const order: unknown[] = []
    for (let n = 0; n < 3 && t.question === 'benefit'; n++) {
      order.push(t.seat)
      t.play('done')
    }
    expect(order).toEqual([0, 2, 1]) // the last player first
  })

  it('TAW-SETUP-27 TAW-SETUP-28 no Statue is needed, any benefit may be skipped, and one may pay for another', () => {
    const t = kept(weaved(begun(2)))
    expect(t.player(Number(t.seat)).statues).toEqual([])
    const plain = t.answers.filter((key) => key.startsWith('benefit:')).length
    expect(plain).toBeGreaterThan(3)
    t.play('done')
  })

  /** Seat 1, the last player, holds the given eight cards and keeps the last three; seat 0 keeps the first three of its own. */
  function dealt(played: readonly string[], keep: readonly string[]): Table {
    const hand = [...played, ...keep]
    const others = godCardNames.filter((card) => !hand.includes(card)).slice(0, 8)
    const t = weaved(begun(2, 5, { settings: { 'first-player': 0 } }))
    const { s } = t.g
    for (const at of [GOD_HAND, GOD_HAND + 1, GOD_HAND + 2, GOD_HAND + 3, GOD_DECK, GOD_DECK + 1]) s[at] = 0
    for (const [i, card] of godCardNames.entries()) {
      const set = hand.includes(card) ? GOD_HAND + 2 : others.includes(card) ? GOD_HAND : GOD_DECK
      s[set + (i >> 5)] |= 1 << (i & 31)
    }
    t.play({ seat: 1, answer: `keep:${[...keep].sort().join('+')}` }, { seat: 0, answer: asked(t.g)[0]?.answers[0] ?? '' })
    expect(t).toMatchObject({ seat: 1, question: 'benefit' })
    return t
  }

  const inDeck = (t: Table): readonly string[] => godCardNames.filter((_, i) => ((t.g.s[GOD_DECK + (i >> 5)] >> (i & 31)) & 1) === 1)

  it('TAW-SETUP-29 TAW-EX-01 TAW-EDGE-47 the example: five cards give goods, a Building is paid with them, and its slot stays empty until all are done', () => {
    const keep = ['god-cross-1', 'god-cross-2', 'god-cross-3']
    const t = dealt(['god-zigzag-4', 'god-spiral-1', 'god-zigzag-6', 'god-zigzag-1', 'god-four-squares-1'], keep)
    const plain = t.answers.filter((key) => key.startsWith('benefit:') && !['benefit:god-four-squares-1+1', 'benefit:god-zigzag-1+1'].includes(key))
    t.play(...plain, 'benefit:god-zigzag-1+1')
    expect(t.player(1)).toMatchObject({ potato: 5, stone: 3, corn: 1, vp: 15 })
    expect(t.player(1).armyCards).toHaveLength(1)
    t.play('benefit:god-four-squares-1+1')
    const before = [...t.market]
    const affordable = t.answers.find((key) => key.startsWith('erect:')) ?? ''
    t.play(affordable)
    expect(t.player(1).buildings).toEqual([affordable.slice('erect:'.length)])
    expect(t.player(1).godCards).toEqual(keep)
    const waiting = before.map((building) => (`erect:${building}` === affordable ? null : building))
    expect(t.market).toEqual(waiting)
    if (t.seat === 1) t.play('done')
    expect(t).toMatchObject({ seat: 0, question: 'benefit', market: waiting })
    ready(t)
    expect(t.market).not.toContain(null)
  })

  it('TAW-SETUP-29 TAW-TASK-BUILD-06 TAW-EDGE-32 an exchange in set-up fills the exchanged slots only', () => {
    const t = dealt(['god-four-squares-1', 'god-four-squares-2', 'god-four-squares-3', 'god-cross-3', 'god-cross-4'], ['god-hook-1', 'god-hook-2', 'god-hook-3'])
    t.play('benefit:god-four-squares-3+1', 'benefit:god-cross-3+1', 'benefit:god-cross-3+2', 'benefit:god-cross-4+1', 'benefit:god-four-squares-1+1')
    const [first, second, ...passives] = t.market
    t.play(`erect:${first}`, 'benefit:god-four-squares-2+1', 'exchange:god-hook-2', `swap:${second}`, 'done')
    expect(t.market).toEqual([null, expect.stringMatching(/^production-/), ...passives])
    expect(t.market[1]).not.toBe(second)
    expect(t.summary().buildingsUnder).toEqual([second])
  })

  it('TAW-SETUP-30 TAW-HIDE-02 the played cards are shuffled into the deck, with a card returned for an exchange', () => {
    const played = ['god-four-squares-1', 'god-four-squares-2', 'god-four-squares-3', 'god-cross-3', 'god-cross-4']
    const t = dealt(played, ['god-hook-1', 'god-hook-2', 'god-hook-3'])
    t.play('benefit:god-four-squares-1+1', 'exchange:god-hook-2', `swap:${t.market[0]}`, 'done')
    if (t.question === 'building') t.play('decline')
    expect(t.summary().godUnder).toEqual(['god-hook-2'])
    for (const card of played) expect(inDeck(t)).not.toContain(card)
    ready(t)
    expect(inDeck(t)).toEqual(expect.arrayContaining([...played, 'god-hook-2']))
    expect(t.summary()).toMatchObject({ godUnder: [], offer: [] })
    expect(inDeck(t)).toHaveLength(42 - 2 - 3)
    expect([t.player(0).laid, t.player(1).laid]).toEqual([[], []])
  })

  it('TAW-SETUP-30 then the first player places the High Priest', () => {
    const t = whole(3)
    expect(t.summary().stacks.gods).toBe(42 - 9)
    expect(t).toMatchObject({ question: 'high-priest', seat: t.summary().first })
  })
})

describe('hidden information', () => {
  it('TAW-HIDE-01 TAW-HIDE-17 hands are seen by their owner, their size and everything else by all', () => {
    const t = whole(2)
    expect(sizeOf(view(t.g, 1), GOD_HAND, GOD_WORDS)).toBe(3)
    expect(view(t.g, 0).s[GOD_HAND]).toBe(t.g.s[GOD_HAND])
    const open = t.g.rules.zones.filter((zone) => zone.visible === 'all').map((zone) => zone.name)
    for (const name of ['purse', 'vp', 'own-workers', 'statues', 'weavings', 'buildings', 'steps', 'conquest-markers', 'temple']) expect(open).toContain(name)
  })

  it('TAW-HIDE-02 TAW-HIDE-06 TAW-HIDE-07 decks and stacks show how many pieces they hold and no more', () => {
    const t = whole(2)
    for (const seat of [0, 1, SPECTATOR]) {
      const seen = view(t.g, seat)
      expect(sizeOf(seen, GOD_DECK, GOD_WORDS)).toBe(t.summary().stacks.gods)
      expect(sizeOf(seen, ARMY_DECK, armyPool.words)).toBe(t.summary().stacks.armies)
      expect(sizeOf(seen, WEAVING_STACK, WEAVING_WORDS)).toBe(t.summary().stacks.weavings)
      expect(sizeOf(seen, BUILDING_STACK, BUILDING_WORDS)).toBe(t.summary().stacks.productions + t.summary().stacks.passives)
    }
    expect(weavingNames).toContain(t.summary().weavingTop)
  })

  it('TAW-HIDE-04 TAW-HIDE-05 TAW-HIDE-16 discard pile, Army cards in areas, face-down Buildings and the bag are public', () => {
    const open = whole(2).g.rules.zones.filter((zone) => zone.visible === 'all').map((zone) => zone.name)
    for (const name of ['army-discard', 'army-face-up', 'army-face-down', 'buildings-face-down', 'market', 'god-offer', 'bag']) expect(open).toContain(name)
  })

  it('TAW-HIDE-11 of two cards drawn in training both are seen by the drawer only; the discarded one becomes public', () => {
    const t = table({ position: {}, chance: ['draw-army:army-03', 'draw-army:army-19'] }).play('side:train')
    const seen = (seat: number) => eventsFor(t.events, seat).filter((event) => event['card'] !== undefined).map((event) => event['card'])
    expect(seen(0)).toEqual(['army-03', 'army-19'])
    expect(seen(1)).toEqual([])
    t.play('keep-army:army-19')
    expect(seen(1)).toEqual(['army-03'])
  })
})
