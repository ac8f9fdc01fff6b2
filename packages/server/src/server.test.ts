import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tollan-server-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tollan</title>')
writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export const plain = true')
writeFileSync(join(folder, 'assets', 'index-abc.js.br'), brotliCompressSync('export const plain = true'))
const server = await openServer({ folder, host: '127.0.0.1', port: 0 })

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('the page is asked for anew, assets are kept for ever, both guarded', async () => {
  const page = await fetch(`${server.address}/`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('cross-origin-embedder-policy'), 'memory may be shared with the thread that thinks').toBe('require-corp')
  const asset = await fetch(`${server.address}/assets/index-abc.js`, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(await asset.text()).toBe('export const plain = true')
})

test('health, and nothing beside the folder', async () => {
  expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ ok: true })
  expect((await fetch(`${server.address}/absent.js`)).status).toBe(404)
  expect((await fetch(`${server.address}/..%2f..%2fetc/passwd`)).status).toBeGreaterThanOrEqual(400)
})

test('a folder without a build is refused in words', async () => {
  await expect(openServer({ folder: join(folder, 'assets'), host: '127.0.0.1', port: 0 })).rejects.toThrow('npm run build')
})
