// Messages are texts with {places}; a number called n chooses the form of a plural.
export type Plural = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }
export type Message = string | Plural
/** The same messages in another language: a missing one is a type error. */
export type Translated<Area> = { readonly [K in keyof Area]: Area[K] extends string ? string : Plural }
export type Values = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()

/** The plural rules of a language; making them is slow, so they are kept. */
export function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language)
  if (known !== undefined) return known
  const made = new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

export function phrase(language: string, message: Message, values: Values = {}): string {
  const text = typeof message === 'string' ? message : (message[pluralRules(language).select(Number(values['n'] ?? 0))] ?? message.other)
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
