import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Manifest {
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string; readonly label: string }[]
  readonly shortcuts: readonly { readonly name: string; readonly name_localized: Readonly<Record<string, string>>; readonly url: string }[]
}
const root = new URL('../../../', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('public/manifest.webmanifest', root), 'utf8')) as Manifest

/** Width and height as a PNG tells them. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(`../../docs${path}`, root))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('the manifest', () => {
  it('shows pictures for a phone and a computer, of the sizes it says', () => {
    expect(manifest.screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide'])
    for (const { src, sizes, label } of manifest.screenshots) {
      expect(sizeOf(src)).toBe(sizes)
      expect(label).not.toBe('')
    }
  })

  it('has a way to the last game, in every language', () => {
    const [shortcut] = manifest.shortcuts
    expect(shortcut).toMatchObject({ name: 'Continue', url: '/#/continue' })
    expect(Object.keys(shortcut?.name_localized ?? {})).toEqual(['pl', 'hu', 'ru'])
  })
})
