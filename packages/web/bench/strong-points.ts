// `node packages/web/bench/strong-points.ts [games]`: where a strong player's points come from, as lines for packages/ai/src/strong-points.ts.
import { openMind, playerOf } from '@tollan/ai'
import { advance, CHANCE, createGame, fastRandom, type GameDefinition, type GameEvent, question, view } from '@tollan/kernel'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'
import { telling as inca } from '../src/games/tawantinsuyu/log/telling.ts'
import { telling as city } from '../src/games/teotihuacan/log/telling.ts'
import type { GameTelling } from '../src/shell/log/telling.ts'

const games = Number(process.argv[2] ?? '24')
const LEVEL = 'priest'
const known: readonly (readonly [GameDefinition, GameTelling])[] = [[teotihuacan as unknown as GameDefinition, city], [tawantinsuyu as unknown as GameDefinition, inca]]

/** Points of all persons by source, in games of the level with itself. */
async function pointsOf(definition: GameDefinition, telling: GameTelling, players: number): Promise<Record<string, number>> {
  const mind = await openMind(definition, { players })
  if (mind === null) throw new Error(`nobody has been trained for ${definition.id}`)
  const { rules, judge } = mind
  const automata = definition.aids.automata(rules.options)
  const sums = new Map<string, number>()
  for (let n = 0; n < games; n++) {
    const events: GameEvent[] = []
    const g = createGame(rules)
    g.events = events
    const random = fastRandom(1000 + n)
    const seats = Array.from({ length: rules.seats }, (_, seat) => (automata.includes(seat) ? null : playerOf(definition, rules, LEVEL, judge, 100 * n + seat)))
    for (question(g); g.count > 0; question(g)) {
      const { seat } = g
      const answer = seat === CHANCE ? g.options[random(g.count)] : seats[seat]?.answer(view(g, seat))
      if (answer === undefined) throw new Error(`nobody plays for seat ${seat}`)
      advance(g, answer, seat)
    }
    for (const event of events) {
      const points = telling.points(event)
      if (points === 0 || event.seat === undefined || automata.includes(event.seat)) continue
      const source = telling.sourceOf(event) ?? 'other'
      sums.set(source, (sums.get(source) ?? 0) + points / (games * (rules.seats - automata.length)))
    }
  }
  return Object.fromEntries([...sums].map(([source, points]) => [source, Math.round(points * 10) / 10] as const).filter(([, points]) => Math.abs(points) >= 0.2).sort((a, b) => b[1] - a[1]))
}

for (const [definition, telling] of known)
  for (const players of [1, 2, 3, 4]) {
    const points = await pointsOf(definition, telling, players)
    console.log(`${definition.id} ${players}: { ${Object.entries(points).map(([source, n]) => `${source}: ${n}`).join(', ')} }, in all ${Object.values(points).reduce((sum, n) => sum + n, 0).toFixed(1)}`)
  }
