// A small game with everything the kernel offers, for the kernel's own tests: hidden hands, secret bids, chance, a module.
import type { GameDefinition } from '../engine/definition.ts'
import { fail, type Result } from '../engine/errors.ts'
import type { Game } from '../engine/game.ts'
import { again, beginTurn, call, emit, endTurn, leave, offer, refuse, restart, reveal } from '../engine/saying.ts'
import type { AnytimeAction, GameOptions, Ruleset, Suits } from '../engine/rules.ts'
import { writeStack } from '../engine/codec.ts'
import { argumentOf, createKeyring, type Keyring, verbOf } from '../engine/keys.ts'
import { applyModules, compiledProcedures, type Module } from '../engine/modules.ts'
import { createProcedureBook, locals, type Procedure, theAnswerer, theDrawer } from '../engine/procedure.ts'
import { createReasonBook, OK } from '../engine/reasons.ts'
import { countSet, createSpace, EMPTY, emptyState, fillSet, has, nextIn, put, type Space, take } from '../engine/schema.ts'
import { sealRules } from '../engine/ruleset.ts'
import { misplacedPieces, sizeOf } from '../engine/view.ts'

/** A ruleset of nothing but these procedures. */
export function bareRules(parts: {
  readonly procedures: readonly Procedure[]
  readonly root: Procedure
  readonly keys?: Keyring
  readonly space?: Space
  readonly seats?: number
  readonly anytime?: readonly AnytimeAction[]
  readonly modules?: readonly string[]
  readonly suits?: Suits
}): Ruleset {
  const { procedures, root, keys = createKeyring(), space = createSpace(), seats = 2, anytime = [], modules = [], suits = {} } = parts
  const options = { players: seats, modules, settings: {} }
  const reasons = createReasonBook()
  return sealRules<Ruleset>(
    { game: 'bare', version: 1, options, space, keys, reasons, seats, procedures, root, anytime, explain: () => -1, broken: () => [], domains: {}, suits },
    modules,
  )
}

// --- the state ---

const SEATS = 3
const DEALT = 3 // cards per seat
const SHOWN_ROOM = 12
const MOST_STEPS = 4
const MOST_COINS = 7 + 3 * (MOST_STEPS + 2) // a gift, then steps and a bid in each of three rounds

export const toySpace = createSpace({ blocks: { gift: SEATS } })
export const cards = toySpace.pool('card', 40)
export const DECK = toySpace.set('deck', cards, 1, { visible: 'nobody' })
export const HAND = toySpace.set('hand', cards, SEATS, { visible: 'owner', perSeat: 1 })
export const BID = toySpace.slots('bid', cards, SEATS, { visible: 'owner', perSeat: 1 })
toySpace.slots('shown', cards, SHOWN_ROOM)
export const GONE = toySpace.set('gone', cards, 1)
export const MOOD = toySpace.ints('mood', SEATS, { visible: 'owner', perSeat: 1, domain: 3, max: 2 })
export const GIFT = toySpace.ints('gift', SEATS, { module: 'gift', initial: 7, max: 7 })
export const COINS = toySpace.ints('coins', SEATS, { perSeat: 1, max: MOST_COINS })
export const POINTS = toySpace.ints('points', SEATS, { perSeat: 1, max: 2 * MOST_COINS })
const ROUND = toySpace.ints('round', 1, { max: 3 })

const handOf = (seat: number): number => HAND + seat * cards.words

// --- the vocabulary ---

const cardNames = Array.from({ length: cards.size }, (_, card) => `card-${card}`)
export const toyKeys = createKeyring()
const DEAL = toyKeys.list('deal', cardNames)
const ROLL = toyKeys.count('mood', 3)
const BID_WITH = toyKeys.list('bid', cardNames)
const DRAW = toyKeys.list('draw', [''])
const SHOW = toyKeys.list('show', cardNames)
const STEP = toyKeys.list('step', [''])
const DONE = toyKeys.list('done', [''])
const SPEND = toyKeys.list('spend', [''])
const ON = toyKeys.list('on', ['red', 'blue'])

export const toyReasons = createReasonBook()
const NO_CARDS = toyReasons.add('deck-empty', 'TOY-01')
const TIRED = toyReasons.add('tired', 'TOY-02')
const POOR = toyReasons.add('poor', 'TOY-03')
const FOR_BIDS = toyReasons.add('needed-for-bids', 'TOY-08')
const NOT_NOW = toyReasons.add('not-now', 'TOY-04')

// --- the rules ---

interface ToyParts {
  rounds: number
  zoneModules: readonly string[]
}

interface ToyRules extends Ruleset {
  readonly parts: ToyParts
}

type T = Game<ToyRules>

const book = createProcedureBook<T>()
const { procedure, ask, chance } = book

function offerCards(g: T, set: number, verb: number): void {
  for (let card = nextIn(g.s, set, cards.words, 0); card >= 0; card = nextIn(g.s, set, cards.words, card + 1)) offer(g, verb | card)
}

const S = locals('seat', 'n')

const drawCard = procedure('draw-card', S, [
  chance(
    'deal',
    (g) => offerCards(g, DECK, DEAL),
    (g, f, answer) => {
      take(g.s, DECK, argumentOf(answer))
      put(g.s, handOf(g.s[f + S.seat]), argumentOf(answer))
      emit(g, { type: 'dealt', rule: 'TOY-05', seat: g.s[f + S.seat], only: g.s[f + S.seat], card: cardNames[argumentOf(answer)] })
    },
    undefined,
    theDrawer,
  ),
])

const dealSeat = procedure('deal-seat', S, [
  chance(
    'mood',
    (g) => [0, 1, 2].forEach((mood) => offer(g, ROLL | mood)),
    (g, f, answer) => {
      g.s[MOOD + g.s[f + S.seat]] = argumentOf(answer)
    },
    undefined,
    theDrawer,
  ),
  function oneCard(g, f) {
    if (g.s[f + S.n]++ === DEALT) return
    again(g, f)
    call(g, drawCard, g.s[f + S.seat])
  },
])

const bids = procedure('bids', locals(), [
  ask({
    kind: 'bid',
    seats: (g) => (1 << g.rules.seats) - 1,
    candidates: (g, _f, seat) => offerCards(g, handOf(seat), BID_WITH),
    take(g, _f, answer, seat) {
      take(g.s, handOf(seat), argumentOf(answer))
      g.s[BID + seat] = argumentOf(answer)
      emit(g, { type: 'bid', rule: 'TOY-06', seat })
    },
    seenBy: theAnswerer,
    anytime: false,
  }),
  function compare(g) {
    let best = 0
    for (let seat = 1; seat < g.rules.seats; seat++) if (g.s[BID + seat] > g.s[BID + best]) best = seat
    g.s[COINS + best] += 2
    for (let seat = 0; seat < g.rules.seats; seat++) {
      emit(g, { type: 'bid-shown', rule: 'TOY-06', seat, card: cardNames[g.s[BID + seat]] })
      put(g.s, GONE, g.s[BID + seat])
      g.s[BID + seat] = EMPTY
    }
  },
])

const turn = procedure('turn', S, [
  function begin(g, f) {
    beginTurn(g, g.s[f + S.seat])
    g.s[f + S.n] = 0
  },
  ask({
    kind: 'turn',
    candidates(g, _f, seat) {
      offer(g, DRAW)
      offerCards(g, handOf(seat), SHOW)
      offer(g, STEP)
      offer(g, DONE)
    },
    refuse(g, f, answer, seat) {
      if (answer === DONE) return OK
      if (g.s[f + S.n] >= MOST_STEPS) return refuse(g, TIRED, MOST_STEPS, g.s[f + S.n])
      const bidsLeft = g.rules.parts.rounds - g.s[ROUND] - 1
      const held = countSet(g.s, handOf(seat), cards.words)
      if (verbOf(answer) === verbOf(SHOW) && held <= bidsLeft) return refuse(g, FOR_BIDS, bidsLeft + 1, held)
      return answer === DRAW && nextIn(g.s, DECK, cards.words, 0) < 0 ? NO_CARDS : OK
    },
    take(g, f, answer, seat) {
      if (answer === DONE) return
      g.s[f + S.n]++
      again(g, f)
      if (answer === DRAW) call(g, drawCard, seat)
      else if (answer === STEP) g.s[COINS + seat]++
      else {
        take(g.s, handOf(seat), argumentOf(answer))
        put(g.s, GONE, argumentOf(answer))
        emit(g, { type: 'shown', rule: 'TOY-07', seat, card: cardNames[argumentOf(answer)] })
        reveal(g)
      }
    },
  }),
  function end(g) {
    endTurn(g)
  },
  function next(g, f) {
    if (++g.s[f + S.seat] < g.rules.seats) restart(g, f)
  },
])

const spendOn = procedure('spend-on', S, [
  ask({
    kind: 'spend-on',
    candidates: (g) => [0, 1].forEach((colour) => offer(g, ON | colour)),
    take(g, _f, answer, seat) {
      g.s[POINTS + seat] += 1 + argumentOf(answer)
    },
    anytime: false,
  }),
])

const spend: AnytimeAction<T> = {
  id: 'spend',
  verb: SPEND,
  candidates: (g) => offer(g, SPEND),
  refuse: (g, seat) => (g.s[COINS + seat] > 0 ? OK : refuse(g, POOR, 1, 0)),
  take(g, seat) {
    g.s[COINS + seat]--
    call(g, spendOn, seat)
  },
}

const whole = procedure('whole', S, [
  function unpack(g) {
    fillSet(g.s, DECK, cards.size)
  },
  function dealAll(g, f) {
    if (g.s[f + S.seat] === g.rules.seats) return
    again(g, f)
    call(g, dealSeat, g.s[f + S.seat]++)
  },
  function bidding(g) {
    call(g, bids)
  },
  function turns(g) {
    call(g, turn)
  },
  function nextRound(g, f) {
    if (++g.s[ROUND] === g.rules.parts.rounds) leave(g, f)
    else g.s[f + 2] = 2 // back to the bidding
  },
])

const gift: Module<ToyParts> = {
  id: 'gift',
  apply(pen) {
    pen.push('zoneModules', 'gift')
    pen.after(whole, 'dealAll', function giveGifts(g) {
      for (let seat = 0; seat < g.rules.seats; seat++) g.s[COINS + seat] += g.s[GIFT + seat]
    })
  },
}

function readOptions(input: unknown): Result<{ options: GameOptions }> {
  if (typeof input !== 'object' || input === null) return fail('malformed', 'options are an object')
  const { players, modules = [], settings = {} } = input as Record<string, unknown>
  if (players !== 2 && players !== 3) return fail('unknown-option', 'the toy is for 2 or 3 players')
  if (!Array.isArray(modules) || !modules.every((id) => typeof id === 'string')) return fail('malformed', 'modules must be names')
  if (typeof settings !== 'object' || settings === null) return fail('malformed', 'settings must be an object')
  const { rounds = 2, ...rest } = settings as Record<string, unknown>
  if (Object.keys(rest).length > 0) return fail('unknown-option', 'the only setting is rounds')
  if (rounds !== 1 && rounds !== 2 && rounds !== 3) return fail('unknown-option', 'rounds are 1 to 3')
  return { ok: true, options: { players, modules, settings: { rounds } } }
}

function compile(input: unknown): Result<{ rules: ToyRules }> {
  const read = readOptions(input)
  if (!read.ok) return read
  const { options } = read
  const parts: ToyParts = { rounds: options.settings['rounds'] ?? 2, zoneModules: [] }
  const applied = applyModules({ modules: [gift], implied: () => [] }, options, parts, book.all)
  if (!applied.ok) return applied
  const bare = bareRules({
    procedures: compiledProcedures(applied.draft, book.all),
    root: whole,
    keys: toyKeys,
    space: toySpace,
    seats: options.players,
    anytime: [spend],
    modules: applied.draft.parts.zoneModules,
  })
  const rules: ToyRules = {
    ...bare,
    game: 'toy',
    version: 3,
    options,
    parts: applied.draft.parts,
    reasons: toyReasons,
    explain: (_g, _seat, target) => (cardNames.includes(target) ? NOT_NOW : -1),
    broken: (g) => [...misplacedPieces(g), ...(g.s[COINS] < 0 ? ['TOY-03: seat 0 owes coins'] : [])],
  }
  return { ok: true, rules }
}

export const toy: GameDefinition<ToyRules> = {
  points: (g, seat) => g.s[COINS + seat],
  id: 'toy',
  version: 3,
  edition: 1,
  events: { dealt: ['card'], bid: [], 'bid-shown': ['card'], shown: ['card'] },
  compile,
  tableau: (seen) => ({
    coins: Array.from(seen.s.subarray(COINS, COINS + seen.rules.seats)),
    hands: Array.from({ length: seen.rules.seats }, (_, seat) => sizeOf(seen, handOf(seat), cards.words)),
    bids: Array.from(seen.s.subarray(BID, BID + seen.rules.seats)),
  }),
  aids: {
    automata: () => [],
    progress: ({ s, rules }) => ({ n: s[ROUND] + 1, of: rules.parts.rounds }),
    turnStart: ['turn'],
    turnEnd: 'none',
    plainly: {},
    refills: {},
    worth: (tableau, seat) => (tableau as { readonly coins: readonly number[] }).coins[seat] ?? 0,
    asides: ['spend'],
    wishes: {},
    companion: (open, pick) => open.answers[pick(open.answers.length)] ?? '',
  },
  /** { coins, hand }: the first seat's turn with these coins and cards. */
  position(rules, input) {
    if (typeof input !== 'object' || input === null) return fail('malformed', 'a position is an object')
    const { coins, hand } = input as Record<string, unknown>
    const s = emptyState(rules.space)
    fillSet(s, DECK, cards.size)
    if (typeof coins === 'number') s[COINS] = coins
    for (const name of Array.isArray(hand) ? hand : []) {
      const card = cardNames.indexOf(String(name))
      if (card < 0 || !has(s, DECK, card)) return fail('malformed', `there is no ${String(name)}`)
      take(s, DECK, card)
      put(s, HAND, card)
    }
    s[2] = 0
    const stack = [{ procedure: 'whole', step: 'nextRound' }, { procedure: 'turn', step: 'turn' }]
    const wrong = writeStack(rules, s, stack)
    return wrong === null ? { ok: true, state: s } : fail('malformed', wrong)
  },
  summary: (g) => ({ coins: Array.from(g.s.subarray(COINS, COINS + g.rules.seats)) }),
  pieces: () => cardNames,
}

export function toyRules(options: Partial<GameOptions> = {}): ToyRules {
  const compiled = compile({ players: 2, ...options })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}
