// The picture on a discovery tile: its mask, or the icons of its effect.
import type { DiscoveryKind } from '@tollan/teotihuacan'
import { flatTokens } from './effect-tokens.ts'
import { icon, type Token } from '../../../shell/icons/token.ts'

/** Faces of the masks that are not numbered. */
const FACES: Readonly<Record<string, string>> = { 'gd-mask': 'mask-8', 'mask-special-gold': 'mask-gold', 'mask-special-jade': 'mask-jade' }

export interface TilePicture {
  readonly icons: readonly Token[]
  /** A single number, shown in the corner; several stand beside their icons. */
  readonly number: string
}

export function pictureOf(kind: DiscoveryKind): TilePicture {
  if (kind.mask !== undefined) return { icons: [icon(FACES[kind.id] ?? kind.id)], number: `${kind.mask}` }
  const row = flatTokens(kind.effect)
  const [only] = row
  if (row.length === 1 && only?.kind === 'icon') return { icons: [icon(only.icon)], number: only.text === '1' ? '' : (only.text ?? '') }
  return { icons: row, number: '' }
}

/** The one icon a small picture of the tile shows. */
export const faceOf = (kind: DiscoveryKind): string => pictureOf(kind).icons.find((token) => token.kind === 'icon')?.icon ?? 'discovery'
