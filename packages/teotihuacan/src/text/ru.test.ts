import { type GameEvent, packed } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { boardNames, spaceNames, templeNames, workerNames } from '../answers.ts'
import { pyramidTiles } from '../content/index.ts'
import { packCost } from '../rules.ts'
import { createWords } from './describe.ts'
import { describeOutcome } from './outcome.ts'
import { compiled } from './random-games.ts'
import { atPlace, inCase, toPlace } from './ru/cases.ts'
import { russian } from './ru.ts'

// What every language has to do, over random games, is in languages.test.ts.

const words = createWords(russian)
const { name, effect } = words.names

describe('Russian words', () => {
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
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'temple', which: 'blue', n }, String))).toEqual([
      '1 ступень в синем храме', '2 ступени в синем храме', '5 ступеней в синем храме', '22 ступени в синем храме',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'power-up', n, scope: 'unlocked' }, String))).toEqual([
      '1 увеличение силы', '2 увеличения силы', '5 увеличений силы', '22 увеличения силы',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'avenue', n }, String))).toEqual([
      '1 шаг по Дороге мёртвых', '2 шага по Дороге мёртвых', '5 шагов по Дороге мёртвых', '22 шага по Дороге мёртвых',
    ])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'procedure', name: 'empire-reward', n }, String))).toEqual([
      '1 награда империи', '2 награды империи', '5 наград империи', '22 награды империи',
    ])
  })

  it('declines every name that stands inside sentences', () => {
    const common = createWords(russian, compiled({ players: 2, modules: ['m6', 'm8', 'm9', 'm10'] })).names
    const places = [...boardNames.slice(1), ...spaceNames].map((id) => common.name(id))
    const altars = Object.keys(russian.glossary.spaces).filter((id) => id.startsWith('altar-')).map((id) => common.name(id))
    const others = [...templeNames, ...workerNames, 'tech-01', pyramidTiles[0]?.id ?? ''].map((id) => common.name(id))
    for (const text of [...places, ...altars, ...others]) expect(inCase(text, 'gen'), text).not.toBe(text)
    expect([name('forest'), name('gold-deposits'), name('palace')].map(toPlace)).toEqual(['в Лес', 'на Прииск', 'во Дворец'])
    expect([name('forest'), name('stone-quarry'), common.name('nobles')].map(atPlace)).toEqual(['в Лесу', 'в Каменоломне', 'на планшете завоеваний'])
    expect(words.answer('worship:forest-worship')).toBe('Поклонение в Лесу')
    expect(words.answer('worship:palace-left')).toBe('Поклонение на левом жетоне вождя')
    expect(words.event({ type: 'bumped', rule: 'X-1', seat: 1, space: 'palace-left' })).toBe('Игрок 2: работник покидает левый жетон вождя')
    expect(words.event({ type: 'temple-step', rule: 'X-1', seat: 0, temple: 'green', step: 3 })).toBe(
      'Игрок 1 продвигается на ступень 3 зелёного храма',
    )
    expect(words.event({ type: 'warrior-pushed', rule: 'X-1', seat: 0, from: 'teotihuacan', to: 'region-3' })).toBe(
      'Игрок 1: воин переходит из Теотиуакана в регион 3',
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
      '1 дополнительный работник на планшете строительства и скидка 1 камень или 1 дерево один раз за основное действие на планшете строительства',
    )
    expect(effect('start-07')).toBe('бесплатная технология и 2 любых ресурса')
    expect(words.answer('take:disc-cocoa-4-a')).toBe('Взять жетон открытия «4 какао» (стоимость: 1 золото)')
    expect(words.answer('gain:2-wood+1-gold')).toBe('Получить 2 дерева и 1 золото')
    expect(words.answer('develop:tech-01')).toBe('Освоить технологию 1: 1 какао, когда работник проходит через Дворец или останавливается там')
    expect(words.answer('reward:ascend-temple-2')).toBe('2 ступени в любых храмах (стоимость: 3 какао)')
  })

  it('phrases packed prices', () => {
    expect(words.reason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('Вы не можете оплатить этот уровень: стоимость 1 дерево и 2 камня')
    expect(words.reason('repeat-cost', packCost({ cocoa: 1, 'any-resource': 1 }))).toBe('Вы не можете это оплатить: стоимость 1 какао и 1 любой ресурс')
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
})
