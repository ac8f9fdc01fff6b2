// Where a network expects points from: what it would lose of its expectation if the numbers of one source were as before.
import type { Mind } from './mind.ts'
import { sourceOfFeature } from './games.ts'
import { forwards, UNIT } from './net/net.ts'

/** Points more, or less, to be expected later by source; the largest first. */
export type Later = readonly { readonly source: string; readonly points: number }[]

/** Less than this is noise of the network. */
const WORTH_TELLING = 0.3

export function createContributions({ features, net, rules }: Mind): (before: Float32Array, after: Float32Array) => Later {
  const forward = forwards(net)()
  const out = new Float64Array(2)
  const mixed = new Float32Array(features.size)
  const sources = features.names.map((name) => sourceOfFeature(rules.game, name))
  const kinds = [...new Set(sources)]
  return (before, after) => {
    forward(after, out)
    const whole = out[0]
    return kinds
      .map((source) => {
        for (let i = 0; i < mixed.length; i++) mixed[i] = sources[i] === source ? before[i] : after[i]
        forward(mixed, out)
        return { source, points: UNIT * (whole - out[0]) }
      })
      .filter(({ points }) => Math.abs(points) >= WORTH_TELLING)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  }
}
