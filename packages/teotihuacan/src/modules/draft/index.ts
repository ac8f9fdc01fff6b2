// Draft of starting tiles (TEO-DRAFT-01 to -04).
import { argumentOf, call, EMPTY, leave, locals, type Module, offer, offerSet, put, restart, take } from '@tollan/kernel'
import { DRAFT, DRAW_DISCOVERY, DRAW_START } from '../../answers.ts'
import { stackOf } from '../../actions/discoveries.ts'
import { setUp } from '../../flow/setup.ts'
import { keepTile } from '../../flow/starting-tiles.ts'
import { ask, chance, procedure } from '../../procedures.ts'
import type { G, Parts } from '../../rules.ts'
import { DISC_WORDS, FIRST, START_BOX } from '../../state.ts'
import { DISC_LAID, MOST_LAID, START_LAID } from './state.ts'

const laidOut = (g: G): number => g.rules.parts.draftSize

const L = locals('i')

const stackShown = (g: G, f: number): number => g.rules.startingStack[g.s[START_LAID + g.s[f + L.i]]]

/** TEO-DRAFT-01, -02: tiles face up, each with the discovery tile it shows. */
const layOut = procedure('lay-out-starting-tiles', L, [
  chance(
    'draw-starting-tile',
    (g) => {
      for (let tile = 0; tile < g.rules.parts.startingTiles.length; tile++) if ((g.s[START_BOX] & (1 << tile)) !== 0) offer(g, DRAW_START | tile)
    },
    (g, f, answer) => {
      take(g.s, START_BOX, argumentOf(answer))
      g.s[START_LAID + g.s[f + L.i]] = argumentOf(answer)
    },
  ),
  chance(
    'draw-discovery',
    (g, f) => offerSet(g, stackShown(g, f), DISC_WORDS, DRAW_DISCOVERY),
    (g, f, answer) => {
      take(g.s, stackShown(g, f), argumentOf(answer))
      g.s[DISC_LAID + g.s[f + L.i]] = argumentOf(answer)
    },
    (g, f) => stackShown(g, f) === 0,
  ),
  function next(g, f) {
    if (++g.s[f + L.i] < laidOut(g)) restart(g, f)
  },
])

const D = locals('seat', 'turn')

/** TEO-DRAFT-03: in player order, then in reverse. */
const draft = procedure('draft-starting-tiles', D, [
  function whoseTurn(g, f) {
    const { s } = g
    const { seats } = g.rules
    const turn = s[f + D.turn]
    if (turn === 2 * seats) {
      putBack(g)
      leave(g, f)
      return
    }
    const place = turn < seats ? turn : 2 * seats - 1 - turn
    s[f + D.seat] = (s[FIRST] + place) % seats
    s[f + D.turn]++
    if ((g.rules.parts.choosers(g) & (1 << s[f + D.seat])) === 0) restart(g, f)
  },
  ask({
    kind: 'draft',
    candidates(g) {
      for (let i = 0; i < MOST_LAID; i++) if (g.s[START_LAID + i] !== EMPTY) offer(g, DRAFT | g.s[START_LAID + i])
    },
    take(g, f, answer, seat) {
      const { s } = g
      for (let i = 0; i < MOST_LAID; i++) {
        if (s[START_LAID + i] !== argumentOf(answer)) continue
        keepTile(g, seat, s[f + D.turn] > g.rules.seats ? 1 : 0, argumentOf(answer), s[DISC_LAID + i])
        s[START_LAID + i] = EMPTY
        s[DISC_LAID + i] = EMPTY
      }
      restart(g, f)
    },
    anytime: false,
  }),
])

/** TEO-DRAFT-04: what nobody took goes back. */
function putBack(g: G): void {
  const { s } = g
  for (let i = 0; i < MOST_LAID; i++) {
    if (s[START_LAID + i] !== EMPTY) put(s, START_BOX, s[START_LAID + i])
    if (s[DISC_LAID + i] !== EMPTY) put(s, stackOf(g, s[DISC_LAID + i]), s[DISC_LAID + i])
    s[START_LAID + i] = EMPTY
    s[DISC_LAID + i] = EMPTY
  }
}

export const draftVariant: Module<Parts> = {
  id: 'draft',
  apply(pen) {
    pen.push('zoneModules', 'draft')
    pen.replace(setUp, 'dealTiles', function layOutTiles(g) {
      call(g, layOut)
    })
    pen.replace(setUp, 'chooseTiles', function draftTiles(g) {
      call(g, draft)
    })
  },
}
