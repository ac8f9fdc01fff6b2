import { expect, it } from 'vitest'
import { nextPlace } from './next-place.ts'

const looking = { kind: 'task', sections: ['section-1', 'section-2'], at: 'section-2', place: 'section-4' }

it('the phone looks where the question is', () => {
  expect(nextPlace(looking)).toBe('section-2')
  expect(nextPlace({ ...looking, kind: 'building' })).toBe('zone/market')
  expect(nextPlace({ ...looking, kind: 'renew-too' })).toBe('zone/own-pieces')
  expect(nextPlace({ ...looking, kind: 'move-priest' })).toBeNull()
  expect(nextPlace({ ...looking, kind: 'steps' })).toBeNull()
  expect(nextPlace({ ...looking, kind: 'steps', sections: ['section-0'] })).toBe('section-0')
})

it('whoever looks at a section while a Worker is placed goes on looking at it, and not at what lies elsewhere', () => {
  expect(nextPlace({ ...looking, kind: 'space', at: null })).toBe('section-4')
  expect(nextPlace({ ...looking, kind: 'space', at: null, place: 'zone/market' })).toBeNull()
  expect(nextPlace({ ...looking, kind: undefined })).toBe('section-4')
})
