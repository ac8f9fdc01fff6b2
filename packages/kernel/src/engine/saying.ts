// What steps and questions say while they are carried out.
import type { Game } from './game.ts'
import { BELOW, LOCALS, type Procedure, PROCEDURE, STEP } from './procedure.ts'
import type { Refusal } from './reasons.ts'
import type { GameEvent } from './rules.ts'
import { OWNER, TOP, TURN } from './schema.ts'
import { NOBODY } from './seats.ts'

/** Runs a procedure before the next step of the current one. */
export function call(g: Game, procedure: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0, h = 0): void {
  const s = g.s
  const below = s[TOP]
  const f = below + LOCALS + g.rules.flow.locals[s[below + PROCEDURE]]
  const n = procedure.locals
  if (f + LOCALS + n > s.length) throw new Error('the control stack is full')
  s[f + BELOW] = below
  s[f + PROCEDURE] = procedure.id
  s[f + STEP] = 0
  if (n > 0) s[f + LOCALS] = a
  if (n > 1) s[f + LOCALS + 1] = b
  if (n > 2) s[f + LOCALS + 2] = c
  if (n > 3) s[f + LOCALS + 3] = d
  if (n > 4) s[f + LOCALS + 4] = e
  if (n > 5) s[f + LOCALS + 5] = h
  s[TOP] = f
  if (g.trace !== null) g.trace[procedure.id]++
}

/** Repeats the step that is being carried out. */
export function again(g: Game, f: number): void {
  g.s[f + STEP]--
}

/** Starts the current procedure over. */
export function restart(g: Game, f: number): void {
  g.s[f + STEP] = 0
}

/** Ends the current procedure after this step. */
export function leave(g: Game, f: number): void {
  const { first } = g.rules.flow
  const procedure = g.s[f + PROCEDURE]
  g.s[f + STEP] = first[procedure + 1] - first[procedure]
}

/** Continues the current procedure at the named step. */
export function goTo(g: Game, f: number, name: string): void {
  const steps = g.rules.procedures[g.s[f + PROCEDURE]].steps
  for (let i = 0; i < steps.length; i++) {
    if (steps[i].name === name) {
      g.s[f + STEP] = i
      return
    }
  }
  throw new Error(`no step ${name}`)
}

export function offer(g: Game, answer: number): void {
  g.options[g.count++] = answer
}

/** Offers every piece of a set. */
export function offerSet(g: Game, set: number, words: number, verb: number): void {
  const { s, options } = g
  let n = g.count
  for (let w = 0; w < words; w++)
    for (let word = s[set + w]; word !== 0; word &= word - 1) options[n++] = verb | ((w << 5) + 31 - Math.clz32(word & -word))
  g.count = n
}

/** Refuses with a reason and what is missing; returns the reason so that it can be passed on. */
export function refuse(g: Game, reason: Refusal, need = 0, have = 0): Refusal {
  g.missingFor = reason
  g.need = need
  g.have = have
  return reason
}

export function beginTurn(g: Game, seat: number): void {
  g.s[OWNER] = seat
  g.s[TURN]++
}

export function endTurn(g: Game): void {
  g.s[OWNER] = NOBODY
}

/** Says that this answer shows somebody something hidden: nobody may take it back. */
export function reveal(g: Game): void {
  if (!g.revealed) g.toldBefore = g.events === null ? 0 : g.events.length
  g.revealed = true
}

export function emit(g: Game, event: GameEvent): void {
  g.events?.push(event)
}
