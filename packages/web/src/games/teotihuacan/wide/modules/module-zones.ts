// Zones of the table that only some games have.
import type { Tableau } from '@tollan/teotihuacan'
import type { MessageKey } from '../../../../i18n/en.ts'

export interface ModuleZone {
  readonly id: string
  readonly icon: string
  readonly title: MessageKey
  /** What can be chosen there and nowhere else. */
  readonly things: readonly string[]
}

export function zonesOf({ empire, altars, mansion }: Tableau): readonly ModuleZone[] {
  return [
    ...(empire === undefined ? [] : [{ id: 'empire', icon: 'region', title: 'zones.empire', things: empire.regions.map((region) => region.id) } as const]),
    ...(altars === undefined ? [] : [{ id: 'altars', icon: 'altar', title: 'zones.altars', things: altars.flatMap((altar) => altar.spaces) } as const]),
    ...(mansion === undefined ? [] : [{ id: 'mansion', icon: 'royal', title: 'zones.mansion', things: [] } as const]),
  ]
}

/** The zone a question is about, when all its answers that are about something lie there. */
export function zoneAsked(zones: readonly ModuleZone[], things: readonly (readonly string[])[]): string | null {
  const about = things.filter((some) => some.length > 0)
  const zone = zones.find(({ things: there }) => about.length > 0 && about.every((some) => some.some((thing) => there.includes(thing))))
  return zone?.id ?? null
}
