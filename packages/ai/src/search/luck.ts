// What chance brings in games that are played on from several lines: the same draw of the same turn from as many pieces brings the same
// piece in all of them, so that lines are told apart by what they do and not by what an extra draw before shifted.
import { type Game, turnsBegun } from '@tollan/kernel'
import { numberAt, seedOf } from './seeds.ts'

export interface Luck {
  begin(seed: number): void
  /** The place of the answer chance gives to the question that is listed. */
  draw(g: Game): number
}

export function createLuck(): Luck {
  /** How often a kind of draw came in its turn. */
  const times = new Map<number, number>()
  let seed = 0
  return {
    begin(by) {
      seed = by
      times.clear()
    },
    draw(g) {
      const kind = seedOf(seedOf(g.options[0] >>> 24, g.count), turnsBegun(g))
      const before = times.get(kind) ?? 0
      times.set(kind, before + 1)
      return numberAt(seed ^ kind, before, g.count)
    },
  }
}
