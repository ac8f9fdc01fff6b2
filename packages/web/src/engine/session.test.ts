import { fastRandom, type GameFile, secretFromSeed, SPECTATOR, verify } from '@tollan/kernel'
import { everythingAsked, forcedRun } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import type { Scene, Update } from './protocol.ts'
import { again, answer, back, create, load, move, news, openedFrom, readFile, type Session, sight, textOf, turnBack } from './session.ts'

async function open(options: object, seed = 1, manner = forcedRun): Promise<Session> {
  const made = await create('teotihuacan', options, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  return made.session
}

function fileOf(session: Session): GameFile {
  const read = readFile(textOf(session))
  if (!read.ok) throw new Error(read.message)
  return read.file
}

/** The game of a session from its file. */
async function opened(session: Session, companions: readonly number[] = []): Promise<Session> {
  const loaded = await load(fileOf(session), forcedRun, { companions })
  if (!loaded.ok) throw new Error(loaded.message)
  return loaded.session
}

function give(session: Session, pick: (answers: readonly string[], question: string) => string, manner = forcedRun): Update | null {
  const { scene } = openedFrom(session)
  const mine = scene.asked.find((one) => one.seat === scene.viewer)
  if (mine === undefined || mine.seat === 'chance') return null
  const done = answer(session, mine.seat, mine.revision, pick(mine.answers, mine.kind), manner)
  if (!done.ok) throw new Error(done.message)
  return done.update
}

const atRandom = (seed: number): ((answers: readonly string[]) => string) => {
  const random = fastRandom(seed)
  return (answers) => answers[random(answers.length)] ?? ''
}

/** A question that is asked again has another number: an answer to the first is known for what it is. */
const unnumbered = (scene: Scene): Scene => ({ ...scene, asked: scene.asked.map((open) => ({ ...open, revision: 0 })) })

describe('a game at one screen', () => {
  it.each([1, 2, 3])('plays to the end, %i players, and its file is verified', async (players) => {
    const session = await open({ players })
    const pick = atRandom(players)
    let steps = 0
    while (give(session, pick) !== null) steps++
    expect(steps).toBeGreaterThan(60)
    const { scene, told } = openedFrom(session)
    expect(scene.over).toBe(true)
    expect(told).toHaveLength(session.room.journal.entries.length)
    expect(verify(session.newest, fileOf(session))).toMatchObject({ ok: true })
  })

  it('tells whether the viewer sees a secret, and the round', async () => {
    const session = await open({ players: 2 })
    const pick = atRandom(2)
    expect(openedFrom(session).scene).toMatchObject({ secret: true, progress: { n: 0 } }) // starting tiles are chosen in secret
    let update = give(session, pick)
    while (update !== null && update.scene.progress.n < 1) update = give(session, pick)
    expect(update?.scene).toMatchObject({ secret: false, progress: { n: 1 } })
  })

  it('goes on from its file with the same question and the same draws', async () => {
    const [one, pick] = [await open({ players: 1 }), atRandom(4)]
    for (let i = 0; i < 40; i++) give(one, pick)
    const other = await opened(one)
    expect(openedFrom(other).scene).toEqual(openedFrom(one).scene)
    const [a, b] = [atRandom(9), atRandom(9)]
    for (let i = 0; i < 20; i++) expect(give(other, b)).toEqual(give(one, a))
  })

  it('takes back and plays again, and no forced step is left open', async () => {
    const session = await open({ players: 1 })
    const pick = atRandom(2)
    for (let i = 0; i < 120; i++) {
      const before = openedFrom(session)
      const update = give(session, pick)
      if (update === null) break
      if (update.window.undo === 0) continue
      const after = openedFrom(session)
      const taken = back(session, forcedRun)
      expect(taken).toMatchObject({ ok: true })
      expect(taken.ok && unnumbered(taken.update.scene)).toEqual(unnumbered(before.scene))
      const played = again(session, forcedRun)
      expect(played.ok && unnumbered(played.update.scene)).toEqual(unnumbered(after.scene))
      expect(openedFrom(session).told.map(({ answer: key }) => key)).toEqual(after.told.map(({ answer: key }) => key))
    }
  })

  it('restarts the turn', async () => {
    const session = await open({ players: 1 }, 3)
    while (openedFrom(session).scene.asked[0]?.kind !== 'turn') give(session, (answers) => answers[0] ?? '')
    const before = openedFrom(session).scene
    give(session, (answers) => answers.find((key) => key.startsWith('move:')) ?? '')
    give(session, (answers) => answers.find((key) => key.startsWith('to:')) ?? '')
    const taken = turnBack(session)
    expect(taken.ok && unnumbered(taken.update.scene)).toEqual(unnumbered(before))
    expect(taken.ok && taken.update.window.redo).toBe(2)
  })

  it('asks everything when nothing may run by itself', async () => {
    const [one, other] = [await open({ players: 1 }, 5, everythingAsked), await open({ players: 1 }, 5)]
    for (let i = 0; i < 60; i++) give(one, (answers) => answers[0] ?? '', everythingAsked)
    for (let i = 0; i < 60; i++) give(other, (answers) => answers[0] ?? '')
    expect(one.room.entries.some((entry) => entry.forced)).toBe(false)
    expect(other.room.entries.some((entry) => entry.forced)).toBe(true)
  })

  it('hides from a seat what another one chooses from', async () => {
    const session = await open({ players: 2 })
    const { scene } = openedFrom(session)
    expect(scene.asked.map((one) => one.answers.length > 0)).toEqual([true, false])
  })
})

describe('a companion', () => {
  const first = { players: 2, modules: ['first-game'], settings: {} }

  /** A game of one person, the other seat played by the program. */
  const sat = async (): Promise<Session> => opened(await open(first, 22), [1])

  it('plays at once: the person is asked, always, until the game is over', async () => {
    const session = await sat()
    const pick = atRandom(7)
    for (let update = give(session, pick); update !== null; update = give(session, pick)) if (!update.scene.over) expect(update.scene.viewer).toBe(0)
    expect(openedFrom(session).scene.over).toBe(true)
    expect(verify(session.newest, fileOf(session))).toMatchObject({ ok: true })
  })

  it('plays the same for everybody who plays the same', async () => {
    const [one, other] = [await sat(), await sat()]
    const [pick, samePick] = [atRandom(3), atRandom(3)]
    for (let i = 0; i < 60; i++) {
      give(one, pick)
      give(other, samePick)
    }
    expect(textOf(one)).toBe(textOf(other))
  })

  it('is not taken back', async () => {
    const session = await sat()
    const pick = atRandom(5)
    let update = give(session, pick)
    while (update !== null && session.room.entries.every(({ seat }) => seat !== 1)) update = give(session, pick)
    expect(update?.window).toMatchObject({ undo: 0, restart: 0 })
    expect(back(session, forcedRun).ok).toBe(false)
    expect(turnBack(session).ok).toBe(false)
  })
})

describe('a match of players that think', () => {
  const HAND_LIKE = /"godCards":\[(?:"hidden",?)*\]/
  it('is looked at as by any spectator: no hand is seen, nobody is asked, nothing can be taken back, from its file too', async () => {
    const thinkers = [0, 1, 2]
    const made = await create('tawantinsuyu', { players: 3, modules: [], settings: {} }, secretFromSeed(3), forcedRun, thinkers)
    if (!made.ok) throw new Error(made.message)
    const { session } = made
    const random = fastRandom(7)
    for (let turns = 0; turns < 40; turns++) {
      const seat = thinkers.find((one) => sight(session, one) !== null) ?? 0
      const open = session.room.journal.rules.doors.askedFor(session.room.journal.game, seat).find((one) => one.seat === seat)
      if (open === undefined) throw new Error('nobody is asked')
      const moved = move(session, seat, open.revision, [open.answers[random(open.answers.length)] ?? ''])
      if (!moved.ok) throw new Error(moved.message)
      const { scene, window } = news(session)
      expect(scene).toMatchObject({ viewer: SPECTATOR, secret: false })
      expect(scene.asked.flatMap(({ answers }) => answers)).toEqual([])
      expect(window).toEqual({ undo: 0, redo: 0, restart: 0 })
      const hands = JSON.stringify(scene.tableau).match(/"godCards":\[[^\]]*\]/g) ?? []
      expect(hands).toHaveLength(thinkers.length)
      for (const hand of hands) expect(hand).toMatch(HAND_LIKE)
    }
    const again = await load(fileOf(session), forcedRun, { thinkers })
    if (!again.ok) throw new Error(again.message)
    expect(openedFrom(again.session).scene.viewer).toBe(SPECTATOR)
    const taken = await load(fileOf(session), forcedRun, { thinkers: [0, 2] })
    if (!taken.ok) throw new Error(taken.message)
    expect(openedFrom(taken.session).scene.viewer).toBe(1) // a person takes a seat
  })
})
