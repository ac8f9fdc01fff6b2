// The whole table by name, as one seat sees it: what an interface draws. Read off a view, so nothing hidden is in it.
import { EMPTY, isOver, nextIn, OWNER, sizeOf, UNKNOWN, type View } from '@tollan/kernel'
import { cocoaYield } from '../actions/cocoa.ts'
import { feeOf } from '../actions/main-action.ts'
import { boardNames, discoveryNames, goodNames, royalNames, spaceNames, technologyNames, templeNames, workerNames } from '../answers.ts'
import {
  avenueTrack, decorationSpaces, decorationTiles, icons, type IconKind, pyramidSlots, pyramidTiles, templeBonuses, temples,
} from '../content/index.ts'
import type { Good, Temple } from '../content/vocabulary.ts'
import { bonusTiles } from '../flow/eclipse.ts'
import { orderToken } from '../flow/end.ts'
import type { P, Rules } from '../rules.ts'
import {
  ACTION_BOARD, AVENUE, BOARD_AT, BOARDS, BONUS_AT, BUILT, COLOURED, COMMON, COMPLETE, COUNTED, DARK, DECO_AT, DECO_DISPLAY, DECO_STACK,
  DISC_AVENUE, DISC_BOARD, DISC_HELD, DISC_STACK, DISC_TEMPLE, DISC_USED, DISC_WORDS, DUE, ECLIPSES, FIRST, ICON, KINDS, LIGHT, MOVER,
  NEUTRAL_AT, NEUTRAL_COLOURS, NEUTRALS, NOBLE, PLACE, PURSE, PYR_DISPLAY, PYR_STACK, PYR_TILE, PYR_TURN, ROUND, ROYAL_AT, SECOND,
  SPACE_BOARD, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, TRACK, VP, WORKER_AT, WORKER_POWER, WORKERS,
} from '../state.ts'
import { placeName } from '../summary.ts'
import { isLocked } from '../workers.ts'
import { effectUnderWay, type EffectUnderWay } from './effect-under-way.ts'
import { type Forecast, forecast } from './forecast.ts'
import { moduleTableau, type ModuleTableau } from './module-tableau.ts'
import { type SetUpTableau, setUpTableau } from './set-up-tableau.ts'
import { type UnderWay, underWay, worshipUnderWay } from './under-way.ts'

export interface TableauWorker {
  readonly id: string
  readonly power: number
  /** A board, a worship space, `wheel`, `hand` or `away`. */
  readonly place: string
  /** The board it stands or worships on. */
  readonly board: string | null
  readonly locked: boolean
}

export interface TableauSeat {
  readonly goods: Readonly<Record<Good, number>>
  readonly vp: number
  readonly temples: Readonly<Record<Temple, number>>
  readonly avenue: number
  readonly pyramidTrack: number
  readonly technologies: readonly string[]
  /** Discovery tiles not yet used, masks among them. */
  readonly tiles: readonly string[]
  readonly used: readonly string[]
  readonly workers: readonly TableauWorker[]
  /** Temple bonus tiles reached. */
  readonly bonusTiles: number
  /** 1 for the First Player, counted clockwise. */
  readonly order: number
  /** Final rank, 0 before the end. */
  readonly place: number
  readonly forecast: Forecast
}

export interface TableauBoard {
  readonly id: string
  readonly number: number
  /** Place on the ring, 1 to 8 clockwise from the top centre. */
  readonly slot: number
  readonly discovery: string | null
  /** Its worship spaces, from left to right. */
  readonly spaces: readonly string[]
  /** Cocoa the viewer would pay for the main action, and gain by collecting, on arriving now. */
  readonly fee: number
  readonly collect: number
}

export interface TableauCell {
  readonly icon: IconKind['id']
  readonly coloured: boolean
  /** 0 is the printed ground. */
  readonly level: number
}

export interface Tableau extends ModuleTableau {
  readonly over: boolean
  readonly round: number
  readonly viewer: number
  /** The seat whose turn it is, or -1. */
  readonly turn: number
  readonly first: number
  readonly calendar: {
    readonly light: number
    readonly dark: number
    readonly eclipses: number
    /** The round after which the pending eclipse is scored, 0 when none is pending. */
    readonly due: number
  }
  readonly seats: readonly TableauSeat[]
  /** The ring, slot 1 first; no board yet while they are dealt. */
  readonly boards: readonly (TableauBoard | null)[]
  readonly neutrals: readonly { readonly colour: number; readonly board: string }[]
  readonly technologies: readonly (string | null)[]
  readonly royals: readonly (string | null)[]
  /** By temple: blue, red, green. */
  readonly bonuses: readonly (string | null)[]
  /** Tiles on main temple steps (`blue-4`) and grey Avenue spaces (`avenue-3`). */
  readonly laid: Readonly<Record<string, readonly string[]>>
  readonly pyramid: {
    /** 8 x 8 from the Palace side, topmost icons. */
    readonly cells: readonly TableauCell[]
    readonly tiles: readonly { readonly slot: string; readonly tile: string; readonly turn: number }[]
    readonly display: readonly (string | null)[]
    readonly stack: number
    readonly complete: boolean
  }
  readonly decorations: {
    readonly laid: readonly { readonly space: string; readonly tile: string }[]
    readonly display: readonly (string | null)[]
    readonly stack: number
  }
  /** Spaces of the Nobles, row after row: whether a building stands there. */
  readonly nobles: readonly boolean[]
  readonly buildings: { readonly taken: number; readonly value: number }
  readonly discoveryStack: number
  /** What has been decided of the turn so far. */
  readonly moving: {
    readonly worker: string | null
    readonly second: string | null
    /** The board the worker has moved to. */
    readonly board: string | null
    readonly counted: number
    readonly underWay: UnderWay | null
    readonly effect: EffectUnderWay | null
    /** The space it worships on, while what for is asked. */
    readonly space: string | null
  }
  /** Starting tiles during the set-up. */
  readonly setUp: SetUpTableau | null
}

const PYRAMID_SHOWN = 3
const DECORATIONS_SHOWN = 4
const TECHNOLOGIES_SHOWN = 6

const tilesIn = (g: P, set: number): string[] => {
  const found: string[] = []
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) found.push(discoveryNames[tile])
  return found
}

const slots = (g: P, at: number, length: number, names: readonly string[]): (string | null)[] =>
  Array.from(g.s.subarray(at, at + length), (piece) => (piece === EMPTY || piece === UNKNOWN ? null : (names[piece] ?? null)))


function boardOf(g: P, worker: number): string | null {
  const at = g.s[WORKER_AT + worker]
  const board = isLocked(g, worker) ? SPACE_BOARD[spaceIndex(at)] : at
  return board >= 1 && board <= BOARDS ? boardNames[board] : null
}

const spaceIndex = (at: number): number => at - BOARDS - 1

const workerOf = (g: P, worker: number): TableauWorker => ({
  id: workerNames[worker],
  power: g.s[WORKER_POWER + worker],
  place: placeName(g.s[WORKER_AT + worker]),
  board: boardOf(g, worker),
  locked: isLocked(g, worker),
})

const record = <K extends string>(names: readonly string[], value: (i: number) => number): Readonly<Record<K, number>> =>
  Object.fromEntries(names.map((name, i) => [name, value(i)])) as Record<K, number>

function seatOf(g: P, seat: number): TableauSeat {
  const { s } = g
  return {
    goods: record<Good>(goodNames, (kind) => s[PURSE + seat * KINDS + kind]),
    vp: s[VP + seat],
    temples: record<Temple>(templeNames, (temple) => s[TEMPLE + seat * TEMPLES + temple]),
    avenue: s[AVENUE + seat],
    pyramidTrack: s[TRACK + seat],
    technologies: technologyNames.filter((_, technology) => (s[TECHS + seat] & (1 << technology)) !== 0),
    tiles: tilesIn(g, DISC_HELD + seat * DISC_WORDS),
    used: tilesIn(g, DISC_USED + seat * DISC_WORDS),
    workers: Array.from({ length: WORKERS }, (_, i) => workerOf(g, seat * WORKERS + i)),
    bonusTiles: bonusTiles(g, seat),
    order: orderToken(g, seat),
    place: s[PLACE + seat],
    forecast: forecast(g, seat),
  }
}

function boardAt(g: P, slot: number, viewer: number): TableauBoard | null {
  const { s } = g
  const board = s[BOARD_AT + slot]
  if (board === 0) return null
  const [discovery = null] = slots(g, DISC_BOARD + board, 1, discoveryNames)
  const seat = Math.max(0, viewer)
  const spaces = spaceNames.filter((_, space) => SPACE_BOARD[space] === board)
  return { id: boardNames[board], number: board, slot, discovery, spaces, fee: feeOf(g, seat, board), collect: cocoaYield(g, seat, board) }
}

function cellsOf(g: P): TableauCell[] {
  const level = Array.from({ length: 64 }, () => 0)
  for (const [i, slot] of pyramidSlots.entries())
    if (g.s[PYR_TILE + i] !== EMPTY) for (const cell of slot.cells) level[cell] = Math.max(level[cell], slot.level)
  return level.map((height, cell) => {
    const icon = g.s[ICON + cell]
    return { icon: icons[icon & (COLOURED - 1)].id, coloured: icon >= COLOURED, level: height }
  })
}

const laidSets: readonly (readonly [name: string, set: number])[] = [
  ...Object.keys(avenueTrack.discoveries).map((position, row) => [`avenue-${position}`, DISC_AVENUE + row * DISC_WORDS] as const),
  ...temples
    .flatMap((temple) => temple.steps.flatMap((step) => (step.kind === 'main' ? [`${temple.id}-${step.step}`] : [])))
    .map((name, row) => [name, DISC_TEMPLE + row * DISC_WORDS] as const),
]

function neutralsOf(g: P): { colour: number; board: string }[] {
  const found: { colour: number; board: string }[] = []
  for (let i = 0; i < NEUTRAL_COLOURS * NEUTRALS; i++) {
    const board = g.s[NEUTRAL_AT + i]
    if (board > 0) found.push({ colour: Math.floor(i / NEUTRALS), board: boardNames[board] })
  }
  return found
}

const nameOrNull = (names: readonly string[], i: number): string | null => (i < 0 ? null : (names[i] ?? null))

export function tableau(g: View<Rules>): Tableau {
  const { seat: viewer } = g
  const { s, rules } = g
  return {
    over: isOver(g),
    round: s[ROUND],
    viewer,
    turn: s[OWNER],
    first: s[FIRST],
    calendar: { light: s[LIGHT], dark: s[DARK], eclipses: s[ECLIPSES], due: s[DUE] },
    seats: Array.from({ length: rules.seats }, (_, seat) => seatOf(g, seat)),
    boards: Array.from({ length: BOARDS }, (_, i) => boardAt(g, i + 1, viewer)),
    neutrals: neutralsOf(g),
    technologies: slots(g, TECH_DISPLAY, TECHNOLOGIES_SHOWN, technologyNames),
    royals: slots(g, ROYAL_AT, 3, royalNames),
    bonuses: slots(g, BONUS_AT, TEMPLES, templeBonuses.map((tile) => tile.id)),
    laid: Object.fromEntries(laidSets.map(([name, set]) => [name, tilesIn(g, set)])),
    pyramid: {
      cells: cellsOf(g),
      tiles: pyramidSlots.flatMap(({ id }, i) =>
        (s[PYR_TILE + i] === EMPTY ? [] : [{ slot: id, tile: pyramidTiles[s[PYR_TILE + i]].id, turn: s[PYR_TURN + i] }])),
      display: slots(g, PYR_DISPLAY, PYRAMID_SHOWN, pyramidTiles.map((tile) => tile.id)),
      stack: sizeOf(g, PYR_STACK, 1),
      complete: s[COMPLETE] === 1,
    },
    decorations: {
      laid: decorationSpaces.flatMap(({ id }, i) => (s[DECO_AT + i] === EMPTY ? [] : [{ space: id, tile: decorationTiles[s[DECO_AT + i]].id }])),
      display: slots(g, DECO_DISPLAY, DECORATIONS_SHOWN, decorationTiles.map((tile) => tile.id)),
      stack: sizeOf(g, DECO_STACK, 1),
    },
    nobles: Array.from(s.subarray(NOBLE, NOBLE + rules.noblesVp.length), (flag) => flag === 1),
    buildings: { taken: s[BUILT], value: rules.buildingsRow[s[BUILT]] ?? 0 },
    discoveryStack: sizeOf(g, DISC_STACK, DISC_WORDS),
    moving: {
      worker: nameOrNull(workerNames, s[MOVER]),
      second: nameOrNull(workerNames, s[SECOND]),
      board: s[ACTION_BOARD] === 0 ? null : boardNames[s[ACTION_BOARD]],
      counted: s[COUNTED],
      underWay: underWay(g),
      effect: effectUnderWay(g),
      space: worshipUnderWay(g),
    },
    setUp: setUpTableau(g),
    ...moduleTableau(g, Array.from({ length: rules.parts.commonWorkers }, (_, i) => workerOf(g, COMMON + i))),
  }
}
