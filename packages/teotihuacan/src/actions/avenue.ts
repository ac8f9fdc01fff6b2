// The Avenue of the Dead.
import { argumentOf, call, locals, OK, offer } from '@tollan/kernel'
import { DECLINE } from '../answers.ts'
import { avenueTrack } from '../content/index.ts'
import { tell } from '../events.ts'
import { tellLost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { AVENUE, DISC_AVENUE, DISC_WORDS } from '../state.ts'
import { offerTiles } from './discoveries.ts'
import { refuseTile, someTileToTake, takeTile } from './take-tile.ts'

export const AVENUE_END = avenueTrack.last
/** TEO-AVENUE-03: grey spaces in order; position to row of DISC_AVENUE. */
export const greySpaces = Object.keys(avenueTrack.discoveries).map(Number)

const A = locals('seat')

export const avenueStep = procedure('avenue-step', A, [
  function advance(g, f) {
    const { s } = g
    const seat = s[f + A.seat]
    if (s[AVENUE + seat] >= AVENUE_END) return tellLost(g, seat, 'avenue-step', 1, 'TEO-AVENUE-02')
    const position = ++s[AVENUE + seat]
    tell(g, 'avenue-step', 'TEO-AVENUE-01', seat, 'position', position)
    const grey = greySpaces.indexOf(position)
    if (grey >= 0) call(g, g.rules.ways[seat].greySpace, seat, grey)
  },
])

const B = locals('seat', 'grey')

/** TEO-AVENUE-04: a tile at its cost, or nothing. */
export const chooseOnGreySpace = procedure('grey-space', B, [
  ask({
    kind: 'grey-space',
    candidates(g, f) {
      offerTiles(g, DISC_AVENUE + g.s[f + B.grey] * DISC_WORDS)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : refuseTile(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      if (answer !== DECLINE) call(g, takeTile, seat, argumentOf(answer), DISC_AVENUE + g.s[f + B.grey] * DISC_WORDS)
    },
    settles: (g, f) => !someTileToTake(g, g.s[f + B.seat], () => offerTiles(g, DISC_AVENUE + g.s[f + B.grey] * DISC_WORDS)),
  }),
])
