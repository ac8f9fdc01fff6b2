// An answer with what the position adds to it: where it leads, what it costs, whom it takes.
import { EMPTY, openQuestion, TOP } from '@tollan/kernel'
import { discardNeeded, flipNeeded } from '../actions/conquest.ts'
import { actionOf } from '../actions/high-priest.ts'
import { foodFor } from '../actions/placement-cost.ts'
import { conquestNames, roleNames, sectionNames, spaceNames } from '../answers.ts'
import { numbers, priestActions } from '../content/index.ts'
import { effectAsked } from '../effects.ts'
import type { G } from '../rules.ts'
import { HILL, MOVER, PRIEST_AT, ROLE, VILLAGE } from '../state.ts'
import { roleOf, villageSize } from '../workers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'
import { effectRows } from './effect-row.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bracketed = (text: string, more: readonly string[]): string => (more.length === 0 ? text : `${text} (${more.join('; ')})`)

/** The worker on a place, by name; nothing when it is empty. */
const workerAt = (words: Words, g: G, at: number): string[] => (g.s[at] === EMPTY ? [] : [words.names.name(roleNames[roleOf(g.s[at])])])

/** God, tasks and food of a space for the worker being placed. */
function spaceDetails(catalogue: Catalogue, words: Words, g: G, seat: number, id: string): string[] {
  const space = spaceNames.indexOf(id)
  if (space < 0 || seat < 0 || g.s[MOVER] < 0 || g.s[PRIEST_AT + seat] < 0) return []
  const role = g.s[ROLE] < 0 ? roleOf(g.s[MOVER]) : g.s[ROLE]
  const god = g.rules.parts.tables.hill[space].god
  return [words.names.name(god), words.names.effect(id), catalogue.table.food(foodFor(g, seat, role, space))]
}

/** One of the options of the open question, or what its payment brings. */
function effectDetails(catalogue: Catalogue, g: G, verb: string, argument: string): string | undefined {
  const effect = effectAsked(g)
  if (effect < 0) return undefined
  const { list, effect: phrase } = catalogue.phrases
  const phrased = (number: number): string => list(effectRows(g.rules, number).map(phrase))
  if (verb === 'take-part') return phrased(effect)
  const option = g.rules.effects[effect].of[Number(argument)]
  return verb === 'option' && option !== undefined ? phrased(option) : undefined
}

/** Corn for so many Weavings: the others pay more (TAW-TASK-WEAVE-02, -03). */
const cornDetails = (catalogue: Catalogue, g: G, tiles: number): string =>
  catalogue.phrases.amounts({ corn: openQuestion(g)?.kind === 'leftover-weaving' ? numbers.cornForOthers : (numbers.cornFor[tiles] ?? 0) })

/** Soldiers of a Conquest space for a seat that needs fewer (Z13). */
function conquestDetails(catalogue: Catalogue, words: Words, g: G, seat: number, id: string): string[] {
  const space = conquestNames.indexOf(id)
  if (space < 0 || seat < 0) return []
  const soldiers = catalogue.phrases.soldiers(flipNeeded(g, seat, space), discardNeeded(g, seat, space))
  return soldiers === words.names.cost(id) || soldiers === '' ? [] : [soldiers]
}

/** The seat the open question is for, -1 while several choose in secret. */
function seatAsked(g: G): number {
  const ask = openQuestion(g)
  return ask === null || ask.seats !== null ? -1 : ask.seat(g, g.s[TOP])
}

export function describeChoice(catalogue: Catalogue, words: Words, g: G, key: string): string {
  const [verb = '', argument = ''] = key.split(':')
  const seat = seatAsked(g)
  const text = words.answer(key)
  const effect = effectDetails(catalogue, g, verb, argument)
  if (effect !== undefined) return capital(effect)
  switch (verb) {
    case 'buy':
      return bracketed(text, [cornDetails(catalogue, g, argument.split('+').length)])
    case 'on':
      return bracketed(text, spaceDetails(catalogue, words, g, seat, argument))
    case 'capture':
      return bracketed(text, workerAt(words, g, HILL + spaceNames.indexOf(argument)))
    case 'village':
    case 'casualty':
      return bracketed(text, workerAt(words, g, VILLAGE + (argument === 'corn-end' ? Math.max(0, villageSize(g) - 1) : 0)))
    case 'high-priest':
    case 'move-to':
      return bracketed(text, [words.names.name(priestActions[actionOf(g, sectionNames.indexOf(argument))])])
    case 'conquer':
      return bracketed(text, conquestDetails(catalogue, words, g, seat, argument))
    default:
      return text
  }
}
