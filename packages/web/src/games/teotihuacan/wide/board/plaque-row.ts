// The icon row of a plaque: what the action costs and brings, shortened until it fits.
import type { Outcome } from '../../../../engine/protocol.ts'
import { certainOrNot, inOneRow, signed, type Sum, sumOf, sumTokens, type SumTokens } from '../../parts/outcome-sum.ts'
import { icon, NOTHING, note, or, type Token, widthOf } from '../../../../shell/icons/token.ts'

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

/** The discovery tile of a worship: instead of the effect (TEO-WORSHIP-08), or only with it and for more cocoa. */
export interface TileOffer {
  readonly instead: boolean
  /** What taking it would bring in all; null when it is not explored. */
  readonly sum: Sum
}

export function tileOffer(outcome: Outcome, seat: number): TileOffer | null {
  if (outcome.next !== WHAT_FOR || leadsTo(outcome, 'worship-for:effect') === undefined) return null
  const tile = leadsTo(outcome, 'worship-for:tile')
  const found = tile ?? leadsTo(outcome, 'worship-for:both')
  return found === undefined ? null : { instead: tile !== undefined, sum: sumOf(found, seat) }
}

/** A plaque's row; what could be had instead stands last and goes first when room is short. */
export interface PlaqueTokens extends SumTokens {
  readonly instead: readonly Token[]
  /** What may be paid and gained besides, where nothing else can follow: told instead of a sign for more, if there is room. */
  readonly maybe?: SumTokens
}

export function plaqueTokens(outcome: Outcome, seat: number): PlaqueTokens {
  const sum = plaqueSum(outcome, seat)
  const { costs, gains } = sumTokens(sum)
  const { certain, maybe } = certainOrNot(sum)
  const besides = sum.open || certain.costs.length + certain.gains.length === 0 ? {} : { maybe }
  const instead = tileOffer(outcome, seat)?.instead === true ? [or, icon('discovery')] : []
  if (costs.length + gains.length === 0) return { costs, gains: [note(NOTHING)], instead }
  return { costs, gains: costs.length > 0 ? gains : gains.map(signed), instead, ...besides }
}

const isMore = (token: Token): boolean => token.kind === 'text' && token.text === '…'

/** Costs, gains, what could be had instead; that there is more comes last. */
export function wholeRow({ costs, gains, instead }: PlaqueTokens): readonly Token[] {
  const told = gains.filter((token) => !isMore(token))
  return [...inOneRow({ costs, gains: told }), ...instead, ...(told.length < gains.length ? [MORE] : [])]
}

/**
 * The row as far as there is room: first what could be had instead goes, then gains from the middle; the last gain, a power-up, is
 * kept as long as the first. Costs alone, or nothing, where even that is too long.
 */
export function fitting({ costs, gains: all, instead, maybe }: PlaqueTokens, room: number, size: number, letters = 1): readonly Token[] {
  const fits = (row: readonly Token[]): boolean => widthOf(row, size, letters) <= room
  if (maybe !== undefined) {
    const told = [...inOneRow({ costs: [...costs, ...maybe.costs], gains: [...all.filter((token) => !isMore(token)), ...maybe.gains] }), ...instead]
    if (fits(told)) return told
  }
  const whole = wholeRow({ costs, gains: all, instead })
  if (fits(whole)) return whole
  let gains = all.filter((token) => !isMore(token))
  let shortened = gains.length < all.length || instead.length > 0
  const row = (): readonly Token[] => inOneRow({ costs, gains: shortened ? [...gains, MORE] : gains })
  while (gains.length > 1 && !fits(row())) {
    const least = gains.length > 2 ? gains.length - 2 : 1
    gains = gains.filter((_, i) => i !== least)
    shortened = true
  }
  if (fits(row())) return row()
  if (fits(inOneRow({ costs, gains }))) return inOneRow({ costs, gains })
  return fits(costs) ? costs : []
}
