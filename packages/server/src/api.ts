// Plain requests about tables: before they begin, lists, the file of a finished game.
import cookie from '@fastify/cookie'
import { fileText } from '@tollan/kernel'
import { joining, newTable, thinker } from '@tollan/protocol'
import { roomFile } from '@tollan/room'
import type { FastifyError, FastifyInstance } from 'fastify'
import { guestRoutes, type Reach } from './api-guest.ts'
import { answer, edgeOf, isSameOrigin } from './edge.ts'
import type { Guests } from './guests.ts'
import { buckets, type Limits } from './limits.ts'
import { openapi } from './openapi.ts'
import { type Outcome, refuse, sentAs } from './refused.ts'
import { createTable, joinTable, leaveTable, lobby, myTables, rematch, setThinker, startTable } from './tables/lobby.ts'
import { catchUp, refresh } from './tables/live-table.ts'
import { type Tables, withTable } from './tables/tables.ts'

/** A sheet on which every value of a box is corrected. */
const TABLE_BYTES = 256 * 1024

interface About {
  readonly Params: { readonly id: string }
}

/** A file names the sheet of values it was played with, beside what the kernel reads and checks. */
const withSheet = (text: string, sheet: string | null): string => (sheet === null ? text : text.replace(/^\{\n/, `{\n  "sheet": ${JSON.stringify(sheet)},\n`))

export async function api(server: FastifyInstance, tables: Tables, guests: Guests, limits: Limits, reach: Reach): Promise<void> {
  const byAddress = buckets(limits.requests, tables.now)
  const arrivals = buckets(limits.arrivals, tables.now)
  const made = buckets(limits.tables, tables.now)
  const madeThere = buckets(limits.tablesOfAddress, tables.now)
  const oneMore = <T>(who: string, address: string, make: () => Promise<Outcome<T>>): Promise<Outcome<T>> | Outcome<T> =>
    made.take(who) && madeThere.take(address) ? make() : refuse('too-fast', 'so many tables at once are not possible')
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
    const edge = edgeOf(guests, arrivals, tables.now)
    const { guest, read } = edge
    guestRoutes(inside, tables, guests, edge, reach)
    inside.get('/openapi.json', async () => openapi())
    inside.get('/lobby', async (request, reply) => {
      const who = await guest(request, reply)
      if (who !== null) await reply.send({ tables: await lobby(tables, who) })
    })
    inside.get('/tables', async (request, reply) => {
      const who = await guest(request, reply)
      if (who !== null) await reply.send({ tables: await myTables(tables, who) })
    })
    inside.post('/tables', { bodyLimit: TABLE_BYTES }, async (request, reply) => {
      const who = await guest(request, reply)
      const wish = who === null ? null : await read(newTable, request, reply)
      if (who === null || wish === null) return
      await answer(reply, await oneMore(who, request.ip, () => createTable(tables, who, wish)))
    })
    inside.post<About>('/tables/:id/join', async (request, reply) => {
      const who = await guest(request, reply)
      const wish = who === null ? null : await read(joining, request, reply)
      if (who !== null && wish !== null) await answer(reply, await joinTable(tables, request.params.id, who, wish))
    })
    inside.post<About>('/tables/:id/thinker', async (request, reply) => {
      const who = await guest(request, reply)
      const wish = who === null ? null : await read(thinker, request, reply)
      if (who !== null && wish !== null) await answer<object>(reply, await setThinker(tables, request.params.id, who, wish))
    })
    inside.post<About>('/tables/:id/rematch', async (request, reply) => {
      const who = await guest(request, reply)
      if (who !== null) await answer(reply, await oneMore(who, request.ip, () => rematch(tables, request.params.id, who)))
    })
    for (const [path, act] of [['leave', leaveTable], ['start', startTable]] as const)
      inside.post<About>(`/tables/:id/${path}`, async (request, reply) => {
        const who = await guest(request, reply)
        if (who !== null) await answer<object>(reply, await act(tables, request.params.id, who))
      })
    inside.get<About>('/tables/:id/file', async (request, reply) => {
      const text = await withTable(tables, request.params.id, async (live): Promise<Outcome<{ text: string }>> => {
        await refresh(tables.store, live)
        if (live.kept.row.status !== 'over' && live.kept.row.status !== 'abandoned') return refuse('not-begun', 'the file of a game is given out when it is over')
        await catchUp(tables.store, live)
        return live.room === null ? refuse('no-table', 'there is no such game') : { ok: true, text: withSheet(fileText(roomFile(live.room)), live.kept.row.sheet) }
      })
      if (text === null || !text.ok) return answer(reply, text ?? refuse('no-table', 'there is no such table'))
      await reply.type('application/json').send(text.text)
    })
  }, { prefix: '/api' })
}
