import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'

/** Step 7 of a Feast: nobody is asked anything before it. */
const feast = (seats: object[], position: { feast?: object; [field: string]: unknown } = {}, more: object = {}): Table =>
  table({ players: seats.length, seed: 1, ...more, position: { feast: { holder: 0 }, ...position, seats } })

const drawn = (t: Table): unknown[] => t.log('god-card-drawn').map((event) => event.seat)
const vps = (...points: number[]): object[] => points.map((vp) => ({ vp }))

/** A hand whose upkeep is paid. */
const holding = (cards: string[]): object => ({ godCards: cards, potato: 99 })

describe('the draw', () => {
  it('TAW-FEAST-24 TAW-FEAST-25 from the fewest VP to the most: 2, 2, 1, 1 cards with four players', () =>
    expect(drawn(feast(vps(30, 10, 40, 20)))).toEqual([1, 1, 3, 3, 0, 2]))

  it('TAW-FEAST-25 2, 2, 1 with three players and 2, 1 with two', () => {
    expect(drawn(feast(vps(5, 30, 10)))).toEqual([0, 0, 2, 2, 1])
    expect(drawn(feast(vps(5, 4)))).toEqual([1, 1, 0])
    expect(drawn(feast(vps(4, 5)))).toEqual([0, 0, 1])
  })

  it('TAW-FEAST-24 TAW-ASK-21 also after the second Feast; from the deck, without a question', () => {
    const t = feast(vps(0, 9), { feasts: 1, offer: ['god-hook-1', 'god-hook-2'] })
    expect(drawn(t)).toEqual([0, 0, 1])
    expect(t.offer).toEqual(['god-hook-1', 'god-hook-2'])
    expect(t).toMatchObject({ seat: 0, question: 'feast-card' })
  })

  it('TAW-FEAST-24 an empty deck gives nothing, whatever the offer holds', () => {
    const t = feast([{}, { godCards: 'rest', potato: 99 }], { offer: ['god-hook-1'] })
    expect(drawn(t)).toEqual([])
    expect(t.offer).toEqual(['god-hook-1'])
    expect(t).toMatchObject({ seat: 1, question: 'feast-card' }) // seat 0 has no card to play
  })

  it('TAW-FEAST-26 the VP of this Feast count', () => {
    const lifted = { vp: 5, temple: 12 } // 10 VP in step 2
    expect(drawn(feast([lifted, { vp: 9 }]))).toEqual([1, 1, 0])
    const poor = { vp: 12, godCards: ['god-hook-1', 'god-hook-2'] } // 4 VP lost in step 4
    expect(drawn(feast([poor, { vp: 9 }]))).toEqual([0, 0, 1])
  })

  it('TAW-EDGE-09 and those of the tile that an empty bag gives again', () => {
    expect(drawn(feast(vps(8, 9)))).toEqual([0, 0, 1])
    expect(drawn(feast(vps(8, 9), { bag: [] }))).toEqual([1, 1, 0])
  })

  it('TAW-FEAST-27 TAW-EDGE-10 among equals the first one from the active player counts as having more', () => {
    expect(drawn(feast(vps(7, 7)))).toEqual([1, 1, 0])
    expect(drawn(feast(vps(7, 7, 7), { turn: 1, feast: { holder: 1 } }))).toEqual([0, 0, 2, 2, 1])
    expect(drawn(feast(vps(7, 3, 7, 3), { turn: 3, feast: { holder: 3 } }))).toEqual([1, 1, 3, 3, 2, 0])
  })
})

describe('the play', () => {
  const FOUR = ['god-spiral-1', 'god-spiral-2', 'god-hook-3', 'god-diamond-4']

  it('TAW-FEAST-28 TAW-ASK-21 up to three cards, one after another, without a Statue', () => {
    const t = feast([holding(FOUR), { vp: 1 }])
    t.play('play-god:god-spiral-1', 'benefit:god-spiral-1+1', 'benefit:god-spiral-1+2')
    expect(t).toMatchObject({ seat: 0, question: 'feast-card' })
    expect(t.player(0)).toMatchObject({ potato: 99 - 4 + 3, vp: 1 })
    t.play('play-god:god-hook-3', 'done', 'play-god:god-diamond-4', 'benefit:god-diamond-4+1')
    expect(t.player(0)).toMatchObject({ vp: 5, corn: 0 })
    expect(t.player(0).godCards).toContain('god-spiral-2')
    expect(t).toMatchObject({ seat: 1, question: 'feast-card' }) // no fourth card
  })

  it('TAW-FEAST-28 TAW-ASK-21 in turn order from the holder; anybody may play none or stop', () => {
    const t = feast([{}, {}, {}], { turn: 1, feast: { holder: 1 } })
    const order: unknown[] = []
    for (let n = 0; n < 3 && t.question === 'feast-card'; n++) {
      order.push(t.seat)
      expect(t.answers).toContain('done')
      t.play('done')
    }
    expect(order).toEqual([1, 2, 0])
    expect(t.log('god-card-played')).toEqual([])
  })

  it('TAW-FEAST-28 benefits of an earlier card do not wait for the next one', () => {
    const t = feast([holding(FOUR), {}]).play('play-god:god-spiral-1', 'done', 'play-god:god-spiral-2')
    expect(t.answers).toEqual(['benefit:god-spiral-2+1', 'benefit:god-spiral-2+2', 'done'])
  })

  it('TAW-FEAST-29 God cards gained in it come from the deck only', () => {
    const t = feast([holding(['god-spiral-5']), {}], { offer: ['god-hook-1'] })
    const before = t.player(0).godCards.length
    t.play('play-god:god-spiral-5', 'benefit:god-spiral-5+2')
    expect(t).toMatchObject({ seat: 0, question: 'benefit' }) // no question about the source
    expect(t.player(0).godCards).toHaveLength(before) // one played, one drawn
    expect(t.offer).toEqual(['god-hook-1'])
  })

  it('TAW-FEAST-29 when the Feast is over the offer is open again', () => {
    const t = feast([{}, {}], { offer: ['god-hook-1'] }).play('done', 'done', 'side:pray')
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-hook-1'])
  })

  it('TAW-FEAST-30 the cards played go into the deck when all have finished, never to the offer', () => {
    const t = feast([holding(['god-diamond-4']), {}], { offer: ['god-hook-1'] }).play('play-god:god-diamond-4', 'benefit:god-diamond-4+1')
    const deck = t.summary().stacks.gods
    expect(t.player(0).laid).toEqual(['god-diamond-4'])
    t.play('done')
    expect(t.seat).toBe(1)
    expect(t.summary().stacks.gods).toBe(deck) // nobody can draw it yet
    t.play('done')
    expect(t.player(0).laid).toEqual([])
    expect(t.summary().stacks.gods).toBe(deck + 1)
    expect(t.offer).toEqual(['god-hook-1'])
  })

  it('TAW-FEAST-30 TAW-HIDE-02 cards that lay under the deck are shuffled in with them', () => {
    const godUnder = ['god-hook-1', { id: 'god-hook-2', knower: 0 }]
    const t = feast([holding(['god-diamond-4']), {}], { godUnder }).play('play-god:god-diamond-4', 'benefit:god-diamond-4+1', 'done')
    expect(t.summary().godUnder).toEqual(['god-hook-1', 'god-hook-2'])
    t.play('done')
    expect(t.summary().godUnder).toEqual([])
    t.chance('draw-god:god-hook-2', 'draw-god:god-diamond-4').play('side:pray')
    expect(t.player(0).godCards).toEqual(expect.arrayContaining(['god-hook-2', 'god-diamond-4']))
  })

  it('TAW-FEAST-30 they can be drawn and used again later', () => {
    const card = 'god-diamond-4'
    const t = feast([{ ...holding([card]), statues: ['small-diamond'] }, {}]).play(`play-god:${card}`, `benefit:${card}+1`, 'done', 'done')
    t.chance(`draw-god:${card}`).play('side:pray', 'side:move-priest', 'move-to:section-1', 'decline', 'end-turn')
    expect(t.player(0).godCards).toContain(card)
    t.play('side:pray', 'side:move-priest', 'move-to:section-2', 'decline', 'end-turn')
    t.play('place:architect', 'on:space-top-0-b', `by-card:${card}`)
    if (t.question === 'payment') t.play(t.answers[0] ?? '')
    expect(t.play('benefits:now').offers(`benefit:${card}+1`)).toBe(true)
  })
})

describe('the Market', () => {
  const market = ['production-05', 'production-06', 'passive-08', 'passive-15']

  it('TAW-FEAST-31 all that is left goes under the stacks in slot order, and two new ones of each kind are shown', () => {
    const t = feast([{}, {}], { market, buildingsUnder: ['passive-20'] }).play('done')
    expect(t.market).toEqual(market)
    t.play('done')
    expect(t.summary().buildingsUnder).toEqual(['passive-20', ...market])
    expect(t.market.map((id) => id?.split('-')[0])).toEqual(['production', 'production', 'passive', 'passive'])
    for (const old of market) expect(t.market).not.toContain(old)
    expect(t.log('market-cleared')).toMatchObject([{ rule: 'TAW-FEAST-31', seat: -1 }])
    expect(t.log('begin').filter((event) => event['span'] === 'scoring').map(({ rule }) => rule)).toEqual(['TAW-FEAST-03'])
  })

  it('TAW-FEAST-31 a slot emptied in step 7 is not filled before', () => {
    const t = feast([{ ...holding(['god-four-squares-1']), stone: 2 }, {}], { market })
      .play('play-god:god-four-squares-1', 'benefit:god-four-squares-1+1', 'erect:production-05')
    expect(t.market).toEqual([null, ...market.slice(1)])
    t.play('done', 'done')
    expect(t).toMatchObject({ seat: 1, market: [null, ...market.slice(1)] })
    t.play('done')
    expect(t.summary().buildingsUnder).toEqual(market.slice(1))
    expect(t.market).not.toContain(null)
  })

  it('TAW-FEAST-31 short stacks give back what went under them', () => {
    const passives = Array.from({ length: 20 }, (_, i) => `passive-${String(i + 1).padStart(2, '0')}`).filter((id) => !market.includes(id))
    const rest = passives.filter((id) => id !== 'passive-01')
    const idle = rest.filter((id) => !['passive-06', 'passive-09', 'passive-10', 'passive-12'].includes(id))
    const t = feast([{}, { buildings: idle }], { market, buildingsUnder: rest.filter((id) => !idle.includes(id)) }).play('done', 'done')
    expect(t.market[2]).toBe('passive-01') // the stack first
    expect(t.market[3]).toBe('passive-06') // then what lay under it
  })

  it('TAW-FEAST-32 after it the holder takes the normal turn', () => {
    const t = feast([{}, {}]).play('done', 'done')
    expect(t).toMatchObject({ seat: 0, question: 'turn' })
    expect(t.summary().phase).toBe('choosing')
  })
})
