// The games players can be trained for.
import type { Ruleset } from '@tollan/kernel'
import type { Features } from './features/features.ts'
import { tawantinsuyuFeatures } from './features/tawantinsuyu.ts'
import { teotihuacanFeatures } from './features/teotihuacan.ts'

const known: Readonly<Record<string, (rules: Ruleset) => Features>> = { teotihuacan: teotihuacanFeatures, tawantinsuyu: tawantinsuyuFeatures }

/** What a good player makes in a game, in points. */
const goodScores: Readonly<Record<string, number>> = { teotihuacan: 150, tawantinsuyu: 60 }

export const goodScore = (game: string): number => goodScores[game] ?? 100

/** Answers every level tries on top of its own: a turn of the one game has many times the lines of the other. */
const roomFor: Readonly<Record<string, number>> = { tawantinsuyu: 400 }

export const moreNodes = (game: string): number => roomFor[game] ?? 0

/** What a network sees of a game; null for one without features. */
export const featuresOf = (rules: Ruleset): Features | null => known[rules.game]?.(rules) ?? null
