// Teotibot's side of a hand-made position.
import { isRecord, list, Misplaced, number, numberNamed, record, take, text } from '@tollan/kernel'
import type { G } from '../rules.ts'
import { BOT_ASIDE, BOT_AT, BOT_BOX, BOT_SLOTS, botTileNames, DIRECTION, DIRECTION_TILE } from './state.ts'
import { placeBotWorkers, setNumbers } from './setup.ts'

/** { tiles: six names from P1, directions: ["left", "right"] from the uppermost down }; defaults in table order. */
export function layBot(g: G, input: unknown, seat: unknown): void {
  if (!g.rules.parts.zoneModules.includes('solo')) {
    if (input !== undefined) throw new Misplaced('bot is for solo games')
    return
  }
  const { s } = g
  const given = record(input ?? {}, 'bot', ['tiles', 'directions'])
  setNumbers(g)
  if (!isRecord(seat) || seat['workers'] === undefined) placeBotWorkers(g)
  const tiles = list(given['tiles'] ?? botTileNames.slice(0, BOT_SLOTS), 'bot.tiles').map((name) => numberNamed(botTileNames, name, 'bot.tiles'))
  const rest = botTileNames.findIndex((_, tile) => !tiles.includes(tile))
  if (tiles.length !== BOT_SLOTS || new Set(tiles).size !== BOT_SLOTS) throw new Misplaced(`bot.tiles must name ${BOT_SLOTS} different tiles`)
  for (const [i, tile] of tiles.entries()) {
    take(s, BOT_BOX, tile)
    s[BOT_AT + i] = tile
  }
  take(s, BOT_BOX, rest)
  s[BOT_ASIDE] = rest
  const column = g.rules.parts.botDirections
  const directions = list(given['directions'] ?? Array.from({ length: column }, () => 'left'), 'bot.directions')
  number(directions.length, 'number of bot.directions', column, column)
  for (const [i, described] of directions.entries()) {
    const [side, tile = String(i)] = text(described, 'bot.directions').split('@') // "left", or "left@2" for tile number 2
    s[DIRECTION + i] = numberNamed(['left', 'right'], side, 'bot.directions')
    s[DIRECTION_TILE + i] = number(Number(tile), 'bot.directions', 0, column - 1)
  }
}
