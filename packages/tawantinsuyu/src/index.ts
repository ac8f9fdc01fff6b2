import type { GameDefinition } from '@tollan/kernel'
import { compile, GAME, RULES_VERSION } from './compile.ts'
import type { Rules } from './rules.ts'

export const tawantinsuyu = { id: GAME, version: RULES_VERSION, compile }
export type Definition = GameDefinition<Rules>
export { offered } from './modules.ts'
export { sources, type TableSource } from './sources.ts'
export { describeChoice } from './text/choice.ts'
export { createWords, type Words } from './text/describe.ts'
export { drawRule } from './text/draw-rules.ts'
export { english, type Translation } from './text/en.ts'
export { describeOutcome } from './text/outcome.ts'
export { describeTable } from './text/table.ts'
