// Where in a turn a hand-made position begins: at its start, inside the Feast, after it, after a side action, at its end.
import { Misplaced, type NamedFrame, number, numberNamed, OWNER, TURN, writeStack } from '@tollan/kernel'
import { sideNames } from './answers.ts'
import { resetTurn } from './flow/turn.ts'
import type { G } from './rules.ts'
import { CHOOSING, FEAST_HOLDER, FEASTING, FEASTS_RESOLVED, FIRST, PHASE, PRIEST_AT, SIDE_DONE, SIDING } from './state.ts'

/** Steps of the Feast by number; the refill (6) has no moment of its own before it. */
const feastSteps: Readonly<Record<string, string>> = {
  'feast-1': 'freeMerchant',
  'feast-2': 'templeSpaces',
  'feast-3': 'conquestRegions',
  'feast-4': 'godCardUpkeep',
  'feast-5': 'lastFeastEndsTheGame',
  'feast-7': 'cardsOfTheFeast',
}
const places = ['turn', ...Object.keys(feastSteps), 'after-feast', 'end-of-turn']

/** Frames of the turn above the game, none for a turn that begins. */
function framesOf(g: G, seat: number, at: string, sideDone: unknown): NamedFrame[] {
  const { s, rules } = g
  const inTurn = (step: string): NamedFrame => ({ procedure: rules.ways[seat].turn.name, step, locals: [seat] })
  if (sideDone !== undefined) {
    s[SIDE_DONE] = numberNamed(sideNames, sideDone, 'sideDone')
    s[PHASE] = SIDING
    return [inTurn('second-side-action')]
  }
  if (at === 'end-of-turn') return [inTurn('finishTurn')]
  if (at === 'after-feast') return [inTurn('unlessOver')]
  s[PHASE] = FEASTING
  return [inTurn('unlessOver'), { procedure: 'feast', step: feastSteps[at] ?? '', locals: [seat] }]
}

function check(g: G, seat: number, at: string, sideDone: unknown): void {
  const { s, rules } = g
  if (rules.ways[seat].automa) throw new Misplaced('at: a turn of Axomamma begins at its start')
  if (sideDone !== undefined && at !== 'turn') throw new Misplaced('sideDone and at name two moments')
  if ((sideDone !== undefined || at === 'end-of-turn') && s[PRIEST_AT + seat] < 0) throw new Misplaced('the High Priest is placed before anything else is done in a turn (TAW-TURN-03)')
  const late = at === 'feast-7' || at === 'after-feast'
  if (late && s[FEASTS_RESOLVED] === 0) throw new Misplaced(`at: ${at} needs a Feast that was resolved: "feasts": 1`)
  if (at.startsWith('feast-') && !late && s[FEAST_HOLDER] !== seat) throw new Misplaced(`at: ${at} is in the turn of the seat that holds the tile: "feast": { "holder": ${seat} }`)
}

/** The turn of a seat begins, or goes on from the moment named. */
export function start(g: G, input: Readonly<Record<string, unknown>>): void {
  const { s, rules } = g
  const seat = number(input['turn'] ?? 0, 'turn', 0, rules.seats - 1)
  const at = places[numberNamed(places, input['at'] ?? 'turn', 'at')]
  const sideDone = input['sideDone']
  const turns = (seat - s[FIRST] + rules.seats) % rules.seats
  const inside = at !== 'turn' || sideDone !== undefined
  resetTurn(g)
  s[TURN] = 1
  s[PHASE] = CHOOSING
  if (inside) {
    check(g, seat, at, sideDone)
    s[OWNER] = seat
  }
  const wrong = writeStack(rules, s, [{ procedure: 'game', step: 'turns', locals: [inside ? turns + 1 : turns] }, ...(inside ? framesOf(g, seat, at, sideDone) : [])])
  if (wrong !== null) throw new Misplaced(wrong)
}
