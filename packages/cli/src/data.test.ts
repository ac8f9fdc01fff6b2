import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { freshFolder, tollan } from './testing.ts'

const folder = freshFolder()
const printed = join(folder, 'printed.json')
const corrected = join(folder, 'corrected.json')

beforeAll(async () => {
  const ran = await tollan(['data', 'export'])
  expect(ran).toMatchObject({ code: 0, err: '' })
  writeFileSync(printed, ran.out)
  writeFileSync(corrected, ran.out.replace('[[3,2,2,1,1]', '[[4,2,2,1,1]').replace('"last":10', '"last":12'))
})

describe('tollan data', () => {
  it('export prints a sheet that check finds without differences', async () => {
    expect(JSON.parse(readFileSync(printed, 'utf8'))).toMatchObject({ format: 'tollan-data', game: 'teotihuacan' })
    expect(await tollan(['data', 'check', printed])).toEqual({ code: 0, out: 'no differences\n', err: '' })
  })

  it.each(Object.keys(games))('--game %s: its sheet, and only its own, has no differences', async (name) => {
    const path = join(folder, `${name}.json`)
    const exported = await tollan(['data', 'export', '--game', name])
    expect(JSON.parse(exported.out)).toMatchObject({ format: 'tollan-data', game: name })
    writeFileSync(path, exported.out)
    for (const game of Object.keys(games)) {
      const checked = await tollan(['data', 'check', path, '--game', game])
      if (game === name) expect(checked).toEqual({ code: 0, out: 'no differences\n', err: '' })
      else expect([checked.code, checked.err]).toEqual([2, expect.stringContaining(`this is a sheet of "${name}", not of ${game}`)])
    }
  })

  it('check lists every difference', async () => {
    const [plain, json] = await Promise.all([tollan(['data', 'check', corrected]), tollan(['data', 'check', corrected, '--json'])])
    expect(plain).toEqual({ code: 0, out: 'nobles.0.0: 3 -> 4\npyramid-track.last: 10 -> 12\n2 differences\n', err: '' })
    expect(JSON.parse(json.out)).toEqual([
      { table: 'nobles', path: '0.0', from: 3, to: 4 },
      { table: 'pyramid-track', path: 'last', from: 10, to: 12 },
    ])
  })

  it('sources names the mark of every table', async () => {
    const [plain, json] = await Promise.all([tollan(['data', 'sources']), tollan(['data', 'sources', '--json'])])
    expect(plain.out).toMatch(/^M9: Conquest board +reconstructed$/m)
    expect(JSON.parse(json.out)).toContainEqual({ table: 'five players: starting pyramid', source: 'reconstructed' })
  })
})

describe('--data', () => {
  it('a recorded game carries its corrections and verifies; without them it does not', async () => {
    const path = join(folder, 'game.json')
    expect(await tollan(['record', '--data', corrected, '--seed', '3', '--out', path])).toMatchObject({ code: 0, err: '' })
    const game = JSON.parse(readFileSync(path, 'utf8')) as { options: { data?: unknown[] } }
    expect(game.options.data).toHaveLength(2)
    expect(await tollan(['verify', path])).toMatchObject({ code: 0, err: '' })
    const bare = join(folder, 'bare.json')
    writeFileSync(bare, JSON.stringify({ ...game, options: { ...game.options, data: undefined } }))
    expect((await tollan(['verify', bare])).code).toBe(1)
    const exported = join(folder, 'position.json')
    await tollan(['scenario', '--export', path, '--at', '60', '--out', exported])
    expect(JSON.parse(readFileSync(exported, 'utf8'))).toMatchObject({ data: game.options.data })
    expect(await tollan(['scenario', exported])).toMatchObject({ code: 0, err: '' })
  })

  it('a sheet as printed plays the printed game', async () => {
    const [plain, sheet] = await Promise.all([tollan(['record', '--seed', '3']), tollan(['record', '--seed', '3', '--data', printed])])
    expect(sheet.out).toBe(plain.out)
  })

  it('sim and start play with it', async () => {
    const [sim, start] = await Promise.all([
      tollan(['sim', '--games', '3', '--check', '--data', corrected, '--json']),
      tollan(['start', '--data', corrected], { input: '1\nq\n', cwd: folder }),
    ])
    expect(JSON.parse(sim.out)).toMatchObject({ finished: 3, violations: 0 })
    const saved = /Saved to (tollan-\w+\.json)/.exec(start.out)?.[1] ?? ''
    const game: unknown = JSON.parse(readFileSync(join(folder, saved), 'utf8'))
    expect(game).toMatchObject({ options: { data: [{ table: 'nobles' }, { table: 'pyramid-track' }] } })
  })
})
