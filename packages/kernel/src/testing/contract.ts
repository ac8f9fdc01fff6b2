// The test suite every game must pass: `contract('name', definition, optionSets, games)` in a test file of the game.
// Random play with fixed seeds; a failure names seed, revision and open question.
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { fastRandom } from '../engine/random.ts'
import { secretFromSeed } from '../record/chance.ts'
import {
  copiesAreIndependent, doorsAgree, endsUnbroken, journalReplays, keysAreFaithful, keysHaveOneSpelling, strangersAreRefused,
  survivesStorage, undoIsExact,
} from './contract-play.ts'
import { eventsAreKnown, numbersStayInRange } from './contract-declared.ts'
import { imaginedGamesEnd, nothingLeaks } from './contract-secrets.ts'
import { noDeadEnds } from './dead-ends.ts'
import { toNamed } from '../engine/codec.ts'
import type { GameDefinition } from '../engine/definition.ts'
import type { Result } from '../engine/errors.ts'
import { clone, equal, type State } from '../engine/schema.ts'
import { attach, createGame, openQuestion } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import { fileEntries, type GameFile, parseFile, runChance, toFile, verify } from '../record/game-file.ts'
import { openJournal, replay, write } from '../record/journal.ts'
import { asked, play } from '../engine/play.ts'
import { generalise } from './generalise.ts'
import { answerOf, LONGEST, type Moment, randomGame } from './random-play.ts'

export interface OptionSet {
  readonly label: string
  /** What `definition.compile` is given. */
  readonly options: unknown
}

/** Asks that random play, over all option sets together, meets everything there is. */
export interface Coverage {
  /** Random games per option set. */
  readonly games: number
  /** Names of procedures, verbs or pieces that need not occur, each with the reason. */
  readonly exempt?: Readonly<Record<string, string>>
}

/** One ruleset under test. */
interface Subject {
  readonly definition: GameDefinition
  readonly rules: Ruleset
  readonly options: unknown
  readonly games: number
}

interface Property {
  readonly title: string
  readonly check: (subject: Subject) => void
}

/** Whole games with these seeds; costly properties play a share of them, at least one. */
const eachSeed =
  (check: (rules: Ruleset, seed: number) => void, share = 1): Property['check'] =>
  ({ rules, games }) => {
    for (let seed = 1; seed <= Math.max(1, Math.round(games * share)); seed++) check(rules, seed)
  }

export const properties: readonly Property[] = [
  { title: 'every random game ends, every question has an answer, nothing is ever broken', check: eachSeed(endsUnbroken) },
  { title: 'no answer offered leads to a question without answers', check: eachSeed(noDeadEnds, 0.5) },
  { title: 'a position survives bytes, names and JSON with its hash', check: eachSeed(survivesStorage) },
  { title: 'playing on a copy never changes the original', check: eachSeed(copiesAreIndependent) },
  { title: 'play by key and advance by code reach identical positions, and play leaves its input alone', check: eachSeed(doorsAgree) },
  { title: 'the same journal replays to the same hash, from the start and from the middle', check: eachSeed(journalReplays, 0.5) },
  { title: 'undo, redo and restart are exact and never cross chance, another seat or a reveal', check: eachSeed(undoIsExact, 0.5) },
  {
    title: 'no view, question, reason or event tells a seat or a spectator what it may not know',
    check: (subject) => eachSeed((rules, seed) => nothingLeaks(subject.definition, rules, seed, subject.definition.pieces(rules)), 0.67)(subject),
  },
  { title: 'a position imagined from a view is whole and can be played to the end', check: eachSeed(imaginedGamesEnd, 0.5) },
  { title: 'every event told is in the catalogue, with details it knows', check: (subject) => eachSeed((rules, seed) => eventsAreKnown(subject.definition, rules, seed), 0.5)(subject) },
  { title: 'every number has a range and stays in it', check: eachSeed(numbersStayInRange) },
  { title: 'answers have unique keys, and every key parses back to its answer', check: eachSeed(keysAreFaithful, 0.5) },
  { title: 'every key has one spelling', check: eachSeed(keysHaveOneSpelling, 0.25) },
  { title: 'a key that is not offered is refused, whatever question is open', check: eachSeed(strangersAreRefused) },
  { title: 'arbitrary JSON is no answer: a typed failure, the position untouched', check: refusesJson },
  { title: 'near misses are no answers: a typed failure, the position untouched', check: refusesNearMisses },
  { title: 'an answer with an unknown field is refused', check: refusesStrayFields },
  { title: 'compile never throws, whatever the options', check: compileNeverThrows },
  { title: 'a recorded game verifies', check: recordVerifies },
  { title: 'an edited secret, commitment, hash, version or option, or a cut, is found out', check: editedFileFails },
  { title: 'a single edited entry is found out', check: editedEntryFails },
]

/** Registers the suite. `games` is the number of random games per option set and property; one is enough to try it out. */
export function contract<R extends Ruleset>(
  name: string,
  definition: GameDefinition<R>,
  options: readonly OptionSet[],
  games: number,
  coverage?: Coverage,
): void {
  const plain = generalise(definition)
  describe(`contract of ${name}`, () => {
    describe.each(options.map((set) => [set.label, set] as const))('%s', (_label, set) => {
      it.each(properties.map((property) => [property.title, property] as const))('%s', (_title, { check }) => {
        check({ definition: plain, rules: rulesFor(plain, set), options: set.options, games })
      })
    })
    const wanted = coverage === undefined ? [] : [coverage]
    it.each(wanted)('random play meets every procedure, verb and piece', (want) => meetsEverything(plain, options, want))
  })
}

function rulesFor(definition: GameDefinition, set: OptionSet): Ruleset {
  const compiled = definition.compile(set.options)
  if (!compiled.ok) throw new Error(`${set.label}: ${compiled.message}`)
  return compiled.rules
}

// --- bad input ---

const RUNS = { seed: 20_260_101, numRuns: 60 }

/** A few positions of a random game, the last one included, with everything answered on the way. */
function sample(rules: Ruleset): { moments: (Moment & { readonly state: State })[]; keys: string[] } {
  const moments: (Moment & { readonly state: State })[] = []
  const keys: string[] = []
  const length = [...randomGame(rules, 1)].length
  let n = 0
  for (const moment of randomGame(rules, 1)) {
    if (moment.choice !== null) keys.push(rules.keys.format(moment.choice.code))
    if (n++ % Math.ceil(length / 8) === 0 || moment.choice === null) {
      const state = clone(moment.game.s)
      moments.push({ ...moment, state, game: attach(rules, state) })
    }
  }
  return { moments, keys }
}

function mustRefuse(rules: Ruleset, state: State, input: unknown): void {
  const before = clone(state)
  const result = play(rules, state, input)
  if (result.ok) throw new Error(`accepted ${JSON.stringify(input)}`)
  if (typeof result.error !== 'string' || result.message === '') throw new Error(`no sentence for ${JSON.stringify(input)}`)
  if (!equal(before, state)) throw new Error(`a refused answer changed the position: ${JSON.stringify(input)}`)
}

function refusesJson({ rules }: Subject): void {
  const { moments } = sample(rules)
  fc.assert(
    fc.property(fc.constantFrom(...moments), fc.jsonValue(), ({ state }, input) => mustRefuse(rules, state, input)),
    RUNS,
  )
}

function refusesNearMisses({ rules }: Subject): void {
  const { moments, keys } = sample(rules)
  const verbs = rules.keys.verbs.map((verb) => verb.name)
  const wrongArgument = fc.oneof(fc.nat(999).map(String), fc.string(), fc.constantFrom('', '?1', '-1', '1e3', '__proto__'))
  const wrongKey = fc.oneof(
    fc.constantFrom(...keys),
    fc.tuple(fc.constantFrom(...verbs), wrongArgument).map(([verb, text]) => `${verb}:${text}`),
    fc.constantFrom(...verbs, '', ':', '__proto__', 'constructor', 'x'.repeat(10_000)),
    fc.constantFrom(...keys).map((key) => `${key}x`),
  )
  const wrongSeat = fc.oneof(fc.integer(), fc.constantFrom(-1, 31, 32, 0.5, '0', 'Chance', null, undefined, Number.NaN, [0], true))
  const wrongRevision = fc.oneof(fc.integer(), fc.constantFrom(-1, 0.5, '0', null, undefined, Number.NaN, Number.MAX_SAFE_INTEGER))
  fc.assert(
    fc.property(fc.constantFrom(...moments), wrongKey, wrongSeat, wrongRevision, (moment, answer, seat, revision) => {
      const right = answerOf({ ...moment, game: attach(rules, moment.state) })
      const open = asked(attach(rules, moment.state))
      const mine = (open.find((one) => one.seat === right.seat)?.answers ?? []).map(rules.keys.parse)
      if (!mine.includes(rules.keys.parse(answer))) mustRefuse(rules, moment.state, { ...right, answer })
      if (!open.some((one) => one.seat === seat)) mustRefuse(rules, moment.state, { ...right, seat })
      if (revision !== right.revision) mustRefuse(rules, moment.state, { ...right, revision })
    }),
    { ...RUNS, numRuns: 150 },
  )
}

function refusesStrayFields({ rules }: Subject): void {
  for (const moment of sample(rules).moments) {
    if (moment.choice === null) continue
    mustRefuse(rules, moment.state, { ...answerOf(moment), extra: 1 })
  }
}

function compileNeverThrows({ definition, options }: Subject): void {
  const near = fc.tuple(fc.string(), fc.jsonValue()).map(([field, value]) => ({ ...Object(options), [field]: value }))
  const known = ['players', 'modules', 'settings', 'data']
  const spoilt = fc.tuple(fc.constantFrom(...known), fc.jsonValue()).map(([field, value]) => ({ ...Object(options), [field]: value }))
  const missing = fc.constantFrom(...known).map((field) => ({ ...Object(options), [field]: undefined }))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), near, spoilt, missing), (input: unknown) => {
      const result = definition.compile(input)
      if (!result.ok && (typeof result.error !== 'string' || result.message === '')) throw new Error('a failure without a sentence')
    }),
    RUNS,
  )
}

// --- recorded games ---

/** A whole random game with committed chance, as the text of a file. */
function record(rules: Ruleset, seed: number): { file: GameFile; text: string } {
  const secret = secretFromSeed(seed)
  const journal = openJournal(rules)
  const random = fastRandom(seed)
  runChance(journal, secret)
  for (let [open] = asked(journal.game); open !== undefined; [open] = asked(journal.game)) {
    const answer = open.answers[random(open.answers.length)]
    const written = write(journal, { seat: open.seat, revision: open.revision, answer })
    if (!written.ok) throw new Error(`cannot record a game: ${written.message}`)
    if (journal.entries.length > LONGEST) throw new Error(`cannot record a game: it has not ended after ${LONGEST} answers`)
    runChance(journal, secret)
  }
  const file = toFile(journal, secret)
  return { file, text: JSON.stringify(file) }
}

function judge(definition: GameDefinition, text: string): Result<object> {
  const parsed = parseFile(text)
  return parsed.ok ? verify(definition, parsed.file) : parsed
}

function mustFail(definition: GameDefinition, text: string, edit: string): void {
  const verdict = judge(definition, text)
  if (verdict.ok) throw new Error(`${edit} was not found out`)
  if (verdict.message === '') throw new Error(`${edit} failed without a sentence`)
}

function recordVerifies({ definition, rules }: Subject): void {
  const verdict = judge(definition, record(rules, 1).text)
  if (!verdict.ok) throw new Error(verdict.message)
}

/** Another hex digit at a place. */
const spoil = (text: string, place: number): string => {
  const at = place % text.length
  return text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)
}

function editedOptions(file: GameFile): unknown[] {
  const { players, modules, settings } = file.options
  return [
    { players: players + 1, modules, settings },
    { players: players - 1, modules, settings },
    { players, modules: [...modules, 'no-such-module'], settings },
    ...modules.map((id) => ({ players, modules: modules.filter((other) => other !== id), settings })),
    ...Object.entries(settings).flatMap(([name, value]) =>
      [value + 1, value - 1].map((other) => ({ players, modules, settings: { ...settings, [name]: other } })),
    ),
    null,
    [],
  ]
}

function editedFileFails({ definition, rules }: Subject): void {
  const { file, text } = record(rules, 1)
  const whole = (change: object, name: string) => [JSON.stringify({ ...file, ...change }), name] as const
  const edits = fc.oneof(
    fc.nat(63).map((at) => whole({ secret: spoil(file.secret ?? '', at) }, `secret digit ${at}`)),
    fc.nat(63).map((at) => whole({ commitment: spoil(file.commitment, at) }, `commitment digit ${at}`)),
    fc.nat(15).map((at) => whole({ hash: spoil(file.hash, at) }, `hash digit ${at}`)),
    fc.constantFrom(...editedOptions(file)).map((options) => whole({ options }, `options ${JSON.stringify(options)}`)),
    fc.nat(text.length - 2).map((at) => [text.slice(0, at), `a cut after ${at} characters`] as const),
    fc.integer({ min: 1, max: file.entries.length }).map((n) => whole({ entries: file.entries.slice(0, -n) }, `${n} entries cut off`)),
    fc.constantFrom(...Object.keys(file)).map((field) => whole({ [field]: undefined }, `no field ${field}`)),
    fc.tuple(fc.constantFrom(...Object.keys(file)), fc.jsonValue()).map(([field, value]) => whole({ [field]: value }, `another ${field}`)),
    fc.constant(whole({ over: false }, 'an unfinished game')),
    fc.constant(whole({ over: false, secret: undefined }, 'an unfinished game without secret')),
    fc.constant(whole({ rulesVersion: file.rulesVersion + 1 }, 'another version')),
  )
  fc.assert(
    fc.property(edits, ([edited, name]) => {
      if (edited !== text) mustFail(definition, edited, name)
    }),
    { ...RUNS, numRuns: 30 },
  )
}

/** Another legal answer in place of an entry, by the position before it; null when there is none. */
function otherAnswer(rules: Ruleset, file: GameFile, n: number, pick: number): string | null {
  const entries = fileEntries(file)
  const loaded = replay(rules, entries.slice(0, n))
  if (!loaded.ok) throw new Error(loaded.message)
  const { seat, answer } = entries[n]
  const mine = asked(loaded.journal.game).find((one) => one.seat === seat)
  const others = (mine?.answers ?? []).filter((other) => other !== answer)
  return others.length === 0 ? null : others[pick % others.length]
}

function editedEntryFails({ definition, rules }: Subject): void {
  const { file, text } = record(rules, 1)
  const { entries } = file
  const swap = (n: number, ...now: readonly unknown[]) => [...entries.slice(0, n), ...now, ...entries.slice(n + 1)]
  const replaced = (n: number, answer: string): unknown[] => swap(n, typeof entries[n] === 'string' ? answer : [entries[n][0], answer])
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.nat(9999).map((pick) => (n: number) => replaced(n, otherAnswer(rules, file, n, pick) ?? 'nothing')) },
    { weight: 1, arbitrary: fc.string().map((answer) => (n: number) => replaced(n, answer)) },
    { weight: 1, arbitrary: fc.integer().map((seat) => (n: number) => swap(n, [seat, fileEntries(file)[n].answer])) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => (n: number) => swap(n, value)) },
    { weight: 1, arbitrary: fc.constant((n: number) => swap(n)) },
    { weight: 1, arbitrary: fc.constant((n: number) => swap(n, entries[n], entries[n])) },
  )
  fc.assert(
    fc.property(fc.nat(entries.length - 1), change, (n, edit) => {
      const now = edit(n)
      const edited = JSON.stringify({ ...file, entries: now })
      if (edited !== text) mustFail(definition, edited, `entry ${n + 1}, ${JSON.stringify(entries[n])} now ${JSON.stringify(now[n])},`)
    }),
    { ...RUNS, numRuns: 20 },
  )
}

// --- coverage ---

function meetsEverything(definition: GameDefinition, options: readonly OptionSet[], { games, exempt = {} }: Coverage): void {
  const met = new Set<string>()
  const due = new Set<string>()
  for (const set of options) {
    const rules = rulesFor(definition, set)
    const trace = new Uint32Array(rules.procedures.length)
    for (const piece of definition.pieces(rules)) due.add(piece)
    for (const procedure of rules.procedures) due.add(`procedure ${procedure.name}`)
    for (const verb of rules.keys.verbs) due.add(`verb ${verb.name}`)
    for (let seed = 1; seed <= games; seed++)
      for (const { game, choice } of randomGame(rules, 1000 + seed)) {
        game.trace = trace
        if (choice === null || openQuestion(game) === null) continue
        const [verb = '', argument = ''] = rules.keys.format(choice.code).split(':')
        met.add(`verb ${verb}`)
        for (const piece of argument.split('+')) met.add(piece)
      }
    for (const frame of toNamed(createGame(rules)).stack) met.add(`procedure ${frame.procedure}`)
    for (const [id, times] of trace.entries()) if (times > 0) met.add(`procedure ${rules.procedures[id].name}`)
  }
  const unmet = [...due].filter((name) => !met.has(name) && exempt[name] === undefined)
  if (unmet.length > 0) throw new Error(`never met in ${games} games per option set: ${unmet.join(', ')}`)
  const unknown = Object.keys(exempt).filter((name) => !due.has(name))
  if (unknown.length > 0) throw new Error(`exempt but unknown: ${unknown.join(', ')}`)
}
