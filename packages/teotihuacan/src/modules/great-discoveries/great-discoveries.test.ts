// Great discovery tiles, as M6 uses them.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { countSet, has } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { nonMaskTiles } from '../../actions/discoveries.ts'
import { discoveryNames } from '../../answers.ts'
import { compile } from '../../compile.ts'
import { maskSet } from '../../flow/eclipse.ts'
import { DISC_ABSENT, DISC_WORDS } from '../../state.ts'
import { type Table, table } from '../../testing.ts'
import { setUpTable } from '../../testing-setup.ts'
import { greatKinds } from './content.ts'
import { GREAT_STACK, greatTiles } from './index.ts'

type Fields = Readonly<Record<string, unknown>>

function game(seat: Fields, rest: Fields = {}, other: Fields = {}): Table {
  return table({ players: 2, modules: ['m6'], seed: 1, position: { seats: [{ workers: ['palace 1'], ...seat }, other], ...rest } })
}

const arrive = (seat: Fields, board: string, rest: Fields = {}): Table => game(seat, rest).play('move:worker-0-0', `to:${board}`)

const great = discoveryNames.filter((name) => name.startsWith('gd-'))
const inStack = (t: Table): string[] => great.filter((name) => has(t.g.s, GREAT_STACK, discoveryNames.indexOf(name)))

describe('the stack', () => {
  it('EXP-03 26 tiles in a stack of their own, apart from the 54 discovery tiles', () => {
    expect(greatKinds.reduce((sum, kind) => sum + kind.copies, 0)).toBe(26)
    expect(great).toHaveLength(26)
    const t = setUpTable({ players: 2, modules: ['m6'] }, 'discoveries')
    expect(t.question).toBe('draw-discovery')
    expect(t.answers).toHaveLength(54)
    expect(t.answers.some((key) => key.includes(':gd-'))).toBe(false)
  })

  it('EXP-07 EXP-08 with M6 the stack is set up: 23 tiles, without shamans and the orange temple', () => {
    const t = game({})
    expect(inStack(t)).toHaveLength(23)
    const absent = ['gd-temple-orange-a', 'gd-shaman-march-a', 'gd-raise-shaman-a']
    expect(great.filter((name) => !inStack(t).includes(name))).toEqual(absent)
    for (const name of absent) expect(has(t.g.s, DISC_ABSENT, discoveryNames.indexOf(name))).toBe(true)
    const base = table({ position: {} })
    expect(countSet(base.g.s, GREAT_STACK, DISC_WORDS)).toBe(0)
  })

  it('EXP-07 no starting tile draws one that is removed', () => {
    const t = setUpTable({ players: 2, modules: ['m6'], tiles: ['start-e1'], neutrals: [] })
    expect(t.question).toBe('draw-discovery')
    expect(t.answers).toHaveLength(23)
    expect(t.answers.every((key) => key.startsWith('draw-discovery:gd-'))).toBe(true)
    for (const name of ['temple-orange', 'shaman-march', 'raise-shaman']) expect(t.answers.some((key) => key.includes(name))).toBe(false)
  })

  it('GD-12 copies and costs come from the table; copies but for masks and orange are reconstructed', () => {
    const row = (id: string) => greatKinds.find((kind) => kind.id === id)
    const free = ['gd-extra-worker', 'gd-double-harvest', 'gd-mask', 'gd-obsidian-3', 'gd-step-back', 'gd-shaman-march']
    for (const id of free) expect(row(id)?.cost).toEqual({})
    for (const id of ['gd-power-up-3', 'gd-reuse-2', 'gd-technology']) expect(row(id)?.cost).toEqual({ obsidian: 1 })
    for (const id of ['gd-temple-blue', 'gd-temple-green', 'gd-temple-red', 'gd-temple-orange']) expect(row(id)?.cost).toEqual({ cocoa: 1 })
    const known = greatKinds.filter((kind) => kind.copiesSource === 'rulebook').map((kind) => [kind.id, kind.copies])
    expect(known).toEqual([['gd-mask', 3], ['gd-temple-orange', 1]])
  })

  it('EXP-04 a great tile is taken at its cost, lies face up, is used once and stays with its owner', () => {
    const rest = ['start-15', 'start-04', 'start-13', 'start-02', 'start-03', 'start-17', 'start-18']
    const taking = setUpTable({ players: 2, modules: ['m6'], tiles: ['start-e1 gd-temple-red-a', ...rest] })
    taking.play('keep:start-e1+start-15', 'keep:start-02+start-03', 'power-up:worker-0-0', 'take:gd-temple-red-a')
    expect(taking.player(0)).toMatchObject({ cocoa: 0, tiles: ['gd-temple-red-a'] })
    const t = game({ tiles: ['gd-obsidian-3-a'] }).play('use:gd-obsidian-3-a')
    expect(t.player(0)).toMatchObject({ tiles: [], used: ['gd-obsidian-3-a'] })
    expect(t.why('gd-obsidian-3-a').rule).toBe('TEO-DISC-07')
    const other = game({}, {}, { tiles: ['gd-obsidian-3-a'] })
    expect(other.why('gd-obsidian-3-a').rule).toBe('TEO-DISC-04')
  })

  it('EXP-05 they are not counted as discovery tiles', () => {
    const t = game({ tiles: ['gd-obsidian-3-a', 'disc-vp-4-a', 'mask-1-a'], used: ['gd-step-back-a', 'disc-avenue-a'] })
    expect([nonMaskTiles(t.g, 0), greatTiles(t.g, 0)]).toEqual([2, 2])
    const bonuses = { blue: 'bonus-discoveries', red: 'bonus-avenue', green: 'bonus-flat-15' }
    const vp = (tiles: readonly string[]): number => {
      const position = { at: 'eclipse', calendar: { eclipses: 2 }, bonuses, seats: [{ cocoa: 0, temples: { blue: 10 }, tiles }, {}] }
      return table({ players: 2, modules: ['m6'], seed: 1, position }).player(0).vp
    }
    expect(vp(['disc-vp-4-a', 'gd-obsidian-3-a'])).toBe(vp(['disc-vp-4-a']))
    expect(vp(['disc-vp-4-a', 'disc-vp-4-b'])).toBeGreaterThan(vp(['disc-vp-4-a']))
  })

  const SEVEN = [1, 2, 3, 4, 5, 6, 7].map((kind) => `mask-${kind}-a`)
  const masks = (tiles: readonly string[], at = { eclipses: 0 }): number =>
    table({ players: 2, modules: ['m6'], seed: 1, position: { at: 'eclipse', calendar: at, seats: [{ tiles }, {}] } })
      .log('score').filter((event) => event['rule'] === 'TEO-ECLIPSE-10').reduce((sum, event) => sum + Number(event['n']), 0)

  it('EXP-02 EXP-06 GD-03 the great mask is an eighth kind: sets of 8 score 36 VP', () => {
    expect(masks(['gd-mask-a'])).toBe(1)
    expect(masks(['gd-mask-a', 'mask-4-a'])).toBe(3)
    expect(masks(['gd-mask-a', 'gd-mask-b', 'gd-mask-c'])).toBe(3)
    expect(masks(SEVEN)).toBe(28)
    expect(masks([...SEVEN, 'gd-mask-a'])).toBe(36)
    expect(maskSet(game({ tiles: [...SEVEN, 'gd-mask-a'] }).g, 0, 1)).toBe(8)
    expect(discoveryNames.filter((name) => name.startsWith('gd-mask'))).toHaveLength(3)
    expect(game({ tiles: ['gd-mask-a'] }).refused('use:gd-mask-a').rule).toBe('TEO-DISC-06')
  })

  it('EXP-02 sets of 9, 10 and 11 would score 45, 55 and 66', () => {
    const compiled = compile({ players: 2, modules: ['m6'] })
    expect(compiled.ok && compiled.rules.parts.maskSetVp.slice(7)).toEqual([28, 36, 45, 55, 66])
  })
})

describe('what the tiles do', () => {
  it('GD-01 one more worker in a Main Action on any board, Forest and Decorations too', () => {
    const forest = arrive({ workers: ['alchemy 2'], tiles: ['gd-extra-worker-a'] }, 'forest').play('main-action')
    expect(forest.question).toBe('main-action-fee')
    forest.play('use:gd-extra-worker-a')
    expect(forest.player(0)).toMatchObject({ wood: 1, obsidian: 1 }) // 2 workers, power 2-3
    const deco = arrive({ gold: 2, workers: ['construction 2'], tiles: ['gd-extra-worker-a'] }, 'decorations')
    deco.play('main-action', 'use:gd-extra-worker-a', 'decorate-with:deco-01', 'decorate-at:deco-top-1')
    expect(deco.player(0).gold).toBe(0)
    const nobles = arrive({ wood: 2, workers: ['forest 2'], tiles: ['gd-extra-worker-a'] }, 'nobles').play('main-action', 'use:gd-extra-worker-a')
    expect(nobles.player(0).vp).toBe(5)
  })

  it('GD-01 not beyond 3, and only during a Main Action', () => {
    const seat = { cocoa: 3, workers: ['alchemy 2', 'forest 2', 'forest 2'], tiles: ['gd-extra-worker-a'] }
    const t = arrive(seat, 'forest')
    expect(t.refused('use:gd-extra-worker-a').rule).toBe('TEO-DISC-26')
    t.play('main-action')
    expect(t.player(0).wood).toBe(2) // resolved at once: the tile could change nothing
    expect(t.offers('use:gd-extra-worker-a')).toBe(false)
  })

  it('GD-02 double harvest: resources twice, obsidian too; not cocoa, points, steps or technology 05', () => {
    const seat = { cocoa: 2, workers: ['alchemy 4', 'forest 4'], technologies: ['tech-05'], tiles: ['gd-double-harvest-a'] }
    const t = arrive(seat, 'forest').play('main-action', 'use:gd-double-harvest-a')
    t.play(...(t.question === 'main-action-fee' ? ['pay-fee'] : []))
    expect(t.player(0)).toMatchObject({ wood: 2 * 2 + 1, obsidian: 2 * 1, cocoa: 2 - 1 + 2 })
    const quarry = arrive({ workers: ['palace 1', 'palace 1'], tiles: ['gd-double-harvest-a'] }, 'stone-quarry')
    quarry.play('main-action', 'use:gd-double-harvest-a')
    quarry.play(...(quarry.question === 'main-action-fee' ? ['pay-fee'] : []))
    expect(quarry.player(0)).toMatchObject({ vp: 1, stone: 0 })
  })

  it('GD-02 only during a Main Action on Forest, Stone Quarry or Gold Deposits', () => {
    const t = game({ wood: 2, workers: ['forest 1'], tiles: ['gd-double-harvest-a'] })
    expect(t.refused('use:gd-double-harvest-a').rule).toBe('GD-02')
    t.play('move:worker-0-0', 'to:nobles')
    expect(t.refused('use:gd-double-harvest-a').rule).toBe('GD-02')
    t.play('main-action')
    expect(t.offers('use:gd-double-harvest-a')).toBe(false)
  })

  it('GD-04 three obsidian', () => {
    expect(game({ tiles: ['gd-obsidian-3-a'] }).play('use:gd-obsidian-3-a').player(0)).toMatchObject({ obsidian: 3 })
  })

  it('GD-05 step back: 1 to 3 boards counter-clockwise, no action for it', () => {
    const seat = { workers: ['construction 2', 'forest-worship 1', 'nobles 1'], tiles: ['gd-step-back-a'] }
    const t = game(seat).play('use:gd-step-back-a')
    expect(t.answers).toEqual(['step-back:worker-0-0', 'step-back:worker-0-2'])
    expect(t.refused('step-back:worker-0-1').rule).toBe('TEO-MOVE-03')
    t.play('step-back:worker-0-0')
    expect([...t.answers].sort()).toEqual(['back-to:alchemy', 'back-to:forest', 'back-to:stone-quarry'])
    expect(t.refused('back-to:palace').rule).toBe('TEO-MOVE-01')
    expect(t.why('back-to:palace')).toMatchObject({ need: 3, have: 4 })
    expect(t.refused('back-to:construction').rule).toBe('TEO-MOVE-01')
    t.play('back-to:stone-quarry')
    expect(t.worker('worker-0-0')).toBe('stone-quarry 2')
    expect(t.question).toBe('turn') // the turn is still to be taken
    expect(t.player(0)).toMatchObject({ cocoa: 0, stone: 0 })
  })

  it('GD-05 TEO-TECH-02 technology 01 pays for a step back onto or over the Palace, not for one that leaves it', () => {
    const back = (from: string) =>
      game({ technologies: ['tech-01'], workers: [`${from} 1`], tiles: ['gd-step-back-a'] }).play('use:gd-step-back-a', 'step-back:worker-0-0')
    expect([...back('stone-quarry').answers].sort()).toEqual(['back-to:gold-deposits', 'back-to:nobles', 'back-to:palace'])
    const cocoa = [['stone-quarry', 'nobles'], ['stone-quarry', 'palace'], ['palace', 'nobles'], ['alchemy', 'stone-quarry']] as const
    expect(cocoa.map(([from, to]) => back(from).play(`back-to:${to}`).player(0).cocoa)).toEqual([1, 1, 0, 0])
  })

  it('GD-05 not for the worker whose action is under way', () => {
    const t = arrive({ workers: ['alchemy 1', 'nobles 1', 'nobles 1'], tiles: ['gd-step-back-a'] }, 'forest').play('use:gd-step-back-a')
    expect(t.answers).toEqual(['step-back:worker-0-1', 'step-back:worker-0-2'])
    t.play('step-back:worker-0-1', 'back-to:construction', 'collect-cocoa', 'end-turn')
    expect(t.worker('worker-0-0')).toBe('forest 1')
  })

  it('GD-05 the acting worker stays from its choice to the end of its action, and may step back afterwards', () => {
    const seat = { cocoa: 5, gold: 3, workers: ['construction 1', 'nobles 1', 'nobles 1'], tiles: ['gd-step-back-a', 'gd-extra-worker-a'] }
    const mayStepBack = (...answers: string[]): boolean => game(seat).play(...answers, 'use:gd-step-back-a').offers('step-back:worker-0-0')
    const building = ['move:worker-0-0', 'to:decorations', 'main-action', 'pay-fee']
    expect([1, 2, 3, 4].map((n) => mayStepBack(...building.slice(0, n)))).toEqual([false, false, false, false])
    expect(game(seat).play(...building).question).toBe('decoration-tile')
    const done = game(seat).play(...building, 'decorate-with:deco-01', 'decorate-at:deco-top-1', 'power-up:worker-0-0')
    expect([done.question, done.play('use:gd-step-back-a').offers('step-back:worker-0-0')]).toEqual(['end-turn', true])
    expect(mayStepBack()).toBe(true)
  })

  it('GD-05 TEO-DISC-21 so does the worker that moves along', () => {
    const seat = { workers: ['alchemy 1', 'alchemy 1', 'nobles 1'], tiles: ['gd-step-back-a', 'disc-double-move-a'] }
    const t = game(seat).play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'to:forest', 'use:gd-step-back-a')
    expect(t.answers).toEqual(['step-back:worker-0-2'])
  })

  it('GD-06 three power-ups on own unlocked workers, freely distributed', () => {
    const seat = { workers: ['forest 1', 'palace-left 1', 'nobles 2'], tiles: ['gd-power-up-3-a'] }
    const t = game(seat).play('use:gd-power-up-3-a')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-2'])
    expect(t.refused('power-up:worker-0-1').rule).toBe('TEO-LOCK-10')
    t.play('power-up:worker-0-0', 'power-up:worker-0-2', 'power-up:worker-0-0')
    expect([t.worker('worker-0-0'), t.worker('worker-0-2')]).toEqual(['forest 3', 'nobles 3'])
    expect(t.question).toBe('turn')
  })

  it('GD-07 GD-08 reuse: two used discovery tiles turn up and may be used again; great ones do not', () => {
    const seat = { tiles: ['gd-reuse-2-a'], used: ['disc-cocoa-4-a', 'disc-vp-4-a', 'gd-obsidian-3-a', 'disc-avenue-a'] }
    const t = game(seat).play('use:gd-reuse-2-a')
    expect([...t.answers].sort()).toEqual(['reuse:disc-avenue-a', 'reuse:disc-cocoa-4-a', 'reuse:disc-vp-4-a'])
    expect(t.refused('reuse:gd-obsidian-3-a').rule).toBe('GD-08')
    expect(t.refused('reuse:gd-reuse-2-a').rule).toBe('GD-08')
    t.play('reuse:disc-cocoa-4-a', 'reuse:disc-vp-4-a')
    expect(t.player(0)).toMatchObject({ cocoa: 0, gold: 0, tiles: ['disc-vp-4-a', 'disc-cocoa-4-a'] })
    expect(t.player(0).used).toEqual(['disc-avenue-a', 'gd-obsidian-3-a', 'gd-reuse-2-a'])
    t.play('use:disc-cocoa-4-a')
    expect(t.player(0).cocoa).toBe(4)
  })

  it('GD-07 with one used tile it turns up that one; with none or only great ones it cannot be used', () => {
    const one = game({ tiles: ['gd-reuse-2-a'], used: ['disc-cocoa-4-a'] }).play('use:gd-reuse-2-a', 'reuse:disc-cocoa-4-a')
    expect(one.question).toBe('turn')
    expect(game({ tiles: ['gd-reuse-2-a'] }).refused('use:gd-reuse-2-a').rule).toBe('TEO-DISC-13')
    expect(game({ tiles: ['gd-reuse-2-a'], used: ['gd-obsidian-3-a'] }).refused('use:gd-reuse-2-a').rule).toBe('TEO-DISC-13')
  })

  it('GD-09 technology: the lowest-numbered one not owned, its temple step, 3 VP to others who have it', () => {
    const t = game({ technologies: ['tech-01'], tiles: ['gd-technology-a'] }, {}, { technologies: ['tech-03'] }).play('use:gd-technology-a')
    expect(t.player(0)).toMatchObject({ gold: 0, technologies: ['tech-01', 'tech-03'], temples: { blue: 0, red: 1, green: 0 } })
    expect(t.player(1).vp).toBe(3)
    const all = ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15', 'tech-17']
    expect(game({ technologies: all, tiles: ['gd-technology-a'] }).refused('use:gd-technology-a').rule).toBe('TEO-DISC-13')
  })

  it('GD-12 two temples: one step on any temple and one on the named one', () => {
    for (const [named, others] of [['blue', ['red', 'green']], ['red', ['green']], ['green', ['red']]] as const)
      for (const other of others) {
        const t = game({ tiles: [`gd-temple-${named}-a`] }).play(`use:gd-temple-${named}-a`)
        expect([...t.answers].sort()).toEqual(['temple:blue', 'temple:green', 'temple:red'])
        t.play(`temple:${other}`) // the step of choice; the named one follows by itself
        if (t.question === 'resources') t.play('gain:1-wood')
        expect(t.player(0).temples).toEqual({ blue: 0, red: 0, green: 0, [named]: 1, [other]: 1 })
        expect(t.question).toBe('turn')
      }
    const twice = game({ tiles: ['gd-temple-red-a'] }).play('use:gd-temple-red-a', 'temple:red')
    expect(twice.question).toBe('temple')
    expect(twice.play('temple:red').player(0).temples.red).toBe(2)
  })
})
