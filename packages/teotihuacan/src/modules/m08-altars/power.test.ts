import { describe, expect, it } from 'vitest'
import { layDown, mansionBonus } from './power.ts'
import { obsidianOf, shamans, shamanTable } from './shaman-table.ts'

const OTHER = { cocoa: 9, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const AWAY_FROM_ALL = 'altar-8-1-to-1' // towards the Palace

describe('the power of a standing shaman', () => {
  it('M8-18 one more worker in the main action of the board it points to, and M8-19 it is laid down afterwards', () => {
    // one worker of power 4: alone the Forest gives 1 wood and 1 obsidian, with two counted 2 wood, 1 obsidian and 2 cocoa
    const seat = { cocoa: 5, workers: ['palace 4', 'nobles 1', 'nobles 1'] }
    const forest = (shaman: string) =>
      shamanTable({ seats: [seat, OTHER], altars: { shamans: [shaman, AWAY_FROM_ALL] } })
        .play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0')
    const helped = forest('altar-1-2-to-2 standing')
    expect([helped.player(0).wood, obsidianOf(helped, 0), helped.player(0).cocoa]).toEqual([2, 1, 7])
    expect(helped.log('main-action')[0]?.['workers']).toBe(2)
    expect(shamans(helped)[0]).toBe('altar-1-2-to-2 lying')
    expect(helped.log('shaman-lies').map((event) => event.rule)).toEqual(['M8-19'])
    for (const shaman of ['altar-1-2-to-2 lying', 'altar-1-2-to-1 standing', 'altar-4-5-to-4 standing']) {
      const alone = forest(shaman)
      expect([alone.player(0).wood, obsidianOf(alone, 0), alone.player(0).cocoa]).toEqual([1, 1, 5])
      expect(shamans(alone)[0]).toBe(shaman)
    }
  })

  it('M8-18 each seat by its own shaman: one that lies does not help though another stands', () => {
    const seats = [OTHER, { cocoa: 5, workers: ['palace 4', 'nobles 1', 'nobles 1'] }]
    const workers = (shamansAt: string[]) =>
      shamanTable({ turn: 1, seats, altars: { shamans: shamansAt } }).play('move:worker-1-0', 'to:forest', 'main-action').log('main-action')[0]?.['workers']
    expect(workers([`${AWAY_FROM_ALL} lying`, 'altar-1-2-to-2 standing'])).toBe(2)
    expect(workers([`${AWAY_FROM_ALL} standing`, 'altar-1-2-to-2 lying'])).toBe(1)
  })

  it('M8-18 with the power of the weakest worker there: the lowest power is unchanged', () => {
    // powers 5 and 2 and the shaman: three workers, lowest power 2: 2 wood, 1 obsidian, 3 cocoa
    const seat = { cocoa: 5, workers: ['palace 5', 'forest 2', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-1-2-to-2', AWAY_FROM_ALL] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action')
    expect([t.player(0).wood, obsidianOf(t, 0), t.player(0).cocoa]).toEqual([2, 1, 7])
  })

  it('M8-18 a shaman of another player does not help, and a shaman elsewhere on the ring neither', () => {
    const seat = { cocoa: 5, workers: ['palace 4', 'nobles 1', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-5-6-to-6', 'altar-1-2-to-2'] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.log('main-action')[0]?.['workers']).toBe(1)
    expect(shamans(t)).toEqual(['altar-5-6-to-6 standing', 'altar-1-2-to-2 standing'])
  })

  it('M8-19 three workers counted give a second power-up, and only a Main Action uses the shaman', () => {
    const seat = { cocoa: 5, workers: ['palace 1', 'forest 1', 'nobles 1'] }
    const position = { seats: [seat, OTHER], altars: { shamans: ['altar-1-2-to-2', AWAY_FROM_ALL] } }
    const t = shamanTable(position).play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0')
    expect([t.question, shamans(t)[0]]).toEqual(['power-up', 'altar-1-2-to-2 standing'])
    expect(shamans(t.play('done'))[0]).toBe('altar-1-2-to-2 lying')
    for (const action of [['collect-cocoa'], ['worship:forest-worship', 'worship-for:effect']]) {
      const other = shamanTable(position).play('move:worker-0-0', 'to:forest', ...action)
      expect(shamans(other)[0]).toBe('altar-1-2-to-2 standing')
    }
  })

  it('M8-19 the use is automatic: with three own workers it changes nothing and the shaman still lies', () => {
    const seat = { cocoa: 5, workers: ['palace 1', 'forest 1', 'forest 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-1-2-to-2', AWAY_FROM_ALL] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0', 'done')
    expect([t.log('main-action')[0]?.['workers'], shamans(t)[0]]).toEqual([3, 'altar-1-2-to-2 lying'])
  })

  it('M8-18 GD-11 a shaman that helps already is not counted again when it is told to stand up', () => {
    const seat = { cocoa: 0, tiles: ['gd-raise-shaman-a', 'gd-extra-worker-a'], workers: ['palace 4', 'nobles 1', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-1-2-to-2 standing', AWAY_FROM_ALL] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'use:gd-raise-shaman-a', 'pay-fee', 'power-up:worker-0-0')
    // two counted, lowest power 4: 2 wood, 1 obsidian, 2 cocoa, and 2 cocoa of the tile
    expect([t.player(0).wood, obsidianOf(t, 0), t.player(0).cocoa]).toEqual([2, 1, 4])
    expect([t.log('counted'), t.log('shaman-helps').length, shamans(t)[0]]).toEqual([[], 1, 'altar-1-2-to-2 lying'])
  })

  it('M8-18 it makes a second row of technologies possible', () => {
    const seat = { cocoa: 5, gold: 4, workers: ['construction 1', 'nobles 1', 'nobles 1'] }
    const develop = (shaman: string) =>
      shamanTable({ seats: [seat, OTHER], altars: { shamans: [shaman, AWAY_FROM_ALL] } }).play('move:worker-0-0', 'to:alchemy', 'main-action').answers
    expect(develop('altar-5-6-to-6 standing').filter((answer) => answer.startsWith('develop:'))).toHaveLength(6)
    expect(develop('altar-5-6-to-6 lying').filter((answer) => answer.startsWith('develop:'))).toHaveLength(3)
  })

  it('TEO-EDGE-50 shaman, technology 15 and extra-worker tiles together still count at most 3 workers', () => {
    const seat = {
      cocoa: 5, wood: 9, stone: 9, technologies: ['tech-15'], tiles: ['gd-extra-worker-a', 'disc-extra-worker-a'],
      workers: ['gold-deposits 1', 'nobles 1', 'nobles 1'],
    }
    const build = (shaman: string) =>
      shamanTable({ seats: [seat, OTHER], altars: { shamans: [shaman, AWAY_FROM_ALL] } }).play('move:worker-0-0', 'to:construction', 'main-action')
    const t = build('altar-4-5-to-5 standing')
    expect(t.log('main-action')[0]?.['workers']).toBe(3)
    expect(t.refused('use:gd-extra-worker-a').rule).toBe('TEO-DISC-27')
    expect(t.refused('use:disc-extra-worker-a').rule).toBe('TEO-DISC-27')
    const lying = build('altar-4-5-to-5 lying')
    expect(lying.log('main-action')[0]?.['workers']).toBe(2)
    expect(lying.play('use:gd-extra-worker-a').refused('use:disc-extra-worker-a').rule).toBe('TEO-DISC-27')
  })

  it('M8-20 without the Mansion a shaman next to the Palace has no power', () => {
    const seat = { cocoa: 5, workers: ['nobles 3', 'nobles 1', 'nobles 1'] }
    const worship = (modules: readonly string[], altars: object) =>
      shamanTable({ seats: [seat, OTHER], royals: ['royal-a-04', 'royal-b-02', 'royal-c-01'], ...altars }, { modules })
        .play('move:worker-0-0', 'to:palace', 'worship:palace-right', 'worship-for:effect')
    const t = worship(['m6', 'm8'], { altars: { shamans: ['altar-8-1-to-1', 'altar-5-6-to-5'] } })
    expect(t.player(0).cocoa).toBe(worship(['m6'], {}).player(0).cocoa)
    expect(shamans(t)[0]).toBe('altar-8-1-to-1 standing')
  })

  it('M8-20 for the Mansion: a standing shaman beside board 1 adds 1 to a royal tile and can be laid down', () => {
    const t = shamanTable({ seats: [{}, {}], altars: { shamans: ['altar-8-1-to-1', 'altar-1-2-to-1 lying'] } })
    expect([mansionBonus(t.g, 0), mansionBonus(t.g, 1)]).toEqual([1, 0])
    layDown(t.g, 0, 'M8-20')
    expect(mansionBonus(t.g, 0)).toBe(0)
    expect(mansionBonus(shamanTable({ altars: { shamans: ['altar-8-1-to-8'] } }).g, 0)).toBe(0)
  })

  it('M8-21 a lying shaman stays lying through turns until it is moved', () => {
    const seat = { cocoa: 9, workers: ['palace 1', 'palace 1', 'palace 1'] }
    const t = shamanTable({ seats: [seat, seat], altars: { shamans: ['altar-1-2-to-2', 'altar-5-6-to-5 lying'] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0', 'end-turn')
    t.play('move:worker-1-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn')
    expect(shamans(t)).toEqual(['altar-1-2-to-2 lying', 'altar-5-6-to-5 lying'])
    t.play('move:worker-0-1', 'to:forest', 'main-action')
    expect(t.log('main-action').map((event) => event['workers'])).toEqual([1 + 1, 2])
    t.play('power-up:worker-0-0', 'end-turn', 'shaman:altar-4-5-to-5', 'end-turn')
    expect(shamans(t)).toEqual(['altar-1-2-to-2 lying', 'altar-4-5-to-5 standing'])
  })

  it('M8-22 a shaman is no worker: no colour for the fee', () => {
    const seat = { cocoa: 0, workers: ['palace 1', 'nobles 1', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-8-1-to-8', 'altar-1-2-to-2'] } }).play('move:worker-0-0', 'to:forest')
    expect(t.offers('main-action')).toBe(true) // nobody's colour is there: no cocoa is due
    t.play('collect-cocoa')
    expect(t.player(0).cocoa).toBe(1) // and none adds to the cocoa collected
  })

  it('M8-22 no salary and no worker scoring', () => {
    const seat = { cocoa: 9, temples: { blue: 10 }, workers: ['palace 1', 'nobles 4', 'nobles 1'] }
    const ended = (modules: readonly string[]) => {
      const t = shamanTable(
        {
          at: 'eclipse', seats: [seat, { ...seat, temples: { red: 10 } }], calendar: { eclipses: 2 },
          bonuses: { blue: 'bonus-workers', red: 'bonus-flat-15', green: 'bonus-technologies' },
        },
        { modules },
      )
      const asked = [...t.answers]
      while (t.question !== 'over') t.play(t.answers[0])
      return [asked, t.log('pay').map((event) => event['n']), t.player(0).vp, t.player(1).vp, t.player(0).cocoa]
    }
    expect(ended(['m6', 'm8'])).toEqual(ended(['m6']))
  })
})
