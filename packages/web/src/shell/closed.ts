// Why nothing can be taken back: a grey button alone does not say it.
import { t } from '../i18n/language.svelte.ts'
import type { Table } from './table.svelte.ts'

/** Words once the viewer has answered in this turn and none of it can be taken back; undefined where nothing has to be said. */
export function closedWords({ window, told, scene, busy }: Table): string | undefined {
  if (window.undo > 0 || busy) return undefined
  return told.some(({ turn, owner, seat }) => turn === scene.turn && owner === scene.owner && seat === scene.viewer) ? t('table.closed') : undefined
}
