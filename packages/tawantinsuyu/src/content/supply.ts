// Pieces whose number is part of the rules and of the state: no value sheet adds or removes any.
import { gods } from './gods.ts'
import { stepSpaces } from './hill.ts'
import { numbers } from './numbers.ts'
import { edges, patterns } from './weavings.ts'
import { roles, WORKERS_PER_ROLE } from './workers.ts'

export interface Supply {
  readonly roles: readonly string[]
  readonly workersPerRole: number
  readonly gods: readonly string[]
  readonly stepSpaces: readonly string[]
  readonly stepMarkers: number
  readonly conquestMarkers: number
  readonly patterns: readonly string[]
  readonly edges: readonly string[]
}

export const supply: Supply = {
  roles: roles.map((role) => role.id),
  workersPerRole: WORKERS_PER_ROLE,
  gods,
  stepSpaces,
  stepMarkers: numbers.stepMarkers,
  conquestMarkers: numbers.conquestMarkers,
  patterns,
  edges: edges.map((edge) => edge.id),
}
