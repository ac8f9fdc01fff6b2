import type { GameDefinition } from '@tollan/kernel'
import './automa/position.ts'
import { compile, GAME, RULES_VERSION } from './compile.ts'
import { pieces } from './pieces.ts'
import { position } from './position.ts'
import type { Rules } from './rules.ts'
import { points, summary } from './summary.ts'

export const tawantinsuyu: GameDefinition<Rules> = { id: GAME, version: RULES_VERSION, compile, position, summary, points, pieces }
export { offered } from './modules.ts'
