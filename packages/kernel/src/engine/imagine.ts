// A guess at what a seat does not see: the only way to play on from a view.
import { attach, type Game, openQuestion } from './game.ts'
import type { Ruleset } from './rules.ts'
import { openCanGoOn } from './interrupted.ts'
import { BELOW, LOCALS, PROCEDURE } from './procedure.ts'
import type { Random } from './random.ts'
import { BACK, EMPTY, emptyState, put, type State, TOP, UNKNOWN } from './schema.ts'
import type { HiddenPool, HiddenRow, HiddenSet } from './secrets.ts'
import type { View } from './view.ts'

/** Deals tried before it is said that nothing fits. */
const MOST_DEALS = 400

/**
 * A random position that fits what the seat sees, or null when none was found: hidden pieces are dealt anew, hidden numbers
 * drawn from their domain. What another seat is asked tells something about its secrets: deals in which that seat could not
 * go on are thrown away.
 */
export function imagine<R extends Ruleset>(seen: View<R>, random: Random): Game<R> | null {
  const game = attach(seen.rules, emptyState(seen.rules.space))
  return imagineInto(game, seen, random) ? game : null
}

/** The same in a game that exists already, without new memory; false when nothing fits. */
export function imagineInto(game: Game, seen: View, random: Random): boolean {
  for (let n = 0; n < MOST_DEALS; n++) {
    game.s.set(seen.s)
    if (deal(seen, game, random) && canBe(game, seen.seat)) return true
  }
  return false
}

function canBe(g: Game, viewer: number): boolean {
  const ask = openQuestion(g)
  if (ask === null || ask.seats !== null) return true
  const asked = ask.seat(g, g.s[TOP])
  return asked < 0 || asked === viewer || openCanGoOn(g)
}

function deal(seen: View, game: Game, random: Random): boolean {
  const { rules } = seen
  const { s } = game
  for (const pool of rules.secrets.pools) if (!dealPool(seen, game, pool, random)) return false
  for (const { zone, at, length } of rules.secrets.numbers)
    for (let i = at; i < at + length; i++) if (s[i] === UNKNOWN) s[i] = random(rules.domains[zone.name] ?? zone.domain)
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW])
    for (const [local, domain] of rules.procedures[s[f + PROCEDURE]].secrets) if (s[f + LOCALS + local] === UNKNOWN) s[f + LOCALS + local] = random(domain)
  return true
}

// pieces of the pool being dealt: seen ones as bits, then the others as a list that shrinks from its end
const known = new Int32Array(64)
const hidden = new Int32Array(2048)
let left = 0

/** Takes piece number `i` of those not dealt yet. */
function take(i: number): number {
  const piece = hidden[i]
  hidden[i] = hidden[--left]
  return piece
}

function lookFor(seen: View, s: State, { pool, openSlots, openSets, rows, sets }: HiddenPool): void {
  const { words, size } = pool
  known.fill(0, 0, words)
  const see = (piece: number): void => {
    if (piece >= 0) put(known, 0, piece)
  }
  for (const zone of openSlots) for (let i = zone.at; i < zone.at + zone.length; i++) see(s[i])
  for (const { at, length } of rows) for (let i = at; i < at + length; i++) see(s[i])
  for (const zone of openSets) for (let i = 0; i < zone.length; i++) known[i % words] |= s[zone.at + i]
  for (const set of sets) {
    const { at } = seen.rules.secrets.sets[set]
    for (let w = 0; w < words; w++) known[w] |= s[at + w]
  }
  left = 0
  for (let piece = 0; piece < size; piece++) if ((known[piece >> 5] & (1 << (piece & 31))) === 0) hidden[left++] = piece
}

/** False when the pieces nobody has seen do not fit the places nobody sees. */
function dealPool(seen: View, game: Game, plan: HiddenPool, random: Random): boolean {
  const { s } = game
  lookFor(seen, s, plan)
  for (const row of plan.rows) if (isPicky(row) && !dealRow(game, row, random)) return false
  for (const row of plan.rows) if (!isPicky(row) && !dealRow(game, row, random)) return false
  const { sets } = seen.rules.secrets
  const last = plan.sets.length - 1
  for (let i = 0; i <= last; i++) {
    const set = sets[plan.sets[i]]
    const n = seen.sizes[plan.sets[i]]
    if (n > left) return false
    if (set.suits !== null) {
      if (!dealFitting(game, set, n, random)) return false
    } else if (i === last && n === left) while (left > 0) put(s, set.at, hidden[--left])
    else for (let k = 0; k < n; k++) put(s, set.at, take(random(left)))
  }
  return left === 0
}

/** Deals `n` of the pieces that can lie in the set, each as likely as any other. */
function dealFitting(game: Game, { at, suits }: HiddenSet, n: number, random: Random): boolean {
  const fits = (piece: number): boolean => suits === null || suits(game, 0, piece)
  let open = 0
  for (let i = 0; i < left; i++) if (fits(hidden[i])) open++
  if (n > open) return false
  let due = n
  for (let i = left - 1; i >= 0 && due > 0; i--) {
    if (!fits(hidden[i])) continue
    if (due === open || random(open) < due) {
      put(game.s, at, take(i))
      due--
    }
    open--
  }
  return true
}

/** Slots that only some pieces fit are dealt first. */
const isPicky = ({ zone, suits }: HiddenRow): boolean => zone.back !== null || suits !== null

function dealRow(game: Game, row: HiddenRow, random: Random): boolean {
  const { s } = game
  for (let i = row.at; i < row.at + row.length; i++) {
    if (s[i] > UNKNOWN) continue
    const place = isPicky(row) ? fitting(game, row, i, random) : left === 0 ? -1 : random(left)
    if (place < 0) return false
    s[i] = take(place)
  }
  return true
}

/** A random place in the list whose piece can lie in the slot, or -1. */
function fitting(game: Game, { zone, suits }: HiddenRow, at: number, random: Random): number {
  const kind = game.s[at] <= BACK ? BACK - game.s[at] : EMPTY
  const fits = (piece: number): boolean => (kind === EMPTY || zone.back?.(piece, game.rules) === kind) && (suits === null || suits(game, at - zone.at, piece))
  let n = 0
  for (let i = 0; i < left; i++) if (fits(hidden[i])) n++
  let wanted = n === 0 ? -1 : random(n)
  if (wanted < 0) return -1
  for (let i = 0; i < left; i++) if (fits(hidden[i]) && wanted-- === 0) return i
  return -1
}
