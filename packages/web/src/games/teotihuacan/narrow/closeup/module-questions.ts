// Questions that are answered in a zone a module brings.
import type { Tableau } from '@tollan/teotihuacan'
import type { Table } from '../../../../shell/table.svelte.ts'
import { type ModuleZone, zoneAsked, zonesOf } from '../../wide/modules/module-zones.ts'

/** What is chosen is no thing of the zone, but lies there. */
const KINDS: Readonly<Record<string, string>> = { 'altar-tile': 'altars', 'altar-price': 'altars', 'conquest-reward': 'empire', 'region-tile': 'empire', 'claim-step': 'mansion' }

export const zonesAt = ({ tableau }: Table<Tableau>): readonly ModuleZone[] => zonesOf(tableau)

export function zoneOfQuestion(table: Table<Tableau>): string | null {
  const { question, tableau } = table
  if (question === null) return null
  const zones = zonesOf(tableau)
  const named = KINDS[question.kind]
  return zones.some(({ id }) => id === named) ? (named ?? null) : zoneAsked(zones, table.choices.map((answer) => table.look.thingsOf(answer, tableau)))
}
