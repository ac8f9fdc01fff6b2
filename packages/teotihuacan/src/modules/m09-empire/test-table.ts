// Positions for the tests of the empire.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles (Conquest), S8 gold-deposits.
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

export interface Empire {
  readonly warriors: Readonly<Record<string, number>>
  readonly furthest: readonly number[]
  readonly settled: Readonly<Record<string, number>>
  readonly supply: readonly number[]
  readonly specialMasks: readonly string[]
}

export const empireOf = (t: Table): Empire => t.summary()['empire'] as Empire

export interface Around {
  readonly warriors?: Fields
  readonly settled?: Fields
  readonly others?: readonly Fields[]
  readonly players?: number
  readonly position?: Fields
  readonly chance?: readonly string[]
}

/** Workers of a cell: this many of one power meet at Conquest, the first of them just moving there. */
export const meeting = (count: number, power: number): string[] =>
  ['decorations', 'nobles', 'nobles'].map((board, i) => (i < count ? `${board} ${power}` : 'palace 1'))

/** A seat 0 that takes the Main Action of Conquest with its first worker. */
export function conquest(own: Fields, { warriors = {}, settled = {}, others = [], players = 2, position = {}, chance = [] }: Around = {}): Table {
  const seat = { workers: meeting(1, 2), cocoa: 5, ...own }
  const t = table({ players, modules: ['m6', 'm9'], chance, position: { seats: [seat, ...others], empire: { warriors, settled }, ...position } })
  return t.play('move:worker-0-0', 'to:nobles', 'main-action')
}

/** Lets seat 0 settle a region in which it has a warrior; its second warrior waits in the supply. */
export function settling(region: string, own: Fields = {}, around: Around = {}): Table {
  return conquest({ wood: 2, ...own }, { ...around, warriors: { [region]: 0, ...around.warriors } }).play('conquest:build')
}

export const points = (t: Table, seat: number, rule: string): unknown[] =>
  t.log('score').flatMap((event) => (event.seat === seat && event.rule === rule ? [event['n']] : []))
