import { fastRandom, parseFile, secretFromSeed, verify } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { engineGame } from './engine-game.ts'
import { outcomes } from './outcomes.ts'
import type { Manner, Update } from './protocol.ts'
import { answer, create, fileText, load, openedFrom, playAgain, type Session, takeBack, takeTurnBack } from './session.ts'

const kind = await engineGame('teotihuacan')
const forced: Manner = { forced: true, confirm: 'always' }
const asked: Manner = { forced: false, confirm: 'always' }

function open(players: number, seed = 1, manner = forced): Session {
  const made = create(kind, { players, modules: [], settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  return made.session
}

function give(session: Session, pick: (answers: readonly string[], question: string) => string, manner = forced): Update | null {
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

describe('a game at one screen', () => {
  it.each([1, 2, 3])('plays to the end, %i players, and its file is verified', (players) => {
    const session = open(players)
    const pick = atRandom(players)
    let steps = 0
    while (give(session, pick) !== null) steps++
    expect(steps).toBeGreaterThan(60)
    const { scene, told } = openedFrom(session)
    expect(scene.over).toBe(true)
    expect(told).toHaveLength(session.journal.entries.length)
    const read = parseFile(fileText(session))
    if (!read.ok) throw new Error(read.message)
    expect(verify(kind.definition, read.file)).toMatchObject({ ok: true })
  })

  it('tells whether the viewer sees a secret, and the round', () => {
    const session = open(2)
    const pick = atRandom(2)
    expect(openedFrom(session).scene).toMatchObject({ secret: true, round: 0 }) // starting tiles are chosen in secret
    let update = give(session, pick)
    while (update !== null && update.scene.round < 1) update = give(session, pick)
    expect(update?.scene).toMatchObject({ secret: false, round: 1 })
  })

  it('goes on from its file with the same question and the same draws', () => {
    const [one, pick] = [open(1), atRandom(4)]
    for (let i = 0; i < 40; i++) give(one, pick)
    const read = parseFile(fileText(one))
    if (!read.ok) throw new Error(read.message)
    const loaded = load(kind, read.file, forced)
    if (!loaded.ok) throw new Error(loaded.message)
    expect(openedFrom(loaded.session).scene).toEqual(openedFrom(one).scene)
    const [a, b] = [atRandom(9), atRandom(9)]
    for (let i = 0; i < 20; i++) expect(give(loaded.session, b)).toEqual(give(one, a))
  })

  it('takes back and plays again, and no forced step is left open', () => {
    const session = open(1)
    const pick = atRandom(2)
    for (let i = 0; i < 120; i++) {
      const before = openedFrom(session)
      const update = give(session, pick)
      if (update === null) break
      if (update.window.undo === 0) continue
      const after = openedFrom(session)
      const back = takeBack(session, forced)
      expect(back).toMatchObject({ ok: true, update: { scene: before.scene } })
      const again = playAgain(session, forced)
      expect(again.ok && again.update.scene).toEqual(after.scene)
      expect(openedFrom(session).told.map(({ answer: key }) => key)).toEqual(after.told.map(({ answer: key }) => key))
    }
  })

  it('restarts the turn', () => {
    const session = open(1, 3)
    while (openedFrom(session).scene.asked[0]?.kind !== 'turn') give(session, (answers) => answers[0] ?? '')
    const before = openedFrom(session).scene
    give(session, (answers) => answers.find((key) => key.startsWith('move:')) ?? '')
    give(session, (answers) => answers.find((key) => key.startsWith('to:')) ?? '')
    const back = takeTurnBack(session)
    expect(back.ok && back.update.scene).toEqual(before)
    expect(back.ok && back.update.window.redo).toBe(2)
  })

  it('asks everything when nothing may run by itself', () => {
    const [one, other] = [open(1, 5, asked), open(1, 5, forced)]
    for (let i = 0; i < 60; i++) give(one, (answers) => answers[0] ?? '', asked)
    for (let i = 0; i < 60; i++) give(other, (answers) => answers[0] ?? '')
    expect(one.told.some((entry) => entry.forced)).toBe(false)
    expect(other.told.some((entry) => entry.forced)).toBe(true)
  })

  it('foresees two questions deep and marks what cannot be taken back', () => {
    const session = open(1, 3)
    while (openedFrom(session).scene.asked[0]?.kind !== 'turn') give(session, (answers) => answers[0] ?? '')
    give(session, (answers) => answers.find((key) => key.startsWith('move:')) ?? '')
    const before = openedFrom(session).scene
    const found = outcomes(kind, session.journal.game, 2)
    expect(found.map((one) => one.answer)).toEqual(before.asked[0]?.answers)
    const collect = found[0]?.onward.find((one) => one.answer === 'collect-cocoa')
    expect(collect?.events).toContainEqual(expect.objectContaining({ type: 'gain', what: 'cocoa' }))
    expect(openedFrom(session).scene).toEqual(before)
  })

  it('hides from a seat what another one chooses from', () => {
    const session = open(2)
    const { scene } = openedFrom(session)
    expect(scene.asked.map((one) => one.answers.length > 0)).toEqual([true, false])
  })
})

describe('a companion', () => {
  const first = { players: 2, modules: ['first-game'], settings: {} }

  /** A game of one person, the other seat played by the program. */
  function sat(): Session {
    const made = create(kind, first, secretFromSeed(22), forced)
    if (!made.ok) throw new Error(made.message)
    const read = parseFile(fileText(made.session))
    if (!read.ok) throw new Error(read.message)
    const loaded = load(kind, read.file, forced, [1])
    if (!loaded.ok) throw new Error(loaded.message)
    return loaded.session
  }

  it('plays at once: the person is asked, always, until the game is over', () => {
    const session = sat()
    const pick = atRandom(7)
    for (let update = give(session, pick); update !== null; update = give(session, pick)) if (!update.scene.over) expect(update.scene.viewer).toBe(0)
    expect(openedFrom(session).scene.over).toBe(true)
    const read = parseFile(fileText(session))
    if (!read.ok) throw new Error(read.message)
    expect(verify(kind.definition, read.file)).toMatchObject({ ok: true })
  })

  it('plays the same for everybody who plays the same', () => {
    const [one, other] = [sat(), sat()]
    const [pick, again] = [atRandom(3), atRandom(3)]
    for (let i = 0; i < 60; i++) {
      give(one, pick)
      give(other, again)
    }
    expect(fileText(one)).toBe(fileText(other))
  })

  it('is not taken back', () => {
    const session = sat()
    const pick = atRandom(5)
    let update = give(session, pick)
    while (update !== null && session.told.every(({ seat }) => seat !== 1)) update = give(session, pick)
    expect(update?.window).toMatchObject({ undo: 0, restart: 0 })
    expect(takeBack(session, forced).ok).toBe(false)
    expect(takeTurnBack(session).ok).toBe(false)
  })
})
