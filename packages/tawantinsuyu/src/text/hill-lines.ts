// The hill as lines of text: a row per section, terraces side by side.
import { EMPTY } from '@tollan/kernel'
import { actionOf } from '../actions/high-priest.ts'
import { roleNames } from '../answers.ts'
import { priestActions, SECTIONS, stepLevels, terraces } from '../content/index.ts'
import type { G } from '../rules.ts'
import { HILL, STEP_AT } from '../state.ts'
import { roleOf } from '../workers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'

const letterOf = (id: string): string => id.slice(-1)

/** Spaces of a segment by number, in the order of their letters. */
const segment = (g: G, section: number, terrace: number): number[] =>
  g.rules.parts.tables.hill.map((_, space) => space).filter((space) => g.rules.section[space] === section && g.rules.terrace[space] === terrace)

/** "a:ARCH+b": letter, worker or god, colour. */
function cell({ table }: Catalogue, g: G, space: number): string {
  const row = g.rules.parts.tables.hill[space]
  const worker = g.s[HILL + space]
  const mark = worker === EMPTY ? table.godMarks[row.god] : table.roleMarks[roleNames[roleOf(worker)]]
  const colour = table.colourMarks[row.colour] ?? ''
  const width = Math.max(...Object.values(table.colourMarks).map((each) => each.length))
  return `${letterOf(row.id)}:${mark ?? '?'}${colour.padEnd(width)}`
}

const owner = ({ table }: Catalogue, seat: number): string => (seat < 0 ? '-' : table.seatMark(seat))

/** Every row starts with the section and its High Priest action. */
export function hillLines(catalogue: Catalogue, words: Words, g: G): string[] {
  const { table } = catalogue
  const { name } = words.names
  const rows = Array.from({ length: SECTIONS }, (_, section) => [
    `${section + 1} ${name(priestActions[actionOf(g, section)])}`,
    stepLevels.map((__, level) => owner(catalogue, g.s[STEP_AT + section * 2 + level])).join(' '),
    ...terraces.map((___, terrace) => segment(g, section, terrace).map((space) => cell(catalogue, g, space)).join(' ')),
  ])
  const all = [[table.coricancha, table.stairs, ...terraces.map(name)], ...rows]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  return [table.hill, ...all.map((row) => `  ${row.map((text, column) => text.padEnd(widths[column])).join('  ')}`.trimEnd())]
}

/** Which tasks touch which space, a line per segment. */
export function taskLines(catalogue: Catalogue, words: Words, g: G): string[] {
  const lines = terraces.flatMap((_, terrace) =>
    Array.from({ length: SECTIONS }, (__, section) => {
      const spaces = segment(g, section, terrace).map((space) => g.rules.parts.tables.hill[space].id)
      const where = `${words.names.name(terraces[terrace])}, ${catalogue.phrases.section(section + 1)}`
      return `  ${where}: ${spaces.map((id) => `${letterOf(id)}: ${words.names.effect(id)}`).join('; ')}`
    }),
  )
  return [catalogue.table.icons, ...lines]
}
