import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { equivalents } from './mutation/equivalents.ts'
import { judge } from './mutation/judge.ts'
import { applyTo, mutantsIn } from './mutation/mutants.ts'
import { placesOf } from './mutation/operators.ts'
import { report, type Tried } from './mutation/report.ts'
import { drawn } from './mutation/sample.ts'

const root = resolve(import.meta.dirname, '..')
const mutated = (source: string): string[] => placesOf(source).flatMap(({ start, end, texts }) => texts.map((text) => applyTo(source, { start, end, text })))

describe('mutants', () => {
  it.each([
    ['const c = a < b', ['const c = a <= b', 'const c = a >= b']],
    ['const d = a === b || c', ['const d = a === b && c', 'const d = a !== b || c']],
    ['x = a + 1', [';', 'x = a - 1', 'x = a + 2', 'x = a + 0']],
    ['if (!a) f()', ['if (!(!a)) f()', 'if (a) f()', 'if (!a) ;']],
    ['const c = [...a.filter(b), true]', ['const c = []', 'const c = [...[], true]', 'const c = [...a, true]', 'const c = [...a.filter(b), false]']],
    ['for (; ; i++) break', ['for (; ; i--) break', 'for (; ; i++) ;']],
    ['let a: 1 | 2', []],
  ])('of %s', (source, expected) => expect(mutated(source)).toEqual(expected))

  it('say what a line was and what it becomes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tollan-mutants-'))
    try {
      writeFileSync(join(folder, 'rule.ts'), 'const a = 0\nexport const b = (n: number) =>\n  n > a\n')
      writeFileSync(join(folder, 'rule.test.ts'), 'const a = 0\n')
      const found = mutantsIn(folder, '.')
      expect(found.map(([one]) => one)).toMatchObject([{ line: 1, becomes: 'const a = 1' }, { file: './rule.ts', line: 3, was: 'n > a', becomes: 'n >= a' }])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('are drawn alike with the same seed, each place once', () => {
    const places = mutantsIn(root, 'packages/tawantinsuyu/src/flow')
    const some = drawn(places, 7)
    expect(drawn(places, 7)).toEqual(some)
    expect(drawn(places, 8)).not.toEqual(some)
    expect(new Set(some.map(({ file, start, end, text }) => `${file} ${start} ${end} ${text}`)).size).toBe(places.length)
  })

  it('listed as equivalent still stand in the sources', () => {
    const files = new Set(equivalents.map(({ file }) => file))
    const known = new Set([...files].flatMap((file) => mutantsIn(root, file.slice(0, file.lastIndexOf('/'))).flat()).map(({ file, was, becomes }) => `${file}\n${was}\n${becomes}`))
    expect(equivalents.filter(({ file, was, becomes }) => !known.has(`${file}\n${was}\n${becomes}`))).toEqual([])
  })
})

it('verdicts: what tests notice, what they do not, what happens while the rules are loaded, what never ends, where no test comes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tollan-trial-'))
  const source = 'export const FROM = 0\nexport const count = (n: number): number => {\n  let i = 0\n  while (i !== n) i++\n  return i\n}\nexport const idle = (): number => 7\n'
  writeFileSync(join(folder, 'rule.ts'), source)
  const test = join(folder, 'rule.test.ts')
  writeFileSync(test, "import { expect, it } from 'vitest'\nimport { count, FROM } from './rule.ts'\nit.each([[2], [3]])('counts', (n) => expect(count(n) + FROM).toBe(n))\n")
  const verdicts: string[] = []
  try {
    await judge(folder, mutantsIn(folder, '.').flat(), [test], ({ mutant, verdict }) => void verdicts.push(`${mutant.becomes}: ${verdict}`))
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(verdicts.toSorted()).toEqual([
    'export const FROM = 1: killed',
    'export const idle = (): number => 6: survived',
    'export const idle = (): number => 8: survived',
    'let i = 1: survived',
    'while (!(i !== n)) i++: killed',
    'while (i !== n) i--: killed',
    'while (i === n) i++: killed',
  ])
})

it('the report leaves equivalents out of the score and lists survivors', () => {
  const mutant = (file: string, line: number) => ({ file: `packages/g/src/${file}`, line, start: 0, end: 0, from: 0, to: 0, statement: false, text: '', was: 'a', becomes: 'b' })
  const tried: Tried[] = [
    { mutant: mutant('flow/a.ts', 1), verdict: 'killed', note: '' },
    { mutant: mutant('flow/a.ts', 2), verdict: 'survived', note: '' },
    { mutant: mutant('actions/b.ts', 3), verdict: 'equivalent', note: 'no difference' },
    { mutant: mutant('actions/b.ts', 4), verdict: 'endless', note: '' },
  ]
  const told = report('g', tried)
  expect(told).toMatch(/actions +1 of 1 +100\.0 %/)
  expect(told).toMatch(/all +2 of 3 +66\.7 %/)
  expect(told).toContain('packages/g/src/flow/a.ts:2\n- a\n+ b')
})
