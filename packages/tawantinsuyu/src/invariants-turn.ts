// What must hold for the turn in progress: the control stack, the placement, and what is put away before a turn begins.
import { BELOW, countSet, EMPTY, has, isOver, LOCALS, OWNER, PENDING, PROCEDURE, STEP, SUSPENDED, TOP } from '@tollan/kernel'
import { laidBy } from './actions/benefits.ts'
import { numbers } from './content/index.ts'
import type { G } from './rules.ts'
import { pileSize, weavingStack } from './stacks.ts'
import {
  ARMY_LOOK, ARMY_SPENT, ARMY_TIRED, BOUND, BUILDING_WORDS, CARD, CHOOSING, DECK_ONLY, DRAWN_ROOM, EXCHANGED, FEASTING, GOD_WORDS, GOLD_TAKEN, HILL, ICONS_USED, MOVER, PHASE, PICK, PLACE,
  PLACING, ROLE, SEATS, SETTING_UP, SPACE, TASKING, TASKS_LEFT, USED, WEAVING_DRAWN, WEAVING_LOOK, WEAVING_START, WEAVING_TAKEN, WEAVING_TOP, WEAVING_WORDS,
} from './state.ts'
import { poolOf, poolSize } from './workers.ts'

const END_OF_TURN = 'end-of-turn'
const LIMIT = 'dismiss'

export function brokenTurn(g: G, wrong: string[]): void {
  const { s, rules } = g
  if (s[PHASE] < SETTING_UP || s[PHASE] > FEASTING) wrong.push(`TAW-TURN-02: phase ${s[PHASE]}`)
  if (s[OWNER] < -1 || s[OWNER] >= rules.seats) wrong.push(`TAW-TURN-01: it is the turn of seat ${s[OWNER]}`)
  brokenStack(g, wrong)
  brokenPlacement(g, wrong)
  if (s[PHASE] !== SETTING_UP && countSet(s, WEAVING_START, WEAVING_WORDS) > 0) wrong.push('TAW-SETUP-22: starting Weavings lie around')
  for (let seat = 0; seat < SEATS; seat++) if (s[PICK + seat] !== -1 && s[PENDING] === 0) wrong.push(`TAW-SETUP-25: seat ${seat} still keeps cards in secret`)
  if (isOver(g)) brokenEnd(g, wrong)
  else if (isResting(g)) brokenRest(g, wrong)
}

function brokenStack(g: G, wrong: string[]): void {
  const { s, rules } = g
  if (s[TOP] !== 0 && (s[TOP] < rules.stackAt || s[TOP] >= s.length)) {
    wrong.push('TAW-TURN-02: the control stack points outside')
    return
  }
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) {
    const procedure = rules.procedures[s[f + PROCEDURE]]
    const step = s[f + STEP] & ~SUSPENDED
    if (procedure === undefined || step < 0 || step > procedure.steps.length || s[f + BELOW] >= f) {
      wrong.push('TAW-TURN-02: the control stack is torn')
      return
    }
    if (procedure.name !== END_OF_TURN || step <= procedure.steps.findIndex(({ name }) => name === LIMIT)) continue
    const seat = s[f + LOCALS]
    if (poolSize(g, seat) > numbers.mostWorkers) wrong.push(`TAW-EOT-07: seat ${seat} keeps ${poolSize(g, seat)} Workers`)
  }
}

function brokenPlacement(g: G, wrong: string[]): void {
  const { s, rules } = g
  const seat = s[OWNER]
  if (s[TASKS_LEFT] < 0 || s[ICONS_USED] < 0 || s[ICONS_USED] >= 7) wrong.push(`TAW-COUNT-10: ${s[TASKS_LEFT]} tasks left, icons ${s[ICONS_USED]} used`)
  if (seat < 0 || rules.ways[seat].automa) return
  if (s[BOUND] === 1 && (s[PHASE] !== PLACING || !has(s, poolOf(seat), s[MOVER]))) wrong.push('TAW-PLACE-01: the Worker to be placed is not in the own pool')
  if (s[PHASE] === TASKING && (s[SPACE] < 0 || s[ROLE] < 0 || s[HILL + s[SPACE]] !== s[MOVER])) wrong.push('TAW-PLACE-15: the placed Worker is not on its space')
  if (s[CARD] >= 0 && !has(s, laidBy(seat), s[CARD])) wrong.push('TAW-OFFER-01: the God card of the placement is not laid open')
}

/** Whether a person is about to choose what to do with a turn. */
const isResting = (g: G): boolean => g.s[PHASE] === CHOOSING && g.rules.ways.some((way) => !way.automa && way.turn.id === g.s[g.s[TOP] + PROCEDURE])

function brokenRest(g: G, wrong: string[]): void {
  const { s, rules } = g
  const slots: readonly (readonly [string, number, number])[] = [
    ['TAW-TASK-TRAIN-01', ARMY_LOOK, SEATS * 2], ['TAW-TASK-BUILD-06', EXCHANGED, 2], ['TAW-TASK-WEAVE-05', WEAVING_DRAWN, DRAWN_ROOM],
    ['TAW-BLD-Z08', WEAVING_LOOK, SEATS * DRAWN_ROOM], ['TAW-TASK-WEAVE-10', WEAVING_TAKEN, DRAWN_ROOM],
  ]
  for (const [rule, at, length] of slots) for (let i = at; i < at + length; i++) if (s[i] !== EMPTY) wrong.push(`${rule}: a piece was not put away before the turn`)
  const sets: readonly (readonly [string, number, number])[] = [
    ['TAW-PRIEST-CONQUER-14', ARMY_SPENT, 1], ['TAW-PRIEST-CONQUER-14', ARMY_TIRED, 1], ['TAW-PRIEST-PRODUCE-06', USED, BUILDING_WORDS],
    ...Array.from({ length: rules.seats }, (_, seat) => ['TAW-OFFER-01', laidBy(seat), GOD_WORDS] as const),
  ]
  for (const [rule, set, words] of sets) if (countSet(s, set, words) > 0) wrong.push(`${rule}: pieces were not put away before the turn`)
  if (s[DECK_ONLY] !== 0) wrong.push('TAW-FEAST-29: God cards still come from the deck only')
  if (s[GOLD_TAKEN] !== 0) wrong.push('TAW-PRIEST-CONQUER-16: the gold of a Conquest is still remembered')
  if (s[BOUND] !== 0 || s[TASKS_LEFT] !== 0 || s[MOVER] !== -1 || s[CARD] !== -1) wrong.push('TAW-PLACE-16: a placement has not ended')
  if (s[WEAVING_TOP] === EMPTY && pileSize(g, weavingStack) + s[weavingStack.count] > 0) wrong.push('TAW-TASK-WEAVE-06: no Weaving lies face-up on the stack')
}

/** Places from 1; equal seats share one. */
function brokenEnd(g: G, wrong: string[]): void {
  const places = Array.from({ length: g.rules.seats }, (_, seat) => g.s[PLACE + seat])
  for (const place of places) if (place < 1 || place > g.rules.seats) wrong.push(`TAW-END-09: a place ${place}`)
  if (!places.includes(1)) wrong.push('TAW-END-09: nobody is first')
}
