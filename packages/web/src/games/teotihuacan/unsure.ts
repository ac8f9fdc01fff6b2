// Boards whose print is reconstructed, as the workshop of printed values knows them.
import type { GameOptions } from '@tollan/kernel'

const OBSIDIAN_BOARDS = ['forest', 'stone-quarry', 'gold-deposits']

export function unsure(thing: string, { modules }: GameOptions): string | null {
  if (modules.includes('m6') && OBSIDIAN_BOARDS.includes(thing)) return `m6-boards/${thing}`
  return modules.includes('m9') && thing === 'nobles' ? 'm9-conquest/conquest' : null
}
