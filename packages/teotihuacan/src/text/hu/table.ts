import { numbered, the } from '@tollan/kernel/words/hu'
import type { TableWords } from '../catalogue.ts'

export const table: TableWords = {
  round: (round, light, dark, eclipses) => `${round}. forduló, naptár: ${light} / ${dark}, lepontozott napfogyatkozások: ${eclipses} / 3`,
  eclipsePending: (round) => `napfogyatkozás ${the(`${round}. forduló`)} után`,
  tracks: (blue, red, green, avenue, pyramid) =>
    `templomok: kék ${blue}, piros ${red}, zöld ${green}; Holtak útja: ${avenue}; piramissáv: ${pyramid}`,
  eclipseSoon: 'napfogyatkozás e kör után',
  technologies: 'technológiák',
  tiles: 'lapkák',
  used: 'felhasználva',
  none: 'nincs',
  workers: 'munkások',
  wheel: 'Felemelkedés kerék',
  hand: 'kézben',
  ring: 'Akciótáblák',
  neutral: 'semleges',
  discovery: 'lapka',
  worshipping: 'imád',
  pyramid: 'Piramis: a legfelső ikonok, nagybetűvel a színesek, mellettük a szintek',
  decorated: 'díszítve',
  display: {
    technologies: 'Technológiák',
    royals: 'Királylapkák',
    bonuses: 'Templom bónuszlapkák',
    pyramid: 'Piramislapkák',
    decorations: 'Díszlapkák',
  },
  botTiles: ([top, left, right, ...bottom], aside) => `akciópiramis: ${top} / ${left}, ${right} / ${bottom.join(', ')}; félretéve: ${aside}`,
  botDirections: (arrows) => `irányok: ${arrows.join(', ')}`,
  arrows: ['balra fel', 'jobbra fel'],
  place: (place) => `${place}. hely`,
  power: (power) => `${numbered(power)} erő`,
  costs: (price) => `ára: ${price}`,
}
