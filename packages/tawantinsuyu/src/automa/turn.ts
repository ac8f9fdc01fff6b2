// Axomamma's turn: the Feast, then the first that applies of High Priest, Worker, No Workers (TAW-SOLO-13).
import { beginTurn, call, endTurn, leave, locals } from '@tollan/kernel'
import { drawArmyCards } from '../actions/army-cards.ts'
import { ALL_SLOTS, fillMarket } from '../actions/market.ts'
import { sectionNames } from '../answers.ts'
import { axomammaNumbers } from '../content/index.ts'
import { begin, end, tell } from '../events.ts'
import { feast } from '../flow/feast.ts'
import { isGameOver, resetTurn } from '../flow/turn.ts'
import { score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import { ENDING, FEAST_HOLDER, PHASE, PLACING, PRIEST_AT, ROLLED, SECTIONS, SIDING } from '../state.ts'
import { poolSize } from '../workers.ts'
import { discardOffer } from './choices.ts'
import { placeHerWorker } from './placement.ts'
import { herPriestAction, nextSpace } from './priest.ts'
import { NOMAD, recruit, WITHOUT_WORKERS } from './workers.ts'

const S = locals('seat')

/** TAW-SOLO-62, -73, -79: all of it, in this order. */
const withoutWorkers = procedure('axomamma-no-workers', S, [
  function recruitNomad(g, f) {
    call(g, recruit, g.s[f + S.seat], NOMAD, WITHOUT_WORKERS)
  },
  function discardOldest(g, f) {
    const seat = g.s[f + S.seat]
    score(g, seat, discardOffer(g, 'TAW-SOLO-62') * axomammaNumbers.noWorkersVp, 'TAW-SOLO-62')
    score(g, seat, g.rules.parts.difficulty.withoutWorkersVp, 'TAW-SOLO-79')
  },
  function armyCard(g, f) {
    if (g.rules.parts.difficulty.armyCardWithoutWorkers) call(g, drawArmyCards, g.s[f + S.seat], 1)
  },
  function priestWalks(g, f) {
    const { s } = g
    const seat = s[f + S.seat]
    s[PRIEST_AT + seat] = (s[PRIEST_AT + seat] + 1) % SECTIONS
    tell(g, 'priest-moves', 'TAW-SOLO-62', seat, 'section', sectionNames[s[PRIEST_AT + seat]])
  },
])

export const axomammaTurn = procedure('axomamma-turn', S, [
  function start(g, f) {
    const seat = g.s[f + S.seat]
    beginTurn(g, seat)
    begin(g, 'program', 'TAW-SOLO-13', seat)
    resetTurn(g)
    g.s[ROLLED] = 0
    if (g.s[FEAST_HOLDER] === seat) call(g, feast, seat)
  },
  function unlessOver(g, f) {
    if (!isGameOver(g)) return
    end(g, 'program', 'TAW-SOLO-13', g.s[f + S.seat])
    endTurn(g)
    leave(g, f)
  },
  function firstThatApplies(g, f) {
    const { s } = g
    const seat = s[f + S.seat]
    const section = nextSpace(g, seat)
    const worker = section < 0 && poolSize(g, seat) > 0
    tell(g, 'axomamma-turn', 'TAW-SOLO-13', seat, 'does', section >= 0 ? 'priest-action' : worker ? 'place-worker' : 'no-workers')
    s[PHASE] = worker ? PLACING : SIDING
    if (section >= 0) call(g, herPriestAction, seat, section)
    else call(g, worker ? placeHerWorker : withoutWorkers, seat)
  },
  // TAW-SOLO-14: neither a Village Worker nor a second side action, but the Market
  function market(g) {
    g.s[PHASE] = ENDING
    fillMarket(g, ALL_SLOTS)
  },
  function turnOver(g, f) {
    end(g, 'program', 'TAW-SOLO-13', g.s[f + S.seat])
    endTurn(g)
  },
])
