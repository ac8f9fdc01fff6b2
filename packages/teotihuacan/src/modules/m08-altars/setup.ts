// Set-up: altars, their great discovery tiles, the shamans.
import { again, argumentOf, call, countSet, fillSet, leave, locals, OK, offerSet, restart, take } from '@tollan/kernel'
import { discoveryNames, DRAW_DISCOVERY } from '../../answers.ts'
import { tell } from '../../events.ts'
import { ask, chance, procedure } from '../../procedures.ts'
import { reasons } from '../../reasons.ts'
import type { G } from '../../rules.ts'
import { DISC_WORDS, FIRST } from '../../state.ts'
import { GREAT_STACK } from '../great-discoveries/index.ts'
import { altarTiles } from './content.ts'
import { offerSpaces, putShaman } from './moves.ts'
import { ALTAR_AT, ALTAR_BOX, altarNames, ALTARS, DRAW_ALTAR, firstTile, placeNames, SHAMAN_TO, shamanOn } from './state.ts'

const SPACE_TAKEN = reasons.add('altar-space-taken', 'M8-06')

export function unpackAltars(g: G): void {
  fillSet(g.s, ALTAR_BOX, altarTiles.length)
}

export function layAltar(g: G, altar: number, tile: number): void {
  take(g.s, ALTAR_BOX, tile)
  g.s[ALTAR_AT + altar] = tile
  tell(g, 'altar-dealt', 'M8-03', -1, 'altar', altarNames[tile], 'place', placeNames[altar])
}

const D = locals('altar', 'tile')

/** M8-03, -05: an altar on each place, then its great discovery tiles, one on top of the other. */
const dealAltars = procedure('deal-altars', D, [
  chance(
    'draw-altar',
    (g) => offerSet(g, ALTAR_BOX, 1, DRAW_ALTAR),
    (g, f, answer) => {
      layAltar(g, g.s[f + D.altar]++, argumentOf(answer))
      if (g.s[f + D.altar] < ALTARS) again(g, f)
    },
  ),
  function firstAltar(g, f) {
    g.s[f + D.altar] = 0
  },
  chance(
    'draw-discovery',
    (g) => offerSet(g, GREAT_STACK, DISC_WORDS, DRAW_DISCOVERY),
    (g, f, answer) => {
      const { s } = g
      const altar = s[f + D.altar]
      const tile = argumentOf(answer)
      take(s, GREAT_STACK, tile)
      s[firstTile(altar) + s[f + D.tile]++] = tile
      tell(g, 'altar-tile', 'M8-05', -1, 'tile', discoveryNames[tile], 'place', placeNames[altar])
      if (s[f + D.tile] === g.rules.seats) {
        s[f + D.tile] = 0
        s[f + D.altar]++
      }
      again(g, f)
    },
    (g, f) => g.s[f + D.altar] === ALTARS || countSet(g.s, GREAT_STACK, DISC_WORDS) === 0,
  ),
])

export function altarsOnTheBoard(g: G): void {
  call(g, dealAltars)
}

export const PLACING = locals('seat', 'left')

/** M8-06, -07: in reverse player order, standing, without the bonus. */
export const placeShamans = procedure('place-shamans', PLACING, [
  function lastFirst(g, f) {
    const { s } = g
    if (s[f + PLACING.left] === 0) {
      leave(g, f)
      return
    }
    s[f + PLACING.seat] = (s[FIRST] + --s[f + PLACING.left]) % g.rules.seats
  },
  ask({
    kind: 'place-shaman',
    candidates: (g) => offerSpaces(g, SHAMAN_TO),
    refuse: (g, _f, answer) => (shamanOn(g, argumentOf(answer)) < 0 ? OK : SPACE_TAKEN),
    take(g, f, answer, seat) {
      putShaman(g, seat, argumentOf(answer), 1, 'M8-06')
      restart(g, f)
    },
    anytime: false,
  }),
])

export function shamansOnAltars(g: G): void {
  call(g, placeShamans, 0, g.rules.seats)
}
