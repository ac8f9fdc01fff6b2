// `npm run shots [-- name...] [--size desktop|phone|middle|low|landscape|tablet] [--theme dark|light] [--out FOLDER]`: a picture of every screen.
// A name may be the beginning of several. Fails when a screen cannot be reached or the console is not silent.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browser } from '../e2e/browser.ts'
import { serve } from '../e2e/served.ts'
import { contactSheet } from './contact-sheet.ts'
import { type Screen, type Size, sizes, themes } from './screen.ts'
import { screens } from './screens.ts'
import { takeAll } from './take.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, theme: { type: 'string' }, out: { type: 'string' }, list: { type: 'boolean' } },
})

function oneOf<T extends string>(what: string, known: readonly T[], given: string | undefined): readonly T[] {
  const found = given === undefined ? known : known.filter((one) => one === given)
  if (found.length === 0) throw new Error(`there is no ${what} ${given}; known are ${known.join(', ')}`)
  return found
}

function named(name: string): readonly Screen[] {
  const exact = screens.filter((screen) => screen.name === name)
  const found = exact.length > 0 ? exact : screens.filter((screen) => screen.name.startsWith(name))
  if (found.length === 0) throw new Error(`there is no screen ${name}; known are ${screens.map((screen) => screen.name).join(', ')}`)
  return found
}

async function run(): Promise<number> {
  const wanted = positionals.length === 0 ? screens : [...new Set(positionals.flatMap(named))]
  if (values.list === true) {
    for (const { name } of wanted) console.log(name)
    return 0
  }
  const folder = values.out ?? join(import.meta.dirname, '../../../shots')
  const wish = { folder, themes: oneOf('theme', themes, values.theme) }
  const all = wanted === screens && values.size === undefined && values.theme === undefined
  if (all) rmSync(folder, { recursive: true, force: true }) // screens that are no more
  const began = performance.now()
  const [served, chrome] = await Promise.all([serve(), browser().then((options) => chromium.launch(options))])
  try {
    // one size beside the other: each waits mostly for its own page
    const taken = await Promise.all(
      oneOf('size', Object.keys(sizes) as Size[], values.size).map((size) => {
        const here = wanted.filter((screen) => (screen.sizes ?? ['desktop', 'phone']).includes(size))
        return takeAll(chrome, here, size, { ...wish, address: served.address })
      }),
    )
    const shots = taken.flatMap((one) => one.shots)
    const troubles = taken.flatMap((one) => one.troubles)
    writeFileSync(join(folder, 'index.html'), contactSheet(folder, screens))
    console.log(`\n${shots.length} pictures in ${Math.round((performance.now() - began) / 1000)} s: ${join(folder, 'index.html')}`)
    for (const { screen, size, what } of troubles) console.error(`FAILED ${screen} (${size})\n  ${what.join('\n  ')}`)
    return troubles.length === 0 && shots.length > 0 ? 0 : 1
  } finally {
    await chrome.close()
    served.stop()
  }
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
