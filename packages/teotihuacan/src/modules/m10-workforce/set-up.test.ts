// Set-up with common workers. Starting tiles and their boards: TEO-DATA-09.
import { advance, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../../compile.ts'
import { startingNames } from '../../answers.ts'
import type { Parts } from '../../rules.ts'
import { LIGHT } from '../../state.ts'
import { type Table, table } from '../../testing.ts'
import { type Deal, setUpTable } from '../../testing-setup.ts'

function parts(players: number, modules: readonly string[]): Readonly<Parts> {
  const compiled = compile({ players, modules })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules.parts
}

/** Answers the set-up with the first legal answer until somebody takes a turn. */
function finish(t: Table): Table {
  while (t.question !== 'turn' && t.seat !== 'chance') t.play(t.answers[0] ?? '')
  return t
}

/** Chance draws this starting tile. */
function draw(t: Table, name: string): void {
  question(t.g)
  advance(t.g, t.g.rules.keys.parse(`draw-starting-tile:${name}`), t.g.seat)
}

const TWO = ['start-01', 'start-03', 'start-04', 'start-13', 'start-02', 'start-15', 'start-17', 'start-18']
const NEUTRALS = ['start-09', 'start-02', 'start-10', 'start-01', 'start-03']

const twoPlayers = (deal: Deal = {}): Table => setUpTable({ players: 2, modules: ['m10'], tiles: TWO, neutrals: NEUTRALS, ...deal })

const places = (t: Table, seat: number): string[] => Object.values(t.player(seat).workers).map((place) => place.replace(/ \d$/, ''))

describe('the module', () => {
  it('M10-01 MOD-04 is for 2 to 5 players, with or without M6, never for solo', () => {
    for (const players of [2, 3, 4, 5]) for (const more of [[], ['m6']]) expect(compile({ players, modules: ['m10', ...more] }).ok).toBe(true)
    for (const more of [[], ['m6'], ['ms1']]) expect(compile({ players: 1, modules: ['m10', ...more] })).toMatchObject({ ok: false, rule: 'M10-01' })
  })

  it('MOD-06 MOD-07 excludes the first game, goes with draft and Dark Eclipse', () => {
    expect(compile({ players: 3, modules: ['m10', 'first-game'] })).toMatchObject({ ok: false, rule: 'MOD-06' })
    for (const players of [2, 3, 4, 5]) expect(compile({ players, modules: ['m10', 'draft', 'dark-eclipse', 'm6'] }).ok).toBe(true)
  })

  it('MOD-05 M10-02 five players use the five-player board, fewer the standard one', () => {
    const board = (of: Readonly<Parts>) => [of.darkDisc, of.initialPyramid, of.mainStepTiles, of.seatCocoa, of.dealtStartingTiles]
    for (const players of [2, 3, 4, 5]) expect(board(parts(players, ['m10']))).toEqual(board(parts(players, [])))
    expect(parts(5, ['m10'])).toMatchObject({
      darkDisc: [12, 11, 10],
      initialPyramid: ['p1-r0c1', 'p1-r1c3', 'p1-r2c0', 'p1-r3c2'],
      mainStepTiles: [5, 6, 4, 5],
    })
    expect(parts(4, ['m10'])).toMatchObject({ darkDisc: [12, 11, 10], mainStepTiles: [4, 5, 3, 4] })
    expect(parts(2, ['m10']).darkDisc).toEqual([10, 9, 8])
  })

  it('M10-03 the draft lays out 12 tiles with five players, else the base numbers', () => {
    for (const [players, size] of [[2, 6], [3, 8], [4, 10], [5, 12]] as const) {
      const t = table({ players, modules: ['m10', 'draft'], seed: players })
      expect(t.question).toBe('draft')
      expect(t.answers).toHaveLength(size)
      while (t.question === 'draft') t.play(t.answers[0] ?? '')
      finish(t)
      for (let seat = 0; seat < players; seat++) expect(places(t, seat).filter((place) => place === 'away')).toHaveLength(1)
    }
  })
})

describe('starting workers', () => {
  const chosen = ['keep:start-01+start-03', 'keep:start-02+start-15']

  it('M10-04 one of three returns to the box; two are placed on two different boards', () => {
    const t = twoPlayers().play(...chosen).play('gain:1-wood')
    expect([t.question, t.seat]).toEqual(['place-worker', 0])
    expect(t.answers).toEqual(['place-on:palace', 'place-on:forest', 'place-on:stone-quarry'])
    expect(t.log('worker-returned')).toMatchObject([{ rule: 'M10-04', seat: 0, worker: 'worker-0-2' }])
    expect(t.refused('place-on:alchemy').rule).toBe('TEO-STD-13')
    t.play('place-on:forest')
    expect(t.refused('place-on:forest').rule).toBe('TEO-STD-13')
    t.play('place-on:palace')
    expect([t.question, t.seat]).toEqual(['place-worker', 1])
    finish(t)
    expect(places(t, 0)).toEqual(['forest', 'palace', 'away', 'wheel'])
    expect(places(t, 1)).toHaveLength(4)
    expect(places(t, 1).slice(2)).toEqual(['away', 'wheel'])
    expect(t.why('worker-0-2', 0)).toMatchObject({ reason: 'worker-not-in-play' })
    expect(t.refused('move:worker-0-2').rule).toBe('TEO-PSETUP-06')
  })

  it('M10-04 M6-13 with the tile "2x 5" both may start on Alchemy', () => {
    const tiles = ['start-e1 gd-mask-a', 'start-15', 'start-04', 'start-13', 'start-02', 'start-03', 'start-17', 'start-18']
    const t = setUpTable({ players: 2, modules: ['m10', 'm6'], tiles, neutrals: NEUTRALS })
    t.play('keep:start-e1+start-15', 'keep:start-02+start-17', 'power-up:worker-0-1', 'take:gd-mask-a')
    expect(t.answers).toEqual(['place-on:forest', 'place-on:alchemy', 'place-on:nobles'])
    t.play('place-on:alchemy', 'place-on:alchemy')
    expect(t.player(0).workers).toEqual({ 'worker-0-0': 'alchemy 1', 'worker-0-1': 'alchemy 2', 'worker-0-2': 'away 1', 'worker-0-3': 'wheel 3' })
    expect(t.seat).toBe(1)
  })

  it('M10-05 power-up symbols go to the workers that stay', () => {
    const tiles = ['start-06', 'start-10', 'start-04', 'start-13', 'start-02', 'start-15', 'start-17', 'start-18']
    const t = twoPlayers({ tiles }).play('keep:start-06+start-10', 'keep:start-02+start-15')
    expect(t.question).toBe('power-up-starting')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(t.refused('power-up:worker-0-2')).toMatchObject({ rule: 'TEO-STD-06' })
    t.play('power-up:worker-0-0')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    t.play('power-up:worker-0-0')
    expect(t.worker('worker-0-0')).toBe('hand 3')
  })
})

describe('neutral and common workers', () => {
  const neutrals = (t: Table) => t.summary()['neutrals']
  const commons = (t: Table) => t.summary()['commonWorkers']

  it('M10-06 M10-07 two workers of every unused colour stand on the two boards of one tile each', () => {
    const t = finish(twoPlayers())
    expect(neutrals(t)).toEqual([['alchemy', 'nobles'], ['gold-deposits', 'stone-quarry'], ['decorations', 'construction']])
    for (const [players, colours] of [[3, 2], [4, 1], [5, 0]] as const) {
      const more = finish(table({ players, modules: ['m10'], seed: players }))
      const found = neutrals(more) as readonly (readonly string[])[]
      expect(found).toHaveLength(colours)
      for (const boards of found) expect(new Set(boards).size).toBe(2)
      expect(more.log('neutral')).toHaveLength(2 * colours)
    }
  })

  it('M10-08 a used tile goes to the bottom of the deck: it is not drawn again, at eclipses neither', () => {
    const t = twoPlayers({ neutrals: [] }).play('keep:start-01+start-03', 'keep:start-02+start-15')
    while (t.seat !== 'chance') t.play(t.answers[0] ?? '')
    for (const [n, name] of NEUTRALS.entries()) {
      expect(t.answers).toHaveLength(18 - n)
      draw(t, name)
    }
    expect(t.question).toBe('turn')
    const zone = t.g.rules.zones.find((known) => known.name === 'starting-tile-bottom')
    expect(startingNames.filter((_, tile) => (t.g.s[zone?.at ?? 0] & (1 << tile)) !== 0)).toEqual([...NEUTRALS].sort())
    t.g.s[LIGHT] = 9 // the next turn of the Last Player brings the first eclipse near
    let drawn = 0
    for (let n = 0; n < 400 && drawn < 3; n++) {
      if (t.seat === 'chance') {
        if (t.question === 'draw-starting-tile') {
          expect(t.answers).toHaveLength(13 - drawn++)
          for (const name of NEUTRALS) expect(t.offers(`draw-starting-tile:${name}`)).toBe(false)
        }
        question(t.g)
        advance(t.g, t.g.options[0], t.g.seat)
      } else t.play(t.answers.find((key) => key === 'collect-cocoa') ?? t.answers[0] ?? '')
    }
    expect(drawn).toBe(3)
  })

  it('M10-08 M6-15 a tile that shows a board twice is put aside for neutral workers only', () => {
    const tiles = ['start-05', 'start-15', 'start-04', 'start-13', 'start-02', 'start-03', 'start-17', 'start-18']
    const t = setUpTable({ players: 2, modules: ['m10', 'm6'], tiles, neutrals: [] })
    t.play('keep:start-15+start-04', 'keep:start-02+start-17')
    while (t.seat !== 'chance') t.play(t.answers[0] ?? '')
    for (let n = 0; n < 5; n++) {
      expect(t.question).toBe('draw-starting-tile')
      expect(t.answers).toHaveLength(n < 3 ? 19 - n : 20 - n)
      expect(t.offers('draw-starting-tile:start-e1')).toBe(n >= 3)
      expect(t.offers('draw-starting-tile:start-e2')).toBe(true)
      draw(t, NEUTRALS[n] ?? '')
    }
    expect(t.question).toBe('turn')
  })

  it('M10-09 three common workers stand on the first three different boards of two tiles, at every player count', () => {
    const t = finish(twoPlayers())
    expect(commons(t)).toEqual(['palace', 'forest', 'stone-quarry']) // start-01 shows 1, 2 and start-03 shows 2, 3
    expect(t.log('common-worker')).toHaveLength(3)
    const other = finish(twoPlayers({ neutrals: ['start-09', 'start-02', 'start-10', 'start-08', 'start-17'] }))
    expect(commons(other)).toEqual(['nobles', 'decorations', 'stone-quarry']) // 6, 7 and 3, 8: the fourth board is left
    const twice = finish(twoPlayers({ modules: ['m6', 'm10'], neutrals: ['start-09', 'start-02', 'start-10', 'start-e1', 'start-17'] }))
    expect(commons(twice)).toEqual(['alchemy', 'stone-quarry', 'construction']) // 5, 5 and 3, 8
    for (const players of [3, 4, 5]) {
      const more = finish(table({ players, modules: ['m10'], seed: 10 + players }))
      expect(new Set(commons(more) as readonly string[]).size).toBe(3)
    }
  })

  it('M10-28 eclipses 1 and 2 re-place the neutral workers from the deck; common workers stay', () => {
    const seats = [{ cocoa: 9, workers: ['forest 1', 'forest 1'] }, { cocoa: 9, workers: ['nobles 1', 'nobles 1'] }]
    const before = { commonWorkers: ['palace', 'forest', 'nobles'], neutrals: [['forest', 'nobles'], ['palace', 'alchemy'], ['forest', 'alchemy']] }
    for (const [eclipses, dark] of [[0, 9], [1, 8]] as const) {
      const chance = ['start-09', 'start-02', 'start-10'].map((name) => `draw-starting-tile:${name}`)
      const calendar = { eclipses, light: 10 - eclipses, due: 1 }
      const t = table({ modules: ['m10'], position: { at: 'eclipse', turn: 1, calendar, seats, ...before }, chance })
      t.play('salary:3', 'salary:3')
      expect(neutrals(t)).toEqual([['alchemy', 'nobles'], ['gold-deposits', 'stone-quarry'], ['decorations', 'construction']])
      expect(commons(t)).toEqual(['palace', 'forest', 'nobles'])
      expect(t.summary()['calendar']).toMatchObject({ light: 0, dark, eclipses: eclipses + 1 })
      expect(t.question).toBe('turn')
    }
  })

  it('M10-28 with five players the dark disc goes to 11, then 10, and nobody is re-placed', () => {
    for (const [eclipses, dark] of [[0, 11], [1, 10]] as const) {
      const position = { at: 'eclipse', turn: 4, calendar: { eclipses, light: 12 - eclipses, due: 1 }, commonWorkers: ['palace', 'forest', 'nobles'] }
      const t = table({ players: 5, modules: ['m10'], position })
      expect(t.question).toBe('turn')
      expect(t.summary()).toMatchObject({ calendar: { light: 0, dark }, neutrals: [], commonWorkers: ['palace', 'forest', 'nobles'] })
    }
  })
})
