// The form of a word that goes with a number.

/** Forms by CLDR category; a language fills those it has, and `other` stands in for the rest. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const rules = new Map<string, Intl.PluralRules>()

export function plural(language: string, n: number, forms: PluralForms): string {
  let known = rules.get(language)
  if (known === undefined) {
    known = new Intl.PluralRules(language)
    rules.set(language, known)
  }
  return forms[known.select(n)] ?? forms.other
}
