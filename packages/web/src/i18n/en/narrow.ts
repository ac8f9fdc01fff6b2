import type { Message } from '../message.ts'

export const narrow = {
  'narrow.menu': 'Menu',
  'narrow.raise': { one: 'Show the answer', other: 'Show all {n} answers' },
  'narrow.lower': 'Show the table',
  'narrow.final': 'Cannot be taken back',
  'tab.players': 'Players',
} as const satisfies Readonly<Record<string, Message>>
