// Activating the shaman: the third choice for a turn, and the bonus of the space it reaches.
import { again, argumentOf, call, EMPTY, goTo, locals, OK, offer, refuse } from '@tollan/kernel'
import { DECLINE, FEE, TAKE } from '../../answers.ts'
import { mayUseTile } from '../../actions/discoveries.ts'
import { refuseTile, someTileToTake, takeTile } from '../../actions/take-tile.ts'
import { tell } from '../../events.ts'
import { affordsCocoa, gainGood, payable, payCocoa } from '../../goods.ts'
import { ask, procedure } from '../../procedures.ts'
import { reasons } from '../../reasons.ts'
import type { G, TurnOption } from '../../rules.ts'
import { COCOA, OBSIDIAN, OTHER_TURN, PHASE } from '../../state.ts'
import { lockedWorkers, unlockAll } from '../../workers.ts'
import { BY_ALTAR, stepBack } from '../great-discoveries/index.ts'
import { moveShaman, nextAltarRefusal, offerSpaces } from './moves.ts'
import { altarOf, firstTile, halfAt, MOST_TILES, SHAMAN, SHAMAN_AT, UNLOCK_PAID } from './state.ts'

const AFTER_PAID_UNLOCK = reasons.add('shaman-not-after-paid-unlock', 'TEO-LOCK-02')
const PRICE = reasons.add('altar-price-cocoa', 'M8-17')

const B = locals('seat', 'at', 'declined', 'left')

function offerAltarTiles(g: G, at: number): void {
  const first = firstTile(altarOf(at))
  for (let slot = first; slot < first + MOST_TILES; slot++) if (g.s[slot] !== EMPTY) offer(g, TAKE | g.s[slot])
}

/** M8-08 to -11, -17: what cannot be taken is lost. */
const altarBonus = procedure('altar-bonus', B, [
  ask({
    kind: 'altar-tile',
    candidates(g, f) {
      offerAltarTiles(g, g.s[f + B.at])
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : refuseTile(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      if (answer === DECLINE) return
      let slot = firstTile(altarOf(g.s[f + B.at]))
      while (g.s[slot] !== argumentOf(answer)) slot++
      call(g, takeTile, seat, argumentOf(answer), -slot)
    },
    settles: (g, f) => halfAt(g, g.s[f + B.at]).discovery !== true || !someTileToTake(g, g.s[f + B.seat], () => offerAltarTiles(g, g.s[f + B.at])),
  }),
  ask({
    kind: 'altar-price',
    candidates(g) {
      offer(g, FEE)
      offer(g, DECLINE)
    },
    refuse(g, f, answer, seat) {
      const price = priceAt(g, f)
      return answer === DECLINE || affordsCocoa(g, seat, price) ? OK : refuse(g, PRICE, price, payable(g, seat, COCOA))
    },
    take(g, f, answer, seat) {
      if (answer === DECLINE) g.s[f + B.declined] = 1
      else payCocoa(g, seat, priceAt(g, f), 'M8-08')
    },
    settles(g, f) {
      const seat = g.s[f + B.seat]
      if (priceAt(g, f) === 0) return true
      if (affordsCocoa(g, seat, priceAt(g, f)) || mayUseTile(g, seat)) return false
      g.s[f + B.declined] = 1
      return true
    },
  }),
  function gainObsidian(g, f) {
    const half = halfAt(g, g.s[f + B.at])
    if (g.s[f + B.declined] === 0) gainGood(g, g.s[f + B.seat], OBSIDIAN, half.obsidian ?? 0, half.rule)
    g.s[f + B.left] = half.stepBacks?.times ?? 0
  },
  function unlockOwn(g, f) {
    const seat = g.s[f + B.seat]
    if (halfAt(g, g.s[f + B.at]).unlockAll !== true || lockedWorkers(g, seat) === 0) return
    unlockAll(g, seat)
    tell(g, 'unlock', 'M8-11', seat)
  },
  function goBack(g, f) {
    if (g.s[f + B.left]-- <= 0) return
    again(g, f)
    call(g, stepBack, g.s[f + B.seat], halfAt(g, g.s[f + B.at]).stepBacks?.most ?? 0, 0, BY_ALTAR)
  },
])

const priceAt = (g: G, f: number): number => halfAt(g, g.s[f + B.at]).cocoa ?? 0

const A = locals('seat', 'at')

/** M8-13: the pushes come first, so that no two shamans share a space while the bonus is taken. */
const activateShaman = procedure('activate-shaman', A, [
  function moveOn(g, f) {
    const seat = g.s[f + A.seat]
    moveShaman(g, seat, g.s[f + A.at], 1, seat, 'M8-13')
  },
  function takeBonus(g, f) {
    call(g, altarBonus, g.s[f + A.seat], g.s[f + A.at])
  },
])

/** M8-12. */
export const shamanTurn: TurnOption = {
  verb: SHAMAN,
  candidates: (g) => offerSpaces(g, SHAMAN),
  refuse(g, seat, answer) {
    if (g.s[UNLOCK_PAID] === 1) return AFTER_PAID_UNLOCK
    return nextAltarRefusal(altarOf(g.s[SHAMAN_AT + seat]), argumentOf(answer))
  },
  take(g, f, seat, answer) {
    g.s[PHASE] = OTHER_TURN
    goTo(g, f, 'end-turn')
    call(g, activateShaman, seat, argumentOf(answer))
  },
}
