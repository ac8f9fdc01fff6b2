// What must hold in every position.
import { EMPTY, misplacedPieces, OWNER, TOP as STACK_TOP } from '@tollan/kernel'
import { AVENUE_END } from './actions/avenue.ts'
import { BUILDINGS } from './actions/nobles.ts'
import { TOP } from './actions/temples.ts'
import { technologyNames } from './answers.ts'
import { pyramidSlots } from './content/index.ts'
import { baseIcons, iconOf, slotCells, spaceCells } from './icons.ts'
import type { G } from './rules.ts'
import {
  AVENUE, AWAY, BOARD_AT, BOARDS, BUILT, DARK, DECO_AT, DUE, FIRST_SPACE, HAND, ICON, KINDS, LIGHT, NEUTRAL_AT, NEUTRAL_COLOURS, NEUTRALS, NOBLE, PHASE,
  PURSE, PYR_SLOTS, PYR_TILE, PYR_TURN, SLOT_OF, SPACES, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, TRACK, VP, WHEEL, WORKER_AT, WORKER_POWER, WORKERS, IDLE, ROUND,
} from './state.ts'

/** Names of what is wrong; empty when all is well. */
export function broken(g: G): readonly string[] {
  const wrong = misplacedPieces(g)
  for (let seat = 0; seat < g.rules.seats; seat++) {
    brokenPlayer(g, seat, wrong)
    brokenWorkers(g, seat, wrong)
  }
  brokenBoard(g, wrong)
  brokenPyramid(g, wrong)
  for (const check of g.rules.parts.checks) check(g, wrong)
  return wrong
}

function shownTechnologies(g: G): number {
  let shown = 0
  for (let place = 0; place < 6; place++) if (g.s[TECH_DISPLAY + place] !== EMPTY) shown |= 1 << g.s[TECH_DISPLAY + place]
  return shown
}

function brokenPlayer(g: G, seat: number, wrong: string[]): void {
  const { s } = g
  for (let kind = 0; kind < KINDS; kind++) if (s[PURSE + seat * KINDS + kind] < 0) wrong.push(`seat ${seat} owes goods of kind ${kind}`)
  const unknown = s[TECHS + seat] & ~shownTechnologies(g)
  if (unknown !== 0) wrong.push(`TEO-MAIN-ALCH-01: seat ${seat} owns ${technologyNames[31 - Math.clz32(unknown)]}, which is not on display`)
  if (s[VP + seat] < 0) wrong.push(`TEO-TERM-10: seat ${seat} has ${s[VP + seat]} points`)
  if (s[AVENUE + seat] < 0 || s[AVENUE + seat] > AVENUE_END) wrong.push(`TEO-AVENUE-01: seat ${seat} at ${s[AVENUE + seat]}`)
  if (s[TRACK + seat] < 0 || s[TRACK + seat] > g.rules.pyramidTrackEnd) wrong.push(`TEO-MAIN-CONSTR-16: seat ${seat} at ${s[TRACK + seat]}`)
  for (let temple = 0; temple < TEMPLES; temple++) {
    const step = s[TEMPLE + seat * TEMPLES + temple]
    if (step < 0 || step > TOP) wrong.push(`TEO-TEMPLE-01: seat ${seat} on step ${step}`)
    for (let other = 0; other < seat; other++)
      if (step === TOP && s[TEMPLE + other * TEMPLES + temple] === TOP) wrong.push(`TEO-TEMPLE-07: seats ${other} and ${seat} share a top`)
  }
}

function brokenWorkers(g: G, seat: number, wrong: string[]): void {
  const { s } = g
  for (let w = seat * WORKERS; w < (seat + 1) * WORKERS; w++) {
    const at = s[WORKER_AT + w]
    const power = s[WORKER_POWER + w]
    if (at !== AWAY && (power < 1 || power > 6)) wrong.push(`TEO-TERM-01: worker ${w} has power ${power}`)
    if (power === 6 && s[PHASE] === IDLE && s[OWNER] < 0) wrong.push(`TEO-TERM-01: worker ${w} rests at power 6`)
    if (at < 0 || at > HAND) wrong.push(`worker ${w} is nowhere`)
    if (s[ROUND] > 0 && ((at === AWAY && !g.rules.parts.workersMayBeAway) || at === HAND)) wrong.push(`worker ${w} is not on the table`)
    if (at >= FIRST_SPACE && at < FIRST_SPACE + SPACES)
      for (let other = 0; other < w; other++) if (s[WORKER_AT + other] === at) wrong.push(`TEO-WORSHIP-03: workers ${other} and ${w} share a space`)
    if (at === WHEEL && power !== 3) wrong.push(`TEO-PSETUP-06: the wheel worker has power ${power}`)
  }
}

/** So many unused colours play, each with so many workers. */
export function brokenNeutrals(g: G, colours: number, each: number, rule: string, wrong: string[]): void {
  for (let i = 0; i < NEUTRAL_COLOURS * NEUTRALS; i++)
    if (g.s[NEUTRAL_AT + i] > 0 && (i >= colours * NEUTRALS || i % NEUTRALS >= each)) wrong.push(`${rule}: ${colours} colours of ${each} neutral workers play, no more`)
}

function brokenBoard(g: G, wrong: string[]): void {
  const { s } = g
  for (let slot = 1; slot <= BOARDS; slot++)
    if (s[BOARD_AT + slot] !== 0 && s[SLOT_OF + s[BOARD_AT + slot]] !== slot) wrong.push(`slot ${slot} and its board disagree`)
  for (let i = 0; i < NEUTRAL_COLOURS * NEUTRALS; i++) if (s[NEUTRAL_AT + i] < 0 || s[NEUTRAL_AT + i] > BOARDS) wrong.push(`neutral worker ${i} is nowhere`)
  if (g.rules.parts.commonWorkers === 0) brokenNeutrals(g, g.rules.parts.neutralColours, NEUTRALS, 'TEO-NEUTRAL-01', wrong)
  let built = 0
  for (let space = 0; space < 12; space++) built += s[NOBLE + space]
  for (const more of g.rules.parts.buildingCounts) built += more(g)
  if (built !== s[BUILT] || built > BUILDINGS) wrong.push(`TEO-COMP-03: ${built} buildings stand, ${s[BUILT]} were taken`)
  if (s[LIGHT] < 0 || s[LIGHT] > s[DARK]) wrong.push(`TEO-CAL-02: light disc on ${s[LIGHT]}, dark on ${s[DARK]}`)
  if (s[DUE] !== 0 && s[LIGHT] !== s[DARK]) wrong.push('TEO-CAL-03: an eclipse is pending but the discs are apart')
  if (s[STACK_TOP] !== 0 && s[STACK_TOP] < g.rules.stackAt) wrong.push('the control stack points outside')
}

const slotNumber = new Map(pyramidSlots.map((slot, i) => [slot.id, i]))

/** The visible icons follow from the pieces: tiles level by level, each decoration on the layers it needs. */
function brokenPyramid(g: G, wrong: string[]): void {
  const { s } = g
  for (const [i, slot] of pyramidSlots.entries())
    if (s[PYR_TILE + i] !== EMPTY)
      for (const below of slot.supports) if (s[PYR_TILE + (slotNumber.get(below) ?? 0)] === EMPTY) wrong.push(`TEO-MAIN-CONSTR-05: ${slot.id} hangs in the air`)
  if (s[ICON] === 0 && s[ICON + 1] === 0) return // not unpacked yet
  const icons = [...baseIcons]
  const lay = (level: number): void => {
    for (let i = 0; i < PYR_SLOTS; i++)
      if (pyramidSlots[i].level === level && s[PYR_TILE + i] !== EMPTY)
        for (const [corner, cell] of slotCells[i].entries()) icons[cell] = iconOf(g.rules.pyramidIcons[s[PYR_TILE + i]], s[PYR_TURN + i], corner)
    for (let space = level; space < 16; space += 4) {
      const cells = spaceCells[space]
      if (cells !== null && s[DECO_AT + space] !== EMPTY) for (const [k, cell] of cells.entries()) icons[cell] = g.rules.decorationIcons[s[DECO_AT + space]][k]
    }
  }
  for (let level = 1; level <= 4; level++) lay(level)
  for (const [cell, icon] of icons.entries()) if (s[ICON + cell] !== icon) wrong.push(`TEO-MATCH-01: cell ${cell} shows ${s[ICON + cell]}, not ${icon}`)
}
