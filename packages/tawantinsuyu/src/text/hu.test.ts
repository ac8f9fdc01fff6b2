import type { GameEvent } from '@tollan/kernel'
import { expect, it } from 'vitest'
import { packCost } from '../rules.ts'
import { createWords } from './describe.ts'
import { object, to } from './hu/forms.ts'
import { hungarian } from './hu.ts'
import { describeOutcome } from './outcome.ts'

// What every language has to do, over random games, is in languages.test.ts.

const words = createWords(hungarian)
const { name, effect } = words.names

it('names pieces so that they can be inflected before the bracket', () => {
  expect(name('space-top-0-a')).toBe('1/A mező (felső terasz)')
  expect(name('steps-lower-1')).toBe('alsó lépcső (2. szektor)')
  expect(['építész', 'pap', 'kis szobor (spirál)', 'P03 épület (kőfejtő)', 'istenkártya (kampó 2)', '7. szőttes (napminta; kő | GYP)', '3. mező (Antisuyu)'].map(object)).toEqual([
    'építészt', 'papot', 'kis szobrot (spirál)', 'P03 épületet (kőfejtő)', 'istenkártyát (kampó 2)', '7. szőttest (napminta; kő | GYP)', '3. mezőt (Antisuyu)',
  ])
  expect(['1/A mező (felső terasz)', '2. szektor'].map(to)).toEqual(['1/A mezőre (felső terasz)', '2. szektorba'])
})

it('keeps a price and a choice apart from what else is given', () => {
  expect(effect('god-diamond-3')).toBe('1 lépés a Templomon (1 aranyért) és 1 GYP')
  expect(effect('god-cross-1')).toBe('kis szobor (2 kőért)')
  expect(effect('god-hook-5')).toBe('lépcső (rendes áron) és 1 GYP')
  expect(effect('production-15')).toBe('2 kukorica / 2 kő és 2 GYP')
})

it('puts articles and objects into sentences', () => {
  expect(words.event({ type: 'place', rule: 'TAW-PLACE-01', seat: 0, role: 'priest', space: 'space-top-4-a' })).toBe('1. játékos: egy papot helyez az 5/A mezőre (felső terasz)')
  expect(words.event({ type: 'feast', rule: 'TAW-FEAST-03', seat: 1, number: 1 })).toBe('Az 1. ünnep következik, kezdi: 2. játékos')
  expect(words.answer('change:stone-for-gold')).toBe('Válts át 2 követ 1 aranyra')
  expect(words.answer('as:courier')).toBe('Futárként')
  expect(words.reason('needs-food', 4, 1)).toBe('Ehhez a mezőhöz 4 élelem kell, neked 1 van')
  expect(words.reason('statue-cost', packCost({ stone: 3, gold: 2 }))).toBe('Ezt a szobrot nem tudod kifizetni: az ára 3 kő és 2 arany')
})

it('leaves the choosing seat out of an outcome', () => {
  const gain: GameEvent = { type: 'gain', rule: 'TAW-TASK-COLLECT-01', seat: 0, what: 'stone', n: 2 }
  expect(describeOutcome(words, 0, 'task:icon-top-0-ab', [gain])).toBe('2 követ kap')
  expect(describeOutcome(words, 1, 'task:icon-top-0-ab', [gain])).toBe('1. játékos: 2 követ kap')
})
