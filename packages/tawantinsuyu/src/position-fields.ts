// Further fields of a hand-made position, for parts of the game that bring zones of their own.
import type { G, Rules } from './rules.ts'

export interface PositionField {
  readonly field: string
  /** Whether games with these rules have the field. */
  readonly fits: (rules: Rules) => boolean
  /** Lays what the field names, before anything unnamed is laid; `input` is never undefined. */
  readonly lay: (g: G, input: unknown) => void
  /** Lays what was not named, after everything else; called in every game that has the field, `input` undefined without it. */
  readonly fill?: (g: G, input: unknown) => void
}

const fields: PositionField[] = []

export function addPositionField(field: PositionField): void {
  fields.push(field)
}

export const positionFields = (rules: Rules): readonly PositionField[] => fields.filter((field) => field.fits(rules))
