import { readdirSync, readFileSync } from 'node:fs'
import { advance, attach, createGame, emptyState, fastRandom, type GameEvent, PROCEDURE, packed, question, run, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { teotibot } from '../automa/tables.ts'
import {
  boards, decorationSpaces, decorationTiles, discoveryTiles, pyramidSlots, pyramidTiles, royalTiles, startingTiles, technologies,
  templeBonuses,
} from '../content/index.ts'
import { offered, teotihuacan } from '../index.ts'
import { packCost, type Rules } from '../rules.ts'
import { createWords } from './describe.ts'
import { describeAnswer, describeEvent, describeQuestion, describeReason, effectOf, english, nameOf } from './en.ts'
import { describeChoice, describeTable } from './table.ts'

interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
}

/** Every player count plain, and every variant and module alone, in solo and with two players where it may be used. */
const sets: readonly SetUp[] = [
  ...[1, 2, 3, 4, 5].map((players) => ({ players, modules: [] })),
  ...offered.flatMap((id) => [1, 2].flatMap((players) => [[id], ['m6', id]].map((modules) => ({ players, modules })))),
  { players: 2, modules: ['draft', 'dark-eclipse'] },
  ...[1, 2].map((players) => ({ players, modules: ['m6', 'm7'] })),
].filter((options) => teotihuacan.compile(options).ok)

function compiled(options: SetUp): Rules {
  const result = teotihuacan.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

/** A whole random game, told from the first step of the set-up on. */
function told(rules: Rules, seed: number, each: (key: string) => void): GameEvent[] {
  const g = attach(rules, emptyState(rules.space))
  const events: GameEvent[] = []
  g.events = events
  g.s[TOP] = rules.stackAt
  g.s[rules.stackAt + PROCEDURE] = rules.root.id
  run(g)
  const random = fastRandom(seed)
  for (;;) {
    question(g)
    if (g.count === 0) return events
    const answer = g.options[random(g.count)]
    each(rules.keys.format(answer))
    advance(g, answer)
  }
}

/** A sentence: no gap where a word is missing, no raw id. */
function expectWords(text: string, from: string): void {
  expect(text, from).not.toBe('')
  expect(text, from).not.toMatch(/undefined|NaN|\[object|\?\d/)
  expect(text, from).not.toMatch(/\b(disc|gd|pyr|deco|tech|royal|start|bonus|mask|worker|common|bot|ascend)-[a-z0-9]/)
  expect(text, from).not.toMatch(/ {2}|"" |\(\)|: $/)
}

describe('English words', () => {
  it('has words for every event type named in the sources', () => {
    const folder = new URL('..', import.meta.url)
    const types = new Set<string>()
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      for (const [, type = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/(?:tell|whisper)\(g, '([^']+)'/g)) types.add(type)
    }
    expect(types.size).toBeGreaterThan(30)
    expect([...types].filter((type) => !(type in english.events))).toEqual([])
  })

  it('has words for every event and answer of random games of all player counts, variants, modules and solo', () => {
    for (const options of sets) {
      const rules = compiled(options)
      const words = createWords(english, rules)
      const events = new Map<string, GameEvent>()
      const keys = new Set<string>()
      for (let seed = 1; seed <= 10; seed++)
        for (const event of told(rules, seed, (key) => keys.add(key))) events.set(JSON.stringify({ ...event, n: 0 }), event)
      expect([...new Set([...events.values()].map((event) => event.type))].filter((type) => !(type in english.events))).toEqual([])
      for (const event of events.values()) expectWords(words.event(event), JSON.stringify(event))
      for (const key of keys) expectWords(words.answer(key), key)
    }
  })

  it('has words for every question kind', () => {
    const steps = sets.flatMap((options) => compiled(options).procedures.flatMap((procedure) => procedure.steps))
    const kinds = new Set(steps.flatMap((step) => (step.ask === null ? [] : [step.ask.kind])))
    expect([...kinds].filter((kind) => !(kind in english.questions))).toEqual([])
    expect(Object.keys(english.questions).filter((kind) => !kinds.has(kind))).toEqual([])
    for (const kind of kinds) expectWords(describeQuestion(kind), kind)
  })

  it('has words for every verb', () => {
    const verbs = compiled({ players: 1, modules: [] }).keys.verbs.map((verb) => verb.name)
    expect(verbs.filter((verb) => !(verb in english.answers))).toEqual([])
    expect(Object.keys(english.answers).filter((verb) => !verbs.includes(verb))).toEqual([])
  })

  it('has words for every reason', () => {
    const ids = compiled({ players: 2, modules: [] }).reasons.all.map((reason) => reason.id)
    expect(ids.filter((id) => !(id in english.reasons))).toEqual([])
    expect(Object.keys(english.reasons).filter((id) => !ids.includes(id))).toEqual([])
    for (const id of ids) for (const [need, have] of [[0, 0], [3, 1]] as const) expectWords(describeReason(id, need, have), id)
  })

  it('names every piece', () => {
    const tiles = [discoveryTiles, technologies, royalTiles, templeBonuses, startingTiles, pyramidTiles, decorationTiles]
    const rows = [boards, pyramidSlots, decorationSpaces, ...tiles]
    for (const { id } of [...rows.flat(), ...teotibot.actionTiles]) {
      expect(nameOf(id), id).not.toBe(id)
      expectWords(nameOf(id), id)
    }
  })

  it('phrases tiles from their effects', () => {
    expect(nameOf('disc-cocoa-4-a')).toBe('4 cocoa')
    expect(nameOf('disc-temple-any-b')).toBe('1 step on any temple')
    expect(nameOf('mask-3-a')).toBe('mask 3')
    expect(nameOf('bonus-technologies')).toBe('5 VP per technology')
    expect(effectOf('royal-a-04')).toBe("2 VP per technology owned, counting at most the worker's power")
    expect(effectOf('royal-b-02')).toBe("as often as the worker's power allows: pay 1 cocoa for 1 wood and 1 stone")
    expect(effectOf('royal-c-01')).toBe("as much cocoa as the worker's power plus 1")
    expect(effectOf('tech-15')).toBe('1 worker more counted at Construction and 1 stone or wood less once in a main action at Construction')
    expect(effectOf('start-07')).toBe('a free technology and 2 resources of choice')
    expect(describeAnswer('take:disc-cocoa-4-a')).toBe('Take the discovery tile "4 cocoa" (costs 1 gold)')
    expect(describeAnswer('gain:2-wood+1-gold')).toBe('Gain 2 wood and 1 gold')
  })

  it('phrases packed prices', () => {
    expect(describeReason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('You cannot pay for this level: it costs 1 wood and 2 stone')
    expect(describeReason('tile-cost', packCost({ cocoa: 2, gold: 1 }))).toBe('You cannot pay for this tile: it costs 2 cocoa and 1 gold')
    const swap = packCost({ cocoa: 1, 'any-resource': 1 })
    expect(describeReason('repeat-cost', swap)).toBe('You cannot pay for it: it costs 1 cocoa and 1 resource of choice')
    expect(describeReason('tile-would-block-action', packed(1, 1))).toContain('1 wood')
    expect(describeReason('fee-needs-cocoa', 3, 1)).toBe('The fee needs 3 cocoa and you have 1')
  })

  it('falls back to what is known about something without words', () => {
    expect(describeEvent({ type: 'comet', rule: 'X-1', seat: 0, speed: 3 })).toBe('comet speed 3')
    expect(describeAnswer('fly:forest')).toBe('fly:forest')
    expect(describeQuestion('weather')).toBe('weather')
    expect(describeReason('storm')).toBe('storm')
  })

  it('shows the table of a game in progress', () => {
    const rules = compiled({ players: 1, modules: [] })
    const g = createGame(rules)
    const random = fastRandom(5)
    for (let i = 0; i < 150; i++) {
      question(g)
      advance(g, g.options[random(g.count)])
    }
    const words = createWords(english, rules)
    const lines = describeTable(english, words, g, true)
    for (const line of lines) expectWords(line.trim().replace(/ {2,}/g, ' '), line)
    expect(lines.join('\n')).toContain('Teotibot')
    expect(describeChoice(english, words, g, 'move:worker-0-1')).toMatch(/^Move worker 2 \(.+, power \d\)$/)
  })
})
