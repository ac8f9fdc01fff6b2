import { styleNames } from '@tollan/ai/styles'
import { expect, it } from 'vitest'
import { styleIn } from './style-words.ts'

it('finds the styles of a game by name, and none of another game', () => {
  expect(styleNames('tawantinsuyu').map((style) => styleIn('tawantinsuyu', style))).toEqual(styleNames('tawantinsuyu'))
  expect([styleIn('teotihuacan', 'weaver'), styleIn('chess', 'weaver'), styleIn('teotihuacan', undefined)]).toEqual([null, null, null])
})
