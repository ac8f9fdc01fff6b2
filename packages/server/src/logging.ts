// Structured logs, one JSON object per line, without anything that should stay secret: no cookies, no addresses, no tokens in
// paths, no values of queries.
import type { FastifyServerOptions } from 'fastify'

interface Known {
  readonly method?: string
  readonly routeOptions?: { readonly url?: string | undefined }
}

export interface LogOptions {
  readonly level: string
  /** Where lines go; without it to the error output. */
  readonly to?: { write(line: string): void }
}

export const logging = ({ level, to }: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  stream: to ?? process.stderr,
  serializers: {
    // the pattern of a route, never the path: it may hold a token
    req: (request: Known) => ({ method: request.method ?? '?', route: request.routeOptions?.url ?? '?' }),
    res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
    err: (error: Error & { readonly code?: string }) => ({ type: error.name, code: error.code ?? '', message: error.message, stack: error.stack ?? '' }),
  },
})
