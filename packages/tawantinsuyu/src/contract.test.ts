// The kernel's contract for every player count and variant.
import { contract } from '@tollan/kernel/contract'
import { conquestNames, iconNames, statueNames, stepNames } from './answers.ts'
import { tawantinsuyu } from './index.ts'

const several = [2, 3, 4]
const named = (players: number, modules: readonly string[] = [], settings: Readonly<Record<string, number>> = {}, note = '') => ({
  label: [`${players} players`, ...modules, note].filter((word) => word !== '').join(', '),
  options: { players, modules, settings },
})

const poor = 'random play from the set-up is too poor for it: rich-play.test.ts meets it'
const dear = [
  ...conquestNames,
  ...statueNames.filter((name) => name.startsWith('large')),
  ...stepNames.filter((name) => name.startsWith('steps-lower')),
  ...iconNames.filter((name) => name.startsWith('icon-bottom') || name.startsWith('icon-foot')),
]
const chanceOfAxomamma = ['roll', 'draw-personality', 'random-worker', 'random-space', 'random-building', 'random-statue', 'random-weaving', 'random-conquest']

contract(
  'Tawantinsuyu',
  tawantinsuyu,
  [
    ...several.map((players) => named(players)),
    ...several.map((players) => named(players, ['first-game'])),
    ...several.map((players) => named(players, [], { 'first-player': players - 1 }, 'last seat first')),
  ],
  3,
  {
    games: 40,
    exempt: {
      ...Object.fromEntries(dear.map((name) => [name, poor])),
      'verb discard': poor,
      'verb flip': poor,
      'verb still': 'no printed Conquest space asks for one Soldier of each',
      'procedure task-benefit': 'no printed God card shows a task',
      ...Object.fromEntries(chanceOfAxomamma.map((verb) => [`verb ${verb}`, 'asked for Axomamma only'])),
    },
  },
)
