// Solo positions for rule tests: you are seat 0, Axomamma is seat 1.
import type { Correction } from '@tollan/kernel'
import { priestActions, type PriestAction } from '../content/index.ts'
import { SECTIONS } from '../state.ts'
import { table, type Table } from '../testing.ts'

export const YOU = 0
export const HER = 1

export interface SoloSetUp {
  readonly you?: object
  readonly her?: object
  readonly axomamma?: object
  readonly position?: object
  readonly chance?: readonly string[]
  readonly seed?: number
  /** Corrected values. */
  readonly data?: readonly Correction[]
  /** Difficulty options that are on. */
  readonly options?: readonly string[]
}

/** From section 0 each of these gods has exactly one cheapest space on the top terrace. */
const tucked = ['god-hook-1', 'god-four-squares-1', 'god-diamond-1', 'god-cross-1']

/** Nobody has anything but one Worker of hers, so that only what a test names can happen. */
function solo(turn: number, { you = {}, her = {}, axomamma = {}, position = {}, options = [], ...rest }: SoloSetUp): Table {
  return table({
    ...rest,
    players: 1,
    settings: Object.fromEntries(options.map((option) => [option, 1])),
    position: { turn, ...position, axomamma: { tucked, ...axomamma }, seats: [{ workers: [], ...you }, { workers: ['priest'], ...her }] },
  })
}

export const yourTurn = (setUp: SoloSetUp): Table => solo(YOU, setUp)
export const herTurn = (setUp: SoloSetUp): Table => solo(HER, setUp)

const sides = ['', 'roll:1', 'roll:2a', 'roll:3a', 'roll:4'] as const

/** She places her Worker and rolls a value; `chance` goes on after the card that refills the slot. */
export const sheRolls = (value: 1 | 2 | 3 | 4, { chance = [], ...more }: SoloSetUp = {}): Table =>
  herTurn({ ...more, chance: [sides[value], 'draw-god:god-spiral-7', ...chance] })

/** The section whose space has an action, and the one before it. */
const sectionOf = (action: PriestAction): number => priestActions.indexOf(action)
const before = (action: PriestAction): number => (sectionOf(action) + SECTIONS - 1) % SECTIONS

/** Your High Priest moves on to an action: your own part of it is asked first. */
export const youTrigger = (action: PriestAction, { you = {}, ...more }: SoloSetUp = {}): Table =>
  yourTurn({ ...more, you: { ...you, priest: before(action) } }).play('side:move-priest', `move-to:section-${sectionOf(action)}`)

/** Her High Priest stands before an action in her turn: she moves there if she meets its condition. */
export const sheNears = (action: PriestAction, { her = {}, ...more }: SoloSetUp = {}): Table =>
  herTurn({ ...more, her: { ...her, priest: before(action) } })

/** The High Priest actions she performed in her own turns. */
export const herActions = (t: Table): readonly unknown[] =>
  t.log('priest-moves').filter((event) => event.seat === HER).map((event) => event['action'])

/** What she did with her turn. */
export const herTurns = (t: Table): readonly unknown[] => t.log('axomamma-turn').map((event) => event['does'])

/** Where her Worker went. */
export const placedOn = (t: Table): unknown => t.log('place').find((event) => event.seat === HER)?.['space']

export const board = (t: Table) => {
  const { axomamma } = t.summary()
  if (axomamma === undefined) throw new Error('this is no solo game')
  return axomamma
}
