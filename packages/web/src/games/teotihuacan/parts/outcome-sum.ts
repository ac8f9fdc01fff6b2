// What an answer would bring in all: a range for everything that is paid or gained, over the choices that follow it.
import { verbOf } from '../../../shell/icons/answer-parts.ts'
import type { SalaryForecast } from '@tollan/teotihuacan'
import type { Outcome } from '../../../engine/protocol.ts'
import { arrow, icon, note, type Token } from '../../../shell/icons/token.ts'

export interface Range {
  readonly least: number
  readonly most: number
}

export interface Sum {
  /** By what: `pay:gold`, `gain:wood`, `vp`, `temple`, `temple:red`, `power-up` and so on. */
  readonly ranges: Readonly<Record<string, Range>>
  /** Something that was not explored may follow. */
  readonly open: boolean
  /** The salary of the coming eclipse afterwards, and what would be missing of it; null when nobody foresees it. */
  readonly ahead: Ahead | null
}

export interface Ahead {
  readonly salary: Range
  readonly short: Range
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
const exactly = (n: number): Range => ({ least: n, most: n })
const spanning = (ranges: readonly Range[]): Range => ({ least: Math.min(...ranges.map(({ least }) => least)), most: Math.max(...ranges.map(({ most }) => most)) })

/** After the outcome itself, or after whatever follows it. */
function aheadOf({ prospect }: Outcome, onward: readonly Sum[]): Ahead | null {
  const later = onward.flatMap(({ ahead }) => (ahead === null ? [] : [ahead]))
  if (later.length > 0) return { salary: spanning(later.map(({ salary }) => salary)), short: spanning(later.map(({ short }) => short)) }
  const foreseen = prospect as SalaryForecast | undefined
  return foreseen === undefined ? null : { salary: exactly(foreseen.salary), short: exactly(foreseen.short) }
}

/** What a seat would pay and gain by an answer. */
export function sumOf(outcome: Outcome, seat: number): Sum {
  const own: Record<string, number> = {}
  for (const event of outcome.events)
    if (event.seat === seat) for (const [key, n] of keysOf(event)) own[key] = (own[key] ?? 0) + n
  const onward = outcome.onward.filter((next) => !ASIDES.includes(verbOf(next.answer))).map((next) => sumOf(next, seat))
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
    ahead: aheadOf(outcome, onward),
  }
}

export const rangeOf = (sum: Sum, key: string): Range => sum.ranges[key] ?? nothing

/** "3", "−3", "1–3", "0–2" where it may be nothing, "1+" where not every choice was explored. A range has no sign: a minus before it reads like a second range, so the colour alone says that it is paid. */
export const told = ({ least, most }: Range, sign = '', open = false): string => (least === most ? `${sign}${least}` : open ? `${least}+` : `${least}–${most}`)

/** Told as a range or with an open end. */
export const isVague = (token: Token): boolean => token.kind === 'icon' && /–|\d\+$/.test(token.text ?? '')

/** Where nothing is paid a row is a plain gain: "+2 cocoa". */
export const signed = (token: Token): Token => (token.kind === 'icon' && /^\d+(–\d+)?$/.test(token.text ?? '') ? { ...token, text: `+${token.text}` } : token)

const varies = ({ least, most }: Range): boolean => least !== most

interface Counted {
  readonly token: Token
  readonly range: Range
}

/** Goods one by one; when it is a choice between resources, what is certain and the rest as "any". */
function goodsOf(sum: Sum, verb: 'pay' | 'gain'): Counted[] {
  const sign = verb === 'pay' ? '−' : ''
  const tone = verb === 'pay' ? 'cost' : 'plain'
  const all = rangeOf(sum, `${verb}:resources`)
  const each = CHOSEN.map((good) => rangeOf(sum, `${verb}:${good}`))
  // several that vary together are no choice: then all of them can be had at once
  const choice = each.filter(varies).length > 1 && each.reduce((total, { most }) => total + most, 0) > all.most
  const tokens = GOODS.flatMap((good) => {
    const range = rangeOf(sum, `${verb}:${good}`)
    const shown = choice && CHOSEN.includes(good) ? { least: range.least, most: range.least } : range
    return shown.most === 0 ? [] : [{ range: shown, token: icon(good, told(shown, sign, sum.open), tone) }]
  })
  if (!choice) return tokens
  const certain = CHOSEN.reduce((total, good) => total + rangeOf(sum, `${verb}:${good}`).least, 0)
  const rest = { least: Math.max(0, all.least - certain), most: all.most - certain }
  return [...tokens, { range: rest, token: icon('any', told(rest, sign, sum.open), tone) }]
}

function templesOf(sum: Sum): Counted[] {
  const all = rangeOf(sum, 'temple')
  if (all.most === 0) return []
  const each = TEMPLES.map((temple) => [temple, rangeOf(sum, `temple:${temple}`)] as const)
  // it is a choice where not all of them can be had at once
  if (each.some(([, range]) => varies(range)) && each.reduce((total, [, { most }]) => total + most, 0) > all.most) return [{ range: all, token: icon('temple-any', told(all, '', sum.open)) }]
  return each.flatMap(([temple, range]) => (range.most === 0 ? [] : [{ range, token: icon(`temple-${temple}`, range.least === 1 && range.most === 1 ? '' : told(range, '', sum.open)) }]))
}

/** Icons of what is counted, in the order of the row; one of something needs no number. */
const COUNTED: readonly (readonly [key: string, icon: string])[] = [
  ['technology', 'technology'], ['building', 'building'], ['tile', 'discovery'], ['warrior', 'warrior'],
]
const LAST: readonly (readonly [key: string, icon: string])[] = [
  ['avenue', 'avenue'], ['track', 'pyramid-step'], ['bonus', 'temple-bonus'], ['worker', 'extra-worker'], ['ascend', 'ascend'],
]

const counted = (sum: Sum, [key, name]: readonly [string, string]): Counted[] => {
  const range = rangeOf(sum, key)
  return range.most === 0 ? [] : [{ range, token: icon(name, range.least === 1 && range.most === 1 ? '' : told(range, '', sum.open)) }]
}

/** Costs and gains as icons; power-ups are the last gain. */
export interface SumTokens {
  readonly costs: readonly Token[]
  readonly gains: readonly Token[]
}

/** What is certain, and what may be paid or gained besides. */
export interface CertainOrNot {
  readonly certain: SumTokens
  readonly maybe: SumTokens
}

const tokensOf = (counted: readonly Counted[], sure: boolean): readonly Token[] => counted.flatMap(({ range, token }) => (range.least > 0 === sure ? [token] : []))

export function certainOrNot(sum: Sum): CertainOrNot {
  const lost = rangeOf(sum, 'lose')
  const vp = rangeOf(sum, 'vp')
  const ups = rangeOf(sum, 'power-up')
  const costs = [...goodsOf(sum, 'pay'), ...(lost.most === 0 ? [] : [{ range: lost, token: icon('vp', told(lost, '−', sum.open), 'cost') }])]
  const gains: readonly Counted[] = [
    ...goodsOf(sum, 'gain'),
    ...(vp.most === 0 ? [] : [{ range: vp, token: icon('vp', told(vp, '', sum.open)) }]),
    ...COUNTED.flatMap((kind) => counted(sum, kind)),
    ...templesOf(sum),
    ...LAST.flatMap((kind) => counted(sum, kind)),
    ...(ups.most === 0 ? [] : [{ range: ups, token: icon('power-up', told(ups, '', sum.open)) }]),
  ]
  return {
    certain: { costs: tokensOf(costs, true), gains: tokensOf(gains, true) },
    maybe: { costs: tokensOf(costs, false), gains: tokensOf(gains, false) },
  }
}

const MORE = note('…')

/** In one row: what is certain, what may be where nothing is, and a sign that there is more. */
export function sumTokens(sum: Sum): SumTokens {
  const { certain, maybe } = certainOrNot(sum)
  const nothingSure = certain.costs.length + certain.gains.length === 0
  const shown = nothingSure ? maybe : certain
  const more = sum.open || (!nothingSure && maybe.costs.length + maybe.gains.length > 0)
  return { costs: shown.costs, gains: more ? [...shown.gains, MORE] : shown.gains }
}

/** Costs, an arrow, gains. */
export const inOneRow = ({ costs, gains }: SumTokens): readonly Token[] => [...costs, ...(costs.length > 0 && gains.length > 0 ? [arrow] : []), ...gains]

/** What an answer brings, in one row; nothing while it is not known. */
export const outcomeTokens = (outcome: Outcome | undefined, seat: number): readonly Token[] =>
  outcome === undefined ? [] : inOneRow(sumTokens(sumOf({ ...outcome, next: null, onward: [] }, seat)))
