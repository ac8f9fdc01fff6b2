// A network as a judge of positions.
import { isOver, type Position } from '@tollan/kernel'
import { type Features, rivalOf } from '../features/features.ts'
import type { Judge } from '../search/judge.ts'
import { createForward, type Net, UNIT } from './net.ts'

/** What somebody likes beyond what it is worth: some features, and the points each counts for. */
export interface Liking {
  readonly features: readonly number[]
  readonly points: number
}

const nothing: Liking = { features: [], points: 0 }

/** Expects the points as they are and what the network adds, while something is to come. */
export function judgeBy(features: Features, net: Net, { features: liked, points }: Liking = nothing): Judge {
  const x = new Float32Array(features.size)
  const out = new Float64Array(2)
  const forward = createForward(net)
  return (of: Position, seat, into) => {
    into.own = features.points(of, seat)
    into.rival = features.points(of, rivalOf(of, seat, features.points))
    let fancy = 0
    if (!isOver(of)) {
      features.fill(of, seat, x)
      forward(x, out)
      into.own += UNIT * out[0]
      into.rival += UNIT * out[1]
      for (const place of liked) fancy += points * x[place]
    }
    into.value = into.own - features.rivalry * into.rival + fancy
  }
}
