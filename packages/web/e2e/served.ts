// The application served by `tollan serve` on a free port, in a process of its own, for tools outside the test runner.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Served {
  readonly address: string
  stop(): void
}

const MOST_MS = 20_000

export function serve(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'tollan-served-')) // tables of a tool are not those of whoever plays here
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/src/main.ts'), 'serve', '--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error('the server did not start')), MOST_MS)
    child.once('exit', () => failed(new Error('the server stopped')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const address = /http:\/\/\S+/.exec(text)?.[0]
      if (address === undefined) return
      clearTimeout(late)
      done({ address, stop })
    })
  })
}
