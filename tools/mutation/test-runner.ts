// What the rule tests import as `vitest` while a mutant is tried: tests run one after the other and stop at the first failure.
type Body = (...args: readonly unknown[]) => unknown
interface Suite {
  readonly before: Body[]
  readonly beforeAll: Body[]
  readonly parts: (Suite | Body)[]
}

const newSuite = (): Suite => ({ before: [], beforeAll: [], parts: [] })
let open = newSuite()

export function describe(_title: string, body: Body): void {
  const outer = open
  open = newSuite()
  outer.parts.push(open)
  body()
  open = outer
}

export function it(_title: string, body: Body): void {
  open.parts.push(body)
}

/** A row of `each` is spread over the arguments if it is a list. */
const each = (one: (title: string, body: Body) => void) => (rows: readonly unknown[]) => (title: string, body: Body): void => {
  for (const row of rows) one(title, () => body(...(Array.isArray(row) ? row : [row])))
}

describe.each = each(describe)
it.each = each(it)

export const beforeEach = (body: Body): void => void open.before.push(body)
export const beforeAll = (body: Body): void => void open.beforeAll.push(body)

async function runSuite({ before, beforeAll: first, parts }: Suite, outer: readonly Body[]): Promise<void> {
  for (const body of first) await body()
  const all = [...outer, ...before]
  for (const part of parts) {
    if (typeof part !== 'function') await runSuite(part, all)
    else {
      for (const body of all) await body()
      await part()
    }
  }
}

/** Runs what the files imported since the last call have described; throws at the first failure. */
export async function runTests(): Promise<void> {
  const suite = open
  open = newSuite()
  await runSuite(suite, [])
}
