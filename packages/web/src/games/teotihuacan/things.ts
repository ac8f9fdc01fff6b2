// Which things on the table an answer is about. A thing has the id the engine gives it, so "Why not?" knows it too.
import type { Tableau } from '@tollan/teotihuacan'

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
