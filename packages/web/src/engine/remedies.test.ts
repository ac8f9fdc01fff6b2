// What is said to help must help: remedies are played in a real game and the refused thing is asked for again.
import { asked, fastRandom, secretFromSeed, why } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { engineGame } from './engine-game.ts'
import type { Manner, Remedy } from './protocol.ts'
import { remedies } from './remedies.ts'
import { answer, create, fileText, load, readFile, type Session, takeBack } from './session.ts'

const kind = await engineGame('teotihuacan')

function open(seed: number, manner: Manner): Session {
  const made = create(kind, { players: 2, modules: [], settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  return made.session
}

function give(session: Session, key: string, manner: Manner): void {
  const [mine] = asked(session.journal.game)
  if (mine === undefined || mine.seat === 'chance') throw new Error('nobody is asked')
  const done = answer(session, mine.seat, mine.revision, key, manner)
  if (!done.ok) throw new Error(`${key}: ${done.message}`)
}

function copyOf(session: Session, manner: Manner): Session {
  const read = readFile(fileText(session))
  const loaded = read.ok ? load(kind, read.file, manner) : read
  if (!loaded.ok) throw new Error(loaded.message)
  return loaded.session
}

/** Random play; at every question of the first seat the targets are asked for. */
function each(seed: number, manner: Manner, steps: number, visit: (session: Session, seat: number) => void): void {
  const session = open(seed, manner)
  const random = fastRandom(seed)
  for (let i = 0; i < steps; i++) {
    const [mine] = asked(session.journal.game)
    if (mine === undefined || mine.seat === 'chance') return
    visit(session, mine.seat)
    give(session, mine.answers[random(mine.answers.length)] ?? '', manner)
  }
}

const targets = ['worker-0-0', 'worker-0-1', 'worker-1-0', 'forest', 'palace', 'forest-worship', 'main-action', 'unlock', 'blue']

describe('remedies', () => {
  it.each([true, false])('make possible what they say, forced questions running by themselves: %s', (forced) => {
    const manner: Manner = { forced, confirm: 'always' }
    let checked = 0
    each(3, manner, 60, (session, seat) => {
      for (const target of targets) {
        const before = fileText(session)
        const found = remedies(session, seat, target, forced)
        expect(fileText(session)).toBe(before)
        for (const { back, answers, price } of found) {
          expect(price).toBeGreaterThanOrEqual(0)
          if (checked++ % 5 !== 0) continue // playing a copy of the game is slow
          const copy = copyOf(session, manner)
          while (back !== null && copy.journal.entries.length > back) expect(takeBack(copy, manner).ok).toBe(true)
          for (const key of answers) give(copy, key, manner)
          const ranByItself = copy.told.slice(session.told.length).some((one) => one.forced && (one.answer === target || one.answer.endsWith(`:${target}`)))
          if (!ranByItself) expect(why(copy.journal.game, seat, target), `${target} after ${answers.join(', ')}`).toMatchObject({ why: { allowed: true } })
        }
        expect(found.map((one) => one.price)).toEqual(found.map((one) => one.price).toSorted((a, b) => a - b))
      }
    })
    expect(checked).toBeGreaterThan(40)
  })

  it('offer to unlock a locked worker while the cocoa lasts, and nothing when nothing helps', () => {
    const manner: Manner = { forced: true, confirm: 'always' }
    const helped: (readonly Remedy[])[] = []
    const helpless: (readonly Remedy[])[] = []
    for (const seed of [1, 2, 3, 4])
      each(seed, manner, 120, (session, seat) => {
        const { game } = session.journal
        const [mine] = asked(game)
        for (let worker = 0; worker < 3; worker++) {
          const target = `worker-${seat}-${worker}`
          const found = why(game, seat, target)
          if (mine?.kind !== 'turn' || !found.ok || found.why.reason !== 'worker-locked') continue
          expect(found.why.answer).toBe(`move:${target}`)
          const list = remedies(session, seat, `move:${target}`, true)
          if (mine.answers.includes('unlock')) helped.push(list)
          else if (!mine.answers.some((key) => key.startsWith('use:'))) helpless.push(list)
        }
      })
    expect(helped.length).toBeGreaterThan(0)
    for (const list of helped) expect(list.some(({ answers, price }) => answers.includes('unlock') && price === 3)).toBe(true)
    expect(helpless.length).toBeGreaterThan(0)
    for (const list of helpless) expect(list.filter(({ back }) => back === null)).toEqual([])
  })

  it('TEO-WORSHIP-06 offer to unlock before the worker goes to the space its own colleague is locked on', () => {
    const manner: Manner = { forced: true, confirm: 'always' }
    let helped = 0
    for (const seed of [1, 2, 3, 4, 5, 6])
      each(seed, manner, 120, (session, seat) => {
        const { game } = session.journal
        const [mine] = asked(game)
        if (mine?.kind !== 'destination') return
        for (const board of ['forest', 'stone-quarry', 'gold-deposits', 'decorations']) {
          const found = why(game, seat, `${board}-worship`)
          if (!mine.answers.includes(`to:${board}`) || !found.ok || found.why.reason !== 'own-worker-there') continue
          const list = remedies(session, seat, `to:${board} worship:${board}-worship`, true)
          expect(list.every(({ answers }) => answers.length < 3 && !answers.includes('collect-cocoa'))).toBe(true)
          if (!mine.answers.includes('unlock')) continue
          helped++
          expect(list.some(({ answers, price }) => answers.join() === 'unlock' && price === 3)).toBe(true)
        }
      })
    expect(helped).toBeGreaterThan(0)
  })
})
