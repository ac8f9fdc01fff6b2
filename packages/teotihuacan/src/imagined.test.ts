// What a seat imagines must be a table that can be: tiles beside those that show them, stacks of one back.
import { EMPTY, imagine, nextIn, SPECTATOR, view } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { expect, it } from 'vitest'
import { stackOf } from './actions/discoveries.ts'
import { compile } from './compile.ts'
import { showsDiscovery } from './flow/starting-tiles.ts'
import { GREAT_STACK } from './modules/great-discoveries/index.ts'
import type { G } from './rules.ts'
import { DISC_DEALT, DISC_STACK, DISC_WORDS, START_DEALT } from './state.ts'

const tilesIn = (g: G, stack: number): number[] => {
  const found: number[] = []
  for (let tile = nextIn(g.s, stack, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, stack, DISC_WORDS, tile + 1)) found.push(tile)
  return found
}

it.each([[3, []], [3, ['m6']], [5, ['m6']]])('TEO-STD-03 EXP-03 %i players, %j', (players, modules) => {
  const compiled = compile({ players, modules })
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled
  let hidden = 0
  for (const seed of [1, 2, 3, 4])
    for (const { game, random } of randomGame(rules, seed)) {
      if (game.s[START_DEALT] === EMPTY && random(20) > 0) continue
      for (const viewer of [SPECTATOR, 0, 1]) {
        const g = imagine(view({ ...game, rules }, viewer), random)
        if (g === null) throw new Error('nothing fits')
        for (let place = 0; place < players * 4; place++) {
          const [tile, discovery] = [g.s[START_DEALT + place], g.s[DISC_DEALT + place]]
          if (tile !== EMPTY) expect(rules.startingStack[tile] !== 0).toBe(showsDiscovery(g, place))
          if (discovery === EMPTY) continue
          hidden++
          expect(stackOf(g, discovery)).toBe(rules.startingStack[tile])
        }
        for (const stack of modules.length === 0 ? [DISC_STACK] : [DISC_STACK, GREAT_STACK])
          for (const tile of tilesIn(g, stack)) expect(stackOf(g, tile)).toBe(stack)
      }
    }
  expect(hidden).toBeGreaterThan(0)
})
