// A board in words: what it is, who stands there, whether one can go there and how far that is.
import type { Tableau, TableauBoard } from '@tollan/teotihuacan'
import { t } from '../../../i18n/language.svelte.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { type Standing, standingOn, worshipping } from '../narrow/parts/workers.ts'

function whoIs({ words }: Table<Tableau>, { seat, worker }: Standing, locked: boolean): string {
  const who = seat < 0 ? t('narrow.nobody') : words.seat(seat)
  return [who, ...(worker === null ? [] : [t('narrow.power', { power: worker.power })]), ...(locked ? [t('narrow.locked')] : [])].join(' ')
}

export function boardSpoken(table: Table<Tableau>, board: TableauBoard, steps: number | null, legal: boolean): string {
  const { tableau, words } = table
  const there = [...standingOn(tableau, board.id).map((one) => whoIs(table, one, false)), ...worshipping(tableau, board.id).map((one) => whoIs(table, one, true))]
  return [
    words.name(board.id),
    ...(steps !== null ? [t('narrow.reach', { n: steps })] : legal ? [t('narrow.possible')] : []),
    t('narrow.fee', { fee: board.fee, collect: board.collect }),
    there.length === 0 ? t('narrow.empty') : t('narrow.here', { who: there.join(', ') }),
  ].join('. ')
}
