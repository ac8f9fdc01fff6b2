// What every compiled ruleset has, whatever the game: derived from its zones, procedures and answers.
import { layoutOf } from './codec.ts'
import { doors } from './doors.ts'
import { flowOf } from './flow.ts'
import type { AnytimeAction, Ruleset } from './rules.ts'
import { verbOf } from './keys.ts'
import { liveZones } from './schema.ts'
import { secretsOf } from './secrets.ts'

type Derived = 'zones' | 'flow' | 'anytimeByVerb' | 'stackAt' | 'layout' | 'secrets' | 'doors'

/** The rules with what follows from them, frozen. `modules` are those whose zones are in play. */
export function sealRules<R extends Ruleset>(parts: Omit<R, Derived>, modules: readonly string[]): R {
  const { space, keys, anytime, procedures, suits } = parts as Omit<Ruleset, Derived>
  const zones = liveZones(space, modules)
  const stackAt = space.stackAt()
  const byVerb = (_: unknown, verb: number): AnytimeAction | undefined => anytime.find((action) => verbOf(action.verb) === verb)
  const derived: Pick<Ruleset, Derived> = {
    zones, flow: flowOf(procedures), stackAt, anytimeByVerb: keys.verbs.map(byVerb), layout: layoutOf(zones, procedures, stackAt),
    secrets: secretsOf(space, zones, suits), doors,
  }
  return Object.freeze({ ...parts, ...derived } as R)
}
