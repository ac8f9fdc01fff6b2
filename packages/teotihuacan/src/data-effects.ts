// What an effect or a cost on a value sheet may be: words of the vocabulary, in amounts the engine can carry.
import { type Fields, isRecord, isWhole, leaf, type LeafCheck, same, type Shape } from '@tollan/kernel/data'

/** Words that modules bring. */
export interface MoreWords {
  readonly goods?: readonly string[]
  readonly counters?: readonly string[]
  /** Tiles of a second stack may be shown. */
  readonly great?: boolean
}

interface EffectRules extends MoreWords {
  /** Which effects fit the place, besides `all`. */
  readonly does: readonly string[]
  /** Amounts may depend on the worshipping worker. */
  readonly byPower?: boolean
  /** Procedures the place may name, with the least and most they can be called with. */
  readonly procedures?: Readonly<Record<string, readonly [number, number]>>
}

const GOODS = ['cocoa', 'wood', 'stone', 'gold']
const TEMPLES = ['blue', 'red', 'green']
const COUNTERS = ['technologies', 'pyramid-track', 'avenue']
const MOST_PARTS = 6
/** Amounts of costs and of resources of choice are kept in four bits. */
const MOST_PACKED = 9
const MOST: Readonly<Record<string, number>> = { 'any-resource': MOST_PACKED, vp: 50 }

const goodsOf = (words: MoreWords): readonly string[] => [...GOODS, ...(words.goods ?? [])]

/** The fields of an effect and nothing else. */
const only = (value: Fields, ...names: string[]): boolean => Object.keys(value).every((name) => name === 'do' || names.includes(name))

const isPower = (value: unknown): boolean =>
  isRecord(value) && same(Object.keys(value).sort(), ['of', 'plus']) && value['of'] === 'power' && isWhole(value['plus'], -5, 5)

function isAmount(value: unknown, most: number, rules: EffectRules): boolean {
  if (isWhole(value, 1, most)) return true
  if (rules.byPower !== true) return false
  if (isPower(value)) return true
  if (!isRecord(value) || !same(Object.keys(value), ['least']) || !Array.isArray(value['least']) || value['least'].length !== 2) return false
  const [counter, limit] = value['least'] as readonly unknown[]
  const counters = [...COUNTERS, ...(rules.counters ?? [])]
  return typeof counter === 'string' && counters.includes(counter) && isPower(limit)
}

const isCost = (value: unknown, of: readonly string[]): boolean =>
  isRecord(value) && Object.entries(value).every(([name, n]) => of.includes(name) && isWhole(n, 1, MOST_PACKED))

const isSteps = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, n]) => [...TEMPLES, 'any'].includes(name) && isWhole(n, 1, 3))

function isEffect(value: unknown, rules: EffectRules): boolean {
  if (!isRecord(value) || typeof value['do'] !== 'string' || !rules.does.includes(value['do'])) return false
  const { what, which, n, each, scope, great, name } = value
  switch (value['do']) {
    case 'gain': {
      const known = typeof what === 'string' && [...goodsOf(rules), 'vp', 'any-resource'].includes(what)
      return known && only(value, 'what', 'n', 'each') && isAmount(n, MOST[what] ?? 20, rules) && (each === undefined || isWhole(each, 1, 9))
    }
    case 'temple':
      return only(value, 'which', 'n') && typeof which === 'string' && [...TEMPLES, 'any'].includes(which) && isWhole(n, 1, 5)
    case 'temples':
      return only(value, 'steps') && isSteps(value['steps'])
    case 'avenue':
      return only(value, 'n') && isWhole(n, 1, 3)
    case 'power-up':
      return only(value, 'n', 'scope') && isWhole(n, 1, 5) && scope === (rules.does.includes('discovery') ? 'starting' : 'unlocked')
    case 'technology':
    case 'fourth-worker':
      return only(value)
    case 'discovery':
      return only(value, 'great') && (great === undefined || (great === true && rules.great === true))
    case 'repeat': {
      const pay = value['pay']
      const once = { ...rules, does: rules.does.filter((word) => word !== 'repeat') }
      const paid = isCost(pay, [...goodsOf(rules), 'any-resource']) && isRecord(pay) && Object.keys(pay).length > 0
      return only(value, 'upTo', 'pay', 'effect') && isAmount(value['upTo'], 9, rules) && paid && isOneOrAll(value['effect'], once)
    }
    case 'procedure': {
      const limits = typeof name === 'string' && Object.hasOwn(rules.procedures ?? {}, name) ? rules.procedures?.[name] : undefined
      return only(value, 'name', 'n') && limits !== undefined && isWhole(n, limits[0], limits[1])
    }
    default:
      return false
  }
}

/** One effect, or some together; `all` of none is nothing. */
function isOneOrAll(value: unknown, rules: EffectRules): boolean {
  if (!isRecord(value) || value['do'] !== 'all') return isEffect(value, rules)
  const parts = value['of']
  return only(value, 'of') && Array.isArray(parts) && parts.length <= MOST_PARTS && parts.every((part) => isEffect(part, rules))
}

function wordsOf(rules: EffectRules): string {
  const named = Object.entries(rules.procedures ?? {}).map(([name, [least, most]]) => `${name} (${least} to ${most})`)
  return [...rules.does.filter((word) => word !== 'procedure'), ...named].join(', ')
}

const effectCheck = (rules: EffectRules): LeafCheck => (value) =>
  (isOneOrAll(value, rules) ? null : `must be an effect of these: all, ${wordsOf(rules)}`)

export const effect = (rules: EffectRules): Shape => leaf(effectCheck(rules), { kind: 'parts', of: 'effect' })

/** An effect where one is printed; what has none keeps none. */
export const effectIfAny = (rules: EffectRules): Shape =>
  leaf((value, printed) => (printed === null ? 'must stay null: nothing is printed there' : effectCheck(rules)(value, printed)), { kind: 'parts', of: 'effect' })

function partsOf(value: unknown): readonly unknown[] {
  const parts: unknown = isRecord(value) && value['do'] === 'all' ? value['of'] : null
  return Array.isArray(parts) ? parts : [value]
}

const wordOf = (part: unknown): string => (isRecord(part) ? String(part['do']) : '')
const nameOf = (part: unknown): string => (isRecord(part) && part['do'] === 'procedure' ? String(part['name']) : '')

/** An effect of the printed kind: amounts may be corrected, goods and points may be added, a tile that changes a step in progress stays. */
export const effectOfItsKind = (rules: Omit<EffectRules, 'does'>): Shape =>
  leaf((value, printed) => {
    if (printed === null) return 'must stay null: nothing is printed there'
    const parts = partsOf(printed)
    if (parts.some((part) => wordOf(part) === 'tile-power')) return 'cannot be corrected: the tile changes a step in progress'
    const procedures = Object.fromEntries(Object.entries(rules.procedures ?? {}).filter(([name]) => parts.some((part) => nameOf(part) === name)))
    return effectCheck({ ...rules, procedures, does: [...new Set(['gain', ...parts.map(wordOf)])] })(value, printed)
  }, { kind: 'parts', of: 'effect' })

export const cost = (words: MoreWords = {}): Shape =>
  leaf((value) => (isCost(value, goodsOf(words)) ? null : `must be a cost like { "cocoa": 1 } of ${goodsOf(words).join(', ')}, 1 to ${MOST_PACKED} each`), { kind: 'parts', of: 'cost' })
