// What is told of the bot's reasons: which tests it passes, among which workers it chooses, and what decided.
// Ring of the examples: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'
import { botTileNames } from './state.ts'

type Fields = Readonly<Record<string, unknown>>

const LOCKED = 'decorations-worship 1'

/** A turn of the bot with this tile on top of its pyramid and a roll of 7. */
function botTurn(tile: string, bot: Fields, position: Fields = {}): Table {
  const tiles = [`bot-${tile}`, ...botTileNames.filter((other) => other !== `bot-${tile}`)].slice(0, 6)
  return table({ players: 1, seed: 1, chance: ['roll:3', 'roll:4'], position: { turn: 1, seats: [{}, bot], bot: { tiles }, ...position } })
}

const told = (t: Table, type: string, ...details: readonly string[]): unknown[] =>
  t.log(type).map((event) => [event.seat, event.rule, ...details.map((name) => event[name])])
const chosen = (t: Table): unknown[] => told(t, 'bot-chosen', 'worker', 'by', 'tie')
const candidates = (t: Table): unknown[] => told(t, 'bot-candidate', 'worker', 'board', 'power')
const workerTests = (t: Table): unknown[] => told(t, 'bot-worker-test', 'board', 'passed')
const actionTests = (t: Table): unknown[] => told(t, 'bot-action-test', 'board', 'passed')

describe('tests of a tile', () => {
  it.each([
    ['construction', 'construction', 'stone-quarry', { stone: 2 }, 'TEO-SOLO-39'],
    ['decorations', 'decorations', 'gold-deposits', { gold: 2 }, 'TEO-SOLO-44'],
    ['nobles', 'nobles', 'forest', { wood: 2 }, 'TEO-SOLO-53'],
  ])('TEO-SOLO-25 %s: a worker on the board, whether the action works, then a worker on the harvest', (tile, board, harvest, goods, rule) => {
    const dice = [`${board} 1`, `${harvest} 2`, 'alchemy 3', 'forest-worship 1']
    const works = botTurn(tile, { ...goods, workers: dice })
    expect([workerTests(works), actionTests(works)]).toEqual([[[1, 'TEO-SOLO-25', board, 1]], [[1, rule, board, 1]]])
    const poor = botTurn(tile, { workers: dice })
    expect(workerTests(poor)).toEqual([[1, 'TEO-SOLO-25', board, 1], [1, 'TEO-SOLO-25', harvest, 1]])
    expect(actionTests(poor)).toEqual([[1, rule, board, 0]])
    const away = botTurn(tile, { ...goods, workers: ['alchemy 1', 'alchemy 2', 'alchemy 3', 'forest-worship 1'] })
    expect(workerTests(away)).toEqual([[1, 'TEO-SOLO-25', board, 0], [1, 'TEO-SOLO-25', harvest, 0]])
    expect(actionTests(away)).toEqual([])
  })

  it('TEO-SOLO-48 TEO-SOLO-52 Alchemy: a worker there, gold, else the weakest among its unlocked workers', () => {
    const works = botTurn('alchemy', { gold: 1, workers: ['alchemy 1', 'forest 2', 'nobles 3', LOCKED] })
    expect([workerTests(works), actionTests(works), chosen(works)]).toEqual([[[1, 'TEO-SOLO-25', 'alchemy', 1]], [[1, 'TEO-SOLO-48', 'alchemy', 1]], []])
    const poor = botTurn('alchemy', { workers: ['alchemy 2', 'forest 1', 'nobles 3', LOCKED] })
    expect(actionTests(poor)).toEqual([[1, 'TEO-SOLO-48', 'alchemy', 0]])
    expect(candidates(poor)).toEqual([
      [1, 'TEO-SOLO-52', 'worker-1-0', 'alchemy', 2], [1, 'TEO-SOLO-52', 'worker-1-1', 'forest', 1], [1, 'TEO-SOLO-52', 'worker-1-2', 'nobles', 3],
    ])
    expect(chosen(poor)).toEqual([[1, 'TEO-SOLO-29', 'worker-1-1', 'weakest', 0]])
    const tie = botTurn('alchemy', { workers: ['nobles 2', 'forest 2', 'nobles 3', LOCKED] })
    expect([workerTests(tie), actionTests(tie)]).toEqual([[[1, 'TEO-SOLO-25', 'alchemy', 0]], []])
    expect(chosen(tie)).toEqual([[1, 'TEO-SOLO-28', 'worker-1-1', 'weakest', 1]])
  })

  it('TEO-SOLO-66 every mask on a board, with whether it lacks it and can pay; other tiles are not told', () => {
    const discoveries = { palace: 'mask-4-a', forest: 'mask-1-a', 'stone-quarry': 'disc-vp-4-a', 'gold-deposits': 'mask-5-a', decorations: 'mask-6-a' }
    const bot = { wood: 1, tiles: ['mask-5-b'], workers: ['nobles 1', 'alchemy 2', 'forest 3', LOCKED] }
    expect(told(botTurn('mask-collection', bot, { discoveries }), 'bot-mask-test', 'tile', 'passed')).toEqual([
      [1, 'TEO-SOLO-66', 'mask-4-a', 1], [1, 'TEO-SOLO-66', 'mask-1-a', 0], [1, 'TEO-SOLO-66', 'mask-6-a', 1], [1, 'TEO-SOLO-66', 'mask-5-a', 0],
    ])
  })
})

describe('the worker it chooses', () => {
  it('TEO-SOLO-27 TEO-SOLO-58 Mastery: from the strongest on, among those not tried yet', () => {
    const t = botTurn('mastery', { workers: ['nobles 4', 'construction 4', 'forest 2', LOCKED] })
    expect(candidates(t)).toEqual([
      [1, 'TEO-SOLO-58', 'worker-1-0', 'nobles', 4], [1, 'TEO-SOLO-58', 'worker-1-1', 'construction', 4], [1, 'TEO-SOLO-58', 'worker-1-2', 'forest', 2],
    ])
    expect(chosen(t)).toEqual([
      [1, 'TEO-SOLO-27', 'worker-1-0', 'strongest', 1], [1, 'TEO-SOLO-58', 'worker-1-1', 'strongest', 0], [1, 'TEO-SOLO-58', 'worker-1-2', 'strongest', 0],
    ])
    expect(actionTests(t)).toEqual([[1, 'TEO-SOLO-53', 'nobles', 0], [1, 'TEO-SOLO-39', 'construction', 0], [1, 'TEO-SOLO-56', 'forest', 1]])
  })

  it.each([
    ['forest', 'TEO-SOLO-56', 1], ['stone-quarry', 'TEO-SOLO-41', 1], ['gold-deposits', 'TEO-SOLO-46', 1], ['palace', 'TEO-SOLO-58', 0],
    ['alchemy', 'TEO-SOLO-48', 0], ['decorations', 'TEO-SOLO-44', 0],
  ])('TEO-SOLO-58 Mastery on %s is told by its rule', (board, rule, passed) => {
    expect(actionTests(botTurn('mastery', { workers: [`${board} 5`, 'nobles 1', 'nobles 1', 'forest-worship 1'] }))[0]).toEqual([1, rule, board, passed])
  })

  it('TEO-SOLO-38 the fallback: its cocoa, then the weakest; a tie is decided by the place', () => {
    const one = botTurn('construction', { workers: ['nobles 2', 'alchemy 1', 'nobles 3', LOCKED] })
    expect(told(one, 'bot-fallback')).toEqual([[1, 'TEO-SOLO-38']])
    expect(told(one, 'gain', 'what', 'n')).toContainEqual([1, 'TEO-SOLO-38', 'cocoa', 5])
    expect(candidates(one).map((row) => (row as unknown[]).slice(1, 3))).toEqual([0, 1, 2].map((n) => ['TEO-SOLO-38', `worker-1-${n}`]))
    expect(chosen(one)).toEqual([[1, 'TEO-SOLO-29', 'worker-1-1', 'weakest', 0]])
    expect(told(one, 'move', 'worker', 'board', 'power')).toEqual([[1, 'TEO-SOLO-30', 'worker-1-1', 'forest', 2]])
    expect(chosen(botTurn('construction', { workers: ['nobles 1', 'alchemy 1', 'nobles 3', LOCKED] }))).toEqual([[1, 'TEO-SOLO-28', 'worker-1-1', 'weakest', 1]])
  })
})

describe('what it does', () => {
  it.each([
    ['construction', { stone: 2, workers: ['construction 1', 'nobles 3', 'nobles 3', LOCKED], temples: { green: 1 } }, 'stone', 2, 'TEO-SOLO-39'],
    ['alchemy', { gold: 1, workers: ['alchemy 1', 'nobles 3', 'nobles 3', LOCKED] }, 'gold', 1, 'TEO-SOLO-48'],
    ['nobles', { wood: 2, workers: ['nobles 1', 'alchemy 3', 'alchemy 3', LOCKED] }, 'wood', 2, 'TEO-SOLO-53'],
    ['decorations', { gold: 2, workers: ['decorations 1', 'nobles 3', 'nobles 3', 'forest-worship 1'], temples: { green: 1 } }, 'gold', 2, 'TEO-SOLO-44'],
  ])('TEO-SOLO-24 what it pays for %s is told', (tile, bot, what, n, rule) => {
    expect(told(botTurn(tile, bot), 'pay', 'what', 'n')).toEqual([[1, rule, what, n]])
  })

  it('TEO-SOLO-40 TEO-SOLO-45 TEO-SOLO-55 points and track steps are told by their rules', () => {
    const scored = (t: Table): unknown[] => told(t, 'score', 'n')
    const built = botTurn('construction', { stone: 2, workers: ['construction 1', 'nobles 3', 'nobles 3', LOCKED], temples: { green: 1 } })
    expect([scored(built), told(built, 'pyramid-track', 'position')]).toEqual([[[1, 'TEO-SOLO-40', 3]], [[1, 'TEO-SOLO-40', 1]]])
    expect(told(built, 'pyramid-tile')).toEqual([[1, 'TEO-SOLO-39']])
    const decorated = botTurn('decorations', { gold: 2, workers: ['decorations 1', 'nobles 3', 'nobles 3', 'forest-worship 1'], temples: { green: 1 } })
    expect([scored(decorated), told(decorated, 'pyramid-track', 'position')]).toEqual([[[1, 'TEO-SOLO-45', 5]], [[1, 'TEO-SOLO-45', 1]]])
    expect(told(decorated, 'decoration')).toEqual([[1, 'TEO-SOLO-44']])
    const settled = botTurn('nobles', { wood: 2, workers: ['nobles 1', 'alchemy 3', 'alchemy 3', LOCKED] })
    expect([scored(settled), told(settled, 'building', 'space')]).toEqual([[[1, 'TEO-SOLO-55', 3]], [[1, 'TEO-SOLO-55', 0]]])
  })

  it.each([
    ['construction', 'stone-quarry', 'stone', 'TEO-SOLO-41'], ['decorations', 'gold-deposits', 'gold', 'TEO-SOLO-46'], ['nobles', 'forest', 'wood', 'TEO-SOLO-56'],
  ])('%s: a harvest on %s is told as 2 %s by %s', (tile, board, what, rule) => {
    expect(told(botTurn(tile, { workers: [`${board} 1`, 'alchemy 3', 'alchemy 3', LOCKED] }), 'gain', 'what', 'n')).toEqual([[1, rule, what, 2]])
  })

  it('TEO-SOLO-34 a blue step gives one unit after the other of what it has least, told so', () => {
    const t = botTurn('alchemy', { gold: 1, wood: 1, stone: 0, workers: ['alchemy 1', 'nobles 3', 'nobles 3', LOCKED], temples: { blue: 4 } })
    expect(told(t, 'gain', 'what', 'n')).toEqual([[1, 'TEO-SOLO-34', 'gold', 1], [1, 'TEO-SOLO-34', 'stone', 1]])
  })

  it('TEO-SOLO-62 TEO-SOLO-65 the worshipper, its steps and the discarded tile are told', () => {
    const bot = { workers: ['nobles 1', 'nobles 2', 'nobles 3', 'stone-quarry-worship 1'] }
    const t = botTurn('worship', bot, { discoveries: { forest: 'mask-1-a' } })
    expect(told(t, 'worship', 'space')).toEqual([[1, 'TEO-SOLO-62', 'forest-worship']])
    expect(told(t, 'temple-step', 'temple', 'step')).toEqual([[1, 'TEO-TEMPLE-01', 'red', 1], [1, 'TEO-TEMPLE-01', 'red', 2]])
    expect(told(t, 'discovery-discarded', 'tile', 'board')).toEqual([[1, 'TEO-SOLO-65', 'mask-1-a', 'forest']])
    expect(told(t, 'discovery-revealed', 'board')).toEqual([[-1, 'TEO-WORSHIP-15', 'forest']])
  })

  it('TEO-SOLO-66 the mask it buys: price and tile', () => {
    const t = botTurn('mask-collection', { cocoa: 2, gold: 1, workers: ['nobles 1', 'alchemy 2', 'forest 3', LOCKED] }, { discoveries: { forest: 'mask-1-a' } })
    expect(told(t, 'pay', 'what', 'n')).toEqual([[1, 'TEO-SOLO-66', 'cocoa', 2], [1, 'TEO-SOLO-66', 'gold', 1]])
    expect(told(t, 'take-tile', 'tile')).toEqual([[1, 'TEO-SOLO-66', 'mask-1-a']])
  })

  it('TEO-SOLO-16 to TEO-SOLO-22 roll, tile, slide, flip and exchange are told with what they show', () => {
    const t = botTurn('mastery', { cocoa: 10, workers: ['forest 3', 'nobles 1', 'nobles 1', LOCKED] })
    expect(told(t, 'bot-roll', 'first', 'second')).toEqual([[1, 'TEO-SOLO-16', 3, 4]])
    expect(told(t, 'bot-tile', 'sum', 'tile')).toEqual([[1, 'TEO-SOLO-16', 7, 'bot-mastery']])
    expect(told(t, 'bot-slide', 'tile', 'entering')).toEqual([[1, 'TEO-SOLO-17', 'bot-mastery', 'bot-mask-collection']])
    expect(told(t, 'bot-flip', 'arrow')).toEqual([[1, 'TEO-SOLO-21', 'right']])
    expect([told(t, 'bot-exchange'), told(t, 'pay', 'what', 'n')]).toEqual([[[1, 'TEO-SOLO-22']], [[1, 'TEO-SOLO-22', 'cocoa', 10]]])
    expect(told(t, 'score', 'n')).toEqual([[1, 'TEO-SOLO-22', 3]])
    expect(told(t, 'calendar', 'space')).toEqual([[1, 'TEO-TURN-05', 1]])
  })
})
