// Axomamma's board: three closed rows of action spaces and the tokens that run on them (TAW-SOLO-48 to -54).
import { again, call, EMPTY, locals, OK } from '@tollan/kernel'
import { anyStatueRefusal } from '../actions/statues.ts'
import { stepsRefusal } from '../actions/steps.ts'
import { personalityNames } from '../answers.ts'
import { type BoardAction, type BoardSpace, tokens } from '../content/index.ts'
import { EITHER_SIZE, PRINTED } from '../effect-nodes.ts'
import { grant } from '../effects.ts'
import { tell } from '../events.ts'
import { gainGood } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G, P } from '../rules.ts'
import { AXOMAMMA, GOLD, PERSONALITY, ROLLED, TOKEN_AT, VILLAGE } from '../state.ts'
import { nomadCount } from '../workers.ts'
import { A_PASSIVE, A_PRODUCTION, canErect, erectHers } from './buildings.ts'
import { buildHerStatue, randomStatue } from './statues.ts'
import { buildHerSteps } from './steps.ts'
import { buyHerWeavings, canBuyWeavings } from './weavings.ts'
import { BY_ACTION, CORN_END, NOMAD, POTATO_END, recruit } from './workers.ts'

const MIDDLE_ROW = 1

/** The row a token runs on. */
export const rowOf = ({ rules }: P, token: number): readonly BoardSpace[] => rules.herBoard.rows[rules.herBoard.row[token]]

export const spaceUnder = (g: P, token: number): BoardSpace => rowOf(g, token)[g.s[TOKEN_AT + token]]

/** TAW-SOLO-08. */
export function placeTokens(g: G): void {
  for (let token = 0; token < tokens.length; token++) g.s[TOKEN_AT + token] = g.rules.herBoard.start[token]
}

/** TAW-SOLO-53: the gold of the space, and the action of her Personality for free. */
function actOnPersonality(g: G, seat: number): void {
  const effect = g.rules.personality[g.s[PERSONALITY]]
  const node = g.rules.effects[effect]
  tell(g, 'axomamma-personality', 'TAW-SOLO-53', seat, 'personality', personalityNames[g.s[PERSONALITY]])
  if (node.op === 'statue') randomStatue(g, seat, node.cost, node.what)
  else grant(g, seat, effect)
}

/** Whether an action of the two lower rows can be carried out: paid in full, and with a piece to gain. */
function possible(g: G, seat: number, action: BoardAction): boolean {
  switch (action) {
    case 'construct-production-building':
      return canErect(g, seat, PRINTED, A_PRODUCTION)
    case 'construct-passive-building':
      return canErect(g, seat, PRINTED, A_PASSIVE)
    case 'buy-weavings':
      return canBuyWeavings(g, seat)
    case 'build-statue':
      return anyStatueRefusal(g, seat, PRINTED, EITHER_SIZE) === OK
    case 'build-steps':
      return stepsRefusal(g, seat, PRINTED) === OK
    case 'recruit-nomad':
      return nomadCount(g) > 0
    case 'recruit-village-potato-end':
    case 'recruit-village-corn-end':
      return g.s[VILLAGE] !== EMPTY
    default:
      return true // TAW-SOLO-50
  }
}

function carryOut(g: G, seat: number, action: BoardAction): void {
  switch (action) {
    case 'construct-production-building':
      return call(g, erectHers, seat, PRINTED, A_PRODUCTION)
    case 'construct-passive-building':
      return call(g, erectHers, seat, PRINTED, A_PASSIVE)
    case 'buy-weavings':
      return call(g, buyHerWeavings, seat)
    case 'build-statue':
      return call(g, buildHerStatue, seat, PRINTED, EITHER_SIZE)
    case 'build-steps':
      return call(g, buildHerSteps, seat, PRINTED)
    case 'recruit-nomad':
      return call(g, recruit, seat, NOMAD, BY_ACTION)
    case 'recruit-village-potato-end':
      return call(g, recruit, seat, POTATO_END, BY_ACTION)
    case 'recruit-village-corn-end':
      return call(g, recruit, seat, CORN_END, BY_ACTION)
    default:
      return undefined
  }
}

/** TAW-SOLO-50 to -53. */
function act(g: G, seat: number, token: number): void {
  const { s, rules } = g
  const space = spaceUnder(g, token)
  tell(g, 'axomamma-token', 'TAW-SOLO-48', seat, 'token', tokens[token].id, 'space', space.id)
  if (space.gives !== undefined) {
    if (s[TOKEN_AT + token] === rules.herBoard.personality && s[PERSONALITY] >= 0) actOnPersonality(g, seat)
    grant(g, seat, rules.topRow[s[TOKEN_AT + token]]) // the gold before the Personality: the last call runs first
  } else if (possible(g, seat, space.action)) carryOut(g, seat, space.action)
  else {
    const paid = rules.herBoard.row[token] === MIDDLE_ROW
    tell(g, 'axomamma-cannot', paid ? 'TAW-SOLO-51' : 'TAW-SOLO-52', seat, 'action', space.action)
    if (paid) gainGood(g, seat, GOLD, 1, 'TAW-SOLO-51')
  }
}

const A = locals('seat', 'i')

/** TAW-SOLO-48, -54, TAW-EX-10: every token of the value rolled acts, from the top row down; then all of them move. */
export const boardActions = procedure('axomamma-board', A, [
  function nextToken(g, f) {
    const { s } = g
    const { fromTheTop, value } = g.rules.herBoard
    while (s[f + A.i] < tokens.length && value[fromTheTop[s[f + A.i]]] !== s[ROLLED]) s[f + A.i]++
    if (s[f + A.i] >= tokens.length) return
    again(g, f)
    act(g, s[f + A.seat], fromTheTop[s[f + A.i]++])
  },
  function moveTokens(g) {
    const { s } = g
    const { value } = g.rules.herBoard
    for (let token = 0; token < tokens.length; token++) {
      if (value[token] !== s[ROLLED]) continue
      s[TOKEN_AT + token] = (s[TOKEN_AT + token] + value[token]) % rowOf(g, token).length
      tell(g, 'axomamma-token-moves', 'TAW-SOLO-54', AXOMAMMA, 'token', tokens[token].id, 'space', spaceUnder(g, token).id)
    }
  },
])
