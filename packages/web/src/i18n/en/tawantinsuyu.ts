import type { Message } from '../message.ts'

/** How home presents Tawantinsuyu; words on the table are the game's own. */
export const tawantinsuyu = {
  'game.tawantinsuyu': 'Tawantinsuyu',
  'tawantinsuyu.automa': 'Axomamma',
  'tawantinsuyu.first-game': 'First game',
  'tawantinsuyu.first-game.what': 'Coricancha lies as printed on the board.',
  'tawantinsuyu.no-personality': 'Easier: no Personality token',
  'tawantinsuyu.building-costs-2-stone': 'Easier: a building costs her 2 stone',
  'tawantinsuyu.worship-needs-2-statues': 'Easier: Worship only with 2 statues',
  'tawantinsuyu.no-second-conquest': 'Easier: no second Conquest',
  'tawantinsuyu.no-army-card-without-workers': 'Easier: no Army card without workers',
  'tawantinsuyu.free-temple-step': 'Harder: a free Temple space at Worship and Offering',
  'tawantinsuyu.equal-soldiers': 'Harder: as many Soldiers as Casualties are enough',
  'tawantinsuyu.conquest-discount': 'Harder: 1 Soldier less to flip and to discard in a Conquest',
  'tawantinsuyu.vp-per-priest-action': 'Harder: 2 VP per High Priest action',
  'tawantinsuyu.vp-per-weaving': 'Harder: 2 VP per weaving at a Feast',
  'tawantinsuyu.vp-without-workers': 'Harder: 2 VP more without workers',
  'tawantinsuyu.vp-per-resource': 'Harder: 1 VP per resource at the end',
} as const satisfies Readonly<Record<string, Message>>
