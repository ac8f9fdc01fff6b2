import type { Message } from '../message.ts'

/** Being asked in another's turn. */
export const asked = {
  'asked.turn': "{name}'s turn",
  'asked.you': '{name}, you are asked in the turn of {owner}',
  'asked.pass': 'Pass for this turn',
  'asked.passes': 'passes for this turn: {question}',
  'asked.again': 'Ask again',
  'asked.round': 'Asked in this order',
  'asked.joined': 'joined',
  'asked.passed': 'passed',
  'asked.asked': 'you',
  'asked.waits': 'waits',
} as const satisfies Readonly<Record<string, Message>>
