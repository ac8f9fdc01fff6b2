// What somebody is called who likes something: known at home, where players that think are asked to the table.
import { styleNames } from '@tollan/ai/styles'
import type { SeatStyle } from '../../engine/thinking/protocol.ts'
import type { MessageKey } from '../../i18n/en.ts'

export const styleWords: Readonly<Record<SeatStyle, MessageKey>> = {
  noble: 'style.noble', worshipper: 'style.worshipper', scholar: 'style.scholar', collector: 'style.collector',
  weaver: 'style.weaver', stonecutter: 'style.stonecutter', architect: 'style.architect', sculptor: 'style.sculptor',
}

/** The style of that name; null where the game knows no such. */
export const styleIn = (game: string, name: string | undefined): SeatStyle | null => styleNames(game).find((style) => style === name) ?? null
