// What must hold on every way through a game: it ends, it can be stored, copied, replayed and taken back.
import { decode, encode, fromNamed, hash, toNamed } from '../engine/codec.ts'
import { advance, createGame, fork, isOver, question, questionTo } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import { CHANCE } from '../engine/seats.ts'
import { journalHash, openJournal, type Journal, positionAt, questions, redo, replay, restartable, undo, undoable, write } from '../record/journal.ts'
import { asked, check, play } from '../engine/play.ts'
import { clone, equal, type State, OWNER, TURN } from '../engine/schema.ts'
import { answerOf, type Moment, randomGame, wrong } from './random-play.ts'

/** Every game ends, every seat asked has an answer, and nothing is broken on the way. */
export function endsUnbroken(rules: Ruleset, seed: number): void {
  for (const moment of randomGame(rules, seed)) {
    const broken = rules.broken(moment.game)
    if (broken.length > 0) wrong(moment, `broken: ${broken.slice(0, 3).join('; ')}`)
    for (const one of asked(moment.game)) if (one.answers.length === 0) wrong(moment, `seat ${one.seat} is asked and has no answer`)
  }
}

/** Bytes and names give back the very position, and its hash. */
export function survivesStorage(rules: Ruleset, seed: number): void {
  const seen = new Set<string>()
  for (const moment of randomGame(rules, seed)) {
    const { game, random, choice } = moment
    if (choice !== null && random(5) > 0) continue
    const print = hash(game)
    const back = (name: string, state: State | string | null): void => {
      if (state === null || typeof state === 'string') wrong(moment, `${name}: ${state}`)
      if (!equal(state, game.s)) wrong(moment, `${name} gives another position: ${differences(rules, state, game.s)}`)
      if (hash({ rules, s: state }) !== print) wrong(moment, `${name} gives another hash`)
    }
    const named = toNamed(game)
    back('a copy', clone(game.s))
    back('decode(encode)', decode(rules, encode(game)))
    back('fromNamed(toNamed)', fromNamed(rules, named))
    back('names through JSON', fromNamed(rules, JSON.parse(JSON.stringify(named))))
    if (seen.has(print)) wrong(moment, 'two different positions of one game have the same hash')
    seen.add(print)
  }
}

/** The zones in which two positions differ. */
export function differences(rules: Ruleset, a: Int32Array, b: Int32Array): string {
  const zones = rules.zones.filter((zone) => {
    for (let i = zone.at; i < zone.at + zone.length; i++) if (a[i] !== b[i]) return true
    return false
  })
  return zones.length === 0 ? 'outside the zones in play' : zones.map((zone) => zone.name).join(', ')
}

/** Nothing done to a copy touches the original, nor the other way round. */
export function copiesAreIndependent(rules: Ruleset, seed: number): void {
  let copy: State | null = null
  let copied: State | null = null
  for (const moment of randomGame(rules, seed)) {
    const { game, random, choice } = moment
    if (choice === null || random(20) > 0) continue
    if (copy !== null && copied !== null && !equal(copy, copied)) wrong(moment, 'playing on changed an earlier copy')
    const before = clone(game.s)
    const other = fork(game)
    for (let n = 0; n < 40; n++) {
      question(other)
      if (other.count === 0) break
      advance(other, other.options[random(other.count)], other.seat)
    }
    if (!equal(before, game.s)) wrong(moment, `playing on a copy changed the original: ${differences(rules, before, game.s)}`)
    copy = clone(game.s)
    copied = before
  }
}

/** The careful door and the fast door lead to the same place, and the careful one leaves its input alone. */
export function doorsAgree(rules: Ruleset, seed: number): void {
  let state = createGame(rules).s
  for (const moment of randomGame(rules, seed)) {
    if (!equal(state, moment.game.s)) wrong(moment, `play and advance disagree: ${differences(rules, state, moment.game.s)}`)
    if (moment.choice === null) return
    const before = clone(state)
    const played = play(rules, state, answerOf(moment))
    if (!played.ok) wrong(moment, `play refused a legal answer: ${played.message}`)
    if (!equal(before, state)) wrong(moment, 'play changed its input')
    state = played.state
  }
}

/** Within a question no two answers share a key, and a key stands for exactly one answer. */
export function keysAreFaithful(rules: Ruleset, seed: number): void {
  for (const moment of randomGame(rules, seed)) {
    const { game } = moment
    for (const one of asked(game)) {
      if (new Set(one.answers).size !== one.answers.length) wrong(moment, `a key is offered twice: ${one.answers.join(', ')}`)
      questionTo(game, one.seat === 'chance' ? CHANCE : one.seat)
      for (const [i, key] of one.answers.entries())
        if (rules.keys.parse(key) !== game.options[i]) wrong(moment, `${key} parses to ${rules.keys.parse(key)}, not ${game.options[i]}`)
    }
  }
}

/** A key of this game that the open question does not offer is refused with a sentence: rules never see it. */
export function strangersAreRefused(rules: Ruleset, seed: number): void {
  const isAnswer = (code: number): boolean => rules.keys.parse(rules.keys.format(code)) === code
  const some = Array.from({ length: 64 }, (_, argument) => argument)
  const strangers = rules.keys.verbs.flatMap((_, verb) => some.map((argument) => (verb << 24) | argument).filter(isAnswer))
  for (const moment of randomGame(rules, seed)) {
    const { game, random, choice } = moment
    if (choice === null || random(8) > 0) continue
    const before = clone(game.s)
    const offered = new Set(asked(game).flatMap((one) => one.answers))
    for (let n = 0; n < 40; n++) {
      const input = answerOf(moment, strangers[random(strangers.length)])
      if (offered.has(input.answer)) continue
      try {
        const checked = check(game, input)
        if (checked.ok || checked.message === '') wrong(moment, `${input.answer} is not offered and yet accepted`)
      } catch (error) {
        wrong(moment, `${input.answer} is not offered and crashes: ${error instanceof Error ? error.message : String(error)}`)
      }
      if (!equal(before, game.s)) wrong(moment, `${input.answer} was refused and changed the position`)
    }
  }
}

/** Another spelling of a key is no key: else one game has several records. */
export function keysHaveOneSpelling(rules: Ruleset, seed: number): void {
  for (const moment of randomGame(rules, seed))
    for (const one of asked(moment.game))
      for (const key of one.answers) {
        const spellings = [`${key}:`, `${key}+`, `${key} `, key.toUpperCase(), key.replace(/\d+/, '0$&')]
        const other = spellings.find((text) => text !== key && rules.keys.parse(text) !== -1)
        if (other !== undefined) wrong(moment, `${JSON.stringify(other)} is taken for ${JSON.stringify(key)}`)
      }
}

/** The same journal leads to the same hash, also when entered half-way. */
export function journalReplays(rules: Ruleset, seed: number): void {
  const journal = openJournal(rules)
  const hashes: string[] = []
  for (const moment of randomGame(rules, seed)) {
    hashes.push(hash(moment.game))
    if (journalHash(journal) !== hashes[hashes.length - 1]) wrong(moment, 'the journal is somewhere else')
    if (moment.choice === null) {
      const replayed = replay(rules, JSON.parse(JSON.stringify(journal.entries)))
      if (!replayed.ok) wrong(moment, `the journal does not replay: ${replayed.message}`)
      if (journalHash(replayed.journal) !== hashes[hashes.length - 1]) wrong(moment, 'the journal replays to another hash')
      for (let k = 0; k < 12; k++) {
        const n = moment.random(hashes.length)
        if (hash(positionAt(journal, n)) !== hashes[n]) wrong(moment, `the position before entry ${n + 1} is another`)
      }
      return
    }
    const written = write(journal, answerOf(moment))
    if (!written.ok) wrong(moment, `the journal refused a legal answer: ${written.message}`)
  }
}

interface Past {
  readonly seat: number | 'chance'
  readonly barrier: boolean
  readonly turn: number
  readonly before: string
}

/** Own steps since the last barrier, and only they, can be taken back; doing so is exact in both directions. */
export function undoIsExact(rules: Ruleset, seed: number): void {
  const journal = openJournal(rules)
  const past: Past[] = []
  for (const moment of randomGame(rules, seed)) {
    if (moment.choice === null) return
    const input = answerOf(moment)
    const played = play(rules, journal.game.s, input)
    const barrier = input.seat === 'chance' || (played.ok && played.revealed)
    past.push({ seat: input.seat, barrier, turn: journal.game.s[TURN], before: hash(moment.game) })
    const number = questions(journal).find((one) => one.seat === input.seat)?.revision
    if (!write(journal, { ...input, revision: number }).ok) wrong(moment, 'the journal refused a legal answer')
    if (isOver(journal.game)) return
    for (let seat = 0; seat < rules.seats; seat++) {
      let due = 0
      for (let i = past.length - 1; i >= 0 && past[i].seat === seat && !past[i].barrier; i--) due++
      const said = undoable(journal, seat)
      if (said !== due) wrong(moment, `seat ${seat} may take back ${due} steps, undoable says ${said}`)
      if (due === 0 || moment.random(6) === 0) takeBack(moment, journal, past, seat, due)
    }
  }
}

function takeBack(moment: Moment, journal: Journal, past: readonly Past[], seat: number, due: number): void {
  const after = journalHash(journal)
  const expect = (hashed: string, what: string): void => {
    if (journalHash(journal) !== hashed) wrong(moment, what)
  }
  if (undo(journal, seat, due + 1).ok) wrong(moment, `seat ${seat} took back more than its own steps`)
  if (due === 0 && restartable(journal, seat) > 0) wrong(moment, `seat ${seat} may restart a turn it may not`)
  expect(after, 'a refused undo changed the position')
  if (due === 0) return
  const again = (steps: number): void => {
    for (let i = 0; i < steps; i++) if (!redo(journal, seat).ok) wrong(moment, `redo gave back ${i} of ${steps} steps`)
    expect(after, `redo of ${steps} steps gives another hash`)
    if (redo(journal, seat).ok) wrong(moment, 'redo gave back more than was taken')
  }
  const back = past.length - due
  if (!undo(journal, seat, due).ok) wrong(moment, `seat ${seat} cannot take back its ${due} steps`)
  expect(past[back].before, `undo of ${due} steps gives another hash`)
  again(due)
  const few = 1 + moment.random(due)
  for (let i = 0; i < few; i++) {
    if (!undo(journal, seat).ok) wrong(moment, `seat ${seat} cannot take back step ${i + 1} of ${due}`)
    expect(past[past.length - 1 - i].before, `undo of single step ${i + 1} gives another hash`)
  }
  again(few)
  const begins = journal.game.s[OWNER] === seat && journal.game.s[TURN] !== past[past.length - 1].turn
  let ofTurn = 0
  while (!begins && ofTurn < due && past[past.length - 1 - ofTurn].turn === past[past.length - 1].turn) ofTurn++
  const restarted = restartable(journal, seat)
  if (restarted !== ofTurn) wrong(moment, `restarting the turn takes back ${restarted} steps, not ${ofTurn}`)
  if (ofTurn === 0) return
  if (!undo(journal, seat, restarted).ok) wrong(moment, 'the turn cannot be restarted')
  expect(past[past.length - ofTurn].before, 'restarting the turn gives another hash')
  again(ofTurn)
}
