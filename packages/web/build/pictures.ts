// Pictures of the documents that the application shows before it is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where they are in the build; nobody who plays needs them, so they are not kept on the device. */
export const PICTURES = 'pictures/'

export const pictures = (folder: string, names: readonly string[]): Plugin => ({
  name: 'tollan-pictures',
  apply: 'build',
  generateBundle() {
    for (const name of names) this.emitFile({ type: 'asset', fileName: PICTURES + name, source: readFileSync(join(folder, name)) })
  },
})
