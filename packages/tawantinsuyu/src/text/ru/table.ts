import { count } from '@tollan/kernel/words/ru'
import type { TableWords } from '../catalogue.ts'
import { good } from './goods.ts'

export const table: TableWords = {
  feasts: (held, of) => `Праздников прошло ${held} из ${of}`,
  feastPending: (number, who) => `Праздник ${number} ожидается, начинает: ${who}`,
  place: (place) => `${place}-е место`,
  temple: (space, top) => `храм ${space} из ${top}`,
  priest: (section, action) => `верховный жрец: ${section}, ${action}`,
  noPriest: 'верховный жрец не на поле',
  workers: 'работники',
  markers: (stairs, conquest) =>
    `${count(stairs, 'фишка лестницы', 'фишки лестниц', 'фишек лестниц')}, ${count(conquest, 'фишка завоевания', 'фишки завоеваний', 'фишек завоеваний')}`,
  statues: 'статуи',
  buildings: 'здания',
  faceDown: 'перевёрнуты',
  tapestries: 'гобелены',
  army: (faceUp, soldiers, faceDown) =>
    `армия: ${count(faceUp, 'открытая карта', 'открытые карты', 'открытых карт')} (${count(soldiers, 'солдат', 'солдата', 'солдат')}), перевёрнутых ${faceDown}`,
  hands: (godCards, armyCards) =>
    `рука: ${count(godCards, 'карта бога', 'карты богов', 'карт богов')}, ${count(armyCards, 'карта армии', 'карты армии', 'карт армии')}`,
  ownGodCards: 'Карты богов',
  ownArmyCards: 'Карты армии',
  laid: 'разыграны',
  none: 'нет',
  hill: 'Холм (РАБОТНИК или бог пустого места; +с синее, +з зелёное)',
  stairs: 'лестницы',
  icons: 'Задания',
  roleMarks: { architect: 'АРХИ', craftsman: 'РЕМЕ', warrior: 'ВОИН', courier: 'ГОНЕ', priest: 'ЖРЕЦ' },
  godMarks: { spiral: 'спир', zigzag: 'зигз', 'four-squares': 'квад', diamond: 'ромб', hook: 'крюк', cross: 'крес' },
  colourMarks: { blue: '+с', green: '+з', neutral: '' },
  seatMark: (seat) => `И${seat + 1}`,
  village: 'Деревня, от картофельного края',
  nomads: 'Кочевники',
  casualties: 'Павшие',
  bag: (n) => `мешок ${n}`,
  market: 'Рынок',
  offer: (deck) => `Витрина, сначала старые (колода богов ${deck})`,
  weaving: (stack) => `Верхняя ткань (под ней ${stack})`,
  conquest: 'Завоевания: солдат перевернуть + сбросить, бонус',
  statuesLeft: 'Осталось статуй, малых + больших',
  coricancha: 'сектор',
  food: (n) => good('food', n),
  tucked: 'подложенные боги',
  tokens: 'жетоны',
}
