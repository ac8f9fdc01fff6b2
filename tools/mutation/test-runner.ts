// What the rule tests import as `vitest` while mutants are tried: tests are gathered, and run one at a time.
type Body = (...args: readonly unknown[]) => unknown

export interface Gathered {
  readonly file: string
  readonly run: () => Promise<void>
}

let file = ''
let tests: Gathered[] = []
let before: readonly Body[] = []

export function describe(_title: string, body: Body): void {
  const outer = before
  body()
  before = outer
}

export function it(_title: string, body: Body): void {
  const bodies = [...before, body]
  tests.push({
    file,
    run: async () => {
      for (const one of bodies) await one()
    },
  })
}

/** A row of `each` is spread over the arguments if it is a list. */
const each = (one: (title: string, body: Body) => void) => (rows: readonly unknown[]) => (title: string, body: Body): void => {
  for (const row of rows) one(title, () => body(...(Array.isArray(row) ? row : [row])))
}

describe.each = each(describe)
it.each = each(it)

export const beforeEach = (body: Body): void => {
  before = [...before, body]
}

/** The tests of a file. */
export async function gather(path: string, load: () => Promise<unknown>): Promise<readonly Gathered[]> {
  file = path
  tests = []
  before = []
  await load()
  return tests
}
