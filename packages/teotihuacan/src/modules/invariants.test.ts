// Every invariant a module brings is noticed when it is broken, and names its rule.
import { clone } from '@tollan/kernel'
import { expect, it } from 'vitest'
import type { G } from '../rules.ts'
import { AWAY, COMMON, space, WORKER_AT } from '../state.ts'
import { table } from '../testing.ts'
import { CLAIM, RAISES, STEP_OPEN } from './m07-mansion/state.ts'
import { SHAMAN_AT, SHAMAN_HELPS, SHAMAN_STANDS, SPACES } from './m08-altars/state.ts'
import { SETTLER, SUPPLY } from './m09-empire/state.ts'

const soundOnes = [
  table({ players: 3, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], position: { commonWorkers: ['forest', 'nobles', 'alchemy'], seats: [{}, {}, {}] } }).g,
  table({ players: 1, modules: ['m6', 'm8'], position: { seats: [{}, {}] } }).g,
]

const spoilers: readonly (readonly [string, (s: G['s']) => void, number])[] = [
  ["M7-13: nobody's claim marker at palace-left", (s) => void (s[CLAIM] = 3), 0],
  ['M7-12: seat 2 has claimed palace-middle without reaching its step', (s) => void (s[CLAIM + 1] = 2), 0],
  ['M7-14: a worship that cannot be', (s) => void (s[RAISES] = 4), 0],
  ['M7-14: a worship that cannot be', (s) => void (s[RAISES] = -1), 0],
  ['M7-14: a worship that cannot be', (s) => void (s[STEP_OPEN] = 2), 0],
  ['M8-04: the shaman of seat 1 is nowhere', (s) => void (s[SHAMAN_AT + 1] = SPACES), 0],
  ['M8-14: seats 0 and 2 share an altar space', (s) => void (s[SHAMAN_AT + 2] = s[SHAMAN_AT]), 0],
  ['M8-19: a lying shaman helps', (s) => void ((s[SHAMAN_HELPS] = 1), s.fill(0, SHAMAN_STANDS, SHAMAN_STANDS + 3)), 0],
  ['M8-28: the shaman of Teotibot stands', (s) => void (s[SHAMAN_STANDS + 1] = 1), 1],
  ['M9-04: seat 0 has 99 warriors', (s) => void [0, 1, 2].forEach((seat) => (s[SUPPLY + seat] += 99 - s[SUPPLY + seat])), 0],
  ['M9-04: seat 1 has 0 warriors, 0 of them in the supply', (s) => void (s[SUPPLY + 1] = 0), 0],
  ['M9-04: seat 2 has 0 warriors, 0 of them in the supply', (s) => void (s[SUPPLY + 2] = 0), 0],
  ['M9-20: teotihuacan is settled', (s) => void ((s[SETTLER] = 1), s[SUPPLY + 1]--), 0],
  ['M10-10: common worker 1 is not in a general area', (s) => void (s[WORKER_AT + COMMON + 1] = AWAY), 0],
  ['M10-04: seat 1 has 2 workers in the box', (s) => void (s[WORKER_AT + 4] = AWAY), 0],
]

it.each(spoilers)('%s', (wrong, spoil, of) => {
  expect(soundOnes[of].rules.broken(soundOnes[of])).toEqual([])
  const g: G = { ...soundOnes[of], s: clone(soundOnes[of].s) }
  spoil(g.s)
  expect(g.rules.broken(g)).toContain(wrong)
})

it('M9-04 a supply below nothing is noticed with the right number of warriors', () => {
  const g: G = { ...soundOnes[0], s: clone(soundOnes[0].s) }
  for (const seat of [0, 1, 2]) {
    const all = g.s[SUPPLY + seat]
    g.s[SUPPLY + seat] = -1
    for (let region = 1; region <= all + 1; region++) g.s[SETTLER + region] = seat
    expect(g.rules.broken(g)).toContain(`M9-04: seat ${seat} has ${all} warriors, -1 of them in the supply`)
    for (let region = 1; region <= all + 1; region++) g.s[SETTLER + region] = -1
    g.s[SUPPLY + seat] = all
  }
})

/** The least and the most each number of a module may be, and how many there are. */
const ranges: Readonly<Record<string, readonly [number, number, number]>> = {
  'mansion-claim': [-1, 4, 3], 'mansion-step-open': [0, 1, 1], 'mansion-raises': [0, 5, 1],
  'shaman-at': [-1, 7, 5], 'shaman-stands': [0, 1, 5], 'shaman-helps': [0, 1, 1], 'unlock-paid': [0, 1, 1],
  'warriors-supply': [0, 10, 5], 'warrior-at': [-1, 4, 12], 'warriors-furthest': [0, 10, 5], 'region-settler': [-1, 4, 13],
  'bot-direction': [0, 1, 4], 'bot-direction-tile': [-1, 3, 4], 'bot-dice': [0, 6, 2], 'bot-exchange-vp': [0, 25, 1], 'bot-worship-steps': [0, 25, 2],
  'bot-bonus-vp': [0, 25, 1], 'bot-technology-vp': [0, 25, 1],
}

it.each(Object.entries(ranges))('M7-13 M8-04 M9-04 TEO-SOLO-08 %s holds what the rules can bring: %j', (name, [least, most, length]) => {
  expect(space.zones.find((zone) => zone.name === name)).toMatchObject({ range: [least, most], length })
})

it('M7-13 M8-05 M8-28 M9-03 TEO-SOLO-07 pieces of a module have room for all of them', () => {
  const room = (name: string): number | undefined => space.zones.find((zone) => zone.name === name)?.length
  expect(['bot-tile-at', 'bot-tile-aside', 'bot-tile-box', 'altar-at', 'altar-box', 'altar-discovery', 'starting-tile-laid', 'discovery-laid'].map(room)).toEqual([6, 1, 1, 4, 1, 20, 12, 12])
})

it.each([
  [2, ['m6', 'm7']], [2, ['m6', 'm7', 'm8', 'm9', 'm10', 'draft']], [3, ['m6', 'm8', 'm9']], [4, ['m10']], [5, []], [5, ['m6', 'm7', 'm8', 'm9', 'm10']], [1, ['m6', 'm7', 'm8', 'm9', 'ms1']], [1, ['draft']], [4, ['first-game']],
] as const)('TEO-SETUP-01 the set-up for %i with %j leaves every piece in one place, answer by answer', (players, modules) => {
  const t = table({ players, modules, seed: 5 })
  expect(t.g.rules.broken(t.g)).toEqual([])
  for (let n = 0; t.question !== 'turn' && n < 200; n++) t.play(t.answers[(7 * n) % t.answers.length] ?? '')
  expect([t.question, t.g.rules.broken(t.g)]).toEqual(['turn', []])
})
