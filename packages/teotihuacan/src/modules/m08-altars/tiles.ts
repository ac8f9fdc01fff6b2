// The great discovery tiles about shamans.
import { argumentOf, locals } from '@tollan/kernel'
import { tell } from '../../events.ts'
import { gainGood } from '../../goods.ts'
import { ask, procedure } from '../../procedures.ts'
import type { Parts } from '../../rules.ts'
import { COCOA, GOLD } from '../../state.ts'
import { moveShaman, nextAltarRefusal, offerSpaces } from './moves.ts'
import { joinAction } from './power.ts'
import { altarOf, SHAMAN_AT, SHAMAN_STANDS, SHAMAN_TO } from './state.ts'

const T = locals('seat', 'n')

/** GD-10: as in an activation, with the tile's own reward instead of the bonus of the space. */
const shamanMarch = procedure('shaman-march', T, [
  function gainGold(g, f) {
    gainGood(g, g.s[f + T.seat], GOLD, g.s[f + T.n], 'GD-10')
  },
  ask({
    kind: 'shaman-march',
    candidates: (g) => offerSpaces(g, SHAMAN_TO),
    refuse: (g, _f, answer, seat) => nextAltarRefusal(altarOf(g.s[SHAMAN_AT + seat]), argumentOf(answer)),
    take: (g, _f, answer, seat) => moveShaman(g, seat, argumentOf(answer), 1, seat, 'GD-10'),
    anytime: false, // the tile is being used: nothing fits between turning it and moving
  }),
  function nowCounts(g, f) {
    joinAction(g, g.s[f + T.seat])
  },
])

/** GD-11: its price was paid when the tile was taken. */
const raiseShaman = procedure('raise-shaman', T, [
  function standUp(g, f) {
    const seat = g.s[f + T.seat]
    if (g.s[SHAMAN_STANDS + seat] === 0) tell(g, 'shaman-stands', 'GD-11', seat)
    g.s[SHAMAN_STANDS + seat] = 1
    gainGood(g, seat, COCOA, g.s[f + T.n], 'GD-11')
    joinAction(g, seat)
  },
])

/** GD-10: also while the shaman counts in the action under way; it goes on counting and lies down afterwards (M8-19). */
export const shamanTileChecks: Parts['effectChecks'] = [
  { procedure: shamanMarch.name, does: () => true },
  { procedure: raiseShaman.name, does: () => true },
]
