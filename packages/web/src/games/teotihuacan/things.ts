// Things on the table and answers about them. A thing has the id the engine gives it, so "Why not?" knows it too;
// a place for an answer on a board is called `forest/collect-cocoa`.
import type { Tableau } from '@tollan/teotihuacan'
import type { Wish } from '../../shell/look.ts'

/** Answers about the board the worker has moved to. */
const onTheBoard = ['collect-cocoa', 'main-action', 'pay-fee']
/** Answers that name no thing: they stand in the status bar or the question panel. */
const wordsOnly = ['gain', 'pay', 'salary', 'turned', 'discount', 'part', 'first', 'worship-for', 'reward', 'conquest', 'claim-step']

export function thingsOf(answer: string, { moving }: Tableau): readonly string[] {
  const colon = answer.indexOf(':')
  const verb = colon < 0 ? answer : answer.slice(0, colon)
  const argument = colon < 0 ? '' : answer.slice(colon + 1)
  if (onTheBoard.includes(verb)) return moving.board === null ? [] : [`${moving.board}/${verb}`]
  if (argument === '' || wordsOnly.includes(verb)) return []
  if (verb === 'row') return [`nobles/${argument}`]
  if (verb === 'keep') return argument.split('+')
  return [argument]
}

/** Of the nobles' board, as answers name them. */
export const ROWS = ['top', 'centre', 'bottom']

/** The component a thing belongs to: places for answers belong to their board. */
export const componentOf = (thing: string): string => thing.split('/')[0] ?? thing

/** The board a place for an answer lies on, where there is none for it; null for any other thing. */
export const boardAround = (thing: string): string | null => (thing.includes('/') ? componentOf(thing) : null)

/** The answer a place on a board is for; null for any other thing. */
export function answerOfPlace(thing: string): string | null {
  const [, place] = thing.split('/')
  if (place === undefined) return null
  return ROWS.includes(place) ? `row:${place}` : place
}

const WORSHIP = 'worship:'

/** The worship space a place on a board is for, else null. */
export function spaceOfPlace(thing: string): string | null {
  const answer = answerOfPlace(thing)
  return answer?.startsWith(WORSHIP) === true ? answer.slice(WORSHIP.length) : null
}

/** A step of a temple is a step on that temple, whatever its number. */
const templeOf = (thing: string): string | null => /^(blue|red|green)(?:-\d+)?$/.exec(thing)?.[1] ?? null

/** What a click on a kind of thing usually means, by the beginning of its id. */
const verbs: readonly (readonly [start: RegExp, verb: string])[] = [
  [/^(?:worker|common)-/, 'move'],
  [/^(?:palace|forest|stone-quarry|gold-deposits|alchemy|nobles|decorations|construction)$/, 'to'],
  [/^palace-(?:left|middle|right)$|-worship$/, 'worship'],
  [/^tech-/, 'develop'],
  [/^pyr-/, 'build-with'],
  [/^p\d-r\dc\d$/, 'build-at'],
  [/^deco-(?:top|right|bottom|left)-/, 'decorate-at'],
  [/^deco-/, 'decorate-with'],
  [/^ascend-/, 'reward'],
]

const isTile = (thing: string): boolean => /^(?:disc|mask|gd)-/.test(thing)

export function wishOf(thing: string, { seats, viewer, royals }: Tableau): Wish {
  const placed = answerOfPlace(thing)
  if (placed !== null) return { target: placed, answer: placed }
  const temple = templeOf(thing)
  if (temple !== null) return { target: temple, answer: `temple:${temple}` }
  if (isTile(thing)) return { target: thing, answer: `${seats[viewer]?.tiles.includes(thing) === true ? 'use' : 'take'}:${thing}` }
  // a royal tile is chosen by worshipping on it
  const space = ['palace-left', 'palace-middle', 'palace-right'][royals.indexOf(thing)]
  if (space !== undefined) return { target: space, answer: `worship:${space}` }
  const verb = verbs.find(([start]) => start.test(thing))?.[1]
  return { target: thing, answer: verb === undefined ? null : `${verb}:${thing}` }
}

/** Answers that turn the tile in hand. */
export const turning = (answers: readonly string[]): readonly string[] => answers.filter((answer) => answer.startsWith('turned:'))
