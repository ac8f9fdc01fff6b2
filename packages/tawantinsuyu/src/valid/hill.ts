// The hill: spaces, the icons they touch, rings and neighbours.
import { isWhole, type Wrong } from '@tollan/kernel/data'
import { type HillSpace, neighboursOf, SECTIONS, taskIcons, type Tables, terraces } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'
import { rowsWrong } from './rows.ts'

const table = tableNames.hill
const SPACES = 45
/** Example 4 of the rulebook needs a space with so many neighbours (TAW-DATA-04). */
const MANY = 4

export function* hillWrong({ hill, icons }: Tables): Generator<Wrong> {
  yield* rowsWrong(tableNames.icons, icons, taskIcons.length, 'TAW-DATA-02')
  yield* rowsWrong(table, hill, SPACES, 'TAW-DATA-01')
  for (const { id, section, terrace, icons: touched } of hill) {
    const known = touched.filter((icon) => icons.some((each) => each.id === icon))
    if (touched.length !== 3 || new Set(known).size !== 3)
      yield { message: `${table}.${id} must touch 3 different task icons, not ${touched.join(', ')} (TAW-DATA-01)`, why: { reason: 'icons-alike', need: 3, have: new Set(known).size } }
    if (!isWhole(section, 0, SECTIONS - 1)) yield `${table}.${id} must be in section 0 to ${SECTIONS - 1}, not ${section} (TAW-DATA-01)`
    if (!terraces.includes(terrace)) yield `${table}.${id} must be on one of the terraces ${terraces.join(', ')}, not ${terrace} (TAW-DATA-01)`
  }
  for (const terrace of terraces) yield* ringWrong(terrace, hill.filter((space) => space.terrace === terrace))
  const neighbours = neighboursOf(hill)
  yield* adjacencyWrong(hill, neighbours)
  if (!neighbours.some((others) => others.length >= MANY)) yield `${table}: at least one space must have ${MANY} or more neighbours (TAW-DATA-04)`
  yield* marksWrong(hill)
}

/** The spaces of a terrace stand in the table clockwise; each shares an icon with the next, the last with the first. */
function* ringWrong(terrace: string, ring: readonly HillSpace[]): Generator<Wrong> {
  for (let section = 0; section < SECTIONS; section++)
    if (!ring.some((space) => space.section === section)) yield `${table}: section ${section} has no space on the ${terrace} terrace (TAW-COMP-02)`
  for (const [i, space] of ring.entries()) {
    const next = ring[(i + 1) % ring.length]
    if (i + 1 < ring.length && next.section < space.section) yield `${table}.${next.id} must come before ${space.id}: sections run clockwise (TAW-DATA-01)`
    if (!next.icons.some((icon) => space.icons.includes(icon)))
      yield { message: `${table}.${space.id} must share a task icon with ${next.id}, the next space clockwise (TAW-DATA-03)`, why: { reason: 'icon-not-shared', need: 1, have: 0 } }
  }
}

/** Whether lists of neighbours say what the rule says, and the same in both directions (TAW-DATA-03). */
export function* adjacencyWrong(hill: readonly HillSpace[], neighbours: readonly (readonly number[])[]): Generator<string> {
  for (const [a, space] of hill.entries())
    for (const [b, other] of hill.entries()) {
      const shared = space.icons.filter((icon) => other.icons.includes(icon)).length
      const due = a !== b && space.terrace === other.terrace && shared > 0
      const told = neighbours[a].filter((n) => n === b).length
      if (told !== (due ? 1 : 0)) yield `${table}.${space.id} must ${due ? 'have' : 'not have'} ${other.id} as a neighbour${due ? ' once' : ''} (TAW-DATA-03)`
      if (neighbours[b].includes(a) !== told > 0) yield `${table}.${space.id} and ${other.id} must be neighbours in both directions (TAW-DATA-03)`
    }
}

/** TAW-DATA-08. */
function* marksWrong(hill: readonly HillSpace[]): Generator<Wrong> {
  const due = { top: 'setup', middle: 'after-first-feast', bottom: null } as const
  for (const { id, terrace, twoPlayers } of hill)
    if (twoPlayers !== null && twoPlayers !== due[terrace])
      yield { message: `${table}.${id} must not have the two-player mark ${twoPlayers}: it lies on the ${terrace} terrace (TAW-DATA-08)`, why: { reason: 'mark-of-another-terrace', need: 0, have: 1 } }
  for (const terrace of ['top', 'middle'] as const)
    if (!hill.some((space) => space.twoPlayers === due[terrace]))
      yield `${table}: no space of the ${terrace} terrace has the two-player mark ${due[terrace]} (TAW-DATA-08)`
}
