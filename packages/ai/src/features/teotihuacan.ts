// What a network sees of Teotihuacan: the own seat, the rival, the others in short, the table, the modules.
import type { Position, Ruleset } from '@tollan/kernel'
import type { Rules } from '@tollan/teotihuacan'
import { createFeatures, type FeatureGroup, type Features, numbered, openZone, rivalOf } from './features.ts'
import { createSeatReader } from './teotihuacan-seat.ts'
import { createTurnsLeft } from './teotihuacan-time.ts'

const BOARDS = 8
const SPACES = 7
const FIRST_SPACE = 9
const EMPTY = -1
/** Own turns before an eclipse that are told apart. */
const TOLD_APART = 12
const MODULES = ['m6', 'm7', 'm8', 'm9', 'm10', 'ms1', 'dark-eclipse', 'draft'] as const

export function teotihuacanFeatures(rules: Ruleset): Features {
  const at = (name: string): number => openZone(rules, name).at
  const [VP, LIGHT, DARK, ECLIPSES, DUE, COMPLETE, FIRST, BUILT, NOBLE] =
    ['vp', 'light-disc', 'dark-disc', 'eclipses-scored', 'eclipse-due', 'pyramid-complete', 'first-player', 'buildings-taken', 'noble'].map(at)
  const [PYRAMID, DECORATION, TECH_DISPLAY, ROYAL, BONUS, DISC_BOARD, WORKER_AT, NEUTRAL, TRACK, TECHS, TEMPLE, AVENUE] = [
    'pyramid-tile-at', 'decoration-at', 'technology-display', 'royal-at', 'temple-bonus-at', 'discovery-board', 'worker-at', 'neutral-at', 'pyramid-track', 'technologies',
    'temple', 'avenue',
  ].map(at)
  const WORKERS = openZone(rules, 'worker-at').perSeat
  const [SUPPLY, FAR, SHAMAN, CLAIM] = ['warriors-supply', 'warriors-furthest', 'shaman-at', 'mansion-claim'].map(at)
  const SETTLER = openZone(rules, 'region-settler')
  const WARRIOR = openZone(rules, 'warrior-at')
  const SLOTS = openZone(rules, 'pyramid-tile-at').length
  const DECORATIONS = openZone(rules, 'decoration-at').length
  const COMMON = rules.space.zones.find((zone) => zone.name === 'purse')?.length ?? 0
  const seats = COMMON / openZone(rules, 'purse').perSeat
  const one = createSeatReader(rules)
  const turnsLeft = createTurnsLeft(rules)
  const points = ({ s }: Position, seat: number): number => s[VP + seat]
  const rival = (of: Position, seat: number): number => rivalOf(of, seat, points)

  const time: FeatureGroup = {
    name: 'time', what: 'which eclipse comes next, how far it is, who is to move',
    labels: ['first eclipse', 'second eclipse', 'third eclipse', 'to the eclipse / 10', 'last round of it', 'eclipses and time left / 30', 'to move', 'turns until the own / 4', 'first player',
      'pyramid complete', ...numbered(5, 1).map((n) => `${n} at the table`), 'against an automa', 'time left in the third / 10',
      ...numbered(TOLD_APART).flatMap((n) => [`${n} own turns to the eclipse`, `${n} own turns to the end`])],
    read({ s, rules: all }, seat, x, i) {
      const scored = Math.min(2, s[ECLIPSES])
      const left = Math.max(0, s[DARK] - s[LIGHT])
      x[i + scored] = 1
      x[i + 3] = left / 10
      x[i + 4] = s[DUE] > 0 ? 1 : 0
      x[i + 5] = (left + 9 * (2 - scored)) / 30
      const away = s[2] < 0 ? 0 : (seat - s[2] + all.seats) % all.seats
      x[i + 6] = away === 0 ? 1 : 0
      x[i + 7] = away / 4
      x[i + 8] = s[FIRST] === seat ? 1 : 0
      x[i + 9] = s[COMPLETE]
      x[i + 9 + all.seats] = 1
      x[i + 15] = all.options.players === 1 ? 1 : 0
      x[i + 16] = scored === 2 ? left / 10 : 0
      const { toTheEclipse, toTheEnd, isLast } = turnsLeft({ s, rules: all }, seat)
      x[i + 17 + 2 * Math.min(TOLD_APART - 1, toTheEclipse)] = 1
      if (isLast) x[i + 18 + 2 * Math.min(TOLD_APART - 1, toTheEnd)] = 1
    },
  }

  const table: FeatureGroup = {
    name: 'table', what: 'pyramid, decorations, buildings, displays',
    labels: ['pyramid / 30', 'level 1 free / 16', 'level 2 free / 9', 'upper levels free / 5', 'decorations / 16', 'buildings / 12', 'avenue value / 5',
      ...numbered(3).map((row) => `best of nobles row ${row} / 7`), ...numbered(16).map((n) => `technology ${n} on display`), 'technologies on display not owned / 6',
      ...numbered(16).map((n) => `royal tile ${n}`), ...numbered(3).flatMap((t) => numbered(8).map((n) => `bonus ${n} on temple ${t}`)), ...numbered(BOARDS, 1).map((b) => `mask on board ${b}`)],
    read({ s, rules: all }, seat, x, i) {
      const { noblesVp, buildingsRow, tileKind, isMask } = all as Rules
      let placed = 0
      for (let slot = 0; slot < SLOTS; slot++) {
        if (s[PYRAMID + slot] !== EMPTY) placed++
        else if (slot < 16) x[i + 1] += 1 / 16
        else if (slot < 25) x[i + 2] += 1 / 9
        else x[i + 3] += 1 / 5
      }
      x[i] = placed / SLOTS
      for (let place = 0; place < DECORATIONS; place++) if (s[DECORATION + place] !== EMPTY) x[i + 4] += 1 / 16
      x[i + 5] = s[BUILT] / 12
      x[i + 6] = (buildingsRow[s[BUILT]] ?? 0) / 5
      for (const [row, [from, to]] of [[0, 5], [5, 9], [9, 12]].entries())
        for (let place = to - 1; place >= from; place--) if (s[NOBLE + place] === 0) x[i + 7 + row] = noblesVp[place] / 7
      let open = 0
      for (let k = 0; k < 6; k++) {
        const technology = s[TECH_DISPLAY + k]
        if (technology === EMPTY) continue
        x[i + 10 + technology] = 1
        if ((s[TECHS + seat] & (1 << technology)) === 0) open++
      }
      x[i + 26] = open / 6
      for (let k = 0; k < 3; k++) {
        if (s[ROYAL + k] !== EMPTY) x[i + 27 + s[ROYAL + k]] = 1
        if (s[BONUS + k] !== EMPTY) x[i + 43 + 8 * k + s[BONUS + k]] = 1
      }
      for (let board = 1; board <= BOARDS; board++) {
        const tile = s[DISC_BOARD + board]
        if (tile !== EMPTY && isMask[tileKind[tile]]) x[i + 66 + board] = 1
      }
    },
  }

  const boards: FeatureGroup = {
    name: 'boards', what: 'colours of the others on each board, and who is on the worship spaces',
    labels: [...numbered(BOARDS, 1).map((board) => `colours on board ${board} / 3`), ...numbered(SPACES).flatMap((space) => [`own worker on worship space ${space}`, `another on worship space ${space}`])],
    read({ s, rules: all }, seat, x, i) {
      for (let other = 0; other < all.seats; other++)
        for (let w = 0, bits = 0; w < WORKERS; w++) {
          const place = s[WORKER_AT + other * WORKERS + w]
          if (place >= FIRST_SPACE && place < FIRST_SPACE + SPACES) x[i + BOARDS + 2 * (place - FIRST_SPACE) + (other === seat ? 0 : 1)] = 1
          else if (other !== seat && place >= 1 && place <= BOARDS && (bits & (1 << place)) === 0) {
            bits |= 1 << place
            x[i + place - 1] += 1 / 3
          }
        }
      for (let k = 0; k < 9; k++) if (s[NEUTRAL + k] > 0) x[i + s[NEUTRAL + k] - 1] += 1 / 3
    },
  }

  const others: FeatureGroup = {
    name: 'others', what: 'how the seats besides the rival stand, on average; 0 with two seats',
    labels: ['vp / 50', 'pyramid track / 10', 'temples / 20', 'avenue / 9', 'technologies / 6', 'best pyramid track of others, minus the own / 5', 'leads the pyramid track', 'vp minus the rival / 30'],
    read(of, seat, x, i) {
      const { s, rules: all } = of
      const first = rival(of, seat)
      const n = all.seats - 2
      let best = 0
      for (let other = 0; other < all.seats; other++) {
        if (other === seat) continue
        best = Math.max(best, s[TRACK + other])
        if (other === first) continue
        x[i] += s[VP + other] / 50 / n
        x[i + 1] += s[TRACK + other] / 10 / n
        x[i + 2] += (s[TEMPLE + other * 3] + s[TEMPLE + other * 3 + 1] + s[TEMPLE + other * 3 + 2]) / 20 / n
        x[i + 3] += s[AVENUE + other] / 9 / n
        for (let word = s[TECHS + other]; word !== 0; word &= word - 1) x[i + 4] += 1 / 6 / n
      }
      x[i + 5] = (best - s[TRACK + seat]) / 5
      x[i + 6] = s[TRACK + seat] >= best && s[TRACK + seat] > 0 ? 1 : 0
      x[i + 7] = (s[VP + seat] - s[VP + first]) / 30
    },
  }

  const modules: FeatureGroup = {
    name: 'modules', what: 'which modules are played and what they add; 0 without them',
    labels: [...MODULES, 'own shaman placed', 'own claims / 3', 'claims of others / 3', 'own warriors out / 4', 'own warriors furthest / 4', 'own regions / 4', 'regions of others / 4', 'warriors of others out / 4'],
    read({ s, rules: all }, seat, x, i) {
      const played = all.options.modules
      if (played.length === 0) return
      for (let k = 0; k < MODULES.length; k++) if (played.includes(MODULES[k])) x[i + k] = 1
      const own = i + MODULES.length
      if (played.includes('m8')) x[own] = s[SHAMAN + seat] >= 0 ? 1 : 0
      if (played.includes('m7')) for (let k = 0; k < 3; k++) if (s[CLAIM + k] >= 0) x[own + (s[CLAIM + k] === seat ? 1 : 2)] += 1 / 3
      if (!played.includes('m9')) return
      for (let k = 0; k < WARRIOR.length; k++) if (s[WARRIOR.at + k] >= 0) x[own + (s[WARRIOR.at + k] === seat ? 3 : 7)] += 1 / 4
      x[own + 4] = s[FAR + seat] / 4
      x[own + 3] += s[SUPPLY + seat] === 0 ? 0.25 : 0
      for (let k = 0; k < SETTLER.length; k++) if (s[SETTLER.at + k] >= 0) x[own + (s[SETTLER.at + k] === seat ? 5 : 6)] += 1 / 4
    },
  }
  if (rules.seats > seats) throw new Error('more seats than the features know')

  const ownSeat: FeatureGroup = { name: 'own', what: 'what the seat has', labels: one.labels, read: one.read }
  const rivalSeat: FeatureGroup = {
    name: 'rival', what: 'what the other seat with the most points has', labels: one.labels, read: (of, seat, x, i) => one.read(of, rival(of, seat), x, i),
  }
  return createFeatures([time, ownSeat, rivalSeat, table, boards, others, modules], points)
}
