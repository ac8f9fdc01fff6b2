import type { Asked } from '@tollan/kernel'
import type { TableauBoard } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../engine/protocol.ts'
import { type Plaque, plaquesOf, stepsOn } from './plaques.ts'

const forest: TableauBoard = { id: 'forest', number: 2, slot: 3, discovery: null, spaces: ['forest-worship'], fee: 1, collect: 2 }
const asked = (kind: string, ...answers: string[]): Asked => ({ seat: 0, kind, answers, revision: 1 })
const outcome = (answer: string, rest: Partial<Outcome> = {}): Outcome => ({ answer, events: [], refused: [], closes: null, next: null, onward: [], ...rest })
const refusal = (target: string) => ({ target, allowed: false, reason: 'fee-cocoa', rule: 'TEO-MAIN-01' })
const told = (plaques: readonly Plaque[]): string[] => plaques.map(({ action, path, refused }) => `${action}: ${refused?.reason ?? path.join(' ')}`)

describe('plaques of a board', () => {
  it('answer where to go and what to do there', () => {
    const arrived = outcome('to:forest', { next: 'action', onward: [outcome('collect-cocoa'), outcome('worship:forest-worship'), outcome('main-action')] })
    const plaques = plaquesOf(asked('destination', 'to:forest'), forest, true, null, () => arrived)
    expect(told(plaques)).toEqual(['collect: to:forest collect-cocoa', 'worship: to:forest worship:forest-worship', 'main: to:forest main-action'])
  })

  it('show what is refused, with its reason', () => {
    const arrived = outcome('to:forest', { next: 'action', onward: [outcome('collect-cocoa'), outcome('worship:forest-worship')], refused: [refusal('main-action')] })
    expect(told(plaquesOf(asked('destination', 'to:forest'), forest, true, null, () => arrived))[2]).toBe('main: fee-cocoa')
  })

  it('need one answer where collecting is all that is left', () => {
    const arrived = outcome('to:forest', { next: 'end-turn', refused: [refusal('main-action'), refusal('worship:forest-worship')] })
    const plaques = plaquesOf(asked('destination', 'to:forest'), forest, true, null, () => arrived)
    expect(told(plaques)).toEqual(['collect: to:forest', 'worship: fee-cocoa', 'main: fee-cocoa'])
  })

  it('after the move are those of the board moved to', () => {
    const question = asked('action', 'collect-cocoa', 'main-action')
    expect(told(plaquesOf(question, forest, true, 'forest', () => undefined))).toEqual(['collect: collect-cocoa', 'worship: ', 'main: main-action'])
    expect(plaquesOf(question, forest, true, 'palace', () => undefined)).toEqual([])
  })

  it('are not there for boards out of reach, nor before outcomes are known', () => {
    expect(plaquesOf(asked('destination', 'to:palace'), forest, true, null, () => undefined)).toEqual([])
    expect(plaquesOf(asked('destination', 'to:forest'), forest, true, null, () => undefined)).toEqual([])
  })
})

it('a worker goes clockwise', () => {
  expect([stepsOn(7, 8), stepsOn(7, 1), stepsOn(2, 5), stepsOn(4, 4)]).toEqual([1, 2, 3, 8])
})
