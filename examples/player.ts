// A player for `tollan match --a examples/player.ts --b visitor`: it looks one answer ahead and takes the one with the most points, else any.
import { advance, attach, copyInto, emptyState, fastRandom, imagineInto, openQuestion, question, questionTo, type Ruleset, type View } from '@tollan/kernel'

export function player(rules: Ruleset, seed: number): { answer: (seen: View) => number } {
  const random = fastRandom(seed)
  const [g, next] = [attach(rules, emptyState(rules.space)), attach(rules, emptyState(rules.space))]
  const vp = rules.space.zones.find(({ name }) => name === 'vp')?.at ?? 0
  return {
    answer(seen) {
      imagineInto(g, seen, random) // a position that fits what the seat sees: nothing else can be played
      if ((openQuestion(g)?.seats ?? null) === null) question(g)
      else questionTo(g, seen.seat)
      const options = Array.from(g.options.subarray(0, g.count))
      const worth = options.map((option) => {
        copyInto(next.s, g.s)
        advance(next, option, seen.seat)
        return (next.s[vp + seen.seat] ?? 0) + random(100) / 100
      })
      return options[worth.indexOf(Math.max(...worth))] ?? -1
    },
  }
}
