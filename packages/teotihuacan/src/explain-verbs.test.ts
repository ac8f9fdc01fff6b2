// Reasons name what is really missing; the refusal of an answer and "Why not?" about it are one.
import { asked, check, createGame, fastRandom, advance, CHANCE, isOver, question, why } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { type Table, table } from './testing.ts'

const reason = (t: Table, target: string, seat?: number): string => t.why(target, seat).reason

describe('refusals', () => {
  it.each([[2, []], [3, ['m6', 'm7', 'm8', 'm9', 'm10']]])('are told alike by the check of an answer and by "Why not?", %i players, %j', (players, modules) => {
    const compiled = compile({ players, modules })
    if (!compiled.ok) throw new Error(compiled.message)
    const { rules } = compiled
    const all = rules.keys.verbs.flatMap(({ name, examples }) => examples.slice(0, 40).map((argument) => (argument === '' ? name : `${name}:${argument}`)))
    const g = createGame(rules)
    const random = fastRandom(7)
    for (let n = 0; n < 400 && !isOver(g); n++) {
      question(g)
      const answer = g.options[random(g.count)]
      const [open] = asked(g)
      if (n % 10 === 0 && g.seat !== CHANCE && typeof open?.seat === 'number')
        for (const key of all.filter(() => random(6) === 0)) {
          const refused = check(g, { seat: open.seat, revision: open.revision, answer: key })
          const found = why(g, open.seat, key)
          if (refused.ok || !found.ok) continue
          expect([key, refused.why?.reason, refused.rule, refused.why?.need, refused.why?.have]).toEqual([key, found.why.reason, found.why.rule, found.why.need, found.why.have])
        }
      question(g)
      advance(g, answer, g.seat)
    }
  })
})

describe('worship', () => {
  const worship = (own: object, discoveries = { forest: 'mask-4-a' }): Table =>
    table({ position: { seats: [{ workers: ['alchemy 1'], ...own }, {}], discoveries } }).play('move:worker-0-0', 'to:forest')

  it('TEO-WORSHIP-08 a tile on a board asks for worship, then for the choice, then for its price', () => {
    const t = worship({ cocoa: 1, wood: 1 })
    expect(reason(t, 'mask-4-a')).toBe('tile-by-worship')
    expect(reason(t.play('worship:forest-worship'), 'mask-4-a')).toBe('choose-the-tile-at-worship')
    expect(worship({}).play('worship:forest-worship').why('mask-4-a')).toMatchObject({ reason: 'tile-cost', rule: 'TEO-DISC-03' })
  })

  it('TEO-TEMPLE-03 TEO-AVENUE-04 tiles elsewhere say where they lie', () => {
    const t = worship({}, { 'blue-4': 'mask-4-a', 'avenue-3': 'mask-5-a' } as never)
    expect([reason(t, 'mask-4-a'), reason(t, 'mask-5-a'), reason(t, 'mask-7-a')]).toEqual(['tile-on-temple-step', 'tile-on-avenue', 'tile-not-reached'])
  })

  it('TEO-WORSHIP-04 TEO-WORSHIP-10 its price is not the fee of a main action', () => {
    const seats = [{ cocoa: 0, tiles: ['disc-free-cocoa-a'], workers: ['alchemy 1'] }, { workers: ['forest-worship 1'] }]
    const t = table({ position: { seats, discoveries: { forest: 'mask-4-a' } } }).play('move:worker-0-0', 'to:forest', 'worship:forest-worship')
    expect(t.play('worship-for:both').why('pay-fee')).toMatchObject({ reason: 'both-needs-cocoa', rule: 'TEO-WORSHIP-10', need: 2, have: 0 })
  })
})

describe('turns', () => {
  it('TEO-TURN-02 after a free unlock no worker has moved', () => {
    const t = table({ position: { seats: [{ workers: ['forest-worship 1', 'palace 1'] }, {}] } }).play('free-unlock')
    expect([reason(t, 'worker-0-1'), reason(t, 'forest'), reason(t, 'main-action'), reason(t, 'unlock')]).toEqual(['turn-taken', 'turn-taken', 'turn-taken', 'unlock-in-free-unlock-turn'])
  })

  it('TEO-LOCK-02 M8-12 a turn of the shaman is no standard turn', () => {
    const altars = { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'] }
    const seats = [{ cocoa: 5, workers: ['forest-worship 1', 'palace 1'] }, {}]
    const t = table({ modules: ['m6', 'm8'], position: { seats, altars } }).play('shaman:altar-1-2-to-2')
    expect([reason(t, 'worker-0-1'), t.why('unlock')]).toMatchObject(['turn-taken', { reason: 'unlock-in-a-standard-turn', rule: 'TEO-LOCK-02' }])
  })

  it('TEO-TURN-03 chosen workers, actions and the end of the turn', () => {
    const t = table({ position: { seats: [{ workers: ['alchemy 1', 'palace 1'] }, {}] } })
    expect([reason(t, 'end-turn'), reason(t, 'collect-cocoa')]).toEqual(['turn-not-over', 'choose-worker-first'])
    t.play('move:worker-0-0')
    expect([reason(t, 'worker-0-1'), reason(t, 'main-action')]).toEqual(['mover-chosen', 'worker-goes-first'])
    t.play('to:forest', 'collect-cocoa')
    expect([reason(t, 'worker-0-1'), reason(t, 'main-action'), reason(t, 'free-unlock')]).toEqual(['already-moved', 'action-chosen', 'free-unlock-is-a-turn'])
    expect(reason(t, 'worker-1-0', 1)).toBe('not-your-turn')
  })

  it('TEO-TURN-06 a board is out of reach because all workers are locked', () => {
    expect(reason(table({ position: { seats: [{ workers: ['forest-worship 1', 'palace-left 1', 'palace-middle 1'] }, {}] } }), 'forest')).toBe('all-locked')
  })

  it('TEO-TURN-01 M9-10 whoever is asked in the turn of somebody else is told that this is all', () => {
    const empire = { warriors: { teotihuacan: 1 } }
    const seats = [{ cocoa: 5, wood: 0, workers: ['gold-deposits 1'] }, {}]
    const ring = ['palace', 'forest', 'stone-quarry', 'gold-deposits', 'construction', 'nobles', 'decorations', 'alchemy']
    const t = table({ modules: ['m6', 'm9'], position: { ring, seats, empire } }).play('move:worker-0-0', 'to:nobles', 'main-action')
    if (t.question === 'conquest-reward') t.play('conquest:empire')
    expect([t.question, t.seat, reason(t, 'worker-1-0', 1), reason(t, 'worker-0-0', 0)]).toEqual(['march', 1, 'only-what-is-asked', 'somebody-else-decides'])
  })
})

describe('amounts', () => {
  it('TEO-TERM-05 resources of choice: how many, and of which kinds', () => {
    const t = table({ modules: ['m6'], position: { seats: [{ tiles: ['disc-resources-2-a'] }, {}] } })
    expect(reason(t, 'gain:2-wood')).toBe('no-resources-of-choice-now')
    t.play('use:disc-resources-2-a')
    expect(t.why('gain:3-wood')).toMatchObject({ reason: 'resources-of-choice', need: 2 })
    expect(t.why('gain:2-obsidian')).toMatchObject({ reason: 'resources-of-choice-kinds', rule: 'TEO-TERM-05' })
  })

  it('TEO-ECLIPSE-12 a salary is paid at an eclipse, and not more than is owed', () => {
    const t = table({ position: { at: 'eclipse', seats: [{ cocoa: 9 }, { cocoa: 9 }] } })
    expect(t.why('salary:7')).toMatchObject({ reason: 'salary-owed', need: 3 })
    expect(reason(table({}), 'salary:3')).toBe('somebody-else-decides')
    expect(reason(table({ position: {} }), 'salary:3')).toBe('salary-at-an-eclipse')
  })

  it('TEO-DRAFT-03 a starting tile that was drafted', () => {
    const t = table({ players: 2, modules: ['draft'], seed: 3 })
    while (t.question !== 'draft') t.play(t.answers[0] ?? '')
    const [first = ''] = t.answers
    expect(reason(t.play(first), first)).toBe('starting-tile-taken')
  })

  it('M6-06 M9-18 what stands for a good counts as had', () => {
    const t = table({ modules: ['m6'], position: { seats: [{ obsidian: 1, cocoa: 3, workers: ['decorations 1'] }, {}] } }).play('move:worker-0-0', 'to:nobles')
    expect(t.why('main-action')).toMatchObject({ reason: 'nobles-needs-wood', need: 2, have: 1 })
  })
})

describe('pieces', () => {
  it('TEO-MAIN-DECO-05 a space waits for the pyramid, or for the decoration before it', () => {
    const pyramid = Object.fromEntries(['p1-r0c0', 'p1-r0c1', 'p1-r0c2', 'p1-r0c3', 'p1-r1c0', 'p1-r1c1', 'p1-r1c2', 'p1-r1c3'].map((slot, i) => [slot, `pyr-${String(i + 1).padStart(2, '0')}`]))
    const grown = table({ position: { pyramid, seats: [{}, {}] } })
    expect(reason(grown, 'deco-top-2')).toBe('decoration-before-missing')
    expect(reason(table({ position: { seats: [{}, {}] } }), 'deco-top-2')).toBe('space-not-ready')
  })

  it('GD-05 the acting worker is not sent back', () => {
    const seats = [{ tiles: ['gd-step-back-a'], workers: ['alchemy 1', 'palace 1'] }, {}]
    const t = table({ modules: ['m6', 'm7'], position: { seats } }).play('move:worker-0-0', 'to:forest', 'use:gd-step-back-a')
    expect(t.why('step-back:worker-0-0')).toMatchObject({ reason: 'acting-worker-stays', rule: 'GD-05' })
  })
})
