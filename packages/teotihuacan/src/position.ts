// Hand-made positions in the words of the game. docs/scenario.md describes the notation.
import {
  attach, EMPTY, emptyState, entries, fail, type GameEvent, has, list, Misplaced, number, numberNamed, put, record, type Result, run, type State, take, text,
  TURN, writeStack,
} from '@tollan/kernel'
import { stackOf } from './actions/discoveries.ts'
import { rowStart } from './actions/nobles.ts'
import { boardNames, discoveryNames, goodNames, royalNames, spaceNames, technologyNames, templeNames } from './answers.ts'
import { layBot } from './automa/position.ts'
import { avenueTrack, decorationSpaces, decorationTiles, firstGame, pyramidSlots, pyramidTiles, templeBonuses, temples } from './content/index.ts'
import { resetTurn } from './flow/turn.ts'
import { lastSeat } from './flow/rounds.ts'
import { layBoard, unpack } from './flow/setup.ts'
import { coverByDecoration, coverByPyramid } from './icons.ts'
import type { G, Rules } from './rules.ts'
import {
  AVENUE, BONUS_AT, BONUS_BOX, BUILT, COMPLETE, DARK, DECO_AT, DECO_DISPLAY, DECO_STACK, DISC_AVENUE, DISC_BOARD, DISC_GONE, DISC_HELD, DISC_STACK,
  DISC_TEMPLE, DISC_USED, DISC_WORDS, DUE, ECLIPSES, FIRST, FIRST_SPACE, KINDS, LIGHT, NEUTRAL_AT, NEUTRALS, NOBLE, PURSE, PYR_DISPLAY, PYR_STACK,
  PYR_TILE, PYR_TURN, ROUND, ROYAL_AT, ROYAL_BOX, TECH_BOX, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, TRACK, VP, WHEEL, WORKER_AT, WORKER_POWER, WORKERS,
} from './state.ts'

const FIELDS = [
  'at', 'turn', 'first', 'round', 'ring', 'calendar', 'seats', 'neutrals', 'technologies', 'royals', 'bonuses', 'pyramid', 'pyramidDisplay',
  'decorations', 'decorationDisplay', 'nobles', 'discoveries', 'discoveryStack', 'bot',
]
const SEAT_FIELDS = [...goodNames, 'vp', 'temples', 'avenue', 'pyramidTrack', 'technologies', 'tiles', 'used', 'workers']

/** Builds the position and runs it to the first question. */
export function position(rules: Rules, input: unknown, events: GameEvent[] = []): Result<{ state: State }> {
  const g: G = attach(rules, emptyState(rules.space))
  try {
    layOut(g, record(input, 'position', [...FIELDS, ...rules.parts.positionFields.map(({ field }) => field)]))
  } catch (error) {
    if (error instanceof Misplaced) return fail('malformed', error.message)
    throw error
  }
  g.events = events
  run(g)
  return { ok: true, state: g.s }
}

function layOut(g: G, input: Readonly<Record<string, unknown>>): void {
  const { s } = g
  unpack(g)
  s[FIRST] = number(input['first'] ?? 0, 'first', 0, g.rules.seats - 1)
  s[ROUND] = number(input['round'] ?? 1, 'round', 1, 99)
  layTable(g, input)
  layPyramid(g, input)
  layCalendar(g, input['calendar'], input['at'] === 'eclipse')
  const seats = list(input['seats'] ?? [], 'seats')
  if (seats.length > g.rules.seats) throw new Misplaced(`there are ${g.rules.seats} seats, not ${seats.length}`)
  for (let seat = 0; seat < g.rules.seats; seat++) laySeat(g, seat, record(seats[seat] ?? {}, `seats[${seat}]`, SEAT_FIELDS))
  layDiscoveries(g, input)
  layBot(g, input['bot'], seats[1])
  for (const { field, always, lay } of g.rules.parts.positionFields) if (always === true || input[field] !== undefined) lay(g, input[field])
  start(g, input)
}

function placeTile(g: G, box: number, slot: number, tile: number, name: string): void {
  if ((g.s[box + (tile >> 5)] & (1 << (tile & 31))) === 0) throw new Misplaced(`${name} is used twice`)
  take(g.s, box, tile)
  g.s[slot] = tile
}

function layTable(g: G, input: Readonly<Record<string, unknown>>): void {
  const ring = list(input['ring'] ?? firstGame.boardsBySlot.map((board) => boardNames[board]), 'ring').map((name) => numberNamed(boardNames, name, 'ring'))
  if (ring.length !== 8 || new Set(ring).size !== 8 || ring[0] !== 1 || ring[4] !== 8)
    throw new Misplaced('ring must name the 8 boards clockwise, palace first and construction fifth')
  for (const [i, board] of ring.entries()) layBoard(g, i + 1, board)
  const lay = (field: string, names: readonly string[], box: number, at: number, given: unknown, length: number): void => {
    const tiles = list(given, field)
    if (tiles.length !== length) throw new Misplaced(`${field} must name ${length} tiles`)
    for (const [i, name] of tiles.entries()) placeTile(g, box, at + i, numberNamed(names, name, field), String(name))
  }
  const { parts } = g.rules // rows of absent modules come last
  lay('technologies', technologyNames.slice(0, parts.technologies.length), TECH_BOX, TECH_DISPLAY, input['technologies'] ?? usualTechnologies(input['seats']), 6)
  lay('royals', royalNames.slice(0, parts.royals.length), ROYAL_BOX, ROYAL_AT, input['royals'] ?? firstGame.royals, 3)
  const bonuses = record(input['bonuses'] ?? firstGame.bonuses, 'bonuses', templeNames)
  lay('bonuses', templeBonuses.map((tile) => tile.id), BONUS_BOX, BONUS_AT, templeNames.map((name) => bonuses[name]), TEMPLES)
  for (const [colour, boards] of list(input['neutrals'] ?? [], 'neutrals').entries())
    for (const [i, name] of list(boards, 'neutrals').entries()) {
      if (colour >= 3 || i >= NEUTRALS) throw new Misplaced('neutrals are up to three lists of up to three boards')
      g.s[NEUTRAL_AT + colour * NEUTRALS + i] = numberNamed(boardNames, name, 'neutrals')
    }
  const rows = record(input['nobles'] ?? {}, 'nobles', ['top', 'centre', 'bottom', 'spaces'])
  for (const [row, name] of ['top', 'centre', 'bottom'].entries())
    for (let i = 0; i < number(rows[name] ?? 0, `nobles.${name}`, 0, rowStart[row + 1] - rowStart[row]); i++) g.s[NOBLE + rowStart[row] + i] = 1
  for (const space of list(rows['spaces'] ?? [], 'nobles.spaces')) g.s[NOBLE + number(space, 'nobles.spaces', 0, 11)] = 1
  for (let space = 0; space < 12; space++) g.s[BUILT] += g.s[NOBLE + space]
}

/** Those of the first game; others that a seat owns take the place of the last ones nobody owns. */
function usualTechnologies(seats: unknown): readonly unknown[] {
  const owned = list(seats ?? [], 'seats').flatMap((seat, i) => list(record(seat, `seats[${i}]`, SEAT_FIELDS)['technologies'] ?? [], 'technologies'))
  const shown: unknown[] = [...firstGame.technologies]
  for (const name of owned) {
    if (shown.includes(name)) continue
    const place = shown.findLastIndex((other) => !owned.includes(other))
    if (place < 0) throw new Misplaced(`6 technologies are on display, and ${String(name)} would be one more`)
    shown[place] = name
  }
  return shown
}

function layPyramid(g: G, input: Readonly<Record<string, unknown>>): void {
  const { s } = g
  const slotIds = pyramidSlots.map((slot) => slot.id)
  const tileIds = pyramidTiles.map((tile) => tile.id)
  const placed: [number, number, number][] = entries(input['pyramid'] ?? {}, 'pyramid').map(([slot, value]) => {
    const [tile = '', turn = '0'] = text(value, 'pyramid').split('@')
    const quarter = ['0', '90', '180', '270'].indexOf(turn)
    if (quarter < 0) throw new Misplaced(`${slot}: a tile is turned by 0, 90, 180 or 270, not by ${turn}`)
    return [numberNamed(slotIds, slot, 'pyramid'), numberNamed(tileIds, tile, 'pyramid'), quarter]
  })
  const spaceIds = decorationSpaces.map((place) => place.id)
  const decoIds = decorationTiles.map((tile) => tile.id)
  const decorations: [number, number][] = entries(input['decorations'] ?? {}, 'decorations').map(([place, tile]) => [
    numberNamed(spaceIds, place, 'decorations'), numberNamed(decoIds, tile, 'decorations'),
  ])
  for (let level = 1; level <= 4; level++) {
    for (const [slot, tile, turn] of placed) {
      if (pyramidSlots[slot].level !== level) continue
      placeTile(g, PYR_STACK, PYR_TILE + slot, tile, tileIds[tile])
      s[PYR_TURN + slot] = turn
      coverByPyramid(g, tile, slot, turn)
      if (level === 4) s[COMPLETE] = 1
    }
    for (const [space, tile] of decorations) {
      if (decorationSpaces[space].level !== (level % 4) + 1) continue // space k lies on k - 1 layers
      placeTile(g, DECO_STACK, DECO_AT + space, tile, decoIds[tile])
      coverByDecoration(g, tile, space)
    }
  }
  layDisplay(g, input['pyramidDisplay'], 'pyramidDisplay', tileIds, PYR_STACK, PYR_DISPLAY, 3)
  layDisplay(g, input['decorationDisplay'], 'decorationDisplay', decoIds, DECO_STACK, DECO_DISPLAY, 4)
}

/** The tiles named, or the first ones left in the stack. */
function layDisplay(g: G, given: unknown, field: string, names: readonly string[], stack: number, at: number, length: number): void {
  const tiles =
    given === undefined
      ? names.map((_, tile) => tile).filter((tile) => (g.s[stack] & (1 << tile)) !== 0)
      : list(given, field).map((name) => numberNamed(names, name, field))
  if (given !== undefined && tiles.length > length) throw new Misplaced(`${field} has room for ${length} tiles`)
  for (const [i, tile] of tiles.slice(0, length).entries()) placeTile(g, stack, at + i, tile, names[tile])
}

/** An eclipse is scored when the light disc has reached the dark one (TEO-CAL-03). */
function layCalendar(g: G, input: unknown, eclipse: boolean): void {
  const { s } = g
  const given = record(input ?? {}, 'calendar', ['light', 'dark', 'eclipses', 'due'])
  s[ECLIPSES] = number(given['eclipses'] ?? 0, 'calendar.eclipses', 0, 2)
  s[DARK] = number(given['dark'] ?? g.rules.parts.darkDisc[s[ECLIPSES]], 'calendar.dark', 1, 12)
  s[LIGHT] = number(given['light'] ?? (eclipse ? s[DARK] : 0), 'calendar.light', 0, s[DARK])
  if (eclipse && s[LIGHT] < s[DARK]) throw new Misplaced(`an eclipse comes when the light disc reaches the dark one on ${s[DARK]}, not on ${s[LIGHT]} (TEO-CAL-03)`)
  s[DUE] = number(given['due'] ?? (eclipse ? s[ROUND] : 0), 'calendar.due', 0, 99)
}

function laySeat(g: G, seat: number, input: Readonly<Record<string, unknown>>): void {
  const { s } = g
  const amount = (field: string, most: number): number => number(input[field] ?? 0, field, 0, most)
  for (const [kind, name] of goodNames.entries()) s[PURSE + seat * KINDS + kind] = amount(name, 999)
  s[VP + seat] = amount('vp', 9999)
  s[AVENUE + seat] = amount('avenue', avenueTrack.last)
  s[TRACK + seat] = amount('pyramidTrack', g.rules.pyramidTrackEnd)
  for (const [name, step] of entries(input['temples'] ?? {}, 'temples')) s[TEMPLE + seat * TEMPLES + numberNamed(templeNames, name, 'temples')] = number(step, name, 0, 11)
  for (const name of list(input['technologies'] ?? [], 'technologies')) s[TECHS + seat] |= 1 << numberNamed(technologyNames, name, 'technologies')
  const held = (field: string, set: number): void => {
    for (const name of list(input[field] ?? [], field)) moveDiscovery(g, name, (tile) => put(s, set + seat * DISC_WORDS, tile))
  }
  held('tiles', DISC_HELD)
  held('used', DISC_USED)
  const workers = list(input['workers'] ?? [], 'workers')
  if (workers.length > WORKERS) throw new Misplaced(`a seat has ${WORKERS} workers, not ${workers.length}`)
  for (let i = 0; i < WORKERS; i++) layWorker(g, seat * WORKERS + i, text(workers[i] ?? usualPlace(g, i), 'workers'))
}

/** The fourth worker waits on the wheel; where fewer start, the rest are away. */
const usualPlace = (g: G, i: number): string => (i === WORKERS - 1 ? 'wheel' : i < g.rules.parts.startingWorkers ? 'palace 1' : 'away')

/** "forest 3", "palace-left 2", "wheel", "away" where a worker may be. */
function layWorker(g: G, worker: number, described: string): void {
  const { s } = g
  if (described === 'away' && g.rules.parts.workersMayBeAway) return
  const [where = '', power = '1'] = described.split(' ')
  if (where === 'wheel') {
    s[WORKER_AT + worker] = WHEEL
    s[WORKER_POWER + worker] = 3
    return
  }
  const space = spaceNames.indexOf(where)
  s[WORKER_AT + worker] = space >= 0 ? FIRST_SPACE + space : numberNamed(boardNames, where, 'workers')
  s[WORKER_POWER + worker] = number(Number(power), `power of ${described}`, 1, 5)
}

/** Takes a (great) discovery tile from its stack. */
export function moveDiscovery(g: G, name: unknown, lay: (tile: number) => void): void {
  const tile = numberNamed(discoveryNames, name, 'discovery tiles')
  const stack = stackOf(g, tile)
  if (!has(g.s, stack, tile)) throw new Misplaced(`${String(name)} is used twice`)
  take(g.s, stack, tile)
  lay(tile)
}

/** Places: a board ("forest"), "avenue-3", a main temple step ("blue-4"), or "gone". */
function layDiscoveries(g: G, input: Readonly<Record<string, unknown>>): void {
  const { s } = g
  const greys = Object.keys(avenueTrack.discoveries).map((space) => `avenue-${space}`)
  const mains = temples.flatMap((temple) => temple.steps.filter((step) => step.kind === 'main').map((step) => `${temple.id}-${step.step}`))
  for (const [place, given] of entries(input['discoveries'] ?? {}, 'discoveries')) {
    const tiles = Array.isArray(given) ? given : [given]
    const grey = greys.indexOf(place)
    const main = mains.indexOf(place)
    const set = place === 'gone' ? DISC_GONE : grey >= 0 ? DISC_AVENUE + grey * DISC_WORDS : main >= 0 ? DISC_TEMPLE + main * DISC_WORDS : -1
    const board = boardNames.indexOf(place)
    if (set < 0 && (board < 1 || !g.rules.hasDiscovery[board])) throw new Misplaced(`discoveries lie on a worship board, ${greys.join(', ')}, ${mains.join(', ')} or gone, not on ${place}`)
    for (const name of tiles)
      moveDiscovery(g, name, (tile) => {
        if (set >= 0) put(s, set, tile)
        else if (s[DISC_BOARD + board] !== EMPTY) throw new Misplaced(`${place} has room for one discovery tile`)
        else s[DISC_BOARD + board] = tile
      })
  }
  if (input['discoveryStack'] === undefined) return
  const stack = new Set(list(input['discoveryStack'], 'discoveryStack').map((name) => numberNamed(discoveryNames, name, 'discoveryStack')))
  for (let tile = 0; tile < discoveryNames.length; tile++)
    if ((s[DISC_STACK + (tile >> 5)] & (1 << (tile & 31))) !== 0 && !stack.has(tile)) {
      take(s, DISC_STACK, tile)
      put(s, DISC_GONE, tile)
    }
}

/** The control stack for the moment the position describes. */
function start(g: G, input: Readonly<Record<string, unknown>>): void {
  const { s } = g
  const at = text(input['at'] ?? 'turn', 'at')
  const seat = number(input['turn'] ?? (at === 'eclipse' ? lastSeat(g) : s[FIRST]), 'turn', 0, g.rules.seats - 1)
  if (at === 'eclipse' && !g.rules.parts.eclipseDue(g, seat)) throw new Misplaced(`no eclipse is scored after the turn of seat ${seat} in round ${s[ROUND]}`)
  const rounds = { turn: 'takeTurn', 'end-of-turn': 'endOfTurn', eclipse: 'nextTurn' }[at]
  if (rounds === undefined) throw new Misplaced(`at must be turn, end-of-turn or eclipse, not ${at}`)
  resetTurn(g)
  s[TURN] = 1
  const frames = [
    { procedure: 'game', step: 'rank' },
    { procedure: 'rounds', step: rounds, locals: [seat] },
    ...(at === 'eclipse' ? [{ procedure: 'eclipse', step: 'count' }] : []),
  ]
  const wrong = writeStack(g.rules, s, frames)
  if (wrong !== null) throw new Misplaced(wrong)
}
