// Workers: where they come from and where they go.
import { again, argumentOf, call, countSet, EMPTY, locals, nextIn, offer, offerSet, put, restart, take } from '@tollan/kernel'
import { DRAW_WORKER, roleNames, TAKE_NOMAD } from './answers.ts'
import { numbers, WORKERS_PER_ROLE } from './content/index.ts'
import { tell } from './events.ts'
import { score } from './goods.ts'
import { ask, chance, procedure } from './procedures.ts'
import type { G, P } from './rules.ts'
import { BAG, FEAST_HOLDER, FEASTS_TRIGGERED, HILL, NOMADS, POOL, ROLES, VILLAGE, VILLAGE_ROOM, WORKER_WORDS } from './state.ts'

export const roleOf = (worker: number): number => (worker / WORKERS_PER_ROLE) | 0
/** The role of the Worker on a space, -1 when it is empty. */
export const roleAt = (g: P, space: number): number => (g.s[HILL + space] === EMPTY ? -1 : roleOf(g.s[HILL + space]))

export const poolOf = (seat: number): number => POOL + seat * WORKER_WORDS
export const poolSize = (g: G, seat: number): number => countSet(g.s, poolOf(seat), WORKER_WORDS)
export const bagSize = (g: G): number => countSet(g.s, BAG, WORKER_WORDS)
export const nomadCount = (g: G): number => countSet(g.s, NOMADS, WORKER_WORDS)

/** A Worker of a role in a set, -1 for none: Workers of one role are alike. */
export function workerOfRole(g: P, set: number, role: number): number {
  const worker = nextIn(g.s, set, WORKER_WORDS, role * WORKERS_PER_ROLE)
  return worker >= 0 && roleOf(worker) === role ? worker : -1
}

/** Offers each role of a set once. */
export function offerRoles(g: G, set: number, verb: number): void {
  for (let role = 0; role < ROLES; role++) if (workerOfRole(g, set, role) >= 0) offer(g, verb | role)
}

/** How many different roles a set holds. */
export function rolesIn(g: G, set: number): number {
  let n = 0
  for (let role = 0; role < ROLES; role++) if (workerOfRole(g, set, role) >= 0) n++
  return n
}

export function villageSize(g: G): number {
  let n = 0
  while (n < VILLAGE_ROOM && g.s[VILLAGE + n] !== EMPTY) n++
  return n
}

/** Takes the Worker at an end of the Village: 0 the potato end, 1 the corn end. The caller has checked that there is one. */
export function takeFromVillage(g: G, end: number): number {
  const { s } = g
  const n = villageSize(g)
  const at = end === 0 ? 0 : n - 1
  const worker = s[VILLAGE + at]
  for (let i = at; i + 1 < n; i++) s[VILLAGE + i] = s[VILLAGE + i + 1]
  s[VILLAGE + n - 1] = EMPTY
  return worker
}

/** TAW-FEAST-01, -02: called when a Worker has left the Village in somebody's turn. */
export function villageLeft(g: G, active: number): void {
  if (g.s[VILLAGE] === EMPTY) triggerFeast(g, active)
}

export function triggerFeast(g: G, active: number): void {
  const { s } = g
  const number = s[FEASTS_TRIGGERED]++
  s[FEAST_HOLDER] = active
  tell(g, 'feast-triggered', 'TAW-FEAST-01', active, 'number', number + 1)
  score(g, active, numbers.feastVp[number] ?? 0, 'TAW-FEAST-01')
}

const N = locals('seat', 'left')

/** TAW-NOMAD-02: the emptied space is refilled at once while the bag lasts. */
export const refillNomads = procedure('refill-nomads', locals(), [
  chance(
    'draw-worker',
    (g) => offerSet(g, BAG, WORKER_WORDS, DRAW_WORKER),
    (g, f, answer) => {
      const worker = argumentOf(answer)
      take(g.s, BAG, worker)
      put(g.s, NOMADS, worker)
      tell(g, 'nomad-arrives', 'TAW-NOMAD-02', -1, 'role', roleNames[roleOf(worker)])
      again(g, f)
    },
    (g) => nomadCount(g) >= g.rules.parts.row.nomads || bagSize(g) === 0,
  ),
])

/** TAW-NOMAD-01, TAW-SIDE-RECRUIT-01: Nomads of choice, free of charge, one after another. */
export const recruitNomads = procedure('recruit-nomads', N, [
  ask({
    kind: 'nomad',
    candidates: (g) => offerRoles(g, NOMADS, TAKE_NOMAD),
    take: (g, _f, answer, seat) => takeNomad(g, seat, argumentOf(answer)),
    settles(g, f) {
      const { s } = g
      if (s[NOMADS] === 0 && s[NOMADS + 1] === 0) return true // TAW-NOMAD-03
      if (rolesIn(g, NOMADS) > 1) return false
      takeNomad(g, s[f + N.seat], roleOf(nextIn(s, NOMADS, WORKER_WORDS, 0)))
      return true
    },
  }),
  function refill(g, f) {
    if (--g.s[f + N.left] > 0) restart(g, f)
    call(g, refillNomads)
  },
])

function takeNomad(g: G, seat: number, role: number): void {
  const worker = workerOfRole(g, NOMADS, role)
  take(g.s, NOMADS, worker)
  put(g.s, poolOf(seat), worker)
  tell(g, 'worker-gained', 'TAW-NOMAD-01', seat, 'role', roleNames[role])
}

/** Workers of a role on the hill beside a space. */
export function neighboursOfRole(g: P, space: number, role: number): number {
  let n = 0
  for (const other of g.rules.neighbours[space]) if (roleAt(g, other) === role) n++
  return n
}
