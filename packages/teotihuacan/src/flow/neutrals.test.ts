import { countSet } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { START_BOX } from '../state.ts'
import { type Table, table } from '../testing.ts'
import { baseStartingTiles, setUpTable } from '../testing-setup.ts'

/** The set-up of a first game: neutral workers are its only starting tiles. */
const placed = (players: number, neutrals: readonly string[]): Table => setUpTable({ players, modules: ['first-game'], neutrals })
const boardsOf = (t: Table): unknown => t.summary()['neutrals']

describe('neutral workers at set-up', () => {
  it('TEO-NEUTRAL-01 three players: one unused colour, two tiles, three workers', () => {
    const drawing = placed(3, ['start-01'])
    expect(drawing.question).toBe('draw-starting-tile')
    const t = placed(3, ['start-01', 'start-14']) // 1, 2 and 3, 7
    expect(t.question).toBe('turn')
    expect(boardsOf(t)).toEqual([['palace', 'forest', 'stone-quarry']])
  })

  it('TEO-NEUTRAL-01 TEO-NEUTRAL-02 four players: no colour is unused, no tile is drawn', () => {
    const t = placed(4, [])
    expect(t.question).toBe('turn')
    expect(boardsOf(t)).toEqual([])
  })

  it('TEO-NEUTRAL-02 two players: twice, for two colours', () => {
    expect(placed(2, ['start-01', 'start-14', 'start-05']).question).toBe('draw-starting-tile')
    const t = placed(2, ['start-01', 'start-14', 'start-05', 'start-11']) // 4, 5 and 6, 8 for the second colour
    expect(t.question).toBe('turn')
    expect(boardsOf(t)).toEqual([['palace', 'forest', 'stone-quarry'], ['gold-deposits', 'alchemy', 'nobles']])
  })

  it('TEO-NEUTRAL-01 TEO-NEUTRAL-02 the standard set-up places them, too, after the starting tiles', () => {
    const tiles = ['start-15', 'start-17', 'start-01', 'start-03', 'start-13', 'start-18', 'start-08', 'start-09']
    const t = setUpTable({ tiles, neutrals: ['start-15', 'start-13', 'start-05', 'start-11'] }) // tiles of the players may come up again
    t.play({ seat: 0, answer: 'keep:start-15+start-17' }, { seat: 1, answer: 'keep:start-13+start-18' })
    expect(boardsOf(t)).toEqual([])
    while (t.question === 'place-worker') t.play(t.answers[0] ?? '')
    expect(t.question).toBe('turn')
    expect(boardsOf(t)).toEqual([['forest', 'nobles', 'stone-quarry'], ['gold-deposits', 'alchemy', 'nobles']])
  })

  it('TEO-NEUTRAL-03 left and right of the first tile, left and right of the second, repeats skipped', () => {
    const shown = (first: string, second: string) => boardsOf(placed(3, [first, second]))
    expect(shown('start-02', 'start-01')).toEqual([['gold-deposits', 'stone-quarry', 'palace']]) // 4, 3 and 1, 2
    expect(shown('start-01', 'start-02')).toEqual([['palace', 'forest', 'gold-deposits']]) // 1, 2 and 4, 3
    expect(shown('start-03', 'start-01')).toEqual([['forest', 'stone-quarry', 'palace']]) // 2, 3 and 1, 2
    expect(shown('start-01', 'start-03')).toEqual([['palace', 'forest', 'stone-quarry']]) // 1, 2 and 2, 3: the 2 is skipped
    expect(shown('start-02', 'start-13')).toEqual([['gold-deposits', 'stone-quarry', 'alchemy']]) // 4, 3 and 3, 5: the 3 is skipped
  })

  it('TEO-NEUTRAL-04 drawn from all 18 tiles, none twice in one placement', () => {
    const drawn = ['start-18', 'start-01', 'start-07', 'start-16']
    for (let n = 0; n < 4; n++) {
      const left = baseStartingTiles.filter((name) => !drawn.slice(0, n).includes(name))
      expect(placed(2, drawn.slice(0, n)).answers).toEqual(left.map((name) => `draw-starting-tile:${name}`))
    }
  })

  it('TEO-NEUTRAL-04 the next placement draws from all tiles again', () => {
    const t = placed(2, ['start-18', 'start-01', 'start-07', 'start-16'])
    expect(countSet(t.g.s, START_BOX, 1)).toBe(18)
    const eclipse = table({ position: { at: 'eclipse', seats: [{ cocoa: 3 }, { cocoa: 3 }] } }).play('salary:3', 'salary:3')
    expect(eclipse.question).toBe('draw-starting-tile')
    expect(eclipse.answers).toHaveLength(18)
  })
})

describe('neutral workers in play', () => {
  it('TEO-NEUTRAL-05 nobody owns them: no question names them, and turns leave them where they are', () => {
    const before = [['forest', 'alchemy', 'nobles'], ['forest', 'palace', 'decorations']]
    const t = table({ position: { neutrals: before, seats: [{ cocoa: 9, workers: ['palace 1', 'palace 1', 'palace 1'] }, {}] } })
    expect(t.answers).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move:worker-0-2'])
    t.play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.answers).toEqual(['power-up:worker-0-0'])
    t.play('power-up:worker-0-0', 'end-turn', 'move:worker-1-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect', 'end-turn')
    expect(boardsOf(t)).toEqual(before)
  })

  it('TEO-NEUTRAL-05 they are never locked: they are in the way of no worshipper', () => {
    const neutrals = [['forest', 'forest', 'forest'], ['forest', 'forest', 'forest']]
    const t = table({ position: { neutrals, seats: [{ cocoa: 0 }] } }).play('move:worker-0-0', 'to:forest')
    t.play('worship:forest-worship', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(0)
    expect(t.worker('worker-0-0')).toBe('forest-worship 1')
    expect(boardsOf(t)).toEqual(neutrals)
  })

  it('TEO-NEUTRAL-05 an eclipse places them anew', () => {
    const neutrals = [['palace', 'palace', 'palace']]
    const chance = ['draw-starting-tile:start-05', 'draw-starting-tile:start-11']
    const seats = [{ cocoa: 3 }, { cocoa: 3 }, { cocoa: 3 }]
    const t = table({ players: 3, chance, position: { at: 'eclipse', neutrals, seats } }).play('salary:3', 'salary:3')
    expect(boardsOf(t)).toEqual(neutrals)
    expect(boardsOf(t.play('salary:3'))).toEqual([['gold-deposits', 'alchemy', 'nobles']])
  })

  it('TEO-NEUTRAL-06 a neutral colour is one more colour for Collect Cocoa', () => {
    const collected = (neutrals: readonly (readonly string[])[]) => {
      const position = { neutrals, seats: [{ workers: ['palace 1'] }, { workers: ['forest 1'] }] }
      return table({ position }).play('move:worker-0-0', 'to:forest', 'collect-cocoa').player(0).cocoa
    }
    expect(collected([])).toBe(2)
    expect(collected([['forest']])).toBe(3)
    expect(collected([['forest'], ['forest']])).toBe(4)
    expect(collected([['forest', 'forest', 'forest']])).toBe(3) // workers of one colour are one colour
    expect(collected([['palace', 'alchemy', 'nobles']])).toBe(2)
  })

  it('TEO-NEUTRAL-06 and for the fee of a main action', () => {
    const fee = (neutrals: readonly (readonly string[])[]) => {
      const position = { neutrals, seats: [{ cocoa: 10, workers: ['palace 2'] }, { workers: ['forest 1'] }] }
      return 10 - table({ position }).play('move:worker-0-0', 'to:forest', 'main-action').player(0).cocoa
    }
    expect([fee([]), fee([['forest']]), fee([['forest'], ['forest', 'forest']])]).toEqual([1, 2, 3])
    const poor = table({ position: { neutrals: [['forest'], ['forest']], seats: [{ cocoa: 1 }] } }).play('move:worker-0-0', 'to:forest')
    expect(poor.why('main-action')).toMatchObject({ rule: 'TEO-MAIN-04', need: 2, have: 1 })
  })
})
