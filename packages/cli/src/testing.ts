// Runs the real command as a child process.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export function tollan(args: readonly string[], options: { readonly input?: string; readonly cwd?: string } = {}): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [main, ...args], { cwd: options.cwd ?? tmpdir(), stdio: ['pipe', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString('utf8')))
    child.stderr.on('data', (part: Buffer) => (err += part.toString('utf8')))
    child.stdin.on('error', () => {}) // the command may end before it has read everything
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? -1, out, err }))
    child.stdin.end(options.input ?? '')
  })
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'tollan-cli-'))

/** One clear line, no stack trace. */
export const isClearError = ({ err }: Ran): boolean => /^tollan: [^\n]+\n$/.test(err) && !/^\s+at |internal error|undefined/m.test(err)
