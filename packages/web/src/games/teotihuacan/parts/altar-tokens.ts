// The bonus of a shaman space as icons.
import type { AltarHalf } from '@tollan/teotihuacan'
import { arrow, icon, type Token } from './token.ts'

export function halfTokens({ discovery, cocoa, obsidian, unlockAll, stepBacks }: AltarHalf): readonly Token[] {
  return [
    ...(cocoa === undefined ? [] : [icon('cocoa', `−${cocoa}`, 'cost'), arrow]),
    ...(discovery === true ? [icon('great-discovery')] : []),
    ...(obsidian === undefined ? [] : [icon('obsidian', `${obsidian}`)]),
    ...(unlockAll === true ? [icon('unlock')] : []),
    ...(stepBacks === undefined ? [] : [icon('step-back', `${stepBacks.times}× ≤${stepBacks.most}`)]),
  ]
}
