// What every language has to do: words for everything, no gaps, no raw ids, nothing left in English.
import { readdirSync, readFileSync } from 'node:fs'
import { advance, attach, createGame, emptyState, fastRandom, type GameEvent, isBound, PROCEDURE, question, run, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { boardNames, goodNames, spaceNames, templeNames, workerNames } from '../answers.ts'
import { teotibot } from '../automa/tables.ts'
import {
  ascensionRewards, boards, decorationSpaces, decorationTiles, discoveryTiles, pyramidSlots, pyramidTiles, royalTiles, startingTiles,
  technologies, templeBonuses,
} from '../content/index.ts'
import { offered, teotihuacan } from '../index.ts'
import type { Rules } from '../rules.ts'
import type { Catalogue } from './catalogue.ts'
import { createWords } from './describe.ts'
import { english } from './en.ts'
import { hungarian } from './hu.ts'
import { describeOutcome } from './outcome.ts'
import { polish } from './pl.ts'
import { russian } from './ru.ts'
import { describeChoice, describeTable } from './table.ts'

const languages: readonly Catalogue[] = [
  english,
  polish,
  hungarian,
  russian,
]

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
    if (g.count === 0) return events.filter((event) => !isBound(event))
    const answer = g.options[random(g.count)]
    each(rules.keys.format(answer))
    advance(g, answer)
  }
}

interface Played {
  readonly rules: Rules
  readonly events: readonly GameEvent[]
  readonly keys: readonly string[]
}

let played: readonly Played[] | undefined

/** What is told and answered in random games of all sets, each thing once; played once for all languages. */
function games(): readonly Played[] {
  played ??= sets.map((options) => {
    const rules = compiled(options)
    const events = new Map<string, GameEvent>()
    const keys = new Set<string>()
    for (let seed = 1; seed <= 10; seed++)
      for (const event of told(rules, seed, (key) => keys.add(key))) events.set(JSON.stringify({ ...event, n: Math.min(Number(event['n'] ?? 0), 6) }), event)
    return { rules, events: [...events.values()], keys: [...keys] }
  })
  return played
}

const RAW = /(?<!\p{L})(?:disc|gd|pyr|deco|tech|royal|start|bonus|mask|worker|common|bot|ascend|altar|region)-[a-z0-9]/u
const ENGLISH = /(?<!\p{L})(?:wood|stone|gold|cocoa|resources?|blue|red|green|top|bottom|left|right|centre|workers?|temple|altar|the|and|of)(?!\p{L})/u

const kindsOf = (rules: Rules): string[] =>
  rules.procedures.flatMap((procedure) => procedure.steps.flatMap((step) => (step.ask === null ? [] : [step.ask.kind])))

describe.each(languages.map((words) => [words.language, words] as const))('words in %s', (language, catalogue) => {
  const base = createWords(catalogue)

  /** A sentence: no gap where a word is missing, no raw id, no English outside English. */
  function expectWords(text: string, from: string): void {
    expect(text, from).not.toBe('')
    expect(text, from).not.toMatch(/undefined|NaN|\[object|\?\d/)
    expect(text, from).not.toMatch(RAW)
    expect(text, from).not.toMatch(/ {2}|""|„”|\(\)|^\s|[\s:]$/)
    if (language !== english.language) expect(text, from).not.toMatch(ENGLISH)
  }

  it('has words for every event type named in the sources', () => {
    const folder = new URL('..', import.meta.url)
    const types = new Set<string>()
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      for (const [, type = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/(?:tell|whisper)\(g, '([^']+)'/g)) types.add(type)
    }
    expect(types.size).toBeGreaterThan(30)
    expect([...types].filter((type) => !(type in catalogue.events))).toEqual([])
  })

  it('has words for every event and answer of random games of all player counts, variants, modules and solo', () => {
    for (const { rules, events, keys } of games()) {
      const words = createWords(catalogue, rules)
      expect([...new Set(events.map((event) => event.type))].filter((type) => !(type in catalogue.events))).toEqual([])
      for (const event of events) expectWords(words.event(event), JSON.stringify(event))
      for (const key of keys) expectWords(words.answer(key), key)
    }
  })

  it('has words for every question kind', () => {
    const kinds = new Set(games().flatMap(({ rules }) => kindsOf(rules)))
    expect([...kinds].filter((kind) => !(kind in catalogue.questions))).toEqual([])
    expect(Object.keys(catalogue.questions).filter((kind) => !kinds.has(kind))).toEqual([])
    for (const kind of kinds) expectWords(base.question(kind), kind)
  })

  it('asks about unlocking only where it can be answered', () => {
    const [both, moves] = [base.question('turn', ['move:worker-0-0', 'free-unlock']), base.question('turn', ['move:worker-0-0', 'unlock'])]
    expectWords(moves, 'turn')
    expect(both.length).toBeGreaterThan(moves.length)
    expect(base.question('turn')).toBe(both)
  })

  it('has words for every verb', () => {
    const verbs = compiled({ players: 1, modules: [] }).keys.verbs.map((verb) => verb.name)
    expect(verbs.filter((verb) => !(verb in catalogue.answers))).toEqual([])
    expect(Object.keys(catalogue.answers).filter((verb) => !verbs.includes(verb))).toEqual([])
  })

  it('has words for every reason', () => {
    const ids = compiled({ players: 2, modules: [] }).reasons.all.map((reason) => reason.id)
    expect(ids.filter((id) => !(id in catalogue.reasons))).toEqual([])
    expect(Object.keys(catalogue.reasons).filter((id) => !ids.includes(id))).toEqual([])
    for (const id of ids) for (const [need, have] of [[0, 0], [1, 0], [3, 1], [5, 2]] as const) expectWords(base.reason(id, need, have), id)
  })

  it('names every piece', () => {
    const tiles = [discoveryTiles, technologies, royalTiles, templeBonuses, startingTiles, pyramidTiles, decorationTiles]
    const rows = [boards, pyramidSlots, decorationSpaces, ascensionRewards, teotibot.actionTiles, ...tiles].flat()
    for (const id of [...rows.map((row) => row.id), ...boardNames.slice(1), ...spaceNames, ...templeNames, ...workerNames]) {
      expect(base.names.name(id), id).not.toBe(id)
      expectWords(base.names.name(id), id)
    }
    if (language !== english.language) for (const good of [...goodNames, 'vp']) expect(base.names.name(good)).not.toBe(good)
  })

  it('names what English names and tells the effects and costs English tells', () => {
    for (const set of Object.keys(english.glossary) as (keyof typeof english.glossary)[])
      expect(Object.keys(catalogue.glossary[set]).sort(), set).toEqual(Object.keys(english.glossary[set]).sort())
    for (const { rules } of games()) {
      const { names } = createWords(catalogue, rules)
      const other = createWords(english, rules).names
      const ids = [...rules.parts.technologies, ...rules.parts.royals, ...rules.parts.startingTiles, ...rules.parts.effectRows, ...ascensionRewards, ...discoveryTiles]
      for (const { id } of ids) {
        for (const what of ['effect', 'cost'] as const) {
          expect(names[what](id) === '', `${what} of ${id}`).toBe(other[what](id) === '')
          if (names[what](id) !== '') expectWords(names[what](id), `${what} of ${id}`)
        }
      }
    }
  })

  it('names steps and spaces, and says what boards and worship spaces are for', () => {
    for (const id of ['blue-1', 'red-5', 'green-11', 'avenue-0', 'avenue-9', 'pyramid-track-10']) {
      expect(base.names.name(id), id).not.toBe(id)
      expectWords(base.names.name(id), id)
    }
    for (const id of [...boardNames.slice(1), 'blue-1', 'red-5', 'forest-worship', 'decorations-worship']) expectWords(base.names.effect(id), id)
    expect(base.names.effect('blue-10')).toBe('') // its tile counts at the end
  })

  it('does not name the choosing seat again in an outcome', () => {
    for (const { rules, events } of games()) {
      const words = createWords(catalogue, rules)
      for (const event of events) {
        if (event.seat === undefined || event.seat < 0) continue
        const outcome = describeOutcome(words, event.seat, 'end-turn', [event])
        if (words.event(event).startsWith(words.names.seat(event.seat))) expect(outcome).not.toContain(words.names.seat(event.seat))
        if (outcome !== '') expectWords(outcome, JSON.stringify(event))
      }
    }
  })

  it.each([1, 2, 5])('shows the table of a game in progress, %i players', (players) => {
    const rules = compiled({ players, modules: [] })
    const g = createGame(rules)
    const random = fastRandom(5)
    for (let i = 0; i < 150; i++) {
      question(g)
      advance(g, g.options[random(g.count)])
    }
    const words = createWords(catalogue, rules)
    const lines = describeTable(catalogue, words, g, true)
    for (const line of lines) expectWords(line.trim().replace(/ {2,}/g, ' '), line)
    expect(lines.join('\n')).toContain(words.names.seat(players - 1))
    expectWords(describeChoice(catalogue, words, g, 'move:worker-0-1'), 'move:worker-0-1')
  })
})
