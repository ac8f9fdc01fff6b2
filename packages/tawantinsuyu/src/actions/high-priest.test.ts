import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'

// with orientation 0: section 0 produce, 1 worship, 2 offering, 3 conquer, 4 renew
const SECTION = { produce: 0, worship: 1, offering: 2, conquer: 3, renew: 4 } as const

/** Seat 0 has moved the High Priest onto an action; the seats own what is given. */
function trigger(action: keyof typeof SECTION, seats: object[], more: { position?: object; chance?: string[]; seed?: number; players?: number } = {}): Table {
  const section = SECTION[action]
  const placed = seats.map((seat, i) => (i === 0 ? { priest: (section + 4) % 5, ...seat } : seat))
  const { position = {}, ...rest } = more
  return table({ ...rest, position: { ...position, seats: placed } }).play('side:move-priest', `move-to:section-${section}`)
}

describe('moving the High Priest', () => {
  it('TAW-PRIEST-MOVE-01 TAW-PRIEST-MOVE-02 one or two spaces clockwise; occupied spaces neither block nor are skipped', () => {
    const t = table({ position: { seats: [{ priest: 3 }, { priest: 4 }] } }).play('side:move-priest')
    expect(t.answers).toEqual(['move-to:section-0', 'move-to:section-4'])
    for (const section of [1, 2, 3]) expect(t.refused(`move-to:section-${section}`).rule).toBe('TAW-PRIEST-MOVE-01')
    t.play('move-to:section-4')
    expect(t.player(0).priest).toBe(4)
  })

  it('TAW-PRIEST-MOVE-03 TAW-PRIEST-MOVE-04 TAW-DATA-06 the action of the space reached goes to all, the active player first', () => {
    const t = trigger('worship', [{ statues: ['small-hook'] }, { statues: ['small-cross'] }, {}], { players: 3 })
    expect(t).toMatchObject({ question: 'worship', seat: 0 })
    expect(t.log('priest-moves')).toMatchObject([{ action: 'worship', section: 'section-1' }])
    t.play('decline')
    expect(t).toMatchObject({ question: 'worship-too', seat: 1 })
  })

  it('TAW-PRIEST-MOVE-03 the tile as it lies decides the action', () => {
    const t = table({ position: { orientation: 2, seats: [{ priest: 4 }] } }).play('side:move-priest', 'move-to:section-0')
    expect(t.question).toBe('offering')
  })

  it('TAW-PRIEST-MOVE-04 the others follow in turn order', () => {
    const rich = { corn: 3 }
    const t = table({ players: 3, position: { turn: 1, seats: [rich, { priest: 1 }, rich] } }).play('side:move-priest', 'move-to:section-2', 'decline')
    expect(t).toMatchObject({ seat: 2, question: 'offering-too' })
    t.play('decline')
    expect(t).toMatchObject({ seat: 0, question: 'offering-too' })
  })

  it('TAW-PRIEST-MOVE-05 TAW-PRIEST-MOVE-06 the active player may take 1 gold instead; the others may still act and never get gold', () => {
    for (const action of ['worship', 'offering', 'renew', 'produce'] as const) {
      const other = { corn: 3, statues: ['small-hook'], buildings: ['production-05'], buildingsDown: ['production-03'] }
      const t = trigger(action, [{}, other])
      expect(t.offers('take-gold')).toBe(true)
      t.play('take-gold')
      expect(t.player(0).gold).toBe(1)
      expect(t.seat).toBe(1)
      expect(t.offers('take-gold')).toBe(false)
    }
  })

  it('TAW-PRIEST-MOVE-07 everybody may decline', () => {
    for (const action of ['worship', 'offering', 'renew', 'produce'] as const) {
      const one = { corn: 3, statues: ['small-hook'], buildings: ['production-05'], buildingsDown: ['production-03'] }
      const two = { corn: 3, statues: ['small-cross'], buildings: ['production-06'], buildingsDown: ['production-04'] }
      const t = trigger(action, [one, two])
      t.play(t.offers('decline') ? 'decline' : 'done')
      expect(t.seat).toBe(1)
      t.play(t.offers('decline') ? 'decline' : 'done')
      expect(t.seat).toBe(0)
      expect(t.question).toBe('second-side-action')
    }
  })

  it('TAW-PRIEST-MOVE-08 the new position counts for Travel', () => {
    const t = table({ position: { seats: [{ priest: 1, gold: 1, potato: 1, workers: ['architect'] }] } }).play('side:move-priest', 'move-to:section-2', 'take-gold')
    expect(t.player(0).priest).toBe(2)
    const next = table({ position: { seats: [{ priest: 2, gold: 1, potato: 0, workers: ['architect'] }] } }).play('place:architect')
    expect(next.answers).toEqual(['on:space-top-2-a', 'on:space-top-2-b'])
  })
})

describe('Worship', () => {
  it('TAW-PRIEST-WORSHIP-01 TAW-PRIEST-WORSHIP-02 TAW-PRIEST-WORSHIP-04 a large Statue climbs 3, a small one 1, at most one of each', () => {
    const own = { statues: ['large-hook', 'small-hook', 'small-cross', 'large-cross'], temple: 5, vp: 12 }
    const t = trigger('worship', [own], { seed: 1 }).play('give:large-hook')
    expect(t.player(0).temple).toBe(8)
    expect(t.refused('give:large-cross').rule).toBe('TAW-PRIEST-WORSHIP-02')
    t.play('give:small-cross')
    if (t.question === 'keep-army-card') t.play(t.answers[0] ?? '')
    expect(t.player(0)).toMatchObject({ temple: 9, statues: ['small-hook', 'large-cross'] })
    expect(t.summary().statuesLeft).toMatchObject({ 'large-hook': 0, 'small-cross': 1 }) // not back in the supply
  })

  it('TAW-PRIEST-WORSHIP-06 points scored for the Statue stay', () => {
    const t = trigger('worship', [{ statues: ['small-hook'], vp: 12, temple: 1 }]).play('give:small-hook')
    expect(t.player(0).vp).toBe(12)
  })

  it('TAW-PRIEST-WORSHIP-03 TAW-ASK-06 another player climbs exactly 1 for a Statue of either size', () => {
    const t = trigger('worship', [{}, { statues: ['large-hook', 'small-hook'], temple: 1 }]).play('decline')
    expect(t).toMatchObject({ seat: 1, question: 'worship-too' })
    t.play('give:large-hook')
    expect(t.player(1)).toMatchObject({ temple: 2, statues: ['small-hook'] })
    expect(t.seat).toBe(0)
  })

  it('TAW-PRIEST-WORSHIP-03 TAW-TEMPLE-04 one who follows is asked with a space left, not at the top', () => {
    const follows = (temple: number): unknown => trigger('worship', [{}, { statues: ['small-hook'], temple }]).play('decline').question
    expect([follows(11), follows(12)]).toEqual(['worship-too', 'second-side-action'])
  })

  it('TAW-PRIEST-WORSHIP-05 TAW-EDGE-35 each space climbed gives its reward', () => {
    const t = trigger('worship', [{ statues: ['large-hook'], temple: 9 }], { seed: 1 }).play('give:large-hook')
    expect(t.player(0)).toMatchObject({ temple: 12, gold: 1 })
    expect(t.log('climb').map((event) => event['space'])).toEqual([10, 11, 12])
  })

  it('TAW-TEMPLE-04 TAW-EDGE-35 surplus steps are lost, and at the top nothing is given up', () => {
    const t = trigger('worship', [{ statues: ['large-hook', 'small-hook'], temple: 11 }]).play('give:large-hook')
    expect(t.player(0).temple).toBe(12)
    expect(t.question).toBe('second-side-action')
    expect(trigger('worship', [{ statues: ['large-hook'], temple: 12 }]).refused('give:large-hook').rule).toBe('TAW-TEMPLE-04')
  })
})

describe('Offering', () => {
  it.each([[2, 1], [4, 2], [6, 3]])('TAW-PRIEST-OFFERING-01 TAW-PRIEST-OFFERING-03 %i corn climb %i', (corn, steps) => {
    const t = trigger('offering', [{ corn, temple: 9 }])
    expect(t.answers.filter((key) => key.startsWith('offer-corn'))).toEqual([2, 4, 6].filter((n) => n <= corn).map((n) => `offer-corn:${n}`))
    t.play(`offer-corn:${corn}`)
    expect(t.player(0)).toMatchObject({ corn: 0, temple: 9 + steps, gold: steps >= 2 ? 1 : 0 })
  })

  it('TAW-PRIEST-OFFERING-02 TAW-ASK-07 another player pays 3 corn for exactly 1', () => {
    const t = trigger('offering', [{}, { corn: 7, temple: 1 }]).play('decline')
    expect(t.answers).toEqual(['offer-corn:3', 'decline'])
    t.play('offer-corn:3')
    expect(t.player(1)).toMatchObject({ corn: 4, temple: 2 })
    expect(t.seat).toBe(0)
  })

  it('TAW-PRIEST-OFFERING-04 the level is paid in one go: rewards of the climb do not pay for it', () => {
    const t = trigger('offering', [{ corn: 3, temple: 10 }]) // the next space gives 1 gold
    expect(t.refused('offer-corn:4').rule).toBe('TAW-PRIEST-OFFERING-01')
  })

  it('TAW-BLD-Z11 TAW-TASK-WEAVE-09 with no Weaving left its owner gets nothing, and the Offering goes on', () => {
    const t = trigger('offering', [{ corn: 2, temple: 1 }, { corn: 3, temple: 1, buildings: ['passive-11'] }], { position: { weavingTop: null, weavingStack: [] } })
    expect(t).toMatchObject({ seat: 0, question: 'offering' })
    expect(t.play('offer-corn:2')).toMatchObject({ seat: 1, question: 'offering-too' })
    expect(t.player(1).tapestries).toEqual([])
  })

  it('TAW-TEMPLE-04 levels above the spaces left are not offered', () => {
    const t = trigger('offering', [{ corn: 6, temple: 11 }])
    expect(t.answers).toEqual(['offer-corn:2', 'take-gold', 'decline'])
    expect(t.refused('offer-corn:4').rule).toBe('TAW-TEMPLE-04')
  })
})

describe('Renew', () => {
  const down = { buildingsDown: ['production-03', 'production-05'], armyDown: ['army-01'], armyCards: ['army-02'] }

  it('TAW-PRIEST-RENEW-01 TAW-PRIEST-RENEW-02 TAW-PRIEST-RENEW-04 one piece for free, others for 1 food each; cards in hand are not affected', () => {
    const t = trigger('renew', [{ ...down, potato: 1 }])
    expect(t.answers.filter((key) => key.startsWith('renew'))).toEqual(['renew:production-03', 'renew:production-05', 'renew:army-01'])
    t.play('renew:army-01')
    expect(t.player(0)).toMatchObject({ potato: 1, army: ['army-01'], armyDown: [], armyCards: ['army-02'] })
    t.play('renew:production-05')
    expect(t.player(0)).toMatchObject({ potato: 0, buildings: ['production-05'], buildingsDown: ['production-03'] })
    expect(t.refused('renew:production-03').rule).toBe('TAW-PRIEST-RENEW-02')
  })

  it('TAW-PRIEST-RENEW-02 TAW-ASK-03 nobody is asked again who has nothing more to turn up, or nothing to pay with', () => {
    const one = trigger('renew', [{ armyDown: ['army-01'], potato: 5 }]).play('renew:army-01')
    expect(one.question).toBe('second-side-action')
    const poor = trigger('renew', [{ armyDown: ['army-01', 'army-02'] }]).play('renew:army-01')
    expect([poor.question, poor.player(0).armyDown]).toEqual(['second-side-action', ['army-02']])
  })

  it('TAW-PRIEST-RENEW-03 TAW-ASK-08 TAW-RES-05 TAW-EDGE-45 another player pays 1 corn each; gold may stand in, potatoes may not', () => {
    const t = trigger('renew', [{}, { ...down, corn: 1, gold: 1, potato: 9 }]).play('decline')
    expect(t).toMatchObject({ seat: 1, question: 'renew-too' })
    t.play('renew:production-03')
    expect(t.answers).toEqual(['pay:1-corn', 'pay:1-gold'])
    t.play('pay:1-corn', 'renew:army-01')
    expect(t.player(1)).toMatchObject({ corn: 0, gold: 0, potato: 9, buildings: ['production-03'], army: ['army-01'] })
    expect(t.seat).toBe(0) // nothing left to pay with
  })

  it('TAW-PRIEST-RENEW-05 a "Renew 1" from elsewhere is free and covers a Building or an Army card', () => {
    const own = { priest: 0, godCards: ['god-four-squares-6'], statues: ['small-four-squares'], workers: ['architect'], potato: 2, ...down }
    const t = table({ position: { seats: [own] } }).play('place:architect', 'on:space-middle-0-b', 'by-card:god-four-squares-6', 'benefits:now', 'benefit:god-four-squares-6+1')
    expect(t.answers.filter((key) => key.startsWith('renew'))).toEqual(['renew:production-03', 'renew:production-05', 'renew:army-01'])
    t.play('renew:army-01')
    expect(t.player(0)).toMatchObject({ potato: 0, army: ['army-01'], buildingsDown: ['production-03', 'production-05'] })
    expect(t.question).toBe('benefit')
  })
})

describe('Production', () => {
  const houses = { buildings: ['production-05', 'production-11'], buildingsDown: ['production-17'] } // 3, 4 and 5 VP

  it('TAW-PRIEST-PRODUCE-01 TAW-PRIEST-PRODUCE-05 TAW-EDGE-33 any face-up Buildings produce and are then flipped; unused ones stay', () => {
    const t = trigger('produce', [houses]).play('produce:production-05', 'done', 'done')
    expect(t.player(0)).toMatchObject({ vp: 3, buildings: ['production-11'], buildingsDown: ['production-05', 'production-17'] })
  })

  it('TAW-PRIEST-PRODUCE-02 TAW-PRIEST-PRODUCE-03 one face-down Building is turned up before, and may produce, or after', () => {
    const before = trigger('produce', [houses]).play('renew:production-17', 'produce:production-17', 'done')
    expect(before.player(0)).toMatchObject({ vp: 5, buildings: ['production-05', 'production-11'], buildingsDown: ['production-17'] })
    expect(before.question).toBe('second-side-action') // only once
    const after = trigger('produce', [houses]).play('produce:production-05')
    expect(after.offers('renew:production-17')).toBe(false) // not in between
    after.play('produce:production-11')
    expect(after.answers.filter((key) => key.startsWith('renew'))).toEqual(['renew:production-05', 'renew:production-11', 'renew:production-17'])
    after.play('renew:production-11')
    expect(after.player(0)).toMatchObject({ vp: 7, buildings: ['production-11'], buildingsDown: ['production-05', 'production-17'] })
  })

  it('TAW-PRIEST-PRODUCE-04 TAW-ASK-10 another player produces with any number, all of which are flipped, without a turn-up', () => {
    const t = trigger('produce', [{}, houses]).play('take-gold')
    expect(t).toMatchObject({ seat: 1, question: 'produce-too' })
    expect(t.answers).toEqual(['produce:production-05', 'produce:production-11', 'done'])
    t.play('produce:production-05', 'produce:production-11')
    expect(t.player(1)).toMatchObject({ vp: 7, buildings: [], buildingsDown: ['production-05', 'production-11', 'production-17'] })
    expect(t.seat).toBe(0)
  })

  it('TAW-PRIEST-PRODUCE-06 a Building produces once, and is flipped when all have produced', () => {
    const t = trigger('produce', [houses]).play('produce:production-05')
    expect(t.refused('produce:production-05').rule).toBe('TAW-PRIEST-PRODUCE-06')
    expect(t.log('flip')).toEqual([])
  })
})

describe('the end of a Production', () => {
  const houses = { buildings: ['production-05', 'production-11'], buildingsDown: ['production-17'] }

  it('TAW-PRIEST-MOVE-05 TAW-PRIEST-PRODUCE-02 the gold stands for the whole action: no free turn-up and no product', () => {
    const t = trigger('produce', [houses]).play('take-gold')
    expect(t).toMatchObject({ seat: 0, question: 'second-side-action' })
    expect(t.player(0)).toMatchObject({ gold: 1, vp: 0, buildingsDown: ['production-17'] })
  })

  it('TAW-PRIEST-PRODUCE-02 TAW-PRIEST-PRODUCE-06 who has finished producing turns one up or ends, and produces no more', () => {
    const t = trigger('produce', [houses]).play('produce:production-05', 'done')
    expect(t.answers).toEqual(['renew:production-05', 'renew:production-17', 'done'])
    t.play('renew:production-17')
    expect(t).toMatchObject({ seat: 0, question: 'second-side-action' })
    expect(t.player(0)).toMatchObject({ vp: 3, buildings: ['production-11', 'production-17'], buildingsDown: ['production-05'] })
  })

  it('TAW-PRIEST-PRODUCE-02 done at once ends the action with its turn-up', () =>
    expect(trigger('produce', [houses]).play('done')).toMatchObject({ seat: 0, question: 'second-side-action' }))
})

describe('choices a Production raises', () => {
  it.each([
    ['production-12', 'option'], ['production-15', 'option'], ['production-06', 'god-card'], ['production-14', 'free-weaving'], ['production-18', 'nomad'],
  ])('TAW-ASK-14 %s asks its owner, also another player: %s', (building, kind) => {
    const position = { offer: ['god-hook-1'], nomads: ['priest', 'warrior'] }
    const t = trigger('produce', [{}, { buildings: [building] }], { position, seed: 1 }).play('take-gold', `produce:${building}`)
    expect(t).toMatchObject({ seat: 1, question: kind })
  })

  it('TAW-ASK-14 a choice of resource gives the one chosen', () => {
    const t = trigger('produce', [{ buildings: ['production-12'] }]).play('produce:production-12')
    expect(t.answers).toEqual(['option:0', 'option:1', 'option:2', 'option:3'])
    t.play('option:2')
    expect(t.player(0)).toMatchObject({ stone: 2, gold: 0, corn: 0, potato: 0 })
  })
})
