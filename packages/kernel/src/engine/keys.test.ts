import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { argumentOf, createKeyring, verbOf } from './keys.ts'

function ring() {
  const keys = createKeyring()
  const pick = keys.list('pick', ['red', 'blue', 'a:b'])
  const done = keys.list('done', [''])
  const pay = keys.count('pay', 1000)
  const pair = keys.custom('pair', (a) => `${a & 63}+${a >> 6}`, (text) => {
    const [, x, y] = /^(\d+)\+(\d+)$/.exec(text) ?? []
    return x === undefined ? -1 : Number(x) | (Number(y) << 6)
  }, '3+5')
  return { keys, pick, done, pay, pair }
}

describe('keys', () => {
  it('name a verb and its argument; an empty argument leaves the verb alone', () => {
    const { keys, pick, done, pay, pair } = ring()
    const answers = [pick | 1, done, pay | 12, pair | 3 | (5 << 6)]
    expect(answers.map(keys.format)).toEqual(['pick:blue', 'done', 'pay:12', 'pair:3+5'])
  })

  it('say what can stand behind the colon', () => {
    expect(ring().keys.verbs.map(({ examples }) => examples)).toEqual([['red', 'blue', 'a:b'], [''], ['0', '999'], ['3+5']])
  })

  it('parse back to their answer', () => {
    const { keys, pick, done, pay } = ring()
    const code = fc.oneof(fc.constantFrom(pick, pick | 1, pick | 2, done), fc.nat(999).map((n) => pay | n))
    fc.assert(fc.property(code, (answer) => keys.parse(keys.format(answer)) === answer))
  })

  it('split an answer into the verb and argument it was made of', () => {
    const { pay } = ring()
    expect([verbOf(pay | 77), argumentOf(pay | 77)]).toEqual([2, 77])
  })

  it.each([
    '', ':', 'nope', 'pick', 'pick:', 'pick:green', 'pick:?0', 'pay:1000', 'pay:-1', 'pay:1.0', 'pay:1e2', 'pay:', 'pay: 1', 'PAY:1',
    'done:x', '__proto__', 'constructor:x',
  ])('do not include %j', (text) => expect(ring().keys.parse(text)).toBe(-1))

  it('have exactly one spelling', () => {
    const { keys } = ring()
    for (const text of ['done:', 'pay:007', 'pair:03+5']) expect(keys.parse(text), text).toBe(-1)
  })

  it('refuse a verb declared twice', () => {
    const { keys } = ring()
    expect(() => keys.count('pick', 3)).toThrow('verb pick declared twice')
  })

  it('say so when an answer has no verb', () => {
    expect(() => ring().keys.format(99 << 24)).toThrow('has no verb')
  })

  it('work for two hundred verbs, beyond the sign bit', () => {
    const keys = createKeyring()
    const verbs = Array.from({ length: 200 }, (_, i) => keys.count(`verb-${i}`, 100))
    for (const [i, verb] of verbs.entries()) {
      expect(keys.format(verb | 42)).toBe(`verb-${i}:42`)
      expect(keys.parse(`verb-${i}:42`)).toBe(verb | 42)
      expect([verbOf(verb | 42), argumentOf(verb | 42)]).toEqual([i, 42])
    }
  })
})
