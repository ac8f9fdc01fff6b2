// What the server refuses, in the language of the interface.
import type { Refusal } from '@tollan/protocol'
import type { MessageKey } from '../../i18n/en.ts'
import { t } from '../../i18n/language.svelte.ts'
import { faultWords } from '../fault.ts'

const keys: Readonly<Record<string, MessageKey>> = {
  unreachable: 'online.unreachable',
  'no-table': 'online.missing',
  taken: 'online.taken',
  begun: 'online.begun',
  'too-fast': 'online.too-fast',
  'too-many': 'online.too-fast',
  busy: 'online.too-fast',
  'no-file': 'online.no-file',
  'bad-sheet': 'values.misfit',
}

export function onlineWords({ code }: Refusal): string {
  const key = keys[code]
  return key === undefined ? faultWords({ error: code }) : t(key)
}

/** Others were quicker, or time went on. */
const late: readonly string[] = ['stale-revision', 'wrong-seat', 'game-over', 'not-begun', 'nothing-to-undo', 'not-late']

/** Why the table did not do what somebody who sits there did. */
export const refusedWords = (code: string): string => t(keys[code] ?? (late.includes(code) ? 'online.refused.late' : 'online.refused'))
