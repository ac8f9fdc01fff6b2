// Run in a process of its own: loads files of a game in the given order and prints all that must not depend on it.
// Numbers of verbs and reasons may: they never leave the process and lie in no position (bytes).
// node print-layout.ts '{ "definition": index file, "name": export, "first": files, "recorded": files }'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { encode, type GameDefinition, hashText, journalHash, load, parseFile, positionAt, view, why } from '@tollan/kernel'

export interface LoadOrder {
  readonly definition: string
  readonly name: string
  readonly first: readonly string[]
  readonly recorded: readonly string[]
}

const { definition: index, name, first, recorded } = JSON.parse(process.argv[2] ?? '') as LoadOrder
for (const file of first) await import(pathToFileURL(file).href)
const definition = (await import(pathToFileURL(index).href))[name] as GameDefinition

const printed = recorded.map((path) => {
  const parsed = parseFile(readFileSync(path, 'utf8'))
  if (!parsed.ok) throw new Error(parsed.message)
  const loaded = load(definition, parsed.file)
  if (!loaded.ok) throw new Error(loaded.message)
  const { rules, entries, game } = loaded.journal
  const half = positionAt(loaded.journal, Math.floor(entries.length / 2))
  return {
    layout: rules.layout,
    zones: rules.zones.map((zone) => `${zone.at} ${zone.name}`),
    pools: rules.secrets.pools.map(({ pool }) => pool.name), // in which hidden pieces are dealt
    procedures: rules.procedures.map((procedure) => `${procedure.id} ${procedure.name}: ${procedure.steps.map((step) => step.name).join(', ')}`),
    tiles: definition.pieces(rules),
    summary: JSON.stringify(definition.summary(half)), // the order of fields, too
    tableau: JSON.stringify(definition.tableau(view(half, 0))),
    whys: hashText(JSON.stringify(definition.pieces(rules).map((piece) => why(half, 0, piece)))),
    bytes: hashText(encode(half).join()),
    hash: journalHash(loaded.journal),
    due: parsed.file.hash,
    points: Array.from({ length: rules.seats }, (_, seat) => definition.points(game, seat)),
  }
})
console.log(JSON.stringify(printed))
