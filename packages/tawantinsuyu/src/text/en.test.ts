import { readdirSync, readFileSync } from 'node:fs'
import { advance, attach, createGame, emptyState, fastRandom, type Game, type GameEvent, isBound, PROCEDURE, question, run, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import {
  armyNames, buildingNames, conquestNames, godCardNames, iconNames, personalityNames, sectionNames, spaceNames, statueNames, stepNames, weavingNames, workerNames,
} from '../answers.ts'
import { difficultySettings } from '../automa/difficulty.ts'
import { compile } from '../compile.ts'
import { componentNames } from '../explain.ts'
import { boardRows, gods, passiveRows, patterns, priestActions, productionRows, regions, roles, tasks, terraces, tokens } from '../content/index.ts'
import { offered } from '../modules.ts'
import { type G, packCost, type Rules } from '../rules.ts'
import { describeChoice } from './choice.ts'
import { createWords } from './describe.ts'
import { describeAnswer, describeEvent, describeQuestion, describeReason, effectOf, english, nameOf } from './en.ts'
import { pointSources } from './en/events.ts'
import { describeOutcome } from './outcome.ts'
import { describeTable } from './table.ts'

interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
  readonly settings?: Readonly<Record<string, number>>
}

/** Every player count plain, every variant alone, and Axomamma with each difficulty option. */
const sets: readonly SetUp[] = [
  ...[1, 2, 3, 4].map((players) => ({ players, modules: [] })),
  ...offered.flatMap((id) => [1, 2].map((players) => ({ players, modules: [id] }))),
  ...difficultySettings.map((name) => ({ players: 1, modules: [], settings: { [name]: 1 } })),
]

function compiled(options: SetUp): Rules {
  const result = compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

/** A whole random game, told from the first step of the set-up on; `each` hears every question before it is answered. */
function told(rules: Rules, seed: number, each: (g: Game, answer: number) => void): GameEvent[] {
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
    each(g, answer)
    advance(g, answer, g.seat)
  }
}

const RAW = /\b(?:space|icon|god|army|production|passive|weaving|small|large|conquest|section|steps|architect|craftsman|warrior|courier|priest|personality|axo|potato|corn)-[a-z0-9]/

/** A sentence: no gap where a word is missing, no raw id. */
function expectWords(text: string, from: string): void {
  expect(text, from).not.toBe('')
  expect(text, from).not.toMatch(/undefined|NaN|\[object|\?/)
  expect(text, from).not.toMatch(RAW)
  expect(text, from).not.toMatch(/ {2}|""|\(\)|^\s|[\s:]$/)
}

const ids = [
  ...workerNames, ...spaceNames, ...iconNames, ...godCardNames, ...armyNames, ...buildingNames, ...weavingNames, ...statueNames, ...conquestNames, ...sectionNames,
  ...stepNames, ...personalityNames, ...boardRows.flat().map((space) => space.id), ...tokens.map((token) => token.id), ...roles.map((role) => role.id), ...regions, ...priestActions, ...tasks.map((task) => task.id), ...terraces,
]

describe('English words', () => {
  it('has words for every event type named in the sources', () => {
    const folder = new URL('..', import.meta.url)
    const types = new Set<string>()
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      for (const [, type = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/(?:tell|whisper)\(g, '([^']+)'/g)) types.add(type)
    }
    expect(types.size).toBeGreaterThan(50)
    expect([...types].filter((type) => !(type in english.events))).toEqual([])
    expect(Object.keys(english.events).filter((type) => !types.has(type))).toEqual([])
  })

  it('tells random games of all player counts and variants without gaps', () => {
    for (const options of sets) {
      const rules = compiled(options)
      const words = createWords(english, rules)
      const events = new Map<string, GameEvent>()
      const keys = new Set<string>()
      for (let seed = 1; seed <= (options.settings === undefined ? 10 : 2); seed++)
        for (const event of told(rules, seed, (g) => {
          if (g.count < 30 || seed === 1) for (let i = 0; i < g.count; i++) keys.add(rules.keys.format(g.options[i]))
        }))
          events.set(JSON.stringify({ ...event, n: 0, vp: 0 }), event)
      expect([...new Set([...events.values()].map((event) => event.type))].filter((type) => !(type in english.events))).toEqual([])
      for (const event of events.values()) {
        expectWords(words.event(event), JSON.stringify(event))
        if (event.type === 'score' || event.type === 'lose') expect(event.rule in pointSources, event.rule).toBe(true)
      }
      for (const key of keys) expectWords(words.answer(key), key)
    }
  })

  it('has words for every question kind', () => {
    const steps = sets.flatMap((options) => compiled(options).procedures.flatMap((procedure) => procedure.steps))
    const kinds = new Set(steps.flatMap((step) => (step.ask === null ? [] : [step.ask.kind])))
    expect([...kinds].filter((kind) => !(kind in english.questions))).toEqual([])
    expect(Object.keys(english.questions).filter((kind) => !kinds.has(kind))).toEqual([])
    for (const kind of kinds) expectWords(describeQuestion(kind).replace('?', ''), kind)
  })

  it('has words for every verb', () => {
    const verbs = compiled({ players: 2, modules: [] }).keys.verbs.map((verb) => verb.name)
    expect(verbs.filter((verb) => !(verb in english.answers))).toEqual([])
    expect(Object.keys(english.answers).filter((verb) => !verbs.includes(verb))).toEqual([])
  })

  it('has words for every reason', () => {
    const all = compiled({ players: 2, modules: [] }).reasons.all.map((reason) => reason.id)
    expect(all.filter((id) => !(id in english.reasons))).toEqual([])
    expect(Object.keys(english.reasons).filter((id) => !all.includes(id))).toEqual([])
    for (const id of all) for (const [need, have] of [[0, 0], [1, 0], [3, 1]] as const) expectWords(describeReason(id, need, have), id)
  })

  it('names every piece, each by its own name', () => {
    for (const id of ids) {
      expect(nameOf(id), id).not.toBe(id)
      expectWords(nameOf(id), id)
    }
    const unlike = ids.filter((id) => !workerNames.includes(id))
    for (const id of [...gods, ...patterns, ...componentNames()]) expectWords(nameOf(id), id)
    expect(new Set(unlike.map(nameOf)).size).toBe(unlike.length)
  })

  it('has a word for each entry of the small sets and no other', () => {
    const { glossary, table } = english
    const same = (words: object, known: readonly string[]): void => expect(Object.keys(words).sort()).toEqual([...known].sort())
    const roleIds = roles.map((role) => role.id)
    same(glossary.roles, roleIds)
    same(glossary.gods, gods)
    same(glossary.terraces, terraces)
    same(glossary.regions, regions)
    same(glossary.actions, priestActions)
    same(glossary.patterns, patterns)
    same(glossary.tasks, tasks.flatMap((task) => (task.gives === undefined ? [task.id] : [])))
    same(glossary.abilities, passiveRows.map((row) => row.code))
    same(glossary.boardActions, boardRows.flat().map((space) => space.action))
    same(table.roleMarks, roleIds)
    same(table.godMarks, gods)
    expect(glossary.productions).toEqual(Object.fromEntries(productionRows.map((row) => [row.id, row.label])))
  })

  it('phrases places', () => {
    expect(nameOf('space-top-1-b')).toBe('top terrace, section 2, space b')
    expect(nameOf('icon-top-0-ab')).toBe('gather 3 potatoes (top terrace, section 1, between a and b)')
    expect(nameOf('icon-middle-ridge-40')).toBe('build a statue (middle terrace, between sections 5 and 1)')
    expect(nameOf('icon-summit-01')).toBe('buy weavings (summit, sections 1 and 2)')
    expect(nameOf('icon-foot-3')).toBe('send the merchant (foot of the hill, section 4)')
    expect(effectOf('space-bottom-3-c')).toBe('gather 3 potatoes, gather 2 corn and buy weavings')
    expect(nameOf('steps-lower-4')).toBe('lower stairs of section 5')
  })

  it('phrases pieces from their effects', () => {
    const words = createWords(english)
    expect([nameOf('god-spiral-5'), effectOf('god-spiral-5')]).toEqual(['God card spiral 5', '2 potatoes and 1 God card'])
    expect(effectOf('god-zigzag-3')).toBe('up to 2 buildings or Army cards turned face-up')
    expect(effectOf('god-diamond-3')).toBe('1 Temple space for 1 gold and 1 VP')
    expect(effectOf('god-cross-1')).toBe('a small statue for 2 stone')
    expect(words.names.part('god-spiral-5', 2)).toBe('1 God card')
    expect([nameOf('army-19'), effectOf('army-16')]).toEqual(['Army card 19 (2 Soldiers, 1 potato)', '2 potatoes'])
    expect(effectOf('production-12')).toBe('1 gold, 2 corn, 2 stone or 3 potatoes')
    expect([nameOf('production-15'), words.names.cost('production-15')]).toEqual(['building P15 toll bridge', '2 stone and 2 corn'])
    expect(effectOf('production-15')).toBe('2 corn or 2 stone and 2 VP')
    expect([nameOf('weaving-07'), nameOf('weaving-sw03')]).toEqual(['weaving 7 (llama; VP | Renew)', 'starting weaving 3 (llama; Temple | God card)'])
    expect([nameOf('conquest-chinchaysuyu-2'), effectOf('conquest-chinchaysuyu-2')]).toEqual(['Chinchaysuyu, space 2', '1 God card and 1 free weaving'])
    expect(words.names.cost('conquest-antisuyu-5')).toBe('2 Soldiers to flip and 2 Soldiers to discard')
    expect(nameOf('large-four-squares')).toBe('large statue of the four squares god')
    expect(describeAnswer('pay:2-potato+1-gold')).toBe('Pay 2 potatoes and 1 gold')
    expect(describeAnswer('benefit:god-spiral-5+1')).toBe('2 potatoes (God card spiral 5)')
    expect(describeAnswer('lay:weaving-07+tapestry-2')).toBe('Add weaving 7 (llama; VP | Renew) to tapestry 2')
    expect(describeAnswer('change:stone-for-gold')).toBe('Exchange 2 stone for 1 gold')
  })

  it('phrases packed prices', () => {
    expect(describeReason('building-cost', packCost({ stone: 2, corn: 1 }))).toBe('You cannot pay for this building: it costs 1 corn and 2 stone')
    expect(describeReason('needs-food', 4, 1)).toBe('This space needs 4 food and you have 1')
  })

  it('falls back to what is known about something without words', () => {
    expect(describeEvent({ type: 'comet', rule: 'X-1', seat: 0, speed: 3 })).toBe('comet speed 3')
    expect([describeAnswer('fly:home'), describeQuestion('weather'), describeReason('storm')]).toEqual(['fly:home', 'weather', 'storm'])
  })

  it('tells the outcome of a choice without naming the chooser again', () => {
    const words = createWords(english)
    const gain: GameEvent = { type: 'gain', rule: 'TAW-TASK-COLLECT-01', seat: 0, what: 'potato', n: 3 }
    expect(describeOutcome(words, 0, 'task:icon-top-0-ab', [gain, { ...gain, seat: 1 }])).toBe('gains 3 potatoes; Player 2 gains 3 potatoes')
  })
})

describe('the table in words', () => {
  it.each([1, 2, 3, 4])('shows every position of a game without gaps, %i players', (players) => {
    const rules = compiled({ players, modules: [] })
    const words = createWords(english, rules)
    const seen = new Set<string>()
    told(rules, 3, (game, answer) => {
      const g = game as G
      if (g.s[0] % 7 === 0) for (const line of describeTable(english, words, g, g.s[0] % 5 === 0)) seen.add(line)
      seen.add(describeChoice(english, words, g, rules.keys.format(answer)))
    })
    for (const line of seen) expectWords(line.trim().replace(/ {2,}/g, ' '), line)
  })

  it('shows the hand of the seat that is asked and of no other', () => {
    const rules = compiled({ players: 2, modules: [] })
    const g = createGame(rules)
    const random = fastRandom(4)
    const words = createWords(english, rules)
    let shown = 0
    for (;;) {
      question(g)
      if (g.count === 0) break
      const mover = g.seat
      const lines = describeTable(english, words, g, false)
      const hands = lines.filter((line) => line === '  God cards').length
      expect(hands).toBeLessThanOrEqual(1)
      if (hands === 1) shown++
      const at = lines.indexOf('  God cards')
      if (at >= 0) expect(lines.slice(0, at).findLast((line) => line.startsWith('Player'))).toBe(words.names.seat(mover))
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
    expect(shown).toBeGreaterThan(20)
  })
})
