import type { ThinkableTable } from '../../engine/thinking/protocol.ts'
import type { Sat } from '../open-game.svelte.ts'

/** What the thread that thinks is told of a table. */
export const thinkable = ({ look, version, options }: Pick<Sat['table'], 'look' | 'options' | 'version'>): ThinkableTable => ({ game: look.id, version, options })
