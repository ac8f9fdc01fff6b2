// Whole courses of tasks by a seat other than the first.
import { describe, expect, it } from 'vitest'
import { iconNames, weavingNames } from '../answers.ts'
import { edges, type TaskId } from '../content/index.ts'
import { taskNumber } from '../task-numbers.ts'
import { course, lines, table, type Table } from '../testing.ts'

/** The last of three seats spends its only task at the hub. */
function about(task: TaskId, own: object = {}, { position = {}, first = {}, second = {}, chance = [] }: { position?: object; first?: object; second?: object; chance?: string[] } = {}): Table {
  const t = table({ players: 3, chance, position: { turn: 2, ...position, seats: [first, second, { priest: 0, potato: 2, gold: 1, workers: ['architect'], ...own }] } })
  const taskOf = t.g.rules.taskOf as number[] // this game's own copy
  taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber(task)
  t.play('place:architect', 'on:space-middle-0-b', 'by-gold')
  while (t.question === 'payment') t.play(t.answers[0] ?? '')
  return t
}

const DO = 'task:icon-middle-0-ab'
const drawn = (...tiles: string[]): string[] => tiles.map((tile) => `draw-weaving:weaving-${tile}`)

describe('Weavings', () => {
  it('TAW-TASK-WEAVE-01 TAW-TASK-WEAVE-02 TAW-TASK-WEAVE-03 TAW-TASK-WEAVE-05 two bought, one left for the others, the next one face-up', () => {
    const t = about('buy-weavings', { corn: 3, tapestries: [['weaving-sw01', 'weaving-01']] }, { first: { corn: 3 }, second: { corn: 2 }, position: { weavingTop: 'weaving-31' }, chance: drawn('30', '29', '27') })
    expect(course(t, DO, 'buy:weaving-31+weaving-30', 'lay:weaving-30+tapestry-1', 'lay:weaving-31+new', 'buy:weaving-29', 'lay:weaving-29+new')).toEqual(lines(`
      > task:icon-middle-0-ab
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 weaving-drawn TAW-TASK-WEAVE-01 weaving-30
      2 weaving-drawn TAW-TASK-WEAVE-01 weaving-29
      ? 2 buy-weavings buy:weaving-31 buy:weaving-31+weaving-30 buy:weaving-31+weaving-29 buy:weaving-30 buy:weaving-30+weaving-29 buy:weaving-29 done
      > buy:weaving-31+weaving-30
      2 weaving-bought TAW-TASK-WEAVE-02 weaving-31
      2 weaving-bought TAW-TASK-WEAVE-02 weaving-30
      2 pay TAW-TASK-WEAVE-02 corn 3
      ? 2 lay-weaving lay:weaving-31+tapestry-1 lay:weaving-31+new lay:weaving-30+tapestry-1 lay:weaving-30+new
      > lay:weaving-30+tapestry-1
      2 weaving-laid TAW-TASK-WEAVE-10 weaving-30 1
      ? 2 lay-weaving lay:weaving-31+tapestry-1 lay:weaving-31+new
      > lay:weaving-31+new
      2 weaving-laid TAW-TASK-WEAVE-10 weaving-31 2
      ? 0 leftover-weaving buy:weaving-29 decline
      > buy:weaving-29
      0 weaving-bought TAW-TASK-WEAVE-02 weaving-29
      0 pay TAW-TASK-WEAVE-03 corn 3
      ? 0 lay-weaving lay:weaving-29+new
      > lay:weaving-29+new
      0 weaving-laid TAW-TASK-WEAVE-10 weaving-29 1
      -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-27
      ? 2 end-of-turn end-turn
    `))
  })

  it('TAW-TASK-WEAVE-02 every choice of one, two or three tiles, as far as corn goes', () => {
    const asked = (own: object): string[] => {
      const t = about('buy-weavings', own, { position: { weavingTop: 'weaving-31' }, chance: drawn('30', '29', '27') }).play(DO)
      return t.question === 'buy-weavings' ? t.answers.map((key) => key.replaceAll('weaving-', '')) : []
    }
    expect(asked({ corn: 6 })).toEqual(['buy:31', 'buy:31+30', 'buy:31+30+29', 'buy:31+29', 'buy:30', 'buy:30+29', 'buy:29', 'done'])
    expect(asked({ corn: 5 })).toEqual(['buy:31', 'buy:31+30', 'buy:31+29', 'buy:30', 'buy:30+29', 'buy:29', 'done'])
    expect(asked({ corn: 1, gold: 2 })).toEqual(['buy:31', 'buy:30', 'buy:29', 'done'])
    expect(asked({ corn: 0 })).toEqual([])
    expect(asked({ corn: 0, armyCards: ['army-10'] })).toEqual(['done', 'trade:army-10']) // TAW-ASK-03: the card gives corn
  })

  it('TAW-TASK-WEAVE-03 TAW-TASK-WEAVE-04 TAW-TASK-WEAVE-05 others in turn order while tiles are left, then the rest goes under as it was drawn', () => {
    const t = about('buy-weavings', { corn: 1 }, { first: { corn: 3 }, second: { corn: 3 }, position: { weavingTop: 'weaving-31', weavingUnder: ['weaving-01'] }, chance: drawn('30', '29', '27') })
    expect(course(t, DO, 'buy:weaving-30', 'lay:weaving-30+new', 'decline', 'decline')).toEqual(lines(`
      > task:icon-middle-0-ab
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 weaving-drawn TAW-TASK-WEAVE-01 weaving-30
      2 weaving-drawn TAW-TASK-WEAVE-01 weaving-29
      ? 2 buy-weavings buy:weaving-31 buy:weaving-30 buy:weaving-29 done
      > buy:weaving-30
      2 weaving-bought TAW-TASK-WEAVE-02 weaving-30
      2 pay TAW-TASK-WEAVE-02 corn 1
      ? 2 lay-weaving lay:weaving-30+new
      > lay:weaving-30+new
      2 weaving-laid TAW-TASK-WEAVE-10 weaving-30 1
      ? 0 leftover-weaving buy:weaving-31 buy:weaving-29 decline
      > decline
      ? 1 leftover-weaving buy:weaving-31 buy:weaving-29 decline
      > decline
      -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-27
      ? 2 end-of-turn end-turn
    `))
    expect(t.summary()).toMatchObject({ weavingTop: 'weaving-27', weavingUnder: ['weaving-01', 'weaving-31', 'weaving-29'] })
  })

  it('TAW-TASK-MERCHANT-01 TAW-TASK-MERCHANT-05 rewards of connections, plain ones first; tiles of every number', () => {
    const tapestries = [['weaving-24', 'weaving-18', 'weaving-14', 'weaving-21'], ['weaving-30', 'weaving-27', 'weaving-19', 'weaving-11'], ['weaving-sw01', 'weaving-31', 'weaving-04']]
    const t = about('merchant', { tapestries, gold: 2, corn: 0, buildingsDown: ['production-01'] }, { chance: ['draw-god:god-spiral-1', 'draw-god:god-cross-7'] })
    expect(course(t, DO, 'connection:weaving-18', 'take-part', 'connection:weaving-04', 'connection:weaving-19', 'done')).toEqual(lines(`
      > task:icon-middle-0-ab
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 connection TAW-TASK-MERCHANT-01 weaving-11
      2 gain TAW-TASK-MERCHANT-03 stone 2
      2 connection TAW-TASK-MERCHANT-01 weaving-14
      2 score TAW-TASK-MERCHANT-03 3
      2 connection TAW-TASK-MERCHANT-01 weaving-21
      2 gain TAW-TASK-MERCHANT-03 stone 2
      2 connection TAW-TASK-MERCHANT-01 weaving-31
      2 gain TAW-TASK-MERCHANT-03 potato 3
      ? 2 merchant connection:weaving-04 connection:weaving-18 connection:weaving-19 connection:weaving-27
      > connection:weaving-18
      2 connection TAW-TASK-MERCHANT-01 weaving-18
      ? 2 pay-then take-part decline
      > take-part
      2 pay TAW-TASK-MERCHANT-03 gold 1
      2 climb TAW-TEMPLE-01 1
      2 gain TAW-TEMPLE-05 potato 1
      2 god-card-drawn TAW-GOD-07
      (secret) 2 god-card-seen TAW-HIDE-12 god-spiral-1
      ? 2 merchant connection:weaving-04 connection:weaving-19
      > connection:weaving-04
      2 connection TAW-TASK-MERCHANT-01 weaving-04
      2 god-card-drawn TAW-GOD-07
      (secret) 2 god-card-seen TAW-HIDE-12 god-cross-7
      2 gain TAW-TASK-MERCHANT-03 potato 1
      ? 2 merchant connection:weaving-19
      > connection:weaving-19
      2 connection TAW-TASK-MERCHANT-01 weaving-19
      ? 2 renew renew:production-01 done
      > done
      ? 2 end-of-turn village:potato-end end-turn
    `))
  })

  it('TAW-TASK-MERCHANT-01 any other reward is due, whatever the number of its tile', () => {
    const t = about('merchant', { tapestries: [['weaving-03', 'weaving-30']] })
    const leftEdge = t.g.rules.leftEdge as number[] // this game's own copy
    leftEdge[weavingNames.indexOf('weaving-30')] = edges.findIndex(({ id }) => id === 'army')
    expect(t.play(DO)).toMatchObject({ question: 'merchant', answers: ['connection:weaving-30'] })
    expect(t.refused('done').rule).toBe('TAW-TASK-MERCHANT-01')
  })

  it('TAW-TASK-WEAVE-01 TAW-TASK-WEAVE-09 the last tile of all comes from under the stack', () => {
    const t = about('buy-weavings', { corn: 1 }, { position: { weavingTop: 'weaving-31', weavingStack: [], weavingUnder: ['weaving-01'] } }).play(DO)
    expect(t.answers.filter((key) => key.startsWith('buy:'))).toEqual(['buy:weaving-31', 'buy:weaving-01'])
  })

  it('TAW-TASK-MERCHANT-05 a paid climb is asked for whatever the number of its tile, and may be left', () => {
    const paidClimb = edges.findIndex(({ id }) => id === 'temple')
    const t = about('merchant', { tapestries: [['weaving-24', 'weaving-30']], gold: 2 })
    const leftEdge = t.g.rules.leftEdge as number[] // this game's own copy
    leftEdge[weavingNames.indexOf('weaving-30')] = paidClimb
    expect(course(t, DO, 'done')).toEqual(lines(`
      > task:icon-middle-0-ab
      2 task TAW-COUNT-08 icon-middle-0-ab
      ? 2 merchant connection:weaving-30 done
      > done
      ? 2 end-of-turn village:potato-end village:corn-end end-turn
    `))
  })
})

describe('building', () => {
  it('TAW-TASK-STATUE-01 TAW-TASK-STATUE-02 TAW-GOD-11 a large Statue', () => {
    const t = about('build-statue', { stone: 4, gold: 3 })
    expect(course(t, DO, 'statue:large-spiral')).toEqual(lines(`
      > task:icon-middle-0-ab
      ? 2 statue statue:small-spiral statue:small-zigzag statue:small-four-squares statue:small-diamond statue:small-hook statue:small-cross statue:large-spiral statue:large-zigzag statue:large-four-squares statue:large-diamond statue:large-hook statue:large-cross decline
      > statue:large-spiral
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 pay TAW-RES-06 stone 3
      2 pay TAW-RES-06 gold 2
      2 statue TAW-TASK-STATUE-01 large-spiral
      2 score TAW-GOD-11 9
      ? 2 end-of-turn end-turn
    `))
    expect(course(about('build-statue', { stone: 3 }, { position: { statuesGone: ['small-spiral', 'small-spiral'] } }), DO)).toEqual(lines(`
      > task:icon-middle-0-ab
      ? 2 statue statue:small-zigzag statue:small-four-squares statue:small-diamond statue:small-hook statue:small-cross decline
    `))
  })

  it('TAW-TASK-STAIRS-02 TAW-TASK-STAIRS-05 lower Stairs below another seat', () => {
    const t = about('build-steps', { stone: 3 }, { position: { steps: { 'steps-upper-0': 1 } } })
    expect(course(t, DO, 'steps:steps-lower-0')).toEqual(lines(`
      > task:icon-middle-0-ab
      ? 2 steps steps:steps-lower-0 steps:steps-upper-1 steps:steps-upper-2 steps:steps-upper-3 steps:steps-upper-4 decline
      > steps:steps-lower-0
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 pay TAW-TASK-STAIRS-01 stone 3
      2 steps TAW-TASK-STAIRS-03 steps-lower-0
      2 score TAW-TASK-STAIRS-02 4
      2 gain TAW-TASK-STAIRS-02 corn 1
      2 gain TAW-TASK-STAIRS-02 potato 2
      1 score TAW-TASK-STAIRS-05 2
      ? 2 end-of-turn village:potato-end village:corn-end end-turn
    `))
  })

  it('TAW-TASK-STAIRS-03 the last empty Step space is the first one of the table', () => {
    const taken = Array.from({ length: 5 }, (_, section) => [[`steps-upper-${section}`, section % 2], [`steps-lower-${section}`, section % 2]] as const).flat().slice(2)
    const t = about('build-steps', { stone: 3 }, { position: { steps: { ...Object.fromEntries(taken), 'steps-upper-4': 2 } } })
    expect(course(t, DO, 'steps:steps-upper-0')).toEqual(lines(`
      > task:icon-middle-0-ab
      ? 2 steps steps:steps-upper-0 decline
      > steps:steps-upper-0
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 pay TAW-TASK-STAIRS-01 stone 3
      2 steps TAW-TASK-STAIRS-03 steps-upper-0
      2 score TAW-TASK-STAIRS-02 4
      2 gain TAW-TASK-STAIRS-02 corn 1
      2 gain TAW-TASK-STAIRS-02 potato 2
      ? 2 end-of-turn village:potato-end village:corn-end end-turn
    `))
  })

  it('TAW-TASK-BUILD-01 TAW-EOT-09 the first Building of all; the slot is filled at the end of the turn', () => {
    const t = about('construct-building', { stone: 1, corn: 1 }, { position: { market: ['production-01', 'production-02', 'passive-01', 'passive-02'] }, chance: ['draw-building:production-19'] })
    expect(course(t, DO, 'erect:production-01', 'end-turn')).toEqual(lines(`
      > task:icon-middle-0-ab
      ? 2 building erect:production-01 decline
      > erect:production-01
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 pay TAW-TASK-BUILD-01 corn 1
      2 pay TAW-TASK-BUILD-01 stone 1
      2 building TAW-TASK-BUILD-01 production-01
      ? 2 end-of-turn end-turn
      > end-turn
      -1 building-revealed TAW-EOT-09 production-19
      ? 0 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-TASK-BUILD-07 TAW-COUNT-11 without a Building that can be paid the exchange is the only way, once', () => {
    const position = { market: ['production-17', 'production-19', 'passive-02', 'passive-12'] }
    const t = about('construct-building', { stone: 2, gold: 1, godCards: ['god-spiral-1', 'god-cross-7'] }, { position, chance: ['draw-building:production-16', 'draw-building:passive-14'] })
    expect(course(t, DO, 'exchange:god-spiral-1', 'swap:production-17', 'swap:passive-02')).toEqual(lines(`
      > task:icon-middle-0-ab
      ? 2 building exchange:god-spiral-1 exchange:god-cross-7 decline
      > exchange:god-spiral-1
      2 task TAW-COUNT-08 icon-middle-0-ab
      2 god-card-returned TAW-TASK-BUILD-05
      ? 2 exchange-first swap:production-17 swap:production-19 swap:passive-02 swap:passive-12
      > swap:production-17
      2 building-exchanged TAW-TASK-BUILD-06 production-17
      ? 2 exchange-second swap:production-19 swap:passive-02 swap:passive-12 done
      > swap:passive-02
      2 building-exchanged TAW-TASK-BUILD-06 passive-02
      -1 building-revealed TAW-EOT-09 production-16
      -1 building-revealed TAW-EOT-09 passive-14
      ? 2 end-of-turn end-turn
    `))
  })

  it('TAW-TASK-PRODUCE-01 TAW-TASK-PRODUCE-02 one Building, first or last of the table, which stays face-up', () => {
    const t = about('produce-once', { buildings: ['production-01', 'production-11'], buildingsDown: ['production-02'] })
    expect(course(t, DO, 'produce:production-01')).toEqual(lines(`
      > task:icon-middle-0-ab
      2 task TAW-COUNT-08 icon-middle-0-ab
      ? 2 produce-once produce:production-01 produce:production-11
      > produce:production-01
      2 produce TAW-TASK-PRODUCE-01 production-01
      2 gain TAW-TASK-BUILD-03 potato 3
      ? 2 end-of-turn village:potato-end end-turn
    `))
    expect([t.player(2).buildings, t.player(2).buildingsDown]).toEqual([['production-01', 'production-11'], ['production-02']])
    expect(about('produce-once', { buildings: ['production-11'], buildingsDown: ['production-02'] }).play(DO).why('produce:production-02').reason).toBe('building-face-down')
  })

  it('TAW-TASK-TRAIN-01 TAW-ARMY-01 the deck is made anew from a discard pile of one card, and a single card is kept', () => {
    const all = Array.from({ length: 30 }, (_, i) => `army-${String(i + 1).padStart(2, '0')}`)
    const t = about('train', {}, { first: { army: all.slice(1) }, position: { armyDiscard: ['army-01'] }, chance: ['draw-army:army-01'] })
    expect(course(t, DO)).toEqual(lines(`
      > task:icon-middle-0-ab
      2 task TAW-COUNT-08 icon-middle-0-ab
      -1 army-reshuffled TAW-ARMY-01
      2 army-card-drawn TAW-TASK-TRAIN-01
      (secret) 2 army-card-seen TAW-HIDE-11 army-01
      ? 2 end-of-turn end-turn trade:army-01
    `))
    expect(t.player(2).armyCards).toEqual(['army-01'])
  })
})

describe('any time', () => {
  it('TAW-FREE-01 TAW-BLD-Z15 TAW-BLD-Z19 trade, change and call', () => {
    const own = { priest: 0, potato: 1, corn: 2, stone: 2, armyCards: ['army-01', 'army-30'], buildings: ['passive-15', 'passive-19'] }
    const t = table({ players: 3, chance: ['draw-god:god-spiral-1', 'draw-god:god-cross-7'], position: { turn: 2, offer: ['god-hook-1'], seats: [{}, {}, own] } })
    expect(course(t, 'trade:army-01', 'change:corn-for-gold', 'change:gold-for-stone', 'call-god', 'pay:1-potato', 'from-deck', 'change:stone-for-corn')).toEqual(lines(`
      > trade:army-01
      2 trade TAW-FREE-01 army-01
      2 gain TAW-FREE-01 gold 1
      ? 2 turn place:architect place:craftsman side:move-priest side:pray side:train side:recruit trade:army-30 change:stone-for-gold change:stone-for-corn change:gold-for-stone change:gold-for-corn change:corn-for-stone change:corn-for-gold call-god
      > change:corn-for-gold
      2 change TAW-BLD-Z15 corn-for-gold
      2 gain TAW-BLD-Z15 gold 1
      ? 2 turn place:architect place:craftsman side:move-priest side:pray side:train side:recruit trade:army-30 change:stone-for-gold change:stone-for-corn change:gold-for-stone change:gold-for-corn call-god
      > change:gold-for-stone
      2 change TAW-BLD-Z15 gold-for-stone
      2 gain TAW-BLD-Z15 stone 2
      ? 2 turn place:architect place:craftsman side:move-priest side:pray side:train side:recruit trade:army-30 change:stone-for-gold change:stone-for-corn change:gold-for-stone change:gold-for-corn call-god
      > call-god
      ? 2 payment pay:1-potato pay:1-gold trade:army-30
      > pay:1-potato
      2 pay TAW-RES-07 potato 1
      ? 2 god-card from-deck from-offer:god-hook-1 trade:army-30 change:stone-for-gold change:stone-for-corn change:gold-for-stone change:gold-for-corn
      > from-deck
      2 god-card-drawn TAW-GOD-07
      (secret) 2 god-card-seen TAW-HIDE-12 god-spiral-1
      ? 2 turn place:architect place:craftsman side:move-priest side:pray side:train side:recruit trade:army-30 change:stone-for-gold change:stone-for-corn change:gold-for-stone change:gold-for-corn call-god
      > change:stone-for-corn
      2 change TAW-BLD-Z15 stone-for-corn
      2 gain TAW-BLD-Z15 corn 2
      ? 2 turn place:architect place:craftsman side:move-priest side:pray side:train side:recruit trade:army-30 change:stone-for-gold change:stone-for-corn change:gold-for-stone change:gold-for-corn change:corn-for-stone change:corn-for-gold call-god
    `))
  })

  it('TAW-BLD-Z15 in the turn of another, TAW-BLD-Z19 and TAW-FREE-01 not', () => {
    const other = { temple: 1, potato: 1, corn: 2, stone: 2, armyCards: ['army-01'], buildings: ['passive-15', 'passive-19'] }
    const t = table({ players: 2, position: { turn: 1, seats: [other, { priest: 1 }] } }).play('side:move-priest')
    expect(course(t, 'move-to:section-2', 'take-gold', 'change:stone-for-gold', 'offer-corn:3')).toEqual(lines(`
      > move-to:section-2
      1 priest-moves TAW-PRIEST-MOVE-01 section-2 offering
      ? 1 offering take-gold decline
      > take-gold
      1 gain TAW-PRIEST-MOVE-05 gold 1
      ? 0 offering-too decline change:stone-for-gold change:stone-for-corn change:corn-for-stone change:corn-for-gold
      > change:stone-for-gold
      0 change TAW-BLD-Z15 stone-for-gold
      0 gain TAW-BLD-Z15 gold 1
      ? 0 offering-too offer-corn:3 decline change:gold-for-stone change:gold-for-corn change:corn-for-stone change:corn-for-gold
      > offer-corn:3
      0 pay TAW-RES-06 corn 2
      0 pay TAW-RES-06 gold 1
      0 climb TAW-TEMPLE-01 2
      ? 1 second-side-action side:pray side:train side:recruit
    `))
  })
})
