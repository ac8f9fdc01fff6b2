import { advance, asked, createGame, fastRandom, type GameEvent, isOver, question, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import type { G, Rules } from '../rules.ts'
import { HIDDEN } from '../summary.ts'
import { table } from '../testing.ts'
import type { PlacementSum } from './placement.ts'
import { printed } from './printed.ts'
import { tableau, type Tableau } from './tableau.ts'

function rulesOf(options: unknown): Rules {
  const compiled = compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const seenBy = (g: G, viewer: number): Tableau => tableau(view(g, viewer))

/** Every text in a plain value. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []

describe('the tableau', () => {
  it.each([1, 2, 3, 4])('is whole at every moment of a random game of %i, and names no hidden card of another seat', (players) => {
    const rules = rulesOf({ players })
    const g = createGame(rules)
    const random = fastRandom(7)
    for (let n = 0; !isOver(g); n++) {
      if (n % 20 === 0) {
        for (let viewer = -1; viewer < players; viewer++) {
          const seen = seenBy(g, viewer)
          expect(structuredClone(seen)).toEqual(seen)
          const named = texts(seen)
          expect(named.filter((text) => /undefined|NaN|^\?/.test(text))).toEqual([])
          for (let seat = 0; seat < rules.seats; seat++) {
            if (seat === viewer) continue
            const { godCards, armyCards, looking } = seenBy(g, seat).seats[seat] ?? { godCards: [], armyCards: [], looking: [] }
            expect([...godCards, ...armyCards, ...looking].filter((card) => card !== HIDDEN && named.includes(card) && !seen.aside.weavingsDrawn.includes(card))).toEqual([])
          }
        }
      }
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
    expect(seenBy(g, 0).seats.some(({ place }) => place === 1)).toBe(true)
  })

  it('TAW-PLACE-04 TAW-COUNT-06 the sum of a placement is what the engine then asks for and gives', () => {
    const rules = rulesOf({ players: 3 })
    let checked = 0
    for (let seed = 1; seed < 6; seed++) {
      const g = createGame(rules)
      const random = fastRandom(seed)
      let sum: PlacementSum | undefined
      let told: GameEvent[] = []
      while (!isOver(g)) {
        question(g)
        const key = rules.keys.format(g.options[random(g.count)])
        const { seat } = g
        const { placements, placement, seats } = seenBy(g, Math.max(0, seat))
        if (key.startsWith('on:')) {
          sum = placements[placement.worker ?? '']?.[key.slice('on:'.length)]
          told = []
          expect(sum?.food).toBe((sum?.travel ?? 0) + (sum?.descent ?? 0) - (sum?.stepDiscount ?? 0) - (sum?.courierDiscount ?? 0))
          // what a Warrior takes and a Priest pays for is decided later
          if (placement.as === 'warrior' || placement.as === 'priest') sum = undefined
        }
        if (key === 'by-gold') expect(sum === undefined || (seats[seat]?.gold ?? 0) > 0).toBe(true)
        g.events = told
        advance(g, rules.keys.parse(key), seat)
        g.events = null
        const counted = told.find(({ type }) => type === 'tasks')
        if (sum === undefined || counted === undefined) continue
        expect(counted['n']).toBe(sum.tasks)
        sum = undefined
        checked++
      }
    }
    expect(checked).toBeGreaterThan(20)
  })

  it('TAW-TASK-MERCHANT-01 TAW-END-02 tapestries show their matching connections and what they score', () => {
    const t = table({ position: { seats: [{ tapestries: [['weaving-03', 'weaving-20', 'weaving-09', 'weaving-29']] }] } })
    expect(seenBy(t.g, 1).seats[0]?.tapestries).toEqual([{ tiles: ['weaving-03', 'weaving-20', 'weaving-09', 'weaving-29'], joints: [true, true, false], vp: 6 }])
  })

  it('TAW-TASK-WEAVE-10 tells what a new Weaving would make of each tapestry, as it then does', () => {
    const rules = rulesOf({ players: 2 })
    const g = createGame(rules)
    const random = fastRandom(3)
    const seen = new Set<boolean>()
    while (!isOver(g)) {
      question(g)
      const key = rules.keys.format(g.options[random(g.count)])
      const { seat } = g
      const [, tile, row] = /^lay:(.+)\+tapestry-(\d+)$/.exec(key) ?? []
      const told = seenBy(g, Math.max(0, seat)).layings.find((one) => one.tile === tile && one.tapestry === Number(row))
      advance(g, rules.keys.parse(key), seat)
      if (tile === undefined) continue
      const made = seenBy(g, seat).seats[seat]?.tapestries[Number(row) - 1]
      expect([told?.match, told?.vp, told?.fits.length]).toEqual([made?.joints.at(-1), made?.vp, printed(rules).patterns.length - (made?.tiles.length ?? 0)])
      seen.add(told?.match === true)
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('tells what the options of a question give', () => {
    const rules = rulesOf({ players: 2 })
    for (let seed = 1; seed < 40; seed++) {
      const g = createGame(rules)
      const random = fastRandom(seed)
      while (!isOver(g)) {
        const open = asked(g)[0]
        if (open?.kind === 'option') {
          expect(seenBy(g, 0).effects).toHaveLength(open.answers.length)
          return
        }
        question(g)
        advance(g, g.options[random(g.count)], g.seat)
      }
    }
    throw new Error('nobody was ever asked for an option')
  })

  it('TAW-COUNT-09 TAW-COUNT-10 tells how often each icon can still be performed: no game performs one more often, and some as often', () => {
    const rules = rulesOf({ players: 2 })
    let asOften = 0
    for (let seed = 1; seed < 8; seed++) {
      const g = createGame(rules)
      const random = fastRandom(seed)
      let most: Record<string, number> = {}
      while (!isOver(g)) {
        question(g)
        const { seat } = g
        const plan = seat < 0 ? null : seenBy(g, seat).taskPlan
        if (plan) {
          expect(plan.inSet + plan.later).toBe(plan.left)
          if (asked(g)[0]?.kind === 'task') for (const { id, most: n } of plan.icons) most[id] = Math.min(n, most[id] ?? n)
        } else most = {}
        const told: GameEvent[] = []
        g.events = told
        advance(g, g.options[random(g.count)], seat)
        g.events = null
        for (const { type, icon } of told as (GameEvent & { icon?: string })[]) {
          if (type !== 'task' || icon === undefined) continue
          expect(most[icon]).toBeGreaterThan(0)
          most[icon] = (most[icon] ?? 0) - 1
          if (most[icon] === 0) asOften++
        }
      }
    }
    expect(asOften).toBeGreaterThan(20)
  })

  it('TAW-FEAST-24 TAW-FEAST-25 tells who draws God cards after a Feast, as they then do', () => {
    const t = table({ players: 4, seed: 1, position: { seats: [{ vp: 30 }, { vp: 10 }, { vp: 40 }, { vp: 20 }] } })
    expect(seenBy(t.g, 0).feastDraws).toEqual([{ seat: 1, cards: 2 }, { seat: 3, cards: 2 }, { seat: 0, cards: 1 }, { seat: 2, cards: 1 }])
  })

  it('prints the tables of the game', () => {
    const rows = printed(rulesOf({ players: 1 }))
    expect(rows.hill).toHaveLength(45)
    expect(rows.icons.length).toBeGreaterThan(60)
    expect(rows.board.winningVp).toBe(120)
  })
})
