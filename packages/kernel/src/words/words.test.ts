import { describe, expect, it } from 'vitest'
import { outcomeOf, type Phrasebook, type PieceNames, speak } from './words.ts'

const names: PieceNames = {
  name: (id) => ({ 'stone-1': 'grey stone' })[id] ?? id,
  effect: () => '',
  cost: () => '',
  seat: (seat) => `Player ${seat + 1}`,
}

const book: Phrasebook<PieceNames> = {
  events: {
    take: (of) => `${of.who} takes the ${of.name('what')} (${of.number('n')}, ${of.text('how')})`,
    win: (of) => `${of.who}: wins ${of.number('n')}`,
    rain: () => 'It rains',
  },
  questions: { which: 'Which stone?', how: (answers) => (answers.includes('fly') ? 'How do you go?' : 'Do you walk?') },
  answers: { take: (id, words) => `Take the ${words.name(id)}`, done: () => 'No more' },
  reasons: { heavy: 'Too heavy', poor: (need, have) => `Needs ${need}, you have ${have}` },
}

const words = speak(book, names)
const take = { type: 'take', rule: 'X-1', seat: 0, what: 'stone-1', n: 2, how: 'gently' }

describe('words', () => {
  it('looks up events, questions, answers and reasons', () => {
    expect(words.event(take)).toBe('Player 1 takes the grey stone (2, gently)')
    expect(words.event({ type: 'rain', rule: 'X-2', seat: -1 })).toBe('It rains')
    expect(words.question('which')).toBe('Which stone?')
    expect([words.question('how', ['walk', 'fly']), words.question('how', ['walk']), words.question('how')]).toEqual(['How do you go?', 'Do you walk?', 'Do you walk?'])
    expect([words.answer('take:stone-1'), words.answer('done')]).toEqual(['Take the grey stone', 'No more'])
    expect([words.reason('heavy'), words.reason('poor', 3, 1)]).toEqual(['Too heavy', 'Needs 3, you have 1'])
  })

  it('falls back to what is known about something without words', () => {
    expect(words.event({ type: 'comet', rule: 'X-3', seat: 0, speed: 3 })).toBe('comet speed 3')
    expect([words.question('weather'), words.answer('fly:home'), words.reason('storm')]).toEqual(['weather', 'fly:home', 'storm'])
  })

  it('tells consequences without the choosing seat and without what the answer says', () => {
    const win = { type: 'win', rule: 'X-4', seat: 0, n: 5 }
    const events = [take, win, { ...win, seat: 1 }, { type: 'rain', rule: 'X-2', seat: -1 }]
    expect(outcomeOf(words, ['take', 'win'], 0, 'take:stone-1', events)).toBe('wins 5; Player 2: wins 5')
  })
})
