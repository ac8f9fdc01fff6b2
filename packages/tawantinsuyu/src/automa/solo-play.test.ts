// Whole solo games at random: they end unbroken, Axomamma keeps her limits, and everything she can do occurs.
import { BACK, countSet, createGame, EMPTY, type GameEvent, has, OWNER, view } from '@tollan/kernel'
import { randomGame, wrong } from '@tollan/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { handSize } from '../actions/god-cards.ts'
import { compile } from '../compile.ts'
import { axomammaNumbers, boardRowsOf, herBoard, numbers, personalities, priestActions, regions } from '../content/index.ts'
import { owned } from '../goods.ts'
import type { G, Rules } from '../rules.ts'
import { AXOMAMMA, CONQUESTS, HUMAN, KINDS, MARKER_AT, MARKERS_LEFT, OLDEST, PLACE, POTATO, STEPS_LEFT, STEP_AT, STEPS, TUCKED, VP, WORKER_WORDS } from '../state.ts'
import { poolOf, poolSize } from '../workers.ts'
import { difficultySettings } from './difficulty.ts'

const easier = difficultySettings.slice(0, 5)
const harder = difficultySettings.slice(5)
const on = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 1]))

function rulesWith(settings: Readonly<Record<string, number>>, modules: readonly string[] = []): Rules {
  const compiled = compile({ players: 1, modules, settings })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

/** What is wrong with Axomamma in a position between two answers. */
function herFaults(g: G): string[] {
  const { s } = g
  const faults: string[] = []
  const markers = (at: number, spaces: number): number => Array.from({ length: spaces }, (_, i) => s[at + i]).filter((owner) => owner === AXOMAMMA).length
  if (owned(g, AXOMAMMA, POTATO) >= axomammaNumbers.potatoesForVp) faults.push('TAW-SOLO-20 potatoes not exchanged')
  for (let kind = 0; kind < KINDS; kind++) if (owned(g, AXOMAMMA, kind) < 0) faults.push('TAW-RES-06 a purse below 0')
  if (handSize(g, AXOMAMMA) > 0) faults.push('TAW-SOLO-05 God cards in hand')
  if (s[OLDEST] >= 0 && !has(s, poolOf(AXOMAMMA), s[OLDEST])) faults.push('TAW-SOLO-39 the oldest Worker is not hers')
  if (poolSize(g, AXOMAMMA) === 1 && s[OLDEST] < 0 && s[OWNER] >= 0) faults.push('TAW-SOLO-39 a single Worker is not the oldest')
  if (markers(MARKER_AT, CONQUESTS) + s[MARKERS_LEFT + AXOMAMMA] !== numbers.conquestMarkers) faults.push('TAW-COMP-13 her Conquest markers')
  if (markers(STEP_AT, STEPS) + s[STEPS_LEFT + AXOMAMMA] !== numbers.stepMarkers) faults.push('TAW-COMP-13 her Step markers')
  return faults
}

/** Plays games to the end and returns what happened in them. */
function playOut(rules: Rules, seeds: number, answers: Set<string>): GameEvent[] {
  const told: GameEvent[] = []
  for (let seed = 1; seed <= seeds; seed++) {
    const game = createGame(rules)
    game.events = told
    for (const moment of randomGame(rules, seed, game)) {
      const faults = [...rules.broken(game), ...herFaults(game)]
      if (faults.length > 0) wrong(moment, faults.join('; '))
      if (moment.choice === null) break
      if (moment.choice.seat === AXOMAMMA) wrong(moment, 'TAW-ASK-22 she is asked')
      if (moment.choice.seat === HUMAN && game.s[OWNER] === HUMAN && poolSize(game, AXOMAMMA) > numbers.mostWorkers) wrong(moment, 'TAW-SOLO-16 three Workers')
      const key = rules.keys.format(moment.choice.code)
      if (game.s[OWNER] !== HUMAN && moment.choice.seat === HUMAN && key.startsWith('trade:')) wrong(moment, 'TAW-FREE-04 a free action in her turn')
      answers.add(key.split(':')[0])
    }
    const wins = game.s[VP + HUMAN] >= axomammaNumbers.winningVp && game.s[VP + HUMAN] > game.s[VP + AXOMAMMA]
    if (game.s[PLACE + HUMAN] !== (wins ? 1 : 2) || game.s[PLACE + AXOMAMMA] !== (wins ? 2 : 1)) throw new Error(`TAW-SOLO-68 wrong places (seed ${seed})`)
  }
  return told
}

const hers = (told: readonly GameEvent[], type: string, detail: string): Set<unknown> =>
  new Set(told.filter((event) => event.type === type && event.seat === AXOMAMMA).map((event) => event[detail]))
const rulesTold = (told: readonly GameEvent[]): Set<string> => new Set(told.map((event) => event.rule))

describe('two hundred games', () => {
  const answers = new Set<string>()
  let told: GameEvent[] = []
  beforeAll(() => {
    told = playOut(rulesWith({}), 200, answers)
  })

  it('all end, with two places each', () => {
    expect(told.filter((event) => event.type === 'final-place')).toHaveLength(400)
  })

  it('every random choice of hers is asked of chance', () => {
    const verbs = ['roll', 'draw-personality', 'random-worker', 'random-space', 'random-building', 'random-statue', 'random-weaving', 'random-conquest']
    expect(verbs.filter((verb) => !answers.has(verb))).toEqual([])
  })

  it('every space of her board is performed', () => {
    const spaces = boardRowsOf(herBoard).flat().map((space) => space.id)
    const performed = hers(told, 'axomamma-token', 'space')
    expect(spaces.filter((space) => !performed.has(space))).toEqual([])
    expect(hers(told, 'axomamma-token-moves', 'space').size).toBe(spaces.length)
  })

  it('she does everything a turn can bring', () => {
    expect([...hers(told, 'axomamma-turn', 'does')].sort()).toEqual(['no-workers', 'place-worker', 'priest-action'])
    expect([...hers(told, 'priest-moves', 'action')].filter((action) => action !== undefined).sort()).toEqual([...priestActions].sort())
    expect([...hers(told, 'axomamma-joins', 'action')].sort()).toEqual([...priestActions].sort())
    expect(hers(told, 'axomamma-condition', 'action').size).toBe(priestActions.length)
    expect([...hers(told, 'axomamma-personality', 'personality')].sort()).toEqual(personalities.map((side) => side.id).sort())
    expect([...hers(told, 'axomamma-terrace', 'terrace')].sort()).toEqual(['bottom', 'middle', 'top'])
    const conquered = [...hers(told, 'conquer', 'space')]
    for (const region of regions) expect(conquered.some((space) => String(space).includes(region))).toBe(true)
  })

  it.each([
    '04', '05', '07', '09', '10', '11', '13', '15', '16', '18', '20', '23', '25', '26', '28', '29', '30', '31', '32', '33', '34', '35', '37', '38', '39', '40', '41', '42',
    '43', '46', '47', '48', '50', '51', '52', '53', '54', '55', '56', '57', '58', '59', '60', '61', '62', '63', '65',
  ])('TAW-SOLO-%s is told', (number) => {
    // her High Priest's move is told as any other
    const known = rulesTold(told)
    const also: Readonly<Record<string, string>> = { 26: 'TAW-PRIEST-MOVE-01' }
    expect(known.has(also[number] ?? `TAW-SOLO-${number}`)).toBe(true)
  })

  it('candidates come before what she takes, and the roll before the space', () => {
    const placed = told.findIndex((event) => event.type === 'place' && event.seat === AXOMAMMA)
    const before = told.slice(0, placed).map((event) => event.type)
    const last = (type: string): number => before.lastIndexOf(type)
    expect(last('roll')).toBeLessThan(last('axomamma-slot'))
    expect(last('axomamma-slot')).toBeLessThan(last('axomamma-candidate'))
    expect(last('axomamma-candidate')).toBeLessThan(placed)
  })
})

describe('with other options', () => {
  it('all easier options: no Personality, no second Conquest', () => {
    const told = playOut(rulesWith(on(easier)), 60, new Set())
    expect(told.filter((event) => event.type === 'axomamma-personality')).toEqual([])
    expect(told.filter((event) => event.type === 'axomamma-second-conquest')).toEqual([])
    expect(rulesTold(told).has('TAW-SOLO-72')).toBe(true)
  })

  it('all harder options: each of them shows', () => {
    const known = rulesTold(playOut(rulesWith(on(harder)), 60, new Set()))
    for (const rule of ['TAW-SOLO-74', 'TAW-SOLO-77', 'TAW-SOLO-78', 'TAW-SOLO-79', 'TAW-SOLO-80']) expect([rule, known.has(rule)]).toEqual([rule, true])
  })

  it('all twelve together, and the first-game variant', () => {
    playOut(rulesWith(on(difficultySettings), ['first-game']), 30, new Set())
  })
})

describe('settings', () => {
  const refusal = (players: number, settings: Readonly<Record<string, number>>): string => {
    const compiled = compile({ players, settings })
    return compiled.ok ? 'fine' : `${compiled.rule ?? '-'} ${compiled.message}`
  }

  it('TAW-SOLO-69 to TAW-SOLO-80 are twelve switches that are off or on', () => {
    expect(difficultySettings).toHaveLength(12)
    for (const [i, name] of difficultySettings.entries()) {
      expect([refusal(1, { [name]: 0 }), refusal(1, { [name]: 1 })]).toEqual(['fine', 'fine'])
      expect(refusal(1, { [name]: 2 })).toBe(`TAW-SOLO-${69 + i} ${name} is 0 (off) or 1 (on), not 2`)
      expect(refusal(2, { [name]: 1 })).toBe(`- there is no setting "${name}" here; known are first-player`)
    }
  })

  it('TAW-SETUP-20 TAW-SOLO-12 a first player is named among the players, and never in solo', () => {
    expect(refusal(3, { 'first-player': 2 })).toBe('fine')
    expect(refusal(3, { 'first-player': 3 })).toBe('TAW-SETUP-20 first-player is a seat from 0 to 2, not 3')
    expect(refusal(2, { 'first-player': -1 })).toBe('TAW-SETUP-20 first-player is a seat from 0 to 1, not -1')
    expect(refusal(1, { 'first-player': 0 })).toMatch(/^- there is no setting "first-player" here/)
  })
})

it('TAW-SOLO-09 set-up leaves four tucked cards, and their gods are all the human sees', () => {
  const rules = rulesWith({})
  for (const { game } of randomGame(rules, 1)) {
    if (game.s[OWNER] < 0) continue
    const seen = view(game, HUMAN).s
    for (let slot = 0; slot < axomammaNumbers.slots; slot++) {
      expect(game.s[TUCKED + slot]).not.toBe(EMPTY)
      expect(seen[TUCKED + slot]).toBe(BACK - rules.cardGod[game.s[TUCKED + slot]])
    }
    expect(countSet(game.s, poolOf(AXOMAMMA), WORKER_WORDS)).toBe(numbers.startingWorkers)
    break
  }
})
