// The verdicts on mutants: behind switches, or alone where a switch comes too late.
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Tried } from './report.ts'
import { nearestFirst } from './rule-tests.ts'
import { type Said, tryTests } from './trial.ts'

async function alone(mutant: Mutant, tests: readonly string[]): Promise<Tried> {
  let answer: Said = null
  const ended = await tryTests({ tests: nearestFirst(tests, mutant.file), switched: [], alone: mutant }, (said) => (answer = said))
  const noticed = answer as Said
  if (!ended) return { mutant, verdict: 'endless', note: '' }
  return noticed !== null && 'message' in noticed ? { mutant, verdict: 'killed', note: noticed.message } : { mutant, verdict: 'survived', note: '' }
}

/** In the order in which they are decided; mutants name their files from the root. */
export async function judge(root: string, mutants: readonly Mutant[], tests: readonly string[], decided: (tried: Tried) => void): Promise<void> {
  const open = new Map(mutants.map((mutant, id) => [id, { ...mutant, file: join(root, mutant.file) }]))
  const unseen: number[] = []
  const settle = (id: number, verdict: Tried['verdict'], note: string): void => decided({ mutant: mutants[id], verdict, note })
  while (open.size > 0) {
    const ended = await tryTests({ tests, switched: [...open].map(([id, mutant]) => ({ id, mutant })), alone: null }, (said) => {
      if (said?.id === undefined) throw new Error(said !== null && 'message' in said ? said.message : 'nothing said')
      open.delete(said.id)
      if ('message' in said) settle(said.id, 'killed', said.message)
      else if (said.alone) unseen.push(said.id)
      else settle(said.id, 'survived', said.met ? '' : 'no rule test comes here')
    })
    if (ended) continue
    for (const [id] of [...open].slice(0, 1)) {
      open.delete(id)
      settle(id, 'endless', '')
    }
  }
  for (const id of unseen) {
    const { verdict, note } = await alone({ ...mutants[id], file: join(root, mutants[id].file) }, tests)
    settle(id, verdict, note)
  }
}
