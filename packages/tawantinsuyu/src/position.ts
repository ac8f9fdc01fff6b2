// Hand-made positions in the words of the game. docs/scenario-tawantinsuyu.md describes the notation.
// Everything named is laid first; then what is left is laid in a fixed order, so that a position with no field can be played.
import {
  attach, EMPTY, emptyState, entries, EVERYBODY, fail, type GameEvent, isRecord, list, Misplaced, number, numberNamed, put, record, type Result, run, type State, text,
} from '@tollan/kernel'
import { handOf, shownBy } from './actions/god-cards.ts'
import { kindOf, kindOfSlot, PASSIVE_KIND } from './actions/market.ts'
import { layRefusal, layWeaving } from './actions/tapestries.ts'
import { armyNames, buildingNames, conquestNames, godCardNames, goodNames, NEW_TAPESTRY, statueNames, stepNames, weavingNames } from './answers.ts'
import { builtBy, builtDownBy } from './buildings-owned.ts'
import { numbers } from './content/index.ts'
import { unpack } from './flow/setup.ts'
import { positionFields } from './position-fields.ts'
import { type Box, fillNamed, fillRest, laySlots, takeLowest, takeOut } from './position-pieces.ts'
import { start } from './position-start.ts'
import { layNamedWorkers, layOtherWorkers, layPool } from './position-workers.ts'
import type { G, Rules } from './rules.ts'
import { godStack, pour, putUnder, type Stack, weavingStack } from './stacks.ts'
import {
  ARMY_DECK, ARMY_DISCARD, ARMY_DOWN, ARMY_HAND, ARMY_UP, BUILDING_STACK, BUILDING_UNDER, BUILDING_WORDS, BUILDINGS, CHOOSING, FEAST_HOLDER, FEASTS_RESOLVED, FEASTS_TRIGGERED, FIRST,
  GOD_DECK, GOD_OFFER, GOD_WORDS, KINDS, MARKER_AT, MARKERS_LEFT, MARKET, MARKET_SLOTS, ORIENTATION, PHASE, PRIEST_AT, PRODUCTIONS, PURSE, SECTIONS, STATUE, STATUE_LEFT,
  STATUES, STEP_AT, STEPS_LEFT, TEMPLE, VP, WEAVING_STACK, WEAVING_START, WEAVING_TOP, WEAVING_WORDS, WEAVINGS_GONE,
} from './state.ts'

type Input = Readonly<Record<string, unknown>>

const FIELDS = [
  'turn', 'at', 'sideDone', 'first', 'orientation', 'feasts', 'feast', 'village', 'nomads', 'bag', 'casualties', 'hill', 'steps', 'conquests', 'statuesGone', 'market', 'offer',
  'weavingTop', 'weavingUnder', 'weavingStack', 'godUnder', 'buildingsUnder', 'armyDiscard', 'seats',
]
const SEAT_FIELDS = [
  ...goodNames, 'vp', 'temple', 'priest', 'workers', 'godCards', 'shown', 'armyCards', 'army', 'armyDown', 'buildings', 'buildingsDown', 'statues', 'tapestries',
]

const godBox: Box = { names: godCardNames, pile: GOD_DECK, words: GOD_WORDS }
const armyBox: Box = { names: armyNames, pile: ARMY_DECK, words: 1 }
const buildingBox: Box = { names: buildingNames, pile: BUILDING_STACK, words: BUILDING_WORDS }
const weavingBox: Box = { names: weavingNames, pile: WEAVING_STACK, words: WEAVING_WORDS }

/** Builds the position and runs it to the first question. */
export function position(rules: Rules, input: unknown, events: GameEvent[] = []): Result<{ state: State }> {
  const g: G = attach(rules, emptyState(rules.space))
  try {
    layOut(g, record(input, 'position', [...FIELDS, ...positionFields(rules).map(({ field }) => field)]))
  } catch (error) {
    if (error instanceof Misplaced) return fail('malformed', error.message)
    throw error
  }
  g.events = events
  run(g)
  return { ok: true, state: g.s }
}

function layOut(g: G, input: Input): void {
  const { s, rules } = g
  unpack(g)
  s[PHASE] = CHOOSING
  s[FIRST] = number(input['first'] ?? 0, 'first', 0, rules.seats - 1)
  s[ORIENTATION] = number(input['orientation'] ?? rules.parts.tables.coricancha.printedOrientation, 'orientation', 0, SECTIONS - 1)
  const given = list(input['seats'] ?? [], 'seats')
  if (given.length > rules.seats) throw new Misplaced(`there are ${rules.seats} seats, not ${given.length}`)
  const seats = Array.from({ length: rules.seats }, (_, seat) => record(given[seat] ?? {}, `seats[${seat}]`, SEAT_FIELDS))
  layFeast(g, input)
  layNamedWorkers(g, input)
  layMarkers(g, input)
  for (const [seat, own] of seats.entries()) laySeat(g, seat, own)
  layTable(g, input)
  for (const { field, lay } of positionFields(rules)) if (input[field] !== undefined) lay(g, input[field])
  layOtherWorkers(g, input, seats.flatMap((own, seat) => (own['workers'] === undefined ? [seat] : [])))
  layRest(g, input, seats)
  for (const { field, fill } of positionFields(rules)) fill?.(g, input[field])
  start(g, input)
}

/** TAW-FEAST-01, -04: a Feast is due exactly while the Village is empty. */
function layFeast(g: G, input: Input): void {
  const { s, rules } = g
  const feast = record(input['feast'] ?? {}, 'feast', ['holder', 'triggered'])
  s[FEASTS_RESOLVED] = number(input['feasts'] ?? 0, 'feasts', 0, numbers.feasts - 1)
  s[FEAST_HOLDER] = feast['holder'] === undefined ? -1 : number(feast['holder'], 'feast.holder', 0, rules.seats - 1)
  const due = s[FEASTS_RESOLVED] + (s[FEAST_HOLDER] < 0 ? 0 : 1)
  s[FEASTS_TRIGGERED] = number(feast['triggered'] ?? due, 'feast.triggered', due, due)
  const village = input['village']
  if (village === undefined) return
  const empty = list(village, 'village').length === 0
  if (empty && s[FEAST_HOLDER] < 0) throw new Misplaced('an empty village means that a Feast is due (TAW-FEAST-01): name its holder, "feast": { "holder": 0 }')
  if (!empty && s[FEAST_HOLDER] >= 0) throw new Misplaced('while a Feast is due the village is empty (TAW-FEAST-04)')
}

function layMarkers(g: G, input: Input): void {
  const { s, rules } = g
  const lay = (field: string, names: readonly string[], at: number, left: number): void => {
    for (const [name, owner] of entries(input[field] ?? {}, field)) {
      const seat = number(owner, `${field}.${name}`, 0, rules.seats - 1)
      s[at + numberNamed(names, name, field)] = seat
      if (--s[left + seat] < 0) throw new Misplaced(`${field}: seat ${seat} has no more markers`)
    }
  }
  lay('steps', stepNames, STEP_AT, STEPS_LEFT)
  lay('conquests', conquestNames, MARKER_AT, MARKERS_LEFT)
  for (const name of list(input['statuesGone'] ?? [], 'statuesGone')) takeStatue(g, name, 'statuesGone')
}

function takeStatue(g: G, name: unknown, field: string): number {
  const kind = numberNamed(statueNames, name, field)
  if (--g.s[STATUE_LEFT + kind] < 0) throw new Misplaced(`${field}: there is no further ${String(name)} (TAW-COMP-08)`)
  return kind
}

function laySeat(g: G, seat: number, input: Input): void {
  const { s, rules } = g
  const name = (field: string): string => `seats[${seat}].${field}`
  for (const [kind, good] of goodNames.entries()) s[PURSE + seat * KINDS + kind] = number(input[good] ?? 0, name(good), 0, 999)
  s[VP + seat] = number(input['vp'] ?? 0, name('vp'), 0, 9999)
  s[TEMPLE + seat] = number(input['temple'] ?? 0, name('temple'), 0, rules.templeTop)
  s[PRIEST_AT + seat] = input['priest'] === null ? -1 : number(input['priest'] ?? 0, name('priest'), 0, SECTIONS - 1)
  layPool(g, seat, input['workers'])
  const lay = (field: string, box: Box, set: number): void => {
    if (input[field] !== 'rest') fillNamed(g, box, set, input[field], name(field))
  }
  lay('godCards', godBox, handOf(seat))
  lay('shown', godBox, shownBy(seat))
  lay('armyCards', armyBox, ARMY_HAND + seat)
  lay('army', armyBox, ARMY_UP + seat)
  lay('armyDown', armyBox, ARMY_DOWN + seat)
  lay('buildings', buildingBox, builtBy(seat))
  for (const building of list(input['buildingsDown'] ?? [], name('buildingsDown')))
    if (kindOf(numberNamed(buildingNames, building, name('buildingsDown'))) === PASSIVE_KIND)
      throw new Misplaced(`${name('buildingsDown')}: ${String(building)} is a Passive Building and always face-up (TAW-BLD-01)`)
  lay('buildingsDown', buildingBox, builtDownBy(seat))
  for (const statue of list(input['statues'] ?? [], name('statues'))) s[STATUE + seat * STATUES + takeStatue(g, statue, name('statues'))]++
  for (const [row, tiles] of list(input['tapestries'] ?? [], name('tapestries')).entries()) layTapestry(g, seat, row, list(tiles, name('tapestries')), name('tapestries'))
}

function layTapestry(g: G, seat: number, row: number, tiles: readonly unknown[], field: string): void {
  if (tiles.length === 0) throw new Misplaced(`${field}: a Tapestry has at least one Weaving`)
  for (const [i, name] of tiles.entries()) {
    const tile = numberNamed(weavingNames, name, field)
    const starting = g.rules.parts.tables.weavings[tile].number === 0
    takeOut(g, starting ? { ...weavingBox, pile: WEAVING_START } : weavingBox, name, field)
    if (i > 0 && layRefusal(g, seat, tile, row) !== 0) throw new Misplaced(`${field}: ${String(name)} has a pattern that its Tapestry shows already (TAW-TASK-WEAVE-11)`)
    layWeaving(g, seat, tile, i === 0 ? NEW_TAPESTRY : row)
  }
}

/** Pieces that went under a stack, uppermost first: an id when everybody saw it, or { id, knower } when one seat knows it. */
function layUnder(g: G, box: Box, stack: Stack, given: unknown, field: string): void {
  for (const entry of list(given ?? [], field)) {
    const one: Input = isRecord(entry) ? record(entry, field, ['id', 'knower']) : { id: entry }
    const knower = one['knower'] === undefined ? EVERYBODY : number(one['knower'], `${field}.knower`, 0, g.rules.seats - 1)
    putUnder(g, stack, takeOut(g, box, one['id'], field), knower)
  }
}

function layTable(g: G, input: Input): void {
  const { s, rules } = g
  const market = list(input['market'] ?? [], 'market')
  if (market.length > MARKET_SLOTS) throw new Misplaced(`market has ${MARKET_SLOTS} slots, not ${market.length}`)
  for (const [slot, name] of market.entries()) {
    if (name === null) continue
    const building = numberNamed(buildingNames, name, 'market')
    if (kindOf(building) !== kindOfSlot(slot)) throw new Misplaced('market: the first two slots are for Production Buildings, the last two for Passive Buildings')
    s[MARKET + slot] = takeOut(g, buildingBox, name, 'market')
  }
  laySlots(g, buildingBox, BUILDING_UNDER, BUILDINGS, input['buildingsUnder'], 'buildingsUnder')
  laySlots(g, godBox, GOD_OFFER, rules.parts.row.offer, input['offer'], 'offer')
  layUnder(g, godBox, godStack, input['godUnder'], 'godUnder')
  fillNamed(g, armyBox, ARMY_DISCARD, input['armyDiscard'], 'armyDiscard')
  if (typeof input['weavingTop'] === 'string') s[WEAVING_TOP] = takeOut(g, weavingBox, input['weavingTop'], 'weavingTop')
  layUnder(g, weavingBox, weavingStack, input['weavingUnder'], 'weavingUnder')
  if (input['weavingStack'] === undefined) return
  const stack = list(input['weavingStack'], 'weavingStack').map((name) => takeOut(g, weavingBox, name, 'weavingStack'))
  pour(g, WEAVING_STACK, WEAVINGS_GONE, WEAVING_WORDS)
  for (const tile of stack) put(s, WEAVING_STACK, tile)
}

/** What was not named: the lowest numbers lie open, the rest in the stacks; starting Weavings nobody has are gone (TAW-SETUP-22). */
function layRest(g: G, input: Input, seats: readonly Input[]): void {
  const { s } = g
  const market = list(input['market'] ?? [], 'market')
  for (let slot = market.length; slot < MARKET_SLOTS; slot++)
    s[MARKET + slot] = kindOfSlot(slot) === PASSIVE_KIND ? takeLowest(g, buildingBox, PRODUCTIONS) : takeLowest(g, buildingBox, 0, PRODUCTIONS)
  pour(g, WEAVING_START, WEAVINGS_GONE, WEAVING_WORDS)
  if (input['weavingTop'] === undefined) {
    s[WEAVING_TOP] = takeLowest(g, weavingBox)
    if (s[WEAVING_TOP] === EMPTY && s[weavingStack.count] > 0) throw new Misplaced('weavingTop: name the tile on top of weavingUnder')
  } else if (input['weavingTop'] !== null) text(input['weavingTop'], 'weavingTop')
  for (const [seat, own] of seats.entries()) {
    if (own['godCards'] === 'rest') fillRest(g, godBox, handOf(seat))
    if (own['armyCards'] === 'rest') fillRest(g, armyBox, ARMY_HAND + seat)
    if (own['buildings'] === 'rest') fillRest(g, buildingBox, builtBy(seat))
  }
}
