import { styleNames } from '@tollan/ai'
import { expect, it } from 'vitest'
import { stylesIn } from './style-words.ts'

it.each(['teotihuacan', 'tawantinsuyu', 'chess'])('offers the styles players of %s know', (game) => expect(stylesIn(game)).toEqual(styleNames(game)))
