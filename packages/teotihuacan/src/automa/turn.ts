// Teotibot's turn: roll, act, slide, flip, exchange cocoa (TEO-SOLO-15); the calendar step follows as for any Last Player.
import { again, argumentOf, call, locals, offer } from '@tollan/kernel'
import { goodNames } from '../answers.ts'
import { rowsOf } from '../data-tables.ts'
import { tell } from '../events.ts'
import { cocoaOf, purseOf, score } from '../goods.ts'
import { chance, procedure } from '../procedures.ts'
import { COCOA } from '../state.ts'
import { BOT, BOT_ASIDE, BOT_AT, botTileNames, DICE, DIRECTION, DIRECTION_TILE, EXCHANGE_VP, LEFT, ROLL } from './state.ts'
import { teotibot, teotibotTable } from './tables.ts'

const T = locals('seat', 'rolled', 'slot')

/** By the slot of the used tile: two tiles move up, one, or none. */
const slideRules = ['TEO-SOLO-17', 'TEO-SOLO-18', 'TEO-SOLO-18', 'TEO-SOLO-19', 'TEO-SOLO-19', 'TEO-SOLO-19'] as const

export const botTurn = procedure('bot-turn', T, [
  chance(
    'roll',
    (g) => {
      for (let die = 1; die <= 6; die++) offer(g, ROLL | die)
    },
    (g, f, answer) => {
      g.s[DICE + g.s[f + T.rolled]++] = argumentOf(answer)
      if (g.s[f + T.rolled] < 2) again(g, f)
    },
  ),
  function act(g, f) {
    const { s } = g
    const sum = s[DICE] + s[DICE + 1]
    s[f + T.slot] = teotibot.slotByDiceSum[sum] // TEO-SOLO-16
    const tile = s[BOT_AT + s[f + T.slot]]
    tell(g, 'bot-roll', 'TEO-SOLO-16', BOT, 'first', s[DICE], 'second', s[DICE + 1])
    tell(g, 'bot-tile', 'TEO-SOLO-16', BOT, 'sum', sum, 'tile', botTileNames[tile])
    call(g, g.rules.parts.botTiles[tile])
  },
  function slide(g, f) {
    const { s } = g
    const used = s[BOT_AT + s[f + T.slot]]
    let hole = s[f + T.slot]
    for (let i = 0; hole < 3 && i < 2; i++) {
      const from = teotibot.refillFrom[s[DIRECTION + i] === LEFT ? 'left' : 'right'][hole] // TEO-SOLO-17, -18
      s[BOT_AT + hole] = s[BOT_AT + from]
      hole = from
    }
    const entering = s[BOT_ASIDE]
    s[BOT_AT + hole] = entering // TEO-SOLO-20
    s[BOT_ASIDE] = used
    tell(g, 'bot-slide', slideRules[s[f + T.slot]], BOT, 'tile', botTileNames[used], 'entering', botTileNames[entering])
  },
  function flip(g) {
    const { s } = g
    const last = g.rules.parts.botDirections - 1
    const side = s[DIRECTION]
    const tile = s[DIRECTION_TILE]
    for (let i = 0; i < last; i++) {
      s[DIRECTION + i] = s[DIRECTION + i + 1]
      s[DIRECTION_TILE + i] = s[DIRECTION_TILE + i + 1]
    }
    s[DIRECTION + last] = 1 - side // TEO-SOLO-21
    s[DIRECTION_TILE + last] = tile
    tell(g, 'bot-flip', 'TEO-SOLO-21', BOT, 'arrow', side === LEFT ? 'right' : 'left')
  },
  function exchangeCocoa(g) {
    const { pay } = rowsOf(g.rules.parts, teotibotTable).cocoaExchange
    if (cocoaOf(g, BOT) < pay) return // TEO-SOLO-22
    g.s[purseOf(BOT) + COCOA] -= pay
    tell(g, 'bot-exchange', 'TEO-SOLO-22', BOT)
    tell(g, 'pay', 'TEO-SOLO-22', BOT, 'what', goodNames[COCOA], 'n', pay)
    score(g, BOT, g.s[EXCHANGE_VP], 'TEO-SOLO-22')
  },
])

