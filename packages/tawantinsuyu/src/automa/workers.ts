// Axomamma's Workers: two at most, each with the reward of its colour, the oldest one first to be placed.
import { again, call, EMPTY, locals, nextIn, offerSet, OWNER, put, take } from '@tollan/kernel'
import { RANDOM_WORKER, roleNames } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { NOMADS, OLDEST, VILLAGE, WORKER_WORDS, WORKERS_GONE } from '../state.ts'
import { nomadCount, poolOf, poolSize, refillNomads, roleOf, takeFromVillage, villageLeft } from '../workers.ts'
import { randomly } from './chances.ts'

// where a Worker comes from
export const POTATO_END = 0
export const CORN_END = 1
export const NOMAD = 2

export const workerToTake = (g: G): boolean => g.s[VILLAGE] !== EMPTY || nomadCount(g) > 0

/** The only Worker of a pool but one, -1 for none. */
function otherThan(g: G, seat: number, worker: number): number {
  const first = nextIn(g.s, poolOf(seat), WORKER_WORDS, 0)
  return first === worker ? nextIn(g.s, poolOf(seat), WORKER_WORDS, first + 1) : first
}

/** A Worker of hers has gone to the hill: what is left is the oldest. */
export function oldestGone(g: G, seat: number): void {
  g.s[OLDEST] = nextIn(g.s, poolOf(seat), WORKER_WORDS, 0)
}

const D = locals('seat', 'newest')

/** TAW-SOLO-16: a random one leaves the game as soon as she has three. */
const dismiss = procedure('axomamma-dismisses', D, [
  randomly(
    'axomamma-dismisses',
    'TAW-SOLO-16',
    (g, f) => {
      const seat = g.s[f + D.seat]
      if (poolSize(g, seat) > numbers.mostWorkers) offerSet(g, poolOf(seat), WORKER_WORDS, RANDOM_WORKER)
    },
    (g, f, worker) => {
      const { s } = g
      const seat = s[f + D.seat]
      take(s, poolOf(seat), worker)
      put(s, WORKERS_GONE, worker)
      tell(g, 'worker-dismissed', 'TAW-SOLO-16', seat, 'role', roleNames[roleOf(worker)])
      if (s[OLDEST] === worker) s[OLDEST] = otherThan(g, seat, s[f + D.newest]) // before her first placement there is none
    },
  ),
])

/** TAW-SOLO-15, -16: the Worker joins her, the surplus goes, and the reward of its colour is hers in any case. */
function welcome(g: G, seat: number, worker: number, rule: string): void {
  const { s, rules } = g
  put(s, poolOf(seat), worker)
  if (poolSize(g, seat) === 1) s[OLDEST] = worker
  tell(g, 'worker-gained', rule, seat, 'role', roleNames[roleOf(worker)])
  const reward = rules.colourReward[roleOf(worker)]
  if (reward >= 0) call(g, resolve, seat, reward)
  if (poolSize(g, seat) > numbers.mostWorkers) call(g, dismiss, seat, worker) // the last call runs first
}

// why she recruits, as the log tells it
export const BY_ACTION = 0
export const AS_BENEFIT = 1
export const WITHOUT_WORKERS = 2
const ruleFor = ['TAW-SOLO-61', 'TAW-SOLO-24', 'TAW-SOLO-62']

const R = locals('seat', 'from', 'why')

/** TAW-SOLO-61: from an end of the Village, or a random Nomad with the usual refill; nothing when nobody is there (TAW-SOLO-52). */
export const recruit = procedure('axomamma-recruits', R, [
  function fromVillage(g, f) {
    const { s } = g
    const seat = s[f + R.seat]
    if (s[f + R.from] === NOMAD || s[VILLAGE] === EMPTY) return
    welcome(g, seat, takeFromVillage(g, s[f + R.from]), ruleFor[s[f + R.why]])
    villageLeft(g, s[OWNER] < 0 ? seat : s[OWNER]) // TAW-EDGE-42: the tile goes to whoever is active
  },
  randomly(
    'axomamma-nomad',
    (g, f) => ruleFor[g.s[f + R.why]],
    (g, f) => {
      if (g.s[f + R.from] === NOMAD) offerSet(g, NOMADS, WORKER_WORDS, RANDOM_WORKER)
    },
    (g, f, worker) => {
      take(g.s, NOMADS, worker)
      welcome(g, g.s[f + R.seat], worker, ruleFor[g.s[f + R.why]])
      call(g, refillNomads) // at once: the last call runs first
    },
  ),
])

const N = locals('seat', 'left')

/** TAW-SOLO-24: a Worker as a benefit comes from the potato end of the Village, else from the Nomads. */
export const gainWorkers = procedure('axomamma-gains-workers', N, [
  function oneAfterAnother(g, f) {
    const { s } = g
    if (--s[f + N.left] < 0) return
    again(g, f)
    call(g, recruit, s[f + N.seat], s[VILLAGE] === EMPTY ? NOMAD : POTATO_END, AS_BENEFIT)
  },
])
