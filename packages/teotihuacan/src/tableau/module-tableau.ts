// What modules and the automa add to the table; a field is absent when its module is not played.
import { EMPTY, has } from '@tollan/kernel'
import { discoveryNames, spaceNames, templeNames } from '../answers.ts'
import { BOT_ASIDE, BOT_AT, BOT_SLOTS, botTileNames, DICE, DIRECTION, DIRECTION_TILE, LEFT } from '../automa/state.ts'
import { GREAT_STACK } from '../modules/great-discoveries/index.ts'
import { templeOfSpace, tokenStep } from '../modules/m07-mansion/claims.ts'
import { CLAIM_MARKERS } from '../modules/m07-mansion/content.ts'
import { CLAIM, ROYAL_SPACES, UNCLAIMED } from '../modules/m07-mansion/state.ts'
import { ALTAR_AT, altarNames, altarOf, altarSpaceNames, firstTile, MOST_TILES, NOWHERE, placeNames, SHAMAN_AT, SHAMAN_STANDS } from '../modules/m08-altars/state.ts'
import { DRAWN, FAR, FURTHEST, MASKS, NOBODY, regionNames, SETTLER, SUPPLY, WARRIOR_AT } from '../modules/m09-empire/state.ts'
import { BOARDS_BY_TILE } from '../modules/ms1-direction/index.ts'
import type { P } from '../rules.ts'
import type { TableauWorker } from './tableau.ts'

export interface ModuleTableau {
  /** Great discovery tiles left in their stack (Obsidian). */
  readonly greatStack?: number
  /** Royal tiles of the Mansion from left to right: their temple, the step its owner token lies on, and the seat that has claimed them. */
  readonly mansion?: {
    readonly royals: readonly { readonly space: string; readonly temple: string; readonly step: number; readonly owner: number | null }[]
    readonly markersLeft: readonly number[]
  }
  /** In the order shamans walk; the spaces of the left and the right half. */
  readonly altars?: readonly { readonly place: string; readonly altar: string | null; readonly spaces: readonly string[]; readonly tiles: readonly string[] }[]
  /** By seat; null before it is placed. */
  readonly shamans?: readonly ({ readonly space: string; readonly stands: boolean } | null)[]
  readonly empire?: {
    readonly regions: readonly { readonly id: string; readonly warriors: readonly number[]; readonly settler: number | null }[]
    readonly supply: readonly number[]
    readonly specialMasks: readonly string[]
    readonly drawn: readonly string[]
  }
  readonly commonWorkers?: readonly TableauWorker[]
  /** Teotibot's side of the table; slots P1 to P6. */
  readonly bot?: {
    readonly tiles: readonly (string | null)[]
    readonly aside: string | null
    /** From the uppermost down; `boards` is how far a worker goes while the tile lies on top. */
    readonly directions: readonly { readonly arrow: 'left' | 'right'; readonly tile: number; readonly boards: number }[]
    readonly dice: readonly [number, number]
  }
}

const seats = (g: P): number[] => Array.from({ length: g.rules.seats }, (_, seat) => seat)
const orNull = (value: number, none: number): number | null => (value === none ? null : value)

function mansion(g: P): NonNullable<ModuleTableau['mansion']> {
  const owners = Array.from(g.s.subarray(CLAIM, CLAIM + ROYAL_SPACES))
  return {
    royals: owners.map((owner, space) => {
      const temple = templeOfSpace(g, space)
      return { space: spaceNames[space], temple: templeNames[temple], step: tokenStep[temple], owner: orNull(owner, UNCLAIMED) }
    }),
    markersLeft: seats(g).map((seat) => CLAIM_MARKERS - owners.filter((owner) => owner === seat).length),
  }
}

const altars = (g: P): NonNullable<ModuleTableau['altars']> =>
  placeNames.map((place, altar) => ({
    place,
    altar: altarNames[g.s[ALTAR_AT + altar]] ?? null,
    spaces: altarSpaceNames.filter((_, at) => altarOf(at) === altar),
    tiles: Array.from(g.s.subarray(firstTile(altar), firstTile(altar) + MOST_TILES)).flatMap((tile) => (tile === EMPTY ? [] : [discoveryNames[tile]])),
  }))

const shamans = (g: P): NonNullable<ModuleTableau['shamans']> =>
  seats(g).map((seat) => {
    const at = g.s[SHAMAN_AT + seat]
    return at === NOWHERE ? null : { space: altarSpaceNames[at], stands: g.s[SHAMAN_STANDS + seat] === 1 }
  })

function empire(g: P): NonNullable<ModuleTableau['empire']> {
  const { s } = g
  const warriorsIn = (region: number): number[] =>
    region === FURTHEST ? seats(g).flatMap((seat) => Array.from({ length: s[FAR + seat] }, () => seat)) : s[WARRIOR_AT + region] === NOBODY ? [] : [s[WARRIOR_AT + region]]
  return {
    regions: regionNames.map((id, region) => ({ id, warriors: warriorsIn(region), settler: orNull(s[SETTLER + region], NOBODY) })),
    supply: seats(g).map((seat) => s[SUPPLY + seat]),
    specialMasks: discoveryNames.filter((_, tile) => has(s, MASKS, tile)),
    drawn: discoveryNames.filter((_, tile) => has(s, DRAWN, tile)),
  }
}

function bot(g: P): NonNullable<ModuleTableau['bot']> {
  const { s } = g
  return {
    tiles: Array.from(s.subarray(BOT_AT, BOT_AT + BOT_SLOTS), (tile) => botTileNames[tile] ?? null),
    aside: botTileNames[s[BOT_ASIDE]] ?? null,
    directions: Array.from({ length: g.rules.parts.botDirections }, (_, i) => ({
      arrow: s[DIRECTION + i] === LEFT ? 'left' : 'right',
      tile: s[DIRECTION_TILE + i],
      boards: BOARDS_BY_TILE[s[DIRECTION_TILE + i]] ?? 1,
    })),
    dice: [s[DICE], s[DICE + 1]],
  }
}

export function moduleTableau(g: P, common: readonly TableauWorker[]): ModuleTableau {
  const { zoneModules } = g.rules.parts
  return {
    ...(zoneModules.includes('m6') ? { greatStack: g.s[GREAT_STACK] } : {}),
    ...(zoneModules.includes('m7') ? { mansion: mansion(g) } : {}),
    ...(zoneModules.includes('m8') ? { altars: altars(g), shamans: shamans(g) } : {}),
    ...(zoneModules.includes('m9') ? { empire: empire(g) } : {}),
    ...(common.length > 0 ? { commonWorkers: common } : {}),
    ...(zoneModules.includes('solo') ? { bot: bot(g) } : {}),
  }
}
