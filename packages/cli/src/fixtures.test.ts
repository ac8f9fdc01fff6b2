// Recorded games must replay to their hash for ever, or the rules version is raised.
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
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

  it('there are some of every player count, variant and module', () => {
    const used = files.map((name) => readGameFile(join(folder, name)).file.options)
    const counts = [1, 2, 3, 4, 5].filter((players) => game.definition.compile({ players }).ok)
    for (const name of game.offered) expect(used.some((options) => options.modules.includes(name)), name).toBe(true)
    for (const players of counts) expect(used.some((options) => options.players === players), `${players} players`).toBe(true)
  })

  it.each(files)('%s replays to its hash, every draw from its secret', (name) => {
    const { file } = readGameFile(join(folder, name))
    const verified = verify(game.definition, file)
    if (!verified.ok) throw new Error(verified.message)
    expect(verified.verified).toMatchObject({ hash: file.hash, entries: file.entries.length })
    expect(file.over).toBe(true)
  })
})
