// What a seat may not know must not reach it: two histories that it cannot tell apart are walked side by side.
import { encodeView } from '../engine/codec.ts'
import type { GameDefinition } from '../engine/definition.ts'
import { copyInto, equal, PENDING, UNKNOWN } from '../engine/schema.ts'
import { createGame, fork, type Game, question, questionTo } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import { imagine, imagineInto } from '../engine/imagine.ts'
import { askedFor, check, revisionOf, why } from '../engine/play.ts'
import type { Random } from '../engine/random.ts'
import { CHANCE, SPECTATOR } from '../engine/seats.ts'
import { type View, view } from '../engine/view.ts'
import { carryOut } from '../record/journal.ts'
import { entryFor, type Happened } from '../record/told.ts'
import { differences } from './contract-play.ts'
import { type Moment, randomGame, sameJson, wrong } from './random-play.ts'

/** What somebody asks at a point of a history; the same is asked in both. */
export interface Sight {
  readonly definition: GameDefinition
  readonly game: Game
  readonly viewer: number
  /** A piece, an answer or a part of one, known or not. */
  readonly target: string
}

/** Something that reaches a viewer. `every` is the number of positions of which one is looked at. */
export interface Comparison {
  readonly what: string
  readonly every: number
  readonly of: (at: Sight) => unknown
}

const isSeat = (viewer: number): boolean => viewer !== SPECTATOR

/** Everything that reaches a viewer besides what is told of an answer: it must be the same in histories that look the same. */
export const comparisons: readonly Comparison[] = [
  { what: 'bytes of the view', every: 12, of: ({ game, viewer }) => encodeView(view(game, viewer)).join() },
  { what: 'question', every: 1, of: ({ game, viewer }) => askedFor(game, viewer) },
  { what: 'tableau', every: 12, of: ({ definition, game, viewer }) => definition.tableau(view(game, viewer)) },
  { what: 'points', every: 4, of: ({ definition, game }) => Array.from({ length: game.rules.seats }, (_, seat) => definition.points(game, seat)) },
  { what: 'why', every: 3, of: ({ game, viewer, target }) => (isSeat(viewer) ? why(game, viewer, target) : null) },
  {
    what: 'refusal',
    every: 3,
    of: ({ game, viewer, target }) => (isSeat(viewer) ? check(game, { seat: viewer, revision: revisionOf(game), answer: target }) : null),
  },
]

export const viewers = (rules: Ruleset): number[] => [SPECTATOR, ...Array.from({ length: rules.seats }, (_, seat) => seat)]
const nameOf = (viewer: number): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`)
const either = (a: unknown, b: unknown): string => `${JSON.stringify(a)} or ${JSON.stringify(b)}`
const looksAlike = (a: View, b: View): boolean => equal(a.s, b.s) && equal(a.sizes, b.sizes)

/** Whether something is hidden that could be otherwise: a stack alone holds what lies nowhere else, as do stacks with backs of their own. */
function hides({ rules: { secrets }, s, sizes }: View): boolean {
  for (const { at, length } of secrets.rows) for (let i = at; i < at + length; i++) if (s[i] <= UNKNOWN) return true
  return secrets.pools.some(({ sets }) => sets.filter((set) => sizes[set] > 0 && secrets.sets[set].suits === null).length > 1)
}

/** A history beside the real one that looks the same to the viewer. */
interface Shadow {
  readonly viewer: number
  readonly game: Game
  readonly scratch: Game
  /** What the viewer sees of the real history. */
  seen: View
}

const createShadow = (game: Game, viewer: number): Shadow => ({ viewer, game: fork(game), scratch: fork(game), seen: view(game, viewer) })

/** Positions at which something was hidden, and at which the two histories differed in it. */
interface Count {
  hidden: number
  different: number
}

/** Walks a random game with a shadow for every viewer, and compares all that reaches it at every step. */
export function nothingLeaks(definition: GameDefinition, rules: Ruleset, seed: number, targets: readonly string[], start?: Game, list = comparisons): void {
  const keys: string[] = [...targets]
  const shadows = viewers(rules).map((viewer) => createShadow(start ?? createGame(rules), viewer))
  const elsewise = createShadow(start ?? createGame(rules), SPECTATOR)
  const next = fork(elsewise.game)
  const count: Count = { hidden: 0, different: 0 }
  for (const moment of randomGame(rules, seed, start)) {
    const { game, random, choice } = moment
    if (choice !== null) keys.push(rules.keys.format(choice.code))
    const code = keys[random(keys.length)] ?? ''
    const target = random(2) === 0 ? code : code.slice(code.indexOf(':') + 1)
    for (const shadow of shadows) {
      lookAlike(moment, definition, shadow, target, list, count)
      if (random(8) === 0 && hides(shadow.seen)) lookAlike(moment, definition, imagined(moment, shadow), target, list, count)
    }
    if (choice === null) break
    copyInto(next.s, game.s)
    const happened = carryOut(next, choice.code, choice.seat)
    copyInto(elsewise.game.s, game.s)
    const other = tried(elsewise, null, choice.seat, random)
    for (const shadow of shadows) {
      shadow.seen = view(next, shadow.viewer)
      if (other !== null && shadow.viewer !== choice.seat) answersLookAlike(moment, { ...shadow, scratch: elsewise.scratch }, next, happened, other)
      goOn(moment, shadow, next, happened)
      if (random(8) === 0 && equal(shadow.game.s, next.s) && hides(shadow.seen)) imagined(moment, shadow, shadow.game)
    }
  }
  if (count.hidden > 0 && count.different === 0) throw new Error(`${count.hidden} positions hide something and no history differs in it (seed ${seed})`)
}

function lookAlike(moment: Moment, definition: GameDefinition, { viewer, seen, game: other }: Shadow, target: string, list: readonly Comparison[], count: Count): void {
  const { game, random } = moment
  if (hides(seen)) count.hidden++
  if (equal(game.s, other.s)) return
  count.different++
  const apart = view(other, viewer)
  if (!looksAlike(seen, apart)) wrong(moment, `the view of ${nameOf(viewer)} tells hidden things apart: ${differences(game.rules, seen.s, apart.s)}`)
  for (const { what, every, of } of list) {
    if (every > 1 && game.s[PENDING] === 0 && random(every) > 0) continue
    const [here, there] = [of({ definition, game, viewer, target }), of({ definition, game: other, viewer, target })]
    if (!sameJson(here, there)) wrong(moment, `${what} (${target}) tells ${nameOf(viewer)} hidden things: ${either(here, there)}`)
  }
}

/** Of two answers after which a viewer sees the same table, what is told must be the same: else the question lacks its `seenBy`. */
function answersLookAlike(moment: Moment, elsewise: Shadow, next: Game, happened: Happened, other: Happened): void {
  const { viewer, seen, scratch } = elsewise
  const told = entryFor(happened, viewer)
  if (moment.game.s[PENDING] !== 0 && next.s[PENDING] !== 0) mustLookAlike(moment, elsewise, told, other, `the secret choice of ${other.answer}`)
  if (equal(scratch.s, next.s) || sameJson(entryFor(other, viewer), told) || !looksAlike(view(scratch, viewer), seen)) return
  wrong(moment, `the entry tells ${nameOf(viewer)} hidden things: ${either(told, entryFor(other, viewer))}`)
}

/** The shadow takes another answer that looks the same to the viewer, else the same answer, else it is imagined anew. */
function goOn(moment: Moment, shadow: Shadow, next: Game, happened: Happened): void {
  const { choice, random } = moment
  const { viewer, seen } = shadow
  if (choice === null) return
  if (!hides(seen) && equal(shadow.game.s, moment.game.s)) return copyInto(shadow.game.s, next.s) // nothing to be different in
  const told = entryFor(happened, viewer)
  if (choice.seat === viewer) {
    const same = tried(shadow, choice.code, choice.seat, random)
    if (same === null) wrong(moment, `${happened.answer} is legal for ${nameOf(viewer)} or not, by hidden things`)
    if (shadow.scratch.revealed !== next.revealed) wrong(moment, `${happened.answer} uncovers something or not, by hidden things`)
    if (!next.revealed) mustLookAlike(moment, shadow, told, same, happened.answer)
    if (settled(shadow, told, same)) return
  } else {
    const other = tried(shadow, null, choice.seat, random)
    if (other !== null && settled(shadow, told, other)) return
    const same = tried(shadow, choice.code, choice.seat, random)
    if (same !== null && choice.seat !== CHANCE && !next.revealed && !shadow.scratch.revealed) mustLookAlike(moment, shadow, told, same, happened.answer)
    if (same !== null && settled(shadow, told, same)) return
  }
  imagined(moment, shadow, shadow.game)
}

/** The shadow with a position imagined anew in place of its own. */
function imagined(moment: Moment, shadow: Shadow, into = shadow.scratch): Shadow {
  if (!imagineInto(into, shadow.seen, moment.random)) wrong(moment, `${nameOf(shadow.viewer)} can imagine nothing`)
  return { ...shadow, game: into }
}

/** Carries out an answer on a copy of the shadow: the given one if it is legal there, or any. */
function tried({ game, scratch }: Shadow, code: number | null, seat: number, random: Random): Happened | null {
  copyInto(scratch.s, game.s)
  if (seat === CHANCE) question(scratch)
  else questionTo(scratch, seat)
  const offered = scratch.options.subarray(0, scratch.count)
  const answer = code ?? offered[random(offered.length)]
  return offered.includes(answer) ? carryOut(scratch, answer, seat) : null
}

function mustLookAlike(moment: Moment, { viewer, seen, scratch }: Shadow, told: object, other: Happened, what: string): void {
  const [apart, entry] = [view(scratch, viewer), entryFor(other, viewer)]
  if (!sameJson(entry, told)) wrong(moment, `events of ${what} tell ${nameOf(viewer)} hidden things: ${either(told, entry)}`)
  if (!looksAlike(apart, seen)) wrong(moment, `the view of ${nameOf(viewer)} after ${what} tells hidden things apart: ${differences(seen.rules, apart.s, seen.s)}`)
}

/** Moves the shadow on when the viewer cannot tell the two apart. */
function settled({ viewer, seen, game, scratch }: Shadow, told: object, other: Happened): boolean {
  if (!looksAlike(view(scratch, viewer), seen) || !sameJson(entryFor(other, viewer), told)) return false
  copyInto(game.s, scratch.s)
  return true
}

/** What a seat imagines from its view is a position like any other: unbroken, and playable to the end. */
export function imaginedGamesEnd(rules: Ruleset, seed: number, start?: Game): void {
  for (const moment of randomGame(rules, seed, start)) {
    const { game, random, choice } = moment
    if (choice === null || (game.s[PENDING] === 0 && random(100) > 0)) continue
    const all = viewers(rules)
    const viewer = all[random(all.length)]
    const imagined = imagine(view(game, viewer), random) ?? wrong(moment, `${nameOf(viewer)} can imagine nothing`)
    try {
      for (const later of randomGame(rules, seed, imagined)) {
        const broken = rules.broken(later.game)
        if (broken.length > 0) wrong(later, `broken: ${broken.slice(0, 3).join('; ')}`)
      }
    } catch (error) {
      wrong(moment, `the position ${nameOf(viewer)} imagines fails: ${error instanceof Error ? error.message : String(error)}, imagined`)
    }
  }
}
