import { describe, expect, it } from 'vitest'
import { type PyramidSlot, pyramidSlots } from '../content/pyramid.ts'
import { ICON } from '../state.ts'
import { type Table, table } from '../testing.ts'

interface Scene {
  readonly pyramid?: Readonly<Record<string, string>>
  readonly pyramidDisplay?: readonly string[]
  readonly seat?: object
  readonly calendar?: object
  readonly chance?: readonly string[]
}

/** Seat 0 arrives on Construction and has then that many workers there. */
const atConstruction = (workers: number, { seat = {}, chance, ...position }: Scene = {}): Table => {
  const standing = ['forest 1', ...Array<string>(workers - 1).fill('construction 1')]
  const seats = [{ cocoa: 1, wood: 9, stone: 9, temples: { blue: 9, red: 9, green: 9 }, workers: standing, ...seat }]
  const luck = chance === undefined ? { seed: 1 } : { chance }
  return table({ players: 2, ...luck, position: { turn: 0, seats, ...position } }).play('move:worker-0-0', 'to:construction')
}

const atLevel = (level: number): PyramidSlot[] => pyramidSlots.filter((slot) => slot.level === level)

/** All slots of the levels up to k, without some, filled with any tiles from pyr-01 on. The last two tiles bear four glyphs each. */
const filled = (k: number, without: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    pyramidSlots
      .filter((slot) => slot.level <= k && !without.includes(slot.id))
      .map((slot, i) => [slot.id, `pyr-${String(i + 1).padStart(2, '0')}`]),
  )

const place = (tile: string, slot: string, turned = 0): string[] => [`build-with:${tile}`, `build-at:${slot}`, `turned:${turned}`]

const slotsOffered = (scene: Scene): string[] => {
  const t = atConstruction(1, { pyramidDisplay: ['pyr-32'], ...scene }).play('main-action', 'build-with:pyr-32')
  return t.answers.map((answer) => answer.replace('build-at:', ''))
}

/** Points other than those for matching icons. */
const levelPoints = (t: Table): number =>
  t.log('score').filter((event) => event.rule !== 'TEO-MAIN-CONSTR-10').reduce((sum, event) => sum + Number(event['n']), 0)

const display = ['pyr-31', 'pyr-32', 'pyr-19']

describe('how many tiles', () => {
  it('TEO-MAIN-CONSTR-01 at least one, at most as many as workers, from the display', () => {
    for (const workers of [1, 2, 3]) {
      const t = atConstruction(workers, { pyramidDisplay: display }).play('main-action')
      expect(t.answers).toEqual(['build-with:pyr-31', 'build-with:pyr-32', 'build-with:pyr-19'])
      expect(t.refused('done').rule).toBe('TEO-MAIN-CONSTR-01')
      t.refused('build-with:pyr-01')
      for (let i = 0; i < workers; i++) {
        expect(t.question).toBe('pyramid-tile')
        t.play(...place(display[i], `p1-r3c${i}`))
      }
      expect(t.question).toBe('power-up')
      expect(t.log('pyramid-tile')).toHaveLength(workers)
    }
  })

  it('TEO-MAIN-CONSTR-01 four workers place three, and any player may stop after one', () => {
    const four = atConstruction(4, { pyramidDisplay: display }).play('main-action')
    for (let i = 0; i < 3; i++) four.play(...place(display[i], `p1-r3c${i}`))
    expect(four.question).toBe('power-up')
    const t = atConstruction(3, { pyramidDisplay: display }).play('main-action', ...place('pyr-31', 'p1-r3c0'))
    expect(t.answers).toEqual(['build-with:pyr-32', 'build-with:pyr-19', 'done'])
    expect(t.play('done').question).toBe('power-up')
    expect(t.log('pyramid-tile')).toHaveLength(1)
  })

  it('TEO-MAIN-CONSTR-02 one tile is resolved completely before the next', () => {
    const t = atConstruction(2, { pyramidDisplay: ['pyr-09', 'pyr-31'], seat: { stone: 3, wood: 0, temples: {} } })
    t.play('main-action', ...place('pyr-09', 'p1-r0c1')) // its coloured statue covers a statue
    expect(t.question).toBe('resources')
    t.play('gain:1-stone') // which pays for the second tile
    expect(t.question).toBe('pyramid-tile')
    t.play(...place('pyr-31', 'p1-r0c3'))
    expect(t.player(0).stone).toBe(0)
    const seen = ['pay', 'pyramid-tile', 'score', 'temple-step', 'pyramid-track']
    expect(t.events.map((event) => event.type).filter((type) => seen.includes(type))).toEqual([
      'pay', 'pay', 'pyramid-tile', 'score', 'score', 'temple-step', 'pyramid-track',
      'pay', 'pyramid-tile', 'score', 'score', 'pyramid-track',
    ]) // the first payment is the cocoa fee
    const wood = atConstruction(2, { pyramidDisplay: ['pyr-09', 'pyr-31'], seat: { stone: 3, wood: 0, temples: {} } })
    expect(wood.play('main-action', ...place('pyr-09', 'p1-r0c1'), 'gain:1-wood').question).toBe('power-up') // 1 stone buys nothing
  })

  it('TEO-MAIN-CONSTR-03 the display is not refilled between the tiles', () => {
    const t = atConstruction(2, { pyramidDisplay: display }).play('main-action', ...place('pyr-32', 'p1-r3c0'))
    expect(t.answers).toEqual(['build-with:pyr-31', 'build-with:pyr-19', 'done'])
    expect(t.summary()).toMatchObject({ pyramidDisplay: ['pyr-31', 'pyr-19'], stacks: { pyramid: 29 } })
  })

  it('TEO-MAIN-CONSTR-03 nor before the power-up', () => {
    const t = atConstruction(1, { pyramidDisplay: display }).play('main-action', ...place('pyr-32', 'p1-r3c0'))
    expect(t.question).toBe('power-up')
    expect(t.summary()['pyramidDisplay']).toEqual(['pyr-31', 'pyr-19'])
  })

  it('TEO-MAIN-CONSTR-13 then it is refilled to 3', () => {
    const chance = ['draw-pyramid-tile:pyr-07', 'draw-pyramid-tile:pyr-08']
    const t = atConstruction(2, { pyramidDisplay: display, chance })
    t.play('main-action', ...place('pyr-31', 'p1-r3c0'), ...place('pyr-19', 'p1-r3c1'))
    t.play('power-up:worker-0-0')
    expect(t.summary()).toMatchObject({ pyramidDisplay: ['pyr-07', 'pyr-32', 'pyr-08'], stacks: { pyramid: 27 } })
    expect(t.answers).toEqual(['end-turn'])
  })

  it('TEO-MAIN-CONSTR-13 while tiles last', () => {
    const t = atConstruction(2, { pyramid: filled(3, ['p3-r1c1']) }).play('main-action') // 28 lie, 3 are shown, 1 is left
    t.play(...place('pyr-31', 'p3-r1c1'), ...place('pyr-30', 'p4-r0c0'))
    while (t.question !== 'end-turn') t.play(t.answers[0])
    expect(t.summary()).toMatchObject({ pyramidDisplay: ['pyr-29', 'pyr-32'], stacks: { pyramid: 0 } })
  })
})

describe('where a tile goes and what it costs', () => {
  const below = ({ level, row, col }: PyramidSlot): string[] =>
    [[row, col], [row, col + 1], [row + 1, col], [row + 1, col + 1]].map(([r, c]) => `p${level - 1}-r${r}c${c}`)

  it('TEO-MAIN-CONSTR-04 level 1: the empty squares of the 4 x 4 base', () => {
    const base = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((col) => `p1-r${row}c${col}`))
    expect(slotsOffered({})).toEqual(base)
    expect(slotsOffered({ pyramid: { 'p1-r2c1': 'pyr-01' } })).toEqual(base.filter((slot) => slot !== 'p1-r2c1'))
    const t = atConstruction(1, { pyramid: { 'p1-r2c1': 'pyr-01' }, pyramidDisplay: ['pyr-32'] }).play('main-action', 'build-with:pyr-32')
    expect(t.refused('build-at:p1-r2c1').rule).toBe('TEO-MAIN-CONSTR-04')
  })

  for (const level of [2, 3, 4] as const)
    it(`TEO-MAIN-CONSTR-05 TEO-MAIN-CONSTR-06 TEO-MAIN-CONSTR-07 level ${level}: over the meeting point of four tiles of level ${level - 1}`, () => {
      const size = 5 - level
      expect(slotsOffered({ pyramid: filled(level - 1) })).toEqual(atLevel(level).map((slot) => slot.id))
      expect(atLevel(level)).toHaveLength(size * size)
      for (const slot of atLevel(level)) {
        const rest = atLevel(level - 1).map((under) => under.id).filter((id) => !below(slot).includes(id))
        expect(slotsOffered({ pyramid: filled(level - 1, rest) })).toContain(slot.id)
        for (const missing of below(slot)) expect(slotsOffered({ pyramid: filled(level - 1, [missing]) })).not.toContain(slot.id)
      }
      const taken = atLevel(level)[0].id
      if (level < 4) expect(slotsOffered({ pyramid: { ...filled(level - 1), [taken]: 'pyr-31' } })).not.toContain(taken)
    })

  for (const [level, wood, vp] of [[1, 0, 1], [2, 1, 3], [3, 2, 5], [4, 3, 7]] as const)
    it(`TEO-MAIN-CONSTR-04 TEO-MAIN-CONSTR-05 TEO-MAIN-CONSTR-06 TEO-MAIN-CONSTR-07 level ${level} costs 2 stone and ${wood} wood and gives ${vp} VP`, () => {
      const slot = atLevel(level)[0].id
      const scene = (goods: object): Scene => ({ pyramid: filled(level - 1), pyramidDisplay: ['pyr-32'], seat: { gold: 9, ...goods } })
      const t = atConstruction(1, scene({ stone: 5, wood: 6 })).play('main-action', ...place('pyr-32', slot))
      expect(t.player(0)).toMatchObject({ stone: 3, wood: 6 - wood, gold: 9, cocoa: 1 })
      expect(levelPoints(t)).toBe(vp)
      expect(atConstruction(1, scene({ stone: 1, wood: 9 })).offers('main-action')).toBe(false)
      if (wood > 0) expect(atConstruction(1, scene({ stone: 9, wood: wood - 1 })).offers('main-action')).toBe(false)
      expect(atConstruction(1, scene({ stone: 2, wood })).play('main-action', 'build-with:pyr-32').answers).toContain(`build-at:${slot}`)
    })

  it('TEO-MAIN-CONSTR-08 levels may be mixed, and a tile of this action may carry the next', () => {
    const pyramid = { 'p1-r0c0': 'pyr-01', 'p1-r0c1': 'pyr-02', 'p1-r1c0': 'pyr-03' }
    const t = atConstruction(2, { pyramid, pyramidDisplay: display, seat: { stone: 4, wood: 1 } }).play('main-action', 'build-with:pyr-31')
    expect(t.answers).not.toContain('build-at:p2-r0c0')
    t.play('build-at:p1-r1c1', 'turned:0', ...place('pyr-32', 'p2-r0c0'))
    expect(t.player(0)).toMatchObject({ stone: 0, wood: 0, pyramidTrack: 2 })
    expect(levelPoints(t)).toBe(1 + 3)
    const down = atConstruction(2, { pyramid: { ...pyramid, 'p1-r1c1': 'pyr-04' }, pyramidDisplay: display })
    down.play('main-action', ...place('pyr-31', 'p2-r0c0'))
    expect(levelPoints(down.play(...place('pyr-32', 'p1-r3c3')))).toBe(3 + 1)
  })

  it('TEO-MAIN-CONSTR-09 the player chooses one of four rotations', () => {
    const [blue, red, glyph, colouredGreen] = [0, 1, 3, 6]
    const icons = (turned: number): number[] => {
      const t = atConstruction(1, { pyramidDisplay: ['pyr-02'] }).play('main-action', 'build-with:pyr-02', 'build-at:p1-r3c3') // -brG
      expect(t.answers).toEqual(['turned:0', 'turned:90', 'turned:180', 'turned:270'])
      t.play(`turned:${turned}`)
      return [54, 55, 63, 62].map((cell) => t.g.s[ICON + cell]) // clockwise from the top left
    }
    expect(icons(0)).toEqual([glyph, blue, red, colouredGreen])
    expect(icons(90)).toEqual([colouredGreen, glyph, blue, red])
    expect(icons(180)).toEqual([red, colouredGreen, glyph, blue])
    expect(icons(270)).toEqual([blue, red, colouredGreen, glyph])
  })

  it('TEO-EDGE-41 2 stone are not enough when level 1 is full and there is no wood', () => {
    const scene = (wood: number): Table => atConstruction(3, { pyramid: filled(1), seat: { stone: 2, wood, gold: 9 } })
    expect(scene(0).answers).toEqual(['collect-cocoa'])
    scene(0).refused('main-action')
    expect(scene(1).offers('main-action')).toBe(true)
    const hole = atConstruction(1, { pyramid: filled(1, ['p1-r3c3']), pyramidDisplay: ['pyr-32'], seat: { stone: 2, wood: 0 } })
    expect(hole.play('main-action', 'build-with:pyr-32').answers).toEqual(['build-at:p1-r3c3'])
  })
})

describe('what a tile brings', () => {
  // p1-r0c1 shows glyph, statue, statue, serpent; pyr-02 is glyph, statue, headdress, coloured serpent
  it('TEO-MAIN-CONSTR-10 1 VP for each icon that covers one of its kind', () => {
    const matches = (turned: number): number =>
      atConstruction(1, { pyramidDisplay: ['pyr-02'] }).play('main-action', ...place('pyr-02', 'p1-r0c1', turned)).player(0).vp - 1
    expect([0, 90, 180, 270].map(matches)).toEqual([3, 1, 0, 0])
    expect(atConstruction(1, { pyramidDisplay: ['pyr-31'] }).play('main-action', ...place('pyr-31', 'p1-r0c3')).player(0).vp).toBe(1 + 4)
  })

  it('TEO-MAIN-CONSTR-11 and a temple step for each coloured one among them', () => {
    const temples = (turned: number): object =>
      atConstruction(1, { pyramidDisplay: ['pyr-02'] }).play('main-action', ...place('pyr-02', 'p1-r0c1', turned)).player(0).temples
    expect(temples(0)).toEqual({ blue: 9, red: 9, green: 10 }) // of three matching icons one is coloured
    expect(temples(90)).toEqual({ blue: 9, red: 9, green: 9 }) // a statue matches, the serpent does not
    expect(temples(180)).toEqual({ blue: 9, red: 9, green: 9 })
  })

  it('TEO-MAIN-CONSTR-12 one step on the pyramid track for each tile', () => {
    for (const workers of [1, 2, 3]) {
      const t = atConstruction(workers, { pyramidDisplay: display, seat: { pyramidTrack: 2 } }).play('main-action')
      for (let i = 0; i < workers; i++) t.play(...place(display[i], `p1-r3c${i}`))
      expect(t.player(0).pyramidTrack).toBe(2 + workers)
    }
  })

  it('TEO-MAIN-CONSTR-16 the track ends at 10, where a step is lost', () => {
    const t = atConstruction(2, { pyramidDisplay: display, seat: { pyramidTrack: 9 } }).play('main-action', ...place('pyr-31', 'p1-r3c0'))
    expect(t.player(0).pyramidTrack).toBe(10)
    expect(t.play(...place('pyr-32', 'p1-r3c1')).player(0).pyramidTrack).toBe(10)
    expect(t.log('lost')).toMatchObject([{ what: 'pyramid-step', n: 1, rule: 'TEO-MAIN-CONSTR-16' }])
  })

  it('TEO-EX-08 level 2 with three matching icons, one a coloured statue: 3 + 3 VP, a blue step, a track step', () => {
    const pyramid = { 'p1-r0c0': 'pyr-03', 'p1-r0c1': 'pyr-08', 'p1-r1c0': 'pyr-28', 'p1-r1c1': 'pyr-29' }
    const t = atConstruction(1, { pyramid, pyramidDisplay: ['pyr-11'], seat: { stone: 2, wood: 1 } })
    t.play('main-action', ...place('pyr-11', 'p2-r0c0'))
    expect(t.player(0)).toMatchObject({ stone: 0, wood: 0, vp: 6, pyramidTrack: 1, temples: { blue: 10, red: 9, green: 9 } })
  })
})

describe('a second tile that tiles in hand may pay', () => {
  const builder = (tiles: readonly string[]): Table =>
    atConstruction(2, { pyramidDisplay: display, seat: { stone: 2, wood: 0, tiles } }).play('main-action', ...place('pyr-31', 'p1-r3c0'))

  it('TEO-DISC-11 TEO-MAIN-CONSTR-01 the building is not left while a tile may bring the stone; nor must it go on', () => {
    const t = builder(['disc-resources-2-a'])
    expect([t.question, t.answers]).toEqual(['pyramid-tile', ['done', 'use:disc-resources-2-a']])
    expect(t.refused('build-with:pyr-32').rule).toBe('TEO-MAIN-CONSTR-05')
    t.play('use:disc-resources-2-a', 'gain:2-stone', ...place('pyr-32', 'p1-r3c1'))
    expect([t.question, t.log('pyramid-tile').length]).toEqual(['power-up', 2])
    expect(builder(['disc-resources-2-a']).play('done').question).toBe('power-up')
  })

  it('TEO-DISC-11 it is left when nothing in hand brings goods', () => {
    for (const tiles of [[], ['disc-vp-4-a'], ['mask-4-a']]) expect(builder(tiles).question).toBe('power-up')
  })
})

describe('the end of the pyramid', () => {
  const almost = { pyramid: filled(3), calendar: { light: 2, dark: 10 } } // 29 tiles lie, pyr-30 to pyr-32 are shown

  it('TEO-MAIN-CONSTR-14 the top tile moves the light disc to the dark one at once', () => {
    const t = atConstruction(1, almost).play('main-action', ...place('pyr-31', 'p4-r0c0'))
    expect(t.question).toBe('power-up')
    expect(t.summary()).toMatchObject({ pyramidComplete: true, calendar: { light: 10, dark: 10, due: 2 } })
    const other = atConstruction(1, { pyramid: filled(3, ['p3-r1c1']), calendar: { light: 2, dark: 10 } })
    const [tile] = other.play('main-action').answers
    other.play(tile, 'build-at:p3-r1c1', 'turned:0')
    expect(other.summary()).toMatchObject({ pyramidComplete: false, calendar: { light: 2, due: 0 } })
  })

  it('TEO-MAIN-CONSTR-14 the coming eclipse is the last', () => {
    const t = atConstruction(1, almost).play('main-action', ...place('pyr-31', 'p4-r0c0'), 'power-up:worker-0-0', 'end-turn')
    let turns = 0
    for (let i = 0; i < 100 && t.question !== 'over'; i++) {
      if (t.question === 'turn') turns++
      t.play(t.offers('collect-cocoa') ? 'collect-cocoa' : t.answers[0])
    }
    expect(t.question).toBe('over')
    expect(turns).toBe(3) // the rest of round 1, and round 2
    expect(t.log('eclipse')).toHaveLength(1)
  })

  it('TEO-MAIN-CONSTR-15 afterwards Construction is illegal, Decorations is not', () => {
    const done = { pyramid: filled(4), calendar: { light: 10, dark: 10, due: 2 } }
    const t = atConstruction(3, done)
    expect(t.answers).toEqual(['collect-cocoa'])
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-CONSTR-15')
    const seats = [{ gold: 3, workers: ['forest 1'] }]
    const decorating = table({ players: 2, seed: 1, position: { turn: 0, seats, ...done } }).play('move:worker-0-0', 'to:decorations')
    expect(decorating.offers('main-action')).toBe(true)
  })

  it('TEO-EDGE-12 with tiles left to place the action goes on to technologies 11 and 17 and the power-up', () => {
    const t = atConstruction(3, { ...almost, seat: { technologies: ['tech-11', 'tech-17'] } })
    t.play('main-action', ...place('pyr-31', 'p4-r0c0'))
    expect(t.question).toBe('temple') // technology 17
    expect(t.log('score').slice(-1)).toMatchObject([{ n: 3, rule: 'TEO-TECH-11' }])
    t.play('temple:red')
    expect(t.question).toBe('power-up')
    t.play('power-up:worker-0-0', 'power-up:worker-0-1')
    expect(t.question).toBe('end-turn')
    expect(t.summary()['pyramidDisplay']).toEqual(['pyr-30', 'pyr-32']) // the stack is empty
  })
})
