import { describe, expect, it } from 'vitest'
import { iconNames } from '../answers.ts'
import { taskNumber } from '../task-numbers.ts'
import { table, type Table, type TestSetUp } from '../testing.ts'

const seatOf = (role: string, more: object = {}) => ({ potato: 20, gold: 5, workers: [role], ...more })

/** A placement by gold, with food in potatoes. */
function place(role: string, space: string, setUp: { position?: object; seat?: object } & Omit<TestSetUp, 'position'> = {}): Table {
  const { position = {}, seat = {}, ...rest } = setUp
  const t = table({ ...rest, position: { ...position, seats: [seatOf(role, seat)] } }).play(`place:${role}`)
  if (t.question === 'role') t.play(`as:${role}`)
  t.play(`on:${space}`, 'by-gold')
  if (t.question === 'payment') t.play(t.answers[0] ?? '')
  return t
}

const tasksOf = (t: Table): number => Number(t.log('tasks').at(-1)?.['n'] ?? 0)

// space-middle-0-b: neutral; icons stone, building, potatoes; neighbours 0-a, 0-c, 1-a, 1-c
const HUB = 'space-middle-0-b'
const around = ['space-middle-0-a', 'space-middle-0-c', 'space-middle-1-a', 'space-middle-1-c']
const neighbours = (role: string, n: number): object => ({ hill: Object.fromEntries(around.slice(0, n).map((space) => [space, role])) })

describe('counting tasks', () => {
  it('TAW-COUNT-01 a placement gives one task', () => expect(tasksOf(place('architect', HUB))).toBe(1))

  it('TAW-COUNT-02 TAW-COUNT-03 TAW-EX-03 one more for each adjacent Worker of the same colour', () => {
    expect(tasksOf(place('architect', HUB, { position: neighbours('architect', 1) }))).toBe(2)
    expect(tasksOf(place('architect', HUB, { position: neighbours('craftsman', 2) }))).toBe(1)
    expect(tasksOf(place('architect', HUB, { position: { hill: { 'space-middle-4-a': 'architect' } } }))).toBe(1)
  })

  it('TAW-COUNT-04 TAW-EDGE-25 section borders do not matter, terrace borders do', () => {
    expect(tasksOf(place('architect', HUB, { position: { hill: { 'space-middle-1-a': 'architect' } } }))).toBe(2)
    // both touch icon-upper-wall-0, but lie on different terraces
    expect(tasksOf(place('craftsman', 'space-middle-0-a', { position: { hill: { 'space-top-0-b': 'craftsman' } } }))).toBe(1)
  })

  it('TAW-COUNT-05 a neighbour counts once', () => {
    const t = place('architect', HUB, { position: neighbours('architect', 1) })
    for (const space of t.g.rules.neighbours) expect(new Set(space).size).toBe(space.length)
    expect(tasksOf(t)).toBe(2)
  })

  it('TAW-COUNT-06 TAW-EX-04 there is no upper limit: five tasks with four neighbours', () => {
    const t = place('architect', HUB, { position: { ...neighbours('architect', 4), bag: [] }, seat: { stone: 20 } })
    expect(tasksOf(t)).toBe(5)
  })

  it('TAW-COUNT-07 TAW-WORK-WARRIOR-04 TAW-EDGE-27 the number is fixed after a capture and before the first task', () => {
    const hill = { 'space-middle-0-a': 'warrior', 'space-middle-0-c': 'priest' }
    const t = place('warrior', HUB, { position: { hill }, seed: 1 })
    expect(t.question).toBe('capture')
    t.play('capture:space-middle-0-c')
    expect(tasksOf(t)).toBe(2)
  })

  it('TAW-EDGE-24 Workers of every player and neutral ones count alike', () => {
    const t = table({ players: 2, position: { ...neighbours('craftsman', 2), turn: 1, seats: [{}, seatOf('craftsman')] } })
    t.play('place:craftsman', `on:${HUB}`, 'by-gold')
    if (t.question === 'payment') t.play(t.answers[0] ?? '')
    expect(tasksOf(t)).toBe(3)
  })
})

describe('spending tasks', () => {
  const icons = ['icon-middle-0-ab', 'icon-middle-0-bc', 'icon-lower-wall-1'] // stone, building, potatoes

  it('TAW-COUNT-08 TAW-DATA-01 only the three icons next to the Worker', () => {
    const t = place('architect', HUB)
    expect(t.answers).toEqual([...icons.map((icon) => `task:${icon}`), 'stop'])
    t.refused('task:icon-foot-0')
    t.play('task:icon-middle-0-ab')
    expect(t.player(0).stone).toBe(2)
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-COUNT-09 two tasks go to two different icons', () => {
    const t = place('architect', HUB, { position: neighbours('architect', 1) }).play('task:icon-middle-0-ab')
    expect(t.refused('task:icon-middle-0-ab').rule).toBe('TAW-COUNT-09')
    expect(t.offers('task:icon-lower-wall-1')).toBe(true)
  })

  it('TAW-COUNT-10 TAW-EX-04 a new set starts when all three icons were performed', () => {
    const seat = { stone: 20, corn: 5 }
    const t = place('architect', HUB, { position: { ...neighbours('architect', 4), bag: [] }, seat })
    t.play('task:icon-middle-0-ab', 'task:icon-lower-wall-1')
    expect(t.offers('task:icon-middle-0-ab')).toBe(false)
    t.play('task:icon-middle-0-bc', 'erect:production-01')
    if (t.question === 'payment') t.play(t.answers[0] ?? '')
    expect(t.answers.filter((key) => key.startsWith('task:'))).toHaveLength(3)
    t.play('task:icon-middle-0-ab')
    expect(t.refused('task:icon-middle-0-ab').rule).toBe('TAW-COUNT-09')
    t.play('task:icon-lower-wall-1')
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-COUNT-10 a task that was named and left again is not performed: the set stays open and nothing is told', () => {
    const t = place('architect', HUB, { position: { ...neighbours('architect', 4), bag: [] }, seat: { stone: 20, corn: 5 } })
    t.play('task:icon-middle-0-bc', 'decline')
    expect(t.question).toBe('task')
    expect(t.summary().placement).toMatchObject({ tasks: 5, iconsUsed: [] })
    expect(t.log('task')).toEqual([])
    t.play('task:icon-middle-0-ab', 'task:icon-lower-wall-1', 'task:icon-middle-0-bc', 'decline')
    expect(t.answers.filter((key) => key.startsWith('task:'))).toEqual(['task:icon-middle-0-bc'])
    expect(t.refused('task:icon-middle-0-ab').rule).toBe('TAW-COUNT-09')
    expect(t.log('task')).toMatchObject([{ icon: 'icon-middle-0-ab' }, { icon: 'icon-lower-wall-1' }])
  })

  it.each([['icon-middle-ridge-23', 'statue:small-hook'], ['icon-middle-0-bc', 'erect:production-02']])('TAW-COUNT-10 %s is performed by %s, told before it', (icon, choice) => {
    const space = icon === 'icon-middle-0-bc' ? HUB : 'space-middle-2-c'
    const t = place('architect', space, { position: { hill: {} }, seat: { stone: 9, gold: 1, priest: icon === 'icon-middle-0-bc' ? 0 : 2 } }).play(`task:${icon}`)
    expect(t.log('task')).toEqual([])
    t.play(choice)
    expect(t.events.findIndex(({ type }) => type === 'task')).toBeLessThan(t.events.findLastIndex(({ type }) => type === 'pay'))
    expect(t.log('task')).toMatchObject([{ icon }])
  })

  it('TAW-COUNT-10 TAW-TASK-BUILD-07 an exchange performs the task, whatever follows', () => {
    const t = place('architect', HUB, { position: neighbours('architect', 1), seat: { stone: 9, godCards: ['god-hook-1'] }, seed: 1 })
    t.play('task:icon-middle-0-bc', 'exchange:god-hook-1', 'swap:passive-01', 'done', 'decline')
    expect(t.summary().placement).toMatchObject({ tasks: 1, iconsUsed: ['icon-middle-0-bc'] })
  })

  it('TAW-COUNT-10 TAW-TASK-MERCHANT-01 a Merchant without a matching connection is performed', () => {
    const t = place('architect', HUB, { position: neighbours('architect', 1) })
    const taskOf = t.g.rules.taskOf as number[] // this game's own copy
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('merchant')
    t.play('task:icon-middle-0-ab')
    expect(t.summary().placement).toMatchObject({ tasks: 1, iconsUsed: ['icon-middle-0-ab'] })
  })

  it('TAW-COUNT-11 TAW-EX-04 TAW-EDGE-26 an impossible icon keeps the second set closed: the rest is lost', () => {
    const t = place('architect', HUB, { position: { ...neighbours('architect', 4), bag: [] }, seat: { stone: 0, gold: 1 } })
    expect(tasksOf(t)).toBe(5)
    expect(t.why('icon-middle-0-bc').rule).toBe('TAW-COUNT-11')
    t.play('task:icon-lower-wall-1')
    expect(t.question).toBe('task')
    const poor = place('architect', 'space-middle-2-c', { position: { hill: { 'space-middle-2-a': 'architect', 'space-middle-2-b': 'architect' }, bag: [] }, seat: { gold: 1 } })
    // potatoes, stone, statue: 2 stone are not enough for a Statue
    poor.play('task:icon-middle-2-bc', 'task:icon-upper-wall-2')
    expect(poor.question).toBe('end-of-turn')
  })

  it('TAW-COUNT-12 a player may stop earlier', () => {
    const t = place('architect', HUB, { position: neighbours('architect', 2) }).play('task:icon-middle-0-ab', 'stop')
    expect(t.question).toBe('end-of-turn')
    expect(t.player(0).stone).toBe(2)
  })

  it('TAW-COUNT-13 two icons of one kind are two icons', () => {
    const t = place('architect', HUB, { position: neighbours('architect', 1) })
    const taskOf = t.g.rules.taskOf as number[] // this game's own copy: make the potatoes a second stone
    taskOf[iconNames.indexOf('icon-lower-wall-1')] = taskOf[iconNames.indexOf('icon-middle-0-ab')]
    t.play('task:icon-middle-0-ab', 'task:icon-lower-wall-1')
    expect(t.player(0).stone).toBe(4)
  })
})

describe('specialities', () => {
  it.each([
    ['architect', 'space-top-0-b', 2], // blue
    ['architect', 'space-top-0-a', 1], // green
    ['craftsman', 'space-top-0-a', 2],
    ['craftsman', 'space-top-0-b', 1],
    ['courier', 'space-top-0-b', 2], // first in its segment
  ])('TAW-WORK-ARCHITECT-01 TAW-WORK-CRAFTSMAN-01 TAW-WORK-COURIER-02 a %s on %s has %i tasks', (role, space, tasks) => {
    expect(tasksOf(place(role, space, { position: { hill: {} } }))).toBe(tasks)
  })

  it('TAW-WORK-COURIER-02 TAW-WORK-COURIER-03 not the first Worker of its segment: no extra task', () => {
    expect(tasksOf(place('courier', 'space-top-0-b', { position: { hill: { 'space-top-0-a': 'priest' } } }))).toBe(1)
    expect(tasksOf(place('courier', 'space-top-0-b', { position: { hill: { 'space-middle-0-a': 'priest', 'space-top-1-a': 'priest' } } }))).toBe(2)
  })

  it('TAW-WORK-WARRIOR-01 a Warrior draws one Army card without a choice', () => {
    const t = place('warrior', HUB, { position: { hill: {} }, chance: ['draw-army:army-07'] })
    expect(t.player(0).armyCards).toEqual(['army-07'])
    expect(t.question).toBe('task')
  })

  it('TAW-WORK-WARRIOR-02 TAW-WORK-WARRIOR-03 may take one adjacent Worker that is no Warrior', () => {
    const hill = { 'space-middle-0-a': 'priest', 'space-middle-0-c': 'warrior', 'space-middle-4-a': 'courier' }
    const t = place('warrior', HUB, { position: { hill }, seed: 1 })
    expect(t.answers.filter((key) => !key.startsWith('trade:'))).toEqual(['capture:space-middle-0-a', 'decline'])
    expect(t.refused('capture:space-middle-0-c').rule).toBe('TAW-WORK-WARRIOR-02')
    expect(t.refused('capture:space-middle-1-a').rule).toBe('TAW-WORK-WARRIOR-02')
    t.play('capture:space-middle-0-a')
    expect(t.hill('space-middle-0-a')).toBeNull()
    expect(t.player(0).workers).toEqual(['priest'])
    expect(t.question).toBe('task')
  })

  it('TAW-WORK-WARRIOR-02 the capture may be declined', () => {
    const t = place('warrior', HUB, { position: { hill: { 'space-middle-0-a': 'priest' } }, seed: 1 }).play('decline')
    expect(t.hill('space-middle-0-a')).toBe('priest')
  })

  it('TAW-WORK-WARRIOR-05 a captured Worker is not placed in the same turn', () => {
    const t = place('warrior', HUB, { position: { hill: { 'space-middle-0-a': 'priest' } }, seed: 1 }).play('capture:space-middle-0-a', 'stop')
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-WORK-COURIER-03 a segment emptied by a capture has a first Worker again', () => {
    const seats = [seatOf('warrior'), seatOf('courier')]
    const t = table({ position: { hill: { 'space-middle-1-a': 'priest' }, seats }, seed: 1 }).play('place:warrior', `on:${HUB}`, 'by-gold')
    if (t.question === 'payment') t.play(t.answers[0] ?? '')
    t.play('capture:space-middle-1-a', 'stop', 'end-turn', 'place:courier', 'on:space-middle-1-b', 'by-gold')
    if (t.question === 'payment') t.play(t.answers[0] ?? '')
    expect(tasksOf(t)).toBe(2)
  })

  it('TAW-WORK-PRIEST-01 potatoes of the own tasks come too late for the extra task', () => {
    const t = place('priest', HUB, { seat: { potato: 2, gold: 1 } })
    expect([t.question, tasksOf(t)]).toEqual(['task', 1])
    t.play('task:icon-lower-wall-1')
    expect([t.player(0).potato, t.log('tasks').length, t.question]).toEqual([3, 1, 'draw-god-card'])
  })

  it('TAW-WORK-PRIEST-01 1 potato for one extra task, once, before the first task', () => {
    const t = place('priest', HUB, { seat: { potato: 5, corn: 0, gold: 1 } })
    expect(t.question).toBe('extra-task')
    t.play('extra-task')
    expect(tasksOf(t)).toBe(2)
    expect(t.player(0).potato).toBe(5 - 2 - 1)
    expect(t.question).toBe('task')
    const declined = place('priest', HUB, { seat: { potato: 5, gold: 1 } }).play('decline')
    expect(tasksOf(declined)).toBe(1)
    expect(place('priest', HUB, { seat: { potato: 2, gold: 1 } }).question).toBe('task') // nothing left to pay with
  })

  it('TAW-WORK-PRIEST-02 TAW-EDGE-23 after all tasks a God card must be taken', () => {
    const t = place('priest', HUB, { position: { offer: ['god-hook-1'] }, seat: { potato: 5, gold: 1 } }).play('decline', 'task:icon-middle-0-ab')
    expect(t.question).toBe('god-card')
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-hook-1'])
    t.play('from-offer:god-hook-1')
    expect(t.player(0).shown).toEqual(['god-hook-1'])
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-WORK-PRIEST-03 the card played for this placement is not among them', () => {
    const t = table({ position: { offer: ['god-hook-1'], seats: [seatOf('priest', { godCards: ['god-four-squares-5'] })] } })
    t.play('place:priest', `on:${HUB}`, 'by-card:god-four-squares-5')
    if (t.question === 'payment') t.play(t.answers[0] ?? '')
    t.play('decline', 'stop')
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-hook-1'])
    t.play('from-offer:god-hook-1', 'end-turn')
    expect(t.offer).toEqual(['god-four-squares-5'])
  })

  it('TAW-PLACE-16 the order: cost, owners of Steps, Worker, abilities, early benefits, priest payment, tasks, priest card', () => {
    const seat = seatOf('priest', { godCards: ['god-four-squares-5'], statues: ['small-four-squares'] })
    const t = table({ position: { offer: ['god-hook-1'], steps: { 'steps-upper-0': 1 }, seats: [seat] } })
    t.play('place:priest', `on:${HUB}`, 'by-card:god-four-squares-5')
    expect(t.events.map((event) => event.type).slice(-3)).toEqual(['god-card-played', 'score', 'place'])
    expect(t.question).toBe('benefits')
    t.play('benefits:now', 'benefit:god-four-squares-5+1')
    expect(t.question).toBe('extra-task')
    t.play('extra-task', 'pay:1-potato')
    expect(t.question).toBe('task')
    t.play('stop')
    expect(t.question).toBe('god-card')
  })
})
