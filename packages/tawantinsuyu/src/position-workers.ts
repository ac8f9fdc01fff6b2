// Workers of a hand-made position: named by role, everywhere; the rest is in the bag or gone.
import { entries, list, Misplaced, numberNamed, put, take } from '@tollan/kernel'
import { roleNames, spaceNames } from './answers.ts'
import type { G } from './rules.ts'
import { ARCHITECT, BAG, CASUALTIES, CRAFTSMAN, FEAST_HOLDER, HILL, NOMADS, ROLES, VILLAGE, WORKERS_GONE, WORKER_WORDS } from './state.ts'
import { nomadCount, poolOf, poolSize, villageSize, workerOfRole } from './workers.ts'
import { pour } from './stacks.ts'

function takeRole(g: G, role: number, field: string): number {
  const worker = workerOfRole(g, BAG, role)
  if (worker < 0) throw new Misplaced(`${field}: every ${roleNames[role]} of this game is named already`)
  take(g.s, BAG, worker)
  return worker
}

const takeNamed = (g: G, name: unknown, field: string): number => takeRole(g, numberNamed(roleNames, name, field), field)

function fill(g: G, set: number, given: unknown, field: string): void {
  for (const name of list(given ?? [], field)) put(g.s, set, takeNamed(g, name, field))
}

/** Workers of a seat; the Worker limit holds only at the end of its own turn (TAW-EOT-08). */
export const layPool = (g: G, seat: number, given: unknown): void => fill(g, poolOf(seat), given, `seats[${seat}].workers`)

export function layNamedWorkers(g: G, input: Readonly<Record<string, unknown>>): void {
  for (const [space, role] of entries(input['hill'] ?? {}, 'hill')) g.s[HILL + numberNamed(spaceNames, space, 'hill')] = takeNamed(g, role, 'hill')
  fill(g, CASUALTIES, input['casualties'], 'casualties')
  const village = list(input['village'] ?? [], 'village')
  if (village.length > g.rules.parts.row.village) throw new Misplaced(`village has room for ${g.rules.parts.row.village}, not for ${village.length}`)
  for (const [i, role] of village.entries()) g.s[VILLAGE + i] = takeNamed(g, role, 'village')
  fill(g, NOMADS, input['nomads'], 'nomads')
  if (nomadCount(g) > g.rules.parts.row.nomads) throw new Misplaced(`nomads has room for ${g.rules.parts.row.nomads}, not for ${nomadCount(g)}`)
}

/** One Worker of each role after another, as long as there are some. */
function nextWorker(g: G, from: { role: number }): number {
  for (let i = 0; i < ROLES; i++) {
    const worker = workerOfRole(g, BAG, from.role++ % ROLES)
    if (worker < 0) continue
    take(g.s, BAG, worker)
    return worker
  }
  return -1
}

/** What was not named: two Workers per seat, a full Village (unless a Feast is due) and Nomads; then the bag. */
export function layOtherWorkers(g: G, input: Readonly<Record<string, unknown>>, bare: readonly number[]): void {
  const { s, rules } = g
  const bag = input['bag'] ?? 'rest'
  const named = bag === 'rest' ? null : list(bag, 'bag').map((role) => takeNamed(g, role, 'bag'))
  for (const seat of bare)
    for (const role of [ARCHITECT, CRAFTSMAN]) if (workerOfRole(g, BAG, role) >= 0 && poolSize(g, seat) < 2) put(s, poolOf(seat), takeRole(g, role, 'workers'))
  const from = { role: 0 }
  if (input['village'] === undefined && s[FEAST_HOLDER] < 0)
    for (let i = villageSize(g); i < rules.parts.row.village; i++) s[VILLAGE + i] = nextWorker(g, from)
  if (input['nomads'] === undefined)
    for (let n = nomadCount(g); n < rules.parts.row.nomads; n++) {
      const worker = nextWorker(g, from)
      if (worker >= 0) put(s, NOMADS, worker)
    }
  if (named === null) return
  pour(g, BAG, WORKERS_GONE, WORKER_WORDS)
  for (const worker of named) put(s, BAG, worker)
}
