import { either, list, numbered } from '@tollan/kernel/words/hu'
import type { Amount, Cost, Counter, Effect, TilePower } from '../../content/vocabulary.ts'
import { boards } from '../../content/boards.ts'
import type { BoardName, PhraseWords, TileFamily } from '../catalogue.ts'
import { atBoard, goodBy, goodPrice, toBoard } from './forms.ts'
import { glossary } from './glossary.ts'
import { namedMasks, procedureEffects } from './modules.ts'

const good = (what: string, n: number): string => `${n} ${glossary.goods[what] ?? what}`

const entries = (cost: Cost): [what: string, n: number][] => Object.entries(cost).filter(([, n]) => n !== 0)
const amounts = (cost: Cost): string => list(entries(cost).map(([what, n]) => good(what, n)))
/** "1 kakaóért és 1 fáért" */
const price = (cost: Cost): string => list(entries(cost).map(([what, n]) => `${n} ${goodPrice(what)}`))

const counters: Readonly<Record<Counter, string>> = {
  technologies: 'technológiánként',
  'pyramid-track': 'lépésenként a piramissávon',
  avenue: 'lépésenként a Holtak útján',
  'great-discovery-pairs': 'nagy felfedezéslapka-páronként',
}

const ofPower = (plus: number): string =>
  `a munkás ereje${plus === 0 ? '' : plus > 0 ? ` plusz ${plus}` : ` mínusz ${-plus}`}`

function gained(what: string, n: Amount, each: number): string {
  if (typeof n === 'number') return good(what, n * each)
  const unit = glossary.goods[what] ?? what
  if ('of' in n) return `annyi ${unit}, amennyi ${ofPower(n.plus)}`
  const [counter, most] = n.least
  return `${each} ${unit} ${counters[counter]}, legfeljebb annyiszor, amennyi ${ofPower(most.plus)}`
}

const times = (n: Amount): string =>
  typeof n === 'number'
    ? n === 1 ? 'egyszer' : `legfeljebb ${n} alkalommal`
    : 'of' in n ? `legfeljebb annyiszor, amennyi ${ofPower(n.plus)}` : 'többször'

const tilePowers: Readonly<Record<TilePower, string>> = {
  mask: 'maszk',
  'double-move': 'egy akciótábla két munkása együtt lép',
  'unlimited-move': 'egy munkás bármekkora távolságra lép',
  'extra-worker': 'eggyel több munkás számít egy fő akcióban',
  'ignore-cocoa': 'egy kakaófizetés elmarad',
  'double-harvest': 'egy fő akció nyersanyagai duplán járnak',
}

const templeSteps = (which: string, n: number): string =>
  which === 'any'
    ? `${n} lépés ${n === 1 ? 'egy tetszőleges templomon' : 'tetszőleges templomokon'}`
    : `${n} lépés a ${glossary.temples[which] ?? which}on`

/** An effect in the parts that one list names, however its rows are nested. */
const single = (row: Effect): Effect[] => (row.do === 'all' ? row.of.flatMap(single) : [row])

function effect(row: Effect, board: BoardName): string {
  switch (row.do) {
    case 'gain':
      return gained(row.what, row.n, row.each ?? 1)
    case 'temple':
      return templeSteps(row.which, row.n)
    case 'temples':
      return list(Object.entries(row.steps).map(([which, n]) => templeSteps(which, n)))
    case 'avenue':
      return `${row.n} lépés a Holtak útján`
    case 'power-up':
      return `${row.n} megerősítés${row.scope === 'starting' ? ' egy kezdő munkásnak' : ''}`
    case 'technology':
      return 'egy ingyenes technológia'
    case 'discovery':
      return row.great === true ? 'egy megvehető nagy felfedezéslapka' : 'egy megvehető felfedezéslapka'
    case 'fourth-worker':
      return 'a negyedik munkás'
    case 'all':
      return list(single(row).map((one) => effect(one, board)))
    case 'repeat':
      return `${times(row.upTo)}: ${price(row.pay)} ${effect(row.effect, board)}`
    case 'tile-power':
      return `${tilePowers[row.power]}${row.boards === undefined ? '' : ` ${atAny(row.boards, board)}`}`
    case 'procedure':
      return procedureEffects[row.name]?.(row.n) ?? row.name
  }
}

const active = boards.filter((row) => row.mainAction !== 'none').length
const atAny = (numbers: readonly number[], board: BoardName): string =>
  numbers.length === active ? 'bármelyik akciótáblán' : either(numbers.map((number) => atBoard(board(number))))

const atBoards = (numbers: readonly number[], board: BoardName): string => list(numbers.map((number) => atBoard(board(number))))

const families: Readonly<Record<TileFamily, string>> = { discovery: 'felfedezéslapka', great: 'nagy felfedezéslapka', special: 'lapka' }

const sides: Readonly<Record<string, string>> = { top: 'felső', right: 'jobb', bottom: 'alsó', left: 'bal' }

export const phrases: PhraseWords = {
  amounts,
  effect,
  list,
  benefit(row, board) {
    switch (row.when) {
      case 'pass-board':
        return `${effect(row.effect, board)}, valahányszor egy munkásod ${toBoard(board(row.board))} ér vagy áthalad rajta`
      case 'any-may-be-obsidian':
        return 'tetszőleges nyersanyagként obszidiánt is kaphatsz'
      case 'obsidian-pays-cocoa':
        return `minden fizetésnél 1 obszidián legfeljebb ${row.upTo} kakaót helyettesíthet`
      case 'collect-cocoa':
        return `${effect(row.effect, board)} kakaószüretkor`
      case 'worship-royal':
        return `${effect(row.effect, board)} királylapkán végzett imádáskor`
      case 'main-action':
        return `${effect(row.effect, board)} minden fő akcióért ${atBoards(row.boards, board)}`
      case 'board-resource':
        return `${row.n} további a tábla nyersanyagából minden fő akcióért ${atBoards(row.boards, board)}`
      case 'power-up':
        return `${price(row.pay)} ${row.n} további megerősítés olyan fő akció után, amely megerősítést adott`
      case 'count-workers':
        return `${row.n} további munkás számít ${atBoards(row.boards, board)}`
      case 'discount':
        return `fő akciónként egyszer ${row.n} ${either(row.of.map(goodBy))} kevesebbe kerül egy lapka ${atBoards(row.boards, board)}`
    }
  },
  bonus({ per, vp, strong }) {
    switch (per) {
      case 'flat':
        return `${vp} GYP`
      case 'best-mask-set':
        return 'a legjobb maszkkészlet pontjai még egyszer'
      case 'technologies':
        return `${vp} GYP technológiánként`
      case 'avenue':
        return `${vp} GYP lépésenként a Holtak útján`
      case 'bonus-tiles':
        return `${vp} GYP elért templom bónuszlapkánként`
      case 'non-mask-discoveries':
        return `${vp} GYP minden felfedezéslapkáért, amely nem maszk`
      case 'workers':
        return `${vp} GYP játékban lévő munkásonként${strong === undefined ? '' : `, 4-es erőtől ${strong} GYP`}`
    }
  },
  worker: 'munkás',
  lostPower: (n) => `${n} erő egy szabad munkástól`,
  seat: (seat) => `${seat + 1}. játékos`,
  automa: 'Teotibot',
  commonWorker: 'közös munkás',
  mask: (number, kind) => namedMasks[kind] ?? (number === 0 ? 'nagy maszk' : `${numbered(number)} maszk`),
  tile: (family, name) => `„${name}” ${families[family]}`,
  technology: (number) => `${numbered(number)} technológia`,
  royal: (category, number) => `${numbered(`${category}${number}`)} királylapka`,
  startingTile: (label, names) => `${numbered(label)} kezdőlapka (${list(names)})`,
  pyramidTile: (number, icons) => `${numbered(number)} piramislapka (${icons.join(', ')})`,
  decoration: (number, icons) => `${numbered(number)} díszlapka (${icons.join(', ')})`,
  pyramidSlot: (level, row, column) => `${level}. szint, ${row}. sor, ${column}. oszlop`,
  decorationSpace: (side, level) => `${sides[side] ?? side} oldal, ${level}. szint`,
  templeStep: (temple, step) => `${temple}, ${step}. lépcső`,
  trackSpace: (track, space) => `${track}, ${space}. mező`,
  colouredIcon: (icon, temple) => `${temple} ${icon}`,
}
