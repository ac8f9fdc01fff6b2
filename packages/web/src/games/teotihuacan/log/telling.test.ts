import { describe, expect, it } from 'vitest'
import type { Told } from '../../../engine/protocol.ts'
import { telling } from './telling.ts'
import { stopsOf, turnStart } from '../../../shell/replay/replay-stops.ts'
import { scoringsOf } from '../../../shell/scores/scores.ts'
import { afterAct, playsOf } from '../../../shell/theatre/theatre.ts'
import { logTurns, rulesOf } from '../../../shell/log/log.ts'
import { slotsOf } from '../../../shell/log/slots.ts'

const entry = (turn: number, owner: number, ...events: Told['events']): Told => ({ seat: owner < 0 ? 'chance' : owner, answer: '', turn, owner, events, forced: false })
/** The moment before an entry. */
const before = (entry: number) => ({ entry, told: 0 })
const begin = (span: string, n = 0, seat = -1): Told['events'][number] => ({ type: 'begin', rule: 'S-1', seat, span, n })
const end = (span: string, n = 0, seat = -1): Told['events'][number] => ({ type: 'end', rule: 'S-1', seat, span, n })

describe('sources of points', () => {
  const of = (rule: string, of?: string) => telling.sourceOf({ type: 'score', rule, seat: 1, n: 4, ...(of === undefined ? {} : { of }) })

  it("TEO-SOLO-72 the automa's points of the end are split by what they are for", () => {
    expect([of('TEO-SOLO-72', 'goods'), of('TEO-SOLO-72', 'technologies'), of('TEO-SOLO-72', 'bonuses')]).toEqual(['automa', 'technologies', 'bonus'])
  })

  it('M9-23 warriors and regions are named', () => {
    expect([of('M9-23'), of('M9-REG-03'), of('TEO-ROYAL-10')]).toEqual(['warriors', 'regions', 'royals'])
  })
})

describe('lines of the log', () => {
  it('join costs before and gains behind an effect', () => {
    const told = [
      entry(1, 0,
        { type: 'pay', rule: 'A-1', seat: 0, what: 'stone', n: 2 }, { type: 'pyramid-tile', rule: 'A-2', seat: 0, tile: 'pyr-01', slot: 'p1-r0c0' },
        { type: 'score', rule: 'A-3', seat: 0, n: 3 }),
    ]
    const [line] = logTurns(told, telling)[0]?.parts[0]?.lines ?? []
    expect(line?.event.type).toBe('pyramid-tile')
    expect(line?.amounts.map(({ icon, n }) => [icon, n])).toEqual([['stone', -2], ['vp', 3]])
    expect(line === undefined ? [] : rulesOf(line)).toEqual(['A-2', 'A-1', 'A-3'])
  })

  it('keep points of different seats apart', () => {
    const told = [entry(1, 0, { type: 'score', rule: 'A-1', seat: 0, n: 1 }, { type: 'score', rule: 'A-1', seat: 1, n: 2 })]
    expect(logTurns(told, telling)[0]?.parts[0]?.lines).toHaveLength(2)
  })

  const lost = { type: 'lose', rule: 'A-1', seat: 0, n: 3 }
  const moved = { type: 'move', rule: 'A-1', seat: 0 }
  const headings = (told: readonly Told[], before = logTurns([], telling)) => logTurns(told, telling, before).map(({ parts }) => parts.map(({ heading }) => heading))

  it('stand under what they belong to: a turn, the set-up, a scoring and what is decided in it, the final scoring', () => {
    const told = [
      entry(0, -1, begin('set-up'), { type: 'deal', rule: 'A-0', seat: -1 }),
      entry(0, -1, end('set-up')),
      entry(1, 0, moved, begin('scoring', 3), { type: 'score', rule: 'A-3', seat: 1, n: 2 }),
      entry(1, -1, lost),
      entry(1, -1, lost, end('scoring', 3), begin('final-scoring'), { type: 'final-place', rule: 'A-4', seat: 0, place: 1 }, end('final-scoring')),
    ]
    expect(headings(told)).toEqual([['set-up'], ['turn', 3], [3, 'final-scoring']])
    expect(headings(told, logTurns(told.slice(0, 3), telling))).toEqual(headings(told))
  })

  it('stand under the set-up from the first line, though it began before all entries', () => {
    const told = [entry(0, -1, { type: 'deal', rule: 'A-0', seat: -1 }), entry(0, -1, { type: 'gain', rule: 'A-0', seat: 0, what: 'cocoa', n: 1 }, end('set-up')), entry(1, 0, moved)]
    expect(headings(told)).toEqual([['set-up'], ['turn']])
  })

  it('stand under a scoring that is held inside a turn, and under the turn again behind it; a program is part of a turn', () => {
    const told = [
      entry(4, 0, moved, begin('scoring', 1), lost),
      entry(5, 1, lost, begin('program', 0, 1), lost, end('program', 0, 1)),
      entry(5, 1, end('scoring', 1), moved, begin('program', 0, 1), moved),
      entry(5, 1, end('program', 0, 1), moved),
    ]
    expect(headings(told)).toEqual([['turn', 1], [1, 'turn']])
    expect(logTurns(told, telling)[1]?.parts[1]?.lines).toHaveLength(3)
  })

  it('put symbols where the words name a seat or an amount, in any language', () => {
    expect(slotsOf('Player 1 gains 1 cocoa', 0, 'Player 1', { icon: 'cocoa', n: 1 }).map(({ kind }) => kind)).toEqual(['seat', 'text', 'amount'])
    expect(slotsOf('Ana gains 3 cocoa', 0, 'Ana', { icon: 'cocoa', n: 3 }).map(({ kind }) => kind)).toEqual(['seat', 'text', 'amount'])
    expect(slotsOf('Builder 2 gains 2 stone', 1, 'Builder 2', { icon: 'stone', n: 2 }).at(-1)).toMatchObject({ kind: 'amount', text: '2 stone' })
    expect(slotsOf('2 GYP-ot kap', undefined, '', { icon: 'vp', n: 2 })).toMatchObject([{ kind: 'amount', text: '2 GYP-ot' }, { kind: 'text', text: ' kap' }])
    expect(slotsOf('Ana otrzymuje 3 ziarna kakao', 0, 'Ana', null)).toHaveLength(2)
    expect(slotsOf('Работник Совы уходит', 1, 'Сова', null)[0]).toMatchObject({ kind: 'seat', seat: 1 })
  })
})

describe('the past', () => {
  const told = [entry(0, -1), entry(1, 0, { type: 'move', rule: 'A-1', seat: 0 }), entry(1, 0), entry(2, 1, { type: 'move', rule: 'A-1', seat: 1 })]
  it('stops after every entry that tells something, at the start and now', () => {
    expect(stopsOf(told)).toEqual([0, 2, 4])
    expect(stopsOf([entry(0, -1, begin('set-up'), end('set-up')), ...told.slice(1)])).toEqual([0, 1, 2, 4])
  })
  it('jumps to the beginning of turns', () => {
    expect([turnStart(told, 1, 1), turnStart(told, 3, -1), turnStart(told, 1, -1), turnStart(told, 3, 1)]).toEqual([3, 1, 0, 4])
  })
})

describe('scores', () => {
  const told = [
    entry(4, 1, { type: 'score', rule: 'TEO-TEMPLE-02', seat: 1, n: 1 }, begin('scoring', 1), { type: 'eclipse', rule: 'TEO-ECLIPSE-01', seat: -1, number: 1 },
      { type: 'score', rule: 'TEO-ECLIPSE-03', seat: 0, n: 15, each: 3 }, { type: 'score', rule: 'TEO-ECLIPSE-10', seat: 0, n: 10, set: 4 },
      { type: 'score', rule: 'TEO-ECLIPSE-10', seat: 0, n: 1, set: 1 }),
    entry(4, 1, { type: 'pay', rule: 'TEO-ECLIPSE-12', seat: 0, what: 'cocoa', n: 1 }, { type: 'lose', rule: 'TEO-ECLIPSE-14', seat: 0, n: 6 }, end('scoring', 1),
      { type: 'score', rule: 'TEO-TEMPLE-02', seat: 1, n: 4 }),
    entry(5, 0, { type: 'score', rule: 'TEO-TEMPLE-02', seat: 0, n: 2 }),
  ]
  it('have a row per step of a scoring with formula and points, and end where it ends, whoever has the turn', () => {
    const [scoring] = scoringsOf(told, before(3), 2, telling)
    expect(scoring?.rows.map(({ source, cells }) => [source.id, cells[0]?.formula, cells[0]?.points])).toEqual([
      ['avenue', '5 × 3', 15], ['masks', '4 + 1', 11], ['salary', '', -6],
    ])
    expect([scoring?.change, scoring?.since, scoring?.open, scoring?.to]).toEqual([[20, 0], [2, 4], false, 2])
  })
  it('show the row that is asked about while it is open', () => {
    const [scoring] = scoringsOf(told, before(1), 2, telling, 'salary')
    expect([scoring?.open, scoring?.newest, scoring?.rows.length]).toEqual([true, 'salary', 3])
    expect(scoringsOf(told, before(2), 2, telling, 'salary')[0]).toMatchObject({ open: false, newest: 'salary' })
  })
  it('have one of the final scoring, apart from the last scoring before it', () => {
    const last = entry(9, 1, begin('scoring', 3), end('scoring', 3), begin('final-scoring'), { type: 'score', rule: 'TEO-BONUS-01', seat: 1, n: 15 }, end('final-scoring'))
    expect(scoringsOf([...told, last], before(4), 2, telling).map(({ number, change }) => [number, change])).toEqual([[1, [20, 0]], [3, [0, 0]], [null, [0, 15]]])
  })
})

describe('what a program does', () => {
  const seat = 1
  const act = (type: string) => ({ type, rule: 'A-1', seat })
  const [begins, ends] = [begin('program', 0, seat), end('program', 0, seat)]

  it('has a step per heading with its tests below', () => {
    const told = [
      entry(1, 0, { type: 'move', rule: 'A-1', seat: 0 }, begins), entry(2, 1, { ...act('bot-roll'), first: 3, second: 4 }, { ...act('bot-tile'), sum: 7, tile: 'bot-nobles' },
        { ...act('bot-worker-test'), board: 'nobles', passed: 0 }, ends, begin('scoring', 1), { ...act('score'), n: 3 }), entry(3, 0),
    ]
    const [turn, scoring] = playsOf(told, telling)
    expect(turn?.acts.map(({ lines }) => lines.length)).toEqual([0, 1])
    expect(turn?.acts[1]?.lines.map(({ event }) => telling.act(event))).toEqual(['failed'])
    expect(turn).toMatchObject({ seat, kind: 'program' })
    expect(scoring).toMatchObject({ kind: 'scoring', n: 1 })
  })

  it('is told in the turn of another too, without the scoring inside it, and what was watched is not shown again', () => {
    const told = [
      entry(1, 0, begins, act('bot-tile'), begin('scoring', 1), act('score'), end('scoring', 1)),
      entry(1, 0, act('gain')),
      entry(1, 0, act('calendar'), ends, { type: 'move', rule: 'A-1', seat: 0 }),
    ]
    const heads = (since: number) => playsOf(told, telling, since).map(({ kind, acts }) => [kind, ...acts.map(({ head, lines }) => [head.event.type, ...lines.map(({ event }) => event.type)])])
    expect(heads(0)).toEqual([['program', ['bot-tile']], ['scoring', ['begin', 'score'], ['end']], ['program', ['gain'], ['calendar']]])
    expect(heads(1)).toEqual([['program', ['gain'], ['calendar']]])
    expect(heads(3)).toEqual([])
  })

  it('goes with moments that hold what a step tells and nothing that follows, though one entry tells several', () => {
    const told = [
      entry(1, 1, begins), entry(1, 1, act('bot-roll'), act('bot-tile'), act('gain')), entry(1, 1, act('gain'), act('bot-slide'), act('bot-flip')), entry(1, 1, act('calendar'), ends),
    ]
    const [turn] = playsOf(told, telling)
    const moments = turn?.acts.map((_, i) => afterAct(turn, i)).map(({ entry: n, told: m }) => [n, m])
    expect(moments).toEqual([[1, 1], [2, 1], [2, 2], [2, 3], [3, 1]])
  })
})

describe('a scoring', () => {
  const score = (rule: string, seat: number) => ({ type: 'score', rule, seat, n: 2 })
  const told = [
    entry(4, 1, { type: 'move', rule: 'A-1', seat: 1 }, begin('scoring', 1), { type: 'eclipse', rule: 'TEO-ECLIPSE-01', seat: -1, number: 1 },
      score('TEO-ECLIPSE-03', 0), score('TEO-ECLIPSE-03', 1), score('TEO-ECLIPSE-07', 0)),
    entry(4, -1, { type: 'lose', rule: 'TEO-ECLIPSE-14', seat: 0, n: 3 }, { type: 'neutral', rule: 'TEO-ECLIPSE-17', seat: -1 }, end('scoring', 1)),
  ]
  it('is shown from its beginning row by row to its end; the discs go back with the end, not with the last row', () => {
    const [play] = playsOf(told, telling)
    expect(play?.acts.map(({ source }) => source)).toEqual([null, 'avenue', 'track', 'salary', null])
    expect(play === undefined ? [] : play.acts.map((_, i) => afterAct(play, i)).map(({ entry: n, told: m }) => [n, m])).toEqual([[0, 3], [0, 5], [0, 6], [1, 1], [1, 3]])
  })
  it('goes on after a question where it stopped', () => {
    expect(playsOf(told, telling, 1).map(({ acts }) => acts.map(({ source }) => source))).toEqual([['salary', null]])
  })
  it('has no more rows than were counted at a moment', () => {
    expect(scoringsOf(told, { entry: 0, told: 5 }, 2, telling)[0]?.rows.map(({ source }) => source.id)).toEqual(['avenue'])
  })
})
