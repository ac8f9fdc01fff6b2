// The engine's thread without a thread: messages go in and come out in order.
import { forcedRun } from '@tollan/room/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call, CallName, EngineCalls, Opened, Outcome, Reply, Update } from './protocol.ts'

const replies: Reply[] = []
const waiting: (() => void)[] = []
let receive: (message: { readonly data: Call }) => void
let next = 0

beforeAll(async () => {
  vi.stubGlobal('onmessage', null)
  vi.stubGlobal('postMessage', (reply: Reply) => {
    replies.push(reply)
    for (const look of waiting.splice(0)) look()
  })
  await import('./worker.ts')
  receive = (globalThis as unknown as { onmessage: typeof receive }).onmessage
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => {
  vi.unstubAllGlobals()
})

function send<K extends CallName>(session: number, name: K, ...args: Parameters<EngineCalls[K]>): number {
  receive({ data: { id: ++next, session, name, args } })
  return next
}

async function replyTo(id: number): Promise<unknown> {
  for (;;) {
    const found = replies.find((reply) => reply.id === id)
    if (found !== undefined) return 'fault' in found ? Promise.reject(new Error(found.fault)) : found.value
    await new Promise<void>((look) => waiting.push(look))
  }
}

/** A game at the first turn. */
async function atATurn(): Promise<{ session: number; update: Update }> {
  const made = (await replyTo(send(0, 'create', 'teotihuacan', { players: 1 }, forcedRun))) as { opened: Opened }
  const { session } = made.opened
  let update: Update = made.opened
  for (let open = update.scene.asked[0]; open?.kind !== 'turn'; open = update.scene.asked[0]) {
    const given = await replyTo(send(session, 'answer', 0, open?.revision ?? 0, open?.answers[0] ?? '', forcedRun))
    update = (given as { update: Update }).update
  }
  return { session, update }
}

describe('the thread of the engine', () => {
  it('carries out an answer while outcomes are looked for, and drops these', async () => {
    const { session, update } = await atATurn()
    const [open] = update.scene.asked
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000)) // every piece of work takes a whole slice
    const outcomes = send(session, 'outcomes', 0, 13)
    const answer = send(session, 'answer', 0, open?.revision ?? 0, open?.answers[0] ?? '', forcedRun)
    const given = (await replyTo(answer)) as { update: Update }
    expect(given.update.scene.entry).toBeGreaterThan(update.scene.entry)
    expect(replies.some(({ id }) => id === outcomes)).toBe(false)
    expect(await replyTo(outcomes)).toBeNull()
  })

  it('looks for outcomes to the end when nothing is played, whatever else is asked', async () => {
    const { session, update } = await atATurn()
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000))
    const outcomes = send(session, 'outcomes', 0, 3)
    await replyTo(send(session, 'why', 0, 'forest'))
    const found = (await replyTo(outcomes)) as readonly Outcome[]
    expect(found.map((one) => one.answer)).toEqual(update.scene.asked[0]?.answers)
  })

  it('answers in order: an undo takes back the answer before it', async () => {
    const { session, update } = await atATurn()
    const [open] = update.scene.asked
    const move = open?.answers.find((key) => key.startsWith('move:')) ?? ''
    const answer = send(session, 'answer', 0, open?.revision ?? 0, move, forcedRun)
    const undo = send(session, 'undo', forcedRun)
    expect(await replyTo(answer)).toMatchObject({ ok: true })
    expect(await replyTo(undo)).toMatchObject({ ok: true, update: { scene: { entry: update.scene.entry } } })
    expect(replies.findIndex(({ id }) => id === answer)).toBeLessThan(replies.findIndex(({ id }) => id === undo))
  })

  it('keeps the game before open, and lets go of older ones', async () => {
    const opened: number[] = []
    for (let n = 0; n < 3; n++) opened.push(((await replyTo(send(0, 'create', 'teotihuacan', { players: 1 }, forcedRun))) as { opened: Opened }).opened.session)
    const [oldest = 0, before = 0] = opened
    await expect(replyTo(send(oldest, 'file'))).rejects.toThrow('not open')
    expect(await replyTo(send(before, 'file'))).toContain('teotihuacan')
  })

  it('says that a game is not open', async () => {
    await expect(replyTo(send(77, 'file'))).rejects.toThrow('not open')
  })
})
