// Everything "Why not?" has to say about a thing, asked of the engine.
import type { Why } from '@tollan/kernel'
import type { Remedy } from '../../engine/protocol.ts'
import type { Table } from '../table.svelte.ts'

export interface Refusal {
  /** What was wished for, in words. */
  readonly wish: string
  readonly why: Why
  readonly remedies: Promise<readonly Remedy[]>
}

/** Null when the engine has nothing to say about the thing. */
export async function refusalOf(table: Table, thing: string): Promise<Refusal | null> {
  const { words, look, tableau } = table
  const foreseen = look.foreseen?.(thing, table) ?? null
  if (foreseen !== null) return { wish: words.name(thing), why: foreseen.why, remedies: table.remedies([...foreseen.way, foreseen.why.target].join(' ')) }
  const { target, answer } = look.wishOf(thing, tableau)
  const found = await table.why(target)
  if (!found.ok) return null
  const { why } = found
  const wished = why.answer ?? answer
  return {
    wish: wished === null ? words.name(thing) : words.answer(wished),
    why,
    remedies: why.allowed ? Promise.resolve([]) : table.remedies(wished ?? target),
  }
}
