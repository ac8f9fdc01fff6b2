// A source that holds many mutants, each behind a switch: `$m(id)` says whether it is on.
import { applyTo, type Mutant } from './mutants.ts'

export interface Switched {
  readonly id: number
  readonly mutant: Mutant
}

const size = ({ mutant: { from, to } }: Switched): number => to - from

/** Mutants lie inside each other as the code does: the smallest are written first. */
export function withSwitches(source: string, switched: readonly Switched[]): string {
  const before = new Map<number, string>()
  const after = new Map<number, string>()
  for (const { id, mutant } of switched.toSorted((a, b) => size(a) - size(b) || Number(a.mutant.statement) - Number(b.mutant.statement))) {
    const { from, to, statement } = mutant
    const text = applyTo(source.slice(from, to), { start: mutant.start - from, end: mutant.end - from, text: mutant.text })
    const [open, close] = statement ? [`{if($m(${id})){${text}}else{`, '}}'] : [`($m(${id})?(${text}):(`, '))']
    before.set(from, open + (before.get(from) ?? ''))
    after.set(to, (after.get(to) ?? '') + close)
  }
  const cuts = [...new Set([...before.keys(), ...after.keys()])].toSorted((a, b) => a - b)
  let written = ''
  let last = 0
  for (const cut of cuts) {
    written += source.slice(last, cut) + (after.get(cut) ?? '') + (before.get(cut) ?? '')
    last = cut
  }
  return written + source.slice(last)
}
