// Whole courses of Feasts and of the end, with a seat other than the first as holder: every step in its order, and what is told of it.
import { describe, expect, it } from 'vitest'
import { account, course, lines, table } from '../testing.ts'

describe('the Feast', () => {
  const seats = [
    { vp: 10, potato: 1, gold: 2, temple: 1, godCards: ['god-spiral-1', 'god-diamond-1', 'god-hook-3', 'god-hook-4', 'god-hook-5', 'god-hook-6', 'god-hook-7', 'god-cross-1', 'god-cross-2', 'god-cross-3', 'god-cross-4'], buildings: ['passive-06', 'passive-09', 'passive-10'], tapestries: [['weaving-sw01', 'weaving-01'], ['weaving-03', 'weaving-20', 'weaving-04']] },
    { vp: 12, temple: 7, shown: ['god-cross-7', 'god-zigzag-5'], tapestries: [['weaving-27', 'weaving-19', 'weaving-13']], buildingsDown: ['production-01'], gold: 2, buildings: ['passive-12'], potato: 1 },
    { vp: 10, temple: 12 },
  ]
  const position = {
    turn: 1, feast: { holder: 1 }, casualties: ['priest', 'courier', 'priest'], bag: ['priest', 'courier'], village: [], nomads: [], offer: ['god-hook-1'],
    conquests: { 'conquest-chinchaysuyu-1': 0, 'conquest-chinchaysuyu-6': 2, 'conquest-qullasuyu-2': 1, 'conquest-kuntisuyu-3': 2, 'conquest-kuntisuyu-4': 2, 'conquest-kuntisuyu-6': 0 },
    market: ['production-02', null, 'passive-01', 'passive-02'],
  }
  const buildings = ['production-19', 'production-18', 'passive-20', 'passive-19'].map((building) => `draw-building:${building}`)
  const cards = ['god-spiral-7', 'god-spiral-6', 'god-spiral-5', 'god-spiral-4', 'god-spiral-3', 'god-spiral-2'].map((card) => `draw-god:${card}`)

  it('TAW-FEAST-03 to TAW-FEAST-31 every step, from the holder on; the order of drawing by VP', () => {
    const t = table({ players: 3, position: { ...position, seats }, chance: ['draw-army:army-01', ...cards.slice(0, 1), 'draw-worker:priest-3', 'draw-worker:courier-2', ...cards.slice(1), ...buildings] })
    expect(account(t)).toEqual(lines(`
      -1 begin TAW-FEAST-03 scoring 1
      1 feast TAW-FEAST-03 1
    `))
    expect(course(t, 'take-part', 'connection:weaving-19', 'renew:production-01', 'connection:weaving-20', 'connection:weaving-04', 'from-offer:god-hook-1', 'upkeep-gold:1', 'upkeep-gold:0', 'play-god:god-cross-7', 'benefit:god-cross-7+2', 'done', 'done', 'done', 'play-god:god-spiral-1', 'benefit:god-spiral-1+2', 'done', 'done')).toEqual(lines(`
      > take-part
      1 pay TAW-BLD-Z12 gold 1
      1 climb TAW-TEMPLE-01 8
      0 gain TAW-BLD-Z06 potato 4
      0 score TAW-BLD-Z09 3
      0 gain TAW-BLD-Z10 potato 2
      0 gain TAW-BLD-Z10 corn 1
      0 gain TAW-BLD-Z10 stone 1
      1 connection TAW-TASK-MERCHANT-01 weaving-13
      1 gain TAW-TASK-MERCHANT-03 stone 2
      ? 1 merchant connection:weaving-19
      > connection:weaving-19
      1 connection TAW-TASK-MERCHANT-01 weaving-19
      ? 1 renew renew:production-01 done
      > renew:production-01
      1 renew TAW-PRIEST-RENEW-05 production-01
      0 connection TAW-TASK-MERCHANT-01 weaving-01
      0 gain TAW-TASK-MERCHANT-03 potato 3
      ? 0 merchant connection:weaving-04 connection:weaving-20
      > connection:weaving-20
      0 connection TAW-TASK-MERCHANT-01 weaving-20
      0 army-card-drawn TAW-ARMY-03
      (secret) 0 army-card-seen TAW-HIDE-01 army-01
      ? 0 merchant connection:weaving-04
      > connection:weaving-04
      0 connection TAW-TASK-MERCHANT-01 weaving-04
      ? 0 god-card from-deck from-offer:god-hook-1
      > from-offer:god-hook-1
      0 god-card-taken TAW-GOD-07 god-hook-1
      0 gain TAW-TASK-MERCHANT-03 potato 1
      1 score TAW-FEAST-08 6
      2 score TAW-FEAST-08 10
      0 score TAW-FEAST-08 1
      0 gain TAW-TEMPLE-05 potato 1
      0 god-card-drawn TAW-GOD-07
      (secret) 0 god-card-seen TAW-HIDE-12 god-spiral-7
      2 region TAW-FEAST-11 chinchaysuyu
      2 score TAW-FEAST-11 3
      1 region TAW-FEAST-11 qullasuyu
      1 score TAW-FEAST-11 3
      2 region TAW-FEAST-11 kuntisuyu
      2 score TAW-FEAST-11 3
      ? 1 upkeep upkeep-gold:0 upkeep-gold:1
      > upkeep-gold:1
      1 pay TAW-FEAST-14 potato 1
      1 pay TAW-FEAST-15 gold 1
      ? 0 upkeep upkeep-gold:0 upkeep-gold:1
      > upkeep-gold:0
      0 pay TAW-FEAST-14 potato 12
      0 lose TAW-FEAST-15 2
      -1 villager-arrives TAW-FEAST-19 priest
      -1 villager-arrives TAW-FEAST-19 courier
      0 god-card-drawn TAW-GOD-07
      (secret) 0 god-card-seen TAW-HIDE-12 god-spiral-6
      0 god-card-drawn TAW-GOD-07
      (secret) 0 god-card-seen TAW-HIDE-12 god-spiral-5
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-spiral-4
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-spiral-3
      2 god-card-drawn TAW-GOD-07
      (secret) 2 god-card-seen TAW-HIDE-12 god-spiral-2
      ? 1 feast-card play-god:god-spiral-3 play-god:god-spiral-4 play-god:god-zigzag-5 play-god:god-cross-7 done
      > play-god:god-cross-7
      1 god-card-played TAW-FEAST-28 god-cross-7
      ? 1 benefit benefit:god-cross-7+1 benefit:god-cross-7+2 done
      > benefit:god-cross-7+2
      1 benefit TAW-GOD-05 god-cross-7 2
      1 gain TAW-GOD-01 potato 1
      ? 1 benefit benefit:god-cross-7+1 done
      > done
      ? 1 feast-card play-god:god-spiral-3 play-god:god-spiral-4 play-god:god-zigzag-5 done
      > done
      ? 2 feast-card play-god:god-spiral-2 done
      > done
      ? 0 feast-card play-god:god-spiral-1 play-god:god-spiral-5 play-god:god-spiral-6 play-god:god-spiral-7 play-god:god-diamond-1 play-god:god-hook-3 play-god:god-hook-4 play-god:god-hook-5 play-god:god-hook-6 play-god:god-hook-7 play-god:god-cross-1 play-god:god-cross-2 play-god:god-cross-3 play-god:god-cross-4 play-god:god-hook-1 done
      > play-god:god-spiral-1
      0 god-card-played TAW-FEAST-28 god-spiral-1
      ? 0 benefit benefit:god-spiral-1+1 benefit:god-spiral-1+2 done
      > benefit:god-spiral-1+2
      0 benefit TAW-GOD-05 god-spiral-1 2
      0 score TAW-GOD-01 1
      ? 0 benefit benefit:god-spiral-1+1 done
      > done
      ? 0 feast-card play-god:god-spiral-5 play-god:god-spiral-6 play-god:god-spiral-7 play-god:god-diamond-1 play-god:god-hook-3 play-god:god-hook-4 play-god:god-hook-5 play-god:god-hook-6 play-god:god-hook-7 play-god:god-cross-1 play-god:god-cross-2 play-god:god-cross-3 play-god:god-cross-4 play-god:god-hook-1 done
      > done
      -1 market-cleared TAW-FEAST-31
      -1 building-revealed TAW-EOT-09 production-19
      -1 building-revealed TAW-EOT-09 production-18
      -1 building-revealed TAW-EOT-09 passive-20
      -1 building-revealed TAW-EOT-09 passive-19
      -1 end TAW-FEAST-03 scoring 1
      ? 1 turn place:architect place:craftsman side:move-priest side:pray side:train
    `))
  })
})

describe('cards of the Feast', () => {
  it('TAW-FEAST-28 three cards whoever holds the tile, then the next seat', () => {
    const godCards = ['god-diamond-4', 'god-four-squares-5', 'god-cross-7', 'god-hook-6']
    const t = table({ players: 4, position: { turn: 3, at: 'feast-7', feasts: 1, seats: [{}, {}, {}, { godCards }] }, seed: 1 })
    const played: unknown[] = []
    for (let n = 0; n < 9 && t.seat === 3; n++) {
      played.push(t.question)
      t.play(t.question === 'feast-card' ? (t.answers.find((key) => godCards.some((card) => key === `play-god:${card}`)) ?? '') : 'done')
    }
    expect(played).toEqual(['feast-card', 'benefit', 'feast-card', 'benefit', 'feast-card', 'benefit'])
    expect(t).toMatchObject({ seat: 0, question: 'feast-card' })
  })
})

describe('the end', () => {
  it('TAW-END-01 TAW-END-02 to TAW-END-11 what every seat scores, in order, and the places', () => {
    const seats = [
      { vp: 10, temple: 10, buildings: ['production-01', 'passive-06'], buildingsDown: ['production-02'], godCards: ['god-spiral-1'], shown: ['god-cross-7'], potato: 2 },
      { vp: 30, temple: 9, tapestries: [['weaving-sw01', 'weaving-01'], ['weaving-13', 'weaving-19', 'weaving-27']], gold: 2 },
      { vp: 10, temple: 12, army: ['army-01', 'army-30'], armyDown: ['army-02'], armyCards: ['army-03'], workers: ['architect', 'priest'], corn: 1 },
    ]
    const t = table({ players: 3, position: { turn: 1, at: 'feast-5', feasts: 2, feast: { holder: 1 }, village: [], seats } })
    expect(account(t)).toEqual(lines(`
      -1 end TAW-FEAST-03 scoring 3
      -1 begin TAW-END-01 final-scoring 0
      0 score TAW-END-03 8
      0 score TAW-END-04 4
      0 score TAW-END-05 2
      0 score TAW-BLD-Z06 2
      0 score TAW-END-07 2
      1 score TAW-END-02 1
      1 score TAW-END-02 3
      1 score TAW-END-03 4
      1 score TAW-END-07 2
      1 score TAW-END-08 2
      2 score TAW-END-03 18
      2 score TAW-END-06 2
      2 score TAW-END-07 2
      0 final-place TAW-END-09 3 28
      1 final-place TAW-END-09 1 42
      2 final-place TAW-END-09 2 32
      -1 end TAW-END-01 final-scoring 0
    `))
    expect([t.question, t.summary().seats.map(({ place }) => place)]).toEqual(['over', [3, 1, 2]])
  })
})

describe('the set-up', () => {
  it('TAW-SETUP-05 TAW-SETUP-08 TAW-SETUP-11 to TAW-SETUP-20 what is told is what lies on the table', () => {
    const t = table({ players: 2, seed: 3 })
    const { village, nomads, hill, market, weavingTop, first, orientation } = t.summary()
    const told = (wanted: string): unknown[] => t.events.flatMap(({ type, rule, seat, ...details }) => (type === wanted ? [[seat, rule, ...Object.values(details)]] : []))
    expect(told('begin')).toEqual([[-1, 'TAW-SETUP-01', 'set-up', 0]])
    expect(told('coricancha')).toEqual([[-1, 'TAW-SETUP-05', orientation]])
    const drawn = told('worker-drawn').map((event) => JSON.stringify(event))
    for (const seat of [0, 1]) for (const role of t.player(seat).workers) expect(drawn).toContain(JSON.stringify([seat, 'TAW-SETUP-08', role]))
    expect(told('villager-arrives')).toEqual(village.map((role) => [-1, 'TAW-SETUP-11', role]))
    expect(told('nomad-arrives').map(String).toSorted()).toEqual(nomads.map((role) => `-1,TAW-NOMAD-02,${role}`).toSorted())
    expect(told('neutral-worker').map(String).toSorted()).toEqual(Object.entries(hill).map(([space, role]) => `-1,TAW-SETUP-13,${role},${space}`).toSorted())
    expect(told('building-revealed')).toEqual(market.map((building) => [-1, 'TAW-EOT-09', building]))
    expect(told('weaving-revealed')).toEqual([[-1, 'TAW-TASK-WEAVE-06', weavingTop]])
    expect(told('first-player')).toEqual([[first, 'TAW-SETUP-20']])
  })

  it('TAW-SETUP-21 TAW-SETUP-23 TAW-SETUP-24 TAW-SETUP-25 TAW-SETUP-26 Weavings in turn order, cards dealt in secret, the others laid open, the last player first', () => {
    const t = table({ players: 2, seed: 3 })
    const { first } = t.summary()
    expect(t).toMatchObject({ seat: first, question: 'starting-weaving', answers: [1, 2, 3, 4].map((n) => `start-with:weaving-sw0${n}`) })
    t.play('start-with:weaving-sw04', 'start-with:weaving-sw01')
    expect(t.log('weaving-laid').map(({ seat, weaving }) => [seat, weaving])).toEqual([[first, 'weaving-sw04'], [1 - first, 'weaving-sw01']])
    expect(t.log('gain').map(({ seat, rule, what, n }) => [seat, rule, what, n])).toEqual([0, 1].map((seat) => [seat, 'TAW-SETUP-23', 'stone', 2]))
    for (const seat of [0, 1]) expect(t.log('god-card-seen').filter(({ only, rule }) => only === seat && rule === 'TAW-SETUP-24').map(({ card }) => card).toSorted()).toEqual([...t.player(seat).godCards].toSorted())
    expect(t.g.revealed).toBe(false)
    for (const seat of [0, 1]) {
      const kept = t.player(seat).godCards.slice(0, 3)
      t.play({ seat, answer: `keep:${kept.join('+')}` })
      expect(t.g.revealed).toBe(seat === 1) // when the last has chosen
    }
    for (const seat of [0, 1]) expect(t.log('god-card-played').filter((event) => event.seat === seat).map(({ rule, card }) => [rule, card])).toEqual(t.player(seat).laid.map((card) => ['TAW-SETUP-25', card]))
    expect(t.seat).toBe(1 - first)
  })
})
