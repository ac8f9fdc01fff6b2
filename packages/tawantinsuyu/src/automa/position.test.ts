// Axomamma's board in hand-made positions: what is named, what is laid without a name, and sentences for mistakes.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const boardOf = (axomamma: object | undefined, workers: string[] = ['warrior', 'priest'], players = 1) =>
  table({ players, position: { ...(axomamma === undefined ? {} : { axomamma }), seats: [{}, { workers }] } }).summary().axomamma

const start = {
  'axo-token-1a': 'axo-middle-1', 'axo-token-1b': 'axo-bottom-1', 'axo-token-2a': 'axo-top-2', 'axo-token-2b': 'axo-middle-2',
  'axo-token-2c': 'axo-bottom-2', 'axo-token-3a': 'axo-top-4', 'axo-token-3b': 'axo-middle-5', 'axo-token-4': 'axo-top-1',
}

describe('her board in a position', () => {
  it('TAW-SOLO-08 TAW-SOLO-09 without a name: the first four God cards, tokens on their start spaces, no Personality', () => {
    const usual = { tucked: [1, 2, 3, 4].map((n) => `god-spiral-${n}`), gods: Array.from({ length: 4 }, () => 'spiral'), tokens: start, personality: null, oldest: null }
    for (const axomamma of [undefined, {}]) expect(boardOf(axomamma)).toEqual(usual)
    expect(table({ players: 1, position: { offer: ['god-spiral-1', 'god-spiral-3'] } }).summary().axomamma?.tucked).toEqual([2, 4, 5, 6].map((n) => `god-spiral-${n}`))
  })

  it('TAW-SOLO-39 a single Worker is the oldest, of two the one that is named', () => {
    expect([boardOf({}, [])?.oldest, boardOf({}, ['architect'])?.oldest, boardOf({ oldest: 'priest' })?.oldest, boardOf({ oldest: 'warrior' })?.oldest]).toEqual([null, 'architect', 'priest', 'warrior'])
  })

  it('TAW-SOLO-02 TAW-SOLO-09 TAW-SOLO-11 what is named lies where it is named, a missing card leaves its slot empty', () => {
    const board = boardOf({ tucked: ['god-cross-7', null, 'god-spiral-1'], tokens: { 'axo-token-4': 'axo-top-5', 'axo-token-1b': 'axo-bottom-3' }, personality: 'personality-building' })
    expect(board).toMatchObject({
      tucked: ['god-cross-7', null, 'god-spiral-1', null], gods: ['cross', null, 'spiral', null], personality: 'personality-building',
      tokens: { ...start, 'axo-token-4': 'axo-top-5', 'axo-token-1b': 'axo-bottom-3' },
    })
  })

  it.each([
    [{ tucked: ['god-cross-1', null, null, null, null] }, 'axomamma.tucked has 4 slots, not 5'],
    [{ tokens: { 'axo-token-4': 'axo-middle-1' } }, 'axomamma.tokens.axo-token-4: there is no "axo-middle-1"'],
    [{ tokens: { 'axo-token-5': 'axo-top-1' } }, 'axomamma.tokens: there is no "axo-token-5"'],
    [{ oldest: 'courier' }, 'axomamma.oldest: name the courier in seats[1].workers'],
    [{ worker: 'priest' }, 'axomamma has no field "worker"; known are tucked, tokens, personality, oldest'],
  ])('TAW-SOLO-02 %j is refused', (axomamma, message) => {
    expect(() => boardOf(axomamma)).toThrow(message)
  })

  it('TAW-SOLO-01 only a solo game has her board', () => {
    expect(boardOf(undefined, [], 2)).toBe(undefined)
    expect(() => boardOf({}, [], 2)).toThrow('position has no field "axomamma"')
  })
})
