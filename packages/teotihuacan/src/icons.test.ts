import { describe, expect, it } from 'vitest'
import { icons, pyramidSlots } from './content/index.ts'
import { ICON } from './state.ts'
import { type SeatView, type Table, table } from './testing.ts'

/** Seat 0 places one pyramid tile; every temple is at 9, where the next step has no reward of its own. */
const build = (tile: string, slot: string, turned: number, pyramid: Readonly<Record<string, string>> = {}): Table => {
  const seats = [{ wood: 3, stone: 2, temples: { blue: 9, red: 9, green: 9 }, workers: ['forest 1'] }]
  const t = table({ players: 2, seed: 1, position: { turn: 0, seats, pyramid, pyramidDisplay: [tile] } })
  t.play('move:worker-0-0', 'to:construction', 'main-action', `build-with:${tile}`, `build-at:${slot}`)
  return t.play(`turned:${turned}`)
}

const steps = ({ temples }: SeatView): string =>
  Object.entries(temples).flatMap(([name, step]) => Array<string>(step - 9).fill(name)).join(' ')
const points = (t: Table): number => Number(t.log('icons-match')[0]?.['n'] ?? 0)

/** Matching icons and temple steps, e.g. "1 blue". */
const result = (t: Table): string => `${points(t)} ${steps(t.player(0))}`.trim()

describe('matching icons', () => {
  // Under p2-r0c0 the board shows serpent, serpent, glyph, glyph; these tiles show headdress, statue, serpent, headdress there.
  const layer = { 'p1-r0c0': 'pyr-02', 'p1-r0c1': 'pyr-23', 'p1-r1c1': 'pyr-12', 'p1-r1c0': 'pyr-03' }

  it('TEO-MATCH-01 only the topmost icon is compared, not what lies below', () => {
    expect(result(build('pyr-22', 'p2-r0c0', 90, layer))).toBe('1') // serpent, statue, glyph, glyph: three would match the board
  })

  it('TEO-MATCH-01 only in the same quadrant', () => {
    expect(result(build('pyr-22', 'p2-r0c0', 0, layer))).toBe('0') // statue, glyph, glyph, serpent
    expect(result(build('pyr-22', 'p2-r0c0', 270, layer))).toBe('1') // glyph, glyph, serpent, statue: the serpent
  })

  // One quadrant that counts: the statue of the new tile over the bottom right icon of p1-r0c0; nothing else can match.
  const around = { 'p1-r0c1': 'pyr-23', 'p1-r1c1': 'pyr-12', 'p1-r1c0': 'pyr-08' }
  const over = (covered: string, tile: string): string => result(build(tile, 'p2-r0c0', 0, { ...around, 'p1-r0c0': covered }))
  const [plain, coloured, headdress] = ['pyr-03', 'pyr-29@90', 'pyr-02'] // statue, coloured statue, headdress at the bottom right
  const [plainTile, colouredTile] = ['pyr-20', 'pyr-11'] // statue, coloured statue at the top left

  it('TEO-MATCH-02 icons match by kind, whether the covered one is coloured or not', () => {
    expect([over(plain, plainTile), over(coloured, plainTile)]).toEqual(['1', '1'])
    expect([over(plain, colouredTile), over(coloured, colouredTile)]).toEqual(['1 blue', '1 blue'])
    expect([over(headdress, plainTile), over(headdress, colouredTile)]).toEqual(['0', '0'])
  })

  it('TEO-MATCH-03 a temple step needs a coloured icon on the new tile, and a match', () => {
    expect(over(coloured, plainTile)).toBe('1') // the colour below gives nothing
    expect(over(plain, colouredTile)).toBe('1 blue')
    expect(over(headdress, colouredTile)).toBe('0') // coloured, but over another kind
  })

  it('TEO-MATCH-04 statue is blue, headdress red, serpent green', () => {
    expect(icons.map(({ id }) => id)).toEqual(['statue', 'headdress', 'serpent', 'glyph'])
    expect(icons.map(({ temple }) => temple)).toEqual(['blue', 'red', 'green', null])
    expect(result(build('pyr-09', 'p1-r0c1', 0))).toBe('1 blue') // gBr- over -bbg
    expect(result(build('pyr-26', 'p1-r1c3', 90))).toBe('1 red') // Rb-- over rrbb
    expect(result(build('pyr-25', 'p1-r0c0', 180))).toBe('2 green') // -rG- over --gg: a glyph as well
  })

  it('TEO-MATCH-04 a glyph over a glyph gives 1 VP and never a step', () => {
    const t = build('pyr-31', 'p1-r0c3', 0)
    expect(result(t)).toBe('4')
    expect(t.player(0).vp).toBe(1 + 4)
    expect(t.log('temple-step')).toEqual([])
  })
})

describe('the grid of quadrants', () => {
  const corners = [[0, 0], [0, 1], [1, 1], [1, 0]] // clockwise from the top left

  it('TEO-MATCH-05 a tile of level k in row r, column c covers rows 2r + k - 1 and 2r + k, columns 2c + k - 1 and 2c + k', () => {
    const [blue, red, glyph, colouredGreen] = [0, 1, 3, 6]
    for (const slot of pyramidSlots) {
      // all levels below lie full of other tiles; pyr-02 is glyph, statue, headdress, coloured serpent
      const rest = Array.from({ length: 32 }, (_, i) => `pyr-${String(i + 1).padStart(2, '0')}`).filter((tile) => tile !== 'pyr-02')
      const under = Object.fromEntries(pyramidSlots.filter((other) => other.level < slot.level).map((other, i) => [other.id, rest[i]]))
      const position = (pyramid: object): Table => table({ players: 2, position: { turn: 0, pyramid } })
      const [before, after] = [position(under), position({ ...under, [slot.id]: 'pyr-02' })]
      const { level, row, col } = slot
      const cells = corners.map(([down, right]) => (2 * row + level - 1 + down) * 8 + 2 * col + level - 1 + right)
      expect(cells.map((cell) => after.g.s[ICON + cell])).toEqual([glyph, blue, red, colouredGreen])
      const changed = Array.from({ length: 64 }, (_, cell) => cell).filter((cell) => after.g.s[ICON + cell] !== before.g.s[ICON + cell])
      expect(changed.filter((cell) => !cells.includes(cell))).toEqual([])
    }
  })
})
