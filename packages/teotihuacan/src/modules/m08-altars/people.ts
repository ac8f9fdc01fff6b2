// What people see of altars and shamans: hand-made positions, summaries, checks, "Why not?".
import { EMPTY, entries, list, Misplaced, numberNamed, record, text } from '@tollan/kernel'
import { discoveryNames } from '../../answers.ts'
import { BOT } from '../../automa/state.ts'
import { add } from '../../explain.ts'
import { moveDiscovery } from '../../position.ts'
import { reasons } from '../../reasons.ts'
import type { G, P } from '../../rules.ts'
import { layAltar } from './setup.ts'
import {
  ALTAR_AT, altarNames, ALTARS, altarSpaceNames, firstTile, MOST_TILES, NOWHERE, placeNames, SHAMAN_AT, SHAMAN_HELPS, SHAMAN_STANDS, shamanOn,
  SPACES,
} from './state.ts'

const INSTEAD_OF_A_TURN = reasons.add('shaman-instead-of-a-turn', 'M8-12')

add(altarSpaceNames, () => INSTEAD_OF_A_TURN)
add(altarNames, () => INSTEAD_OF_A_TURN)

const POSES = ['lying', 'standing']
/** One shaman per altar, the fifth beside the first. */
const DEFAULT_SPACES = [0, 2, 4, 6, 1]

/**
 * { tiles: the four altars counter-clockwise from the one between places 1 and 2, discoveries: { "altar-1-2": great discovery tiles from the
 * bottom up }, shamans: "altar-1-2-to-2 standing" by seat }.
 */
export function layAltars(g: G, input: unknown): void {
  const given = record(input ?? {}, 'altars', ['tiles', 'discoveries', 'shamans'])
  const tiles = list(given['tiles'] ?? altarNames, 'altars.tiles').map((name) => numberNamed(altarNames, name, 'altars.tiles'))
  if (tiles.length !== ALTARS || new Set(tiles).size !== ALTARS) throw new Misplaced(`altars.tiles must name ${ALTARS} different altars`)
  for (const [altar, tile] of tiles.entries()) layAltar(g, altar, tile)
  for (const [place, lying] of entries(given['discoveries'] ?? {}, 'altars.discoveries')) {
    const first = firstTile(numberNamed(placeNames, place, 'altars.discoveries'))
    for (const [i, name] of list(lying, 'altars.discoveries').entries()) {
      if (i >= g.rules.seats) throw new Misplaced(`an altar has room for ${g.rules.seats} tiles`)
      moveDiscovery(g, name, (tile) => {
        g.s[first + i] = tile
      })
    }
  }
  const shamans = list(given['shamans'] ?? [], 'altars.shamans')
  for (let seat = 0; seat < g.rules.seats; seat++) layShaman(g, seat, shamans[seat])
}

function layShaman(g: G, seat: number, described: unknown): void {
  const automa = g.rules.options.players === 1 && seat === BOT
  const [where = '', pose = automa ? 'lying' : 'standing'] = text(described ?? altarSpaceNames[DEFAULT_SPACES[seat]], 'altars.shamans').split(' ')
  const at = numberNamed(altarSpaceNames, where, 'altars.shamans')
  if (shamanOn(g, at) >= 0) throw new Misplaced(`${where} has room for one shaman`)
  g.s[SHAMAN_AT + seat] = at
  g.s[SHAMAN_STANDS + seat] = numberNamed(POSES, pose, 'altars.shamans')
}

const tilesOn = (g: P, altar: number): string[] =>
  Array.from(g.s.subarray(firstTile(altar), firstTile(altar) + MOST_TILES)).flatMap((tile) => (tile === EMPTY ? [] : [discoveryNames[tile]]))

function shamanSummary(g: P, seat: number): string {
  const at = g.s[SHAMAN_AT + seat]
  return at === NOWHERE ? 'none' : `${altarSpaceNames[at]} ${POSES[g.s[SHAMAN_STANDS + seat]]}`
}

export function altarSummary(g: P): Readonly<Record<string, unknown>> {
  const altarOn = (altar: number): string => altarNames[g.s[ALTAR_AT + altar]] ?? 'none'
  return {
    altars: Object.fromEntries(placeNames.map((name, altar) => [name, { altar: altarOn(altar), tiles: tilesOn(g, altar) }])),
    shamans: Array.from({ length: g.rules.seats }, (_, seat) => shamanSummary(g, seat)),
  }
}

/** M8-14: one shaman per space. M8-28: Teotibot's lies. */
export function checkShamans(g: G, wrong: string[]): void {
  const { s } = g
  for (let seat = 0; seat < g.rules.seats; seat++) {
    const at = s[SHAMAN_AT + seat]
    if (at < NOWHERE || at >= SPACES) wrong.push(`M8-04: the shaman of seat ${seat} is nowhere`)
    if (at !== NOWHERE && shamanOn(g, at) !== seat) wrong.push(`M8-14: seats ${shamanOn(g, at)} and ${seat} share an altar space`)
    if (g.rules.options.players === 1 && seat === BOT && s[SHAMAN_STANDS + seat] !== 0) wrong.push('M8-28: the shaman of Teotibot stands')
  }
  if (s[SHAMAN_HELPS] === 1 && !s.subarray(SHAMAN_STANDS, SHAMAN_STANDS + g.rules.seats).includes(1)) wrong.push('M8-19: a lying shaman helps')
}
