// Hand-made positions with modules: what cannot lie on the table is refused.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const laid = (modules: readonly string[], position: Fields, players = 2) => (): unknown => table({ players, modules, position })

describe('Teotibot', () => {
  const bot = (given: Fields, modules: readonly string[] = []) => laid(modules, { bot: given }, 1)
  const six = ['bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-nobles', 'bot-mastery', 'bot-worship']

  it('TEO-SOLO-07 lays six different tiles, the seventh aside', () => {
    expect(bot({ tiles: six })).not.toThrow()
    expect(bot({ tiles: six.slice(1) })).toThrow('bot.tiles must name 6 different tiles')
    expect(bot({ tiles: [...six.slice(1), 'bot-worship'] })).toThrow('bot.tiles must name 6 different tiles')
    expect(bot({ tiles: [...six, 'bot-mask-collection'] })).toThrow('bot.tiles must name 6 different tiles')
    expect(laid([], { bot: {} })).toThrow('bot is for solo games')
  })

  it('TEO-SOLO-08 MS1-01 has two direction tiles, with MS1 four, each named by its number', () => {
    expect(bot({ directions: ['left', 'right'] })).not.toThrow()
    expect(bot({ directions: ['left'] })).toThrow('bot.directions')
    expect(bot({ directions: ['left', 'right', 'left'] })).toThrow('bot.directions')
    expect(bot({ directions: ['left@0', 'right@1'] })).not.toThrow()
    expect(bot({ directions: ['left@0', 'right@2'] })).toThrow('bot.directions')
    expect(bot({ directions: ['left@3', 'right@2', 'left@1', 'right@0'] }, ['ms1'])).not.toThrow()
    expect(bot({ directions: ['left@4', 'right@2', 'left@1', 'right@0'] }, ['ms1'])).toThrow('bot.directions')
    expect(bot({ directions: ['left@-1', 'right@2', 'left@1', 'right@0'] }, ['ms1'])).toThrow('bot.directions')
    expect(bot({ directions: ['up', 'right'] })).toThrow('bot.directions')
  })
})

describe('altars', () => {
  const altars = (given: Fields, players = 2) => laid(['m6', 'm8'], { altars: given }, players)

  it('M8-03 are four different ones', () => {
    const four = ['altar-gift', 'altar-back', 'altar-unlock', 'altar-trade']
    expect(altars({ tiles: four })).not.toThrow()
    expect(altars({ tiles: four.slice(1) })).toThrow('altars.tiles must name 4 different altars')
    expect(altars({ tiles: [...four.slice(1), 'altar-trade'] })).toThrow('altars.tiles must name 4 different altars')
  })

  it('M8-05 hold as many tiles as there are players', () => {
    const great = ['gd-mask-a', 'gd-mask-b', 'gd-mask-c', 'gd-obsidian-3-a']
    for (const players of [2, 3]) {
      expect(altars({ discoveries: { 'altar-1-2': great.slice(0, players) } }, players)).not.toThrow()
      expect(altars({ discoveries: { 'altar-1-2': great.slice(0, players + 1) } }, players)).toThrow(`room for ${players} tiles`)
    }
  })

  it('M8-14 one shaman per space, standing or lying', () => {
    expect(altars({ shamans: ['altar-1-2-to-1', 'altar-1-2-to-2 lying'] })).not.toThrow()
    expect(altars({ shamans: ['altar-1-2-to-1', 'altar-1-2-to-1'] })).toThrow('room for one shaman')
    expect(altars({ shamans: ['altar-1-2-to-1 sitting'] })).toThrow('altars.shamans')
  })
})

describe('the empire', () => {
  const empire = (given: Fields) => laid(['m6', 'm9'], { empire: given })
  const far = (n: number) => ({ warriors: { 'region-12': Array.from({ length: n }, () => 1) } })

  it('M9-04 a seat has ten warriors', () => {
    expect(empire(far(10))).not.toThrow()
    expect(empire(far(11))).toThrow('seat 1 has no more warriors')
    expect(empire({ ...far(10), settled: { 'region-1': 1 } })).toThrow('seat 1 has no more warriors')
    expect(empire({ warriors: { 'region-1': 2 } })).toThrow('empire')
  })

  it('M9-20 nobody settles in Teotihuacan or the furthest region', () => {
    for (const region of ['teotihuacan', 'region-12']) expect(empire({ settled: { [region]: 0 } })).toThrow(`${region} cannot be settled`)
    expect(empire({ settled: { 'region-11': 0 } })).not.toThrow()
  })
})

describe('others', () => {
  it('M10-09 three common workers stand on boards', () => {
    const commons = (...commonWorkers: readonly string[]) => laid(['m10'], { commonWorkers })
    expect(commons('forest', 'forest', 'palace')).not.toThrow()
    expect(commons('forest', 'forest')).toThrow('commonWorkers must name 3 boards')
    expect(commons('forest', 'forest', 'forest', 'forest')).toThrow('commonWorkers must name 3 boards')
    expect(commons('forest', 'forest', 'atlantis')).toThrow('commonWorkers')
  })

  it('M7-13 a claim marker belongs to a seat that reached its step', () => {
    const claimed = (owner: number, step: number) => laid(['m6', 'm7'], { seats: [{}, { temples: { green: step } }], mansion: { green: owner } })
    expect(claimed(1, 3)).not.toThrow()
    expect(claimed(1, 2)).toThrow('M7-12')
    expect(claimed(2, 3)).toThrow('mansion.green')
    expect(claimed(-1, 3)).toThrow('mansion.green')
  })
})
