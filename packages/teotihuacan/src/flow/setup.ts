// Set-up of the board and the players. The names of its steps are seams: variants replace them.
import { again, argumentOf, call, EMPTY, fillSet, locals, offer, offerSet, put, restart, take } from '@tollan/kernel'
import {
  boardNames, DEAL_BOARD, DRAW_BONUS, DRAW_DISCOVERY, DRAW_PYRAMID, DRAW_ROYAL, DRAW_START, DRAW_TECHNOLOGY, FIRST_PLAYER, TURN_PYRAMID,
} from '../answers.ts'
import { avenueTrack, boards, decorationTiles, discoveryKinds, pyramidSlots, pyramidTiles, ring, setup as values, technologyDisplay } from '../content/index.ts'
import { tell } from '../events.ts'
import { gainGood } from '../goods.ts'
import { baseIcons, coverByPyramid } from '../icons.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import {
  BOARD_AT, BONUS_AT, BONUS_BOX, bonusPool, COCOA, DARK, DECO_STACK, DISC_ABSENT, DISC_AVENUE, DISC_BOARD, DISC_STACK, DISC_TEMPLE, DISC_WORDS, discoveryPool, FIRST, HAND, ICON,
  NEUTRAL_AT, NEUTRALS, PYR_STACK, PYR_TILE, PYR_TURN, ROYAL_AT, ROYAL_BOX, royalPool, SLOT_OF, START_ABSENT, START_BOX, START_DRAWN, startingPool,
  TECH_BOX, TECH_DISPLAY, technologyPool, TEMPLES, WHEEL, WORKER_AT, WORKER_POWER, WORKERS,
} from '../state.ts'
import { boardStack, refillDecorations, refillPyramid } from './draws.ts'
import { orderToken } from './end.ts'
import { chooseStartingTiles, dealStartingTiles, receiveStartingTiles, returnStartingTiles } from './starting-tiles.ts'

const slotNumber = new Map(pyramidSlots.map((slot, i) => [slot.id, i]))

export function layBoard(g: G, slot: number, board: number, rule = 'TEO-SETUP-01'): void {
  g.s[BOARD_AT + slot] = board
  g.s[SLOT_OF + board] = slot
  tell(g, 'board-dealt', rule, -1, 'board', boardNames[board], 'slot', slot)
}

const offerBelow = (g: G, set: number, limit: number, verb: number): void => {
  for (let piece = 0; piece < limit; piece++) if ((g.s[set] & (1 << piece)) !== 0) offer(g, verb | piece)
}

const S = locals('next', 'tile')

/** TEO-SETUP-01: boards 2 to 7 face up on the open slots. */
export const dealBoards = procedure('deal-boards', S, [
  chance(
    'deal-board',
    (g) => {
      for (const board of ring.randomBoards) if (g.s[SLOT_OF + board] === 0) offer(g, DEAL_BOARD | board)
    },
    (g, f, answer) => {
      layBoard(g, ring.randomSlots[g.s[f + S.next]++], argumentOf(answer))
      if (g.s[f + S.next] < ring.randomSlots.length) again(g, f)
    },
  ),
])

/** TEO-SETUP-02: one royal tile of each category, left to right. */
export const drawRoyals = procedure('draw-royals', S, [
  chance(
    'draw-royal',
    (g, f) => {
      const category = 'ABC'[g.s[f + S.next]]
      for (const [tile, row] of g.rules.parts.royals.entries()) if (row.category === category) offer(g, DRAW_ROYAL | tile)
    },
    (g, f, answer) => {
      const tile = argumentOf(answer)
      take(g.s, ROYAL_BOX, tile)
      g.s[ROYAL_AT + g.s[f + S.next]++] = tile
      if (g.s[f + S.next] < 3) again(g, f)
    },
  ),
])

/** TEO-SETUP-03: a plain draw, laid out by printed number. */
export const drawTechnologies = procedure('draw-technologies', S, [
  chance(
    'draw-technology',
    (g) => offerBelow(g, TECH_BOX, g.rules.parts.technologies.length, DRAW_TECHNOLOGY),
    (g, f, answer) => {
      take(g.s, TECH_BOX, argumentOf(answer))
      g.s[TECH_DISPLAY + g.s[f + S.next]++] = argumentOf(answer)
      if (g.s[f + S.next] < technologyDisplay.draw) again(g, f)
    },
  ),
  function sortByNumber(g) {
    const rows = g.rules.parts.technologies
    const display = g.s.subarray(TECH_DISPLAY, TECH_DISPLAY + technologyDisplay.draw)
    display.sort((a, b) => rows[a].number - rows[b].number)
  },
])

/** TEO-SETUP-05: one temple bonus tile per temple. */
export const drawBonuses = procedure('draw-temple-bonuses', S, [
  chance(
    'draw-temple-bonus',
    (g) => offerBelow(g, BONUS_BOX, g.rules.parts.bonuses.length, DRAW_BONUS),
    (g, f, answer) => {
      take(g.s, BONUS_BOX, argumentOf(answer))
      g.s[BONUS_AT + g.s[f + S.next]++] = argumentOf(answer)
      if (g.s[f + S.next] < TEMPLES) again(g, f)
    },
  ),
])

/** TEO-SETUP-10, -11: the starting pyramid, every tile in a random rotation. */
const buildStartingPyramid = procedure('starting-pyramid', S, [
  chance(
    'draw-pyramid-tile',
    (g) => offerSet(g, PYR_STACK, 1, DRAW_PYRAMID),
    (g, f, answer) => {
      g.s[f + S.tile] = argumentOf(answer)
      take(g.s, PYR_STACK, argumentOf(answer))
      g.s[PYR_TILE + startingSlot(g, f)] = argumentOf(answer)
      coverByPyramid(g, argumentOf(answer), startingSlot(g, f), 0)
    },
    (g, f) => g.s[f + S.next] === g.rules.parts.initialPyramid.length,
  ),
  chance(
    'turn-pyramid-tile',
    (g) => {
      for (let turn = 0; turn < 4; turn++) offer(g, TURN_PYRAMID | turn)
    },
    (g, f, answer) => {
      const slot = startingSlot(g, f)
      g.s[PYR_TURN + slot] = argumentOf(answer)
      coverByPyramid(g, g.s[f + S.tile], slot, argumentOf(answer))
      g.s[f + S.next]++
      restart(g, f)
    },
    (g, f) => g.s[f + S.next] === g.rules.parts.initialPyramid.length,
  ),
])

const startingSlot = (g: G, f: number): number => slotNumber.get(g.rules.parts.initialPyramid[g.s[f + S.next]]) ?? 0

const discoveryBoards = boards.filter((board) => board.discovery).map((board) => board.number)
const avenueCounts = Object.values(avenueTrack.discoveries)

/** TEO-SETUP-13 to -15: boards, then the Avenue, then the main temple steps. */
const dealDiscoveries = procedure('deal-discoveries', S, [
  chance(
    'draw-discovery',
    (g, f) => offerSet(g, placeStack(g, g.s[f + S.next]), DISC_WORDS, DRAW_DISCOVERY),
    (g, f, answer) => {
      take(g.s, placeStack(g, g.s[f + S.next]), argumentOf(answer))
      layDiscovery(g, g.s[f + S.next]++, argumentOf(answer))
      again(g, f)
    },
    (g, f) => !hasDiscoveryPlace(g, g.s[f + S.next]),
  ),
])

const placeStack = (g: G, n: number): number => (n < discoveryBoards.length ? boardStack(g, discoveryBoards[n]) : DISC_STACK)

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const hasDiscoveryPlace = (g: G, n: number): boolean => n < discoveryBoards.length + sum(avenueCounts) + sum(g.rules.parts.mainStepTiles)

function layDiscovery(g: G, n: number, tile: number): void {
  if (n < discoveryBoards.length) {
    g.s[DISC_BOARD + discoveryBoards[n]] = tile
    return
  }
  let left = n - discoveryBoards.length
  for (const [row, count] of avenueCounts.entries()) {
    if (left >= 0 && left < count) put(g.s, DISC_AVENUE + row * DISC_WORDS, tile)
    left -= count
  }
  for (const [row, count] of g.rules.parts.mainStepTiles.entries()) {
    if (left >= 0 && left < count) put(g.s, DISC_TEMPLE + row * DISC_WORDS, tile)
    left -= count
  }
}

/** TEO-PSETUP-02: a random First Player. */
export const drawFirstPlayer = procedure('first-player', S, [
  chance(
    'first-player',
    (g) => {
      for (let seat = 0; seat < g.rules.seats; seat++) offer(g, FIRST_PLAYER | seat)
    },
    (g, _f, answer) => {
      g.s[FIRST] = argumentOf(answer)
      tell(g, 'first-player', 'TEO-PSETUP-02', argumentOf(answer))
    },
  ),
])

const N = locals('colour', 'drawn')

/** TEO-NEUTRAL-01 to -04: two tiles per neutral colour, the first three different boards. */
export const placeNeutrals = procedure('place-neutrals', N, [
  chance(
    'draw-starting-tile',
    (g) => {
      // a tile that shows one board twice is put aside and another drawn
      for (const [tile, { boards: shown }] of g.rules.parts.startingTiles.entries())
        if ((g.s[START_BOX] & (1 << tile)) !== 0 && shown[0] !== shown[1]) offer(g, DRAW_START | tile)
    },
    (g, f, answer) => {
      take(g.s, START_BOX, argumentOf(answer))
      g.s[START_DRAWN + g.s[f + N.drawn]++] = argumentOf(answer)
    },
    (g, f) => g.s[f + N.colour] === g.rules.parts.neutralColours,
  ),
  function placeThree(g, f) {
    const { s } = g
    const drawn = s[f + N.drawn]
    if (s[f + N.colour] < g.rules.parts.neutralColours) {
      if (drawn % 2 === 0) layNeutrals(g, s[f + N.colour]++, s[START_DRAWN + drawn - 2], s[START_DRAWN + drawn - 1])
      restart(g, f)
      return
    }
    for (let i = 0; i < drawn; i++) {
      put(s, START_BOX, s[START_DRAWN + i])
      s[START_DRAWN + i] = EMPTY
    }
  },
])

/** TEO-NEUTRAL-03: left to right, repeats skipped. */
function layNeutrals(g: G, colour: number, first: number, second: number): void {
  const rows = g.rules.parts.startingTiles
  const at = NEUTRAL_AT + colour * NEUTRALS
  let n = 0
  for (let i = 0; i < 4 && n < NEUTRALS; i++) {
    const board = rows[i < 2 ? first : second].boards[i % 2]
    if (n > 0 && (g.s[at] === board || (n > 1 && g.s[at + 1] === board))) continue
    g.s[at + n++] = board
    tell(g, 'neutral', 'TEO-NEUTRAL-01', -1, 'colour', colour, 'board', boardNames[board])
  }
}

/** Every piece into its box or stack, the printed icons on the base. */
export function unpack(g: G): void {
  const { s, rules } = g
  fillSet(s, TECH_BOX, technologyPool.size)
  fillSet(s, ROYAL_BOX, royalPool.size)
  fillSet(s, BONUS_BOX, bonusPool.size)
  for (let tile = 0; tile < discoveryPool.size; tile++) {
    const kind = rules.tileKind[tile]
    put(s, kind >= 0 && kind < discoveryKinds.length ? DISC_STACK : DISC_ABSENT, tile) // kinds of modules come after
  }
  fillSet(s, PYR_STACK, pyramidTiles.length)
  fillSet(s, DECO_STACK, decorationTiles.length)
  for (let tile = 0; tile < startingPool.size; tile++) put(s, tile < rules.parts.startingTiles.length ? START_BOX : START_ABSENT, tile)
  for (const [cell, icon] of baseIcons.entries()) s[ICON + cell] = icon
  for (const { slot, board } of ring.fixed) layBoard(g, slot, board)
  s[DARK] = rules.parts.darkDisc[0] // TEO-SETUP-06
  for (const unpackModule of rules.parts.unpackers) unpackModule(g)
}

const P = locals('next')

export const setUp = procedure('set-up', P, [
  unpack,
  function boardsOnTheRing(g) {
    call(g, dealBoards)
  },
  function royalTiles(g) {
    call(g, drawRoyals)
  },
  function technologies(g) {
    call(g, drawTechnologies)
  },
  function templeBonuses(g) {
    call(g, drawBonuses)
  },
  function decorations(g) {
    call(g, refillDecorations) // TEO-SETUP-08
  },
  function pyramidDisplay(g) {
    call(g, refillPyramid) // TEO-SETUP-09
  },
  function startingPyramid(g) {
    call(g, buildStartingPyramid)
  },
  function discoveries(g) {
    call(g, dealDiscoveries)
  },
  function firstPlayer(g) {
    call(g, drawFirstPlayer)
  },
  function seatGoods(g) {
    const { s, rules } = g
    for (let seat = 0; seat < rules.seats; seat++) {
      const place = orderToken(g, seat)
      const rule = place === 1 ? 'TEO-PSETUP-02' : place === rules.seats ? 'TEO-PSETUP-03' : 'TEO-PSETUP-04'
      gainGood(g, seat, COCOA, rules.parts.seatCocoa[place - 1], rule)
      for (let i = 0; i < WORKERS; i++) {
        const wheel = i === WORKERS - 1 // TEO-PSETUP-06
        s[WORKER_AT + seat * WORKERS + i] = wheel ? WHEEL : HAND
        s[WORKER_POWER + seat * WORKERS + i] = wheel ? values.wheelWorkerPower : values.workers.power
      }
    }
  },
  function dealTiles(g) {
    call(g, dealStartingTiles)
  },
  function chooseTiles(g) {
    call(g, chooseStartingTiles)
  },
  function receiveTiles(g, f) {
    if (g.s[f + P.next] === g.rules.seats) return
    const seat = (g.s[FIRST] + g.s[f + P.next]++) % g.rules.seats // TEO-STD-15
    again(g, f)
    if ((g.rules.parts.choosers(g) & (1 << seat)) !== 0) call(g, receiveStartingTiles, seat)
  },
  function putBack(g) {
    returnStartingTiles(g) // TEO-STD-16
  },
  function neutrals(g) {
    call(g, placeNeutrals)
  },
])
