// The game as the house offers it: everything an engine needs, and no words.
import type { GameDefinition } from '@tollan/kernel'
import './automa/position.ts'
import { aids } from './aids.ts'
import { compile, GAME, RULES_VERSION } from './compile.ts'
import { dataBook } from './data-tables.ts'
import { catalogue } from './events.ts'
import { pieces } from './pieces.ts'
import { position } from './position.ts'
import type { Rules } from './rules.ts'
import { points, summary } from './summary.ts'
import { tableau } from './tableau/tableau.ts'

export const tawantinsuyu: GameDefinition<Rules> = {
  id: GAME, version: RULES_VERSION, edition: dataBook.edition, compile, position, summary, tableau, points, pieces, aids, events: catalogue,
}
