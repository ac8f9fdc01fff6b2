import type { Cost, Effect, Price } from '../../content/vocabulary.ts'
import type { IconPlace, PhraseWords } from '../catalogue.ts'
import { glossary } from './glossary.ts'
import { count, list } from './grammar.ts'

export const good = (what: string, n: number): string => (what === 'potato' ? count(n, 'potato', 'potatoes') : `${n} ${glossary.goods[what] ?? what}`)

const amounts = (cost: Cost): string => list(Object.entries(cost).flatMap(([what, n]) => (n === 0 ? [] : [good(what, n)])))

/** "a free statue", "a statue at its cost", "a statue for 2 stone". */
const priced = (noun: string, price: Price): string => {
  if (price === 'free') return `a free ${noun}`
  return price === 'printed' ? `a ${noun} at its cost` : `a ${noun} for ${amounts(price)}`
}

/** "stone-for-gold" of Z15: gold counts single, stone and corn in pairs. */
export const exchange = (way: string): string =>
  way
    .split('-for-')
    .map((what) => good(what, what === 'gold' ? 1 : 2))
    .join(' for ')

function effect(row: Effect): string {
  switch (row.do) {
    case 'gain':
      return good(row.what, row.n)
    case 'vp':
      return `${row.n} VP`
    case 'god-card':
      return count(row.n, 'God card')
    case 'army-card':
      return count(row.n, 'Army card')
    case 'train':
      return '1 of 2 drawn Army cards'
    case 'weaving':
      return count(row.n, 'free weaving')
    case 'nomad':
      return `${count(row.n, 'worker')} of the Nomads`
    case 'temple':
      return count(row.n, 'Temple space')
    case 'renew':
      return `${row.n === 1 ? '' : 'up to '}${row.what === 'any' ? count(row.n, 'building or Army card', 'buildings or Army cards') : count(row.n, 'building')} turned face-up`
    case 'building':
      return priced('building', row.price)
    case 'statue':
      return priced(row.sizes.length === 1 ? `${row.sizes[0]} statue` : 'statue', row.price)
    case 'steps':
      return priced('flight of stairs', row.price)
    case 'pay':
      return `${effect(row.reward)} for ${amounts(row.cost)}`
    case 'choose':
      return list(row.of.map(effect), 'or')
    case 'task':
      return `the task "${glossary.tasks[row.task] ?? glossary.boardActions[row.task] ?? row.task}"`
  }
}

function where(place: IconPlace): string {
  switch (place.at) {
    case 'between':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, section ${place.section}, between ${place.spaces.join(' and ')}`
    case 'ridge':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, between sections ${place.sections.join(' and ')}`
    case 'summit':
      return `summit, ${sections(place.sections)}`
    case 'upper-wall':
      return `upper wall, ${sections(place.sections)}`
    case 'lower-wall':
      return `lower wall, ${sections(place.sections)}`
    case 'foot':
      return `foot of the hill, ${sections(place.sections)}`
  }
}

const sections = (numbers: readonly number[]): string => (numbers.length === 1 ? `section ${numbers.join('')}` : `sections ${list(numbers.map(String))}`)

const soldiers = (flip: number, discard: number): string =>
  list([...(flip > 0 ? [`${count(flip, 'Soldier')} to flip`] : []), ...(discard > 0 ? [`${count(discard, 'Soldier')} to discard`] : [])])

export const phrases: PhraseWords = {
  list,
  good,
  amounts,
  effect,
  soldiers,
  task: (task) => (task.gives === undefined ? (glossary.tasks[task.id] ?? task.id) : `gather ${good(task.gives.what, task.gives.n)}`),
  seat: (seat) => `Player ${seat + 1}`,
  automa: 'Axomamma',
  space: (terrace, section, letter) => `${terrace}, section ${section}, space ${letter}`,
  icon: (task, place) => (place === null ? task : `${task} (${where(place)})`),
  section: (section) => `section ${section}`,
  stairs: (level, section) => `${level} stairs of section ${section}`,
  godCard: (god, number) => `God card ${god} ${number}`,
  armyCard: (number, shown, what, n) => `Army card ${number} (${count(shown, 'Soldier')}, ${good(what, n)})`,
  production: (number, nickname) => `building P${String(number).padStart(2, '0')} ${nickname}`,
  passive: (code) => `building ${code}`,
  weaving: (number, label, pattern, left, right) => `${number === 0 ? `starting weaving ${label}` : `weaving ${number}`} (${pattern}; ${left} | ${right})`,
  edges: (left, right) => `left edge ${left}; right edge ${right}`,
  statue: (size, god) => `${size} statue of the ${god} god`,
  conquest: (region, order) => `${region}, space ${order}`,
  token: (value, letter) => `token ${value}${letter}`,
  boardSpace: (row, place, action) => `${row}, space ${place}, ${action}`,
}
