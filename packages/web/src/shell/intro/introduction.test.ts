import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Introduction, introduced, meet, newTo } from './introduction.ts'

const page: Introduction = { icon: 'vp', title: 'app.close', points: [], rule: 'X-1' }
const all = { one: page, two: page, three: page }

describe('what is new with a module', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  })

  it('is told once on a device, module by module', () => {
    expect(newTo('game', all, ['two', 'one', 'unknown'])).toEqual(['one', 'two'])
    meet('game', ['one'])
    expect(newTo('game', all, ['two', 'one'])).toEqual(['two'])
    meet('game', ['two'])
    expect(newTo('game', all, ['two', 'one'])).toEqual([])
    expect(newTo('another', all, ['one'])).toEqual(['one'])
  })

  it('can be read again', () => {
    meet('game', ['one'])
    expect(introduced(all, ['one', 'three'])).toEqual(['one', 'three'])
  })

  it('is told where the storage is closed or spoilt', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('closed') }, setItem: () => { throw new Error('closed') } })
    meet('game', ['one'])
    expect(newTo('game', all, ['one'])).toEqual(['one'])
    vi.stubGlobal('localStorage', { getItem: () => '{"one":1}', setItem: () => {} })
    expect(newTo('game', all, ['one'])).toEqual(['one'])
  })
})
