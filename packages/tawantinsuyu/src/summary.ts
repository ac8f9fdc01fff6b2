// What a person reads off the table, by name. Works on whole positions and on what one seat sees of them.
import { EMPTY, has, isOver, nextIn, OWNER, sizeOf, UNKNOWN, type View } from '@tollan/kernel'
import { actionOf } from './actions/high-priest.ts'
import {
  armyNames, buildingNames, conquestNames, godCardNames, goodNames, iconNames, productionNames, roleNames, spaceNames, statueNames, stepNames, weavingNames,
} from './answers.ts'
import { laidBy } from './actions/benefits.ts'
import { shownBy } from './actions/god-cards.ts'
import { tapestryCount, tapestryLength, tileAt } from './actions/tapestries.ts'
import type { AxomammaSummary } from './automa/position.ts'
import { builtBy, builtDownBy } from './buildings-owned.ts'
import { priestActions } from './content/index.ts'
import type { P, Rules } from './rules.ts'
import type { Stack } from './stacks.ts'
import { godStack, weavingStack } from './stacks.ts'
import {
  ARMY_DECK, ARMY_DISCARD, ARMY_DOWN, ARMY_HAND, ARMY_LOOK, ARMY_SPENT, ARMY_TIRED, ARMY_UP, BAG, BUILDING_STACK, BUILDING_UNDER, BUILDING_WORDS, BUILDINGS, CARD, CASUALTIES, DRAWN_ROOM,
  EXCHANGED, FEAST_HOLDER, FEASTS_RESOLVED, FEASTS_TRIGGERED, FIRST, GOD_DECK, GOD_HAND, GOD_OFFER, GOD_WORDS, HILL, ICONS_USED, KINDS, MARKER_AT, MARKERS_LEFT, MARKET,
  MARKET_SLOTS, MOVER, NOMADS, OFFER_ROOM, ORIENTATION, PHASE, PLACE, PRIEST_AT, PRODUCTIONS, PURSE, ROLE, SEATS, SECTIONS, SPACE, STATUE, STATUE_LEFT, STATUES, STEP_AT, STEPS_LEFT,
  TASKS_LEFT, TEMPLE, USED, VILLAGE, VILLAGE_ROOM, VP, WEAVING_DRAWN, WEAVING_LOOK, WEAVING_STACK, WEAVING_START, WEAVING_TAKEN, WEAVING_TOP, WEAVING_WORDS, WORKER_WORDS,
} from './state.ts'
import { poolOf, roleOf } from './workers.ts'

/** Stands for a piece the viewer may not know. */
export const HIDDEN = 'hidden'

const phaseNames = ['set-up', 'choosing', 'placing', 'tasks', 'side-actions', 'end-of-turn', 'feast'] as const

export type SeatSummary = Readonly<Record<'potato' | 'corn' | 'stone' | 'gold', number>> & {
  readonly vp: number
  readonly temple: number
  /** The section, null before the first turn. */
  readonly priest: number | null
  readonly stepMarkers: number
  readonly conquestMarkers: number
  readonly workers: readonly string[]
  /** In hand, unseen by others; cards a viewer may not know are 'hidden'. */
  readonly godCards: readonly string[]
  /** In hand, seen by all. */
  readonly shown: readonly string[]
  readonly armyCards: readonly string[]
  readonly army: readonly string[]
  readonly armyDown: readonly string[]
  readonly buildings: readonly string[]
  readonly buildingsDown: readonly string[]
  readonly statues: readonly string[]
  readonly tapestries: readonly (readonly string[])[]
  /** God cards played and not yet put away. */
  readonly laid: readonly string[]
  /** Army cards and Weavings just drawn, to choose from. */
  readonly looking: readonly string[]
  readonly place?: number
}

export type Summary = {
  readonly over: boolean
  readonly phase: string
  readonly turn: number
  readonly first: number
  readonly feasts: number
  readonly feast: { readonly holder: number | null; readonly triggered: number }
  readonly orientation: number
  /** The High Priest action of each section. */
  readonly coricancha: readonly string[]
  readonly village: readonly string[]
  readonly nomads: readonly string[]
  readonly casualties: readonly string[]
  readonly bag: Readonly<Record<string, number>>
  readonly hill: Readonly<Record<string, string>>
  readonly steps: Readonly<Record<string, number>>
  readonly conquests: Readonly<Record<string, number>>
  readonly statuesLeft: Readonly<Record<string, number>>
  readonly market: readonly (string | null)[]
  readonly offer: readonly string[]
  readonly weavingTop: string | null
  /** Pieces that went under their stacks, uppermost first. */
  readonly weavingUnder: readonly string[]
  readonly godUnder: readonly string[]
  readonly buildingsUnder: readonly string[]
  readonly startingWeavings: readonly string[]
  readonly armyDiscard: readonly string[]
  /** Pieces in the stacks, those that went under included. */
  readonly stacks: { readonly gods: number; readonly armies: number; readonly weavings: number; readonly productions: number; readonly passives: number }
  /** Pieces in use by the action in progress. */
  readonly aside: {
    readonly weavingsDrawn: readonly string[]
    readonly weavingsTaken: readonly string[]
    readonly buildingsExchanged: readonly string[]
    readonly buildingsUsed: readonly string[]
    readonly armyToDiscard: readonly string[]
    readonly armyToFlip: readonly string[]
  }
  /** The placement in progress. */
  readonly placement: {
    readonly worker: string | null
    readonly as: string | null
    readonly space: string | null
    readonly card: string | null
    readonly tasks: number
    readonly iconsUsed: readonly string[]
  }
  readonly seats: readonly SeatSummary[]
  /** Her board, in a solo game. */
  readonly axomamma?: AxomammaSummary
}

const nameOf = (names: readonly string[], piece: number): string => names[piece] ?? HIDDEN

function setNames(g: P, set: number, words: number, names: readonly string[]): string[] {
  const found: string[] = []
  for (let piece = nextIn(g.s, set, words, 0); piece >= 0; piece = nextIn(g.s, set, words, piece + 1)) found.push(nameOf(names, piece))
  return found
}

const slotNames = (g: P, at: number, length: number, names: readonly string[]): string[] =>
  Array.from(g.s.subarray(at, at + length)).flatMap((piece) => (piece === EMPTY ? [] : [nameOf(names, piece)]))

const workersIn = (g: P, set: number): string[] => {
  const found: string[] = []
  for (let worker = nextIn(g.s, set, WORKER_WORDS, 0); worker >= 0; worker = nextIn(g.s, set, WORKER_WORDS, worker + 1)) found.push(roleNames[roleOf(worker)])
  return found
}

/** Owners by name of the place, where there is one. */
const owners = (g: P, at: number, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (g.s[at + i] < 0 ? [] : [[name, g.s[at + i]]])))

function underNames(g: P, stack: Stack, names: readonly string[]): string[] {
  const { s } = g
  const rows = [stack.open, ...Array.from({ length: SEATS }, (_, seat) => stack.known + seat * stack.room)]
  return Array.from({ length: s[stack.count] }, (_, i) => {
    const piece = rows.map((row) => s[row + i]).find((found) => found !== EMPTY) ?? UNKNOWN
    return nameOf(names, piece)
  })
}

/** All Buildings but those in a stack lie in the open: what is left of a kind is in its stack. */
function inStack(g: P, from: number, end: number): number {
  const { s } = g
  const open = new Set<number>([...s.subarray(MARKET, MARKET + MARKET_SLOTS), ...s.subarray(EXCHANGED, EXCHANGED + 2)])
  const sets = [USED, ...Array.from({ length: SEATS }, (_, seat) => [builtBy(seat), builtDownBy(seat)]).flat()]
  let n = 0
  for (let building = from; building < end; building++) if (!open.has(building) && !sets.some((set) => has(s, set, building))) n++
  return n
}

/** One seat. Of a hand that is not seen, only its size is known. */
export function seatSummary(g: P | View<Rules>, seat: number): SeatSummary {
  const { s } = g
  const hand = (set: number, words: number, names: readonly string[]): string[] => {
    const seen = setNames(g, set, words, names)
    return [...seen, ...Array.from({ length: sizeOf(g, set, words) - seen.length }, () => HIDDEN)]
  }
  const good = (kind: number): number => s[PURSE + seat * KINDS + kind]
  return {
    potato: good(goodNames.indexOf('potato')),
    corn: good(goodNames.indexOf('corn')),
    stone: good(goodNames.indexOf('stone')),
    gold: good(goodNames.indexOf('gold')),
    vp: s[VP + seat],
    temple: s[TEMPLE + seat],
    priest: s[PRIEST_AT + seat] < 0 ? null : s[PRIEST_AT + seat],
    stepMarkers: s[STEPS_LEFT + seat],
    conquestMarkers: s[MARKERS_LEFT + seat],
    workers: workersIn(g, poolOf(seat)),
    godCards: hand(GOD_HAND + seat * GOD_WORDS, GOD_WORDS, godCardNames),
    shown: setNames(g, shownBy(seat), GOD_WORDS, godCardNames),
    armyCards: hand(ARMY_HAND + seat, 1, armyNames),
    army: setNames(g, ARMY_UP + seat, 1, armyNames),
    armyDown: setNames(g, ARMY_DOWN + seat, 1, armyNames),
    buildings: setNames(g, builtBy(seat), BUILDING_WORDS, buildingNames),
    buildingsDown: setNames(g, builtDownBy(seat), BUILDING_WORDS, buildingNames),
    statues: statueNames.flatMap((name, kind) => Array.from({ length: s[STATUE + seat * STATUES + kind] }, () => name)),
    tapestries: Array.from({ length: tapestryCount(g, seat) }, (_, row) =>
      Array.from({ length: tapestryLength(g, seat, row) }, (__, place) => nameOf(weavingNames, tileAt(g, seat, row, place))),
    ),
    laid: setNames(g, laidBy(seat), GOD_WORDS, godCardNames),
    looking: [...slotNames(g, ARMY_LOOK + seat * 2, 2, armyNames), ...slotNames(g, WEAVING_LOOK + seat * DRAWN_ROOM, DRAWN_ROOM, weavingNames)],
    ...(s[PLACE + seat] === 0 ? {} : { place: s[PLACE + seat] }),
  }
}

export const points = (g: P, seat: number): number => g.s[VP + seat]

type More = (g: P) => Readonly<Record<string, unknown>>
const additions: More[] = []
/** Adds what a part of the game with zones of its own lays on the table; nothing where it is not in play. */
export function addSummary(more: More): void {
  additions.push(more)
}

const orNull = (names: readonly string[], piece: number): string | null => (piece === EMPTY ? null : nameOf(names, piece))

export function summary(g: P | View<Rules>): Summary {
  const { s, rules } = g
  const bag = workersIn(g, BAG)
  return {
    over: isOver(g),
    phase: phaseNames[s[PHASE]] ?? 'unknown',
    turn: s[OWNER],
    first: s[FIRST],
    feasts: s[FEASTS_RESOLVED],
    feast: { holder: s[FEAST_HOLDER] < 0 ? null : s[FEAST_HOLDER], triggered: s[FEASTS_TRIGGERED] },
    orientation: s[ORIENTATION],
    coricancha: Array.from({ length: SECTIONS }, (_, section) => priestActions[actionOf(g, section)]),
    village: Array.from(s.subarray(VILLAGE, VILLAGE + VILLAGE_ROOM)).flatMap((worker) => (worker < 0 ? [] : [roleNames[roleOf(worker)]])),
    nomads: workersIn(g, NOMADS),
    casualties: workersIn(g, CASUALTIES),
    bag: Object.fromEntries(roleNames.map((name) => [name, bag.filter((role) => role === name).length])),
    hill: Object.fromEntries(spaceNames.flatMap((name, i) => (s[HILL + i] < 0 ? [] : [[name, roleNames[roleOf(s[HILL + i])]]]))),
    steps: owners(g, STEP_AT, stepNames),
    conquests: owners(g, MARKER_AT, conquestNames),
    statuesLeft: Object.fromEntries(statueNames.map((name, kind) => [name, s[STATUE_LEFT + kind]])),
    market: Array.from(s.subarray(MARKET, MARKET + MARKET_SLOTS), (building) => orNull(buildingNames, building)),
    offer: slotNames(g, GOD_OFFER, OFFER_ROOM, godCardNames),
    weavingTop: orNull(weavingNames, s[WEAVING_TOP]),
    weavingUnder: underNames(g, weavingStack, weavingNames),
    godUnder: underNames(g, godStack, godCardNames),
    buildingsUnder: slotNames(g, BUILDING_UNDER, BUILDINGS, buildingNames),
    startingWeavings: setNames(g, WEAVING_START, WEAVING_WORDS, weavingNames),
    armyDiscard: setNames(g, ARMY_DISCARD, 1, armyNames),
    stacks: {
      gods: sizeOf(g, GOD_DECK, GOD_WORDS) + s[godStack.count],
      armies: sizeOf(g, ARMY_DECK, 1),
      weavings: sizeOf(g, WEAVING_STACK, WEAVING_WORDS) + s[weavingStack.count],
      productions: sizeOf(g, BUILDING_STACK, BUILDING_WORDS) === 0 && s[BUILDING_UNDER] === EMPTY ? 0 : inStack(g, 0, PRODUCTIONS),
      passives: sizeOf(g, BUILDING_STACK, BUILDING_WORDS) === 0 && s[BUILDING_UNDER] === EMPTY ? 0 : inStack(g, PRODUCTIONS, BUILDINGS),
    },
    aside: {
      weavingsDrawn: slotNames(g, WEAVING_DRAWN, DRAWN_ROOM, weavingNames),
      weavingsTaken: slotNames(g, WEAVING_TAKEN, DRAWN_ROOM, weavingNames),
      buildingsExchanged: slotNames(g, EXCHANGED, 2, buildingNames),
      buildingsUsed: setNames(g, USED, BUILDING_WORDS, productionNames),
      armyToDiscard: setNames(g, ARMY_SPENT, 1, armyNames),
      armyToFlip: setNames(g, ARMY_TIRED, 1, armyNames),
    },
    placement: {
      worker: s[MOVER] < 0 ? null : roleNames[roleOf(s[MOVER])],
      as: orNull(roleNames, s[ROLE]),
      space: orNull(spaceNames, s[SPACE]),
      card: orNull(godCardNames, s[CARD]),
      tasks: s[TASKS_LEFT],
      iconsUsed: s[SPACE] < 0 ? [] : rules.iconsOf[s[SPACE]].filter((_, i) => (s[ICONS_USED] & (1 << i)) !== 0).map((icon) => iconNames[icon]),
    },
    seats: Array.from({ length: rules.seats }, (_, seat) => seatSummary(g, seat)),
    ...Object.assign({}, ...additions.map((more) => more(g))),
  }
}
