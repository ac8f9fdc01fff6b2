// `node tools/scale.ts [MICROSECONDS [OPENING]]`: how long answers wait at one process, by how busy it is. Arithmetic gives the mean; what the
// slowest of a hundred wait is simulated: people answer independently, most answers take the measured time, one in a hundred
// opens a table that had left memory and takes ten times as long. Then a process dies, and the others take its people in: whoever comes first
// to a table has it read and played again, which takes OPENING microseconds.
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

const opening = Number(process.argv[3] ?? '11500') / 1000
/** The first wait of a page whose line broke, in milliseconds. */
const BACK = { from: 150, to: 450 }
const SPAN_MS = 60_000

/** One of the processes that are left, while its share of those who lost theirs comes back: when each is back, and how long answers took. */
function takenIn(sockets: number, busy: number): { readonly back: Float64Array; readonly took: Float64Array } {
  const jobs: { readonly at: number; readonly service: number; readonly back: boolean }[] = []
  for (let i = 0; i < sockets; i++) jobs.push({ at: BACK.from + chance() * (BACK.to - BACK.from), service: i % 2 === 0 ? opening : mean, back: true })
  for (let at = exponential(mean / busy); at < SPAN_MS; at += exponential(mean / busy)) jobs.push({ at, service: mean, back: false })
  jobs.sort((a, b) => a.at - b.at)
  const [back, took]: [number[], number[]] = [[], []]
  let free = 0
  for (const { at, service, back: isBack } of jobs) {
    free = Math.max(at, free) + service
    if (isBack) back.push(free)
    else if (at < (back.at(-1) ?? 0) + 1000 || back.length < sockets) took.push(free - at)
  }
  return { back: Float64Array.from(back).sort(), took: Float64Array.from(took).sort() }
}

const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`
for (const { people, processes } of [{ people: 10_000, processes: 2 }, { people: 10_000, processes: 4 }, { people: 1_000_000, processes: 50 }]) {
  const left = processes - 1
  const busy = ((people / 25) * mean) / 1000 / left
  const { back, took } = takenIn(Math.round(people / processes / left), busy)
  console.log(`${people} people, one of ${processes} processes dies, the others are ${Math.round(busy * 100)} % busy with everybody's answers: half of its people are back after ${seconds(back[back.length >> 1])}, all after ${seconds(back.at(-1))}; answers wait up to ${seconds(took.at(-1))} meanwhile`)
}
