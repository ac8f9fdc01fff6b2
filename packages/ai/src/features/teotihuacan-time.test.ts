import { OWNER, turnsBegun } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { everyGame, rulesFor } from '../testing.ts'
import { openZone } from './features.ts'
import { createIsLate, createTurnsLeft, LAST_TURNS } from './teotihuacan-time.ts'

interface Told {
  readonly seat: number
  readonly turn: number
  readonly eclipses: number
  readonly isDue: boolean
  readonly toTheEclipse: number
}

describe.each([2, 3, 4])('turns left in Teotihuacan, %i players', (players) => {
  it('are those a seat still has before the eclipse: all of them when it is due, at most so many before', () => {
    const [definition] = everyGame.filter(({ id }) => id === 'teotihuacan')
    const rules = rulesFor(definition, players)
    const turnsLeft = createTurnsLeft(rules)
    const [ECLIPSES, DUE] = ['eclipses-scored', 'eclipse-due'].map((name) => openZone(rules, name).at)
    const told: Told[] = []
    /** Turns begun, by owner and by the eclipses scored before. */
    const begun: { readonly owner: number; readonly turn: number; readonly eclipses: number }[] = []
    let turn = 0
    for (const { game } of randomGame(rules, 3)) {
      if (turnsBegun(game) === turn) continue
      turn = turnsBegun(game)
      const eclipses = game.s[ECLIPSES]
      begun.push({ owner: game.s[OWNER], turn, eclipses })
      for (let seat = 0; seat < players; seat++) told.push({ seat, turn, eclipses, isDue: game.s[DUE] > 0, toTheEclipse: turnsLeft(game, seat).toTheEclipse })
    }
    expect(told.some(({ isDue }) => isDue)).toBe(true)
    for (const { seat, turn: now, eclipses, isDue, toTheEclipse } of told) {
      const really = begun.filter((one) => one.owner === seat && one.turn >= now && one.eclipses === eclipses).length
      if (isDue) expect(toTheEclipse).toBe(really)
      else expect(toTheEclipse).toBeGreaterThanOrEqual(really)
    }
  })

  it('are few in the last rounds, and in no other', () => {
    const [definition] = everyGame.filter(({ id }) => id === 'teotihuacan')
    const rules = rulesFor(definition, players)
    const isLate = createIsLate(rules)
    const ROUND = openZone(rules, 'round').at
    const late: { readonly round: number; readonly is: boolean }[] = []
    let turn = 0
    for (const { game } of randomGame(rules, 3)) {
      if (turnsBegun(game) === turn) continue
      turn = turnsBegun(game)
      late.push({ round: game.s[ROUND], is: isLate(game) })
    }
    const last = late.at(-1)?.round ?? 0
    for (const { round, is } of late) if (is) expect(last - round).toBeLessThan(LAST_TURNS)
    expect(late.filter(({ round }) => round === last).every(({ is }) => is)).toBe(true)
  })
})
