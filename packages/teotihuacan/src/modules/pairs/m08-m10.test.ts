// Shamans and common workers: two helpers on one board.
// Ring of `shamanTable`: S1 palace, S2 forest, S3 stone-quarry, S4 gold-deposits, S5 construction, S6 alchemy, S7 nobles, S8 decorations.
import { describe, expect, it } from 'vitest'
import type { Table } from '../../testing.ts'
import { obsidianOf, shamans, shamanTable } from '../m08-altars/shaman-table.ts'

type Fields = Readonly<Record<string, unknown>>

const TOWARDS = 'altar-1-2-to-2'
const FAR = { workers: ['palace-left 1', 'palace-right 1', 'away'] }

function game(seat: Fields, commonWorkers: readonly string[], shaman = `${TOWARDS} standing`, rest: Fields = {}): Table {
  const position = { seats: [{ cocoa: 5, ...seat }, FAR], commonWorkers, altars: { shamans: [shaman, 'altar-5-6-to-5 lying'] }, ...rest }
  return shamanTable(position, { modules: ['m6', 'm8', 'm10'] })
}

const counted = (t: Table): unknown => t.log('main-action').at(-1)?.['workers']

describe('a shaman and common workers', () => {
  it('TEO-EDGE-50 M8-18 M10-17 each adds one, and all together are three at most', () => {
    const forest = (commons: readonly string[], shaman: string, second = 'nobles 1'): unknown =>
      counted(game({ workers: ['palace 4', second, 'away'] }, commons, shaman).play('move:worker-0-0', 'to:forest', 'main-action'))
    expect(forest(['nobles', 'nobles', 'nobles'], `${TOWARDS} lying`)).toBe(1)
    expect(forest(['forest', 'nobles', 'nobles'], `${TOWARDS} lying`)).toBe(2)
    expect(forest(['nobles', 'nobles', 'nobles'], `${TOWARDS} standing`)).toBe(2)
    expect(forest(['forest', 'forest', 'nobles'], `${TOWARDS} standing`)).toBe(3)
    expect(forest(['forest', 'forest', 'nobles'], `${TOWARDS} standing`, 'forest 2')).toBe(3)
  })

  it('M8-18 M8-19 M10-18 M10-20 with a common worker alone the shaman is the second, both of power 3, and lies down', () => {
    const t = game({ workers: ['nobles 1', 'nobles 1', 'away'] }, ['palace', 'nobles', 'nobles']).play('move-common:common-0', 'to:forest', 'main-action')
    // two counted, power 3: 1 wood and 1 obsidian
    expect([counted(t), t.player(0).wood, obsidianOf(t, 0)]).toEqual([2, 1, 1])
    expect([t.question, shamans(t)[0]]).toEqual(['end-turn', `${TOWARDS} lying`]) // the power-up is lost
  })

  it('M8-22 M10-12 a shaman is no colour, a common worker is the active player\'s', () => {
    const fee = (commons: readonly string[]): unknown =>
      game({ workers: ['palace 4', 'nobles 1', 'away'] }, commons).play('move:worker-0-0', 'to:forest', 'main-action').log('pay').map((event) => event['n'])
    expect([fee(['nobles', 'nobles', 'nobles']), fee(['forest', 'nobles', 'nobles'])]).toEqual([[], [1]])
  })

  it('M8-10 GD-05 M10-10 altar and tile send back own workers only', () => {
    const t = game({ workers: ['forest 2', 'nobles 1', 'away'], tiles: ['gd-step-back-a'] }, ['forest', 'nobles', 'alchemy'], 'altar-8-1-to-8 standing')
    expect(t.play('use:gd-step-back-a').answers).toEqual(['step-back:worker-0-0', 'step-back:worker-0-1'])
    const altar = game({ workers: ['forest 2', 'nobles 1', 'away'] }, ['forest', 'nobles', 'alchemy'], 'altar-8-1-to-8 standing').play('shaman:altar-5-6-to-6')
    expect(altar.answers).toEqual(['step-back:worker-0-0', 'step-back:worker-0-1'])
  })

  it('GD-11 M10-10 a common worker has no power to lose for the tile', () => {
    const altars = { shamans: ['altar-4-5-to-5', 'altar-5-6-to-5 lying'], discoveries: { 'altar-1-2': ['gd-raise-shaman-a'] } }
    const t = game({ workers: ['forest 1', 'nobles 1', 'away'], tiles: ['disc-power-up-2-a'] }, ['forest', 'nobles', 'alchemy'], undefined, { altars }).play('shaman:altar-1-2-to-2')
    expect(t.refused('take:gd-raise-shaman-a').rule).toBe('GD-11')
  })

  it('M8-12 M10-13 the shaman is one more choice beside own and common workers; none of them moves', () => {
    const t = game({ cocoa: 0, workers: ['forest-worship 1', 'stone-quarry-worship 1', 'away'] }, ['forest', 'nobles', 'alchemy'], 'altar-4-5-to-4 standing')
    expect(t.answers).toEqual(['free-unlock', 'shaman:altar-1-2-to-2', 'shaman:altar-1-2-to-1', 'move-common:common-0', 'move-common:common-1', 'move-common:common-2'])
    t.play('shaman:altar-1-2-to-1')
    expect([t.question, t.summary()['commonWorkers']]).toEqual(['end-turn', ['forest', 'nobles', 'alchemy']])
  })
})
