import { BEGIN, END, type GameEvent } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import type { GameTelling } from '../log/telling.ts'
import { afterAct, playsFrom, playsOf } from './theatre.ts'

const telling = { act: () => 'result', sourceOf: () => null } as unknown as GameTelling
const entry = (turn: number, seat: Told['seat'], owner: number, ...types: readonly string[]): Told => ({
  seat, owner, turn, answer: '', forced: false, events: types.map((type): GameEvent => ({ type, rule: 'A-1', seat: owner })),
})

describe('turns of players that think', () => {
  const told = [
    entry(1, 0, 0, 'move'), entry(2, 1, 1, 'move', 'gain'), entry(2, 'chance', 1, 'draw'), entry(2, 1, 1, 'build'), entry(3, 2, 2, 'move'), entry(4, 0, 0, 'move'),
  ]
  const shape = (since: number, thinkers: readonly number[]) => playsOf(told, telling, since, thinkers).map(({ kind, seat, acts }) => [kind, seat, ...acts.map(({ lines }) => lines.length)])

  it('are watched answer by answer, chance among them, each turn for itself', () => {
    expect(shape(0, [1, 2])).toEqual([['program', 1, 1, 0, 0], ['program', 2, 0]])
    expect(shape(4, [1, 2])).toEqual([['program', 2, 0]])
  })

  it('are those of the players named only', () => {
    expect(shape(0, [])).toEqual([])
    expect(shape(0, [2])).toEqual([['program', 2, 0]])
  })
})

describe('what is watched when more comes', () => {
  const first = [entry(1, 0, 0, 'move'), entry(2, 1, 1, 'move', 'gain')]
  const more = [...first, entry(2, 1, 1, 'build'), entry(3, 0, 0, 'move'), entry(4, 1, 1, 'move')]
  const [watched] = playsOf(first, telling, 1, [1])
  if (watched === undefined) throw new Error('nothing is watched')
  const from = (told: readonly Told[]) => playsFrom(playsOf(told, telling, 0, [0, 1]), watched)?.map(({ seat, acts }) => [seat, acts.length])

  it('goes on, grown by what belongs to it, and the rest follows', () => {
    expect(from(more)).toEqual([[1, 2], [0, 1], [1, 1]])
  })

  it('is gone when it was taken back', () => {
    expect(from(first.slice(0, 1))).toBeUndefined()
  })
})

describe('a scoring by steps', () => {
  const bound = (type: 'begin' | 'end'): GameEvent => ({ type, rule: 'A-1', seat: -1, span: 'scoring', n: 1 })
  const event = (rule: string): GameEvent => ({ type: 'score', rule, seat: 0 })
  const steps = { stepOf: ({ rule }: GameEvent, before: string | null) => (rule === '' ? null : rule === 'more' ? before : rule) }
  const stepped = { act: () => 'result', sourceOf: () => null, scoring: { steps } } as unknown as GameTelling
  const told: readonly Told[] = [[bound('begin'), event('one'), event('more')], [event(''), event('more'), event('two')], [event('more'), bound('end')]]
    .map((events) => ({ seat: 0, owner: 0, turn: 1, answer: '', forced: false, events }))
  const sources = (since: number) => playsOf(told, stepped, since).map(({ acts }) => acts.map(({ source }) => source))

  it('is watched step by step, also from the middle of one on', () => {
    expect(sources(0)).toEqual([[null, 'one', 'two', null]])
    expect(sources(1)).toEqual([['one', 'two', null]])
    expect(sources(2)).toEqual([['two', null]])
  })
})

describe('a scoring', () => {
  const rows = { act: () => 'result', sourceOf: ({ type }: GameEvent) => (type === 'score' || type === 'pay' ? type : null), scoring: {} } as unknown as GameTelling
  const bound = (type: string): GameEvent => ({ type, rule: 'A-1', span: 'scoring', n: 1 })
  const events = [bound(BEGIN), ...['eclipse', 'score', 'counted', 'score', 'pay', 'neutral', 'neutral'].map((type): GameEvent => ({ type, rule: 'A-1' })), bound(END)]
  const told: readonly Told[] = [{ seat: 0, owner: 0, turn: 1, answer: '', forced: false, events }]

  it('shows what is told after the last point with its end, not with the last row', () => {
    const [play] = playsOf(told, rows)
    if (play === undefined) throw new Error('nothing is watched')
    expect(play.acts.map(({ source }) => source)).toEqual([null, 'score', 'pay', null])
    expect(play.acts.map((_, i) => afterAct(play, i).told)).toEqual([2, 5, 6, 9])
  })
})
