// How Tawantinsuyu can be set up: what the rules offer, with names and pictures.
import { offeredChoices, offeredPlayers, offeredSettings } from '@tollan/tawantinsuyu/offer'
import type { MessageKey } from '../../i18n/en.ts'
import type { GameOffer } from '../../shell/offer.ts'
import Picture from './Picture.svelte'
import { ruleText } from './rule-text.ts'

const settingTitles: Readonly<Record<(typeof offeredSettings)[number]['id'], MessageKey>> = {
  'no-personality': 'tawantinsuyu.no-personality',
  'building-costs-2-stone': 'tawantinsuyu.building-costs-2-stone',
  'worship-needs-2-statues': 'tawantinsuyu.worship-needs-2-statues',
  'no-second-conquest': 'tawantinsuyu.no-second-conquest',
  'no-army-card-without-workers': 'tawantinsuyu.no-army-card-without-workers',
  'free-temple-step': 'tawantinsuyu.free-temple-step',
  'equal-soldiers': 'tawantinsuyu.equal-soldiers',
  'conquest-discount': 'tawantinsuyu.conquest-discount',
  'vp-per-priest-action': 'tawantinsuyu.vp-per-priest-action',
  'vp-per-weaving': 'tawantinsuyu.vp-per-weaving',
  'vp-without-workers': 'tawantinsuyu.vp-without-workers',
  'vp-per-resource': 'tawantinsuyu.vp-per-resource',
}

export const offer: GameOffer = {
  id: 'tawantinsuyu',
  title: 'game.tawantinsuyu',
  Picture,
  players: offeredPlayers,
  automa: 'tawantinsuyu.automa',
  presets: [
    { id: 'first', title: 'tawantinsuyu.first-game', modules: ['first-game'], leavesOut: false },
    { id: 'standard', title: 'new.standard', modules: [], leavesOut: false },
  ],
  choices: offeredChoices.map(({ id, kind }) => ({ id, kind, icon: 'rules', title: 'tawantinsuyu.first-game', what: 'tawantinsuyu.first-game.what' })),
  settings: offeredSettings.map(({ id, deltas, printed, rule }) => ({ id, title: settingTitles[id], deltas, printed, rule, counts: ({ players }) => players === 1 })),
  rule: ruleText,
  guide: async () => (await import('./guide/guide.ts')).guide,
  values: async () => (await import('./values/values.ts')).values,
}
