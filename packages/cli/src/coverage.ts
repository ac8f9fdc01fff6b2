// Which pieces and procedures occurred.
import type { Game, GameDefinition, Ruleset } from '@tollan/kernel'

export interface Coverage {
  /** Listens to a game that has not started yet. */
  attach(g: Game): void
  answered(g: Game, answer: number): void
  /** Adds what the game told and which procedures it entered. */
  collect(g: Game): void
  report(): CoverageReport
}

interface Share {
  readonly occurred: number
  readonly of: number
  readonly missing: readonly string[]
}

export interface CoverageReport {
  readonly pieces: Share
  readonly procedures: Share
}

/** Over games of all these rules together. */
export function createCoverage(definition: GameDefinition, all: readonly Ruleset[]): Coverage {
  const pieces = new Set(all.flatMap((one) => definition.pieces(one)))
  const missing = new Set(pieces)
  const rules = all[0]
  const entered = new Uint32Array(rules.procedures.length)
  const seen = new Set<number>()
  const share = (all: Iterable<string>, left: readonly string[]): Share => {
    const of = [...all].length
    return { occurred: of - left.length, of, missing: left }
  }
  return {
    attach(g) {
      g.trace = entered
      g.events = []
      entered[rules.root.id]++
    },
    answered(g, answer) {
      if (seen.has(answer)) return
      seen.add(answer)
      const key = g.rules.keys.format(answer)
      for (const part of key.slice(key.indexOf(':') + 1).split('+')) missing.delete(part)
    },
    collect(g) {
      for (const event of g.events ?? []) for (const value of Object.values(event)) if (typeof value === 'string') missing.delete(value)
    },
    report: () => ({
      pieces: share(pieces, [...missing]),
      procedures: share(
        rules.procedures.map((procedure) => procedure.name),
        rules.procedures.filter((procedure) => entered[procedure.id] === 0).map((procedure) => procedure.name),
      ),
    }),
  }
}
