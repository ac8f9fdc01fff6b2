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

export const tawantinsuyu: GameDefinition<Rules> = {
  id: GAME, version: RULES_VERSION, edition: dataBook.edition, compile, position, summary, tableau: summary, points, pieces, aids, events: catalogue,
}
export { checkSheet, valueSheet } from './data-sheet.ts'
export type { EventDetail, EventType } from './events.ts'
export { offered } from './modules.ts'
export { sources, type TableSource } from './sources.ts'
export { describeChoice } from './text/choice.ts'
export { createWords, type Words } from './text/describe.ts'
export { drawRule } from './text/draw-rules.ts'
export { english, type Translation } from './text/en.ts'
export { describeOutcome } from './text/outcome.ts'
export { describeTable } from './text/table.ts'
