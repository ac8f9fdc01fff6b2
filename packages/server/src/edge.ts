// Where requests come in: who sends them, from where, and whether they have the shape they should have.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { COOKIE, cookieOptions, guestOf, type Guests, newGuest } from './guests.ts'
import type { Buckets } from './limits.ts'
import { type Code, type Outcome, refuse } from './refused.ts'

const STATUS: Partial<Readonly<Record<Code, number>>> = { 'no-table': 404, 'not-seated': 403, 'not-host': 403, taken: 409, begun: 409, 'not-begun': 409, 'too-fast': 429, 'too-many': 429 }

export const answer = async <T extends object>(reply: FastifyReply, outcome: Outcome<T>): Promise<void> => {
  const { ok, ...rest } = outcome
  await reply.code(ok ? 200 : (STATUS[(rest as { readonly code: Code }).code] ?? 400)).send(rest)
}

/** A page of this very address: what another site sends is not obeyed, whatever cookie comes with it. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none'
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

export interface Edge {
  /** The guest behind a request, who gets a cookie if there is none yet; null when that was refused. */
  guest(request: FastifyRequest, reply: FastifyReply): Promise<string | null>
  /** The body in its shape; null when it was refused. */
  read<S extends v.GenericSchema>(schema: S, request: FastifyRequest, reply: FastifyReply): Promise<v.InferOutput<S> | null>
}

export const edgeOf = (guests: Guests, arrivals: Buckets, now: () => number): Edge => ({
  async guest(request, reply) {
    const known = guestOf(guests, request.cookies[COOKIE])
    if (known !== null) return known
    if (!arrivals.take(request.ip)) {
      await answer(reply, refuse('too-fast', 'too many new guests'))
      return null
    }
    const { id, cookie } = await newGuest(guests, now())
    reply.setCookie(COOKIE, cookie, cookieOptions(request.protocol === 'https'))
    return id
  },
  async read(schema, request, reply) {
    const parsed = v.safeParse(schema, request.body)
    if (parsed.success) return parsed.output
    const [issue] = parsed.issues
    await answer(reply, refuse('bad-message', `${v.getDotPath(issue) ?? 'the request'}: ${issue.message}`.slice(0, 300)))
    return null
  },
})
