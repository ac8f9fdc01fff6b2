// A network as a judge of positions.
import type { Position } from '@tollan/kernel'
import { type Features, rivalOf } from '../features/features.ts'
import type { Judge } from '../search/judge.ts'
import { createForward, type Net, UNIT } from './net.ts'

/** What somebody likes beyond what it is worth: some features, and the points each counts for. */
export interface Liking {
  readonly features: readonly number[]
  readonly points: number
}

const nothing: Liking = { features: [], points: 0 }

/** Expects the points as they are and what the network adds. */
export function judgeBy(features: Features, net: Net, { features: liked, points }: Liking = nothing): Judge {
  const x = new Float32Array(features.size)
  const out = new Float64Array(2)
  const forward = createForward(net)
  return (of: Position, seat, into) => {
    features.fill(of, seat, x)
    forward(x, out)
    into.own = features.points(of, seat) + UNIT * out[0]
    for (const place of liked) into.own += points * x[place]
    into.rival = features.points(of, rivalOf(of, seat, features.points)) + UNIT * out[1]
  }
}
