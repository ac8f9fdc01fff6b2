// How Teotihuacan can be set up: what the rules offer, with names and pictures.
import { offeredChoices, offeredPlayers, offeredSettings } from '@tollan/teotihuacan/offer'
import type { MessageKey } from '../../i18n/en.ts'
import { t } from '../../i18n/language.svelte.ts'
import type { GameOffer } from '../../shell/offer.ts'
import Picture from './Picture.svelte'
import { ruleText } from './rule-text.ts'

interface Shown {
  readonly icon: string
  readonly title: MessageKey
  readonly what: MessageKey
  readonly tag?: string
}

const shown: Readonly<Record<string, Shown>> = {
  'first-game': { icon: 'rules', title: 'teotihuacan.first-game', what: 'teotihuacan.first-game.what' },
  draft: { icon: 'starting-tile', title: 'teotihuacan.draft', what: 'teotihuacan.draft.what' },
  'dark-eclipse': { icon: 'eclipse', title: 'teotihuacan.dark-eclipse', what: 'teotihuacan.dark-eclipse.what' },
  m6: { icon: 'obsidian', title: 'teotihuacan.m6', what: 'teotihuacan.m6.what', tag: 'M6' },
  m7: { icon: 'royal', title: 'teotihuacan.m7', what: 'teotihuacan.m7.what', tag: 'M7' },
  m8: { icon: 'shaman', title: 'teotihuacan.m8', what: 'teotihuacan.m8.what', tag: 'M8' },
  m9: { icon: 'warrior', title: 'teotihuacan.m9', what: 'teotihuacan.m9.what', tag: 'M9' },
  m10: { icon: 'common', title: 'teotihuacan.m10', what: 'teotihuacan.m10.what', tag: 'M10' },
  ms1: { icon: 'move-any', title: 'teotihuacan.ms1', what: 'teotihuacan.ms1.what', tag: 'MS1' },
}

const settingTitles: Readonly<Record<string, MessageKey>> = {
  'bot-worker-1': 'teotihuacan.bot-worker-1',
  'bot-worker-2': 'teotihuacan.bot-worker-2',
  'bot-worker-3': 'teotihuacan.bot-worker-3',
  'bot-gold': 'teotihuacan.bot-gold',
  'bot-stone': 'teotihuacan.bot-stone',
  'bot-wood': 'teotihuacan.bot-wood',
  'bot-cocoa-vp': 'teotihuacan.bot-cocoa-vp',
  'bot-worship-steps': 'teotihuacan.bot-worship-steps',
  'bot-bonus-vp': 'teotihuacan.bot-bonus-vp',
  'bot-technology-vp': 'teotihuacan.bot-technology-vp',
  'bot-obsidian': 'teotihuacan.bot-obsidian',
  'bot-altar-obsidian': 'teotihuacan.bot-altar-obsidian',
  'bot-mansion-free': 'teotihuacan.bot-mansion-free',
}

/** A row of the rules without words here would be a hole in the page: the type of the tables cannot know, so this says it. */
function worded<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = table[id]
  if (found === undefined) throw new Error(`${id} of Teotihuacan has no words`)
  return found
}

/** Rules the engine refuses by whose text says something else. */
const inOtherWords: Readonly<Record<string, MessageKey>> = { 'TEO-FIRST-04': 'teotihuacan.first-game.players' }

const everything = offeredChoices.filter(({ kind }) => kind === 'module').map(({ id }) => id)

export const offer: GameOffer = {
  id: 'teotihuacan',
  title: 'game.teotihuacan',
  Picture,
  players: offeredPlayers,
  automa: 'teotihuacan.automa',
  presets: [
    { id: 'first', title: 'teotihuacan.first-game', modules: ['first-game'], leavesOut: false },
    { id: 'standard', title: 'new.standard', modules: [], leavesOut: false },
    { id: 'everything', title: 'new.everything', modules: everything, leavesOut: true },
  ],
  choices: offeredChoices.map(({ id, kind }) => ({ id, kind, ...worded(shown, id) })),
  settings: offeredSettings.map(({ id, deltas, printed, rule, module }) => ({
    id,
    title: worded(settingTitles, id),
    deltas,
    printed,
    rule,
    counts: ({ players, modules }) => players === 1 && (module === undefined || modules.includes(module)),
  })),
  rule: (language, id) => {
    const own = inOtherWords[id]
    return own === undefined ? ruleText(language, id) : Promise.resolve(t(own))
  },
  guide: async () => (await import('./guide/guide.ts')).guide,
  values: async () => (await import('./values/values.ts')).values,
}
