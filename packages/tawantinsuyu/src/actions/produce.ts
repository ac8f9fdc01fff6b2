// Producing with Buildings: the Produce once task.
import { argumentOf, locals, OK, offer } from '@tollan/kernel'
import { productionNames, PRODUCE_WITH } from '../answers.ts'
import { faceDownProductions, faceUpProductions } from '../buildings-owned.ts'
import { grant } from '../effects.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { BUILDING_FACE_DOWN } from '../reasons.ts'
import type { G } from '../rules.ts'
import { PRODUCTIONS } from '../state.ts'

export function offerProductions(g: G, bitsOf: number): void {
  for (let building = 0; building < PRODUCTIONS; building++) if ((bitsOf & (1 << building)) !== 0) offer(g, PRODUCE_WITH | building)
}

export function produceWith(g: G, seat: number, building: number, rule: string): void {
  tell(g, 'produce', rule, seat, 'building', productionNames[building])
  grant(g, seat, g.rules.produces[building])
}

const P = locals('seat')

/** TAW-TASK-PRODUCE-01 to -03: one face-up Production Building, which stays face-up. */
export const produceOnce = procedure('produce-once', P, [
  ask({
    kind: 'produce-once',
    candidates: (g, _f, seat) => offerProductions(g, faceUpProductions(g, seat) | faceDownProductions(g, seat)),
    refuse: (g, _f, answer, seat) => ((faceUpProductions(g, seat) & (1 << argumentOf(answer))) !== 0 ? OK : BUILDING_FACE_DOWN),
    take: (g, _f, answer, seat) => produceWith(g, seat, argumentOf(answer), 'TAW-TASK-PRODUCE-01'),
    settles: (g, f) => faceUpProductions(g, g.s[f + P.seat]) === 0,
  }),
])
