// Starting Weavings and stone (TAW-SETUP-21 to -23).
import { again, argumentOf, call, locals, offerSet, take } from '@tollan/kernel'
import { layWeaving, wovenBy } from '../actions/tapestries.ts'
import { NEW_TAPESTRY, START_WITH } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { gainGood } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { pour } from '../stacks.ts'
import { FIRST, STONE, WEAVING_START, WEAVING_WORDS, WEAVINGS_GONE } from '../state.ts'

const W = locals('seat')

export function startWith(g: G, seat: number, tile: number): void {
  take(g.s, WEAVING_START, tile)
  layWeaving(g, seat, tile, NEW_TAPESTRY)
}

const chooseWeaving = procedure('choose-starting-weaving', W, [
  ask({
    kind: 'starting-weaving',
    candidates: (g) => offerSet(g, WEAVING_START, WEAVING_WORDS, START_WITH),
    take: (g, _f, answer, seat) => startWith(g, seat, argumentOf(answer)),
    settles: (g, f) => g.s[wovenBy(g.s[f + W.seat])] !== 0 || g.s[wovenBy(g.s[f + W.seat]) + 1] !== 0, // an automa already has one
  }),
])

const S = locals('turn')

export const startingWeavings = procedure('starting-weavings', S, [
  function automaFirst(g) {
    for (const more of g.rules.parts.setupBeforeWeavings) call(g, more)
  },
  function inTurnOrder(g, f) {
    const { s, rules } = g
    if (s[f + S.turn] >= rules.seats) return
    const seat = (s[FIRST] + s[f + S.turn]++) % rules.seats
    again(g, f)
    call(g, chooseWeaving, seat)
  },
  function restIsRemoved(g) {
    pour(g, WEAVING_START, WEAVINGS_GONE, WEAVING_WORDS) // TAW-SETUP-22
    for (let seat = 0; seat < g.rules.seats; seat++) gainGood(g, seat, STONE, numbers.startStone, 'TAW-SETUP-23')
  },
])
