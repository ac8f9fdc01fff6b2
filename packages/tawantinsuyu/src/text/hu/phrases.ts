import { list } from '@tollan/kernel/words/hu'
import type { Cost, Effect, Price } from '../../content/vocabulary.ts'
import type { IconPlace, PhraseWords } from '../catalogue.ts'
import { goodPrice } from './forms.ts'
import { glossary } from './glossary.ts'

export const good = (what: string, n: number): string => `${n} ${glossary.goods[what] ?? what}`

const entries = (cost: Cost): [what: string, n: number][] => Object.entries(cost).filter(([, n]) => n !== 0)
const amounts = (cost: Cost): string => list(entries(cost).map(([what, n]) => good(what, n)))
/** "1 kőért és 1 kukoricáért" */
const forCost = (cost: Cost): string => list(entries(cost).map(([what, n]) => `${n} ${goodPrice(what)}`))

/** "ingyenes szobor", "szobor (rendes áron)", "szobor (2 kőért)": the bracket keeps the price off what the list goes on with. */
const priced = (noun: string, price: Price): string => {
  if (price === 'free') return `ingyenes ${noun}`
  return `${noun} (${price === 'printed' ? 'rendes áron' : forCost(price)})`
}

const sizes: Readonly<Record<string, string>> = { small: 'kis szobor', large: 'nagy szobor' }
const levels: Readonly<Record<string, string>> = { upper: 'felső lépcső', lower: 'alsó lépcső' }

function effect(row: Effect): string {
  switch (row.do) {
    case 'gain':
      return good(row.what, row.n)
    case 'vp':
      return `${row.n} GYP`
    case 'god-card':
      return `${row.n} istenkártya`
    case 'army-card':
      return `${row.n} seregkártya`
    case 'train':
      return '2 húzott seregkártyából 1'
    case 'weaving':
      return `${row.n} ingyenes szőttes`
    case 'nomad':
      return `${row.n} munkás a Nomádok közül`
    case 'temple':
      return `${row.n} lépés a Templomon`
    case 'renew':
      return `${row.n === 1 ? '' : 'legfeljebb '}${row.n} épület${row.what === 'any' ? ' vagy seregkártya' : ''} felfordítása`
    case 'building':
      return priced('épület', row.price)
    case 'statue':
      return priced(row.sizes.length === 1 ? (sizes[row.sizes[0] ?? ''] ?? 'szobor') : 'szobor', row.price)
    case 'steps':
      return priced('lépcső', row.price)
    case 'pay':
      return `${effect(row.reward)} (${forCost(row.cost)})`
    case 'choose':
      return row.of.map(effect).join(' / ')
    case 'task':
      return `„${glossary.tasks[row.task] ?? glossary.boardActions[row.task] ?? row.task}” feladat`
  }
}

function where(place: IconPlace): string {
  switch (place.at) {
    case 'between':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, ${place.section}/${place.spaces.join('–').toUpperCase()} mező között`
    case 'ridge':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, ${sections(place.sections)} között`
    case 'summit':
      return `dombtető, ${sections(place.sections)}`
    case 'upper-wall':
      return `felső fal, ${sections(place.sections)}`
    case 'lower-wall':
      return `alsó fal, ${sections(place.sections)}`
    case 'foot':
      return `a domb lába, ${sections(place.sections)}`
  }
}

const sections = (numbers: readonly number[]): string => `${list(numbers.map((number) => `${number}.`))} szektor`

const soldiers = (flip: number, discard: number): string =>
  list([...(flip > 0 ? [`${flip} katona lefordítása`] : []), ...(discard > 0 ? [`${discard} katona eldobása`] : [])])

export const phrases: PhraseWords = {
  list,
  good,
  amounts,
  effect,
  soldiers,
  task: (task) => (task.gives === undefined ? (glossary.tasks[task.id] ?? task.id) : `gyűjtés: ${good(task.gives.what, task.gives.n)}`),
  seat: (seat) => `${seat + 1}. játékos`,
  automa: 'Axomamma',
  space: (terrace, section, letter) => `${section}/${letter.toUpperCase()} mező (${terrace})`,
  icon: (task, place) => (place === null ? task : `${task} (${where(place)})`),
  section: (section) => `${section}. szektor`,
  stairs: (level, section) => `${levels[level] ?? level} (${section}. szektor)`,
  godCard: (god, number) => `istenkártya (${god} ${number})`,
  armyCard: (number, shown, what, n) => `${number}. seregkártya (${shown} katona, ${good(what, n)})`,
  production: (number, nickname) => `P${String(number).padStart(2, '0')} épület (${nickname})`,
  passive: (code) => `${code} épület`,
  weaving: (number, label, pattern, left, right) => `${number === 0 ? `${label}. kezdőszőttes` : `${number}. szőttes`} (${pattern}; ${left} | ${right})`,
  edges: (left, right) => `bal perem: ${left}; jobb perem: ${right}`,
  statue: (size, god) => `${sizes[size] ?? size} (${god})`,
  conquest: (region, order) => `${order}. mező (${region})`,
  token: (value, letter) => `${value}${letter.toUpperCase()} jelző`,
  boardSpace: (row, place, action) => `${place}. mező (${row}, ${action})`,
}
