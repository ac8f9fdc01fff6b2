import { advance, createGame, fastRandom, type GameEvent, isOver, openQuestion, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { createWords } from './describe.ts'
import { english } from './en.ts'
import { compiled } from './random-games.ts'
import { describeChoice } from './table.ts'

describe('prices in answers', () => {
  const rules = compiled({ players: 4, modules: [] })
  const words = createWords(english, rules)
  const told = new Map<string, Set<string>>()

  /** The first cocoa that is paid, by the answer given or by those after it in the same turn. */
  function play(seed: number): void {
    const g = createGame(rules)
    const random = fastRandom(seed)
    let due: { text: string; price: number } | undefined
    while (!isOver(g)) {
      question(g)
      const kind = openQuestion(g)?.kind ?? ''
      const answer = g.options[random(g.count)]
      const key = rules.keys.format(answer)
      const [verb = ''] = key.split(':')
      if (g.seat >= 0) {
        const text = describeChoice(english, words, g, key)
        const price = Number(/costs (\d+) cocoa\)/.exec(text)?.[1] ?? 0)
        if (price > 0 && verb !== 'take' && verb !== 'reward') {
          due = { text, price }
          told.set(`${kind} ${verb}`, (told.get(`${kind} ${verb}`) ?? new Set()).add(text))
        }
      }
      const events: GameEvent[] = []
      g.events = events
      advance(g, answer)
      if (verb === 'ignore-cocoa' || verb === 'use' || verb === 'unlock' || verb === 'worship-for') due = verb === 'worship-for' && !key.endsWith('both') ? due : undefined
      const paid = events.find((event) => event.type === 'pay' && event['what'] === 'cocoa')
      if (paid === undefined || due === undefined) continue
      expect([due.text, paid['n']]).toEqual([due.text, due.price])
      due = undefined
    }
  }

  it('are what is paid: the fee of a main action, a worship space that is taken, the paid power-up', () => {
    for (let seed = 1; seed <= 30; seed++) play(seed)
    expect([...told.keys()].sort()).toEqual(['action main-action', 'action worship', 'main-action-fee pay-fee', 'paid-power-up power-up', 'worship-price pay-fee'])
    expect([...(told.get('action worship') ?? [])].every((text) => text.endsWith('(costs 1 cocoa)'))).toBe(true)
    expect([...(told.get('paid-power-up power-up') ?? [])].every((text) => text.endsWith('; costs 1 cocoa)'))).toBe(true)
  })
})
