import type { Tableau } from '@tollan/tawantinsuyu'
import { expect, it } from 'vitest'
import { askedBy } from './asked-by.ts'

const tableau = { seats: [{ buildings: ['passive-11', 'passive-12', 'passive-16'] }, { buildings: [] }] } as unknown as Tableau
const moves = (action: string) => ({ type: 'priest-moves', rule: 'TAW-PRIEST-MOVE-01', seat: 1, action })
const asked = (kind: string, seat = 0, answers: readonly string[] = ['decline']) => ({ kind, seat, answers })

it('TAW-BLD-Z11 TAW-BLD-Z12 TAW-FEAST-05 the Building is named by what set it off, before anything else happens', () => {
  expect(askedBy(asked('free-weaving'), tableau, moves('offering'), true)).toBe('passive-11')
  expect(askedBy(asked('pay-then'), tableau, moves('worship'), true)).toBe('passive-12')
  expect(askedBy(asked('pay-then'), tableau, { type: 'feast', rule: 'TAW-FEAST-03', seat: 1 }, true)).toBe('passive-12')
  expect(askedBy(asked('pay-then'), tableau, { type: 'feast', rule: 'TAW-FEAST-03', seat: 1 }, false)).toBeNull() // a God card of the same Feast
  expect(askedBy(asked('pay-then'), tableau, moves('conquer'), true)).toBeNull()
})

it('TAW-BLD-Z16 whoever follows a Production turns up a piece by the Building alone', () => {
  expect(askedBy(asked('produce-too', 0, ['renew:army-01', 'done']), tableau, moves('produce'), false)).toBe('passive-16')
  expect(askedBy(asked('produce-too', 0, ['produce:production-01', 'done']), tableau, moves('produce'), false)).toBeNull()
})

it('names nothing to somebody who does not own it', () => {
  expect(askedBy(asked('free-weaving', 1), tableau, moves('offering'), true)).toBeNull()
})
