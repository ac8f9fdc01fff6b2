// How strong a player is, by name: by how far it looks and how closely it keeps to the best line, never by blunders.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import { depthIn, moreNodes, strayingIn, strongestIn } from './games.ts'
import { type Clock, wallClock } from './search/clock.ts'
import { byPoints, type Judge } from './search/judge.ts'
import { byTemperature } from './search/pickers.ts'
import { type Picker, type Player, randomPlayer, theBest, thinkingPlayer } from './search/player.ts'
import { type RacePlan, racePicker } from './search/race.ts'
import type { RolloutPlan } from './search/rollouts.ts'
import { createTurnSearch, type TurnSearch } from './search/turn-search.ts'

interface Level {
  readonly what: string
  /** Whether it needs weights; without, it sees no further than the points. */
  readonly learned: boolean
  /** Judges by what was learnt first, as somebody who has played little. */
  readonly early?: true
  readonly nodes: number
  readonly lines: number
  /** A line worse by so many points, times what a game's turns make of it (`strayingIn`), is e times less likely; 0 for the best line only. */
  readonly temperature: number
  /** How long its best lines race each other. */
  readonly race?: Omit<RacePlan, keyof RolloutPlan>
}

const levels: Readonly<Record<string, Level>> = {
  greedy: { what: 'takes the turn with the most points now', learned: false, nodes: 1000, lines: 1, temperature: 0 },
  visitor: { what: 'looks at a few turns and takes one it likes', learned: true, early: true, nodes: 80, lines: 8, temperature: 1.5 },
  apprentice: { what: 'knows what is worth having, and is easily distracted', learned: true, early: true, nodes: 300, lines: 8, temperature: 0.75 },
  builder: { what: 'plans its turns and sometimes tries another way', learned: true, nodes: 400, lines: 6, temperature: 1.8 },
  priest: { what: 'plays the best turn it sees', learned: true, nodes: 1200, lines: 1, temperature: 0 },
  ruler: { what: 'plays its best turns on in its mind before it chooses', learned: true, nodes: 2400, lines: 24, temperature: 0, race: { rollouts: 512, prior: 2, ms: 1000 } },
}

/** Another name of the strongest. */
const TOP = 'top'
const byName: Readonly<Record<string, Level>> = { ...levels, [TOP]: levels['ruler'] }

/** From the weakest to the strongest, each once. */
export const ladderNames: readonly string[] = ['random', ...Object.keys(levels)]

export const levelNames: readonly string[] = [...ladderNames, TOP]

/** Whether a level needs a trained judge. */
export const needsWeights = (name: string): boolean => byName[name]?.learned ?? false

/** Whether a level judges by the network as it was after its first games. */
export const isEarly = (name: string): boolean => byName[name]?.early ?? false

export interface Limits {
  /** Milliseconds for the rollouts of a turn; levels without them think a fixed number of nodes. */
  readonly ms?: number | undefined
  /** Milliseconds for a decision in all. */
  readonly cap?: number
  /** A search by the same judge that others use too; without, the player has one of its own. */
  readonly search?: TurnSearch
  /** What milliseconds are read off. */
  readonly clock?: Clock
}

/** The search of a level with rollouts must leave them time. */
const SEARCH_PART = 0.4

export function playerOf(definition: GameDefinition, rules: Ruleset, name: string, learned: Judge | null, seed: number, { ms, cap, search, clock = wallClock }: Limits = {}): Player {
  const level = byName[name]
  if (level === undefined) return randomPlayer(rules, seed)
  if (level.learned && learned === null) throw new Error(`level ${name} needs weights`)
  const judge = level.learned && learned !== null ? learned : byPoints(definition)
  const { nodes, lines, temperature, race } = level
  const turns = search ?? createTurnSearch(rules, definition.aids, judge, clock)
  const pick: Picker =
    race !== undefined ? racePicker(rules, definition.aids, judge, { ...strongestIn(rules), ...race, ...(ms === undefined ? {} : { ms }) }, turns, clock)
    : temperature > 0 ? byTemperature(temperature * strayingIn(rules.game))
    : theBest
  const capped = cap === undefined ? {} : { cap, ...(race === undefined ? {} : { searchPart: SEARCH_PART }) }
  return thinkingPlayer(rules, definition.aids, judge, seed, { nodes: nodes * (race === undefined ? 1 : depthIn(rules.game)) + moreNodes(rules.game), lines, pick, clock, ...capped }, turns)
}
