import { asked } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { table, type Table } from '../testing.ts'

/** A turn that touches nobody else: two God cards, then 1 gold instead of Worship. */
const SIMPLE = ['side:pray', 'side:move-priest', 'move-to:section-1', 'take-gold', 'end-turn']
const rich = { corn: 9, potato: 9, gold: 9, statues: ['small-hook'], buildings: ['production-05'], buildingsDown: ['production-03'] }

describe('turns', () => {
  it('TAW-TURN-01 go clockwise, and nobody acts in the turn of another', () => {
    const t = table({ players: 3, position: { turn: 1, first: 2 }, seed: 1 })
    expect(t.why('side:pray', 2)).toMatchObject({ rule: 'TAW-TURN-01', reason: 'not-your-turn' })
    expect(() => t.play({ seat: 2, answer: 'side:pray' })).toThrow('turn is asked of 1, not of 2')
    for (const seat of [1, 2, 0]) {
      expect(t).toMatchObject({ seat, question: 'turn' })
      t.play(...SIMPLE)
    }
    expect(t.seat).toBe(1)
  })

  it('TAW-TURN-02 run: Feast, High Priest, main choice, end of turn', () => {
    const t = table({ position: { turn: 1, feast: { holder: 1 }, seats: [{}, { priest: null }] }, seed: 1 })
    const seen: string[] = []
    for (const answer of ['done', 'done', 'high-priest:section-0', ...SIMPLE]) {
      seen.push(`${t.seat} ${t.question}`)
      t.play(answer)
    }
    expect(seen).toEqual([
      '1 feast-card', '0 feast-card', '1 high-priest', '1 turn', '1 second-side-action', '1 move-priest', '1 worship', '1 end-of-turn',
    ])
    expect(t).toMatchObject({ seat: 0, question: 'turn' })
  })

  it('TAW-TURN-02 the turn of somebody else begins without the Feast of the holder', () => {
    const t = table({ position: { turn: 0, feast: { holder: 1 } }, seed: 1 })
    expect(t).toMatchObject({ seat: 0, question: 'turn' })
    expect(t.log('feast')).toEqual([])
  })

  it('TAW-TURN-03 a first turn begins with the High Priest, on any space, also one that is taken', () => {
    const t = table({ position: { seats: [{ priest: null }, { priest: 3 }] } })
    expect(t.answers).toEqual([0, 1, 2, 3, 4].map((section) => `high-priest:section-${section}`))
    expect(t.refused('side:pray').rule).toBe('TAW-TURN-03')
    t.play('high-priest:section-3')
    expect([t.player(0).priest, t.player(1).priest]).toEqual([3, 3])
  })

  it('TAW-TURN-03 each player places it in the own first turn, not before', () => {
    const t = table({ position: { seats: [{ priest: null }, { priest: null }] }, seed: 1 }).play('high-priest:section-0')
    expect(t).toMatchObject({ seat: 0, question: 'turn' })
    expect(t.player(1).priest).toBe(null)
    t.play(...SIMPLE)
    expect(t).toMatchObject({ seat: 1, question: 'high-priest' })
  })

  it('TAW-TURN-04 that placement triggers nothing', () => {
    for (const section of [0, 1, 2, 3, 4]) {
      const other = { ...rich, statues: ['small-cross'], buildings: ['passive-12', 'passive-17', 'passive-18'], buildingsDown: [] }
      const t = table({ position: { seats: [{ priest: null, ...rich }, other] } })
      t.play(`high-priest:section-${section}`)
      expect(t).toMatchObject({ seat: 0, question: 'turn' })
      expect(t.events.map((event) => event.type)).toEqual(['priest-placed'])
    }
  })
})

describe('the main choice', () => {
  it('TAW-TURN-05 is one Worker or two side actions, never both and never two Workers', () => {
    const seat = { potato: 9, gold: 9, workers: ['architect', 'warrior'] }
    const t = table({ position: { seats: [seat] } })
    expect(t.answers).toEqual(['place:architect', 'place:warrior', 'side:move-priest', 'side:pray', 'side:train', 'side:recruit'])
    t.play('place:architect', 'on:space-top-0-a', 'by-gold', 'task:icon-top-0-ab')
    expect(t.question).toBe('end-of-turn')
    for (const answer of ['place:warrior', 'side:pray']) expect(t.refused(answer).rule).toBe('TAW-TURN-05')
    const side = table({ position: { seats: [seat] }, seed: 1 }).play('side:pray')
    expect(side.question).toBe('second-side-action')
    expect(side.refused('place:architect').rule).toBe('TAW-TURN-05')
    expect(side.refused('end-turn').rule).toBe('TAW-TURN-02')
    expect(side.play('side:move-priest', 'move-to:section-1', 'decline').question).toBe('end-of-turn')
  })

  it('TAW-TURN-06 the two side actions differ, in either order', () => {
    const sides = ['side:move-priest', 'side:pray', 'side:train', 'side:recruit']
    for (const first of ['pray', 'train', 'recruit']) {
      const t = table({ position: { nomads: ['priest'] }, seed: 1 }).play(`side:${first}`)
      if (t.question === 'keep-army-card') t.play(t.answers[0] ?? '')
      expect(t.answers.filter((key) => key.startsWith('side:'))).toEqual(sides.filter((key) => key !== `side:${first}`))
      expect(t.refused(`side:${first}`).rule).toBe('TAW-TURN-06')
    }
    const moved = table({ position: {} }).play('side:move-priest', 'move-to:section-1', 'take-gold')
    expect(moved.answers).toEqual(['side:pray', 'side:train', 'side:recruit'])
  })

  it('TAW-TURN-07 the second one is chosen when the first is fully resolved, follow-ups included', () => {
    const t = table({ players: 3, position: { seats: [{ priest: 1 }, { corn: 3 }, { corn: 3 }] }, seed: 1 })
      .play('side:move-priest', 'move-to:section-2', 'take-gold')
    expect(t).toMatchObject({ seat: 1, question: 'offering-too' })
    t.play('decline')
    expect(t).toMatchObject({ seat: 2, question: 'offering-too' })
    t.play('decline')
    expect(t).toMatchObject({ seat: 0, question: 'second-side-action' })
  })

  it('TAW-TURN-08 nobody passes: without a payable space two side actions are due', () => {
    const t = table({ position: {} })
    expect(t.answers).toEqual(['side:move-priest', 'side:pray', 'side:train', 'side:recruit'])
    expect(t.refused('place:architect').rule).toBe('TAW-PLACE-17')
    expect(t.refused('end-turn').rule).toBe('TAW-TURN-02')
  })

  it('TAW-TURN-08 a side action must be able to do something; without a second one there is only one', () => {
    const t = table({ position: { nomads: [], bag: [], seats: [{}, { godCards: 'rest', armyCards: 'rest' }] } })
    for (const side of ['pray', 'train', 'recruit']) expect(t.refused(`side:${side}`).rule).toBe('TAW-TURN-08')
    expect(t.answers).toEqual(['side:move-priest'])
    t.play('side:move-priest', 'move-to:section-1', 'take-gold')
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-TURN-08 the offer or the Army discard pile is enough', () => {
    const t = table({ position: { offer: ['god-hook-1'], armyDiscard: ['army-01'], seats: [{}, { godCards: 'rest', armyCards: 'rest' }] } })
    expect(t.answers).toEqual(['side:move-priest', 'side:pray', 'side:train', 'side:recruit'])
  })

  it('TAW-TURN-09 Pray, Train and Recruit are the active player\'s alone', () => {
    const t = table({ position: { nomads: ['priest'], seats: [{}, rich] }, seed: 1 })
    const before = t.player(1)
    for (const answer of ['side:recruit', 'side:train']) {
      expect(t.seat).toBe(0)
      t.play(answer)
    }
    expect(t).toMatchObject({ seat: 0, question: 'keep-army-card' })
    t.play(t.answers.find((key) => key.startsWith('keep-army')) ?? '', 'end-turn')
    expect(t).toMatchObject({ seat: 0, question: 'dismiss' })
    expect(t.player(1)).toEqual(before)
    const pray = table({ position: { seats: [{}, rich] }, seed: 1 }).play('side:pray')
    expect(pray).toMatchObject({ seat: 0, question: 'second-side-action' })
  })
})

describe('side actions', () => {
  it('TAW-SIDE-PRAY-01 two God cards, each from the deck or the offer, one after the other', () => {
    const position = { offer: ['god-hook-1', 'god-cross-2'] }
    const mixed = table({ position, chance: ['draw-god:god-spiral-1'] }).play('side:pray', 'from-deck')
    expect(mixed.player(0).godCards).toEqual(['god-spiral-1']) // seen before the second is chosen
    expect(mixed.answers).toEqual(['from-deck', 'from-offer:god-hook-1', 'from-offer:god-cross-2'])
    mixed.play('from-offer:god-cross-2')
    expect(mixed.player(0)).toMatchObject({ godCards: ['god-spiral-1'], shown: ['god-cross-2'] })
    expect(mixed.question).toBe('second-side-action')
    const offer = table({ position }).play('side:pray', 'from-offer:god-hook-1')
    expect(offer.answers).toEqual(['from-deck', 'from-offer:god-cross-2'])
    expect(offer.play('from-offer:god-cross-2').player(0).shown).toEqual(['god-hook-1', 'god-cross-2'])
    const deck = table({ position, chance: ['draw-god:god-spiral-1', 'draw-god:god-spiral-2'] }).play('side:pray', 'from-deck', 'from-deck')
    expect(deck.player(0).godCards).toEqual(['god-spiral-1', 'god-spiral-2'])
  })

  it('TAW-SIDE-TRAIN-01 draws two Army cards, keeps one and discards the other', () => {
    const t = table({ position: {}, chance: ['draw-army:army-07', 'draw-army:army-21'] }).play('side:train')
    expect(t.answers.filter((key) => key.startsWith('keep'))).toEqual(['keep-army:army-07', 'keep-army:army-21'])
    t.play('keep-army:army-21')
    expect(t.player(0).armyCards).toEqual(['army-21'])
    expect(t.summary().armyDiscard).toEqual(['army-07'])
  })

  it('TAW-SIDE-RECRUIT-01 TAW-SIDE-RECRUIT-02 a Nomad of choice for free; the bag fills the gap at once', () => {
    const position = { nomads: ['warrior', 'courier', 'courier'], seats: [{ workers: ['priest'] }] }
    const t = table({ position, chance: ['draw-worker:architect-5'] }).play('side:recruit')
    expect(t.answers).toEqual(['nomad:warrior', 'nomad:courier'])
    t.play('nomad:courier')
    expect(t.player(0)).toMatchObject({ workers: ['courier', 'priest'], potato: 0, corn: 0, gold: 0 })
    expect(t.question).toBe('second-side-action')
    expect(t.summary().nomads).toEqual(['architect', 'warrior', 'courier'])
  })

  it('TAW-SIDE-RECRUIT-02 an empty bag fills nothing', () => {
    const t = table({ position: { nomads: ['warrior', 'courier', 'courier'], bag: [] } }).play('side:recruit', 'nomad:warrior')
    expect(t.summary().nomads).toEqual(['courier', 'courier'])
  })
})

describe('a Feast is due', () => {
  /** Seat 0 buys the last Worker of the Village. */
  const triggered = (players: number): Table => {
    const position = { village: ['priest'], seats: [{ potato: 1, workers: ['courier'] }] }
    return table({ players, position, seed: 1 }).play('side:pray', 'side:move-priest', 'move-to:section-1', 'decline', 'village:potato-end')
  }

  it.each([2, 3, 4])('TAW-TURN-10 TAW-EDGE-07 every other player takes one turn before it, the one who triggered it none, %i players', (players) => {
    const t = triggered(players)
    for (let seat = 1; seat < players; seat++) {
      expect(t).toMatchObject({ seat, question: 'turn' })
      expect(t.log('feast')).toEqual([])
      t.play(...SIMPLE)
    }
    expect(t.log('feast')).toMatchObject([{ seat: 0, number: 1 }])
    expect(t.question).not.toBe('turn')
  })
})

describe('asking', () => {
  it('TAW-ASK-01 one player at a time; only the choice of the first God cards asks all at once', () => {
    const compiled = compile({ players: 3 })
    if (!compiled.ok) throw new Error(compiled.message)
    const together = new Set<string>()
    for (const { game } of randomGame(compiled.rules, 3)) {
      const open = asked(game)
      if (open.length > 1) together.add(`${open[0]?.kind} ${open.length}`)
    }
    expect([...together].sort()).toEqual(['keep-god-cards 2', 'keep-god-cards 3'])
  })

  it('TAW-ASK-02 what an answer leads to is finished with the same player before anybody else is asked', () => {
    const position = { offer: ['god-hook-1'], seats: [{ priest: 1, corn: 6 }, { corn: 3 }] }
    const t = table({ position, chance: ['draw-army:army-01', 'draw-army:army-02'] }).play('side:move-priest', 'move-to:section-2', 'offer-corn:6')
    expect(t).toMatchObject({ seat: 0, question: 'god-card' }) // first space
    t.play('from-offer:god-hook-1')
    expect(t).toMatchObject({ seat: 0, question: 'keep-army-card' }) // third space
    t.play('keep-army:army-01')
    expect(t).toMatchObject({ seat: 1, question: 'offering-too' })
  })

  it('TAW-ASK-03 a player who could only decline is skipped', () => {
    const offering = (seat: object): Table => table({ position: { seats: [{ priest: 1 }, seat] } })
      .play('side:move-priest', 'move-to:section-2', 'decline')
    expect(offering({ corn: 2, potato: 9, stone: 9 }).seat).toBe(0)
    expect(offering({ corn: 3, temple: 12 }).seat).toBe(0)
    expect(offering({ corn: 2, gold: 1 }).seat).toBe(1)
    const worship = (seat: object): Table => table({ position: { seats: [{}, seat] } }).play('side:move-priest', 'move-to:section-1', 'decline')
    expect(worship({}).seat).toBe(0)
    expect(worship({ statues: ['small-hook'] }).seat).toBe(1)
  })

  it('TAW-ASK-03 which cards a hand holds makes no difference', () => {
    const conquest = (armyCards: string[], potato: number): Table =>
      table({ position: { seats: [{ priest: 2 }, { potato, armyCards }] } })
        .play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-gold')
    for (const card of ['army-01', 'army-30']) {
      expect(conquest([card], 1)).toMatchObject({ seat: 1, question: 'play-army' })
      expect(conquest([card], 0).seat).toBe(0)
    }
  })

  it('TAW-EDGE-39 the first benefits go backwards from the last player', () => {
    const t = table({ players: 3, settings: { 'first-player': 1 }, seed: 1 })
    const order: (number | string)[] = []
    for (let n = 0; n < 60 && t.question !== 'high-priest'; n++) {
      if (t.question === 'benefit' && order.at(-1) !== t.seat) order.push(t.seat)
      t.play(t.question === 'benefit' ? 'done' : t.answers[0] ?? '')
    }
    expect(order).toEqual([0, 2, 1])
    expect(t).toMatchObject({ seat: 1, question: 'high-priest' })
  })
})
