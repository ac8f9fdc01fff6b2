// The course of the game: set-up, rounds of turns, eclipses, the end.
import { beginTurn, call, endTurn, leave, locals, restart } from '@tollan/kernel'
import { begin, end } from '../events.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { COMPLETE, DUE, ECLIPSES, FIRST, ROUND } from '../state.ts'
import { advanceCalendar } from './calendar.ts'
import { eclipse } from './eclipse.ts'
import { rankPlayers } from './end.ts'
import { setUp } from './setup.ts'

export const LAST_ECLIPSE = 3

/** TEO-PSETUP-03: the seat before the First Player, clockwise. */
export const lastSeat = (g: G): number => (g.s[FIRST] + g.rules.seats - 1) % g.rules.seats

/** TEO-CAL-04 to -06: after the Last Player's turn of the round the trigger fixed. */
export const dueAfterRound = (g: G, seat: number): boolean => g.s[DUE] !== 0 && g.s[DUE] === g.s[ROUND] && seat === lastSeat(g)

const R = locals('seat')

export const rounds = procedure('rounds', R, [
  function takeTurn(g, f) {
    const seat = g.s[f + R.seat]
    beginTurn(g, seat)
    if (g.rules.ways[seat].automa) begin(g, 'program', 'TEO-TURN-01', seat)
    call(g, g.rules.ways[seat].turn, seat)
  },
  function endOfTurn(g, f) {
    const seat = g.s[f + R.seat]
    if (seat === lastSeat(g)) advanceCalendar(g, seat, 'TEO-TURN-05')
    if (g.rules.ways[seat].automa) end(g, 'program', 'TEO-TURN-01', seat)
    endTurn(g)
  },
  function eclipseIfDue(g, f) {
    if (g.rules.parts.eclipseDue(g, g.s[f + R.seat])) call(g, eclipse)
  },
  function nextTurn(g, f) {
    const { s } = g
    const seat = s[f + R.seat]
    if (s[ECLIPSES] === LAST_ECLIPSE || (s[COMPLETE] === 1 && s[DUE] === 0)) {
      leave(g, f)
      return
    }
    if (seat === lastSeat(g)) s[ROUND]++
    s[f + R.seat] = (seat + 1) % g.rules.seats // TEO-TURN-01
    restart(g, f)
  },
])

const none = locals()

export const wholeGame = procedure('game', none, [
  function prepare(g) {
    begin(g, 'set-up', 'TEO-SETUP-01')
    call(g, setUp)
  },
  function playRounds(g) {
    end(g, 'set-up', 'TEO-SETUP-01')
    g.s[ROUND] = 1
    call(g, rounds, g.s[FIRST])
  },
  function rank(g) {
    rankPlayers(g)
    end(g, 'final-scoring', 'TEO-END-01')
  },
])
