// Recorded games must replay to their hash for ever, by the rules version they were recorded with.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { readGameFile } from './files.ts'
import { games } from './games.ts'
import { root } from './root.ts'

const folderOf = (id: string): string => join(root, 'fixtures', id)

/** A game whose rules may still change has no recorded games. */
const recorded = Object.entries(games).filter(([id]) => existsSync(folderOf(id)))

describe.each(recorded)('fixtures of %s', (id, game) => {
  const folder = folderOf(id)
  const files = readdirSync(folder).flatMap((version) => readdirSync(join(folder, version)).map((name) => [version, name] as const))

  it('there are some of every player count, variant and module', async () => {
    const opened = await Promise.all(files.map((names) => readGameFile(join(folder, ...names))))
    const used = opened.map(({ file }) => file.options)
    const counts = [1, 2, 3, 4, 5].filter((players) => game.definition.compile({ players }).ok)
    for (const name of game.offered) expect(used.some((options) => options.modules.includes(name)), name).toBe(true)
    for (const players of counts) expect(used.some((options) => options.players === players), `${players} players`).toBe(true)
  })

  it.each(files)('version %s, %s replays to its hash, every draw from its secret', async (version, name) => {
    const { file, game: { definition } } = await readGameFile(join(folder, version, name))
    expect([file.rulesVersion, definition.version]).toEqual([Number(version), Number(version)])
    const verified = verify(definition, file)
    if (!verified.ok) throw new Error(verified.message)
    expect(verified.verified).toMatchObject({ hash: file.hash, entries: file.entries.length })
    expect(file.over).toBe(true)
  })
})
