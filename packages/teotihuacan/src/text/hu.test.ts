import { advance, attach, createGame, emptyState, fastRandom, type GameEvent, isBound, packed, PROCEDURE, question, run, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { teotibot } from '../automa/tables.ts'
import {
  boards, decorationSpaces, decorationTiles, discoveryTiles, pyramidSlots, pyramidTiles, royalTiles, startingTiles, technologies,
  templeBonuses,
} from '../content/index.ts'
import { offered, teotihuacan } from '../index.ts'
import { packCost, type Rules } from '../rules.ts'
import { createWords } from './describe.ts'
import { english } from './en.ts'
import { numbered, object, the } from './hu/grammar.ts'
import { hungarian } from './hu.ts'
import { describeOutcome } from './outcome.ts'
import { describeChoice, describeTable } from './table.ts'

interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
}

/** Every player count plain, every variant and module alone, and the modules together. */
const sets: readonly SetUp[] = [
  ...[1, 2, 3, 4, 5].map((players) => ({ players, modules: [] })),
  ...offered.flatMap((id) => [1, 2].flatMap((players) => [[id], ['m6', id]].map((modules) => ({ players, modules })))),
  { players: 2, modules: ['draft', 'dark-eclipse'] },
  { players: 1, modules: ['m6', 'm7', 'm8', 'm9', 'ms1'] },
  { players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] },
].filter((options) => teotihuacan.compile(options).ok)

function compiled(options: SetUp): Rules {
  const result = teotihuacan.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

/** A whole random game, told from the first step of the set-up on, with every answer that was offered. */
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
    for (let i = 0; i < g.count; i++) each(rules.keys.format(g.options[i]))
    advance(g, g.options[random(g.count)])
  }
}

const ones = ['', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
const tens = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven']

/** A number as it is read aloud, up to 9999. */
function aloud(n: number): string {
  if (n >= 1000) return `${n < 2000 ? '' : ones[Math.floor(n / 1000)]}ezer${aloud(n % 1000)}`
  if (n >= 100) return `${n < 200 ? '' : ones[Math.floor(n / 100)]}száz${aloud(n % 100)}`
  return `${tens[Math.floor(n / 10)]}${ones[n % 10]}`
}

const isVowel = (letter: string): boolean => 'aáeéiíoóöőuúüű'.includes(letter.toLowerCase())

/** Endings of number adjectives by the last word read aloud. */
const adjectives: Readonly<Record<string, string>> = {
  egy: 'es', kettő: 'es', három: 'as', négy: 'es', öt: 'ös', hat: 'os', hét: 'es', nyolc: 'as', kilenc: 'es',
  tíz: 'es', húsz: 'as', harminc: 'as', negyven: 'es', ötven: 'es', hatvan: 'as', hetven: 'es', nyolcvan: 'as', kilencven: 'es', száz: 'as',
}
const adjective = (n: number): string => {
  const word = aloud(n)
  const last = Object.keys(adjectives).filter((end) => word.endsWith(end)).sort((a, b) => b.length - a.length)[0] ?? ''
  return `${n}-${adjectives[last]}`
}

function expectGrammar(text: string, from: string): void {
  for (const [found, article = '', next = ''] of text.matchAll(/(?<!\p{L})(az?) [„(]?(\p{L}|\d+)/giu)) {
    const sound = /\d/.test(next) ? aloud(Number(next)) : next
    expect(article.toLowerCase(), `${found} | ${text} | ${from}`).toBe(isVowel(sound[0] ?? '') ? 'az' : 'a')
  }
  for (const [found, n = ''] of text.matchAll(/(?<![\d½])(\d+)-(?:[aeoö]?s)(?!\p{L})/gu)) expect(found, `${text} | ${from}`).toBe(adjective(Number(n)))
  expect(text, `no plural after a number: ${from}`).not.toMatch(/(?<!\p{L})\d+ \p{Ll}+(?:[aeoö]k|[aoá]kat|[eé]ket)(?!\p{L})/u)
}

/** A sentence: no gap where a word is missing, no raw id, no English. */
function expectWords(text: string, from: string): void {
  expect(text, from).not.toBe('')
  expect(text, from).not.toMatch(/undefined|NaN|\[object|\?\d/)
  expect(text, from).not.toMatch(/\b(disc|gd|pyr|deco|tech|royal|start|bonus|mask|worker|common|bot|ascend|region|altar)-[a-z0-9]/)
  expect(text, from).not.toMatch(/ {2}|„”|\(\)|: $/)
  expect(text, from).not.toMatch(/(?<!\p{L})(the|of|or|and|worker|player|temple|tile|cocoa|wood|stone|gold|obsidian|left|right|top|bottom|centre|blue|red|green)(?!\p{L})/iu)
  expectGrammar(text, from)
}

const words = createWords(hungarian)
const { name, effect } = words.names

describe('Hungarian words', () => {
  it('has exactly the entries of English', () => {
    for (const part of ['events', 'questions', 'answers', 'reasons', 'glossary'] as const)
      expect(Object.keys(hungarian[part]).sort(), part).toEqual(Object.keys(english[part]).sort())
    for (const part of ['goods', 'temples', 'boards', 'spaces', 'icons', 'botTiles', 'rewards'] as const)
      expect(Object.keys(hungarian.glossary[part]).sort(), part).toEqual(Object.keys(english.glossary[part]).sort())
  })

  it('tells random games of all player counts, variants, modules and solo without a gap', () => {
    for (const options of sets) {
      const rules = compiled(options)
      const spoken = createWords(hungarian, rules)
      const events = new Map<string, GameEvent>()
      const keys = new Set<string>()
      for (let seed = 1; seed <= 6; seed++)
        for (const event of told(rules, seed, (key) => keys.add(key))) events.set(JSON.stringify(event), event)
      for (const event of events.values()) expectWords(spoken.event(event), JSON.stringify(event))
      for (const key of keys) expectWords(spoken.answer(key), key)
    }
  })

  it('has words for every question kind', () => {
    const steps = sets.flatMap((options) => compiled(options).procedures.flatMap((procedure) => procedure.steps))
    const kinds = new Set(steps.flatMap((step) => (step.ask === null ? [] : [step.ask.kind])))
    expect([...kinds].filter((kind) => !(kind in hungarian.questions))).toEqual([])
    for (const kind of kinds) expectWords(words.question(kind), kind)
  })

  it('has words for every reason', () => {
    const ids = compiled({ players: 2, modules: [] }).reasons.all.map((reason) => reason.id)
    expect(ids.filter((id) => !(id in hungarian.reasons))).toEqual([])
    for (const id of ids) for (const [need, have] of [[0, 0], [3, 1], [1, 0]] as const) expectWords(words.reason(id, need, have), id)
  })

  it('names every piece and says what it does', () => {
    const modules = createWords(hungarian, compiled({ players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] })).names
    const tiles = [discoveryTiles, technologies, royalTiles, templeBonuses, startingTiles, pyramidTiles, decorationTiles]
    const rows = [boards, pyramidSlots, decorationSpaces, ...tiles]
    for (const { id } of [...rows.flat(), ...teotibot.actionTiles]) {
      expect(name(id), id).not.toBe(id)
      for (const text of [name(id), effect(id), words.names.cost(id), modules.name(id), modules.effect(id)]) if (text !== '') expectWords(text, id)
    }
  })

  it('phrases tiles from their effects', () => {
    expect(name('disc-cocoa-4-a')).toBe('4 kakaó')
    expect(name('disc-temple-any-b')).toBe('1 lépés egy tetszőleges templomon')
    expect(name('mask-3-a')).toBe('3-as maszk')
    expect(name('bonus-technologies')).toBe('5 GYP technológiánként')
    expect(effect('royal-a-04')).toBe('2 GYP technológiánként, legfeljebb annyiszor, amennyi a munkás ereje')
    expect(effect('royal-b-02')).toBe('legfeljebb annyiszor, amennyi a munkás ereje: 1 kakaóért 1 fa és 1 kő')
    expect(effect('royal-c-01')).toBe('annyi kakaó, amennyi a munkás ereje plusz 1')
    expect(effect('start-07')).toBe('egy ingyenes technológia és 2 tetszőleges nyersanyag')
    expect(words.answer('take:disc-cocoa-4-a')).toBe('Vedd el a „4 kakaó” felfedezéslapkát (ára: 1 arany)')
    expect(words.answer('gain:2-wood+1-gold')).toBe('Kapj 2 fát és 1 aranyat')
    expect(words.answer('move:worker-0-0')).toBe('Mozgasd az 1. munkást')
    expect(words.event({ type: 'move', rule: 'TEO-MOVE-01', seat: 0, worker: 'worker-0-1', board: 'forest' })).toBe(
      '1. játékos: a 2. munkás az Erdőbe lép',
    )
  })

  it('phrases packed prices', () => {
    expect(words.reason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('Ezt a szintet nem tudod kifizetni: az ára 1 fa és 2 kő')
    expect(words.reason('repeat-cost', packCost({ cocoa: 1, 'any-resource': 1 }))).toContain('1 kakaó és 1 tetszőleges nyersanyag')
    expect(words.reason('tile-would-block-action', packed(1, 1))).toContain('1 fa')
    expect(words.reason('fee-needs-cocoa', 3, 1)).toBe('A fő akcióhoz 3 kakaó kell, neked 1 van')
  })

  it('leaves the choosing seat out of an outcome', () => {
    const gain: GameEvent = { type: 'gain', rule: 'TEO-COCOA-02', seat: 0, what: 'cocoa', n: 3 }
    expect(describeOutcome(words, 0, 'collect-cocoa', [gain])).toBe('3 kakaót kap')
    expect(describeOutcome(words, 1, 'collect-cocoa', [gain])).toBe('1. játékos: 3 kakaót kap')
  })

  it('shows the table of a game in progress', () => {
    for (const modules of [[], ['m6', 'm7', 'm8', 'm9', 'ms1']]) {
      const rules = compiled({ players: 1, modules })
      const g = createGame(rules)
      const random = fastRandom(5)
      for (let i = 0; i < 150; i++) {
        question(g)
        advance(g, g.options[random(g.count)])
      }
      const spoken = createWords(hungarian, rules)
      const lines = describeTable(hungarian, spoken, g, true)
      for (const line of lines) expectWords(line.trim().replace(/ {2,}/g, ' '), line)
      expect(lines.join('\n')).toContain('Teotibot')
      expect(describeChoice(hungarian, spoken, g, 'move:worker-0-1')).toMatch(/^Mozgasd a 2. munkást \(.+, \d-[aeoö]s erő\)$/)
    }
  })
})

describe('Hungarian grammar', () => {
  it('picks the article by the first sound, also of numbers', () => {
    expect(['Erdő', 'Palota', 'Építkezés', '„4 kakaó”', '„1 lépés”', '5. régió', '1½-es technológia'].map(the)).toEqual([
      'az Erdő', 'a Palota', 'az Építkezés', 'a „4 kakaó”', 'az „1 lépés”', 'az 5. régió', 'az 1½-es technológia',
    ])
    for (let n = 1; n < 6000; n++) expect(the(`${n}.`)).toBe(`${isVowel(aloud(n)[0] ?? '') ? 'az' : 'a'} ${n}.`)
  })

  it('makes adjectives of numbers', () => {
    for (let n = 1; n <= 199; n++) expect(numbered(n)).toBe(adjective(n))
    expect([0, 1.5, 3.5, 'A4', 'E1', 'C12'].map(numbered)).toEqual(['0-s', '1½-es', '3½-es', 'A4-es', 'E1-es', 'C12-es'])
  })

  it('makes objects of names', () => {
    const names = ['2. munkás', '1. közös munkás', '3-as technológia', '7-es kezdőlapka (Alkímia és Építkezés)', '3-as maszk', 'A4-es királylapka']
    expect(names.map(object)).toEqual([
      '2. munkást', '1. közös munkást', '3-as technológiát', '7-es kezdőlapkát (Alkímia és Építkezés)', '3-as maszkot', 'A4-es királylapkát',
    ])
  })
})
