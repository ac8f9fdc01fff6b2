import type { TableWords } from '../catalogue.ts'

export const table: TableWords = {
  round: (round, light, dark, eclipses) => `Раунд ${round}, календарь ${light} из ${dark}, затмений прошло ${eclipses} из 3`,
  eclipsePending: (round) => `затмение после раунда ${round}`,
  tracks: (blue, red, green, avenue, pyramid) =>
    `храмы: синий ${blue}, красный ${red}, зелёный ${green}  Дорога мёртвых ${avenue}  шкала пирамиды ${pyramid}`,
  eclipseSoon: 'затмение после этого хода',
  technologies: 'технологии',
  tiles: 'жетоны',
  used: 'использованы',
  none: 'нет',
  workers: 'работники',
  wheel: 'колесо вознесения',
  hand: 'не на поле',
  ring: 'Кольцо',
  neutral: 'нейтральные',
  discovery: 'жетон',
  worshipping: 'молится',
  pyramid: 'Пирамида: верхние символы (цветные прописными буквами) и уровни',
  decorated: 'украшено',
  display: {
    technologies: 'Технологии',
    royals: 'Жетоны вождей',
    bonuses: 'Бонусы храмов',
    pyramid: 'Плитки пирамиды',
    decorations: 'Украшения',
  },
  botTiles: ([top, left, right, ...bottom], aside) =>
    `пирамида действий ${top} / ${left}, ${right} / ${bottom.join(', ')}; отложен жетон «${aside}»`,
  botDirections: (arrows) => `направления ${arrows.join(', ')}`,
  arrows: ['вверх и влево', 'вверх и вправо'],
  place: (place) => `${place}-е место`,
  power: (power) => `сила ${power}`,
  costs: (price) => `стоимость: ${price}`,
}
