// "Why not?" for components the open question does not mention. Hidden pieces all get one answer: it tells nothing.
import { has, isOver, OK, OWNER, type Refusal, refuse } from '@tollan/kernel'
import { slotRefusal } from './actions/construction.ts'
import { spaceRefusal } from './actions/decorations.ts'
import { heldBy, usedBy } from './actions/discoveries.ts'
import { worshipRefusal } from './actions/worship.ts'
import { boardNames, discoveryNames, keys, royalNames, spaceNames, startingNames, technologyNames, templeNames, workerNames } from './answers.ts'
import { decorationSpaces, decorationTiles, pyramidSlots, pyramidTiles, templeBonuses } from './content/index.ts'
import { moverRefusal } from './flow/turn.ts'
import {
  ACT_WHERE_YOU_MOVED, ALREADY_MOVED, BONUS_AT_THE_END, CHOOSE_WORKER_FIRST, DECORATION_NOT_ON_DISPLAY, GAME_OVER, NEEDS_MAIN_ACTION, NOT_ASKED_NOW,
  NO_WORSHIP_HERE, NOT_IN_THIS_GAME, NOT_ON_DISPLAY, NOT_YOUR_TURN, OTHERS_WORKER, ROYAL_BY_WORSHIP, STARTING_TILES_GONE, TECHNOLOGY_BY_ALCHEMY, TECHNOLOGY_OWNED,
  TEMPLE_NO_STEP, TILE_NOT_IN_SET_UP, TILE_NOT_REACHED, TILE_OTHERS, TILE_USED, TOO_FAR, WORKER_AWAY, WORKER_GOES_FIRST, WORKER_LOCKED,
} from './reasons.ts'
import type { G } from './rules.ts'
import {
  ACTION_BOARD, BEFORE_MOVE, BOARDS, BONUS_AT, COMMON, DECO_DISPLAY, MOVED, MOVER, MOVING, PHASE, PYR_DISPLAY, REACH, ROUND, ROYAL_AT, SLOT_OF, SPACE_BOARD, TECH_DISPLAY, TECHS,
  TEMPLES, WORKER_AT, WORKERS,
} from './state.ts'
import { distance, isUnlocked, seatOf } from './workers.ts'
import { stepRefusal } from './actions/temples.ts'

type Explain = (g: G, seat: number, piece: number) => Refusal

const orElse = (refusal: Refusal, otherwise: Refusal): Refusal => (refusal === OK ? otherwise : refusal)
const beforeMove = (g: G): boolean => g.s[PHASE] === BEFORE_MOVE
const lies = (g: G, at: number, length: number, piece: number): boolean => g.s.subarray(at, at + length).includes(piece)

function explainWorker(g: G, seat: number, worker: number): Refusal {
  if (seatOf(worker) >= g.rules.seats) return WORKER_AWAY
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  const refusal = moverRefusal(g, seat, worker)
  if (refusal !== OK) return refusal
  return g.s[PHASE] >= MOVED ? ALREADY_MOVED : NOT_ASKED_NOW
}

function explainBoard(g: G, seat: number, board: number): Refusal {
  if (!beforeMove(g)) return g.s[PHASE] > MOVING ? ACT_WHERE_YOU_MOVED : NOT_ASKED_NOW
  let nearest = BOARDS + 1
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++)
    if (isUnlocked(g, w)) nearest = Math.min(nearest, distance(g.s[SLOT_OF + g.s[WORKER_AT + w]], g.s[SLOT_OF + board]))
  for (let w = COMMON; w < COMMON + g.rules.parts.commonWorkers; w++)
    if (g.rules.parts.destination(g, w, board) === OK) return refuse(g, CHOOSE_WORKER_FIRST)
  if (nearest > BOARDS) return refuse(g, WORKER_LOCKED)
  return nearest <= g.s[REACH] ? refuse(g, CHOOSE_WORKER_FIRST) : refuse(g, TOO_FAR, g.s[REACH], nearest)
}

function explainSpace(g: G, seat: number, space: number): Refusal {
  if (beforeMove(g) || g.s[PHASE] === MOVING) {
    const refusal = worshipRefusal(g, seat, space)
    if (refusal !== OK || beforeMove(g)) return orElse(refusal, CHOOSE_WORKER_FIRST)
    return orElse(g.rules.parts.destination(g, g.s[MOVER], SPACE_BOARD[space]), WORKER_GOES_FIRST)
  }
  if (SPACE_BOARD[space] === g.s[ACTION_BOARD]) return NOT_ASKED_NOW
  const here: readonly number[] = SPACE_BOARD
  return here.includes(g.s[ACTION_BOARD]) ? ACT_WHERE_YOU_MOVED : NO_WORSHIP_HERE
}

function explainDiscovery(g: G, seat: number, tile: number): Refusal {
  for (let other = 0; other < g.rules.seats; other++) {
    if (has(g.s, usedBy(other), tile)) return other === seat ? TILE_USED : TILE_OTHERS
    if (has(g.s, heldBy(other), tile)) return other !== seat ? TILE_OTHERS : g.s[ROUND] === 0 ? TILE_NOT_IN_SET_UP : NOT_ASKED_NOW
  }
  return TILE_NOT_REACHED
}

function explainTechnology(g: G, seat: number, technology: number): Refusal {
  if (!lies(g, TECH_DISPLAY, 6, technology)) return NOT_IN_THIS_GAME
  return (g.s[TECHS + seat] & (1 << technology)) === 0 ? TECHNOLOGY_BY_ALCHEMY : TECHNOLOGY_OWNED
}

/** Lists of ids with who explains them. The lists grow while modules are loaded, so they are read when somebody asks. */
const lists: (readonly [names: readonly string[], explained: Explain])[] = []
/** Adds components by id; modules do this for their own, and may explain others anew. */
export const add = (names: readonly string[], explained: Explain): void => {
  lists.push([names, explained])
}

const byId = new Map<string, readonly [Explain, number]>()
let read = -1

/** Every component by id. */
function components(): ReadonlyMap<string, readonly [Explain, number]> {
  const total = lists.reduce((sum, [names]) => sum + names.length, 0)
  if (read === total) return byId
  read = total
  for (const [names, explained] of lists)
    for (const [piece, name] of names.entries()) if (name !== 'none' && name !== '') byId.set(name, [explained, piece])
  return byId
}
add(workerNames, explainWorker)
add(boardNames, explainBoard)
add(spaceNames, explainSpace)
add(templeNames, (g, seat, temple) => (temple < TEMPLES ? orElse(stepRefusal(g, seat, temple), TEMPLE_NO_STEP) : NOT_IN_THIS_GAME))
add(discoveryNames, explainDiscovery)
add(technologyNames, explainTechnology)
add(royalNames, (g, _seat, tile) => (lies(g, ROYAL_AT, 3, tile) ? ROYAL_BY_WORSHIP : NOT_IN_THIS_GAME))
add(templeBonuses.map((tile) => tile.id), (g, _seat, tile) => (lies(g, BONUS_AT, 3, tile) ? BONUS_AT_THE_END : NOT_IN_THIS_GAME))
add(startingNames, () => STARTING_TILES_GONE)
add(pyramidTiles.map((tile) => tile.id), (g, _seat, tile) => (lies(g, PYR_DISPLAY, 3, tile) ? NEEDS_MAIN_ACTION : NOT_ON_DISPLAY))
add(pyramidSlots.map((slot) => slot.id), (g, _seat, slot) => orElse(slotRefusal(g, slot), NEEDS_MAIN_ACTION))
add(decorationTiles.map((tile) => tile.id), (g, _seat, tile) => (lies(g, DECO_DISPLAY, 4, tile) ? NEEDS_MAIN_ACTION : DECORATION_NOT_ON_DISPLAY))
add(decorationSpaces.map((place) => place.id), (g, _seat, space) => orElse(spaceRefusal(g, space), NEEDS_MAIN_ACTION))

export const componentNames = (): readonly string[] => [...components().keys()]

/** The reason why a component (or an answer) cannot be chosen now; -1 for a name the game does not know. */
export function explain(g: G, seat: number, target: string): Refusal {
  const known = components().get(target)
  if (known === undefined && keys.parse(target) < 0) return -1
  if (isOver(g)) return refuse(g, GAME_OVER)
  if (g.s[OWNER] >= 0 && g.s[OWNER] !== seat) return refuse(g, NOT_YOUR_TURN)
  if (known === undefined) return refuse(g, NOT_ASKED_NOW)
  g.need = 0
  g.have = 0
  return known[0](g, seat, known[1])
}
