import { view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { decorationSpaces, decorationTiles, pyramidSlots, pyramidTiles } from '../content/index.ts'
import { decorationMatch, matchSteps, matchVp, pyramidMatch } from '../icons.ts'
import { templeNames } from '../answers.ts'
import { table } from '../testing.ts'
import { decorationFit, type Fit, pyramidFit, tileFace } from './fit.ts'
import { printed } from './printed.ts'
import { tableau } from './tableau.ts'

const { g } = table({
  players: 2, seed: 1,
  position: { turn: 0, seats: [{ workers: ['forest 1'] }], pyramid: { 'p1-r0c0': 'pyr-02', 'p1-r0c1': 'pyr-23', 'p1-r1c1': 'pyr-12@90', 'p1-r1c0': 'pyr-03' } },
})
const print = printed(g.rules)
const top = tableau(view(g, 0)).pyramid.cells
const told = ({ matches, steps }: Fit): string => [matches, ...[...steps].sort()].join(' ')
const found = (match: number): string =>
  [matchVp(match), ...templeNames.flatMap((name, temple) => Array<string>(matchSteps(match, temple)).fill(name)).sort()].join(' ')

describe('the fit of a tile', () => {
  it('TEO-MATCH-01 to -03 is what the engine would score, for every tile, slot and turn', () => {
    for (const [t, tile] of pyramidTiles.entries())
      for (const [s, slot] of pyramidSlots.entries())
        for (const [turn, turned] of ['0', '90', '180', '270'].entries())
          expect(told(pyramidFit(print, top, tile.id, slot.id, turned)), `${tile.id} ${slot.id} ${turned}`).toBe(found(pyramidMatch(g, t, s, turn)))
  })

  it('TEO-MAIN-DECO-07 holds for decorations, over printed and over laid icons', () => {
    for (const [t, tile] of decorationTiles.entries())
      for (const [s, space] of decorationSpaces.entries())
        expect(told(decorationFit(print, top, tile.id, space.id)), `${tile.id} ${space.id}`).toBe(found(decorationMatch(g, t, s)))
  })

  it('turns a tile clockwise', () => {
    const icons = (turned: string): string => tileFace(print, 'pyr-01', turned).map((face) => face.icon).join(' ')
    expect(icons('0')).toBe('statue glyph headdress serpent')
    expect(icons('90')).toBe('serpent statue glyph headdress')
    expect(tileFace(print, 'pyr-01', '0').map((face) => face.coloured)).toEqual([false, false, true, false])
  })
})
