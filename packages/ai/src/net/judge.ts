// A network as a judge of positions.
import { isOver, type Position } from '@tollan/kernel'
import { type Features, rivalOf } from '../features/features.ts'
import type { Judge } from '../search/judge.ts'
import { type Forward, forwards, type Net, UNIT } from './net.ts'

/** What somebody likes beyond what it is worth: some features, and the points each counts for. */
export interface Liking {
  readonly features: readonly number[]
  readonly points: number
}

/** How far a rival's points may still stray from what is expected of them. */
const SCATTER = 12

/** The points that have to be beaten: the rival's or those a win takes, whichever are more; on average, while the rival's are a guess. */
function toBeat(rival: number, needed: number, certain: boolean): number {
  if (needed === 0) return rival
  return certain ? Math.max(needed, rival) : needed + SCATTER * Math.log1p(Math.exp((rival - needed) / SCATTER))
}

const nothing: Liking = { features: [], points: 0 }

/** Expects the points as they are and what the network adds, while something is to come. */
export function judgeBy(features: Features, net: Net, { features: liked, points }: Liking = nothing): Judge {
  const x = new Float32Array(features.size)
  const out = new Float64Array(2)
  const another = forwards(net)
  const bySeat: Forward[] = []
  return (of: Position, seat, into) => {
    into.own = features.points(of, seat)
    into.rival = features.points(of, rivalOf(of, seat, features.points))
    let fancy = 0
    const over = isOver(of)
    if (!over) {
      features.fill(of, seat, x)
      const forward = (bySeat[seat] ??= another())
      forward(x, out)
      into.own += UNIT * out[0]
      into.rival += UNIT * out[1]
      for (const place of liked) fancy += points * x[place]
    }
    into.value = into.own - toBeat(into.rival, features.needed, over) + fancy
  }
}
