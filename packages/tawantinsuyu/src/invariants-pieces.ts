// What must hold for Workers, cards, Buildings and Weavings wherever they lie.
import { countSet, EMPTY, has, isOver, nextIn } from '@tollan/kernel'
import { laidBy } from './actions/benefits.ts'
import { handOf, shownBy } from './actions/god-cards.ts'
import { kindOf, kindOfSlot } from './actions/market.ts'
import { wovenBy } from './actions/tapestries.ts'
import { builtBy, builtDownBy } from './buildings-owned.ts'
import { WORKERS_PER_ROLE } from './content/index.ts'
import type { G } from './rules.ts'
import { godStack, type Stack, weavingStack } from './stacks.ts'
import {
  ARMY_DOWN, ARMY_HAND, ARMY_UP, BUILDING_UNDER, BUILDING_WORDS, BUILDINGS, FEAST_HOLDER, FEASTING, GOD_CARDS, GOD_OFFER, GOD_TAKEN, GOD_WORDS, MARKET, MARKET_SLOTS, OFFER_ROOM,
  PHASE, PLACE_IN, PRODUCTIONS, ROLES, SEATS, SETTING_UP, TAPESTRY_OF, USED, VILLAGE, VILLAGE_ROOM, WEAVING_WORDS, WEAVINGS, WORKER_WORDS, WORKERS_GONE,
} from './state.ts'
import { nomadCount, poolOf } from './workers.ts'

export function brokenPieces(g: G, wrong: string[]): void {
  brokenWorkers(g, wrong)
  brokenCards(g, wrong)
  brokenBuildings(g, wrong)
  brokenTapestries(g, wrong)
  brokenUnder(g, godStack, 'TAW-HIDE-14', wrong)
  brokenUnder(g, weavingStack, 'TAW-TASK-WEAVE-05', wrong)
  for (let seat = g.rules.seats; seat < SEATS; seat++)
    for (const [set, words] of ownSets(seat)) if (countSet(g.s, set, words) > 0) wrong.push(`TAW-SETUP-01: seat ${seat} owns pieces and is not in this game`)
}

const ownSets = (seat: number): readonly (readonly [number, number])[] => [
  [poolOf(seat), WORKER_WORDS], [handOf(seat), GOD_WORDS], [shownBy(seat), GOD_WORDS], [laidBy(seat), GOD_WORDS], [ARMY_HAND + seat, 1], [ARMY_UP + seat, 1],
  [ARMY_DOWN + seat, 1], [builtBy(seat), BUILDING_WORDS], [builtDownBy(seat), BUILDING_WORDS], [wovenBy(seat), WEAVING_WORDS],
]

/** How many pieces lie in slots; -1 when there is a gap before one of them. */
function queued(g: G, at: number, room: number): number {
  let n = 0
  while (n < room && g.s[at + n] !== EMPTY) n++
  for (let i = n; i < room; i++) if (g.s[at + i] !== EMPTY) return -1
  return n
}

function brokenWorkers(g: G, wrong: string[]): void {
  const { s, rules } = g
  const { row } = rules.parts
  const village = queued(g, VILLAGE, VILLAGE_ROOM)
  if (village < 0) wrong.push('TAW-SETUP-11: the Village has a gap')
  if (village > row.village) wrong.push(`TAW-DATA-07: ${village} Workers in the Village`)
  if (nomadCount(g) > row.nomads) wrong.push(`TAW-DATA-07: ${nomadCount(g)} Nomads`)
  const inPlay = s[PHASE] !== SETTING_UP && s[PHASE] !== FEASTING && !isOver(g)
  if (inPlay && (village === 0) !== (s[FEAST_HOLDER] >= 0)) wrong.push(`TAW-FEAST-02: ${village} Workers in the Village, and ${s[FEAST_HOLDER] < 0 ? 'no' : 'a'} Feast is due`)
  for (let role = 0; role < ROLES; role++) {
    let gone = 0
    for (let worker = role * WORKERS_PER_ROLE; worker < (role + 1) * WORKERS_PER_ROLE; worker++) if (has(s, WORKERS_GONE, worker)) gone++
    if (gone < row.removedPerRole) wrong.push(`TAW-SETUP-07: ${WORKERS_PER_ROLE - gone} Workers of role ${role}`)
  }
}

function brokenCards(g: G, wrong: string[]): void {
  const { s, rules } = g
  const offered = queued(g, GOD_OFFER, OFFER_ROOM)
  if (offered < 0) wrong.push('TAW-OFFER-03: the offer has a gap')
  if (offered > rules.parts.row.offer) wrong.push(`TAW-OFFER-02: ${offered} cards in the offer`)
  for (let card = 0; card < GOD_CARDS; card++) {
    if (s[GOD_TAKEN + card] === 0) continue
    let laid = false
    for (let seat = 0; seat < rules.seats; seat++) laid ||= has(s, laidBy(seat), card)
    if (!laid) wrong.push(`TAW-GOD-02: benefits of God card ${card} were taken and it is not laid open`)
  }
}

function brokenBuildings(g: G, wrong: string[]): void {
  const { s } = g
  for (let slot = 0; slot < MARKET_SLOTS; slot++)
    if (s[MARKET + slot] !== EMPTY && kindOf(s[MARKET + slot]) !== kindOfSlot(slot)) wrong.push(`TAW-SETUP-15: Building ${s[MARKET + slot]} in slot ${slot} of the Market`)
  if (queued(g, BUILDING_UNDER, BUILDINGS) < 0) wrong.push('TAW-TASK-BUILD-06: the Buildings under the stacks have a gap')
  const down = [USED, ...Array.from({ length: SEATS }, (_, seat) => builtDownBy(seat))]
  for (const set of down) if (nextIn(s, set, BUILDING_WORDS, PRODUCTIONS) >= 0) wrong.push('TAW-BLD-01: a Passive Building is face-down')
}

/** Rows from the left without gaps, numbered without gaps, each pattern once. */
function brokenTapestries(g: G, wrong: string[]): void {
  const { s, rules } = g
  const woven = new Int32Array(WEAVING_WORDS)
  for (let seat = 0; seat < rules.seats; seat++) {
    const rows: number[][] = []
    for (let tile = nextIn(s, wovenBy(seat), WEAVING_WORDS, 0); tile >= 0; tile = nextIn(s, wovenBy(seat), WEAVING_WORDS, tile + 1)) {
      const row = (rows[s[TAPESTRY_OF + tile]] ??= [])
      row.push(tile)
    }
    for (let w = 0; w < WEAVING_WORDS; w++) woven[w] |= s[wovenBy(seat) + w]
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? []
      if (row.length === 0) wrong.push(`TAW-TASK-WEAVE-13: seat ${seat} has no Tapestry ${i + 1} but later ones`)
      const places = row.map((tile) => s[PLACE_IN + tile]).sort((a, b) => a - b)
      if (places.some((place, n) => place !== n)) wrong.push(`TAW-TASK-WEAVE-10: Tapestry ${i + 1} of seat ${seat} has places ${places.join(', ')}`)
      if (new Set(row.map((tile) => rules.pattern[tile])).size !== row.length) wrong.push(`TAW-TASK-WEAVE-11: Tapestry ${i + 1} of seat ${seat} shows a pattern twice`)
    }
  }
  for (let tile = 0; tile < WEAVINGS; tile++)
    if ((s[TAPESTRY_OF + tile] !== 0 || s[PLACE_IN + tile] !== 0) && !has(woven, 0, tile)) wrong.push(`TAW-TASK-WEAVE-13: Weaving ${tile} has left its Tapestry`)
}

/** Every place under a stack holds one piece, known to one seat or to all. */
function brokenUnder(g: G, stack: Stack, rule: string, wrong: string[]): void {
  const { s } = g
  if (s[stack.count] < 0 || s[stack.count] > stack.room) wrong.push(`${rule}: ${s[stack.count]} pieces under the stack`)
  for (let i = 0; i < stack.room; i++) {
    let pieces = s[stack.open + i] === EMPTY ? 0 : 1
    for (let seat = 0; seat < SEATS; seat++) if (s[stack.known + seat * stack.room + i] !== EMPTY) pieces++
    if (pieces !== (i < s[stack.count] ? 1 : 0)) wrong.push(`${rule}: ${pieces} pieces at place ${i} under the stack, which counts ${s[stack.count]}`)
  }
}
