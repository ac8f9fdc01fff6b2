import { describe, expect, it } from 'vitest'
import { board, HER, herActions, herTurns, herTurn, sheNears, type SoloSetUp, YOU, youTrigger } from './testing.ts'

const offer = ['god-spiral-1', 'god-spiral-2', 'god-spiral-3']

describe('when she moves', () => {
  // clockwise from section 0: produce, worship, offering, conquer, renew
  it('TAW-SOLO-26 to the nearest of the next two spaces whose condition she meets', () => {
    const both = herTurn({ her: { priest: 0, statues: ['small-hook'], corn: 4 }, seed: 1 })
    expect([herActions(both), both.player(HER).priest]).toEqual([['worship'], 1])
    const second = herTurn({ her: { priest: 0, corn: 4 }, seed: 1 })
    expect([herActions(second), second.player(HER).priest]).toEqual([['offering'], 2])
    const round = herTurn({ her: { priest: 4, statues: ['small-hook'] }, seed: 1 })
    expect([herActions(round), round.player(HER).priest]).toEqual([['worship'], 1])
  })

  it('TAW-SOLO-26 otherwise he stays: neither the third space nor his own counts', () => {
    for (const her of [{ priest: 4, corn: 4 }, { priest: 2, corn: 4 }]) {
      const t = herTurn({ her, seed: 1 })
      expect([herTurns(t), herActions(t), t.player(HER).priest]).toEqual([['place-worker'], [], her.priest])
    }
  })

  it.each([[{ corn: 3, gold: 9 }, false], [{ corn: 4 }, true]])('TAW-SOLO-29 Offering with %j: %s', (her, meets) => {
    expect(herActions(sheNears('offering', { her, seed: 1 }))).toEqual(meets ? ['offering'] : [])
  })

  it.each([
    [{ buildings: ['production-05'] }, false], [{ buildings: ['production-05', 'passive-01', 'passive-02'] }, false],
    [{ buildings: ['production-05'], buildingsDown: ['production-11'] }, false], [{ buildings: ['production-05', 'production-11'] }, true],
  ])('TAW-SOLO-29 Production with %j: %s', (her, meets) => {
    expect(herActions(sheNears('produce', { her, seed: 1 }))).toEqual(meets ? ['produce'] : [])
  })

  it.each([[[], false], [['small-hook'], true], [['large-hook'], true]])('TAW-SOLO-29 Worship with %j: %s', (statues, meets) => {
    expect(herActions(sheNears('worship', { her: { statues }, seed: 1 }))).toEqual(meets ? ['worship'] : [])
  })

  it.each([
    [{ buildingsDown: ['production-01', 'production-02'], armyDown: ['army-01'] }, true], [{ armyDown: ['army-01', 'army-02', 'army-03'] }, true],
    [{ buildingsDown: ['production-01'], armyDown: ['army-01'] }, false],
    [{ buildingsDown: ['production-01'], armyDown: ['army-01'], armyCards: ['army-02', 'army-03'] }, false], // her hand is not counted
  ])('TAW-SOLO-30 Renew with %j: %s', (her, meets) => {
    const position = { casualties: ['priest', 'priest', 'courier', 'courier'] }
    expect(herActions(sheNears('renew', { her, position, seed: 1 }))).toEqual(meets ? ['renew'] : [])
  })

  it.each(
    [[['small-hook'], false], [['small-hook', 'small-hook'], true], [['small-hook', 'large-cross'], true]],
  )('TAW-SOLO-71 easier: Worship with %j: %s', (statues, meets) => {
    expect(herActions(sheNears('worship', { options: ['worship-needs-2-statues'], her: { statues }, seed: 1 }))).toEqual(meets ? ['worship'] : [])
  })
})

describe('besides the action', () => {
  it('TAW-SOLO-28 she draws an Army card, and the oldest 2 offer cards go under the deck without VP', () => {
    const t = sheNears('worship', { her: { statues: ['small-hook'], vp: 20, temple: 1 }, position: { offer }, chance: ['draw-army:army-07'] })
    expect(t.player(HER)).toMatchObject({ vp: 20, armyCards: ['army-07'], army: [] })
    expect(t.offer).toEqual(['god-spiral-3'])
    expect(t.summary().godUnder).toEqual(['god-spiral-1', 'god-spiral-2'])
  })

  it('TAW-SOLO-28 fewer if fewer are there', () => {
    const t = sheNears('worship', {
      her: { statues: ['small-hook'], temple: 1 }, position: { offer: ['god-spiral-1'] }, chance: ['draw-army:army-07'],
    })
    expect([t.offer, t.summary().godUnder, t.player(HER).vp]).toEqual([[], ['god-spiral-1'], 0])
  })

  it('TAW-SOLO-28 not when she joins your action', () => {
    const t = youTrigger('worship', { her: { statues: ['small-hook'], temple: 1 }, position: { offer } }).play('take-gold')
    expect([t.offer, t.player(HER).armyCards]).toEqual([offer, []])
  })

  it('TAW-SOLO-77 harder: 2 VP whenever she triggers an action, not when she joins yours', () => {
    const her = { statues: ['small-hook'], temple: 1 }
    expect(sheNears('worship', { options: ['vp-per-priest-action'], her, seed: 1 }).player(HER).vp).toBe(2)
    expect(youTrigger('worship', { options: ['vp-per-priest-action'], her }).play('take-gold').player(HER).vp).toBe(0)
  })
})

describe('you and she', () => {
  it('TAW-SOLO-27 you may perform the weaker version after her', () => {
    const worship = sheNears('worship', { her: { statues: ['large-hook'], temple: 3 }, you: { statues: ['large-cross', 'small-cross'] }, seed: 1 })
    expect(worship).toMatchObject({ seat: YOU, question: 'worship-too', answers: ['give:small-cross', 'give:large-cross', 'decline'] })
    expect(worship.player(HER).temple).toBe(6)
    worship.play('give:large-cross')
    expect(worship.player(YOU)).toMatchObject({ temple: 1, statues: ['small-cross'] })
    expect(worship.question).toBe('turn')
  })

  it('TAW-SOLO-32 she joins what you trigger, also when you take the gold, and never takes gold herself', () => {
    const t = youTrigger('worship', { her: { statues: ['small-hook'], temple: 1 } }).play('take-gold')
    expect(t.player(YOU).gold).toBe(1)
    expect(t.player(HER)).toMatchObject({ temple: 2, statues: [], gold: 0 })
    expect(t.log('axomamma-joins')).toMatchObject([{ seat: HER, action: 'worship' }])
    const own = sheNears('worship', { her: { statues: ['small-hook'], temple: 1 }, seed: 1 })
    expect(own.player(HER)).toMatchObject({ temple: 2, gold: 0 })
  })

  it('TAW-SOLO-32 nothing happens to her where she has nothing', () => {
    for (const action of ['worship', 'offering', 'renew'] as const) {
      const t = youTrigger(action, { her: { corn: 2 } }).play('take-gold')
      expect(t.player(HER)).toMatchObject({ temple: 0, gold: 0, corn: 2 })
    }
  })
})

describe('Production', () => {
  const buildings = ['production-01', 'production-05', 'production-11']

  it('TAW-SOLO-33 your action: all her face-up Production Buildings produce and are flipped', () => {
    const t = youTrigger('produce', { her: { buildings: [...buildings, 'passive-01'], buildingsDown: ['production-17'] } }).play('take-gold')
    expect(t.player(HER)).toMatchObject({ potato: 3, vp: 7, buildings: ['passive-01'], buildingsDown: [...buildings, 'production-17'] })
  })

  it('TAW-SOLO-33 her own: the highest-numbered one produces too and stays face-up', () => {
    const t = sheNears('produce', { her: { buildings, buildingsDown: ['production-17'] }, seed: 1 })
    expect(t.player(HER)).toMatchObject({
      potato: 3, vp: 7, buildings: ['production-11'], buildingsDown: ['production-01', 'production-05', 'production-17'],
    })
  })

  it.each([
    [{ potato: 1, corn: 0, stone: 1, gold: 1 }, [1, 2, 1, 1]], [{ potato: 0, corn: 0, stone: 0, gold: 0 }, [0, 0, 0, 1]],
    [{ potato: 0, corn: 0, stone: 0, gold: 1 }, [0, 2, 0, 1]], [{ potato: 0, corn: 1, stone: 0, gold: 1 }, [0, 1, 2, 1]], [
      { potato: 0, corn: 1, stone: 1, gold: 1 }, [3, 1, 1, 1],
    ],
  ])('TAW-SOLO-33 a choice of all four with %j: the least, ties gold, corn, stone, potato', (has, after) => {
    const { potato, corn, stone, gold } = youTrigger('produce', { her: { ...has, buildings: ['production-12'] } }).play('take-gold').player(HER)
    expect([potato, corn, stone, gold]).toEqual(after)
  })

  it('TAW-SOLO-33 from the lowest number up: what one gives counts for the choice of the next', () => {
    // 2 corn from production-02 first: then gold, stone and potatoes are the least
    const t = youTrigger('produce', { her: { potato: 1, corn: 0, stone: 1, gold: 1, buildings: ['production-12', 'production-02'] } }).play(
      'take-gold',
    )
    expect(t.player(HER)).toMatchObject({ corn: 2, gold: 2, stone: 1, potato: 1 })
  })

  it('TAW-SOLO-27 you may use any of your own face-up Buildings', () => {
    const t = sheNears('produce', { her: { buildings }, you: { buildings: ['production-02', 'production-03'] }, seed: 1 })
    expect(t).toMatchObject({ seat: YOU, question: 'produce-too', answers: ['produce:production-02', 'produce:production-03', 'done'] })
  })
})

describe('Offering', () => {
  it.each([
    [{ corn: 6 }, 3, 0, 0], [{ corn: 5 }, 2, 1, 0], [{ corn: 4, gold: 2 }, 3, 0, 0], [{ corn: 4, gold: 1 }, 2, 0, 1], [{ corn: 9, gold: 1 }, 3, 3, 1],
  ])(
    'TAW-SOLO-34 TAW-SOLO-21 her own with %j: %i spaces, gold for missing corn only', (has, climbed, corn, gold) => {
      const t = sheNears('offering', { her: { ...has, temple: 5 }, chance: ['draw-army:army-07'] })
      expect(t.player(HER)).toMatchObject({ temple: 5 + climbed, corn, gold })
    },
  )

  it.each([[{ corn: 3, gold: 1 }, 1, 0, 1], [{ corn: 9 }, 1, 6, 0], [{ corn: 2, gold: 1 }, 1, 0, 0], [{ corn: 2 }, 0, 2, 0]])(
    'TAW-SOLO-34 yours with %j: %i space for 3 corn', (has, climbed, corn, gold) => {
      expect(youTrigger('offering', { her: { ...has, temple: 3 } }).play('take-gold').player(HER)).toMatchObject({ temple: 3 + climbed, corn, gold })
    },
  )

  it('TAW-SOLO-34 no corn for spaces that are not there', () => {
    expect(sheNears('offering', { her: { corn: 6, temple: 11 }, seed: 1 }).player(HER)).toMatchObject({ temple: 12, corn: 4 })
    expect(youTrigger('offering', { her: { corn: 6, temple: 12 } }).play('take-gold').player(HER)).toMatchObject({ temple: 12, corn: 6 })
  })

  it('TAW-SOLO-27 you may pay 3 corn for one space', () => {
    const t = sheNears('offering', { her: { corn: 4, temple: 5 }, you: { corn: 9, temple: 3 } })
    expect(t.answers).toEqual(['offer-corn:3', 'decline'])
    expect(t.chance('draw-army:army-07').play('offer-corn:3').player(YOU)).toMatchObject({ corn: 6, temple: 4 })
  })
})

describe('Worship', () => {
  it('TAW-SOLO-34 her own: a large Statue for 3 spaces and a small one for 1, at most one of each size', () => {
    const t = sheNears('worship', { her: { statues: ['small-hook', 'small-hook', 'large-hook'], temple: 5 }, chance: ['draw-army:army-07'] })
    expect(t.player(HER)).toMatchObject({ temple: 9, statues: ['small-hook'] })
    expect(t.log('statue-given').map((event) => event['statue'])).toEqual(['large-hook', 'small-hook'])
  })

  it('TAW-SOLO-34 the large one goes first; at the top the small one is kept', () => {
    expect(sheNears('worship', { her: { statues: ['small-hook', 'large-hook'], temple: 9 }, seed: 1 }).player(HER)).toMatchObject({
      temple: 12, statues: ['small-hook'],
    })
  })

  it('TAW-SOLO-34 yours: one Statue for one space, a small one before a large one', () => {
    const worships = (statues: string[], temple = 1) => youTrigger('worship', { her: { statues, temple } }).play('take-gold').player(HER)
    expect(worships(['small-hook', 'large-hook'])).toMatchObject({ temple: 2, statues: ['large-hook'] })
    expect(worships(['large-hook'])).toMatchObject({ temple: 2, statues: [] })
    expect(worships(['small-hook'], 12)).toMatchObject({ temple: 12, statues: ['small-hook'] })
  })

  it('TAW-SOLO-34 of several gods a random one is given', () => {
    const t = sheNears('worship', { her: { statues: ['small-hook', 'small-cross', 'small-cross'] } })
    expect(t).toMatchObject({ seat: 'chance', answers: ['random-statue:small-hook', 'random-statue:small-cross'] })
  })
})

describe('harder climbing', () => {
  const options = ['free-temple-step']

  it('TAW-SOLO-74 a free space first when she triggers Worship or Offering', () => {
    expect(sheNears('worship', { options, her: { statues: ['small-hook'], temple: 5 }, seed: 1 }).player(HER)).toMatchObject({ temple: 7, stone: 2 })
    expect(sheNears('offering', { options, her: { corn: 4, temple: 9 }, seed: 1 }).player(HER)).toMatchObject({ temple: 12, corn: 0, gold: 1 })
    // the free space comes first: only one is left to be paid for
    expect(sheNears('offering', { options, her: { corn: 4, temple: 10 }, seed: 1 }).player(HER)).toMatchObject({ temple: 12, corn: 2 })
  })

  it('TAW-SOLO-74 not when she joins, nor for other actions', () => {
    expect(youTrigger('worship', { options, her: { statues: ['small-hook'], temple: 1 } }).play('take-gold').player(HER).temple).toBe(2)
    expect(sheNears('renew', { options, her: { armyDown: ['army-01', 'army-02', 'army-03'] }, seed: 1 }).player(HER).temple).toBe(0)
  })
})

describe('Renew', () => {
  const down = { buildingsDown: ['production-01', 'production-02', 'production-03'], armyDown: ['army-01', 'army-02', 'army-19'] }

  it('TAW-SOLO-38 her own: everything is turned up, for nothing', () => {
    const t = sheNears('renew', { her: { ...down, potato: 4, corn: 3, gold: 1 }, chance: ['draw-army:army-07'] })
    expect(t.player(HER)).toMatchObject({
      buildings: down.buildingsDown, buildingsDown: [], army: down.armyDown, armyDown: [], potato: 4, corn: 3, gold: 1,
    })
  })

  it('TAW-EX-09 TAW-SOLO-38 yours: half of each, rounded up; the highest numbers and 2-Soldier cards first', () => {
    const t = youTrigger('renew', { her: { ...down, corn: 3 } }).play('take-gold')
    expect(t.player(HER)).toMatchObject({
      buildings: ['production-02', 'production-03'], buildingsDown: ['production-01'], army: ['army-01', 'army-19'], armyDown: ['army-02'], corn: 3,
    })
  })

  it.each([[1, 1], [2, 1], [4, 2], [5, 3]])('TAW-SOLO-38 yours: of %i Buildings %i', (n, up) => {
    const buildingsDown = ['production-01', 'production-02', 'production-03', 'production-04', 'production-05'].slice(0, n)
    const t = youTrigger('renew', { her: { buildingsDown } }).play('take-gold')
    expect(t.player(HER).buildings).toHaveLength(up)
    expect(t.player(HER).army).toEqual([])
  })

  it('TAW-SOLO-27 you may turn up any number for 1 corn each', () => {
    const t = sheNears('renew', { her: down, you: { armyDown: ['army-10'], buildingsDown: ['production-09'], corn: 2 }, seed: 1 })
    expect(t).toMatchObject({ seat: YOU, question: 'renew-too' })
    t.play('renew:army-10')
    expect(t.player(YOU)).toMatchObject({ corn: 1, army: ['army-10'] })
  })
})

describe('your Passive Buildings in her turn', () => {
  const you = (n: number, more: object = {}) => ({ buildings: [`passive-${String(n).padStart(2, '0')}`], ...more })
  const her = { statues: ['small-hook'], temple: 5, corn: 4 }

  it('TAW-BLD-02 TAW-ASK-22 Z11: her Offering gives you a Weaving, before she climbs', () => {
    const t = sheNears('offering', { her, you: you(11) })
    expect(t).toMatchObject({ seat: YOU, question: 'free-weaving', answers: ['weaving:top', 'weaving:below'] })
    expect(t.player(HER).temple).toBe(5)
  })

  it('TAW-BLD-02 TAW-ASK-22 Z12: her Worship lets you pay 1 gold to climb, before she does', () => {
    const t = sheNears('worship', { her, you: you(12, { gold: 1, temple: 1 }), chance: ['draw-army:army-07'] })
    expect(t).toMatchObject({ seat: YOU, question: 'pay-then', answers: ['take-part', 'decline'] })
    expect(t.play('take-part').player(YOU)).toMatchObject({ gold: 0, temple: 2 })
  })

  it('TAW-BLD-02 TAW-ASK-22 Z16: her Production lets you renew a piece', () => {
    const t = sheNears('produce', { her: { buildings: ['production-01', 'production-05'] }, you: you(16, { armyDown: ['army-10'] }) })
    expect(t).toMatchObject({ seat: YOU, question: 'produce-too', answers: ['renew:army-10', 'done'] })
  })

  it('TAW-BLD-02 Z17 and Z18: her Conquest and her Renew pay you without a question', () => {
    const war = sheNears('conquer', { her: { army: ['army-01'] }, you: you(17), seed: 1 })
    expect(war.player(YOU)).toMatchObject({ gold: 1, vp: 1 })
    const renew = sheNears('renew', {
      her: { armyDown: ['army-01', 'army-02', 'army-03'] }, you: you(18), chance: ['draw-army:army-10', 'draw-army:army-11'],
    })
    expect(renew.player(YOU)).toMatchObject({ gold: 1, armyCards: ['army-10'] })
  })
})

describe('who is asked', () => {
  const rich: SoloSetUp['you'] = {
    corn: 9, potato: 9, gold: 3, statues: ['small-zigzag'], army: ['army-01', 'army-02', 'army-19'], armyCards: ['army-03'],
    armyDown: ['army-20'], buildings: ['production-03'], buildingsDown: ['production-04'],
  }

  it.each([
    ['worship', { statues: ['small-hook'] }, 'worship-too'], ['offering', { corn: 4 }, 'offering-too'], [
      'renew', { armyDown: ['army-05', 'army-06', 'army-07'] }, 'renew-too',
    ],
    ['conquer', { army: ['army-05'] }, 'play-army'], ['produce', { buildings: ['production-05', 'production-11'] }, 'produce-too'],
  ] as const)('TAW-ASK-22 her %s with %j asks you %s, without free actions', (action, her, question) => {
    const t = sheNears(action, { her, you: rich, position: { village: ['priest', 'priest'] }, chance: [] })
    expect(t).toMatchObject({ seat: YOU, question })
    expect(t.answers.filter((key) => key.startsWith('trade:'))).toEqual([]) // TAW-FREE-04
    expect(t.answers.some((key) => key === 'decline' || key === 'done')).toBe(true)
  })

  it('TAW-ASK-22 her Conquest asks you for cards and for a marker; she is never asked', () => {
    const t = sheNears('conquer', { her: { army: ['army-05'] }, you: rich, position: { village: ['priest', 'priest'] } }).play('done')
    expect(t).toMatchObject({ seat: YOU, question: 'conquer' })
    t.play('decline')
    expect(t.log('conquer').map((event) => event.seat)).toEqual([HER])
    expect(t.seat).not.toBe(HER)
    expect(board(t).gods).toHaveLength(4)
  })
})
