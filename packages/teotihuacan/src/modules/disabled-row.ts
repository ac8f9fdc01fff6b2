// Rows of expansions outside this project: documented where a rule here refers to them, never in play (MOD-08).
export interface DisabledRow {
  readonly id: string
  /** The module it would need. */
  readonly needs: string
  readonly rules: readonly string[]
  readonly what: string
}
