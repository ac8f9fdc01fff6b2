import type { Game, GameEvent } from '@tollan/kernel'
import { drive } from '@tollan/kernel/testing'
import { outcomes } from '@tollan/room'
import { anyGame, atOnce, roomAround } from '@tollan/room/testing'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../engine/protocol.ts'
import { inOneRow, rangeOf, sumOf, sumTokens } from './outcome-sum.ts'

/** As deep as the table looks. */
const DEEP = 13
const definition = anyGame(teotihuacan)
/** What seat 0 foresees. */
const foreseen = (g: unknown, depth: number) => atOnce(outcomes(roomAround(definition, g as Game), 0, depth))

const event = (type: string, details: Readonly<Record<string, string | number>> = {}, seat = 0): GameEvent => ({ type, rule: '', seat, ...details })
const pay = (what: string, n: number): GameEvent => event('pay', { what, n })
const gain = (what: string, n: number): GameEvent => event('gain', { what, n })
const outcome = (answer: string, events: readonly GameEvent[], onward: readonly Outcome[] = [], next: string | null = null): Outcome => ({
  answer, events, refused: [], closes: null, next: onward.length > 0 ? 'something' : next, onward,
})
const told = (of: Outcome): string =>
  inOneRow(sumTokens(sumOf(of, 0))).map((token) => (token.kind === 'icon' ? `${token.text ?? ''} ${token.icon}`.trim() : token.kind === 'arrow' ? '>' : token.kind === 'or' ? 'or' : token.kind === 'crest' ? `seat ${token.seat}` : token.text)).join(', ')

describe('the sum of an outcome', () => {
  it('puts costs first, then gains, power-ups last', () => {
    expect(told(outcome('main-action', [pay('cocoa', 1), event('power-up'), gain('stone', 2)]))).toBe('−1 cocoa, >, 2 stone, 1 power-up')
  })

  it('has ranges over the choices that follow', () => {
    const develop = (gold: number, temple: string): Outcome => outcome('develop', [pay('gold', gold), event('technology'), event('temple-step', { temple })])
    expect(told(outcome('main-action', [pay('cocoa', 1)], [develop(1, 'blue'), develop(2, 'red')]))).toBe('−1 cocoa, 1–2 gold, >, technology, 1 temple-any')
  })

  it('tells a choice of resources as any', () => {
    const take = (what: string): Outcome => outcome('gain', [gain(what, 1)])
    expect(told(outcome('worship', [gain('stone', 1)], [take('wood'), take('stone'), take('gold')]))).toBe('1 stone, 1 any')
  })

  it('tells what may be paid with obsidian as any', () => {
    const ways = [outcome('pay', [pay('gold', 2), pay('obsidian', 1)]), outcome('pay', [pay('obsidian', 3)])]
    expect(told(outcome('decorate', [], ways))).toBe('−1 obsidian, −2 any')
  })

  it('leaves out other seats and what can be done at any time, and says when more may follow', () => {
    const use = outcome('use:disc-cocoa-4-a', [gain('cocoa', 4)])
    const step = outcome('temple:red', [event('score', { n: 3 }, 1)], [], 'main-temple-step')
    expect(told(outcome('worship', [], [use, step]))).toBe('…')
    expect(told(outcome('collect-cocoa', [gain('cocoa', 2)], [], 'end-turn'))).toBe('2 cocoa')
  })

  it('names the temple where there is only one, though the step may be left', () => {
    const blue = outcome('worship-for:effect', [event('temple-step', { temple: 'blue' })])
    expect(told(outcome('worship', [], [blue, outcome('worship-for:tile', [])]))).toBe('0–1 temple-blue')
  })

  it('keeps to what is certain where that is something', () => {
    const later = [outcome('a', [gain('cocoa', 1), event('power-up')]), outcome('b', [event('power-up')])]
    expect(told(outcome('main-action', [], later))).toBe('1 power-up, …')
  })

  it('keeps apart what varies together: an exchange repeated up to twice is no choice', () => {
    const times = (n: number): Outcome => outcome('done', n === 0 ? [] : [pay('cocoa', n), gain('wood', n), gain('stone', n)])
    expect(told(outcome('worship', [], [times(0), times(1), times(2)]))).toBe('0–2 cocoa, >, 0–2 wood, 0–2 stone')
  })

  it('has no upper end where a choice was not explored', () => {
    const later = [outcome('done', []), outcome('again', [pay('cocoa', 1), gain('gold', 1)], [], 'repeat')]
    expect(told(outcome('worship', [pay('cocoa', 1)], later))).toBe('1+ cocoa, >, …')
  })

  describe('at the Palace', () => {
    /** A worker worships on a royal tile beside a discovery tile that costs 1 cocoa. */
    function worship(tile: string, power: number) {
      const workers = ['nobles 1', 'nobles 1', 'nobles 1']
      const t = drive(teotihuacan, {
        game: 'teotihuacan', players: 2,
        position: {
          royals: ['royal-a-04', tile, 'royal-c-01'], discoveries: { palace: 'disc-temple-any-a' }, discoveryStack: ['mask-7-a'],
          seats: [{ cocoa: 9, wood: 2, stone: 2, workers: [`gold-deposits ${power}`, ...workers.slice(1)] }, { workers }],
        },
      }, () => ({})).play('move:worker-0-0', 'to:palace')
      const found = foreseen(t.g, DEEP).find(({ answer }) => answer === 'worship:palace-middle')
      const cocoa = (of: Outcome | undefined) => (of === undefined ? null : rangeOf(sumOf(of, 0), 'pay:cocoa'))
      return { whole: cocoa(found), effect: cocoa(found?.onward.find(({ answer }) => answer === 'worship-for:effect')), both: cocoa(found?.onward.find(({ answer }) => answer === 'worship-for:both')) }
    }

    it('TEO-ROYAL-08 an exchange may be left, the tile may be left, or all be paid', () => {
      expect(worship('royal-b-07', 1)).toEqual({ whole: { least: 0, most: 3 }, effect: { least: 0, most: 1 }, both: { least: 1, most: 3 } })
    })

    it.each([1, 3, 5])('TEO-ROYAL-11 an exchange is repeated up to power times, or never (power %i)', (power) => {
      expect(worship('royal-b-06', power)).toEqual({ whole: { least: 0, most: power + 2 }, effect: { least: 0, most: power }, both: { least: 1, most: power + 2 } })
    })
  })

  it('tells what the salary would be afterwards, over the choices that follow', () => {
    const later = (salary: number, short: number): Outcome => ({ ...outcome('power-up', []), prospect: { salary, short, cancelled: false } })
    expect(sumOf(outcome('main-action', [], [later(3, 0), later(4, 1)]), 0).ahead).toEqual({ salary: { least: 3, most: 4 }, short: { least: 0, most: 1 } })
    expect(sumOf(outcome('main-action', []), 0).ahead).toBeNull()
  })
})
