import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { sameAs } from './choices.ts'
import { sceneFor } from './scene.ts'
import { anyGame, eachQuestion, everythingAsked, forcedRun, give, openOf, roomAround, seededRoom } from './testing.ts'

const definition = anyGame(teotihuacan)
const all = ['m6', 'm7', 'm8', 'm9', 'm10']
const asides = ['use', 'unlock']
const isAside = (answer: string): boolean => asides.includes(answer.split(':', 1)[0] ?? '')

/** The table without saying which of several equal dice is which. */
function nameless(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(nameless)
    return value.every((one) => typeof one === 'object' && one !== null && 'power' in one) ? parts.map((one) => JSON.stringify(one)).toSorted() : parts
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value.replace(/^worker-(\d)-\d$/, 'worker-$1').replace(/^common-\d$/, 'common') : value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nameless(one)]))
}

describe('choices', () => {
  it('count equal dice once: whichever is named, the same follows', () => {
    let pairs = 0
    for (const [players, modules, seed] of [[3, [], 1], [2, all, 2], [4, all, 3], [5, [], 4]] as const) {
      const room = seededRoom(definition, { players, modules }, seed, everythingAsked)
      eachQuestion(room, seed, ({ answers, seat }) => {
        const { same } = sceneFor(room, seat)
        for (const [answer, first] of Object.entries(same)) {
          const [one, other] = [answer, first].map((given) => {
            const trial = { ...roomAround(definition, room.journal.game), secret: room.secret }
            give(trial, given)
            const next = openOf(trial)
            const then = sceneFor(trial, next?.seat ?? seat)
            const kinds = new Set((next?.answers ?? []).filter((key) => !(key in sameAs(definition.aids, trial.journal.game, next?.answers ?? []))).map((key) => nameless(key.split(':'))?.toString()))
            return JSON.stringify([next?.kind, next?.seat, [...kinds].toSorted(), nameless(then.tableau)])
          })
          expect(one, `${answer} and ${first}`).toBe(other)
          pairs++
        }
        expect(answers.filter((answer) => !(answer in same)).length).toBeGreaterThan(0)
      }, 1200)
    }
    expect(pairs).toBeGreaterThan(100)
  }, 60_000)

  it('leave out what is possible at any time: one choice runs by itself, and what stands beside it is still possible', () => {
    let passed = 0
    let asked = 0
    for (const seed of [1, 2, 3, 4]) {
      const room = seededRoom(definition, { players: 3, modules: all }, seed, forcedRun)
      let entries = room.entries.length
      let held: readonly string[] = []
      eachQuestion(room, seed, ({ answers, kind }) => {
        const since = room.entries.slice(entries)
        if (since.length > 1 && since.every(({ seat, forced }, i) => i === 0 || (forced && seat === since[0]?.seat)) && held.length > 0) passed++
        entries = room.entries.length
        held = answers.filter(isAside)
        if (held.length > 0 && answers.length === held.length + 1 && kind !== 'end-turn') asked++
      }, 900)
    }
    expect(passed).toBeGreaterThan(0)
    expect(asked).toBeGreaterThan(0) // a free moment, or an aside that would change the choice
  }, 60_000)
})
