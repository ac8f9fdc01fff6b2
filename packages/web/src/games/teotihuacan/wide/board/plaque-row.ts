// The icon row of a plaque: what the action costs and brings, shortened until it fits.
import type { Outcome } from '../../../../engine/protocol.ts'
import { inOneRow, sumOf, sumTokens, type SumTokens } from '../../parts/outcome-sum.ts'
import { icon, note, type Token, widthOf } from '../../parts/token.ts'

const WHAT_FOR = 'worship-benefit'
const MORE = note('…')

/** Worship may be for the effect, the tile or both: the first is told, the tile named beside it. */
function worshipTokens(outcome: Outcome, seat: number): SumTokens {
  const effect = outcome.onward.find((next) => next.answer === 'worship-for:effect')
  const tile = outcome.onward.some((next) => next.answer === 'worship-for:tile' || next.answer === 'worship-for:both')
  const plain = effect ?? outcome.onward.find((next) => next.answer === 'worship-for:tile')
  const { costs, gains } = sumTokens(sumOf({ ...outcome, onward: plain === undefined ? [] : [plain] }, seat))
  return { costs, gains: effect !== undefined && tile ? [...gains, note('/'), icon('discovery')] : gains }
}

export function plaqueTokens(outcome: Outcome, seat: number): SumTokens {
  if (outcome.next === WHAT_FOR) return worshipTokens(outcome, seat)
  const { costs, gains } = sumTokens(sumOf(outcome, seat))
  return costs.length > 0 ? { costs, gains } : { costs, gains: gains.map(signed) }
}

/** Nothing is paid, so the row is a plain gain: "+2 cocoa". */
const signed = (token: Token): Token => (token.kind === 'icon' && /^\d/.test(token.text ?? '') ? icon(token.icon, `+${token.text}`) : token)

const isMore = (token: Token): boolean => token.kind === 'text' && token.text === '…'

/** The row without its middle: the last gain, a power-up, is kept as long as the first. */
export function fitting(tokens: SumTokens, room: number, size: number): readonly Token[] {
  let gains = tokens.gains.filter((token) => !isMore(token))
  const open = gains.length < tokens.gains.length
  const row = (shortened: boolean): readonly Token[] => inOneRow({ costs: tokens.costs, gains: shortened ? [...gains, MORE] : gains })
  let shortened = open
  while (gains.length > 1 && widthOf(row(shortened), size) > room) {
    const least = gains.length > 2 ? gains.length - 2 : 1
    gains = gains.filter((_, i) => i !== least)
    shortened = true
  }
  return row(shortened)
}
