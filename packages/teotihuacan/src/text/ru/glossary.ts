import { count, plural } from '@tollan/kernel/words/ru'
import type { GlossaryWords } from '../catalogue.ts'
import { altarSpaces } from './altars.ts'
import { botEffects } from './bot-tiles.ts'

/** What is counted: 1 камень, 2 камня, 5 камней. */
const goodForms: Readonly<Record<string, readonly [one: string, few: string, many: string]>> = {
  cocoa: ['какао', 'какао', 'какао'],
  wood: ['дерево', 'дерева', 'дерева'],
  stone: ['камень', 'камня', 'камней'],
  gold: ['золото', 'золота', 'золота'],
  obsidian: ['обсидиан', 'обсидиана', 'обсидиана'],
  'any-resource': ['любой ресурс', 'любых ресурса', 'любых ресурсов'],
  vp: ['ПО', 'ПО', 'ПО'],
}

const formsOf = (what: string): readonly [string, string, string] => goodForms[what] ?? [what, what, what]

export const good = (what: string, n: number): string => count(n, ...formsOf(what))

/** "столько камней" */
export const manyOf = (what: string): string => plural(0, ...formsOf(what))

export const glossary: GlossaryWords = {
  goods: {
    cocoa: 'какао', wood: 'дерево', stone: 'камень', gold: 'золото', obsidian: 'обсидиан', 'any-resource': 'любой ресурс', vp: 'ПО',
  },
  temples: { blue: 'синий храм', red: 'красный храм', green: 'зелёный храм', any: 'любой храм' },
  boards: {
    palace: 'Дворец',
    mansion: 'Имение',
    forest: 'Лес',
    'stone-quarry': 'Каменоломня',
    'gold-deposits': 'Прииск',
    alchemy: 'Алхимия',
    nobles: 'Знать',
    conquest: 'Завоевания',
    decorations: 'Украшения',
    construction: 'Строительство',
  },
  spaces: {
    'palace-left': 'левый жетон вождя',
    'palace-middle': 'средний жетон вождя',
    'palace-right': 'правый жетон вождя',
    'forest-worship': 'место поклонения в Лесу',
    'stone-quarry-worship': 'место поклонения в Каменоломне',
    'gold-deposits-worship': 'место поклонения на Прииске',
    'decorations-worship': 'место поклонения на планшете украшений',
    ...altarSpaces,
  },
  actions: {
    palace: 'Поклонение на одном из трёх жетонов вождей; основного действия нет',
    forest: 'Основное действие: дерево, тем больше, чем больше и сильнее ваши работники',
    'stone-quarry': 'Основное действие: камень, тем больше, чем больше и сильнее ваши работники',
    'gold-deposits': 'Основное действие: золото, тем больше, чем больше и сильнее ваши работники',
    alchemy: 'Основное действие: технология за золото',
    nobles: 'Основное действие: здание за дерево; ПО и шаг по Дороге мёртвых',
    conquest: 'Основное действие: воины и здания в регионах империи',
    decorations: 'Основное действие: украшение пирамиды за золото',
    construction: 'Основное действие: плитки пирамиды за камень и дерево',
  },
  tracks: { avenue: 'Дорога мёртвых', 'pyramid-track': 'шкала пирамиды' },
  regions: Object.fromEntries(Array.from({ length: 13 }, (_, number) => (number === 0 ? ['teotihuacan', 'Теотиуакан'] : [`region-${number}`, `регион ${number}`]))),
  icons: { statue: 'статуя', headdress: 'головной убор', serpent: 'змей', glyph: 'глиф', blue: 'синий', red: 'красный', green: 'зелёный' },
  botEffects,
  botTiles: {
    'bot-construction': 'Строительство',
    'bot-decorations': 'Украшения',
    'bot-alchemy': 'Алхимия',
    'bot-nobles': 'Знать',
    'bot-mastery': 'Мастерство',
    'bot-worship': 'Поклонение',
    'bot-mask-collection': 'Коллекция масок',
  },
  rewards: {
    'ascend-vp-5': '5 ПО',
    'ascend-cocoa-5': '5 какао',
    'ascend-temple-1': '1 ступень в любом храме',
    'ascend-temple-2': '2 ступени в любых храмах',
    'ascend-worker': 'четвёртый работник',
  },
  nouns: {
    worker: 'работник',
    'power-up': 'увеличение силы',
    technology: 'технология',
    building: 'здание',
    discovery: 'жетон открытия',
    'temple-bonus': 'жетон бонуса храма',
    ascension: 'вознесение',
    warrior: 'воин',
    'any-temple-step': 'ступень в любом храме',
    'avenue-step': 'шаг по Дороге мёртвых',
    'pyramid-step': 'шаг по шкале пирамиды',
  },
}
