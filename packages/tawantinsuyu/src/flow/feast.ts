// The Feast: scoring, refilling, cards (section 16 of the rules), inside the turn of the tile holder.
import { again, argumentOf, call, EMPTY, goTo, locals, NOBODY, offerSet, take } from '@tollan/kernel'
import { casualtyCount } from '../actions/conquest.ts'
import { laidBy, forgetTaken } from '../actions/benefits.ts'
import { shuffleIn } from '../actions/god-cards.ts'
import { ALL_SLOTS, fillMarket, putBuildingUnder } from '../actions/market.ts'
import { tapestryCount, tapestryLength } from '../actions/tapestries.ts'
import { DRAW_WORKER, roleNames, spaceNames } from '../answers.ts'
import { ownerOfPassive, ownsPassive } from '../buildings-owned.ts'
import { numbers, regions } from '../content/index.ts'
import { grant } from '../effects.ts'
import { begin, end, tell } from '../events.ts'
import { gainGood, score } from '../goods.ts'
import { chance, procedure } from '../procedures.ts'
import type { G, P } from '../rules.ts'
import {
  BAG, CONQUESTS, CORN, DECK_ONLY, FEAST_HOLDER, FEASTING, FEASTS_RESOLVED, HILL, MARKER_AT, MARKET, MARKET_SLOTS, PHASE, POTATO, STONE, TEMPLE, VILLAGE, VP, WORKER_WORDS,
} from '../state.ts'
import { bagSize, roleOf, triggerFeast, villageSize } from '../workers.ts'

const F = locals('holder', 'turn')

/** The seat `turn` places after the holder. */
const seatAt = (g: G, f: number): number => (g.s[f + F.holder] + g.s[f + F.turn]) % g.rules.seats

/** A step done for every seat in turn order from the holder: null when all are done. */
function nextSeat(g: G, f: number): number | null {
  const { s, rules } = g
  if (s[f + F.turn] >= rules.seats) {
    s[f + F.turn] = 0
    return null
  }
  const seat = seatAt(g, f)
  s[f + F.turn]++
  again(g, f)
  return seat
}

/** TAW-BLD-Z06, -Z09, -Z10. */
function startGains(g: G, seat: number): void {
  if (ownsPassive(g, seat, 6)) gainGood(g, seat, POTATO, 4, 'TAW-BLD-Z06')
  if (ownsPassive(g, seat, 9)) score(g, seat, longestTapestry(g, seat), 'TAW-BLD-Z09')
  if (!ownsPassive(g, seat, 10)) return
  gainGood(g, seat, POTATO, 2, 'TAW-BLD-Z10')
  gainGood(g, seat, CORN, 1, 'TAW-BLD-Z10')
  gainGood(g, seat, STONE, 1, 'TAW-BLD-Z10')
}

function longestTapestry(g: G, seat: number): number {
  let longest = 0
  for (let tapestry = tapestryCount(g, seat) - 1; tapestry >= 0; tapestry--) longest = Math.max(longest, tapestryLength(g, seat, tapestry))
  return longest
}

/** TAW-FEAST-11, -12: the seat with most markers in a region, ties to the rightmost marker of the tied; -1 for none. */
export function regionWinner(g: P, region: number): number {
  const { s, rules } = g
  let winner = -1
  let most = 0
  let rightmost = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    let n = 0
    let right = 0
    for (let space = 0; space < CONQUESTS; space++) {
      if (rules.conquestRegion[space] !== region || s[MARKER_AT + space] !== seat) continue
      n++
      right = Math.max(right, rules.conquestOrder[space])
    }
    if (n === 0 || n < most || (n === most && right < rightmost)) continue
    winner = seat
    most = n
    rightmost = right
  }
  return winner
}

export const feast = procedure('feast', F, [
  function before(g, f) {
    g.s[PHASE] = FEASTING
    begin(g, 'scoring', 'TAW-FEAST-03', NOBODY, g.s[FEASTS_RESOLVED] + 1)
    tell(g, 'feast', 'TAW-FEAST-03', g.s[f + F.holder], 'number', g.s[FEASTS_RESOLVED] + 1)
    const owner = ownerOfPassive(g, 12)
    if (owner >= 0) grant(g, owner, g.rules.climbForGold) // TAW-FEAST-05
  },
  function startOfFeast(g, f) {
    const seat = nextSeat(g, f)
    if (seat !== null) startGains(g, seat) // TAW-FEAST-06
  },
  function freeMerchant(g, f) {
    const seat = nextSeat(g, f)
    if (seat !== null) call(g, g.rules.ways[seat].feastMerchant, seat) // TAW-FEAST-07
  },
  function templeSpaces(g, f) {
    const seat = nextSeat(g, f)
    if (seat === null) return
    const space = g.s[TEMPLE + seat]
    score(g, seat, g.rules.parts.tables.temple[space]?.feastVp ?? 0, 'TAW-FEAST-08')
    grant(g, seat, g.rules.templeReward[space]) // TAW-FEAST-09
  },
  function conquestRegions(g) {
    const casualties = casualtyCount(g)
    for (let region = 0; region < regions.length; region++) {
      const winner = regionWinner(g, region)
      if (winner < 0) continue
      tell(g, 'region', 'TAW-FEAST-11', winner, 'region', regions[region])
      score(g, winner, casualties, 'TAW-FEAST-11')
    }
  },
  function godCardUpkeep(g, f) {
    const seat = nextSeat(g, f)
    if (seat !== null) call(g, g.rules.ways[seat].upkeep, seat) // TAW-FEAST-14
  },
  function lastFeastEndsTheGame(g, f) {
    const { s } = g
    s[FEAST_HOLDER] = -1
    if (++s[FEASTS_RESOLVED] >= numbers.feasts) goTo(g, f, 'over') // TAW-FEAST-18
    else if (bagSize(g) === 0) triggerFeast(g, s[f + F.holder]) // TAW-FEAST-21: the next one at once
  },
  chance(
    'draw-worker',
    (g) => offerSet(g, BAG, WORKER_WORDS, DRAW_WORKER),
    (g, f, answer) => {
      const worker = argumentOf(answer)
      take(g.s, BAG, worker)
      g.s[VILLAGE + villageSize(g)] = worker
      tell(g, 'villager-arrives', 'TAW-FEAST-19', -1, 'role', roleNames[roleOf(worker)])
      again(g, f)
    },
    (g) => bagSize(g) === 0 || villageSize(g) >= g.rules.parts.row.village, // TAW-FEAST-20
  ),
  function neutralWorkers(g) {
    if (g.s[FEASTS_RESOLVED] === 1 && g.rules.parts.neutralWorkers) call(g, placeNeutrals, 1) // TAW-FEAST-22
  },
  function cardsOfTheFeast(g, f) {
    call(g, stepSeven, g.s[f + F.holder])
  },
  function over(g) {
    end(g, 'scoring', 'TAW-FEAST-03', NOBODY, g.s[FEASTS_RESOLVED])
  },
])

const N = locals('later', 'i')

const markedSpaces = (g: G, f: number): readonly number[] => (g.s[f + N.later] === 1 ? g.rules.markedLater : g.rules.marked)

/** TAW-SETUP-13, TAW-FEAST-22, -23: a random Worker on every marked space that is empty, in clockwise section order. */
export const placeNeutrals = procedure('place-neutrals', N, [
  chance(
    'draw-worker',
    (g) => offerSet(g, BAG, WORKER_WORDS, DRAW_WORKER),
    (g, f, answer) => {
      const { s } = g
      const space = markedSpaces(g, f)[s[f + N.i]]
      take(s, BAG, argumentOf(answer))
      s[HILL + space] = argumentOf(answer)
      tell(g, 'neutral-worker', s[f + N.later] === 1 ? 'TAW-FEAST-22' : 'TAW-SETUP-13', -1, 'role', roleNames[roleOf(argumentOf(answer))], 'space', spaceNames[space])
      again(g, f)
    },
    (g, f) => {
      const { s } = g
      const spaces = markedSpaces(g, f)
      while (s[f + N.i] < spaces.length && s[HILL + spaces[s[f + N.i]]] !== EMPTY) s[f + N.i]++
      return s[f + N.i] >= spaces.length || bagSize(g) === 0
    },
  ),
])

const S = locals('holder', 'rank', 'turn', 'order')

/** TAW-FEAST-24 to -27: how many seats draw before this one; a tie counts as more VP for whoever comes first from the holder. */
export function drawRank(g: P, holder: number, seat: number): number {
  const { s, rules } = g
  const place = (of: number): number => (of - holder + rules.seats) % rules.seats
  let rank = 0
  for (let other = 0; other < rules.seats; other++)
    if (s[VP + other] < s[VP + seat] || (s[VP + other] === s[VP + seat] && place(other) > place(seat))) rank++
  return rank
}

/** Step 7: draw, play up to three cards each, then the Market. */
const stepSeven = procedure('feast-cards', S, [
  function orderOfDrawing(g, f) {
    const { s, rules } = g
    s[DECK_ONLY] = 1 // TAW-FEAST-29
    for (let seat = 0; seat < rules.seats; seat++) s[f + S.order] |= seat << (2 * drawRank(g, s[f + S.holder], seat))
  },
  function draw(g, f) {
    const { s, rules } = g
    const rank = s[f + S.rank]++
    if (rank >= rules.seats) return
    const seat = (s[f + S.order] >> (2 * rank)) & 3
    again(g, f)
    call(g, rules.ways[seat].feastDraw, seat, rules.parts.row.feastDraw[rank])
  },
  function play(g, f) {
    const { s, rules } = g
    if (s[f + S.turn] >= rules.seats) return
    const seat = (s[f + S.holder] + s[f + S.turn]++) % rules.seats
    again(g, f)
    call(g, rules.ways[seat].feastPlay, seat)
  },
  function shufflePlayed(g) {
    for (let seat = 0; seat < g.rules.seats; seat++) {
      forgetTaken(g, seat)
      shuffleIn(g, laidBy(seat)) // TAW-FEAST-30
    }
    g.s[DECK_ONLY] = 0
  },
  function newMarket(g) {
    const { s } = g
    tell(g, 'market-cleared', 'TAW-FEAST-31', -1)
    for (let slot = 0; slot < MARKET_SLOTS; slot++) {
      if (s[MARKET + slot] === EMPTY) continue
      putBuildingUnder(g, s[MARKET + slot])
      s[MARKET + slot] = EMPTY
    }
    fillMarket(g, ALL_SLOTS) // TAW-FEAST-31
  },
])
