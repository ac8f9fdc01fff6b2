// How rules behave, as one number: random games with everything that is asked and offered on the way, and what comes of it.
import { CHANCE, fastRandom, type GameDefinition, sha256, toHex } from '@tollan/kernel'

const GAMES = 2

/** Equal for two engines only if they ask, offer and do the same in these games. What they tell may grow. */
export function behaviourOf(definition: GameDefinition, optionSets: readonly unknown[]): string {
  const prints = optionSets.flatMap((options, set) => Array.from({ length: GAMES }, (_, i) => playedOut(definition, options, set * GAMES + i + 1)))
  return toHex(sha256(new TextEncoder().encode(prints.join('\n'))))
}

function playedOut(definition: GameDefinition, options: unknown, seed: number): string {
  const compiled = definition.compile(options)
  if (!compiled.ok) return compiled.message
  const { rules } = compiled
  const { doors, keys } = rules
  const random = fastRandom(seed)
  const lines: string[] = []
  const game = doors.createGame(rules)
  for (let [seat] = doors.seatsAsked(game); seat !== undefined; [seat] = doors.seatsAsked(game)) {
    doors.questionTo(game, seat)
    const answers = Array.from(game.options.subarray(0, game.count))
    const chosen = answers[random(answers.length)] ?? -1
    lines.push(`${seat === CHANCE ? 'chance' : seat} ${doors.openKind(game)?.kind} ${answers.map(keys.format).join(' ')}`)
    doors.advance(game, chosen, seat)
  }
  lines.push(doors.hash(game))
  return toHex(sha256(new TextEncoder().encode(lines.join('\n'))))
}
