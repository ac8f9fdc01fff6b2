// Which message tells a fault: errors have codes, their sentences are the engine's own.
import type { ErrorCode, Failure } from '@tollan/kernel'
import type { MessageKey } from '../i18n/en.ts'

const keys: Readonly<Partial<Record<ErrorCode, MessageKey>>> = {
  'bad-file': 'fault.bad-file',
  'unknown-version': 'fault.unknown-version',
  malformed: 'fault.bad-file',
  'unknown-game': 'fault.unknown-game',
  'unknown-option': 'fault.unknown-option',
  'illegal-combination': 'fault.illegal-combination',
  'illegal-answer': 'fault.other-course',
  'unknown-answer': 'fault.other-course',
  'wrong-seat': 'fault.other-course',
}

/** Of a failure of the engine, or of anything that was thrown. */
export function faultKey(fault: unknown): MessageKey {
  const code = typeof fault === 'object' && fault !== null && 'error' in fault ? fault.error : undefined
  return keys[code as ErrorCode] ?? 'fault.unexpected'
}

const inShort = (message: string): string => message.replace(/^./, (letter) => letter.toUpperCase())

/** What the engine says of a printed value, in its own language, English; null in the others. */
export const engineSentence = (language: string, { message }: Failure): string | null => (language === 'en' ? inShort(message) : null)

/** A refusal that cites a rule is that rule in short, in English, the language of the engine; null where its code tells it. */
export const ownWords = (language: string, { rule, message }: Failure): string | null =>
  language === 'en' && rule !== undefined ? inShort(message) : null
