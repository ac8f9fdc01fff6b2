// The kernel's contract for every variant with every player count.
import { contract } from '@tollan/kernel/contract'
import { teotihuacan } from './index.ts'
import { named } from './testing-options.ts'

const several = [2, 3, 4]

contract(
  'Teotihuacan, variants',
  teotihuacan,
  [['draft'], ['dark-eclipse'], ['first-game'], ['draft', 'dark-eclipse']].flatMap((modules) => several.map((players) => named(players, modules))),
  3,
)
