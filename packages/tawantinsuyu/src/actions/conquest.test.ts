import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'

/** Seat 0 has triggered Conquest; army-19 to -30 have 2 Soldiers, the others 1. */
function war(seats: object[], more: { position?: object; chance?: string[]; seed?: number; players?: number } = {}): Table {
  const { position = {}, ...rest } = more
  const placed = seats.map((seat, i) => (i === 0 ? { priest: 2, ...seat } : seat))
  return table({ ...rest, position: { village: ['architect', 'priest', 'courier'], ...position, seats: placed } }).play('side:move-priest', 'move-to:section-3')
}

const after = (seats: object[], more: Parameters<typeof war>[1] = {}): Table => war(seats, more).play('casualty:potato-end', 'take-part')
const soldiers = (t: Table): Table => {
  for (let n = 0; n < 9 && t.question.endsWith('-soldiers'); n++) t.play(t.answers[0] ?? '')
  return t
}

describe('casualties', () => {
  it('TAW-PRIEST-CONQUER-01 a Worker from either end of the Village, first of all and mandatory', () => {
    const t = war([{}])
    expect(t).toMatchObject({ question: 'casualty', answers: ['casualty:potato-end', 'casualty:corn-end'] })
    t.play('casualty:corn-end')
    expect(t.village).toEqual(['architect', 'priest'])
    expect(t.summary().casualties).toEqual(['courier'])
  })

  it('TAW-PRIEST-CONQUER-02 TAW-EDGE-46 with an empty Village a Nomad, and the Nomads are refilled; no further Feast', () => {
    const position = { village: [], feast: { holder: 1 }, nomads: ['warrior', 'priest', 'priest'], bag: ['courier'] }
    const t = war([{}], { position, seed: 1 })
    expect(t.answers).toEqual(['casualty-nomad:warrior', 'casualty-nomad:priest'])
    t.play('casualty-nomad:warrior')
    expect(t.summary()).toMatchObject({ casualties: ['warrior'], feast: { holder: 1 } })
    expect([...t.summary().nomads].sort()).toEqual(['courier', 'priest', 'priest'])
    expect(t.log('feast-triggered')).toEqual([])
  })

  it('TAW-PRIEST-CONQUER-03 TAW-EDGE-02 taking the last one gives the active player tile and VP at once, and nothing can be bought', () => {
    const t = war([{ potato: 5, corn: 5 }], { position: { village: ['priest'] }, seed: 1 })
    expect(t.question).toBe('conquest') // both ends are the same Worker
    expect(t.player(0).vp).toBe(1)
    expect(t.summary().feast).toMatchObject({ holder: 0, triggered: 1 })
    t.play('take-gold', 'side:pray')
    expect(t.question).toBe('end-of-turn')
    expect(t.refused('village:potato-end').rule).toBe('TAW-FEAST-04')
  })

  it('TAW-PRIEST-CONQUER-04 TAW-EDGE-03 TAW-PRIEST-CONQUER-16 the casualty is due with the gold; then no cards and no markers', () => {
    const t = war([{ armyCards: ['army-19'], army: ['army-20', 'army-21'] }, { army: ['army-22'] }]).play('casualty:potato-end', 'take-gold')
    expect(t.player(0).gold).toBe(1)
    expect(t.summary().casualties).toEqual(['architect'])
    expect(t).toMatchObject({ seat: 1, question: 'conquer' })
    t.play('decline')
    expect(t).toMatchObject({ seat: 0, question: 'second-side-action' })
  })
})

describe('playing Army cards', () => {
  it('TAW-PRIEST-CONQUER-05 TAW-PRIEST-CONQUER-06 TAW-EDGE-17 any number, 1 potato each, the active player\'s first one free', () => {
    const t = after([{ potato: 1, armyCards: ['army-01', 'army-02', 'army-03'] }, { potato: 1, armyCards: ['army-04', 'army-05'] }])
    t.play('play-army:army-01')
    expect(t.player(0).potato).toBe(1)
    t.play('play-army:army-02')
    expect(t.player(0)).toMatchObject({ potato: 0, army: ['army-01', 'army-02'], armyCards: ['army-03'] })
    expect(t.refused('play-army:army-03').rule).toBe('TAW-PRIEST-CONQUER-06')
    t.play('done')
    expect(t).toMatchObject({ seat: 1, question: 'play-army' })
    t.play('play-army:army-05')
    expect(t.player(1)).toMatchObject({ potato: 0, army: ['army-05'] })
  })

  it('TAW-PRIEST-CONQUER-07 also without conquering and without markers', () => {
    const conquests = Object.fromEntries(['chinchaysuyu', 'antisuyu'].flatMap((region) => [1, 2, 3, 4, 5].map((n) => [`conquest-${region}-${n}`, 0])))
    const t = after([{ armyCards: ['army-01'] }], { position: { conquests } })
    expect(t.offers('play-army:army-01')).toBe(true)
    t.play('play-army:army-01')
    expect(t.question).toBe('second-side-action')
  })
})

describe('conquering', () => {
  it('TAW-PRIEST-CONQUER-08 TAW-PRIEST-CONQUER-15 TAW-ASK-09 one marker each in turn order, then one more for the active player, used the first or not', () => {
    const t = after([{ army: ['army-19', 'army-20'] }, { army: ['army-21', 'army-22'] }])
    expect(t).toMatchObject({ seat: 0, question: 'conquer' })
    t.play('decline')
    expect(t).toMatchObject({ seat: 1, question: 'conquer' })
    t.play('conquer:conquest-qullasuyu-1')
    expect(soldiers(t)).toMatchObject({ seat: 0, question: 'conquer' })
    t.play('conquer:conquest-kuntisuyu-1')
    expect(soldiers(t)).toMatchObject({ seat: 0, question: 'second-side-action' })
    expect(t.summary().conquests).toEqual({ 'conquest-qullasuyu-1': 1, 'conquest-kuntisuyu-1': 0 })
  })

  it('TAW-PRIEST-CONQUER-05 TAW-PRIEST-CONQUER-08 TAW-ASK-09 cards and markers go round clockwise from the active player', () => {
    const armed = (hand: string, up: string): object => ({ potato: 1, armyCards: [hand], army: [up] })
    const seats = [armed('army-01', 'army-19'), { priest: 2, ...armed('army-02', 'army-20') }, armed('army-03', 'army-21'), armed('army-10', 'army-22')]
    const t = table({ players: 4, position: { turn: 1, village: ['architect', 'priest'], seats } })
      .play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part')
    const order: unknown[] = []
    for (let n = 0; n < 9 && ['play-army', 'conquer'].includes(t.question); n++) {
      order.push([t.seat, t.question])
      t.play(t.question === 'conquer' ? 'decline' : 'done')
    }
    expect(order).toEqual([...[1, 2, 3, 0].map((seat) => [seat, 'play-army']), ...[1, 2, 3, 0, 1].map((seat) => [seat, 'conquer'])])
  })

  it('TAW-PRIEST-CONQUER-09 any empty space of any region', () => {
    const t = after([{ army: ['army-19', 'army-20', 'army-21', 'army-22'] }], { position: { conquests: { 'conquest-antisuyu-1': 1 } } })
    expect(t.answers.filter((key) => key.startsWith('conquer:'))).toHaveLength(23)
    expect(t.refused('conquer:conquest-antisuyu-1').rule).toBe('TAW-PRIEST-CONQUER-09')
  })

  it('TAW-PRIEST-CONQUER-09 TAW-PRIEST-CONQUER-11 where no space can be conquered nobody is asked', () => {
    const taken = ['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'].map((region) => [`conquest-${region}-2`, 1] as const) // discard 1, flip 0
    const asked = (spaces: typeof taken): string => after([{ army: ['army-01'] }], { position: { conquests: Object.fromEntries(spaces) } }).question
    expect([asked(taken), asked(taken.slice(1)), asked(taken.slice(0, 3))]).toEqual(['second-side-action', 'conquer', 'conquer'])
  })

  it('TAW-PRIEST-CONQUER-10 TAW-PRIEST-CONQUER-14 Soldiers are discarded and flipped from the own face-up cards', () => {
    const t = after([{ army: ['army-19', 'army-01'] }]).play('conquer:conquest-chinchaysuyu-3')
    expect(soldiers(t).player(0)).toMatchObject({ vp: 4, army: [], armyDown: ['army-19'] })
    expect(t.summary().armyDiscard).toEqual(['army-01'])
  })

  it('TAW-PRIEST-CONQUER-11 TAW-EDGE-14 TAW-EDGE-15 whole cards: two 2-Soldier cards cannot pay flip 3 and discard 1', () => {
    const t = after([{ army: ['army-19', 'army-20'] }])
    expect(t.refused('conquer:conquest-antisuyu-4').rule).toBe('TAW-PRIEST-CONQUER-11')
    expect(t.why('conquest-antisuyu-4')).toMatchObject({ need: 4, have: 4 })
    expect(after([{ army: ['army-19'] }]).refused('conquer:conquest-chinchaysuyu-3').rule).toBe('TAW-PRIEST-CONQUER-11')
  })

  it('TAW-PRIEST-CONQUER-11 TAW-EDGE-14 a card serves one of the two numbers only, whatever it shows', () => {
    const open = (...army: string[]): boolean => after([{ army }]).offers('conquer:conquest-chinchaysuyu-3') // flip 2, discard 1
    expect([open('army-01', 'army-02'), open('army-19'), open('army-01', 'army-19'), open('army-01', 'army-02', 'army-03'), open('army-19', 'army-20')])
      .toEqual([false, false, true, true, true])
    // the 2 is needed for flip 2, so that the discard is not asked for
    const t = after([{ army: ['army-01', 'army-19'] }]).play('conquer:conquest-chinchaysuyu-3')
    expect(t.player(0)).toMatchObject({ army: [], armyDown: ['army-19'] })
    expect(t.summary().armyDiscard).toEqual(['army-01'])
  })

  it('TAW-PRIEST-CONQUER-12 TAW-EDGE-14 a 2-Soldier card may cover 1, but no card may be superfluous', () => {
    const t = after([{ army: ['army-01', 'army-19'] }]).play('conquer:conquest-antisuyu-2') // discard 1
    expect(t.answers).toEqual(['discard:army-01', 'discard:army-19'])
    t.play('discard:army-19')
    expect(t.player(0)).toMatchObject({ gold: 1, potato: 1, army: ['army-01'] })
    // alike but for the Soldiers: both are offered; alike in all: one of them
    expect(after([{ army: ['army-04', 'army-05', 'army-27'] }]).play('conquer:conquest-antisuyu-2').answers).toEqual(['discard:army-04', 'discard:army-27'])
    // flip 4, discard 2: after a 1 to discard another 1 must follow
    const more = after([{ army: ['army-01', 'army-04', 'army-10', 'army-19', 'army-27'] }]).play('conquer:conquest-chinchaysuyu-6', 'discard:army-01')
    expect(more.refused('discard:army-19').rule).toBe('TAW-PRIEST-CONQUER-12')
  })

  it('TAW-PRIEST-CONQUER-13 TAW-EDGE-16 the benefit comes before the cards are paid and cannot pay for them', () => {
    const t = after([{ army: ['army-19', 'army-01'], armyDown: ['army-20'] }], { seed: 1 }).play('conquer:conquest-antisuyu-3')
    soldiers(t)
    expect(t.question).toBe('free-weaving')
    expect(t.player(0)).toMatchObject({ army: [], armyDown: ['army-20'] }) // fixed, not yet flipped
    expect(t.summary().armyDiscard).toEqual([])
  })

  it('TAW-PRIEST-CONQUER-17 TAW-COMP-11 without a marker nobody conquers: ten per player', () => {
    const nine = Object.fromEntries(['chinchaysuyu', 'antisuyu'].flatMap((region) => [1, 2, 3, 4, 5].map((n) => [`conquest-${region}-${n}`, 0])))
    expect(after([{ army: ['army-19', 'army-20'] }], { position: { conquests: nine } }).question).toBe('second-side-action')
  })

  it('TAW-PRIEST-CONQUER-18 TAW-PRIEST-CONQUER-19 markers stay, several in one region; unused cards stay face-up', () => {
    const t = after([{ army: ['army-19', 'army-20', 'army-21'] }], { position: { conquests: { 'conquest-antisuyu-2': 0 } } }).play('conquer:conquest-antisuyu-1')
    soldiers(t).play('decline')
    expect(t.summary().conquests).toEqual({ 'conquest-antisuyu-1': 0, 'conquest-antisuyu-2': 0 })
    expect(t.player(0)).toMatchObject({ armyDown: ['army-19'], army: ['army-20', 'army-21'] })
  })

  it('TAW-ARMY-04 Soldiers on cards in hand do not count', () => {
    const t = after([{ potato: 0, army: ['army-01'], armyCards: ['army-19', 'army-20'] }]).play('done')
    expect(t.answers.filter((key) => key.startsWith('conquer:'))).toEqual(['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'].map((region) => `conquer:conquest-${region}-2`))
  })

  it('TAW-EX-08 TAW-DATA-16 the example of the rulebook', () => {
    const purple = { potato: 2, army: ['army-19', 'army-01'], armyCards: ['army-20', 'army-02', 'army-04'] }
    const blue = { potato: 1, army: ['army-21', 'army-05'], armyCards: ['army-06'] }
    const t = after([purple, blue], { seed: 3 }).play('play-army:army-20', 'play-army:army-02', 'play-army:army-04', 'play-army:army-06')
    expect([t.player(0).potato, t.player(1).potato]).toEqual([0, 0])
    t.play('conquer:conquest-chinchaysuyu-3', 'discard:army-01')
    if (t.question === 'flip-soldiers') t.play('flip:army-19')
    expect(t.player(0)).toMatchObject({ vp: 4, army: ['army-02', 'army-04', 'army-20'] }) // 4 Soldiers left
    t.play('conquer:conquest-antisuyu-5')
    soldiers(t)
    expect(t.player(1)).toMatchObject({ vp: 7, army: [] })
    t.play('conquer:conquest-chinchaysuyu-2', 'discard:army-02')
    for (let n = 0; n < 9 && ['god-card', 'free-weaving', 'lay-weaving'].includes(t.question); n++) t.play(t.answers[0] ?? '')
    expect(t.player(0)).toMatchObject({ vp: 4, army: ['army-04', 'army-20'], conquestMarkers: 8 }) // 3 Soldiers left
    expect(t.player(0).tapestries.flat()).toHaveLength(1)
    expect(t.player(1).conquestMarkers).toBe(9)
  })
})

describe('a conquered space', () => {
  it('TAW-PRIEST-CONQUER-09 is closed to all, whoever holds it', () => {
    for (const holder of [0, 1]) {
      const t = after([{ army: ['army-19', 'army-20', 'army-21'] }, {}], { position: { conquests: { 'conquest-antisuyu-3': holder } } })
      expect(t.question).toBe('conquer')
      expect(t.why('conquer:conquest-antisuyu-3')?.rule).toBe('TAW-PRIEST-CONQUER-09')
      expect([t.offers('conquer:conquest-antisuyu-3'), t.offers('conquer:conquest-qullasuyu-3')]).toEqual([false, true])
    }
  })

  it('TAW-PRIEST-CONQUER-14 what is discarded and what is flipped is told', () => {
    const t = soldiers(after([{ army: ['army-19', 'army-20', 'army-21', 'army-01'] }, {}], { seed: 1 }).play('conquer:conquest-antisuyu-5'))
    expect([t.log('army-card-discarded'), t.log('flip')].map((events) => events.map(({ rule }) => rule))).toEqual([['TAW-PRIEST-CONQUER-14'], ['TAW-PRIEST-CONQUER-14']])
  })

  it('TAW-PRIEST-CONQUER-12 cards that look the same are offered once', () => {
    const t = after([{ army: ['army-01', 'army-04', 'army-05', 'army-06', 'army-10'] }, {}]).play('conquer:conquest-antisuyu-5')
    expect(t.answers.filter((key) => /^(discard|flip):/.test(key)).map((key) => key.split(':')[1])).toEqual(['army-01', 'army-04', 'army-10'])
  })
})

describe('choices a Conquest raises', () => {
  /** Seat 1 conquers a space in seat 0's turn and is asked what the benefit leaves open. */
  const raised = (space: string, position: object = {}): Table => {
    const army = ['army-19', 'army-20', 'army-21', 'army-22', 'army-23']
    const t = after([{}, { army, godCards: ['god-cross-1'] }], { position: { offer: ['god-hook-1'], nomads: ['priest', 'warrior'], ...position }, seed: 1 })
    return soldiers(t.play(`conquer:conquest-${space}`))
  }

  it.each([
    ['chinchaysuyu-2', 'god-card'], ['chinchaysuyu-4', 'nomad'], ['chinchaysuyu-5', 'statue'], ['antisuyu-3', 'free-weaving'], ['qullasuyu-5', 'steps'],
    ['kuntisuyu-5', 'building'],
  ])('TAW-ASK-13 TAW-ASK-02 %s asks its conqueror: %s, before anybody else is asked', (space, kind) => {
    expect(raised(space)).toMatchObject({ seat: 1, question: kind })
  })

  it('TAW-ASK-13 a free Building may be preceded by the exchange for a God card', () => {
    const t = raised('kuntisuyu-5')
    expect(t.offers('exchange:god-cross-1')).toBe(true)
    t.play('exchange:god-cross-1')
    expect(t).toMatchObject({ seat: 1, question: 'exchange-first' })
  })

  it('TAW-ASK-13 a climb raises the choices of the space reached', () => {
    const army = ['army-19', 'army-20', 'army-21', 'army-22', 'army-23']
    const t = after([{}, { army, temple: 4 }], { position: { nomads: ['priest', 'warrior'] }, seed: 1 }).play('conquer:conquest-antisuyu-4')
    expect(soldiers(t)).toMatchObject({ seat: 1, question: 'option', answers: ['option:0', 'option:1'] })
  })
})
