import { describe, expect, it } from 'vitest'
import type { GameOptions } from './rules.ts'
import { applyModules, compiledProcedures, type Module } from './modules.ts'
import { createProcedureBook, locals } from './procedure.ts'
import type { Game } from './game.ts'

interface Parts {
  price: number
  rows: readonly string[]
}

const book = createProcedureBook<Game>()
const named = (name: string) => Object.defineProperty(() => {}, 'name', { value: name })
const turn = book.procedure('turn', locals('seat'), [named('move'), named('act'), named('rest')])

const module = (id: string, apply: Module<Parts>['apply'], more: Partial<Module<Parts>> = {}): Module<Parts> => ({ id, apply, ...more })

const alone = (modules: readonly Module<Parts>[]): string[] => modules.filter((m) => m.pair === undefined).map((m) => m.id)

function apply(modules: readonly Module<Parts>[], chosen: readonly string[] = alone(modules), implied: readonly string[] = []) {
  const options: GameOptions = { players: 2, modules: chosen, settings: {} }
  const result = applyModules({ modules, implied: () => implied }, options, { price: 1, rows: ['base'] }, book.all)
  if (!result.ok) return result
  const [compiled] = compiledProcedures(result.draft, book.all)
  return { ok: true as const, parts: result.draft.parts, steps: compiled.steps.map((step) => step.name) }
}

describe('a module', () => {
  it('sets a part, adds rows, and changes nothing when not chosen', () => {
    const m = module('m', (pen) => {
      pen.set('price', pen.parts.price + 1)
      pen.push('rows', 'one', 'two')
    })
    expect(apply([m])).toMatchObject({ parts: { price: 2, rows: ['base', 'one', 'two'] } })
    expect(apply([m], [])).toMatchObject({ parts: { price: 1, rows: ['base'] } })
  })

  it('takes part when the options imply it', () => {
    expect(apply([module('m', (pen) => pen.set('price', 5))], [], ['m'])).toMatchObject({ parts: { price: 5 } })
  })

  it('inserts steps before and after a named one, and replaces or removes it', () => {
    const after = (write: Module<Parts>['apply']) => apply([module('m', write)])
    const [x, y] = [named('x'), named('y')]
    expect(after((pen) => pen.before(turn, 'act', x, y))).toMatchObject({ steps: ['move', 'x', 'y', 'act', 'rest'] })
    expect(after((pen) => pen.after(turn, 'act', x, y))).toMatchObject({ steps: ['move', 'act', 'x', 'y', 'rest'] })
    expect(after((pen) => pen.replace(turn, 'act', x, y))).toMatchObject({ steps: ['move', 'x', 'y', 'rest'] })
    expect(after((pen) => pen.replace(turn, 'act'))).toMatchObject({ steps: ['move', 'rest'] })
  })

  it('leaves the procedures of the book as they were, and compiled ones frozen', () => {
    apply([module('m', (pen) => pen.replace(turn, 'act'))])
    expect(turn.steps.map((step) => step.name)).toEqual(['move', 'act', 'rest'])
    const options = { players: 2, modules: [], settings: {} }
    const result = applyModules<Parts>({ modules: [], implied: () => [] }, options, { price: 1, rows: [] }, book.all)
    const implied = applyModules<Parts>({ modules: [], implied: () => ['solo'] }, { ...options, modules: [] }, { price: 1, rows: [] }, book.all)
    expect(implied).toMatchObject({ ok: false, message: expect.stringContaining('no module or variant "solo"') })
    const compiled = result.ok ? compiledProcedures(result.draft, book.all) : []
    expect(compiled.every((procedure) => Object.isFrozen(procedure) && Object.isFrozen(procedure.steps))).toBe(true)
  })

  it.each(['before', 'after', 'replace'] as const)('cannot %s a step that does not exist', (how) => {
    const lost = module('m', (pen) => pen[how](turn, 'fly', named('x')))
    expect(() => apply([lost])).toThrow('module m looks for step fly of turn: there is none')
  })

  it('cannot add rows to a part that is no list', () => {
    const push = (pen: { push(part: 'price', ...items: never[]): void }): void => pen.push('price')
    expect(() => apply([module('m', push)])).toThrow('part price is no list')
  })

  it('is refused by name when unknown, and with its rule when forbidden', () => {
    const unknown = apply([module('m', () => {})], ['n'])
    expect(unknown).toMatchObject({ ok: false, error: 'unknown-option', message: expect.stringContaining('known are m') })
    const forbidden = apply([module('m', () => {}, { forbids: () => ['R-1', 'not alone'] })])
    expect(forbidden).toMatchObject({ ok: false, error: 'illegal-combination', rule: 'R-1', message: 'not alone' })
  })

  it('cannot be a pair chosen by name', () => {
    const pair = module('pair', () => {}, { pair: ['a', 'b'] })
    expect(apply([module('a', () => {}), module('b', () => {}), pair], ['pair'])).toMatchObject({ ok: false, error: 'unknown-option' })
  })
})

describe('two modules', () => {
  const dear = module('dear', (pen) => pen.set('price', 10))
  const cheap = module('cheap', (pen) => pen.set('price', 2))

  it('writing one part is an error', () => {
    expect(apply([dear, cheap])).toMatchObject({ ok: false, error: 'illegal-combination', message: expect.stringContaining('modules dear and cheap both write part price: a pair must resolve it') })
  })

  it('replacing one step is an error', () => {
    const by = (id: string): Module<Parts> => module(id, (pen) => pen.replace(turn, 'act', named(id)))
    expect(apply([by('a'), by('b')])).toMatchObject({ ok: false, error: 'illegal-combination', message: expect.stringContaining('both write step act of turn') })
  })

  it('inserting around one step, or adding rows to one part, is fine', () => {
    const by = (id: string): Module<Parts> =>
      module(id, (pen) => {
        pen.before(turn, 'act', named(id))
        pen.push('rows', id)
      })
    expect(apply([by('a'), by('b')])).toMatchObject({ steps: ['move', 'a', 'b', 'act', 'rest'], parts: { rows: ['base', 'a', 'b'] } })
  })

  it('writing one part are resolved by a pair, which runs after both whatever its place in the book', () => {
    const pair = module('dear+cheap', (pen) => pen.set('price', 6), { pair: ['dear', 'cheap'] })
    expect(apply([pair, dear, cheap])).toMatchObject({ parts: { price: 6 } })
    expect(apply([dear, cheap, pair], ['dear'])).toMatchObject({ parts: { price: 10 } })
  })

  it('replacing one step are resolved by a pair that replaces it too', () => {
    const by = (id: string, more: Partial<Module<Parts>> = {}): Module<Parts> =>
      module(id, (pen) => pen.replace(turn, 'act', named(`${id} acts`)), more)
    expect(apply([by('a'), by('b'), by('a+b', { pair: ['a', 'b'] })])).toMatchObject({ steps: ['move', 'a+b acts', 'rest'] })
  })

  it('are not resolved by a pair that leaves the place alone', () => {
    const idle = module('dear+cheap', () => {}, { pair: ['dear', 'cheap'] })
    expect(apply([dear, cheap, idle])).toMatchObject({ ok: false, error: 'illegal-combination', message: expect.stringContaining('both write part price') })
  })

  it('of three are not resolved by pairs with the third alone', () => {
    const third = module('third', (pen) => pen.set('price', 3))
    const pairs = [
      module('dear+third', (pen) => pen.set('price', 7), { pair: ['dear', 'third'] }),
      module('third+cheap', () => {}, { pair: ['third', 'cheap'] }),
    ]
    expect(apply([dear, third, cheap, ...pairs])).toMatchObject({ ok: false, error: 'illegal-combination', message: expect.stringContaining('both write part price') })
  })

  it('can both stand by a step that a third replaced', () => {
    const swap = module('swap', (pen) => pen.replace(turn, 'act', named('swapped')))
    const beside = module('beside', (pen) => pen.after(turn, 'act', named('beside')))
    expect(apply([swap, beside])).toMatchObject({ steps: ['move', 'swapped', 'beside', 'rest'] })
    expect(apply([beside, swap])).toMatchObject({ steps: ['move', 'swapped', 'beside', 'rest'] })
  })
})
