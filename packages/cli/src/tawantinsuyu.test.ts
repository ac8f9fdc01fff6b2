// The commands with the second game.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameEvent } from '@tollan/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { gameNamed } from './games.ts'
import { freshFolder, isClearError, tollan } from './testing.ts'

const taw = ['--game', 'tawantinsuyu']
const folder = freshFolder()
const recorded = join(folder, 'game.json')

beforeAll(async () => {
  const ran = await tollan(['record', ...taw, '--players', '3', '--seed', '5', '--out', recorded])
  expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
})

describe('tollan sim --game tawantinsuyu', () => {
  it.each([
    ['2 players', ['--players', '2'], 2],
    ['3 players, first game', ['--players', '3', '--first-game'], 3],
    ['4 players', ['--players', '4'], 4],
    ['solo', ['--solo', '--setting', 'vp-per-weaving=1'], 1],
  ] as const)('plays and checks random games: %s', async (_name, args, players) => {
    const ran = await tollan(['sim', ...taw, ...args, '--games', '2', '--seed', '3', '--check', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const report = JSON.parse(ran.out)
    expect(report).toMatchObject({ game: 'tawantinsuyu', players, games: 2, finished: 2, violations: 0, checked: true })
    expect(report.decisions).toBeGreaterThan(200)
    expect(report.scores.mean).toBeGreaterThan(0)
  })

  it('mixes all player counts and reports what occurred', async () => {
    const ran = await tollan(['sim', ...taw, '--mix', '--modules', 'first-game', '--games', '8', '--check', '--coverage', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const report = JSON.parse(ran.out)
    expect(report).toMatchObject({ players: 0, finished: 8, violations: 0 })
    expect(report.combinations).toBe(8) // 1 to 4 players, with and without the variant
    expect(report.coverage.procedures.occurred).toBeGreaterThan(40)
    expect(report.coverage.pieces.occurred).toBeGreaterThan(200)
  })

  it('says which numbers of players and variants there are', async () => {
    const [five, draft] = await Promise.all([tollan(['sim', ...taw, '--players', '5']), tollan(['sim', ...taw, '--variants', 'draft'])])
    for (const ran of [five, draft]) expect([ran.code, isClearError(ran)]).toEqual([2, true])
    expect(five.err).toContain('1 (against Axomamma) to 4 players, not 5 (TAW-SETUP-01)')
    expect(draft.err).toContain('no module or variant "draft"; known are first-game')
  })
})

describe('game files of tawantinsuyu', () => {
  it('record, verify and replay: every line with its rule in one column', async () => {
    const [again, verified, told] = await Promise.all([
      tollan(['record', ...taw, '--players', '3', '--seed', '5']), tollan(['verify', recorded]), tollan(['replay', recorded]),
    ])
    expect(again.out).toBe(readFileSync(recorded, 'utf8'))
    expect(verified).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/tawantinsuyu, rules version \d+, \d+ entries, \d+ draws match the commitment/) })
    expect(told).toMatchObject({ code: 0, err: '' })
    const lines = told.out.split('\n').filter((line) => line.startsWith('  TAW-'))
    expect(lines.length).toBeGreaterThan(300)
    for (const line of lines) expect(line.slice(0, 27)).toMatch(/^ {2}TAW-[A-Z0-9-]+ +[A-Z]/)
    for (const line of lines) expect(line.slice(24, 26)).toMatch(/^ \S$/)
    expect(told.out).toMatch(/Final scores\n {2}Player 1 +\d+ VP\n {2}Player 2 +\d+ VP\n {2}Player 3 +\d+ VP\n$/)
    expect(told.out).not.toMatch(/undefined|NaN|\[object/)
  })

  it('exports exact positions that run as scenarios', async () => {
    const { entries } = JSON.parse(readFileSync(recorded, 'utf8')) as { entries: unknown[] }
    for (const at of [0, Math.floor(entries.length / 2), entries.length]) {
      const path = join(folder, `at-${at}.json`)
      const written = await tollan(['scenario', '--export', recorded, '--at', String(at), '--out', path])
      expect(written, written.err).toMatchObject({ code: 0, err: '' })
      const ran = await tollan(['scenario', path, '--json'])
      expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
      expect(written.out).toContain(`hash ${JSON.parse(ran.out).hash}`)
    }
    const shown = await tollan(['scenario', join(folder, 'at-0.json')])
    for (const text of ['Hill (', 'Village, from the potato end', 'Question to chance']) expect(shown.out).toContain(text)
  })
})

describe('scenarios of tawantinsuyu', () => {
  it('words every event by itself, also behind one that only a seat may see', async () => {
    const path = join(folder, 'drawn.json')
    writeFileSync(path, JSON.stringify({
      game: 'tawantinsuyu', players: 2, position: { seats: [{ gold: 1, workers: ['warrior'] }] }, chance: ['draw-army:army-01'],
      answers: ['place:warrior', 'on:space-top-0-a', 'by-gold'],
    }))
    const ran = await tollan(['scenario', path, '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const { log } = JSON.parse(ran.out) as { log: (GameEvent & { text: string })[] }
    const game = gameNamed('tawantinsuyu')
    const compiled = game.definition.compile({ players: 2 })
    const words = compiled.ok ? game.text(compiled.rules) : null
    expect(log.map(({ text }) => text)).toEqual(log.map((event) => words?.event(event)))
    const hidden = log.findIndex(({ only }) => only !== undefined)
    expect(hidden).toBeGreaterThan(0)
    expect(hidden).toBeLessThan(log.length - 1)
  })

  it('plays a position by hand, in words and with reasons', async () => {
    const path = join(folder, 'warrior.json')
    const seats = [{ gold: 1, workers: ['warrior'] }]
    writeFileSync(path, JSON.stringify({
      game: 'tawantinsuyu', players: 2, position: { hill: { 'space-top-0-b': 'courier' }, seats }, chance: ['draw-army:army-01'],
      answers: ['place:warrior', 'on:space-top-0-a', 'by-gold', 'capture:space-top-0-b'], why: ['space-top-0-a', 'conquest-antisuyu-5', 'task:icon-top-1-ab'],
    }))
    const ran = await tollan(['scenario', path])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    for (const text of [
      'TAW-PLACE-01           Player 1 places a Warrior on the top terrace, section 1, space a',
      'TAW-WORK-WARRIOR-02    Player 1 takes the Courier of the top terrace, section 1, space b',
      'Question to Player 1: Which task do you perform next? (task)',
      'TAW-PLACE-01           space-top-0-a: A worker already stands there',
      'TAW-PRIEST-CONQUER-11  conquest-antisuyu-5: This space takes 4 Soldiers on different whole cards; 0 are face-up',
      'TAW-COUNT-08           task:icon-top-1-ab: This task does not touch your worker',
    ])
      expect(ran.out).toContain(text)
  })
})

describe('tollan start --game tawantinsuyu', () => {
  it('seats several people at one keyboard, explains and saves', async () => {
    const cwd = freshFolder()
    const input = `${['h', '1', '1', '1', '1', '? 1', '? unicorn', 'b', 'u', 'nonsense', '1', '1', '1', 'q'].join('\n')}\n`
    const ran = await tollan(['start', ...taw, '--players', '2', '--seed', '1'], { cwd, input })
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const said = ['for example side:pray', 'Which starting weaving do you take?', 'Which three God cards do you keep?', 'Market', 'Conquest:', 'Tasks', 'names no component']
    for (const text of said) expect(ran.out).toContain(text)
    expect(ran.out).not.toMatch(/undefined|NaN|\[object/)
    const [name = ''] = readdirSync(cwd)
    expect(name).toMatch(/^tollan-[0-9a-f]{8}\.json$/)
    expect(await tollan(['verify', join(cwd, name)])).toMatchObject({ code: 0, err: '' })
  })

  it('goes on with a solo game that was left, to its end, and never shows the hand of Axomamma', async () => {
    const cwd = freshFolder()
    const first = await tollan(['start', ...taw, '--seed', '1'], { cwd, input: '1\n1\nq\n' })
    const [name = ''] = /tollan-[0-9a-f]{8}\.json/.exec(first.out) ?? []
    const rest = await tollan(['start', '--load', name], { cwd, input: '1\n2\n1\n'.repeat(1500) })
    expect(rest, rest.err).toMatchObject({ code: 0, err: '' })
    expect(rest.out).toContain('The game is over.')
    expect(rest.out).toMatch(/TAW-FEAST-03 +Feast 3 is held/)
    expect(rest.out).toMatch(/TAW-SOLO-40 +Axomamma rolls \d for her turn/)
    expect(rest.out).toContain('tucked gods: 1 ')
    expect(rest.out).not.toMatch(/Axomamma (sees|now holds)/)
    expect(await tollan(['verify', join(cwd, name)])).toMatchObject({ code: 0, err: '' })
  })
})

describe('tollan spec, data and bench for tawantinsuyu', () => {
  it('compares numbered rules with the titles of tests', async () => {
    const ran = await tollan(['spec', ...taw, '--json'])
    const report = JSON.parse(ran.out)
    expect(report).toMatchObject({ game: 'tawantinsuyu', unknown: [] })
    expect(report.rules).toBeGreaterThan(500)
    expect(report.tested + report.untested.length).toBe(report.rules)
  })

  it('names the mark of every table', async () => {
    const ran = await tollan(['data', 'sources', ...taw, '--json'])
    expect(JSON.parse(ran.out)).toContainEqual({ table: 'God cards', source: 'reconstructed' })
  })

  it('plays with corrected values and says so in words', async () => {
    const printed = await tollan(['data', 'export', ...taw])
    expect(printed).toMatchObject({ code: 0, err: '' })
    const sheet = join(folder, 'sheet.json')
    writeFileSync(sheet, printed.out)
    expect(await tollan(['data', 'check', sheet, ...taw])).toEqual({ code: 0, out: 'no differences\n', err: '' })
    const values = JSON.parse(printed.out)
    values.tables['army-cards'].values['army-01'].gives.n = 2
    writeFileSync(sheet, JSON.stringify(values))
    const path = join(folder, 'corrected.json')
    const position = { seats: [{ armyCards: ['army-01'] }] }
    const checked = await tollan(['data', 'check', sheet, ...taw, '--json'])
    writeFileSync(path, JSON.stringify({ game: 'tawantinsuyu', players: 2, data: JSON.parse(checked.out), position, answers: ['trade:army-01'] }))
    const ran = await tollan(['scenario', path])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toContain('Player 1 discards Army card 1 (1 Soldier, 2 gold) from hand')
  })

  it('measures the game in the same report', async () => {
    const ran = await tollan(['bench', ...taw, '--quick', '--json'])
    expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
    const report = JSON.parse(ran.out)
    expect(report.playouts.map((one: { players: number }) => one.players)).toEqual([2, 3, 4, 1])
    for (const value of Object.values(report.microseconds)) expect(value).toBeGreaterThan(0)
    expect(report).toMatchObject({ game: 'tawantinsuyu', allModules: null, ratios: { allModulesToBase: null } })
    expect(report.cloneBytes).toBeGreaterThan(report.stateBytes)
  })
})
