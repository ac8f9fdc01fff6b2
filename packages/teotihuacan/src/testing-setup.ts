// For tests of the set-up: scripts every draw of it, so that a test names only the draws it is about.
import { countSet, nextIn } from '@tollan/kernel'
import { boardNames, discoveryNames, templeNames } from './answers.ts'
import { decorationTiles, discoveryTiles, firstGame, initialPyramid, pyramidTiles, setup, startingTiles } from './content/index.ts'
import { DISC_AVENUE, DISC_STACK, DISC_TEMPLE, DISC_WORDS } from './state.ts'
import { type Table, table } from './testing.ts'

/** Tiles of the base game; modules add to the lists of names. */
export const baseDiscoveries: readonly string[] = discoveryTiles.map((tile) => tile.id)
export const baseStartingTiles: readonly string[] = startingTiles.map((tile) => tile.id)

/** What is drawn, in the order of the set-up. */
const stages = [
  'boards', 'royals', 'technologies', 'bonuses', 'decorations', 'pyramidDisplay', 'startingPyramid', 'discoveries',
  'first', 'tiles', 'neutrals',
] as const
export type Stage = (typeof stages)[number]

export interface Deal {
  readonly players?: number
  readonly modules?: readonly string[]
  readonly boards?: readonly string[]
  readonly royals?: readonly string[]
  readonly technologies?: readonly string[]
  readonly bonuses?: readonly string[]
  readonly discoveries?: readonly string[]
  /** Quarter turns of the starting pyramid, over and over. */
  readonly turns?: readonly number[]
  readonly first?: number
  /** Starting tiles as they are dealt, 'start-14 mask-4-a' with the discovery tile drawn for it. */
  readonly tiles?: readonly string[]
  readonly neutrals?: readonly string[]
}

/** Discovery tiles on the boards, the Avenue and the temples: 5 + 6 + temples. */
export const laidOut = { 2: 19, 3: 23, 4: 27 } as const
const count = (deal: Deal): 2 | 3 | 4 => (deal.players === 4 ? 4 : deal.players === 3 ? 3 : 2)

const draws: Readonly<Record<Stage, (deal: Deal) => readonly string[]>> = {
  boards: ({ boards = boardNames.slice(2, 8) }) => boards.map((name) => `deal-board:${name}`),
  royals: ({ royals = ['royal-a-04', 'royal-b-02', 'royal-c-01'] }) => royals.map((name) => `draw-royal:${name}`),
  technologies: ({ technologies = firstGame.technologies }) => technologies.map((name) => `draw-technology:${name}`),
  bonuses: ({ bonuses = ['bonus-mask-set', 'bonus-technologies', 'bonus-flat-15'] }) => bonuses.map((name) => `draw-temple-bonus:${name}`),
  decorations: () => decorationTiles.slice(0, 4).map((tile) => `draw-decoration:${tile.id}`),
  pyramidDisplay: () => pyramidTiles.slice(0, 3).map((tile) => `draw-pyramid-tile:${tile.id}`),
  startingPyramid: (deal) =>
    initialPyramid[count(deal)].flatMap((_, i) => {
      const { turns = [0] } = deal
      return [`draw-pyramid-tile:${pyramidTiles[3 + i].id}`, `turn-pyramid-tile:${90 * turns[i % turns.length]}`]
    }),
  discoveries: (deal) => (deal.discoveries ?? freeDiscoveries(deal)).map((name) => `draw-discovery:${name}`),
  first: ({ first = 0 }) => [`first-player:${first}`],
  tiles: ({ tiles = [] }) =>
    tiles.flatMap((tile) => tile.split(' ').map((name, i) => (i === 0 ? `draw-starting-tile:${name}` : `draw-discovery:${name}`))),
  neutrals: (deal) => {
    const { neutrals = baseStartingTiles.slice(0, 2 * setup.neutralColours[count(deal)]) } = deal
    return neutrals.map((name) => `draw-starting-tile:${name}`)
  },
}

/** The first tiles that `tiles` does not tie to a starting tile. */
function freeDiscoveries(deal: Deal): readonly string[] {
  const tied = (deal.tiles ?? []).flatMap((tile) => tile.split(' ').slice(1))
  return baseDiscoveries.filter((name) => !tied.includes(name)).slice(0, laidOut[count(deal)])
}

/** A game in its set-up; chance stops before the stage `until`, after the draws of `more`. */
export function setUpTable(deal: Deal, until?: Stage, more: readonly string[] = []): Table {
  const { players = 2, modules = [] } = deal
  const printed: readonly Stage[] = modules.includes('first-game') ? ['boards', 'royals', 'technologies', 'bonuses', 'tiles'] : []
  const played = stages.slice(0, until === undefined ? stages.length : stages.indexOf(until)).filter((stage) => !printed.includes(stage))
  return table({ players, modules, chance: [...played.flatMap((stage) => draws[stage](deal)), ...more] })
}

function tilesAt(t: Table, set: number): string[] {
  const found: string[] = []
  const next = (from: number): number => nextIn(t.g.s, set, DISC_WORDS, from)
  for (let tile = next(0); tile >= 0; tile = next(tile + 1)) found.push(discoveryNames[tile])
  return found
}

/** Discovery tiles lying on a grey space of the Avenue, 0 to 2. */
export const tilesOnGrey = (t: Table, grey: number): string[] => tilesAt(t, DISC_AVENUE + grey * DISC_WORDS)

/** Discovery tiles lying on a temple step. */
export function tilesOnStep(t: Table, temple: string, step: number): string[] {
  const row = t.g.rules.mainStepRow[templeNames.indexOf(temple)][step]
  return row < 0 ? [] : tilesAt(t, DISC_TEMPLE + row * DISC_WORDS)
}

export const discoveryStack = (t: Table): number => countSet(t.g.s, DISC_STACK, DISC_WORDS)
export const stackTiles = (t: Table): string[] => tilesAt(t, DISC_STACK)
