// What a person reads off the table, by name.
import { countSet, EMPTY, isOver, nextIn, OWNER } from '@tollan/kernel'
import { boardNames, discoveryNames, goodNames, royalNames, spaceNames, technologyNames, templeNames, workerNames } from './answers.ts'
import { avenueTrack, decorationSpaces, decorationTiles, pyramidSlots, pyramidTiles, templeBonuses, temples } from './content/index.ts'
import type { P } from './rules.ts'
import {
  AVENUE, BOARD_AT, BONUS_AT, BUILT, COMPLETE, DARK, DECO_AT, DECO_DISPLAY, DECO_STACK, DISC_AVENUE, DISC_BOARD, DISC_HELD, DISC_STACK, DISC_TEMPLE, DISC_USED, DISC_WORDS, DUE,
  ECLIPSES, FIRST, FIRST_SPACE, HAND, KINDS, LIGHT, NEUTRAL_AT, NEUTRAL_COLOURS, NEUTRALS, NOBLE, PLACE, PURSE, PYR_DISPLAY, PYR_STACK, PYR_TILE, PYR_TURN, ROUND,
  ROYAL_AT, SPACES, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, TRACK, VP, WHEEL, WORKER_AT, WORKER_POWER, WORKERS,
} from './state.ts'

export function placeName(at: number): string {
  if (at >= FIRST_SPACE && at < FIRST_SPACE + SPACES) return spaceNames[at - FIRST_SPACE]
  if (at === WHEEL) return 'wheel'
  if (at === HAND) return 'hand'
  return at === 0 ? 'away' : boardNames[at]
}

const setNames = (g: P, set: number): string[] => {
  const found: string[] = []
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) found.push(discoveryNames[tile])
  return found
}

const slotNames = (g: P, at: number, length: number, names: readonly string[]): string[] =>
  Array.from({ length }, (_, i) => g.s[at + i]).flatMap((piece) => (piece === EMPTY ? [] : [names[piece] ?? `?${piece}`]))

/** Grey Avenue spaces and main temple steps with the sets of tiles that lie there. */
const laidTiles: readonly (readonly [string, number])[] = [
  ...Object.keys(avenueTrack.discoveries).map((position, row) => [`avenue-${position}`, DISC_AVENUE + row * DISC_WORDS] as const),
  ...temples
    .flatMap((temple) => temple.steps.flatMap((step) => (step.kind === 'main' ? [`${temple.id}-${step.step}`] : [])))
    .map((name, row) => [name, DISC_TEMPLE + row * DISC_WORDS] as const),
]

export function seatSummary(g: P, seat: number): Readonly<Record<string, unknown>> {
  const { s } = g
  return {
    ...Object.fromEntries(goodNames.map((name, kind) => [name, s[PURSE + seat * KINDS + kind]])),
    vp: s[VP + seat],
    temples: Object.fromEntries(templeNames.map((name, temple) => [name, s[TEMPLE + seat * TEMPLES + temple]])),
    avenue: s[AVENUE + seat],
    pyramidTrack: s[TRACK + seat],
    technologies: technologyNames.filter((_, technology) => (s[TECHS + seat] & (1 << technology)) !== 0),
    tiles: setNames(g, DISC_HELD + seat * DISC_WORDS),
    used: setNames(g, DISC_USED + seat * DISC_WORDS),
    workers: Object.fromEntries(
      Array.from({ length: WORKERS }, (_, i) => seat * WORKERS + i).map((w) => [workerNames[w], `${placeName(s[WORKER_AT + w])} ${s[WORKER_POWER + w]}`]),
    ),
    ...(s[PLACE + seat] === 0 ? {} : { place: s[PLACE + seat] }),
  }
}

export const points = (g: P, seat: number): number => g.s[VP + seat]

export function summary(g: P): Readonly<Record<string, unknown>> {
  const { s } = g
  return {
    over: isOver(g),
    round: s[ROUND],
    turn: s[OWNER],
    first: s[FIRST],
    ring: Array.from({ length: 8 }, (_, i) => boardNames[s[BOARD_AT + i + 1]]),
    calendar: { light: s[LIGHT], dark: s[DARK], eclipses: s[ECLIPSES], due: s[DUE] },
    seats: Array.from({ length: g.rules.seats }, (_, seat) => seatSummary(g, seat)),
    neutrals: Array.from({ length: NEUTRAL_COLOURS }, (_, colour) =>
      Array.from({ length: NEUTRALS }, (__, i) => s[NEUTRAL_AT + colour * NEUTRALS + i]).flatMap((board) => (board === 0 ? [] : [boardNames[board]])),
    ).filter((boards) => boards.length > 0),
    technologies: slotNames(g, TECH_DISPLAY, 6, technologyNames),
    royals: slotNames(g, ROYAL_AT, 3, royalNames),
    bonuses: slotNames(g, BONUS_AT, 3, templeBonuses.map((tile) => tile.id)),
    pyramid: Object.fromEntries(
      pyramidSlots.flatMap((slot, i) => (s[PYR_TILE + i] === EMPTY ? [] : [[slot.id, `${pyramidTiles[s[PYR_TILE + i]].id}@${90 * s[PYR_TURN + i]}`]])),
    ),
    pyramidComplete: s[COMPLETE] === 1,
    pyramidDisplay: slotNames(g, PYR_DISPLAY, 3, pyramidTiles.map((tile) => tile.id)),
    decorations: Object.fromEntries(
      decorationSpaces.flatMap((place, i) => (s[DECO_AT + i] === EMPTY ? [] : [[place.id, decorationTiles[s[DECO_AT + i]].id]])),
    ),
    decorationDisplay: slotNames(g, DECO_DISPLAY, 4, decorationTiles.map((tile) => tile.id)),
    nobles: Array.from({ length: 12 }, (_, space) => space).filter((space) => s[NOBLE + space] === 1),
    buildingsTaken: s[BUILT],
    discoveries: Object.fromEntries(boardNames.flatMap((name, board) => (s[DISC_BOARD + board] === EMPTY ? [] : [[name, discoveryNames[s[DISC_BOARD + board]]]]))),
    laidDiscoveries: Object.fromEntries(laidTiles.map(([name, set]) => [name, setNames(g, set)] as const).filter(([, tiles]) => tiles.length > 0)),
    ...Object.assign({}, ...g.rules.parts.summaries.map((more) => more(g))),
    stacks: { discoveries: countSet(s, DISC_STACK, DISC_WORDS), pyramid: countSet(s, PYR_STACK, 1), decorations: countSet(s, DECO_STACK, 1) },
  }
}
