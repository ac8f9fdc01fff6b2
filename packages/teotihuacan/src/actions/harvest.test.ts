import { describe, expect, it } from 'vitest'
import { type Table, table } from '../testing.ts'

const boardBefore: Readonly<Record<string, string>> = { forest: 'alchemy', 'stone-quarry': 'palace', 'gold-deposits': 'nobles' }

/** Seat 0 arrives with a worker of the first power where workers of the other powers stand, and harvests. */
const harvest = (board: string, powers: readonly number[], more: readonly string[] = []): Table => {
  const workers = [`${boardBefore[board]} ${powers[0]}`, ...powers.slice(1).map((power) => `${board} ${power}`), ...more]
  const t = table({ players: 2, position: { turn: 0, seats: [{ cocoa: 1, workers }] } })
  return t.play('move:worker-0-0', `to:${board}`, 'main-action')
}

/** Goods and points gained, as text; temple steps are counted (all on red, whose points are left out). */
const gained = (t: Table): string => {
  while (t.question === 'temple') t.play('temple:red')
  const sum: Record<string, number> = {}
  const add = (what: string, n: unknown): void => {
    sum[what] = (sum[what] ?? 0) + Number(n)
  }
  for (const event of t.log('gain')) add(String(event['what']), event['n'])
  for (const event of t.log('score')) if (event.rule !== 'TEO-TEMPLE-02') add('vp', event['n'])
  for (const _ of t.log('temple-step')) add('step', 1)
  const order = ['wood', 'stone', 'gold', 'cocoa', 'vp', 'step'].filter((what) => sum[what] !== undefined)
  return order.map((what) => `${sum[what]} ${what}`).join(', ')
}

// Rows: workers 1, 2, 3. Columns: lowest power 1, 2-3, 4-5.
const tables: Readonly<Record<string, readonly (readonly string[])[]>> = {
  forest: [
    ['1 cocoa', '1 wood', '2 wood'],
    ['1 wood', '2 wood', '3 wood, 2 cocoa'],
    ['2 wood, 1 cocoa', '3 wood, 3 cocoa', '4 wood, 5 cocoa'],
  ],
  'stone-quarry': [
    ['1 vp', '1 stone', '2 stone'],
    ['1 stone', '2 stone', '3 stone, 2 vp'],
    ['2 stone, 1 vp', '3 stone, 3 vp', '4 stone, 5 vp'],
  ],
  'gold-deposits': [
    ['1 vp', '1 gold', '2 gold'],
    ['1 gold', '2 gold', '3 gold, 2 vp'],
    ['2 gold, 1 cocoa', '3 gold, 1 step', '4 gold, 2 step'],
  ],
}

describe('Forest, Stone Quarry and Gold Deposits', () => {
  for (const [board, rows] of Object.entries(tables)) {
    it(`TEO-MAIN-RES-01 TEO-MAIN-RES-04 workers select the row, everything in the cell is gained: ${board}`, () => {
      for (const [column, power] of [1, 2, 4].entries())
        for (let n = 1; n <= 3; n++) expect(gained(harvest(board, Array<number>(n).fill(power)))).toBe(rows[n - 1][column])
    })

    it(`TEO-MAIN-RES-02 the lowest power selects the column: ${board}`, () => {
      for (const [power, column] of [[1, 0], [2, 1], [3, 1], [4, 2], [5, 2]]) {
        expect(gained(harvest(board, [power]))).toBe(rows[0][column])
        expect(gained(harvest(board, [5, power]))).toBe(rows[1][column])
        expect(gained(harvest(board, [power, 5, 5]))).toBe(rows[2][column])
      }
    })
  }

  it('TEO-MAIN-RES-02 a locked worker of one\'s own and others\' workers lower nothing', () => {
    expect(gained(harvest('forest', [4], ['forest-worship 1']))).toBe('2 wood')
    const others = [{ cocoa: 1, workers: ['alchemy 4'] }, { workers: ['forest 1'] }]
    const t = table({ players: 2, position: { turn: 0, seats: others } }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(gained(t)).toBe('2 wood')
  })

  it('TEO-MAIN-RES-03 with four workers the lowest power of all four counts', () => {
    expect(gained(harvest('forest', [5, 5, 5, 5]))).toBe('4 wood, 5 cocoa')
    expect(gained(harvest('forest', [5, 5, 5, 1]))).toBe('2 wood, 1 cocoa')
    expect(gained(harvest('forest', [3, 5, 5, 5]))).toBe('3 wood, 3 cocoa')
  })

  it('TEO-MAIN-RES-04 the steps of Gold Deposits are on temples of choice, one by one', () => {
    const t = harvest('gold-deposits', [4, 4, 4])
    expect(t.answers).toEqual(['temple:blue', 'temple:red', 'temple:green'])
    t.play('temple:red', 'temple:green')
    expect(t.player(0)).toMatchObject({ gold: 4, vp: 1, cocoa: 1, temples: { blue: 0, red: 1, green: 1 } })
    expect(t.question).toBe('power-up')
  })

  it('TEO-EX-04 powers 2 and 5 on Forest: 2 wood and one power-up', () => {
    const t = harvest('forest', [2, 5])
    expect(t.player(0)).toMatchObject({ wood: 2, cocoa: 0 })
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(t.play('power-up:worker-0-0').question).toBe('end-turn')
    expect(t.worker('worker-0-0')).toBe('forest 3')
  })
})
