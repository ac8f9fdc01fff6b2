import { expect, test } from 'vitest'
import { pages, renewed } from './answer-keys.ts'

test.each(pages())('$file lists all answer keys and settings: node tools/answer-keys.ts writes them', (page) => {
  const { is, due } = renewed(page)
  expect(is).toBe(due)
})

test('every verb of a key ring has its row', () => {
  const [teotihuacan, tawantinsuyu] = pages().map(({ lines }) => lines.join('\n'))
  for (const key of ['move:worker-0-0', 'gain:2-wood+1-gold', 'salary:0', 'shaman:', 'conquest:', 'move-common:']) expect(teotihuacan).toContain(`\`${key}`)
  for (const key of ['place:architect', 'lay:weaving-01+new', 'benefit:god-spiral-1+1', 'roll:1']) expect(tawantinsuyu).toContain(`\`${key}`)
})
