import { count, either, list } from '@tollan/kernel/words/pl'
import type { Effect, Price } from '../../content/vocabulary.ts'
import type { IconPlace, PhraseWords } from '../catalogue.ts'
import { glossary } from './glossary.ts'
import { amounts, amountsPaid, cards, good, goodPaid, ofSoldiers, soldiers, spaces, workers } from './numbers.ts'

/** "darmowy Posąg", "Posąg za zwykły koszt", "Posąg za 2 kamienie". */
const priced = (free: string, noun: string, price: Price): string => {
  if (price === 'free') return `${free} ${noun}`
  return `${noun} za ${price === 'printed' ? 'zwykły koszt' : amountsPaid(price)}`
}

const sizes: Readonly<Record<string, string>> = { small: 'mały Posąg', large: 'duży Posąg' }

/** "stone-for-gold" of Z15: gold counts single, stone and corn in pairs. */
export const exchange = (way: string): string =>
  way
    .split('-for-')
    .map((what) => goodPaid(what, what === 'gold' ? 1 : 2))
    .join(' na ')

const renewed = (what: string, n: number): string => {
  if (what === 'any') return n === 1 ? 'Odnowienie 1 Budynku lub karty Armii' : `Odnowienie do ${n} Budynków lub kart Armii`
  return n === 1 ? 'Odnowienie 1 Budynku' : `Odnowienie do ${n} Budynków`
}

/** A noun phrase in the nominative. */
function effect(row: Effect): string {
  switch (row.do) {
    case 'gain':
      return good(row.what, row.n)
    case 'vp':
      return `${row.n} PZ`
    case 'god-card':
      return `${cards(row.n)} Bogów`
    case 'army-card':
      return `${cards(row.n)} Armii`
    case 'train':
      return '1 z 2 dobranych kart Armii'
    case 'weaving':
      return count(row.n, { one: 'darmowa Tkanina', few: 'darmowe Tkaniny', other: 'darmowych Tkanin' })
    case 'nomad':
      return `${workers(row.n)} od Koczowników`
    case 'temple':
      return `awans o ${spaces(row.n)} w Świątyni`
    case 'renew':
      return renewed(row.what, row.n)
    case 'building':
      return priced('darmowy', 'Budynek', row.price)
    case 'statue':
      return priced('darmowy', (row.sizes.length === 1 ? sizes[row.sizes[0] ?? ''] : undefined) ?? 'Posąg', row.price)
    case 'steps':
      return priced('darmowe', 'Schody', row.price)
    case 'pay':
      return `${effect(row.reward)} za ${amountsPaid(row.cost)}`
    case 'choose':
      return either(row.of.map(effect))
    case 'task':
      return `zadanie „${glossary.tasks[row.task] ?? glossary.boardActions[row.task] ?? row.task}”`
  }
}

const sections = (numbers: readonly number[]): string => (numbers.length === 1 ? `sekcja ${numbers.join('')}` : `sekcje ${list(numbers.map(String))}`)

function where(place: IconPlace): string {
  switch (place.at) {
    case 'between':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, sekcja ${place.section}, między ${place.spaces.join(' i ')}`
    case 'ridge':
      return `${glossary.terraces[place.terrace] ?? place.terrace}, między sekcjami ${place.sections.join(' i ')}`
    case 'summit':
      return `szczyt, ${sections(place.sections)}`
    case 'upper-wall':
      return `górny mur, ${sections(place.sections)}`
    case 'lower-wall':
      return `dolny mur, ${sections(place.sections)}`
    case 'foot':
      return `podnóże, ${sections(place.sections)}`
  }
}

const levels: Readonly<Record<string, string>> = { upper: 'górne', lower: 'dolne' }

export const phrases: PhraseWords = {
  list,
  good,
  amounts,
  effect,
  soldiers: (flip, discard) => list([...(flip > 0 ? [`zakryj ${ofSoldiers(flip)}`] : []), ...(discard > 0 ? [`odrzuć ${ofSoldiers(discard)}`] : [])]),
  task: (task) => (task.gives === undefined ? (glossary.tasks[task.id] ?? task.id) : `Zbierz ${goodPaid(task.gives.what, task.gives.n)}`),
  seat: (seat) => `Gracz ${seat + 1}`,
  automa: 'Axomamma',
  space: (terrace, section, letter) => `${terrace}, sekcja ${section}, pole ${letter}`,
  icon: (task, place) => (place === null ? task : `${task} (${where(place)})`),
  section: (section) => `sekcja ${section}`,
  stairs: (level, section) => `${levels[level] ?? level} Schody sekcji ${section}`,
  godCard: (god, number) => `karta Bogów „${god} ${number}”`,
  armyCard: (number, shown, what, n) => `karta Armii ${number} (${soldiers(shown)}, ${good(what, n)})`,
  production: (number, nickname) => `Budynek P${String(number).padStart(2, '0')} ${nickname}`,
  passive: (code) => `Budynek ${code}`,
  weaving: (number, label, pattern, left, right) => `${number === 0 ? `Tkanina początkowa ${label}` : `Tkanina ${number}`} (${pattern}; ${left} | ${right})`,
  edges: (left, right) => `lewa krawędź: ${left}; prawa krawędź: ${right}`,
  statue: (size, god) => `${sizes[size] ?? size} „${god}”`,
  conquest: (region, order) => `${region}, pole ${order}`,
  token: (value, letter) => `żeton ${value}${letter}`,
  boardSpace: (row, place, action) => `${row}, pole ${place}, ${action}`,
}
