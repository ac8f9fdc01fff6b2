import { describe, expect, it, vi } from 'vitest'
import type { GameWords } from '../../../shell/look.ts'
import { icon } from '../../../shell/icons/token.ts'
import { spoken } from './spoken.ts'

vi.mock('../../../i18n/language.svelte.ts', () => ({ t: (key: string) => key }))

const words = { name: (id: string) => id, seat: (seat: number) => `Player ${seat + 1}` } as unknown as GameWords

describe('an icon row in words', () => {
  it('says once that something is paid, whether its token has a sign or not', () => {
    expect(spoken([icon('cocoa', '−1', 'cost'), icon('wood', '2', 'cost'), icon('stone', '0–2', 'cost')], words)).toBe('−1 cocoa, −2 wood, 0…−2 stone')
  })
})
