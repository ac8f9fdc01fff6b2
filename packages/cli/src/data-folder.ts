import { join } from 'node:path'
import { root } from './root.ts'

/** Where tables are kept: as asked for, as the environment says, or beside the project. */
export const dataFolder = (asked: string | undefined): string => asked ?? process.env['TOLLAN_DATA'] ?? join(root, 'data')
