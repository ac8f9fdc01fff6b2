import { describe, expect, it } from 'vitest'
import { armyNames, iconNames } from '../answers.ts'
import { table, type Table } from '../testing.ts'
import { taskNumber } from '../task-numbers.ts'
import type { TaskId } from '../content/index.ts'

/** Seat 0 is about to spend tasks at the hub, whose first icon shows the task asked for. */
function about(task: TaskId, seat: object = {}, position: object = {}, more: object = {}, other: object = {}): Table {
  const own = { potato: 2, corn: 0, gold: 1, workers: ['architect'], ...seat }
  const t = table({ ...more, position: { ...position, seats: [own, other] } })
  const taskOf = t.g.rules.taskOf as number[] // this game's own copy
  taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber(task)
  t.play('place:architect', 'on:space-middle-0-b', 'by-gold')
  if (t.question === 'payment') t.play(t.answers.find((key) => /^pay:2-potato$/.test(key)) ?? t.answers[0] ?? '')
  return t
}

const DO = 'task:icon-middle-0-ab'

describe('collecting', () => {
  it.each([['gather-potato', 'potato', 3], ['gather-corn', 'corn', 2], ['gather-stone', 'stone', 2], ['gather-gold', 'gold', 1]] as const)(
    'TAW-TASK-COLLECT-01 %s gives %s %i',
    (task, good, n) => expect(about(task).play(DO).player(0)).toMatchObject({ potato: 0, corn: 0, stone: 0, gold: 0, [good]: n }),
  )
})

describe('Stairs', () => {
  const at = (seat: object = {}, position: object = {}): Table => about('build-steps', { stone: 3, ...seat }, position).play(DO)

  it('TAW-TASK-STAIRS-01 TAW-TASK-STAIRS-02 3 stone and a marker give 4 VP, 1 corn and 2 potatoes', () => {
    const t = at().play('steps:steps-upper-3')
    expect(t.player(0)).toMatchObject({ stone: 0, vp: 4, corn: 1, potato: 2, stepMarkers: 4 })
    expect(t.summary().steps).toEqual({ 'steps-upper-3': 0 })
  })

  it('TAW-TASK-STAIRS-03 TAW-COUNT-11 with every Step space taken the task is closed, whatever markers are left', () => {
    const steps = Object.fromEntries([0, 1, 2, 3, 4].flatMap((section) => [[`steps-upper-${section}`, 1], [`steps-lower-${section}`, 2]]))
    const t = about('build-steps', { stone: 3 }, { steps }, { players: 3 })
    expect(t.player(0).stepMarkers).toBe(5)
    expect(t.offers(DO)).toBe(false)
    const { 'steps-lower-4': _, ...open } = steps
    expect(about('build-steps', { stone: 3 }, { steps: open }, { players: 3 }).play(DO).answers).toEqual(['steps:steps-lower-4', 'decline'])
  })

  it('TAW-TASK-STAIRS-01 without 3 stone the task cannot be performed', () => {
    const t = about('build-steps', { stone: 2 })
    expect(t.refused(DO).rule).toBe('TAW-TASK-STAIRS-01')
    expect(t.why('icon-middle-0-ab')).toMatchObject({ need: 3, have: 2 })
  })

  it('TAW-COUNT-10 Stairs that are declined are not performed: the task is still to be chosen', () => {
    const t = at().play('decline')
    expect(t.question).toBe('task')
    expect(t.offers(DO)).toBe(true)
    expect(t.log('task')).toEqual([])
    expect(t.play(DO, 'steps:steps-upper-0').log('task')).toHaveLength(1)
  })

  it('TAW-TASK-STAIRS-03 any empty Step space of any section', () => {
    const t = at({}, { steps: { 'steps-upper-1': 1 } })
    expect(t.answers).toEqual(['steps:steps-upper-0', 'steps:steps-lower-1', 'steps:steps-upper-2', 'steps:steps-upper-3', 'steps:steps-upper-4', 'decline'])
    expect(t.refused('steps:steps-upper-1').rule).toBe('TAW-TASK-STAIRS-03')
  })

  it('TAW-TASK-STAIRS-04 a lower space needs the upper one of its section', () => {
    expect(at().refused('steps:steps-lower-0').rule).toBe('TAW-TASK-STAIRS-04')
  })

  it('TAW-TASK-STAIRS-05 the owner of the upper marker scores 2 VP, also the builder', () => {
    const others = at({}, { steps: { 'steps-upper-1': 1 } }).play('steps:steps-lower-1')
    expect([others.player(0).vp, others.player(1).vp]).toEqual([4, 2])
    const own = at({}, { steps: { 'steps-upper-1': 0 } }).play('steps:steps-lower-1')
    expect(own.player(0).vp).toBe(6)
  })

  it('TAW-TASK-STAIRS-06 TAW-COMP-11 five markers, and none left means no Stairs', () => {
    const steps = Object.fromEntries([0, 1, 2, 3, 4].map((section) => [`steps-upper-${section}`, 0]))
    expect(about('build-steps', { stone: 9, potato: 2 }, { steps }).refused(DO).rule).toBe('TAW-TASK-STAIRS-06')
  })

  it('TAW-TASK-STAIRS-07 free Stairs cost no stone and give the same', () => {
    const position = { conquests: {}, seats: [{ priest: 2, army: ['army-19', 'army-20', 'army-21'] }] }
    const t = table({ position, seed: 1 }).play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part', 'conquer:conquest-qullasuyu-5')
    for (let n = 0; n < 9 && t.question.endsWith('-soldiers'); n++) t.play(t.answers[0] ?? '')
    expect(t.question).toBe('steps')
    t.play('steps:steps-upper-4')
    expect(t.player(0)).toMatchObject({ vp: 4, corn: 1, potato: 2, stepMarkers: 4, stone: 0 })
  })

  it('TAW-TASK-STAIRS-08 Stairs built now do not change the cost paid before', () => {
    const t = at({ potato: 2 }).play('steps:steps-upper-0')
    expect(t.log('pay').filter((event) => event['what'] === 'potato')).toMatchObject([{ n: 2 }])
    expect(t.player(0).potato).toBe(2) // the gain of the Stairs only
  })
})

describe('Statues', () => {
  const at = (seat: object, position: object = {}): Table => about('build-statue', seat, position).play(DO)

  it('TAW-COUNT-12 TAW-TASK-STATUE-01 a Statue declined costs and gives nothing', () => {
    const t = about('build-statue', { stone: 3 }).play(DO, 'decline')
    expect(t.player(0)).toMatchObject({ stone: 3, vp: 0, statues: [] })
    expect(t.log('statue')).toEqual([])
  })

  it('TAW-TASK-STATUE-01 TAW-TASK-STATUE-02 a small Statue of any god costs 3 stone and scores 3 VP', () => {
    const t = at({ stone: 3 })
    expect(t.answers).toEqual(['spiral', 'zigzag', 'four-squares', 'diamond', 'hook', 'cross'].map((god) => `statue:small-${god}`).concat('decline'))
    t.play('statue:small-hook')
    expect(t.player(0)).toMatchObject({ stone: 0, vp: 3, statues: ['small-hook'] })
  })

  it('TAW-TASK-STATUE-03 a large one costs 3 stone and 2 gold and scores 9 VP', () => {
    const t = at({ stone: 3, gold: 3 })
    expect(t.offers('statue:large-cross')).toBe(true)
    t.play('statue:large-cross')
    expect(t.player(0)).toMatchObject({ stone: 0, gold: 0, vp: 9, statues: ['large-cross'] })
    expect(at({ stone: 3, gold: 2 }).refused('statue:large-cross').rule).toBe('TAW-TASK-STATUE-03')
    expect(at({ stone: 4, gold: 2 }).offers('statue:large-cross')).toBe(false) // stone never replaces gold
  })

  it('TAW-TASK-STATUE-01 TAW-COMP-08 two small and one large of each god, and no more', () => {
    const t = at({ stone: 6, gold: 5 }, { statuesGone: ['small-hook', 'small-hook', 'large-hook'] })
    expect(t.refused('statue:small-hook').rule).toBe('TAW-COMP-13')
    expect(t.refused('statue:large-hook').rule).toBe('TAW-COMP-13')
    const rest = at({ stone: 6, gold: 5 }, { statuesGone: ['small-hook'] })
    expect(rest.offers('statue:small-hook')).toBe(true)
  })

  it('TAW-TASK-STATUE-04 TAW-GOD-11 a free small Statue scores as well, of a god of choice', () => {
    const position = { seats: [{ priest: 2, army: ['army-19', 'army-20', 'army-21'] }] }
    const t = table({ position, seed: 1 }).play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part', 'conquer:conquest-chinchaysuyu-5')
    for (let n = 0; n < 9 && t.question.endsWith('-soldiers'); n++) t.play(t.answers[0] ?? '')
    expect(t.answers.filter((key) => key.startsWith('statue:'))).toHaveLength(6)
    expect(t.refused('statue:large-hook').rule).toBe('TAW-TASK-STATUE-04')
    t.play('statue:small-diamond')
    expect(t.player(0)).toMatchObject({ vp: 3, statues: ['small-diamond'] })
  })

  it('TAW-TASK-STATUE-05 Statues stay until they are given up', () => {
    const t = at({ stone: 3 }).play('statue:small-hook', 'end-turn')
    expect(t.player(0).statues).toEqual(['small-hook'])
  })
})

describe('Buildings', () => {
  const at = (seat: object = {}, position: object = {}, more: object = {}, other: object = {}): Table =>
    about('construct-building', seat, { market: ['production-01', 'production-05', 'passive-08', 'passive-15'], ...position }, more, other).play(DO)

  it('TAW-TASK-BUILD-01 one Market Building at its printed cost, face-up in the own area', () => {
    const t = at({ stone: 2 })
    expect(t.answers).toEqual(['erect:production-05', 'erect:passive-15', 'decline'])
    expect(t.refused('erect:production-01').rule).toBe('TAW-TASK-BUILD-01') // 1 stone and 1 corn
    expect(t.refused('erect:production-03').rule).toBe('TAW-HIDE-06') // still in its stack
    t.play('erect:production-05')
    expect(t.player(0)).toMatchObject({ stone: 0, buildings: ['production-05'] })
  })

  it('TAW-TASK-BUILD-02 TAW-EOT-09 the slot waits for the end of the turn', () => {
    const t = at({ stone: 2 }, {}, { chance: ['draw-building:production-17'] }).play('erect:production-05')
    expect(t.market).toEqual(['production-01', null, 'passive-08', 'passive-15'])
    t.play('end-turn')
    expect(t.market).toEqual(['production-01', 'production-17', 'passive-08', 'passive-15'])
  })

  it('TAW-TASK-BUILD-03 a Production Building gives nothing when built, a Passive one works at once', () => {
    expect(at({ stone: 2 }).play('erect:production-05').player(0).vp).toBe(0)
    const t = at({ stone: 4 }).play('erect:passive-15')
    expect(t.offers('change:stone-for-gold')).toBe(true)
  })

  it('TAW-TASK-BUILD-05 TAW-TASK-BUILD-06 a God card exchanges one or two Buildings, under their stacks in the order named', () => {
    const chance = ['draw-building:production-09', 'draw-building:production-10']
    const t = at({ stone: 2, gold: 1, godCards: ['god-hook-1'] }, { market: ['production-01', 'production-06', 'passive-08', 'passive-19'] }, { chance })
    expect(t.answers).toEqual(['exchange:god-hook-1', 'decline'])
    t.play('exchange:god-hook-1')
    expect(t.answers).toEqual(['swap:production-01', 'swap:production-06', 'swap:passive-08', 'swap:passive-19'])
    t.play('swap:production-06', 'swap:production-01')
    expect(t.market).toEqual(['production-09', 'production-10', 'passive-08', 'passive-19'])
    expect(t.summary()).toMatchObject({ buildingsUnder: ['production-06', 'production-01'], godUnder: ['god-hook-1'] })
  })

  it('TAW-TASK-BUILD-05 at most one exchange per Building', () => {
    const t = at({ stone: 9, gold: 1, godCards: ['god-hook-1', 'god-hook-2'] }, {}, { seed: 1 }).play('exchange:god-hook-1', 'swap:passive-08', 'done')
    expect(t.refused('exchange:god-hook-2').rule).toBe('TAW-TASK-BUILD-05')
  })

  it('TAW-TASK-BUILD-06 TAW-EDGE-32 an exchange fills slots emptied before as well', () => {
    const t = at({ stone: 9, gold: 1, godCards: ['god-hook-1'] }, { market: ['production-01', null, 'passive-08', 'passive-15'] }, { seed: 1 })
    t.play('exchange:god-hook-1', 'swap:passive-08', 'done')
    expect(t.market.filter((building) => building === null)).toEqual([])
  })

  it('TAW-TASK-BUILD-07 after the exchange any affordable Building or none', () => {
    const t = at({ stone: 9, gold: 1, godCards: ['god-hook-1'] }, {}, { chance: ['draw-building:passive-03'] }).play('exchange:god-hook-1', 'swap:passive-08', 'done')
    expect(t.offers('erect:passive-03')).toBe(true)
    t.play('decline')
    expect(t.question).toBe('end-of-turn') // the task is spent
  })

  it('TAW-TASK-BUILD-06 a stack that is too short takes the removed tiles first', () => {
    const passive = Array.from({ length: 20 }, (_, i) => `passive-${String(i + 1).padStart(2, '0')}`).filter((id) => !['passive-08', 'passive-15'].includes(id))
    const t = at({ stone: 9, gold: 1, godCards: ['god-hook-1'] }, {}, { seed: 1 }, { buildings: passive.filter((id) => id !== 'passive-19') })
    t.play('exchange:god-hook-1', 'swap:passive-08', 'swap:passive-15')
    expect(new Set(t.market.slice(2))).toEqual(new Set(['passive-19', 'passive-08']))
    expect(t.summary().buildingsUnder).toEqual(['passive-15'])
  })

  it('TAW-TASK-BUILD-04 a free Building costs nothing', () => {
    const position = { market: ['production-17', 'production-05', 'passive-08', 'passive-02'], seats: [{ priest: 2, army: ['army-19', 'army-20', 'army-21'] }] }
    const t = table({ position, seed: 1 }).play('side:move-priest', 'move-to:section-3', 'casualty:potato-end', 'take-part', 'conquer:conquest-kuntisuyu-5')
    for (let n = 0; n < 9 && t.question.endsWith('-soldiers'); n++) t.play(t.answers[0] ?? '')
    t.play('erect:passive-02')
    expect(t.player(0)).toMatchObject({ stone: 0, gold: 0, buildings: ['passive-02'] })
  })

  it('TAW-TASK-BUILD-08 there is no limit on Buildings', () => {
    const many = Array.from({ length: 15 }, (_, i) => `passive-${String(i + 3).padStart(2, '0')}`).filter((id) => !['passive-08', 'passive-15'].includes(id))
    const t = at({ stone: 2, buildings: many }).play('erect:production-05')
    expect(t.player(0).buildings).toHaveLength(many.length + 1)
  })

  it('TAW-COUNT-11 the task is open with a payable Building, or a God card and one in the stacks that could be paid, else closed', () => {
    const closed = about('construct-building', { stone: 0 }, { market: ['production-01', 'production-05', 'passive-08', 'passive-15'] })
    expect(closed.refused(DO).rule).toBe('TAW-COUNT-11')
    const dear = { market: ['production-01', 'production-06', 'passive-08', 'passive-19'] } // 1 stone and 1 corn each
    expect(about('construct-building', { stone: 2 }, dear).refused(DO).rule).toBe('TAW-COUNT-11')
    expect(about('construct-building', { stone: 2, godCards: ['god-hook-1'] }, dear).offers(DO)).toBe(true)
    expect(about('construct-building', { godCards: ['god-hook-1'] }, dear).refused(DO).rule).toBe('TAW-COUNT-11') // every Building costs stone
    const under = { ...dear, buildingsUnder: ['production-02'] }
    const rest = Array.from({ length: 19 }, (_, i) => `production-${String(i + 1).padStart(2, '0')}`).filter((id) => !['production-01', 'production-02', 'production-06'].includes(id))
    const passives = Array.from({ length: 20 }, (_, i) => `passive-${String(i + 1).padStart(2, '0')}`).filter((id) => !['passive-08', 'passive-19'].includes(id))
    const own = { stone: 2, godCards: ['god-hook-1'] }
    expect(about('construct-building', own, under, {}, { buildings: [...rest, ...passives] }).offers(DO)).toBe(true)
    expect(about('construct-building', own, dear, {}, { buildings: [...rest, ...passives, 'production-02'] }).refused(DO).rule).toBe('TAW-COUNT-11')
  })

  it('TAW-COUNT-11 every Building of the stacks is looked at, the first as well as the last that went under', () => {
    const others = [...Array.from({ length: 19 }, (_, i) => `production-${String(i + 1).padStart(2, '0')}`), ...Array.from({ length: 20 }, (_, i) => `passive-${String(i + 1).padStart(2, '0')}`)]
    const market = ['production-02', 'production-04', 'passive-02', 'passive-05'] // none for 1 stone and 1 corn
    const open = (stack: readonly string[], buildingsUnder: readonly string[]): boolean => {
      const buildings = others.filter((id) => ![...market, ...stack, ...buildingsUnder].includes(id))
      return about('construct-building', { stone: 1, corn: 1, godCards: ['god-hook-1'] }, { market, buildingsUnder }, {}, { buildings }).offers(DO)
    }
    expect([open(['production-01'], []), open([], ['production-05', 'production-01']), open(['production-05'], ['production-08'])]).toEqual([true, true, false])
  })
})

describe('training and producing', () => {
  it('TAW-TASK-TRAIN-01 TAW-SIDE-TRAIN-01 draw two, keep one, discard the other', () => {
    const chance = ['draw-army:army-03', 'draw-army:army-19']
    const t = about('train', {}, {}, { chance }).play(DO)
    expect(t.answers.filter((key) => key.startsWith('keep-army'))).toEqual(['keep-army:army-03', 'keep-army:army-19'])
    t.play('keep-army:army-19')
    expect(t.player(0).armyCards).toEqual(['army-19'])
    expect(t.summary().armyDiscard).toEqual(['army-03'])
    const side = table({ position: {}, chance }).play('side:train', 'keep-army:army-03')
    expect(side.player(0).armyCards).toEqual(['army-03'])
  })

  it('TAW-TASK-TRAIN-01 TAW-ARMY-02 a single card is kept; with none the task is closed', () => {
    const one = about('train', {}, { armyDiscard: ['army-05'] }, { chance: ['draw-army:army-05'] }, { armyCards: 'rest' }).play(DO)
    expect(one.player(0).armyCards).toEqual(['army-05'])
    const none = about('train', {}, {}, {}, { armyCards: 'rest' })
    expect(none.refused(DO).rule).toBe('TAW-ARMY-02')
  })

  it('TAW-ARMY-01 an empty deck is made anew from the discard pile', () => {
    const t = about('train', {}, { armyDiscard: ['army-05', 'army-06'] }, { chance: ['draw-army:army-06', 'draw-army:army-05'] }, { armyCards: 'rest' }).play(DO)
    expect(t.log('army-reshuffled')).toHaveLength(1)
    expect(t.question).toBe('keep-army-card')
  })

  it('TAW-ARMY-01 TAW-TASK-TRAIN-01 also between the two cards of one training', () => {
    const others = armyNames.filter((card) => !['army-04', 'army-05'].includes(card))
    const chance = ['draw-army:army-04', 'draw-army:army-05']
    const t = about('train', {}, { armyDiscard: ['army-05'] }, { chance }, { armyCards: others }).play(DO)
    expect(t.answers.filter((key) => key.startsWith('keep-army'))).toEqual(['keep-army:army-04', 'keep-army:army-05'])
    t.play('keep-army:army-05')
    expect(t.player(0).armyCards).toEqual(['army-05'])
    expect(t.summary().armyDiscard).toEqual(['army-04'])
  })

  it('TAW-TASK-PRODUCE-01 TAW-TASK-PRODUCE-02 TAW-EDGE-33 one face-up Building produces and stays face-up', () => {
    const t = about('produce-once', { buildings: ['production-05', 'production-03'] }).play(DO, 'produce:production-05')
    expect(t.player(0)).toMatchObject({ vp: 3, stone: 0, buildings: ['production-03', 'production-05'], buildingsDown: [] })
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-TASK-PRODUCE-03 a face-down Building cannot be chosen', () => {
    const t = about('produce-once', { buildings: ['production-05'], buildingsDown: ['production-03'] }).play(DO)
    expect(t.refused('produce:production-03').rule).toBe('TAW-TASK-PRODUCE-03')
    expect(about('produce-once', { buildingsDown: ['production-03'] }).refused(DO).rule).toBe('TAW-TASK-PRODUCE-03')
  })
})
