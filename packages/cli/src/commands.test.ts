import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { idsIn, rulesIn, titlesIn } from './spec.ts'
import { freshFolder, tollan } from './testing.ts'

describe('help', () => {
  it('lists the commands and the options of each', async () => {
    const [all, named, sim] = await Promise.all([tollan([]), tollan(['--help']), tollan(['sim', '--help'])])
    const commands = ['start', 'sim', 'record', 'verify', 'replay', 'scenario', 'data', 'spec', 'bench']
    for (const ran of [all, named]) for (const command of commands) expect(ran.out).toContain(`  ${command}`)
    expect(all.code).toBe(0)
    expect(sim.out).toContain('--coverage')
  })
})

describe('sim', () => {
  it.each([
    ['2 players', ['--players', '2'], 2],
    ['3 players with variants', ['--players', '3', '--variants', 'draft,dark-eclipse'], 3],
    ['4 players, first game', ['--players', '4', '--first-game'], 4],
    ['solo', ['--solo', '--setting', 'bot-gold=1'], 1],
  ] as const)('plays and checks random games: %s', async (_name, args, players) => {
    const ran = await tollan(['sim', '--game', 'teotihuacan', ...args, '--games', '2', '--seed', '3', '--check', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const report = JSON.parse(ran.out)
    expect(report).toMatchObject({ game: 'teotihuacan', players, games: 2, finished: 2, violations: 0, checked: true, warmupGames: 0 })
    expect(report.decisions).toBeGreaterThan(100)
    expect(report.decisionsPerSecond).toBeGreaterThan(0)
    expect(report.scores.min).toBeLessThanOrEqual(report.scores.mean)
    expect(report.scores.max).toBeGreaterThanOrEqual(report.scores.mean)
  })

  it('plays the same games for the same seed, and any of them alone', async () => {
    const run = async (...args: string[]): Promise<{ decisions: number; scores: object }> =>
      JSON.parse((await tollan(['sim', '--players', '2', '--json', ...args])).out)
    const [four, again, first, rest, other] = await Promise.all([
      run('--games', '4', '--seed', '7'),
      run('--games', '4', '--seed', '7', '--coverage'),
      run('--games', '1', '--seed', '7'),
      run('--games', '3', '--seed', '7', '--from', '2'),
      run('--games', '4', '--seed', '8'),
    ])
    expect(again.scores).toEqual(four.scores)
    expect(again.decisions).toBe(four.decisions)
    expect(first.decisions + rest.decisions).toBe(four.decisions)
    expect(other.scores).not.toEqual(four.scores)
  })

  it('reports coverage and says what it warmed up with', async () => {
    const [covered, plain] = await Promise.all([
      tollan(['sim', '--players', '2', '--games', '12', '--coverage']),
      tollan(['sim', '--players', '2', '--games', '2']),
    ])
    expect(covered.out).toMatch(/pieces: \d+ of \d+ occurred/)
    expect(covered.out).toMatch(/procedures: \d+ of \d+ occurred\n {2}missing: .*bot-turn/)
    expect(plain.out).toMatch(/seconds +[\d.]+ after \d+ games of warm-up/)
  })
})

describe('spec', () => {
  it('compares numbered rules with the titles of tests', async () => {
    const ran = await tollan(['spec', '--json'])
    const report = JSON.parse(ran.out)
    expect(report).toMatchObject({ game: 'teotihuacan' })
    expect(report.rules).toBeGreaterThan(400)
    expect(report.tested + report.untested.length).toBe(report.rules)
    expect(ran.code).toBe(report.unknown.length === 0 ? 0 : 1)
  })

  it('reads rules, titles and ids', () => {
    expect(rulesIn('- **TEO-A-01** one\n- **TEO-B-02** two\n  see **TEO-C-03**')).toEqual(['TEO-A-01', 'TEO-B-02'])
    const source = [
      "it('one TEO-A-01', () => {})", 'test.only(\n  `two TEO-A-02`)', "it.each([['(', 1], [')', 2]])('three TEO-A-03 %s', () => {})",
      "split('TEO-A-04')", 'it("it\'s", f)',
    ].join('\n')
    expect(titlesIn(source)).toEqual(['one TEO-A-01', 'two TEO-A-02', 'three TEO-A-03 %s', "it's"])
    expect(idsIn('TEO-MAIN-ALCH-09, TEO-TERM-10: and OTHER-01, TEO-SOLO-%s', ['TEO'])).toEqual(['TEO-MAIN-ALCH-09', 'TEO-TERM-10'])
  })
})

describe('bench', () => {
  it('measures everything in one run', async () => {
    const ran = await tollan(['bench', '--quick', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const report = JSON.parse(ran.out)
    expect(report.playouts.map((one: { players: number }) => one.players)).toEqual([2, 3, 4, 1])
    for (const value of Object.values(report.microseconds)) expect(value).toBeGreaterThan(0)
    expect(report.reload.entries).toBeGreaterThan(300)
    expect(report.peer).toMatchObject({ name: 'boardgame.io reducer' })
    expect(report.ratios.decisionsToPeerMoves).toBeGreaterThan(1)
  })
})

describe('start', () => {
  const lines = (...each: string[]): string => `${each.join('\n')}\n`

  it('plays a solo game from a pipe and ends cleanly at the end of the input', async () => {
    const cwd = freshFolder()
    const input = lines('h', '1', '? forest', '? 1', '? unicorn', 'u', 'r', 't', 'nonsense', '999', 's', 's mine.json', '1', 'b', '1')
    const ran = await tollan(['start', '--seed', '1'], { cwd, input })
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const said = ['commitment', 'Teotibot', 'Which two starting tiles', 'restart the turn', 'names no component', 'Pyramid:']
    for (const text of said) expect(ran.out).toContain(text)
    expect(ran.out).not.toMatch(/undefined|NaN|\[object/)
    expect(readdirSync(cwd).sort()).toEqual(['mine.json', expect.stringMatching(/^tollan-[0-9a-f]{8}\.json$/)])
    expect((await tollan(['verify', join(cwd, 'mine.json')])).code).toBe(0)
  })

  it('goes on with a game that was left, to its end, and every draw can be checked', async () => {
    const cwd = freshFolder()
    const first = await tollan(['start', '--seed', '1'], { cwd, input: lines('1', '1', '1', 'q') })
    const [name = ''] = /tollan-[0-9a-f]{8}\.json/.exec(first.out) ?? []
    const before = JSON.parse(readFileSync(join(cwd, name), 'utf8')) as { entries: unknown[]; over: boolean }
    expect(before.over).toBe(false)
    const rest = await tollan(['start', '--load', name], { cwd, input: '1\n'.repeat(1500) })
    expect(rest, rest.err).toMatchObject({ code: 0, err: '' })
    expect(rest.out).toContain('The game is over.')
    expect(rest.out).toMatch(/TEO-SOLO-16 +Teotibot rolls \d+ and acts by its tile/)
    const after = JSON.parse(readFileSync(join(cwd, name), 'utf8')) as { entries: unknown[]; over: boolean }
    expect(after.over).toBe(true)
    expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries)
    expect(await tollan(['verify', join(cwd, name)])).toMatchObject({ code: 0, err: '' })
  })

  it('deals the same game for the same seed, and another one without', async () => {
    const named = async (...seed: string[]): Promise<string | undefined> => /commitment ([0-9a-f]+)/.exec((await tollan(['start', ...seed], { cwd: freshFolder() })).out)?.[1]
    const [one, same, other, secret] = await Promise.all([named('--seed', '1'), named('--seed', '1'), named('--seed', '2'), named()])
    expect(same).toBe(one)
    expect(new Set([one, other, secret]).size).toBe(3)
  })

  it('seats several people at one keyboard and writes nothing when nothing was played', async () => {
    const cwd = freshFolder()
    const ran = await tollan(['start', '--players', '3', '--variants', 'draft', '--seed', '1'], { cwd })
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toMatch(/Player \d: Which starting tile do you draft\?/)
    expect(readdirSync(cwd)).toEqual([])
  })
})
