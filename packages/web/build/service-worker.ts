// Writes the service worker with the list of built files and a version made of their contents: same files, same version.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURES } from './pictures.ts'
import { type Plugin, transformWithOxc } from 'vite'

const NAME = 'service-worker.js'
const KEPT = /\.(html|js|css|svg|png|woff2|webmanifest)$/

/** Paths of a folder from its root, with slashes, in order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => KEPT.test(name) && name !== NAME && !name.startsWith(PICTURES) && statSync(join(folder, name)).isFile())
    .sort()

export function serviceWorker(source: string, folder: string): Plugin {
  return {
    name: 'tollan-service-worker',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const names = filesIn(folder)
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false })
        const hash = createHash('sha256').update(code)
        for (const name of names) hash.update(name).update(readFileSync(join(folder, name)))
        const version = hash.digest('hex').slice(0, 12)
        const paths = names.map((name) => (name === 'index.html' ? '/' : `/${name}`))
        writeFileSync(join(folder, NAME), `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(paths)}\n${code}`)
      },
    },
  }
}
