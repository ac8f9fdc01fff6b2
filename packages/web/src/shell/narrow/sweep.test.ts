import { expect, it } from 'vitest'
import { swept } from './sweep.ts'

it('a finger that goes far to the side sweeps, one that scrolls or trembles does not', () => {
  expect([swept(-80, 10), swept(80, -20), swept(30, 0), swept(80, 60)]).toEqual([-1, 1, 0, 0])
})
