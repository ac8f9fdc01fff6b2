// The printed values of Tawantinsuyu for the workshop, in the order the box is sorted.
import { type Cost, createWords, type Effect, openDesk, tawantinsuyu } from '@tollan/tawantinsuyu'
import type { GameOptions } from '@tollan/kernel'
import { type Leaf, same } from '@tollan/kernel/data'
import type { MessageKey } from '../../../i18n/en.ts'
import { type Language, t } from '../../../i18n/language.svelte.ts'
import type { GameValues, PartKind, PartWords, ValueWords } from '../../../shell/values/game-values.ts'
import { costTokens, effectsTokens } from '../parts/effect-tokens.ts'
import { GOODS } from '../parts/holdings.ts'
import { printedOf } from '../printed-of.ts'
import { catalogues } from '../words.ts'
import Piece from './Piece.svelte'

const options: GameOptions = { players: 2, modules: [], settings: {} }
const desk = openDesk()
const print = printedOf(options)

const fields: Readonly<Record<string, MessageKey>> = {
  god: 'taw.values.god', colour: 'taw.values.colour', twoPlayers: 'taw.values.two-players', icons: 'taw.values.icons', task: 'taw.values.task', benefits: 'taw.values.benefits',
  soldiers: 'taw.values.soldiers', 'gives.what': 'taw.values.gives', 'gives.n': 'taw.values.amount', cost: 'taw.values.cost', produces: 'taw.values.produces', pattern: 'taw.values.pattern',
  left: 'taw.values.left', right: 'taw.values.right', players: 'taw.values.from-players', reward: 'taw.values.reward', feastVp: 'taw.values.feast-vp', endVp: 'taw.values.end-vp',
  flip: 'taw.values.flip', discard: 'taw.values.discard', removedPerRole: 'taw.values.removed', village: 'taw.values.village', nomads: 'taw.values.nomads', offer: 'taw.values.offer',
  small: 'taw.values.small', large: 'taw.values.large', actions: 'taw.values.actions', amounts: 'taw.values.amounts', personality: 'taw.values.personality', value: 'taw.values.token-value',
  row: 'taw.values.token-row', place: 'taw.values.token-place', ownStepVp: 'taw.values.own-stairs', feastDraw: 'taw.values.feast-draw', order: 'taw.values.order', printedOrientation: 'taw.values.orientation',
}

const choices: Readonly<Record<string, MessageKey>> = {
  neutral: 'taw.values.neutral', blue: 'taw.values.blue', green: 'taw.values.green', setup: 'taw.values.setup', 'after-first-feast': 'taw.values.after-feast',
}

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())

const gain = (what: string): ((n: number) => unknown) => (n) => ({ do: 'gain', what, n })
const counted = (word: string): ((n: number) => unknown) => (n) => ({ do: word, n })

async function words(language: Language): Promise<ValueWords> {
  const catalogue = await catalogues[language]()
  const { phrases, glossary } = catalogue
  const compiled = tawantinsuyu.compile(options)
  if (!compiled.ok) throw new Error(compiled.error)
  const { names } = createWords(catalogue, compiled.rules)
  /** The number stands in a field of its own. */
  const told = (effect: unknown): string => phrases.effect(effect as Effect).replace(/^\+?1 /, '')
  const kind = (id: string, make: (n: number) => unknown, many = true): PartKind => ({ id, label: told(make(1)), counted: many, make })
  const goods = GOODS.map((good): PartKind => ({ id: good, label: glossary.goods[good] ?? good, counted: true, make: gain(good) }))
  const pieces = ['vp', 'god-card', 'army-card', 'weaving', 'nomad', 'temple'].map((word) => kind(word, counted(word)))
  const fixed = (id: string, part: unknown): PartKind => kind(id, () => part, false)
  const free = [
    kind('renew', (n) => ({ do: 'renew', n, what: 'any' })), kind('renew-production', (n) => ({ do: 'renew', n, what: 'production' })), fixed('building', { do: 'building', price: 'free' }),
    fixed('steps', { do: 'steps', price: 'free' }), fixed('statue', { do: 'statue', sizes: ['small'], price: 'free' }), fixed('pay', { do: 'pay', cost: { gold: 1 }, reward: { do: 'temple', n: 1 } }),
  ]
  const onCards = [
    fixed('building-paid', { do: 'building', price: 'printed' }), fixed('steps-paid', { do: 'steps', price: 'printed' }), fixed('statue-any', { do: 'statue', sizes: ['small', 'large'], price: 'printed' }),
    fixed('train', { do: 'train' }), ...print.tasks.map(({ id }) => fixed(`task-${id}`, { do: 'task', task: id })),
  ]
  const list: Pick<PartWords, 'split' | 'join'> = { split: (value) => (Array.isArray(value) ? value : []), join: (parts) => parts }
  const rewards = desk.leaves.filter(({ table, path }) => table === 'temple' && path.endsWith('.reward')).map(({ value }) => value)
  const kept = rewards.filter((reward, i) => rewards.findIndex((other) => same(other, reward)) === i)
  const partWords: Readonly<Record<string, PartWords>> = {
    benefits: { ...list, kinds: [...goods, ...pieces, ...free] },
    'god-card': { ...list, kinds: [...goods, ...pieces, ...free, ...onCards] },
    cost: {
      split: (value) => Object.entries(value as Cost),
      join: (parts) => Object.fromEntries(parts as readonly (readonly [string, number])[]),
      kinds: GOODS.map((good) => ({ id: good, label: glossary.goods[good] ?? good, counted: true, make: (n) => [good, n] })),
    },
    reward: {
      single: true, split: (value) => [value], join: ([reward]) => reward,
      kinds: kept.map((reward, i) => ({ id: String(i), label: (reward as readonly Effect[]).length === 0 ? t('icon.none') : phrases.list((reward as readonly Effect[]).map(phrases.effect)), counted: false, make: () => reward })),
    },
  }
  const ids: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    god: glossary.gods, pattern: glossary.patterns, left: glossary.edges, right: glossary.edges, order: glossary.actions, 'gives.what': glossary.goods, row: glossary.boardRows, actions: glossary.boardActions,
  }
  const taskName = (id: string): string => {
    const task = print.tasks.find((one) => one.id === id)
    return task === undefined ? id : phrases.task(task)
  }
  return {
    piece: (table, row) => {
      if (table === 'temple') return t('taw.values.space', { n: Number(row) + 1 })
      if (table === 'setup') return t('new.hotseat', { n: Number(row) })
      if (table === 'axomamma-rewards') return t('taw.values.rewards')
      const board = table === 'axomamma-board' ? glossary.boardRows[row] : undefined
      if (board !== undefined) return capital(board)
      const more = /^icon-more-(\d)$/.exec(row)?.[1]
      if (more !== undefined) return t('taw.values.icon-more', { n: Number(more) })
      const field = fields[table === 'passive-abilities' ? 'ownStepVp' : row]
      return field === undefined ? names.name(row) : t(field)
    },
    field: (_table, kindOfField) => {
      const title = fields[kindOfField]
      return title === undefined ? capital(glossary.roles[kindOfField] ?? '') : t(title)
    },
    choice: (_table, kindOfField, value) => {
      if (value === null || value === 0) return kindOfField === 'players' ? t('taw.values.always') : kindOfField === 'actions' ? t('taw.values.no-space') : t('icon.none')
      if (kindOfField === 'task') return taskName(String(value))
      const message = choices[value]
      return ids[kindOfField]?.[value] ?? (message === undefined ? (kindOfField === 'players' ? `${value}+` : names.name(String(value))) : t(message))
    },
    parts: (of) => partWords[of] ?? null,
  }
}

function tokens({ input }: Leaf, value: unknown): ReturnType<GameValues['tokens']> {
  if (input?.kind !== 'parts') return null
  return input.of === 'cost' ? costTokens(value as Cost) : effectsTokens(value as readonly Effect[])
}

export const values: GameValues = {
  desk,
  options,
  reasons: {
    'icons-alike': 'taw.values.icons-alike', 'icon-not-shared': 'taw.values.icon-not-shared', 'mark-of-another-terrace': 'taw.values.mark-of-another-terrace', 'end-points-of-four': 'taw.values.end-points-of-four',
    'no-soldier': 'taw.values.no-soldier', 'shown-in-the-book': 'taw.values.shown-in-the-book', 'action-once': 'taw.values.action-once', 'starting-weaving-marked': 'taw.values.starting-weaving-marked',
    'row-gap': 'taw.values.row-gap', 'row-short': 'taw.values.row-short', 'small-statues-in-all': 'taw.values.small-statues-in-all', 'large-statues-in-all': 'taw.values.large-statues-in-all',
  },
  words,
  Piece,
  tokens,
  shelves: [
    { id: 'hill', title: 'taw.values.shelf-hill', icon: 'map', tables: ['hill-spaces'] },
    { id: 'tasks', title: 'taw.values.shelf-tasks', icon: 'task', tables: ['task-icons'] },
    { id: 'temple', title: 'taw.temple', icon: 'temple-sun', tables: ['temple'] },
    { id: 'conquest', title: 'taw.values.shelf-conquest', icon: 'cori-conquer', tables: ['conquest'] },
    { id: 'centre', title: 'taw.values.shelf-centre', icon: 'coricancha', tables: ['coricancha', 'setup'] },
    { id: 'gods', title: 'taw.values.shelf-gods', icon: 'god-back', tables: ['god-cards'] },
    { id: 'army', title: 'taw.values.shelf-army', icon: 'army-back', tables: ['army-cards'] },
    { id: 'weavings', title: 'taw.values.shelf-weavings', icon: 'tapestry', tables: ['weavings'] },
    { id: 'production', title: 'taw.values.shelf-production', icon: 'building-production', tables: ['production-buildings'] },
    { id: 'passive', title: 'taw.values.shelf-passive', icon: 'building-passive', tables: ['passive-buildings', 'passive-abilities'] },
    { id: 'statues', title: 'taw.statues', icon: 'task-build-statue', tables: ['statues'] },
    { id: 'axomamma', title: 'tawantinsuyu.automa', icon: 'solo', tables: ['axomamma-board', 'axomamma-tokens', 'axomamma-rewards'] },
  ],
}
