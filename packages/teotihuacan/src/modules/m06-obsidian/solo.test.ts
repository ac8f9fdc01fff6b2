// Teotibot and obsidian.
import { advance, createGame, fastRandom, openQuestion, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../../compile.ts'
import { COCOA, GOLD, OBSIDIAN, WOOD } from '../../state.ts'
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const DICE = ['forest 1', 'stone-quarry 1', 'gold-deposits 1', 'decorations-worship 1']

/** The bot's turn with a tile on top of its pyramid. */
function botTurn(tile: string, bot: Fields, settings: Readonly<Record<string, number>> = {}, rest: Fields = {}): Table {
  const all = ['bot-construction', 'bot-decorations', 'bot-worship', 'bot-mask-collection', 'bot-nobles', 'bot-alchemy', 'bot-mastery']
  const tiles = [tile, ...all.filter((other) => other !== tile)].slice(0, 6)
  const position = { turn: 1, seats: [{}, { workers: DICE, ...bot }], bot: { tiles }, ...rest }
  return table({ players: 1, modules: ['m6'], settings, seed: 1, chance: ['roll:3', 'roll:4'], position })
}

describe('Teotibot with obsidian', () => {
  it('M6-16 gathers 1 obsidian and 1 of the resource where it would gain 2', () => {
    expect(botTurn('bot-nobles', {}).player(1)).toMatchObject({ wood: 1, obsidian: 1, stone: 0, gold: 0 })
    expect(botTurn('bot-construction', {}).player(1)).toMatchObject({ stone: 1, obsidian: 1, wood: 0, gold: 0 })
    expect(botTurn('bot-decorations', {}).player(1)).toMatchObject({ gold: 1, obsidian: 1, wood: 0, stone: 0 })
  })

  it('M6-17 counts all its obsidian as any resource', () => {
    const workers = ['nobles 1', 'forest 1', 'gold-deposits 1', 'decorations-worship 1']
    expect(botTurn('bot-nobles', { workers, wood: 1, obsidian: 1 }).log('building')).toHaveLength(1)
    expect(botTurn('bot-nobles', { workers, obsidian: 2 }).log('building')).toHaveLength(1)
    const poor = botTurn('bot-nobles', { workers, wood: 1 })
    expect(poor.log('building')).toHaveLength(0)
    expect(poor.player(1)).toMatchObject({ wood: 2, obsidian: 1 }) // it harvested instead
    const alchemy = ['alchemy 1', 'forest 1', 'gold-deposits 1', 'decorations-worship 1']
    expect(botTurn('bot-alchemy', { workers: alchemy, obsidian: 1 }).log('technology')).toHaveLength(1)
  })

  it('M6-17 not as cocoa, and not twice', () => {
    const { g } = botTurn('bot-nobles', { cocoa: 1, obsidian: 1 })
    const has = g.rules.parts.botHas // 1 obsidian and 1 wood more from the harvest
    for (const [kind, most] of [[COCOA, 1], [GOLD, 2], [WOOD, 3], [OBSIDIAN, 2]] as const)
      expect([has(g, kind, most), has(g, kind, most + 1)]).toEqual([true, false])
  })

  it('M6-18 spends its obsidian last', () => {
    const workers = ['nobles 1', 'forest 1', 'gold-deposits 1', 'decorations-worship 1']
    expect(botTurn('bot-nobles', { workers, wood: 2, obsidian: 2 }).player(1)).toMatchObject({ wood: 0, obsidian: 2 })
    expect(botTurn('bot-nobles', { workers, wood: 1, obsidian: 2 }).player(1)).toMatchObject({ wood: 0, obsidian: 1 })
    expect(botTurn('bot-nobles', { workers, wood: 5, obsidian: 2 }).player(1)).toMatchObject({ wood: 3, obsidian: 2 })
  })

  it('M6-19 obsidian left at the end scores 1 VP each', () => {
    const end = (bot: Fields): number => {
      const seats = [{}, { workers: DICE, ...bot }]
      const t = table({ players: 1, modules: ['m6'], seed: 1, position: { at: 'eclipse', turn: 1, calendar: { eclipses: 2 }, seats } })
      expect(t.question).toBe('over')
      return t.player(1).vp
    }
    expect(end({ obsidian: 4 }) - end({})).toBe(4)
    expect(end({ obsidian: 4, wood: 1, cocoa: 2 }) - end({})).toBe(7)
  })

  it('M6-20 difficulty: 1 obsidian in addition to the 2 resources; only with M6', () => {
    expect(botTurn('bot-nobles', {}, { 'bot-obsidian': 1 }).player(1)).toMatchObject({ wood: 2, obsidian: 1 })
    expect(compile({ players: 1, modules: ['m6'], settings: { 'bot-obsidian': 2 } })).toMatchObject({ ok: false, rule: 'M6-20' })
    expect(compile({ players: 1, modules: [], settings: { 'bot-obsidian': 1 } }).ok).toBe(false)
    expect(compile({ players: 2, modules: ['m6'], settings: { 'bot-obsidian': 1 } }).ok).toBe(false)
  })
})

describe('random games with M6', () => {
  for (const players of [1, 2, 3, 4, 5])
    it(`MOD-01 MOD-07 MOD-09 ${players === 1 ? 'solo' : `${players} players`}, with draft and Dark Eclipse`, () => {
      const variants = players === 1 ? [[], ['draft']] : [[], ['draft'], ['dark-eclipse'], ['draft', 'dark-eclipse']]
      for (const [i, more] of variants.entries()) {
        const compiled = compile({ players, modules: ['m6', ...more] })
        if (!compiled.ok) throw new Error(compiled.message)
        for (let seed = 1; seed <= 3; seed++) {
          const g = createGame(compiled.rules)
          const random = fastRandom(100 * players + 10 * i + seed)
          for (let n = 0; n < 5000; n++) {
            const wrong = g.rules.broken(g)
            if (wrong.length > 0) throw new Error(`seed ${seed}, answer ${n}: ${wrong.join('; ')}`)
            question(g)
            if (g.count === 0) break
            advance(g, g.options[random(g.count)], g.seat)
          }
          expect(openQuestion(g)).toBe(null)
        }
      }
    })
})
