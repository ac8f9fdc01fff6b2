// What is said to help must help: remedies are played in a real game and the refused thing is asked for again.
import { fileText, why } from '@tollan/kernel'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { remedies, type Remedy } from './remedies.ts'
import { roomFile } from './room-file.ts'
import { type Manner, type Room, takeBack } from './room.ts'
import { anyGame, eachQuestion, everythingAsked, forcedRun, give, loadedRoom, openOf, seededRoom } from './testing.ts'

const definition = anyGame(teotihuacan)
const textOf = (room: Room): string => fileText(roomFile(room))

/** Random play; every question is visited. */
function each(seed: number, manner: Manner, steps: number, visit: (room: Room, seat: number) => void): void {
  const room = seededRoom(definition, { players: 2 }, seed, manner)
  eachQuestion(room, seed, ({ seat }) => visit(room, seat), steps)
}

const targets = ['worker-0-0', 'worker-0-1', 'worker-1-0', 'forest', 'palace', 'forest-worship', 'main-action', 'unlock', 'blue']

describe('remedies', () => {
  it.each([forcedRun, everythingAsked])('make possible what they say: %o', (manner) => {
    let checked = 0
    each(3, manner, 60, (room, seat) => {
      for (const target of targets) {
        const before = textOf(room)
        const found = remedies(room, seat, target)
        expect(textOf(room)).toBe(before)
        for (const { back, answers, price } of found) {
          expect(price).toBeGreaterThanOrEqual(0)
          if (checked++ % 5 !== 0) continue // playing a copy of the game is slow
          const copy = loadedRoom(definition, roomFile(room), manner)
          while (back !== null && copy.journal.entries.length > back) expect(takeBack(copy, seat).ok).toBe(true)
          for (const key of answers) give(copy, key)
          const ranByItself = copy.entries.slice(room.entries.length).some((one) => one.forced && (one.answer === target || one.answer.endsWith(`:${target}`)))
          if (!ranByItself) expect(why(copy.journal.game, seat, target), `${target} after ${answers.join(', ')}`).toMatchObject({ why: { allowed: true } })
        }
        expect(found.map((one) => one.price)).toEqual(found.map((one) => one.price).toSorted((a, b) => a - b))
      }
    })
    expect(checked).toBeGreaterThan(40)
  })

  it('offer to unlock a locked worker while the cocoa lasts, and nothing when nothing helps', () => {
    const helped: (readonly Remedy[])[] = []
    const helpless: (readonly Remedy[])[] = []
    for (const seed of [1, 2, 3, 4])
      each(seed, forcedRun, 120, (room, seat) => {
        const mine = openOf(room)
        for (let worker = 0; worker < 3; worker++) {
          const target = `worker-${seat}-${worker}`
          const found = why(room.journal.game, seat, target)
          if (mine?.kind !== 'turn' || !found.ok || found.why.reason !== 'worker-locked') continue
          expect(found.why.answer).toBe(`move:${target}`)
          const list = remedies(room, seat, `move:${target}`)
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
    let helped = 0
    for (const seed of [1, 2, 3, 4, 5, 6])
      each(seed, forcedRun, 120, (room, seat) => {
        const mine = openOf(room)
        if (mine?.kind !== 'destination') return
        for (const board of ['forest', 'stone-quarry', 'gold-deposits', 'decorations']) {
          const found = why(room.journal.game, seat, `${board}-worship`)
          if (!mine.answers.includes(`to:${board}`) || !found.ok || found.why.reason !== 'own-worker-there') continue
          const list = remedies(room, seat, `to:${board} worship:${board}-worship`)
          expect(list.every(({ answers }) => answers.length < 3 && !answers.includes('collect-cocoa'))).toBe(true)
          if (!mine.answers.includes('unlock')) continue
          helped++
          expect(list.some(({ answers, price }) => answers.join() === 'unlock' && price === 3)).toBe(true)
        }
      })
    expect(helped).toBeGreaterThan(0)
  })
})
