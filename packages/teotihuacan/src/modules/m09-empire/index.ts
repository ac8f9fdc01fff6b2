// M9 Expanding the Empire: warriors explore a map, settlers build there.
import { call, type Module, put, take } from '@tollan/kernel'
import { eclipse, inOrder } from '../../flow/eclipse.ts'
import { setUp } from '../../flow/setup.ts'
import { score } from '../../goods.ts'
import type { G, Parts } from '../../rules.ts'
import { all, gain } from '../../content/vocabulary.ts'
import { rowsOf } from '../../data-tables.ts'
import { DISC_ABSENT, NOBLES } from '../../state.ts'
import { FIRST_MASK } from '../../tiles.ts'
import './bonuses.ts'
import { conquestAction } from './conquest.ts'
import { conquestTable, regionsTable, specialMasks, warriors } from './content.ts'
import { checkEmpire, empireSummary, layEmpire, settledRegions } from './people.ts'
import { MASKS, SUPPLY } from './state.ts'
import { firstWarriors, warriorsVp } from './warriors.ts'

/** M9-03, -04. */
function unpackEmpire(g: G): void {
  for (let seat = 0; seat < g.rules.seats; seat++) g.s[SUPPLY + seat] = warriors.default
  for (let mask = 0; mask < specialMasks.length; mask++) {
    take(g.s, DISC_ABSENT, FIRST_MASK + mask)
    put(g.s, MASKS, FIRST_MASK + mask)
  }
}

/** M9-23. */
function scoreWarriors(g: G): void {
  for (let i = 0; i < g.rules.seats; i++) score(g, inOrder(g, i), warriorsVp(g, inOrder(g, i)), 'M9-23')
}

export const empire: Module<Parts> = {
  id: 'm9',
  forbids: (options) => (options.modules.includes('m6') ? null : ['M9-01', 'Expanding the Empire needs Obsidian']),
  apply(pen) {
    pen.push('zoneModules', 'm9')
    pen.push('boardRows', ...rowsOf(pen.parts, conquestTable)) // M9-02
    pen.set('mains', { ...pen.parts.mains, [NOBLES]: conquestAction })
    pen.push('discoveryKinds', ...specialMasks)
    for (const { id, vp, bonus, rule } of rowsOf(pen.parts, regionsTable))
      if (bonus !== null) pen.push('effectRows', { id, effect: all(gain('vp', vp), bonus), rule })
    pen.push('unpackers', unpackEmpire)
    pen.push('buildingCounts', settledRegions)
    pen.push('positionFields', { field: 'empire', lay: layEmpire })
    pen.push('summaries', empireSummary)
    pen.push('checks', checkEmpire)
    pen.after(setUp, 'receiveTiles', function warriorsSetOut(g) {
      call(g, firstWarriors) // M9-05
    })
    pen.before(eclipse, 'salaries', scoreWarriors)
  },
}
