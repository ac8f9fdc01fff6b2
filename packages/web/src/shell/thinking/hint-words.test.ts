import { expect, it, vi } from 'vitest'
import { type Message, phrase, type Values } from '../../i18n/message.ts'
import { endWords, whyWords } from './hint-words.ts'
import { en } from './i18n/en.ts'

const messages: Readonly<Record<string, Message>> = en
vi.mock('../../i18n/language.svelte.ts', () => ({ currentLanguage: () => 'en', t: (key: string, values?: Values) => phrase('en', messages[key] ?? key, values) }))

const line = { answers: [], expected: { own: 150.2, rival: 140, value: 10 }, chance: 0.6, now: 0, later: [], others: 0 }

it('what a turn does not bring is not said', () => {
  expect(whyWords({ sources: [] }, line)).toEqual([])
})

it('what it brings later and what it costs stand apart', () => {
  const later = [{ source: 'goods', points: -7 }, { source: 'workers', points: 4 }, { source: 'rest', points: 0.2 }]
  expect(whyWords({ sources: [] }, { ...line, now: 3, later, others: 1 })).toEqual([
    'Points this turn: 3', 'Expected later: Workers +4', 'Less later: Goods −7', 'Points for the others by this turn: 1',
  ])
})

it('what it leads to is compared with the best', () => {
  expect(endWords(line, line)).toEqual(['At the end about 150 : 140'])
  expect(endWords({ ...line, expected: { own: 148, rival: 140, value: 8 } }, line)).toEqual(['At the end about 148 : 140', '2.2 points worse than the best turn'])
  expect(endWords({ ...line }, line)).toEqual(['At the end about 150 : 140', 'About as good as the best turn'])
})
