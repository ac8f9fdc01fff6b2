// The games players can be trained for.
import type { Position, Ruleset } from '@tollan/kernel'
import type { Features } from './features/features.ts'
import { tawantinsuyuFeatures } from './features/tawantinsuyu.ts'
import { teotihuacanFeatures } from './features/teotihuacan.ts'
import { createIsLate } from './features/teotihuacan-time.ts'
import type { RolloutPlan } from './search/rollouts.ts'

const known: Readonly<Record<string, (rules: Ruleset) => Features>> = { teotihuacan: teotihuacanFeatures, tawantinsuyu: tawantinsuyuFeatures }

/** Games in which the automa makes a game of its own, for which a network of its own was trained. */
const apart: readonly string[] = ['tawantinsuyu']

/** The name of the network that knows these rules: the whole one, or as it was after its first games. */
export const netName = ({ game, options }: Ruleset, early = false): string => `${game}${apart.includes(game) && options.players === 1 ? '-solo' : ''}${early ? '-early' : ''}`

/** What a good player makes in a game, in points. */
const goodScores: Readonly<Record<string, number>> = { teotihuacan: 150, tawantinsuyu: 100 }

export const goodScore = (game: string): number => goodScores[game] ?? 100

/** Points a temperature of 1 stands for: where the lines of a turn differ by less, it would stray further. */
const strayings: Readonly<Record<string, number>> = { teotihuacan: 1.5, tawantinsuyu: 0.6 }

export const strayingIn = (game: string): number => strayings[game] ?? 1

/** Answers every level tries on top of its own: a turn of the one game has many times the lines of the other. */
const roomFor: Readonly<Record<string, number>> = { tawantinsuyu: 200 }

export const moreNodes = (game: string): number => roomFor[game] ?? 0

/** How many times as many the highest levels try: where a turn has thousands of lines, looking at more of them is what wins. */
const depths: Readonly<Record<string, number>> = { tawantinsuyu: 2 }

export const depthIn = (game: string): number => depths[game] ?? 1

/** How the strongest level plays lines on; hints, the coach and puzzles measure by it. In the one game few answers a turn tell lines apart wrongly, in the other luck soon drowns what lines differ in. */
const playedOn: Readonly<Record<string, RolloutPlan>> = { teotihuacan: { turns: 4, nodes: 200 }, tawantinsuyu: { turns: 2, nodes: 100 } }

/** Where the turns left can be counted, the last of them are played to the end. */
const lateIn: Readonly<Record<string, (rules: Ruleset) => (of: Position) => boolean>> = { teotihuacan: createIsLate }

export function strongestIn(rules: Ruleset): RolloutPlan {
  const plan = playedOn[rules.game] ?? { turns: 4, nodes: 100 }
  const isLate = lateIn[rules.game]?.(rules)
  return isLate === undefined ? plan : { ...plan, isLate }
}

/** Which source of points a feature speaks of, by its name; the first that fits. */
const sourcesOf: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  teotihuacan: [
    [/^time:/, 'time'], [/^(rival|others):/, 'rivals'], [/^own: vp/, 'points'], [/^own: (temple|bonus)/, 'temples'], [/^table: bonus/, 'temples'], [/avenue/, 'avenue'], [/pyramid|level/, 'track'],
    [/technolog/, 'technologies'], [/mask/, 'masks'], [/salary|cocoa/, 'salary'], [/tile of kind/, 'discoveries'], [/decoration/, 'decorations'], [/building|nobles/, 'nobles'],
    [/worker|power|locked|in reach/, 'workers'], [/^own:/, 'goods'],
  ],
  tawantinsuyu: [
    [/^time:/, 'time'], [/^(rival|others):/, 'rivals'], [/^own: vp/, 'points'], [/feast scoring/, 'feast'], [/temple/, 'temple'], [/statue/, 'statues'], [/tapestr|weaving/, 'tapestries'],
    [/building/, 'buildings'], [/step/, 'stairs'], [/region|conquest|army|soldier|casualties/, 'conquests'], [/god card|cards of god/, 'gods'], [/worker|role|priest/, 'workers'], [/^own:/, 'goods'],
  ],
}

export const sourceOfFeature = (game: string, feature: string): string => sourcesOf[game]?.find(([name]) => name.test(feature))?.[1] ?? 'rest'

/** What a network sees of a game; null for one without features. */
export const featuresOf = (rules: Ruleset): Features | null => known[rules.game]?.(rules) ?? null
