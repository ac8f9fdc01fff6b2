import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { engineGame } from './engine-game.ts'
import { outcomes } from './outcomes.ts'
import type { Outcome } from './protocol.ts'
import { answer, create, openedFrom, type Session } from './session.ts'

const kind = await engineGame('teotihuacan')
const manner = { forced: true, confirm: 'always' } as const

/** Visits every destination question of a random game. */
function destinations(visit: (session: Session, answers: readonly string[]) => void): void {
  const made = create(kind, { players: 2, modules: [], settings: {} }, secretFromSeed(6), manner)
  if (!made.ok) throw new Error(made.message)
  const random = fastRandom(6)
  for (;;) {
    const { scene } = openedFrom(made.session)
    const mine = scene.asked.find((one) => one.seat === scene.viewer)
    if (mine === undefined || mine.seat === 'chance') return
    if (mine.kind === 'destination') visit(made.session, mine.answers)
    answer(made.session, mine.seat, mine.revision, mine.answers[random(mine.answers.length)] ?? '', manner)
  }
}

const size = (of: readonly Outcome[]): number => of.reduce((sum, one) => sum + 1 + size(one.onward), 0)

describe('outcomes', () => {
  it('name on arrival what would be refused there, with its rule', () => {
    let refused = 0
    destinations((session, answers) => {
      const found = outcomes(kind, session.journal.game, 2)
      expect(found.map((one) => one.answer)).toEqual(answers)
      for (const one of found.filter((next) => next.answer.startsWith('to:')))
        for (const why of one.refused) {
          expect(why).toMatchObject({ allowed: false, reason: expect.any(String), rule: expect.any(String) })
          expect(one.onward.some((next) => next.answer === why.target)).toBe(false)
          refused++
        }
    })
    expect(refused).toBeGreaterThan(50)
  })

  it('stay within what a page can take, however deep', () => {
    destinations((session) => expect(size(outcomes(kind, session.journal.game, 6))).toBeLessThan(6000))
  })
})
