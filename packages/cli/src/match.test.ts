import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './root.ts'
import { freshFolder, isClearError, tollan } from './testing.ts'

describe('match', () => {
  it('prints one object of figures', async () => {
    const ran = await tollan(['match', '--game', 'teotihuacan', '--players', '2', '--a', 'greedy', '--b', 'random', '--games', '2', '--seed', '3', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const report = JSON.parse(ran.out)
    expect(Object.keys(report)).toEqual(['game', 'players', 'games', 'a', 'b', 'low', 'high', 'elo'])
    expect(report).toMatchObject({ game: 'teotihuacan', players: 2, games: 2, a: { level: 'greedy' }, b: { level: 'random' } })
    expect(report.a.mean).toBeGreaterThan(report.b.mean)
  })

  it('lets a player from a module play, and says what is wrong with one', async () => {
    const ran = await tollan(['match', '--players', '2', '--a', join(root, 'examples', 'player.ts'), '--b', 'random', '--games', '2', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(ran.out).a.mean).toBeGreaterThan(JSON.parse(ran.out).b.mean)
    expect(isClearError(await tollan(['match', '--a', './nobody.ts']))).toBe(true)
  })

  it('gives the same figures whatever the number of threads', async () => {
    const args = ['match', '--players', '2', '--a', 'random', '--b', 'random', '--games', '8', '--seed', '5', '--json']
    const [one, two] = [await tollan([...args, '--threads', '1']), await tollan([...args, '--threads', '2'])]
    expect(one, one.err).toMatchObject({ code: 0, err: '' })
    expect(two.out).toBe(one.out)
  })

  it('goes on where it was broken off, and not with the games of another match', async () => {
    const keep = join(freshFolder(), 'games.jsonl')
    const args = ['match', '--players', '2', '--a', 'random', '--b', 'random', '--seed', '5', '--json']
    const whole = await tollan([...args, '--games', '4'])
    const half = await tollan([...args, '--games', '2', '--keep', keep])
    expect(half, half.err).toMatchObject({ code: 0, err: '' })
    const rows = readFileSync(keep, 'utf8').trim().split('\n')
    expect(rows).toHaveLength(3)
    writeFileSync(keep, [...rows.slice(0, 2), rows[2].replace('"won":', '"won":100'), rows[1].slice(0, 20)].join('\n')) // a game that was not played again, and one that was killed while it was written
    const more = await tollan([...args, '--games', '4', '--keep', keep])
    expect(more, more.err).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(more.out).a.wins).toBeGreaterThan(99)
    writeFileSync(keep, [...rows, ''].join('\n'))
    expect((await tollan([...args, '--games', '4', '--threads', '2', '--keep', keep])).out).toBe(whole.out)
    const other = await tollan(['match', '--players', '2', '--a', 'greedy', '--b', 'random', '--games', '2', '--keep', keep])
    expect(isClearError(other), other.err).toBe(true)
    expect(other.err).toMatch(/games of another match/)
  })

  it('plays one against the automa', async () => {
    const ran = await tollan(['match', '--game', 'tawantinsuyu', '--players', '1', '--a', 'random', '--games', '1', '--json'])
    expect(JSON.parse(ran.out)).toMatchObject({ players: 1, b: { level: 'automa' } })
  })

  it('lets a level have a style, and names those of the game where it has no such', async () => {
    const ran = await tollan(['match', '--game', 'tawantinsuyu', '--players', '2', '--a', 'visitor/weaver', '--b', 'visitor', '--games', '2', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(ran.out)).toMatchObject({ a: { level: 'visitor/weaver' }, b: { level: 'visitor' } })
    const plain = await tollan(['match', '--game', 'tawantinsuyu', '--players', '2', '--a', 'visitor', '--b', 'visitor', '--games', '2', '--json'])
    expect(JSON.parse(ran.out).a.mean, 'it plays otherwise').not.toBe(JSON.parse(plain.out).a.mean)
    const unknown = await tollan(['match', '--game', 'tawantinsuyu', '--a', 'visitor/noble'])
    expect(isClearError(unknown), unknown.err).toBe(true)
    expect(unknown.err).toMatch(/no style "noble" in tawantinsuyu; known are weaver, stonecutter, architect, sculptor/)
  })

  it.each([[[]], [['--a', 'genius']], [['--a', 'genius/noble']], [['--a', 'priest/']], [['--a', 'greedy/noble']], [['--a', 'random', '--games', '0']], [['--a', 'random', '--players', '9']]])('says in one line what is wrong with %j', async (args) => {
    const ran = await tollan(['match', ...args])
    expect(isClearError(ran), ran.err).toBe(true)
  })
})

describe('ladder', () => {
  it('says in one line what is wrong', async () => expect(isClearError(await tollan(['ladder', '--game', 'chess']))).toBe(true))

  it('keeps the games of every match in a folder, and goes on with them', async () => {
    const folder = join(freshFolder(), 'kept')
    const args = ['ladder', '--game', 'teotihuacan', '--players', '1', '--games', '2', '--ms', '1', '--threads', '1']
    const first = await tollan([...args, '--keep', folder])
    expect(first, first.err).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/\| random : automa \| 2 \|[^]*\| ruler : automa \| 2 \|/)
    const path = join(folder, 'teotihuacan-1-random-random.jsonl')
    const [head, ...games] = readFileSync(path, 'utf8').trim().split('\n')
    writeFileSync(path, [head, ...games.map((game) => game.replace('"won":0', '"won":1')), ''].join('\n')) // games nobody played: they were not played again
    const again = await tollan([...args, '--keep', folder])
    expect(again.out).not.toBe(first.out)
    expect(again.out).toMatch(/\| random : automa \| 2 \| 100 %/)
    const wrong = await tollan([...args, '--keep', path])
    expect(isClearError(wrong), wrong.err).toBe(true)
  })
})

describe('train', () => {
  it('writes weights that a match can use, and goes on where it stopped', async () => {
    const folder = freshFolder()
    const out = join(folder, 'weights.json')
    const args = ['train', '--game', 'teotihuacan', '--players', '1,2', '--nodes', '10', '--hidden', '2', '--early', '2', '--seed', '4', '--state', join(folder, 'state'), '--out', out]
    const first = await tollan([...args, '--games', '2'])
    expect(first, first.err).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/2 of 2 games/)
    const more = await tollan([...args, '--games', '3'])
    expect(more.out).toMatch(/^\[#{20}\] +3 of 3 games/)
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ game: 'teotihuacan', games: 3, seed: 4, hidden: 2, command: expect.stringMatching(/--seed 4 --games 3$/) })
    const early = JSON.parse(readFileSync(join(folder, 'weights-early.json'), 'utf8')) as { readonly weights: string }
    expect(early, 'kept as they were').toMatchObject({ games: 2, hidden: 2 })
    expect(early.weights).not.toBe((JSON.parse(readFileSync(out, 'utf8')) as typeof early).weights)
    expect(readFileSync(join(folder, 'state', 'curve.svg'), 'utf8')).toContain('<svg')
    const once = join(folder, 'once.json')
    const whole = await tollan(['train', '--game', 'teotihuacan', '--players', '1,2', '--nodes', '10', '--hidden', '2', '--seed', '4', '--threads', '3', '--state', join(folder, 'other'), '--out', once, '--games', '2'])
    expect(whole, whole.err).toMatchObject({ code: 0 })
    const again = await tollan(['train', '--game', 'teotihuacan', '--players', '1,2', '--nodes', '10', '--hidden', '2', '--seed', '4', '--threads', '1', '--state', join(folder, 'third'), '--out', out, '--games', '2'])
    expect(again, again.err).toMatchObject({ code: 0 })
    expect(readFileSync(out, 'utf8'), 'threads make no difference').toBe(readFileSync(once, 'utf8'))
    const match = await tollan(['match', '--a', 'visitor', '--b', 'random', '--games', '1', '--weights', out, '--json'])
    expect(JSON.parse(match.out)).toMatchObject({ a: { level: 'visitor' } })
  })

  it('begins with the weights it is given, and with none that do not fit', async () => {
    const folder = freshFolder()
    const fixed = ['train', '--game', 'tawantinsuyu', '--players', '2', '--games', '1', '--nodes', '10', '--threads', '1']
    const trained = async (name: string, ...more: readonly string[]) => {
      const out = join(folder, `${name}.json`)
      const done = await tollan([...fixed, '--hidden', '2', '--state', join(folder, name), '--out', out, ...more])
      expect(done, done.err).toMatchObject({ code: 0 })
      return JSON.parse(readFileSync(out, 'utf8')) as { readonly weights: string; readonly command: string }
    }
    const first = await trained('first', '--seed', '1')
    const second = await trained('second', '--seed', '2', '--from', join(folder, 'first.json'))
    expect(second.command).toContain('--from')
    expect([first.weights, (await trained('third', '--seed', '2')).weights]).not.toContain(second.weights)
    const wrong = await tollan([...fixed, '--hidden', '3', '--state', join(folder, 'fourth'), '--out', join(folder, 'fourth.json'), '--from', join(folder, 'first.json')])
    expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/2 hidden units, not 3\n$/) })
  })
})
