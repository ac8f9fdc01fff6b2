// What one seat has in Teotihuacan, as features: the same list is read for the own seat and for the rival.
import { type Position, type Ruleset } from '@tollan/kernel'
import type { Rules } from '@tollan/teotihuacan'
import { numbered, openZone } from './features.ts'
import { createTurnsLeft, LAST_TURNS } from './teotihuacan-time.ts'

const BOARDS = 8
const WORSHIP_FROM = 9
const WHEEL = 16
const TEMPLES = 3
const TEMPLE_STEPS = 12
const STRONG = 4
const PENULTIMATE = 10
const goods = ['cocoa', 'wood', 'stone', 'gold', 'obsidian'] as const
const STEP_VP = [4, 3, 2] as const
const LEADER_VP = 4
const UNPAID_VP = 3
const SPACE_BOARD = [1, 1, 1, 2, 3, 4, 7] as const

const thresholds = [1, 2, 3, 5] as const
const DISCOVERY_KINDS = 40
const TECHNOLOGIES = 16

const labels: readonly string[] = [
  'vp / 50',
  ...goods.flatMap((good) => [`${good} / 5`, ...thresholds.map((n) => `${good} at least ${n}`)]),
  'resources / 10',
  ...numbered(TEMPLES).flatMap((temple) => [`temple ${temple} / 10`, ...numbered(TEMPLE_STEPS).map((step) => `temple ${temple} on ${step}`)]),
  ...numbered(TEMPLES).flatMap((temple) => [`bonus ${temple} now / 10`, `bonus ${temple} in sight / 10`]),
  'avenue / 9', 'avenue now / 10', 'avenue for the rest / 30',
  'pyramid track / 10', 'pyramid track now / 10',
  ...numbered(TECHNOLOGIES).map((n) => `technology ${n}`),
  'technologies / 6',
  'workers / 4', 'locked / 3', 'power / 10', ...numbered(5, 1).map((n) => `workers of power ${n}`),
  'salary / 8', 'cocoa short of the salary / 5', 'cocoa beyond the salary / 5',
  ...numbered(BOARDS, 1).flatMap((board) => [`workers on board ${board}`, `power on board ${board} / 5`, `locked on board ${board}`, `board ${board} in reach`]),
  'masks now / 10', 'masks for the rest / 30', 'kinds of masks / 7',
  ...numbered(DISCOVERY_KINDS).map((kind) => `unused tile of kind ${kind}`),
  'tiles that are no masks / 6',
  ...numbered(BOARDS, 1).map((board) => `workers that would help on board ${board} / 3`),
  'eclipse if it came now / 20', 'last eclipse if it came now / 20', 'temple bonuses if scored now / 20', 'temple bonuses of the last eclipse / 20',
  ...numbered(LAST_TURNS).flatMap((turns) => ['resources / 10', 'cocoa beyond the salary / 5', 'technologies / 6', 'tiles / 6', 'power / 10', 'temples / 20'].map((what) => `${what} with ${turns} turns left`)),
]

export interface SeatReader {
  readonly labels: readonly string[]
  readonly read: (of: Position, seat: number, x: Float32Array, at: number) => void
}

export function createSeatReader(rules: Ruleset): SeatReader {
  const at = (name: string): number => openZone(rules, name).at
  const [PURSE, VP, TEMPLE, AVENUE, TRACK, TECHS] = ['purse', 'vp', 'temple', 'avenue', 'pyramid-track', 'technologies'].map(at)
  const [WORKER_AT, POWER, HELD, USED, BUILT, ECLIPSES, BONUS, SLOT] =
    ['worker-at', 'worker-power', 'discovery-held', 'discovery-used', 'buildings-taken', 'eclipses-scored', 'temple-bonus-at', 'slot-of'].map(at)
  const KINDS = openZone(rules, 'purse').perSeat
  const WORKERS = openZone(rules, 'worker-at').perSeat
  const WORDS = openZone(rules, 'discovery-held').perSeat
  const masks = new Int32Array(64)
  const turnsLeft = createTurnsLeft(rules)

  /** Points of the mask sets as they lie; leaves the number of kinds in `kindsOwned`. */
  let kindsOwned = 0
  let unmasked = 0
  function readTiles({ s, rules: all }: Position, seat: number, x: Float32Array, tiles: number): number {
    const { isMask, tileKind, parts } = all as Rules
    masks.fill(0)
    unmasked = 0
    for (const [set, unused] of [[HELD, 1], [USED, 0]] as const)
      for (let w = 0; w < WORDS; w++)
        for (let word = s[set + seat * WORDS + w]; word !== 0; word &= word - 1) {
          const kind = tileKind[(w << 5) + 31 - Math.clz32(word & -word)]
          if (isMask[kind]) masks[kind]++
          else {
            unmasked++
            if (kind < DISCOVERY_KINDS) x[tiles + kind] += unused
          }
        }
    let vp = 0
    kindsOwned = 0
    for (let j = 1; ; j++) {
      let size = 0
      for (let kind = 0; kind < isMask.length; kind++) if (masks[kind] >= j) size++
      if (j === 1) kindsOwned = size
      if (size === 0) return vp
      vp += parts.maskSetVp[size] ?? 0
    }
  }

  return {
    labels,
    read(of, seat, x, from) {
      const { s } = of
      const { parts, buildingsRow } = of.rules as Rules
      const left = 3 - s[ECLIPSES]
      let i = from
      x[i++] = s[VP + seat] / 50
      let resources = 0
      for (let kind = 0; kind < goods.length; kind++) {
        const n = s[PURSE + seat * KINDS + kind]
        if (kind > 0) resources += n
        x[i++] = n / 5
        for (const least of thresholds) x[i++] = n >= least ? 1 : 0
      }
      x[i++] = resources / 10
      const temple = s.subarray(TEMPLE + seat * TEMPLES, TEMPLE + seat * TEMPLES + TEMPLES)
      for (let t = 0; t < TEMPLES; t++) {
        x[i] = temple[t] / 10
        x[i + 1 + temple[t]] = 1
        i += 1 + TEMPLE_STEPS
      }
      const bonusAt = i
      i += 2 * TEMPLES
      x[i++] = s[AVENUE + seat] / 9
      const avenue = (buildingsRow[s[BUILT]] ?? 0) * s[AVENUE + seat]
      x[i++] = avenue / 10
      x[i++] = (avenue * left) / 30
      x[i++] = s[TRACK + seat] / 10
      x[i++] = ((STEP_VP[s[ECLIPSES]] ?? 0) * s[TRACK + seat]) / 10
      let technologies = 0
      for (let n = 0; n < TECHNOLOGIES; n++, i++)
        if ((s[TECHS + seat] & (1 << n)) !== 0) {
          x[i] = 1
          technologies++
        }
      x[i++] = technologies / 6
      const workersAt = i
      const boardsAt = i + 8 + 3
      let salary = 0
      let strong = 0
      let inPlay = 0
      for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) {
        const place = s[WORKER_AT + w]
        if (place < 1 || place >= WHEEL) continue
        const power = s[POWER + w]
        inPlay++
        if (power >= STRONG) strong++
        salary += power >= STRONG ? 2 : 1
        x[workersAt] += 1 / 4
        x[workersAt + 2] += power / 10
        if (power >= 1 && power <= 5) x[workersAt + 2 + power] += 1
        if (place >= WORSHIP_FROM) {
          x[workersAt + 1] += 1 / 3
          x[boardsAt + (SPACE_BOARD[place - WORSHIP_FROM] - 1) * 4 + 2] += 1
          continue
        }
        x[boardsAt + (place - 1) * 4] += 1
        x[boardsAt + (place - 1) * 4 + 1] += power / 5
        for (let board = 1; board <= BOARDS; board++) {
          const far = ((s[SLOT + board] - s[SLOT + place] + 7) % 8) + 1
          if (far <= 3) x[boardsAt + (board - 1) * 4 + 3] = 1
        }
      }
      i += 8
      const cocoa = s[PURSE + seat * KINDS]
      x[i++] = salary / 8
      x[i++] = Math.max(0, salary - cocoa) / 5
      x[i++] = Math.max(0, cocoa - salary) / 5
      i += 4 * BOARDS
      const sets = readTiles(of, seat, x, i + 3)
      x[i++] = sets / 10
      x[i++] = (sets * left) / 30
      x[i++] = kindsOwned / 7
      i += DISCOVERY_KINDS
      x[i++] = unmasked / 6
      for (let b = 0; b < BOARDS; b++) if (x[boardsAt + b * 4 + 3] > 0) x[i + b] = x[boardsAt + b * 4] / 3
      i += BOARDS
      let bonuses = 0
      let unlocked = 0
      for (let t = 0; t < TEMPLES; t++) if (temple[t] >= PENULTIMATE) unlocked++
      for (let t = 0; t < TEMPLES; t++) {
        const tile = s[BONUS + t]
        if (tile < 0) continue
        const { per, vp, strong: strongVp } = parts.bonuses[tile].score
        const worth =
          per === 'flat' ? vp
          : per === 'technologies' ? vp * technologies
          : per === 'avenue' ? vp * s[AVENUE + seat]
          : per === 'bonus-tiles' ? vp * (unlocked + (temple[t] >= PENULTIMATE ? 0 : 1))
          : per === 'non-mask-discoveries' ? vp * unmasked
          : per === 'best-mask-set' ? vp * (parts.maskSetVp[kindsOwned] ?? 0)
          : vp * (inPlay - strong) + (strongVp ?? vp) * strong
        if (temple[t] >= PENULTIMATE) {
          x[bonusAt + 2 * t] = worth / 10
          bonuses += worth
        } else x[bonusAt + 2 * t + 1] = (worth * temple[t]) / 100
      }
      let highest = 0
      for (let other = 0; other < of.rules.seats; other++) highest = Math.max(highest, s[TRACK + other])
      const track = s[TRACK + seat]
      const eclipse = avenue + sets + (STEP_VP[s[ECLIPSES]] ?? 0) * track + (track > 0 && track === highest ? LEADER_VP : 0) - UNPAID_VP * Math.max(0, salary - cocoa)
      const { toTheEnd, isLast } = turnsLeft(of, seat)
      x[i] = eclipse / 20
      x[i + 2] = bonuses / 20
      if (isLast) {
        x[i + 1] = eclipse / 20
        x[i + 3] = bonuses / 20
      }
      i += 4
      if (toTheEnd >= LAST_TURNS) return
      i += 6 * toTheEnd
      x[i++] = resources / 10
      x[i++] = Math.max(0, cocoa - salary) / 5
      x[i++] = technologies / 6
      x[i++] = unmasked / 6
      x[i++] = x[workersAt + 2]
      x[i++] = (temple[0] + temple[1] + temple[2]) / 20
    },
  }
}
