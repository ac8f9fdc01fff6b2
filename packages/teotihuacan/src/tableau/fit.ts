// What a tile shows, and how it would fit: the icons it covers and those that match (TEO-MATCH-01 to -03).
import { turnNames } from '../answers.ts'
import { decorationSpaces, type DecorationTile, type IconKind, icons, pyramidSlots, type PyramidTile } from '../content/index.ts'
import type { Temple } from '../content/vocabulary.ts'
import { codes, iconOf, matchOne, matchSteps, matchVp, spaceCells, spaceIcons, slotCells } from '../icons.ts'
import { COLOURED } from '../state.ts'

/** One icon as it is seen. */
export interface Face {
  readonly icon: IconKind['id']
  readonly coloured: boolean
}

export interface FitCell {
  readonly placed: Face
  readonly covered: Face
  readonly matches: boolean
  /** The temple on which the match gives a step. */
  readonly step: Temple | null
}

export interface Fit {
  readonly cells: readonly FitCell[]
  /** Matching icons, each one point. */
  readonly matches: number
  readonly steps: readonly Temple[]
}

const faceOf = (code: number): Face => ({ icon: icons[code & (COLOURED - 1)].id, coloured: code >= COLOURED })
const codeOf = ({ icon, coloured }: Face): number => icons.findIndex((kind) => kind.id === icon) | (coloured ? COLOURED : 0)

/** The icons on the tiles of one game. */
type Icons = { readonly pyramidTiles: readonly PyramidTile[]; readonly decorationTiles: readonly DecorationTile[] }

/** Quarter turns by the name an answer gives them. */
const quarter = (turned: string): number => Math.max(0, turnNames.indexOf(turned))

const CORNERS = [0, 1, 2, 3]
const numberOf = (rows: readonly { readonly id: string }[], id: string): number => rows.findIndex((row) => row.id === id)

/** The corners of a pyramid tile clockwise from the top left; `turned` is 0, 90, 180 or 270. */
export function tileFace({ pyramidTiles }: Icons, tile: string, turned: string): readonly Face[] {
  const icons = pyramidTiles.find(({ id }) => id === tile)
  return icons === undefined ? [] : CORNERS.map((corner) => faceOf(iconOf(codes(icons.code), quarter(turned), corner)))
}

export const decorationFace = ({ decorationTiles }: Icons, tile: string): readonly Face[] => codes(decorationTiles.find(({ id }) => id === tile)?.code ?? '').map(faceOf)

/** What the board shows on a decoration space outside the grid. */
export const printedFace = (space: string): readonly Face[] => (spaceIcons[numberOf(decorationSpaces, space)] ?? []).map(faceOf)

function fitOf(placed: readonly Face[], covered: readonly Face[]): Fit {
  const cells = placed.map((face, i): FitCell => {
    const under = covered[i] ?? face
    const found = matchOne(codeOf(face), codeOf(under))
    const temple = icons.find((kind, i) => kind.temple !== null && matchSteps(found, i) > 0)?.temple ?? null
    return { placed: face, covered: under, matches: matchVp(found) > 0, step: temple }
  })
  return { cells, matches: cells.filter((cell) => cell.matches).length, steps: cells.flatMap((cell) => (cell.step === null ? [] : [cell.step])) }
}

/** `top` holds the topmost icons of the grid, 8 x 8. */
export function pyramidFit(icons: Icons, top: readonly Face[], tile: string, slot: string, turned: string): Fit {
  return fitOf(tileFace(icons, tile, turned), (slotCells[numberOf(pyramidSlots, slot)] ?? []).map((cell) => top[cell]))
}

export function decorationFit(icons: Icons, top: readonly Face[], tile: string, space: string): Fit {
  const cells = spaceCells[numberOf(decorationSpaces, space)] ?? null
  return fitOf(decorationFace(icons, tile), cells === null ? printedFace(space) : cells.map((cell) => top[cell]))
}
