// The five sections as a phone names them: what the way there costs, and how much in each can be chosen.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { Table } from '../../../shell/table.svelte.ts'
import { sumsShown } from '../hill/chosen.ts'
import { sectionOf } from '../hill/geometry.ts'
import { layoutOf } from '../hill/layout.ts'

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V']

export const sectionPlace = (section: number): string => `section-${section}`

export function sectionAt(place: string | null): number | null {
  const [, section] = /^section-(\d)$/.exec(place ?? '') ?? []
  return section === undefined ? null : Number(section)
}

/** The section a thing lies in; null for what is not on the hill. */
export function sectionOfThing(thing: string, options: Table['options']): number | null {
  const [, section] = /^(?:space-[a-z]+|steps-[a-z]+|section)-(\d)/.exec(thing) ?? []
  if (section !== undefined) return Number(section)
  const icon = thing.startsWith('icon-') ? layoutOf(options).icons.find(({ id }) => id === thing) : undefined
  return icon === undefined ? null : sectionOf(icon.place.angle)
}

/** The section a thing lies in, as a place. */
export function sectionAround(thing: string, options: Table['options']): string | null {
  const section = sectionOfThing(thing, options)
  return section === null ? null : sectionPlace(section)
}

export interface SectionMark {
  readonly section: number
  readonly numeral: string
  /** Food for the way there, while a Worker may be placed. */
  readonly travel: number | null
  readonly legal: number
  /** High Priests in its sector. */
  readonly priests: readonly number[]
}

export function sectionMarks(table: Table<Tableau>): readonly SectionMark[] {
  const { tableau, question, look, options } = table
  const shown = sumsShown(table)
  const sums = Object.keys(shown).length > 0 ? shown : (Object.values(tableau.placements)[0] ?? {})
  const chosen = (question?.answers ?? []).map((answer) => look.thingsOf(answer, tableau).map((thing) => sectionOfThing(thing, options)))
  return NUMERALS.map((numeral, section) => ({
    section,
    numeral,
    travel: Object.entries(sums).find(([space]) => sectionOfThing(space, options) === section)?.[1].travel ?? null,
    legal: chosen.filter((sections) => sections.includes(section)).length,
    priests: tableau.seats.flatMap(({ priest }, seat) => (priest === section ? [seat] : [])),
  }))
}
