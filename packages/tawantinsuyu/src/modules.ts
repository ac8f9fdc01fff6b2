// Player counts, the solo game and the first-game variant: each writes its parts of the ruleset.
import type { GameOptions, Module, ModuleBook, Pen } from '@tollan/kernel'
import { badDifficulty, difficultyFor, difficultySettings } from './automa/difficulty.ts'
import { isAheadSolo, scoreResources } from './automa/scoring.ts'
import { herStartingWeaving, setUpAxomamma } from './automa/setup.ts'
import { axomamma } from './automa/ways.ts'
import { person } from './person.ts'
import type { Parts } from './rules.ts'
import { HUMAN, SOLO } from './state.ts'

function setUpFor(pen: Pen<Parts>, players: 2 | 3 | 4): void {
  pen.set('seats', players)
  pen.set('setupFor', players)
  pen.set('row', pen.parts.tables.setup[players])
  pen.set('neutralWorkers', players === 2)
}

const FIRST_PLAYER = 'first-player'

const several = (players: 2 | 3 | 4): Module<Parts> => ({
  id: `players-${players}`,
  forbids({ settings }) {
    const first = settings[FIRST_PLAYER] ?? 0
    return first >= 0 && first < players ? null : ['TAW-SETUP-20', `${FIRST_PLAYER} is a seat from 0 to ${players - 1}, not ${first}`]
  },
  apply(pen) {
    setUpFor(pen, players)
    pen.set('ways', Array.from({ length: players }, () => person))
    pen.set('choosers', (1 << players) - 1)
    pen.set('firstPlayer', pen.options.settings[FIRST_PLAYER] ?? -1)
  },
})

/** Against Axomamma: the set-up for two with the second seat hers (TAW-SOLO-03, -12). */
const solo: Module<Parts> = {
  id: SOLO,
  forbids: badDifficulty,
  apply(pen) {
    setUpFor(pen, 2)
    pen.set('ways', [person, axomamma])
    pen.set('choosers', 1 << HUMAN) // TAW-SOLO-05
    pen.set('firstPlayer', HUMAN)
    pen.push('setupBeforeWeavings', herStartingWeaving)
    pen.push('setupAfterCards', setUpAxomamma)
    pen.push('finalScores', scoreResources)
    pen.set('isAhead', isAheadSolo)
    pen.set('difficulty', difficultyFor(pen.options))
    pen.push('zoneModules', SOLO)
  },
}

/** TAW-SETUP-06: the printed orientation of Coricancha. */
const firstGame: Module<Parts> = {
  id: 'first-game',
  apply: (pen) => pen.set('turnTile', false),
}

export const offered: readonly string[] = ['first-game']

interface TawModuleBook extends ModuleBook<Parts> {
  /** Names of the settings that mean something with these options. */
  readonly settings: (options: GameOptions) => readonly string[]
}

export const moduleBook: TawModuleBook = {
  modules: [several(2), several(3), several(4), solo, firstGame],
  implied: (options) => [options.players === 1 ? SOLO : `players-${options.players}`],
  settings: (options) => (options.players === 1 ? difficultySettings : [FIRST_PLAYER]),
}
