// What laying a tile costs and brings, line by line, from the events it would tell and the choices that follow.
import { t } from '../../../i18n/language.svelte.ts'
import type { GameWords } from '../../../shell/look.ts'
import { certainOrNot, inOneRow, sumOf } from '../parts/outcome-sum.ts'
import { nameOf } from '../parts/spoken.ts'
import { icon, note, type Token } from '../../../shell/icons/token.ts'
import type { Placement } from './placements.ts'

export interface ResultLine {
  readonly tokens: readonly Token[]
  readonly text: string
}

const MATCHING = ['TEO-MAIN-CONSTR-10', 'TEO-MAIN-DECO-07']

/** "+1" for one of something that needs no number elsewhere. */
const gained = (token: Token): Token => (token.kind === 'icon' ? { ...token, text: token.text === '' ? '+1' : /^\d+$/.test(token.text ?? '') ? `+${token.text}` : (token.text ?? '') } : token)

/** Costs in one line, points by what they are for, then one line for each gain, and what depends on choices. */
export function resultLines({ events, later }: Pick<Placement, 'events' | 'later'>, seat: number, where: string, words: GameWords): readonly ResultLine[] {
  const own = events.filter((event) => event.seat === seat)
  const matches = Number(own.find((event) => event.type === 'icons-match')?.['n'] ?? 0)
  const scores = own.filter(({ type }) => type === 'score').map((event): ResultLine => ({
    tokens: [icon('vp', `+${event['n']}`)], text: MATCHING.includes(event.rule) ? t('pyramid.matching', { n: matches }) : where,
  }))
  const sum = sumOf({ ...later, events: own.filter(({ type }) => type !== 'score') }, seat)
  const { certain, maybe } = certainOrNot(sum)
  const perhaps = [...inOneRow(maybe), ...(sum.open ? [note('…')] : [])]
  return [
    ...(certain.costs.length === 0 ? [] : [{ tokens: certain.costs, text: t('pyramid.cost') }]),
    ...scores,
    ...certain.gains.map((token): ResultLine => ({ tokens: [gained(token)], text: token.kind === 'icon' ? nameOf(token.icon, words) : '' })),
    ...(perhaps.length === 0 ? [] : [{ tokens: perhaps, text: t('plaque.maybe') }]),
  ]
}
