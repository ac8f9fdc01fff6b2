import { createGame, type Position, view } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Features } from './features/features.ts'
import { featuresOf } from './games.ts'
import { openMind } from './mind.ts'
import { judgeBy } from './net/judge.ts'
import { createNet } from './net/net.ts'
import { seatPlayer } from './seat-player.ts'
import { likingFor, styleNames } from './styles.ts'
import { everyGame, rulesFor, trained } from './testing.ts'

function known(features: Features | null): Features {
  if (features === null) throw new Error('no features')
  return features
}

const cases = trained.flatMap(({ definition }) => styleNames(definition.id).map((style) => [definition.id, style, definition] as const))

describe.each(cases)('%s: %s', (game, style, definition) => {
  const rules = rulesFor(definition, 2)
  const features = known(featuresOf(rules))

  it('likes something of the own seat', () => {
    const liked = likingFor(features, game, style)?.features ?? []
    expect(liked.length).toBeGreaterThan(0)
    for (const place of liked) expect(features.names[place]).toMatch(/^own: /)
  })

  it('values a position by what it likes, expects the same of it, and counts points alone at the end', () => {
    const full: Features = { ...features, fill: (_of, _seat, x) => void x.fill(1) }
    const net = createNet(features.size, 4, 1)
    const judgements = (of: Position) =>
      [undefined, likingFor(features, game, style) ?? undefined].map((liking) => {
        const judgement = { own: 0, rival: 0, value: 0 }
        judgeBy(full, net, liking)(of, 0, judgement)
        return judgement
      })
    const [plain, fond] = judgements(createGame(rules))
    expect(fond.value).toBeGreaterThan(plain.value)
    expect(fond).toEqual({ ...plain, value: fond.value })
    const end = [...randomGame(rules, 5)].at(-1)?.game
    if (end === undefined) throw new Error('no game')
    const [before, after] = judgements(end)
    expect(after).toEqual(before)
  })
})

describe('styles', () => {
  it('are those of the game', () => {
    const features = known(featuresOf(rulesFor(everyGame[0], 2)))
    expect(likingFor(features, everyGame[0].id, styleNames(everyGame[1].id)[0])).toBeNull()
    expect(styleNames('chess')).toEqual([])
  })
})

describe.each(trained.map(({ definition }) => [definition.id, definition] as const))('%s: a mind', (game, definition) => {
  it('thinks with a search for each style, made once, and as ever where it knows no such', async () => {
    const mind = await openMind(definition, { players: 2 })
    if (mind === null) throw new Error(`nobody has been trained for ${game}`)
    const [one, other] = styleNames(game)
    for (const level of ['visitor', 'priest']) {
      const plain = await mind.witsOf(level)
      const styled = await mind.witsOf(level, one)
      expect(styled).not.toBe(plain)
      expect(await mind.witsOf(level, one)).toBe(styled)
      expect(await mind.witsOf(level, other)).not.toBe(styled)
      expect(await mind.witsOf(level, 'nobody')).toBe(plain)
    }
    expect(await mind.witsOf('builder', one)).toBe(await mind.witsOf('priest', one))
    expect(await mind.witsOf('apprentice', one)).not.toBe(await mind.witsOf('priest', one))
  })

  it('gives a seat a player of a style, who answers what it is asked', async () => {
    const mind = await openMind(definition, { players: 2 })
    if (mind === null) throw new Error(`nobody has been trained for ${game}`)
    const players = await Promise.all([0, 1].map((seat) => seatPlayer(mind, 'visitor', seat, styleNames(game)[seat])))
    let answers = 0
    for (const { game: of } of randomGame(mind.rules, 2)) {
      if (of.seat < 0 || of.count === 0 || answers === 20) continue
      const player = players[of.seat]
      player.forget?.()
      expect(of.options.slice(0, of.count)).toContain(player.answer(view(of, of.seat)))
      answers++
    }
    expect(answers).toBe(20)
  })
})
