import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { featuresOf, netName } from './games.ts'
import { keptWeights } from './kept-weights.ts'
import { netOf, packWeights, type WeightsFile } from './net/weights.ts'
import { createNet } from './net/net.ts'
import { markOf } from './features/features.ts'
import { everyGame, rulesFor, trained } from './testing.ts'

const folder = new URL('../weights/', import.meta.url)
const MOST_BYTES = 100 * 1024

describe('kept weights', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s fit the present rules and features, and are small', (name) => {
    const text = readFileSync(new URL(name, folder))
    const file = JSON.parse(text.toString('utf8')) as WeightsFile
    const definition = everyGame.find(({ id }) => id === file.game)
    if (definition === undefined) throw new Error(`there is no game ${file.game}`)
    const rules = rulesFor(definition, 2)
    const features = featuresOf(rules)
    if (features === null) throw new Error('no features')
    expect(netOf(file, features, definition.version)).toMatchObject({ inputs: features.size, hidden: file.hidden })
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES)
    expect(file.command).toMatch(/^tollan train --game /)
  })

  it('are found by name, those of the first games too', async () => {
    const files = readdirSync(folder).map((name) => name.replace(/\.json$/, ''))
    for (const name of files) expect(await keptWeights(name), name).toMatchObject({ games: expect.any(Number) as number })
    for (const definition of trained.map((one) => one.definition))
      for (const players of [1, 2, 4])
        for (const early of [false, true]) expect(files).toContain(netName(rulesFor(definition, players), early))
  })

  it('are refused when they were trained with other rules or features', () => {
    const rules = rulesFor(everyGame[0], 2)
    const features = featuresOf(rules)
    if (features === null) throw new Error('no features')
    const net = createNet(features.size, 4, 1)
    const file: WeightsFile = { game: rules.game, rules: 1, features: markOf(features), hidden: 4, seed: 1, games: 0, command: '', weights: packWeights(net.weights) }
    expect(netOf(file, features, 2)).toMatch(/rules version 1, not 2/)
    expect(netOf({ ...file, rules: 2 }, features, 3)).toMatchObject({ hidden: 4 }) // they play alike
    expect(netOf({ ...file, rules: 3 }, features, 4)).toMatch(/rules version 3, not 4/)
    expect(netOf({ ...file, rules: 3 }, features, 1)).toMatchObject({ hidden: 4 }) // a game that stays on its rules
    expect(netOf({ ...file, features: '0' }, features, 1)).toMatch(/features 0/)
    const back = netOf(file, features, 1)
    if (typeof back === 'string') throw new Error(back)
    expect(back.weights.every((weight, i) => Math.abs(weight - net.weights[i]) <= Math.abs(net.weights[i]) / 1000)).toBe(true)
  })
})
