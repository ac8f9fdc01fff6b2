// No answer that is offered leads to a question nobody can answer, whatever is used and paid in the middle of whatever.
import { fastRandom, question, type Random } from '@tollan/kernel'
import { deadEnds } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { boards, discoveryTiles } from '../content/index.ts'
import { greatKinds } from '../modules/great-discoveries/content.ts'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const technologies = ['tech-1-half', 'tech-3-half', 'tech-5-half', 'tech-09', 'tech-13', 'tech-17']

describe('a price in the middle of an action', () => {
  /** The only worker on the board of its action has ascended by a tile before the power-up of the action. */
  function ascended(mine: Fields): Table {
    const seat = { technologies: ['tech-3-half'], tiles: ['disc-power-up-2-a'], workers: ['alchemy 5', 'stone-quarry-worship 1'], ...mine }
    return table({ modules: ['m6'], seed: 1, position: { technologies, seats: [seat] } })
      .play('move:worker-0-0', 'to:forest', 'main-action', 'use:disc-power-up-2-a', 'power-up:worker-0-0')
  }

  it('TEO-LOCK-12 TEO-POWER-04 M6-10 unlocking is paid though the power-up of the action has nobody left to go to', () => {
    const t = ascended({ cocoa: 3, obsidian: 1 })
    expect([t.question, t.worker('worker-0-0')]).toEqual(['ascension-reward', 'palace 1'])
    t.play('unlock')
    expect([t.question, t.answers]).toEqual(['payment', ['pay:3-cocoa', 'pay:1-obsidian']])
    t.play('pay:1-obsidian', 'reward:ascend-vp-5')
    expect(t.worker('worker-0-1')).toBe('stone-quarry 1')
    expect([t.question, t.offers('power-up:worker-0-1')]).toEqual(['power-up-anywhere', true]) // the second power-up of the tile
    expect(t.play('power-up:worker-0-1').question).toBe('end-turn') // that of the action is lost
  })
})

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]

/** Somebody's turn with obsidian, technologies that want cocoa, and a handful of tiles. */
function crowded(random: Random, modules: readonly string[]): Table {
  const great = greatKinds.filter((kind) => kind.needs === undefined || modules.includes(kind.needs)).map((kind) => `${kind.id}-a`)
  const pool = [...discoveryTiles.map((tile) => tile.id), ...great].filter((name) => name !== 'disc-power-up-2-a')
  const draw = (n: number): string[] => Array.from({ length: n }, () => pool.splice(random(pool.length), 1)[0])
  const names = boards.map((board) => board.id)
  const common = modules.includes('m10')
  const meeting = pick(random, names)
  const place = (): string => `${pick(random, [meeting, pick(random, names)])} ${pick(random, [1, 3, 5, 5, 5])}`
  const locked = pick(random, ['forest-worship 2', 'stone-quarry-worship 1', 'palace-left 4'])
  const seat = {
    cocoa: 1 + random(5), wood: random(3), stone: random(4), gold: random(3), obsidian: 1 + random(3), technologies: technologies.slice(0, 5),
    avenue: pick(random, [1, 2, 5, 7]), tiles: ['disc-power-up-2-a', ...draw(8)], workers: [place(), locked, common ? 'away' : place()],
    temples: { blue: pick(random, [3, 9]), red: pick(random, [4, 10]), green: pick(random, [2, 5]) },
  }
  const discoveries = { 'blue-4': draw(2), 'red-5': draw(3), 'green-3': draw(1), 'green-6': draw(2), 'avenue-3': draw(3), 'avenue-6': draw(2) }
  const others = common ? { commonWorkers: [meeting, 'alchemy', 'forest'] } : { neutrals: [[meeting]] }
  const seats = [seat, { workers: ['nobles 1', 'nobles 1', common ? 'away' : 'nobles 1'] }]
  return table({ modules, seed: random(1e6), position: { technologies, seats, discoveries, ...others } })
}

describe('no answer leads to a dead end', () => {
  it.each([[['m6']], [['m6', 'm7', 'm8']], [['m6', 'm9']], [['m6', 'm7', 'm8', 'm9', 'm10']]])('TEO-DISC-11 TEO-MAIN-07 TEO-LOCK-12 %j', (modules) => {
    const random = fastRandom(modules.length)
    for (let turn = 0; turn < 30; turn++) {
      const t = crowded(random, modules)
      while (t.seat !== 1) {
        question(t.g)
        expect(deadEnds(t.g)).toEqual([])
        const inserted = t.answers.filter((key) => /^(use|unlock)/.test(key))
        const others = t.answers.filter((key) => !inserted.includes(key))
        // tiles are kept for the middle of an action
        const some = others.length === 0 || (t.log('main-action').length > 0 && inserted.length > 0 && random(3) === 0) ? inserted : others
        t.play(t.offers('main-action') ? 'main-action' : pick(random, some))
      }
    }
  })
})
