import { expect, it } from 'vitest'
import type { OfferSetting } from '../offer.ts'
import { harder } from './harder.ts'

const setting = (id: string, deltas: readonly number[], counts = true): OfferSetting => ({ id, title: 'new.start', deltas, printed: 3, rule: '', counts: () => counts })

it('a harder game is one step stronger in everything that counts, until nothing can be', () => {
  const settings = [setting('gold', [-1, 0, 1, 2]), setting('worker', [-1, 0, 1]), setting('altar', [0, 1], false)]
  const options = { players: 1, modules: [], settings: { worker: 1, gold: -1 } }
  expect(harder({ settings }, options)?.settings).toEqual({ worker: 1 })
  expect(harder({ settings }, { ...options, settings: { worker: 1, gold: 1 } })?.settings).toEqual({ worker: 1, gold: 2 })
  expect(harder({ settings }, { ...options, settings: { worker: 1, gold: 2 } })).toBeNull()
})
