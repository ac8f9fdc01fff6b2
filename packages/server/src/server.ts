// Serves the built web application: files, caching, security headers, a health route. It knows no game.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import fastify from 'fastify'

export interface ServerOptions {
  /** The folder of the built application. */
  readonly folder: string
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
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

export async function openServer({ folder, host, port }: ServerOptions): Promise<OpenServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no built application in ${folder}; npm run build makes one`)
  const server = fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(security)
  })
  server.get('/healthz', async () => ({ ok: true }))
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
