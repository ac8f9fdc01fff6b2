// Player counts, the solo game and the first-game variant: each writes its parts of the ruleset.
import type { GameOptions, Module, ModuleBook } from '@tollan/kernel'
import { person } from './person.ts'
import type { Parts } from './rules.ts'

const several = (players: 2 | 3 | 4): Module<Parts> => ({
  id: `players-${players}`,
  apply(pen) {
    pen.set('seats', players)
    pen.set('setupFor', players)
    pen.set('row', pen.parts.tables.setup[players])
    pen.set('neutralWorkers', players === 2)
    pen.set('ways', Array.from({ length: players }, () => person))
    pen.set('choosers', (1 << players) - 1)
    pen.set('firstPlayer', pen.options.settings['first-player'] ?? -1)
  },
})

/** TAW-SETUP-06: the printed orientation of Coricancha. */
const firstGame: Module<Parts> = {
  id: 'first-game',
  apply: (pen) => pen.set('turnTile', false),
}

export const offered: readonly string[] = ['first-game']

export const moduleBook: ModuleBook<Parts> = {
  modules: [several(2), several(3), several(4), firstGame],
  implied: (options: GameOptions) => [options.players === 1 ? 'solo' : `players-${options.players}`],
}
