// What Teotibot can do on a board, and how.
import { argumentOf, call, EMPTY, locals, OK, offer } from '@tollan/kernel'
import { ownsTechnology, placeMarker } from '../actions/alchemy.ts'
import { avenueStep } from '../actions/avenue.ts'
import { layPyramidTile, levelOf, levelVp, slotRefusal, trackStep } from '../actions/construction.ts'
import { layDecoration, spaceRefusal } from '../actions/decorations.ts'
import { BUILDINGS, freeInRow, placeBuilding } from '../actions/nobles.ts'
import { TURN_PYRAMID } from '../answers.ts'
import { pyramidCompleted } from '../flow/calendar.ts'
import { refillDecorations, refillPyramid } from '../flow/draws.ts'
import { score } from '../goods.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import {
  ALCHEMY, BUILT, CONSTRUCTION, DECO_DISPLAY, DECORATIONS, DEPOSITS, ECLIPSES, FOREST, GOLD, NOBLE, NOBLES, PYR_DISPLAY, PYR_SLOTS, QUARRY, STONE,
  TECH_DISPLAY, WOOD,
} from '../state.ts'
import { anyTempleSteps, powerUpAndMove } from './choices.ts'
import { BOT, HUMAN } from './state.ts'

const PRICE = 2
const TECHNOLOGY_GOLD = 1
const CONSTRUCTION_VP = 2 // TEO-SOLO-40
const DECORATION_VP = 5 // TEO-SOLO-45
const TOP_LEVEL = 4
const ON_DISPLAY = 6
const DECORATION_SPACES = 16

const has = (g: G, kind: number, n: number): boolean => g.rules.parts.botHas(g, kind, n)

function spend(g: G, kind: number, n: number, rule: string): void {
  g.rules.parts.botSpend(g, kind, n, rule)
}

/** TEO-SOLO-39: the top-left open slot of the lowest open level, or -1. Slots are listed level by level, row by row. */
export function lowestOpenSlot(g: G): number {
  for (let slot = 0; slot < PYR_SLOTS; slot++) if (slotRefusal(g, slot) === OK) return slot
  return -1
}

/** TEO-SOLO-44: sides clockwise from the top; spaces are listed side by side. */
function firstOpenSpace(g: G): number {
  for (let space = 0; space < DECORATION_SPACES; space++) if (spaceRefusal(g, space) === OK) return space
  return -1
}

function firstShown(g: G, at: number, length: number): number {
  for (let i = 0; i < length; i++) if (g.s[at + i] !== EMPTY) return g.s[at + i]
  return EMPTY
}

/** TEO-SOLO-48, -49: the place of the technology it would take, or -1. */
function technologyPlace(g: G): number {
  let lacking = -1
  for (let place = 0; place < ON_DISPLAY; place++) {
    const technology = g.s[TECH_DISPLAY + place]
    if (ownsTechnology(g, BOT, technology)) continue
    if (!ownsTechnology(g, HUMAN, technology)) return place
    if (lacking < 0) lacking = place
  }
  return lacking
}

/** TEO-SOLO-53, -54: the row of the era, else the cheapest free space; -1 when there is none. */
function noblesSpace(g: G): number {
  const due = freeInRow(g, Math.min(g.s[ECLIPSES], 2))
  if (due >= 0) return due
  let best = -1
  const { noblesVp } = g.rules
  for (let space = 0; space < noblesVp.length; space++)
    if (g.s[NOBLE + space] === 0 && (best < 0 || noblesVp[space] < noblesVp[best])) best = space
  return best
}

/** Whether the action of a board works; a worker there is the caller's concern. */
export function botCan(g: G, board: number): boolean {
  for (const own of g.rules.parts.botBoards) if (own.board === board) return own.can(g)
  switch (board) {
    case FOREST:
    case QUARRY:
    case DEPOSITS:
      return true
    case ALCHEMY:
      return has(g, GOLD, TECHNOLOGY_GOLD) && technologyPlace(g) >= 0
    case NOBLES:
      return has(g, WOOD, PRICE) && g.s[BUILT] < BUILDINGS && noblesSpace(g) >= 0
    case DECORATIONS:
      return has(g, GOLD, PRICE) && firstShown(g, DECO_DISPLAY, 4) !== EMPTY && firstOpenSpace(g) >= 0
    case CONSTRUCTION:
      return has(g, STONE, PRICE) && firstShown(g, PYR_DISPLAY, 3) !== EMPTY && lowestOpenSlot(g) >= 0
    default:
      return false // the Palace
  }
}

const A = locals('board', 'worker', 'slot')

/** The action of a board by one of its workers, who is then powered up and moved (TEO-SOLO-42, -47, -50, -57, -60). */
export const botAction = procedure('bot-action', A, [
  chance(
    'turn-pyramid-tile',
    (g) => {
      for (let turn = 0; turn < 4; turn++) offer(g, TURN_PYRAMID | turn)
    },
    (g, f, answer) => {
      const slot = lowestOpenSlot(g)
      g.s[f + A.slot] = slot
      spend(g, STONE, PRICE, 'TEO-SOLO-39')
      layPyramidTile(g, BOT, firstShown(g, PYR_DISPLAY, 3), slot, argumentOf(answer), 'TEO-SOLO-39')
      score(g, BOT, levelVp[levelOf[slot]] + CONSTRUCTION_VP, 'TEO-SOLO-40')
      trackStep(g, BOT, 'TEO-SOLO-40')
      if (levelOf[slot] === TOP_LEVEL) pyramidCompleted(g, BOT) // TEO-SOLO-43
      call(g, refillPyramid)
      call(g, anyTempleSteps, 1)
    },
    (g, f) => g.s[f + A.board] !== CONSTRUCTION,
  ),
  function act(g, f) {
    for (const own of g.rules.parts.botBoards) if (own.board === g.s[f + A.board]) return call(g, own.act)
    switch (g.s[f + A.board]) {
      case FOREST:
        return g.rules.parts.botGather(g, WOOD, 'TEO-SOLO-56')
      case QUARRY:
        return g.rules.parts.botGather(g, STONE, 'TEO-SOLO-41')
      case DEPOSITS:
        return g.rules.parts.botGather(g, GOLD, 'TEO-SOLO-46')
      case ALCHEMY:
        spend(g, GOLD, TECHNOLOGY_GOLD, 'TEO-SOLO-48')
        return placeMarker(g, BOT, technologyPlace(g))
      case NOBLES:
        spend(g, WOOD, PRICE, 'TEO-SOLO-53')
        placeBuilding(g, BOT, noblesSpace(g), 'TEO-SOLO-55')
        return call(g, avenueStep, BOT)
      case DECORATIONS:
        spend(g, GOLD, PRICE, 'TEO-SOLO-44')
        layDecoration(g, BOT, firstShown(g, DECO_DISPLAY, 4), firstOpenSpace(g), 'TEO-SOLO-44')
        score(g, BOT, DECORATION_VP, 'TEO-SOLO-45')
        trackStep(g, BOT, 'TEO-SOLO-45')
        call(g, refillDecorations)
        return call(g, anyTempleSteps, 1)
      default:
        return undefined
    }
  },
  function workerGoesOn(g, f) {
    powerUpAndMove(g, g.s[f + A.worker])
  },
])
