// The printed values of Teotihuacan and its modules for the workshop, in the order the box is sorted.
import { type AltarHalf, type Cost, createWords, type Effect, openDesk, teotihuacan } from '@tollan/teotihuacan'
import type { GameOptions } from '@tollan/kernel'
import type { Leaf } from '@tollan/kernel/data'
import type { MessageKey } from '../../../i18n/en.ts'
import { type Language, t } from '../../../i18n/language.svelte.ts'
import type { GameValues, PartKind, PartWords, ValueWords } from '../../../shell/values/game-values.ts'
import { altarTokens, costTokens, flatTokens } from '../parts/effect-tokens.ts'
import { catalogues } from '../words.ts'
import Piece from './Piece.svelte'

/** With every module that has tiles of its own. */
const options: GameOptions = { players: 2, modules: ['m6', 'm7', 'm8', 'm9'], settings: {} }

const fields: Readonly<Record<string, MessageKey>> = {
  code: 'teo.values.code', copies: 'teo.values.copies', cost: 'teo.values.cost', mask: 'teo.values.mask', effect: 'teo.values.effect', powerUps: 'teo.values.power-ups', grid: 'teo.values.grid', 'steps.reward': 'teo.values.rewards',
  gold: 'teo.values.gold', boards: 'teo.values.boards', 'score.vp': 'teo.values.points', 'score.strong': 'teo.values.strong', last: 'teo.values.last', slots: 'teo.values.slots', category: 'teo.values.category',
  temple: 'teo.values.temple', left: 'teo.values.left', right: 'teo.values.right', n: 'teo.values.amount', 'benefits.n': 'teo.values.amount', 'benefits.upTo': 'teo.values.amount', 'benefits.effect': 'teo.values.effect', pay: 'teo.values.cost', leaderVp: 'teo.values.leader', stepVp: 'teo.values.step-vp',
  perWorker: 'teo.values.per-worker', strongPower: 'teo.values.strong-power', strongExtra: 'teo.values.strong-extra', vpLossPerUnpaid: 'teo.values.loss', salary: 'teo.values.salary',
  'goods.cocoa': 'teo.values.start-goods', 'goods.wood': 'teo.values.start-goods', 'goods.stone': 'teo.values.start-goods', 'goods.gold': 'teo.values.start-goods', cocoaExchange: 'teo.values.exchange', worshipSteps: 'teo.values.worship-steps',
  finalScoring: 'teo.values.final', vpPerResource: 'teo.values.per-resource', vpPerCocoa: 'teo.values.per-cocoa', vpPerTechnology: 'teo.values.per-technology', vpPerTempleBonus: 'teo.values.per-bonus', any: 'teo.values.any-temple',
  setup: 'teo.values.start-goods', calendar: 'teo.values.dark-disc', vp: 'teo.values.points', bonus: 'teo.values.effect', nobles: 'teo.values.points',
}
/** Tables that are one piece. */
const wholes: Readonly<Record<string, MessageKey>> = {
  'buildings-row': 'teo.values.buildings', 'mask-sets': 'teo.values.mask-sets', 'mask-sets-with-great-discoveries': 'teo.values.great-mask-sets', 'm9-zones': 'teo.values.zones',
  'pyramid-track': 'teo.values.pyramid-track', 'five-players-pyramid': 'teo.values.five-pyramid',
}
const SIDES: Readonly<Record<string, MessageKey>> = { left: 'teo.values.left', middle: 'teo.values.middle', right: 'teo.values.right' }

const GOODS = ['cocoa', 'wood', 'stone', 'gold', 'obsidian'] as const
/** Effects with a name and a number that boards, great discovery tiles and regions show. */
const PROCEDURES = ['empire-reward', 'build-reward', 'step-back', 'reuse-tiles', 'shaman-march', 'raise-shaman', 'draw-and-take', 'draw-and-take-great', 'power-up-different', 'different-temples']
const TEMPLES = ['blue', 'red', 'green', 'any'] as const

/** Icons by the letters of their codes, with the temple whose colour they may have. */
const ICONS: Readonly<Record<string, readonly [icon: string, temple?: string]>> = { b: ['statue', 'blue'], r: ['headdress', 'red'], g: ['serpent', 'green'], '-': ['glyph'] }

const partsOf = (value: unknown): readonly unknown[] => {
  const effect = value as Effect
  return effect.do === 'all' ? effect.of : [effect]
}

async function words(language: Language): Promise<ValueWords> {
  const catalogue = await catalogues[language]()
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.error)
  const { names } = createWords(catalogue, compiled.rules)
  const base = createWords(catalogue).names
  /** The number stands in a field of its own. */
  const told = (effect: Effect): string => catalogue.phrases.effect(effect, (board) => names.name(String(board))).replace(/^1 /, '')
  const kind = (id: string, make: (n: number) => Effect, counted = true): PartKind => ({ id, label: told(make(1)), counted, make })
  const gains = [...GOODS, 'vp', 'any-resource'] as const
  const effects: PartWords = {
    split: partsOf,
    join: (parts) => (parts.length === 1 ? parts[0] : { do: 'all', of: parts }),
    kinds: [
      ...gains.map((what) => kind(what, (n) => ({ do: 'gain', what, n }))),
      ...TEMPLES.map((which) => kind(`temple-${which}`, (n) => ({ do: 'temple', which, n }))),
      kind('avenue', (n) => ({ do: 'avenue', n })),
      kind('power-up', (n) => ({ do: 'power-up', n, scope: 'unlocked' })),
      { ...kind('power-up-starting', (n) => ({ do: 'power-up', n, scope: 'starting' })) },
      kind('technology', () => ({ do: 'technology' }), false),
      kind('discovery', () => ({ do: 'discovery' }), false),
      kind('great-discovery', () => ({ do: 'discovery', great: true }), false),
      ...PROCEDURES.map((name) => kind(name, (n) => ({ do: 'procedure', name, n }))),
    ],
  }
  const costs: PartWords = {
    split: (value) => Object.entries(value as Cost),
    join: (parts) => Object.fromEntries(parts as readonly (readonly [string, number])[]),
    kinds: GOODS.map((good) => ({ id: good, label: names.name(good), counted: true, make: (n) => [good, n] })),
  }
  /** A letter of a code; capitals are printed in the colour of their temple. */
  const iconName = (letter: string): string => {
    const [kindOfIcon = '', colour = ''] = ICONS[letter.toLowerCase()] ?? []
    const name = catalogue.glossary.icons[kindOfIcon] ?? letter
    return letter === letter.toLowerCase() ? name : catalogue.phrases.colouredIcon(name, catalogue.glossary.icons[colour] ?? '')
  }
  const own = (table: string, row: string): string => {
    const side = SIDES[row]
    if (side !== undefined) return t(side)
    if (table === 'calendar') return `${t('teo.values.dark-disc')}: ${t('new.hotseat', { n: Number(row) })}`
    const titled = table === 'eclipse' || table === 'teotibot' ? fields[row] : undefined
    if (titled !== undefined) return t(titled)
    if (table === 'pyramid-tiles' || table === 'decoration-tiles') return t('teo.values.tile', { n: Number(/\d+/.exec(row)?.[0] ?? 0) })
    if (table === 'nobles') return t('teo.values.row', { n: Number(row) + 1 })
    if (row === 'gd-temple-orange') return t('teo.values.orange-temple') // of a module that is not offered: the game has no words for it
    if (table === 'discovery-tiles' || table === 'great-discovery-tiles') return names.name(`${row}-a`)
    return table === 'action-boards' ? base.name(row) : names.name(row)
  }
  return {
    piece: (table, row) => {
      const whole = wholes[table]
      return whole === undefined ? own(table, row) : t(whole)
    },
    field: (table, kindOfField) => {
      if (table === 'decoration-tiles') return t('teo.values.pair')
      const good = /^goods\.(.+)$/.exec(kindOfField)?.[1]
      if (good !== undefined) return names.name(good)
      const title = fields[kindOfField] ?? wholes[kindOfField] ?? fields[table]
      return title === undefined ? '' : t(title)
    },
    choice: (_table, kindOfField, value) => (value === null ? t('icon.none') : kindOfField === 'code' ? iconName(String(value)) : names.name(String(value))),
    parts: (of) => (of === 'cost' ? costs : of === 'effect' ? effects : null),
  }
}

function tokens({ table, input }: Leaf, value: unknown): ReturnType<GameValues['tokens']> {
  if (table === 'm8-altar-tiles') return altarTokens(value as AltarHalf)
  if (input?.kind !== 'parts' || value === null) return null
  return input.of === 'cost' ? costTokens(value as Cost) : flatTokens(value as Effect)
}

export const values: GameValues = {
  desk: openDesk(),
  options,
  reasons: { 'copies-too-many': 'teo.values.copies-too-many', 'copies-too-few': 'teo.values.copies-too-few' },
  words,
  Piece,
  tokens,
  shelves: [
    { id: 'boards', title: 'teo.values.shelf-boards', icon: 'map', tables: ['action-boards'] },
    { id: 'tracks', title: 'teo.values.shelf-tracks', icon: 'tracks', tables: ['temples', 'nobles', 'buildings-row', 'pyramid-track', 'mask-sets', 'ascension', 'calendar', 'eclipse', 'five-players-pyramid'] },
    { id: 'discoveries', title: 'teo.values.shelf-discoveries', icon: 'discovery', tables: ['discovery-tiles'] },
    { id: 'pyramid', title: 'teo.values.shelf-pyramid', icon: 'pyramid-tile', tables: ['pyramid-tiles'] },
    { id: 'decorations', title: 'teo.values.shelf-decorations', icon: 'decoration', tables: ['decoration-tiles'] },
    { id: 'technologies', title: 'teo.values.shelf-technologies', icon: 'technology', tables: ['technologies'] },
    { id: 'royals', title: 'teo.values.shelf-royals', icon: 'royal', tables: ['royal-tiles'] },
    { id: 'starting', title: 'teo.values.shelf-starting', icon: 'starting-tile', tables: ['starting-tiles'] },
    { id: 'bonuses', title: 'teo.values.shelf-bonuses', icon: 'temple-bonus', tables: ['temple-bonus-tiles'] },
    { id: 'great', title: 'teo.values.shelf-great', icon: 'great-discovery', tables: ['great-discovery-tiles', 'mask-sets-with-great-discoveries'] },
    { id: 'bot', title: 'teotihuacan.automa', icon: 'solo', tables: ['teotibot'] },
    { id: 'm6', title: 'teotihuacan.m6', icon: 'obsidian', tables: ['m6-boards', 'm6-technologies', 'm6-starting-tiles'] },
    { id: 'm7', title: 'teotihuacan.m7', icon: 'board-palace', tables: ['m7-royal-tiles', 'm7-royal-slots'] },
    { id: 'm8', title: 'teotihuacan.m8', icon: 'altar', tables: ['m8-altar-tiles'] },
    { id: 'm9', title: 'teotihuacan.m9', icon: 'region', tables: ['m9-conquest', 'm9-regions', 'm9-zones'] },
  ],
}
