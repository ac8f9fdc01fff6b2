// Teotibot's side of the table as it was before later steps of its turn: one answer may bring several of them at once.
import type { GameEvent } from '@tollan/kernel'
import { teotibot } from '../automa/tables.ts'
import type { ModuleTableau } from './module-tableau.ts'

export type TableauBot = NonNullable<ModuleTableau['bot']>

/** TEO-SOLO-21 taken back: the lowest direction tile goes on top again, turned over. */
function beforeFlip(bot: TableauBot): TableauBot {
  const last = bot.directions[bot.directions.length - 1]
  if (last === undefined) return bot
  return { ...bot, directions: [{ ...last, arrow: last.arrow === 'left' ? 'right' : 'left' }, ...bot.directions.slice(0, -1)] }
}

/** TEO-SOLO-17 to -20 taken back: every tile that moved up goes down again, the used one comes back. */
function beforeSlide(bot: TableauBot): TableauBot {
  const tiles = [...bot.tiles]
  let hole = teotibot.slotByDiceSum[bot.dice[0] + bot.dice[1]] ?? -1
  if (hole < 0) return bot
  const used = hole
  let came = bot.tiles[used] ?? null
  for (const { arrow } of bot.directions.slice(0, 2)) {
    const from = teotibot.refillFrom[arrow][hole]
    if (from === undefined) break
    const under = tiles[from] ?? null
    tiles[from] = came
    came = under
    hole = from
  }
  tiles[used] = bot.aside
  return { ...bot, tiles, aside: came }
}

const taken: Readonly<Record<string, (bot: TableauBot) => TableauBot>> = { 'bot-flip': beforeFlip, 'bot-slide': beforeSlide }

/** `later`: events that the position holds already and nobody has been told, in the order they happened. */
export const botBefore = (bot: TableauBot, later: readonly GameEvent[]): TableauBot => later.reduceRight((then, { type }) => taken[type]?.(then) ?? then, bot)
