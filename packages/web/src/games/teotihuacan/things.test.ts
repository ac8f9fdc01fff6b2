// A click means the same to the page and to the engine: what a thing stands for is an answer or a component the engine knows.
import { asked, createGame, fastRandom, advance, question, isOver, why, view, attach } from '@tollan/kernel'
import { tableau, teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { answerOfPlace, componentOf, thingsOf, turning, wishOf } from './things.ts'

const compiled = teotihuacan.compile({ players: 2, modules: [], settings: {} })
if (!compiled.ok) throw new Error(compiled.message)
const { rules } = compiled

describe('things of Teotihuacan', () => {
  it('lead back to the answers they stand for, all through a game', () => {
    const g = createGame(rules)
    const random = fastRandom(2)
    const kinds = new Set<string>()
    while (!isOver(g)) {
      for (const { seat, answers, kind } of asked(g)) {
        if (seat === 'chance') continue
        const seen = tableau(view(g, seat))
        for (const answer of answers)
          for (const thing of thingsOf(answer, seen)) {
            kinds.add(kind)
            const { target } = wishOf(thing, seen)
            const found = why(g, seat, target)
            if (!kind.startsWith('starting')) expect(found, `${kind}: ${answer} at ${thing} asks why ${target}`).toMatchObject({ ok: true, why: { allowed: true } })
          }
      }
      question(g)
      advance(g, g.options[random(g.count)])
    }
    expect(kinds.size).toBeGreaterThan(10)
  })

  it('wish for an answer the engine can read', () => {
    const seen = tableau(view(createGame(rules), 0))
    const things = ['worker-0-1', 'forest', 'forest-worship', 'palace-left', 'tech-01', 'pyr-01', 'p2-r0c0', 'deco-01', 'deco-top-1', 'blue', 'red-5', 'disc-vp-4-a', 'forest/collect-cocoa', 'nobles/top']
    for (const thing of things) expect(rules.keys.parse(wishOf(thing, seen).answer ?? ''), `${thing}: ${wishOf(thing, seen).answer}`).toBeGreaterThanOrEqual(0)
    expect(wishOf('avenue-3', seen)).toEqual({ target: 'avenue-3', answer: null })
  })

  it('have a component and perhaps a place', () => {
    expect([componentOf('forest/collect-cocoa'), answerOfPlace('forest/collect-cocoa')]).toEqual(['forest', 'collect-cocoa'])
    expect([componentOf('nobles/top'), answerOfPlace('nobles/top')]).toEqual(['nobles', 'row:top'])
    expect([componentOf('forest'), answerOfPlace('forest')]).toEqual(['forest', null])
    expect(turning(['turned:0', 'turned:90', 'use:x'])).toEqual(['turned:0', 'turned:90'])
  })
})
