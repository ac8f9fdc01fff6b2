import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { pictures } from './build/pictures.ts'
import { ruleBooks } from './build/rule-book.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sprite } from './build/sprite.ts'

const here = import.meta.dirname

// Steps of procedures are known by the names of their functions: games would not survive a build that renames them.
const keepNames = true

export default defineConfig({
  root: here,
  plugins: [
    svelte(),
    sprite(join(here, 'src/art/icons.svg')),
    ruleBooks(join(here, '..')),
    pictures(join(here, '../../docs/pictures'), ['phone.png', 'table.png']),
    serviceWorker(join(here, 'src/shell/offline/service-worker.ts'), join(here, 'dist')),
    compress(join(here, 'dist')),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { output: { keepNames } } },
  worker: { format: 'es', rolldownOptions: { output: { keepNames } } },
})
