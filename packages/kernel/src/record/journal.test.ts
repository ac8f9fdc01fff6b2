import { beforeEach, describe, expect, it } from 'vitest'
import { isOver } from '../engine/game.ts'
import { type Journal, journalHash, openJournal, positionAt, questions, redo, replay, restartable, undo, undoable, write } from './journal.ts'
import { asked } from '../engine/play.ts'
import { clone, equal, REVISION } from '../engine/schema.ts'
import { COINS, toyRules } from '../testing/toy.ts'
import { withAsks } from '../testing/with-asks.ts'

const rules = toyRules()
let journal: Journal

/** Writes answers for whoever is first asked, chance taking its first candidate in between. */
function say(...answers: (string | [number, string])[]): void {
  for (const given of answers) {
    const open = questions(journal)
    const [seat, answer] = typeof given === 'string' ? [open[0]?.seat, given] : given
    const done = write(journal, { seat, revision: open.find((one) => one.seat === seat)?.revision, answer })
    if (!done.ok) throw new Error(`${answer}: ${done.message}`)
  }
}

function letChanceAnswer(): void {
  for (let [open] = asked(journal.game); open?.seat === 'chance'; [open] = asked(journal.game)) say(open.answers[0])
}

beforeEach(() => {
  journal = openJournal(rules)
  letChanceAnswer() // seat 0 holds cards 0 to 2, seat 1 cards 3 to 5
})

const toTurns = (): void => say([0, 'bid:card-0'], [1, 'bid:card-3'])

describe('the journal', () => {
  it('writes a legal answer with its events and the seat that gave it', () => {
    const done = write(journal, { seat: 1, revision: journal.game.s[REVISION], answer: 'bid:card-3' })
    expect(done).toMatchObject({ ok: true, happened: { events: [{ type: 'bid', seat: 1 }] } })
    expect(journal.entries.at(-1)).toEqual({ seat: 1, answer: 'bid:card-3' })
  })

  it('is unchanged by a refused answer', () => {
    const [before, entries] = [journalHash(journal), journal.entries.length]
    const revision = journal.game.s[REVISION]
    for (const input of [null, { seat: 0, revision: 0, answer: 'bid:card-0' }, { seat: 0, revision, answer: 'bid:card-9' }])
      expect(write(journal, input).ok).toBe(false)
    expect([journalHash(journal), journal.entries.length]).toEqual([before, entries])
  })

  it('records the one spelling of an answer', () => {
    toTurns()
    write(journal, { seat: 0, revision: asked(journal.game)[0]?.revision, answer: 'step:' })
    expect(journal.entries.every(({ answer }) => !answer.endsWith(':'))).toBe(true)
  })

  it('stays whole when a rule throws in the middle of an answer', () => {
    toTurns()
    const fault = (): never => {
      throw new Error('a fault in a rule')
    }
    const broken = withAsks(rules, (ask) => (ask.kind === 'turn' ? { ...ask, take: fault } : ask))
    const torn: Journal = { ...journal, rules: broken, game: { ...journal.game, rules: broken, s: clone(journal.game.s) } }
    const before = clone(torn.game.s)
    const entries = torn.entries.length
    try {
      write(torn, { seat: 0, revision: torn.game.s[REVISION], answer: 'step' })
    } catch {
      // a fault may be thrown on, but not leave a torn position behind
    }
    expect(equal(torn.game.s, before)).toBe(true)
    expect([torn.entries.length, torn.game.events]).toEqual([entries, null])
  })
})

describe('undo', () => {
  it('goes back step by step within the own turn', () => {
    toTurns()
    const start = journalHash(journal)
    say('step', 'step', 'step')
    expect([undoable(journal, 0), undoable(journal, 1)]).toEqual([3, 0])
    expect(undo(journal, 0)).toEqual({ ok: true, steps: 1 })
    expect(journal.game.s[COINS]).toBe(2)
    expect(undo(journal, 0, 2)).toEqual({ ok: true, steps: 2 })
    expect(journalHash(journal)).toBe(start)
  })

  it('does not cross chance', () => {
    toTurns()
    say('step', 'draw')
    expect(undoable(journal, 0)).toBe(2)
    letChanceAnswer()
    expect(undoable(journal, 0)).toBe(0)
    say('step')
    expect(undoable(journal, 0)).toBe(1)
  })

  it('does not cross an answer that uncovered something', () => {
    toTurns()
    say('step', 'show:card-1', 'step')
    expect(undoable(journal, 0)).toBe(1)
  })

  it('does not cross the answer of another seat', () => {
    toTurns()
    say('step', 'done')
    expect(undoable(journal, 0)).toBe(2)
    say('step')
    expect([undoable(journal, 0), undoable(journal, 1)]).toEqual([0, 1])
  })

  it('takes back a secret choice until another seat chose, and never the last one, which shows them all', () => {
    say([1, 'bid:card-3'])
    expect(undoable(journal, 1)).toBe(1)
    say([0, 'bid:card-0'])
    expect([undoable(journal, 0), undoable(journal, 1)]).toEqual([0, 0])
  })

  it('takes back an any-time action and its question', () => {
    toTurns()
    say('step')
    const before = journalHash(journal)
    say('spend')
    expect(undoable(journal, 0)).toBe(2)
    say('on:blue')
    expect(undo(journal, 0, 2).ok).toBe(true)
    expect(journalHash(journal)).toBe(before)
  })

  it.each([0, -1, 0.5, Number.NaN])('of %s steps is refused', (steps) => {
    toTurns()
    say('step')
    expect(undo(journal, 0, steps)).toMatchObject({ ok: false, error: 'malformed' })
  })

  it('of more steps than there are is refused and changes nothing', () => {
    toTurns()
    say('step')
    const before = journalHash(journal)
    expect(undo(journal, 0, 2)).toMatchObject({ ok: false, error: 'nothing-to-undo' })
    expect(undo(journal, 1)).toMatchObject({ ok: false, error: 'nothing-to-undo' })
    expect(journalHash(journal)).toBe(before)
  })

  it('works back across the entries at which positions are stored', () => {
    const rich = toyRules({ settings: { rounds: 3 }, modules: ['gift'] })
    journal = openJournal(rich)
    letChanceAnswer()
    toTurns()
    const start = journalHash(journal)
    const spend = (times: number): void => {
      for (let n = 0; n < times; n++) say('spend', 'on:red')
    }
    spend(7)
    say('step', 'step', 'step', 'step')
    spend(4)
    const [later, entries] = [journalHash(journal), journal.entries.length]
    expect([entries, journal.snapshots.length]).toEqual([36, 2])
    expect(undo(journal, 0, 26).ok).toBe(true)
    expect([journalHash(journal), journal.snapshots.length]).toEqual([start, 1])
    for (let n = 0; n < 26; n++) expect(redo(journal, 0).ok).toBe(true)
    expect([journalHash(journal), journal.entries.length, journal.snapshots.length]).toEqual([later, 36, 2])
  })

  it('of a finished game is refused: its secret is out', () => {
    toTurns()
    say('done', 'done', [0, 'bid:card-1'], [1, 'bid:card-4'], 'done', 'done')
    expect(isOver(journal.game)).toBe(true)
    expect(undoable(journal, 1)).toBe(0)
  })
})

describe('redo', () => {
  it('gives back what was taken, newest last, to the same hash', () => {
    toTurns()
    say('step', 'spend', 'on:red')
    const later = journalHash(journal)
    undo(journal, 0, 3)
    for (let i = 0; i < 3; i++) expect(redo(journal, 0).ok).toBe(true)
    expect(journalHash(journal)).toBe(later)
    expect(redo(journal, 0)).toMatchObject({ ok: false, error: 'nothing-to-undo' })
  })

  it('is forgotten when something else is played', () => {
    toTurns()
    say('step', 'step')
    undo(journal, 0)
    say('done')
    expect(redo(journal, 0).ok).toBe(false)
  })

  it('survives a refused answer', () => {
    toTurns()
    say('step')
    undo(journal, 0)
    write(journal, { seat: 0, revision: 0, answer: 'nonsense' })
    expect(redo(journal, 0).ok).toBe(true)
  })
})

describe('restart of a turn', () => {
  it('takes back the own steps of this turn and no more', () => {
    toTurns()
    const start = journalHash(journal)
    say('step', 'step', 'spend', 'on:red')
    expect(undo(journal, 0, restartable(journal, 0))).toEqual({ ok: true, steps: 4 })
    expect(journalHash(journal)).toBe(start)
  })

  it('stops at a barrier inside the turn', () => {
    toTurns()
    say('step', 'show:card-2')
    const barrier = journalHash(journal)
    say('step', 'step')
    expect(undo(journal, 0, restartable(journal, 0))).toEqual({ ok: true, steps: 2 })
    expect(journalHash(journal)).toBe(barrier)
    expect(restartable(journal, 0)).toBe(0)
  })
})

describe('replay', () => {
  it('names the entry that does not fit', () => {
    const entries = [...journal.entries, { seat: 0, answer: 'bid:card-39' }]
    expect(replay(rules, entries)).toMatchObject({ ok: false, message: expect.stringMatching(/^entry 9: /) })
  })

  it('reaches the position before any entry', () => {
    toTurns()
    say('step', 'step')
    expect(positionAt(journal, 0).s[REVISION]).toBe(0)
    for (let n = 0; n <= journal.entries.length; n++) expect(positionAt(journal, n).s[REVISION]).toBe(n)
    expect(equal(positionAt(journal, journal.entries.length).s, journal.game.s)).toBe(true)
  })
})
