import type { GameDefinition } from '@tollan/kernel'
import { compile, GAME, RULES_VERSION } from './compile.ts'
import type { Rules } from './rules.ts'

export const teotihuacan: GameDefinition<Rules> = { id: GAME, version: RULES_VERSION, compile }
export { offered } from './modules/index.ts'
