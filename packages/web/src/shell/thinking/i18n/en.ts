import type { Message, Translated } from '../../../i18n/message.ts'

/** Messages about players that think. */
export const en = {
  'level.visitor.what': 'looks at a few turns and takes one it likes.',
  'level.apprentice.what': 'knows what is worth having, and is easily distracted.',
  'level.builder.what': 'plans its turns and sometimes tries another way.',
  'level.priest.what': 'plays the best turn it sees.',
  'level.ruler.what': 'plays its best turns on in its mind before it chooses: up to a second a turn.',
  'thinking.wants': 'Wants: {steps}',
  'thinking.plan': 'Wants: {steps}. Expects {n} points at the end.',
} as const satisfies Readonly<Record<string, Message>>

export type ThinkingMessages = Translated<typeof en>

declare module '../../../i18n/en.ts' {
  interface GameMessages extends ThinkingMessages {}
}
