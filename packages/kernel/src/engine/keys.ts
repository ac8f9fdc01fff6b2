// Answers are small integers inside (verb and argument) and stable names outside ("worker:2-1", "temple:blue").

const SHIFT = 24
const ARGUMENT = (1 << SHIFT) - 1

export interface Verb {
  readonly name: string
  /** What can stand behind the colon: every name of a list, the least and the most of a number, one example of anything else. */
  readonly examples: readonly string[]
  format(argument: number): string
  /** The argument a text stands for, or -1. */
  parse(text: string): number
}

export interface Keyring {
  readonly verbs: readonly Verb[]
  /** A verb whose argument is one of the names, by position. */
  list(name: string, names: readonly string[]): number
  /** A verb whose argument is a number below `limit`. */
  count(name: string, limit: number): number
  custom(name: string, format: (argument: number) => string, parse: (text: string) => number, example: string): number
  format(answer: number): string
  /** The answer a key stands for, or -1. */
  parse(key: string): number
}

export const verbOf = (answer: number): number => answer >>> SHIFT
export const argumentOf = (answer: number): number => answer & ARGUMENT

export function createKeyring(): Keyring {
  const verbs: Verb[] = []
  const byName = new Map<string, number>()

  function add(verb: Verb): number {
    if (byName.has(verb.name)) throw new Error(`verb ${verb.name} declared twice`)
    byName.set(verb.name, verbs.length)
    verbs.push(verb)
    return ((verbs.length - 1) << SHIFT) | 0
  }

  function format(answer: number): string {
    const verb = verbs[verbOf(answer)]
    if (verb === undefined) throw new Error(`answer ${answer} has no verb`)
    const argument = verb.format(argumentOf(answer))
    return argument === '' ? verb.name : `${verb.name}:${argument}`
  }

  return {
    verbs,
    list(name, names) {
      let numbers = new Map<string, number>() // made anew when modules have added names
      return add({
        name,
        examples: names,
        format: (a) => names[a] ?? `?${a}`,
        parse(text) {
          if (numbers.size !== names.length) numbers = new Map(names.map((known, i) => [known, i]))
          return numbers.get(text) ?? -1
        },
      })
    },
    count: (name, limit) =>
      add({ name, examples: ['0', String(limit - 1)], format: String, parse: (text) => (/^\d{1,7}$/.test(text) && Number(text) < limit ? Number(text) : -1) }),
    custom: (name, format, parse, example) => add({ name, examples: [example], format, parse }),
    format,
    parse(key) {
      const colon = key.indexOf(':')
      const number = byName.get(colon < 0 ? key : key.slice(0, colon))
      if (number === undefined) return -1
      const verb = verbs[number]
      const argument = verb === undefined ? -1 : verb.parse(colon < 0 ? '' : key.slice(colon + 1))
      if (argument < 0) return -1
      const answer = ((number << SHIFT) | argument) | 0
      return format(answer) === key ? answer : -1 // one spelling per answer
    },
  }
}
