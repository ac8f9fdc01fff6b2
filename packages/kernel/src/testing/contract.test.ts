// The suite itself: the toy passes it, and each kind of broken toy is caught.
import { describe, expect, it } from 'vitest'
import { contract, properties } from './contract.ts'
import { generalise } from './generalise.ts'
import { deadEnds } from './dead-ends.ts'
import { randomGame } from './random-play.ts'
import { type Game, openQuestion } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import { has, nextIn, put, take } from '../engine/schema.ts'
import { toy, toyRules, COINS, DECK, HAND, cards } from './toy.ts'
import { withAsks } from './with-asks.ts'
import type { Question } from '../engine/procedure.ts'

contract(
  'the toy',
  toy,
  [
    { label: '2 players', options: { players: 2 } },
    { label: '3 players', options: { players: 3, modules: [], settings: { rounds: 3 } } },
    { label: 'gift', options: { players: 2, modules: ['gift'] } },
  ],
  6,
  { games: 10 },
)

/** The toy with the question of one kind changed. */
function spoilt(kind: string, change: (ask: Question) => Partial<Question>): Ruleset {
  return withAsks(toyRules(), (ask) => (ask.kind === kind ? { ...ask, ...change(ask) } : ask))
}

const failing = (rules: Ruleset): string[] => {
  const definition = generalise(toy)
  const compile = () => ({ ok: true as const, rules })
  return properties
    .filter(({ check }) => {
      try {
        check({ definition: { ...definition, compile }, rules, options: rules.options, games: 4 })
        return false
      } catch {
        return true
      }
    })
    .map((property) => property.title)
}

const sound = failing(toyRules())
/** What a spoilt toy fails beyond what the sound one does. */
const caught = (rules: Ruleset): string[] => failing(rules).filter((title) => !sound.includes(title))

describe('the contract catches', () => {
  it('a question that loses its last answer', () => {
    const rules = spoilt('turn', (ask) => ({
      refuse: (g, f, answer, seat) => (g.s[f + 4] >= 2 ? 1 : (ask.refuse?.(g, f, answer, seat) ?? 0)),
      anytime: false,
    }))
    expect(caught(rules)).toContain('every random game ends, every question has an answer, nothing is ever broken')
  })

  it('an answer that leads to a question without answers, before it is given', () => {
    const step = toyRules().keys.parse('step')
    const rules = spoilt('turn', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        if (answer === step) g.s[COINS + 2] = 1
      },
      refuse: (g, f, answer, seat) => (g.s[COINS + 2] === 1 ? 1 : (ask.refuse?.(g, f, answer, seat) ?? 0)),
      anytime: false,
    }))
    for (const { game } of randomGame(rules, 1))
      if (openQuestion(game)?.kind === 'turn') {
        expect(deadEnds(game)).toEqual(['step leads to turn'])
        break
      }
    expect(caught(rules)).toContain('no answer offered leads to a question without answers')
  })

  it('an answer that breaks an invariant', () => {
    const lose = (g: Game): void => take(g.s, DECK, nextIn(g.s, DECK, cards.words, 0))
    const rules = spoilt('turn', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        lose(g)
      },
    }))
    expect(caught(rules)).toContain('every random game ends, every question has an answer, nothing is ever broken')
  })

  it('a legal answer that depends on a hidden card of another seat', () => {
    const rules = spoilt('turn', (ask) => ({
      refuse: (g, f, answer, seat) => {
        const spied = answer === g.rules.keys.parse('step') && has(g.s, HAND + (1 - seat) * cards.words, 3)
        return spied ? 2 : (ask.refuse?.(g, f, answer, seat) ?? 0)
      },
    }))
    expect(caught(rules)).toContain('no view, question, reason or event tells a seat or a spectator what it may not know')
  })

  it('an event that names a card bid in secret', () => {
    const rules = spoilt('bid', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        g.events?.push({ type: 'leak', rule: '', seat, card: answer })
      },
    }))
    expect(caught(rules)).toContain('no view, question, reason or event tells a seat or a spectator what it may not know')
  })

  it.each(['deal', 'bid'])('an answer to %s that is told to those who may not know it', (kind) => {
    const leak = 'no view, question, reason or event tells a seat or a spectator what it may not know'
    expect(caught(spoilt(kind, () => ({ seenBy: null })))).toEqual([leak])
  })

  it('a number outside its range, or without one', () => {
    const range = 'every number has a range and stays in it'
    const rules = spoilt('turn', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        g.s[COINS + 2] = 99
      },
    }))
    expect(caught(rules)).toContain(range)
    const sealed = toyRules()
    expect(caught({ ...sealed, zones: sealed.zones.map((zone) => ({ ...zone, range: null })) })).toEqual([range])
  })

  it('an event or a detail of one that is not in the catalogue', () => {
    const told = (event: GameEvent) =>
      spoilt('turn', (ask) => ({
        take: (g, f, answer, seat) => {
          ask.take(g, f, answer, seat)
          g.events?.push(event)
        },
      }))
    const known = 'every event told is in the catalogue, with details it knows'
    expect(caught(told({ type: 'rain', rule: '' }))).toEqual([known])
    expect(caught(told({ type: 'shown', rule: '', colour: 'red' }))).toEqual([known])
    expect(caught(told({ type: 'shown', rule: '', card: 'card-1' }))).toEqual([])
  })

  it('a public number that follows a hidden card', () => {
    const rules = spoilt('turn', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        g.s[COINS + 2] = nextIn(g.s, DECK, cards.words, 0)
      },
    }))
    expect(caught(rules)).toContain('no view, question, reason or event tells a seat or a spectator what it may not know')
  })

  it('rules that remember outside the position', () => {
    let memory = 0
    const rules = spoilt('turn', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        g.s[COINS] += memory++ % 2
      },
    }))
    expect(caught(rules)).toEqual(expect.arrayContaining([
      'play by key and advance by code reach identical positions, and play leaves its input alone',
      'the same journal replays to the same hash, from the start and from the middle',
    ]))
  })

  it('a check that writes into the position', () => {
    const rules = spoilt('turn', (ask) => ({
      refuse: (g, f, answer, seat) => {
        if (g.events === null) g.s[COINS + 2]++
        return ask.refuse?.(g, f, answer, seat) ?? 0
      },
    }))
    expect(caught(rules)).toContain('play by key and advance by code reach identical positions, and play leaves its input alone')
  })

  it('two answers with one key', () => {
    const rules = spoilt('turn', (ask) => ({
      candidates: (g, f, seat) => {
        ask.candidates(g, f, seat)
        ask.candidates(g, f, seat)
      },
    }))
    expect(caught(rules)).toContain('answers have unique keys, and every key parses back to its answer')
  })

  it('a piece that lies in two places', () => {
    const rules = spoilt('turn', (ask) => ({
      take: (g, f, answer, seat) => {
        ask.take(g, f, answer, seat)
        put(g.s, HAND, nextIn(g.s, DECK, cards.words, 0))
      },
    }))
    expect(caught(rules)).toContain('every random game ends, every question has an answer, nothing is ever broken')
  })
})
