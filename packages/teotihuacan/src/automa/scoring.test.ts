// Eclipses and the end against the bot.
import { describe, expect, it } from 'vitest'
import { pyramidSlots, pyramidTiles } from '../content/index.ts'
import { table, type Table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const STRONG = ['forest 5', 'nobles 4', 'construction 4', 'decorations-worship 1']

/** The eclipse after so many earlier ones, scored at once. You pay what cocoa you have for your 3 workers; without it they cost 9 VP. */
function eclipse(scored: number, you: Fields, bot: Fields, rest: Fields = {}, chance: readonly string[] = []): Table {
  const seats = [{ workers: ['forest 1', 'nobles 1', 'alchemy 1', 'wheel'], ...you }, { workers: STRONG, ...bot }]
  const t = table({ players: 1, seed: 1, chance, position: { at: 'eclipse', turn: 1, calendar: { eclipses: scored }, seats, ...rest } })
  if (t.question === 'salary') t.play(t.answers[0])
  return t
}

describe('every eclipse', () => {
  it('TEO-SOLO-69 the bot pays no salary and loses nothing for it', () => {
    const rich = eclipse(0, { cocoa: 3, vp: 20 }, { cocoa: 9, vp: 20 })
    expect([rich.player(0).cocoa, rich.player(1).cocoa]).toEqual([0, 9])
    const poor = eclipse(0, { vp: 20 }, { vp: 20 })
    expect([poor.player(0).vp, poor.player(1).vp]).toEqual([11, 20])
  })

  it('TEO-SOLO-69 only you are asked for a salary', () => {
    const seats = [{ cocoa: 5 }, { cocoa: 9, workers: STRONG }]
    const t = table({ players: 1, seed: 1, position: { at: 'eclipse', turn: 1, seats } })
    expect([t.question, t.seat]).toEqual(['salary', 0])
    expect([t.play('salary:3').question, t.seat]).toEqual(['turn', 0])
  })

  it.each([
    [0, 3 * 5],
    [2, 3 * 4],
    [11, 3 * 1],
  ])('TEO-SOLO-70 with %i buildings taken the Avenue gives the bot on space 3 %i VP', (built, vp) => {
    const nobles = { top: Math.min(built, 5), centre: Math.min(Math.max(built - 5, 0), 4), bottom: Math.max(built - 9, 0) }
    expect(eclipse(0, {}, { avenue: 3 }, { nobles }).player(1).vp).toBe(vp)
  })

  it.each([
    [0, 2, 1, 0 + 2 * 4, 4 + 3 * 4],
    [1, 2, 1, 0 + 2 * 3, 4 + 3 * 3],
    [0, 2, 0, 4 + 2 * 4, 4 + 2 * 4], // tied
    [0, 3, -1, 4 + 3 * 4, 2 * 4], // you lead
  ])('TEO-SOLO-70 after %i eclipses, you on track space %i and the bot %i ahead: %i and %i VP', (scored, yours, ahead, yourVp, botVp) => {
    const t = eclipse(scored, { pyramidTrack: yours, vp: 9 }, { pyramidTrack: yours + ahead })
    expect([t.player(0).vp, t.player(1).vp]).toEqual([yourVp, botVp]) // 9 VP went for the salary
    expect([t.player(0).pyramidTrack, t.player(1).pyramidTrack]).toEqual([0, 0])
  })

  it('TEO-SOLO-70 the bot scores its masks as a set', () => {
    expect(eclipse(0, {}, { tiles: ['mask-1-a', 'mask-4-a', 'mask-5-a'] }).player(1).vp).toBe(6)
  })

  it('TEO-SOLO-71 both neutral colours are placed anew by two starting tiles each; the dice of the bot stay', () => {
    const draws = ['start-01', 'start-02', 'start-05', 'start-07'].map((tile) => `draw-starting-tile:${tile}`)
    const neutrals = [['nobles', 'decorations', 'construction'], ['nobles', 'decorations', 'construction']]
    const t = eclipse(0, {}, {}, { neutrals }, draws)
    expect(t.summary()['neutrals']).toEqual([['palace', 'forest', 'gold-deposits'], ['gold-deposits', 'alchemy', 'construction']])
    expect(Object.values(t.player(1).workers)).toEqual(STRONG)
  })
})

describe('the final eclipse', () => {
  it('TEO-SOLO-72 each resource and each cocoa left is 1 VP', () => {
    expect(eclipse(2, {}, { cocoa: 4, wood: 1 }).player(1).vp).toBe(5)
    expect(eclipse(2, {}, { stone: 2, gold: 3 }).player(1).vp).toBe(5)
    expect(eclipse(2, { vp: 9, wood: 5, stone: 5, gold: 5 }, {}).player(0).vp).toBe(0) // not for you
  })

  it('TEO-SOLO-72 the log says what is scored', () => {
    const t = eclipse(2, {}, { wood: 1, technologies: ['tech-01'], temples: { blue: 10 } })
    expect(t.log('score').filter(({ rule }) => rule === 'TEO-SOLO-72').map(({ of, n }) => [of, n])).toEqual([['goods', 1], ['technologies', 2], ['bonuses', 15]])
  })

  it('TEO-SOLO-72 each technology marker is 2 VP', () => {
    expect(eclipse(2, {}, { technologies: ['tech-01', 'tech-05', 'tech-17'] }).player(1).vp).toBe(6)
  })

  it.each([
    [{ blue: 9, red: 9, green: 9 }, 0],
    [{ blue: 10, red: 9, green: 0 }, 15],
    [{ blue: 10, red: 11, green: 9 }, 30],
    [{ blue: 10, red: 10, green: 10 }, 45],
  ])('TEO-SOLO-72 on temple steps %o the bonus tiles are worth %i VP, whatever they say', (temples, vp) => {
    for (const bonuses of [
      { blue: 'bonus-technologies', red: 'bonus-mask-set', green: 'bonus-discoveries' },
      { blue: 'bonus-workers', red: 'bonus-bonus-tiles', green: 'bonus-flat-15' },
    ])
      expect(eclipse(2, {}, { temples }, { bonuses }).player(1).vp).toBe(vp)
  })

  it('TEO-SOLO-72 you score the tiles themselves', () => {
    const bonuses = { blue: 'bonus-technologies', red: 'bonus-mask-set', green: 'bonus-discoveries' }
    expect(eclipse(2, { vp: 9, temples: { blue: 10 }, technologies: ['tech-01', 'tech-03'] }, {}, { bonuses }).player(0).vp).toBe(10)
  })

  it('TEO-SOLO-72 a first eclipse made final by the complete pyramid counts as well', () => {
    const pyramid = Object.fromEntries(pyramidSlots.map((slot, i) => [slot.id, pyramidTiles[i].id]))
    const t = eclipse(0, {}, { cocoa: 4, technologies: ['tech-01'], temples: { red: 10 } }, { pyramid })
    expect([t.question, t.player(1).vp]).toEqual(['over', 4 + 2 + 15])
  })

  it('TEO-SOLO-72 nothing of it is scored in eclipses 1 and 2', () => {
    const bot = { cocoa: 4, wood: 1, technologies: ['tech-01'], temples: { blue: 10 } }
    for (const scored of [0, 1]) expect(eclipse(scored, {}, bot).player(1)).toMatchObject({ vp: 0, cocoa: 4, wood: 1 })
    expect(eclipse(2, {}, bot).player(1).vp).toBe(4 + 1 + 2 + 15)
  })
})

describe('the winner', () => {
  const places = (yours: number, bots: number, cocoa = 0): unknown[] => {
    const t = eclipse(2, { vp: yours + 9 - 3 * Math.min(cocoa, 3), cocoa }, { vp: bots })
    expect([t.question, t.player(0).vp, t.player(1).vp]).toEqual(['over', yours, bots])
    return [t.player(0).place, t.player(1).place]
  }

  it('TEO-SOLO-73 more VP than the bot wins, fewer lose', () => {
    expect(places(31, 30)).toEqual([1, 2])
    expect(places(29, 30)).toEqual([2, 1])
  })

  it('TEO-SOLO-73 a tie is a loss, even with more cocoa and the lower order token', () => {
    expect(places(30, 30)).toEqual([2, 1])
    expect(places(30, 30, 8)).toEqual([2, 1])
  })
})
