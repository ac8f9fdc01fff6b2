// Production and Renew of Axomamma: without a choice and without a price.
import { again, bits, locals, put, take } from '@tollan/kernel'
import { flipUsed, useBuilding } from '../actions/producing.ts'
import { turnUp } from '../actions/renew.ts'
import { productionNames } from '../answers.ts'
import { builtBy, faceDownProductions, faceUpProductions } from '../buildings-owned.ts'
import { ANY_PIECE } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { ARMY_DOWN, PRODUCE, PRODUCTIONS, RENEW, USED } from '../state.ts'
import { joined, joins } from './climbing.ts'

const highest = (set: number): number => 31 - Math.clz32(set)
const lowest = (set: number): number => 31 - Math.clz32(set & -set)

// `left` are the Buildings that have still to produce: those face-up when the action began
const P = locals('seat', 'left')

/** TAW-SOLO-33: all face-up Production Buildings, from the lowest number up; her own action leaves the highest one face-up. */
const production = (name: string, own: boolean) =>
  procedure(name, P, [
    function begin(g, f) {
      if (!own) joins(g, g.s[f + P.seat], PRODUCE)
      g.s[f + P.left] = faceUpProductions(g, g.s[f + P.seat])
    },
    function produceNext(g, f) {
      const { s } = g
      if (s[f + P.left] === 0) return
      const building = lowest(s[f + P.left])
      s[f + P.left] &= s[f + P.left] - 1
      again(g, f)
      useBuilding(g, s[f + P.seat], building, 'TAW-SOLO-33')
    },
    function flip(g, f) {
      const { s } = g
      const seat = s[f + P.seat]
      if (own && s[USED] !== 0) {
        const kept = highest(s[USED])
        take(s, USED, kept)
        put(s, builtBy(seat), kept)
        tell(g, 'axomamma-keeps-face-up', 'TAW-SOLO-33', seat, 'building', productionNames[kept])
      }
      flipUsed(g, seat)
      if (!own) joined(g, seat)
    },
  ])

export const herProduction = production('axomamma-production', true)
export const joinProduction = production('axomamma-production-too', false)

/** The Army card she turns up first: one with 2 Soldiers (TAW-SOLO-25, -38). */
function bestCard(g: G, seat: number): number {
  const down = g.s[ARMY_DOWN + seat]
  for (let left = down; left !== 0; left &= left - 1) if (g.rules.soldiers[lowest(left)] === 2) return lowest(left)
  return lowest(down)
}

function renewBuildings(g: G, seat: number, n: number, rule: string): void {
  for (let i = 0; i < n; i++) turnUp(g, seat, highest(faceDownProductions(g, seat)), rule)
}

function renewCards(g: G, seat: number, n: number, rule: string): void {
  for (let i = 0; i < n; i++) turnUp(g, seat, PRODUCTIONS + bestCard(g, seat), rule)
}

const N = locals('seat', 'n', 'what')

/** TAW-SOLO-25: "Renew 1" is the highest-numbered face-down Building, else an Army card. */
export const renewHerPieces = procedure('axomamma-renews', N, [
  function turnUpBest(g, f) {
    const { s } = g
    const seat = s[f + N.seat]
    const buildings = Math.min(s[f + N.n], bits(faceDownProductions(g, seat)))
    renewBuildings(g, seat, buildings, 'TAW-SOLO-25')
    if (s[f + N.what] === ANY_PIECE) renewCards(g, seat, Math.min(s[f + N.n] - buildings, bits(s[ARMY_DOWN + seat])), 'TAW-SOLO-25')
  },
])

const S = locals('seat')

/** TAW-SOLO-38, TAW-EX-09: all as her own action, half of each kind, rounded up, as a reaction. */
const renewal = (name: string, own: boolean) =>
  procedure(name, S, [
    function turnThemUp(g, f) {
      const seat = g.s[f + S.seat]
      if (!own) joins(g, seat, RENEW)
      const share = (n: number): number => (own ? n : (n + 1) >> 1)
      renewBuildings(g, seat, share(bits(faceDownProductions(g, seat))), 'TAW-SOLO-38')
      renewCards(g, seat, share(bits(g.s[ARMY_DOWN + seat])), 'TAW-SOLO-38')
      if (!own) joined(g, seat)
    },
  ])

export const herRenewal = renewal('axomamma-renewal', true)
export const joinRenewal = renewal('axomamma-renewal-too', false)
