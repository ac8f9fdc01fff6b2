// Whole courses of Axomamma's High Priest actions and of what she does in your turn.
import { describe, expect, it } from 'vitest'
import { conquestNames, iconNames } from '../answers.ts'
import { taskNumber } from '../task-numbers.ts'
import { account, course, lines } from '../testing.ts'
import { herTurn, sheNears, yourTurn, youTrigger } from './testing.ts'

describe('her High Priest', () => {
  it('TAW-SOLO-28 TAW-SOLO-33 Production: all from the lowest number, the highest stays face-up; you may follow', () => {
    const t = sheNears('produce', { her: { buildings: ['production-01', 'production-12', 'production-15', 'passive-16'], corn: 1, potato: 1 }, you: { buildings: ['production-05'] }, position: { offer: ['god-spiral-1', 'god-cross-7'] }, chance: ['draw-army:army-30'] })
    expect([...account(t), ...course(t, 'done')]).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 produce 1
      1 axomamma-turn TAW-SOLO-13 priest-action
      1 priest-moves TAW-PRIEST-MOVE-01 section-0 produce
      1 produce TAW-SOLO-33 production-01
      1 gain TAW-TASK-BUILD-03 potato 3
      1 produce TAW-SOLO-33 production-12
      1 axomamma-candidate TAW-SOLO-33 gold 0
      1 axomamma-candidate TAW-SOLO-33 corn 1
      1 axomamma-candidate TAW-SOLO-33 stone 0
      1 axomamma-candidate TAW-SOLO-33 potato 4
      1 axomamma-chooses TAW-SOLO-33 gold 1
      1 gain TAW-TASK-BUILD-03 gold 1
      1 produce TAW-SOLO-33 production-15
      1 axomamma-candidate TAW-SOLO-33 corn 1
      1 axomamma-candidate TAW-SOLO-33 stone 0
      1 axomamma-chooses TAW-SOLO-33 stone 2
      1 gain TAW-TASK-BUILD-03 stone 2
      1 score TAW-TASK-BUILD-03 2
      1 axomamma-keeps-face-up TAW-SOLO-33 production-15
      1 flip TAW-PRIEST-PRODUCE-01 production-01
      1 flip TAW-PRIEST-PRODUCE-01 production-12
      > done
      -1 offer-discarded TAW-SOLO-28 god-spiral-1
      -1 offer-discarded TAW-SOLO-28 god-cross-7
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-30
      1 end TAW-SOLO-13 program 0
      ? 0 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-34 Worship: a large and a small Statue, each of a random god', () => {
    const t = sheNears('worship', { her: { statues: ['large-spiral', 'small-spiral', 'small-cross'], temple: 5 }, you: { statues: ['small-hook'] }, chance: ['random-statue:small-spiral', 'draw-army:army-01', 'draw-army:army-30'] })
    expect([...account(t), ...course(t, 'decline')]).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 worship 1
      1 axomamma-turn TAW-SOLO-13 priest-action
      1 priest-moves TAW-PRIEST-MOVE-01 section-1 worship
      1 statue-given TAW-PRIEST-WORSHIP-04 large-spiral
      1 climb TAW-TEMPLE-01 6
      1 climb TAW-TEMPLE-01 7
      1 gain TAW-TEMPLE-05 stone 2
      1 climb TAW-TEMPLE-01 8
      1 axomamma-candidate TAW-SOLO-34 random-statue:small-spiral
      1 axomamma-candidate TAW-SOLO-34 random-statue:small-cross
      1 axomamma-random TAW-SOLO-34 random-statue:small-spiral 2
      1 statue-given TAW-PRIEST-WORSHIP-04 small-spiral
      1 climb TAW-TEMPLE-01 9
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-01
      > decline
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-30
      1 end TAW-SOLO-13 program 0
      ? 0 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-34 TAW-SOLO-74 Offering: a space for free, then the highest level, gold for missing corn', () => {
    const t = sheNears('offering', { options: ['free-temple-step'], her: { corn: 5, gold: 1, temple: 8 }, you: { corn: 3, temple: 1 }, position: { offer: ['god-spiral-1'] }, chance: ['draw-army:army-02', 'draw-army:army-01'] })
    expect([...account(t), ...course(t, 'decline')]).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 offering 1
      1 axomamma-turn TAW-SOLO-13 priest-action
      1 priest-moves TAW-PRIEST-MOVE-01 section-2 offering
      1 axomamma-free-step TAW-SOLO-74
      1 climb TAW-TEMPLE-01 9
      -1 offer-discarded TAW-SOLO-18 god-spiral-1
      1 score TAW-SOLO-18 1
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-02
      1 pay TAW-SOLO-34 corn 5
      1 pay TAW-SOLO-34 gold 1
      1 climb TAW-TEMPLE-01 10
      1 climb TAW-TEMPLE-01 11
      1 gain TAW-TEMPLE-05 gold 1
      1 climb TAW-TEMPLE-01 12
      > decline
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-01
      1 end TAW-SOLO-13 program 0
      ? 0 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-38 Renew: the highest Buildings first, cards with 2 Soldiers first', () => {
    const t = sheNears('renew', { her: { buildingsDown: ['production-01', 'production-19'], armyDown: ['army-01', 'army-30', 'army-02'] }, you: { armyDown: ['army-03'], corn: 1 }, chance: ['draw-army:army-04'] })
    expect([...account(t), ...course(t, 'done')]).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-30 renew 1
      1 axomamma-turn TAW-SOLO-13 priest-action
      1 priest-moves TAW-PRIEST-MOVE-01 section-4 renew
      1 renew TAW-SOLO-38 production-19
      1 renew TAW-SOLO-38 production-01
      1 renew TAW-SOLO-38 army-30
      1 renew TAW-SOLO-38 army-01
      1 renew TAW-SOLO-38 army-02
      > done
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-04
      1 end TAW-SOLO-13 program 0
      ? 0 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-35 TAW-SOLO-36 TAW-SOLO-37 Conquest: the space she likes best, then the cheapest', () => {
    const her = { army: ['army-01', 'army-02', 'army-19', 'army-20'], armyCards: ['army-03', 'army-30'] }
    const t = sheNears('conquer', { her, you: { army: ['army-21'] }, position: { village: ['courier', 'priest'], conquests: { 'conquest-qullasuyu-4': 0, 'conquest-antisuyu-5': 1 } }, chance: ['random-conquest:conquest-qullasuyu-1', 'draw-army:army-04'] })
    expect([...account(t), ...course(t, 'decline')]).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-31 conquer 1
      1 axomamma-turn TAW-SOLO-13 priest-action
      1 priest-moves TAW-PRIEST-MOVE-01 section-3 conquer
      1 casualty TAW-PRIEST-CONQUER-01 courier
      1 army-card-played TAW-PRIEST-CONQUER-05 army-03
      1 army-card-played TAW-PRIEST-CONQUER-05 army-30
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-1 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-3 4
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-4 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-5 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-6 9
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-1 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-3 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-4 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-6 1
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-1 2
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-3 0
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-5 0
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-6 4
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-1 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-3 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-4 3
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-5 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-6 1
      1 axomamma-narrows TAW-SOLO-35 most-vp 1
      1 conquer TAW-PRIEST-CONQUER-08 conquest-chinchaysuyu-6
      1 score TAW-PRIEST-CONQUER-13 9
      1 army-card-discarded TAW-PRIEST-CONQUER-14 army-01
      1 army-card-discarded TAW-PRIEST-CONQUER-14 army-02
      1 flip TAW-PRIEST-CONQUER-14 army-19
      1 flip TAW-PRIEST-CONQUER-14 army-20
      > decline
      1 axomamma-candidate TAW-SOLO-37 conquest-chinchaysuyu-1 0
      1 axomamma-candidate TAW-SOLO-37 conquest-chinchaysuyu-2 1
      1 axomamma-candidate TAW-SOLO-37 conquest-chinchaysuyu-3 1
      1 axomamma-candidate TAW-SOLO-37 conquest-antisuyu-1 0
      1 axomamma-candidate TAW-SOLO-37 conquest-antisuyu-2 1
      1 axomamma-candidate TAW-SOLO-37 conquest-antisuyu-3 1
      1 axomamma-candidate TAW-SOLO-37 conquest-qullasuyu-1 0
      1 axomamma-candidate TAW-SOLO-37 conquest-qullasuyu-2 1
      1 axomamma-candidate TAW-SOLO-37 conquest-qullasuyu-3 1
      1 axomamma-candidate TAW-SOLO-37 conquest-kuntisuyu-1 0
      1 axomamma-candidate TAW-SOLO-37 conquest-kuntisuyu-2 1
      1 axomamma-candidate TAW-SOLO-37 conquest-kuntisuyu-3 1
      1 axomamma-candidate TAW-SOLO-37 random-conquest:conquest-chinchaysuyu-1
      1 axomamma-candidate TAW-SOLO-37 random-conquest:conquest-antisuyu-1
      1 axomamma-candidate TAW-SOLO-37 random-conquest:conquest-qullasuyu-1
      1 axomamma-candidate TAW-SOLO-37 random-conquest:conquest-kuntisuyu-1
      1 axomamma-random TAW-SOLO-37 random-conquest:conquest-qullasuyu-1 4
      1 axomamma-second-conquest TAW-SOLO-37 conquest-qullasuyu-1 0
      1 conquer TAW-PRIEST-CONQUER-08 conquest-qullasuyu-1
      1 score TAW-PRIEST-CONQUER-13 2
      1 flip TAW-PRIEST-CONQUER-14 army-30
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-04
      1 end TAW-SOLO-13 program 0
      ? 0 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-35 TAW-SOLO-37 TAW-SOLO-72 with too few Soldiers nothing is conquered, and it is told by which rule', () => {
    const nothing = (options: string[]): unknown[] => {
      const conquests = Object.fromEntries(conquestNames.flatMap((space) => (/-[12]$/.test(space) ? [[space, 0]] : [])))
      const t = sheNears('conquer', { options, her: { army: ['army-19'] }, position: { conquests, village: ['courier', 'priest'] }, chance: ['draw-army:army-04'] })
      return t.log('axomamma-conquers-nothing').map(({ rule, seat }) => [rule, seat])
    }
    expect(nothing([])).toEqual([['TAW-SOLO-35', 1], ['TAW-SOLO-37', 1]])
    expect(nothing(['no-second-conquest'])).toEqual([['TAW-SOLO-35', 1], ['TAW-SOLO-72', 1]])
  })

  it.each([[8, 2], [9, 1], [10, 0]])('TAW-PRIEST-CONQUER-17 with %i markers laid she conquers %i more', (laid, more) => {
    const conquests = Object.fromEntries(conquestNames.filter((space) => /-[3456]$/.test(space)).slice(0, laid).map((space) => [space, 1]))
    const t = sheNears('conquer', { her: { army: ['army-19', 'army-20', 'army-01', 'army-02'] }, position: { conquests, village: ['courier', 'priest'] }, seed: 1 })
    expect([t.log('conquer').filter(({ seat }) => seat === 1).length, t.player(1).conquestMarkers]).toEqual([more, 10 - laid - more])
  })

  it('TAW-SOLO-62 TAW-SOLO-79 without Workers: a Nomad, the oldest cards, an Army card, one section on', () => {
    const t = herTurn({ options: ['vp-without-workers'], her: { workers: [], priest: 4 }, position: { offer: ['god-spiral-1', 'god-cross-7', 'god-hook-2'], nomads: ['architect', 'courier'], bag: ['priest'] }, chance: ['random-worker:courier-1', 'draw-worker:priest-1', 'draw-army:army-01'] })
    expect(account(t)).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 produce 0
      1 axomamma-condition TAW-SOLO-29 worship 0
      1 axomamma-turn TAW-SOLO-13 no-workers
      1 axomamma-candidate TAW-SOLO-62 random-worker:architect-1
      1 axomamma-candidate TAW-SOLO-62 random-worker:courier-1
      1 axomamma-random TAW-SOLO-62 random-worker:courier-1 2
      1 worker-gained TAW-SOLO-62 courier
      -1 nomad-arrives TAW-NOMAD-02 priest
      1 gain TAW-SOLO-15 potato 2
      -1 offer-discarded TAW-SOLO-62 god-spiral-1
      -1 offer-discarded TAW-SOLO-62 god-cross-7
      1 score TAW-SOLO-62 2
      1 score TAW-SOLO-79 2
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-01
      1 priest-moves TAW-SOLO-62 section-0
      1 end TAW-SOLO-13 program 0
    `))
  })
})

describe('in your turn', () => {
  it('TAW-SOLO-33 Production: she joins and all are flipped', () => {
    const t = youTrigger('produce', { her: { buildings: ['production-01', 'production-19'], temple: 1 }, you: { buildings: ['production-05'] } })
    expect(course(t, 'take-gold')).toEqual(lines(`
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 produce
      1 produce TAW-SOLO-33 production-01
      1 gain TAW-TASK-BUILD-03 potato 3
      1 produce TAW-SOLO-33 production-19
      1 climb TAW-TEMPLE-01 2
      1 score TAW-TASK-BUILD-03 1
      1 flip TAW-PRIEST-PRODUCE-01 production-01
      1 flip TAW-PRIEST-PRODUCE-01 production-19
      1 end TAW-SOLO-32 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-34 Worship and Offering: a small Statue before a large one; 3 corn, gold for missing corn', () => {
    expect(course(youTrigger('worship', { her: { statues: ['large-spiral', 'small-spiral'], temple: 1 } }), 'take-gold')).toEqual(lines(`
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 worship
      1 statue-given TAW-PRIEST-WORSHIP-04 small-spiral
      1 climb TAW-TEMPLE-01 2
      1 end TAW-SOLO-32 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
    expect(course(youTrigger('worship', { her: { statues: ['large-spiral'], temple: 1 } }), 'take-gold')).toEqual(lines(`
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 worship
      1 statue-given TAW-PRIEST-WORSHIP-04 large-spiral
      1 climb TAW-TEMPLE-01 2
      1 end TAW-SOLO-32 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
    expect(course(youTrigger('offering', { her: { corn: 2, gold: 1, temple: 1 } }), 'take-gold')).toEqual(lines(`
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 offering
      1 pay TAW-SOLO-34 corn 2
      1 pay TAW-SOLO-34 gold 1
      1 climb TAW-TEMPLE-01 2
      1 end TAW-SOLO-32 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
    expect(course(youTrigger('offering', { her: { corn: 2, temple: 1 } }), 'take-gold')).toEqual(lines(`
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 offering
      1 end TAW-SOLO-32 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-38 TAW-EX-09 Renew: half of each kind, rounded up', () => {
    expect(course(youTrigger('renew', { her: { buildingsDown: ['production-01', 'production-02', 'production-19'], armyDown: ['army-01', 'army-30', 'army-02'] } }), 'take-gold')).toEqual(lines(`
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 renew
      1 renew TAW-SOLO-38 production-19
      1 renew TAW-SOLO-38 production-02
      1 renew TAW-SOLO-38 army-30
      1 renew TAW-SOLO-38 army-01
      1 end TAW-SOLO-32 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-32 TAW-SOLO-35 Conquest: she plays all cards and conquers once', () => {
    const t = youTrigger('conquer', { her: { army: ['army-19', 'army-20'], armyCards: ['army-01'] }, position: { village: ['courier', 'priest'] } })
    expect(course(t, 'casualty:potato-end', 'take-gold')).toEqual(lines(`
      > casualty:potato-end
      0 casualty TAW-PRIEST-CONQUER-01 courier
      ? 0 conquest take-part take-gold
      > take-gold
      0 gain TAW-PRIEST-MOVE-05 gold 1
      1 begin TAW-SOLO-32 program 0
      1 axomamma-joins TAW-SOLO-32 conquer
      1 army-card-played TAW-PRIEST-CONQUER-05 army-01
      1 end TAW-SOLO-32 program 0
      1 begin TAW-SOLO-35 program 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-1 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-3 4
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-4 0
      1 axomamma-candidate TAW-SOLO-35 conquest-chinchaysuyu-5 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-1 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-3 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-4 0
      1 axomamma-candidate TAW-SOLO-35 conquest-antisuyu-5 7
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-1 2
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-3 0
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-4 5
      1 axomamma-candidate TAW-SOLO-35 conquest-qullasuyu-5 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-1 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-2 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-3 0
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-4 3
      1 axomamma-candidate TAW-SOLO-35 conquest-kuntisuyu-5 0
      1 axomamma-narrows TAW-SOLO-35 most-vp 1
      1 conquer TAW-PRIEST-CONQUER-08 conquest-antisuyu-5
      1 score TAW-PRIEST-CONQUER-13 7
      1 army-card-discarded TAW-PRIEST-CONQUER-14 army-19
      1 flip TAW-PRIEST-CONQUER-14 army-20
      1 end TAW-SOLO-35 program 0
      ? 0 second-side-action side:pray side:train side:recruit
    `))
  })

  it('TAW-SOLO-58 a leftover Weaving for 2 corn, only if it extends a Tapestry', () => {
    const buys = (tapestries: string[][], corn = 1, bought = 'weaving-29', ...more: string[]): string[] => {
      const t = yourTurn({ you: { workers: ['architect'], gold: 1, potato: 9, corn, priest: 1 }, her: { corn: 2, tapestries }, position: { weavingTop: 'weaving-31' }, chance: ['draw-weaving:weaving-30', 'draw-weaving:weaving-29', 'draw-weaving:weaving-27'] })
      const taskOf = t.g.rules.taskOf as number[] // this game's own copy
      taskOf[iconNames.indexOf('icon-top-1-ab')] = taskNumber('buy-weavings')
      return course(t.play('place:architect', 'on:space-top-1-a', 'by-gold', 'task:icon-top-1-ab', `buy:${bought}`, ...more), 'lay:weaving-29+new')
    }
    const last = buys([['weaving-sw01']], 3, 'weaving-31+weaving-29', 'lay:weaving-31+new')
    expect(last).toContain('1 weaving-bought TAW-SOLO-58 weaving-30')
    expect(buys([['weaving-sw01'], ['weaving-13', 'weaving-19']])).toEqual(lines(`
      > lay:weaving-29+new
      0 weaving-laid TAW-TASK-WEAVE-10 weaving-29 1
      1 begin TAW-SOLO-58 program 0
      1 axomamma-candidate TAW-SOLO-57 weaving-31 1
      1 axomamma-candidate TAW-SOLO-57 weaving-30 1
      1 pay TAW-SOLO-58 corn 2
      1 weaving-bought TAW-SOLO-58 weaving-31
      1 weaving-laid TAW-TASK-WEAVE-10 weaving-31 1
      1 end TAW-SOLO-58 program 0
      -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-27
      ? 0 end-of-turn village:potato-end end-turn
    `))
    expect(buys([['weaving-13', 'weaving-19']])).toEqual(lines(`
      > lay:weaving-29+new
      0 weaving-laid TAW-TASK-WEAVE-10 weaving-29 1
      1 begin TAW-SOLO-58 program 0
      1 axomamma-candidate TAW-SOLO-57 weaving-31 0
      1 axomamma-candidate TAW-SOLO-57 weaving-30 0
      1 end TAW-SOLO-58 program 0
      -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-27
      ? 0 end-of-turn village:potato-end end-turn
    `))
  })
})
