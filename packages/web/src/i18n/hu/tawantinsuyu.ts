import type { tawantinsuyu as english } from '../en/tawantinsuyu.ts'
import type { Translated } from '../message.ts'

export const tawantinsuyu: Translated<typeof english> = {
  'game.tawantinsuyu': 'Tawantinsuyu',
  'tawantinsuyu.automa': 'Axomamma',
  'tawantinsuyu.first-game': 'Első játék',
  'tawantinsuyu.first-game.what': 'A Coricancha-lapka úgy fekszik, ahogy a szabály kezdőknek előírja.',
  'tawantinsuyu.no-personality': 'Könnyebb: nincs személyiségjelző',
  'tawantinsuyu.building-costs-2-stone': 'Könnyebb: egy épület neki 2 kőbe kerül',
  'tawantinsuyu.worship-needs-2-statues': 'Könnyebb: Imádás csak 2 szoborral',
  'tawantinsuyu.no-second-conquest': 'Könnyebb: nincs második Hódítás',
  'tawantinsuyu.no-army-card-without-workers': 'Könnyebb: munkások nélkül nincs seregkártya',
  'tawantinsuyu.free-temple-step': 'Nehezebb: ingyenes templomlépés Imádásnál és Felajánlásnál',
  'tawantinsuyu.equal-soldiers': 'Nehezebb: annyi katona is elég, ahány elesett van',
  'tawantinsuyu.conquest-discount': 'Nehezebb: minden Hódításhoz 1 katonával kevesebb kell',
  'tawantinsuyu.vp-per-priest-action': 'Nehezebb: 2 GYP minden főpapi akcióért',
  'tawantinsuyu.vp-per-weaving': 'Nehezebb: 2 GYP szőttesenként az ünnepen',
  'tawantinsuyu.vp-without-workers': 'Nehezebb: munkások nélkül 2 GYP-pal több',
  'tawantinsuyu.vp-per-resource': 'Nehezebb: a végén 1 GYP minden nyersanyagért',
}
