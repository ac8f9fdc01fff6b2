// Weight files of the players that think.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf, isEarly, type Judge, judgeBy, likingFor, netName, netOf, type WeightsFile } from '@tollan/ai'
import type { Ruleset } from '@tollan/kernel'
import { complain } from './complaint.ts'
import { readJson } from './files.ts'
import { root } from './root.ts'

/** Where the network that knows these rules is kept, or as it was after its first games. */
export const weightsPath = (rules: Ruleset, early = false): string => join(root, 'packages', 'ai', 'weights', `${netName(rules, early)}.json`)

/** Where the network of a level is kept. */
export const weightsPathOf = (rules: Ruleset, level: string): string => weightsPath(rules, isEarly(level))

/** The judge trained for a game, from a file of weights; with the liking of a style, or none. */
export function trainedJudge(rules: Ruleset, path: string, style: string): Judge {
  const features = featuresOf(rules)
  if (features === null) return complain(`nobody has been trained for ${rules.game}`)
  if (!existsSync(path)) return complain(`there are no weights at ${path}; tollan train makes them`)
  const net = netOf(readJson(path) as WeightsFile, features, rules.version)
  return typeof net === 'string' ? complain(`${path}: ${net}`) : judgeBy(features, net, likingFor(features, rules.game, style) ?? undefined)
}
