// Random games: every decision leaves a sound position, every game ends.
import { advance, createGame, fastRandom, openQuestion, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../../compile.ts'
import { COMMON, COMMONS, WORKER_AT } from '../../state.ts'

const LONGEST = 5000

/** Plays a random game; how often common workers moved. */
function playOut(players: number, modules: readonly string[], seed: number): number {
  const compiled = compile({ players, modules })
  if (!compiled.ok) throw new Error(compiled.message)
  const g = createGame(compiled.rules)
  const random = fastRandom(seed)
  let moves = 0
  for (let n = 0; ; n++) {
    const wrong = g.rules.broken(g)
    if (wrong.length > 0) throw new Error(`${players} players, ${modules.join(' ')}, seed ${seed}, answer ${n}: ${wrong.join('; ')}`)
    question(g)
    if (g.count === 0) {
      expect(openQuestion(g)).toBe(null)
      return moves
    }
    if (n > LONGEST) throw new Error(`seed ${seed}: not over after ${LONGEST} answers`)
    const before = Array.from(g.s.subarray(WORKER_AT + COMMON, WORKER_AT + COMMON + COMMONS))
    advance(g, g.options[random(g.count)], g.seat)
    if (before.some((at, i) => at !== 0 && at !== g.s[WORKER_AT + COMMON + i])) moves++
  }
}

describe('random games with Workforce', () => {
  const sets = [['m10'], ['m10', 'm6'], ['m10', 'draft'], ['m10', 'dark-eclipse'], ['m10', 'm6', 'draft', 'dark-eclipse']]
  for (const players of [2, 3, 4, 5])
    it(`M10-01 M10-10 ${players} players, alone and with M6, draft and Dark Eclipse`, () => {
      let moves = 0
      for (const [i, modules] of sets.entries())
        for (let seed = 1; seed <= 3; seed++) moves += playOut(players, modules, 100 * players + 10 * i + seed)
      expect(moves).toBeGreaterThan(100)
    })
})
