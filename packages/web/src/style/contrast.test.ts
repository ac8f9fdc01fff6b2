// WCAG 2.2 AA from the token file itself: text 4.5, graphics and frames 3, in both themes.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Tokens of a theme that are plain colours; the light theme changes what the dark one set. */
function palette(theme: 'dark' | 'light'): ReadonlyMap<string, string> {
  const blocks = css.split('}').filter((block) => block.includes(':root') || block.includes(`[data-theme='${theme}']`))
  return new Map(blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{3,6})\s*;/g)].map(([, name = '', hex = '']) => [name, hex] as const)))
}

const channels = (hex: string): number[] => (hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : (hex.slice(1).match(/../g) ?? [])).map((part) => Number.parseInt(part, 16) / 255)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const TEXT = 4.5
const GRAPHICS = 3
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['bg', 'ground', 'panel', 'panel-2', 'stone'].flatMap((ground) => [['ink', ground, TEXT], ['ink-2', ground, TEXT]] as const),
  ['ink-3', 'panel', TEXT], ['ink-3', 'ground', TEXT],
  ['corn-ink', 'cornice', TEXT], ['corn-ink2', 'cornice', TEXT],
  ['maize-ink', 'maize', TEXT], ['ink', 'maize-wash', TEXT], ['maize', 'panel', GRAPHICS], ['maize', 'stone', GRAPHICS], ['maize', 'ground', GRAPHICS],
  ['good', 'panel', TEXT], ['bad', 'panel', TEXT], ['bad', 'panel-2', TEXT], ['good', 'panel-2', TEXT], ['bad', 'maize-wash', TEXT],
  ['turquoise', 'panel', GRAPHICS], ['ink', 'turq-wash', TEXT],
  ['tile-ink', 'tile', TEXT],
  ...['red', 'green', 'blue'].flatMap((temple) => [[`${temple}-t`, 'panel', TEXT], ['ink', `${temple}-w`, TEXT], [temple, 'panel', GRAPHICS]] as const),
  ...[0, 1, 2, 3, 4].map((level) => [`l${level}i`, `l${level}`, GRAPHICS] as const),
]

describe('contrast', () => {
  it('is computed as WCAG computes it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  for (const theme of ['dark', 'light'] as const)
    it.each(pairs)(`${theme}: %s on %s is at least %d`, (ink, ground, least) => {
      const colours = palette(theme)
      const [a, b] = [colours.get(ink), colours.get(ground)]
      if (a === undefined || b === undefined) throw new Error(`no plain colour ${ink} or ${ground}`)
      expect(contrast(a, b)).toBeGreaterThanOrEqual(least)
    })
})
