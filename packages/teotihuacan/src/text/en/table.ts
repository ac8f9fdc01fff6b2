import type { TableWords } from '../catalogue.ts'

export const table: TableWords = {
  round: (round, light, dark, eclipses) => `Round ${round}, calendar ${light} of ${dark}, eclipses scored ${eclipses} of 3`,
  eclipsePending: (round) => `eclipse after round ${round}`,
  tracks: (blue, red, green, avenue, pyramid) =>
    `temples blue ${blue} red ${red} green ${green}  avenue ${avenue}  pyramid track ${pyramid}`,
  technologies: 'technologies',
  tiles: 'tiles',
  used: 'used',
  none: 'none',
  workers: 'workers',
  wheel: 'wheel',
  hand: 'in hand',
  ring: 'Ring',
  neutral: 'neutral',
  discovery: 'tile',
  worshipping: 'worship',
  pyramid: 'Pyramid: topmost icons, capitals where coloured, and levels',
  decorated: 'decorated',
  display: {
    technologies: 'Technologies',
    royals: 'Royal tiles',
    bonuses: 'Temple bonuses',
    pyramid: 'Pyramid tiles',
    decorations: 'Decorations',
  },
  botTiles: ([top, left, right, ...bottom], aside) => `action pyramid ${top} / ${left}, ${right} / ${bottom.join(', ')}; aside ${aside}`,
  botDirections: (arrows) => `directions ${arrows.join(', ')}`,
  arrows: ['up left', 'up right'],
  place: (place) => `place ${place}`,
  power: (power) => `power ${power}`,
}
