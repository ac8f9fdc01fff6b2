// A server in a process of its own, for tests that kill it: node serve.ts FILES PORT FOLDER, with DATABASE_URL if there is one.
import { openServer } from '../server.ts'
import { boundless } from './boundless.ts'
import { knownSecrets } from './known-secrets.ts'

const [folder = '', port = '0', data = ''] = process.argv.slice(2)
const url = process.env['DATABASE_URL']
const server = await openServer({ folder, host: '127.0.0.1', port: Number(port), keep: { folder: data, ...(url === undefined ? {} : { url }) }, limits: boundless, newSecret: knownSecrets() })
process.send?.(server.address)
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
// for measurements: how much memory is used, and how much when nothing has happened for long
process.on('message', (what) => {
  if (what === 'forget') server.forget()
  globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
