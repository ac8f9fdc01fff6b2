// Set-up: one starting worker leaves, two neutral workers per unused colour, three common workers.
import { argumentOf, call, EMPTY, locals, offer, type Pen, put, restart, take } from '@tollan/kernel'
import { boardNames, DRAW_START, workerNames } from '../../answers.ts'
import { tell } from '../../events.ts'
import { placeNeutrals, setUp } from '../../flow/setup.ts'
import { receiveStartingTiles } from '../../flow/starting-tiles.ts'
import { chance, procedure } from '../../procedures.ts'
import type { G, Parts } from '../../rules.ts'
import { AWAY, COMMON, COMMONS, NEUTRAL_AT, NEUTRALS, space, START_BOX, START_DRAWN, startingPool, WORKER_AT, WORKERS } from '../../state.ts'
import { workforceTable, type WorkforcePlayers } from './content.ts'

const { startingWorkers, neutralWorkersPerColour, tilesForCommonWorkers } = workforceTable

/** M10-08: used starting tiles at the bottom of the deck. A game reveals fewer than the deck holds, so they never come up again. */
export const START_BOTTOM = space.set('starting-tile-bottom', startingPool, 1, { module: 'm10' })

/** Offers the tiles that may be on top of the deck. */
function offerDeck(g: G, counts: (boards: readonly number[]) => boolean): void {
  for (const [tile, { boards }] of g.rules.parts.startingTiles.entries()) if ((g.s[START_BOX] & (1 << tile)) !== 0 && counts(boards)) offer(g, DRAW_START | tile)
}

export const neutralColours = (g: G): number => workforceTable.neutralColours[g.rules.seats as WorkforcePlayers]

const N = locals('colour') // the first local of place-neutrals

/** M10-06, -07: one tile per unused colour, its two boards; one that shows a board twice is discarded and another revealed (M10-08, M6-15). */
const revealTile = chance(
  'draw-starting-tile',
  (g) => offerDeck(g, (boards) => boards[0] !== boards[1]),
  (g, f, answer) => {
    const tile = argumentOf(answer)
    const colour = g.s[f + N.colour]++
    take(g.s, START_BOX, tile)
    put(g.s, START_BOTTOM, tile)
    for (let i = 0; i < neutralWorkersPerColour; i++) {
      const board = g.rules.parts.startingTiles[tile].boards[i]
      g.s[NEUTRAL_AT + colour * NEUTRALS + i] = board
      tell(g, 'neutral', 'M10-07', -1, 'colour', colour, 'board', boardNames[board])
    }
    restart(g, f)
  },
  (g, f) => g.s[f + N.colour] === neutralColours(g),
)

const C = locals('drawn', 'placed')

/** M10-09: the first three different boards of two tiles; of one more while there are fewer. */
const placeCommonWorkers = procedure('place-common-workers', C, [
  chance(
    'draw-starting-tile',
    (g) => offerDeck(g, () => true),
    (g, f, answer) => {
      take(g.s, START_BOX, argumentOf(answer))
      g.s[START_DRAWN + g.s[f + C.drawn]++] = argumentOf(answer)
    },
  ),
  function readTile(g, f) {
    const { s } = g
    for (const board of g.rules.parts.startingTiles[s[START_DRAWN + s[f + C.drawn] - 1]].boards) placeNext(g, f, board)
    if (s[f + C.drawn] < tilesForCommonWorkers || s[f + C.placed] < COMMONS) restart(g, f)
  },
  function tilesToTheBottom(g, f) {
    for (let i = 0; i < g.s[f + C.drawn]; i++) {
      put(g.s, START_BOTTOM, g.s[START_DRAWN + i])
      g.s[START_DRAWN + i] = EMPTY
    }
  },
])

function placeNext(g: G, f: number, board: number): void {
  const { s } = g
  const placed = s[f + C.placed]
  for (let i = 0; i < placed; i++) if (s[WORKER_AT + COMMON + i] === board) return
  if (placed === COMMONS) return
  s[WORKER_AT + COMMON + placed] = board
  s[f + C.placed]++
  tell(g, 'common-worker', 'M10-09', -1, 'worker', workerNames[COMMON + placed], 'board', boardNames[board])
}

/** M10-04, -05: three equal workers, so the one that leaves goes before anything is given to the others. */
function returnOneWorker(g: G, seat: number): void {
  const worker = seat * WORKERS + startingWorkers
  g.s[WORKER_AT + worker] = AWAY
  tell(g, 'worker-returned', 'M10-04', seat, 'worker', workerNames[worker])
}

const R = locals('seat') // the first local of receive-starting-tiles

export function changeSetUp(pen: Pen<Parts>): void {
  pen.set('startingWorkers', startingWorkers)
  pen.set('workersMayBeAway', true)
  pen.before(receiveStartingTiles, 'goods', function oneWorkerLeaves(g: G, f: number) {
    returnOneWorker(g, g.s[f + R.seat])
  })
  pen.replace(placeNeutrals, 'draw-starting-tile', revealTile) // at eclipses, too (M10-28)
  pen.replace(placeNeutrals, 'placeThree')
  pen.after(setUp, 'neutrals', function commonWorkers(g: G) {
    call(g, placeCommonWorkers)
  })
}
