import { asked, askedFor, countSet, EMPTY, encodeView, eventsFor, nextIn, UNKNOWN, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { startingNames } from '../answers.ts'
import { startingTiles } from '../content/index.ts'
import { DISC_DEALT, PICK, START_BOX, START_DEALT } from '../state.ts'
import type { SeatView, Table } from '../testing.ts'
import { baseStartingTiles, type Deal, discoveryStack, setUpTable, stackTiles } from '../testing-setup.ts'

const idOf = (tile: string): string => tile.split(' ')[0] ?? ''
const withDiscovery = ['start-14', 'start-16']

/** Two players are dealt tiles; seat 0 gets these two and two more. */
function dealtTo(own: readonly string[], deal: Deal = {}): Table {
  const rest = baseStartingTiles.filter((name) => ![...withDiscovery, ...own.map(idOf)].includes(name))
  return setUpTable({ ...deal, tiles: [...own, ...rest.slice(0, 6)] })
}

/** Seat 0 has chosen these two tiles and receives what they show. */
function chosen(one: string, two: string, deal: Deal = {}): Table {
  const t = dealtTo([one, two], deal)
  const other = asked(t.g)[1]?.answers[0] ?? ''
  return t.play({ seat: 0, answer: `keep:${idOf(one)}+${idOf(two)}` }, { seat: 1, answer: other })
}

/** The goods of a seat, those that are not zero. */
function goods(seat: SeatView): Record<string, number> {
  const { cocoa, wood, stone, gold, vp, avenue, temples } = seat
  return Object.fromEntries(Object.entries({ cocoa, wood, stone, gold, vp, avenue, ...temples }).filter(([, n]) => n !== 0))
}

/** Every seat with nothing but places to decide takes the first ones. */
function placeAll(t: Table): Table {
  while (t.question === 'place-worker' || t.question === 'resources') t.play(t.answers[0] ?? '')
  return t
}

const boxed = (t: Table): string[] => {
  const found: string[] = []
  for (let tile = nextIn(t.g.s, START_BOX, 1, 0); tile >= 0; tile = nextIn(t.g.s, START_BOX, 1, tile + 1)) found.push(startingNames[tile])
  return found
}

describe('dealing', () => {
  it('TEO-STD-01 three workers of power 1 wait off the board', () => {
    const t = dealtTo(['start-01', 'start-03'])
    for (const seat of [0, 1]) {
      expect(Object.values(t.player(seat).workers)).toEqual(['hand 1', 'hand 1', 'hand 1', 'wheel 3'])
    }
  })

  it('TEO-STD-02 four random starting tiles for each player, all different', () => {
    const tiles = baseStartingTiles.filter((name) => !withDiscovery.includes(name))
    for (const players of [2, 3, 4]) {
      for (const n of [0, 1, 4, 4 * players - 1]) {
        const t = setUpTable({ players, tiles: tiles.slice(0, n) }, 'neutrals')
        expect(t.question).toBe('draw-starting-tile')
        const left = baseStartingTiles.filter((name) => !tiles.slice(0, n).includes(name))
        expect(t.answers).toEqual(left.map((name) => `draw-starting-tile:${name}`))
      }
      const t = setUpTable({ players, tiles: tiles.slice(0, 4 * players) }, 'neutrals')
      expect(t.question).toBe('starting-tiles')
      const hands = Array.from({ length: players }, (_, seat) =>
        Array.from(t.g.s.slice(START_DEALT + 4 * seat, START_DEALT + 4 * seat + 4), (tile) => startingNames[tile]),
      )
      expect(hands.flat()).toEqual(tiles.slice(0, 4 * players))
    }
  })

  it('TEO-STD-03 a discovery tile is drawn for each tile that shows one, and only its owner may look at it', () => {
    const drawing = setUpTable({ tiles: ['start-14'] }, 'neutrals')
    expect(drawing.question).toBe('draw-discovery')
    expect(drawing.answers).toHaveLength(54 - 19)
    const t = dealtTo(['start-14 disc-cocoa-4-a', 'start-16 disc-move-any-b'])
    expect(t.question).toBe('starting-tiles') // nothing else asked for a discovery tile
    expect(discoveryStack(t)).toBe(54 - 19 - 2)
    const seenBy = (seat: number) => Array.from(view(t.g, seat).s.slice(DISC_DEALT, DISC_DEALT + 4))
    const [first, second] = seenBy(0)
    expect(t.g.rules.tileKind[first ?? 0]).toBe(t.g.rules.parts.discoveryKinds.findIndex((kind) => kind.id === 'disc-cocoa-4'))
    expect(t.g.rules.tileKind[second ?? 0]).toBe(t.g.rules.parts.discoveryKinds.findIndex((kind) => kind.id === 'disc-move-any'))
    expect(seenBy(0).slice(2)).toEqual([EMPTY, EMPTY])
    expect(seenBy(1)).toEqual([UNKNOWN, UNKNOWN, EMPTY, EMPTY])
    const whispers = (seat: number) => eventsFor(t.events, seat).filter((event) => event.type === 'discovery-dealt')
    expect(whispers(0)).toMatchObject([{ tile: 'disc-cocoa-4-a' }, { tile: 'disc-move-any-b' }])
    expect(whispers(1)).toEqual([])
  })
})

describe('choosing', () => {
  const own = ['start-01', 'start-03', 'start-08', 'start-13']
  const deal = () => setUpTable({ tiles: [...own, 'start-15', 'start-17', 'start-18', 'start-09'] })

  it('TEO-STD-04 all players choose at the same time, in any order, one of the six pairs', () => {
    const t = deal()
    expect(asked(t.g).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 starting-tiles', '1 starting-tiles'])
    expect(asked(t.g)[0]?.answers).toEqual([
      'keep:start-01+start-03', 'keep:start-01+start-08', 'keep:start-01+start-13',
      'keep:start-03+start-08', 'keep:start-03+start-13', 'keep:start-08+start-13',
    ])
    expect(asked(t.g)[1]?.answers).toHaveLength(6)
    t.play({ seat: 1, answer: 'keep:start-15+start-18' })
    expect(asked(t.g).map(({ seat }) => seat)).toEqual([0])
    expect(() => t.play({ seat: 1, answer: 'keep:start-15+start-17' })).toThrow('not of 1') // each once
    expect(() => t.play({ seat: 0, answer: 'keep:start-15+start-17' })).toThrow('not possible now') // the tiles of another seat
  })

  it('TEO-STD-04 a choice stays hidden until everybody has chosen', () => {
    const t = deal().play({ seat: 0, answer: 'keep:start-03+start-13' })
    const seen = view(t.g, 1)
    expect(seen.s[PICK]).toBe(UNKNOWN)
    expect(Array.from(seen.s.slice(START_DEALT, START_DEALT + 4))).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    expect(askedFor(t.g, 0)).toMatchObject([{ seat: 1, answers: [] }])
    expect(t.log('starting-tile')).toEqual([])
    const elsewise = deal().play({ seat: 0, answer: 'keep:start-01+start-08' })
    expect(encodeView(view(elsewise.g, 1))).toEqual(encodeView(seen)) // nothing tells the two apart
    t.play({ seat: 1, answer: 'keep:start-15+start-18' })
    const shown = t.log('starting-tile').map(({ seat, tile }) => `${seat} ${tile}`)
    expect(shown).toEqual(['0 start-03', '0 start-13', '1 start-15', '1 start-18'])
  })

  it('TEO-STD-04 the other two go to the box', () => {
    const t = deal().play({ seat: 0, answer: 'keep:start-03+start-13' }, { seat: 1, answer: 'keep:start-15+start-18' })
    expect(boxed(t)).toEqual(baseStartingTiles.filter((name) => !['start-03', 'start-13', 'start-15', 'start-18'].includes(name)))
  })
})

describe('receiving', () => {
  it('TEO-STD-05 everything on both chosen tiles, nothing of the discarded ones', () => {
    const t = chosen('start-15', 'start-17') // 1 wood, 2 stone, 3 gold; 3 cocoa, 2 wood, 3 stone
    expect(t.question).toBe('place-worker')
    expect(goods(t.player(0))).toEqual({ cocoa: 1 + 3, wood: 3, stone: 5, gold: 3 })
  })

  it('TEO-STD-06 a power-up raises one starting worker of choice, never the one on the wheel', () => {
    const t = chosen('start-06', 'start-15')
    expect(t.question).toBe('power-up-starting')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2'])
    expect(t.refused('power-up:worker-0-3')).toMatchObject({ rule: 'TEO-STD-06' })
    t.play('power-up:worker-0-1')
    expect(Object.values(t.player(0).workers)).toEqual(['hand 1', 'hand 2', 'hand 1', 'wheel 3'])
    expect(t.question).toBe('place-worker')
  })

  it('TEO-STD-06 two power-ups go on the same worker or on different ones', () => {
    const powers = (one: string, two: string) => {
      const t = chosen('start-10', 'start-11').play(`power-up:${one}`)
      expect(t.answers).toHaveLength(3)
      return Object.values(t.play(`power-up:${two}`).player(0).workers)
    }
    expect(powers('worker-0-2', 'worker-0-2')).toEqual(['hand 1', 'hand 1', 'hand 3', 'wheel 3'])
    expect(powers('worker-0-0', 'worker-0-1')).toEqual(['hand 2', 'hand 2', 'hand 1', 'wheel 3'])
  })

  it('TEO-STD-07 temple steps give their rewards at once, step by step', () => {
    const t = chosen('start-03', 'start-08') // blue twice: 1 resource each
    expect(t.question).toBe('resources')
    expect(t.player(0).temples.blue).toBe(1)
    expect(t.answers).toEqual(['gain:1-wood', 'gain:1-stone', 'gain:1-gold'])
    t.play('gain:1-gold')
    expect(t.player(0).temples.blue).toBe(2)
    t.play('gain:1-wood')
    expect(goods(t.player(0))).toEqual({ cocoa: 1 + 2, wood: 4 + 1, stone: 1 + 4, gold: 1, blue: 2 })
    const red = chosen('start-04', 'start-10').play('power-up:worker-0-0') // red 1 and 2: 1 VP each
    expect(goods(red.player(0))).toEqual({ cocoa: 1 + 5 + 5, gold: 2, vp: 2, red: 2 })
    const green = chosen('start-02', 'start-11').play('power-up:worker-0-0') // green 1 and 2: 1 cocoa each
    expect(goods(green.player(0))).toEqual({ cocoa: 1 + 5 + 2, stone: 2, gold: 3, green: 2 })
  })

  it('TEO-STD-08 a technology symbol: the lowest number on display, no gold, the step of its column', () => {
    const technologies = ['tech-17', 'tech-07', 'tech-09', 'tech-11', 'tech-13', 'tech-15']
    const t = chosen('start-05', 'start-15', { technologies })
    expect(t.question).toBe('resources') // tech-07 lies in the blue column
    t.play('gain:1-stone')
    expect(t.player(0).technologies).toEqual(['tech-07'])
    expect(goods(t.player(0))).toEqual({ cocoa: 1, wood: 1, stone: 3, gold: 2 + 3, blue: 1 })
  })

  it('TEO-STD-09 a second technology symbol goes on the lowest one not yet owned', () => {
    const t = chosen('start-05', 'start-07').play('gain:1-wood') // tech-01, then tech-03 in the red column
    expect(t.player(0).technologies).toEqual(['tech-01', 'tech-03'])
    t.play('gain:1-wood+1-stone')
    expect(goods(t.player(0))).toEqual({ cocoa: 1, wood: 2, stone: 1, gold: 2, blue: 1, red: 1, vp: 1 })
  })

  it('TEO-STD-10 nobody gains 3 VP for a technology marker placed in set-up', () => {
    const t = setUpTable({ tiles: ['start-05', 'start-13', 'start-15', 'start-17', 'start-07', 'start-18', 'start-01', 'start-08'] })
    t.play({ seat: 0, answer: 'keep:start-05+start-13' }, { seat: 1, answer: 'keep:start-07+start-18' })
    placeAll(t)
    expect(t.question).toBe('turn')
    expect([t.player(0).technologies, t.player(1).technologies]).toEqual([['tech-01'], ['tech-01']])
    expect([t.player(0).vp, t.player(1).vp]).toEqual([0, 0])
  })
})

describe('the discovery tile of a starting tile', () => {
  it('TEO-STD-11 it may be taken at its cost, after all other goods of both tiles', () => {
    // 1 wood is asked for the tile of start-14; only the second starting tile brings wood
    const t = chosen('start-14 mask-4-a', 'start-13')
    expect(t.question).toBe('starting-discovery')
    expect(t.answers).toEqual(['take:mask-4-a', 'decline'])
    expect(goods(t.player(0))).toEqual({ cocoa: 1 + 3, wood: 5, stone: 3, gold: 1 })
    t.play('take:mask-4-a')
    expect(t.player(0).tiles).toEqual(['mask-4-a'])
    expect(goods(t.player(0))).toEqual({ cocoa: 4, wood: 4, stone: 3, gold: 1 })
  })

  it('TEO-STD-11 the cocoa of a temple step pays for it, too', () => {
    const t = chosen('start-14 mask-1-a', 'start-02') // 2 cocoa and 1 gold; 1 cocoa of the seat and 1 of the green step
    expect(t.play('take:mask-1-a').player(0).tiles).toEqual(['mask-1-a'])
    expect(goods(t.player(0))).toEqual({ stone: 5, gold: 3, green: 1 })
  })

  it('TEO-STD-11 it may be declined', () => {
    const t = chosen('start-14 disc-cocoa-4-a', 'start-15').play('decline')
    expect(t.question).toBe('place-worker')
    expect(t.player(0).tiles).toEqual([])
    expect(t.player(0).gold).toBe(1 + 3)
  })

  it('TEO-STD-11 it is not offered to a player who cannot pay', () => {
    const t = chosen('start-14 mask-4-a', 'start-08').play('gain:1-gold') // no wood
    expect(t.question).toBe('place-worker')
    expect(t.player(0).tiles).toEqual([])
  })

  it('TEO-STD-11 with two such tiles each is decided on its own', () => {
    const both = () => chosen('start-14 disc-cocoa-4-a', 'start-16 disc-cocoa-4-b')
    const t = both().play('take:disc-cocoa-4-a')
    expect(t.answers).toEqual(['take:disc-cocoa-4-b', 'decline'])
    expect(t.play('take:disc-cocoa-4-b').player(0)).toMatchObject({ gold: 4 - 2, tiles: ['disc-cocoa-4-a', 'disc-cocoa-4-b'] })
    expect(both().play('decline', 'take:disc-cocoa-4-b').player(0)).toMatchObject({ gold: 3, tiles: ['disc-cocoa-4-b'] })
  })

  it('TEO-STD-12 a tile gained in set-up is first used in a turn', () => {
    const t = chosen('start-14 disc-cocoa-4-a', 'start-16 disc-temple-red-a').play('take:disc-cocoa-4-a')
    expect(t.question).toBe('starting-discovery')
    expect(t.answers).toEqual(['take:disc-temple-red-a', 'decline'])
    t.refused('use:disc-cocoa-4-a')
    t.play('take:disc-temple-red-a')
    while (t.question !== 'turn') {
      expect(t.answers.filter((key) => key.startsWith('use:'))).toEqual([])
      t.refused('use:disc-temple-red-a')
      t.play(t.answers[0] ?? '')
    }
    expect(t.answers.filter((key) => key.startsWith('use:'))).toEqual(['use:disc-temple-red-a', 'use:disc-cocoa-4-a'])
    expect(t.play('use:disc-cocoa-4-a').player(0).cocoa).toBe(1 + 2 + 4)
  })
})

describe('placing the workers', () => {
  it('TEO-STD-13 three different boards from the numbers on the two tiles', () => {
    const t = chosen('start-15', 'start-17') // 2, 6 and 3, 8
    expect(t.answers).toEqual(['place-on:forest', 'place-on:stone-quarry', 'place-on:nobles', 'place-on:construction'])
    for (const board of ['palace', 'gold-deposits', 'alchemy', 'decorations']) {
      expect(t.refused(`place-on:${board}`).rule).toBe('TEO-STD-13')
    }
    expect(t.why('palace')).toMatchObject({ reason: 'board-not-on-tiles', rule: 'TEO-STD-13' })
    t.play('place-on:nobles')
    expect(t.refused('place-on:nobles').rule).toBe('TEO-STD-13')
    expect(t.why('nobles')).toMatchObject({ reason: 'own-worker-on-board', rule: 'TEO-STD-13' })
    t.play('place-on:forest', 'place-on:construction')
    expect(Object.values(t.player(0).workers)).toEqual(['nobles 1', 'forest 1', 'construction 1', 'wheel 3'])
    expect(t.seat).toBe(1)
  })

  it('TEO-STD-13 the workers are placed after the bonuses, and may stand with the workers of others', () => {
    const t = chosen('start-06', 'start-15')
    expect(t.question).toBe('power-up-starting')
    placeAll(t.play('power-up:worker-0-2', 'place-on:nobles', 'place-on:gold-deposits', 'place-on:forest'))
    expect(t.worker('worker-0-2')).toBe('forest 2')
    const together = setUpTable({ tiles: ['start-15', 'start-17', 'start-01', 'start-03', 'start-13', 'start-18', 'start-08', 'start-09'] })
    together.play({ seat: 0, answer: 'keep:start-15+start-17' }, { seat: 1, answer: 'keep:start-13+start-18' })
    together.play('place-on:forest', 'place-on:nobles', 'place-on:stone-quarry') // seat 0
    together.play('place-on:forest', 'place-on:stone-quarry', 'place-on:alchemy') // seat 1
    expect(together.question).toBe('turn')
    expect([together.worker('worker-0-0'), together.worker('worker-1-0')]).toEqual(['forest 1', 'forest 1'])
  })

  it('TEO-STD-14 with four numbers the player picks three and says which worker goes where', () => {
    const t = chosen('start-06', 'start-17').play('power-up:worker-0-0') // 2, 4 and 3, 8
    t.play('place-on:construction', 'place-on:forest')
    expect(t.answers).toEqual(['place-on:stone-quarry', 'place-on:gold-deposits'])
    t.play('place-on:gold-deposits')
    expect(Object.values(t.player(0).workers)).toEqual(['construction 2', 'forest 1', 'gold-deposits 1', 'wheel 3'])
  })

  it('TEO-STD-14 with three numbers all three are used', () => {
    const t = chosen('start-15', 'start-18') // 2, 6 and 2, 7
    expect(t.answers).toEqual(['place-on:forest', 'place-on:nobles', 'place-on:decorations'])
    t.play('place-on:decorations', 'place-on:forest')
    expect(t.answers).toEqual(['place-on:nobles'])
    expect(Object.values(t.play('place-on:nobles').player(0).workers)).toEqual(['decorations 1', 'forest 1', 'nobles 1', 'wheel 3'])
  })

  it('TEO-STD-15 tiles are received in player order, from the First Player on', () => {
    const tiles = [
      'start-15', 'start-17', 'start-01', 'start-03', // seat 0
      'start-13', 'start-18', 'start-08', 'start-09', // seat 1
      'start-06', 'start-02', 'start-04', 'start-05', // seat 2
    ]
    const t = setUpTable({ players: 3, first: 1, tiles })
    t.play({ seat: 0, answer: 'keep:start-15+start-17' }, { seat: 2, answer: 'keep:start-06+start-02' })
    t.play({ seat: 1, answer: 'keep:start-13+start-18' })
    const order: unknown[] = []
    while (t.question !== 'turn') {
      if (order.at(-1) !== t.seat) order.push(t.seat)
      t.play(t.answers[0] ?? '')
    }
    expect(order).toEqual([1, 2, 0])
    expect(t.seat).toBe(1)
  })

  it('TEO-STD-16 in the end all starting tiles are in the box and unclaimed discovery tiles in the stack', () => {
    const tiles = [
      'start-14 disc-cocoa-4-a', 'start-13', 'start-15', 'start-17', // kept, its tile is taken
      'start-16 disc-cocoa-4-b', 'start-18', 'start-01', 'start-03',
    ]
    const t = setUpTable({ tiles })
    t.play({ seat: 0, answer: 'keep:start-14+start-13' }, { seat: 1, answer: 'keep:start-18+start-01' }) // seat 1 discards its tile
    placeAll(t.play('take:disc-cocoa-4-a'))
    expect(t.question).toBe('turn')
    expect(boxed(t)).toEqual(baseStartingTiles)
    expect(countSet(t.g.s, START_BOX, 1)).toBe(18)
    expect(stackTiles(t)).toContain('disc-cocoa-4-b')
    expect(stackTiles(t)).not.toContain('disc-cocoa-4-a')
    expect(discoveryStack(t)).toBe(54 - 19 - 1)
    const declined = setUpTable({ tiles })
    declined.play({ seat: 0, answer: 'keep:start-14+start-13' }, { seat: 1, answer: 'keep:start-16+start-01' })
    placeAll(placeAll(declined.play('decline')).play('decline'))
    expect(declined.question).toBe('turn')
    expect(stackTiles(declined)).toEqual(expect.arrayContaining(['disc-cocoa-4-a', 'disc-cocoa-4-b']))
    expect(discoveryStack(declined)).toBe(54 - 19)
    expect(boxed(declined)).toEqual(baseStartingTiles)
  })
})

describe('the 18 tiles', () => {
  // what each gives on top of the 1 cocoa of the First Player and of start-15 (or start-13 for start-15 itself)
  const rows: readonly (readonly [tile: string, boards: readonly string[], answers: readonly string[], gains: Record<string, number>])[] = [
    ['start-01', ['palace', 'forest'], [], { avenue: 1, cocoa: 2, wood: 3 }],
    ['start-02', ['stone-quarry', 'gold-deposits'], [], { green: 1, cocoa: 1, stone: 2, gold: 3 }],
    ['start-03', ['forest', 'stone-quarry'], ['gain:1-gold'], { blue: 1, gold: 1, wood: 4, stone: 1 }],
    ['start-04', ['palace', 'gold-deposits'], [], { red: 1, vp: 1, cocoa: 5, gold: 2 }],
    ['start-05', ['gold-deposits', 'alchemy'], ['gain:1-gold'], { blue: 1, gold: 3 }],
    ['start-06', ['forest', 'gold-deposits'], ['power-up:worker-0-0'], { wood: 3, gold: 2 }],
    ['start-07', ['alchemy', 'construction'], ['gain:1-wood', 'gain:1-wood+1-gold'], { blue: 1, wood: 2, gold: 1 }],
    ['start-08', ['nobles', 'decorations'], ['gain:1-wood'], { blue: 1, wood: 1, cocoa: 2, stone: 4 }],
    ['start-09', ['alchemy', 'nobles'], ['gain:1-wood'], { blue: 1, red: 1, green: 1, wood: 1, vp: 1, cocoa: 1 }],
    ['start-10', ['decorations', 'construction'], ['power-up:worker-0-0'], { red: 1, vp: 1, cocoa: 5 }],
    ['start-11', ['nobles', 'construction'], ['power-up:worker-0-0'], { green: 1, cocoa: 6 }],
    ['start-12', ['alchemy', 'decorations'], ['gain:1-wood', 'gain:2-stone'], { blue: 1, red: 1, wood: 1, vp: 1, stone: 2 }],
    ['start-13', ['stone-quarry', 'alchemy'], [], { cocoa: 3, wood: 5 }],
    ['start-14 disc-move-any-a', ['stone-quarry', 'decorations'], ['take:disc-move-any-a'], { stone: 3, gold: 1 }],
    ['start-15', ['forest', 'nobles'], [], { wood: 1, stone: 2, gold: 3 }],
    ['start-16 disc-move-any-a', ['gold-deposits', 'construction'], ['take:disc-move-any-a'], { cocoa: 2, gold: 3 }],
    ['start-17', ['stone-quarry', 'construction'], [], { cocoa: 3, wood: 2, stone: 3 }],
    ['start-18', ['forest', 'decorations'], [], { avenue: 1, wood: 1, stone: 2 }],
  ]
  const partners: Readonly<Record<string, { gains: Record<string, number>; boards: readonly string[] }>> = {
    'start-15': { gains: { wood: 1, stone: 2, gold: 3 }, boards: ['forest', 'nobles'] },
    'start-13': { gains: { cocoa: 3, wood: 5 }, boards: ['stone-quarry', 'alchemy'] },
  }
  const sum = (...all: Record<string, number>[]): Record<string, number> => {
    const total: Record<string, number> = {}
    for (const one of all) for (const [name, n] of Object.entries(one)) total[name] = (total[name] ?? 0) + n
    return total
  }

  it('TEO-START-01 every tile is listed', () => {
    expect(rows.map(([tile]) => idOf(tile))).toEqual(startingTiles.map((tile) => tile.id))
  })

  for (const [tile, boards, answers, gains] of rows) {
    it(`TEO-START-01 TEO-DATA-09 ${idOf(tile)} gives its goods once and names its two boards`, () => {
      const partner = tile === 'start-15' ? 'start-13' : 'start-15'
      const t = chosen(tile, partner).play(...answers)
      expect(t.question).toBe('place-worker')
      expect(goods(t.player(0))).toEqual(sum({ cocoa: 1 }, gains, partners[partner]?.gains ?? {}))
      expect(t.player(0).technologies).toEqual(tile === 'start-05' || tile === 'start-07' ? ['tech-01'] : [])
      expect(t.player(0).tiles).toEqual(tile.split(' ').slice(1))
      expect(t.worker('worker-0-0')).toBe(answers.includes('power-up:worker-0-0') ? 'hand 2' : 'hand 1')
      const places = new Set([...boards, ...(partners[partner]?.boards ?? [])].map((board) => `place-on:${board}`))
      expect([...t.answers].sort()).toEqual([...places].sort())
    })
  }

  it('TEO-START-01 free choices are made when the tile is resolved', () => {
    const t = chosen('start-07', 'start-15')
    expect(t.play('gain:1-wood').question).toBe('resources')
    expect(t.answers).toEqual([
      'gain:2-wood', 'gain:1-wood+1-stone', 'gain:1-wood+1-gold', 'gain:2-stone', 'gain:1-stone+1-gold', 'gain:2-gold',
    ])
  })

  it('TEO-START-02 the tile with a power-up and 3 wood gives 2 gold, not 2 stone', () => {
    expect(goods(chosen('start-06', 'start-13').play('power-up:worker-0-0').player(0))).toEqual({ cocoa: 1 + 3, wood: 3 + 5, gold: 2 })
  })

  it('TEO-START-03 the tile of boards 5 and 7 gives blue, red and 2 resources of choice', () => {
    const t = chosen('start-12', 'start-13').play('gain:1-stone', 'gain:1-stone+1-gold')
    expect(goods(t.player(0))).toEqual({ cocoa: 1 + 3, wood: 5, stone: 2, gold: 1, blue: 1, red: 1, vp: 1 })
  })
})
