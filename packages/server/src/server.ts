// Serves the built web application and the tables people play at: files, caching, security headers, requests, sockets. It knows no game.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { api, isSameOrigin } from './api.ts'
import { COOKIE, guestOf, openGuests } from './guests.ts'
import { buckets, type Limits, usualLimits } from './limits.ts'
import { attend } from './socket.ts'
import { closeStore, isReady, openStore, type Where } from './store/store.ts'
import { forget, openTables } from './tables/tables.ts'

export interface ServerOptions {
  /** The folder of the built application. */
  readonly folder: string
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** Where tables are kept; without it nothing is, and only files are sent. */
  readonly keep?: Where | undefined
  readonly limits?: Limits
}

export interface OpenServer {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Everything comes from this server: a script or style from elsewhere is a break-in. Style attributes place pieces on the table. */
const contentPolicy = [
  "default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "worker-src 'self'", "object-src 'none'",
  "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ')

const security: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const ICON = /icon[^/]*\.(svg|png)(\.(br|gz))?$/

/** Names of built assets carry a hash of their contents; icons may be a day old, so that a page without a network finds them; everything else is asked for anew. */
const caching = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : ICON.test(path) ? 'public, max-age=86400' : 'no-cache'

const FRAME_BYTES = 16 * 1024
const BODY_BYTES = 64 * 1024
const PING_MS = 30_000
const IDLE_MS = 5 * 60_000

export async function openServer({ folder, host, port, keep, limits = usualLimits }: ServerOptions): Promise<OpenServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no built application in ${folder}; npm run build makes one`)
  const server = fastify({ forceCloseConnections: true, bodyLimit: BODY_BYTES })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(security)
  })
  server.get('/healthz', async () => ({ ok: true }))
  if (keep !== undefined) await online(server, keep, limits)
  await server.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', caching(path.replaceAll('\\', '/')))
    },
  })
  server.setNotFoundHandler(async (_request, reply) => {
    await reply.code(404).type('text/plain').send('not found')
  })
  const address = await server.listen({ host, port })
  return { address, close: () => server.close() }
}

/** Tables over the network: requests, sockets, and what must happen from time to time. */
async function online(server: FastifyInstance, keep: Where, limits: Limits): Promise<void> {
  const store = await openStore(keep)
  const tables = openTables(store)
  const guests = await openGuests(store)
  const messages = buckets(limits.messages, tables.now)
  const talk = buckets(limits.talk, tables.now)
  const fault = (error: unknown): void => server.log.error(error)
  server.get('/readyz', async (_request, reply) => ((await isReady(store).catch(() => false)) ? { ok: true } : reply.code(503).send({ ok: false })))
  await api(server, tables, guests, limits)
  await server.register(websocket, { options: { maxPayload: FRAME_BYTES } })
  server.get<{ readonly Querystring: { readonly v?: string } }>('/socket', {
    websocket: true,
    preValidation: async (request, reply) => {
      if (!isSameOrigin(request) || guestOf(guests, request.cookies[COOKIE]) === null) await reply.code(403).send()
    },
  }, (socket, request) => {
    const guest = guestOf(guests, request.cookies[COOKIE]) ?? ''
    let alive = true
    socket.on('pong', () => (alive = true))
    const ping = setInterval(() => {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, PING_MS)
    socket.on('close', () => clearInterval(ping))
    attend({ tables, guest, messages, talk, fault }, socket, Number(request.query.v))
  })
  const tidy = setInterval(() => forget(tables, IDLE_MS), IDLE_MS / 5)
  server.addHook('onClose', async () => {
    clearInterval(tidy)
    await Promise.all(tables.turns.values())
    await closeStore(store)
  })
}
