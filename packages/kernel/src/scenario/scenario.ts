// Scenarios: a position, scripted chance, answers. For rule tests, bug reports and trying things out.
import { fastRandom, type Random } from '../engine/random.ts'
import { fromNamed, type NamedState } from '../engine/codec.ts'
import type { GameDefinition } from '../engine/definition.ts'
import { fail, type Failure, type Result } from '../engine/errors.ts'
import { advance, attach, createGame, type Game, isOver, openQuestion, question } from '../engine/game.ts'
import type { Correction, GameEvent, Ruleset } from '../engine/rules.ts'
import { asked, check, why, type Why } from '../engine/play.ts'
import { CHANCE } from '../engine/seats.ts'

export interface Scenario {
  readonly game: string
  readonly players: number
  readonly modules?: readonly string[]
  readonly settings?: Readonly<Record<string, number>>
  /** Corrections to printed values, as in a game file. */
  readonly data?: readonly Correction[]
  /** A hand-made position in the game's words; without it (and without `state`) the game starts from its set-up. */
  readonly position?: unknown
  /** An exact position as exported by the engine. */
  readonly state?: NamedState
  /** Chance answers in order; all must be used. */
  readonly chance?: readonly string[]
  /** Answers chance at random once the script is used up. */
  readonly seed?: number
  /** Answers of whoever is asked, in order; a seat may be named to check who that is. */
  readonly answers?: readonly (string | { readonly seat: number; readonly answer: string })[]
  /** Components or answers to ask "Why not?" about at the end. */
  readonly why?: readonly string[]
}

const KNOWN = ['game', 'players', 'modules', 'settings', 'data', 'position', 'state', 'chance', 'seed', 'answers', 'why', 'note']

/** A game being driven by a script. */
export interface Stage<R extends Ruleset = Ruleset> {
  readonly game: Game<R>
  readonly events: GameEvent[]
  readonly script: string[]
  readonly random: Random | null
}

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

function readScenario(input: unknown): Result<{ scenario: Scenario }> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fail('malformed', 'a scenario is a JSON object')
  const given = input as Record<string, unknown>
  const stray = Object.keys(given).find((name) => !KNOWN.includes(name))
  if (stray !== undefined) return fail('malformed', `a scenario has no field ${JSON.stringify(stray)}; known are ${KNOWN.join(', ')}`)
  if (typeof given['game'] !== 'string') return fail('malformed', 'the field "game" must name a game')
  for (const name of ['chance', 'why']) if (given[name] !== undefined && !isTextList(given[name])) return fail('malformed', `the field "${name}" must be a list of texts`)
  if (given['seed'] !== undefined && !Number.isInteger(given['seed'])) return fail('malformed', 'the field "seed" must be a whole number')
  const answers = given['answers'] ?? []
  if (!Array.isArray(answers)) return fail('malformed', 'the field "answers" must be a list')
  for (const [i, answer] of answers.entries())
    if (typeof answer !== 'string' && !(isSeated(answer) && Number.isInteger(answer.seat) && typeof answer.answer === 'string'))
      return fail('malformed', `answer ${i + 1} must be a key or { seat, answer }`)
  if (given['position'] !== undefined && given['state'] !== undefined) return fail('malformed', 'give "position" or "state", not both')
  return { ok: true, scenario: input as Scenario }
}

const isSeated = (value: unknown): value is { seat: unknown; answer: unknown } => typeof value === 'object' && value !== null && 'seat' in value && 'answer' in value

/** Sets the stage: rules, position, and chance until somebody is asked. */
export function openScenario<R extends Ruleset>(definition: GameDefinition<R>, input: unknown): Result<{ stage: Stage<R>; scenario: Scenario }> {
  const read = readScenario(input)
  if (!read.ok) return read
  const { scenario } = read
  if (scenario.game !== definition.id) return fail('unknown-game', `this is a scenario of ${JSON.stringify(scenario.game)}, not of ${definition.id}`)
  const { players, modules = [], settings = {}, data } = scenario
  const compiled = definition.compile({ players, modules, settings, ...(data === undefined ? {} : { data }) })
  if (!compiled.ok) return compiled
  const events: GameEvent[] = []
  const placed = place(definition, compiled.rules, scenario, events)
  if (!placed.ok) return placed
  const random = scenario.seed === undefined ? null : fastRandom(scenario.seed)
  const stage: Stage<R> = { game: placed.game, events, script: [...(scenario.chance ?? [])], random }
  const stuck = letChanceAnswer(stage, false)
  return stuck ?? { ok: true, stage, scenario }
}

function place<R extends Ruleset>(definition: GameDefinition<R>, rules: R, scenario: Scenario, events: GameEvent[]): Result<{ game: Game<R> }> {
  if (scenario.state === undefined && scenario.position === undefined) return { ok: true, game: createGame(rules, events) }
  let game: Game<R>
  if (scenario.state === undefined) {
    const made = definition.position(rules, scenario.position, events)
    if (!made.ok) return made
    game = attach(rules, made.state)
  } else {
    const state = isNamedState(scenario.state) ? fromNamed(rules, scenario.state) : 'the field "state" must be an exported position'
    if (typeof state === 'string') return fail('malformed', state)
    game = attach(rules, state)
  }
  const wrong = rules.broken(game)
  if (wrong.length > 0) return fail('malformed', `this position is illegal: ${wrong.slice(0, 3).join('; ')}`)
  if (!isOver(game) && openQuestion(game) === null) return fail('malformed', 'no question is open in this position')
  return { ok: true, game }
}

const isNamedState = (value: unknown): value is NamedState =>
  typeof value === 'object' && value !== null && 'zones' in value && typeof value.zones === 'object' && value.zones !== null && 'stack' in value && Array.isArray(value.stack)

/** Answers open chance questions from the script, then at random; fails when neither can. */
function letChanceAnswer(stage: Stage, needed: boolean): Failure | null {
  const { game, script, random } = stage
  for (;;) {
    question(game)
    if (game.count === 0 || game.seat !== CHANCE) return null
    const key = script.shift()
    if (key === undefined && random === null) {
      if (!needed) return null
      return fail('illegal-answer', `chance is asked for ${openQuestion(game)?.kind ?? 'nothing'} and the script has no more answers`)
    }
    const answer = key ?? game.rules.keys.format(game.options[random === null ? 0 : random(game.count)])
    const done = step(stage, 'chance', answer)
    if (!done.ok) return { ...done, message: `chance: ${done.message}` }
  }
}

function step(stage: Stage, seat: number | 'chance', answer: string): Result<object> {
  const { game } = stage
  const revision = asked(game)[0]?.revision ?? 0
  const checked = check(game, { seat, revision, answer })
  if (!checked.ok) return checked
  game.events = stage.events
  advance(game, checked.code, checked.seat)
  game.events = null
  return { ok: true }
}

/** Gives one answer for the seat asked (or the seat named), then lets chance answer. */
export function answer(stage: Stage, given: string | { readonly seat: number; readonly answer: string }): Result<object> {
  const stuck = letChanceAnswer(stage, true)
  if (stuck !== null) return stuck
  const open = asked(stage.game)[0]
  if (open === undefined) return fail('game-over', 'the game is over: no question is open')
  const done = typeof given === 'string' ? step(stage, open.seat, given) : step(stage, given.seat, given.answer)
  return done.ok ? (letChanceAnswer(stage, false) ?? done) : done
}

export interface Played {
  readonly stage: Stage
  readonly why: readonly Why[]
}

/** Plays a whole scenario; chance answers left over are an error. */
export function runScenario<R extends Ruleset>(definition: GameDefinition<R>, input: unknown): Result<Played> {
  const opened = openScenario(definition, input)
  if (!opened.ok) return opened
  const { stage, scenario } = opened
  for (const [i, given] of (scenario.answers ?? []).entries()) {
    const done = answer(stage, given)
    if (!done.ok) return { ...done, message: `answer ${i + 1}: ${done.message}` }
  }
  if (stage.script.length > 0) return fail('malformed', `chance answers left over: ${stage.script.join(', ')}`)
  const reasons: Why[] = []
  for (const target of scenario.why ?? []) {
    const open = asked(stage.game)[0]
    const found = why(stage.game, open === undefined || open.seat === 'chance' ? 0 : open.seat, target)
    if (!found.ok) return found
    reasons.push(found.why)
  }
  return { ok: true, stage, why: reasons }
}
