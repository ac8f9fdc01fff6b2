// What a network sees of Tawantinsuyu: the own seat, the rival, the others in short, the hand, the table.
import { countSet, type Position, type Ruleset } from '@tollan/kernel'
import { createFeatures, type FeatureGroup, type Features, numbered, openZone, rivalOf } from './features.ts'
import { createSeatReader, type TawRules } from './tawantinsuyu-seat.ts'

const EMPTY = -1
const GODS = 6
const SECTIONS = 5
const REGIONS = 4
const ROLES = 5
const PER_ROLE = 9
const TERRACES = 3
/** TAW-SOLO-68. By the margin alone a short game, in which both make little, looks best. */
const NEEDED_ALONE = 120

export function tawantinsuyuFeatures(rules: Ruleset): Features {
  const at = (name: string): number => openZone(rules, name).at
  const [VP, TEMPLE, FIRST, HOLDER, TRIGGERED, RESOLVED, DECK_ONLY, ORIENTATION, PRIEST, BAG, NOMADS, CASUALTIES] = [
    'vp', 'temple', 'first-player', 'feast-holder', 'feasts-triggered', 'feasts-resolved', 'deck-only', 'coricancha', 'high-priest', 'bag', 'nomads', 'casualties',
  ].map(at)
  const [VILLAGE, HILL, MARKER, OFFER, LEFT] = ['village', 'hill', 'conquest-markers', 'god-offer', 'statues-left'].map((name) => openZone(rules, name))
  const HAND = openZone(rules, 'god-hand', true)
  const SHOWN = openZone(rules, 'god-hand-shown')
  const WORKER_WORDS = openZone(rules, 'own-workers').perSeat
  const [TOKENS, PERSONALITY] = ['axomamma-tokens', 'axomamma-personality'].map((name) => openZone(rules, name))
  const one = createSeatReader(rules)
  const points = ({ s }: Position, seat: number): number => s[VP + seat]
  const rival = (of: Position, seat: number): number => rivalOf(of, seat, points)

  const time: FeatureGroup = {
    name: 'time', what: 'how many Feasts are over, how near the next is, who is to move',
    labels: [...numbered(3).map((n) => `${n} feasts over`), 'feast triggered', 'own feast', 'feasts triggered / 3', 'bag / 20', 'village / 9', 'nomads / 5', 'workers before the feast / 30',
      'bag empty', 'deck only', 'to move', 'turns until the own / 4', 'first player', ...numbered(4, 1).map((n) => `${n} at the table`), 'against an automa', 'last feast triggered'],
    read({ s, rules: all }, seat, x, i) {
      const over = Math.min(2, s[RESOLVED])
      x[i + over] = 1
      x[i + 3] = s[HOLDER] >= 0 ? 1 : 0
      x[i + 4] = s[HOLDER] === seat ? 1 : 0
      x[i + 5] = s[TRIGGERED] / 3
      const bag = countSet(s, BAG, WORKER_WORDS)
      let village = 0
      for (let k = 0; k < VILLAGE.length; k++) if (s[VILLAGE.at + k] !== EMPTY) village++
      const nomads = countSet(s, NOMADS, WORKER_WORDS)
      x[i + 6] = bag / 20
      x[i + 7] = village / 9
      x[i + 8] = nomads / 5
      x[i + 9] = (bag + village) / 30
      x[i + 10] = bag === 0 ? 1 : 0
      x[i + 11] = s[DECK_ONLY]
      const away = s[2] < 0 ? 0 : (seat - s[2] + all.seats) % all.seats
      x[i + 12] = away === 0 ? 1 : 0
      x[i + 13] = away / 4
      x[i + 14] = s[FIRST] === seat ? 1 : 0
      x[i + 14 + all.seats] = 1
      x[i + 19] = all.options.players === 1 ? 1 : 0
      x[i + 20] = s[TRIGGERED] >= 3 ? 1 : 0
    },
  }

  const table: FeatureGroup = {
    name: 'table', what: 'village, hill, Coricancha, Conquests, Statues',
    labels: [...numbered(ROLES).map((n) => `village role ${n}`), ...numbered(ROLES).map((n) => `nomads role ${n}`), ...numbered(TERRACES).map((n) => `free spaces of terrace ${n} / 10`),
      ...numbered(SECTIONS).map((n) => `tile turned by ${n}`), ...numbered(SECTIONS).map((n) => `action ${n} at the high priest`), 'casualties / 5', 'regions led', 'regions of others', 'casualties by regions / 10',
      ...numbered(2 * GODS).map((n) => `statues left ${n}`), 'offer / 5'],
    read({ s, rules: all }, seat, x, i) {
      const { conquestRegion, conquestOrder } = all as TawRules
      const { terrace } = all as TawRules & { readonly terrace: readonly number[] }
      for (let k = 0; k < VILLAGE.length; k++) if (s[VILLAGE.at + k] >= 0) x[i + Math.floor(s[VILLAGE.at + k] / PER_ROLE)]++
      for (let role = 0; role < ROLES; role++)
        for (let k = role * PER_ROLE; k < (role + 1) * PER_ROLE; k++) if ((s[NOMADS + (k >> 5)] & (1 << (k & 31))) !== 0) x[i + ROLES + role]++
      for (let space = 0; space < HILL.length; space++) if (s[HILL.at + space] === EMPTY) x[i + 10 + terrace[space]] += 0.1
      x[i + 13 + s[ORIENTATION]] = 1
      if (s[PRIEST + seat] >= 0) x[i + 18 + ((s[PRIEST + seat] + s[ORIENTATION]) % SECTIONS)] = 1
      const casualties = countSet(s, CASUALTIES, WORKER_WORDS)
      x[i + 23] = casualties / 5
      for (let region = 0; region < REGIONS; region++) {
        let winner = -1
        let most = 0
        for (let other = 0; other < all.seats; other++) {
          let weight = 0
          let right = 0
          for (let place = 0; place < MARKER.length; place++)
            if (conquestRegion[place] === region && s[MARKER.at + place] === other) {
              weight += 100
              right = Math.max(right, conquestOrder[place])
            }
          if (weight > 0 && weight + right > most) {
            most = weight + right
            winner = other
          }
        }
        if (winner >= 0) x[i + (winner === seat ? 24 : 25)] += 1
      }
      x[i + 26] = (casualties * (x[i + 24] - x[i + 25])) / 10
      for (let kind = 0; kind < 2 * GODS; kind++) x[i + 27 + kind] = s[LEFT.at + kind]
      for (let k = 0; k < OFFER.length; k++) if (s[OFFER.at + k] !== EMPTY) x[i + 27 + 2 * GODS] += 1 / 5
    },
  }

  const hand: FeatureGroup = {
    name: 'hand', what: 'the own God cards by god',
    labels: numbered(GODS).map((god) => `cards of god ${god}`),
    read({ s, rules: all }, seat, x, i) {
      const { cardGod } = all as TawRules
      for (const { at: from, perSeat } of [HAND, SHOWN])
        for (let w = 0; w < perSeat; w++)
          for (let word = s[from + seat * perSeat + w]; word !== 0; word &= word - 1) x[i + cardGod[(w << 5) + 31 - Math.clz32(word & -word)]]++
    },
  }

  const others: FeatureGroup = {
    name: 'others', what: 'how the seats besides the rival stand, on average; 0 with two seats',
    labels: ['vp / 50', 'temple / 20', 'vp minus the rival / 30', 'automa tokens / 10', ...numbered(8).map((n) => `personality ${n}`)],
    read(of, seat, x, i) {
      const { s, rules: all } = of
      const first = rival(of, seat)
      for (let other = 0; other < all.seats; other++) {
        if (other === seat || other === first) continue
        x[i] += s[VP + other] / 50 / (all.seats - 2)
        x[i + 1] += s[TEMPLE + other] / 20 / (all.seats - 2)
      }
      x[i + 2] = (s[VP + seat] - s[VP + first]) / 30
      if (all.options.players > 1) return
      for (let k = 0; k < TOKENS.length; k++) x[i + 3] += s[TOKENS.at + k] / 10
      const personality = s[PERSONALITY.at]
      if (personality >= 0 && personality < 8) x[i + 4 + personality] = 1
    },
  }

  const ownSeat: FeatureGroup = { name: 'own', what: 'what the seat has', labels: one.labels, read: one.read }
  const rivalSeat: FeatureGroup = {
    name: 'rival', what: 'what the other seat with the most points has', labels: one.labels, read: (of, seat, x, i) => one.read(of, rival(of, seat), x, i),
  }
  return createFeatures([time, ownSeat, rivalSeat, hand, table, others], points, rules.options.players === 1 ? NEEDED_ALONE : 0)
}
