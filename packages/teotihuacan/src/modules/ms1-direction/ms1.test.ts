// MS1: direction tiles that show how far Teotibot's workers go.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { advance, createGame, fastRandom, openQuestion, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { BOT_ASIDE, BOT_AT, botTileNames, DIRECTION, DIRECTION_TILE } from '../../automa/state.ts'
import { compile } from '../../compile.ts'
import { type Table, table } from '../../testing.ts'

const NOBLES_ON_TOP = ['bot-nobles', 'bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-mastery', 'bot-worship']
const ASIDE = 'bot-mask-collection'

interface Turn {
  readonly workers?: readonly string[]
  /** Side and tile from the uppermost down; tiles 0 and 1 are the base ones, 2 shows 2, 3 shows 3. */
  readonly directions?: readonly string[]
  readonly dice?: readonly [number, number]
  readonly modules?: readonly string[]
}

/** One turn of the bot with Nobles on top: without wood it harvests in the Forest, powers up and moves that worker. */
function botTurn({ workers = ['forest 1'], directions = ['left@0', 'left@1', 'left@2', 'left@3'], dice = [3, 4], modules = ['ms1'] }: Turn): Table {
  const bot = { workers: [...[...workers, 'construction 5', 'construction 5'].slice(0, 3), 'decorations-worship 1'] }
  return table({
    players: 1,
    modules,
    seed: 1,
    chance: dice.map((die) => `roll:${die}`),
    position: { turn: 1, seats: [{}, bot], bot: { tiles: NOBLES_ON_TOP, directions } },
  })
}

const letter = (tile: number): string => 'abcdefg'[[...NOBLES_ON_TOP, ASIDE].indexOf(botTileNames[tile])]
const pyramid = (t: Table): string => Array.from({ length: 6 }, (_, i) => letter(t.g.s[BOT_AT + i])).join('') + letter(t.g.s[BOT_ASIDE])
const column = (t: Table): string[] => [0, 1, 2, 3].map((i) => `${['left', 'right'][t.g.s[DIRECTION + i]]}@${t.g.s[DIRECTION_TILE + i]}`)
const top = (tile: number): string[] => [tile, ...[0, 1, 2, 3].filter((other) => other !== tile)].map((n) => `left@${n}`)

describe('alternative movement of Teotibot', () => {
  it('MS1-01 MOD-03 is for solo games, with any modules', () => {
    for (const players of [2, 3, 4, 5]) expect(compile({ players, modules: ['ms1'] })).toMatchObject({ ok: false, rule: 'MS1-01' })
    for (const modules of [['ms1'], ['ms1', 'm6'], ['ms1', 'draft', 'm6']]) expect(compile({ players: 1, modules }).ok).toBe(true)
  })

  it('MS1-01 four tiles in random order, each on a random side, in one column', () => {
    const compiled = compile({ players: 1, modules: ['ms1'] })
    if (!compiled.ok) throw new Error(compiled.message)
    const seen = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const g = createGame(compiled.rules)
      const random = fastRandom(seed)
      let sides = 0
      let order = 0
      for (question(g); openQuestion(g)?.kind !== 'starting-tiles'; question(g)) {
        if (openQuestion(g)?.kind === 'direction' && ++sides > 0) expect(g.count).toBe(2)
        if (openQuestion(g)?.kind === 'draw-direction-tile') expect(g.count).toBe(4 - order++)
        advance(g, g.options[random(g.count)], g.seat)
      }
      expect([sides, order]).toEqual([4, 4])
      const tiles = Array.from(g.s.subarray(DIRECTION_TILE, DIRECTION_TILE + 4))
      expect([...tiles].sort()).toEqual([0, 1, 2, 3])
      seen.add(tiles.join(''))
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  it('MS1-02 the two uppermost tiles slide the pyramid, first the top one, then the second', () => {
    // the hole P1: left pulls P3, right pulls P2; then the hole below: under P3 left P6, right P5; under P2 left P5, right P4
    const after = (...sides: string[]) => pyramid(botTurn({ directions: sides.map((side, i) => `${side}@${i}`) }))
    expect(after('left', 'left', 'right', 'right')).toBe('cbfdega')
    expect(after('left', 'right', 'left', 'left')).toBe('cbedgfa')
    expect(after('right', 'left', 'right', 'right')).toBe('becdgfa')
    expect(after('right', 'right', 'left', 'left')).toBe('bdcgefa')
  })

  it('MS1-02 for a tile of the middle row only the top direction tile is used', () => {
    const after = (...sides: string[]) => pyramid(botTurn({ dice: [2, 3], directions: sides.map((side, i) => `${side}@${i}`) })) // P2
    expect(after('left', 'right', 'right', 'right')).toBe('aecdgfb')
    expect(after('right', 'left', 'left', 'left')).toBe('adcgefb')
  })

  it('MS1-03 the top tile is turned over and goes below the other three', () => {
    expect(column(botTurn({ directions: ['left@2', 'right@0', 'left@3', 'left@1'] }))).toEqual(['right@0', 'left@3', 'left@1', 'right@2'])
    expect(column(botTurn({ directions: ['right@1', 'right@0', 'left@3', 'left@2'] }))).toEqual(['right@0', 'left@3', 'left@2', 'left@1'])
  })

  it('MS1-04 the top tile decides: base tiles 1 board, the new ones 2 and 3, whatever the power', () => {
    for (const power of [1, 2, 3, 4]) {
      const goes = [0, 1, 2, 3].map((tile) => botTurn({ workers: [`forest ${power}`], directions: top(tile) }).worker('worker-1-0'))
      expect(goes).toEqual(['construction', 'construction', 'decorations', 'nobles'].map((board) => `${board} ${power + 1}`))
    }
  })

  it('MS1-04 without the module a worker of power 4 goes two boards', () => {
    expect(botTurn({ workers: ['forest 3'], directions: ['left', 'left'], modules: [] }).worker('worker-1-0')).toBe('decorations 4')
  })

  it('MS1-05 the tile on top at the time of the action counts, not the one that lies there after the flip', () => {
    expect(botTurn({ directions: ['left@3', 'left@0', 'left@1', 'left@2'] }).worker('worker-1-0')).toBe('nobles 2')
    expect(botTurn({ directions: ['left@0', 'left@3', 'left@1', 'left@2'] }).worker('worker-1-0')).toBe('construction 2')
  })

  it('MS1-06 a worker that ascended goes on from board 1 by the same number', () => {
    const goes = [0, 1, 2, 3].map((tile) => botTurn({ workers: ['forest 5'], directions: top(tile) }).worker('worker-1-0'))
    expect(goes).toEqual(['stone-quarry 1', 'stone-quarry 1', 'alchemy 1', 'forest 1'])
  })

  it('MS1-07 board 1 is neither counted nor a destination', () => {
    // no worker in the Forest: the bot falls back on its weakest, in Gold Deposits (S8)
    const from = (workers: readonly string[], tile: number) => botTurn({ workers, directions: top(tile) }).worker('worker-1-0')
    const goldDeposits = ['gold-deposits 1']
    expect([0, 2, 3].map((tile) => from(goldDeposits, tile))).toEqual(['stone-quarry 2', 'alchemy 2', 'forest 2'])
    const decorations = ['decorations 1']
    expect([0, 2, 3].map((tile) => from(decorations, tile))).toEqual(['nobles 2', 'gold-deposits 2', 'stone-quarry 2'])
  })

  it('MS1-01 MOD-09 random solo games end, alone and with M6 and the draft', () => {
    for (const [i, modules] of [['ms1'], ['ms1', 'm6'], ['ms1', 'm6', 'draft']].entries()) {
      const compiled = compile({ players: 1, modules })
      if (!compiled.ok) throw new Error(compiled.message)
      for (let seed = 1; seed <= 3; seed++) {
        const g = createGame(compiled.rules)
        const random = fastRandom(10 * i + seed)
        for (let n = 0; n < 5000; n++) {
          expect(g.rules.broken(g)).toEqual([])
          question(g)
          if (g.count === 0) break
          advance(g, g.options[random(g.count)], g.seat)
        }
        expect(openQuestion(g)).toBe(null)
      }
    }
  })
})
