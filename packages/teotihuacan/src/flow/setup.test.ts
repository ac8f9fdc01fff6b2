import { bits, sizeOf, SPECTATOR, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { workerNames } from '../answers.ts'
import { compile } from '../compile.ts'
import { decorationTiles, discoveryTiles, pyramidTiles, technologies, templeBonuses } from '../content/index.ts'
import { DECO_STACK, DISC_STACK, DISC_WORDS, ICON, PYR_STACK } from '../state.ts'
import { table } from '../testing.ts'
import { baseDiscoveries, discoveryStack, laidOut, setUpTable, stackTiles, tilesOnGrey, tilesOnStep } from '../testing-setup.ts'

const sorted = (names: Iterable<string>): string[] => [...names].sort()
const keysOf = (verb: string, names: readonly string[]): string[] => names.map((name) => `${verb}:${name}`)
const counts = [2, 3, 4] as const

/** A set-up that stops where the starting tiles are dealt: the board is ready. */
const boardReady = (players: number, turns = [0]) => setUpTable({ players, turns }, 'tiles')

describe('action boards', () => {
  it('TEO-SETUP-01 TEO-TERM-07 boards 2 to 7 are dealt to S2, S3, S4, S6, S7, S8; Palace and Construction stay', () => {
    const dealt = ['nobles', 'forest', 'decorations', 'gold-deposits', 'alchemy', 'stone-quarry']
    for (const [i, board] of dealt.entries()) {
      const t = setUpTable({ boards: dealt.slice(0, i) }, 'royals')
      expect(t.question).toBe('deal-board')
      expect(sorted(t.answers)).toEqual(sorted(keysOf('deal-board', dealt.slice(i))))
      expect(t.answers).toContain(`deal-board:${board}`)
    }
    expect(setUpTable({ boards: dealt }, 'royals').summary()['ring']).toEqual([
      'palace', 'nobles', 'forest', 'decorations', 'construction', 'gold-deposits', 'alchemy', 'stone-quarry',
    ])
  })

  it('TEO-SETUP-02 one royal tile of each category, laid left to right', () => {
    const drawn = ['royal-a-09', 'royal-b-06', 'royal-c-03']
    const choices = [0, 1, 2].map((n) => setUpTable({ royals: drawn.slice(0, n) }, 'technologies').answers)
    expect(choices).toEqual([
      keysOf('draw-royal', ['royal-a-04', 'royal-a-05', 'royal-a-09']),
      keysOf('draw-royal', ['royal-b-02', 'royal-b-06', 'royal-b-07']),
      keysOf('draw-royal', ['royal-c-01', 'royal-c-03', 'royal-c-08']),
    ])
    expect(setUpTable({ royals: drawn }, 'technologies').summary()['royals']).toEqual(drawn)
  })

  it('TEO-SETUP-03 a plain draw of 6 from 9 technologies, sorted by number', () => {
    const drawn = ['tech-17', 'tech-09', 'tech-13', 'tech-01', 'tech-15', 'tech-11']
    const left = technologies.map((tile) => tile.id)
    for (const [i, name] of drawn.entries()) {
      const t = setUpTable({ technologies: drawn.slice(0, i) }, 'bonuses')
      expect(t.answers).toEqual(keysOf('draw-technology', left))
      left.splice(left.indexOf(name), 1)
    }
    // two 2-gold tiles lie in the first row
    expect(boardReadyWith(drawn)).toEqual(['tech-01', 'tech-09', 'tech-11', 'tech-13', 'tech-15', 'tech-17'])
    // and a 1-gold tile in the second
    const cheap = ['tech-07', 'tech-05', 'tech-03', 'tech-01', 'tech-17', 'tech-09']
    expect(boardReadyWith(cheap)).toEqual(['tech-01', 'tech-03', 'tech-05', 'tech-07', 'tech-09', 'tech-17'])
  })

  it('TEO-SETUP-04 the columns of Alchemy belong to blue, red and green, in both rows', () => {
    const shown = ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15', 'tech-17']
    const steps = shown.map((technology) => {
      const t = table({ position: { seats: [{ cocoa: 1, gold: 2, workers: ['palace 1', 'alchemy 1'] }] } })
      const { blue, red, green } = t.play('move:worker-0-0', 'to:alchemy', 'main-action', `develop:${technology}`).player(0).temples
      return `${blue}${red}${green}`
    })
    expect(steps).toEqual(['100', '010', '001', '100', '010', '001'])
  })

  it('TEO-SETUP-05 one of 7 temple bonus tiles on the penultimate step of each temple', () => {
    const drawn = ['bonus-workers', 'bonus-flat-15', 'bonus-avenue']
    const left = templeBonuses.map((tile) => tile.id)
    for (const [i, name] of drawn.entries()) {
      expect(setUpTable({ bonuses: drawn.slice(0, i) }, 'decorations').answers).toEqual(keysOf('draw-temple-bonus', left))
      left.splice(left.indexOf(name), 1)
    }
    expect(setUpTable({ bonuses: drawn }, 'decorations').summary()['bonuses']).toEqual(drawn)
    // blue, red, green; unlocked on step 10, not on 9
    const bonuses = { blue: 'bonus-workers', red: 'bonus-flat-15', green: 'bonus-avenue' }
    const bonusVp = (temple: string, step: number) => {
      const seats = [{ cocoa: 3, avenue: 0, temples: { [temple]: step } }, { cocoa: 3 }]
      return table({ position: { at: 'eclipse', calendar: { eclipses: 2 }, bonuses, seats } }).play('salary:3', 'salary:3').player(0).vp
    }
    expect([bonusVp('blue', 10), bonusVp('red', 10), bonusVp('green', 10)]).toEqual([12, 15, 0])
    expect([bonusVp('blue', 9), bonusVp('red', 9)]).toEqual([0, 0])
  })
})

const boardReadyWith = (drawn: readonly string[]): readonly unknown[] => {
  const shown = setUpTable({ technologies: drawn }, 'bonuses').summary()['technologies']
  return Array.isArray(shown) ? shown : []
}

describe('calendar and buildings', () => {
  it('TEO-SETUP-06 TEO-DATA-02 light disc on 0, dark disc on 10, 11 or 12', () => {
    for (const players of counts) {
      expect(boardReady(players).summary()['calendar']).toEqual({ light: 0, dark: 8 + players, eclipses: 0, due: 0 })
    }
  })

  it('TEO-SETUP-07 TEO-COMP-03 eleven buildings: all spaces but the leftmost are covered', () => {
    expect(boardReady(2).nobles()).toEqual([])
    expect(boardReady(2).summary()['buildingsTaken']).toBe(0)
    // the leftmost space is the only one visible: its 5 is the value of an Avenue step
    const seats = [{ cocoa: 3, avenue: 1 }, { cocoa: 3 }]
    expect(table({ position: { at: 'eclipse', seats } }).player(0).vp).toBe(5)
    // eleven buildings can be taken, not twelve
    const nobles = (built: object) =>
      table({ position: { nobles: built, seats: [{ wood: 2, workers: ['decorations 1'] }] } }).play('move:worker-0-0', 'to:nobles')
    expect(nobles({ top: 4, centre: 3, bottom: 3 }).offers('main-action')).toBe(true)
    expect(nobles({ top: 4, centre: 4, bottom: 3 }).refused('main-action').rule).toBe('TEO-MAIN-NOBLE-09')
  })
})

describe('decorations and pyramid', () => {
  it('TEO-SETUP-08 four decorations are revealed, the rest stays face down', () => {
    const ids = decorationTiles.map((tile) => tile.id)
    expect(setUpTable({}, 'decorations').answers).toEqual(keysOf('draw-decoration', ids))
    const t = setUpTable({}, 'pyramidDisplay')
    expect(t.question).toBe('draw-pyramid-tile')
    expect(t.summary()['decorationDisplay']).toEqual(ids.slice(0, 4))
    expect(t.summary()['stacks']).toMatchObject({ decorations: 11 })
    expect(sizeOf(view(t.g, 0), DECO_STACK, 1)).toBe(11) // a number of tiles, not which
    expect(bits(t.g.s[DECO_STACK])).toBe(11)
  })

  it('TEO-SETUP-09 three pyramid tiles are revealed, the rest stays face down', () => {
    const ids = pyramidTiles.map((tile) => tile.id)
    expect(setUpTable({}, 'pyramidDisplay').answers).toEqual(keysOf('draw-pyramid-tile', ids))
    const t = boardReady(2)
    expect(t.summary()['pyramidDisplay']).toEqual(ids.slice(0, 3))
    expect(sizeOf(view(t.g, 0), PYR_STACK, 1)).toBe(32 - 3 - 14)
  })

  it('TEO-SETUP-10 TEO-DATA-10 further tiles are drawn for the pattern of the player count', () => {
    const rows = ['p1-r1c0', 'p1-r1c1', 'p1-r1c2', 'p1-r1c3', 'p1-r2c0', 'p1-r2c1', 'p1-r2c2', 'p1-r2c3']
    const patterns = {
      2: [...rows, 'p1-r0c0', 'p1-r0c1', 'p1-r3c2', 'p1-r3c3', 'p2-r0c0', 'p2-r2c2'],
      3: [...rows, 'p2-r1c0', 'p2-r1c2'],
      4: ['p1-r0c1', 'p1-r0c2', 'p1-r1c0', 'p1-r1c3', 'p1-r2c0', 'p1-r2c3', 'p1-r3c1', 'p1-r3c2'],
    }
    for (const players of counts) {
      const summary = boardReady(players).summary()
      const pyramid = Object.entries(summary['pyramid'] ?? {})
      expect(sorted(pyramid.map(([slot]) => slot))).toEqual(sorted(patterns[players]))
      expect(new Set(pyramid.map(([, tile]) => tile)).size).toBe(patterns[players].length)
      expect(summary['stacks']).toMatchObject({ pyramid: 29 - patterns[players].length })
      expect(summary['pyramidComplete']).toBe(false)
    }
    // none of the tiles on display can come up
    expect(setUpTable({}, 'startingPyramid').answers).toHaveLength(29)
  })

  it('TEO-SETUP-11 each starting tile lies in a random rotation and nobody scores for it', () => {
    const first = setUpTable({}, 'startingPyramid', ['draw-pyramid-tile:pyr-04'])
    expect(first.question).toBe('turn-pyramid-tile')
    expect(first.answers).toEqual(['turn-pyramid-tile:0', 'turn-pyramid-tile:90', 'turn-pyramid-tile:180', 'turn-pyramid-tile:270'])
    const t = boardReady(4, [0, 1, 2, 3])
    const turns = Object.values(t.summary()['pyramid'] ?? {}).map((tile) => String(tile).split('@')[1])
    expect(sorted(turns)).toEqual(['0', '0', '180', '180', '270', '270', '90', '90'])
    for (const seat of [0, 1, 2, 3]) {
      expect(t.player(seat)).toMatchObject({ vp: 0, pyramidTrack: 0, temples: { blue: 0, red: 0, green: 0 } })
    }
    expect(t.log('score')).toEqual([])
  })

  it('TEO-SETUP-11 a turned tile shows its icons turned', () => {
    // pyr-04 is g - b R clockwise from the top left; a quarter turn brings R to the top left
    const cells = [0, 1, 2, 3].map((turn) => {
      const t = setUpTable({ turns: [turn] }, 'discoveries')
      const summary = Object.entries(t.summary()['pyramid'] ?? {}).find(([, tile]) => String(tile).startsWith('pyr-04'))
      expect(summary?.[1]).toBe(`pyr-04@${90 * turn}`)
      expect(t.g.rules.broken(t.g)).toEqual([]) // the grid of visible icons agrees with the tiles
      return t.g.s.slice(ICON, ICON + 64).join()
    })
    expect(new Set(cells).size).toBe(4)
  })
})

describe('discovery tiles', () => {
  it('TEO-SETUP-12 all 54 tiles form one face-down stack', () => {
    const t = setUpTable({}, 'discoveries')
    expect(t.question).toBe('draw-discovery')
    expect(t.answers).toEqual(keysOf('draw-discovery', discoveryTiles.map((tile) => tile.id)))
    const seen = view(t.g, SPECTATOR)
    expect(sizeOf(seen, DISC_STACK, DISC_WORDS)).toBe(54)
    expect(seen.s.slice(DISC_STACK, DISC_STACK + DISC_WORDS).every((word) => word === 0)).toBe(true)
  })

  it('TEO-SETUP-13 one tile each on Palace, Forest, Stone Quarry, Gold Deposits and Decorations', () => {
    expect(boardReady(3).summary()['discoveries']).toEqual({
      palace: baseDiscoveries[0],
      forest: baseDiscoveries[1],
      'stone-quarry': baseDiscoveries[2],
      'gold-deposits': baseDiscoveries[3],
      decorations: baseDiscoveries[4],
    })
  })

  it('TEO-SETUP-14 three, two and one tiles on the grey spaces of the Avenue', () => {
    const t = boardReady(3)
    expect([0, 1, 2].map((grey) => tilesOnGrey(t, grey))).toEqual([
      baseDiscoveries.slice(5, 8), baseDiscoveries.slice(8, 10), baseDiscoveries.slice(10, 11),
    ])
  })

  it('TEO-SETUP-15 TEO-DATA-01 tiles on the main temple steps by player count', () => {
    const found = counts.map((players) => {
      const t = boardReady(players)
      const steps = [['blue', 4], ['red', 5], ['green', 3], ['green', 6]] as const
      const laid = steps.map(([temple, step]) => tilesOnStep(t, temple, step))
      expect(laid.flat()).toEqual(baseDiscoveries.slice(11, laidOut[players]))
      expect(stackTiles(t)).toEqual(baseDiscoveries.slice(laidOut[players]))
      expect(discoveryStack(t)).toBe(54 - laidOut[players])
      return laid.map((tiles) => tiles.length).join(' ')
    })
    expect(found).toEqual(['2 3 1 2', '3 4 2 3', '4 5 3 4'])
  })
})

describe('players', () => {
  const atTiles = (players: number, first: number) => setUpTable({ players, first }, 'tiles')
  const cocoa = (players: number, first: number) => {
    const t = atTiles(players, first)
    return Array.from({ length: players }, (_, seat) => t.player(seat).cocoa)
  }

  it('TEO-PSETUP-01 every player has one colour with four workers; the unused colours have none', () => {
    for (const players of counts) {
      const t = atTiles(players, 0)
      const inGame = workerNames.filter((name) => t.worker(name) !== 'away 0')
      expect(inGame).toEqual(workerNames.slice(0, 4 * players))
      expect(t.summary()['seats']).toHaveLength(players)
    }
  })

  it('TEO-PSETUP-02 TEO-PSETUP-03 TEO-PSETUP-04 a random First Player; 1, 2, 2, 3 cocoa clockwise from there', () => {
    for (const players of counts) {
      const t = setUpTable({ players }, 'first')
      expect(t.question).toBe('first-player')
      expect(t.answers).toEqual(Array.from({ length: players }, (_, seat) => `first-player:${seat}`))
    }
    expect([cocoa(2, 0), cocoa(2, 1)]).toEqual([[1, 3], [3, 1]])
    expect([cocoa(3, 0), cocoa(3, 1), cocoa(3, 2)]).toEqual([[1, 2, 3], [3, 1, 2], [2, 3, 1]])
    expect([cocoa(4, 0), cocoa(4, 2)]).toEqual([[1, 2, 2, 3], [2, 3, 1, 2]])
  })

  it('TEO-PSETUP-02 TEO-PSETUP-04 the First Player opens the game and order runs clockwise', () => {
    const t = setUpTable({ players: 4, modules: ['first-game'], first: 2 })
    const order: unknown[] = []
    for (let turn = 0; turn < 5; turn++) {
      order.push(t.seat)
      t.play(t.answers.find((key) => key.startsWith('move:')) ?? '')
      t.play(t.answers.find((key) => key.startsWith('to:')) ?? '', 'collect-cocoa', 'end-turn')
    }
    expect(order).toEqual([2, 3, 0, 1, 2])
  })

  it('TEO-PSETUP-03 the token of the last place is the Last Player token: only that turn moves the calendar', () => {
    const t = setUpTable({ players: 3, modules: ['first-game'], first: 1 })
    const light = [0, 1, 2].map(() => {
      t.play(t.answers.find((key) => key.startsWith('move:')) ?? '')
      t.play(t.answers.find((key) => key.startsWith('to:')) ?? '', 'collect-cocoa', 'end-turn')
      return t.summary()['calendar']
    })
    expect(light).toMatchObject([{ light: 0 }, { light: 0 }, { light: 1 }]) // seats 1, 2, 0
    expect(t.seat).toBe(1)
  })

  it('TEO-PSETUP-05 markers start on 0 of every track', () => {
    const t = atTiles(4, 3)
    for (const seat of [0, 1, 2, 3]) {
      expect(t.player(seat)).toMatchObject({
        wood: 0, stone: 0, gold: 0, vp: 0, avenue: 0, pyramidTrack: 0,
        temples: { blue: 0, red: 0, green: 0 }, technologies: [], tiles: [], used: [],
      })
    }
  })

  it('TEO-PSETUP-05 TEO-COMP-04 six markers are enough for all six technologies', () => {
    const five = ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15']
    const t = table({ position: { seats: [{ cocoa: 1, gold: 2, technologies: five, workers: ['palace 1', 'alchemy 1'] }] } })
    t.play('move:worker-0-0', 'to:alchemy', 'main-action')
    expect(t.answers).toEqual(['develop:tech-17'])
    expect(t.play('develop:tech-17').player(0).technologies).toHaveLength(6)
  })

  it('TEO-PSETUP-06 one worker of power 3 waits on the ascension wheel and cannot be moved', () => {
    const t = setUpTable({ players: 3, modules: ['first-game'] })
    for (const seat of [0, 1, 2]) expect(t.worker(`worker-${seat}-3`)).toBe('wheel 3')
    expect(t.answers).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move:worker-0-2'])
    expect(t.refused('move:worker-0-3').rule).toBe('TEO-PSETUP-06')
    expect(t.why('worker-0-3')).toMatchObject({ reason: 'worker-on-wheel', rule: 'TEO-PSETUP-06' })
  })
})

describe('options', () => {
  const refusal = (options: unknown) => {
    const compiled = compile(options)
    return compiled.ok ? 'compiled' : `${compiled.error}${compiled.rule === undefined ? '' : ` ${compiled.rule}`}`
  }

  it('TEO-COMP-06 one (against the bot) to four players', () => {
    const compiled = [1, 2, 3, 4].map((players) => compile({ players }))
    expect(compiled.map((one) => (one.ok ? one.rules.seats : one.message))).toEqual([2, 2, 3, 4])
    for (const players of [0, 6, -1, 100]) expect(refusal({ players })).toBe('unknown-option TEO-COMP-06')
    const nobody = compile({ players: 0 })
    expect(nobody.ok ? '' : nobody.message).toMatch(/^Teotihuacan is for 1 \(against Teotibot\) to \d players, not 0$/)
  })

  it('options of the wrong shape are malformed', () => {
    const wrong = [
      null, undefined, 2, 'two', [], {}, { players: '2' }, { players: 2.5 }, { players: Number.NaN }, { players: 2, modules: 'draft' },
      { players: 2, modules: [1] }, { players: 2, modules: null }, { players: 2, modules: ['draft', 'draft'] },
      { players: 2, settings: [] }, { players: 2, settings: null },
      { players: 1, settings: { 'bot-gold': 0.5 } }, { players: 1, settings: { 'bot-gold': '1' } },
    ]
    for (const options of wrong) expect(refusal(options), JSON.stringify(options)).toBe('malformed')
    expect(refusal({ players: 2, colour: 'red' })).toBe('unknown-option')
  })

  it('unknown modules are refused, also those that only follow from the player count', () => {
    for (const id of ['', 'nothing', 'solo', 'players-2', 'Draft']) {
      expect(refusal({ players: 2, modules: [id] }), id).toBe('unknown-option')
    }
    const unknown = compile({ players: 2, modules: ['nothing'] })
    const message = 'there is no module or variant "nothing"; known are first-game, draft, dark-eclipse'
    expect(unknown.ok ? '' : unknown.message).toContain(message)
    for (const id of ['first-game', 'draft', 'dark-eclipse']) expect(refusal({ players: 3, modules: [id] })).toBe('compiled')
    expect(refusal({ players: 4, modules: ['draft', 'dark-eclipse'] })).toBe('compiled')
  })

  it('MOD-06 TEO-FIRST-04 TEO-DARK-06 illegal combinations name their rule', () => {
    expect(refusal({ players: 2, modules: ['first-game', 'draft'] })).toBe('illegal-combination MOD-06')
    for (const players of [1, 5]) expect(refusal({ players, modules: ['first-game'] })).toBe('illegal-combination TEO-FIRST-04')
    expect(refusal({ players: 1, modules: ['dark-eclipse'] })).toBe('illegal-combination TEO-DARK-06')
    expect(refusal({ players: 2, modules: ['first-game', 'dark-eclipse'] })).toBe('compiled')
  })

  it('TEO-SOLO-74 TEO-SOLO-75 TEO-SOLO-76 TEO-SOLO-77 TEO-SOLO-78 TEO-SOLO-79 bad difficulty settings name their rule', () => {
    const bad = { 'bot-worker-2': 2, 'bot-wood': -2, 'bot-cocoa-vp': 3, 'bot-worship-steps': 2, 'bot-bonus-vp': 7, 'bot-technology-vp': -3 }
    const found = Object.entries(bad).map(([name, value]) => refusal({ players: 1, settings: { [name]: value } }))
    expect(found).toEqual(['74', '75', '76', '77', '78', '79'].map((n) => `illegal-combination TEO-SOLO-${n}`))
    const good = { 'bot-worker-2': -1, 'bot-wood': 1, 'bot-cocoa-vp': -2, 'bot-worship-steps': 1, 'bot-bonus-vp': 10 }
    expect(refusal({ players: 1, settings: good })).toBe('compiled')
  })

  it('settings that mean nothing are refused', () => {
    expect(refusal({ players: 1, settings: { speed: 1 } })).toBe('unknown-option')
    expect(refusal({ players: 2, settings: { 'bot-gold': 1 } })).toBe('unknown-option')
  })

  it('a ruleset is frozen and remembers its options, modules sorted', () => {
    const compiled = compile({ players: 3, modules: ['draft', 'dark-eclipse'] })
    if (!compiled.ok) throw new Error(compiled.message)
    expect(compiled.rules.options).toEqual({ players: 3, modules: ['dark-eclipse', 'draft'], settings: {} })
    expect(Object.isFrozen(compiled.rules)).toBe(true)
  })
})
