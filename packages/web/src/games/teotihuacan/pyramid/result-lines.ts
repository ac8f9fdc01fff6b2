// What laying a tile costs and brings, line by line, from the events it would tell.
import type { GameEvent } from '@tollan/kernel'
import { t } from '../../../i18n/language.svelte.ts'
import type { GameWords } from '../../../shell/look.ts'
import { icon, type Token } from '../parts/token.ts'

export interface ResultLine {
  readonly tokens: readonly Token[]
  readonly text: string
}

const MATCHING = ['TEO-MAIN-CONSTR-10', 'TEO-MAIN-DECO-07']

/** Costs in one line, then one line for each gain. */
export function resultLines(events: readonly GameEvent[], seat: number, where: string, words: GameWords): readonly ResultLine[] {
  const own = events.filter((event) => event.seat === seat)
  const paid = own.filter((event) => event.type === 'pay').map((event) => icon(String(event['what']), `−${event['n']}`, 'cost'))
  const matches = Number(own.find((event) => event.type === 'icons-match')?.['n'] ?? 0)
  const gains = own.flatMap((event): ResultLine[] => {
    switch (event.type) {
      case 'score':
        return [{ tokens: [icon('vp', `+${event['n']}`)], text: MATCHING.includes(event.rule) ? t('pyramid.matching', { n: matches }) : where }]
      case 'gain':
        return [{ tokens: [icon(String(event['what']), `+${event['n']}`)], text: words.name(String(event['what'])) }]
      case 'temple-step':
        return [{ tokens: [icon(`temple-${event['temple']}`, `${event['step']} `)], text: words.name(String(event['temple'])) }]
      case 'pyramid-track':
        return [{ tokens: [icon('pyramid-step', `${event['position']} `)], text: t('board.track') }]
      default:
        return []
    }
  })
  return [...(paid.length === 0 ? [] : [{ tokens: paid, text: t('pyramid.cost') }]), ...gains]
}
