// Teotibot at the Mansion: it activates royal tiles by passing them (M7-25 to -28).
import { argumentOf, call, EMPTY, leave, locals, offer, type Pen, put } from '@tollan/kernel'
import { powerUp } from '../../actions/power-up.ts'
import { templeStep } from '../../actions/temples.ts'
import { boardNames, discoveryNames, spaceNames } from '../../answers.ts'
import { strongest } from '../../automa/choices.ts'
import { BOT, ROLL } from '../../automa/state.ts'
import { tell } from '../../events.ts'
import { drawDiscovery } from '../../flow/draws.ts'
import { chance, procedure } from '../../procedures.ts'
import type { G, Parts } from '../../rules.ts'
import { COCOA, DISC_BOARD, DISC_GONE, PALACE } from '../../state.ts'
import { claimPowerUp, templeOfSpace } from './claims.ts'
import { BOT_CLAIM_COCOA } from './content.ts'
import { CLAIM, ROYAL_SPACES, UNCLAIMED } from './state.ts'

const B = locals('worker', 'space')

const stepOf = (g: G, f: number): void => call(g, templeStep, BOT, templeOfSpace(g, g.s[f + B.space]))

/** M7-25, -26: a die chooses the royal tile; its effect is not carried out. */
const passMansion = procedure('bot-passes-mansion', B, [
  chance(
    'roll',
    (g) => {
      for (let die = 1; die <= 6; die++) offer(g, ROLL | die)
    },
    (g, f, answer) => {
      const space = argumentOf(answer) - 1
      tell(g, 'mansion-roll', 'M7-25', BOT, 'die', space + 1)
      g.s[f + B.space] = space
      if (space >= ROYAL_SPACES || g.s[CLAIM + space] === UNCLAIMED) leave(g, f)
      else tell(g, 'royal-activated', 'M7-26', BOT, 'space', spaceNames[space])
    },
  ),
  function discardGreatTile(g) {
    const { s } = g
    const tile = s[DISC_BOARD + PALACE]
    if (tile === EMPTY) return
    put(s, DISC_GONE, tile)
    s[DISC_BOARD + PALACE] = EMPTY
    tell(g, 'discovery-discarded', 'M7-26', BOT, 'tile', discoveryNames[tile], 'board', boardNames[PALACE])
    call(g, drawDiscovery, PALACE)
  },
  function payForStep(g, f) {
    if (!g.rules.parts.botHas(g, COCOA, BOT_CLAIM_COCOA)) return
    g.rules.parts.botSpend(g, COCOA, BOT_CLAIM_COCOA, 'M7-26')
    stepOf(g, f)
  },
  function markerRaises(g, f) {
    call(g, claimPowerUp, g.s[CLAIM + g.s[f + B.space]])
  },
])

/** M7-27: the strongest unlocked worker. */
function botRaises(g: G, f: number): void {
  if (g.s[f + P.seat] !== BOT) return
  leave(g, f)
  const worker = strongest(g, 0)
  if (worker >= 0) call(g, powerUp, BOT, worker)
}

const P = locals('seat') // of claimPowerUp

export function teachBot(pen: Pen<Parts>): void {
  pen.push('botOnPassing', passMansion)
  pen.before(claimPowerUp, 'claim-power-up', botRaises)
  if ((pen.options.settings['bot-mansion-free'] ?? 0) === 0) return
  pen.replace(passMansion, 'payForStep', function stepForFree(g: G, f: number) {
    stepOf(g, f) // M7-28
  })
}
