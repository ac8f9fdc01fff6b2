// M7 Mansion: the Palace grows, royal tiles have owners.
import { type Module, number, record } from '@tollan/kernel'
import { templeStep } from '../../actions/temples.ts'
import { worship, worshipLocals as W } from '../../actions/worship.ts'
import { royalNames, spaceNames, templeNames } from '../../answers.ts'
import { rowsOf } from '../../data-tables.ts'
import { add } from '../../explain.ts'
import { NOT_IN_THIS_GAME, ROYAL_BY_WORSHIP } from '../../reasons.ts'
import type { G, P, Parts } from '../../rules.ts'
import { PALACE, ROYAL_AT, TEMPLE, TEMPLES } from '../../state.ts'
import { FIRST_MANSION_ROYAL } from '../../tiles.ts'
import { ownWorkersOn } from '../../workers.ts'
import { GREAT_STACK } from '../great-discoveries/index.ts'
import { teachBot } from './bot.ts'
import { explainToken, markerCounts, markerDone, offerStep, raiseForOwner, takeOwnerToken, templeOfSpace, tokenStep } from './claims.ts'
import { CLAIM_MARKERS, ownerTokens, royalsTable } from './content.ts'
import { CLAIM, RAISES, ROYAL_SPACES, STEP_OPEN, UNCLAIMED } from './state.ts'

const withMansion = (g: G): boolean => g.rules.parts.zoneModules.includes('m7')

add(
  royalNames.map((name, tile) => (tile < FIRST_MANSION_ROYAL ? '' : name)),
  (g, _seat, tile) => (g.s.subarray(ROYAL_AT, ROYAL_AT + ROYAL_SPACES).includes(tile) ? ROYAL_BY_WORSHIP : NOT_IN_THIS_GAME),
)
add(ownerTokens.map((token) => token.id), (g, seat, temple) => (withMansion(g) ? explainToken(g, seat, temple) : NOT_IN_THIS_GAME))

/** { blue: 0 }: seat 0 has the owner token of blue and a claim marker next to its royal tile. */
function layClaims(g: G, input: unknown): void {
  const owners = record(input, 'mansion', templeNames)
  for (let space = 0; space < ROYAL_SPACES; space++) {
    const temple = templeOfSpace(g, space)
    const owner = owners[templeNames[temple]]
    if (owner !== undefined) g.s[CLAIM + space] = number(owner, `mansion.${templeNames[temple]}`, 0, g.rules.seats - 1)
  }
}

const claims = (g: P): number[] => Array.from(g.s.subarray(CLAIM, CLAIM + ROYAL_SPACES))

const summary = (g: P): Readonly<Record<string, unknown>> => ({
  mansion: {
    claims: Object.fromEntries(claims(g).flatMap((seat, space) => (seat === UNCLAIMED ? [] : [[spaceNames[space], seat]]))),
    tokensOnTemples: claims(g).flatMap((seat, space) => (seat === UNCLAIMED ? [templeNames[templeOfSpace(g, space)]] : [])),
    markersLeft: Array.from({ length: g.rules.seats }, (_, seat) => CLAIM_MARKERS - claims(g).filter((owner) => owner === seat).length),
  },
})

function check(g: G, wrong: string[]): void {
  for (const [space, seat] of claims(g).entries()) {
    if (seat < UNCLAIMED || seat >= g.rules.seats) wrong.push(`M7-13: nobody's claim marker at ${spaceNames[space]}`)
    else if (seat !== UNCLAIMED && g.s[TEMPLE + seat * TEMPLES + templeOfSpace(g, space)] < tokenStep[templeOfSpace(g, space)])
      wrong.push(`M7-12: seat ${seat} has claimed ${spaceNames[space]} without reaching its step`)
  }
  if (g.s[RAISES] < 0 || g.s[RAISES] > g.rules.seats || (g.s[STEP_OPEN] & ~1) !== 0) wrong.push('M7-14: a worship that cannot be')
}

const BOTH = 2
const EFFECT = 0

export const mansion: Module<Parts> = {
  id: 'm7',
  forbids: (options) => (options.modules.includes('m6') ? null : ['M7-01', 'Mansion needs Obsidian']),
  apply(pen) {
    pen.push('zoneModules', 'm7')
    pen.push('otherPrices', 'claim-step')
    pen.push('royals', ...rowsOf(pen.parts, royalsTable)) // M7-02
    pen.push('boardStacks', { board: PALACE, stack: GREAT_STACK }) // M7-03, -11
    pen.push('royalBonuses', (g, seat) => ownWorkersOn(g, seat, PALACE)) // M7-07, -10: the worshipper stands on its royal tile
    pen.after(templeStep, 'climb', takeOwnerToken)
    pen.after(worship, 'bumpAndLock', markerCounts)
    pen.before(worship, 'firstBenefit', offerStep)
    pen.after(
      worship,
      'firstBenefit',
      function raiseAfterFirst(g: G, f: number) {
        if (g.s[f + W.first] === EFFECT) raiseForOwner(g)
      },
      function offerStepBetween(g: G, f: number) {
        if (g.s[f + W.benefit] === BOTH) offerStep(g, f)
      },
    )
    pen.after(
      worship,
      'secondBenefit',
      function raiseAfterSecond(g: G) {
        raiseForOwner(g)
      },
      function offerStepAtTheEnd(g: G, f: number) {
        offerStep(g, f)
      },
      markerDone,
    )
    pen.push('positionFields', { field: 'mansion', lay: layClaims })
    pen.push('summaries', summary)
    pen.push('checks', check)
    if (pen.options.players === 1) teachBot(pen)
  },
}
