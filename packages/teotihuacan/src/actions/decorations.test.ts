import { describe, expect, it } from 'vitest'
import { decorationSpaces, pyramidSlots } from '../content/index.ts'
import { ICON } from '../state.ts'
import { type Table, table } from '../testing.ts'

interface Scene {
  readonly pyramid?: Readonly<Record<string, string>>
  readonly decorations?: Readonly<Record<string, string>>
  readonly decorationDisplay?: readonly string[]
  readonly seat?: object
  readonly seed?: number
  readonly chance?: readonly string[]
  readonly calendar?: object
}

const sides = ['top', 'right', 'bottom', 'left']
const number = (i: number): string => String(i).padStart(2, '0')

/** Seat 0 arrives on Decorations and has then that many workers there. */
const atDecorations = (workers: number, { seat = {}, seed = 1, chance, ...position }: Scene = {}): Table => {
  const standing = ['forest 1', ...Array<string>(workers - 1).fill('decorations 1')]
  const seats = [{ cocoa: 1, gold: 5, temples: { blue: 9, red: 9, green: 9 }, workers: standing, ...seat }]
  const luck = chance === undefined ? { seed } : { chance }
  return table({ players: 2, ...luck, position: { turn: 0, seats, ...position } }).play('move:worker-0-0', 'to:decorations')
}

/** All slots of the levels up to k, without some, filled with any tiles. */
const filled = (k: number, without: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    pyramidSlots.filter((slot) => slot.level <= k && !without.includes(slot.id)).map((slot, i) => [slot.id, `pyr-${number(i + 1)}`]),
  )

/** The spaces before k of a side, covered. */
const covered = (side: string, k: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: k - 1 }, (_, i) => [`deco-${side}-${i + 1}`, `deco-${number(i + 1)}`]))

/** Makes open temple steps. */
const climbed = (t: Table): Table => {
  while (t.question === 'temple') t.play(t.answers[0])
  return t
}

const spacesOffered = (scene: Scene): readonly string[] => {
  const t = atDecorations(1, scene).play('main-action')
  return t.play(t.answers[0]).answers.map((answer) => answer.replace('decorate-at:', ''))
}

describe('the price and the tile', () => {
  it('TEO-MAIN-DECO-01 3 gold with 1 worker, 2 with 2, 1 with 3 or 4', () => {
    for (const [workers, gold] of [[1, 3], [2, 2], [3, 1], [4, 1]]) {
      const t = atDecorations(workers).play('main-action', 'decorate-with:deco-01', 'decorate-at:deco-top-1')
      expect(t.player(0).gold).toBe(5 - gold)
      const short = atDecorations(workers, { seat: { gold: gold - 1, wood: 9, stone: 9 } })
      expect(short.why('main-action')).toEqual({ rule: 'TEO-MAIN-DECO-01', reason: 'decoration-needs-gold', need: gold, have: gold - 1 })
      expect(short.offers('main-action')).toBe(false)
      expect(atDecorations(workers, { seat: { gold } }).offers('main-action')).toBe(true)
    }
  })

  it('TEO-MAIN-DECO-02 one of the face-up tiles goes on the pyramid area', () => {
    const t = atDecorations(1, { decorationDisplay: ['deco-07', 'deco-02', 'deco-11', 'deco-15'] }).play('main-action')
    expect(t.answers).toEqual(['decorate-with:deco-07', 'decorate-with:deco-02', 'decorate-with:deco-11', 'decorate-with:deco-15'])
    t.refused('decorate-with:deco-01')
    t.play('decorate-with:deco-11', 'decorate-at:deco-left-1')
    expect(t.summary()).toMatchObject({ decorations: { 'deco-left-1': 'deco-11' } })
    expect(t.question).toBe('power-up')
    expect(t.summary()['decorationDisplay']).not.toContain('deco-11')
  })
})

describe('the spaces', () => {
  it('TEO-MAIN-DECO-03 there are four on each of four sides, from the outside to the centre', () => {
    expect(decorationSpaces.map((space) => space.id)).toEqual(sides.flatMap((side) => [1, 2, 3, 4].map((k) => `deco-${side}-${k}`)))
    for (const side of sides)
      for (const k of [1, 2, 3, 4]) {
        const offered = spacesOffered({ pyramid: filled(3), decorations: covered(side, k) })
        expect(offered.filter((space) => space.startsWith(`deco-${side}`))).toEqual([`deco-${side}-${k}`])
      }
  })

  it('TEO-MAIN-DECO-04 a space 1 is available while it is empty', () => {
    expect(spacesOffered({})).toEqual(['deco-top-1', 'deco-right-1', 'deco-bottom-1', 'deco-left-1'])
    const decorations = { 'deco-right-1': 'deco-01' }
    expect(spacesOffered({ decorations })).toEqual(['deco-top-1', 'deco-bottom-1', 'deco-left-1'])
    const t = atDecorations(1, { decorations }).play('main-action', 'decorate-with:deco-02')
    expect(t.refused('decorate-at:deco-right-1').rule).toBe('TEO-MAIN-DECO-04')
  })

  // Pyramid tiles under spaces 2, 3 and 4 of each side.
  const under: Readonly<Record<string, readonly (readonly string[])[]>> = {
    top: [['p1-r0c1', 'p1-r0c2'], ['p2-r0c1'], ['p3-r0c0', 'p3-r0c1']],
    right: [['p1-r1c3', 'p1-r2c3'], ['p2-r1c2'], ['p3-r0c1', 'p3-r1c1']],
    bottom: [['p1-r3c1', 'p1-r3c2'], ['p2-r2c1'], ['p3-r1c0', 'p3-r1c1']],
    left: [['p1-r1c0', 'p1-r2c0'], ['p2-r1c0'], ['p3-r0c0', 'p3-r1c0']],
  }

  for (const side of sides)
    it(`TEO-MAIN-DECO-05 space k needs a decoration on k - 1 and both squares under it k - 1 layers high: ${side}`, () => {
      for (const k of [2, 3, 4]) {
        const space = `deco-${side}-${k}`
        const slots = under[side][k - 2]
        const others = pyramidSlots.filter((slot) => slot.level === k - 1 && !slots.includes(slot.id)).map((slot) => slot.id)
        const decorations = covered(side, k)
        expect(spacesOffered({ pyramid: filled(k - 1, others), decorations })).toContain(space)
        for (const slot of slots) expect(spacesOffered({ pyramid: filled(k - 1, [slot]), decorations })).not.toContain(space)
        expect(spacesOffered({ pyramid: filled(k - 1), decorations: covered(side, k - 1) })).not.toContain(space)
        expect(spacesOffered({ pyramid: filled(k - 1), decorations: covered(side, k + 1) })).not.toContain(space)
      }
      const t = atDecorations(1, { pyramid: filled(3) }).play('main-action', 'decorate-with:deco-01')
      for (const k of [2, 3, 4]) expect(t.refused(`decorate-at:deco-${side}-${k}`).rule).toBe('TEO-MAIN-DECO-05')
    })

  it('TEO-MAIN-DECO-06 the arrow points to the centre: each side has one orientation and none is asked', () => {
    const [blue, red] = [4, 5] // coloured icons as the state writes them: deco-01 shows blue first, then red
    const cells = { top: [3, 4], right: [31, 39], bottom: [60, 59], left: [32, 24] }
    for (const [side, [first, second]] of Object.entries(cells)) {
      const decorations = { [`deco-${side}-1`]: 'deco-15' }
      const t = atDecorations(1, { pyramid: filled(1), decorations })
      t.play('main-action', 'decorate-with:deco-01', `decorate-at:deco-${side}-2`)
      expect(t.question).toBe('power-up')
      expect([t.g.s[ICON + first], t.g.s[ICON + second]]).toEqual([blue, red])
    }
  })
})

describe('what a decoration brings', () => {
  const place = (tile: string, space: string, scene: Scene = {}): Table =>
    climbed(atDecorations(1, { decorationDisplay: [tile], ...scene }).play('main-action', `decorate-with:${tile}`, `decorate-at:${space}`))

  it('TEO-MAIN-DECO-07 1 VP for each icon that covers one of its kind', () => {
    // top 1 shows headdress and serpent; RG, GG, RB and GR match two, one, one and none
    for (const [tile, vp] of [['deco-09', 2], ['deco-03', 1], ['deco-05', 1], ['deco-13', 0]] as const)
      expect(place(tile, 'deco-top-1').player(0).vp).toBe(vp + 3)
    for (const [tile, space] of [['deco-15', 'right'], ['deco-02', 'bottom'], ['deco-05', 'left']])
      expect(place(tile, `deco-${space}-1`).player(0).vp).toBe(5)
    for (const [tile, space] of [['deco-10', 'right'], ['deco-06', 'bottom'], ['deco-01', 'left']])
      expect(place(tile, `deco-${space}-1`).player(0).vp).toBe(3)
  })

  it('TEO-MAIN-DECO-08 and a step on the temple of each coloured one among them', () => {
    const steps = (tile: string, space: string): unknown[] => place(tile, space).log('temple-step').map((event) => event['temple'])
    expect(steps('deco-09', 'deco-top-1')).toEqual(['red', 'green'])
    expect(steps('deco-03', 'deco-top-1')).toEqual(['green'])
    expect(steps('deco-05', 'deco-top-1')).toEqual(['red']) // the statue did not match
    expect(steps('deco-13', 'deco-top-1')).toEqual([])
    expect(steps('deco-15', 'deco-right-1')).toEqual(['green']) // the glyph matches, but has no temple
  })

  it('TEO-MAIN-DECO-09 then 3 VP and one step on the pyramid track', () => {
    const t = place('deco-03', 'deco-top-1', { seat: { pyramidTrack: 4 } })
    expect(t.player(0)).toMatchObject({ vp: 4, pyramidTrack: 5 })
    const after = t.events.map((event) => event.type)
    const inOrder = ['icons-match', 'temple-step', 'pyramid-track']
    expect(after.filter((type) => inOrder.includes(type))).toEqual(inOrder)
    expect(t.log('score')).toMatchObject([{ n: 1, rule: 'TEO-MAIN-DECO-07' }, { n: 3, rule: 'TEO-MAIN-DECO-09' }])
  })

  it('TEO-MAIN-DECO-10 at the end the display is refilled to 4 from the stack', () => {
    const display = ['deco-01', 'deco-02', 'deco-03', 'deco-04']
    const t = atDecorations(1, { decorationDisplay: display, chance: ['draw-decoration:deco-12'] })
    t.play('main-action', 'decorate-with:deco-02', 'decorate-at:deco-left-1', 'power-up:worker-0-0')
    expect(t.summary()).toMatchObject({ decorationDisplay: ['deco-01', 'deco-12', 'deco-03', 'deco-04'], stacks: { decorations: 10 } })
    expect(t.question).toBe('end-turn')
  })

  it('TEO-MAIN-DECO-10 that is after the power-up', () => {
    const display = ['deco-01', 'deco-02', 'deco-03', 'deco-04']
    const t = atDecorations(1, { decorationDisplay: display }).play('main-action', 'decorate-with:deco-02', 'decorate-at:deco-left-1')
    expect(t.question).toBe('power-up')
    expect(t.summary()['decorationDisplay']).toEqual(['deco-01', 'deco-03', 'deco-04'])
  })

  it('TEO-MAIN-DECO-10 while tiles are left', () => {
    const right = { 'deco-right-1': 'deco-05', 'deco-right-2': 'deco-06', 'deco-right-3': 'deco-07', 'deco-right-4': 'deco-08' }
    const bottom = { 'deco-bottom-1': 'deco-09', 'deco-bottom-2': 'deco-10', 'deco-bottom-3': 'deco-11' }
    const decorations = { ...covered('top', 5), ...right, ...bottom }
    const t = atDecorations(1, { pyramid: filled(3), decorations }).play('main-action', 'decorate-with:deco-12', 'decorate-at:deco-left-1')
    while (t.question !== 'end-turn') t.play(t.answers[0])
    expect(t.summary()).toMatchObject({ decorationDisplay: ['deco-13', 'deco-14', 'deco-15'], stacks: { decorations: 0 } })
  })

  it('TEO-MAIN-DECO-11 without a tile on display or an available space the action is illegal', () => {
    const empty = atDecorations(3, { decorationDisplay: [] })
    expect(empty.offers('main-action')).toBe(false)
    expect(empty.refused('main-action').rule).toBe('TEO-MAIN-DECO-11')
    const decorations = { 'deco-top-1': 'deco-01', 'deco-right-1': 'deco-02', 'deco-bottom-1': 'deco-03', 'deco-left-1': 'deco-04' }
    expect(atDecorations(3, { decorations }).refused('main-action').rule).toBe('TEO-MAIN-DECO-11')
    expect(atDecorations(3, { decorations, pyramid: filled(1) }).offers('main-action')).toBe(true)
  })

  it('TEO-EDGE-42 a complete pyramid and a short display do not stop decorating', () => {
    const calendar = { light: 10, dark: 10, due: 2 }
    const scene = { pyramid: filled(4), decorations: covered('top', 4), decorationDisplay: ['deco-14', 'deco-15'], calendar }
    const t = atDecorations(1, scene).play('main-action')
    expect(t.answers).toEqual(['decorate-with:deco-14', 'decorate-with:deco-15'])
    t.play('decorate-with:deco-14')
    expect(t.answers).toEqual(['top-4', 'right-1', 'bottom-1', 'left-1'].map((space) => `decorate-at:deco-${space}`))
    t.play('decorate-at:deco-bottom-1')
    expect(t.player(0)).toMatchObject({ vp: 3, pyramidTrack: 1, gold: 2 })
  })

  it('TEO-EX-07 blue matches, red does not: 1 + 3 VP, a blue step, a track step, a power-up; space 3 has to wait', () => {
    // under space 2: statue and statue; under space 3: statue and headdress
    const pyramid = { 'p1-r0c1': 'pyr-02', 'p1-r0c2': 'pyr-01', 'p1-r1c1': 'pyr-05', 'p1-r1c2': 'pyr-06', 'p2-r0c1': 'pyr-29@90' }
    const scene = { pyramid, decorations: { 'deco-top-1': 'deco-15' }, decorationDisplay: ['deco-01'] }
    const t = atDecorations(2, scene).play('main-action', 'decorate-with:deco-01')
    expect(t.refused('decorate-at:deco-top-3').rule).toBe('TEO-MAIN-DECO-05')
    t.play('decorate-at:deco-top-2')
    expect(t.player(0)).toMatchObject({ vp: 4, gold: 3, pyramidTrack: 1, temples: { blue: 10, red: 9, green: 9 } })
    expect(t.play('power-up:worker-0-1').question).toBe('end-turn')
    const later = { ...scene, decorations: { 'deco-top-1': 'deco-15', 'deco-top-2': 'deco-03' } }
    const both = atDecorations(2, later).play('main-action', 'decorate-with:deco-01', 'decorate-at:deco-top-3')
    expect(climbed(both).player(0).vp).toBe(5) // now both match
  })
})
