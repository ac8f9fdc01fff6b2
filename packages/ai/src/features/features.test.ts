import { type Game, type GameDefinition, type Ruleset, view } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { featuresOf } from '../games.ts'
import { rulesFor, trained } from '../testing.ts'
import { openZone } from './features.ts'

function* samples(definition: GameDefinition, players: number, modules: readonly string[]): Generator<{ game: Game; rules: Ruleset }> {
  const rules = rulesFor(definition, players, modules)
  let n = 0
  for (const { game } of randomGame(rules, 11 + players)) if (n++ % 9 === 0) yield { game, rules }
}

const cases = trained.flatMap(({ definition, mixes }) => [1, 2, 3, 4].flatMap((players) => mixes.map((modules) => [definition.id, players, modules.join(' '), definition, modules] as const)))

describe.each(cases)('%s, %i players %s', (_id, players, _names, definition, modules) => {
  it('reads the same off a view as off the game: nothing hidden is read', () => {
    for (const { game, rules } of samples(definition, players, modules)) {
      const features = featuresOf(rules)
      if (features === null) throw new Error('no features')
      for (let seat = 0; seat < rules.seats; seat++) {
        const [open, seen] = [new Float32Array(features.size), new Float32Array(features.size)]
        features.fill(game, seat, open)
        features.fill(view(game, seat), seat, seen)
        expect(seen).toEqual(open)
        expect(open.every((value) => Number.isFinite(value) && Math.abs(value) < 30)).toBe(true)
      }
    }
  })

  it('counts the points that count at the end', () => {
    const rules = rulesFor(definition, players, modules)
    const end = [...randomGame(rules, 5)].at(-1)?.game
    if (end === undefined) throw new Error('no game')
    for (let seat = 0; seat < rules.seats; seat++) expect(featuresOf(rules)?.points(end, seat)).toBe(definition.points(end, seat))
  })

  it('writes each group at its own place only', () => {
    for (const { game, rules } of samples(definition, players, modules)) {
      for (const group of featuresOf(rules)?.groups ?? []) {
        const x = new Float32Array(group.labels.length + 200)
        group.read(game, 0, x, 100)
        expect(x.subarray(0, 100).some((value) => value !== 0), group.name).toBe(false)
        expect(x.subarray(100 + group.labels.length).some((value) => value !== 0), group.name).toBe(false)
      }
    }
  })
})

describe('features', () => {
  it.each(trained.map(({ definition }) => [definition.id, definition] as const))('%s: have one name each', (_id, definition) => {
    const names = featuresOf(rulesFor(definition, 2, []))?.names ?? []
    expect(new Set(names).size).toBe(names.length)
  })

  it('may not read hidden zones', () => {
    const rules = rulesFor(trained[0].definition, 2, [])
    expect(() => openZone(rules, 'discovery-stack')).toThrow(/hidden/)
    expect(() => openZone(rules, 'starting-tile-dealt')).toThrow(/hidden/)
    expect(openZone(rules, 'starting-tile-dealt', true).perSeat).toBe(4)
  })
})
