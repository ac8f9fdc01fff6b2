import { secretFromSeed } from '@tollan/kernel'
import { forcedRun } from '@tollan/room/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineSession } from '../engine/client.ts'
import { answer, back, create, load, openedFrom, readFile, type Session, sight, textOf, turnBack } from '../engine/session.ts'
import { forgetSteps, noting, playSteps, unsavedSteps } from './unsaved.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** The engine of a session, without a thread between. */
function engineOf(session: Session): EngineSession {
  const calls = {
    answer: (seat: number, revision: number, key: string) => answer(session, seat, revision, key, forcedRun),
    undo: () => back(session, forcedRun),
    restart: () => turnBack(session),
    sight: (seat: number) => sight(session, seat),
  }
  return { call: (name, ...args) => Promise.resolve((calls as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(...args)) } as EngineSession
}

async function begun(): Promise<Session> {
  const made = await create('teotihuacan', { players: 2 }, secretFromSeed(1), forcedRun)
  if (!made.ok) throw new Error(made.message)
  return made.session
}

/** The game of a text, as a page finds it. */
async function found(text: string): Promise<Session> {
  const read = readFile(text)
  const loaded = read.ok ? await load(read.file, forcedRun) : read
  if (!loaded.ok) throw new Error(loaded.message)
  return loaded.session
}

/** Answers what is asked with the last answer there is. */
async function play(engine: EngineSession, session: Session, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { scene } = openedFrom(session)
    const asked = scene.asked.find((one) => one.seat === scene.viewer)
    if (asked === undefined || asked.seat === 'chance') throw new Error('nobody is asked')
    await engine.call('answer', asked.seat, asked.revision, asked.answers.at(-1) ?? '', forcedRun)
  }
}

describe('what was played and not saved', () => {
  it('is played again from the game as it was saved, and what was taken back stays back', async () => {
    const session = await begun()
    const { engine, count } = noting('a', engineOf(session), 0)
    await play(engine, session, 6)
    const saved = textOf(session)
    const steps = count()
    forgetSteps('a', steps)
    expect(unsavedSteps('a', steps)).toEqual([])
    expect(kept.size).toBe(0)
    await play(engine, session, 1)
    while (openedFrom(session).window.undo === 0) await play(engine, session, 1)
    await engine.call('undo', forcedRun)
    const taken = count()
    await play(engine, session, 2)
    expect(textOf(session)).not.toBe(saved)
    const again = await found(saved)
    const late = unsavedSteps('a', steps)
    expect(late.map(([name]) => name).slice(taken - steps - 1)).toEqual(['undo', 'answer', 'answer'])
    expect(late).toHaveLength(taken - steps + 2)
    await playSteps(engineOf(again), late)
    expect(textOf(again)).toBe(textOf(session))
  })

  it('is what came after the save, whether or not the page could forget the rest', async () => {
    const session = await begun()
    const { engine, count, stop } = noting('a', engineOf(session), 4)
    await play(engine, session, 3)
    expect(count()).toBe(7)
    expect(unsavedSteps('a', 4)).toHaveLength(3)
    expect(unsavedSteps('a', 6)).toHaveLength(1)
    expect(unsavedSteps('a', 7)).toEqual([])
    expect(unsavedSteps('a', 2)).toEqual([]) // two steps between are missing
    expect(noting('a', engineOf(session), 4).count()).toBe(7)
    stop()
    await play(engine, session, 1)
    expect(unsavedSteps('a', 4)).toHaveLength(3)
    forgetSteps('a')
    expect(kept.size).toBe(0)
  })

  it('is not what was refused, nor what cannot be read', async () => {
    const session = await begun()
    const { engine, count } = noting('a', engineOf(session), 0)
    await engine.call('answer', 0, 0, 'nonsense', forcedRun)
    await engine.call('sight', 0)
    expect(count()).toBe(0)
    for (const text of ['', 'nonsense', btoa('{"first":1,"steps":[["file"]]}'), btoa('[]')]) {
      kept.set('tollan-unsaved-a', text)
      expect(unsavedSteps('a', 0)).toEqual([])
    }
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('closed') }, setItem: () => { throw new Error('closed') } })
    await play(engine, session, 1)
    expect(count()).toBe(1)
  })
})
