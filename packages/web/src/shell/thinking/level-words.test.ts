import { describe, expect, it } from 'vitest'
import { levelScale, levelsInOrder } from './level-words.ts'

describe('levels', () => {
  it('show how strong they are, the weakest first', () => {
    expect(levelsInOrder.map(levelScale)).toEqual(['•····', '••···', '•••··', '••••·', '•••••'])
  })
})
