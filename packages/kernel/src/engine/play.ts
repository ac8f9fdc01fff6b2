// The careful door: questions and answers by name, checked, with events. For servers, interfaces and replay.
import { fail, type Failure, type Result } from './errors.ts'
import { advance, attach, type Game, openQuestion, questionTo, seatsAsked } from './game.ts'
import type { GameEvent, Ruleset } from './rules.ts'
import { OK, type Refusal } from './reasons.ts'
import { clone, OPENED, OWNER, PENDING, REVISION, type State, TOP } from './schema.ts'
import { CHANCE } from './seats.ts'

export interface Asked {
  /** The seat asked, or 'chance'. */
  readonly seat: number | 'chance'
  readonly kind: string
  readonly revision: number
  readonly answers: readonly string[]
}

/** The number of the open question: answers name it, so that a late one is not taken for another. */
export const revisionOf = (g: Game): number => ((openQuestion(g)?.seats ?? null) === null ? g.s[REVISION] : g.s[OPENED])

const seatName = (seat: number): number | 'chance' => (seat === CHANCE ? 'chance' : seat)

function askedOf(g: Game, seat: number, kind: string, listed: boolean): Asked {
  if (listed) questionTo(g, seat)
  const answers = listed ? Array.from(g.options.subarray(0, g.count), (answer) => g.rules.keys.format(answer)) : []
  return { seat: seatName(seat), kind, revision: revisionOf(g), answers }
}

/** The questions open in a position: none when the game is over, several while seats choose in secret. */
export const asked = (g: Game): Asked[] => seatsAsked(g).map((seat) => askedOf(g, seat, openQuestion(g)?.kind ?? '', true))

/** What a seat may be told about the open questions: its own answers, and who else is being waited for. */
export const askedFor = (g: Game, viewer: number): Asked[] =>
  seatsAsked(g).map((seat) => askedOf(g, seat, openQuestion(g)?.kind ?? '', seat === viewer && seat !== CHANCE))

export interface Answer {
  readonly seat: number | 'chance'
  readonly revision: number
  readonly answer: string
}

function readAnswer(input: unknown): Result<{ answer: Answer }> {
  if (typeof input !== 'object' || input === null) return fail('malformed', 'an answer is an object { seat, revision, answer }')
  const { seat, revision, answer, ...rest } = input as Record<string, unknown>
  const [stray] = Object.keys(rest)
  if (stray !== undefined) return fail('malformed', `an answer has no field ${quote(stray)}`)
  if (seat !== 'chance' && !Number.isInteger(seat)) return fail('malformed', 'seat must be a seat number or "chance"')
  if (!Number.isInteger(revision)) return fail('malformed', 'revision must be the whole number of the question answered')
  if (typeof answer !== 'string') return fail('malformed', 'answer must be one of the keys offered by the question')
  return { ok: true, answer: { seat: seat as number | 'chance', revision: revision as number, answer } }
}

/** Checks an answer against the open question; the number to hand to `advance`. */
export function check(g: Game, input: unknown): Result<{ code: number; seat: number }> {
  const read = readAnswer(input)
  if (!read.ok) return read
  const { seat, revision, answer } = read.answer
  const ask = openQuestion(g)
  if (ask === null) return fail('game-over', 'the game is over: no question is open')
  const open = revisionOf(g)
  if (revision !== open) return fail('stale-revision', `the open question has revision ${open}, not ${revision}`)
  const seats = seatsAsked(g)
  const number = seat === 'chance' ? CHANCE : seat
  if (!seats.includes(number) || (seat !== 'chance' && number < 0))
    return fail('wrong-seat', `${ask.kind} is asked of ${seats.map(seatName).join(', ')}, not of ${seat}`)
  const code = g.rules.keys.parse(answer)
  questionTo(g, number)
  for (let i = 0; i < g.count; i++) if (g.options[i] === code) return { ok: true, code, seat: number }
  const offered = Array.from(g.options.subarray(0, g.count), (known) => g.rules.keys.format(known))
  if (code === -1) return fail('unknown-answer', `${quote(answer)} is no answer of this game; ${ask.kind} expects ${expectation(offered)}`)
  return refusedFor(g, number, code, ask.kind, offered)
}

function refusedFor(g: Game, seat: number, code: number, kind: string, offered: readonly string[]): Failure {
  const refusal = refusalOf(g, seat, code)
  const refused = `${quote(g.rules.keys.format(code))} is not possible now`
  if (refusal === OK) return fail('illegal-answer', `${refused}: ${kind} expects ${expectation(offered)}`)
  const { id: reason, rule } = g.rules.reasons.get(refusal)
  return { ...fail('illegal-answer', `${refused}: ${reason} (${rule})`, rule), why: { reason, need: g.need, have: g.have } }
}

const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text)

const expectation = (offered: readonly string[]): string =>
  offered.length > 12 ? `one of ${offered.length} keys such as ${offered.slice(0, 6).join(', ')}` : `one of ${offered.join(', ')}`

/** Plays one answer on a copy of the position; the position given is never changed. */
export function play(rules: Ruleset, s: State, input: unknown): Result<{ state: State; events: readonly GameEvent[]; revealed: boolean }> {
  const checked = check(attach(rules, s), input)
  if (!checked.ok) return checked
  const g = attach(rules, clone(s))
  g.events = []
  advance(g, checked.code, checked.seat)
  return { ok: true, state: g.s, events: g.events, revealed: g.revealed }
}

/** Why an answer is refused now: as a candidate of the open question, else by what the game says of it. The same as `why` tells. */
function refusalOf(g: Game, seat: number, code: number): Refusal {
  const key = g.rules.keys.format(code)
  const candidate = candidateOf(g, seat, key)
  if (candidate !== null) return candidate.refusal
  return Math.max(OK, weighed(g, () => g.rules.explain(g, seat, key)))
}

/** A refusal with what is missing: reasons that were weighed on the way leave theirs behind, which is not said of this one. */
function weighed(g: Game, refusal: () => Refusal): Refusal {
  g.need = 0
  g.have = 0
  const reason = refusal()
  if (g.missingFor !== reason) {
    g.need = 0
    g.have = 0
  }
  return reason
}

export interface Why {
  readonly target: string
  readonly allowed: boolean
  /** The answer of the open question that names the target, legal or refused; absent when the question is about something else. */
  readonly answer?: string
  /** Set unless allowed. */
  readonly reason?: string
  readonly rule?: string
  readonly need?: number
  readonly have?: number
}

/** "Why not?" for any worker, board, space or tile (by id), or for any answer (by key). */
export function why(g: Game, seat: number, target: unknown): Result<{ why: Why }> {
  if (typeof target !== 'string') return fail('malformed', 'a target is the id of a component or the key of an answer')
  if (!Number.isInteger(seat) || seat < 0 || seat >= g.rules.seats) return fail('malformed', `seat must be 0 to ${g.rules.seats - 1}`)
  const told = (refusal: Refusal, named: { readonly answer?: string }): Result<{ why: Why }> => {
    if (refusal === OK) return { ok: true, why: { target, allowed: true, ...named } }
    const { id, rule } = g.rules.reasons.get(refusal)
    return { ok: true, why: { target, allowed: false, ...named, reason: id, rule, need: g.need, have: g.have } }
  }
  const candidate = candidateOf(g, seat, target)
  if (candidate !== null) return told(candidate.refusal, { answer: g.rules.keys.format(candidate.code) })
  const explained = weighed(g, () => g.rules.explain(g, seat, target))
  if (explained < 0) return fail('unknown-target', `${quote(target)} names no component of this game`)
  return told(explained, {})
}

/** The candidate that names the target, with its refusal; null when the open question has none. Legal beats refused. */
function candidateOf(g: Game, seat: number, target: string): { readonly code: number; readonly refusal: Refusal } | null {
  const ask = openQuestion(g)
  if (ask === null) return null
  const f = g.s[TOP]
  const mine = ask.seats === null ? ask.seat(g, f) === seat : (g.s[PENDING] & (1 << seat)) !== 0
  if (!mine) return null
  const names = (answer: number): boolean => {
    const key = g.rules.keys.format(answer)
    return key === target || key.slice(key.indexOf(':') + 1) === target
  }
  let found: Refusal | null = null
  let code = -1
  let need = 0
  let have = 0
  const consider = (refuse: (answer: number) => Refusal): void => {
    for (const answer of g.options.slice(0, g.count)) {
      if (found === OK || !names(answer)) continue
      const refusal = weighed(g, () => refuse(answer))
      if (found !== null && refusal !== OK) continue
      found = refusal
      code = answer
      need = g.need
      have = g.have
    }
  }
  g.count = 0
  ask.candidates(g, f, seat)
  consider((answer) => (ask.refuse === null ? OK : ask.refuse(g, f, answer, seat)))
  if (ask.anytime)
    for (const action of g.rules.anytime) {
      if (seat !== g.s[OWNER] && action.anyTurn !== true) continue
      g.count = 0
      action.candidates(g, seat)
      consider((answer) => action.refuse(g, seat, answer))
    }
  g.need = need
  g.have = have
  return found === null ? null : { code, refusal: found }
}
