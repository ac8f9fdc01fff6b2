// What an answer costs at once where its key does not say it.
import { advance, fork, type GameEvent, openQuestion, TOP } from '@tollan/kernel'
import { feeOf } from '../actions/main-action.ts'
import { BUMP_PRICE } from '../actions/worship.ts'
import { spaceNames } from '../answers.ts'
import type { Cost } from '../content/vocabulary.ts'
import type { G } from '../rules.ts'
import { ACTION_BOARD } from '../state.ts'
import { workerOnSpace } from '../workers.ts'

/** What is paid before anything else happens: a price that may be paid in several ways is asked for and not told here. */
function paidFirst(g: G, key: string, seat: number): Cost {
  const trial = fork(g)
  const events: GameEvent[] = []
  trial.events = events
  advance(trial, g.rules.keys.parse(key), seat)
  const [first] = events
  return first?.type === 'pay' ? { [String(first['what'])]: Number(first['n']) } : {}
}

export function priceOf(g: G, key: string): Cost {
  const ask = openQuestion(g)
  if (ask === null || ask.seats !== null) return {}
  const seat = ask.seat(g, g.s[TOP])
  const [verb = '', argument = ''] = key.split(':')
  if (verb === 'main-action') return { cocoa: feeOf(g, seat, g.s[ACTION_BOARD]) } // TEO-MAIN-01
  if (verb === 'worship') return { cocoa: workerOnSpace(g, spaceNames.indexOf(argument)) < 0 ? 0 : BUMP_PRICE } // TEO-WORSHIP-04
  return verb === 'pay-fee' || ask.kind === 'paid-power-up' ? paidFirst(g, key, seat) : {} // TEO-TECH-12
}
