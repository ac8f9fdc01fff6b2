// The score of a run, folder by folder, and the mutants nobody noticed.
import type { Mutant } from './mutants.ts'

export type Verdict = 'killed' | 'endless' | 'survived' | 'equivalent'

export interface Tried {
  readonly mutant: Mutant
  readonly verdict: Verdict
  /** The test file that noticed it, or the reason why nothing could. */
  readonly note: string
}

const folderOf = (file: string): string => /^packages\/[^/]+\/src\/([^/]+)/.exec(file)?.[1] ?? file

function row(name: string, tried: readonly Tried[]): string {
  const count = (verdict: Verdict): number => tried.filter((one) => one.verdict === verdict).length
  const noticed = count('killed') + count('endless')
  const asked = tried.length - count('equivalent')
  return [name.padEnd(10), `${noticed} of ${asked}`.padStart(12), `${((100 * noticed) / Math.max(1, asked)).toFixed(1)} %`.padStart(8), `${count('survived')} survived, ${count('endless')} endless, ${count('equivalent')} equivalent`].join('  ')
}

export function report(game: string, tried: readonly Tried[]): string {
  const folders = [...new Set(tried.map(({ mutant }) => folderOf(mutant.file)))].toSorted()
  const survivors = tried.filter(({ verdict }) => verdict === 'survived').toSorted((a, b) => (a.mutant.file < b.mutant.file ? -1 : a.mutant.file > b.mutant.file ? 1 : a.mutant.line - b.mutant.line))
  return [
    game,
    ...folders.map((folder) => row(folder, tried.filter(({ mutant }) => folderOf(mutant.file) === folder))),
    row('all', tried),
    ...survivors.map(({ mutant, note }) => `\n${mutant.file}:${mutant.line}${note === '' ? '' : ` (${note})`}\n- ${mutant.was}\n+ ${mutant.becomes}`),
  ].join('\n')
}
