// Five players, and what the fifth colour changes for fewer.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { advance, createGame, fastRandom, openQuestion, question, questionTo } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../../compile.ts'
import { initialPyramid, pyramidSlots } from '../../content/index.ts'
import { orderToken } from '../../flow/end.ts'
import { lastSeat } from '../../flow/rounds.ts'
import { baseIcons, slotCells } from '../../icons.ts'
import type { Rules } from '../../rules.ts'
import { ICON } from '../../state.ts'
import { type Table, table } from '../../testing.ts'
import { tilesOnStep } from '../../testing-setup.ts'
import { fivePyramidSource, fivePyramidTable } from './five.ts'

function rules(players: number, modules: readonly string[] = []): Rules {
  const compiled = compile({ players, modules })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

/** Answers the set-up with the first legal answer until the first turn. */
function finish(t: Table): Table {
  while (t.question !== 'turn') t.play(t.answers[0] ?? '')
  return t
}

const five = (seed = 5, modules: readonly string[] = []): Table => table({ players: 5, modules, seed })

describe('the fifth colour', () => {
  it('TEO-5P-01 five seats, five colours: four others on a board give 5 cocoa', () => {
    const seats = [['alchemy 1'], ['forest 1'], ['forest 2'], ['forest 3'], ['forest 4']].map((workers) => ({ workers }))
    const t = table({ players: 5, position: { seats } }).play('move:worker-0-0', 'to:forest', 'collect-cocoa')
    expect(t.player(0).cocoa).toBe(5)
    const own = [['alchemy 1', 'forest 1'], ['forest 1'], ['forest 2'], ['forest 3'], ['forest 4']].map((workers) => ({ workers, cocoa: 5 }))
    const fee = table({ players: 5, position: { seats: own } }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(fee.log('pay')).toMatchObject([{ what: 'cocoa', n: 5 }])
    expect(compile({ players: 6 })).toMatchObject({ ok: false, rule: 'TEO-COMP-06' })
  })

  it('TEO-5P-02 one neutral colour for three players, two for two, three workers each; none for four', () => {
    for (const [players, colours] of [[2, 2], [3, 1], [4, 0]] as const) {
      const t = finish(table({ players, seed: players }))
      const found = t.summary()['neutrals'] as readonly (readonly string[])[]
      expect(found).toHaveLength(colours)
      for (const boards of found) expect(new Set(boards).size).toBe(3)
    }
  })
})

describe('the game for five', () => {
  it('TEO-5P-03 one discovery tile more on each main temple step than for four', () => {
    const steps = [['blue', 4], ['red', 5], ['green', 3], ['green', 6]] as const
    const onSteps = (t: Table): number[] => steps.map(([temple, step]) => tilesOnStep(t, temple, step).length)
    expect(onSteps(table({ players: 4, seed: 1 }))).toEqual([4, 5, 3, 4])
    expect(onSteps(five())).toEqual([5, 6, 4, 5])
    expect(Object.keys(five().summary()['discoveries'] as object)).toHaveLength(5)
  })

  it('TEO-5P-04 the dark disc stands on 12, then 11, then 10', () => {
    expect(rules(5).parts.darkDisc).toEqual([12, 11, 10])
    expect(five().summary()['calendar']).toMatchObject({ light: 0, dark: 12 })
    for (const [eclipses, dark] of [[0, 11], [1, 10]] as const) {
      const t = table({ players: 5, position: { at: 'eclipse', turn: 4, calendar: { eclipses, light: 12 - eclipses, due: 1 } } })
      expect(t.summary()['calendar']).toMatchObject({ light: 0, dark, eclipses: eclipses + 1 })
    }
  })

  it('TEO-5P-05 the starting pyramid of five: four tiles of the first level', () => {
    const t = five()
    expect(Object.keys(t.summary()['pyramid'] as object)).toEqual(['p1-r0c1', 'p1-r1c3', 'p1-r2c0', 'p1-r3c2'])
    expect(fivePyramidSource).toBe('reconstructed')
    const covered = new Set([2, 3, 4].flatMap((players) => initialPyramid[players as 2 | 3 | 4]))
    const open = [...covered].filter((slot) => slot.startsWith('p1-') && !fivePyramidTable.rows.slots.some((tile) => tile === slot))
    expect(open.length).toBeGreaterThan(2)
    for (const slot of open) {
      const cells = slotCells[pyramidSlots.findIndex((row) => row.id === slot)] ?? []
      for (const cell of cells) expect(t.g.s[ICON + cell]).toBe(baseIcons[cell]) // the printed icons count
    }
  })

  it('TEO-5P-06 the draft uses 12 tiles, two for each and two left', () => {
    const t = five(3, ['draft'])
    expect(t.question).toBe('draft')
    expect(t.answers).toHaveLength(12)
    const seats: unknown[] = []
    for (let n = 0; n < 10; n++) {
      expect(t.answers).toHaveLength(12 - n)
      seats.push(t.seat)
      t.play(t.answers[0] ?? '')
    }
    expect(seats.slice(5)).toEqual(seats.slice(0, 5).reverse())
    expect(t.question).not.toBe('draft')
  })

  it('TEO-5P-07 1 cocoa for the First Player, 3 for the fifth, 2 for the others; token 5 is the last', () => {
    const t = five()
    for (let seat = 0; seat < 5; seat++) expect(t.player(seat).cocoa).toBe([1, 2, 2, 2, 3][orderToken(t.g, seat) - 1])
    expect(orderToken(t.g, lastSeat(t.g))).toBe(5)
    const seats = [{}, {}, {}, {}, { workers: ['alchemy 1'] }]
    const last = table({ players: 5, position: { turn: 4, seats } }).play('move:worker-4-0', 'to:forest', 'collect-cocoa', 'end-turn')
    expect(last.summary()['calendar']).toMatchObject({ light: 1 })
    expect(last.summary()).toMatchObject({ round: 2, turn: 0 })
    const fourth = table({ players: 5, position: { turn: 3 } }).play('move:worker-3-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn')
    expect(fourth.summary()).toMatchObject({ round: 1, turn: 4, calendar: { light: 0 } })
  })

  it('TEO-5P-08 no neutral workers, at eclipses neither', () => {
    const t = finish(five())
    expect(t.summary()['neutrals']).toEqual([])
    expect(t.log('neutral')).toEqual([])
    const eclipse = table({ players: 5, position: { at: 'eclipse', turn: 4, calendar: { light: 12, due: 1 } } })
    expect([eclipse.question, eclipse.log('neutral').length]).toEqual(['turn', 0])
  })

  it('TEO-5P-09 three starting tiles are dealt to each, two are kept; with M6 four', () => {
    const t = five()
    expect(t.question).toBe('starting-tiles')
    expect(t.answers).toHaveLength(3)
    expect(t.log('starting-tile-dealt')).toHaveLength(15)
    t.play(...[0, 1, 2, 3, 4].map((seat) => ({ seat, answer: keepOf(t, seat) })))
    expect(t.log('starting-tile')).toHaveLength(10)
    const more = five(5, ['m6'])
    expect(more.answers).toHaveLength(6)
    expect(more.log('starting-tile-dealt')).toHaveLength(20)
  })

  it('MOD-05 five play with Workforce or by the simplified rules, and every random game ends', () => {
    for (const modules of [[], ['m6'], ['draft'], ['dark-eclipse'], ['m6', 'draft', 'dark-eclipse']]) {
      const g = createGame(rules(5, modules))
      const random = fastRandom(modules.length + 1)
      for (let n = 0; n < 5000; n++) {
        expect(g.rules.broken(g)).toEqual([])
        question(g)
        if (g.count === 0) break
        advance(g, g.options[random(g.count)], g.seat)
      }
      expect(openQuestion(g)).toBe(null)
    }
    expect(compile({ players: 5, modules: ['m10'] }).ok).toBe(true)
    expect(compile({ players: 5, modules: ['first-game'] }).ok).toBe(false)
  })
})

/** Some pair a seat may keep. */
function keepOf(t: Table, seat: number): string {
  questionTo(t.g, seat)
  return t.g.rules.keys.format(t.g.options[0])
}
