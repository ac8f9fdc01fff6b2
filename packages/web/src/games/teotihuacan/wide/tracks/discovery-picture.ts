// How a discovery tile looks: one picture at any size, its glyphs where there is room.
import type { DiscoveryKind } from '@tollan/teotihuacan'
import { effectGlyphs, type Glyph } from './glyphs.ts'

export interface DiscoveryPicture {
  /** The one icon a small tile shows. */
  readonly icon: string
  /** What a large tile shows. */
  readonly glyphs: readonly Glyph[]
}

/** Faces of the masks that are not numbered. */
const FACES: Readonly<Record<string, string>> = { 'gd-mask': 'mask-8', 'mask-special-gold': 'mask-gold', 'mask-special-jade': 'mask-jade' }

export function discoveryPicture({ id, mask, effect }: DiscoveryKind): DiscoveryPicture {
  if (mask !== undefined) {
    const icon = FACES[id] ?? id
    return { icon, glyphs: [{ icon }] }
  }
  const glyphs = effectGlyphs(effect)
  return { icon: glyphs.find((glyph) => glyph.icon !== undefined)?.icon ?? 'discovery', glyphs }
}
