// Plain requests: who one is, tables before they begin, lists, the file of a finished game.
import cookie from '@fastify/cookie'
import { fileText } from '@tollan/kernel'
import { joining, newTable, renaming } from '@tollan/protocol'
import { roomFile } from '@tollan/room'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { COOKIE, cookieOptions, guestOf, type Guests, newGuest } from './guests.ts'
import { buckets, type Limits } from './limits.ts'
import { type Code, type Outcome, refuse, sentAs } from './refused.ts'
import { nameGuest } from './store/store.ts'
import { createTable, joinTable, leaveTable, lobby, myTables, nameOf, rematch, startTable } from './tables/lobby.ts'
import { catchUp } from './tables/live-table.ts'
import { type Tables, withTable } from './tables/tables.ts'

const STATUS: Partial<Readonly<Record<Code, number>>> = { 'no-table': 404, 'not-seated': 403, 'not-host': 403, taken: 409, begun: 409, 'not-begun': 409, 'too-fast': 429, 'too-many': 429 }

const answer = async <T extends object>(reply: FastifyReply, outcome: Outcome<T>): Promise<void> => {
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

interface About {
  readonly Params: { readonly id: string }
}

export async function api(server: FastifyInstance, tables: Tables, guests: Guests, limits: Limits): Promise<void> {
  const byAddress = buckets(limits.requests, tables.now)
  const arrivals = buckets(limits.arrivals, tables.now)
  const made = buckets(limits.tables, tables.now)
  await server.register(cookie)
  await server.register(async (inside) => {
    inside.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error(error)
      await reply.code(status).send(status >= 500 ? sentAs(refuse('busy', 'something went wrong here; nothing was changed')) : sentAs(refuse('bad-message', error.message)))
    })
    inside.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!byAddress.take(request.ip)) return answer(reply, refuse('too-fast', 'too many requests'))
      if (request.method !== 'GET' && !isSameOrigin(request)) return reply.code(403).send({ code: 'bad-message', message: 'this request comes from elsewhere' })
    })
    /** The guest behind a request; whoever has no cookie yet gets one. */
    const guest = async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
      const known = guestOf(guests, request.cookies[COOKIE])
      if (known !== null) return known
      if (!arrivals.take(request.ip)) {
        await answer(reply, refuse('too-fast', 'too many new guests'))
        return null
      }
      const { id, cookie: value } = await newGuest(guests, tables.now())
      reply.setCookie(COOKIE, value, cookieOptions(request.protocol === 'https'))
      return id
    }
    const read = async <S extends v.GenericSchema>(schema: S, request: FastifyRequest, reply: FastifyReply): Promise<v.InferOutput<S> | null> => {
      const parsed = v.safeParse(schema, request.body)
      if (parsed.success) return parsed.output
      const [issue] = parsed.issues
      await answer(reply, refuse('bad-message', `${v.getDotPath(issue) ?? 'the request'}: ${issue.message}`.slice(0, 300)))
      return null
    }
    inside.get('/me', async (request, reply) => {
      const who = await guest(request, reply)
      if (who !== null) await reply.send({ name: await nameOf(tables, who) })
    })
    inside.put('/me', async (request, reply) => {
      const who = await guest(request, reply)
      const wish = who === null ? null : await read(renaming, request, reply)
      if (who === null || wish === null) return
      await nameGuest(tables.store, who, wish.name)
      await reply.send({ name: wish.name })
    })
    inside.get('/lobby', async (request, reply) => {
      const who = await guest(request, reply)
      if (who !== null) await reply.send({ tables: await lobby(tables, who) })
    })
    inside.get('/tables', async (request, reply) => {
      const who = await guest(request, reply)
      if (who !== null) await reply.send({ tables: await myTables(tables, who) })
    })
    inside.post('/tables', async (request, reply) => {
      const who = await guest(request, reply)
      const wish = who === null ? null : await read(newTable, request, reply)
      if (who === null || wish === null) return
      await answer(reply, made.take(who) ? await createTable(tables, who, wish) : refuse('too-fast', 'so many tables at once are not possible'))
    })
    inside.post<About>('/tables/:id/join', async (request, reply) => {
      const who = await guest(request, reply)
      const wish = who === null ? null : await read(joining, request, reply)
      if (who !== null && wish !== null) await answer(reply, await joinTable(tables, request.params.id, who, wish))
    })
    for (const [path, act] of [['leave', leaveTable], ['start', startTable], ['rematch', rematch]] as const)
      inside.post<About>(`/tables/:id/${path}`, async (request, reply) => {
        const who = await guest(request, reply)
        if (who !== null) await answer<object>(reply, await act(tables, request.params.id, who))
      })
    inside.get<About>('/tables/:id/file', async (request, reply) => {
      const text = await withTable(tables, request.params.id, async (live): Promise<Outcome<{ text: string }>> => {
        if (live.kept.row.status !== 'over') return refuse('not-begun', 'the file of a game is given out when it is over')
        await catchUp(tables.store, live)
        return live.room === null ? refuse('no-table', 'there is no such game') : { ok: true, text: fileText(roomFile(live.room)) }
      })
      if (text === null || !text.ok) return answer(reply, text ?? refuse('no-table', 'there is no such table'))
      await reply.type('application/json').send(text.text)
    })
  }, { prefix: '/api' })
}
