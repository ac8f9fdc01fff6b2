// Solo against Teotibot: the second seat is an automa (section 19 of the rules).
import { call, EMPTY, type GameOptions, type Module } from '@tollan/kernel'
import { fivePoints, leastResource, nothing, printedReward } from '../../automa/choices.ts'
import { botFinalScoring, botSetUp, unpackBot } from '../../automa/setup.ts'
import { BOT, HUMAN } from '../../automa/state.ts'
import { botTurn } from '../../automa/turn.ts'
import { bumpedBotWorker } from '../../automa/worship-spaces.ts'
import { setUp } from '../../flow/setup.ts'
import { person } from '../../person.ts'
import type { G, Parts, Ways } from '../../rules.ts'
import { FIRST } from '../../state.ts'
import { twoPlayers } from '../players/index.ts'
import { difficulty } from './difficulty.ts'

const teotibot: Ways = {
  turn: botTurn,
  gainAny: leastResource,
  mainStep: printedReward,
  greySpace: nothing,
  ascensionReward: fivePoints,
  salary: nothing,
  finalScoring: botFinalScoring,
  bumped: bumpedBotWorker,
  automa: true,
}

/** Settings of modules count only when the module is played. */
export const soloSettings = (options: GameOptions): readonly string[] =>
  Object.entries(difficulty).flatMap(([name, { module }]) => (module === undefined || options.modules.includes(module) ? [name] : []))

function badSetting(options: GameOptions): readonly [string, string] | null {
  for (const [name, { deltas, rule }] of Object.entries(difficulty)) {
    const value = options.settings[name] ?? 0
    if (!deltas.includes(value)) return [rule, `${name} may change by ${deltas.join(', ')}, not by ${value}`]
  }
  return null
}

/** TEO-SOLO-10: remaining tiles slide to the front. */
function slideTogether(g: G, at: number, length: number): void {
  let free = 0
  for (let i = 0; i < length; i++) {
    const tile = g.s[at + i]
    if (tile === EMPTY) continue
    g.s[at + i] = EMPTY
    g.s[at + free++] = tile
  }
}

/** TEO-SOLO-73: a tie is a loss. */
const botFirst = (_g: G, seat: number): number => (seat === BOT ? 1 : 0)

export const solo: Module<Parts> = {
  id: 'solo',
  forbids: badSetting,
  apply(pen) {
    twoPlayers.apply(pen) // TEO-SOLO-01
    pen.push('zoneModules', 'solo')
    pen.set('seatCocoa', pen.parts.seatCocoa.map((n, place) => (place === BOT ? 0 : n))) // TEO-SOLO-02, -03
    pen.set('ways', [person, teotibot])
    pen.set('choosers', () => 1 << HUMAN)
    pen.set('tieBreaks', [botFirst])
    pen.set('tidyDisplay', slideTogether)
    pen.push('unpackers', unpackBot)
    pen.replace(setUp, 'firstPlayer', function youAreFirst(g) {
      g.s[FIRST] = HUMAN // TEO-SOLO-02
    })
    pen.after(setUp, 'seatGoods', function botJoins(g) {
      call(g, botSetUp)
    })
  },
}
