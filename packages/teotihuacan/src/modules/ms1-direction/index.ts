// MS1: the direction tiles decide how far Teotibot's workers go.
import { again, argumentOf, call, locals, type Module, offer } from '@tollan/kernel'
import { keys } from '../../answers.ts'
import { botSetUp } from '../../automa/setup.ts'
import { DIRECTION_TILE, MOST_DIRECTIONS } from '../../automa/state.ts'
import { chance, procedure } from '../../procedures.ts'
import type { Parts } from '../../rules.ts'

/** Boards a worker moves while the tile lies on top: two base tiles, then the new ones (MS1-04). */
export const BOARDS_BY_TILE: readonly number[] = [1, 1, 2, 3]

const DRAW_DIRECTION = keys.list('draw-direction-tile', ['base-1', 'base-2', 'two', 'three'])

const S = locals('next')

/** MS1-01: the four tiles in random order. */
const shuffleDirections = procedure('shuffle-directions', S, [
  function unordered(g) {
    for (let i = 0; i < MOST_DIRECTIONS; i++) g.s[DIRECTION_TILE + i] = -1
  },
  chance(
    'draw-direction-tile',
    (g) => {
      const column = g.s.subarray(DIRECTION_TILE, DIRECTION_TILE + MOST_DIRECTIONS)
      for (let tile = 0; tile < MOST_DIRECTIONS; tile++) if (!column.includes(tile)) offer(g, DRAW_DIRECTION | tile)
    },
    (g, f, answer) => {
      g.s[DIRECTION_TILE + g.s[f + S.next]++] = argumentOf(answer)
      if (g.s[f + S.next] < MOST_DIRECTIONS) again(g, f)
    },
  ),
])

export const alternativeMovement: Module<Parts> = {
  id: 'ms1',
  forbids: (options) => (options.players === 1 ? null : ['MS1-01', 'alternative Teotibot movement is for solo games']),
  apply(pen) {
    pen.set('botDirections', MOST_DIRECTIONS)
    pen.set('botBoardsToMove', (g) => BOARDS_BY_TILE[g.s[DIRECTION_TILE]]) // MS1-04, -05
    pen.after(botSetUp, 'direction', function mixDirections(g) {
      call(g, shuffleDirections)
    })
  },
}
