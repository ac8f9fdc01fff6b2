// Random play from rich tables: what random play from the set-up hardly ever reaches is reached, unbroken and without leaks.
import { CHANCE, createGame, fork, type Game } from '@tollan/kernel'
import { deadEnds, generalise, imaginedGamesEnd, nothingLeaks, randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { tawantinsuyu } from './index.ts'
import { pieces } from './pieces.ts'
import { richTable } from './testing-rich.ts'

const GAMES = 25 // per player count
const LOOKS = 3

describe('random play from a rich table', () => {
  it('meets every piece, verb and procedure of the game for two to four players, and nothing breaks', () => {
    const due = new Set<string>()
    const met = new Set<string>()
    for (const players of [2, 3, 4])
      for (let seed = 1; seed <= GAMES; seed++) {
        const { g } = richTable(players, seed)
        const trace = new Uint32Array(g.rules.procedures.length)
        const start: Game[] = seed === 1 ? [fork(g), createGame(g.rules)] : [fork(g)] // the set-up has pieces of its own
        for (const name of [...pieces(g.rules), ...g.rules.procedures.map(({ name: known }) => `procedure ${known}`)]) due.add(name)
        for (const { name } of g.rules.keys.verbs) due.add(`verb ${name}`)
        for (const game of start)
          for (const moment of randomGame(g.rules, seed, game)) {
            game.trace = trace
            const broken = g.rules.broken(moment.game)
            if (broken.length > 0) throw new Error(`seed ${seed}: ${broken.join('; ')}`)
            if (moment.choice === null) continue
            const [verb = '', argument = ''] = g.rules.keys.format(moment.choice.code).split(':')
            met.add(`verb ${verb}`)
            for (const name of argument.split('+')) met.add(name)
          }
        for (const [id, times] of trace.entries()) if (times > 0) met.add(`procedure ${g.rules.procedures[id].name}`)
      }
    const solo = /^(verb (roll|draw-personality|random-)|procedure axomamma-)/
    const exempt = [
      'procedure game', 'procedure set-up', // entered before the trace begins
      'procedure task-benefit', // no printed God card shows a task
      'verb still', // no printed space asks for one Soldier of each
      'icon-foot-0', 'icon-foot-4', // next to one space each: thousands of games meet them
    ]
    expect([...due].filter((name) => !met.has(name) && !solo.test(name) && !exempt.includes(name))).toEqual([])
  })

  it.each([2, 3, 4])('offers no answer that leads to a question without answers, %i players', (players) => {
    for (let seed = 1; seed <= LOOKS; seed++) {
      const { g } = richTable(players, seed)
      for (const { game, choice } of randomGame(g.rules, seed, g)) if (choice !== null && choice.seat !== CHANCE) expect(deadEnds(game), `seed ${seed}`).toEqual([])
    }
  })

  it.each([2, 3, 4])('tells nobody what is hidden, %i players', (players) => {
    for (let seed = 1; seed <= LOOKS; seed++) {
      const { g } = richTable(players, seed)
      nothingLeaks(generalise(tawantinsuyu), g.rules, seed, pieces(g.rules), g)
    }
  })

  it.each([2, 3, 4])('can be imagined by every seat and played to the end, %i players', (players) => {
    for (let seed = 1; seed <= LOOKS; seed++) {
      const { g } = richTable(players, seed)
      imaginedGamesEnd(g.rules, seed, g)
    }
  })
})
