// Where a worker is, in words.
import type { Tableau, TableauWorker } from '@tollan/teotihuacan'
import type { MessageKey } from '../../../i18n/en.ts'
import { t } from '../../../i18n/language.svelte.ts'
import type { Table } from '../../../shell/table.svelte.ts'

const NOWHERE: Readonly<Record<string, MessageKey>> = { wheel: 'zones.onWheel', hand: 'zones.inHand', away: 'zones.away' }

export function placeName({ words }: Pick<Table<Tableau>, 'words'>, { place, board }: Pick<TableauWorker, 'place' | 'board'>): string {
  const nowhere = NOWHERE[place]
  return nowhere === undefined ? words.name(board ?? place) : t(nowhere)
}

/** Of two equal dice one may be the one that acts: that is all that tells them apart. */
export function standsAt(seen: Pick<Table<Tableau>, 'words' | 'tableau'>, worker: TableauWorker): string {
  const { moving } = seen.tableau
  const acts = worker.id === moving.worker || worker.id === moving.second
  return acts ? `${placeName(seen, worker)}, ${t('line.acts')}` : placeName(seen, worker)
}
