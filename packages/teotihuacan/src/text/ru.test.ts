import { advance, attach, createGame, emptyState, fastRandom, type GameEvent, isBound, packed, PROCEDURE, question, run, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { boardNames, spaceNames, templeNames, workerNames } from '../answers.ts'
import { teotibot } from '../automa/tables.ts'
import {
  ascensionRewards, boards, decorationSpaces, decorationTiles, discoveryTiles, pyramidSlots, pyramidTiles, royalTiles, startingTiles, technologies,
  templeBonuses,
} from '../content/index.ts'
import { offered, teotihuacan } from '../index.ts'
import { packCost, type Rules } from '../rules.ts'
import { createWords } from './describe.ts'
import { english } from './en.ts'
import { describeOutcome } from './outcome.ts'
import { atPlace, inCase, plural, toPlace } from './ru/grammar.ts'
import { russian } from './ru.ts'
import { describeChoice, describeTable } from './table.ts'

interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
}

/** Every player count plain, and every variant and module alone, in solo and with two players where it may be used. */
const sets: readonly SetUp[] = [
  ...[1, 2, 3, 4, 5].map((players) => ({ players, modules: [] })),
  ...offered.flatMap((id) => [1, 2].flatMap((players) => [[id], ['m6', id]].map((modules) => ({ players, modules })))),
  { players: 1, modules: ['m6', 'm7', 'm8', 'm9', 'ms1'] },
  { players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10', 'draft', 'dark-eclipse'] },
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

/** A sentence: no gap where a word is missing, no raw id, no word of another language. */
function expectWords(text: string, from: string): void {
  expect(text, from).not.toBe('')
  expect(text, from).not.toMatch(/undefined|NaN|\[object|\?\d/)
  expect(text, from).not.toMatch(/[A-Za-z]{2}|[A-Za-z]-/)
  expect(text, from).not.toMatch(/ {2}|«»|\(\)|: $|^ | $| ,/)
}

const words = createWords(russian)
const { name, effect } = words.names

describe('Russian words', () => {
  it('has exactly the entries of English', () => {
    for (const part of ['events', 'questions', 'answers', 'reasons'] as const)
      expect(Object.keys(russian[part]).toSorted(), part).toEqual(Object.keys(english[part]).toSorted())
    for (const part of ['goods', 'temples', 'boards', 'spaces', 'icons', 'botTiles', 'rewards'] as const)
      expect(Object.keys(russian.glossary[part]).toSorted(), part).toEqual(Object.keys(english.glossary[part]).toSorted())
  })

  it('has words for every event and answer of random games of all player counts, variants, modules and solo', () => {
    for (const options of sets) {
      const rules = compiled(options)
      const own = createWords(russian, rules)
      const events = new Map<string, GameEvent>()
      const keys = new Set<string>()
      for (let seed = 1; seed <= 10; seed++)
        for (const event of told(rules, seed, (key) => keys.add(key))) events.set(JSON.stringify({ ...event, n: 0 }), event)
      expect([...new Set([...events.values()].map((event) => event.type))].filter((type) => !(type in russian.events))).toEqual([])
      for (const event of events.values()) expectWords(own.event(event), JSON.stringify(event))
      for (const key of keys) expectWords(own.answer(key), key)
    }
  })

  it('has words for every question kind', () => {
    const steps = sets.flatMap((options) => compiled(options).procedures.flatMap((procedure) => procedure.steps))
    const kinds = new Set(steps.flatMap((step) => (step.ask === null ? [] : [step.ask.kind])))
    expect([...kinds].filter((kind) => !(kind in russian.questions))).toEqual([])
    for (const kind of kinds) expectWords(words.question(kind), kind)
  })

  it('has words for every reason', () => {
    const ids = compiled({ players: 2, modules: [] }).reasons.all.map((reason) => reason.id)
    expect(ids.filter((id) => !(id in russian.reasons))).toEqual([])
    for (const id of ids) for (const [need, have] of [[0, 0], [3, 1]] as const) expectWords(words.reason(id, need, have), id)
  })

  it('names every piece and what it does', () => {
    const tiles = [discoveryTiles, technologies, royalTiles, templeBonuses, startingTiles, pyramidTiles, decorationTiles]
    const rows = [boards, pyramidSlots, decorationSpaces, ascensionRewards, ...tiles]
    for (const { id } of [...rows.flat(), ...teotibot.actionTiles]) {
      expect(name(id), id).not.toBe(id)
      expectWords(name(id), id)
      if (effect(id) !== '') expectWords(effect(id), id)
    }
  })

  it('counts 1, 2, 5 and 22', () => {
    const gained = (what: string): string[] => [1, 2, 5, 22].map((n) => words.event({ type: 'gain', rule: 'X-1', seat: 0, what, n }))
    expect(gained('stone')).toEqual([
      'Игрок 1 получает 1 камень', 'Игрок 1 получает 2 камня', 'Игрок 1 получает 5 камней', 'Игрок 1 получает 22 камня',
    ])
    expect(gained('wood').map((text) => text.slice(17))).toEqual(['1 дерево', '2 дерева', '5 дерева', '22 дерева'])
    expect(gained('cocoa').map((text) => text.slice(17))).toEqual(['1 какао', '2 какао', '5 какао', '22 какао'])
    const { phrases } = russian
    expect([1, 2, 5, 22].map((n) => phrases.amounts({ 'any-resource': n }))).toEqual([
      '1 любой ресурс', '2 любых ресурса', '5 любых ресурсов', '22 любых ресурса',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'temple', which: 'blue', n }))).toEqual([
      '1 ступень в синем храме', '2 ступени в синем храме', '5 ступеней в синем храме', '22 ступени в синем храме',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'power-up', n, scope: 'unlocked' }))).toEqual([
      '1 увеличение силы', '2 увеличения силы', '5 увеличений силы', '22 увеличения силы',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'avenue', n }))).toEqual([
      '1 шаг по Дороге мёртвых', '2 шага по Дороге мёртвых', '5 шагов по Дороге мёртвых', '22 шага по Дороге мёртвых',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'procedure', name: 'empire-reward', n }))).toEqual([
      '1 награда империи', '2 награды империи', '5 наград империи', '22 награды империи',
    ])
    expect([0, 11, 12, 21, 1.5].map((n) => plural(n, 'один', 'два', 'много'))).toEqual(['много', 'много', 'много', 'один', 'два'])
  })

  it('declines every name that stands inside sentences', () => {
    const common = createWords(russian, compiled({ players: 2, modules: ['m6', 'm8', 'm9', 'm10'] })).names
    const places = [...boardNames.slice(1), ...spaceNames].map((id) => common.name(id))
    const altars = Object.keys(russian.glossary.spaces).filter((id) => id.startsWith('altar-')).map((id) => common.name(id))
    const others = [...templeNames, ...workerNames, 'tech-01', pyramidTiles[0]?.id ?? ''].map((id) => common.name(id))
    const solo = createWords(russian, compiled({ players: 1, modules: [] })).names
    for (const text of [...places, ...altars, ...others, solo.seat(0), solo.seat(1)]) expect(inCase(text, 'gen'), text).not.toBe(text)
    expect([name('forest'), name('gold-deposits'), name('palace')].map(toPlace)).toEqual(['в Лес', 'на Прииск', 'во Дворец'])
    expect([name('forest'), name('stone-quarry'), common.name('nobles')].map(atPlace)).toEqual(['в Лесу', 'в Каменоломне', 'на Завоеваниях'])
    expect(words.answer('worship:forest-worship')).toBe('Поклонение в Лесу')
    expect(words.answer('worship:palace-left')).toBe('Поклонение на левом жетоне вождя')
    expect(words.event({ type: 'bumped', rule: 'X-1', seat: 1, space: 'palace-left' })).toBe('Работник игрока 2 покидает левый жетон вождя')
    expect(words.event({ type: 'temple-step', rule: 'X-1', seat: 0, temple: 'green', step: 3 })).toBe(
      'Игрок 1 поднимается на ступень 3 зелёного храма',
    )
    expect(words.event({ type: 'warrior-pushed', rule: 'X-1', seat: 0, from: 'teotihuacan', to: 'region-3' })).toBe(
      'Воин игрока 1 переходит из Теотиуакана в регион 3',
    )
  })

  it('phrases tiles from their effects', () => {
    expect(name('disc-cocoa-4-a')).toBe('4 какао')
    expect(name('disc-temple-any-b')).toBe('1 ступень в любом храме')
    expect(name('mask-3-a')).toBe('маска 3')
    expect(name('bonus-technologies')).toBe('5 ПО за каждую технологию')
    expect(effect('royal-a-04')).toBe('2 ПО за каждую свою технологию, считая не больше силы работника')
    expect(effect('royal-b-02')).toBe('столько раз, сколько позволяет сила работника: отдать 1 какао за 1 дерево и 1 камень')
    expect(effect('royal-c-01')).toBe('столько какао, сколько составляет сила работника плюс 1')
    expect(effect('tech-15')).toBe(
      '1 дополнительный работник на Строительстве и скидка 1 камень или 1 дерево один раз за основное действие на Строительстве',
    )
    expect(effect('start-07')).toBe('бесплатная технология и 2 любых ресурса')
    expect(words.answer('take:disc-cocoa-4-a')).toBe('Взять жетон открытия «4 какао» (цена: 1 золото)')
    expect(words.answer('gain:2-wood+1-gold')).toBe('Получить 2 дерева и 1 золото')
    expect(words.answer('develop:tech-01')).toBe('Освоить технологию 1: 1 какао, когда работник проходит через Дворец или останавливается там')
    expect(words.answer('reward:ascend-temple-2')).toBe('2 ступени в любых храмах (цена: 3 какао)')
  })

  it('phrases packed prices', () => {
    expect(words.reason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('Вы не можете оплатить этот уровень: цена 1 дерево и 2 камня')
    expect(words.reason('repeat-cost', packCost({ cocoa: 1, 'any-resource': 1 }))).toBe('Вы не можете это оплатить: цена 1 какао и 1 любой ресурс')
    expect(words.reason('tile-would-block-action', packed(1, 1))).toContain('1 дерево')
    expect(words.reason('fee-needs-cocoa', 3, 1)).toBe('Плата за действие: нужно 3 какао, у вас 1')
  })

  it('does not name the choosing seat in an outcome', () => {
    const events: GameEvent[] = [
      { type: 'gain', rule: 'X-1', seat: 0, what: 'wood', n: 2 },
      { type: 'icons-match', rule: 'X-1', seat: 0, n: 1 },
      { type: 'score', rule: 'TEO-MAIN-ALCH-09', seat: 1, n: 3 },
    ]
    expect(describeOutcome(words, 0, 'main-action', events)).toBe(
      'получает 2 дерева; совмещает 1 символ; Игрок 2 получает 3 ПО за технологию, освоенную раньше',
    )
  })

  it('shows the table of a game in progress', () => {
    const rules = compiled({ players: 1, modules: [] })
    const g = createGame(rules)
    const random = fastRandom(5)
    for (let i = 0; i < 150; i++) {
      question(g)
      advance(g, g.options[random(g.count)])
    }
    const own = createWords(russian, rules)
    const lines = describeTable(russian, own, g, true)
    for (const line of lines) expectWords(line.trim().replace(/ {2,}/g, ' '), line)
    expect(lines.join('\n')).toContain('Теотибот')
    expect(describeChoice(russian, own, g, 'move:worker-0-1')).toMatch(/^Переместить работника 2 \(.+, сила \d\)$/)
  })
})
