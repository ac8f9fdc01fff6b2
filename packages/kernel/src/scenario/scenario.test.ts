import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { hash, toNamed } from '../engine/codec.ts'
import { answer, openScenario, runScenario } from './scenario.ts'
import { asked } from '../engine/play.ts'
import { COINS, POINTS, toy } from '../testing/toy.ts'

const base = { game: 'toy', players: 2 }
const position = { coins: 2, hand: ['card-1', 'card-2', 'card-3'] }

describe('a scenario', () => {
  it('plays answers from a hand-made position, for whoever is asked', () => {
    const done = runScenario(toy, { ...base, position, answers: ['spend', 'on:blue', 'step', 'done'] })
    expect(done.ok && [done.stage.game.s[COINS], done.stage.game.s[POINTS], asked(done.stage.game)[0]?.seat]).toEqual([2, 2, 1])
  })

  it('uses scripted chance in order and collects events', () => {
    const done = runScenario(toy, { ...base, position, answers: ['draw', 'draw', 'done'], chance: ['deal:card-9', 'deal:card-8'] })
    expect(done.ok && done.stage.events.map((event) => event['card'])).toEqual(['card-9', 'card-8'])
  })

  it('starts from the set-up without a position', () => {
    const opened = openScenario(toy, { ...base, seed: 3 })
    expect(opened.ok && asked(opened.stage.game).map((one) => one.kind)).toEqual(['bid', 'bid'])
  })

  it('lets a seed answer chance once the script is used up, the same way every time', () => {
    const run = () => runScenario(toy, { ...base, seed: 3, chance: ['mood:2'], answers: [] })
    const [one, two] = [run(), run()]
    expect(one.ok && two.ok && hash(one.stage.game) === hash(two.stage.game)).toBe(true)
  })

  it('checks the seat where one is named, also in simultaneous questions', () => {
    const opened = openScenario(toy, { ...base, seed: 3 })
    if (!opened.ok) throw new Error(opened.message)
    const [, second] = asked(opened.stage.game)
    expect(answer(opened.stage, { seat: 1, answer: second?.answers[0] ?? '' })).toEqual({ ok: true })
    expect(asked(opened.stage.game).map((one) => one.seat)).toEqual([0])
  })

  it('asks why at the end, for answers and components', () => {
    const why = ['spend', 'step', 'show:card-1', 'card-1', 'card-30']
    const done = runScenario(toy, { ...base, position: { coins: 0, hand: ['card-1'] }, why })
    expect(done.ok && done.why).toEqual([
      { target: 'spend', allowed: false, answer: 'spend', reason: 'poor', rule: 'TOY-03', need: 1, have: 0 },
      { target: 'step', allowed: true, answer: 'step' },
      { target: 'show:card-1', allowed: false, answer: 'show:card-1', reason: 'needed-for-bids', rule: 'TOY-08', need: 2, have: 1 },
      { target: 'card-1', allowed: false, answer: 'show:card-1', reason: 'needed-for-bids', rule: 'TOY-08', need: 2, have: 1 },
      { target: 'card-30', allowed: false, reason: 'not-now', rule: 'TOY-04', need: 0, have: 0 },
    ])
  })

  it('goes on from an exported position, also through JSON and inside an any-time action', () => {
    const first = runScenario(toy, { ...base, position, answers: ['step', 'spend'] })
    if (!first.ok) throw new Error(first.message)
    const state = JSON.parse(JSON.stringify(toNamed(first.stage.game)))
    const here = answer(first.stage, 'on:blue')
    const again = runScenario(toy, { ...base, state, answers: ['on:blue'] })
    expect(here.ok && again.ok && hash(again.stage.game)).toBe(hash(first.stage.game))
  })
})

describe('a scenario is refused', () => {
  it.each([
    ['a list', [], 'malformed', 'JSON object'],
    ['null', null, 'malformed', 'JSON object'],
    ['an unknown field', { ...base, positoin: {} }, 'malformed', 'no field "positoin"'],
    ['no game', { players: 2 }, 'malformed', 'must name a game'],
    ['another game', { ...base, game: 'go' }, 'unknown-game', 'scenario of "go"'],
    ['options that do not compile', { ...base, players: 7 }, 'unknown-option', '2 or 3'],
    ['chance that is no list of texts', { ...base, chance: [1] }, 'malformed', '"chance"'],
    ['why that is no list of texts', { ...base, why: 'card-1' }, 'malformed', '"why"'],
    ['half a seed', { ...base, seed: 0.5 }, 'malformed', '"seed"'],
    ['answers that are no list', { ...base, answers: 'done' }, 'malformed', '"answers"'],
    ['an answer that is a number', { ...base, answers: ['done', 4] }, 'malformed', 'answer 2'],
    ['an answer of no seat', { ...base, answers: [{ answer: 'done' }] }, 'malformed', 'answer 1'],
    ['position and state', { ...base, position: {}, state: {} }, 'malformed', 'not both'],
    ['a bad position', { ...base, position: 4 }, 'malformed', 'a position is an object'],
    ['an illegal position', { ...base, position: { coins: -1 } }, 'malformed', 'this position is illegal: TOY-03'],
    ['a state that is none', { ...base, state: 4 }, 'malformed', 'exported position'],
    ['a state with an unknown zone', { ...base, state: { zones: { x: [] }, stack: [] } }, 'malformed', 'no zone "x"'],
    ['chance left over', { ...base, position, answers: ['done'], chance: ['deal:card-9'] }, 'malformed', 'left over: deal:card-9'],
    ['chance missing', { ...base, position, answers: ['draw', 'step'] }, 'illegal-answer', 'answer 2: chance is asked for deal'],
    ['chance that cannot be', { ...base, position, answers: ['draw'], chance: ['deal:card-1'] }, 'illegal-answer', 'chance: '],
    ['the wrong seat', { ...base, position, answers: [{ seat: 1, answer: 'done' }] }, 'wrong-seat', 'answer 1: turn is asked of 0'],
    ['an answer that is not legal', { ...base, position, answers: ['show:card-30'] }, 'illegal-answer', 'answer 1: '],
    ['a target that is none', { ...base, position, why: ['nothing'] }, 'unknown-target', '"nothing"'],
  ])('for %s', (_, input, error, message) => {
    expect(runScenario(toy, input)).toMatchObject({ ok: false, error, message: expect.stringContaining(message) })
  })

  it('with a sentence for any broken export, never with a stack trace', () => {
    const opened = openScenario(toy, { ...base, position })
    if (!opened.ok) throw new Error(opened.message)
    const named = toNamed(opened.stage.game)
    const field = fc.constantFrom(...Object.keys(named))
    const spoilt = fc.oneof(
      fc.tuple(field, fc.jsonValue()).map(([name, value]) => ({ ...named, [name]: value })),
      fc.tuple(fc.constantFrom('procedure', 'step', 'locals', 'interrupted'), fc.jsonValue()).map(([name, value]) => ({
        ...named,
        stack: named.stack.map((frame, i) => (i === 1 ? { ...frame, [name]: value } : frame)),
      })),
      fc.jsonValue().map((value) => ({ ...named, stack: [value] })),
      fc.tuple(fc.constantFrom(...Object.keys(named.zones)), fc.jsonValue()).map(([name, value]) => ({
        ...named,
        zones: { ...named.zones, [name]: value },
      })),
    )
    fc.assert(
      fc.property(spoilt, (state) => {
        const result = openScenario(toy, { ...base, state })
        expect(result.ok || result.message !== '').toBe(true)
      }),
    )
  })

  it.each([
    ['revision', { revision: 'x' }],
    ['pending', { pending: null }],
    ['locals', { stack: [{ procedure: 'whole', step: 'turns' }, { procedure: 'turn', step: 'turn', locals: ['a', {}] }] }],
    ['an owner beyond the seats', { owner: 77 }],
  ])('for an export with a broken %s', (_, change) => {
    const opened = openScenario(toy, { ...base, position })
    if (!opened.ok) throw new Error(opened.message)
    const state = { ...toNamed(opened.stage.game), ...change }
    expect(openScenario(toy, { ...base, state })).toMatchObject({ ok: false, error: 'malformed' })
  })
})
