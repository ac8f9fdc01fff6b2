// What a seat may not know must not reach it: two positions it cannot tell apart stay so.
import { attach, fork, type Game, openQuestion, type Ruleset } from '../engine/game.ts'
import { imagine } from '../engine/imagine.ts'
import { askedFor, play, why } from '../engine/play.ts'
import { CHANCE, SPECTATOR } from '../engine/seats.ts'
import { equal, PENDING, TOP } from '../engine/schema.ts'
import { eventsFor } from '../record/told.ts'
import { answerOf, type Moment, randomGame, sameJson, wrong } from './random-play.ts'
import { type View, view } from '../engine/view.ts'
import { differences } from './contract-play.ts'

const viewers = (rules: Ruleset): number[] => [SPECTATOR, ...Array.from({ length: rules.seats }, (_, seat) => seat)]
const nameOf = (viewer: number): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`)
const either = (a: unknown, b: unknown): string => `${JSON.stringify(a)} or ${JSON.stringify(b)}`

/** Two positions that look the same to a viewer also ask, explain and go on the same for it. */
export function nothingLeaks(rules: Ruleset, seed: number, targets: readonly string[], start?: Game): void {
  const keys: string[] = []
  for (const moment of randomGame(rules, seed, start)) {
    const { game, random, choice } = moment
    if (choice !== null) keys.push(rules.keys.format(choice.code))
    if (choice !== null && game.s[PENDING] === 0 && random(8) > 0) continue
    for (const viewer of viewers(rules)) {
      const seen = view(game, viewer)
      const other = imagine(seen, random) ?? wrong(moment, `${nameOf(viewer)} can imagine nothing`)
      same(moment, viewer, 'view', view(other, viewer), seen)
      const [asked, imagined] = [askedFor(game, viewer), askedFor(other, viewer)]
      if (!sameJson(asked, imagined)) wrong(moment, `the question tells ${nameOf(viewer)} hidden things: ${either(asked, imagined)}`)
      if (viewer !== SPECTATOR) {
        const own = asked.flatMap((one) => one.answers)
        for (const list of [own, keys, targets]) if (list.length > 0) explainsAlike(moment, viewer, other, list[random(list.length)])
      }
      goesOnAlike(moment, viewer, other)
    }
  }
}

function same(moment: Moment, viewer: number, what: string, found: View, due: View): void {
  const { rules } = moment.game
  if (!equal(found.s, due.s) || !equal(found.sizes, due.sizes))
    wrong(moment, `the ${what} of ${nameOf(viewer)} tells hidden things apart: ${differences(rules, found.s, due.s)}`)
}

function explainsAlike(moment: Moment, viewer: number, other: Game, target: string): void {
  for (const text of [target, target.slice(target.indexOf(':') + 1)]) {
    const [here, there] = [why(moment.game, viewer, text), why(other, viewer, text)]
    if (!sameJson(here, there))
      wrong(moment, `why ${JSON.stringify(text)} tells ${nameOf(viewer)} hidden things: ${either(here, there)}`)
  }
}

/** After the same answer, unless it uncovers something, the viewer still cannot tell the positions apart. */
function goesOnAlike(moment: Moment, viewer: number, other: Game): void {
  const { game, choice, random } = moment
  const { rules } = game
  if (choice === null || choice.seat === CHANCE) return
  const here = play(rules, game.s, answerOf(moment))
  if (!here.ok) wrong(moment, `play refused a legal answer: ${here.message}`)
  const alike = (there: ReturnType<typeof play>, what: string): void => {
    if (!there.ok || here.revealed || there.revealed) return
    const [events, others] = [eventsFor(here.events, viewer), eventsFor(there.events, viewer)]
    if (!sameJson(events, others)) wrong(moment, `events of ${what} tell ${nameOf(viewer)} hidden things: ${either(events, others)}`)
    same(moment, viewer, `view after ${what}`, view(attach(rules, there.state), viewer), view(attach(rules, here.state), viewer))
  }
  const there = play(rules, other.s, answerOf(moment))
  const key = rules.keys.format(choice.code)
  if (choice.seat === viewer) {
    if (!there.ok) wrong(moment, `${key} is legal for ${nameOf(viewer)} or not, by hidden things: ${there.message}`)
    if (there.revealed !== here.revealed) wrong(moment, `${key} uncovers something or not, by hidden things`)
  }
  alike(there, key)
  // What another seat chooses in secret must not show either.
  const ask = openQuestion(game)
  if (ask === null || ask.seats === null || choice.seat === viewer) return
  const secret = fork(game)
  secret.count = 0
  ask.candidates(secret, secret.s[TOP], choice.seat)
  const code = secret.options[random(secret.count)]
  alike(play(rules, game.s, answerOf(moment, code)), `the secret choice of ${rules.keys.format(code)}`)
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
