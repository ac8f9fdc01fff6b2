import { createGame } from '@tollan/kernel'
import { type Tableau, tableau, teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { teotihuacanWords } from '../../words.ts'
import { brief } from './brief.ts'

const options = { players: 2, modules: [], settings: {} }
const compiled = teotihuacan.compile(options)
if (!compiled.ok) throw new Error(compiled.message)
const { rules } = compiled

describe('short names of answers', () => {
  it('call starting tiles by letters, and leave answers on the table their words', async () => {
    const words = await teotihuacanWords('en', options)
    const seen = tableau(view(createGame(rules), 0))
    const dealt = [{ tile: 'start-01', discovery: null }, { tile: 'start-02', discovery: null }]
    const setUp = { ...seen.setUp, dealt: [dealt, []], draft: [], chosen: [[], []] } as Tableau['setUp']
    const at = (kind: string, ...answers: string[]) => ({ words, tableau: { ...seen, setUp }, question: { seat: 0, kind, answers, revision: 1 } }) as const
    expect(brief('keep:start-01+start-02', at('starting-tiles', 'keep:start-01+start-02'))).toBe('A + B')
    expect(brief('temple:red', at('temple', 'temple:red'))).toBe(words.name('red'))
    expect(brief('to:forest', at('destination', 'to:forest'))).toBeNull()
  })
})
