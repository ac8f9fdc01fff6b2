// Modules compile: a module is applied once, at set-up, and writes into named places of the draft of a ruleset.
import { fail, type Result } from './errors.ts'
import type { GameOptions } from './game.ts'
import { type Procedure, type Step, toStep } from './procedure.ts'

/** A ruleset under construction. `parts` holds everything modules may change: tables, constants, seams. */
export interface Draft<P> {
  readonly options: GameOptions
  readonly parts: P
  readonly steps: Map<string, Step[]>
}

/** What a module writes with. Two modules writing one place is an error unless a pair resolves it. */
export interface Pen<P> {
  readonly options: GameOptions
  /** The draft as it is now, to build upon. */
  readonly parts: Readonly<P>
  set<K extends keyof P>(part: K, value: P[K]): void
  /** Adds to a part that is a list: any number of modules may. */
  push<K extends keyof P>(part: K, ...items: P[K] extends readonly (infer I)[] ? I[] : never): void
  replace(procedure: Procedure, step: string, ...steps: (Step | Step['run'])[]): void
  before(procedure: Procedure, step: string, ...steps: (Step | Step['run'])[]): void
  after(procedure: Procedure, step: string, ...steps: (Step | Step['run'])[]): void
}

export interface Module<P> {
  readonly id: string
  /** For a module that reconciles two others: it runs after both and only when both are chosen. */
  readonly pair?: readonly [string, string]
  /** The refusal when the module cannot be used with these options, as [rule id, message]. */
  readonly forbids?: (options: GameOptions) => readonly [string, string] | null
  readonly apply: (pen: Pen<P>) => void
}

/** Whether a module takes part: chosen by the players, implied by the options, or a pair of two that do. */
export interface ModuleBook<P> {
  readonly modules: readonly Module<P>[]
  /** Modules that follow from the player count or settings without being chosen. */
  readonly implied: (options: GameOptions) => readonly string[]
}

export function applyModules<P>(
  book: ModuleBook<P>,
  options: GameOptions,
  parts: P,
  procedures: readonly Procedure[],
): Result<{ draft: Draft<P> }> {
  const wanted = new Set([...book.implied(options), ...options.modules])
  for (const id of options.modules)
    if (!book.modules.some((module) => module.id === id && module.pair === undefined)) {
      const known = book.modules.filter((module) => module.pair === undefined).map((module) => module.id)
      return fail('unknown-option', `there is no module or variant ${JSON.stringify(id)}; known are ${known.join(', ')}`)
    }
  const draft: Draft<P> = { options, parts, steps: new Map(procedures.map((p) => [p.name, [...p.steps]])) }
  const written = new Map<string, string>()
  const chosen = book.modules.filter((m) => (m.pair === undefined ? wanted.has(m.id) : m.pair.every((id) => wanted.has(id))))
  for (const module of chosen) {
    const forbidden = module.forbids?.(options) ?? null
    if (forbidden !== null) return fail('illegal-combination', forbidden[1], forbidden[0])
  }
  for (const module of chosen.filter((m) => m.pair === undefined)) module.apply(pen(draft, module, written, chosen))
  for (const module of chosen.filter((m) => m.pair !== undefined)) module.apply(pen(draft, module, written, chosen))
  return { ok: true, draft }
}

function pen<P>(draft: Draft<P>, module: Module<P>, written: Map<string, string>, chosen: readonly Module<P>[]): Pen<P> {
  const claim = (place: string): void => {
    const other = written.get(place)
    const resolved = other !== undefined && chosen.some((m) => m.pair?.includes(other) && (m === module || m.pair.includes(module.id)))
    if (other !== undefined && other !== module.id && !resolved)
      throw new Error(`modules ${other} and ${module.id} both write ${place}: a pair must resolve it`)
    written.set(place, module.id)
  }
  const find = (procedure: Procedure, step: string): [Step[], number] => {
    const steps = draft.steps.get(procedure.name)
    const at = steps === undefined ? -1 : steps.findIndex((known) => known.name === step)
    if (steps === undefined || at < 0) throw new Error(`module ${module.id} looks for step ${step} of ${procedure.name}: there is none`)
    return [steps, at]
  }
  const made = (steps: readonly (Step | Step['run'])[]): Step[] => steps.flatMap((step) => (step === null ? [] : [toStep(step)]))
  return {
    options: draft.options,
    parts: draft.parts,
    set(part, value) {
      claim(`part ${String(part)}`)
      draft.parts[part] = value
    },
    push(part, ...items) {
      const list = draft.parts[part]
      if (!Array.isArray(list)) throw new Error(`part ${String(part)} is no list`)
      draft.parts[part] = [...list, ...items] as P[typeof part]
    },
    replace(procedure, step, ...steps) {
      claim(`step ${step} of ${procedure.name}`)
      const [list, at] = find(procedure, step)
      list.splice(at, 1, ...made(steps))
    },
    before(procedure, step, ...steps) {
      const [list, at] = find(procedure, step)
      list.splice(at, 0, ...made(steps))
    },
    after(procedure, step, ...steps) {
      const [list, at] = find(procedure, step)
      list.splice(at + 1, 0, ...made(steps))
    },
  }
}

/** The procedures with the steps modules gave them. */
export const compiledProcedures = <P>(draft: Draft<P>, procedures: readonly Procedure[]): Procedure[] =>
  procedures.map((procedure) => Object.freeze({ ...procedure, steps: Object.freeze(draft.steps.get(procedure.name) ?? [...procedure.steps]) }))
