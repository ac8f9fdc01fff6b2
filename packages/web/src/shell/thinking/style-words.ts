// What players that think may like, and what such a one is called: known at home, where they are asked to the table.
import type { SeatStyle } from '../../engine/thinking/protocol.ts'
import type { MessageKey } from '../../i18n/en.ts'

export const styleWords: Readonly<Record<SeatStyle, MessageKey>> = {
  noble: 'style.noble', worshipper: 'style.worshipper', scholar: 'style.scholar', collector: 'style.collector',
  weaver: 'style.weaver', stonecutter: 'style.stonecutter', architect: 'style.architect', sculptor: 'style.sculptor',
}

const byGame: Readonly<Record<string, readonly SeatStyle[]>> = {
  teotihuacan: ['noble', 'worshipper', 'scholar', 'collector'],
  tawantinsuyu: ['weaver', 'stonecutter', 'architect', 'sculptor'],
}

export const stylesIn = (game: string): readonly SeatStyle[] => byGame[game] ?? []
