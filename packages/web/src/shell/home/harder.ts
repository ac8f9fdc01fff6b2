import type { GameOptions } from '@tollan/kernel'
import type { GameOffer } from '../offer.ts'

/** The same game with every setting of the automa one step stronger; null when none can be. */
export function harder({ settings }: Pick<GameOffer, 'settings'>, options: GameOptions): Omit<GameOptions, 'data'> | null {
  const { players, modules } = options
  const stronger = settings
    .filter(({ counts }) => counts(options))
    .map(({ id, deltas }) => {
      const now = options.settings[id] ?? 0
      return [id, deltas.filter((delta) => delta > now).sort((a, b) => a - b)[0] ?? now, now] as const
    })
  if (stronger.every(([, next, now]) => next === now)) return null
  return { players, modules, settings: Object.fromEntries(stronger.flatMap(([id, next]) => (next === 0 ? [] : [[id, next]]))) }
}
