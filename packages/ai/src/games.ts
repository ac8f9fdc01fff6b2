// The games players can be trained for.
import type { Ruleset } from '@tollan/kernel'
import type { Features } from './features/features.ts'
import { tawantinsuyuFeatures } from './features/tawantinsuyu.ts'
import { teotihuacanFeatures } from './features/teotihuacan.ts'

const known: Readonly<Record<string, (rules: Ruleset) => Features>> = { teotihuacan: teotihuacanFeatures, tawantinsuyu: tawantinsuyuFeatures }

/** What a network sees of a game; null for one without features. */
export const featuresOf = (rules: Ruleset): Features | null => known[rules.game]?.(rules) ?? null
