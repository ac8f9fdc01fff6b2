// Effects, costs and benefits as rows of icons, from the same rows the engine runs.
import type { Amount, Benefit, Cost, Effect, TempleBonus } from '@tollan/teotihuacan'

/** A number or sign, an icon, or a number in front of its icon. */
export interface Glyph {
  readonly text?: string
  readonly icon?: string
}

/** What is paid stands before it, what it brings behind. */
export const ARROW: Glyph = { text: '▸' }

/** By number of the board. */
const BOARD_ICONS: Readonly<Record<number, string>> = {
  1: 'board-palace', 2: 'board-forest', 3: 'board-quarry', 4: 'board-gold', 5: 'board-alchemy', 6: 'board-nobles', 7: 'board-decorations',
  8: 'board-construction',
}
export const boardIcon = (number: number): string => BOARD_ICONS[number] ?? 'map'

const GOOD_ICONS: Readonly<Record<string, string>> = { 'any-resource': 'any' }
const goodIcon = (good: string): string => GOOD_ICONS[good] ?? good

const COUNTER_ICONS: Readonly<Record<string, string>> = {
  technologies: 'technology', 'pyramid-track': 'pyramid-step', avenue: 'avenue', 'great-discovery-pairs': 'great-discovery',
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '')
const many = (n: number): string => (n === 1 ? '' : String(n))
const counted = (n: number, icon: string): Glyph => (n === 1 ? { icon } : { text: many(n), icon })

export const costGlyphs = (cost: Cost, sign = ''): Glyph[] =>
  Object.entries(cost).flatMap(([good, n]) => (n > 0 ? [{ text: `${sign}${n}`, icon: goodIcon(good) }] : []))

/** The power of the worshipping worker, and what is added to it. */
const powerGlyphs = (plus: number): Glyph[] => [{ icon: 'power' }, ...(plus === 0 ? [] : [{ text: signed(plus) }])]

function gainGlyphs(what: string, n: Amount, each: number): Glyph[] {
  const icon = goodIcon(what)
  if (typeof n === 'number') return [{ text: String(n * each), icon }]
  if ('of' in n) return [...powerGlyphs(n.plus), { text: '×', icon }]
  const [counter, most] = n.least
  return [{ icon: COUNTER_ICONS[counter] ?? 'any' }, ...(each === 1 ? [ARROW, { icon }] : [{ text: `×${each}`, icon }]), { text: 'max' }, ...powerGlyphs(most.plus)]
}

const procedures: Readonly<Record<string, (n: number) => Glyph[]>> = {
  'step-back': (n) => [{ text: `−${n}`, icon: 'rotate-ccw' }],
  'reuse-tiles': (n) => [{ text: String(n), icon: 'discovery' }, { icon: 'restart' }],
  'shaman-march': (n) => [{ icon: 'shaman' }, { icon: 'move' }, { text: String(n), icon: 'gold' }],
  'raise-shaman': (n) => [{ icon: 'shaman' }, { icon: 'power-up' }, { text: String(n), icon: 'cocoa' }],
  'empire-reward': (n) => [counted(n, 'warrior')],
  'build-reward': (n) => [counted(n, 'building')],
  'draw-and-take': (n) => [{ text: `1/${n}`, icon: 'discovery' }],
  'draw-and-take-great': (n) => [{ text: `1/${n}`, icon: 'great-discovery' }],
  'power-up-different': (n) => [{ text: `1–${n}`, icon: 'power-up' }],
  'different-temples': (n) => [{ text: `${n}≠`, icon: 'temple-any' }],
  'special-mask': (n) => [{ icon: n === 0 ? 'mask-gold' : 'mask-jade' }],
  'vp-per-worker': () => [{ text: '1–2', icon: 'vp' }, { text: '/' }, { icon: 'face-5' }],
}

const powers: Readonly<Record<string, Glyph[]>> = {
  mask: [{ icon: 'mask-4' }],
  'double-move': [{ icon: 'double-move' }],
  'unlimited-move': [{ icon: 'move-any' }],
  'extra-worker': [{ icon: 'extra-worker' }],
  'ignore-cocoa': [{ icon: 'ignore-cocoa' }],
  'double-harvest': [{ text: '×2', icon: 'main-action' }],
}

export function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.do) {
    case 'gain':
      return gainGlyphs(effect.what, effect.n, effect.each ?? 1)
    case 'temple':
      return [counted(effect.n, `temple-${effect.which}`)]
    case 'temples':
      return Object.entries(effect.steps).flatMap(([which, n]) => (n > 0 ? [counted(n, `temple-${which}`)] : []))
    case 'avenue':
      return [counted(effect.n, 'avenue')]
    case 'power-up':
      return [counted(effect.n, 'power-up')]
    case 'technology':
      return [{ icon: 'technology' }]
    case 'discovery':
      return [{ icon: effect.great === true ? 'great-discovery' : 'discovery' }]
    case 'fourth-worker':
      return [{ icon: 'extra-worker' }]
    case 'all':
      return effect.of.flatMap(effectGlyphs)
    case 'repeat': {
      const times = typeof effect.upTo === 'number' ? (effect.upTo === 1 ? [] : [{ text: `×${effect.upTo}` }]) : 'of' in effect.upTo ? [{ text: '×' }, ...powerGlyphs(effect.upTo.plus)] : []
      return [...costGlyphs(effect.pay), ARROW, ...effectGlyphs(effect.effect), ...times]
    }
    case 'procedure':
      return procedures[effect.name]?.(effect.n) ?? [{ icon: 'main-action' }]
    case 'tile-power':
      return powers[effect.power] ?? []
  }
}

const boardGlyphs = (boards: readonly number[]): Glyph[] => boards.map((board) => ({ icon: boardIcon(board) }))

export function benefitGlyphs(benefit: Benefit): Glyph[] {
  switch (benefit.when) {
    case 'pass-board':
      return [...boardGlyphs([benefit.board]), ARROW, ...effectGlyphs(benefit.effect)]
    case 'any-may-be-obsidian':
      return [{ icon: 'any' }, { text: '=', icon: 'obsidian' }]
    case 'obsidian-pays-cocoa':
      return [{ text: '1', icon: 'obsidian' }, { text: `= ${benefit.upTo}`, icon: 'cocoa' }]
    case 'collect-cocoa':
      return [{ icon: 'collect' }, ARROW, ...effectGlyphs(benefit.effect)]
    case 'worship-royal':
      return [{ icon: 'royal' }, ARROW, ...effectGlyphs(benefit.effect)]
    case 'main-action':
      return [...boardGlyphs(benefit.boards), ARROW, ...effectGlyphs(benefit.effect)]
    case 'board-resource':
      return [...boardGlyphs(benefit.boards), ARROW, { text: `+${benefit.n}` }]
    case 'power-up':
      return [...costGlyphs(benefit.pay), ARROW, counted(benefit.n, 'power-up')]
    case 'count-workers':
      return [...boardGlyphs(benefit.boards), ARROW, counted(benefit.n, 'extra-worker')]
    case 'discount':
      return benefit.of.map((good, i) => ({ text: i === 0 ? `−${benefit.n}` : '/', icon: good }))
  }
}

/** All benefits of a technology; those that bring the same share one arrow. */
export function technologyGlyphs(benefits: readonly Benefit[]): Glyph[] {
  const told: { readonly when: Glyph[]; readonly brings: Glyph[] }[] = []
  for (const glyphs of benefits.map(benefitGlyphs)) {
    const arrow = glyphs.indexOf(ARROW)
    const row = { when: glyphs.slice(0, Math.max(0, arrow)), brings: glyphs.slice(arrow + 1) }
    const last = told[told.length - 1]
    if (last !== undefined && row.when.length > 0 && JSON.stringify(last.brings) === JSON.stringify(row.brings)) last.when.push(...row.when)
    else told.push(row)
  }
  return told.flatMap(({ when, brings }) => (when.length === 0 ? brings : [...when, ARROW, ...brings]))
}

const BONUS_ICONS: Readonly<Record<TempleBonus['score']['per'], string>> = {
  'best-mask-set': 'mask-4', technologies: 'technology', flat: '', avenue: 'avenue', 'bonus-tiles': 'temple-bonus', 'non-mask-discoveries': 'discovery',
  workers: 'face-3',
}

export function bonusGlyphs({ per, vp, strong }: TempleBonus['score']): Glyph[] {
  const points: Glyph = per === 'best-mask-set' ? { icon: 'vp' } : { text: strong === undefined ? String(vp) : `${vp}–${strong}`, icon: 'vp' }
  return per === 'flat' ? [points] : [points, { text: '/', icon: BONUS_ICONS[per] }]
}
