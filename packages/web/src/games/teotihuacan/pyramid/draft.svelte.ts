// A tile being laid, as a draft: which tile, where, how turned, what is saved. Nothing is answered before it is placed.
import { decorationFit, type Fit, type Printed, pyramidFit, type Tableau } from '@tollan/teotihuacan'
import type { Table } from '../../../shell/table.svelte.ts'
import { best, distinct, type Placement, placementsOf, pointsOf } from './placements.ts'
import { type Place, slotPlace, spacePlaces } from './places.ts'
import { cornersAt } from './tile-corners.ts'

const DECORATION_LEVEL = 3
const TURNS = ['0', '90', '180', '270']

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
  geometry(id: string): { readonly places: readonly Place[]; readonly level: number }
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
  const turned = $derived(among(distinct(here, (one) => one.turned), wantedTurn, best(here, seat)?.turned))
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
    geometry(id) {
      const slot = print().pyramidSlots.find((one) => one.id === id)
      if (slot !== undefined) return { places: cornersAt(slotPlace(slot)), level: slot.level }
      const space = print().decorationSpaces.find((one) => one.id === id)
      return { places: space === undefined ? [] : spacePlaces(print(), space), level: DECORATION_LEVEL }
    },
    bestAt: (id) => Math.max(0, ...withTile.filter((one) => one.place === id).map((one) => pointsOf(one, seat))),
    // wherever a tile is laid it lies at its best first
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
