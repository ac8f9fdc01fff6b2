// tollan serve: the web application and the tables people play at over the network.
import { join } from 'node:path'
import { openServer } from '@tollan/server'
import { complain, oneLine } from './complaint.ts'
import { dataFolder } from './data-folder.ts'
import type { Command } from './dispatch.ts'
import { parse, textOf, wholeNumber } from './options.ts'
import { print } from './print.ts'
import { root } from './root.ts'

const DEFAULT_PORT = '8080'
const DEFAULT_HOST = 'localhost'
const MOST_PORT = 65_535

const usage = `usage: tollan serve [options]
  --port N      the port to listen on (PORT, else ${DEFAULT_PORT}); 0 picks a free one
  --host NAME   the name or address to listen on (HOST, else ${DEFAULT_HOST}); 0.0.0.0 for the whole network
  --data DIR    the folder where tables are kept (TOLLAN_DATA, else data/ beside the project)
Serves the application that npm run build made, until it is interrupted. With DATABASE_URL tables are kept in PostgreSQL,
and any number of processes may serve them together. docs/operations.md lists everything that can be set.`

/** A variable that is set to nothing is not set. */
const set = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

const stopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })

export const serve: Command = {
  usage,
  async run(argv) {
    const parsed = parse('serve', argv, { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } })
    const port = wholeNumber(textOf(parsed, 'port') ?? process.env['PORT'] ?? DEFAULT_PORT, 'the port', 0, MOST_PORT)
    const host = textOf(parsed, 'host') ?? process.env['HOST'] ?? DEFAULT_HOST
    const folder = join(root, 'packages', 'web', 'dist')
    const keep = { url: process.env['DATABASE_URL'], folder: dataFolder(textOf(parsed, 'data')) }
    const { TOLLAN_LOG: level = 'warn', TOLLAN_PROXY: proxy, TOLLAN_PAGE: page, SMTP_URL: smtp, SMTP_FROM: from } = process.env
    const server = await openServer({ folder, host, port, keep, log: { level }, proxy: proxy === '1', notices: { page: set(page)?.replace(/\/$/, ''), smtp: set(smtp), from: set(from) } }).catch((error: unknown) => complain(oneLine(error)))
    print(`Tollan is at ${server.address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`)
    await stopped()
    await server.close()
    return 0
  },
}
