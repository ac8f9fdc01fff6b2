// The two side actions as one plan: what was done is told by the log, what is meant is only meant, and nothing is answered by it.
import type { Told } from '../../../engine/protocol.ts'

export interface SidePlan {
  /** Answers, by slot; null for what is open. */
  readonly slots: readonly [string | null, string | null]
  /** How many of the slots are done, and the entry that did the first. */
  readonly done: number
  readonly entry: number | null
}

interface Wish {
  readonly turn: number
  readonly slots: readonly [string | null, string | null]
}
let wish = $state.raw<Wish | null>(null)

/** What is meant belongs to one turn. */
const meant = (turn: number): Wish['slots'] => (wish?.turn === turn ? wish.slots : [null, null])

/** `turn`: the number of the turn under way. */
export function sidePlan(told: readonly Told[], turn: number): SidePlan {
  const done: { readonly answer: string; readonly entry: number }[] = []
  for (let entry = told.length - 1; entry >= 0 && told[entry]?.turn === turn; entry--)
    for (const event of told[entry]?.events ?? []) if (event.type === 'side-action') done.unshift({ answer: `side:${String(event['side'])}`, entry })
  const [first, second] = meant(turn)
  return { slots: [done[0]?.answer ?? first, done[1]?.answer ?? second], done: done.length, entry: done[0]?.entry ?? null }
}

/** Puts an action into the first open slot, or takes it out; `done` slots stay. */
export function mean(told: readonly Told[], turn: number, answer: string): void {
  const { slots, done } = sidePlan(told, turn)
  const kept = slots.slice(done).filter((one) => one !== null)
  const next = [...slots.slice(0, done), ...(kept.includes(answer) ? kept.filter((one) => one !== answer) : [...kept.slice(0, 1 - done), answer])]
  wish = { turn, slots: [next[0] ?? null, next[1] ?? null] }
}
