import { beforeEach, describe, expect, it } from 'vitest'
import type { Ruleset } from '../engine/rules.ts'
import type { Question } from '../engine/procedure.ts'
import { COINS, toyRules } from '../testing/toy.ts'
import { withAsks } from '../testing/with-asks.ts'
import { type Journal, journalHash, openJournal, questions, questionsFor, redo, replayEntry, undo, write } from './journal.ts'

let journal: Journal

const numberOf = (seat: number): number => questions(journal).find((one) => one.seat === seat)?.revision ?? -1
const answer = (seat: number, text: string, revision = numberOf(seat)) => write(journal, { seat, revision, answer: text })

function dealt(rules: Ruleset): void {
  journal = openJournal(rules)
  for (let [open] = questions(journal); open?.seat === 'chance'; [open] = questions(journal)) replayEntry(journal, { seat: 'chance', answer: open.answers[0] ?? '' })
}

function toTurns(): void {
  answer(0, 'bid:card-0')
  answer(1, 'bid:card-3')
}

beforeEach(() => dealt(toyRules()))

describe('the number of a question', () => {
  it('is never used again: an answer sent before an undo is stale after it', () => {
    toTurns()
    const first = numberOf(0)
    expect(answer(0, 'step', first).ok).toBe(true)
    undo(journal, 0)
    const before = journalHash(journal)
    expect(answer(0, 'step', first)).toMatchObject({ ok: false, error: 'stale-revision' })
    expect(journalHash(journal)).toBe(before)
    expect(answer(0, 'step').ok).toBe(true)
  })

  it('is never used again after a redo either', () => {
    toTurns()
    const seen = new Set([numberOf(0)])
    for (let n = 0; n < 5; n++) {
      answer(0, 'step')
      undo(journal, 0)
      redo(journal, 0)
      undo(journal, 0)
      expect(seen.has(numberOf(0))).toBe(false)
      seen.add(numberOf(0))
    }
  })

  it('of a simultaneous question is one for each seat: the answer of another does not spoil it', () => {
    const [mine, other] = [numberOf(0), numberOf(1)]
    expect(answer(1, 'bid:card-3', other).ok).toBe(true)
    expect(numberOf(0)).toBe(mine)
    expect(answer(0, 'bid:card-0', mine).ok).toBe(true)
  })

  it('of a simultaneous question is a new one for the seat that took its choice back, and for it alone', () => {
    const [mine, other] = [numberOf(0), numberOf(1)]
    answer(1, 'bid:card-3', other)
    undo(journal, 1)
    expect(answer(1, 'bid:card-3', other)).toMatchObject({ ok: false, error: 'stale-revision' })
    expect(answer(1, 'bid:card-4').ok).toBe(true)
    expect(answer(0, 'bid:card-0', mine).ok).toBe(true)
  })

  it('is told to each seat with its own answers only', () => {
    const open = questionsFor(journal, 1)
    expect(open.map(({ seat, answers }) => [seat, answers.length])).toEqual([[0, 0], [1, 3]])
    expect(open.map(({ revision }) => revision)).toEqual([numberOf(0), numberOf(1)])
  })
})

describe('redo', () => {
  it('gives back to a seat only what that seat took back', () => {
    toTurns()
    answer(0, 'step')
    undo(journal, 0)
    expect(redo(journal, 1)).toMatchObject({ ok: false, error: 'nothing-to-undo' })
    expect(redo(journal, 0)).toMatchObject({ ok: true, happened: { seat: 0, answer: 'step' } })
  })
})

describe('a fault in a rule', () => {
  /** The toy whose turn takes a coin and then fails, in one of its functions, once `armed`. */
  function faulty(where: 'candidates' | 'refuse' | 'take' | 'seenBy'): { rules: Ruleset; arm: (on: boolean) => void } {
    let armed = false
    const spoil = (ask: Question): Question => {
      const sound = ask[where] as ((...args: unknown[]) => never) | null
      const fail: Question['take'] = (g, ...rest) => {
        if (!armed) return sound === null ? (-3 as never) : sound(g, ...rest)
        g.s[COINS]--
        throw new Error('a fault in a rule')
      }
      return { ...ask, [where]: fail }
    }
    return { rules: withAsks(toyRules(), (ask) => (ask.kind === 'turn' ? spoil(ask) : ask)), arm: (on) => (armed = on) }
  }

  it.each(['candidates', 'refuse', 'take', 'seenBy'] as const)('in %s leaves the journal as it was', (where) => {
    const { rules, arm } = faulty(where)
    dealt(rules)
    toTurns()
    const [before, entries, number] = [journalHash(journal), journal.entries.length, numberOf(0)]
    arm(true)
    if (where === 'candidates' || where === 'refuse') {
      expect(() => questions(journal)).toThrow('a fault in a rule')
      expect(() => questionsFor(journal, 0)).toThrow('a fault in a rule')
      expect(journalHash(journal)).toBe(before)
    }
    expect(() => answer(0, 'step', number)).toThrow('a fault in a rule')
    arm(false)
    expect([journalHash(journal), journal.entries.length, numberOf(0), journal.game.events]).toEqual([before, entries, number, null])
    expect(answer(0, 'step', number).ok).toBe(true)
  })
})
