// A discovery tile in few words, where there is no room for what it does.
import type { Tableau } from '@tollan/teotihuacan'
import type { MessageKey } from '../../../i18n/en.ts'
import { t } from '../../../i18n/language.svelte.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { printedOf } from '../printed-of.ts'

/** Tiles whose effect no row of icons tells. */
const TILES: Readonly<Record<string, MessageKey>> = {
  'disc-double-move': 'line.tile.disc-double-move', 'disc-move-any': 'line.tile.disc-move-any', 'disc-free-cocoa': 'line.tile.disc-free-cocoa', 'disc-extra-worker': 'line.tile.disc-extra-worker',
  'gd-extra-worker': 'line.tile.disc-extra-worker', 'gd-double-harvest': 'line.tile.gd-double-harvest', 'gd-step-back': 'line.tile.gd-step-back', 'gd-reuse-2': 'line.tile.gd-reuse-2',
  'gd-shaman-march': 'line.tile.gd-shaman-march', 'gd-raise-shaman': 'line.tile.gd-raise-shaman',
}

export const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())

/** A tile in few words; none where its effect is drawn. */
export function tileWords(tile: string, { options, words }: Pick<Table<Tableau>, 'options' | 'words'>): string {
  const kind = printedOf(options).discoveries[tile]
  if (kind?.mask !== undefined) return capital(words.name(tile))
  const short = TILES[kind?.id ?? '']
  return short === undefined ? '' : t(short)
}
