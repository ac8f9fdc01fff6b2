// The bonus of one half of an altar as icons.
import type { AltarHalf } from '@tollan/teotihuacan'
import { ARROW, type Glyph } from '../tracks/glyphs.ts'

export function altarGlyphs({ discovery, cocoa, obsidian, unlockAll, stepBacks }: AltarHalf): Glyph[] {
  return [
    ...(discovery === true ? [{ icon: 'great-discovery' }] : []),
    ...(cocoa === undefined ? [] : [{ text: String(cocoa), icon: 'cocoa' }, ARROW]),
    ...(obsidian === undefined ? [] : [{ text: String(obsidian), icon: 'obsidian' }]),
    ...(unlockAll === true ? [{ icon: 'unlock' }] : []),
    ...(stepBacks === undefined ? [] : [{ text: `${stepBacks.times}× −${stepBacks.most}`, icon: 'rotate-ccw' }]),
  ]
}
