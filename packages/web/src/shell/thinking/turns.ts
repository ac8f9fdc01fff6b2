// Turns of players that think: seen, thought through, played, and shown when the table is free.
import type { Thinking } from '../../engine/thinking/client.ts'
import type { Sat } from '../open-game.svelte.ts'
import { thinkable } from './thinkable.ts'
import type { Plan } from './thinking.svelte.ts'

export interface ThinkingTurns {
  /** Plays for the next player that thinks until its turn is over; false when none is asked, or somebody changed the table meanwhile. */
  playTurn(wanted: () => boolean): Promise<boolean>
}

type Seats = Pick<Sat, 'engine' | 'levels' | 'styles' | 'seed'> & { readonly table: Pick<Sat['table'], 'look' | 'options' | 'thinkers' | 'version'> }

export function thinkersOfTable({ engine, levels = [], styles = [], seed = 0, table }: Seats, thinking: Pick<Thinking, 'call'>, planned: (plan: Plan) => void): ThinkingTurns {
  const next = async () => {
    for (const seat of table.thinkers) {
      const sight = (await engine?.call('sight', seat)) ?? null
      if (sight !== null) return sight
    }
    return null
  }
  return {
    async playTurn(wanted) {
      let first: { readonly seat: number; readonly turn: number } | null = null
      for (let sight = await next(); sight !== null && engine !== undefined && wanted(); sight = await next()) {
        const { seat, revision, turn, entry, view } = sight
        const level = levels[seat] ?? null
        if (level === null || (first !== null && (first.seat !== seat || first.turn !== turn))) break
        const { answers, expected } = await thinking.call('think', { ...thinkable(table), view, seed: seed + seat }, level, styles[seat] ?? undefined)
        if (!wanted()) break
        const moved = await engine.call('move', seat, revision, answers)
        if (!moved.ok && moved.error === 'stale-revision') break // a person took something back
        if (!moved.ok) throw new Error(moved.error)
        planned({ seat, entry, answers, expected })
        first = { seat, turn }
      }
      return first !== null
    },
  }
}

/** Shows what was played, and keeps it. */
export async function addNews({ engine, table, save }: Pick<Sat, 'engine' | 'table' | 'save'>): Promise<void> {
  if (engine === undefined) return
  await table.take(await engine.call('news'))
  save?.(table)
}
