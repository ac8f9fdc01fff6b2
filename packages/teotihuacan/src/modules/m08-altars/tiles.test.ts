import { describe, expect, it } from 'vitest'
import { COUNTED } from '../../state.ts'
import { english } from '../../text/en.ts'
import { createWords } from '../../text/describe.ts'
import { obsidianOf, shamans, shamanTable, tilesOn } from './shaman-table.ts'

const OTHER = { cocoa: 9, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }

describe('shaman march', () => {
  const seat = { cocoa: 5, tiles: ['gd-shaman-march-a'], workers: ['palace 1', 'stone-quarry 1', 'nobles 1'] }

  it('GD-10 the shaman goes one altar further, standing, for 2 gold and without the bonus of the space', () => {
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-5-6-to-5 lying', 'altar-1-2-to-2'] } }).play('use:gd-shaman-march-a')
    expect(t.question).toBe('shaman-march')
    expect(t.answers).toEqual(['shaman-to:altar-4-5-to-5', 'shaman-to:altar-4-5-to-4'])
    expect(t.refused('shaman-to:altar-1-2-to-1').rule).toBe('M8-16')
    t.play('shaman-to:altar-4-5-to-5')
    expect([shamans(t)[0], t.player(0).gold, obsidianOf(t, 0)]).toEqual(['altar-4-5-to-5 standing', 2, 0])
    expect(t.player(0).used).toEqual(['gd-shaman-march-a'])
    expect(t.question).toBe('turn') // the turn is still to be taken
    expect(t.offers('shaman:altar-1-2-to-1')).toBe(true)
  })

  it('GD-10 M8-14 it pushes like an activation, in the middle of the turn', () => {
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-5-6-to-5', 'altar-4-5-to-5 lying'] } })
    t.play('move:worker-0-0', 'use:gd-shaman-march-a', 'shaman-to:altar-4-5-to-5')
    expect([t.seat, t.question]).toEqual([1, 'pushed-shaman'])
    t.play({ seat: 1, answer: 'shaman-to:altar-1-2-to-2' })
    expect([t.seat, t.question]).toEqual([0, 'destination'])
    expect(shamans(t)).toEqual(['altar-4-5-to-5 standing', 'altar-1-2-to-2 standing'])
  })

  it('GD-10 M8-18 marched to the board of an announced action it counts; M8-19 marched away from it, it lies down after the action', () => {
    const both = { ...seat, tiles: ['gd-shaman-march-a', 'gd-extra-worker-a'], workers: ['palace 4', 'stone-quarry 1', 'nobles 1'] }
    const t = shamanTable({ seats: [both, OTHER], altars: { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'use:gd-shaman-march-a', 'shaman-to:altar-1-2-to-2')
    expect(t.log('counted').map((event) => event['n'])).toEqual([2])
    t.play('use:gd-extra-worker-a', 'power-up:worker-0-0', 'done')
    // three counted, lowest power 4: 2 wood, 2 obsidian, 5 cocoa
    expect([t.player(0).wood, obsidianOf(t, 0), t.player(0).cocoa]).toEqual([2, 2, 10])
    expect(shamans(t)[0]).toBe('altar-1-2-to-2 lying')
    const helping = shamanTable({ seats: [both, OTHER], altars: { shamans: ['altar-1-2-to-2', 'altar-5-6-to-6'] } })
    helping.play('move:worker-0-0', 'to:forest', 'main-action')
    helping.play('use:gd-shaman-march-a', 'shaman-to:altar-8-1-to-8', 'pay-fee', 'power-up:worker-0-0')
    expect([helping.player(0).gold, helping.log('counted'), helping.log('main-action').map((event) => event['workers'])]).toEqual([2, [], [2]])
    expect(shamans(helping)[0]).toBe('altar-8-1-to-8 lying') // it helped all the same
  })

  it('GD-10 marched elsewhere in an action it adds nothing', () => {
    const both = { ...seat, tiles: ['gd-shaman-march-a', 'gd-extra-worker-a'], workers: ['palace 4', 'stone-quarry 1', 'nobles 1'] }
    const t = shamanTable({ seats: [both, OTHER], altars: { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'use:gd-shaman-march-a', 'shaman-to:altar-1-2-to-1', 'pay-fee', 'power-up:worker-0-0')
    expect([t.player(0).wood, shamans(t)[0], t.log('counted')]).toEqual([1, 'altar-1-2-to-1 standing', []])
  })
})

describe('raise shaman', () => {
  const altars = { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'], discoveries: { 'altar-1-2': ['gd-raise-shaman-a', 'gd-obsidian-3-a'] } }

  it('GD-11 taking it costs 1 power of an own unlocked worker of power 2 or more', () => {
    const seat = { cocoa: 5, workers: ['palace 3', 'stone-quarry 1', 'forest-worship 4'] }
    const t = shamanTable({ seats: [seat, OTHER], altars }).play('shaman:altar-1-2-to-2', 'take:gd-raise-shaman-a')
    expect([t.question, ...t.answers]).toEqual(['lower-power', 'lower-power:worker-0-0'])
    expect(t.refused('lower-power:worker-0-1').rule).toBe('GD-11')
    expect(t.refused('lower-power:worker-0-2').rule).toBe('TEO-MOVE-03')
    t.play('lower-power:worker-0-0')
    expect([t.worker('worker-0-0'), t.player(0).tiles, t.player(0).cocoa]).toEqual(['palace 2', ['gd-raise-shaman-a'], 5])
    expect(tilesOn(t, 'altar-1-2')).toEqual(['gd-obsidian-3-a'])
  })

  it('GD-11 with only workers of power 1 unlocked it cannot be taken', () => {
    const seat = { cocoa: 5, workers: ['palace 1', 'stone-quarry 1', 'forest-worship 4'] }
    const t = shamanTable({ seats: [seat, OTHER], altars }).play('shaman:altar-1-2-to-2')
    expect(t.answers).toEqual(['take:gd-obsidian-3-a', 'decline'])
    expect(t.refused('take:gd-raise-shaman-a').rule).toBe('GD-11')
  })

  it('GD-11 M8-21 used, the shaman stands up for 2 cocoa and lowers nobody', () => {
    const seat = { cocoa: 0, tiles: ['gd-raise-shaman-a'], workers: ['palace 3', 'stone-quarry 1', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-4-5-to-5 lying', 'altar-8-1-to-8 lying'] } })
    t.play('use:gd-raise-shaman-a')
    expect(shamans(t)).toEqual(['altar-4-5-to-5 standing', 'altar-8-1-to-8 lying'])
    expect([t.player(0).cocoa, t.worker('worker-0-0'), t.player(0).used]).toEqual([2, 'palace 3', ['gd-raise-shaman-a']])
    expect(t.log('shaman-stands').map((event) => event.rule)).toEqual(['GD-11'])
  })

  it('GD-11 raised in an announced action it counts there', () => {
    const seat = { cocoa: 0, tiles: ['gd-raise-shaman-a', 'gd-extra-worker-a'], workers: ['palace 4', 'stone-quarry 1', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-1-2-to-2 lying', 'altar-8-1-to-8'] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'use:gd-raise-shaman-a', 'pay-fee', 'power-up:worker-0-0')
    // two counted, lowest power 4: 2 wood, 1 obsidian, 2 cocoa, and 2 cocoa of the tile
    expect([t.player(0).wood, obsidianOf(t, 0), t.player(0).cocoa]).toEqual([2, 1, 4])
    expect(shamans(t)[0]).toBe('altar-1-2-to-2 lying')
  })

  it('TEO-EDGE-50 GD-11 raised when three workers are counted already it adds none, and is used all the same', () => {
    const seat = {
      wood: 9, stone: 9, technologies: ['tech-15'], tiles: ['gd-raise-shaman-a', 'gd-extra-worker-a'],
      workers: ['gold-deposits 1', 'nobles 1', 'nobles 1'],
    }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-4-5-to-5 lying', 'altar-8-1-to-8'] } })
    t.play('move:worker-0-0', 'to:construction', 'main-action', 'use:gd-extra-worker-a')
    expect([t.question, t.g.s[COUNTED]]).toEqual(['pyramid-tile', 3])
    t.play('use:gd-raise-shaman-a')
    expect([t.question, t.g.s[COUNTED], t.log('shaman-helps').length]).toEqual(['pyramid-tile', 3, 1])
  })

  it('GD-11 EXP-04 its price is named in words', () => {
    const { rules } = shamanTable({}).g
    const words = createWords(english, rules)
    expect(words.answer('take:gd-raise-shaman-a')).toBe(
      'Take the great discovery tile "stand your shaman up and gain 2 cocoa" (costs 1 power of an unlocked worker)',
    )
    expect(words.answer('take:gd-shaman-march-a')).toBe('Take the great discovery tile "move your shaman to the next altar and gain 2 gold" (free)')
  })
})
