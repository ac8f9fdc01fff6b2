import { describe, expect, it } from 'vitest'
import {
  ascensionRewards,
  avenueTrack,
  boards,
  buildingsRow,
  calendar,
  decorationSpaces,
  decorationTiles,
  discoveryKinds,
  discoveryTiles,
  eclipse,
  firstGame,
  icons,
  initialPyramid,
  noblesRows,
  powerColumn,
  pyramidBase,
  pyramidLevels,
  pyramidSlots,
  pyramidTiles,
  ring,
  royalTiles,
  setup,
  startingTiles,
  technologies,
  technologyDisplay,
  templeBonuses,
  temples,
} from './index.ts'
import { teotibot } from '../automa/tables.ts'
import type { Effect } from './vocabulary.ts'

const word: Readonly<Record<string, string>> = { 'any-resource': 'R', vp: 'VP' }

/** An effect in the short words of the rules document. */
const phrase = (effect: Effect): string => {
  switch (effect.do) {
    case 'gain':
      return `${JSON.stringify(effect.n)} ${word[effect.what] ?? effect.what}`
    case 'temple':
      return `${effect.n} ${effect.which} step`
    case 'avenue':
      return `${effect.n} Avenue step`
    case 'power-up':
      return `${effect.n} power-up`
    case 'all':
      return effect.of.map(phrase).join(', ')
    case 'tile-power':
      return effect.power
    default:
      return effect.do
  }
}

const sorted = (list: Iterable<string>): string[] => [...list].sort()
const cellsOf = (row: number, col: number): number => row * 8 + col
const slotId = (level: number, row: number, col: number): string => `p${level}-r${row}c${col}`
const slotIds = new Set(pyramidSlots.map((slot) => slot.id))
const gridOf = (number: number): string[] =>
  (boards.find((board) => board.number === number)?.grid ?? []).map((row) =>
    row.map((cell) => sorted(phrase(cell).split(', ')).join(', ')).join(' | '),
  )

describe('components', () => {
  it('TEO-COMP-01 eight boards, of which 2 to 7 are loose', () => {
    expect(boards.map((board) => `${board.number} ${board.name}`)).toEqual([
      '1 Palace',
      '2 Forest',
      '3 Stone Quarry',
      '4 Gold Deposits',
      '5 Alchemy',
      '6 Nobles',
      '7 Decorations',
      '8 Construction',
    ])
    expect(boards.filter((board) => board.movable).map((board) => board.number)).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('TEO-COMP-02 numbers of tiles', () => {
    expect(decorationTiles).toHaveLength(15)
    expect(discoveryTiles).toHaveLength(54)
    expect(technologies).toHaveLength(9)
    expect(startingTiles).toHaveLength(18)
    expect(royalTiles).toHaveLength(9)
    expect(templeBonuses).toHaveLength(7)
    expect(pyramidTiles).toHaveLength(32)
    for (const category of ['A', 'B', 'C']) {
      expect(royalTiles.filter((tile) => tile.category === category)).toHaveLength(3)
    }
  })

  it('TEO-COMP-03 eleven buildings for a row of twelve spaces and twelve spaces of Nobles', () => {
    expect(buildingsRow.length - 1).toBe(11)
    expect(noblesRows.flat()).toHaveLength(12)
    expect(firstGame.seats.map((seat) => seat.seat)).toEqual([1, 2, 3, 4])
  })

  it('TEO-COMP-04 four dice and six technology markers per colour', () => {
    expect(setup.workers.count + 1).toBe(4)
    expect(setup.wheelWorkerPower).toBe(3)
    expect(teotibot.setup.workers).toHaveLength(4)
    expect(technologyDisplay.draw).toBe(6)
    for (const seat of firstGame.seats) expect(seat.workers).toHaveLength(setup.workers.count)
  })

  it('TEO-COMP-05 seven bot action tiles and two direction tiles', () => {
    expect(teotibot.actionTiles).toHaveLength(7)
    expect(teotibot.setup.directionTiles).toBe(2)
    expect(teotibot.slots.length + 1).toBe(teotibot.actionTiles.length)
  })

  it('TEO-COMP-06 every table by number of players covers 2, 3 and 4', () => {
    const byPlayers = [setup.draftFaceUp, setup.neutralColours, calendar.darkDisc, initialPyramid]
    for (const table of byPlayers) expect(Object.keys(table)).toEqual(['2', '3', '4'])
  })

  it('ids are unique', () => {
    const tables = [
      boards,
      discoveryTiles,
      discoveryKinds,
      technologies,
      startingTiles,
      royalTiles,
      templeBonuses,
      pyramidTiles,
      pyramidSlots,
      decorationTiles,
      decorationSpaces,
      ascensionRewards,
      teotibot.actionTiles,
      teotibot.slots,
      teotibot.difficulty,
      icons,
      temples,
    ]
    for (const table of tables) expect(new Set(table.map((row) => row.id)).size).toBe(table.length)
  })

  it('every rule mark is a rule id, and no two rows of a table share one', () => {
    const marks = [
      technologies.flatMap((tile) => tile.benefits.map((benefit) => benefit.rule)),
      royalTiles.map((tile) => tile.rule),
      templeBonuses.map((tile) => tile.rule),
      ascensionRewards.map((reward) => reward.rule),
      firstGame.seats.map((seat) => seat.rule),
    ]
    for (const list of marks) {
      for (const mark of list) expect(mark).toMatch(/^TEO-(TECH|ROYAL|BONUS|ASC|FIRST)-\d\d$/)
      expect(new Set(list).size).toBe(list.length)
    }
  })
})

describe('boards', () => {
  it('TEO-TERM-07 the Palace is on slot 1, Construction on slot 5, the rest is dealt', () => {
    expect(ring.fixed.map(({ slot, board }) => [slot, board])).toEqual([
      [1, 1],
      [5, 8],
    ])
    const slots = [...ring.randomSlots, ...ring.fixed.map(({ slot }) => slot)].sort()
    const numbers = [...ring.randomBoards, ...ring.fixed.map(({ board }) => board)].sort()
    expect(slots).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('TEO-SETUP-13 discovery spaces and TEO-WORSHIP-01, -02, -13 worship spaces', () => {
    const worship = boards.map((board) => `${board.worship} ${board.worshipSpaces}`)
    expect(worship).toEqual(['royal 3', 'red 1', 'green 1', 'blue 1', 'none 0', 'none 0', 'any 1', 'none 0'])
    expect(boards.filter((board) => board.discovery).map((board) => board.number)).toEqual([1, 2, 3, 4, 7])
  })

  it('TEO-MAIN-10 two power-ups for three workers on boards 2, 3, 4, 6 and 8 only', () => {
    expect(boards.map((board) => board.powerUps.join(''))).toEqual([
      '000', '112', '112', '112', '111', '112', '111', '112',
    ])
  })

  it('TEO-MAIN-RES-02 columns: power 1, powers 2 and 3, powers 4 and 5', () => {
    expect([1, 2, 3, 4, 5].map((power) => powerColumn[power])).toEqual([0, 1, 1, 2, 2])
  })
})

describe('printed data', () => {
  it('TEO-DATA-01 temple steps', () => {
    const printed = temples.map(
      ({ id, steps }) =>
        `${id}: ${steps
          .map(({ kind, reward }) => {
            const text = reward === null ? 'bonus tile' : phrase(reward)
            return kind === 'main' ? `[${text}]` : text
          })
          .join(' | ')}`,
    )
    expect(printed).toEqual([
      'blue: 1 R | 1 R | 1 R | [1 R] | 2 R | 2 R | 2 VP | 2 R | 4 VP | bonus tile | 6 VP',
      'red: 1 VP | 1 VP | 2 VP | 2 VP | [2 VP] | 3 VP | 3 VP | 4 VP | 5 VP | bonus tile | 7 VP',
      'green: 1 cocoa | 1 cocoa | [1 cocoa] | 2 cocoa | 2 cocoa | [2 cocoa] | 3 cocoa | 3 cocoa | 4 cocoa' +
        ' | bonus tile | 5 VP',
    ])
    for (const { steps } of temples) {
      expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      expect(steps.slice(9).map(({ kind }) => kind)).toEqual(['bonus', 'top'])
    }
  })

  it('TEO-DATA-01 discovery tiles lie on the main steps and nowhere else', () => {
    const dealt = temples.flatMap(({ id, steps }) =>
      steps.flatMap(({ step, kind, discoveries: by }) => {
        expect(by !== undefined).toBe(kind === 'main')
        return by === undefined ? [] : [`${id} ${step}: ${by[2]}/${by[3]}/${by[4]}`]
      }),
    )
    expect(dealt).toEqual(['blue 4: 2/3/4', 'red 5: 3/4/5', 'green 3: 1/2/3', 'green 6: 2/3/4'])
  })

  it('TEO-DATA-02 dark calendar disc', () => {
    expect(calendar.darkDisc).toEqual({ 2: [10, 9, 8], 3: [11, 10, 9], 4: [12, 11, 10] })
  })

  it('TEO-DATA-03 Forest table', () => {
    expect(gridOf(2)).toEqual([
      '1 cocoa | 1 wood | 2 wood',
      '1 wood | 2 wood | 2 cocoa, 3 wood',
      '1 cocoa, 2 wood | 3 cocoa, 3 wood | 4 wood, 5 cocoa',
    ])
  })

  it('TEO-DATA-04 Stone Quarry table', () => {
    expect(gridOf(3)).toEqual([
      '1 VP | 1 stone | 2 stone',
      '1 stone | 2 stone | 2 VP, 3 stone',
      '1 VP, 2 stone | 3 VP, 3 stone | 4 stone, 5 VP',
    ])
  })

  it('TEO-DATA-05 Gold Deposits table', () => {
    expect(gridOf(4)).toEqual([
      '1 VP | 1 gold | 2 gold',
      '1 gold | 2 gold | 2 VP, 3 gold',
      '1 cocoa, 2 gold | 1 any step, 3 gold | 2 any step, 4 gold',
    ])
  })

  it('TEO-DATA-06 Nobles spaces and buildings row', () => {
    expect(noblesRows.map((row) => row.join(', '))).toEqual(['3, 2, 2, 1, 1', '5, 4, 3, 3', '7, 6, 5'])
    expect(buildingsRow.join(', ')).toBe('5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1')
  })

  it('TEO-DATA-07 technologies and prices', () => {
    const priced = (gold: number) => technologies.filter((tile) => tile.gold === gold).map((tile) => tile.number)
    expect(priced(1)).toEqual([1, 3, 5, 7])
    expect(priced(2)).toEqual([9, 11, 13, 15, 17])
  })

  it('TEO-DATA-08 discovery tiles: copies, cost and effect', () => {
    const rows = discoveryKinds.map(({ id, copies, cost, effect }) => {
      const price = Object.entries(cost).map(([good, n]) => `${n} ${good}`)
      return `${id}: ${copies} x (${price.join(', ') || 'free'}) ${phrase(effect)}`
    })
    expect(rows).toEqual([
      'mask-1: 1 x (2 cocoa, 1 gold) mask',
      'mask-2: 2 x (1 cocoa, 1 wood) mask',
      'mask-3: 2 x (1 cocoa, 1 wood) mask',
      'mask-4: 3 x (1 wood) mask',
      'mask-5: 3 x (1 wood) mask',
      'mask-6: 3 x (1 wood) mask',
      'mask-7: 3 x (1 wood) mask',
      'disc-vp-4: 3 x (1 wood) 4 VP',
      'disc-resources-3: 2 x (1 cocoa) 3 R',
      'disc-resources-2: 2 x (free) 2 R',
      'disc-avenue: 3 x (1 cocoa) 1 Avenue step',
      'disc-temple-any: 3 x (1 cocoa) 1 any step',
      'disc-temple-blue: 2 x (free) 1 blue step',
      'disc-temple-red: 2 x (free) 1 red step',
      'disc-temple-green: 2 x (free) 1 green step',
      'disc-cocoa-4: 3 x (1 gold) 4 cocoa',
      'disc-power-up-2: 3 x (1 cocoa) 2 power-up',
      'disc-double-move: 3 x (free) double-move',
      'disc-free-cocoa: 3 x (free) ignore-cocoa',
      'disc-move-any: 3 x (free) unlimited-move',
      'disc-extra-worker: 3 x (free) extra-worker',
    ])
  })

  it('TEO-DATA-08 copies sum to 54 and each kind has that many tiles', () => {
    expect(discoveryKinds.reduce((sum, kind) => sum + kind.copies, 0)).toBe(54)
    for (const { id, copies } of discoveryKinds) {
      expect(discoveryTiles.filter((tile) => tile.kind === id)).toHaveLength(copies)
    }
  })

  it('TEO-DISC-34 seven masks, whose printed number is the number of copies', () => {
    const masks = discoveryKinds.filter((kind) => kind.mask !== undefined)
    expect(masks).toHaveLength(7)
    for (const { mask, copies, effect } of masks) {
      expect(mask).toBe(copies)
      expect(phrase(effect)).toBe('mask')
    }
  })

  it('TEO-DATA-09 starting tiles', () => {
    expect(startingTiles.map(({ boards: shown, effect }) => `${shown.join(', ')}: ${phrase(effect)}`)).toEqual([
      '1, 2: 1 Avenue step, 2 cocoa, 3 wood',
      '4, 3: 1 green step, 2 stone, 3 gold',
      '2, 3: 1 blue step, 4 wood, 1 stone',
      '1, 4: 1 red step, 5 cocoa, 2 gold',
      '4, 5: technology, 2 gold',
      '2, 4: 1 power-up, 3 wood, 2 gold',
      '5, 8: technology, 2 R',
      '6, 7: 1 blue step, 2 cocoa, 4 stone',
      '5, 6: 1 blue step, 1 red step, 1 green step',
      '7, 8: 1 red step, 1 power-up, 5 cocoa',
      '6, 8: 1 green step, 1 power-up, 5 cocoa',
      '5, 7: 1 blue step, 1 red step, 2 R',
      '3, 5: 3 cocoa, 5 wood',
      '3, 7: discovery, 3 stone, 1 gold',
      '2, 6: 1 wood, 2 stone, 3 gold',
      '4, 8: discovery, 2 cocoa, 3 gold',
      '3, 8: 3 cocoa, 2 wood, 3 stone',
      '2, 7: 1 Avenue step, 1 wood, 2 stone',
    ])
  })

  it('TEO-DATA-10 starting pyramid', () => {
    const columns = [0, 1, 2, 3]
    const rowsOneAndTwo = [1, 2].flatMap((row) => columns.map((col) => slotId(1, row, col)))
    const two = [...rowsOneAndTwo, 'p1-r0c0', 'p1-r0c1', 'p1-r3c2', 'p1-r3c3', 'p2-r0c0', 'p2-r2c2']
    const three = [...rowsOneAndTwo, 'p2-r1c0', 'p2-r1c2']
    const four = ['p1-r0c1', 'p1-r0c2', 'p1-r1c0', 'p1-r1c3', 'p1-r2c0', 'p1-r2c3', 'p1-r3c1', 'p1-r3c2']
    expect(sorted(initialPyramid[2])).toEqual(sorted(two))
    expect(sorted(initialPyramid[3])).toEqual(sorted(three))
    expect(sorted(initialPyramid[4])).toEqual(sorted(four))
  })

  it('TEO-SETUP-10 the starting pyramid has 14, 10 or 8 tiles, each on its supports', () => {
    expect([2, 3, 4].map((n) => initialPyramid[n as 2 | 3 | 4].length)).toEqual([14, 10, 8])
    for (const filled of Object.values(initialPyramid)) {
      for (const slot of pyramidSlots.filter(({ id }) => filled.includes(id))) {
        for (const support of slot.supports) expect(filled).toContain(support)
      }
    }
  })

  it('TEO-DATA-11 pyramid tiles under each decoration space', () => {
    const needs = Object.fromEntries(decorationSpaces.map((space) => [space.id, sorted(space.needs)]))
    expect(needs).toEqual({
      'deco-top-1': [],
      'deco-top-2': ['p1-r0c1', 'p1-r0c2'],
      'deco-top-3': ['p2-r0c1'],
      'deco-top-4': ['p3-r0c0', 'p3-r0c1'],
      'deco-right-1': [],
      'deco-right-2': ['p1-r1c3', 'p1-r2c3'],
      'deco-right-3': ['p2-r1c2'],
      'deco-right-4': ['p3-r0c1', 'p3-r1c1'],
      'deco-bottom-1': [],
      'deco-bottom-2': ['p1-r3c1', 'p1-r3c2'],
      'deco-bottom-3': ['p2-r2c1'],
      'deco-bottom-4': ['p3-r1c0', 'p3-r1c1'],
      'deco-left-1': [],
      'deco-left-2': ['p1-r1c0', 'p1-r2c0'],
      'deco-left-3': ['p2-r1c0'],
      'deco-left-4': ['p3-r0c0', 'p3-r1c0'],
    })
  })

  it('TEO-DATA-11 they are exactly the slots of level k - 1 over the quadrants of space k', () => {
    for (const { level, cells, needs } of decorationSpaces) {
      const under = pyramidSlots.filter(
        (slot) => slot.level === level - 1 && slot.cells.some((cell) => cells?.includes(cell)),
      )
      expect(sorted(needs)).toEqual(sorted(under.map((slot) => slot.id)))
    }
  })

  it('TEO-DATA-12 quadrants covered by each decoration space', () => {
    const pairs = {
      top: (k: number) => [cellsOf(k - 2, 3), cellsOf(k - 2, 4)],
      bottom: (k: number) => [cellsOf(9 - k, 4), cellsOf(9 - k, 3)],
      left: (k: number) => [cellsOf(4, k - 2), cellsOf(3, k - 2)],
      right: (k: number) => [cellsOf(3, 9 - k), cellsOf(4, 9 - k)],
    }
    for (const { side, level, cells } of decorationSpaces) {
      expect(cells).toEqual(level === 1 ? null : pairs[side](level))
    }
  })

  it('TEO-DATA-13 icon codes have the right size and only known letters', () => {
    const codes = [...pyramidTiles, ...decorationTiles].map((tile) => tile.code)
    const printed = decorationSpaces.flatMap((space) => space.printed ?? [])
    for (const code of [...codes, ...pyramidBase, ...printed]) expect(code).toMatch(/^[brgBRG-]+$/)
    for (const tile of pyramidTiles) expect(tile.code).toHaveLength(4)
    for (const tile of decorationTiles) expect(tile.code).toHaveLength(2)
    expect(pyramidBase.map((row) => row.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8])
    expect(printed).toEqual(['rg', '-g', '-b', 'rb'])
    for (const code of [...pyramidBase, ...printed]) expect(code).toBe(code.toLowerCase())
  })

  it('TEO-DATA-13 the decoration tiles are every ordered pair of coloured icons and glyph but glyph-glyph', () => {
    const letters = [...'BRG-']
    const pairs = letters.flatMap((first) => letters.map((second) => first + second)).filter((pair) => pair !== '--')
    expect(sorted(decorationTiles.map((tile) => tile.code))).toEqual(sorted(pairs))
  })

  it('TEO-DATA-13 no pyramid tile shows more than one coloured icon', () => {
    for (const { code } of pyramidTiles) expect(code.replace(/[brg-]/g, '').length).toBeLessThanOrEqual(1)
  })
})

describe('pyramid', () => {
  it('TEO-MATCH-04 three temple icons and the glyph', () => {
    expect(icons.map(({ id, letter, temple }) => `${id} ${letter} ${temple}`)).toEqual([
      'statue b blue',
      'headdress r red',
      'serpent g green',
      'glyph - null',
    ])
    const emblems = temples.map(({ id, emblem }) => `${emblem} ${id}`)
    expect(emblems).toEqual(['statue blue', 'headdress red', 'serpent green'])
  })

  it('TEO-MATCH-05 level k, row r, column c covers rows 2r + k - 1, 2r + k and columns 2c + k - 1, 2c + k', () => {
    expect(pyramidSlots).toHaveLength(30)
    for (const { id, level, row, col, cells } of pyramidSlots) {
      const top = 2 * row + level - 1
      const left = 2 * col + level - 1
      expect(id).toBe(slotId(level, row, col))
      expect(cells).toEqual([
        cellsOf(top, left),
        cellsOf(top, left + 1),
        cellsOf(top + 1, left + 1),
        cellsOf(top + 1, left),
      ])
    }
  })

  it('TEO-MAIN-CONSTR-04 to -07 sixteen, nine, four and one slot; each rests on the four tiles it meets', () => {
    const sizes = [1, 2, 3, 4].map((level) => pyramidSlots.filter((slot) => slot.level === level).length)
    expect(sizes).toEqual([16, 9, 4, 1])
    for (const { level, cells, supports } of pyramidSlots) {
      const under = pyramidSlots.filter(
        (slot) => slot.level === level - 1 && slot.cells.some((cell) => cells.includes(cell)),
      )
      expect(supports).toEqual(under.map((slot) => slot.id))
      expect(supports).toHaveLength(level === 1 ? 0 : 4)
    }
  })

  it('TEO-MAIN-CONSTR-04 to -07 cost and VP of the levels', () => {
    expect(pyramidLevels).toEqual([
      { level: 1, cost: { stone: 2 }, vp: 1 },
      { level: 2, cost: { stone: 2, wood: 1 }, vp: 3 },
      { level: 3, cost: { stone: 2, wood: 2 }, vp: 5 },
      { level: 4, cost: { stone: 2, wood: 3 }, vp: 7 },
    ])
  })

  it('TEO-MAIN-DECO-03 four sides of four spaces, which follow each other', () => {
    expect(decorationSpaces).toHaveLength(16)
    for (const { id, side, level, after, needs, printed } of decorationSpaces) {
      expect(id).toBe(`deco-${side}-${level}`)
      expect(after).toBe(level === 1 ? null : `deco-${side}-${level - 1}`)
      expect(printed === null).toBe(level > 1)
      for (const need of needs) expect(slotIds).toContain(need)
    }
  })
})

describe('tiles', () => {
  it('TEO-NEUTRAL-03 any two different starting tiles show at least three boards', () => {
    for (const [i, one] of startingTiles.entries()) {
      for (const two of startingTiles.slice(i + 1)) {
        const shown = new Set([...one.boards, ...two.boards])
        expect(shown.size, `${one.id} and ${two.id}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('TEO-AVENUE-03 grey spaces hold 3, 2 and 1 tiles', () => {
    expect(avenueTrack.last).toBe(9)
    expect(avenueTrack.discoveries).toEqual({ 3: 3, 6: 2, 8: 1 })
  })

  it('TEO-SETUP-15 the discovery stack is never short at set-up', () => {
    const temple = temples.flatMap(({ steps }) => steps.map((step) => step.discoveries?.[4] ?? 0))
    const avenue = Object.values(avenueTrack.discoveries)
    const worship = boards.filter((board) => board.discovery).map(() => 1)
    expect([...temple, ...avenue, ...worship].reduce((sum, n) => sum + n, 0)).toBeLessThan(discoveryTiles.length)
  })

  it('TEO-SETUP-04 technology columns', () => {
    expect(technologyDisplay.columns).toEqual(['blue', 'red', 'green'])
    expect(technologyDisplay.vpToEarlierOwners).toBe(3)
  })

  it('TEO-ECLIPSE-07 and TEO-ECLIPSE-10 VP of pyramid steps and of mask sets', () => {
    expect(eclipse.stepVp).toHaveLength(eclipse.count)
    expect(eclipse.stepVp).toEqual([4, 3, 2])
    expect(eclipse.maskSetVp).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n * (n + 1)) / 2))
  })

  it('TEO-FIRST-01 the printed tiles of the first game exist', () => {
    expect(sorted(firstGame.boardsBySlot.map(String))).toEqual(sorted(boards.map((board) => String(board.number))))
    for (const { slot, board } of ring.fixed) expect(firstGame.boardsBySlot[slot - 1]).toBe(board)
    const known = technologies.map((tile) => tile.id)
    expect(known.filter((id) => firstGame.technologies.includes(id))).toEqual(firstGame.technologies)
    expect(firstGame.technologies).toHaveLength(technologyDisplay.draw)
    for (const id of firstGame.royals) expect(royalTiles.map((tile) => tile.id)).toContain(id)
    for (const id of Object.values(firstGame.bonuses)) expect(templeBonuses.map((tile) => tile.id)).toContain(id)
  })

  it('TEO-SOLO-16 every dice sum selects a slot, and never P5', () => {
    const bySum = teotibot.slotByDiceSum.slice(2).map((index) => `P${index + 1}`)
    expect(bySum.join(' ')).toBe('P4 P4 P2 P2 P1 P1 P1 P3 P3 P6 P6')
  })

  it('TEO-SOLO-17 and TEO-SOLO-18 a gap is refilled by one of its two lower neighbours', () => {
    expect(teotibot.refillFrom.right).toEqual([1, 3, 4])
    expect(teotibot.refillFrom.left).toEqual([2, 4, 5])
  })

  it('TEO-SOLO-74 to -79 each difficulty option goes both ways', () => {
    for (const { deltas } of teotibot.difficulty) {
      expect(deltas.map((delta) => -delta).reverse()).toEqual(deltas)
      expect(deltas).not.toContain(0)
    }
  })
})
