import { describe, expect, it } from 'vitest'
import { packCost } from '../rules.ts'
import { createWords } from './describe.ts'
import { polish } from './pl.ts'

const words = createWords(polish)
const { name, effect, cost } = words.names

const told = (type: string, details: Readonly<Record<string, string | number>>, rule = 'X-1'): string => words.event({ type, rule, seat: 0, ...details })

describe('Polish words', () => {
  it.each([
    [1, '1 ziemniak', '1 kukurydza', '1 kamień', '1 złoto', '1 żywność'],
    [2, '2 ziemniaki', '2 kukurydze', '2 kamienie', '2 złota', '2 żywności'],
    [5, '5 ziemniaków', '5 kukurydzy', '5 kamieni', '5 złota', '5 żywności'],
    [12, '12 ziemniaków', '12 kukurydzy', '12 kamieni', '12 złota', '12 żywności'],
    [22, '22 ziemniaki', '22 kukurydze', '22 kamienie', '22 złota', '22 żywności'],
  ])('inflects goods with %i', (n, ...expected) => {
    expect(['potato', 'corn', 'stone', 'gold', 'food'].map((what) => polish.phrases.good(what, n))).toEqual(expected)
    expect(told('gain', { what: 'stone', n })).toBe(`Gracz 1 otrzymuje ${expected[2]}`)
  })

  it('puts one potato and one corn into the accusative where they are paid or gained', () => {
    expect(words.answer('pay:1-potato+1-corn')).toBe('Zapłać 1 ziemniaka i 1 kukurydzę')
    expect(told('gain', { what: 'potato', n: 1 })).toBe('Gracz 1 otrzymuje 1 ziemniaka')
    expect(words.reason('renew-needs-corn', 1, 0)).toBe('Każde odkrycie kosztuje 1 kukurydzę, a masz 0')
  })

  it.each([
    [1, '1 zadanie', '1 karta Bogów', '1 darmowa Tkanina', '1 Robotnik od Koczowników', 'awans o 1 pole w Świątyni', 'zakryj 1 Żołnierza'],
    [2, '2 zadania', '2 karty Bogów', '2 darmowe Tkaniny', '2 Robotnicy od Koczowników', 'awans o 2 pola w Świątyni', 'zakryj 2 Żołnierzy'],
    [5, '5 zadań', '5 kart Bogów', '5 darmowych Tkanin', '5 Robotników od Koczowników', 'awans o 5 pól w Świątyni', 'zakryj 5 Żołnierzy'],
  ])('inflects counted words with %i', (n, tasks, cards, weavings, nomads, spaces, soldiers) => {
    const phrase = polish.phrases.effect
    expect(told('tasks', { n })).toBe(`Gracz 1 ma ${tasks}`)
    expect(phrase({ do: 'god-card', n })).toBe(cards)
    expect(phrase({ do: 'weaving', n })).toBe(weavings)
    expect(phrase({ do: 'nomad', n })).toBe(nomads)
    expect(phrase({ do: 'temple', n })).toBe(spaces)
    expect(polish.phrases.soldiers(n, 0)).toBe(soldiers)
  })

  it('puts names into cases', () => {
    expect(told('place', { role: 'courier', space: 'space-top-1-b' })).toBe('Gracz 1 umieszcza Gońca: górny taras, sekcja 2, pole b')
    expect(told('priest-moves', { section: 'section-1', action: 'worship' })).toBe('Gracz 1 porusza Arcykapłana do sekcji 2: Oddanie Czci')
    expect(told('weaving-bought', { weaving: 'weaving-sw03' })).toBe('Gracz 1 kupuje Tkaninę początkową 3 (lama; Świątynia | karta Bogów)')
    expect(words.answer('connection:weaving-07')).toBe('3 PZ, na lewo od Tkaniny 7 (lama; PZ | Odnowienie)')
    expect(words.answer('produce:production-15')).toBe('Użyj Budynku P15 most z mytem: 2 kukurydze lub 2 kamienie i 2 PZ')
    expect(words.answer('as:priest')).toBe('Jako Kapłana')
  })

  it('has a case for every role and card', () => {
    for (const role of Object.keys(polish.glossary.roles)) expect(words.answer(`place:${role}`)).not.toBe(`Umieść ${name(role)}`)
    for (const id of ['god-hook-1', 'army-19', 'weaving-07']) expect(words.answer(`discard:${id}`)).not.toContain(name(id))
  })

  it('phrases pieces and prices', () => {
    expect([name('army-19'), effect('god-zigzag-3'), effect('god-diamond-3')]).toEqual([
      'karta Armii 19 (2 Żołnierze, 1 ziemniak)', 'Odnowienie do 2 Budynków lub kart Armii', 'awans o 1 pole w Świątyni za 1 złoto i 1 PZ',
    ])
    expect(cost('conquest-antisuyu-5')).toBe('zakryj 2 Żołnierzy i odrzuć 2 Żołnierzy')
    expect(words.reason('building-cost', packCost({ stone: 2, corn: 1 }))).toBe('Nie stać cię na ten Budynek; koszt: 1 kukurydza i 2 kamienie')
  })
})
