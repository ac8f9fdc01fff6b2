// Everything random play should meet, by name.
import { personalityNames, roleNames, sectionNames, statueNames, stepNames } from './answers.ts'
import { touchedIcons } from './content/index.ts'
import type { Rules } from './rules.ts'
import { SOLO } from './state.ts'

/** Names of the pieces and places of one game. */
export function pieces({ parts, herBoard }: Rules): readonly string[] {
  const { tables } = parts
  const weavings = tables.weavings.filter((tile) => tile.players <= parts.setupFor)
  const rows = [...tables.hill, ...touchedIcons(tables), ...tables.godCards, ...tables.armyCards, ...tables.productions, ...tables.passives, ...weavings, ...tables.conquest]
  return [
    ...rows.map((row) => row.id),
    ...statueNames,
    ...stepNames,
    ...sectionNames,
    ...roleNames,
    ...(parts.zoneModules.includes(SOLO) ? [...personalityNames, ...herBoard.rows.flat().map((space) => space.id)] : []),
  ]
}
