// Passive Buildings where they meet each other, God cards, Conquest and the Feast.
import { describe, expect, it } from 'vitest'
import { iconNames } from '../answers.ts'
import type { TaskId } from '../content/index.ts'
import { taskNumber } from '../task-numbers.ts'
import { table, type Table } from '../testing.ts'

const Z = (n: number): string => `passive-${String(n).padStart(2, '0')}`
const HUB = 'space-middle-0-b' // neutral, god four-squares; icons stone, building, potatoes
const ICON = 'icon-middle-0-ab'

/** Seat 0 owns some Passive Buildings and one Worker. */
const owner = (numbers: number[], role: string, seat: object = {}, position: object = {}, more: object = {}): Table =>
  table({ ...more, position: { ...position, seats: [{ potato: 9, gold: 3, workers: [role], ...seat, buildings: [...numbers.map(Z), ...((seat as { buildings?: string[] }).buildings ?? [])] }] } })

const pay = (t: Table): Table => (t.question === 'payment' ? t.play(t.answers[0] ?? '') : t)
const tasksOf = (t: Table): number => Number(t.log('tasks').at(-1)?.['n'] ?? 0)

function place(t: Table, role: string, space = HUB, as?: string, price = 'by-gold'): Table {
  t.play(`place:${role}`)
  if (t.question === 'role') t.play(`as:${as ?? role}`)
  return pay(t.play(`on:${space}`, price))
}

/** The first icon of the hub shows another task. */
function showing(t: Table, task: TaskId): Table {
  const taskOf = t.g.rules.taskOf as number[] // this game's own copy
  taskOf[iconNames.indexOf(ICON)] = taskNumber(task)
  return t
}

/** The High Priest of a seat moves to a section; seat 0 owns the Buildings. */
function moves(section: number, numbers: number[], seat: object, mover: number, more: { position?: object; seed?: number; chance?: string[] } = {}): Table {
  const { position = {}, ...rest } = more
  const own = { ...seat, buildings: [...numbers.map(Z), ...((seat as { buildings?: string[] }).buildings ?? [])] }
  const priest = { priest: (section + 4) % 5 }
  const seats = mover === 0 ? [{ ...own, ...priest }, {}] : [own, priest]
  return table({ ...rest, position: { turn: mover, village: ['architect', 'priest', 'courier'], ...position, seats } }).play('side:move-priest', `move-to:section-${section}`)
}

describe('roles', () => {
  it('TAW-BLD-Z01 TAW-BLD-Z02 TAW-BLD-Z05 a role that replaces the speciality also replaces what Z05 gives', () => {
    const busy = { hill: { 'space-top-0-a': 'warrior' } } // nobody is first in the segment
    expect(tasksOf(place(owner([1, 5], 'craftsman', {}, busy), 'craftsman', 'space-top-0-b'))).toBe(2) // blue, as a Craftsman
    expect(tasksOf(place(owner([1, 5], 'craftsman', {}, busy), 'craftsman', 'space-top-0-b', 'courier'))).toBe(1)
    expect(tasksOf(place(owner([2, 5], 'craftsman', {}, busy), 'craftsman', 'space-top-0-b', 'priest').play('decline'))).toBe(1)
  })

  it('TAW-BLD-Z01 TAW-BLD-Z02 with both only one role is played: a Courier takes no card, a Priest pays full food', () => {
    const offered = { offer: ['god-hook-1'] }
    const courier = place(owner([1, 2], 'warrior', {}, offered), 'warrior', HUB, 'courier').play('stop')
    expect(courier.question).toBe('end-of-turn')
    const priest = place(owner([1, 2], 'warrior', {}, offered), 'warrior', HUB, 'priest')
    expect(priest.log('pay').filter((event) => event['what'] === 'potato').map((event) => event['n'])).toEqual([2])
    expect(priest.play('decline', 'stop').question).toBe('god-card')
  })

  it('TAW-BLD-Z01 TAW-BLD-Z07 TAW-PLACE-13 own Steps score whatever is left to pay', () => {
    const t = place(owner([1, 7], 'architect', {}, { steps: { 'steps-upper-0': 0, 'steps-lower-0': 0 } }), 'architect', 'space-bottom-0-a', 'courier')
    expect(t.player(0).vp).toBe(2) // Descent 5 - 4, the Courier pays nothing
    expect(t.log('pay').filter((event) => event['what'] !== 'gold')).toEqual([])
  })

  it('TAW-BLD-Z03 TAW-TASK-PRODUCE-01 a Building renewed by the Warrior can produce in its tasks', () => {
    const t = showing(owner([3], 'warrior', { buildingsDown: ['production-05'] }, {}, { seed: 1 }), 'produce-once')
    place(t, 'warrior').play('renew:production-05')
    expect(t.offers(`task:${ICON}`)).toBe(true)
    expect(t.play(`task:${ICON}`, 'produce:production-05').player(0).vp).toBe(3)
  })
})

describe('Buildings gained in the middle of a placement', () => {
  const card = 'god-four-squares-1' // a Building at its price, 1 VP
  const market = (n: number): (string | null)[] => ['production-01', 'production-02', Z(n), null]
  const played = (role: string, n: number, seat: object = {}): Table => {
    const own = { potato: 9, corn: 9, stone: 9, gold: 3, workers: [role], godCards: [card], statues: ['small-four-squares'], ...seat }
    const t = table({ position: { market: market(n), seats: [own] }, seed: 1 }).play(`place:${role}`, `on:${HUB}`, `by-card:${card}`)
    pay(t).play('benefits:now', `benefit:${card}+1`, `erect:${Z(n)}`)
    return pay(t).play('done')
  }

  it('TAW-BLD-Z14 TAW-TASK-BUILD-03 TAW-GOD-04 Z14 from an early benefit counts for the Warrior already standing', () => {
    expect(tasksOf(played('warrior', 14))).toBe(1 + 2)
    expect(tasksOf(played('architect', 14))).toBe(1)
  })

  it('TAW-BLD-Z03 TAW-PLACE-16 Z03 from an early benefit comes too late: the Warrior was placed before', () => {
    const t = played('warrior', 3, { buildingsDown: ['production-05'] })
    expect([t.question, t.player(0).buildingsDown]).toEqual(['task', ['production-05']])
  })

  it('TAW-BLD-Z05 TAW-TASK-BUILD-03 Z05 from an early benefit counts for the Worker already standing', () => {
    const own = { potato: 9, corn: 9, stone: 9, gold: 3, priest: 1, workers: ['architect'], godCards: [card], statues: ['small-four-squares'] }
    const t = table({ position: { market: market(5), seats: [own] } }).play('place:architect', 'on:space-top-1-a', `by-card:${card}`) // green
    pay(t).play('benefits:now', `benefit:${card}+1`, `erect:${Z(5)}`)
    expect(tasksOf(pay(t).play('done'))).toBe(2)
  })

  it('TAW-BLD-Z20 TAW-TASK-BUILD-03 Z20 erected by one task counts for the next', () => {
    const hill = { 'space-middle-0-a': 'architect', 'space-middle-1-a': 'architect' }
    const t = place(owner([], 'architect', { stone: 3, corn: 1, potato: 2, gold: 1 }, { hill, market: market(20) }), 'architect')
    t.play('task:icon-middle-0-bc', `erect:${Z(20)}`, 'task:icon-lower-wall-1')
    expect(t.player(0)).toMatchObject({ potato: 3 + 1, vp: 1 })
  })
})

describe('Weavings', () => {
  it('TAW-BLD-Z11 TAW-BLD-Z04 the Weaving of an Offering pays its connection at once, before the active player decides', () => {
    const seat = { tapestries: [['weaving-03']] } // ends with army; 16 begins with army
    const t = moves(2, [4, 11], seat, 1, { position: { weavingTop: 'weaving-16' }, seed: 1 }).play('weaving:top', 'lay:weaving-16+tapestry-1')
    expect(t.player(0).armyCards).toHaveLength(1)
    expect(t).toMatchObject({ seat: 1, question: 'offering' })
  })

  it('TAW-BLD-Z04 TAW-PRIEST-CONQUER-13 both Weavings of a Conquest pay, before the Soldiers are discarded', () => {
    // 12 potato-gold, 29 gold-potato, 31 potato-god-card
    const seat = { army: ['army-01', 'army-19'], tapestries: [['weaving-12']], gold: 0 }
    const t = moves(3, [4], seat, 0, { position: { weavingTop: 'weaving-29' }, chance: ['draw-weaving:weaving-31', 'draw-weaving:weaving-14'] })
      .play('casualty:potato-end', 'take-part', 'conquer:conquest-antisuyu-3', 'weaving:top', 'lay:weaving-29+tapestry-1')
    expect([t.player(0).gold, t.question, t.summary().armyDiscard]).toEqual([1, 'free-weaving', []])
    t.play('weaving:top', 'lay:weaving-31+tapestry-1')
    expect([t.player(0).gold, t.player(0).potato, t.summary().armyDiscard]).toEqual([1, 3, ['army-01']])
  })

  it('TAW-BLD-Z04 TAW-PRIEST-PRODUCE-06 a Renew of a connection does not reopen a Building used in the same Production', () => {
    // the loom house gives a Weaving; 11 ends with renew, 19 begins with it
    const seat = { buildings: ['production-14'], buildingsDown: ['production-05'], tapestries: [['weaving-11']] }
    const t = moves(0, [4], seat, 0, { position: { weavingTop: 'weaving-19' }, seed: 1 })
      .play('produce:production-14', 'weaving:top', 'lay:weaving-19+tapestry-1')
    expect([t.question, t.answers]).toEqual(['renew', ['renew:production-05', 'done']])
    t.play('renew:production-05', 'produce:production-05')
    expect(t.player(0)).toMatchObject({ vp: 3, buildings: [Z(4)], buildingsDown: ['production-05', 'production-14'] })
  })

  it('TAW-BLD-Z04 TAW-FEAST-07 the Merchant of a Feast pays the same connection again', () => {
    const seats = [{ buildings: [Z(4)], tapestries: [['weaving-12', 'weaving-29']] }, {}] // gold
    const t = table({ position: { feast: { holder: 0 }, seats }, seed: 1 })
    expect(t.player(0).gold).toBe(1)
  })

  it('TAW-BLD-Z08 TAW-TASK-WEAVE-03 TAW-TASK-WEAVE-05 what the others leave goes under after the two put there first', () => {
    const chance = ['13', '14', '16', '01'].map((n) => `draw-weaving:weaving-${n}`)
    const seats = [{ potato: 2, gold: 1, corn: 1, workers: ['architect'], buildings: [Z(8)] }, { corn: 3 }]
    const t = showing(table({ position: { weavingTop: 'weaving-12', seats }, chance: [...chance, 'draw-weaving:weaving-03'] }), 'buy-weavings')
    place(t, 'architect').play(`task:${ICON}`, 'put-under:weaving-16', 'put-under:weaving-12', 'buy:weaving-14', 'lay:weaving-14+new')
    expect([t.seat, t.answers]).toEqual([1, ['buy:weaving-13', 'buy:weaving-01', 'decline']])
    t.play('decline')
    expect(t.summary()).toMatchObject({ weavingUnder: ['weaving-16', 'weaving-12', 'weaving-13', 'weaving-01'], weavingTop: 'weaving-03' })
  })

  it('TAW-BLD-Z08 TAW-TASK-WEAVE-07 Z08 changes the own Purchase only: neither that of another nor a free Weaving', () => {
    const seats = [{ corn: 3, buildings: [Z(8)] }, { potato: 2, gold: 1, corn: 9, workers: ['architect'] }]
    const t = showing(table({ position: { turn: 1, weavingTop: 'weaving-12', seats }, seed: 1 }), 'buy-weavings')
    place(t, 'architect').play(`task:${ICON}`)
    expect([t.seat, t.question, t.answers.filter((key) => /^buy:weaving-\d+$/.test(key)).length]).toEqual([1, 'buy-weavings', 3])
    expect(moves(2, [8, 11], {}, 1, { seed: 1 }).answers).toEqual(['weaving:top', 'weaving:below'])
  })
})

describe('High Priest actions', () => {
  it('TAW-BLD-Z12 TAW-BLD-Z15 TAW-ASK-03 the gold of Z12 may come from an exchange, in any turn', () => {
    const t = moves(1, [12, 15], { stone: 2, temple: 1 }, 1)
    expect([t.seat, t.question]).toEqual([0, 'pay-then'])
    t.play('change:stone-for-gold', 'take-part')
    expect(t.player(0)).toMatchObject({ stone: 0, gold: 0, temple: 2 })
    expect(moves(1, [12], { stone: 2, temple: 1 }, 1)).toMatchObject({ seat: 1, question: 'worship' })
  })

  it('TAW-BLD-Z12 TAW-PRIEST-MOVE-05 TAW-ASK-06 Z12 is asked before its owner could take the gold of the own Worship', () => {
    expect(moves(1, [12], { temple: 1 }, 0)).toMatchObject({ seat: 0, question: 'worship' }) // no gold yet: not asked
    const t = moves(1, [12], { temple: 1, gold: 1 }, 0).play('take-part', 'take-gold')
    expect(t.player(0)).toMatchObject({ gold: 1, temple: 2 })
    expect(t.question).toBe('second-side-action')
  })

  it('TAW-BLD-Z17 TAW-RES-03 TAW-PRIEST-CONQUER-06 the gold of Z17 pays for an Army card of the same Conquest', () => {
    const t = moves(3, [17], { armyCards: ['army-01'] }, 1).play('casualty:potato-end', 'take-gold')
    expect(t).toMatchObject({ seat: 0, question: 'play-army' })
    expect(t.play('play-army:army-01').player(0)).toMatchObject({ gold: 0, army: ['army-01'] })
    expect(moves(3, [], { armyCards: ['army-01'] }, 1).play('casualty:potato-end', 'take-gold').seat).toBe(1)
  })

  it('TAW-BLD-Z18 TAW-RES-05 TAW-PRIEST-RENEW-03 the gold of Z18 pays for a piece of the same Renew', () => {
    const t = moves(4, [18], { armyDown: ['army-01'] }, 1, { seed: 1 }).play('take-gold')
    expect(t).toMatchObject({ seat: 0, question: 'renew-too' })
    expect(t.play('renew:army-01').player(0)).toMatchObject({ gold: 0, army: ['army-01'] })
  })

  it('TAW-BLD-Z18 TAW-ARMY-02 without Army cards Z18 still gives the gold', () => {
    const seats = [{ buildings: [Z(18)] }, { priest: 3, armyCards: 'rest' }]
    const t = table({ position: { turn: 1, seats } }).play('side:move-priest', 'move-to:section-4')
    expect(t.player(0)).toMatchObject({ gold: 1, armyCards: [] })
  })

  it('TAW-BLD-Z13 TAW-PRIEST-CONQUER-08 the reduction holds for both markers of the active player', () => {
    const t = moves(3, [13], { army: ['army-01', 'army-04'] }, 0).play('casualty:potato-end', 'take-part', 'conquer:conquest-qullasuyu-1', 'flip:army-01')
    expect([t.seat, t.question, t.player(0).armyDown]).toEqual([0, 'conquer', ['army-01']])
    expect(t.play('conquer:conquest-kuntisuyu-1').player(0)).toMatchObject({ army: [], armyDown: ['army-01', 'army-04'] })
  })

  it('TAW-BLD-Z13 TAW-PRIEST-CONQUER-13 gained by a Conquest it reduces the next marker, not the one that gave it', () => {
    const army = ['army-19', 'army-20', 'army-21', 'army-01'] // antisuyu-6: flip 4, discard 2
    const t = moves(3, [], { army }, 0, { position: { market: ['production-01', 'production-02', Z(13), null] } })
      .play('casualty:potato-end', 'take-part')
    expect(t.offers('conquer:conquest-antisuyu-6')).toBe(true)
    t.play('conquer:conquest-antisuyu-6')
    for (let n = 0; n < 4 && t.question.endsWith('-soldiers'); n++) t.play(t.answers.find((key) => key.includes('army-19') || key.includes('army-20')) ?? t.answers[0] ?? '')
    t.play(`erect:${Z(13)}`)
    expect(t.player(0).armyDown).toHaveLength(2)
    expect(t.summary().armyDiscard).toHaveLength(1)
    expect([t.player(0).army, t.question, t.offers('conquer:conquest-qullasuyu-1')]).toEqual([['army-01'], 'conquer', true]) // flip 2 is now 1
  })

  it('TAW-BLD-Z16 TAW-PRIEST-PRODUCE-03 a Building renewed by Z16 produces at once, and the own turn-up may come afterwards', () => {
    const t = moves(0, [16], { buildingsDown: ['production-05', 'production-11'] }, 0).play('renew:production-05', 'renew:production-11', 'produce:production-05', 'produce:production-11')
    expect(t.player(0)).toMatchObject({ vp: 3 + 4, buildingsDown: ['production-05', 'production-11'] })
    const later = moves(0, [16], { buildingsDown: ['production-05'] }, 0).play('renew:production-05', 'produce:production-05')
    expect([later.question, later.answers]).toEqual(['produce-action', ['renew:production-05', 'done']])
  })
})

describe('God cards called in the turn', () => {
  it('TAW-BLD-Z19 TAW-PLACE-02 a God card called at the price pays for the placement', () => {
    const t = owner([19], 'architect', { potato: 5, gold: 1 }, { offer: ['god-four-squares-5'] }).play('place:architect', `on:${HUB}`)
    expect(t.answers).toEqual(['by-gold', 'call-god'])
    t.play('call-god')
    pay(t).play('from-offer:god-four-squares-5', 'by-card:god-four-squares-5')
    expect(pay(t).player(0)).toMatchObject({ gold: 1 })
    expect(t.log('god-card-played')).toMatchObject([{ card: 'god-four-squares-5' }])
  })

  it('TAW-BLD-Z19 TAW-TASK-BUILD-05 a God card called at the Market pays for an exchange', () => {
    const t = place(owner([19], 'architect', { stone: 9, gold: 1, potato: 9 }, { offer: ['god-hook-1'] }), 'architect').play('task:icon-middle-0-bc')
    expect(t.answers.some((key) => key.startsWith('exchange:'))).toBe(false)
    t.play('call-god', 'from-offer:god-hook-1')
    expect(t.offers('exchange:god-hook-1')).toBe(true)
  })

  it('TAW-BLD-Z19 TAW-FEAST-29 at a Feast the holder calls; in step 7 from the deck only', () => {
    const seats = [{ buildings: [Z(19)], potato: 9, temple: 5 }, {}]
    const t = table({ position: { feast: { holder: 0 }, offer: ['god-hook-1'], nomads: ['priest', 'courier'], seats }, seed: 1 })
    expect([t.seat, t.question]).toEqual([0, 'option']) // step 2
    t.play('call-god', 'from-offer:god-hook-1', 'option:0')
    expect([t.question, t.offer]).toEqual(['feast-card', []])
    const seven = table({ position: { feast: { holder: 0 }, offer: ['god-hook-1'], seats: [{ buildings: [Z(19)], potato: 9 }, {}] }, seed: 1 })
    const before = seven.player(0).godCards.length
    seven.play('call-god')
    expect([seven.question, seven.player(0).godCards.length, seven.offer]).toEqual(['feast-card', before + 1, ['god-hook-1']])
  })

  it('TAW-BLD-Z19 TAW-FEAST-28 at the Feast of another it is not offered', () => {
    const seats = [{}, { buildings: [Z(19)], potato: 9, godCards: ['god-hook-1'] }]
    const t = table({ position: { feast: { holder: 0 }, seats }, seed: 1 }).play('done')
    expect([t.seat, t.question, t.offers('call-god')]).toEqual([1, 'feast-card', false])
  })
})

describe('at a Feast', () => {
  it('TAW-BLD-Z06 TAW-BLD-Z10 TAW-FEAST-14 what they give pays the upkeep of the same Feast', () => {
    const godCards = ['god-hook-1', 'god-hook-2', 'god-hook-3', 'god-hook-4', 'god-hook-5', 'god-hook-6']
    const vp = (numbers: number[]): number =>
      table({ position: { feast: { holder: 1 }, turn: 1, seats: [{ buildings: numbers.map(Z), godCards, vp: 30 }, {}] }, seed: 1 }).player(0).vp
    expect([vp([]), vp([6]), vp([10]), vp([6, 10])]).toEqual([18, 26, 22, 30])
  })

  it('TAW-BLD-Z12 TAW-BLD-Z06 TAW-FEAST-05 TAW-TEMPLE-02 the climb before the Feast decides the space of step 2', () => {
    const seats = [{ buildings: [Z(12)], gold: 1, temple: 10 }, {}]
    const climbed = table({ position: { feast: { holder: 0 }, seats }, seed: 1 }).play('take-part')
    expect(climbed.player(0)).toMatchObject({ temple: 11, vp: 9, gold: 2 }) // 1 gold for the climb and again in step 2
    const stayed = table({ position: { feast: { holder: 0 }, seats }, seed: 1 }).play('decline')
    expect(stayed.player(0)).toMatchObject({ temple: 10, vp: 8, gold: 1 })
  })

  it('TAW-FEAST-28 TAW-FEAST-06 Z06 and Z10 erected in step 7 give nothing at this Feast', () => {
    const seat = { potato: 20, corn: 3, stone: 3, godCards: ['god-four-squares-1'] }
    const t = table({ position: { feast: { holder: 0 }, market: ['production-01', 'production-02', Z(6), Z(10)], seats: [seat, {}] }, seed: 1 })
    const before = t.player(0).potato
    t.play('play-god:god-four-squares-1', 'benefit:god-four-squares-1+1', `erect:${Z(6)}`)
    expect(t.player(0)).toMatchObject({ potato: before, buildings: [Z(6)] })
  })
})
