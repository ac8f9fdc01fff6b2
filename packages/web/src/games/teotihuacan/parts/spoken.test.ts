import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { phrase, type Values } from '../../../i18n/message.ts'
import type { GameWords } from '../../../shell/look.ts'
import { icon } from '../../../shell/icons/token.ts'
import { en } from '../i18n/en.ts'

// loaded anew: test files share modules, and another one may have put other words in their place
const LANGUAGE = '../../../i18n/language.svelte.ts'
let spoken: typeof import('./spoken.ts').spoken
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(LANGUAGE, () => ({ t: (key: keyof typeof en, values?: Values) => phrase('en', en[key] ?? key, values) }))
  ;({ spoken } = await import('./spoken.ts'))
})
afterAll(() => {
  vi.doUnmock(LANGUAGE)
  vi.resetModules()
})

const words = { name: (id: string) => id, seat: (seat: number) => `Player ${seat + 1}` } as unknown as GameWords

describe('an icon row in words', () => {
  it('says once that something is paid, whether its token has a sign or not', () => {
    expect(spoken([icon('cocoa', '−1', 'cost'), icon('wood', '2', 'cost'), icon('stone', '0–2', 'cost')], words)).toBe('−1 cocoa, −2 wood, 0 to −2 stone')
  })

  it('says ranges in words', () => {
    expect(spoken([icon('wood', '1–3'), icon('vp', '0–2')], words)).toBe('1 to 3 wood, 0 to 2 points')
    expect(spoken([icon('vp', '+0–3')], words)).toBe('0 to 3 points')
  })

  it('says one point and several points', () => {
    expect(spoken([icon('vp', '1'), icon('vp', '4'), icon('vp', '−1', 'cost'), icon('vp', '−3', 'cost')], words)).toBe('1 point, 4 points, −1 point, −3 points')
  })
})
