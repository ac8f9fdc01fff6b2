// Dockerfile and compose file say what really works: their commands run here, without a container engine.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freshFolder } from './testing.ts'
import { root } from './root.ts'

const docker = readFileSync(join(root, 'Dockerfile'), 'utf8')
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
const proxy = readFileSync(join(root, 'Caddyfile'), 'utf8')
const last = docker.slice(docker.lastIndexOf('\nFROM '))
const listOf = (word: string): string[] => JSON.parse(new RegExp(`^${word} (?:CMD )?(\\[.*\\])$`, 'm').exec(last)?.[1] ?? '[]') as string[]
const env = Object.fromEntries([...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, all = '']) => all.split(' ').map((pair) => pair.split('=') as [string, string])))

const node = ([command = '', ...rest]: string[], more: NodeJS.ProcessEnv): ChildProcess => {
  expect(command).toBe('node')
  return spawn(process.execPath, rest, { cwd: root, env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] })
}
const exitOf = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.once('exit', done))

it('builds with steps that exist, from the files that are copied', () => {
  const steps = [...docker.matchAll(/^RUN (.*)$/gm)].map(([, step = '']) => step)
  for (const step of steps) for (const [file] of step.matchAll(/\S+\.(ts|mjs)\b/g)) expect(existsSync(join(root, file)), file).toBe(true)
  expect(steps).toContain('npm ci')
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter((line) => line !== '')
  for (const needed of ['packages', 'package-lock.json', 'tools', 'Caddyfile']) expect(ignored).not.toContain(needed)
})

it.skipIf(!existsSync(join(root, 'packages', 'web', 'dist', 'index.html')))('the command of the image serves and ends well, its health check sees it', async () => {
  const server = node(listOf('CMD'), { ...env, HOST: '127.0.0.1', PORT: '0', TOLLAN_DATA: freshFolder(), TOLLAN_PROXY: '1', SMTP_URL: '', TOLLAN_PAGE: 'https://tollan.example' })
  const address = await new Promise<string>((done, failed) => {
    let said = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec((said += text))?.[0]
      if (found !== undefined) done(found)
    })
    server.once('exit', (code) => failed(new Error(`it ended with ${code}`)))
  })
  const check = listOf('HEALTHCHECK').map((part) => part.replace('http://127.0.0.1:8080', address))
  expect(check.join(' ')).toContain(address)
  expect(await exitOf(node(check, {}))).toBe(0)
  expect((await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404)
  const gone = exitOf(server)
  server.kill('SIGTERM')
  expect(await gone).toBe(0)
  expect(await exitOf(node(check, {}))).toBe(1)
})

it('compose sets only what the server reads, and the proxy finds it', () => {
  const read = readFileSync(join(root, 'packages', 'cli', 'src', 'serve.ts'), 'utf8')
  const service = compose.slice(compose.indexOf('  tollan:'), compose.indexOf('  database:'))
  const variables = [...service.slice(service.indexOf('environment:'), service.indexOf('depends_on:')).matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(variables).toContain('DATABASE_URL')
  for (const name of [...variables, ...Object.keys(env)]) expect(read + readFileSync(join(root, 'packages', 'cli', 'src', 'data-folder.ts'), 'utf8'), name).toContain(name)
  expect(proxy).toContain(`tollan:${env['PORT']}`)
  expect(docker).toContain(`EXPOSE ${env['PORT']}`)
  expect(proxy).toContain('respond /metrics 404')
})
