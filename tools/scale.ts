// `node tools/scale.ts [MICROSECONDS]`: how long answers wait at one process, by how busy it is. Arithmetic gives the mean; what the
// slowest of a hundred wait is simulated: people answer independently, most answers take the measured time, one in a hundred
// opens a table that had left memory and takes ten times as long.
import './require-node.ts'
import { fastRandom } from '../packages/kernel/src/index.ts'

const mean = Number(process.argv[2] ?? '689') / 1000
const ANSWERS = 400_000
const SLOW = { share: 0.01, times: 10 }

const random = fastRandom(1)
const chance = (): number => (random(1_000_000) + 1) / 1_000_001
const exponential = (of: number): number => -Math.log(chance()) * of

/** Waiting and service of every answer, in milliseconds, when the process is busy for a share of the time. */
function answered(busy: number): Float64Array {
  const usual = mean / (1 + SLOW.share * (SLOW.times - 1))
  const took = new Float64Array(ANSWERS)
  for (let i = 0, at = 0, free = 0; i < ANSWERS; i++) {
    at += exponential(mean / busy)
    const service = (0.5 + exponential(0.5)) * usual * (chance() < SLOW.share ? SLOW.times : 1)
    free = Math.max(at, free) + service
    took[i] = free - at
  }
  return took.sort()
}

for (const busy of [0.3, 0.5, 0.7, 0.8, 0.9, 0.95]) {
  const took = answered(busy)
  const part = (share: number): string => `${took[Math.floor(ANSWERS * share)]?.toFixed(1)} ms`
  console.log(`${Math.round(busy * 100)} % busy, ${Math.round((busy / mean) * 1000)} answers/s: p50 ${part(0.5)}, p99 ${part(0.99)}, p99.9 ${part(0.999)}`)
}
