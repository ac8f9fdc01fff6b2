import type { Tableau } from '@tollan/teotihuacan'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { phrase, type Values } from '../../i18n/message.ts'
import { en } from './i18n/en.ts'
import { teotihuacanWords } from './words.ts'

// loaded anew: test files share modules, and another one may have put other words in their place
const LANGUAGE = '../../i18n/language.svelte.ts'
let inPlace: typeof import('./in-place.ts').inPlace
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(LANGUAGE, () => ({ t: (key: keyof typeof en, values?: Values) => phrase('en', en[key], values) }))
  ;({ inPlace } = await import('./in-place.ts'))
})
afterAll(() => {
  vi.doUnmock(LANGUAGE)
  vi.resetModules()
})

const options = { players: 2, modules: ['m6', 'm8'], settings: {} }
const tableau = {
  viewer: 0,
  boards: ['palace', 'forest', 'stone-quarry', 'gold-deposits', 'alchemy', 'nobles', 'decorations', 'construction'].map((id) => ({ id })),
  seats: [],
} as unknown as Tableau

const told = { type: 'shaman-placed', rule: 'M8-01', seat: 0, space: 'altar-4-5-to-5' }

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('words that depend on the table', () => {
  it('name an altar by its boards, in sentences too', async () => {
    const words = inPlace(await teotihuacanWords('en', options), () => tableau, options)
    expect(words.name('altar-4-5-to-5')).toBe('Alchemy / Gold Deposits')
    expect(plain(words.event(told))).toBe('The shaman of Player 1 goes to the altar Alchemy / Gold Deposits')
  })

  it('say which of two equal dice acts', async () => {
    const worker = (n: number) => ({ id: `worker-0-${n}`, power: 2, place: 'forest', board: 'forest', locked: false })
    const two = { ...tableau, seats: [{ workers: [worker(0), worker(1)] }], moving: { worker: 'worker-0-1', second: null } } as unknown as Tableau
    const words = inPlace(await teotihuacanWords('en', options), () => two, options)
    expect(['worker-0-0', 'worker-0-1'].map((id) => plain(words.answer(`power-up:${id}`)))).toEqual(['Power up: die of power 2, Forest', 'Power up: die of power 2, Forest, acting'])
  })

  it('say the numbers of places as long as no boards lie there', async () => {
    const words = inPlace(await teotihuacanWords('en', options), () => ({ ...tableau, boards: [] }), options)
    expect(plain(words.event(told))).toContain('places 4 and 5')
  })
})
