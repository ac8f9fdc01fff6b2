import { count, either, list, plural } from '@tollan/kernel/words/ru'
import type { Effect, Price } from '../../content/vocabulary.ts'
import type { IconPlace, PhraseWords } from '../catalogue.ts'
import { glossary } from './glossary.ts'
import { amounts, amountsPaid, good, goodPaid } from './goods.ts'

/** "бесплатная статуя", "статуя (за её стоимость)", "статуя (за 2 камня)": in brackets, so that no other gain of a list belongs to the price. */
const priced = (noun: string, free: string, its: string, price: Price): string => {
  if (price === 'free') return `${free} ${noun}`
  return `${noun} (за ${price === 'printed' ? `${its} стоимость` : amountsPaid(price)})`
}

const sizes = { small: 'малая', large: 'большая' } as const

function effect(row: Effect): string {
  switch (row.do) {
    case 'gain':
      return good(row.what, row.n)
    case 'vp':
      return `${row.n} ПО`
    case 'god-card':
      return count(row.n, 'карта бога', 'карты богов', 'карт богов')
    case 'army-card':
      return count(row.n, 'карта армии', 'карты армии', 'карт армии')
    case 'train':
      return '1 из 2 взятых карт армии'
    case 'weaving':
      return count(row.n, 'бесплатная ткань', 'бесплатные ткани', 'бесплатных тканей')
    case 'nomad':
      return `${count(row.n, 'работник', 'работника', 'работников')} от кочевников`
    case 'temple':
      return count(row.n, 'ступень храма', 'ступени храма', 'ступеней храма')
    case 'renew': {
      const cards = row.what === 'any' ? ` или ${plural(row.n, 'карты', 'карт', 'карт')} армии` : ''
      return `обновление ${row.n === 1 ? '' : 'до '}${count(row.n, 'здания', 'зданий', 'зданий')}${cards}`
    }
    case 'building':
      return priced('здание', 'бесплатное', 'его', row.price)
    case 'statue': {
      const [size, other] = row.sizes
      return priced(size !== undefined && other === undefined ? `${sizes[size]} статуя` : 'статуя', 'бесплатная', 'её', row.price)
    }
    case 'steps':
      return priced('лестница', 'бесплатная', 'её', row.price)
    case 'pay':
      return `${effect(row.reward)} (за ${amountsPaid(row.cost)})`
    case 'choose':
      return `на выбор (${either(row.of.map(effect))})`
    case 'task':
      return `задание «${glossary.tasks[row.task] ?? glossary.boardActions[row.task] ?? row.task}»`
  }
}

const sections = (numbers: readonly number[]): string => (numbers.length === 1 ? `сектор ${numbers.join('')}` : `секторы ${list(numbers.map(String))}`)

function where(place: IconPlace): string {
  switch (place.at) {
    case 'between':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, сектор ${place.section}, между ${place.spaces.join(' и ')}`
    case 'ridge':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, между секторами ${place.sections.join(' и ')}`
    case 'summit':
      return `вершина, ${sections(place.sections)}`
    case 'upper-wall':
      return `верхний склон, ${sections(place.sections)}`
    case 'lower-wall':
      return `нижний склон, ${sections(place.sections)}`
    case 'foot':
      return `подножие холма, ${sections(place.sections)}`
  }
}

/** Whom one flips or discards: "2 солдат". */
export const soldiersSpent = (n: number): string => count(n, 'солдата', 'солдат', 'солдат')

const levels: Readonly<Record<string, string>> = { upper: 'верхняя', lower: 'нижняя' }

export const phrases: PhraseWords = {
  list,
  good,
  amounts,
  effect,
  soldiers: (flip, discard) =>
    list([...(flip > 0 ? [`перевернуть ${soldiersSpent(flip)}`] : []), ...(discard > 0 ? [`сбросить ${soldiersSpent(discard)}`] : [])]),
  task: (task) => (task.gives === undefined ? (glossary.tasks[task.id] ?? task.id) : `собрать ${goodPaid(task.gives.what, task.gives.n)}`),
  seat: (seat) => `Игрок ${seat + 1}`,
  automa: 'Аксомамма',
  space: (terrace, section, letter) => `${terrace}, сектор ${section}, место ${letter}`,
  icon: (task, place) => (place === null ? task : `${task} (${where(place)})`),
  section: (section) => `сектор ${section}`,
  stairs: (level, section) => `${levels[level] ?? level} лестница сектора ${section}`,
  godCard: (god, number) => `карта бога «${god}» ${number}`,
  armyCard: (number, shown, what, n) => `карта армии ${number} (${count(shown, 'солдат', 'солдата', 'солдат')}, ${good(what, n)})`,
  production: (number, nickname) => `здание P${String(number).padStart(2, '0')} «${nickname}»`,
  passive: (code) => `здание ${code}`,
  weaving: (number, label, pattern, left, right) => `${number === 0 ? `начальная ткань ${label}` : `ткань ${number}`} (${pattern}; ${left} | ${right})`,
  edges: (left, right) => `левый край: ${left}; правый край: ${right}`,
  statue: (size, god) => `${sizes[size]} статуя бога «${god}»`,
  conquest: (region, order) => `${region}, место ${order}`,
  token: (value, letter) => `жетон ${value}${letter}`,
  boardSpace: (row, place, action) => `${row}, место ${place} (${action})`,
}
