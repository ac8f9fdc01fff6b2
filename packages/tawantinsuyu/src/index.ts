import type { GameDefinition } from '@tollan/kernel'
import { compile, GAME, RULES_VERSION } from './compile.ts'
import type { Rules } from './rules.ts'

export const tawantinsuyu = { id: GAME, version: RULES_VERSION, compile }
export type Definition = GameDefinition<Rules>
export { checkSheet, valueSheet } from './data-sheet.ts'
export { offered } from './modules.ts'
