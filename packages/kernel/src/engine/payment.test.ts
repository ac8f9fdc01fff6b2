import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, canPay, type Currency, eachPayment, packed, payPacked, refundPacked } from './payment.ts'

const KINDS = 5

const pack = (amounts: readonly number[]): number => amounts.reduce((sum, amount, kind) => sum | packed(kind, amount), 0)
const unpack = (way: number): number[] => Array.from({ length: KINDS }, (_, kind) => amountOf(way, kind))

/** Whether these pieces can be handed out so that each owed unit gets one that may pay for it. */
function matches(currency: Currency, owed: readonly number[], any: number, pieces: readonly number[]): boolean {
  const wildFor = (kind: number): readonly number[] => currency.wild.find((w) => w.kind === kind)?.standsFor ?? []
  const kind = owed.findIndex((n) => n > 0)
  if (kind < 0 && any === 0) return pieces.every((n) => n === 0)
  for (let with_ = 0; with_ < KINDS; with_++) {
    if (pieces[with_] === 0) continue
    const fits =
      kind >= 0
        ? with_ === kind || wildFor(with_).includes(kind)
        : currency.anyOf.includes(with_) || wildFor(with_).some((stood) => currency.anyOf.includes(stood))
    if (!fits) continue
    const rest = pieces.map((n, i) => (i === with_ ? n - 1 : n))
    const less = owed.map((n, i) => (i === kind ? n - 1 : n))
    if (matches(currency, less, kind >= 0 ? any : any - 1, rest)) return true
  }
  return false
}

function bruteForce(currency: Currency, purse: readonly number[], owed: readonly number[], any: number): string[] {
  const total = owed.reduce((sum, n) => sum + n, any)
  const ways: string[] = []
  const search = (pieces: number[], left: number): void => {
    if (pieces.length === KINDS) {
      if (left === 0 && matches(currency, owed, any, pieces)) ways.push(pieces.join(' '))
      return
    }
    for (let n = 0; n <= Math.min(left, purse[pieces.length]); n++) search([...pieces, n], left - n)
  }
  search([], total)
  return ways.sort()
}

function agree(currency: Currency): void {
  const purses = fc.array(fc.nat(4), { minLength: KINDS, maxLength: KINDS })
  const owing = fc.array(fc.nat(2), { minLength: KINDS, maxLength: KINDS })
  fc.assert(
    fc.property(purses, owing, fc.nat(2), (purse, owed, any) => {
      const s = new Int32Array([99, ...purse, 99])
      const cost = pack([...owed, any])
      const ways: string[] = []
      eachPayment(currency, s, 1, cost, (way) => ways.push(unpack(way).join(' ')))
      expect(ways.toSorted(), `${purse} pays ${owed} and any ${any}`).toEqual(bruteForce(currency, purse, owed, any))
      expect(canPay(currency, s, 1, cost)).toBe(ways.length > 0)
      expect(Array.from(s)).toEqual([99, ...purse, 99])
    }),
    { numRuns: 150 },
  )
}

describe('every way to pay, and no other, is found', () => {
  it('without wild kinds', () => agree({ kinds: KINDS, anyOf: [1, 2, 3], wild: [] }))

  it('without kinds of choice', () => agree({ kinds: KINDS, anyOf: [], wild: [] }))

  it('with one wild kind for all kinds of choice', () =>
    agree({ kinds: KINDS, anyOf: [1, 2, 3], wild: [{ kind: 4, standsFor: [1, 2, 3] }] }))

  it('with a wild kind that is a kind of choice itself', () =>
    agree({ kinds: KINDS, anyOf: [1, 2, 3, 4], wild: [{ kind: 4, standsFor: [1, 2] }] }))

  it('with two wild kinds that stand for different kinds', () =>
    agree({ kinds: KINDS, anyOf: [0, 1, 2], wild: [{ kind: 3, standsFor: [0] }, { kind: 4, standsFor: [1, 2] }] }))

  it('with two wild kinds that overlap', () =>
    agree({ kinds: KINDS, anyOf: [0, 1, 2], wild: [{ kind: 3, standsFor: [0, 1] }, { kind: 4, standsFor: [0] }] }))

  it('with a wild kind for a kind that "any" does not include', () =>
    agree({ kinds: KINDS, anyOf: [1, 2], wild: [{ kind: 4, standsFor: [0, 1] }] }))

  it('with a wild kind that stands for no kind of choice and so cannot pay "any"', () =>
    agree({ kinds: KINDS, anyOf: [1, 2], wild: [{ kind: 4, standsFor: [0] }] }))
})

describe('payments', () => {
  it('offer each way once', () => {
    const ways: number[] = []
    const currency = { kinds: 3, anyOf: [0, 1], wild: [{ kind: 2, standsFor: [0, 1] }] }
    eachPayment(currency, new Int32Array([3, 3, 3]), 0, packed(3, 3), (way) => ways.push(way))
    expect(new Set(ways).size).toBe(ways.length)
    expect(ways).toHaveLength(10)
  })

  it('cost nothing when nothing is owed', () => {
    expect(canPay({ kinds: 2, anyOf: [], wild: [] }, new Int32Array(2), 0, 0)).toBe(true)
  })

  it('hold up to 15 of each of seven kinds and "any"', () => {
    const all = Array.from({ length: 8 }, (_, kind) => packed(kind, 15)).reduce((sum, n) => sum | n, 0)
    for (let kind = 0; kind < 8; kind++) expect(amountOf(all, kind)).toBe(15)
  })

  it('are taken back exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(15), { minLength: KINDS, maxLength: KINDS }), (amounts) => {
        const s = new Int32Array([7, 20, 20, 20, 20, 20, 7])
        payPacked(s, 1, KINDS, pack(amounts))
        expect(Array.from(s)).toEqual([7, ...amounts.map((n) => 20 - n), 7])
        refundPacked(s, 1, KINDS, pack(amounts))
        expect(Array.from(s)).toEqual([7, 20, 20, 20, 20, 20, 7])
      }),
    )
  })
})

describe('whether a price can be paid', () => {
  const currencies: readonly Currency[] = [
    { kinds: 4, anyOf: [1, 2], wild: [{ kind: 3, standsFor: [1, 2] }] },
    { kinds: 4, anyOf: [1, 2], wild: [{ kind: 3, standsFor: [0] }] },
    { kinds: 4, anyOf: [1, 2, 3], wild: [{ kind: 3, standsFor: [2] }], bundles: [{ kind: 3, pays: 0, upTo: 3 }] },
    { kinds: 4, anyOf: [1, 2], wild: [{ kind: 3, standsFor: [1, 2] }], bundles: [{ kind: 3, pays: 0, upTo: 2 }] },
  ]
  it.each(currencies.map((currency, i) => [i, currency] as const))('is what listing the ways says, currency %i', (_, currency) => {
    const small = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(fc.tuple(small, small, small, small), fc.tuple(small, small, small, small, small), (purse, price) => {
        const s = Int32Array.from(purse)
        const cost = price.reduce((sum, n, kind) => sum | packed(kind, n), 0)
        let ways = 0
        eachPayment(currency, s, 0, cost, () => ways++)
        return canPay(currency, s, 0, cost) === ways > 0
      }),
      { numRuns: 3000 },
    )
  })
})
