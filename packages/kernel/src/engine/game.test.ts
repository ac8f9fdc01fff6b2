import { describe, expect, it } from 'vitest'
import { advance, attach, createGame, fork, type Game, isOver, openQuestion, question, questionTo } from './game.ts'
import { again, beginTurn, call, goTo, leave, offer, restart, reveal } from './saying.ts'
import type { AnytimeAction } from './rules.ts'
import { interruptedCanGoOn, isInterrupted } from './interrupted.ts'
import { argumentOf, createKeyring } from './keys.ts'
import { asked, askedFor, check, play } from './play.ts'
import { createProcedureBook, locals } from './procedure.ts'
import { CHANCE, SPECTATOR } from './seats.ts'
import { OK } from './reasons.ts'
import { clone, createSpace, equal, OPENED, PENDING, REVISION, TOP, TURN } from './schema.ts'
import { bareRules } from '../testing/toy.ts'
import { withAsks } from '../testing/with-asks.ts'

const none = locals()

function workshop() {
  const log: string[] = []
  const book = createProcedureBook<Game>()
  const note = (word: string) => Object.defineProperty(() => void log.push(word), 'name', { value: word })
  return { log, note, book, procedure: book.procedure, ask: book.ask, chance: book.chance }
}

describe('control flow', () => {
  it('runs the steps of a procedure in order and ends the game after the last', () => {
    const { log, note, procedure, book } = workshop()
    const root = procedure('root', none, [note('a'), note('b'), note('c')])
    const g = createGame(bareRules({ procedures: book.all, root }))
    expect(log).toEqual(['a', 'b', 'c'])
    expect(isOver(g)).toBe(true)
    expect(openQuestion(g)).toBeNull()
  })

  it('runs calls made in one step last first, before the next step', () => {
    const { log, note, procedure, book } = workshop()
    const one = procedure('one', none, [note('one')])
    const two = procedure('two', none, [note('two')])
    const root = procedure('root', none, [
      function both(g) {
        call(g, one)
        call(g, two)
        log.push('called')
      },
      note('after'),
    ])
    createGame(bareRules({ procedures: book.all, root }))
    expect(log).toEqual(['called', 'two', 'one', 'after'])
  })

  it('hands arguments to locals and clears the frame when the procedure ends', () => {
    const { log, procedure, book } = workshop()
    const L = locals('a', 'b', 'c', 'd', 'e', 'h', 'own')
    const six = procedure('six', L, [
      function read(g, f) {
        log.push([L.a, L.b, L.c, L.d, L.e, L.h, L.own].map((at) => g.s[f + at]).join(' '))
        g.s[f + L.own] = 9
      },
    ])
    const twice = locals('n')
    const root = procedure('root', twice, [
      function callSix(g, f) {
        if (g.s[f + twice.n]++ < 2) {
          again(g, f)
          call(g, six, 1, 2, 3, 4, 5, 6)
        }
      },
    ])
    const g = createGame(bareRules({ procedures: book.all, root }))
    expect(log).toEqual(['1 2 3 4 5 6 0', '1 2 3 4 5 6 0'])
    expect(g.s.subarray(g.rules.stackAt).every((word) => word === 0)).toBe(true)
  })

  it('again repeats the step, restart begins anew, goTo jumps, leave ends', () => {
    const { log, note, procedure, book } = workshop()
    const L = locals('n')
    const root = procedure('root', L, [
      note('start'),
      function thrice(g, f) {
        log.push('step')
        if (++g.s[f + L.n] % 3 !== 0) again(g, f)
      },
      function turnBack(g, f) {
        if (g.s[f + L.n] === 3) restart(g, f)
      },
      function jump(g, f) {
        goTo(g, f, 'exit')
      },
      note('skipped'),
      function exit(g, f) {
        leave(g, f)
      },
      note('never'),
    ])
    createGame(bareRules({ procedures: book.all, root }))
    expect(log).toEqual(['start', 'step', 'step', 'step', 'start', 'step', 'step', 'step'])
  })

  it('goTo names a step that is missing', () => {
    const { procedure, book } = workshop()
    const root = procedure('root', none, [function jump(g, f) { goTo(g, f, 'nowhere') }])
    expect(() => createGame(bareRules({ procedures: book.all, root }))).toThrow('no step nowhere')
  })

  it('fails with a sentence when the control stack is full, instead of writing outside', () => {
    const { procedure, book } = workshop()
    const L = locals('a', 'b')
    const deep = procedure('deep', L, [function deeper(g) { call(g, deep) }])
    expect(() => createGame(bareRules({ procedures: book.all, root: deep }))).toThrow('the control stack is full')
  })

  it('refuses procedures of one name and steps without a name', () => {
    const { procedure } = workshop()
    procedure('p', none, [])
    expect(() => procedure('p', none, [])).toThrow('procedure p declared twice')
    expect(() => procedure('q', none, [() => {}])).toThrow('named function')
  })

  it('refuses two steps of one name in a procedure: a stored position could not tell them apart', () => {
    const { note, procedure } = workshop()
    expect(() => procedure('p', none, [note('a'), note('b'), note('a')])).toThrow('two steps of one name')
  })

  it('counts entered procedures while somebody traces', () => {
    const { procedure, ask, book } = workshop()
    const sub = procedure('sub', none, [])
    const keys = createKeyring()
    const GO = keys.list('go', [''])
    const root = procedure('root', none, [
      ask({ kind: 'go', seat: () => 0, candidates: (g) => offer(g, GO), take: (g) => call(g, sub) }),
    ])
    const g = createGame(bareRules({ procedures: book.all, root, keys }))
    g.trace = new Uint32Array(2)
    advance(g, GO, 0)
    expect(Array.from(g.trace)).toEqual([0, 1])
  })
})

/** Asks seat 0 for numbers until 0 is said; an any-time action costs one of its coins. */
function numbers() {
  const { log, procedure, ask, chance, book } = workshop()
  const keys = createKeyring()
  const SAY = keys.count('say', 10)
  const FLIP = keys.list('flip', ['heads', 'tails'])
  const PAY = keys.list('pay', [''])
  const SURE = keys.list('sure', ['yes'])
  const space = createSpace()
  const COINS = space.ints('coins', 1, { initial: 3 })
  const sure = procedure('sure', none, [
    ask({ kind: 'sure', seat: () => 0, candidates: (g) => offer(g, SURE), take: () => void log.push('sure'), anytime: false }),
  ])
  const root = procedure('root', none, [
    function start(g) {
      beginTurn(g, 0)
    },
    ask({
      kind: 'say',
      seat: () => 0,
      candidates: (g) => [0, 1, 2, 3, 4].forEach((n) => offer(g, SAY | n)),
      refuse: (g, _f, answer) => (argumentOf(answer) > g.s[COINS] ? 1 : OK),
      take(g, f, answer) {
        log.push(`say ${argumentOf(answer)}`)
        if (argumentOf(answer) === 3) reveal(g)
        if (argumentOf(answer) !== 0) again(g, f)
      },
      settles: (g) => g.s[COINS] === 0,
    }),
    chance('flip', (g) => [0, 1].forEach((side) => offer(g, FLIP | side)), (_g, _f, answer) => void log.push(`flip ${argumentOf(answer)}`)),
  ])
  const payCoin: AnytimeAction = {
    id: 'pay',
    verb: PAY,
    candidates: (g) => offer(g, PAY),
    refuse: (g) => (g.s[COINS] > 0 ? OK : 1),
    take(g) {
      g.s[COINS]--
      call(g, sure)
    },
  }
  const rules = bareRules({ procedures: book.all, root, keys, space, anytime: [payCoin] })
  rules.reasons.add('poor', 'R-1')
  return { rules, log, SAY, FLIP, PAY, SURE, COINS }
}

describe('questions', () => {
  it('list the candidates that are not refused, then any-time actions of the turn', () => {
    const { rules } = numbers()
    const [open] = asked(createGame(rules))
    expect(open).toEqual({ seat: 0, kind: 'say', revision: 0, answers: ['say:0', 'say:1', 'say:2', 'say:3', 'pay'] })
  })

  it('are asked of chance like of a seat, but tell seats nothing about the candidates', () => {
    const { rules, SAY } = numbers()
    const g = createGame(rules)
    advance(g, SAY, 0)
    question(g)
    expect([g.seat, g.count]).toEqual([CHANCE, 2])
    expect(asked(g)[0]).toMatchObject({ seat: 'chance', answers: ['flip:heads', 'flip:tails'] })
    expect(askedFor(g, 0)[0]).toMatchObject({ seat: 'chance', answers: [] })
    expect(askedFor(g, SPECTATOR)[0]).toMatchObject({ answers: [] })
  })

  it('are skipped when there is nothing to decide, also when an any-time action made it so', () => {
    const { rules, PAY, SURE, COINS } = numbers()
    const g = createGame(rules)
    g.s[COINS] = 1
    advance(g, PAY, 0)
    advance(g, SURE, 0)
    expect(openQuestion(g)?.kind).toBe('flip')
  })

  it('count one revision per answer', () => {
    const { rules, SAY, PAY, SURE, FLIP } = numbers()
    const g = createGame(rules)
    for (const answer of [SAY | 1, PAY, SURE, SAY]) advance(g, answer, 0)
    advance(g, FLIP, CHANCE)
    expect([g.s[REVISION], g.s[TURN], isOver(g)]).toEqual([5, 1, true])
  })

  it('tell the caller whether an answer uncovered something: this answer, not an earlier one', () => {
    const { rules, SAY } = numbers()
    const g = createGame(rules)
    advance(g, SAY | 3, 0)
    expect(g.revealed).toBe(true)
    advance(g, SAY | 1, 0)
    expect(g.revealed).toBe(false)
  })
})

describe('any-time actions', () => {
  it('suspend the question and give it back unchanged', () => {
    const { rules, log, PAY, SURE, SAY } = numbers()
    const g = createGame(rules)
    advance(g, SAY | 2, 0)
    advance(g, PAY, 0)
    expect(isInterrupted(g)).toBe(true)
    expect(asked(g)).toEqual([{ seat: 0, kind: 'sure', revision: 2, answers: ['sure:yes'] }])
    advance(g, SURE, 0)
    expect(isInterrupted(g)).toBe(false)
    expect(asked(g)[0]).toMatchObject({ kind: 'say', answers: ['say:0', 'say:1', 'say:2', 'pay'] })
    expect(log).toEqual(['say 2', 'sure'])
  })

  it('are offered to the owner of the turn only, and only where the question allows', () => {
    const { rules, PAY, SURE } = numbers()
    const g = createGame(rules)
    questionTo(g, 1)
    expect(Array.from(g.options.subarray(0, g.count))).not.toContain(PAY)
    advance(g, PAY, 0)
    question(g)
    expect(Array.from(g.options.subarray(0, g.count))).toEqual([SURE])
  })

  it('interruptedCanGoOn says whether every suspended question still has an answer, and disturbs nothing', () => {
    const { rules, PAY, COINS } = numbers()
    const g = createGame(rules)
    expect(interruptedCanGoOn(g)).toBe(true)
    advance(g, PAY, 0)
    question(g)
    const before = { s: clone(g.s), count: g.count, options: g.options.slice(0, g.count), seat: g.seat }
    expect(interruptedCanGoOn(g)).toBe(true)
    g.s[COINS] = -1
    expect(interruptedCanGoOn(g)).toBe(false)
    g.s[COINS] = 2
    expect(equal(before.s, g.s)).toBe(true)
    expect([g.count, g.seat, g.options.slice(0, g.count)]).toEqual([before.count, before.seat, before.options])
  })
})

/** All seats choose a number at once; then seat 0 is asked. */
function together(seats = 3, mask = (1 << seats) - 1) {
  const { log, procedure, ask, book } = workshop()
  const keys = createKeyring()
  const PICK = keys.count('pick', 10)
  const space = createSpace()
  const PICKED = space.ints('picked', seats, { visible: 'owner', perSeat: 1, domain: 3, initial: -1 })
  const pickOne = (kind: string, simultaneous: boolean) =>
    ask({
      kind,
      ...(simultaneous ? { seats: () => mask } : { seat: () => 0 }),
      candidates: (g, _f, seat) => [0, 1, 2].forEach((n) => offer(g, PICK | (n + seat))),
      take(g, _f, answer, seat) {
        g.s[PICKED + seat] = argumentOf(answer)
        log.push(`${seat} picks ${argumentOf(answer)}`)
      },
    })
  const root = procedure('root', none, [pickOne('pick', true), function show() { log.push('shown') }, pickOne('last', false)])
  return { rules: bareRules({ procedures: book.all, root, keys, space, seats }), log, PICK }
}

describe('simultaneous questions', () => {
  const answer = (seat: number, revision: number, key: string) => ({ seat, revision, answer: key })

  it('ask every seat at once, each with its own answers and one common revision', () => {
    const g = createGame(together().rules)
    const open = (seat: number) => ({ seat, kind: 'pick', revision: 0, answers: [0, 1, 2].map((n) => `pick:${n + seat}`) })
    expect(asked(g)).toEqual([open(0), open(1), open(2)])
    expect(askedFor(g, 1).map((one) => one.answers.length)).toEqual([0, 3, 0])
  })

  it('list for a viewer nothing but its own answers: those of others may not even be worked out', () => {
    const { rules } = together()
    const listed: number[] = []
    const g = createGame(withAsks(rules, (ask) => ({ ...ask, candidates: (_g, _f, seat) => void listed.push(seat) })))
    for (const viewer of [1, SPECTATOR, CHANCE, 2]) expect(askedFor(g, viewer).map((one) => one.seat)).toEqual([0, 1, 2])
    expect(listed).toEqual([1, 2])
  })

  it('take answers in any order, each seat once, all with the revision at which they were opened', () => {
    const { rules, log } = together()
    let s = createGame(rules).s
    const give = (seat: number, revision: number, key: string) => {
      const played = play(rules, s, answer(seat, revision, key))
      if (played.ok) s = played.state
      return played.ok ? played.revealed : played.error
    }
    expect(give(2, 0, 'pick:3')).toBe(false)
    expect(give(2, 0, 'pick:3')).toBe('wrong-seat')
    expect(give(0, 1, 'pick:1')).toBe('stale-revision')
    expect(give(0, 0, 'pick:1')).toBe(false)
    expect(log).not.toContain('shown')
    expect(give(1, 0, 'pick:1')).toBe(true)
    expect(log).toEqual(['2 picks 3', '0 picks 1', '1 picks 1', 'shown'])
    expect([s[PENDING], s[OPENED], s[REVISION]]).toEqual([0, 0, 3])
    expect(give(0, 0, 'pick:1')).toBe('stale-revision')
    expect(give(0, 3, 'pick:1')).toBe(false)
  })

  it('ask only the seats in the mask', () => {
    expect(asked(createGame(together(3, 0b101).rules)).map((one) => one.seat)).toEqual([0, 2])
  })

  it('are passed over when nobody is to be asked', () => {
    const g = createGame(together(3, 0).rules)
    expect(openQuestion(g)?.kind).toBe('last')
  })

  it('ask the lowest waiting seat first when search asks', () => {
    const { rules, PICK } = together(3, 0b110)
    const g = createGame(rules)
    question(g)
    expect(g.seat).toBe(1)
    advance(g, PICK | 1, 1)
    question(g)
    expect(g.seat).toBe(2)
  })
})

describe('check', () => {
  it.each([
    [null, 'malformed'],
    ['say:1', 'malformed'],
    [{ seat: 0, revision: 0 }, 'malformed'],
    [{ seat: '0', revision: 0, answer: 'say:1' }, 'malformed'],
    [{ seat: 0, revision: 0.5, answer: 'say:1' }, 'malformed'],
    [{ seat: 0, revision: 1, answer: 'say:1' }, 'stale-revision'],
    [{ seat: 1, revision: 0, answer: 'say:1' }, 'wrong-seat'],
    [{ seat: 'chance', revision: 0, answer: 'say:1' }, 'wrong-seat'],
    [{ seat: 0, revision: 0, answer: 'say:x' }, 'unknown-answer'],
    [{ seat: 0, revision: 0, answer: 'say:4' }, 'illegal-answer'],
    [{ seat: 0, revision: 0, answer: 'say:7' }, 'illegal-answer'],
    [{ seat: 0, revision: 0, answer: 'flip:heads' }, 'illegal-answer'],
  ])('refuses %j as %s', (input, error) => {
    const result = check(createGame(numbers().rules), input)
    expect(result).toMatchObject({ ok: false, error })
  })

  it('names the rule that forbids a candidate', () => {
    expect(check(createGame(numbers().rules), { seat: 0, revision: 0, answer: 'say:4' })).toMatchObject({ ok: false, rule: 'R-1' })
  })

  it('never shows a rule an answer its question did not offer', () => {
    const { procedure, ask, book } = workshop()
    const keys = createKeyring()
    const ROW = keys.count('row', 100)
    const rows = [[1], [2]]
    const root = procedure('root', none, [
      ask({
        kind: 'row',
        seat: () => 0,
        candidates: (g) => rows.forEach((_, row) => offer(g, ROW | row)),
        refuse: (_g, _f, answer) => (rows[argumentOf(answer)].length === 1 ? OK : 1),
        take: () => {},
      }),
    ])
    const g = createGame(bareRules({ procedures: book.all, root, keys }))
    expect(check(g, { seat: 0, revision: 0, answer: 'row:50' })).toMatchObject({ ok: false, error: 'illegal-answer' })
  })

  it('says that the game is over', () => {
    const { rules, SAY, FLIP } = numbers()
    const g = createGame(rules)
    advance(g, SAY, 0)
    advance(g, FLIP, CHANCE)
    expect(check(g, { seat: 0, revision: 2, answer: 'say:0' })).toMatchObject({ ok: false, error: 'game-over' })
  })
})

describe('games', () => {
  it('attach to a position without copying it, and fork by copying', () => {
    const { rules, SAY } = numbers()
    const g = createGame(rules)
    const same = attach(rules, g.s)
    const other = fork(g)
    advance(same, SAY | 1, 0)
    expect([g.s[REVISION], other.s[REVISION]]).toEqual([1, 0])
    expect(other.s[TOP]).not.toBe(0)
  })

  it('fail with a sentence when a question offers more answers than there is room for', () => {
    const { procedure, ask, book } = workshop()
    const keys = createKeyring()
    const N = keys.count('n', 100_000)
    const many = (g: Game): void => {
      for (let n = 0; n < 5000; n++) offer(g, N | n)
    }
    const root = procedure('root', none, [ask({ kind: 'many', seat: () => 0, candidates: many, take: () => {} })])
    const g = createGame(bareRules({ procedures: book.all, root, keys }))
    expect(() => asked(g)).toThrow(/too many|room|4096/)
  })
})
