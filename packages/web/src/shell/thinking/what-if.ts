// From a position of a game that is over the same people go on as a new game.
import { faultWords } from '../fault.ts'
import type { Sat } from '../open-game.svelte.ts'
import { goTo } from '../route.svelte.ts'
import { keep, sameThinkers, thinkersOf } from '../saving.ts'
import { currentSettings } from '../settings.svelte.ts'
import { theEngine } from '../the-engine.ts'

/** A second tap while the first is under way makes no second game. */
let underWay = false

/** Says what went wrong; null where nothing did. */
export async function playOnFrom(sat: Sat, entry: number): Promise<string | null> {
  if (sat.engine === undefined || underWay) return null
  underWay = true
  try {
    const { plates, companions } = sat
    const made = await theEngine().call('load', await sat.engine.call('branch', entry), currentSettings(), { companions, thinkers: thinkersOf(sat) })
    if (!made.ok) return faultWords(made)
    const sitting = { plates, demo: false, whatIf: true as const, ...(companions === undefined ? {} : { companions }), ...sameThinkers(sat) }
    goTo({ at: 'game', id: await keep(made.opened, sitting) })
    return null
  } finally {
    underWay = false
  }
}
