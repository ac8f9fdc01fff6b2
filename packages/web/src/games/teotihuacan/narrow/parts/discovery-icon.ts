// The picture on a discovery tile: its mask, or the icons of its effect.
import type { DiscoveryKind } from '@tollan/teotihuacan'
import { effectTokens } from './effect-tokens.ts'
import { icon, type Token } from './token.ts'

const MASKS: Readonly<Record<string, string>> = { 'gd-mask': 'mask-8', 'mask-special-gold': 'mask-8', 'mask-special-jade': 'mask-9' }

export interface TilePicture {
  readonly icons: readonly Token[]
  /** A single number, shown in the corner; several stand beside their icons. */
  readonly number: string
}

export function pictureOf(kind: DiscoveryKind): TilePicture {
  if (kind.mask !== undefined) return { icons: [icon(MASKS[kind.id] ?? kind.id)], number: `${kind.mask}` }
  const { row } = effectTokens(kind.effect)
  const [only] = row
  if (row.length === 1 && only?.kind === 'icon') return { icons: [icon(only.icon)], number: only.text === '1' ? '' : (only.text ?? '') }
  return { icons: row, number: '' }
}
