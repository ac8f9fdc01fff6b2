// Serves the built web application and the tables people play at: files, caching, security headers, requests, sockets. It knows no game.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { api } from './api.ts'
import { isSameOrigin } from './edge.ts'
import { COOKIE, guestOf, openGuests } from './guests.ts'
import { buckets, type Limits, turnstile, usualLimits } from './limits.ts'
import { logging, type LogOptions } from './logging.ts'
import { openMetrics } from './metrics.ts'
import type { Deliver } from './notices/deliver.ts'
import { openMail } from './notices/mail.ts'
import { pushing, pushKeys } from './notices/push.ts'
import { refuse, sentAs } from './refused.ts'
import { attend, type Attended } from './socket.ts'
import { closeStore, isReady, openStore, type Where } from './store/store.ts'
import { everySecond, resumeThoughts, ringClocks, sendNotices } from './tables/due.ts'
import { tellOnlookers } from './tables/lobby.ts'
import { forget, openTables, type Tables, type Ways } from './tables/tables.ts'

export interface ServerOptions {
  /** The folder of the built application. */
  readonly folder: string
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** Where tables are kept; without it nothing is, and only files are sent. */
  readonly keep?: Where | undefined
  readonly limits?: Limits
  readonly notices?: NoticeOptions
  readonly log?: LogOptions
  /** A proxy stands in front: it says whose address a request has and whether it came by TLS. */
  readonly proxy?: boolean
  /** Hears of every route there is. */
  readonly onRoute?: (route: string) => void
  /** What time it is. */
  readonly now?: () => number
  /** The secret of a new game's draws; without it nobody knows it. */
  readonly newSecret?: () => Uint8Array
}

export interface NoticeOptions {
  /** The address of the page from outside, for links in letters and for services of browsers. */
  readonly page?: string | undefined
  /** How letters are sent; without it none are. */
  readonly smtp?: string | undefined
  readonly from?: string | undefined
}

export interface OpenServer {
  readonly address: string
  /** Lets go of what nobody needs just now, as it happens by itself from time to time. */
  readonly forget: () => void
  readonly close: () => Promise<void>
}

/** Everything comes from this server: a script or style from elsewhere is a break-in. Style attributes place pieces on the table. */
const contentPolicy = [
  "default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "worker-src 'self'", "object-src 'none'",
  "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ')

const security: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'cross-origin-embedder-policy': 'require-corp', // only pages that stand alone may share memory with their threads
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

const NO_REPLY = 'tollan@localhost.invalid'
/** Try again later. */
const TOO_MANY = 1013
const FRAME_BYTES = 16 * 1024
const BODY_BYTES = 64 * 1024
const PING_MS = 30_000
const IDLE_MS = 5 * 60_000

export async function openServer({ folder, host, port, keep, limits = usualLimits, notices = {}, log, proxy = false, onRoute, now, newSecret }: ServerOptions): Promise<OpenServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no built application in ${folder}; npm run build makes one`)
  const server = fastify({ forceCloseConnections: true, bodyLimit: BODY_BYTES, trustProxy: proxy, ...(log === undefined ? {} : { logger: logging(log) }) })
  if (onRoute !== undefined) server.addHook('onRoute', ({ method, url }) => onRoute(`${String(method)} ${url}`))
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(security)
  })
  server.get('/healthz', async () => ({ ok: true }))
  const tables = keep === undefined ? null : await online(server, keep, limits, notices, { now, newSecret })
  await server.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', caching(path.replaceAll('\\', '/')))
    },
  })
  server.setNotFoundHandler(async ({ url }, reply) => {
    if (url.startsWith('/api/')) await reply.code(404).send(sentAs(refuse('bad-message', 'there is no such request')))
    else await reply.code(404).type('text/plain').send('not found')
  })
  const address = await server.listen({ host, port })
  return { address, forget: () => tables !== null && forget(tables, 0), close: () => server.close() }
}

/** Tables over the network: requests, sockets, and what must happen from time to time. */
async function online(server: FastifyInstance, keep: Where, limits: Limits, { page, smtp, from }: NoticeOptions, ways: Ways): Promise<Tables> {
  const metrics = openMetrics()
  const store = await openStore(keep, (ms) => metrics.took('tollan_database_seconds', ms))
  const guests = await openGuests(store)
  const fault = (error: unknown): void => {
    metrics.count('tollan_faults_total')
    server.log.error(error)
  }
  const tables = openTables(store, { ...ways, fault, onThought: (ms) => metrics.took('tollan_thought_seconds', ms) })
  tables.onlookers.tell = () => tellOnlookers(tables)
  const messages = buckets(limits.messages, tables.now)
  const talk = buckets(limits.talk, tables.now)
  const lines = new Set<Attended>()
  const doors = turnstile(limits.sockets)
  let closing = false
  server.addHook('onResponse', async (_request, reply) => metrics.count('tollan_requests_total', String(reply.statusCode)))
  server.get('/readyz', async (_request, reply) => (!closing && (await isReady(store).catch(() => false)) ? { ok: true } : reply.code(503).send({ ok: false })))
  server.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound() // figures are nothing for whoever comes through the proxy
    const rooms = [...tables.live.values()].filter(({ room }) => room !== null).length
    return reply.type('text/plain; version=0.0.4').send(metrics.text({ tollan_sockets: lines.size, tollan_tables: tables.live.size, tollan_rooms: rooms, tollan_queue: tables.turns.size, tollan_thoughts: tables.thinking.size }))
  })
  const keys = await pushKeys(store)
  const mail = smtp === undefined ? null : await openMail(smtp, from ?? NO_REPLY)
  const by: Deliver = { push: pushing(keys, page ?? `mailto:${from ?? NO_REPLY}`), mail: mail?.send ?? null, page: page ?? null, fault }
  await api(server, tables, guests, limits, { pushKey: keys.publicKey, mail, page: page ?? null })
  await server.register(websocket, {
    options: { maxPayload: FRAME_BYTES },
    // what has been said is done and answered before the line ends; pages come back to another process, or to this one's successor
    preClose: (done) => {
      closing = true
      void Promise.allSettled([...lines].map((line) => line.drain())).then(() => server.websocketServer.close(() => done()))
    },
  })
  server.get<{ readonly Querystring: { readonly v?: string } }>('/socket', {
    websocket: true,
    preValidation: async (request, reply) => {
      if (!isSameOrigin(request) || guestOf(guests, request.cookies[COOKIE]) === null) await reply.code(403).send()
    },
  }, (socket, request) => {
    const guest = guestOf(guests, request.cookies[COOKIE]) ?? ''
    const { ip } = request // the request itself must not live as long as its line
    if (!doors.enter(guest, ip)) return socket.close(TOO_MANY, 'too many pages are open')
    socket.on('close', () => doors.leave(guest, ip))
    let alive = true
    socket.on('pong', () => (alive = true))
    const ping = setInterval(() => {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, PING_MS)
    socket.on('close', () => clearInterval(ping))
    const line = attend({ tables, guest, messages, talk, mostWaiting: limits.waiting, fault, metrics }, socket, request.socket, Number(request.query.v))
    lines.add(line)
    socket.on('close', () => lines.delete(line))
  })
  const tidy = setInterval(() => forget(tables, IDLE_MS), IDLE_MS / 5)
  const asleep = everySecond(async () => {
    await ringClocks(tables)
    await resumeThoughts(tables)
    await sendNotices(tables, by)
  }, fault)
  server.addHook('onClose', async () => {
    clearInterval(tidy)
    await asleep()
    mail?.close()
    metrics.close()
    await tables.minds.close()
    await tables.presence.close()
    await Promise.all(tables.turns.values())
    await closeStore(store)
  })
  return tables
}
