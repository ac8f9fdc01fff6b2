import type { GameEvent } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { sectionNames, statueNames, stepNames, weavingNames } from '../answers.ts'
import { armyCardRows, godCardRows, roles, terraces } from '../content/index.ts'
import { packCost } from '../rules.ts'
import { createWords } from './describe.ts'
import { describeOutcome } from './outcome.ts'
import { inCase } from './ru/cases.ts'
import { russian } from './ru.ts'

// What every language has to do, over random games, is in languages.test.ts.

const words = createWords(russian)
const { name, effect, cost } = words.names
const { phrases } = russian
const told = (type: string, details: Readonly<Record<string, string | number>>, rule = 'X-1'): string => words.event({ type, rule, seat: 0, ...details })

describe('Russian words', () => {
  it('counts 1, 2, 5 and 22', () => {
    const gained = (what: string): string[] => [1, 2, 5, 22].map((n) => told('gain', { what, n }).replace('Игрок 1 получает ', ''))
    expect(gained('stone')).toEqual(['1 камень', '2 камня', '5 камней', '22 камня'])
    expect(gained('corn')).toEqual(['1 кукурузу', '2 кукурузы', '5 кукурузы', '22 кукурузы'])
    expect(gained('potato')).toEqual(['1 картофель', '2 картофеля', '5 картофеля', '22 картофеля'])
    expect([1, 2, 5, 22].map((n) => phrases.effect({ do: 'god-card', n }))).toEqual(['1 карта бога', '2 карты богов', '5 карт богов', '22 карты богов'])
    expect([1, 2, 5].map((n) => phrases.effect({ do: 'renew', n, what: 'any' }))).toEqual([
      'обновление 1 здания или карты армии', 'обновление до 2 зданий или карт армии', 'обновление до 5 зданий или карт армии',
    ])
    expect([1, 2, 5].map((n) => phrases.soldiers(n, 0))).toEqual(['перевернуть 1 солдата', 'перевернуть 2 солдат', 'перевернуть 5 солдат'])
    expect([1, 2, 5, 22].map((n) => told('tasks', { n }))).toEqual([
      'Игрок 1 получает 1 задание', 'Игрок 1 получает 2 задания', 'Игрок 1 получает 5 заданий', 'Игрок 1 получает 22 задания',
    ])
  })

  it('declines every name that stands inside sentences', () => {
    const people = roles.map(({ id }) => id)
    const cards = [...godCardRows, ...armyCardRows].map(({ id }) => id)
    for (const id of [...people, ...cards, ...statueNames, ...stepNames, ...terraces, 'weaving-sw01']) expect(inCase(name(id), 'acc'), id).not.toBe(name(id))
    for (const id of [...weavingNames, 'potato-end', 'corn-end']) expect(inCase(name(id), 'gen'), id).not.toBe(name(id))
    expect(sectionNames.map((id) => inCase(name(id), 'acc'))).toEqual(sectionNames.map(name)) // inanimate
  })

  it('tells what happens', () => {
    expect(told('place', { role: 'courier', space: 'space-top-1-b' })).toBe('Игрок 1 размещает гонца: верхняя терраса, сектор 2, место b')
    expect(told('steps', { steps: 'steps-lower-4' })).toBe('Игрок 1 строит нижнюю лестницу сектора 5')
    expect(told('climb', { space: 4 })).toBe('Игрок 1 продвигается на ступень 4 храма')
    expect(told('pay', { what: 'corn', n: 1 })).toBe('Игрок 1 платит 1 кукурузу')
    expect(told('score', { n: 3 }, 'TAW-GOD-11')).toBe('Игрок 1 получает 3 ПО за статую')
    expect(told('feast', { number: 2 })).toBe('Праздник 2, начинает: Игрок 1')
    expect(told('flip', { piece: 'army-19' })).toBe('Игрок 1 переворачивает карту армии 19 (2 солдата, 1 картофель)')
  })

  it('phrases places and pieces', () => {
    expect(name('icon-top-0-ab')).toBe('собрать 3 картофеля (верхняя терраса, сектор 1, между a и b)')
    expect(name('icon-summit-01')).toBe('купить ткани (вершина, секторы 1 и 2)')
    expect([name('god-spiral-5'), effect('god-spiral-5')]).toEqual(['карта бога «спираль» 5', '2 картофеля и 1 карта бога'])
    expect(effect('god-diamond-3')).toBe('1 ступень храма (за 1 золото) и 1 ПО')
    expect(effect('god-cross-1')).toBe('малая статуя (за 2 камня)')
    expect(effect('production-12')).toBe('на выбор (1 золото, 2 кукурузы, 2 камня или 3 картофеля)')
    expect([name('production-15'), cost('production-15')]).toEqual(['здание P15 «платный мост»', '2 камня и 2 кукурузы'])
    expect([name('weaving-07'), name('weaving-sw03')]).toEqual(['ткань 7 (лама; ПО | обновление)', 'начальная ткань 3 (лама; храм | карта бога)'])
    expect([name('conquest-chinchaysuyu-2'), cost('conquest-antisuyu-5')]).toEqual(['Чинчайсуйу, место 2', 'перевернуть 2 солдат и сбросить 2 солдат'])
    expect(name('large-four-squares')).toBe('большая статуя бога «четыре квадрата»')
  })

  it('phrases answers and refusals', () => {
    expect(words.answer('pay:1-corn+1-gold')).toBe('Заплатить 1 кукурузу и 1 золото')
    expect(words.answer('lay:weaving-07+tapestry-2')).toBe('Добавить ткань 7 (лама; ПО | обновление) в гобелен 2')
    expect(words.answer('village:corn-end')).toBe('Купить работника с кукурузного края за 1 кукурузу')
    expect(words.answer('change:corn-for-gold')).toBe('Обменять 2 кукурузы на 1 золото')
    expect(words.reason('building-cost', packCost({ stone: 2, corn: 1 }))).toBe('Вы не можете оплатить это здание: стоимость 1 кукуруза и 2 камня')
    expect(words.reason('needs-food', 4, 1)).toBe('Это место: не хватает еды (нужно 4, у вас 1)')
  })

  it('does not name the choosing seat in an outcome', () => {
    const gain: GameEvent = { type: 'gain', rule: 'TAW-TASK-COLLECT-01', seat: 0, what: 'potato', n: 3 }
    expect(describeOutcome(words, 0, 'task:icon-top-0-ab', [gain, { ...gain, seat: 1 }])).toBe('получает 3 картофеля; Игрок 2 получает 3 картофеля')
  })
})
