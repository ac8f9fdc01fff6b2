// From a position of a game that is over the same people go on as a new game; of a match, whoever looked on takes the seat that is to move.
import { faultWords } from '../fault.ts'
import type { Sat } from '../open-game.svelte.ts'
import { goTo } from '../route.svelte.ts'
import { keep, sameThinkers, thinkersOf } from '../saving.ts'
import { currentSettings } from '../settings.svelte.ts'
import { theEngine } from '../the-engine.ts'
import { isMatchOf, withPerson } from './match.ts'

/** A second tap while the first is under way makes no second game. */
let underWay = false

/** Says what went wrong; null where nothing did. */
export async function playOnFrom(sat: Sat, entry: number): Promise<string | null> {
  if (sat.engine === undefined || underWay) return null
  underWay = true
  try {
    const { plates, companions } = sat
    const sits = isMatchOf(sat) ? sat.table.told[entry]?.seat : undefined
    const thinkers = typeof sits === 'number' ? withPerson(sat, sits) : sat
    const made = await theEngine().call('load', await sat.engine.call('branch', entry), currentSettings(), { companions, thinkers: thinkersOf(thinkers), since: entry })
    if (!made.ok) return faultWords(made)
    const sitting = { plates, demo: false, whatIf: entry, ...(companions === undefined ? {} : { companions }), ...sameThinkers(thinkers) }
    goTo({ at: 'game', id: await keep(made.opened, sitting) })
    return null
  } finally {
    underWay = false
  }
}
