import type { Asked } from '@tollan/kernel'
import { t } from '../i18n/language.svelte.ts'
import type { Table } from './table.svelte.ts'
import { isStopped } from './theatre/theatre.svelte.ts'
import { isMatch } from './thinking/match.ts'
import { doThinkersWait } from './thinking/thinking.svelte.ts'

/** The seats of a game that is over with their places, the first one first; the engine has told them, ties and all. */
export function finalPlaces(table: Table): readonly { readonly seat: number; readonly place: number }[] {
  const told = table.told.at(-1)?.events.map((event) => ({ seat: event.seat ?? -1, place: table.look.telling.finalPlace(event) ?? 0 })) ?? []
  return told.filter(({ seat, place }) => seat >= 0 && place > 0).sort((a, b) => a.place - b.place)
}

/** Who has won a game that is over, in words. */
export function wonBy(table: Table): string {
  const won = finalPlaces(table).find(({ place }) => place === 1)
  return won === undefined ? '' : t('table.won', { name: table.words.seat(won.seat) })
}

/** What somebody is asked: the viewer, else, for who looks on, another seat. */
export function askedOf(table: Table): (Asked & { readonly seat: number }) | null {
  const asked = table.question ?? table.scene.asked.find(({ seat }) => seat !== 'chance')
  return asked === undefined || asked.seat === 'chance' ? null : { ...asked, seat: asked.seat }
}

/** Whom the status line is about: who is asked; of a game that is over, who has won it. */
export const seatSpoken = (table: Table): number => (table.scene.over ? finalPlaces(table)[0]?.seat : askedOf(table)?.seat) ?? Math.max(0, table.scene.viewer)

/** What a player that thinks is at; without its name where that stands beside. */
export function thinkerWords(table: Table, name?: string): string {
  if (isMatch(table) && isStopped()) return `${t('match.watching')}. ${t('match.stopped')}`
  const waits = doThinkersWait()
  const words = name === undefined ? t(waits ? 'table.waits' : 'table.thinks') : t(waits ? 'table.waitsForYou' : 'table.thinking', { name })
  return isMatch(table) ? `${t('match.watching')}. ${words}` : words
}

/** Who must do what: the status line. */
export function sentenceOf(table: Table): string {
  if (table.scene.over) return [t('table.over'), wonBy(table)].filter((part) => part !== '').join('. ')
  if (table.ending) return t('table.ending')
  const asked = askedOf(table)
  if (asked !== null && table.thinkers.includes(asked.seat)) return thinkerWords(table, table.words.seat(asked.seat))
  return asked === null ? t('table.waiting') : `${table.words.seat(asked.seat)}: ${table.words.question(asked.kind, asked.answers)}`
}
