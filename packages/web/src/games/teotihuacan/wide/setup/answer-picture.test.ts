import { advance, createGame, fastRandom, isOver, openQuestion, question, view } from '@tollan/kernel'
import { printed, tableau, teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { answerPicture, panelAnswers } from './answer-picture.ts'
import { keptPair } from './kept-pair.ts'

describe('pictures of answers', () => {
  it.each([
    { players: 2, modules: [] },
    { players: 1, modules: ['m6', 'm7', 'm8', 'm9'] },
    { players: 3, modules: ['m6', 'm7', 'm9', 'm10'] },
  ])('are there for everything that is asked in the panel: %j', (options) => {
    const compiled = teotihuacan.compile(options)
    if (!compiled.ok) throw new Error(compiled.message)
    const { rules } = compiled
    const rows = printed(rules)
    const asked = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const g = createGame(rules)
      const random = fastRandom(seed)
      for (question(g); !isOver(g); question(g)) {
        if (g.seat >= 0) {
          const answers = Array.from(g.options.subarray(0, g.count), (code) => rules.keys.format(code))
          const shown = panelAnswers(answers.filter((answer) => !/^(?:use|unlock)/.test(answer)))
          if (shown.length > 0) {
            asked.add(openQuestion(g)?.kind ?? '')
            const seen = tableau(view(g, g.seat))
            for (const answer of shown) {
              const { tile, tokens } = answerPicture(answer, { printed: rows, tableau: seen, answers })
              expect(tile !== null || tokens.length > 0, answer).toBe(true)
              if (answer.startsWith('take:')) expect(rows.discoveries[tile ?? ''], answer).toBeDefined()
              if (answer === 'again') expect(tokens.length, answer).toBeGreaterThan(2)
              if (!/^(decline|done|no-power-up|discount:none|claim-step:not-now)/.test(answer)) expect(tokens, answer).not.toContainEqual({ icon: 'close' })
            }
          }
        }
        advance(g, g.options[random(g.count)], g.seat)
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['ascension-reward', 'resources', 'main-temple-step', 'worship-benefit']))
  })

  it('leaves questions about the table to the table', () => {
    expect(panelAnswers(['move:worker-0-0', 'free-unlock'])).toEqual([])
    expect(panelAnswers(['power-up:worker-0-1', 'done'])).toEqual([])
    expect(panelAnswers(['temple:red', 'temple:blue'])).toEqual([])
    expect(panelAnswers(['again', 'done'])).toEqual(['again', 'done'])
  })

  it('finds the answer for two tiles picked in any order', () => {
    expect(keptPair(['keep:start-01+start-02', 'keep:start-01+start-03'], ['start-03', 'start-01'])).toBe('keep:start-01+start-03')
    expect(keptPair(['keep:start-01+start-02'], ['start-01'])).toBeUndefined()
  })
})
