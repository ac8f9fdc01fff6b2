// A mutant: one source with one small error in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, placesOf } from './operators.ts'

export interface Mutant extends Omit<Place, 'texts'> {
  /** From the root of the project. */
  readonly file: string
  readonly text: string
  readonly line: number
  /** The line of the source, and what stands there instead. */
  readonly was: string
  readonly becomes: string
}

export const applyTo = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string => source.slice(0, start) + text + source.slice(end)

function mutant(file: string, source: string, { start, end, from: wholeFrom, to: wholeTo, statement }: Place, text: string): Mutant {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const to = source.indexOf('\n', end)
  const was = source.slice(from, to)
  const becomes = applyTo(was, { start: start - from, end: end - from, text })
  return { file, start, end, from: wholeFrom, to: wholeTo, statement, text, line: source.slice(0, start).split('\n').length, was: was.trim(), becomes: becomes.trim() }
}

/** Rule sources under a folder: no tests, and nothing that only tests use. */
const isRule = (name: string): boolean => name.endsWith('.ts') && !/(\.test|testing|-table)\.ts$/.test(name)

/** The places of a folder, each with the errors it can carry. */
export function mutantsIn(root: string, folder: string): readonly (readonly Mutant[])[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isRule).toSorted()
  return names.flatMap((name) => {
    const file = `${folder}/${name.replaceAll('\\', '/')}`
    const source = readFileSync(join(root, file), 'utf8')
    return placesOf(source).map((place) => place.texts.map((text) => mutant(file, source, place, text)))
  })
}
