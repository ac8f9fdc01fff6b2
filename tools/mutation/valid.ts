// Mutants whose types do not hold are no errors a person could commit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { applyTo, type Mutant } from './mutants.ts'

/** Those whose types hold. Each stands as a file of its own beside its source, so that one program checks all. */
export function valid(root: string, mutants: readonly Mutant[]): readonly Mutant[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const texts = new Map(mutants.map((mutant, i) => [join(root, mutant.file.replace(/\.ts$/, `.mutant-${i}.ts`)), applyTo(readFileSync(join(root, mutant.file), 'utf8'), mutant)]))
  const lenient = { ...options, noUnusedLocals: false, noUnusedParameters: false }
  const host = ts.createCompilerHost(lenient)
  const { fileExists, readFile } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.readFile = (name) => texts.get(name) ?? readFile(name)
  const program = ts.createProgram([...texts.keys()], lenient, host)
  const holds = [...texts.keys()].map((name) => {
    const file = program.getSourceFile(name)
    return file !== undefined && program.getSyntacticDiagnostics(file).length === 0 && program.getSemanticDiagnostics(file).length === 0
  })
  return mutants.filter((_, i) => holds[i])
}
