// Axomamma's board: three closed rows of action spaces and the tokens that run on them (TAW-SOLO-48 to -54).
import { again, call, EMPTY, locals, OK } from '@tollan/kernel'
import { anyStatueRefusal } from '../actions/statues.ts'
import { stepsRefusal } from '../actions/steps.ts'
import { personalityNames } from '../answers.ts'
import { type BoardAction, boardRows, personalitySpace, tokens } from '../content/index.ts'
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

/** The row each token runs on. */
export const rowOf: readonly number[] = tokens.map((token) => boardRows.findIndex((row) => row.some((space) => space.id === token.start)))
const startOf = tokens.map((token, i) => boardRows[rowOf[i]].findIndex((space) => space.id === token.start))
/** Tokens from the top row to the bottom row. */
const fromTheTop: readonly number[] = tokens.map((_, i) => i).sort((a, b) => rowOf[a] - rowOf[b])

export const spaceUnder = (g: P, token: number): (typeof boardRows)[number][number] => boardRows[rowOf[token]][g.s[TOKEN_AT + token]]

/** TAW-SOLO-08. */
export function placeTokens(g: G): void {
  for (let token = 0; token < tokens.length; token++) g.s[TOKEN_AT + token] = startOf[token]
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
    if (space.id === personalitySpace && s[PERSONALITY] >= 0) actOnPersonality(g, seat)
    grant(g, seat, rules.topRow[s[TOKEN_AT + token]]) // the gold before the Personality: the last call runs first
  } else if (possible(g, seat, space.action)) carryOut(g, seat, space.action)
  else {
    const paid = rowOf[token] === MIDDLE_ROW
    tell(g, 'axomamma-cannot', paid ? 'TAW-SOLO-51' : 'TAW-SOLO-52', seat, 'action', space.action)
    if (paid) gainGood(g, seat, GOLD, 1, 'TAW-SOLO-51')
  }
}

const A = locals('seat', 'i')

/** TAW-SOLO-48, -54, TAW-EX-10: every token of the value rolled acts, from the top row down; then all of them move. */
export const boardActions = procedure('axomamma-board', A, [
  function nextToken(g, f) {
    const { s } = g
    while (s[f + A.i] < tokens.length && tokens[fromTheTop[s[f + A.i]]].value !== s[ROLLED]) s[f + A.i]++
    if (s[f + A.i] >= tokens.length) return
    again(g, f)
    act(g, s[f + A.seat], fromTheTop[s[f + A.i]++])
  },
  function moveTokens(g) {
    const { s } = g
    for (let token = 0; token < tokens.length; token++) {
      if (tokens[token].value !== s[ROLLED]) continue
      s[TOKEN_AT + token] = (s[TOKEN_AT + token] + tokens[token].value) % boardRows[rowOf[token]].length
      tell(g, 'axomamma-token-moves', 'TAW-SOLO-54', AXOMAMMA, 'token', tokens[token].id, 'space', spaceUnder(g, token).id)
    }
  },
])
