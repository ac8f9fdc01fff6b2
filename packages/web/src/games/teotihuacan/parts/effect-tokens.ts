// Effects, costs and benefits as icons. Numbers come from the rows, never from here.
import type { AltarHalf, Amount, Benefit, BoardRow, Cost, Counter, Effect, Temple, TempleBonus } from '@tollan/teotihuacan'
import { boardIcon } from './board-icon.ts'
import { arrow, icon, note, type Token } from '../../../shell/icons/token.ts'

/** What an effect does, and in a second line how often or at most how much. */
export interface EffectTokens {
  readonly row: readonly Token[]
  readonly limit: readonly Token[]
}

const GOODS: Readonly<Record<string, string>> = { 'any-resource': 'any' }
const goodIcon = (good: string): string => GOODS[good] ?? good

const COUNTERS: Readonly<Record<Counter, string>> = {
  technologies: 'technology', 'pyramid-track': 'pyramid-step', avenue: 'avenue', 'great-discovery-pairs': 'great-discovery',
}

const POWERS: Readonly<Record<string, string>> = {
  mask: 'mask-4', 'double-move': 'double-move', 'unlimited-move': 'move-any', 'extra-worker': 'extra-worker', 'ignore-cocoa': 'ignore-cocoa',
  'double-harvest': 'produce',
}

/** Procedures the vocabulary has no word for, as the icons that tell them. */
const PROCEDURES: Readonly<Record<string, (n: number) => readonly Token[]>> = {
  'empire-reward': (n) => [icon('warrior', `${n}`)],
  'build-reward': (n) => [icon('building', `${n}`)],
  'draw-and-take': (n) => [icon('discovery', `1/${n}`)],
  'draw-and-take-great': (n) => [icon('great-discovery', `1/${n}`)],
  'power-up-different': (n) => [icon('power-up', `1–${n}`)],
  'different-temples': (n) => [icon('temple-any', `${n}≠`)],
  'special-mask': (n) => [icon(n === 0 ? 'mask-gold' : 'mask-jade')],
  'vp-per-worker': () => [icon('vp', '1–2'), note('/'), icon('face-5')],
  'step-back': (n) => [icon('step-back', `≤${n}`)],
  'reuse-tiles': (n) => [icon('discovery', `${n}`), icon('restart')],
  'shaman-march': (n) => [icon('shaman', `${n}`), icon('move')],
  'raise-shaman': () => [icon('shaman'), icon('power-up')],
}

const plus = (n: number): string => (n === 0 ? '' : n > 0 ? `+${n}` : `−${-n}`)
const powerTokens = (n: number): Token[] => (n === 0 ? [icon('power')] : [icon('power'), note(plus(n))])

function gainTokens(what: string, n: Amount, each: number): EffectTokens {
  const name = goodIcon(what)
  if (typeof n === 'number') return { row: [icon(name, `${n * each}`)], limit: [] }
  if ('of' in n) return { row: [...powerTokens(n.plus), icon(name)], limit: [] }
  const [counter, limit] = n.least
  return { row: [icon(COUNTERS[counter]), icon(name, `×${each}`)], limit: [note('≤'), ...powerTokens(limit.plus)] }
}

const steps = (temple: Temple | 'any', n: number): Token => icon(`temple-${temple}`, n === 1 ? '' : `${n}`)

export function costTokens(cost: Cost, tone: 'plain' | 'cost' = 'plain'): Token[] {
  return Object.entries(cost).map(([good, n]) => icon(goodIcon(good), tone === 'cost' ? `−${n}` : n === 1 ? '' : `${n}`, tone))
}

function repeatTokens(upTo: Amount, pay: Cost, effect: Effect): EffectTokens {
  const often = typeof upTo === 'number' ? [note(`×${upTo}`)] : 'of' in upTo ? [note('×'), ...powerTokens(upTo.plus)] : []
  return { row: [...costTokens(pay), arrow, ...single(effect)], limit: upTo === 1 ? [] : often }
}

/** A row in which "1" goes without saying. */
export const single = (effect: Effect): readonly Token[] =>
  effectTokens(effect).row.map((token) => (token.kind === 'icon' && token.text === '1' ? icon(token.icon) : token))

/** All of an effect in one row: what it does, and how often or how much at most. */
export function flatTokens(effect: Effect): readonly Token[] {
  const { row, limit } = effectTokens(effect)
  return [...row, ...limit]
}

export function effectTokens(effect: Effect): EffectTokens {
  switch (effect.do) {
    case 'gain':
      return gainTokens(effect.what, effect.n, effect.each ?? 1)
    case 'temple':
      return { row: [steps(effect.which, effect.n)], limit: [] }
    case 'temples':
      return { row: Object.entries(effect.steps).map(([temple, n]) => icon(`temple-${temple}`, n === 1 ? '' : `${n}`)), limit: [] }
    case 'avenue':
      return { row: [icon('avenue', effect.n === 1 ? '' : `${effect.n}`)], limit: [] }
    case 'power-up':
      return { row: [icon('power-up', `${effect.n}`)], limit: [] }
    case 'technology':
      return { row: [icon('technology')], limit: [] }
    case 'discovery':
      return { row: [icon(effect.great === true ? 'great-discovery' : 'discovery')], limit: [] }
    case 'fourth-worker':
      return { row: [icon('extra-worker')], limit: [] }
    case 'all': {
      const parts = effect.of.map(effectTokens)
      return { row: parts.flatMap((part) => part.row), limit: parts.flatMap((part) => part.limit) }
    }
    case 'repeat':
      return repeatTokens(effect.upTo, effect.pay, effect.effect)
    case 'procedure':
      return { row: PROCEDURES[effect.name]?.(effect.n) ?? [note(effect.name)], limit: [] }
    case 'tile-power':
      return { row: [icon(POWERS[effect.power] ?? 'discovery')], limit: [] }
  }
}

/** What a technology does, and when; `boards` tells emblems and resources. */
export function benefitTokens(benefit: Benefit, boards: readonly BoardRow[]): readonly Token[] {
  const rows = (numbers: readonly number[]): readonly BoardRow[] => boards.filter((row) => numbers.includes(row.number))
  const emblems = (numbers: readonly number[]): Token[] =>
    rows(numbers).map((row) => icon(row.resource ?? boardIcon(row)))
  switch (benefit.when) {
    case 'pass-board':
      return [...emblems([benefit.board]), arrow, ...effectTokens(benefit.effect).row]
    case 'any-may-be-obsidian':
      return [icon('any'), arrow, icon('obsidian')]
    case 'obsidian-pays-cocoa':
      return [icon('obsidian'), arrow, icon('cocoa'), note(`≤${benefit.upTo}`)]
    case 'collect-cocoa':
      return [icon('collect'), arrow, ...effectTokens(benefit.effect).row]
    case 'worship-royal':
      return [icon('royal'), arrow, ...effectTokens(benefit.effect).row]
    case 'main-action':
      return [...emblems(benefit.boards), arrow, ...effectTokens(benefit.effect).row]
    case 'board-resource':
      return [...emblems(benefit.boards), arrow, note(`+${benefit.n}`)]
    case 'power-up':
      return [...costTokens(benefit.pay), arrow, icon('power-up', benefit.n === 1 ? '' : `${benefit.n}`)]
    case 'count-workers':
      return [...emblems(benefit.boards), arrow, icon('extra-worker', benefit.n === 1 ? '' : `${benefit.n}`)]
    case 'discount':
      return [...emblems(benefit.boards), arrow, ...benefit.of.map((good, i) => icon(good, i === 0 ? `−${benefit.n}` : '/'))]
  }
}

const sameStart = (a: readonly Token[], b: readonly Token[]): boolean => {
  const until = (tokens: readonly Token[]): string => JSON.stringify(tokens.slice(0, tokens.findIndex((token) => token.kind === 'arrow')))
  return until(a) === until(b)
}

/** All benefits of a technology in one row; what has the same cause is told once, or shares an effect. */
export function benefitsTokens(benefits: readonly Benefit[], boards: readonly BoardRow[]): readonly Token[] {
  const [first = [], ...rest] = benefits.map((benefit) => benefitTokens(benefit, boards))
  return rest.reduce<readonly Token[]>((row, next) => {
    const at = next.findIndex((token) => token.kind === 'arrow')
    if (sameStart(row, next)) return [...row, ...next.slice(at + 1)]
    return [...next.slice(0, at), ...row]
  }, first)
}

const BONUSES: Readonly<Record<TempleBonus['score']['per'], string>> = {
  'best-mask-set': 'mask-4', technologies: 'technology', flat: '', avenue: 'avenue', 'bonus-tiles': 'temple-bonus', 'non-mask-discoveries': 'discovery',
  workers: 'face-3',
}

/** What a temple bonus tile scores, and for each of what. */
export function bonusTokens({ per, vp, strong }: TempleBonus['score']): readonly Token[] {
  const points = icon('vp', per === 'best-mask-set' ? '' : strong === undefined ? `${vp}` : `${vp}–${strong}`)
  return per === 'flat' ? [points] : [points, icon(BONUSES[per], '/')]
}

/** The bonus of one half of an altar. */
export function altarTokens({ discovery, cocoa, obsidian, unlockAll, stepBacks }: AltarHalf): readonly Token[] {
  return [
    ...(discovery === true ? [icon('great-discovery')] : []),
    ...(cocoa === undefined ? [] : [icon('cocoa', `${cocoa}`), arrow]),
    ...(obsidian === undefined ? [] : [icon('obsidian', `${obsidian}`)]),
    ...(unlockAll === true ? [icon('unlock')] : []),
    ...(stepBacks === undefined ? [] : [icon('step-back', `${stepBacks.times}× ≤${stepBacks.most}`)]),
  ]
}
