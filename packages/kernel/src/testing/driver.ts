// A driver for rule tests of any game: lay out a position, answer, look.
import type { GameDefinition } from '../engine/definition.ts'
import { hash } from '../engine/codec.ts'
import type { Game } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import { asked, why as whyNot } from '../engine/play.ts'
import { answer, openScenario, type Scenario } from '../scenario/scenario.ts'

export interface Driver<R extends Ruleset> {
  readonly g: Game<R>
  readonly events: readonly GameEvent[]
  /** Gives answers one after the other for whoever is asked; throws with the engine's message when one is refused. */
  play(...answers: (string | { readonly seat: number; readonly answer: string })[]): this
  /** Adds chance answers to the script. */
  chance(...answers: string[]): this
  /** Chance answers not used yet. */
  readonly script: readonly string[]
  /** The kind of the open question, 'over' at the end. */
  readonly question: string
  /** The seat asked. */
  readonly seat: number | 'chance' | 'nobody'
  /** The legal answers of the open question. */
  readonly answers: readonly string[]
  offers(answer: string): boolean
  /** The engine's refusal of an answer, as its message; fails when the answer is legal. */
  refused(answer: string): { readonly message: string; readonly rule: string | undefined }
  /** "Why not?": the rule id and reason, or 'allowed'. */
  why(target: string, seat?: number): { readonly rule: string; readonly reason: string; readonly need: number; readonly have: number }
  /** Events of a type, oldest first. */
  log(type: string): readonly GameEvent[]
  hash(): string
}

/** Opens a scenario with what one game adds to look at. Without a position the game starts at its set-up. Throws on an illegal position. */
export function drive<R extends Ruleset, X extends object>(
  definition: GameDefinition<R>,
  { answers: first = [], ...scenario }: Scenario,
  look: (g: Game<R>) => X,
): Driver<R> & X {
  const opened = openScenario(definition, scenario)
  if (!opened.ok) throw new Error(`${opened.error}: ${opened.message}`)
  const { stage } = opened
  const g = stage.game
  const open = () => asked(g)[0]
  const driver = {
    g,
    events: stage.events,
    script: stage.script,
    play(this: Driver<R> & X, ...answers: Parameters<Driver<R>['play']>) {
      for (const given of answers) {
        const done = answer(stage, given)
        if (!done.ok) throw new Error(`${typeof given === 'string' ? given : given.answer}: ${done.message}`)
        const wrong = g.rules.broken(g)
        if (wrong.length > 0) throw new Error(`broken position: ${wrong.join('; ')}`)
      }
      return this
    },
    chance(this: Driver<R> & X, ...answers: string[]) {
      stage.script.push(...answers)
      return this
    },
    get question() {
      return open()?.kind ?? 'over'
    },
    get seat() {
      return open()?.seat ?? 'nobody'
    },
    get answers() {
      return open()?.answers ?? []
    },
    offers: (given: string) => open()?.answers.includes(given) ?? false,
    refused(given: string) {
      const before = hash(g)
      const result = answer(stage, given)
      if (result.ok) throw new Error(`${given} was accepted`)
      if (hash(g) !== before) throw new Error(`${given} was refused but changed the position`)
      return { message: result.message, rule: result.rule }
    },
    why(target: string, seat?: number) {
      const now = open()?.seat
      const found = whyNot(g, seat ?? (typeof now === 'number' ? now : 0), target)
      if (!found.ok) throw new Error(found.message)
      const { rule = '', reason = 'allowed', need = 0, have = 0 } = found.why
      return { rule, reason, need, have }
    },
    log: (type: string) => stage.events.filter((event) => event.type === type),
    hash: () => hash(g),
  }
  // properties, not values: what a game adds may be read anew each time
  const self = Object.defineProperties(driver, Object.getOwnPropertyDescriptors(look(g))) as unknown as Driver<R> & X
  return self.play(...first)
}
