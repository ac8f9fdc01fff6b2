// "Why not?" for components the open question does not mention. Hidden pieces all get one answer: it tells nothing.
import { has, isOver, OK, openQuestion, OWNER, PENDING, type Refusal, refuse, TOP } from '@tollan/kernel'
import { greySpaces } from './actions/avenue.ts'
import { buildRefusal, slotRefusal } from './actions/construction.ts'
import { spaceRefusal } from './actions/decorations.ts'
import { heldBy, usedBy } from './actions/discoveries.ts'
import { stepRefusal } from './actions/temples.ts'
import { worshipRefusal, worshipTileRefusal } from './actions/worship.ts'
import { boardNames, discoveryNames, keys, royalNames, spaceNames, startingNames, technologyNames, templeNames, workerNames } from './answers.ts'
import { decorationSpaces, decorationTiles, pyramidSlots, pyramidTiles, templeBonuses } from './content/index.ts'
import { verbRefusal } from './explain-verbs.ts'
import { moverRefusal } from './flow/turn.ts'
import {
  ACT_WHERE_YOU_MOVED, ACTION_CHOSEN, ALL_LOCKED, ALREADY_MOVED, BONUS_AT_THE_END, CHANCE_DECIDES, CHOOSE_TILE_FIRST, CHOOSE_WORKER_FIRST, DECORATION_NOT_ON_DISPLAY, FINISH_FIRST, GAME_OVER, MOVER_CHOSEN,
  NEEDS_MAIN_ACTION, NO_WORSHIP_HERE, NOT_ASKED_NOW, NOT_IN_THIS_GAME, NOT_ON_DISPLAY, NOT_YOUR_TURN, ONLY_WHAT_IS_ASKED, OTHERS_WORKER, ROYAL_BY_WORSHIP, SOMEBODY_ELSE_DECIDES, STARTING_TILES_GONE,
  TECHNOLOGY_BY_ALCHEMY, TECHNOLOGY_OWNED, TEMPLE_NO_STEP, TILE_BY_WORSHIP, TILE_NOT_IN_SET_UP, TILE_NOT_REACHED, TILE_ON_AVENUE, TILE_ON_TEMPLE, TILE_OTHERS, TILE_USED, TOO_FAR, TURN_TAKEN, WORKER_AWAY,
  WORKER_GOES_FIRST,
} from './reasons.ts'
import type { G } from './rules.ts'
import {
  ACTION_BOARD, BEFORE_MOVE, BOARDS, BONUS_AT, COMMON, CONSTRUCTION, DECO_DISPLAY, DECORATIONS, DISC_ABSENT, DISC_AVENUE, DISC_BOARD, DISC_GONE, DISC_TEMPLE, DISC_WORDS, IDLE, MOVED, MOVER, MOVING, PHASE,
  PYR_DISPLAY, REACH, RESOLVING, ROUND, ROYAL_AT, SLOT_OF, SPACE_BOARD, TECH_DISPLAY, TECHS, TEMPLES, WORKER_AT, WORKERS,
} from './state.ts'
import { isOpen, turnTaken } from './verb-reasons.ts'
import { distance, isUnlocked, seatOf } from './workers.ts'

type Explain = (g: G, seat: number, piece: number) => Refusal

const orElse = (g: G, refusal: Refusal, otherwise: Refusal): Refusal => (refusal === OK ? refuse(g, otherwise) : refusal)
const beforeMove = (g: G): boolean => g.s[PHASE] === BEFORE_MOVE
const lies = (g: G, at: number, length: number, piece: number): boolean => g.s.subarray(at, at + length).includes(piece)

function explainWorker(g: G, seat: number, worker: number): Refusal {
  if (seatOf(worker) >= g.rules.seats) return WORKER_AWAY
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  const refusal = moverRefusal(g, seat, worker)
  if (refusal !== OK) return refusal
  if (g.s[PHASE] === IDLE) return NOT_ASKED_NOW
  if (turnTaken(g)) return TURN_TAKEN
  return beforeMove(g) ? FINISH_FIRST : g.s[PHASE] === MOVING ? MOVER_CHOSEN : ALREADY_MOVED
}

function explainBoard(g: G, seat: number, board: number): Refusal {
  if (g.s[PHASE] === IDLE) return NOT_ASKED_NOW
  if (turnTaken(g)) return TURN_TAKEN
  if (!beforeMove(g)) return g.s[PHASE] > MOVING ? ACT_WHERE_YOU_MOVED : FINISH_FIRST
  let nearest = BOARDS + 1
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++)
    if (isUnlocked(g, w)) nearest = Math.min(nearest, distance(g.s[SLOT_OF + g.s[WORKER_AT + w]], g.s[SLOT_OF + board]))
  for (let w = COMMON; w < COMMON + g.rules.parts.commonWorkers; w++)
    if (g.rules.parts.destination(g, w, board) === OK) return refuse(g, CHOOSE_WORKER_FIRST)
  if (nearest > BOARDS) return refuse(g, ALL_LOCKED)
  return nearest <= g.s[REACH] ? refuse(g, CHOOSE_WORKER_FIRST) : refuse(g, TOO_FAR, g.s[REACH], nearest)
}

function explainSpace(g: G, seat: number, space: number): Refusal {
  if (g.s[PHASE] === IDLE) return NOT_ASKED_NOW
  if (turnTaken(g)) return TURN_TAKEN
  if (beforeMove(g) || g.s[PHASE] === MOVING) {
    const refusal = worshipRefusal(g, seat, space)
    if (refusal !== OK) return refusal
    return beforeMove(g) ? explainBoard(g, seat, SPACE_BOARD[space]) : orElse(g, g.rules.parts.destination(g, g.s[MOVER], SPACE_BOARD[space]), WORKER_GOES_FIRST)
  }
  if (SPACE_BOARD[space] === g.s[ACTION_BOARD]) return g.s[PHASE] === MOVED ? FINISH_FIRST : ACTION_CHOSEN
  const here: readonly number[] = SPACE_BOARD
  return here.includes(g.s[ACTION_BOARD]) ? ACT_WHERE_YOU_MOVED : NO_WORSHIP_HERE
}

/** Tiles in stacks, and those dealt in secret, all get the last answer. */
function explainDiscovery(g: G, seat: number, tile: number): Refusal {
  const { s } = g
  for (let other = 0; other < g.rules.seats; other++) {
    if (has(s, usedBy(other), tile)) return other === seat ? TILE_USED : TILE_OTHERS
    if (has(s, heldBy(other), tile)) return other !== seat ? TILE_OTHERS : s[ROUND] === 0 ? TILE_NOT_IN_SET_UP : FINISH_FIRST
  }
  for (let board = 1; board <= BOARDS; board++)
    if (s[DISC_BOARD + board] === tile)
      return isOpen(g, 'worship-benefit') && s[ACTION_BOARD] === board ? worshipTileRefusal(g, seat, s[TOP]) : TILE_BY_WORSHIP
  for (let step = 0; step < MAIN_STEPS; step++) if (has(s, DISC_TEMPLE + step * DISC_WORDS, tile)) return TILE_ON_TEMPLE
  for (let grey = 0; grey < greySpaces.length; grey++) if (has(s, DISC_AVENUE + grey * DISC_WORDS, tile)) return TILE_ON_AVENUE
  return has(s, DISC_GONE, tile) || has(s, DISC_ABSENT, tile) ? NOT_IN_THIS_GAME : TILE_NOT_REACHED
}

const MAIN_STEPS = 4

function explainTechnology(g: G, seat: number, technology: number): Refusal {
  if (!lies(g, TECH_DISPLAY, 6, technology)) return NOT_IN_THIS_GAME
  return (g.s[TECHS + seat] & (1 << technology)) === 0 ? TECHNOLOGY_BY_ALCHEMY : TECHNOLOGY_OWNED
}

/** Pieces of an action that is under way wait for their turn in it. */
const inAction = (g: G, board: number, otherwise: Refusal): Refusal => (g.s[PHASE] === RESOLVING && g.s[ACTION_BOARD] === board ? FINISH_FIRST : otherwise)

function explainSlot(g: G, seat: number, slot: number): Refusal {
  if (isOpen(g, 'pyramid-tile')) return orElse(g, buildRefusal(g, seat, slot), CHOOSE_TILE_FIRST)
  return orElse(g, slotRefusal(g, slot), inAction(g, CONSTRUCTION, NEEDS_MAIN_ACTION))
}

function explainDecorationSpace(g: G, _seat: number, space: number): Refusal {
  return orElse(g, spaceRefusal(g, space), isOpen(g, 'decoration-tile') ? CHOOSE_TILE_FIRST : inAction(g, DECORATIONS, NEEDS_MAIN_ACTION))
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
add(templeNames, (g, seat, temple) => (temple < TEMPLES ? orElse(g, stepRefusal(g, seat, temple), TEMPLE_NO_STEP) : NOT_IN_THIS_GAME))
add(discoveryNames, explainDiscovery)
add(technologyNames, explainTechnology)
add(royalNames, (g, _seat, tile) => (lies(g, ROYAL_AT, 3, tile) ? ROYAL_BY_WORSHIP : NOT_IN_THIS_GAME))
add(templeBonuses.map((tile) => tile.id), (g, _seat, tile) => (lies(g, BONUS_AT, 3, tile) ? BONUS_AT_THE_END : NOT_IN_THIS_GAME))
add(startingNames, () => STARTING_TILES_GONE)
add(pyramidTiles.map((tile) => tile.id), (g, _seat, tile) => (lies(g, PYR_DISPLAY, 3, tile) ? inAction(g, CONSTRUCTION, NEEDS_MAIN_ACTION) : NOT_ON_DISPLAY))
add(pyramidSlots.map((slot) => slot.id), explainSlot)
add(decorationTiles.map((tile) => tile.id), (g, _seat, tile) => (lies(g, DECO_DISPLAY, 4, tile) ? inAction(g, DECORATIONS, NEEDS_MAIN_ACTION) : DECORATION_NOT_ON_DISPLAY))
add(decorationSpaces.map((place) => place.id), explainDecorationSpace)

export const componentNames = (): readonly string[] => [...components().keys()]

function isAsked(g: G, seat: number): boolean {
  const ask = openQuestion(g)
  if (ask === null) return false
  return ask.seats === null ? ask.seat(g, g.s[TOP]) === seat : (g.s[PENDING] & (1 << seat)) !== 0
}

/** Why nothing else can be decided by a seat now; OK when it is the one to decide. */
function standing(g: G, seat: number): Refusal {
  if (isOver(g)) return GAME_OVER
  if (seat < 0) return CHANCE_DECIDES
  const owner = g.s[OWNER]
  if (!isAsked(g, seat)) return owner >= 0 && owner !== seat ? NOT_YOUR_TURN : SOMEBODY_ELSE_DECIDES
  return owner >= 0 && owner !== seat ? ONLY_WHAT_IS_ASKED : OK
}

/** The reason why a component (or an answer) cannot be chosen now; -1 for a name the game does not know. */
export function explain(g: G, seat: number, target: string): Refusal {
  const known = components().get(target)
  const answer = known === undefined ? keys.parse(target) : -1
  if (known === undefined && answer < 0) return -1
  const waiting = refuse(g, standing(g, seat))
  if (waiting !== OK) return waiting
  if (known !== undefined) return known[0](g, seat, known[1])
  const [verb = '', argument = ''] = target.split(':')
  const refusal = verbRefusal(g, seat, verb, answer)
  if (refusal >= 0) return refusal
  const piece = components().get(argument)
  return piece === undefined ? NOT_ASKED_NOW : piece[0](g, seat, piece[1])
}
