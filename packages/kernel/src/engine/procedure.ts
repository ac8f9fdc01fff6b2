// Control flow lives in the state. A procedure is a named list of steps; a frame on the stack says which step comes next.
import type { Game } from './game.ts'
import type { Refusal } from './reasons.ts'
import { CHANCE } from './seats.ts'

/** A function the compiler lets stand for the same function on a more general game: rules call only their own. */
export type Rule<A extends unknown[], R> = { rule(...args: A): R }['rule']
type Act<G> = Rule<[g: G, f: number], void>

/** Something a seat (or chance) decides. Legal answers are the candidates that are not refused: one list for everybody. */
export interface Question<G = Game> {
  readonly kind: string
  /** Whom it asks; several seats answer a simultaneous question in secret, each once. */
  readonly seat: Rule<[g: G, f: number], number>
  readonly seats: Rule<[g: G, f: number], number> | null
  /** Offers everything a person might point at. */
  readonly candidates: Rule<[g: G, f: number, seat: number], void>
  readonly refuse: Rule<[g: G, f: number, answer: number, seat: number], Refusal> | null
  readonly take: Rule<[g: G, f: number, answer: number, seat: number], void>
  /** True when there is nothing to decide, after doing what follows from that. */
  readonly settles: Rule<[g: G, f: number], boolean> | null
  /** The only seat that may know which answer was given; null when everybody may. */
  readonly seenBy: Rule<[g: G, f: number, answer: number, seat: number], number> | null
  /** Whether the turn's owner may insert any-time actions here. */
  readonly anytime: boolean
  /** Whether a way on is left, where that needs more than a legal answer now; an any-time action may not close it. */
  readonly open: Rule<[g: G, f: number, seat: number], boolean> | null
}

export interface Step<G = Game> {
  readonly name: string
  readonly run: Act<G> | null
  readonly ask: Question<G> | null
}

export interface Procedure<G = Game> {
  readonly name: string
  readonly id: number
  readonly locals: number
  /** Locals that only the seat in the first one may know, as places among the locals, with the number of values each can take. */
  readonly secrets: readonly (readonly [local: number, domain: number])[]
  readonly steps: readonly Step<G>[]
}

// A frame: the frame below, the procedure, the next step, then the locals.
export const BELOW = 0
export const PROCEDURE = 1
export const STEP = 2
export const LOCALS = 3

/** Offsets of named locals in a frame: `const L = locals('seat', 'worker')`, then `s[f + L.worker]`. */
export function locals<const N extends string>(...names: N[]): { readonly [K in N]: number } {
  return Object.fromEntries(names.map((name, i) => [name, LOCALS + i])) as { readonly [K in N]: number }
}

/** For `seenBy`: only the seat that answers. */
export const theAnswerer = (_g: unknown, _f: number, _answer: number, seat: number): number => seat
/** The seat in the first local: the one asked, or the only one that sees what chance draws for it. */
export const theDrawer = (g: { readonly s: Int32Array }, f: number): number => g.s[f + LOCALS]

const byChance = (): number => CHANCE

export interface AskParts<G> {
  readonly kind: string
  readonly seat?: (g: G, f: number) => number
  readonly seats?: (g: G, f: number) => number
  readonly candidates: (g: G, f: number, seat: number) => void
  readonly refuse?: (g: G, f: number, answer: number, seat: number) => Refusal
  readonly take: (g: G, f: number, answer: number, seat: number) => void
  readonly settles?: (g: G, f: number) => boolean
  readonly seenBy?: (g: G, f: number, answer: number, seat: number) => number
  readonly anytime?: boolean
  readonly open?: (g: G, f: number, seat: number) => boolean
}

/** Collects the procedures of one game. They are numbered by name when the book is first read: the order of declaration must not matter. */
export interface ProcedureBook<G> {
  /** All of them, by name. Reading closes the book. */
  readonly all: readonly Procedure<G>[]
  /**
   * Declares a procedure. Its steps are functions (their names name the steps) and questions made by `ask` or `chance`.
   * `secrets` names locals that only the seat in the first local may know, each with the number of its values.
   */
  procedure(name: string, frame: Readonly<Record<string, number>>, steps: readonly (Act<G> | Step<G>)[], secrets?: Readonly<Record<string, number>>): Procedure<G>
  /** A question to a seat: by default the seat in the frame's first local. */
  ask(parts: AskParts<G>): Step<G>
  /** A question to chance: every candidate is equally likely. */
  chance(
    kind: string,
    candidates: Act<G>,
    take: (g: G, f: number, answer: number) => void,
    settles?: (g: G, f: number) => boolean,
    seenBy?: (g: G, f: number, answer: number) => number,
  ): Step<G>
}

interface Numbered<G> extends Procedure<G> {
  id: number
}

const noSteps = (): never => {
  throw new Error('a step must be a named function or a question')
}

export function createProcedureBook<G extends Game>(): ProcedureBook<G> {
  const all: Numbered<G>[] = []
  let closed = false
  return {
    get all() {
      if (!closed) all.sort((a, b) => (a.name < b.name ? -1 : 1)).forEach((procedure, i) => (procedure.id = i))
      closed = true
      return all
    },
    procedure(name, frame, steps, secrets = {}) {
      if (closed) throw new Error(`procedure ${name} declared after the first game was compiled`)
      if (all.some((known) => known.name === name)) throw new Error(`procedure ${name} declared twice`)
      const hidden = Object.entries(secrets).map(([local, domain]) => {
        if (frame[local] === undefined) throw new Error(`procedure ${name} has no local ${local}`)
        if (frame[local] === LOCALS) throw new Error(`the first local of ${name} says whose secrets they are`)
        return [frame[local] - LOCALS, domain] as const
      })
      const made: Numbered<G> = { name, id: -1, locals: Object.keys(frame).length, secrets: hidden, steps: steps.map(toStep) }
      const names = made.steps.map((step) => step.name)
      const double = names.find((step, i) => names.indexOf(step) !== i)
      if (double !== undefined) throw new Error(`procedure ${name} has two steps of one name: ${double}`)
      all.push(made)
      return made
    },
    ask: (parts) => ({
      name: parts.kind,
      run: null,
      ask: {
        kind: parts.kind,
        seat: parts.seat ?? theDrawer,
        seats: parts.seats ?? null,
        candidates: parts.candidates,
        refuse: parts.refuse ?? null,
        take: parts.take,
        settles: parts.settles ?? null,
        seenBy: parts.seenBy ?? null,
        anytime: parts.anytime ?? true,
        open: parts.open ?? null,
      },
    }),
    chance: (kind, candidates, take, settles, seenBy) => ({
      name: kind,
      run: null,
      ask: {
        kind, seat: byChance, seats: null, candidates, refuse: null, take, settles: settles ?? null, seenBy: seenBy ?? null, anytime: false, open: null,
      },
    }),
  }
}

export function toStep<G>(step: Act<G> | Step<G>): Step<G> {
  if (typeof step !== 'function') return step
  return step.name === '' ? noSteps() : { name: step.name, run: step, ask: null }
}
