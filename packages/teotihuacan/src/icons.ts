// Icons of the pyramid: covering, matching, and the steps they give.
import { call } from '@tollan/kernel'
import { decorationSpaces, pyramidBase, pyramidSlots } from './content/index.ts'
import { templeSteps } from './actions/temples.ts'
import { tell } from './events.ts'
import { score } from './goods.ts'
import type { G } from './rules.ts'
import { COLOURED, GLYPH, ICON } from './state.ts'

const KIND = 'brg-'
const code = (letter: string): number => {
  const kind = KIND.indexOf(letter.toLowerCase())
  return letter !== letter.toLowerCase() ? kind | COLOURED : kind
}
/** The icons of a code, in its order. */
export const codes = (text: string): readonly number[] => Array.from(text, code)

export const baseIcons: readonly number[] = codes(pyramidBase.join(''))
export const slotCells: readonly (readonly number[])[] = pyramidSlots.map((slot) => slot.cells)
export const spaceCells: readonly (readonly number[] | null)[] = decorationSpaces.map((place) => place.cells)
export const spaceIcons: readonly (readonly number[] | null)[] = decorationSpaces.map((place) =>
  place.printed === null ? null : codes(place.printed),
)

/** A quarter turn clockwise moves the last icon to the front. */
export const iconOf = (icons: readonly number[], turn: number, corner: number): number => icons[(corner - turn + 4) & 3]

/** Turns after which a tile looks the same again. */
export function differentTurns(icons: readonly number[]): number {
  for (const turn of [1, 2]) if (icons.every((icon, i) => icon === icons[(i + turn) & 3])) return turn
  return 4
}

/** TEO-MATCH-02: icons match by kind, whatever their colour. */
const matches = (placed: number, covered: number): boolean => (placed & 3) === (covered & 3)

const VP_BITS = 4

/** Points and steps of matching icons, packed: points, then steps on blue, red, green, four bits each. */
export const matchOne = (placed: number, covered: number): number => {
  if (!matches(placed, covered)) return 0
  return (placed & 3) !== GLYPH && placed >= COLOURED ? 1 | (1 << (VP_BITS * (1 + (placed & 3)))) : 1
}

export const matchVp = (found: number): number => found & 15
/** TEO-MATCH-01: the points of one matching icon. */
export const MATCH_VP = matchVp(matchOne(GLYPH, GLYPH))
export const matchSteps = (found: number, temple: number): number => (found >>> (VP_BITS * (1 + temple))) & 15

/** What a pyramid tile would match (TEO-MATCH-01 to -03). */
export function pyramidMatch(g: G, tile: number, slot: number, turn: number): number {
  const cells = slotCells[slot]
  const icons = g.rules.pyramidIcons[tile]
  let found = 0
  for (let corner = 0; corner < 4; corner++) found += matchOne(iconOf(icons, turn, corner), g.s[ICON + cells[corner]])
  return found
}

/** What a decoration would match: the printed icons on a space 1, the topmost ones further in. */
export function decorationMatch(g: G, tile: number, space: number): number {
  const cells = spaceCells[space]
  const printed = spaceIcons[space]
  const icons = g.rules.decorationIcons[tile]
  let found = 0
  for (let i = 0; i < 2; i++) {
    const covered = cells !== null ? g.s[ICON + cells[i]] : printed !== null ? printed[i] : -1
    found += matchOne(icons[i], covered)
  }
  return found
}

export function coverByPyramid(g: G, tile: number, slot: number, turn: number): void {
  const cells = slotCells[slot]
  const icons = g.rules.pyramidIcons[tile]
  for (let corner = 0; corner < 4; corner++) g.s[ICON + cells[corner]] = iconOf(icons, turn, corner)
}

export function coverByDecoration(g: G, tile: number, space: number): void {
  const cells = spaceCells[space]
  if (cells !== null) for (let i = 0; i < 2; i++) g.s[ICON + cells[i]] = g.rules.decorationIcons[tile][i]
}

/** Scores matching icons and grants their temple steps. */
export function scoreMatch(g: G, seat: number, found: number, rule: string): void {
  if (found === 0) return
  tell(g, 'icons-match', 'TEO-MATCH-02', seat, 'n', matchVp(found))
  score(g, seat, matchVp(found), rule)
  if (found > 15) call(g, templeSteps, seat, 0, matchSteps(found, 0), matchSteps(found, 1), matchSteps(found, 2))
}
