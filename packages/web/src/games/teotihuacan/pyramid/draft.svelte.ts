// A tile being laid, as a draft: which tile, where, how turned, what is saved. Nothing is answered before it is placed.
import { decorationFit, type Fit, type Printed, pyramidFit, type Tableau } from '@tollan/teotihuacan'
import { advisedSteps } from '../../../shell/advised.svelte.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { advisedTiles } from './advised-tiles.ts'
import { type Geometry, geometryOf } from './geometry.ts'
import { best, distinct, type Placement, placementsOf, pointsOf } from './placements.ts'
import { TURNS } from './tile-corners.ts'

/** Every choice of it is one of the placements that outcomes hold. */
export interface Draft {
  readonly decorates: boolean
  readonly tiles: readonly string[]
  readonly tile: string
  readonly withTile: readonly Placement[]
  readonly places: readonly string[]
  /** Where the tile lies; empty while that is open. */
  readonly place: string
  /** Ways to lay the tile where it is. */
  readonly here: readonly Placement[]
  readonly savings: readonly string[]
  readonly chosen: Placement | undefined
  readonly fit: Fit | null
  fitOf(placement: Placement): Fit | null
  geometry(id: string): Geometry
  bestAt(place: string): number
  pickTile(tile: string): void
  pickPlace(place: string): void
  pickTurn(turned: string): void
  pickSaving(saving: string): void
  turn(by: number): void
  lay(): void
}

const among = (values: readonly string[], wanted: string, otherwise: string | undefined): string => (values.includes(wanted) ? wanted : (otherwise ?? ''))

export function makeDraft(table: () => Table<Tableau>, print: () => Printed, isBuilding: () => boolean): Draft {
  let wantedTile = $state('')
  let wantedPlace = $state('')
  let wantedTurn = $state('')
  let wantedSaving = $state('')

  const tableau = $derived(table().tableau)
  const seat = $derived(tableau.viewer)
  const way = $derived(tableau.moving.underWay)
  const decorates = $derived(way?.action === 'decorations' || table().question?.kind.startsWith('decoration') === true)
  const answers = $derived(isBuilding() ? (table().question?.answers ?? []) : [])
  const all = $derived(
    placementsOf(answers.flatMap((answer) => { const outcome = table().outcome(answer); return outcome === undefined ? [] : [outcome] }), way?.turned ?? null),
  )
  const tiles = $derived(distinct(all, (one) => one.tile))
  const tile = $derived(way?.tile ?? among(tiles, wantedTile, tiles[0]))
  const withTile = $derived(all.filter((one) => one.tile === tile))
  const places = $derived(distinct(withTile, (one) => one.place))
  const place = $derived(way?.slot ?? among(places, wantedPlace, places.length === 1 ? places[0] : ''))
  const here = $derived(withTile.filter((one) => one.place === place))
  const turns = $derived(distinct(here, (one) => one.turned))
  const advised = $derived(advisedTiles(advisedSteps()).find((one) => one.tile === tile && one.place === place)?.turned ?? '')
  const turned = $derived(among(turns, wantedTurn, among(turns, advised, best(here, seat)?.turned)))
  const savings = $derived(distinct(here.filter((one) => one.turned === turned), (one) => one.saving))
  const saving = $derived(among(savings, wantedSaving, savings.find((one) => one !== 'none')))
  const chosen = $derived(here.find((one) => one.turned === turned && one.saving === saving))
  const fitOf = (one: Placement): Fit | null =>
    decorates ? decorationFit(print(), tableau.pyramid.cells, one.tile, one.place) : pyramidFit(print(), tableau.pyramid.cells, one.tile, one.place, one.turned)
  const fit = $derived(chosen === undefined ? null : fitOf(chosen))

  return {
    get decorates() { return decorates },
    get tiles() { return tiles },
    get tile() { return tile },
    get withTile() { return withTile },
    get places() { return places },
    get place() { return place },
    get here() { return here },
    get savings() { return savings },
    get chosen() { return chosen },
    get fit() { return fit },
    fitOf,
    geometry: (id) => geometryOf(print(), id),
    bestAt: (id) => Math.max(0, ...withTile.filter((one) => one.place === id).map((one) => pointsOf(one, seat))),
    // wherever a tile is laid it lies at its best first, or as is advised
    pickTile(id) {
      wantedTile = id
      wantedTurn = ''
    },
    pickPlace(id) {
      wantedPlace = id
      wantedTurn = ''
    },
    pickTurn: (one) => void (wantedTurn = one),
    pickSaving: (one) => void (wantedSaving = one),
    turn(by) {
      const possible = TURNS.filter((one) => here.some((placement) => placement.turned === one))
      wantedTurn = possible[(possible.indexOf(turned) + by + possible.length) % possible.length] ?? turned
    },
    lay() {
      if (chosen !== undefined) void table().choose(...chosen.path)
      wantedTurn = ''
    },
  }
}
