// The icon row of a plaque: what the action costs and brings, shortened until it fits.
import type { Outcome } from '../../../../engine/protocol.ts'
import { inOneRow, type Sum, sumOf, sumTokens, type SumTokens } from '../../parts/outcome-sum.ts'
import { icon, note, type Token, widthOf } from '../../parts/token.ts'

const WHAT_FOR = 'worship-benefit'
const MORE = note('…')

const leadsTo = (outcome: Outcome, ...answers: string[]): Outcome | undefined => outcome.onward.find((next) => answers.includes(next.answer))

/** Worship may be for the effect, the tile or both: one of them stands for the others. */
function plainly(outcome: Outcome): Outcome {
  if (outcome.next !== WHAT_FOR) return outcome
  const plain = leadsTo(outcome, 'worship-for:effect') ?? leadsTo(outcome, 'worship-for:tile')
  return { ...outcome, onward: plain === undefined ? [] : [plain] }
}

export const plaqueSum = (outcome: Outcome, seat: number): Sum => sumOf(plainly(outcome), seat)

export function plaqueTokens(outcome: Outcome, seat: number): SumTokens {
  const { costs, gains } = sumTokens(plaqueSum(outcome, seat))
  const orTile = outcome.next === WHAT_FOR && leadsTo(outcome, 'worship-for:effect') !== undefined && leadsTo(outcome, 'worship-for:tile', 'worship-for:both') !== undefined
  const all = orTile ? [...gains, note('/'), icon('discovery')] : gains
  return costs.length > 0 || orTile ? { costs, gains: all } : { costs, gains: all.map(signed) }
}

/** Nothing is paid, so the row is a plain gain: "+2 cocoa". */
const signed = (token: Token): Token => (token.kind === 'icon' && /^\d/.test(token.text ?? '') ? icon(token.icon, `+${token.text}`) : token)

const isMore = (token: Token): boolean => token.kind === 'text' && token.text === '…'

/** The row without its middle: the last gain, a power-up, is kept as long as the first. Costs alone, or nothing, where even that is too long. */
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
  if (widthOf(row(shortened), size) <= room) return row(shortened)
  gains = []
  return widthOf(row(false), size) <= room ? row(false) : []
}
