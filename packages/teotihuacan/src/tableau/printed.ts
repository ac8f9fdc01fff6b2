// What is printed on boards and tiles of one game, corrections included: interfaces draw icons from these rows.
import { DECORATION_VP, GOLD_BY_WORKERS } from '../actions/decorations.ts'
import { noblesCost } from '../actions/nobles.ts'
import { teotibot } from '../automa/tables.ts'
import { altarPlaces, type AltarPlace, type AltarTile, altarTilesTable } from '../modules/m08-altars/content.ts'
import { type Region, regionsTable, zonesTable } from '../modules/m09-empire/content.ts'
import {
  type AscensionReward, avenueTrack, type BoardRow, decorationSpaces, type DecorationSpace,
  type DecorationTile, type DiscoveryKind, type Eclipse, pyramidLevels, type PyramidLevel, pyramidSlots, type PyramidSlot,
  type PyramidTile, type RoyalTile, type StartingTile, type Technology, technologyDisplay, type TechnologyDisplay,
  type TempleBonus, type TempleRow,
} from '../content/index.ts'
import type { Cost } from '../content/vocabulary.ts'
import { ascensionTable, buildingsTable, decorationTilesTable, eclipseTable, noblesTable, pyramidTilesTable, templesTable } from '../content/tables.ts'
import { rowsOf } from '../data-tables.ts'
import { MATCH_VP } from '../icons.ts'
import type { Rules } from '../rules.ts'
import { tilesInPlay } from '../tiles.ts'

export interface Printed {
  readonly boards: readonly BoardRow[]
  readonly temples: readonly TempleRow[]
  readonly bonuses: readonly TempleBonus[]
  readonly technologies: readonly Technology[]
  readonly technologyDisplay: TechnologyDisplay
  readonly royals: readonly RoyalTile[]
  readonly startingTiles: readonly StartingTile[]
  /** By id of the tile: copies of a kind share its row. */
  readonly discoveries: Readonly<Record<string, DiscoveryKind>>
  readonly ascension: readonly AscensionReward[]
  readonly pyramidSlots: readonly PyramidSlot[]
  readonly pyramidLevels: readonly PyramidLevel[]
  readonly pyramidTiles: readonly PyramidTile[]
  readonly pyramidTrackEnd: number
  readonly decorationSpaces: readonly DecorationSpace[]
  readonly decorationTiles: readonly DecorationTile[]
  /** Gold for a decoration by counted workers 1, 2, 3, and its points. */
  readonly decorationGold: readonly number[]
  readonly decorationVp: number
  /** Points of one matching icon. */
  readonly matchVp: number
  readonly noblesCost: Cost
  readonly nobles: readonly (readonly number[])[]
  readonly buildings: readonly number[]
  readonly avenueLast: number
  readonly eclipse: Eclipse
  readonly altarPlaces: readonly AltarPlace[]
  readonly altarTiles: readonly AltarTile[]
  readonly regions: readonly Region[]
  /** VP of a warrior at an eclipse, by zone. */
  readonly zoneVp: readonly number[]
  /** Sums of the dice that choose each slot of Teotibot's action pyramid, P1 to P6. */
  readonly botSums: readonly (readonly number[])[]
}

export function printed(rules: Rules): Printed {
  const { parts } = rules
  const kinds = new Map(parts.discoveryKinds.map((kind) => [kind.id, kind]))
  return {
    boards: parts.boards,
    temples: rowsOf(parts, templesTable),
    bonuses: parts.bonuses,
    technologies: parts.technologies,
    technologyDisplay,
    royals: parts.royals,
    startingTiles: parts.startingTiles,
    discoveries: Object.fromEntries(
      tilesInPlay(rules).flatMap(({ id, kind }) => {
        const row = kinds.get(kind)
        return row === undefined ? [] : [[id, row]]
      }),
    ),
    ascension: rowsOf(parts, ascensionTable),
    pyramidSlots,
    pyramidLevels,
    pyramidTiles: rowsOf(parts, pyramidTilesTable),
    pyramidTrackEnd: rules.pyramidTrackEnd,
    decorationSpaces,
    decorationTiles: rowsOf(parts, decorationTilesTable),
    decorationGold: GOLD_BY_WORKERS,
    decorationVp: DECORATION_VP,
    matchVp: MATCH_VP,
    noblesCost,
    nobles: rowsOf(parts, noblesTable),
    buildings: rowsOf(parts, buildingsTable),
    avenueLast: avenueTrack.last,
    eclipse: { ...rowsOf(parts, eclipseTable), maskSetVp: parts.maskSetVp },
    altarPlaces,
    altarTiles: rowsOf(parts, altarTilesTable),
    regions: rowsOf(parts, regionsTable),
    zoneVp: rowsOf(parts, zonesTable),
    botSums: teotibot.slots.map((_, slot) => teotibot.slotByDiceSum.flatMap((chosen, sum) => (chosen === slot ? [sum] : []))),
  }
}
