// Setting up the table (section 3 of the rules).
import { again, argumentOf, call, fillSet, locals, offer, offerSet, put, take } from '@tollan/kernel'
import { ALL_SLOTS, fillMarket } from '../actions/market.ts'
import { turnTopUp } from '../actions/weavings.ts'
import { DRAW_WORKER, FIRST_PLAYER, roleNames, TURN_TILE } from '../answers.ts'
import { numbers, WORKERS_PER_ROLE } from '../content/index.ts'
import { begin, end, tell } from '../events.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import {
  ARMY_CARDS, ARMY_DECK, BAG, BUILDING_STACK, BUILDINGS, FIRST, GOD_CARDS, GOD_DECK, GODS, MARKERS_LEFT, ORIENTATION, PHASE, SECTIONS, SETTING_UP, STATUE_LEFT, STEPS_LEFT,
  VILLAGE, VP, WEAVING_STACK, WEAVING_START, WEAVINGS, WEAVINGS_GONE, WORKER_WORDS, WORKERS, WORKERS_GONE,
} from '../state.ts'
import { poolOf, refillNomads, roleOf, villageSize } from '../workers.ts'
import { placeNeutrals } from './feast.ts'
import { startingCards } from './starting-cards.ts'
import { startingWeavings } from './starting-weavings.ts'

export function unpack(g: G): void {
  const { s, rules } = g
  const { parts } = rules
  s[PHASE] = SETTING_UP
  for (let seat = 0; seat < rules.seats; seat++) {
    s[VP + seat] = numbers.startVp
    s[STEPS_LEFT + seat] = numbers.stepMarkers
    s[MARKERS_LEFT + seat] = numbers.conquestMarkers
  }
  for (let worker = 0; worker < WORKERS; worker++)
    put(s, worker % WORKERS_PER_ROLE < WORKERS_PER_ROLE - parts.row.removedPerRole ? BAG : WORKERS_GONE, worker) // TAW-SETUP-07
  fillSet(s, BUILDING_STACK, BUILDINGS)
  fillSet(s, ARMY_DECK, ARMY_CARDS)
  fillSet(s, GOD_DECK, GOD_CARDS)
  for (let god = 0; god < GODS; god++) {
    s[STATUE_LEFT + god] = parts.tables.statues[god].small
    s[STATUE_LEFT + GODS + god] = parts.tables.statues[god].large
  }
  for (let tile = 0; tile < WEAVINGS; tile++) {
    const { number, players } = parts.tables.weavings[tile]
    put(s, number === 0 ? WEAVING_START : players <= parts.setupFor ? WEAVING_STACK : WEAVINGS_GONE, tile) // TAW-SETUP-18
  }
}

const D = locals('seat', 'first', 'second')

/** TAW-SETUP-08, -09: two Workers of different roles, out of two of each role. */
const startingWorkers = procedure('starting-workers', D, [
  chance(
    'draw-worker',
    (g) => {
      for (let worker = 0; worker < WORKERS; worker++)
        if (worker % WORKERS_PER_ROLE < numbers.startingBagPerRole && (g.s[BAG + (worker >> 5)] & (1 << (worker & 31))) !== 0) offer(g, DRAW_WORKER | worker)
    },
    (g, f, answer) => {
      const { s } = g
      const worker = argumentOf(answer)
      const seat = s[f + D.seat]
      take(s, BAG, worker)
      put(s, poolOf(seat), worker)
      tell(g, 'worker-drawn', 'TAW-SETUP-08', seat, 'role', roleNames[roleOf(worker)])
      if (s[f + D.first] === 0) s[f + D.first] = worker + 1
      else if (s[f + D.second] === 0) s[f + D.second] = worker + 1
      const pair = s[f + D.second] > 0 && roleOf(s[f + D.first] - 1) === roleOf(s[f + D.second] - 1)
      if (s[f + D.second] === 0 || (pair && worker === s[f + D.second] - 1)) again(g, f)
      else if (pair) {
        take(s, poolOf(seat), s[f + D.second] - 1)
        put(s, BAG, s[f + D.second] - 1)
        tell(g, 'worker-returned', 'TAW-SETUP-09', seat, 'role', roleNames[roleOf(s[f + D.second] - 1)])
      }
    },
  ),
])

const S = locals('seat')

export const setUp = procedure('set-up', S, [
  function open(g) {
    begin(g, 'set-up', 'TAW-SETUP-01')
    unpack(g)
    g.s[ORIENTATION] = g.rules.parts.tables.coricancha.printedOrientation
  },
  chance(
    'orientation',
    (g) => {
      for (let turn = 0; turn < SECTIONS; turn++) offer(g, TURN_TILE | turn)
    },
    (g, _f, answer) => {
      g.s[ORIENTATION] = argumentOf(answer)
      tell(g, 'coricancha', 'TAW-SETUP-05', -1, 'orientation', argumentOf(answer))
    },
    (g) => !g.rules.parts.turnTile, // TAW-SETUP-06
  ),
  function workersForAll(g, f) {
    const seat = g.s[f + S.seat]
    if (seat >= g.rules.seats) return
    g.s[f + S.seat]++
    again(g, f)
    call(g, startingWorkers, seat)
  },
  chance(
    'draw-villager',
    (g) => offerSet(g, BAG, WORKER_WORDS, DRAW_WORKER),
    (g, f, answer) => {
      const worker = argumentOf(answer)
      take(g.s, BAG, worker)
      g.s[VILLAGE + villageSize(g)] = worker
      tell(g, 'villager-arrives', 'TAW-SETUP-11', -1, 'role', roleNames[roleOf(worker)])
      again(g, f)
    },
    (g) => villageSize(g) >= g.rules.parts.row.village,
  ),
  function nomads(g) {
    call(g, refillNomads) // TAW-SETUP-12
  },
  function neutrals(g) {
    if (g.rules.parts.neutralWorkers) call(g, placeNeutrals, 0) // TAW-SETUP-13
  },
  function market(g) {
    fillMarket(g, ALL_SLOTS) // TAW-SETUP-15
  },
  function topWeaving(g) {
    call(g, turnTopUp) // TAW-SETUP-19
  },
  chance(
    'first-player',
    (g) => {
      for (let seat = 0; seat < g.rules.seats; seat++) offer(g, FIRST_PLAYER | seat)
    },
    (g, _f, answer) => {
      g.s[FIRST] = argumentOf(answer)
      tell(g, 'first-player', 'TAW-SETUP-20', argumentOf(answer))
    },
    (g) => {
      const named = g.rules.parts.firstPlayer
      if (named >= 0) g.s[FIRST] = named
      return named >= 0
    },
  ),
  function weavings(g) {
    call(g, startingWeavings)
  },
  function cards(g) {
    call(g, startingCards)
  },
  function further(g) {
    for (const more of [...g.rules.parts.setupAfterCards].reverse()) call(g, more) // the last call runs first
  },
  function ready(g) {
    end(g, 'set-up', 'TAW-SETUP-01')
  },
])

