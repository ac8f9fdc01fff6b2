// The table as lines of text: what a player at a terminal reads before answering.
import { EMPTY, nextIn } from '@tollan/kernel'
import { boardNames, discoveryNames, goodNames, royalNames, technologyNames, templeNames, workerNames } from '../answers.ts'
import { BOT, BOT_ASIDE, BOT_AT, BOT_SLOTS, botTileNames, DIRECTION } from '../automa/state.ts'
import { decorationTiles, pyramidTiles, templeBonuses } from '../content/index.ts'
import type { G } from '../rules.ts'
import {
  AVENUE, AWAY, BOARD_AT, BOARDS, BONUS_AT, COMMON, COMMONS, DARK, DECO_DISPLAY, DISC_BOARD, DISC_HELD, DISC_USED, DISC_WORDS, DUE,
  ECLIPSES, FIRST_SPACE, GOLD, KINDS, LIGHT, NEUTRAL_AT, NEUTRAL_COLOURS, NEUTRALS, PLACE, PURSE, PYR_DISPLAY, ROUND, ROYAL_AT, SPACE_BOARD,
  SPACES, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, TRACK, VP, WHEEL, WORKER_AT, WORKER_POWER, WORKERS,
} from '../state.ts'
import { placeName } from '../summary.ts'
import { isInPlay } from '../workers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'
import { priceOf } from './prices.ts'
import { pyramidLines } from './pyramid.ts'

const heldTiles = (g: G, set: number): number[] => {
  const found: number[] = []
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) found.push(tile)
  return found
}

const shown = (g: G, at: number, length: number, names: readonly string[]): string[] =>
  Array.from(g.s.subarray(at, at + length)).flatMap((piece) => (piece === EMPTY ? [] : [names[piece] ?? '']))

/** A worker with its place and power: "Forest, power 2". */
function whereabouts(catalogue: Catalogue, words: Words, g: G, worker: number): string {
  const { table } = catalogue
  const at = g.s[WORKER_AT + worker]
  const place = at === WHEEL ? table.wheel : isInPlay(g, worker) ? words.names.name(placeName(at)) : table.hand
  return worker < COMMON ? `${place}, ${table.power(g.s[WORKER_POWER + worker])}` : place
}

function seatLines(catalogue: Catalogue, words: Words, g: G, seat: number): string[] {
  const { s } = g
  const { table } = catalogue
  const { name } = words.names
  const amounts = goodNames.map((good, kind): [string, number] => [good, s[PURSE + seat * KINDS + kind]])
  const shownGoods = amounts.filter(([, n], kind) => n > 0 || kind <= GOLD)
  const goods = [...shownGoods, ['vp', s[VP + seat]] as const].map(([good, n]) => `${name(good)} ${n}`) // a label, not a phrase: nothing to inflect
  const temple = TEMPLE + seat * TEMPLES
  const tiles = (set: number): string =>
    heldTiles(g, set + seat * DISC_WORDS).map((tile) => name(discoveryNames[tile])).join('; ') || table.none
  const owned = technologyNames.filter((_, technology) => (s[TECHS + seat] & (1 << technology)) !== 0)
  const technologies = owned.map(name).join(', ') || table.none
  const workers = Array.from({ length: WORKERS }, (_, i) => seat * WORKERS + i).filter((w) => s[WORKER_AT + w] !== AWAY)
  const used = heldTiles(g, DISC_USED + seat * DISC_WORDS).length === 0 ? '' : `  ${table.used}: ${tiles(DISC_USED)}`
  return [
    `${words.names.seat(seat)}${s[PLACE + seat] === 0 ? '' : `, ${table.place(s[PLACE + seat])}`}`,
    `  ${goods.join('  ')}`,
    `  ${table.tracks(s[temple], s[temple + 1], s[temple + 2], s[AVENUE + seat], s[TRACK + seat])}`,
    `  ${table.technologies}: ${technologies}`,
    `  ${table.tiles}: ${tiles(DISC_HELD)}${used}`,
    `  ${table.workers}: ${workers.map((w) => `${(w % WORKERS) + 1} ${whereabouts(catalogue, words, g, w)}`).join('; ') || table.none}`,
  ]
}

function botLines(catalogue: Catalogue, words: Words, g: G): string[] {
  const { table } = catalogue
  const tiles = shown(g, BOT_AT, BOT_SLOTS, botTileNames).map(words.names.name)
  if (tiles.length < BOT_SLOTS) return []
  const aside = words.names.name(botTileNames[g.s[BOT_ASIDE]] ?? '')
  const arrows = Array.from({ length: g.rules.parts.botDirections }, (_, i) => table.arrows[g.s[DIRECTION + i]])
  return [`  ${table.botTiles(tiles, aside)}; ${table.botDirections(arrows)}`]
}

/** Who stands on a board: "Player 1: 2 4; neutral 1". */
function onBoard(catalogue: Catalogue, words: Words, g: G, board: number): string {
  const { s } = g
  const parts: string[] = []
  for (let seat = 0; seat < g.rules.seats; seat++) {
    const powers: string[] = []
    for (let w = seat * WORKERS; w < (seat + 1) * WORKERS; w++) {
      const at = s[WORKER_AT + w]
      if (at === board) powers.push(String(s[WORKER_POWER + w]))
      else if (at >= FIRST_SPACE && at < FIRST_SPACE + SPACES && SPACE_BOARD[at - FIRST_SPACE] === board)
        powers.push(`${s[WORKER_POWER + w]} (${catalogue.table.worshipping})`)
    }
    if (powers.length > 0) parts.push(`${words.names.seat(seat)}: ${powers.join(' ')}`)
  }
  for (let w = COMMON; w < COMMON + COMMONS; w++) if (s[WORKER_AT + w] === board) parts.push(words.names.name(workerNames[w]))
  let neutral = 0
  for (let i = 0; i < NEUTRAL_COLOURS * NEUTRALS; i++) if (s[NEUTRAL_AT + i] === board) neutral++
  if (neutral > 0) parts.push(`${catalogue.table.neutral} ${neutral}`)
  return parts.join('; ')
}

function ringLines(catalogue: Catalogue, words: Words, g: G): string[] {
  const lines = [catalogue.table.ring]
  const width = Math.max(...boardNames.map((id) => words.names.name(id).length)) + 1
  for (let slot = 1; slot <= BOARDS; slot++) {
    const board = g.s[BOARD_AT + slot]
    if (board === 0) continue
    const tile = g.s[DISC_BOARD + board]
    const discovery = tile === EMPTY ? '' : `  [${catalogue.table.discovery}: ${words.names.name(discoveryNames[tile])}]`
    lines.push(`  ${slot} ${words.names.name(boardNames[board]).padEnd(width)} ${onBoard(catalogue, words, g, board)}${discovery}`.trimEnd())
  }
  return lines
}

function displayLines(catalogue: Catalogue, words: Words, g: G): string[] {
  const { display } = catalogue.table
  const { name, effect } = words.names
  const told = (id: string): string => (effect(id) === '' ? name(id) : `${name(id)}: ${effect(id)}`)
  const bonusIds = shown(g, BONUS_AT, TEMPLES, templeBonuses.map((tile) => tile.id))
  const bonuses = bonusIds.map((id, temple) => `${name(templeNames[temple])}: ${name(id)}`).join('; ')
  const rows: [string, string[]][] = [
    [display.technologies, shown(g, TECH_DISPLAY, 6, technologyNames).map(told)],
    [display.royals, shown(g, ROYAL_AT, 3, royalNames).map(told)],
    [display.pyramid, shown(g, PYR_DISPLAY, 3, pyramidTiles.map((tile) => tile.id)).map(name)],
    [display.decorations, shown(g, DECO_DISPLAY, 4, decorationTiles.map((tile) => tile.id)).map(name)],
  ]
  return [...rows.flatMap(([label, items]) => (items.length === 0 ? [] : [label, ...items.map((item) => `  ${item}`)])), `${display.bonuses}: ${bonuses || catalogue.table.none}`]
}

/** The whole table; `full` adds the displays in the middle. */
export function describeTable(catalogue: Catalogue, words: Words, g: G, full: boolean): string[] {
  const { s } = g
  const pending = s[DUE] === 0 ? '' : ` (${words.names.plays('dark-eclipse') ? catalogue.table.eclipseSoon : catalogue.table.eclipsePending(s[DUE])})`
  const players = Array.from({ length: g.rules.seats }, (_, seat) => [
    ...seatLines(catalogue, words, g, seat),
    ...(g.rules.options.players === 1 && seat === BOT ? botLines(catalogue, words, g) : []),
  ]).flat()
  return [
    `${catalogue.table.round(s[ROUND], s[LIGHT], s[DARK], s[ECLIPSES])}${pending}`,
    ...players,
    ...ringLines(catalogue, words, g),
    ...(full ? [...displayLines(catalogue, words, g), ...pyramidLines(catalogue, g)] : []),
  ]
}

/** An answer with what the table adds to it: where the worker it names stands, what it costs. */
export function describeChoice(catalogue: Catalogue, words: Words, g: G, key: string): string {
  const worker = workerNames.indexOf(key.slice(key.indexOf(':') + 1))
  const price = catalogue.phrases.amounts(priceOf(g, key))
  const more = [...(worker < 0 ? [] : [whereabouts(catalogue, words, g, worker)]), ...(price === '' ? [] : [catalogue.table.costs(price)])]
  return more.length === 0 ? words.answer(key) : `${words.answer(key)} (${more.join('; ')})`
}
