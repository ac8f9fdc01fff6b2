import { describe, expect, it } from 'vitest'
import { iconNames } from '../answers.ts'
import { taskNumber } from '../task-numbers.ts'
import { table, type Table } from '../testing.ts'
import { describeChoice } from './choice.ts'
import { createWords } from './describe.ts'
import { english } from './en.ts'

const said = (t: Table): string[] => t.answers.map((key) => describeChoice(english, createWords(english, t.g.rules), t.g, key))

describe('an answer says its price and what it brings', () => {
  it('TAW-TASK-WEAVE-02 TAW-TASK-WEAVE-03 Weavings: 1, 3 or 6 corn, a leftover 3', () => {
    const seats = [{ potato: 2, corn: 9, gold: 1, workers: ['architect'] }, { corn: 3 }]
    const t = table({ position: { hill: {}, seats, weavingTop: 'weaving-01' }, seed: 1 })
    const taskOf = t.g.rules.taskOf as number[] // this game's own copy
    taskOf[iconNames.indexOf('icon-middle-0-ab')] = taskNumber('buy-weavings')
    t.play('place:architect', 'on:space-middle-0-b', 'by-gold', 'pay:2-potato', 'task:icon-middle-0-ab')
    expect(new Set(said(t).map((text) => /\(([^()]*)\)$/.exec(text)?.[1]))).toEqual(new Set(['1 corn', '3 corn', '6 corn', undefined]))
    t.play('done')
    expect(t.question).toBe('leftover-weaving')
    expect(said(t).slice(0, -1).every((text) => text.endsWith('(3 corn)'))).toBe(true)
  })

  it('TAW-BLD-Z12 what the gold buys stands in the answer', () => {
    const t = table({ position: { feast: { holder: 0 }, seats: [{ gold: 1, buildings: ['passive-12'] }] } })
    expect(t.question).toBe('pay-then')
    expect(said(t)[0]).toMatch(/Temple.* 1 gold/)
    expect(said(t)[0]).not.toMatch(/^Yes/)
  })

  it('TAW-TEMPLE-05 options are named by their content', () => {
    const t = table({ position: { feast: { holder: 0 }, nomads: ['courier'], seats: [{ temple: 5 }] }, seed: 1 })
    expect(t.question).toBe('option')
    expect(said(t)).toEqual(['1 stone', expect.stringMatching(/worker/i)])
    expect(createWords(english).answer('option:0')).not.toMatch(/option/i)
  })
})
