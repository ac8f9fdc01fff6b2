// Modules compile: a module is applied once, at set-up, and writes into named places of the draft of a ruleset.
import { fail, type Result } from './errors.ts'
import type { GameOptions } from './rules.ts'
import { type Procedure, type Step, toStep } from './procedure.ts'

/** A ruleset under construction. `parts` holds everything modules may change: tables, constants, seams. */
export interface Draft<P> {
  readonly options: GameOptions
  readonly parts: P
  readonly steps: Map<string, Placed[]>
}

/** A step with the name of the place it stands in: a replaced step leaves its place behind, even when nothing takes it. */
interface Placed {
  readonly place: string
  readonly step: Step | null
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
  for (const id of wanted)
    if (!book.modules.some((module) => module.id === id && module.pair === undefined)) {
      const known = book.modules.filter((module) => module.pair === undefined).map((module) => module.id)
      return fail('unknown-option', `there is no module or variant ${JSON.stringify(id)}; known are ${known.join(', ')}`)
    }
  const draft: Draft<P> = { options, parts, steps: new Map(procedures.map((p) => [p.name, p.steps.map((step) => ({ place: step.name, step }))])) }
  const written = new Map<string, string[]>()
  const chosen = book.modules.filter((m) => (m.pair === undefined ? wanted.has(m.id) : m.pair.every((id) => wanted.has(id))))
  for (const module of chosen) {
    const forbidden = module.forbids?.(options) ?? null
    if (forbidden !== null) return fail('illegal-combination', forbidden[1], forbidden[0])
  }
  for (const module of [...chosen.filter((m) => m.pair === undefined), ...chosen.filter((m) => m.pair !== undefined)]) module.apply(pen(draft, module, written))
  for (const [place, writers] of written) {
    const last = chosen.find((module) => module.id === writers[writers.length - 1])
    const others = writers.filter((id) => id !== last?.id)
    if (last !== undefined && others.length > 0 && !others.every((id) => last.pair?.includes(id)))
      return fail('illegal-combination', `modules ${writers.join(' and ')} both write ${place}: a pair must resolve it`)
  }
  return { ok: true, draft }
}

function pen<P>(draft: Draft<P>, module: Module<P>, written: Map<string, string[]>): Pen<P> {
  const claim = (place: string): void => {
    const writers = written.get(place) ?? []
    if (!writers.includes(module.id)) written.set(place, [...writers, module.id])
  }
  const find = (procedure: Procedure, step: string): [Placed[], number, number] => {
    const steps = draft.steps.get(procedure.name)
    const first = steps === undefined ? -1 : steps.findIndex((placed) => placed.place === step)
    if (steps === undefined || first < 0) throw new Error(`module ${module.id} looks for step ${step} of ${procedure.name}: there is none`)
    let last = first
    while (last + 1 < steps.length && steps[last + 1].place === step) last++
    return [steps, first, last]
  }
  const made = (steps: readonly (Step | Step['run'])[], place?: string): Placed[] =>
    steps.flatMap((given) => {
      if (given === null) return []
      const step = toStep(given)
      return [{ place: place ?? step.name, step }]
    })
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
      const [list, first, last] = find(procedure, step)
      list.splice(first, last - first + 1, ...(steps.length === 0 ? [{ place: step, step: null }] : made(steps, step)))
    },
    before(procedure, step, ...steps) {
      const [list, first] = find(procedure, step)
      list.splice(first, 0, ...made(steps))
    },
    after(procedure, step, ...steps) {
      const [list, , last] = find(procedure, step)
      list.splice(last + 1, 0, ...made(steps))
    },
  }
}

/** The procedures with the steps modules gave them. */
export const compiledProcedures = <P>(draft: Draft<P>, procedures: readonly Procedure[]): Procedure[] =>
  procedures.map((procedure) => {
    const placed = draft.steps.get(procedure.name)
    const steps = placed === undefined ? procedure.steps : placed.flatMap(({ step }) => (step === null ? [] : [step]))
    return Object.freeze({ ...procedure, steps: Object.freeze(steps) })
  })
