import { expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import { telling } from '../../games/teotihuacan/log/telling.ts'
import { changedPlaces } from './changed.ts'

const entry = (seat: number, ...events: Told['events']): Told => ({ seat, answer: '', turn: 1, owner: seat, events, forced: false })
const move = (seat: number, worker: string) => ({ type: 'move', rule: 'A-1', seat, worker, board: 'forest' })

it('what others changed since the own turn is tinted, the newest first and each once', () => {
  const told = [entry(1, move(1, 'worker-1-2')), entry(0, move(0, 'worker-0-0')), entry(1, move(1, 'worker-1-0'), { type: 'temple-step', rule: 'A-1', seat: 1, temple: 'red', step: 3 }), entry(1, move(1, 'worker-1-0'))]
  expect(changedPlaces(told, 0, telling).map(([first]) => first)).toEqual(['worker-1-0', 'red-3'])
  expect(changedPlaces(told.slice(0, 2), 0, telling)).toEqual([])
})
