// What is refused, with a code for programs and a sentence for people.
import type { Failure } from '@tollan/kernel'
import type { Refusal } from '@tollan/protocol'

export type Code = Failure['error'] | 'bad-message' | 'no-table' | 'not-seated' | 'not-host' | 'taken' | 'begun' | 'not-begun' | 'too-fast' | 'too-many' | 'no-talk' | 'no-name' | 'no-mail' | 'not-late' | 'busy' | 'bad-sheet' | 'bad-style'

export interface Refused extends Refusal {
  readonly ok: false
}
export type Outcome<T> = ({ readonly ok: true } & T) | Refused

export const refuse = (code: Code, message: string): Refused => ({ ok: false, code, message })

export const refusedBy = ({ error, message, rule, why }: Failure): Refused => ({
  ok: false, code: error, message: message.slice(0, 500), ...(rule === undefined ? {} : { rule }), ...(why === undefined ? {} : { why }),
})

/** As it is sent: whoever reads it knows what it is. */
export const sentAs = ({ code, message, rule, why }: Refused): Refusal => ({ code, message, ...(rule === undefined ? {} : { rule }), ...(why === undefined ? {} : { why }) })
