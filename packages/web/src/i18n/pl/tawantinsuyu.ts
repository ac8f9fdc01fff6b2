import type { tawantinsuyu as english } from '../en/tawantinsuyu.ts'
import type { Translated } from '../message.ts'

export const tawantinsuyu: Translated<typeof english> = {
  'game.tawantinsuyu': 'Tawantinsuyu',
  'tawantinsuyu.automa': 'Axomamma',
  'tawantinsuyu.first-game': 'Pierwsza rozgrywka',
  'tawantinsuyu.first-game.what': 'Coricancha leży tak, jak wydrukowano na planszy.',
  'tawantinsuyu.no-personality': 'Łatwiej: bez żetonu Osobowości',
  'tawantinsuyu.building-costs-2-stone': 'Łatwiej: Budynek kosztuje ją 2 kamienie',
  'tawantinsuyu.worship-needs-2-statues': 'Łatwiej: Oddanie Czci tylko przy 2 Posągach',
  'tawantinsuyu.no-second-conquest': 'Łatwiej: bez drugiego Podboju',
  'tawantinsuyu.no-army-card-without-workers': 'Łatwiej: bez karty Armii, gdy nie ma Robotników',
  'tawantinsuyu.free-temple-step': 'Trudniej: darmowy awans w Świątyni przy Oddaniu Czci i Składaniu Ofiar',
  'tawantinsuyu.equal-soldiers': 'Trudniej: wystarczy tylu Żołnierzy, ile jest Ofiar Wojny',
  'tawantinsuyu.conquest-discount': 'Trudniej: w Podboju o 1 Żołnierza mniej do zakrycia i do odrzucenia',
  'tawantinsuyu.vp-per-priest-action': 'Trudniej: 2 PZ za akcję Arcykapłana',
  'tawantinsuyu.vp-per-weaving': 'Trudniej: 2 PZ za Tkaninę podczas Święta',
  'tawantinsuyu.vp-without-workers': 'Trudniej: 2 PZ więcej, gdy nie ma Robotników',
  'tawantinsuyu.vp-per-resource': 'Trudniej: 1 PZ za surowiec na koniec gry',
}
