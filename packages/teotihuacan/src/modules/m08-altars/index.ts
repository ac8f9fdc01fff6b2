// M8 Altars and Shamans: a third choice for a turn, and a virtual worker beside the boards.
import type { Module } from '@tollan/kernel'
import { mainAction } from '../../actions/main-action.ts'
import { setUp } from '../../flow/setup.ts'
import { personTurn } from '../../flow/turn.ts'
import type { Parts } from '../../rules.ts'
import { greatKindsFor } from '../great-discoveries/index.ts'
import { shamanTurn } from './activation.ts'
import { teachBot } from './bot.ts'
import { altarSummary, checkShamans, layAltars } from './people.ts'
import { shamanCounts, shamanHelps, shamanLiesDown } from './power.ts'
import { altarsOnTheBoard, shamansOnAltars, unpackAltars } from './setup.ts'
import { UNLOCK_PAID } from './state.ts'
import { shamanTileChecks } from './tiles.ts'

export const altars: Module<Parts> = {
  id: 'm8',
  forbids: (options) => (options.modules.includes('m6') ? null : ['M8-01', 'Altars and Shamans need Obsidian']),
  apply(pen) {
    pen.push('zoneModules', 'm8')
    pen.push('otherPrices', 'altar-price')
    pen.push('discoveryKinds', ...greatKindsFor(pen.parts, 'm8')) // EXP-07
    pen.push('effectChecks', ...shamanTileChecks)
    pen.push('unpackers', unpackAltars)
    pen.after(setUp, 'discoveries', altarsOnTheBoard)
    pen.after(setUp, 'receiveTiles', shamansOnAltars) // M8-06
    pen.push('turnOptions', shamanTurn)
    pen.push('unlockPaid', (g) => {
      g.s[UNLOCK_PAID] = 1
    })
    pen.before(personTurn, 'turn', function nothingUnlockedYet(g) {
      g.s[UNLOCK_PAID] = 0
    })
    pen.push('boardCounts', ...shamanCounts) // M8-18
    pen.after(mainAction, 'announce', shamanHelps)
    pen.after(mainAction, 'powerUps', shamanLiesDown) // M8-19
    pen.push('positionFields', { field: 'altars', always: true, lay: layAltars })
    pen.push('summaries', altarSummary)
    pen.push('checks', checkShamans)
    if (pen.options.players === 1) teachBot(pen)
  },
}
