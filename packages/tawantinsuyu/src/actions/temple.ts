// Climbing the Temple: one space at a time, each with its reward.
import { again, locals } from '@tollan/kernel'
import { grant } from '../effects.ts'
import { tell } from '../events.ts'
import { procedure } from '../procedures.ts'
import { TEMPLE } from '../state.ts'

const T = locals('seat', 'left')

/** TAW-TEMPLE-01 to -04: surplus steps at the top are lost. */
export const climb = procedure('climb', T, [
  function oneSpace(g, f) {
    const { s, rules } = g
    const seat = s[f + T.seat]
    if (s[f + T.left] <= 0 || s[TEMPLE + seat] >= rules.templeTop) return
    s[f + T.left]--
    const space = ++s[TEMPLE + seat]
    tell(g, 'climb', 'TAW-TEMPLE-01', seat, 'space', space)
    again(g, f)
    grant(g, seat, rules.templeReward[space])
  },
])
