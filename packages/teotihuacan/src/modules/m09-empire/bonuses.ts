// Region bonuses the vocabulary of effects lacks; the rows of the regions call these procedures by name.
import { again, argumentOf, call, countSet, has, locals, nextIn, OK, offer, offerSet, put, type Refusal, refuse, take } from '@tollan/kernel'
import { heldBy, offerTiles, stackOf } from '../../actions/discoveries.ts'
import { refuseTile, someTileToTake, takeTile } from '../../actions/take-tile.ts'
import { powerUp } from '../../actions/power-up.ts'
import { stepRefusal, templeStep } from '../../actions/temples.ts'
import { DECLINE, discoveryNames, DONE, DRAW_DISCOVERY, POWER_UP, STEP_ON } from '../../answers.ts'
import { tell } from '../../events.ts'
import { score } from '../../goods.ts'
import { ask, chance, procedure } from '../../procedures.ts'
import { OTHERS_WORKER, POWER_UP_LOCKED } from '../../reasons.ts'
import type { G } from '../../rules.ts'
import { DISC_STACK, DISC_WORDS, TEMPLES, WORKER_POWER, WORKERS } from '../../state.ts'
import { FIRST_MASK } from '../../tiles.ts'
import { GREAT_STACK } from '../great-discoveries/index.ts'
import { isInPlay, offerOwnWorkers, restRefusal, seatOf } from '../../workers.ts'
import { GOLD_MASK, workerVp } from './content.ts'
import { DRAWN, MASKS, TEMPLE_ONCE, WORKER_ONCE } from './state.ts'

const D = locals('great', 'left')

const stackDrawn = (g: G, f: number): number => (g.s[f + D.great] === 1 ? GREAT_STACK : DISC_STACK)

/** Draws tiles, face up for everybody. */
export const drawTiles = procedure('draw-region-tiles', D, [
  chance(
    'draw-discovery',
    (g, f) => offerSet(g, stackDrawn(g, f), DISC_WORDS, DRAW_DISCOVERY),
    (g, f, answer) => {
      take(g.s, stackDrawn(g, f), argumentOf(answer))
      put(g.s, DRAWN, argumentOf(answer))
      tell(g, 'region-tile-drawn', g.s[f + D.great] === 1 ? 'M9-REG-06' : 'M9-REG-03', -1, 'tile', discoveryNames[argumentOf(answer)])
      g.s[f + D.left]--
      again(g, f)
    },
    (g, f) => g.s[f + D.left] === 0 || countSet(g.s, stackDrawn(g, f), DISC_WORDS) === 0,
  ),
])

/** The tiles nobody took go back into their stack; `chosen` is about to be taken. */
export function shuffleBack(g: G, chosen = -1): void {
  const { s } = g
  for (let tile = nextIn(s, DRAWN, DISC_WORDS, 0); tile >= 0; tile = nextIn(s, DRAWN, DISC_WORDS, tile + 1)) {
    if (tile === chosen) continue
    take(s, DRAWN, tile)
    put(s, stackOf(g, tile), tile)
  }
}

const T = locals('seat', 'n')

/** M9-REG-03, -06: one of the drawn tiles may be taken at its cost. */
const drawAndTake = (name: string, great: number) =>
  procedure(name, T, [
    function draw(g, f) {
      call(g, drawTiles, great, g.s[f + T.n])
    },
    ask({
      kind: 'region-tile',
      candidates(g) {
        offerTiles(g, DRAWN)
        offer(g, DECLINE)
      },
      refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : refuseTile(g, seat, argumentOf(answer))),
      take(g, _f, answer, seat) {
        shuffleBack(g, answer === DECLINE ? -1 : argumentOf(answer))
        if (answer !== DECLINE) call(g, takeTile, seat, argumentOf(answer), DRAWN)
      },
      settles(g, f) {
        if (someTileToTake(g, g.s[f + T.seat], () => offerTiles(g, DRAWN))) return false
        shuffleBack(g)
        return true
      },
    }),
  ])

drawAndTake('draw-and-take', 0)
drawAndTake('draw-and-take-great', 1)

const U = locals('seat', 'left', 'raised')

function raiseRefusal(g: G, f: number, seat: number, worker: number): Refusal {
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  if ((g.s[f + U.raised] & (1 << (worker % WORKERS))) !== 0) return WORKER_ONCE
  return restRefusal(g, worker, POWER_UP_LOCKED)
}

/** M9-REG-04: up to n different own unlocked workers, once each, the acting one included. */
procedure('power-up-different', U, [
  ask({
    kind: 'power-up-different',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, POWER_UP)
      offer(g, DONE)
    },
    refuse: (g, f, answer, seat) => (answer === DONE ? OK : raiseRefusal(g, f, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      if (answer === DONE) return
      const worker = argumentOf(answer)
      g.s[f + U.left]--
      g.s[f + U.raised] |= 1 << (worker % WORKERS)
      again(g, f)
      call(g, powerUp, seat, worker)
    },
    settles(g, f) {
      if (g.s[f + U.left] === 0) return true
      const seat = g.s[f + U.seat]
      for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (raiseRefusal(g, f, seat, w) === OK) return false
      return true
    },
  }),
])

const C = locals('seat', 'left', 'climbed')

function climbRefusal(g: G, f: number, seat: number, temple: number): Refusal {
  return (g.s[f + C.climbed] & (1 << temple)) !== 0 ? TEMPLE_ONCE : stepRefusal(g, seat, temple)
}

/** M9-REG-08: one step on each of n different temples. */
procedure('different-temples', C, [
  ask({
    kind: 'different-temple',
    candidates(g) {
      for (let temple = 0; temple < TEMPLES; temple++) offer(g, STEP_ON | temple)
    },
    refuse: (g, f, answer, seat) => refuse(g, climbRefusal(g, f, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      const temple = argumentOf(answer)
      g.s[f + C.left]--
      g.s[f + C.climbed] |= 1 << temple
      again(g, f)
      call(g, templeStep, seat, temple)
    },
    settles(g, f) {
      if (g.s[f + C.left] === 0) return true
      for (let temple = 0; temple < TEMPLES; temple++) if (climbRefusal(g, f, g.s[f + C.seat], temple) === OK) return false
      return true
    },
  }),
])

/** M9-REG-05, -09: the special mask of the region. */
procedure('special-mask', T, [
  function takeIt(g, f) {
    const { s } = g
    const tile = FIRST_MASK + s[f + T.n]
    if (!has(s, MASKS, tile)) return
    take(s, MASKS, tile)
    put(s, heldBy(s[f + T.seat]), tile)
    tell(g, 'take-tile', s[f + T.n] === GOLD_MASK ? 'M9-REG-05' : 'M9-REG-09', s[f + T.seat], 'tile', discoveryNames[tile])
  },
])

/** M9-REG-11, M10-22: points for all workers in play, a virtual one included. */
export function workersVp(g: G, seat: number): number {
  const worth = (power: number): number => (power >= workerVp.strongPower ? workerVp.strong : workerVp.weak)
  let sum = 0
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (isInPlay(g, w)) sum += worth(g.s[WORKER_POWER + w])
  const virtual = g.rules.parts.virtualWorker(g, seat)
  return virtual > 0 ? sum + worth(virtual) : sum
}

procedure('vp-per-worker', T, [
  function scoreWorkers(g, f) {
    score(g, g.s[f + T.seat], workersVp(g, g.s[f + T.seat]), 'M9-REG-11')
  },
])
