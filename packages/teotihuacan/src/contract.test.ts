// The kernel's contract for every player count, variants and modules together. Every variant with every count takes longer: contract.long.test.ts.
import { fastRandom } from '@tollan/kernel'
import { contract } from '@tollan/kernel/contract'
import { offered, teotihuacan } from './index.ts'
import { named } from './testing-options.ts'


const weakWorkers = { 'bot-worker-1': -1, 'bot-worker-2': -1, 'bot-worker-3': -1 }
const easyBot = { ...weakWorkers, 'bot-gold': -1, 'bot-cocoa-vp': -2, 'bot-worship-steps': -1, 'bot-bonus-vp': -10 }
const strongWorkers = { 'bot-worker-1': 1, 'bot-worker-2': 1, 'bot-worker-3': 1 }
const hardBot = { ...strongWorkers, 'bot-stone': 1, 'bot-wood': 1, 'bot-cocoa-vp': 2, 'bot-technology-vp': 2 }

/** Tiles left out, tiles beyond the known ones, and other icons: a box may be another one. */
const otherBox = [
  { table: 'discovery-tiles', path: 'disc-vp-4.copies', from: 3, to: 0 },
  { table: 'discovery-tiles', path: 'disc-double-move.copies', from: 3, to: 7 },
  { table: 'discovery-tiles', path: 'mask-1.copies', from: 1, to: 4 },
  { table: 'great-discovery-tiles', path: 'gd-power-up-3.copies', from: 2, to: 1 },
  { table: 'great-discovery-tiles', path: 'gd-reuse-2.copies', from: 2, to: 5 },
  { table: 'pyramid-tiles', path: 'pyr-31.code', from: '----', to: 'RGBR' },
  { table: 'decoration-tiles', path: 'deco-03.code', from: 'GG', to: 'b-' },
  { table: 'm6-technologies', path: 'tech-3-half.benefits.0.upTo', from: 3, to: 1 },
]
const withSheet = ({ label, options }: ReturnType<typeof named>) => ({ label, options: { ...options, data: otherBox } })

/** Legal combinations of everything on offer, drawn at random: others with another seed. */
function drawn(count: number, seed: number): ReturnType<typeof named>[] {
  const random = fastRandom(seed)
  const found: ReturnType<typeof named>[] = []
  while (found.length < count) {
    const modules = offered.filter(() => random(2) === 1)
    const one = named(1 + random(5), modules, {}, `draw ${found.length + 1}`)
    if (teotihuacan.compile(one.options).ok) found.push(one)
  }
  return found
}

contract(
  'Teotihuacan',
  teotihuacan,
  [
    ...[1, 2, 3, 4].map((players) => named(players)),
    named(1, ['draft']),
    named(3, ['draft', 'dark-eclipse']),
    named(4, ['first-game']),
    named(5),
    named(2, ['m6']),
    named(5, ['m6', 'draft', 'dark-eclipse']),
    named(1, ['m6', 'ms1']),
    named(2, ['m6', 'm7', 'm8', 'm9', 'm10']),
    named(5, ['m6', 'm7', 'm8', 'm9', 'm10', 'draft']),
    named(3, ['m6', 'm7', 'm8', 'm9', 'dark-eclipse']),
    named(1, ['m6', 'm7', 'm8', 'm9', 'ms1']),
    ...drawn(5, 2026),
    withSheet(named(5, ['m6', 'm7', 'm8', 'm9'], {}, 'other copies and icons')),
    withSheet(named(1, ['m6', 'm9'], {}, 'other copies and icons')),
    named(1, [], easyBot, 'easy bot'),
    named(1, [], hardBot, 'hard bot'),
  ],
  2,
  {
    games: 12,
    exempt: {
      'verb row': 'asked only when three workers find the bottom row of the Nobles full: see the rule tests',
      'verb part': 'asked only for effects whose parts may come in any order: see the rule tests',
      'mask-special-gold-a': 'comes with a region, never by an answer: see the rule tests',
      'mask-special-jade-a': 'comes with a region, never by an answer: see the rule tests',
      'verb bot-mask': 'drawn only when Teotibot finds two masks equally rare at a region: see the rule tests',
      teotihuacan: 'warriors enter it without a choice',
      'region-12': 'warriors are pushed into it without a choice',
    },
  },
)
