// Draws from stacks: chance is asked late, when somebody is about to see the piece.
import { again, argumentOf, countSet, EMPTY, locals, offerSet, take } from '@tollan/kernel'
import { boardNames, DRAW_DECORATION, DRAW_DISCOVERY, DRAW_PYRAMID, discoveryNames } from '../answers.ts'
import { tell } from '../events.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { DECO_DISPLAY, DECO_STACK, DISC_BOARD, DISC_STACK, DISC_WORDS, PYR_DISPLAY, PYR_STACK } from '../state.ts'

/** The stack the tile space of a board is filled from. */
export const boardStack = (g: G, board: number): number => g.rules.parts.boardStacks.find((row) => row.board === board)?.stack ?? DISC_STACK

const B = locals('board')

/** TEO-WORSHIP-15, TEO-DISC-05: the top tile of the stack, if there is one. */
export const drawDiscovery = procedure('refill-discovery', B, [
  chance(
    'draw-discovery',
    (g, f) => offerSet(g, boardStack(g, g.s[f + B.board]), DISC_WORDS, DRAW_DISCOVERY),
    (g, f, answer) => {
      const tile = argumentOf(answer)
      take(g.s, boardStack(g, g.s[f + B.board]), tile)
      g.s[DISC_BOARD + g.s[f + B.board]] = tile
      tell(g, 'discovery-revealed', 'TEO-WORSHIP-15', -1, 'tile', discoveryNames[tile], 'board', boardNames[g.s[f + B.board]])
    },
    (g, f) => countSet(g.s, boardStack(g, g.s[f + B.board]), DISC_WORDS) === 0,
  ),
])

const DECORATIONS_SHOWN = 4
const PYRAMID_SHOWN = 3

function gap(g: G, at: number, length: number): number {
  for (let i = 0; i < length; i++) if (g.s[at + i] === EMPTY) return i
  return -1
}

const none = locals()

/** TEO-MAIN-DECO-10: back to 4 while tiles last. */
export const refillDecorations = procedure('refill-decorations', none, [
  function tidy(g) {
    g.rules.parts.tidyDisplay(g, DECO_DISPLAY, DECORATIONS_SHOWN)
  },
  chance(
    'draw-decoration',
    (g) => offerSet(g, DECO_STACK, 1, DRAW_DECORATION),
    (g, f, answer) => {
      g.s[DECO_DISPLAY + gap(g, DECO_DISPLAY, DECORATIONS_SHOWN)] = argumentOf(answer)
      take(g.s, DECO_STACK, argumentOf(answer))
      again(g, f)
    },
    (g) => g.s[DECO_STACK] === 0 || gap(g, DECO_DISPLAY, DECORATIONS_SHOWN) < 0,
  ),
])

/** TEO-MAIN-CONSTR-13: back to 3 while tiles last. */
export const refillPyramid = procedure('refill-pyramid', none, [
  function tidy(g) {
    g.rules.parts.tidyDisplay(g, PYR_DISPLAY, PYRAMID_SHOWN)
  },
  chance(
    'draw-pyramid-tile',
    (g) => offerSet(g, PYR_STACK, 1, DRAW_PYRAMID),
    (g, f, answer) => {
      g.s[PYR_DISPLAY + gap(g, PYR_DISPLAY, PYRAMID_SHOWN)] = argumentOf(answer)
      take(g.s, PYR_STACK, argumentOf(answer))
      again(g, f)
    },
    (g) => g.s[PYR_STACK] === 0 || gap(g, PYR_DISPLAY, PYRAMID_SHOWN) < 0,
  ),
])
