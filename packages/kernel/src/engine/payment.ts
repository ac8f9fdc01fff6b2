// Payments with resources of choice and wild resources. Amounts are packed four bits per kind.
import type { State } from './schema.ts'

const BITS = 4
const MASK = 15

/** Which kinds there are and how one may stand for another. Kind numbers are positions in the purse. */
/** A kind that pays in place of others, and the rule that lets it. */
interface Substitute {
  readonly kind: number
  readonly rule?: string
}

export interface Currency {
  readonly kinds: number
  /** Kinds that may pay for "any": the packed amount of `any` sits behind the last kind. */
  readonly anyOf: readonly number[]
  /** A wild kind pays one for one in place of each kind it stands for (and of "any" of them). */
  readonly wild: readonly (Substitute & { readonly standsFor: readonly number[] })[]
  /** One piece of `kind` may pay up to `upTo` of another, as often as wanted; no change is given. */
  readonly bundles?: readonly (Substitute & { readonly pays: number; readonly upTo: number })[]
}

export const amountOf = (packed: number, kind: number): number => (packed >>> (kind * BITS)) & MASK
export const packed = (kind: number, amount: number): number => amount << (kind * BITS)

/** The rule by which a kind pays in this way for what it is not; undefined where it pays for itself, or by no rule of its own. */
export function substitutionRule({ wild, bundles = [] }: Currency, cost: number, way: number, kind: number): string | undefined {
  for (const one of bundles) if (one.kind === kind && amountOf(way, one.pays) < amountOf(cost, one.pays)) return one.rule
  return cost === way ? undefined : wild.find((one) => one.kind === kind)?.rule
}

/** `includes` for lists of two or three: no call. */
function among(kinds: readonly number[], kind: number): boolean {
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) return true
  return false
}

/** Whether there is only one way to pay: each kind by itself. */
export function isPlain(currency: Currency, cost: number): boolean {
  if (amountOf(cost, currency.kinds) > 0) return false
  for (const { standsFor } of currency.wild) for (const kind of standsFor) if (amountOf(cost, kind) > 0) return false
  if (currency.bundles !== undefined) for (const { pays } of currency.bundles) if (amountOf(cost, pays) > 0) return false
  return true
}

/** Whether every kind alone is there in full; what "any" asks for is left aside. */
function hasEach(currency: Currency, s: State, at: number, cost: number): boolean {
  for (let kind = 0; kind < currency.kinds; kind++) if (s[at + kind] < amountOf(cost, kind)) return false
  return true
}

/** Whether this purse can pay in one way at most: nothing is of choice, and no wild piece is there. */
export function isPlainFor(currency: Currency, s: State, at: number, cost: number): boolean {
  if (amountOf(cost, currency.kinds) > 0) return false
  for (const { kind } of currency.wild) if (s[at + kind] > 0) return isPlain(currency, cost)
  if (currency.bundles !== undefined) for (const { kind } of currency.bundles) if (s[at + kind] > 0) return isPlain(currency, cost)
  return true
}

/** Whether the purse at `at` can pay the cost in at least one way. */
export function canPay(currency: Currency, s: State, at: number, cost: number): boolean {
  if (cost === 0) return true
  if (amountOf(cost, currency.kinds) === 0 && hasEach(currency, s, at, cost)) return true
  if (isPlain(currency, cost)) return false
  if (currency.wild.length === 1) return canPayWithOneWild(currency, s, at, cost)
  let ways = 0
  eachPayment(currency, s, at, cost, () => ways++)
  return ways > 0
}

/** The common case without listing ways: what the kinds themselves leave unpaid falls to the wild kind. */
function canPayWithOneWild(currency: Currency, s: State, at: number, cost: number): boolean {
  if (wildCovers(currency, s, at, cost, 0)) return true
  const { bundles } = currency
  if (bundles === undefined) return false
  for (const { kind, pays, upTo } of bundles) {
    const due = amountOf(cost, pays)
    for (let n = 1; kind === currency.wild[0].kind && n <= Math.min(s[at + kind], Math.ceil(due / upTo)); n++)
      if (wildCovers(currency, s, at, cost - packed(pays, Math.min(due, n * upTo)), n)) return true
  }
  return false
}

/** Whether the cost can be paid with `spent` pieces of the only wild kind already gone. */
function wildCovers(currency: Currency, s: Int32Array, at: number, cost: number, spent: number): boolean {
  const { kinds, anyOf, wild } = currency
  const { kind: joker, standsFor } = wild[0]
  let jokers = s[at + joker] - amountOf(cost, joker) - spent
  if (jokers < 0) return false
  let spare = 0
  let fitsAny = among(anyOf, joker)
  for (let kind = 0; kind < kinds; kind++) {
    if (kind === joker) continue
    const left = s[at + kind] - amountOf(cost, kind)
    const choice = among(anyOf, kind)
    const replaced = among(standsFor, kind)
    if (choice && replaced) fitsAny = true
    if (left < 0) {
      if (!replaced) return false
      jokers += left
    } else if (choice) spare += left
  }
  if (jokers < 0) return false
  const any = amountOf(cost, kinds)
  return any <= spare + (fitsAny ? jokers : 0)
}

/** Calls back with every different way to pay, each as a packed amount without "any". */
export function eachPayment(currency: Currency, s: State, at: number, cost: number, found: (way: number) => void): void {
  eachPlainPayment(currency, s, at, cost, found)
  for (const { kind, pays, upTo } of currency.bundles ?? []) {
    const due = amountOf(cost, pays)
    for (let n = 1, most = Math.min(s[at + kind], Math.ceil(due / upTo)); n <= most; n++) {
      s[at + kind] -= n
      eachPlainPayment(currency, s, at, cost - packed(pays, Math.min(due, n * upTo)), (way) => {
        s[at + kind] += n
        found(way + packed(kind, n))
        s[at + kind] -= n
      })
      s[at + kind] += n
    }
  }
}

function eachPlainPayment(currency: Currency, s: State, at: number, cost: number, found: (way: number) => void): void {
  const { kinds, anyOf, wild } = currency
  const any = amountOf(cost, kinds)
  const choices: number[] = []
  for (let kind = 0; kind < kinds; kind++) if (among(anyOf, kind) || wild.some((w) => w.kind === kind || among(w.standsFor, kind))) choices.push(kind)
  let fixed = 0
  let total = any
  for (let kind = 0; kind < kinds; kind++) {
    const n = amountOf(cost, kind)
    if (among(choices, kind)) total += n
    else if (s[at + kind] < n) return
    else fixed |= packed(kind, n)
  }
  const search = (i: number, left: number, way: number): void => {
    if (i === choices.length) {
      if (left === 0 && covers(currency, cost, way | fixed)) found(way | fixed)
      return
    }
    const kind = choices[i]
    for (let n = Math.min(left, s[at + kind], MASK); n >= 0; n--) search(i + 1, left - n, way | packed(kind, n))
  }
  search(0, total, 0)
}

const pieces = new Int32Array(32 / BITS) // scratch: a way to pay as a purse

/** Whether the pieces of a way can be laid against the cost: each pays its own kind, "any" of its group, or what it stands for. */
function covers(currency: Currency, cost: number, way: number): boolean {
  const { anyOf, wild, kinds } = currency
  if (wild.length === 1) {
    for (let kind = 0; kind < kinds; kind++) pieces[kind] = amountOf(way, kind)
    return wildCovers(currency, pieces, 0, cost, 0) // as many pieces as are due: none is left over
  }
  const due: number[] = []
  for (let kind = 0; kind <= kinds; kind++) due.push(amountOf(cost, kind))
  const fits = (kind: number, target: number): boolean => {
    if (kind === target) return true
    const stands = wild.find((w) => w.kind === kind)?.standsFor ?? []
    return target === kinds ? anyOf.includes(kind) || stands.some((other) => anyOf.includes(other)) : stands.includes(target)
  }
  const lay = (kind: number, left: number): boolean => {
    if (kind === kinds) return due.every((n) => n === 0)
    if (left === 0) return lay(kind + 1, amountOf(way, kind + 1))
    for (let target = 0; target <= kinds; target++) {
      if (due[target] === 0 || !fits(kind, target)) continue
      due[target]--
      const done = lay(kind, left - 1)
      due[target]++
      if (done) return true
    }
    return false
  }
  return lay(0, amountOf(way, 0))
}

export function payPacked(s: State, at: number, kinds: number, way: number): void {
  for (let kind = 0; kind < kinds; kind++) s[at + kind] -= amountOf(way, kind)
}

export function refundPacked(s: State, at: number, kinds: number, way: number): void {
  for (let kind = 0; kind < kinds; kind++) s[at + kind] += amountOf(way, kind)
}
