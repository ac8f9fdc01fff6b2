import { count, either, list } from '@tollan/kernel/words/pl'
import type { Amount, Counter, Effect, TilePower } from '../../content/vocabulary.ts'
import { boards as boardRows } from '../../content/boards.ts'
import type { BoardName, PhraseWords, TileFamily } from '../catalogue.ts'
import { at, genitive } from './cases.ts'
import { glossary } from './glossary.ts'
import { namedMasks, procedureEffects } from './modules.ts'
import { amounts, bareGood, good, goodsOf, steps } from './numbers.ts'

const counters: Readonly<Record<Counter, string>> = {
  technologies: 'każdą posiadaną Technologię',
  'pyramid-track': 'każde pole na torze Piramidy',
  avenue: 'każde pole na torze Alei Umarłych',
  'great-discovery-pairs': 'każdą parę płytek Wielkich Odkryć',
}

const ofPower = (plus: number): string =>
  plus === 0 ? 'siła robotnika' : plus > 0 ? `siła robotnika plus ${plus}` : `siła robotnika minus ${-plus}`

function gained(what: string, n: Amount, each: number): string {
  if (typeof n === 'number') return good(what, n * each)
  if ('of' in n) return `tyle ${goodsOf(what)}, ile wynosi ${ofPower(n.plus)}`
  const [counter, most] = n.least
  return `po ${good(what, each)} za ${counters[counter]} (najwyżej tyle razy, ile wynosi ${ofPower(most.plus)})`
}

const times = (n: Amount): string =>
  typeof n === 'number' ? (n === 1 ? 'jeden raz' : `najwyżej ${n} razy`) : 'of' in n ? `najwyżej tyle razy, ile wynosi ${ofPower(n.plus)}` : 'kilka razy'

const tilePowers: Readonly<Record<TilePower, string>> = {
  mask: 'Maska',
  'double-move': 'jednoczesny ruch dwóch robotników z jednej Planszy Akcji',
  'unlimited-move': 'ruch robotnika o dowolną liczbę Plansz Akcji',
  'extra-worker': 'dodatkowy robotnik w Akcji Głównej',
  'ignore-cocoa': 'zwolnienie z jednej opłaty w kakao',
  'double-harvest': 'podwójne zasoby z Akcji Głównej',
}

/** "w Lesie lub na Placu Budowy" */
const atAny = (numbers: readonly number[], board: BoardName): string => either(numbers.map((number) => at(board(number))))
/** Every board but the Palace is any board: it has no main action. */
const boardNames = (numbers: readonly number[], board: BoardName): string =>
  numbers.length < boardRows.length - 1 ? numbers.map(board).join(', ') : 'dowolna Plansza Akcji'

const families: Readonly<Record<TileFamily, string>> = { discovery: 'płytka Odkryć', great: 'płytka Wielkich Odkryć', special: 'płytka' }

const templeSteps = (which: string, n: number): string =>
  which === 'any' && n > 1
    ? `awans o ${steps(n)} na torach dowolnych Świątyń`
    : `awans o ${steps(n)} na torze ${genitive(glossary.temples[which] ?? which)}`
const powerUps = { one: 'wzmocnienie', few: 'wzmocnienia', other: 'wzmocnień' }

const parts = (row: Effect): readonly Effect[] => (row.do === 'all' ? row.of.flatMap(parts) : [row])

/** A noun phrase, nominative and accusative alike where it may follow "otrzymujesz". */
function effect(row: Effect, board: BoardName): string {
  switch (row.do) {
    case 'gain':
      return gained(row.what, row.n, row.each ?? 1)
    case 'temple':
      return templeSteps(row.which, row.n)
    case 'temples':
      return list(Object.entries(row.steps).map(([which, n]) => templeSteps(which, n)))
    case 'avenue':
      return `awans o ${count(row.n, { one: 'pole', few: 'pola', other: 'pól' })} na torze Alei Umarłych`
    case 'power-up':
      return `${count(row.n, powerUps)}${row.scope === 'starting' ? ' robotnika startowego' : ''}`
    case 'technology':
      return 'darmowa Technologia'
    case 'discovery':
      return row.great === true ? 'możliwość pozyskania płytki Wielkich Odkryć' : 'możliwość pozyskania płytki Odkryć'
    case 'fourth-worker':
      return 'czwarty robotnik'
    case 'all':
      return list(row.of.flatMap(parts).map((one) => effect(one, board)))
    case 'repeat':
      return `${times(row.upTo)}: za ${amounts(row.pay)} otrzymujesz ${effect(row.effect, board)}`
    case 'tile-power':
      return `${tilePowers[row.power]}${row.boards === undefined ? '' : ` (${boardNames(row.boards, board)})`}`
    case 'procedure':
      return procedureEffects[row.name]?.(row.n) ?? row.name
  }
}

const sides: Readonly<Record<string, string>> = { top: 'górna', right: 'prawa', bottom: 'dolna', left: 'lewa' }

export const phrases: PhraseWords = {
  amounts,
  effect,
  list,
  benefit(row, board) {
    switch (row.when) {
      case 'pass-board':
        return `${effect(row.effect, board)}, gdy robotnik zatrzymuje się ${at(board(row.board))} lub przechodzi przez tę Planszę`
      case 'any-may-be-obsidian':
        return 'zamiast dowolnego zasobu możesz wziąć obsydian'
      case 'obsidian-pays-cocoa':
        return `w każdej opłacie 1 obsydian może zastąpić do ${row.upTo} kakao`
      case 'collect-cocoa':
        return `${effect(row.effect, board)} przy Pozyskaniu Kakao`
      case 'worship-royal':
        return `${effect(row.effect, board)} przy Rytuale na płytce Pałacu`
      case 'main-action':
        return `${effect(row.effect, board)} za każdą Akcję Główną ${atAny(row.boards, board)}`
      case 'board-resource':
        return `${count(row.n, { one: 'dodatkowy zasób', few: 'dodatkowe zasoby', other: 'dodatkowych zasobów' })} danej Planszy za każdą Akcję Główną ${atAny(row.boards, board)}`
      case 'power-up':
        return `${count(row.n, { one: 'kolejne wzmocnienie', few: 'kolejne wzmocnienia', other: 'kolejnych wzmocnień' })} za ${amounts(row.pay)} po Akcji Głównej, która dała wzmocnienie`
      case 'count-workers':
        return `${count(row.n, { one: 'dodatkowy robotnik', few: 'dodatkowi robotnicy', other: 'dodatkowych robotników' })} w Akcji Głównej ${atAny(row.boards, board)}`
      case 'discount':
        return `koszt niższy o ${row.n} ${either(row.of.map((what) => bareGood(what, row.n)))} raz na Akcję Główną ${atAny(row.boards, board)}`
    }
  },
  bonus({ per, vp, strong }) {
    const each = `${vp} PZ za`
    switch (per) {
      case 'flat':
        return `${vp} PZ`
      case 'best-mask-set':
        return 'ponownie PZ za najlepszy zestaw Masek'
      case 'technologies':
        return `${each} każdą Technologię`
      case 'avenue':
        return `${each} każde pole na torze Alei Umarłych`
      case 'bonus-tiles':
        return `${each} każdą odblokowaną płytkę Przychylności Bogów`
      case 'non-mask-discoveries':
        return `${each} każdą płytkę Odkryć niebędącą Maską`
      case 'workers':
        return `${each} każdego robotnika w grze${strong === undefined ? '' : `, a ${strong} PZ za robotnika o sile 4 lub 5`}`
    }
  },
  worker: 'robotnik',
  lostPower: (n) => `osłabienie odblokowanego robotnika o ${n}`,
  seat: (seat) => `Gracz ${seat + 1}`,
  automa: 'Teotibot',
  commonWorker: 'wspólny robotnik',
  mask: (number, kind) => namedMasks[kind] ?? (number === 0 ? 'wielka Maska' : `Maska ${number}`),
  tile: (family, name) => `${families[family]} „${name}”`,
  technology: (number) => `Technologia ${Number.isInteger(number) ? number : `${Math.floor(number)}½`}`,
  royal: (category, number) => `płytka Pałacu ${category}${number}`,
  startingTile: (label, names) => `płytka Startowa ${label} (${names.join(', ')})`,
  pyramidTile: (number, icons) => `płytka Piramidy ${number} (${icons.join(', ')})`,
  decoration: (number, icons) => `Zdobienie ${number} (${icons.join(', ')})`,
  pyramidSlot: (level, row, column) => `poziom ${level}, rząd ${row}, kolumna ${column}`,
  decorationSpace: (side, level) => `strona ${sides[side] ?? side}, pole ${level}`,
  templeStep: (temple, step) => `${temple}, stopień ${step}`,
  trackSpace: (track, space) => `${track}, pole ${space}`,
  colouredIcon: (icon, temple) => `${temple} ${icon}`,
}
