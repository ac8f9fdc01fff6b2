import { expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import { telling } from '../../games/teotihuacan/log/telling.ts'
import { heard } from './heard.ts'

const entry = (...events: Told['events']): Told => ({ seat: 0, answer: '', turn: 1, owner: 0, events, forced: false })
const told = [
  entry({ type: 'move', rule: 'A-1', seat: 0 }, { type: 'pyramid-tile', rule: 'A-1', seat: 0 }, { type: 'pyramid-tile', rule: 'A-1', seat: 0 }),
  entry({ type: 'begin', rule: 'A-1', seat: -1, span: 'scoring', n: 1 }, { type: 'score', rule: 'A-1', seat: 0, n: 3 }),
]

it('each thing is heard once, and only what happened between the two moments', () => {
  expect(heard(told, { entry: 0, told: 0 }, { entry: 2, told: 0 }, telling)).toEqual(['step', 'stone', 'eclipse'])
  expect(heard(told, { entry: 0, told: 1 }, { entry: 1, told: 0 }, telling)).toEqual(['stone'])
  expect(heard(told, { entry: 1, told: 1 }, { entry: 2, told: 0 }, telling)).toEqual([])
})
