import type { TableWords } from '../catalogue.ts'

export const table: TableWords = {
  round: (round, light, dark, eclipses) => `Runda ${round}, Kalendarz ${light} z ${dark}, rozpatrzone Zaćmienia ${eclipses} z 3`,
  eclipsePending: (round) => `Zaćmienie po rundzie ${round}`,
  tracks: (blue, red, green, avenue, pyramid) =>
    `Świątynie: niebieska ${blue}, czerwona ${red}, zielona ${green}  Aleja Umarłych ${avenue}  tor Piramidy ${pyramid}`,
  technologies: 'Technologie',
  tiles: 'płytki',
  used: 'wykorzystane',
  none: 'brak',
  workers: 'robotnicy',
  wheel: 'krąg Wstąpienia',
  hand: 'poza planszą',
  ring: 'Plansze Akcji',
  neutral: 'neutralni:',
  discovery: 'płytka',
  worshipping: 'Rytuał',
  pyramid: 'Piramida: widoczne symbole, kolorowe wielką literą, oraz poziomy',
  decorated: 'Zdobienia',
  display: {
    technologies: 'Płytki Technologii',
    royals: 'Płytki Pałacu',
    bonuses: 'Płytki Przychylności Bogów',
    pyramid: 'Płytki Piramidy',
    decorations: 'Płytki Zdobień',
  },
  botTiles: ([top, left, right, ...bottom], aside) => `piramida akcji ${top} / ${left}, ${right} / ${bottom.join(', ')}; obok ${aside}`,
  botDirections: (arrows) => `płytki Kierunku: ${arrows.join(', ')}`,
  arrows: ['w lewo do góry', 'w prawo do góry'],
  place: (place) => `${place}. miejsce`,
  power: (power) => `siła ${power}`,
}
