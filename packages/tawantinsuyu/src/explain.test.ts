// "Why not?" answers for everything on the table, in every position, and never tells what is hidden.
import { advance, asked, CHANCE, createGame, fastRandom, imagine, isOver, openQuestion, question, view, why } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { componentNames } from './explain.ts'
import { pieces } from './pieces.ts'
import { table } from './testing.ts'

const rulesFor = (players: number) => {
  const compiled = compile({ players })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const EVERY = 9 // look at every ninth position

describe('why', () => {
  it.each([2, 3, 4])('answers for every component to every seat, %i players', (players) => {
    const rules = rulesFor(players)
    const g = createGame(rules)
    const random = fastRandom(players)
    const reasons = new Set<string>()
    expect(pieces(rules).filter((name) => !componentNames().includes(name))).toEqual([])
    for (let n = 0; !isOver(g); n++) {
      question(g)
      const answer = g.options[random(g.count)]
      if (n % EVERY === 0 && g.seat !== CHANCE) {
        const legal = new Set(asked(g).flatMap((one) => one.answers.flatMap((key) => [key, key.slice(key.indexOf(':') + 1)])))
        const kind = openQuestion(g)?.kind
        for (let seat = 0; seat < players; seat++)
          for (const name of componentNames()) {
            const found = why(g, seat, name)
            if (!found.ok) throw new Error(`${kind}: ${name}: ${found.message}`)
            if (found.why.allowed) expect(legal, `${kind}: ${name} is said to be allowed`).toContain(name)
            else {
              reasons.add(found.why.reason ?? '')
              expect(found.why.rule, `${kind}: ${name}`).toMatch(/^TAW-/)
            }
          }
      }
      question(g)
      advance(g, answer, g.seat)
    }
    for (const name of componentNames()) expect(why(g, 0, name)).toMatchObject({ why: { reason: 'game-over' } })
    expect(reasons.size).toBeGreaterThan(30)
  })

  it('answers for every answer that was offered: it is allowed', () => {
    const g = createGame(rulesFor(3))
    const random = fastRandom(5)
    while (!isOver(g)) {
      for (const one of asked(g))
        if (typeof one.seat === 'number') for (const key of one.answers) expect(why(g, one.seat, key)).toMatchObject({ why: { allowed: true } })
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
  })

  it('says so when a name belongs to no component', () =>
    expect(why(createGame(rulesFor(2)), 0, 'moon-base')).toMatchObject({ ok: false, error: 'unknown-target' }))

  it('tells a seat the same of every position it could be in', () => {
    const rules = rulesFor(3)
    const g = createGame(rules)
    const random = fastRandom(11)
    for (let n = 0; !isOver(g); n++) {
      question(g)
      const answer = g.options[random(g.count)]
      if (n % 25 === 0)
        for (let seat = 0; seat < 3; seat++) {
          const other = imagine(view(g, seat), random)
          if (other === null) throw new Error(`seat ${seat} can imagine nothing`)
          for (const name of componentNames()) expect(why(other, seat, name), name).toEqual(why(g, seat, name))
        }
      question(g)
      advance(g, answer, g.seat)
    }
  })
})

describe('the reason for', () => {
  const t = table({
    position: {
      offer: ['god-cross-1'], godUnder: ['god-cross-2', { id: 'god-cross-3', knower: 1 }], weavingUnder: ['weaving-03'], buildingsUnder: ['production-19'], armyDiscard: ['army-30'],
      hill: { 'space-top-0-a': 'priest' }, steps: { 'steps-upper-0': 1 }, conquests: { 'conquest-antisuyu-1': 1 }, statuesGone: ['large-cross'],
      seats: [
        {
          potato: 1, godCards: ['god-spiral-1'], army: ['army-01'], armyDown: ['army-02'], buildings: ['production-10', 'passive-10'], buildingsDown: ['production-11'],
          statues: ['small-hook'], tapestries: [['weaving-sw01']], workers: ['courier'],
        },
        { shown: ['god-hook-1'], godCards: ['god-hook-2'], army: ['army-20'], buildings: ['production-12'], tapestries: [['weaving-sw02']] },
      ],
    },
  })

  it.each([
    ['space-top-0-a', 'space-taken'],
    ['space-top-2-b', 'needs-food'],
    ['space-top-1-b', 'needs-god-card-or-gold'],
    ['icon-summit-01', 'tasks-come-with-a-placement'],
    ['god-spiral-1', 'god-card-in-hand'],
    ['god-cross-1', 'offer-when-gaining-cards'],
    ['god-cross-2', 'under-the-god-deck'],
    ['god-cross-3', 'hidden'],
    ['god-hook-1', 'not-in-hand'],
    ['god-hook-2', 'hidden'],
    ['god-hook-3', 'hidden'],
    ['army-01', 'army-card-in-area'],
    ['army-02', 'not-face-up'],
    ['army-20', 'army-card-of-another'],
    ['army-25', 'hidden'],
    ['army-30', 'army-card-discarded'],
    ['production-01', 'building-by-task'],
    ['production-10', 'produces-when-triggered'],
    ['passive-10', 'passive-works-by-itself'],
    ['production-11', 'building-face-down'],
    ['production-12', 'building-of-another'],
    ['production-18', 'hidden-building'],
    ['production-19', 'not-on-market'],
    ['weaving-01', 'weaving-by-task'],
    ['weaving-sw01', 'weavings-stay'],
    ['weaving-sw02', 'weaving-of-another'],
    ['weaving-sw03', 'not-in-this-game'],
    ['weaving-03', 'under-the-weaving-stack'],
    ['weaving-31', 'hidden-weaving'],
    ['small-hook', 'statue-by-worship'],
    ['small-cross', 'statue-by-task'],
    ['large-cross', 'statue-gone'],
    ['steps-upper-0', 'steps-taken'],
    ['steps-lower-1', 'upper-steps-first'],
    ['steps-upper-1', 'steps-need-stone'],
    ['conquest-antisuyu-1', 'space-conquered'],
    ['conquest-antisuyu-6', 'needs-soldiers'],
    ['conquest-antisuyu-2', 'conquest-by-high-priest'],
    ['section-0', 'priest-moves-one-or-two'],
    ['section-1', 'move-is-a-side-action'],
    ['priest', 'no-such-worker'],
    ['corn-end', 'village-at-end-of-turn'],
    ['gold', 'goods-pay-costs'],
    ['end-turn', 'turn-not-over'],
    ['change:stone-for-gold', 'needs-z15'],
    ['call-god', 'needs-z19'],
    ['conquer:conquest-antisuyu-1', 'space-conquered'],
    ['draw-god:god-hook-3', 'not-asked-now'],
  ])('%s is %s', (target, reason) => expect(t.why(target).reason).toBe(reason))

  it('anything of another seat is the turn', () => expect(t.why('space-top-0-a', 1)).toMatchObject({ reason: 'not-your-turn', rule: 'TAW-TURN-01' }))

  it('another space, worker or side action after the choice is that there is one', () => {
    const later = table({ position: { seats: [{ gold: 2, workers: ['architect', 'courier'] }] } }).play('place:architect', 'on:space-top-0-b', 'by-gold')
    expect(later.question).toBe('task')
    expect(later.why('space-top-1-b').reason).toBe('one-worker-or-two-side-actions')
    expect(later.why('courier').reason).toBe('one-worker-or-two-side-actions')
    expect(later.why('side:pray').reason).toBe('one-worker-or-two-side-actions')
    expect(later.why('icon-summit-01').reason).toBe('icon-not-next-to-worker')
  })

  it('a Worker before the High Priest is placed is the High Priest', () => {
    const start = table({ position: { seats: [{ priest: null, gold: 1 }] } })
    expect(start.why('place:architect')).toMatchObject({ rule: 'TAW-TURN-03' })
    expect(start.why('space-top-0-a')).toMatchObject({ rule: 'TAW-TURN-03' })
  })
})
