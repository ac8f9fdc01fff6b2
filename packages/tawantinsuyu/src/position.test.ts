// Hand-made positions: defaults, every field, and sentences for mistakes.
import { fastRandom, fork, SPECTATOR, view } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { position } from './position.ts'
import { HIDDEN, summary } from './summary.ts'
import { table } from './testing.ts'

const rulesFor = (players: number) => {
  const compiled = compile({ players })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const whole = {
  turn: 1,
  first: 1,
  orientation: 2,
  feasts: 1,
  village: ['priest', 'warrior'],
  nomads: ['courier'],
  bag: ['warrior', 'architect'],
  casualties: ['courier', 'courier'],
  hill: { 'space-top-0-a': 'architect', 'space-bottom-2-c': 'priest' },
  steps: { 'steps-upper-2': 0, 'steps-lower-2': 1 },
  conquests: { 'conquest-antisuyu-3': 1 },
  statuesGone: ['large-cross'],
  market: ['production-05', null, 'passive-08', 'passive-01'],
  offer: ['god-hook-1', 'god-cross-2'],
  weavingTop: 'weaving-12',
  weavingUnder: ['weaving-01', { id: 'weaving-03', knower: 1 }],
  godUnder: [{ id: 'god-hook-2', knower: 0 }, 'god-hook-3'],
  buildingsUnder: ['production-09', 'passive-09'],
  armyDiscard: ['army-30'],
  seats: [
    {
      potato: 1, corn: 2, stone: 3, gold: 4, vp: 25, temple: 5, priest: 3, workers: ['warrior', 'warrior', 'priest'], godCards: ['god-spiral-1'], shown: ['god-zigzag-2'],
      armyCards: ['army-01'], army: ['army-19', 'army-20'], armyDown: ['army-02'], buildings: ['production-01', 'passive-15'], buildingsDown: ['production-02'],
      statues: ['small-spiral', 'small-spiral', 'large-hook'], tapestries: [['weaving-sw01', 'weaving-09'], ['weaving-20']],
    },
    { priest: null, workers: [] },
  ],
}

describe('a hand-made position', () => {
  it.each([2, 3, 4])('with no field is quiet and can be played to the end, %i players', (players) => {
    const t = table({ players, position: {} })
    expect(t).toMatchObject({ question: 'turn', seat: 0 })
    expect(t.village).toHaveLength({ 2: 6, 3: 7, 4: 9 }[players] ?? 0)
    expect(t.market).toEqual(['production-01', 'production-02', 'passive-01', 'passive-02'])
    expect(t.player(players - 1)).toMatchObject({ vp: 0, priest: 0, workers: ['architect', 'craftsman'], godCards: [], tapestries: [] })
    for (const moment of randomGame(t.g.rules, players, fork(t.g))) expect(moment.game.rules.broken(moment.game)).toEqual([])
  })

  it('is read back as it was written', () => {
    const t = table({ position: whole })
    expect(t).toMatchObject({ question: 'high-priest', seat: 1 })
    const { seats, bag, turn, statuesGone, weavingUnder: _weavingUnder, godUnder: _godUnder, ...named } = whole
    expect(t.summary()).toMatchObject(named)
    expect(t.summary()).toMatchObject({ turn, weavingUnder: ['weaving-01', 'weaving-03'], godUnder: ['god-hook-2', 'god-hook-3'] })
    expect(t.summary().bag).toEqual({ architect: 1, craftsman: 0, warrior: 1, courier: 0, priest: 0 })
    expect(t.summary().statuesLeft[statuesGone[0]]).toBe(0)
    expect(bag).toHaveLength(2)
    expect(t.player(0)).toMatchObject(seats[0])
    expect(t.player(1)).toMatchObject({ ...seats[1], stepMarkers: 4, conquestMarkers: 9 })
  })

  it('gives the rest of a kind to one seat', () => {
    const t = table({ position: { seats: [{ godCards: 'rest', armyCards: 'rest', buildings: 'rest' }], offer: ['god-hook-1'], weavingStack: ['weaving-04'] } })
    expect(t.summary().stacks).toEqual({ gods: 0, armies: 0, weavings: 0, productions: 0, passives: 0 })
    expect(t.summary()).toMatchObject({ weavingTop: 'weaving-04', offer: ['god-hook-1'] })
    expect(t.player(0).godCards).toHaveLength(41)
  })

  it('starts with the Feast of the seat that holds the tile', () => {
    const t = table({ position: { turn: 1, feasts: 1, feast: { holder: 1 } }, seed: 1 })
    expect(t.log('feast')).toMatchObject([{ seat: 1, number: 2 }])
  })

  it('TAW-TURN-07 starts with one side action done', () => {
    const t = table({ position: { turn: 1, sideDone: 'pray' }, seed: 1 })
    expect(t).toMatchObject({ question: 'second-side-action', seat: 1, answers: ['side:move-priest', 'side:train', 'side:recruit'] })
    expect(t.refused('side:pray').rule).toBe('TAW-TURN-06')
    t.play('side:recruit', 'nomad:courier')
    expect(t.question).toBe('end-of-turn')
    t.play('end-turn')
    if (t.question === 'dismiss') t.play(t.answers[0] ?? '')
    expect(t).toMatchObject({ question: 'turn', seat: 0 })
    expect(t.g.rules.broken(t.g)).toEqual([])
  })

  it('TAW-FEAST-14 starts at a step of the Feast: what came before is not done', () => {
    const own = { vp: 9, temple: 9, godCards: ['god-hook-1'], gold: 1, buildings: ['passive-06'] }
    const t = table({ position: { feast: { holder: 0 }, at: 'feast-4', seats: [own] }, seed: 1 })
    expect(t).toMatchObject({ question: 'upkeep', seat: 0 })
    expect(t.player(0)).toMatchObject({ vp: 9, potato: 0 })
    expect(t.log('feast')).toEqual([])
    t.play('upkeep-gold:1')
    expect(t.summary().feasts).toBe(1)
  })

  it('TAW-FEAST-28 starts with the cards of the Feast, and goes on with the turn of the holder', () => {
    const t = table({ position: { turn: 1, feasts: 1, at: 'feast-7', seats: [{}, { godCards: ['god-diamond-4'] }] }, seed: 1 })
    expect(t).toMatchObject({ question: 'feast-card', seat: 1 })
    t.play('play-god:god-diamond-4', 'benefit:god-diamond-4+1')
    expect(t.player(1).vp).toBe(4)
    for (let n = 0; n < 9 && t.question !== 'turn'; n++) t.play('done')
    expect(t).toMatchObject({ question: 'turn', seat: 1 })
  })

  it('TAW-EDGE-44 starts after the Feast of a holder who has the tile again: it is not resolved in this turn', () => {
    const t = table({ position: { feasts: 1, feast: { holder: 0 }, bag: [], at: 'after-feast' } })
    expect(t).toMatchObject({ question: 'turn', seat: 0 })
    expect(t.log('feast')).toEqual([])
    expect(t.summary().feasts).toBe(1)
  })

  it('starts at the end of a turn', () => {
    const t = table({ position: { at: 'end-of-turn', seats: [{ potato: 1 }] } })
    expect(t).toMatchObject({ question: 'end-of-turn', seat: 0 })
    t.play('village:potato-end', 'dismiss:architect')
    expect(t).toMatchObject({ question: 'turn', seat: 1 })
  })

  it.each<[string, object]>([
    ['sideDone: there is no "dance"', { sideDone: 'dance' }],
    ['sideDone and at name two moments', { sideDone: 'pray', at: 'end-of-turn' }],
    ['the High Priest is placed before anything else', { sideDone: 'pray', seats: [{ priest: null }] }],
    ['at: feast-2 is in the turn of the seat that holds the tile', { at: 'feast-2', feast: { holder: 1 } }],
    ['at: feast-7 needs a Feast that was resolved', { at: 'feast-7' }],
    ['at: there is no "noon"', { at: 'noon' }],
    ['position has no field "moon"', { moon: 1 }],
    ['there are 2 seats, not 3', { seats: [{}, {}, {}] }],
    ['seats[1] has no field "wood"', { seats: [{}, { wood: 1 }] }],
    ['village has room for 6, not for 7', { village: Array(7).fill('courier') }],
    ['an empty village means that a Feast is due', { village: [] }],
    ['while a Feast is due the village is empty', { village: ['priest'], feast: { holder: 0 } }],
    ['every priest of this game is named already', { casualties: Array(9).fill('priest') }],
    ['hill: there is no "space-top-9-a"', { hill: { 'space-top-9-a': 'priest' } }],
    ['army-01 is used twice', { armyDiscard: ['army-01'], seats: [{ army: ['army-01'] }] }],
    ['steps: seat 0 has no more markers', { steps: Object.fromEntries([0, 1, 2, 3, 4].flatMap((n) => [[`steps-upper-${n}`, 0], [`steps-lower-${n}`, 0]])) }],
    ['there is no further large-hook', { statuesGone: ['large-hook'], seats: [{ statues: ['large-hook'] }] }],
    ['the first two slots are for Production Buildings', { market: ['passive-01'] }],
    ['passive-03 is a Passive Building and always face-up', { seats: [{ buildingsDown: ['passive-03'] }] }],
    ['weaving-20 has a pattern that its Tapestry shows already', { seats: [{ tapestries: [['weaving-sw01', 'weaving-20']] }] }],
    ['weaving-06 is used twice or is not in this game', { weavingTop: 'weaving-06' }],
    ['offer has room for 3, not for 4', { offer: ['god-hook-1', 'god-hook-2', 'god-hook-3', 'god-hook-4'] }],
    ['vp must be a whole number', { seats: [{ vp: -1 }] }],
    ['turn must be a whole number from 0 to 1', { turn: 2 }],
  ])('says: %s', (sentence, input) => {
    const made = position(rulesFor(2), input)
    expect(made).toMatchObject({ ok: false, error: 'malformed' })
    if (!made.ok) expect(made.message).toContain(sentence)
  })
})

describe('a summary', () => {
  it('tells a viewer what the viewer may know', () => {
    const { g } = table({ position: { ...whole, turn: 0 } })
    const own = summary(view(g, 0))
    const others = summary(view(g, 1))
    expect(own.seats[0]).toEqual(summary(g).seats[0])
    expect(others.seats[0]).toMatchObject({ godCards: [HIDDEN], shown: ['god-zigzag-2'], armyCards: [HIDDEN] })
    expect(own).toMatchObject({ weavingUnder: ['weaving-01', HIDDEN], godUnder: ['god-hook-2', 'god-hook-3'] })
    expect(others).toMatchObject({ weavingUnder: ['weaving-01', 'weaving-03'], godUnder: [HIDDEN, 'god-hook-3'] })
    expect(own.stacks).toEqual(summary(g).stacks)
  })

  it('of a view never crashes and counts what is hidden', () => {
    const rules = rulesFor(3)
    const random = fastRandom(7)
    for (const { game } of randomGame(rules, 3)) {
      if (random(20) > 0) continue
      const full = summary({ ...game, rules })
      for (const viewer of [SPECTATOR, 0, 1, 2]) {
        const seen = summary(view({ ...game, rules }, viewer))
        expect(seen.stacks).toEqual(full.stacks)
        for (const [seat, own] of seen.seats.entries()) {
          expect(own.godCards).toHaveLength(full.seats[seat].godCards.length)
          if (seat === viewer) expect(own).toEqual(full.seats[seat])
        }
      }
    }
  })
})
