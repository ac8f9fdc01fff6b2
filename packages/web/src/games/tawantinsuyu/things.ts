// Things on the table and answers about them. A thing has the id the engine gives it, so "Why not?" knows it too. Where one id lies in
// several places the place stands before it: `nomad/priest`, `village/corn-end`, `own/small-hook`, `tapestry/new`.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { Wish } from '../../shell/look.ts'
import { argumentOf, verbOf } from '../../shell/icons/answer-parts.ts'

/** Answers that name no thing: they stand in the list or the question panel. */
const wordsOnly = ['as', 'pay', 'benefits', 'extra-task', 'stop', 'end-turn', 'done', 'decline', 'option', 'take-gold', 'take-part', 'offer-corn', 'still', 'upkeep-gold', 'change', 'side']

/** Answers about a thing that lies in a place of its own. */
const placed: Readonly<Record<string, string>> = { nomad: 'nomad', 'casualty-nomad': 'nomad', village: 'village', casualty: 'village', give: 'own', weaving: 'weaving-stack' }

/** Answers that stand for one fixed thing. */
const fixed: Readonly<Record<string, string>> = { 'by-gold': 'gold', 'from-deck': 'god-deck', 'call-god': 'god-deck' }

export function thingsOf(answer: string, _tableau: Tableau): readonly string[] {
  const verb = verbOf(answer)
  const argument = argumentOf(answer)
  const own = fixed[verb]
  if (own !== undefined) return [own]
  if (argument === '' || wordsOnly.includes(verb)) return []
  const place = placed[verb]
  if (place !== undefined) return [`${place}/${argument}`]
  const [first = '', second = ''] = argument.split('+')
  if (verb === 'lay') return [first, `tapestry/${second.replace('tapestry-', '')}`]
  if (verb === 'benefit') return [first]
  return argument.split('+')
}

const placeOf = (thing: string): string | null => (thing.includes('/') ? (thing.split('/')[0] ?? null) : null)

/** The component a thing is: without the place it lies in. */
export const componentOf = (thing: string): string => thing.slice(thing.indexOf('/') + 1)

/** What a click on a kind of thing usually means, by the beginning of its id. */
const verbs: readonly (readonly [start: RegExp, verb: string])[] = [
  [/^(?:architect|craftsman|warrior|courier|priest)$/, 'place'],
  [/^space-/, 'on'],
  [/^icon-/, 'task'],
  [/^section-/, 'move-to'],
  [/^steps-/, 'steps'],
  [/^(?:small|large)-/, 'statue'],
  [/^conquest-/, 'conquer'],
]

function answerTo(thing: string, { market, offer, seats, viewer }: Tableau): string | null {
  if (market.includes(thing)) return `erect:${thing}`
  if (offer.includes(thing)) return `from-offer:${thing}`
  const mine = seats[viewer]
  if (mine?.godCards.includes(thing) === true || mine?.shown.includes(thing) === true) return `by-card:${thing}`
  if (mine?.armyCards.includes(thing) === true) return `play-army:${thing}`
  if (mine?.buildings.includes(thing) === true && thing.startsWith('production-')) return `produce:${thing}`
  const verb = verbs.find(([start]) => start.test(thing))?.[1]
  return verb === undefined ? null : `${verb}:${thing}`
}

/** Places whose things are asked about by the answer they stand for: the component alone lies elsewhere too. */
const asked: Readonly<Record<string, string>> = { nomad: 'nomad', own: 'give' }

export function wishOf(thing: string, tableau: Tableau): Wish {
  const component = componentOf(thing)
  const place = placeOf(thing)
  if (thing === 'god-deck') return { target: 'from-deck', answer: 'from-deck' }
  if (thing === 'gold') return { target: 'gold', answer: 'by-gold' }
  if (place === null) return { target: component, answer: answerTo(component, tableau) }
  if (place === 'village') return { target: component, answer: `village:${component}` }
  if (place === 'weaving-stack') return { target: `weaving:${component}`, answer: `weaving:${component}` }
  if (place === 'tapestry') {
    const tile = tableau.aside.weavingsTaken[0]
    const answer = tile === undefined ? null : `lay:${tile}+${component === 'new' ? 'new' : `tapestry-${component}`}`
    return { target: answer ?? 'weaving:top', answer }
  }
  const answer = `${asked[place] ?? place}:${component}`
  return { target: answer, answer }
}
