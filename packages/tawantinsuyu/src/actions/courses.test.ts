// Whole courses of actions by seats other than the first: who is asked, what is offered, what is told of whom and by which rule.
import { describe, expect, it } from 'vitest'
import { course, lines, table, type Table } from '../testing.ts'

/** The second of three seats is to move; the first and the last are what is given. */
const second = (first: object, own: object, third: object, { position = {}, ...more }: { position?: object; chance?: string[]; seed?: number } = {}): Table =>
  table({ ...more, players: 3, position: { turn: 1, ...position, seats: [first, own, third] } })

const move = (section: number): string[] => ['side:move-priest', `move-to:section-${section}`]

describe('High Priest', () => {
  it('TAW-PRIEST-PRODUCE-01 TAW-PRIEST-PRODUCE-02 TAW-BLD-Z16 the owner turns up a card and a Building, in either order', () => {
    const own = { priest: 4, buildings: ['passive-16', 'production-01'], buildingsDown: ['production-03', 'production-19'], armyDown: ['army-01', 'army-30'] }
    const t = second({ buildings: ['production-05'] }, own, {})
    expect(course(t, ...move(0), 'renew:army-01', 'renew:production-03', 'produce:production-03', 'produce:production-01', 'done')).toEqual(lines(`
      > side:move-priest
      1 side-action TAW-TURN-06 move-priest
      ? 1 move-priest move-to:section-0 move-to:section-1
      > move-to:section-0
      1 priest-moves TAW-PRIEST-MOVE-01 section-0 produce
      ? 1 produce-action produce:production-01 renew:production-03 renew:production-19 renew:army-01 renew:army-30 take-gold done
      > renew:army-01
      1 renew TAW-BLD-Z16 army-01
      ? 1 produce-action produce:production-01 renew:production-03 renew:production-19 done
      > renew:production-03
      1 renew TAW-PRIEST-PRODUCE-02 production-03
      ? 1 produce-action produce:production-01 produce:production-03 done
      > produce:production-03
      1 produce TAW-PRIEST-PRODUCE-01 production-03
      1 gain TAW-TASK-BUILD-03 stone 2
      ? 1 produce-action produce:production-01 done
      > produce:production-01
      1 produce TAW-PRIEST-PRODUCE-01 production-01
      1 gain TAW-TASK-BUILD-03 potato 3
      1 flip TAW-PRIEST-PRODUCE-01 production-01
      1 flip TAW-PRIEST-PRODUCE-01 production-03
      ? 0 produce-too produce:production-05 done
      > done
      ? 1 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-BLD-Z16 TAW-PRIEST-PRODUCE-03 one who follows turns up one piece only, after producing', () => {
    const third = { buildings: ['passive-16', 'production-01', 'production-05'], buildingsDown: ['production-03', 'production-19'], armyDown: ['army-01'] }
    const t = second({}, { priest: 4 }, third)
    expect(course(t, ...move(0), 'take-gold', 'produce:production-01', 'done', 'renew:production-19')).toEqual(lines(`
      > side:move-priest
      1 side-action TAW-TURN-06 move-priest
      ? 1 move-priest move-to:section-0 move-to:section-1
      > move-to:section-0
      1 priest-moves TAW-PRIEST-MOVE-01 section-0 produce
      ? 1 produce-action take-gold done
      > take-gold
      1 gain TAW-PRIEST-MOVE-05 gold 1
      ? 2 produce-too produce:production-01 produce:production-05 renew:production-03 renew:production-19 renew:army-01 done
      > produce:production-01
      2 produce TAW-PRIEST-PRODUCE-01 production-01
      2 gain TAW-TASK-BUILD-03 potato 3
      ? 2 produce-too produce:production-05 done
      > done
      2 flip TAW-PRIEST-PRODUCE-01 production-01
      ? 2 produce-too renew:production-01 renew:production-03 renew:production-19 renew:army-01 done
      > renew:production-19
      2 renew TAW-BLD-Z16 production-19
      ? 1 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-PRIEST-WORSHIP-01 TAW-PRIEST-WORSHIP-03 TAW-BLD-Z12 a Statue of each size, one for those who follow', () => {
    const t = second({ statues: ['small-spiral', 'large-cross'], temple: 3 }, { priest: 0, statues: ['small-spiral', 'large-spiral', 'large-hook'], temple: 7 }, { buildings: ['passive-12'], gold: 1, temple: 1 }, { chance: ['draw-god:god-cross-7', 'draw-army:army-01', 'draw-army:army-30'] })
    expect(course(t, ...move(1), 'take-part', 'give:small-spiral', 'give:large-spiral', 'keep-army:army-30', 'give:large-cross')).toEqual(lines(`
      > side:move-priest
      1 side-action TAW-TURN-06 move-priest
      ? 1 move-priest move-to:section-1 move-to:section-2
      > move-to:section-1
      1 priest-moves TAW-PRIEST-MOVE-01 section-1 worship
      ? 2 pay-then take-part decline
      > take-part
      2 pay TAW-BLD-Z12 gold 1
      2 climb TAW-TEMPLE-01 2
      ? 1 worship give:small-spiral give:large-spiral give:large-hook take-gold decline
      > give:small-spiral
      1 statue-given TAW-PRIEST-WORSHIP-04 small-spiral
      1 climb TAW-TEMPLE-01 8
      ? 1 worship give:large-spiral give:large-hook done
      > give:large-spiral
      1 statue-given TAW-PRIEST-WORSHIP-04 large-spiral
      1 climb TAW-TEMPLE-01 9
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-cross-7
      1 army-card-drawn TAW-TASK-TRAIN-01
      (secret) 1 army-card-seen TAW-HIDE-11 army-01
      1 army-card-drawn TAW-TASK-TRAIN-01
      (secret) 1 army-card-seen TAW-HIDE-11 army-30
      ? 1 keep-army-card keep-army:army-01 keep-army:army-30
      > keep-army:army-30
      1 army-card-discarded TAW-TASK-TRAIN-01 army-01
      1 climb TAW-TEMPLE-01 10
      1 climb TAW-TEMPLE-01 11
      1 gain TAW-TEMPLE-05 gold 1
      ? 0 worship-too give:small-spiral give:large-cross decline
      > give:large-cross
      0 statue-given TAW-PRIEST-WORSHIP-04 large-cross
      0 climb TAW-TEMPLE-01 4
      ? 1 second-side-action side:pray side:train side:recruit trade:army-30
    `))
  })

  it('TAW-PRIEST-OFFERING-01 TAW-PRIEST-OFFERING-02 TAW-BLD-Z11 corn and gold for missing corn, in turn order', () => {
    const t = second({ corn: 3, temple: 3, buildings: ['passive-11'] }, { priest: 1, corn: 4, gold: 1, temple: 5 }, { corn: 2, gold: 1, temple: 1 }, { position: { weavingTop: 'weaving-31' }, chance: ['draw-weaving:weaving-30'] })
    expect(course(t, ...move(2), 'weaving:top', 'lay:weaving-31+new', 'offer-corn:4', 'pay:4-corn', 'offer-corn:3', 'offer-corn:3')).toEqual(lines(`
      > side:move-priest
      1 side-action TAW-TURN-06 move-priest
      ? 1 move-priest move-to:section-2 move-to:section-3
      > move-to:section-2
      1 priest-moves TAW-PRIEST-MOVE-01 section-2 offering
      ? 0 free-weaving weaving:top weaving:below
      > weaving:top
      0 weaving-gained TAW-TASK-WEAVE-07 weaving-31
      ? 0 lay-weaving lay:weaving-31+new
      > lay:weaving-31+new
      0 weaving-laid TAW-TASK-WEAVE-10 weaving-31 1
      -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-30
      ? 1 offering offer-corn:2 offer-corn:4 take-gold decline
      > offer-corn:4
      ? 1 payment pay:4-corn pay:3-corn+1-gold
      > pay:4-corn
      1 pay TAW-RES-07 corn 4
      1 climb TAW-TEMPLE-01 6
      1 climb TAW-TEMPLE-01 7
      1 gain TAW-TEMPLE-05 stone 2
      ? 2 offering-too offer-corn:3 decline
      > offer-corn:3
      2 pay TAW-RES-06 corn 2
      2 pay TAW-RES-06 gold 1
      2 climb TAW-TEMPLE-01 2
      ? 0 offering-too offer-corn:3 decline
      > offer-corn:3
      0 pay TAW-PRIEST-OFFERING-02 corn 3
      0 climb TAW-TEMPLE-01 4
      ? 1 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-PRIEST-RENEW-02 TAW-PRIEST-RENEW-03 TAW-BLD-Z18 the first is free, then food; corn for those who follow', () => {
    const t = second(
      { corn: 1, buildings: ['passive-18'], buildingsDown: ['production-01'], armyDown: ['army-01'] },
      { priest: 3, corn: 1, potato: 1, buildingsDown: ['production-02', 'production-19'], armyDown: ['army-30'] },
      { corn: 1, gold: 1, armyDown: ['army-02', 'army-03'] },
      { chance: ['draw-army:army-29'] },
    )
    expect(course(t, ...move(4), 'renew:army-30', 'renew:production-19', 'pay:1-potato', 'renew:production-02', 'renew:army-03', 'pay:1-gold', 'done', 'renew:production-01', 'pay:1-corn', 'renew:army-01')).toEqual(lines(`
      > side:move-priest
      1 side-action TAW-TURN-06 move-priest
      ? 1 move-priest move-to:section-0 move-to:section-4
      > move-to:section-4
      1 priest-moves TAW-PRIEST-MOVE-01 section-4 renew
      0 gain TAW-BLD-Z18 gold 1
      0 army-card-drawn TAW-ARMY-03
      (secret) 0 army-card-seen TAW-HIDE-01 army-29
      ? 1 renew-action renew:production-02 renew:production-19 renew:army-30 take-gold decline
      > renew:army-30
      1 renew TAW-PRIEST-RENEW-02 army-30
      ? 1 renew-action renew:production-02 renew:production-19 done
      > renew:production-19
      1 renew TAW-PRIEST-RENEW-02 production-19
      ? 1 payment pay:1-potato pay:1-corn
      > pay:1-potato
      1 pay TAW-RES-07 potato 1
      ? 1 renew-action renew:production-02 done
      > renew:production-02
      1 renew TAW-PRIEST-RENEW-02 production-02
      1 pay TAW-RES-06 corn 1
      ? 2 renew-too renew:army-02 renew:army-03 done
      > renew:army-03
      2 renew TAW-PRIEST-RENEW-03 army-03
      ? 2 payment pay:1-corn pay:1-gold
      > pay:1-gold
      2 pay TAW-RES-07 gold 1
      ? 2 renew-too renew:army-02 done
      > done
      ? 0 renew-too renew:production-01 renew:army-01 done
      > renew:production-01
      0 renew TAW-PRIEST-RENEW-03 production-01
      ? 0 payment pay:1-corn pay:1-gold
      > pay:1-corn
      0 pay TAW-RES-07 corn 1
      ? 0 renew-too renew:army-01 done
      > renew:army-01
      0 renew TAW-PRIEST-RENEW-03 army-01
      0 pay TAW-RES-06 gold 1
      ? 1 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-PRIEST-CONQUER-08 TAW-PRIEST-CONQUER-15 TAW-BLD-Z17 a whole war', () => {
    const t = second(
      { potato: 1, armyCards: ['army-01'], army: ['army-19'], buildings: ['passive-17'] },
      { priest: 2, armyCards: ['army-02', 'army-30'], potato: 1, army: ['army-20', 'army-21'] },
      { army: ['army-03', 'army-04', 'army-22'] },
      { position: { village: ['architect', 'priest'] }, seed: 1 },
    )
    expect(course(t, ...move(3), 'casualty:corn-end', 'take-part', 'play-army:army-02', 'done', 'play-army:army-01', 'pay:1-potato', 'conquer:conquest-chinchaysuyu-1', 'decline', 'conquer:conquest-antisuyu-1', 'conquer:conquest-kuntisuyu-2')).toEqual(lines(`
      > side:move-priest
      1 side-action TAW-TURN-06 move-priest
      ? 1 move-priest move-to:section-3 move-to:section-4 trade:army-02 trade:army-30
      > move-to:section-3
      1 priest-moves TAW-PRIEST-MOVE-01 section-3 conquer
      0 gain TAW-BLD-Z17 gold 1
      0 score TAW-BLD-Z17 1
      ? 1 casualty casualty:potato-end casualty:corn-end trade:army-02 trade:army-30
      > casualty:corn-end
      1 casualty TAW-PRIEST-CONQUER-01 priest
      ? 1 conquest take-part take-gold trade:army-02 trade:army-30
      > take-part
      ? 1 play-army play-army:army-02 play-army:army-30 done trade:army-02 trade:army-30
      > play-army:army-02
      1 army-card-played TAW-PRIEST-CONQUER-05 army-02
      ? 1 play-army play-army:army-30 done trade:army-30
      > done
      ? 0 play-army play-army:army-01 done
      > play-army:army-01
      0 army-card-played TAW-PRIEST-CONQUER-05 army-01
      ? 0 payment pay:1-potato pay:1-gold
      > pay:1-potato
      0 pay TAW-RES-07 potato 1
      ? 1 conquer conquer:conquest-chinchaysuyu-1 conquer:conquest-chinchaysuyu-2 conquer:conquest-chinchaysuyu-3 conquer:conquest-chinchaysuyu-4 conquer:conquest-chinchaysuyu-5 conquer:conquest-antisuyu-1 conquer:conquest-antisuyu-2 conquer:conquest-antisuyu-3 conquer:conquest-antisuyu-4 conquer:conquest-antisuyu-5 conquer:conquest-qullasuyu-1 conquer:conquest-qullasuyu-2 conquer:conquest-qullasuyu-3 conquer:conquest-qullasuyu-4 conquer:conquest-qullasuyu-5 conquer:conquest-kuntisuyu-1 conquer:conquest-kuntisuyu-2 conquer:conquest-kuntisuyu-3 conquer:conquest-kuntisuyu-4 conquer:conquest-kuntisuyu-5 decline trade:army-30
      > conquer:conquest-chinchaysuyu-1
      1 conquer TAW-PRIEST-CONQUER-08 conquest-chinchaysuyu-1
      1 gain TAW-PRIEST-CONQUER-13 potato 2
      1 flip TAW-PRIEST-CONQUER-14 army-20
      ? 2 conquer conquer:conquest-chinchaysuyu-2 conquer:conquest-chinchaysuyu-3 conquer:conquest-chinchaysuyu-4 conquer:conquest-chinchaysuyu-5 conquer:conquest-antisuyu-1 conquer:conquest-antisuyu-2 conquer:conquest-antisuyu-3 conquer:conquest-antisuyu-4 conquer:conquest-antisuyu-5 conquer:conquest-qullasuyu-1 conquer:conquest-qullasuyu-2 conquer:conquest-qullasuyu-3 conquer:conquest-qullasuyu-4 conquer:conquest-qullasuyu-5 conquer:conquest-kuntisuyu-1 conquer:conquest-kuntisuyu-2 conquer:conquest-kuntisuyu-3 conquer:conquest-kuntisuyu-4 conquer:conquest-kuntisuyu-5 decline
      > decline
      ? 0 conquer conquer:conquest-chinchaysuyu-2 conquer:conquest-chinchaysuyu-3 conquer:conquest-antisuyu-1 conquer:conquest-antisuyu-2 conquer:conquest-antisuyu-3 conquer:conquest-qullasuyu-1 conquer:conquest-qullasuyu-2 conquer:conquest-qullasuyu-3 conquer:conquest-kuntisuyu-1 conquer:conquest-kuntisuyu-2 conquer:conquest-kuntisuyu-3 decline
      > conquer:conquest-antisuyu-1
      0 conquer TAW-PRIEST-CONQUER-08 conquest-antisuyu-1
      0 gain TAW-PRIEST-CONQUER-13 corn 1
      0 flip TAW-PRIEST-CONQUER-14 army-19
      ? 1 conquer conquer:conquest-chinchaysuyu-2 conquer:conquest-chinchaysuyu-3 conquer:conquest-antisuyu-2 conquer:conquest-antisuyu-3 conquer:conquest-qullasuyu-1 conquer:conquest-qullasuyu-2 conquer:conquest-qullasuyu-3 conquer:conquest-kuntisuyu-1 conquer:conquest-kuntisuyu-2 conquer:conquest-kuntisuyu-3 decline trade:army-30
      > conquer:conquest-kuntisuyu-2
      ? 1 discard-soldiers discard:army-02 discard:army-21 trade:army-30
    `))
  })
})

describe('side actions', () => {
  it('TAW-SIDE-PRAY-01 TAW-HIDE-12 TAW-SIDE-TRAIN-01 TAW-HIDE-11 what is drawn is told to one, what is taken or put away to all', () => {
    const t = second({}, { priest: 4 }, {}, { position: { offer: ['god-hook-1', 'god-spiral-1'] }, chance: ['draw-god:god-cross-7', 'draw-army:army-01', 'draw-army:army-30'] })
    expect(course(t, 'side:pray', 'from-deck', 'from-offer:god-spiral-1', 'side:train', 'keep-army:army-30')).toEqual(lines(`
      > side:pray
      1 side-action TAW-TURN-06 pray
      ? 1 god-card from-deck from-offer:god-hook-1 from-offer:god-spiral-1
      > from-deck
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-cross-7
      ? 1 god-card from-deck from-offer:god-hook-1 from-offer:god-spiral-1
      > from-offer:god-spiral-1
      1 god-card-taken TAW-GOD-07 god-spiral-1
      ? 1 second-side-action side:move-priest side:train side:recruit
      > side:train
      1 side-action TAW-TURN-06 train
      1 army-card-drawn TAW-TASK-TRAIN-01
      (secret) 1 army-card-seen TAW-HIDE-11 army-01
      1 army-card-drawn TAW-TASK-TRAIN-01
      (secret) 1 army-card-seen TAW-HIDE-11 army-30
      ? 1 keep-army-card keep-army:army-01 keep-army:army-30
      > keep-army:army-30
      1 army-card-discarded TAW-TASK-TRAIN-01 army-01
      ? 1 end-of-turn end-turn trade:army-30
    `))
    expect(t.g.revealed).toBe(true) // nobody takes back what showed a card
  })

  it('TAW-SIDE-RECRUIT-01 TAW-NOMAD-02 TAW-EOT-02 TAW-EOT-07 a Nomad, then a Villager, then one too many', () => {
    const t = second({}, { priest: 4, corn: 1, workers: ['architect', 'priest'] }, {}, { position: { nomads: ['warrior', 'priest'], village: ['courier', 'craftsman'], bag: ['architect'] }, seed: 1 })
    expect(course(t, 'side:recruit', 'nomad:priest', 'side:pray', 'village:corn-end', 'dismiss:priest', 'dismiss:architect')).toEqual(lines(`
      > side:recruit
      1 side-action TAW-TURN-06 recruit
      ? 1 nomad nomad:warrior nomad:priest
      > nomad:priest
      1 worker-gained TAW-NOMAD-01 priest
      -1 nomad-arrives TAW-NOMAD-02 architect
      ? 1 second-side-action side:move-priest side:pray side:train
      > side:pray
      1 side-action TAW-TURN-06 pray
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-diamond-6
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-cross-4
      ? 1 end-of-turn village:corn-end end-turn
      > village:corn-end
      1 pay TAW-EOT-02 corn 1
      1 worker-gained TAW-EOT-02 craftsman
      ? 1 dismiss dismiss:architect dismiss:craftsman dismiss:priest
      > dismiss:priest
      1 worker-dismissed TAW-EOT-07 priest
      ? 1 dismiss dismiss:architect dismiss:craftsman dismiss:priest
      > dismiss:architect
      1 worker-dismissed TAW-EOT-07 architect
      ? 2 turn side:move-priest side:pray side:train side:recruit
    `))
  })
})
