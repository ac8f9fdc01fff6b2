// Games never break: a released engine plays its games for ever, whatever becomes of the rules and the printed values.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { alike } from '@tollan/ai'
import { engineFor, games, releases } from '@tollan/engines'
import { behaviourOf } from '@tollan/engines/behaviour'
import { fastRandom, type GameDefinition, type GameFile, parseFile, questions, type Ruleset, secretFromSeed, verify } from '@tollan/kernel'
import { carriedOver, giveAnswer, loadRoom, openRoom, type Room, roomFile, type Seating } from '@tollan/room'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled, recordedOptions } from './freeze.ts'
import { root } from './root.ts'

const seating: Seating = { manner: () => ({ forced: false, confirm: 'always' }), companions: [] }

const frozenEngine = async (file: string): Promise<GameDefinition> =>
  ((await import(pathToFileURL(join(root, 'packages/engines/frozen', file)).href)) as { engine: GameDefinition }).engine

function recorded(game: string, version: number): [string, GameFile][] {
  const folder = join(root, 'fixtures', game, String(version))
  return readdirSync(folder).map((name) => {
    const parsed = parseFile(readFileSync(join(folder, name), 'utf8'))
    if (!parsed.ok) throw new Error(parsed.message)
    return [name, parsed.file]
  })
}

/** Answers at random until the game is over, or so many answers are given. */
function playOn(room: Room, seed: number, most = Infinity): Room {
  const random = fastRandom(seed)
  for (let [open] = questions(room.journal), n = 0; open !== undefined && n < most; [open] = questions(room.journal), n++) {
    const given = giveAnswer(room, { seat: open.seat, revision: open.revision, answer: open.answers[random(open.answers.length)] })
    if (!given.ok) throw new Error(given.message)
  }
  return room
}

function mustOpen<T>(result: ({ readonly ok: true } & T) | { readonly ok: false; readonly message: string }): T {
  if (!result.ok) throw new Error(result.message)
  return result
}

describe.each(releases.map((release) => [`${release.game} ${release.version}`, release] as const))('released engine %s', (_name, release) => {
  it('is the file that was released', () => {
    const code = readFileSync(join(root, 'packages/engines/frozen', release.file))
    expect(createHash('sha256').update(code).digest('hex')).toBe(release.digest)
    expect(/^import\b|[;}]import\b|\bimport\(/m.test(code.toString())).toBe(false) // it needs nothing else
  })

  it('plays every recorded game of its version to the same end', async () => {
    const engine = await frozenEngine(release.file)
    const files = recorded(release.game, release.version)
    expect(files.length).toBeGreaterThan(10)
    for (const [name, file] of files) expect([name, verify(engine, file)]).toMatchObject([name, { ok: true, verified: { version: release.version } }])
  })
})

/** What an interface is told of a table some answers into a game: the names of everything, lists by their first entry. */
function namesOnTheTable(definition: GameDefinition): readonly string[] {
  const names = (value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return names(value[0], path)
    return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, one]) => [`${path}${key}`, ...names(one, `${path}${key}.`)]) : []
  }
  const { room } = mustOpen(openRoom(definition, { players: 2, modules: [], settings: {} }, secretFromSeed(5), seating))
  const { game } = playOn(room, 1, 60).journal
  return names(definition.tableau(game.rules.doors.view(game, 0)), '')
}

/** The table in the browser came with a later version: games of these can be replayed and verified only. */
const neverDrawn = ['tawantinsuyu 1']

describe.each(games.map((game) => [game]))('present engine of %s', (game) => {
  it('tells an interface nothing that released ones do not: what is drawn of a new game must be drawn of an old one', async () => {
    const present = namesOnTheTable(mustOpen(await engineFor(game)).definition)
    expect(present.length).toBeGreaterThan(50)
    for (const { version, file } of releases.filter((one) => one.game === game && !neverDrawn.includes(`${game} ${one.version}`))) {
      const known = new Set(namesOnTheTable(await frozenEngine(file)))
      expect([version, present.filter((name) => !known.has(name))]).toEqual([version, []])
    }
  })

  it('is released, and behaves as the released one: else RULES_VERSION is raised and the new version frozen', async () => {
    const { definition } = mustOpen(await engineFor(game))
    const release = releases.find((one) => one.game === game && one.version === definition.version)
    expect(release, `version ${definition.version} of ${game} is not frozen: run tollan freeze --game ${game}`).toBeDefined()
    const { edition = 0, behaviour } = release ?? {}
    expect(behaviourOf(definition, recordedOptions(game, definition.version, edition))).toBe(behaviour)
  })
})

describe.each(games.map((game) => [game]))('versions of %s that are said to play alike', (game) => {
  it('do: by the options of the older one both behave the same', async () => {
    for (const [first = 0, ...others] of alike[game] ?? []) {
      const { edition = 0, behaviour } = releases.find((one) => one.game === game && one.version === first) ?? {}
      expect(others.length).toBeGreaterThan(0)
      for (const version of others) {
        const { definition } = mustOpen(await engineFor(game, version))
        expect([version, behaviourOf(definition, recordedOptions(game, first, edition))]).toEqual([version, behaviour])
      }
    }
  })
})

describe('a later version with another rule and another printed value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tollan-freeze-'))
  let later: GameDefinition
  let first: GameDefinition

  /** Teotihuacan as it could become: one point more for every score, and temples that give 9 cocoa where they gave something else. */
  const changes: Readonly<Record<string, readonly [string | RegExp, string]>> = {
    'compile.ts': [/RULES_VERSION = \d+/, 'RULES_VERSION = 99'],
    'goods.ts': ['g.s[VP + seat] += n\n', 'g.s[VP + seat] += n + 1\n'],
    'content/editions.ts': ['= []', "= [[{ table: 'mask-sets', path: '1', from: 2, to: 1 }]]"],
    'content/eclipse.ts': ['maskSetVp: [0, 1, 3', 'maskSetVp: [0, 2, 3'],
  }

  beforeAll(async () => {
    const future = {
      name: 'future',
      transform(code: string, id: string) {
        const change = Object.entries(changes).find(([file]) => id.endsWith(`teotihuacan/src/${file}`))?.[1]
        return change === undefined ? null : code.replace(change[0], change[1])
      },
    }
    const file = join(folder, 'later.mjs')
    writeFileSync(file, await bundled(join(root, 'packages/teotihuacan/src/definition.ts'), 'teotihuacan', [future]))
    later = ((await import(pathToFileURL(file).href)) as { engine: GameDefinition }).engine
    first = await frozenEngine('teotihuacan-1.js')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const options = { players: 2, modules: [], settings: {} }

  it('leaves a running game on its version, which plays it to its end', () => {
    const { room } = mustOpen(openRoom(first, options, secretFromSeed(5), seating))
    const half = roomFile(playOn(room, 5, 120))
    expect(half.over).toBe(false)
    expect(loadRoom(later, half, seating)).toMatchObject({ ok: false, message: expect.stringContaining('version 1') })
    const resumed = playOn(mustOpen(loadRoom(first, half, seating)).room, 6)
    expect(verify(first, roomFile(resumed))).toMatchObject({ ok: true, verified: { version: 1 } })
  })

  it('plays by its own rule and value, and by the older edition with the older value', () => {
    const points = (definition: GameDefinition, extra: object): number => {
      const { room } = mustOpen(openRoom(definition, { ...options, ...extra }, secretFromSeed(7), seating))
      return definition.points(playOn(room, 7).journal.game, 0)
    }
    expect(later.version).toBe(99)
    expect([first.edition, later.edition]).toEqual([1, 2])
    expect(points(later, {})).not.toBe(points(first, {}))
    const masks = (edition: number): unknown => {
      const { rules } = mustOpen(later.compile({ ...options, edition })) as { rules: Ruleset & { parts: { maskSetVp: readonly number[] } } }
      return rules.parts.maskSetVp[1]
    }
    expect([masks(1), masks(2)]).toEqual([1, 2])
    expect(later.compile({ ...options, edition: 3 })).toMatchObject({ ok: false })
  })

  it('takes over a game only where its position means the same', () => {
    const { room } = mustOpen(openRoom(first, { ...options, edition: 1 }, secretFromSeed(8), seating))
    const carried = mustOpen(carriedOver(room, later)).room
    expect(carried.definition.version).toBe(99)
    expect(carried.journal.counter).toBeGreaterThan(room.journal.counter)
    playOn(carried, 8)
    expect(carriedOver(playOn(room, 8), later)).toMatchObject({ ok: false, message: expect.stringContaining('99') })
  })
})
