import { question } from '@tollan/kernel'
import { drive } from '@tollan/kernel/testing'
import { tawantinsuyu } from '@tollan/tawantinsuyu/definition'
import { expect, it } from 'vitest'
import { plainAnswers } from './plain-answers.ts'

it('leaves out what could be done to and fro for ever (TAW-BLD-Z15)', () => {
  const own = { priest: 0, corn: 2, stone: 2, buildings: ['passive-15'] }
  const { g, answers } = drive(tawantinsuyu, { game: 'tawantinsuyu', players: 2, position: { seats: [own, {}] } }, () => ({}))
  question(g)
  const plain = answers.filter((answer) => !answer.startsWith('change:'))
  expect(answers).toContain('change:stone-for-corn')
  expect(answers.slice(0, plainAnswers(g))).toEqual(plain)
})
