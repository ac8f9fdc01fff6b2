// Moving the High Priest and what the action of his space sets off.
import { again, argumentOf, call, locals, OK, offer } from '@tollan/kernel'
import { MOVE_PRIEST, sectionNames } from '../answers.ts'
import { ownerOfPassive } from '../buildings-owned.ts'
import { priestActions } from '../content/index.ts'
import { tell } from '../events.ts'
import { gainGood, score } from '../goods.ts'
import { grant } from '../effects.ts'
import { ask, procedure } from '../procedures.ts'
import { PRIEST_REACH } from '../reasons.ts'
import type { G, P } from '../rules.ts'
import { CONQUER, GOLD, OFFERING, ORIENTATION, PRIEST_AT, RENEW, SECTIONS, WORSHIP } from '../state.ts'
import { conquest } from './conquest.ts'

/** TAW-DATA-06: the action of a section with the tile as it lies. */
export const actionOf = (g: P, section: number): number => g.rules.coricancha[(section + g.s[ORIENTATION]) % SECTIONS]

const M = locals('seat')

/** TAW-PRIEST-MOVE-01, -02: one or two spaces clockwise; nothing blocks. */
export const movePriest = procedure('move-priest', M, [
  ask({
    kind: 'move-priest',
    candidates(g) {
      for (let section = 0; section < SECTIONS; section++) offer(g, MOVE_PRIEST | section)
    },
    refuse(g, _f, answer, seat) {
      const far = (argumentOf(answer) - g.s[PRIEST_AT + seat] + SECTIONS) % SECTIONS
      return far === 1 || far === 2 ? OK : PRIEST_REACH
    },
    take: (g, _f, answer, seat) => priestMoves(g, seat, argumentOf(answer)),
  }),
])

/** TAW-PRIEST-MOVE-03, -08: the action of the space reached is triggered for all. */
export function priestMoves(g: G, seat: number, section: number): void {
  g.s[PRIEST_AT + seat] = section
  tell(g, 'priest-moves', 'TAW-PRIEST-MOVE-01', seat, 'section', sectionNames[section], 'action', priestActions[actionOf(g, section)])
  call(g, priestAction, seat, actionOf(g, section))
}

const A = locals('seat', 'action', 'turn')

/** TAW-PRIEST-MOVE-04: the active player first, then the others in turn order; Conquest has its own order. */
export const priestAction = procedure('priest-action', A, [
  function passiveBuildings(g, f) {
    watchers(g, g.s[f + A.action])
  },
  function activePlayer(g, f) {
    const { s, rules } = g
    const seat = s[f + A.seat]
    if (s[f + A.action] === CONQUER) {
      s[f + A.turn] = rules.seats
      call(g, conquest, seat)
    } else call(g, rules.ways[seat].perform[s[f + A.action]], seat)
  },
  function others(g, f) {
    const { s, rules } = g
    if (++s[f + A.turn] >= rules.seats) return
    again(g, f)
    const other = (s[f + A.seat] + s[f + A.turn]) % rules.seats
    call(g, rules.ways[other].follow[s[f + A.action]], other)
  },
])

/** TAW-BLD-03, -04: right after the move, whoever made it (Z11, Z12, Z17, Z18). */
function watchers(g: G, action: number): void {
  const watching = action === OFFERING ? 11 : action === WORSHIP ? 12 : action === CONQUER ? 17 : action === RENEW ? 18 : 0
  const owner = watching === 0 ? -1 : ownerOfPassive(g, watching)
  if (owner < 0) return
  const { effects } = g.rules.ways[owner]
  if (action === OFFERING) call(g, effects.weaving, owner, 1)
  else if (action === WORSHIP) grant(g, owner, g.rules.climbForGold)
  else {
    gainGood(g, owner, GOLD, 1, action === CONQUER ? 'TAW-BLD-Z17' : 'TAW-BLD-Z18')
    if (action === CONQUER) score(g, owner, 1, 'TAW-BLD-Z17')
    else call(g, effects['army-card'], owner, 1)
  }
}
