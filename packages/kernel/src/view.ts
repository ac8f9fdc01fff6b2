// Secrets by declaration: what a seat may see, and a guess at the rest for players who must imagine it.
import { attach, openCanGoOn, openQuestion, type Ruleset } from './game.ts'
import { BACK, bits, clone, EMPTY, has, nextIn, type Pool, put, type State, TOP, UNKNOWN, type Zone } from './schema.ts'

/** The seat number of somebody who sees only what everybody sees. */
export const SPECTATOR = -1

function sees(zone: Zone, index: number, seat: number): boolean {
  if (zone.visible === 'all') return true
  if (zone.visible === 'nobody') return false
  return Math.floor(index / zone.perSeat) === seat
}

/** The position as a seat sees it: hidden values are UNKNOWN, hidden sets show how many pieces they hold and no more. */
export function view(rules: Ruleset, s: State, seat: number): State {
  const seen = clone(s)
  for (const zone of rules.zones) {
    if (zone.visible === 'all') continue
    if (zone.kind === 'set') hideSets(zone, s, seen, seat)
    else
      for (let i = 0; i < zone.length; i++) {
        // an empty slot and a number not yet chosen are no secret
        const untouched = s[zone.at + i] === (zone.kind === 'slots' ? EMPTY : zone.initial) && s[zone.at + i] < 0
        if (!untouched && !sees(zone, i, seat)) seen[zone.at + i] = zone.back === null ? UNKNOWN : BACK - zone.back(s[zone.at + i])
      }
  }
  return seen
}

/** A hidden row of a set keeps its size in the first word. */
function hideSets(zone: Zone, s: State, seen: State, seat: number): void {
  const words = zone.pool === null ? 1 : zone.pool.words
  for (let row = 0; row < zone.length; row += words) {
    if (sees(zone, row, seat)) continue
    let n = 0
    for (let w = 0; w < words; w++) n += bits(s[zone.at + row + w])
    seen.fill(0, zone.at + row, zone.at + row + words)
    seen[zone.at + row] = n
  }
}

const MOST_DEALS = 400

/**
 * A random position that fits what the seat sees: hidden pieces are dealt anew, hidden numbers drawn from their domain.
 * What another seat has chosen tells something about its secrets: deals in which that seat could not go on are thrown away.
 */
export function determinise(rules: Ruleset, seen: State, seat: number, random: (n: number) => number): State {
  for (let n = 1; ; n++) {
    const s = dealt(rules, seen, seat, random)
    if (n === MOST_DEALS || canBe(rules, s, seat)) return s
  }
}

function canBe(rules: Ruleset, s: State, viewer: number): boolean {
  const g = attach(rules, s)
  const ask = openQuestion(g)
  if (ask === null || ask.seats !== null) return true
  const asked = ask.seat(g, s[TOP])
  return asked === viewer || openCanGoOn(g)
}

function dealt(rules: Ruleset, seen: State, seat: number, random: (n: number) => number): State {
  const s = clone(seen)
  for (const pool of rules.space.pools) dealHidden(rules, s, pool, seat, random)
  for (const zone of rules.zones) {
    if (zone.kind !== 'ints' || zone.visible === 'all') continue
    for (let i = 0; i < zone.length; i++) if (s[zone.at + i] === UNKNOWN) s[zone.at + i] = random(rules.domains[zone.name] ?? zone.domain)
  }
  return s
}

function dealHidden(rules: Ruleset, s: State, pool: Pool, seat: number, random: (n: number) => number): void {
  const known = new Int32Array(pool.words)
  const zones = rules.zones.filter((zone) => zone.pool === pool)
  for (const zone of zones)
    for (let i = 0; i < zone.length; i += zone.kind === 'set' ? pool.words : 1) {
      if (zone.kind === 'slots') {
        if (s[zone.at + i] >= 0) put(known, 0, s[zone.at + i])
      } else if (sees(zone, i, seat)) for (let w = 0; w < pool.words; w++) known[w] |= s[zone.at + i + w]
    }
  const hidden: number[] = []
  for (let piece = 0; piece < pool.size; piece++) if (!has(known, 0, piece)) hidden.push(piece)
  for (let i = hidden.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const swap = hidden[i]
    hidden[i] = hidden[j]
    hidden[j] = swap
  }
  for (const zone of zones) if (zone.back !== null) dealBacks(zone, s, hidden)
  for (const zone of zones)
    for (let i = 0; i < zone.length; i += zone.kind === 'set' ? pool.words : 1) {
      const at = zone.at + i
      if (zone.kind === 'slots') {
        if (s[at] === UNKNOWN) s[at] = hidden.pop() ?? EMPTY
      } else if (!sees(zone, i, seat)) {
        const n = s[at]
        s.fill(0, at, at + pool.words)
        for (let k = 0; k < n; k++) {
          const piece = hidden.pop()
          if (piece !== undefined) put(s, at, piece)
        }
      }
    }
}

/** Pieces that show their kind are dealt first, among those of that kind. */
function dealBacks(zone: Zone, s: State, hidden: number[]): void {
  for (let at = zone.at; at < zone.at + zone.length; at++) {
    if (s[at] > BACK) continue
    const fits = hidden.findIndex((piece) => zone.back?.(piece) === BACK - s[at])
    s[at] = fits < 0 ? EMPTY : (hidden.splice(fits, 1)[0] ?? EMPTY)
  }
}

/** Pieces that lie in no zone or in more than one; empty when every pool is whole. */
export function misplacedPieces(rules: Ruleset, s: State): string[] {
  const wrong: string[] = []
  for (const pool of rules.space.pools) {
    const zones = rules.zones.filter((zone) => zone.pool === pool)
    if (zones.length === 0) continue
    const seen = new Int32Array(pool.size)
    for (const zone of zones)
      for (let i = 0; i < zone.length; i += zone.kind === 'set' ? pool.words : 1) {
        if (zone.kind === 'set') for (let p = nextIn(s, zone.at + i, pool.words, 0); p >= 0; p = nextIn(s, zone.at + i, pool.words, p + 1)) seen[p]++
        else if (s[zone.at + i] >= 0) seen[s[zone.at + i]]++
      }
    for (let piece = 0; piece < pool.size; piece++) if (seen[piece] !== 1) wrong.push(`${pool.name} ${piece} lies in ${seen[piece]} places`)
  }
  return wrong
}
