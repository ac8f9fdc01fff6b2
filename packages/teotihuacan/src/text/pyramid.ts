// The pyramid from above: topmost icons and levels.
import { EMPTY } from '@tollan/kernel'
import { decorationSpaces, icons, pyramidSlots } from '../content/index.ts'
import type { G } from '../rules.ts'
import { COLOURED, DECO_AT, ICON, PYR_TILE } from '../state.ts'
import type { Catalogue } from './catalogue.ts'

const SIDE = 8

function letter(code: number): string {
  const small = icons[code & 3]?.letter ?? '?'
  return code >= COLOURED ? small.toUpperCase() : small
}

/** The level of each quadrant: 0 for the bare ground. */
function levels(g: G): number[] {
  const found = Array.from({ length: SIDE * SIDE }, () => 0)
  for (const [i, slot] of pyramidSlots.entries())
    if (g.s[PYR_TILE + i] !== EMPTY) for (const cell of slot.cells) found[cell] = Math.max(found[cell], slot.level)
  return found
}

export function pyramidLines(catalogue: Catalogue, g: G): string[] {
  const { table, glossary } = catalogue
  const level = levels(g)
  const legend = icons.map((icon) => `${icon.letter} ${glossary.icons[icon.id] ?? icon.id}`).join(', ')
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const cells = Array.from({ length: SIDE }, (__, column) => row * SIDE + column)
    return `  ${cells.map((cell) => letter(g.s[ICON + cell])).join(' ')}   ${cells.map((cell) => level[cell] || '.').join(' ')}`
  })
  const covered = decorationSpaces.filter((_, i) => g.s[DECO_AT + i] !== EMPTY)
  const laid = covered.map((place) => catalogue.phrases.decorationSpace(place.side, place.level))
  return [`${table.pyramid} (${legend})`, ...rows, `  ${table.decorated}: ${laid.join('; ') || table.none}`]
}
