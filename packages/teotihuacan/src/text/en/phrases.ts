import type { Amount, Cost, Counter, Effect, TilePower } from '../../content/vocabulary.ts'
import type { BoardName, PhraseWords, TileFamily } from '../catalogue.ts'
import { glossary } from './glossary.ts'
import { namedMasks, procedureEffects } from './modules.ts'

export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const good = (what: string, n: number): string =>
  what === 'any-resource' ? count(n, 'resource of choice', 'resources of choice') : `${n} ${glossary.goods[what] ?? what}`

const amounts = (cost: Cost): string => list(Object.entries(cost).flatMap(([what, n]) => (n === 0 ? [] : [good(what, n)])))

const counters: Readonly<Record<Counter, string>> = {
  technologies: 'technology owned',
  'pyramid-track': 'step on the pyramid track',
  avenue: 'step on the Avenue',
  'great-discovery-pairs': 'pair of great discovery tiles',
}

const ofPower = (plus: number): string =>
  plus === 0 ? "the worker's power" : plus > 0 ? `the worker's power plus ${plus}` : `the worker's power minus ${-plus}`

function gained(what: string, n: Amount, each: number): string {
  if (typeof n === 'number') return good(what, n * each)
  const unit = what === 'any-resource' ? 'resources of choice' : (glossary.goods[what] ?? what)
  if ('of' in n) return `as many ${unit} as ${ofPower(n.plus)}`.replace('as many cocoa', 'as much cocoa')
  const [counter, most] = n.least
  return `${each} ${unit} per ${counters[counter]}, counting at most ${ofPower(most.plus)}`
}

const times = (n: Amount): string =>
  typeof n === 'number' ? (n === 1 ? 'once' : `up to ${n} times`) : 'of' in n ? `as often as ${ofPower(n.plus)} allows` : 'several times'

const families: Readonly<Record<TileFamily, string>> = { discovery: 'discovery tile', great: 'great discovery tile', special: 'tile' }

const tilePowers: Readonly<Record<TilePower, string>> = {
  mask: 'mask',
  'double-move': 'move two workers of one board together',
  'unlimited-move': 'move a worker any distance',
  'extra-worker': 'count one more worker in a main action',
  'ignore-cocoa': 'ignore one cocoa payment',
  'double-harvest': 'double the goods of a main action',
}

const templeSteps = (which: string, n: number): string => `${count(n, 'step')} on ${which === 'any' ? 'any temple' : `the ${which} temple`}`

function effect(row: Effect, board: BoardName): string {
  switch (row.do) {
    case 'gain':
      return gained(row.what, row.n, row.each ?? 1)
    case 'temple':
      return templeSteps(row.which, row.n)
    case 'temples':
      return list(Object.entries(row.steps).map(([which, n]) => templeSteps(which, n)))
    case 'avenue':
      return `${count(row.n, 'step')} on the Avenue`
    case 'power-up':
      return `${count(row.n, 'power-up')}${row.scope === 'starting' ? ' of a starting worker' : ''}`
    case 'technology':
      return 'a free technology'
    case 'discovery':
      return row.great === true ? 'the offer of a great discovery tile' : 'the offer of a discovery tile'
    case 'fourth-worker':
      return 'the fourth worker'
    case 'all':
      return list(row.of.map((one) => effect(one, board)))
    case 'repeat':
      return `${times(row.upTo)}: pay ${amounts(row.pay)} for ${effect(row.effect, board)}`
    case 'tile-power':
      return `${tilePowers[row.power]}${row.boards === undefined ? '' : ` at ${boardList(row.boards, board)}`}`
    case 'procedure':
      return procedureEffects[row.name]?.(row.n) ?? row.name
  }
}

const boardList = (numbers: readonly number[], board: BoardName): string => list(numbers.map(board))

export const phrases: PhraseWords = {
  amounts,
  effect,
  list,
  benefit(row, board) {
    switch (row.when) {
      case 'pass-board':
        return `${effect(row.effect, board)} when a worker moves onto or over the ${board(row.board)}`
      case 'any-may-be-obsidian':
        return 'resources of choice may be obsidian'
      case 'obsidian-pays-cocoa':
        return `1 obsidian may pay up to ${row.upTo} cocoa in each payment`
      case 'collect-cocoa':
        return `${effect(row.effect, board)} when collecting cocoa`
      case 'worship-royal':
        return `${effect(row.effect, board)} when worshipping on a royal tile`
      case 'main-action':
        return `${effect(row.effect, board)} with each main action at ${boardList(row.boards, board)}`
      case 'board-resource':
        return `${row.n} more of its resource with each main action at ${boardList(row.boards, board)}`
      case 'power-up':
        return `${count(row.n, 'further power-up')} for ${amounts(row.pay)} after a main action that gave one`
      case 'count-workers':
        return `${count(row.n, 'worker')} more counted at ${boardList(row.boards, board)}`
      case 'discount':
        return `${row.n} ${row.of.join(' or ')} less once in a main action at ${boardList(row.boards, board)}`
    }
  },
  bonus({ per, vp, strong }) {
    const each = `${vp} VP per`
    switch (per) {
      case 'flat':
        return `${vp} VP`
      case 'best-mask-set':
        return 'the VP of your best mask set once more'
      case 'technologies':
        return `${each} technology`
      case 'avenue':
        return `${each} step on the Avenue`
      case 'bonus-tiles':
        return `${each} temple bonus tile reached`
      case 'non-mask-discoveries':
        return `${each} discovery tile that is no mask`
      case 'workers':
        return `${each} worker in play${strong === undefined ? '' : `, ${strong} VP from power 4`}`
    }
  },
  worker: 'a worker',
  lostPower: (n) => `${n} power of an unlocked worker`,
  seat: (seat) => `Player ${seat + 1}`,
  automa: 'Teotibot',
  commonWorker: 'a common worker',
  mask: (number, kind) => namedMasks[kind] ?? (number === 0 ? 'great mask' : `mask ${number}`),
  tile: (family, name) => `${families[family]} "${name}"`,
  technology: (number) => `technology ${Number.isInteger(number) ? number : `${Math.floor(number)}½`}`,
  royal: (category, number) => `royal tile ${category}${number}`,
  startingTile: (label, names) => `starting tile ${label} (${list(names)})`,
  pyramidTile: (number, icons) => `pyramid tile ${number} (${icons.join(', ')})`,
  decoration: (number, icons) => `decoration ${number} (${icons.join(', ')})`,
  pyramidSlot: (level, row, column) => `level ${level}, row ${row}, column ${column}`,
  decorationSpace: (side, level) => `${side} side, level ${level}`,
  templeStep: (temple, step) => `${temple}, step ${step}`,
  trackSpace: (track, space) => `${track}, space ${space}`,
  colouredIcon: (icon, temple) => `${temple} ${icon}`,
}
