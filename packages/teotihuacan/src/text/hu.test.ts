import { type GameEvent, packed } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { packCost } from '../rules.ts'
import { createWords } from './describe.ts'
import { object } from './hu/forms.ts'
import { hungarian } from './hu.ts'
import { describeOutcome } from './outcome.ts'

// What every language has to do, over random games, is in languages.test.ts.

const words = createWords(hungarian)
const { name, effect } = words.names

describe('Hungarian words', () => {
  it('phrases tiles from their effects', () => {
    expect(name('disc-cocoa-4-a')).toBe('4 kakaó')
    expect(name('disc-temple-any-b')).toBe('1 lépés egy tetszőleges templomon')
    expect(name('mask-3-a')).toBe('3-as maszk')
    expect(name('bonus-technologies')).toBe('5 GYP technológiánként')
    expect(effect('royal-a-04')).toBe('2 GYP technológiánként, legfeljebb annyiszor, amennyi a munkás ereje')
    expect(effect('royal-b-02')).toBe('legfeljebb annyiszor, amennyi a munkás ereje: 1 kakaóért 1 fa és 1 kő')
    expect(effect('royal-c-01')).toBe('annyi kakaó, amennyi a munkás ereje plusz 1')
    expect(effect('start-07')).toBe('egy ingyenes technológia és 2 tetszőleges nyersanyag')
    expect(words.answer('take:disc-cocoa-4-a')).toBe('Vedd el a „4 kakaó” felfedezéslapkát (ára: 1 arany)')
    expect(words.answer('gain:2-wood+1-gold')).toBe('Vegyél el 2 fát és 1 aranyat')
    expect(words.answer('move:worker-0-0')).toBe('Mozgasd a munkást')
    expect(words.event({ type: 'move', rule: 'TEO-MOVE-01', seat: 0, worker: 'worker-0-1', board: 'forest', power: 2 })).toBe(
      '1. játékos: a 2 erejű munkás az Erdőbe lép',
    )
  })

  it('phrases packed prices', () => {
    expect(words.reason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('Ezt a szintet nem tudod kifizetni: az ára 1 fa és 2 kő')
    expect(words.reason('repeat-cost', packCost({ cocoa: 1, 'any-resource': 1 }))).toContain('1 kakaó és 1 tetszőleges nyersanyag')
    expect(words.reason('tile-would-block-action', packed(1, 1))).toContain('1 fa')
    expect(words.reason('fee-needs-cocoa', 3, 1)).toBe('A fő akcióhoz 3 kakaó kell, neked 1 van')
  })

  it('leaves the choosing seat out of an outcome', () => {
    const gain: GameEvent = { type: 'gain', rule: 'TEO-COCOA-02', seat: 0, what: 'cocoa', n: 3 }
    expect(describeOutcome(words, 0, 'collect-cocoa', [gain])).toBe('3 kakaót kap')
    expect(describeOutcome(words, 1, 'collect-cocoa', [gain])).toBe('1. játékos: 3 kakaót kap')
  })
})

it('makes objects of Hungarian names', () => {
  const names = ['munkás', 'közös munkás', '3-as technológia', '7-es kezdőlapka (Alkímia és Építkezés)', '3-as maszk', 'A4-es királylapka']
  expect(names.map(object)).toEqual([
    'munkást', 'közös munkást', '3-as technológiát', '7-es kezdőlapkát (Alkímia és Építkezés)', '3-as maszkot', 'A4-es királylapkát',
  ])
})
