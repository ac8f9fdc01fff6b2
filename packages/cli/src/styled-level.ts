// A level as it is named on the command line: alone, or with what it likes, as in "priest/weaver".
import { levelNames, needsWeights, styleNames } from '@tollan/ai'
import { complain } from './complaint.ts'
import { isModule } from './player-module.ts'

export interface StyledLevel {
  readonly level: string
  readonly style?: string
}

export function styledLevel(name: string): StyledLevel {
  const slash = isModule(name) ? -1 : name.indexOf('/')
  return slash < 0 ? { level: name } : { level: name.slice(0, slash), style: name.slice(slash + 1) }
}

/** The name as it is, where the game has such a level and such a style. */
export function knownLevel(name: string, game: string): string {
  const { level, style } = styledLevel(name)
  if (isModule(level)) return name
  if (!levelNames.includes(level)) return complain(`there is no level ${JSON.stringify(level)}; known are ${levelNames.join(', ')}`)
  if (style === undefined) return name
  if (!needsWeights(level)) return complain(`level ${level} has no style; it sees no further than the points`)
  const known = styleNames(game)
  return known.some((one) => one === style) ? name : complain(`there is no style ${JSON.stringify(style)} in ${game}; known are ${known.join(', ')}`)
}
