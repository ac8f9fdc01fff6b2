// What benefits and costs on a value sheet may be: words of the vocabulary, in amounts and places the engine can carry.
import { isRecord, isWhole, leaf, same, type Shape } from '@tollan/kernel/data'
import { tasks } from './content/index.ts'

interface Place {
  /** How many benefits a list may have. */
  readonly most: number
  /** God cards may show task icons and name prices; elsewhere pieces are free and Statues small (TAW-DATA-11, -12). */
  readonly godCard: boolean
}

export const GOODS = ['potato', 'corn', 'stone', 'gold']
const SIZES = ['small', 'large']
/** A payment is packed: no more than this many pieces of one kind, and gold may stand for all of them. */
const MOST_PAID = 15
/** Answers know so many options. */
const MOST_OPTIONS = 8

/** Amounts by word. */
const MOST: Readonly<Record<string, number>> = { vp: 50, 'god-card': 5, 'army-card': 5, weaving: 5, nomad: 5, temple: 5 }

/** These fields beside `do`, and no other. */
const has = (value: object, ...names: readonly string[]): boolean => same(Object.keys(value).sort(), ['do', ...names].sort())

const wordOf = (value: unknown): unknown => (isRecord(value) ? value['do'] : null)

function isCost(value: unknown): boolean {
  if (!isRecord(value)) return false
  const amounts = Object.entries(value)
  const total = amounts.reduce((sum, [, n]) => sum + Number(n), 0)
  return amounts.length > 0 && total <= MOST_PAID && amounts.every(([name, n]) => GOODS.includes(name) && isWhole(n, 1, MOST_PAID))
}

const isPrice = (value: unknown, { godCard }: Place): boolean => value === 'free' || (godCard && value === 'printed')

function areSizes(value: unknown, { godCard }: Place): boolean {
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size !== value.length) return false
  return value.every((size) => SIZES.includes(size) && (godCard || size === 'small'))
}

function isBenefit(value: unknown, place: Place): boolean {
  if (!isRecord(value) || typeof value['do'] !== 'string') return false
  const { do: word, what, n, price, of } = value
  switch (word) {
    case 'gain':
      return has(value, 'what', 'n') && typeof what === 'string' && GOODS.includes(what) && isWhole(n, 1, 9)
    case 'vp':
    case 'god-card':
    case 'army-card':
    case 'weaving':
    case 'nomad':
    case 'temple':
      return has(value, 'n') && isWhole(n, 1, MOST[word] ?? 1)
    case 'renew':
      return has(value, 'n', 'what') && isWhole(n, 1, 9) && (what === 'any' || what === 'production')
    case 'building':
    case 'steps':
      return has(value, 'price') && isPrice(price, place)
    case 'statue':
      return has(value, 'sizes', 'price') && areSizes(value['sizes'], place) && (isPrice(price, place) || (place.godCard && isCost(price)))
    // a price in anything but gold, or for anything but the Temple, has neither a question nor a refusal (TAW-DATA-11)
    case 'pay':
      return has(value, 'cost', 'reward') && same(value['cost'], { gold: 1 }) && wordOf(value['reward']) === 'temple' && isBenefit(value['reward'], place)
    case 'choose':
      return has(value, 'of') && areOptions(of, place)
    // elsewhere a Building could produce with itself
    case 'task':
      return place.godCard && has(value, 'task') && tasks.some((task) => task.id === value['task'])
    case 'train':
      return place.godCard && has(value)
    default:
      return false
  }
}

/** With Nomads only, nobody could answer when there are none (TAW-NOMAD-03). */
function areOptions(value: unknown, place: Place): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > MOST_OPTIONS) return false
  const words = value.map(wordOf)
  return value.every((option) => isBenefit(option, place)) && !words.includes('choose') && words.some((word) => word !== 'nomad')
}

const WORDS = 'gain, vp, god-card, army-card, weaving, nomad, temple, renew, building, steps, statue, pay, choose'

/** A list of benefits: at least one. */
export const benefits = (place: Place): Shape =>
  leaf((value) => {
    const words = place.godCard ? `${WORDS}, task, train` : WORDS
    if (!Array.isArray(value) || value.length < 1 || value.length > place.most) return `must be a list of 1 to ${place.most} benefits of these: ${words}`
    const wrong = value.findIndex((benefit) => !isBenefit(benefit, place))
    return wrong < 0 ? null : `must be a list of 1 to ${place.most} benefits of these: ${words}; number ${wrong + 1} is none that can be given there`
  }, { kind: 'parts', of: place.godCard ? 'god-card' : 'benefits' })

export const cost: Shape = leaf((value) =>
  (isCost(value) ? null : `must be a cost like { "stone": 2 } of ${GOODS.join(', ')}, ${MOST_PAID} at most in all`), { kind: 'parts', of: 'cost' })

/** One of the lists printed somewhere, or none. */
export const oneOfLists = (known: readonly (readonly unknown[])[], what: string): Shape =>
  leaf((value) =>
    same(value, []) || known.some((each) => same(value, each)) ? null : `must be [] or one of ${what}: ${known.map((each) => JSON.stringify(each)).join(' ')}`,
  { kind: 'parts', of: 'reward' })
