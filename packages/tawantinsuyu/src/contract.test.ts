// The kernel's contract for every player count and variant.
import { contract } from '@tollan/kernel/contract'
import { conquestNames, iconNames, statueNames, stepNames } from './answers.ts'
import { boardRowsOf, herBoard } from './content/index.ts'
import { tawantinsuyu } from './index.ts'

const several = [2, 3, 4]
const named = (players: number, modules: readonly string[] = [], settings: Readonly<Record<string, number>> = {}, note = '') => ({
  label: [players === 1 ? 'solo' : `${players} players`, ...modules, note].filter((word) => word !== '').join(', '),
  options: { players, modules, settings },
})

/** Gods of cards, Statues and Axomamma's board as they could be in a box. */
const otherBox = [
  { table: 'axomamma-board', path: 'bottom.actions.3', from: null, to: 'recruit-nomad' },
  { table: 'axomamma-board', path: 'personality', from: 3, to: 1 },
  { table: 'axomamma-board', path: 'top.actions.4', from: 'gather-stone-or-corn', to: null },
  { table: 'axomamma-tokens', path: 'axo-token-1b.place', from: 1, to: 4 },
  { table: 'god-cards', path: 'god-hook-1.god', from: 'hook', to: 'cross' },
  { table: 'god-cards', path: 'god-spiral-3.god', from: 'spiral', to: 'diamond' },
  { table: 'hill-spaces', path: 'space-top-0-a.icons.2', from: 'icon-summit-01', to: 'icon-more-1' },
  { table: 'statues', path: 'hook.small', from: 2, to: 1 },
  { table: 'statues', path: 'cross.small', from: 2, to: 3 },
]
const withSheet = ({ label, options }: ReturnType<typeof named>) => ({ label, options: { ...options, data: otherBox } })

const poor = 'random play from the set-up is too poor for it: rich-play.test.ts meets it'
const dear = [
  ...conquestNames,
  ...statueNames.filter((name) => name.startsWith('large')),
  ...stepNames.filter((name) => name.startsWith('steps-lower')),
  ...iconNames.filter((name) => name.startsWith('icon-bottom') || name.startsWith('icon-foot')),
]
const easy = ['no-personality', 'building-costs-2-stone', 'worship-needs-2-statues', 'no-second-conquest', 'no-army-card-without-workers']
const hard = ['free-temple-step', 'equal-soldiers', 'conquest-discount', 'vp-per-priest-action', 'vp-per-weaving', 'vp-without-workers', 'vp-per-resource']
const on = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]))

contract(
  'Tawantinsuyu',
  tawantinsuyu,
  [
    ...several.map((players) => named(players)),
    ...several.map((players) => named(players, ['first-game'])),
    ...several.map((players) => named(players, [], { 'first-player': players - 1 }, 'last seat first')),
    named(1),
    named(1, ['first-game'], on(easy), 'all easier'),
    named(1, [], on(hard), 'all harder'),
    withSheet(named(1, [], {}, 'another box')),
    withSheet(named(3, [], {}, 'another box')),
  ],
  2,
  {
    games: 40,
    exempt: {
      ...Object.fromEntries(dear.map((name) => [name, poor])),
      'axo-bottom-4': 'acts without an answer: corrections.test.ts plays another board',
      ...Object.fromEntries(boardRowsOf(herBoard).flat().map(({ id }) => [id, 'acts without an answer: automa/solo-play.test.ts meets it'])),
      'verb discard': poor,
      'verb flip': poor,
      'verb still': 'no printed Conquest space asks for one Soldier of each',
      'procedure task-benefit': 'no printed God card shows a task',
      'procedure axomamma-pays': 'no printed effect of hers asks for a payment it can refuse',
      'procedure axomamma-renews': 'no printed effect of hers renews a single piece',
    },
  },
)
