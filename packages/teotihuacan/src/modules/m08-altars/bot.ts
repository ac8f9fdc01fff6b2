// Teotibot's shaman.
import { argumentOf, call, EMPTY, leave, locals, offer, type Pen, put, restart } from '@tollan/kernel'
import { heldBy } from '../../actions/discoveries.ts'
import { discoveryNames, DRAW_START } from '../../answers.ts'
import { BOT } from '../../automa/state.ts'
import { maskTile, ownsKind } from '../../automa/tiles.ts'
import { tell } from '../../events.ts'
import { gainGood } from '../../goods.ts'
import { chance, procedure } from '../../procedures.ts'
import type { G, Parts } from '../../rules.ts'
import { BOARDS, DISC_GONE, OBSIDIAN, SLOT_OF, START_BOX } from '../../state.ts'
import { altarPlaces, botAltars } from './content.ts'
import { moveShaman, PUSH, pushShaman, putShaman } from './moves.ts'
import { PLACING, placeShamans } from './setup.ts'
import { altarOf, discoverySpace, firstTile, nextAltar, placeNames, SHAMAN_AT, topTile } from './state.ts'

const LYING = 0 // M8-28

/** The first altar counter-clockwise from a slot of the ring. */
export function altarBefore(slot: number): number {
  for (let back = 0; back < BOARDS; back++) {
    const at = altarPlaces.findIndex((place) => place.left === ((slot - 1 - back + BOARDS) % BOARDS) + 1)
    if (at >= 0) return at
  }
  throw new Error(`no altar before slot ${slot}`)
}

const none = locals()

/** M8-24: a random starting tile shows where it begins; the tile goes back. */
const botShamanStart = procedure('bot-shaman-start', none, [
  chance(
    'draw-starting-tile',
    (g) => {
      for (let tile = 0; tile < g.rules.parts.startingTiles.length; tile++) if ((g.s[START_BOX] & (1 << tile)) !== 0) offer(g, DRAW_START | tile)
    },
    (g, _f, answer) => {
      const [board] = g.rules.parts.startingTiles[argumentOf(answer)].boards
      putShaman(g, BOT, discoverySpace(g, altarBefore(g.s[SLOT_OF + board])), LYING, 'M8-24')
    },
  ),
])

/** Slot of the topmost mask Teotibot lacks, or -1. */
function maskOn(g: G, altar: number): number {
  for (let slot = topTile(g, altar); slot >= firstTile(altar); slot--) {
    if (g.s[slot] === EMPTY) continue
    const kind = g.rules.tileKind[g.s[slot]]
    if (g.rules.isMask[kind] && !ownsKind(g, kind)) return slot
  }
  return -1
}

const A = locals('altar')

/** M8-25 to -29: to the next altar, for a mask, a discarded tile or obsidian. */
const botShaman = procedure('bot-shaman', A, [
  function moveOn(g, f) {
    const altar = nextAltar(altarOf(g.s[SHAMAN_AT + BOT]))
    g.s[f + A.altar] = altar
    moveShaman(g, BOT, discoverySpace(g, altar, topTile(g, altar) < 0), LYING, BOT, 'M8-25')
  },
  function takeBonus(g, f) {
    const { s } = g
    const altar = s[f + A.altar]
    const top = topTile(g, altar)
    if (top < 0) {
      gainGood(g, BOT, OBSIDIAN, botAltars.obsidianWithoutTiles, 'M8-27')
      return
    }
    const mask = maskOn(g, altar)
    const slot = mask >= 0 ? mask : top
    const tile = s[slot]
    s[slot] = EMPTY
    put(s, mask >= 0 ? heldBy(BOT) : DISC_GONE, tile)
    if (mask >= 0) {
      tell(g, 'take-tile', 'M8-26', BOT, 'tile', discoveryNames[tile])
      return
    }
    tell(g, 'altar-tile-discarded', 'M8-26', BOT, 'tile', discoveryNames[tile], 'place', placeNames[altar])
    if ((g.rules.options.settings['bot-altar-obsidian'] ?? 0) === 1) gainGood(g, BOT, OBSIDIAN, botAltars.obsidianForDiscard, 'M8-31')
  },
])

function botShamanBegins(g: G, f: number): void {
  if (g.s[f + PLACING.seat] !== BOT) return
  restart(g, f)
  call(g, botShamanStart)
}

/** M8-30: to the great discovery space, for 1 obsidian. */
function botIsPushed(g: G, f: number): void {
  if (g.s[f + PUSH.seat] !== BOT) return
  leave(g, f)
  putShaman(g, BOT, discoverySpace(g, nextAltar(g.s[f + PUSH.altar])), LYING, 'M8-30')
  gainGood(g, BOT, OBSIDIAN, botAltars.obsidianWhenPushed, 'M8-30')
}

/** M8-23, -25: its Mask Collection tile also activates the shaman. */
function activateBotShaman(g: G): void {
  call(g, botShaman)
}

/** Written only into games against Teotibot. */
export function teachBot(pen: Pen<Parts>): void {
  pen.before(placeShamans, 'place-shaman', botShamanBegins)
  pen.before(pushShaman, 'pushed-shaman', botIsPushed)
  pen.after(maskTile, 'buyMask', activateBotShaman)
}
