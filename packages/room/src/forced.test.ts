// Questions with one answer: one rule for all of them, the wish of the person.
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { anyGame, eachQuestion, everythingAsked, forcedRun, seededRoom } from './testing.ts'

describe.each([
  ['Teotihuacan', anyGame(teotihuacan), { players: 2 }],
  ['Teotihuacan, all modules', anyGame(teotihuacan), { players: 3, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] }],
  ['Tawantinsuyu', anyGame(tawantinsuyu), { players: 2 }],
] as const)('%s', (_, definition, options) => {
  /** Kinds of questions that waited for a person though they had one answer. */
  const lonely = (manner: typeof forcedRun): Set<string> => {
    const kinds = new Set<string>()
    const room = seededRoom(definition, options, 21, manner)
    const { game, rules } = room.journal
    eachQuestion(room, 22, ({ kind, answers }) => {
      if (answers.length === 1 && rules.doors.openKind(game)?.simultaneous !== true) kinds.add(kind)
    })
    return kinds
  }

  it('answer themselves but for the end of a turn, or are all asked', () => {
    expect([...lonely(forcedRun)]).toEqual([definition.aids.turnEnd])
    expect(lonely(everythingAsked).size).toBeGreaterThan(2)
  })
})
