// Every sound, rendered to samples: loud enough to be heard beside the others, never clipping, no click at either end, and each its own.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './table-page.ts'

test.skip(({ isMobile }) => isMobile, 'the same samples everywhere')

/** The source as a script: what it plays goes into a context that renders without a loudspeaker. */
const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, '../src/shell/sound/sounds.ts'), 'utf8')).replaceAll(/^export /gm, '')

const names = ['dice', 'step', 'stone', 'eclipse', 'turn', 'triumph'] as const

test('sounds are balanced, clean and different', async ({ page }) => {
  const measured = await page.evaluate(async ({ script, tries }) => {
    const RATE = 44_100
    const found = []
    for (const wanted of tries) {
      const audio = new OfflineAudioContext(1, RATE * 4, RATE)
      Object.defineProperty(audio, 'state', { get: () => 'running' })
      const play = new Function('AudioContext', `${script}; return sound`)(function context() { return audio }) as (wanted: readonly string[]) => void
      play(wanted)
      const samples = (await audio.startRendering()).getChannelData(0)
      const last = samples.findLastIndex((one) => Math.abs(one) > 0.001)
      const crossings = samples.reduce((sum, one, i) => sum + (one * (samples[i - 1] ?? 0) < 0 ? 1 : 0), 0)
      found.push({
        peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0), // loudness at its loudest
        level: Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / (last + 1)),
        ms: Math.round((last / RATE) * 1000),
        pitch: Math.round(crossings / 2 / (last / RATE)),
        first: Math.abs(samples[0] ?? 1),
      })
    }
    return found
  }, { script, tries: [...names.map((name) => [name]), [...names]] })
  const all = measured.pop()
  expect(all?.peak).toBeLessThan(0.9) // everything at once does not clip
  const levels = measured.map(({ level }) => 20 * Math.log10(level))
  expect(Math.max(...levels) - Math.min(...levels), `levels in dB: ${levels.map(Math.round)}`).toBeLessThan(12)
  for (const [i, { peak, ms, first }] of measured.entries()) {
    expect(peak, names[i]).toBeGreaterThan(0.1)
    expect(peak, names[i]).toBeLessThan(0.7)
    expect(first, names[i]).toBeLessThan(0.001)
    expect(ms, names[i]).toBeGreaterThan(50)
    expect(ms, names[i]).toBeLessThan(3000)
  }
  // told apart by how long they last or how high they are
  for (const [i, a] of measured.entries())
    for (const b of measured.slice(i + 1)) expect(Math.max(a.ms / b.ms, b.ms / a.ms, a.pitch / b.pitch, b.pitch / a.pitch)).toBeGreaterThan(1.3)
})
