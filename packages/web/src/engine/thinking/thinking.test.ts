import { keptPuzzles } from '@tollan/ai'
import { fromHex, secretFromSeed, verify } from '@tollan/kernel'
import { engineFor } from '@tollan/engines'
import { openRoom } from '@tollan/room'
import { forcedRun } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import { answer, back, begin, branchOf, create, load, move, news, openedFrom, readFile, type Session, sight, textOf } from '../session.ts'
import { playThinkers, silent } from './testing.ts'
import { thoughts } from './thoughts.ts'

async function open(game: string, players: number, thinkers: readonly number[], modules: readonly string[] = []): Promise<Session> {
  const made = await create(game, { players, modules, settings: {} }, secretFromSeed(4), forcedRun, thinkers)
  if (!made.ok) throw new Error(made.message)
  return made.session
}

/** What the person is asked answers the first that comes. */
function giveFirst(session: Session): boolean {
  const { scene } = openedFrom(session)
  const mine = scene.asked.find((one) => one.seat === scene.viewer && one.answers.length > 0)
  if (mine === undefined || mine.seat === 'chance') return false
  const plain = mine.answers.find((key) => !scene.asides.includes(key)) ?? mine.answers[0] ?? ''
  return answer(session, mine.seat, mine.revision, plain, forcedRun).ok
}

describe('players that think', () => {
  it.each([['teotihuacan', ['m6', 'm7']], ['tawantinsuyu', []]] as const)('%s: two of them and a person play to the end, through the table', async (game, modules) => {
    const session = await open(game, 3, [0, 2], modules)
    expect(openedFrom(session).scene.viewer).toBe(1) // a person looks at the screen from the beginning
    for (let steps = 0; steps < 5000; steps++) {
      await playThinkers(session, [0, 2], 'visitor')
      expect(openedFrom(session).scene.viewer).toBe(1)
      if (!giveFirst(session)) break
    }
    expect(openedFrom(session).scene.over).toBe(true)
    const read = readFile(textOf(session))
    expect(read.ok && verify(session.newest, read.file)).toMatchObject({ ok: true })
  }, 120_000)

  it('get ready where somebody was trained, and say so where nobody was', async () => {
    const options = { players: 2, modules: [], settings: {} }
    for (const game of ['teotihuacan', 'tawantinsuyu']) await expect(thoughts.prepare(silent, { game, version: 3, options })).resolves.toBeUndefined()
    await expect(thoughts.prepare(silent, { game: 'chess', version: 1, options })).rejects.toThrow(/chess/)
  })

  it('let nobody wait while they get ready', async () => {
    const session = await open('teotihuacan', 2, [0, 1])
    const seen = sight(session, 0) ?? sight(session, 1)
    if (seen === null) throw new Error('nobody is asked')
    const { definition, journal } = session.room
    const table = { game: definition.id, version: definition.version, options: journal.rules.options }
    const done: string[] = []
    await Promise.all([
      thoughts.prepare(silent, table).then(() => done.push('ready')),
      thoughts.think(silent, { ...table, view: seen.view, seed: 7 }, 'visitor').then(() => done.push('thought')),
    ])
    expect(done).toEqual(['thought', 'ready'])
  })

  it('think about a table that stays on the rules it was begun with', async () => {
    const engine = await engineFor('tawantinsuyu', 2)
    if (!engine.ok) throw new Error(engine.message)
    const options = { players: 2, modules: [], settings: {} }
    const room = openRoom(engine.definition, options, secretFromSeed(4), { manner: () => forcedRun, companions: [], thinkers: [0, 1] })
    if (!room.ok) throw new Error(room.message)
    const session: Session = { room: room.room, viewer: 0, shown: 0, newest: engine.definition }
    expect(await playThinkers(session, [0, 1], 'visitor')).toBeGreaterThan(20)
    expect(openedFrom(session)).toMatchObject({ version: 2, scene: { over: true } })
  }, 60_000)

  it('look back as a coach: luck, the others and decisions explain how a game went, and what if goes on from the very position', async () => {
    const session = await open('teotihuacan', 2, [1])
    for (let steps = 0; steps < 5000; steps++) {
      await playThinkers(session, [1], 'visitor')
      if (!giveFirst(session)) break
    }
    const heard: number[] = []
    const report = await thoughts.coach((part) => heard.push(part), textOf(session), 0)
    expect(heard.every((part, i) => part >= (heard[i - 1] ?? 0) && part <= 1)).toBe(true)
    expect(report.end).toBe(session.room.definition.points(session.room.journal.game, 0) - session.room.definition.points(session.room.journal.game, 1))
    expect((report.decisions[0]?.margin ?? 0) + report.draws + report.others - report.cost).toBeCloseTo(report.end)
    expect(Math.abs(report.draws)).toBeLessThan(report.others) // little is drawn in a turn, and visitors make mistakes
    expect(report.cost).toBeGreaterThan(20) // whoever takes the first answer that comes loses much
    expect(report.costly).toHaveLength(5)
    const worst = report.costly[0]
    const read = readFile(branchOf(session, worst?.entry ?? 0))
    if (!read.ok) throw new Error(read.message)
    const again = await load(read.file, forcedRun, { thinkers: [1] })
    if (!again.ok) throw new Error(again.message)
    expect(again.session.room.entries.length).toBe(worst?.entry)
    expect(sight(again.session, 0)).not.toBeNull()
  }, 300_000)

  it('are taken back with the step they answered, and what was not shown comes as news', async () => {
    const session = await open('teotihuacan', 2, [1])
    await playThinkers(session, [1], 'visitor')
    let taken = 0
    for (let turns = 0; turns < 60 && taken === 0; turns++) {
      while (sight(session, 1) === null && giveFirst(session)) continue
      const before = session.room.entries.length
      if (openedFrom(session).scene.over) break
      await playThinkers(session, [1], 'visitor')
      const { from, told } = news(session)
      expect(from).toBe(before)
      expect(told.length).toBe(session.room.entries.length - before)
      const { window } = news(session)
      if (window.undo === 0) continue // chance was used or something revealed
      taken = window.undo
      const done = back(session, forcedRun)
      expect(done.ok).toBe(true)
      expect(session.room.entries.length).toBeLessThan(before)
      expect(sight(session, 1)).toBeNull()
    }
    expect(taken).toBeGreaterThan(0)
  }, 60_000)

  it('go on after a reload in the middle of their turn', async () => {
    const session = await open('tawantinsuyu', 2, [1])
    for (let steps = 0; steps < 400 && sight(session, 1) === null; steps++) giveFirst(session)
    const read = readFile(textOf(session))
    if (!read.ok) throw new Error(read.message)
    const loaded = await load(read.file, forcedRun, { thinkers: [1] })
    if (!loaded.ok) throw new Error(loaded.message)
    expect(openedFrom(loaded.session)).toMatchObject({ thinkers: [1], scene: { viewer: 0 } })
    expect(await playThinkers(loaded.session, [1], 'visitor')).toBeGreaterThan(0)
  }, 60_000)

  it('judge what was played in a puzzle beside its solution', async () => {
    const puzzle = (await keptPuzzles('teotihuacan'))?.puzzles[0]
    if (puzzle === undefined) throw new Error('there is no puzzle')
    const { options, secret, answers, seat, solution } = puzzle
    const others = Array.from({ length: options.players }, (_, other) => other).filter((other) => other !== seat)
    const set = async (): Promise<Session> => {
      const made = await begin('teotihuacan', options, fromHex(secret) ?? new Uint8Array(), answers, forcedRun, others)
      if (!made.ok) throw new Error(made.message)
      return made.session
    }
    const [solved, missed] = [await set(), await set()]
    const { entry } = openedFrom(solved).scene
    expect(openedFrom(solved)).toMatchObject({ scene: { viewer: seat }, window: { undo: 0, restart: 0 } }) // what a puzzle begins with stays
    for (const key of solution) {
      const open = openedFrom(solved).scene.asked.find((one) => one.seat === seat)
      if (open?.answers.includes(key) === true) answer(solved, seat, open.revision, key, forcedRun)
    }
    expect(await thoughts.verdict(silent, textOf(solved), entry, seat, solution)).toMatchObject({ behind: 0, line: { answers: solution } })
    expect(await thoughts.verdict(silent, textOf(missed), entry, seat, solution)).toMatchObject({ behind: null })
    for (let steps = 0; steps < 40 && sight(missed, seat) !== null; steps++) giveFirst(missed)
    expect((await thoughts.verdict(silent, textOf(missed), entry, seat, solution)).behind).toBeGreaterThan(0)
  }, 60_000)

  it('answer in time, and nobody answers for a person', async () => {
    const session = await open('teotihuacan', 2, [])
    const seen = sight(session, 0)
    if (seen === null) throw new Error('nobody is asked')
    expect(move(session, 0, seen.revision, ['anything'])).toMatchObject({ ok: false })
    const lines = await thoughts.hint(silent, { game: 'teotihuacan', version: session.room.definition.version, options: session.room.journal.rules.options, view: seen.view, seed: 1 })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every(({ answers }) => answers.length > 0)).toBe(true)
  }, 60_000)
})
