// Every invariant is noticed when it is broken, and names its rule.
import { clone, put, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { broken } from './invariants.ts'
import type { G } from './rules.ts'
import {
  ARMY_DECK, BAG, BUILT_DOWN, FEAST_HOLDER, GOD_OFFER, GOD_TAKEN, GOD_UNDER_COUNT, HILL, ICONS_USED, MARKER_AT, MARKERS_LEFT, MARKET, MOVER, OFFER_ROOM, PICK, PLACE_IN, POOL, PRIEST_AT, PRODUCTIONS,
  PURSE, STATUE, statueKind, STEP_AT, STEPS_LEFT, TAPESTRY_OF, TEMPLE, VILLAGE, VP, WEAVING_DRAWN, WEAVING_TOP, WEAVING_UNDER_COUNT, WORKER_WORDS,
} from './state.ts'
import { table } from './testing.ts'

const { g: sound } = table({
  position: {
    offer: ['god-hook-1'], steps: { 'steps-upper-0': 0 },
    seats: [{ statues: ['large-hook'], tapestries: [['weaving-sw01', 'weaving-09'], ['weaving-20']], buildings: ['production-03'] }],
  },
})
const tile = (id: string): number => sound.rules.parts.tables.weavings.findIndex((row) => row.id === id)

const spoilers: readonly (readonly [string, (s: G['s']) => void])[] = [
  ['TAW-COMP-13', (s) => void (s[BAG] ^= s[BAG] & -s[BAG])],
  ['TAW-COMP-13', (s) => void (s[HILL] = s[VILLAGE])],
  ['TAW-RES-06', (s) => void (s[PURSE] = -1)],
  ['TAW-FEAST-16', (s) => void (s[VP + 1] = -1)],
  ['TAW-TEMPLE-04', (s) => void (s[TEMPLE] = 99)],
  ['TAW-TURN-03', (s) => void (s[PRIEST_AT] = 5)],
  ['TAW-COMP-08', (s) => void (s[STATUE + statueKind(1, 4)] = 2)],
  ['TAW-TASK-STAIRS-06', (s) => void s[STEPS_LEFT]++],
  ['TAW-TASK-STAIRS-04', (s) => void ((s[STEP_AT] = -1), (s[STEP_AT + 1] = 0))],
  ['TAW-PRIEST-CONQUER-17', (s) => void (s[MARKER_AT] = 1)],
  ['TAW-PRIEST-CONQUER-17', (s) => void (s[MARKERS_LEFT] = -1)],
  ['TAW-FEAST-01', (s) => void (s[FEAST_HOLDER] = 0)],
  ['TAW-FEAST-02', (s) => void (s[FEAST_HOLDER] = 0)],
  ['TAW-SETUP-11', (s) => void (s[VILLAGE] = -1)],
  ['TAW-OFFER-03', (s) => void ((s[GOD_OFFER + 1] = s[GOD_OFFER]), (s[GOD_OFFER] = -1))],
  ['TAW-OFFER-02', (s) => void s.fill(0, GOD_OFFER, GOD_OFFER + OFFER_ROOM)],
  ['TAW-GOD-02', (s) => void (s[GOD_TAKEN] = 1)],
  ['TAW-SETUP-15', (s) => void ((s[MARKET] = PRODUCTIONS))],
  ['TAW-BLD-01', (s) => put(s, BUILT_DOWN, PRODUCTIONS)],
  ['TAW-TASK-WEAVE-10', (s) => void (s[PLACE_IN + tile('weaving-09')] = 2)],
  ['TAW-TASK-WEAVE-11', (s) => void ((s[TAPESTRY_OF + tile('weaving-20')] = 0), (s[PLACE_IN + tile('weaving-20')] = 2))],
  ['TAW-TASK-WEAVE-13', (s) => void (s[TAPESTRY_OF + tile('weaving-20')] = 2)],
  ['TAW-HIDE-14', (s) => void s[GOD_UNDER_COUNT]++],
  ['TAW-TASK-WEAVE-05', (s) => void s[WEAVING_UNDER_COUNT]--],
  ['TAW-SETUP-01', (s) => put(s, POOL + 3 * WORKER_WORDS, 0)],
  ['TAW-SETUP-25', (s) => void (s[PICK] = 3)],
  ['TAW-COUNT-10', (s) => void (s[ICONS_USED] = 7)],
  ['TAW-PLACE-16', (s) => void (s[MOVER] = 0)],
  ['TAW-TASK-WEAVE-05', (s) => void ((s[WEAVING_DRAWN] = s[WEAVING_TOP]), (s[WEAVING_TOP] = -1))],
  ['TAW-TASK-WEAVE-06', (s) => void ((s[WEAVING_DRAWN] = s[WEAVING_TOP]), (s[WEAVING_TOP] = -1))],
  ['TAW-TURN-02', (s) => void (s[TOP] = 1)],
  ['TAW-COMP-13', (s) => void (s[ARMY_DECK] = 0)],
]

describe('broken', () => {
  it('finds nothing in a sound position', () => expect(broken(sound)).toEqual([]))

  it.each(spoilers)('names %s', (rule, spoil) => {
    const g: G = { ...sound, s: clone(sound.s) }
    spoil(g.s)
    expect(broken(g).map((sentence) => sentence.split(':')[0])).toContain(rule)
    for (const sentence of broken(g)) expect(sentence).toMatch(/^TAW-[A-Z0-9-]+: /)
  })
})
