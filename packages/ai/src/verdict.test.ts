import { advance, CHANCE, committedDraw, createGame, type Entry, fromHex, type Game, question } from '@tollan/kernel'
import { expect, it } from 'vitest'
import { keptPuzzles } from './kept-puzzles.ts'
import { type Mind, openMind } from './mind.ts'
import type { Puzzle } from './puzzles.ts'
import { everyGame } from './testing.ts'
import { verdictOn } from './verdict.ts'

interface SetUp {
  readonly g: Game
  readonly entries: readonly Entry[]
  /** Gives answers, with what chance brings between them; false when one is not possible. */
  readonly give: (answers: readonly string[]) => boolean
}

function setUp({ rules }: Mind, { secret, answers }: Puzzle): SetUp {
  const bytes = fromHex(secret) ?? new Uint8Array()
  const g = createGame(rules)
  const entries: Entry[] = []
  let draws = 0
  const put = (code: number, seat: number): void => {
    entries.push({ seat: seat === CHANCE ? 'chance' : seat, answer: rules.keys.format(code) } as Entry)
    advance(g, code, seat)
  }
  const goOn = (): void => {
    for (question(g); g.count > 0 && g.seat === CHANCE; question(g)) put(g.options[committedDraw(bytes, draws++, g.count)], CHANCE)
  }
  const give = (names: readonly string[]): boolean =>
    names.every((name) => {
      const code = rules.keys.parse(name)
      if (!g.options.subarray(0, g.count).includes(code)) return false
      put(code, g.seat)
      goOn()
      return true
    })
  goOn()
  give(answers)
  return { g, entries, give }
}

const teotihuacan = everyGame.find(({ id }) => id === 'teotihuacan')

/** The solution of a puzzle with its die and an equal one exchanged; null where there is none. */
function withEqualDie({ definition, rules }: Mind, { g }: SetUp, [first, ...rest]: readonly string[]): readonly string[] | null {
  const kindOf = (answer: string): string | undefined => definition.aids.alike?.(g, answer)
  const other = [...g.options.subarray(0, g.count)].map((code) => rules.keys.format(code)).find((answer) => answer !== first && kindOf(answer) === kindOf(first))
  if (other === undefined) return null
  const [mine, equal] = [first, other].map((answer) => answer.split(':')[1])
  const names: Readonly<Record<string, string>> = { [mine]: equal, [equal]: mine }
  return [first, ...rest].map((answer) => answer.replace(/:(.+)$/, (whole, name: string) => (names[name] === undefined ? whole : `:${names[name]}`)))
}

it('a turn with an equal die is as good as the solution', async () => {
  const { puzzles = [] } = (await keptPuzzles('teotihuacan')) ?? {}
  let tried = 0
  for (const puzzle of puzzles) {
    const mind = teotihuacan && (await openMind(teotihuacan, puzzle.options))
    if (!mind) throw new Error('nobody thinks')
    const set = setUp(mind, puzzle)
    const turn = withEqualDie(mind, set, puzzle.solution)
    if (turn === null) continue
    const entry = set.entries.length
    expect(set.give(turn), turn.join(' ')).toBe(true)
    expect(verdictOn(mind, set.entries, entry, puzzle.seat, puzzle.solution).behind, turn.join(' ')).toBeLessThan(0.05)
    tried++
  }
  expect(tried).toBeGreaterThan(0)
}, 120_000)
