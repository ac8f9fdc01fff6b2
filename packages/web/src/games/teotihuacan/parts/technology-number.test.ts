import { english, createWords, teotihuacan } from '@tollan/teotihuacan'
import { expect, it } from 'vitest'
import { printedOf } from '../printed-of.ts'
import { technologyNumber } from './technology-number.ts'

it('a technology has the number of its words', () => {
  const options = { players: 2, modules: ['m6'], settings: {} }
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const { names } = createWords(english, compiled.rules)
  for (const { id, number } of printedOf(compiled.rules.options).technologies) expect(names.name(id).endsWith(` ${technologyNumber(number)}`), names.name(id)).toBe(true)
})
