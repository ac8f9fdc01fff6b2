import { advance, createGame, fastRandom, isOver, question, view } from '@tollan/kernel'
import { printed, tableau, tawantinsuyu } from '@tollan/tawantinsuyu'
import { expect, it } from 'vitest'
import { layingPlaces } from './layings.ts'

it('every place a Weaving may go is offered, and becomes what was said', () => {
  const compiled = tawantinsuyu.compile({ players: 3, modules: [], settings: {} })
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled
  const single = printed(rules).numbers.tapestryVp[1] ?? 0
  const matches = new Set<boolean | null>()
  for (let seed = 1; seed < 5; seed++) {
    const g = createGame(rules)
    const random = fastRandom(seed)
    while (!isOver(g)) {
      question(g)
      const { seat } = g
      const answers = Array.from(g.options.subarray(0, g.count), rules.keys.format)
      const liked = answers.flatMap((answer, i) => (/^(?:stop|done|decline|trade)|\+new$/.test(answer) ? [] : [i])) // what brings Weavings to tapestries
      const chosen = liked.length > 0 && random(9) > 0 ? (liked[random(liked.length)] ?? 0) : random(g.count)
      const key = answers[chosen] ?? ''
      const lays = answers.filter((answer) => answer.startsWith('lay:'))
      const places = lays.length === 0 ? [] : layingPlaces(tableau(view(g, seat)), answers, single)
      expect(places.map(({ answer }) => answer)).toEqual(lays)
      advance(g, g.options[chosen], seat)
      const place = places.find(({ answer }) => answer === key)
      if (place === undefined) continue
      const made = tableau(view(g, seat)).seats[seat]?.tapestries ?? []
      expect(place.number === null ? made.at(-1) : made[place.number - 1]).toEqual(place.after)
      matches.add(place.match)
    }
  }
  expect(matches).toEqual(new Set([true, false, null]))
})
