import { count, list, plural } from '@tollan/kernel/words/ru'
import type { Amount, Cost, Counter, Effect, TilePower } from '../../content/vocabulary.ts'
import { boards } from '../../content/boards.ts'
import type { BoardName, PhraseWords, TileFamily } from '../catalogue.ts'
import { glossary, good, manyOf } from './glossary.ts'
import { atPlaces, inCase } from './cases.ts'
import { namedMasks, procedureEffects } from './modules.ts'

const amounts = (cost: Cost): string => list(Object.entries(cost).flatMap(([what, n]) => (n === 0 ? [] : [good(what, n)])))

const counters: Readonly<Record<Counter, string>> = {
  technologies: 'каждую свою технологию',
  'pyramid-track': 'каждый шаг по шкале пирамиды',
  avenue: 'каждый шаг по Дороге мёртвых',
  'great-discovery-pairs': 'каждую пару жетонов больших открытий',
}

const plusOf = (plus: number): string => (plus === 0 ? '' : plus > 0 ? ` плюс ${plus}` : ` минус ${-plus}`)

function gained(what: string, n: Amount, each: number): string {
  if (typeof n === 'number') return good(what, n * each)
  if ('of' in n) return `столько ${manyOf(what)}, сколько составляет сила работника${plusOf(n.plus)}`
  const [counter, most] = n.least
  return `${good(what, each)} за ${counters[counter]}, считая не больше силы работника${plusOf(most.plus)}`
}

const times = (n: Amount): string =>
  typeof n !== 'number'
    ? 'of' in n ? `столько раз, сколько позволяет сила работника${plusOf(n.plus)}` : 'несколько раз'
    : n === 1 ? 'один раз' : `до ${n} ${plural(n, 'раза', 'раз', 'раз')}`

const tilePowers: Readonly<Record<TilePower, string>> = {
  mask: 'маска',
  'double-move': 'переместить вместе двух работников с одного планшета',
  'unlimited-move': 'переместить работника на любое расстояние',
  'extra-worker': 'засчитать ещё одного работника в основном действии',
  'ignore-cocoa': 'один раз не платить какао',
  'double-harvest': 'удвоить ресурсы основного действия',
}

const steps = (n: number): string => count(n, 'ступень', 'ступени', 'ступеней')

const templeSteps = (which: string, n: number): string =>
  which === 'any' && n > 1 ? `${steps(n)} в любых храмах` : `${steps(n)} в ${inCase(glossary.temples[which] ?? which, 'prep')}`

const powerUps = (n: number): string => count(n, 'увеличение силы', 'увеличения силы', 'увеличений силы')

const parts = (row: Effect): readonly Effect[] => (row.do === 'all' ? row.of.flatMap(parts) : [row])

function effect(row: Effect, board: BoardName): string {
  switch (row.do) {
    case 'gain':
      return gained(row.what, row.n, row.each ?? 1)
    case 'temple':
      return templeSteps(row.which, row.n)
    case 'temples':
      return list(Object.entries(row.steps).map(([which, n]) => templeSteps(which, n)))
    case 'avenue':
      return `${count(row.n, 'шаг', 'шага', 'шагов')} по Дороге мёртвых`
    case 'power-up':
      return `${powerUps(row.n)}${row.scope === 'starting' ? ' начального работника' : ''}`
    case 'technology':
      return 'бесплатная технология'
    case 'discovery':
      return `возможность взять жетон ${row.great === true ? 'большого открытия' : 'открытия'}`
    case 'fourth-worker':
      return 'четвёртый работник'
    case 'all':
      return list(row.of.flatMap(parts).map((one) => effect(one, board)))
    case 'repeat':
      return `${times(row.upTo)}: отдать ${amounts(row.pay)} за ${effect(row.effect, board)}`
    case 'tile-power':
      return `${tilePowers[row.power]}${row.boards === undefined ? '' : ` ${boardList(row.boards, board)}`}`
    case 'procedure':
      return procedureEffects[row.name]?.(row.n) ?? row.name
  }
}

const families: Readonly<Record<TileFamily, string>> = { discovery: 'жетон открытия', great: 'жетон большого открытия', special: 'жетон' }

const actionBoards = boards.filter((row) => row.mainAction !== 'none').length
const boardList = (numbers: readonly number[], board: BoardName): string =>
  numbers.length === actionBoards ? 'на любом планшете' : atPlaces(numbers.map(board))

const feminine: Readonly<Record<string, string>> = { синий: 'синяя', красный: 'красная', зелёный: 'зелёная' }
const sides: Readonly<Record<string, string>> = { top: 'верхняя', right: 'правая', bottom: 'нижняя', left: 'левая' }

export const phrases: PhraseWords = {
  amounts,
  effect,
  list,
  benefit(row, board) {
    switch (row.when) {
      case 'pass-board':
        return `${effect(row.effect, board)}, когда работник проходит через ${inCase(board(row.board), 'acc')} или останавливается там`
      case 'any-may-be-obsidian':
        return 'вместо любого ресурса можно взять обсидиан'
      case 'obsidian-pays-cocoa':
        return `1 обсидиан заменяет до ${row.upTo} какао в одной оплате`
      case 'collect-cocoa':
        return `${effect(row.effect, board)} при сборе какао`
      case 'worship-royal':
        return `${effect(row.effect, board)} при поклонении на жетоне вождя`
      case 'main-action':
        return `${effect(row.effect, board)} за каждое основное действие ${boardList(row.boards, board)}`
      case 'board-resource':
        return `на ${row.n} больше ресурса планшета за каждое основное действие ${boardList(row.boards, board)}`
      case 'power-up':
        return `ещё ${powerUps(row.n)} за ${amounts(row.pay)} после основного действия, давшего увеличение силы`
      case 'count-workers':
        return `${count(row.n, 'дополнительный работник', 'дополнительных работника', 'дополнительных работников')} ${boardList(row.boards, board)}`
      case 'discount': {
        const saved = row.of.map((what) => good(what, row.n)).join(' или ')
        return `скидка ${saved} один раз за основное действие ${boardList(row.boards, board)}`
      }
    }
  },
  bonus({ per, vp, strong }) {
    switch (per) {
      case 'flat':
        return `${vp} ПО`
      case 'best-mask-set':
        return 'ещё раз ПО за лучший набор масок'
      case 'technologies':
        return `${vp} ПО за каждую технологию`
      case 'avenue':
        return `${vp} ПО за каждый шаг по Дороге мёртвых`
      case 'bonus-tiles':
        return `${vp} ПО за каждый достигнутый жетон бонуса храма`
      case 'non-mask-discoveries':
        return `${vp} ПО за каждый жетон открытия, кроме масок`
      case 'workers':
        return `${vp} ПО за каждого работника в игре${strong === undefined ? '' : ` или ${strong} ПО, если его сила 4 или 5`}`
    }
  },
  worker: 'работник',
  lostPower: (n) => `${count(n, 'единица', 'единицы', 'единиц')} силы свободного работника`,
  seat: (seat) => `Игрок ${seat + 1}`,
  automa: 'Теотибот',
  commonWorker: 'общий работник',
  mask: (number, kind) => namedMasks[kind] ?? (number === 0 ? 'маска больших открытий' : `маска ${number}`),
  tile: (family, name) => `${families[family]} «${name}»`,
  technology: (number) => `технология ${Number.isInteger(number) ? number : `${Math.floor(number)}½`}`,
  royal: (category, number) => `жетон вождя ${category}${number}`,
  startingTile: (label, names) => `начальный жетон ${label} (${list(names)})`,
  pyramidTile: (number, icons) => `плитка пирамиды ${number} (${icons.join(', ')})`,
  decoration: (number, icons) => `украшение ${number} (${icons.join(', ')})`,
  pyramidSlot: (level, row, column) => `уровень ${level}, ряд ${row}, колонка ${column}`,
  decorationSpace: (side, level) => `${sides[side] ?? side} сторона, уровень ${level}`,
  templeStep: (temple, step) => `${temple}, ступень ${step}`,
  trackSpace: (track, space) => `${track}, деление ${space}`,
  colouredIcon: (icon, temple) => `${icon === glossary.icons['statue'] ? (feminine[temple] ?? temple) : temple} ${icon}`,
}
