// The rules of a game as the reference shows them: sections with numbered rules, in one language.
export interface Rule {
  readonly id: string
  readonly text: string
  /** Rulings and remarks below the rule. */
  readonly notes?: readonly string[]
  /** Printed values the rule refers to; the first row is the head. */
  readonly table?: readonly (readonly string[])[]
}

export interface RuleSection {
  readonly title: string
  /** 1 for a chapter, 2 for a part of one. */
  readonly level: 1 | 2
  readonly rules: readonly Rule[]
}

export interface RuleBook {
  readonly sections: readonly RuleSection[]
}

/** Rule ids look alike in all games: letters, digits and dashes with a number at the end. */
export const RULE_ID = /\b[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\b/g

/** A text cut at the rules it names; every second piece is an id. */
export function cutAtRules(text: string, known: (id: string) => boolean): readonly { readonly text: string; readonly rule: boolean }[] {
  const pieces: { text: string; rule: boolean }[] = []
  let from = 0
  for (const found of text.matchAll(RULE_ID)) {
    const [id] = found
    if (!known(id)) continue
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), rule: false })
    pieces.push({ text: id, rule: true })
    from = found.index + id.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), rule: false })
  return pieces
}
