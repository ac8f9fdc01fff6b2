// M6 Obsidian: a wild resource.
import type { Currency, Module, Pen } from '@tollan/kernel'
import { goodNames } from '../../answers.ts'
import { BOT } from '../../automa/state.ts'
import { rowsOf } from '../../data-tables.ts'
import { tell } from '../../events.ts'
import { gainGood, purseOf } from '../../goods.ts'
import type { P, Parts } from '../../rules.ts'
import { GOLD, KINDS, OBSIDIAN, STONE, TECHS, WOOD, COCOA } from '../../state.ts'
import { addGreatDiscoveries } from '../great-discoveries/index.ts'
import { boardsTable, startingTilesTable, technologiesTable } from './content.ts'

/** M6-06: obsidian stands for wood, stone and gold. */
const wild: Currency = { kinds: KINDS, anyOf: [WOOD, STONE, GOLD], wild: [{ kind: OBSIDIAN, standsFor: [WOOD, STONE, GOLD], rule: 'M6-06' }] }

const owns = (g: P, seat: number, technology: number): boolean => (g.s[TECHS + seat] & (1 << technology)) !== 0

const withBenefit = (parts: Readonly<Parts>, when: string): number => parts.technologies.findIndex((tile) => tile.benefits.some((benefit) => benefit.when === when))

/** M6-10: so much cocoa one obsidian may pay. */
function cocoaForObsidian({ technologies }: Readonly<Parts>): number {
  for (const { benefits } of technologies) for (const benefit of benefits) if (benefit.when === 'obsidian-pays-cocoa') return benefit.upTo
  return 1
}

/** M6-16 to -18: Teotibot gathers obsidian, counts it as any resource and spends it last. */
function teachBot(pen: Pen<Parts>): void {
  const extra = pen.options.settings['bot-obsidian'] ?? 0 // M6-20
  pen.set('botGather', (g, kind, rule) => {
    gainGood(g, BOT, OBSIDIAN, 1, 'M6-16')
    gainGood(g, BOT, kind, 1 + extra, rule)
  })
  pen.set('botHas', (g, kind, n) => g.s[purseOf(BOT) + kind] + (kind === COCOA || kind === OBSIDIAN ? 0 : g.s[purseOf(BOT) + OBSIDIAN]) >= n) // M6-17
  pen.set('botSpend', (g, kind, n, rule) => {
    const own = Math.min(n, g.s[purseOf(BOT) + kind])
    g.s[purseOf(BOT) + kind] -= own
    g.s[purseOf(BOT) + OBSIDIAN] -= n - own
    if (own > 0) tell(g, 'pay', rule, BOT, 'what', goodNames[kind], 'n', own)
    if (n > own) tell(g, 'pay', 'M6-18', BOT, 'what', goodNames[OBSIDIAN], 'n', n - own)
  })
}

export const obsidian: Module<Parts> = {
  id: 'm6',
  apply(pen) {
    pen.push('zoneModules', 'm6')
    addGreatDiscoveries(pen)
    pen.push('technologies', ...rowsOf(pen.parts, technologiesTable)) // M6-01
    pen.push('startingTiles', ...rowsOf(pen.parts, startingTilesTable)) // M6-02
    pen.push('boardRows', ...rowsOf(pen.parts, boardsTable)) // M6-03
    const anyObsidian = withBenefit(pen.parts, 'any-may-be-obsidian')
    const paysCocoa = withBenefit(pen.parts, 'obsidian-pays-cocoa')
    const wildAndCocoa: Currency = { ...wild, bundles: [{ kind: OBSIDIAN, pays: COCOA, upTo: cocoaForObsidian(pen.parts), rule: 'M6-10' }] }
    pen.set('anyMayBeObsidian', (g, seat) => owns(g, seat, anyObsidian)) // M6-09
    pen.set('currency', (g, seat) => (owns(g, seat, paysCocoa) ? wildAndCocoa : wild)) // M6-06, M6-10
    teachBot(pen)
  },
}
