// What an answer would bring in all: a range for everything that is paid or gained, over the choices that follow it.
import type { Outcome } from '../../../../engine/protocol.ts'
import { arrow, icon, note, type Token } from './token.ts'

export interface Range {
  readonly least: number
  readonly most: number
}

export interface Sum {
  /** By what: `pay:gold`, `gain:wood`, `vp`, `temple`, `temple:red`, `power-up` and so on. */
  readonly ranges: Readonly<Record<string, Range>>
  /** Something that was not explored may follow. */
  readonly open: boolean
}

const RESOURCES = ['wood', 'stone', 'gold']
const GOODS = ['cocoa', ...RESOURCES, 'obsidian']
/** What a resource of choice may be, or may be paid with. */
const CHOSEN = [...RESOURCES, 'obsidian']
const TEMPLES = ['blue', 'red', 'green']
/** Answers possible at any time are no part of what an answer brings. */
const ASIDES = ['use', 'unlock']
const END = 'end-turn'

/** Events that count one of something. */
const ONCE: Readonly<Record<string, string>> = {
  'avenue-step': 'avenue', 'pyramid-track': 'track', 'power-up': 'power-up', technology: 'technology', building: 'building', 'take-tile': 'tile',
  ascend: 'ascend', 'fourth-worker': 'worker', 'warrior-placed': 'warrior', settle: 'building', 'bonus-unlocked': 'bonus',
}

type Event = Outcome['events'][number]

function keysOf(event: Event): readonly (readonly [key: string, n: number])[] {
  const n = Number(event['n'] ?? 0)
  const what = String(event['what'] ?? '')
  const once = ONCE[event.type]
  if (once !== undefined) return [[once, 1]]
  switch (event.type) {
    case 'pay':
    case 'gain': {
      const both: (readonly [string, number])[] = [[`${event.type}:${what}`, n]]
      return CHOSEN.includes(what) ? [...both, [`${event.type}:resources`, n]] : both
    }
    case 'score':
      return [['vp', n]]
    case 'lose':
      return [['lose', n]]
    case 'temple-step':
      return [['temple', 1], [`temple:${event['temple']}`, 1]]
    default:
      return []
  }
}

const nothing: Range = { least: 0, most: 0 }

/** What a seat would pay and gain by an answer. */
export function sumOf(outcome: Outcome, seat: number): Sum {
  const own: Record<string, number> = {}
  for (const event of outcome.events)
    if (event.seat === seat) for (const [key, n] of keysOf(event)) own[key] = (own[key] ?? 0) + n
  const onward = outcome.onward.filter((next) => !ASIDES.includes(next.answer.split(':')[0] ?? '')).map((next) => sumOf(next, seat))
  const keys = new Set([...Object.keys(own), ...onward.flatMap((sum) => Object.keys(sum.ranges))])
  const rangeOf = (key: string): Range => {
    const later = onward.map((sum) => sum.ranges[key] ?? nothing)
    const base = own[key] ?? 0
    return {
      least: base + (later.length === 0 ? 0 : Math.min(...later.map((range) => range.least))),
      most: base + (later.length === 0 ? 0 : Math.max(...later.map((range) => range.most))),
    }
  }
  return {
    ranges: Object.fromEntries([...keys].map((key) => [key, rangeOf(key)])),
    open: onward.length === 0 ? outcome.next !== null && outcome.next !== END : onward.some((sum) => sum.open),
  }
}

export const rangeOf = (sum: Sum, key: string): Range => sum.ranges[key] ?? nothing

/** "3", "1–3". */
export const told = ({ least, most }: Range, sign = ''): string => `${sign}${least === most ? least : `${least}–${most}`}`

const varies = ({ least, most }: Range): boolean => least !== most

interface Gain {
  readonly token: Token
  readonly range: Range
}

/** Goods one by one; when it is a choice between resources, what is certain and the rest as "any". */
function goodsOf(sum: Sum, verb: 'pay' | 'gain'): Gain[] {
  const sign = verb === 'pay' ? '−' : ''
  const tone = verb === 'pay' ? 'cost' : 'plain'
  const choice = CHOSEN.filter((good) => varies(rangeOf(sum, `${verb}:${good}`))).length > 1
  const tokens = GOODS.flatMap((good) => {
    const range = rangeOf(sum, `${verb}:${good}`)
    const shown = choice && CHOSEN.includes(good) ? { least: range.least, most: range.least } : range
    return shown.most === 0 ? [] : [{ range: shown, token: icon(good, told(shown, sign), tone) }]
  })
  if (!choice) return tokens
  const certain = CHOSEN.reduce((total, good) => total + rangeOf(sum, `${verb}:${good}`).least, 0)
  const all = rangeOf(sum, `${verb}:resources`)
  const rest = { least: Math.max(0, all.least - certain), most: all.most - certain }
  return [...tokens, { range: rest, token: icon('any', told(rest, sign), tone) }]
}

function templesOf(sum: Sum): Gain[] {
  const all = rangeOf(sum, 'temple')
  if (all.most === 0) return []
  const each = TEMPLES.map((temple) => [temple, rangeOf(sum, `temple:${temple}`)] as const)
  if (each.some(([, range]) => varies(range))) return [{ range: all, token: icon('temple-any', told(all)) }]
  return each.flatMap(([temple, range]) => (range.most === 0 ? [] : [{ range, token: icon(`temple-${temple}`, range.most === 1 ? '' : told(range)) }]))
}

/** Icons of what is counted, in the order of the row; one of something needs no number. */
const COUNTED: readonly (readonly [key: string, icon: string])[] = [
  ['technology', 'technology'], ['building', 'building'], ['tile', 'discovery'], ['warrior', 'warrior'],
]
const LAST: readonly (readonly [key: string, icon: string])[] = [
  ['avenue', 'avenue'], ['track', 'pyramid-step'], ['bonus', 'temple-bonus'], ['worker', 'extra-worker'], ['ascend', 'ascend'],
]

const counted = (sum: Sum, [key, name]: readonly [string, string]): Gain[] => {
  const range = rangeOf(sum, key)
  return range.most === 0 ? [] : [{ range, token: icon(name, range.least === 1 && range.most === 1 ? '' : told(range)) }]
}

/** Costs and gains as icons; power-ups are the last gain. */
export interface SumTokens {
  readonly costs: readonly Token[]
  readonly gains: readonly Token[]
}

/** What may be gained is told after what is certain, and only if `maybe` asks for it. */
export function sumTokens(sum: Sum, maybe = false): SumTokens {
  const lost = rangeOf(sum, 'lose')
  const vp = rangeOf(sum, 'vp')
  const ups = rangeOf(sum, 'power-up')
  const gains: readonly Gain[] = [
    ...goodsOf(sum, 'gain'),
    ...(vp.most === 0 ? [] : [{ range: vp, token: icon('vp', told(vp)) }]),
    ...COUNTED.flatMap((kind) => counted(sum, kind)),
    ...templesOf(sum),
    ...LAST.flatMap((kind) => counted(sum, kind)),
    ...(ups.most === 0 ? [] : [{ range: ups, token: icon('power-up', told(ups)) }]),
  ]
  const certain = gains.filter(({ range }) => range.least > 0)
  const shown = maybe || certain.length === 0 ? gains : certain
  return {
    costs: [...goodsOf(sum, 'pay').map(({ token }) => token), ...(lost.most === 0 ? [] : [icon('vp', told(lost, '−'), 'cost')])],
    gains: [...shown.map(({ token }) => token), ...(sum.open || shown.length < gains.length ? [note('…')] : [])],
  }
}

/** Costs, an arrow, gains. */
export const inOneRow = ({ costs, gains }: SumTokens): readonly Token[] => [...costs, ...(costs.length > 0 && gains.length > 0 ? [arrow] : []), ...gains]

/** Cocoa left after it, by what is certain: what may be paid is a choice that comes later. */
export const cocoaAfter = (sum: Sum, cocoa: number): number => cocoa - rangeOf(sum, 'pay:cocoa').least + rangeOf(sum, 'gain:cocoa').least
