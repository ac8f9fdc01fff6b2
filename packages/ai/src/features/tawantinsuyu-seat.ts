// What one seat has in Tawantinsuyu, as features: the same list is read for the own seat and for the rival.
import { bits, countSet, type Position, type Ruleset, sizeOf, type View } from '@tollan/kernel'
import { numbered, openZone } from './features.ts'

const ROLES = 5
const PER_ROLE = 9
const GODS = 6
const SECTIONS = 5
const REGIONS = 4
const BUILDINGS = 39
const TAPESTRY_VP = [0, 0, 1, 3, 6, 10, 15, 21] as const
const goods = ['potatoes', 'corn', 'stone', 'gold'] as const
const thresholds = [1, 2, 3, 5] as const

/** What the features read off the rules besides zones. */
export interface TawRules extends Ruleset {
  readonly cardGod: readonly number[]
  readonly soldiers: readonly number[]
  readonly conquestRegion: readonly number[]
  readonly conquestOrder: readonly number[]
  readonly produces: readonly number[]
  readonly pattern: readonly number[]
  readonly parts: { readonly tables: { readonly temple: readonly { readonly feastVp: number; readonly endVp: number }[] }; readonly row: { readonly village: number } }
}

const labels: readonly string[] = [
  'vp / 50', 'final scoring now / 20', 'feast scoring now / 10',
  ...goods.flatMap((good) => [`${good} / 5`, ...thresholds.map((n) => `${good} at least ${n}`)]),
  'temple / 20', 'temple at a feast / 10', 'temple at the end / 20',
  'step markers left / 5', 'conquest markers left / 10',
  ...numbered(SECTIONS).map((n) => `high priest in section ${n}`),
  'statues', ...numbered(2 * GODS).map((n) => `statue of kind ${n}`),
  ...numbered(ROLES).map((n) => `workers of role ${n}`), 'workers / 3', 'no worker', 'one worker',
  'god cards / 5', 'no god card', 'army cards in hand / 3', 'army up / 5', 'soldiers up / 5', 'army down / 5',
  'production buildings / 4', 'passive buildings / 4', 'buildings face down / 4', ...numbered(BUILDINGS).map((n) => `building ${n}`),
  'weavings / 8', 'tapestries now / 10', 'longest tapestry / 5', 'tapestries / 3',
  ...numbered(REGIONS).map((n) => `markers in region ${n}`), 'steps owned / 5',
]

export interface SeatReader {
  readonly labels: readonly string[]
  readonly read: (of: Position, seat: number, x: Float32Array, at: number) => void
}

export function createSeatReader(rules: Ruleset): SeatReader {
  const at = (name: string): number => openZone(rules, name).at
  const [PURSE, VP, TEMPLE, PRIEST, STEPS_LEFT, MARKERS_LEFT, STATUE, POOL] =
    ['purse', 'vp', 'temple', 'high-priest', 'step-markers-left', 'conquest-markers-left', 'statues', 'own-workers'].map(at)
  const [SHOWN, ARMY_UP, ARMY_DOWN, BUILT, BUILT_DOWN, WOVEN, TAPESTRY_OF] =
    ['god-hand-shown', 'army-face-up', 'army-face-down', 'buildings', 'buildings-face-down', 'weavings', 'tapestry-of'].map(at)
  const MARKER = openZone(rules, 'conquest-markers')
  const STEP = openZone(rules, 'steps')
  // only how many cards a hand holds is read, which everybody sees
  const GOD_HAND = openZone(rules, 'god-hand', true)
  const ARMY_HAND = openZone(rules, 'army-hand', true)
  const [GOD_WORDS, WORKER_WORDS, WEAVING_WORDS, BUILDING_WORDS] = ['god-hand-shown', 'own-workers', 'weavings', 'buildings'].map((name) => openZone(rules, name).perSeat)
  const lengths = new Int32Array(64)

  return {
    labels,
    read(of, seat, x, from) {
      const { s } = of
      const { produces, soldiers, conquestRegion, parts } = of.rules as TawRules
      let i = from
      x[i] = s[VP + seat] / 50
      const scoringAt = i + 1
      i += 3
      for (let kind = 0; kind < goods.length; kind++) {
        const n = s[PURSE + seat * goods.length + kind]
        x[i++] = n / 5
        for (const least of thresholds) x[i++] = n >= least ? 1 : 0
      }
      const space = parts.tables.temple[s[TEMPLE + seat]]
      x[i++] = s[TEMPLE + seat] / 20
      x[i++] = (space?.feastVp ?? 0) / 10
      x[i++] = (space?.endVp ?? 0) / 20
      x[i++] = s[STEPS_LEFT + seat] / 5
      x[i++] = s[MARKERS_LEFT + seat] / 10
      if (s[PRIEST + seat] >= 0) x[i + s[PRIEST + seat]] = 1
      i += SECTIONS
      let statues = 0
      for (let kind = 0; kind < 2 * GODS; kind++) {
        x[i + 1 + kind] = s[STATUE + seat * 2 * GODS + kind]
        statues += x[i + 1 + kind]
      }
      x[i] = statues / 4
      i += 1 + 2 * GODS
      let workers = 0
      const pool = POOL + seat * WORKER_WORDS
      for (let w = 0; w < WORKER_WORDS; w++)
        for (let word = s[pool + w]; word !== 0; word &= word - 1) {
          const role = Math.floor(((w << 5) + 31 - Math.clz32(word & -word)) / PER_ROLE)
          x[i + role]++
          workers++
        }
      i += ROLES
      x[i++] = workers / 3
      x[i++] = workers === 0 ? 1 : 0
      x[i++] = workers === 1 ? 1 : 0
      const cards = sizeOf(of as Position | View, GOD_HAND.at + seat * GOD_WORDS, GOD_WORDS) + countSet(s, SHOWN + seat * GOD_WORDS, GOD_WORDS)
      x[i++] = cards / 5
      x[i++] = cards === 0 ? 1 : 0
      x[i++] = sizeOf(of as Position | View, ARMY_HAND.at + seat * ARMY_HAND.perSeat, ARMY_HAND.perSeat) / 3
      const up = s[ARMY_UP + seat]
      x[i++] = bits(up) / 5
      for (let word = up; word !== 0; word &= word - 1) x[i] += soldiers[31 - Math.clz32(word & -word)] / 5
      i++
      x[i++] = bits(s[ARMY_DOWN + seat]) / 5
      let buildings = 0
      for (const [set, down] of [[BUILT, false], [BUILT_DOWN, true]] as const)
        for (let w = 0; w < BUILDING_WORDS; w++)
          for (let word = s[set + seat * BUILDING_WORDS + w]; word !== 0; word &= word - 1) {
            const building = (w << 5) + 31 - Math.clz32(word & -word)
            buildings++
            if (down) x[i + 2] += 1 / 4
            x[i + (building < produces.length ? 0 : 1)] += 1 / 4
            if (building < BUILDINGS) x[i + 3 + building] = 1
          }
      i += 3 + BUILDINGS
      lengths.fill(0)
      let weavings = 0
      let tapestries = 0
      for (let w = 0; w < WEAVING_WORDS; w++)
        for (let word = s[WOVEN + seat * WEAVING_WORDS + w]; word !== 0; word &= word - 1) {
          const tapestry = s[TAPESTRY_OF + (w << 5) + 31 - Math.clz32(word & -word)]
          lengths[tapestry]++
          weavings++
          tapestries = Math.max(tapestries, tapestry + 1)
        }
      let woven = 0
      let longest = 0
      for (let t = 0; t < tapestries; t++) {
        woven += TAPESTRY_VP[Math.min(7, lengths[t])]
        longest = Math.max(longest, lengths[t])
      }
      x[i++] = weavings / 8
      x[i++] = woven / 10
      x[i++] = longest / 5
      x[i++] = tapestries / 3
      for (let place = 0; place < MARKER.length; place++) if (s[MARKER.at + place] === seat) x[i + conquestRegion[place]] += 1
      i += REGIONS
      for (let step = 0; step < STEP.length; step++) if (s[STEP.at + step] === seat) x[i] += 1 / 5
      x[scoringAt] = (woven + (space?.endVp ?? 0) + 2 * buildings + cards + bits(up) + workers + s[PURSE + seat * goods.length + 3]) / 20
      x[scoringAt + 1] = (space?.feastVp ?? 0) / 10
    },
  }
}
