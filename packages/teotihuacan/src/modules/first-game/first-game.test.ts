import { bits } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { technologies } from '../../content/index.ts'
import { BONUS_BOX, ROYAL_BOX, TECH_BOX } from '../../state.ts'
import type { Table } from '../../testing.ts'
import { discoveryStack, setUpTable, tilesOnGrey, tilesOnStep } from '../../testing-setup.ts'

const firstGame = (players: number, first = 0): Table => setUpTable({ players, first, modules: ['first-game'] })

describe('the printed board', () => {
  it('TEO-FIRST-01 boards, royal tiles, technologies and temple bonuses are not drawn', () => {
    const t = setUpTable({ modules: ['first-game'] }, 'decorations')
    expect(t.question).toBe('draw-decoration')
    const inBox = (box: number, rows: number) => bits(t.g.s[box] & ((1 << rows) - 1))
    expect([inBox(ROYAL_BOX, 9), inBox(TECH_BOX, technologies.length), inBox(BONUS_BOX, 7)]).toEqual([6, 3, 4]) // the loose ones
  })

  it('TEO-FIRST-01 no starting tiles are dealt: after the neutral workers the First Player moves', () => {
    const t = setUpTable({ modules: ['first-game'], first: 1 }, 'tiles')
    expect(t.question).toBe('draw-starting-tile')
    expect(t.answers).toHaveLength(18)
    expect(t.worker('worker-0-0')).toBe('decorations 2') // already placed
    const game = firstGame(2, 1)
    expect([game.question, game.seat]).toEqual(['turn', 1])
    expect(game.log('starting-tile-dealt')).toEqual([])
  })

  it('TEO-FIRST-01 every other step of the board set-up is done as usual', () => {
    const t = firstGame(3)
    expect(t.summary()['calendar']).toMatchObject({ light: 0, dark: 11 })
    expect(t.summary()['decorationDisplay']).toHaveLength(4)
    expect(t.summary()['pyramidDisplay']).toHaveLength(3)
    expect(Object.keys(t.summary()['pyramid'] ?? {})).toHaveLength(10)
    expect(Object.keys(t.summary()['discoveries'] ?? {})).toEqual(['palace', 'forest', 'stone-quarry', 'gold-deposits', 'decorations'])
    expect([0, 1, 2].map((grey) => tilesOnGrey(t, grey).length)).toEqual([3, 2, 1])
    expect(tilesOnStep(t, 'red', 5)).toHaveLength(4)
    expect(discoveryStack(t)).toBe(54 - 23)
    expect(t.summary()['neutrals']).toHaveLength(1)
  })

  it('TEO-FIRST-02 the printed ring', () => {
    expect(firstGame(2).summary()['ring']).toEqual([
      'palace', 'stone-quarry', 'alchemy', 'forest', 'construction', 'decorations', 'nobles', 'gold-deposits',
    ])
  })

  it('TEO-FIRST-03 the printed technologies, royal tiles and temple bonuses', () => {
    expect(firstGame(2).summary()).toMatchObject({
      technologies: ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15', 'tech-17'],
      royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'],
      bonuses: ['bonus-flat-15', 'bonus-avenue', 'bonus-workers'], // blue, red, green
    })
  })
})

const nothing = { vp: 0, avenue: 0, pyramidTrack: 0, technologies: [], tiles: [], used: [] }
const workersOf = (seat: number, ...places: string[]) =>
  Object.fromEntries([...places, 'wheel 3'].map((place, i) => [`worker-${seat}-${i}`, place]))

describe('fixed starting positions', () => {
  it('TEO-FIRST-05 TEO-EX-10 player 1', () => {
    expect(firstGame(4).player(0)).toMatchObject({
      ...nothing, cocoa: 1 + 5 + 1, wood: 1, stone: 2, gold: 4, temples: { blue: 0, red: 0, green: 1 },
      workers: workersOf(0, 'nobles 2', 'forest 1', 'construction 1'),
    })
  })

  it('TEO-FIRST-06 TEO-EX-11 player 2', () => {
    expect(firstGame(4).player(1)).toMatchObject({
      ...nothing, cocoa: 2 + 5, wood: 4, stone: 1 + 1, gold: 0, vp: 1, temples: { blue: 1, red: 1, green: 0 },
      workers: workersOf(1, 'decorations 2', 'forest 1', 'stone-quarry 1'),
    })
    expect(firstGame(2).player(1).cocoa).toBe(8) // as Last Player
    expect(firstGame(3).player(1).cocoa).toBe(7)
  })

  it('TEO-FIRST-07 TEO-EX-12 player 3', () => {
    expect(firstGame(4).player(2)).toMatchObject({
      ...nothing, cocoa: 2 + 4, wood: 3, stone: 4, gold: 1, avenue: 1, temples: { blue: 1, red: 0, green: 0 },
      workers: workersOf(2, 'palace 1', 'forest 1', 'decorations 1'),
    })
    expect(firstGame(3).player(2).cocoa).toBe(7) // as Last Player
  })

  it('TEO-FIRST-08 TEO-EX-13 player 4', () => {
    const t = firstGame(4)
    expect(t.player(3)).toMatchObject({
      ...nothing, cocoa: 3 + 1 + 1, wood: 2, stone: 0, gold: 5, technologies: ['tech-05'], temples: { blue: 0, red: 0, green: 2 },
      workers: workersOf(3, 'stone-quarry 1', 'gold-deposits 1', 'alchemy 1'),
    })
    const shown = t.summary()['technologies']
    expect(Array.isArray(shown) ? shown[2] : '').toBe('tech-05') // the third-lowest, in the green column
  })

  it('TEO-FIRST-04 positions follow the order tokens and come on top of the seat cocoa', () => {
    const t = firstGame(4, 2) // seats 2, 3, 0, 1 are players 1, 2, 3, 4
    expect([2, 3, 0, 1].map((seat) => t.player(seat).cocoa)).toEqual([7, 7, 6, 5])
    expect([2, 3, 0, 1].map((seat) => t.player(seat).gold)).toEqual([4, 0, 1, 5])
    expect(t.worker('worker-2-0')).toBe('nobles 2')
    expect(t.player(1).technologies).toEqual(['tech-05'])
    expect([firstGame(2).player(0).cocoa, firstGame(2, 1).player(0).cocoa]).toEqual([7, 8])
  })

  it('TEO-FIRST-04 all workers start unlocked: nothing can be unlocked, every one may move', () => {
    const t = firstGame(4)
    for (let seat = 0; seat < 4; seat++) {
      expect(t.seat).toBe(seat)
      expect(t.answers).toEqual([0, 1, 2].map((i) => `move:worker-${seat}-${i}`))
      expect(t.why('free-unlock')).toMatchObject({ reason: 'nothing-locked' })
      t.play(`move:worker-${seat}-0`)
      t.play(t.answers[0] ?? '', 'collect-cocoa', 'end-turn')
    }
  })
})
