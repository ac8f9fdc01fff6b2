// Worship: the space, the worker that stands there, effect and discovery tile.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const because = (reason: string, rule: string) => ({ message: expect.stringContaining(reason) as string, rule })
const ring = ['palace', 'stone-quarry', 'alchemy', 'forest', 'construction', 'decorations', 'nobles', 'gold-deposits']
const before = (board: string) => ring[(ring.indexOf(board) + 7) % 8] ?? ''
const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const sorted = (answers: readonly string[]) => answers.toSorted()
const onBoard = (t: ReturnType<typeof table>) => t.summary()['discoveries']

/** A worker of seat 0 has just reached the board. */
function arrived(board: string, seat: object = {}, more: object = {}, rival: object = onNobles) {
  const own = { workers: [`${before(board)} 2`, 'nobles 1', 'nobles 1'], ...seat }
  return table({ players: 2, position: { seats: [own, rival], ...more } }).play('move:worker-0-0', `to:${board}`)
}

/** The Stone Quarry with a discovery tile: the stack behind it holds a mask. */
function quarry(tile: string, seat: object = {}, rival: object = onNobles) {
  const laid = { discoveries: { 'stone-quarry': tile }, discoveryStack: ['mask-7-a'] }
  return arrived('stone-quarry', seat, laid, rival).chance('draw-discovery:mask-7-a')
}

const SPACES: Readonly<Record<string, readonly string[]>> = {
  palace: ['worship:palace-left', 'worship:palace-middle', 'worship:palace-right'],
  forest: ['worship:forest-worship'],
  'stone-quarry': ['worship:stone-quarry-worship'],
  'gold-deposits': ['worship:gold-deposits-worship'],
  decorations: ['worship:decorations-worship'],
}
const worships = (t: ReturnType<typeof table>) => sorted(t.answers.filter((answer) => answer.startsWith('worship:')))

describe('worship spaces', () => {
  it.each(ring)('TEO-WORSHIP-01 TEO-WORSHIP-02 %s offers its own worship spaces, if it has any', (board) => {
    expect(worships(arrived(board))).toEqual(SPACES[board] ?? [])
  })

  it.each(['alchemy', 'construction', 'nobles'])('TEO-WORSHIP-01 %s has no worship', (board) => {
    for (const space of Object.values(SPACES).flat()) expect(arrived(board).refused(space).rule).toBe('TEO-WORSHIP-01')
  })

  it('TEO-WORSHIP-03 the worker takes the chosen one of the three spaces of the Palace', () => {
    for (const space of ['palace-left', 'palace-middle', 'palace-right']) {
      const t = arrived('palace').play(`worship:${space}`, 'worship-for:effect')
      expect(t.worker('worker-0-0')).toBe(`${space} 2`)
    }
  })

  it('TEO-WORSHIP-03 a space never holds two workers', () => {
    const t = arrived('palace', { cocoa: 1 }, {}, { workers: ['palace-left 1', 'palace-middle 1', 'nobles 1'] })
    t.play('worship:palace-left', 'worship-for:effect')
    const standing = [0, 1].flatMap((seat) => Object.values(t.player(seat).workers)).filter((place) => place.startsWith('palace'))
    expect(sorted(standing)).toEqual(['palace 1', 'palace-left 2', 'palace-middle 1'])
  })
})

describe('a worker already on the space', () => {
  const rival = { cocoa: 2, workers: ['stone-quarry-worship 3', 'nobles 1', 'nobles 1'] }

  it('TEO-WORSHIP-04 1 cocoa goes to the supply and the other player\'s worker to the general area', () => {
    const t = quarry('mask-4-a', { cocoa: 1, temples: { green: 9 } }, rival).play('worship:stone-quarry-worship', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(0)
    expect(t.player(1).cocoa).toBe(2)
    expect(t.worker('worker-1-0')).toBe('stone-quarry 3')
    expect(t.worker('worker-0-0')).toBe('stone-quarry-worship 2')
    expect(t.log('pay').map((event) => event.rule)).toEqual(['TEO-WORSHIP-04'])
  })

  it('TEO-WORSHIP-04 without 1 cocoa the space cannot be chosen, unless a tile waives it', () => {
    const poor = quarry('mask-4-a', {}, rival)
    expect(worships(poor)).toEqual([])
    expect(poor.refused('worship:stone-quarry-worship').rule).toBe('TEO-WORSHIP-04')
    const t = quarry('mask-4-a', { tiles: ['disc-free-cocoa-a'], temples: { green: 9 } }, rival)
    t.play('worship:stone-quarry-worship', 'worship-for:effect')
    expect(t.answers).toEqual(['ignore-cocoa:disc-free-cocoa-a'])
    t.play('ignore-cocoa:disc-free-cocoa-a')
    expect(t.player(0)).toMatchObject({ cocoa: 0, used: ['disc-free-cocoa-a'] })
    expect(t.worker('worker-1-0')).toBe('stone-quarry 3')
  })

  it('TEO-WORSHIP-04 an empty space costs nothing', () => {
    const t = quarry('mask-4-a', { temples: { green: 9 } }).play('worship:stone-quarry-worship', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(0)
    expect(t.log('pay')).toEqual([])
  })

  it('TEO-WORSHIP-05 a space held by an own worker cannot be chosen, whatever is paid', () => {
    const t = arrived('forest', { cocoa: 9, tiles: ['disc-free-cocoa-a'], workers: ['alchemy 2', 'forest-worship 1', 'nobles 1'] })
    expect(worships(t)).toEqual([])
    expect(t.refused('worship:forest-worship')).toEqual(because('own-worker-there', 'TEO-WORSHIP-05'))
  })

  it('TEO-WORSHIP-06 3 cocoa paid first unlock the own worker and free the space', () => {
    const t = arrived('forest', { cocoa: 3, workers: ['alchemy 2', 'forest-worship 1', 'nobles 1'] })
    t.play('unlock', 'worship:forest-worship', 'worship-for:effect')
    expect(t.worker('worker-0-0')).toBe('forest-worship 2')
    expect(t.worker('worker-0-1')).toBe('forest 1')
    expect(t.player(0)).toMatchObject({ cocoa: 0, temples: { red: 1 } })
  })

  it('TEO-WORSHIP-07 the worker is locked, keeps its power, and pays nothing for the colours on the board', () => {
    const crowd = { workers: ['forest 1', 'forest 1', 'nobles 1'] }
    const t = arrived('forest', { cocoa: 3 }, { neutrals: [['forest', 'palace', 'nobles']] }, crowd)
    t.play('worship:forest-worship', 'worship-for:effect')
    expect(t.worker('worker-0-0')).toBe('forest-worship 2')
    expect(t.question).toBe('end-turn')
    expect(t.player(0).cocoa).toBe(3)
    expect(t.log('power-up')).toEqual([])
    t.play('end-turn', 'move:worker-1-2', 'to:gold-deposits', 'collect-cocoa', 'end-turn')
    expect(t.offers('move:worker-0-0')).toBe(false)
  })

  it('TEO-EDGE-23 the bumped worker joins the general area at once and raises no price', () => {
    const t = quarry('disc-avenue-a', { cocoa: 2 }, rival).play('worship:stone-quarry-worship', 'worship-for:both')
    expect(t.question).toBe('worship-order') // both effects are still to come
    expect(t.worker('worker-1-0')).toBe('stone-quarry 3')
    expect(t.player(0).cocoa).toBe(0) // 1 for the bump, 1 for both
  })

  it('TEO-EDGE-23 bumping one\'s own worker stays illegal with cocoa in hand', () => {
    const t = arrived('stone-quarry', { cocoa: 1, workers: ['palace 2', 'stone-quarry-worship 1', 'nobles 1'] })
    expect(t.refused('worship:stone-quarry-worship').rule).toBe('TEO-WORSHIP-05')
  })

  it('TEO-EDGE-24 two own workers may hold two royal tiles; one\'s own space is closed, another player\'s open', () => {
    const seat = { cocoa: 1, workers: ['gold-deposits 2', 'palace-left 1', 'nobles 1'] }
    const t = arrived('palace', seat, {}, { workers: ['palace-middle 1', 'nobles 1', 'nobles 1'] })
    expect(worships(t)).toEqual(['worship:palace-middle', 'worship:palace-right'])
    expect(t.refused('worship:palace-left').rule).toBe('TEO-WORSHIP-05')
    t.play('worship:palace-right', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(1) // the bump price is due only on the space chosen
    expect(Object.values(t.player(0).workers)).toEqual(['palace-right 2', 'palace-left 1', 'nobles 1', 'wheel 3'])
    expect(t.worker('worker-1-0')).toBe('palace-middle 1')
  })
})

describe('effect, discovery tile, or both', () => {
  const chosen = (benefit: string, seat: object = {}) =>
    quarry('disc-avenue-a', { cocoa: 3, temples: { green: 3 }, ...seat }).play('worship:stone-quarry-worship', `worship-for:${benefit}`)

  it('TEO-WORSHIP-08 all three are offered', () => {
    const t = quarry('disc-avenue-a', { cocoa: 2 }).play('worship:stone-quarry-worship')
    expect(t.answers).toEqual(['worship-for:effect', 'worship-for:tile', 'worship-for:both'])
  })

  it('TEO-WORSHIP-08 the effect alone leaves the tile', () => {
    const t = chosen('effect')
    expect(t.player(0)).toMatchObject({ cocoa: 3 + 2, temples: { green: 4 }, tiles: [] })
    expect(onBoard(t)).toEqual({ 'stone-quarry': 'disc-avenue-a' })
    expect(t.question).toBe('end-turn')
  })

  it('TEO-WORSHIP-08 the tile alone costs its price and gives no temple step', () => {
    const t = chosen('tile')
    expect(t.player(0)).toMatchObject({ cocoa: 3 - 1, temples: { green: 3 }, tiles: ['disc-avenue-a'] })
    expect(t.question).toBe('end-turn')
  })

  it('TEO-WORSHIP-08 both cost 1 extra cocoa besides the price of the tile', () => {
    const t = chosen('both').play('first:tile', 'take:disc-avenue-a', 'done')
    expect(t.player(0)).toMatchObject({ cocoa: 3 - 1 - 1 + 2, temples: { green: 4 }, tiles: ['disc-avenue-a'] })
  })

  it('TEO-WORSHIP-08 a tile that cannot be paid cannot be chosen alone', () => {
    const t = quarry('mask-4-a', { cocoa: 5 }).play('worship:stone-quarry-worship')
    expect(t.answers).toEqual(['worship-for:effect', 'worship-for:both'])
    expect(t.refused('worship-for:tile').rule).toBe('TEO-DISC-03')
  })

  it('TEO-WORSHIP-08 the bump is paid first: what is left must pay the tile', () => {
    const rival = { workers: ['stone-quarry-worship 3', 'nobles 1', 'nobles 1'] }
    const t = quarry('disc-avenue-a', { cocoa: 1 }, rival).play('worship:stone-quarry-worship')
    expect(t.answers).toEqual(['worship-for:effect'])
  })

  it('TEO-WORSHIP-08 the tile chosen alone is taken: its last cocoa cannot pay the bump that a tile waives', () => {
    const rival = { workers: ['stone-quarry-worship 3', 'nobles 1', 'nobles 1'] }
    const t = quarry('disc-avenue-a', { cocoa: 1, tiles: ['disc-free-cocoa-a'] }, rival)
    t.play('worship:stone-quarry-worship', 'worship-for:tile')
    expect(t.answers).toEqual(['ignore-cocoa:disc-free-cocoa-a'])
    t.play('ignore-cocoa:disc-free-cocoa-a')
    expect(t.player(0)).toMatchObject({ cocoa: 0, tiles: ['disc-avenue-a'] })
  })

  it('TEO-WORSHIP-09 on the Palace the royal tile, or both; never the discovery tile alone', () => {
    const laid = { discoveries: { palace: 'disc-temple-red-a' }, discoveryStack: [] }
    const t = arrived('palace', { cocoa: 5 }, laid).play('worship:palace-left')
    expect(t.answers).toEqual(['worship-for:effect', 'worship-for:both'])
    expect(t.refused('worship-for:tile')).toEqual(because('royal-effect-required', 'TEO-WORSHIP-09'))
    t.play('worship-for:both', 'first:effect', 'take:disc-temple-red-a')
    expect(t.player(0)).toMatchObject({ cocoa: 5 - 1 + 3, tiles: ['disc-temple-red-a'] })
    expect(t.log('pay')[0]?.rule).toBe('TEO-WORSHIP-10')
  })

  it('TEO-WORSHIP-10 the extra cocoa is paid before anything is gained: without it both are refused', () => {
    // green step 4 would give 2 cocoa
    const t = quarry('disc-temple-red-a', { temples: { green: 3 } }).play('worship:stone-quarry-worship')
    expect(t.answers).toEqual(['worship-for:effect', 'worship-for:tile'])
    expect(t.refused('worship-for:both')).toEqual(because('both-needs-cocoa', 'TEO-WORSHIP-10'))
  })

  it('TEO-WORSHIP-10 bump and extra cocoa together must be in hand', () => {
    const rival = { workers: ['stone-quarry-worship 3', 'nobles 1', 'nobles 1'] }
    const at = (cocoa: number) => quarry('disc-temple-red-a', { cocoa }, rival).play('worship:stone-quarry-worship')
    expect(at(1).why('worship-for:both')).toEqual({ reason: 'both-needs-cocoa', rule: 'TEO-WORSHIP-10', need: 2, have: 1 })
    expect(at(2).play('worship-for:both').player(0).cocoa).toBe(0)
  })

  it('TEO-WORSHIP-11 the player picks the order', () => {
    const t = chosen('both')
    expect(t.answers).toEqual(['first:effect', 'first:tile'])
    t.play('first:effect')
    expect(t.player(0).temples.green).toBe(4)
    expect(t.player(0).tiles).toEqual([])
    const other = chosen('both').play('first:tile')
    expect(other.question).toBe('worship-tile')
    expect(other.player(0).temples.green).toBe(3)
  })

  it('TEO-WORSHIP-11 the first effect may finance the tile', () => {
    const t = chosen('both', { cocoa: 1 }).play('first:effect')
    expect(t.player(0).cocoa).toBe(2)
    t.play('take:disc-avenue-a')
    expect(t.player(0)).toMatchObject({ cocoa: 1, tiles: ['disc-avenue-a'] })
  })

  it('TEO-WORSHIP-11 a tile that cannot be paid is not named first: the effect comes first and may finance it', () => {
    const t = chosen('both', { cocoa: 1 })
    expect(t.answers).toEqual(['first:effect'])
    expect(t.refused('first:tile')).toEqual(because('tile-not-first', 'TEO-WORSHIP-11'))
    expect(t.play('first:effect', 'take:disc-avenue-a').player(0)).toMatchObject({ cocoa: 1, tiles: ['disc-avenue-a'] })
  })

  it('TEO-WORSHIP-11 TEO-DISC-11 a tile in hand may bring the price: the tile may be named first, and left', () => {
    const t = chosen('both', { cocoa: 1, tiles: ['disc-cocoa-4-a'] }).play('first:tile')
    expect([t.question, t.answers]).toEqual(['worship-tile', ['decline', 'use:disc-cocoa-4-a']])
    t.play('use:disc-cocoa-4-a', 'take:disc-avenue-a')
    expect(t.player(0)).toMatchObject({ tiles: ['disc-avenue-a'] })
  })

  it('TEO-DISC-07 TEO-WORSHIP-11 a tile taken first may be used before the effect: royal tile 09 counts its Avenue step', () => {
    const royals = ['royal-a-09', 'royal-b-06', 'royal-c-01']
    const at = () => arrived('palace', { cocoa: 2, avenue: 1 }, { royals, discoveries: { palace: 'disc-avenue-a' }, discoveryStack: ['mask-7-a'] })
    const play = (...then: string[]) => at().chance('draw-discovery:mask-7-a').play('worship:palace-left', 'worship-for:both', 'first:tile', 'take:disc-avenue-a', ...then)
    expect([play().question, play().answers]).toEqual(['tile-moment', ['done', 'use:disc-avenue-a']])
    expect([play('use:disc-avenue-a').question, play('done').question]).toEqual(['end-turn', 'end-turn'])
    expect([play('use:disc-avenue-a').player(0).vp, play('done', 'use:disc-avenue-a').player(0).vp]).toEqual([2, 1])
    const mask = arrived('palace', { cocoa: 2, wood: 1 }, { discoveries: { palace: 'mask-4-a' } }).chance('draw-discovery:mask-7-a')
    expect(mask.play('worship:palace-left', 'worship-for:both', 'first:tile', 'take:mask-4-a').question).toBe('end-turn') // nothing to use
  })

  it('TEO-WORSHIP-12 a tile that cannot be paid after the effect stays and nothing is refunded', () => {
    const t = quarry('mask-4-a', { cocoa: 1, temples: { green: 3 } }).play('worship:stone-quarry-worship', 'worship-for:both', 'first:effect')
    expect(t.player(0)).toMatchObject({ cocoa: 1 - 1 + 2, tiles: [] })
    expect([onBoard(t), t.question]).toEqual([{ 'stone-quarry': 'mask-4-a' }, 'end-turn'])
    expect(t.log('lost')).toMatchObject([{ seat: 0, what: 'tile', rule: 'TEO-WORSHIP-12' }])
  })

  it('TEO-WORSHIP-12 a tile one will not pay for stays, and the extra cocoa is gone', () => {
    const t = chosen('both').play('first:effect')
    expect(sorted(t.answers)).toEqual(['decline', 'take:disc-avenue-a'])
    t.play('decline')
    expect(t.player(0)).toMatchObject({ cocoa: 3 - 1 + 2, tiles: [] })
    expect(onBoard(t)).toEqual({ 'stone-quarry': 'disc-avenue-a' })
  })

  it('TEO-WORSHIP-12 without a tile on the board only the effect is left', () => {
    const t = arrived('stone-quarry', { cocoa: 5 }).play('worship:stone-quarry-worship')
    expect(t.answers).toEqual(['worship-for:effect'])
    for (const benefit of ['tile', 'both']) expect(t.refused(`worship-for:${benefit}`).rule).toBe('TEO-WORSHIP-12')
    const palace = arrived('palace', { cocoa: 5 }).play('worship:palace-left')
    expect(palace.refused('worship-for:both').rule).toBe('TEO-WORSHIP-12')
  })
})

describe('what worship gives', () => {
  it.each([
    ['forest', 'red'],
    ['stone-quarry', 'green'],
    ['gold-deposits', 'blue'],
  ])('TEO-WORSHIP-13 %s gives one step on %s', (board, temple) => {
    const t = arrived(board).play(`worship:${board}-worship`, 'worship-for:effect')
    expect(t.player(0).temples).toEqual({ blue: 0, red: 0, green: 0, [temple]: 1 })
  })

  it('TEO-WORSHIP-13 Decorations give one step on a temple of choice', () => {
    for (const temple of ['red', 'green', 'blue']) {
      const t = arrived('decorations').play('worship:decorations-worship', 'worship-for:effect')
      expect(sorted(t.answers)).toEqual(['temple:blue', 'temple:green', 'temple:red'])
      expect(t.play(`temple:${temple}`).player(0).temples).toEqual({ blue: 0, red: 0, green: 0, [temple]: 1 })
    }
  })

  it('TEO-WORSHIP-14 the Palace gives the effect of the royal tile under the worker, and no temple step', () => {
    const royals = ['royal-c-01', 'royal-a-09', 'royal-a-05']
    const gained = (space: string) => {
      const t = arrived('palace', { avenue: 1, pyramidTrack: 2 }, { royals }).play(`worship:${space}`, 'worship-for:effect')
      const { cocoa, vp, temples } = t.player(0)
      expect(temples).toEqual({ blue: 0, red: 0, green: 0 })
      return { cocoa, vp }
    }
    expect(gained('palace-left')).toEqual({ cocoa: 3, vp: 0 })
    expect(gained('palace-middle')).toEqual({ cocoa: 0, vp: 1 })
    expect(gained('palace-right')).toEqual({ cocoa: 0, vp: 4 })
  })

  it.each([
    ['forest', 'forest-worship'],
    ['gold-deposits', 'gold-deposits-worship'],
    ['decorations', 'decorations-worship'],
    ['stone-quarry', 'stone-quarry-worship'],
  ])('TEO-WORSHIP-15 on %s the next tile of the stack replaces the one taken', (board, space) => {
    const t = arrived(board, {}, { discoveries: { [board]: 'disc-temple-red-a' } }).play(`worship:${space}`, 'worship-for:tile')
    expect([t.seat, t.question]).toEqual(['chance', 'draw-discovery'])
    t.chance('draw-discovery:mask-1-a').play('end-turn')
    expect(onBoard(t)).toEqual({ [board]: 'mask-1-a' })
    expect(t.player(0).tiles).toEqual(['disc-temple-red-a'])
  })

  it('TEO-WORSHIP-15 at once: before the second effect, and only on that board', () => {
    const discoveries = { palace: 'disc-temple-red-a', forest: 'mask-4-a' }
    const t = arrived('palace', { cocoa: 1 }, { discoveries })
    t.play('worship:palace-left', 'worship-for:both', 'first:tile', 'take:disc-temple-red-a')
    expect(t.question).toBe('draw-discovery')
    expect(t.player(0).cocoa).toBe(0) // royal tile 01 comes after the refill
    t.chance('draw-discovery:mask-1-a').play('done', 'end-turn')
    expect(onBoard(t)).toEqual({ palace: 'mask-1-a', forest: 'mask-4-a' })
    expect(t.player(0).cocoa).toBe(3)
  })

  it('TEO-WORSHIP-15 a tile left on the board is not replaced', () => {
    const t = quarry('disc-avenue-a', { cocoa: 3 }).play('worship:stone-quarry-worship', 'worship-for:both', 'first:effect', 'decline')
    expect(onBoard(t)).toEqual({ 'stone-quarry': 'disc-avenue-a' })
    expect(t.log('discovery-revealed')).toEqual([])
  })

  it('TEO-WORSHIP-16 a temple step that is impossible makes Worship no illegal action', () => {
    const own = arrived('forest', { temples: { red: 11 }, vp: 3 }).play('worship:forest-worship', 'worship-for:effect')
    expect(own.player(0)).toMatchObject({ vp: 3, temples: { red: 11 } })
    expect(own.worker('worker-0-0')).toBe('forest-worship 2')
    const blocked = arrived('forest', { temples: { red: 10 } }, {}, { ...onNobles, temples: { red: 11 } })
    blocked.play('worship:forest-worship', 'worship-for:effect')
    expect(blocked.player(0).temples.red).toBe(10)
    const nowhere = arrived('decorations', { temples: { blue: 11, red: 11, green: 11 } })
    nowhere.play('worship:decorations-worship', 'worship-for:effect')
    expect(nowhere.question).toBe('end-turn')
  })

  it('TEO-WORSHIP-16 nor does a royal tile that can be used 0 times', () => {
    const royals = ['royal-c-08', 'royal-b-06', 'royal-a-04']
    const weak = () => arrived('palace', { workers: ['gold-deposits 1', 'nobles 1', 'nobles 1'] }, { royals })
    expect(worships(weak())).toEqual(SPACES['palace'])
    for (const space of ['palace-left', 'palace-right']) {
      const t = weak().play(`worship:${space}`, 'worship-for:effect')
      expect([t.question, t.worker('worker-0-0')]).toEqual(['end-turn', `${space} 1`])
    }
  })

  it('TEO-EDGE-18 with an empty stack the space stays empty, and the tile is no option for the next worshipper', () => {
    const position = {
      seats: [{ workers: ['palace 1', 'nobles 1', 'nobles 1'] }, { cocoa: 9, workers: ['palace 2', 'nobles 1', 'nobles 1'] }],
      discoveries: { 'stone-quarry': 'disc-temple-red-a' },
      discoveryStack: [],
    }
    const t = table({ players: 2, position })
    t.play('move:worker-0-0', 'to:stone-quarry', 'worship:stone-quarry-worship', 'worship-for:tile')
    expect(t.player(0).tiles).toEqual(['disc-temple-red-a'])
    expect(t.question).toBe('end-turn') // no draw was asked
    expect(onBoard(t)).toEqual({})
    t.play('end-turn', 'move:worker-1-0', 'to:stone-quarry', 'worship:stone-quarry-worship')
    expect(t.answers).toEqual(['worship-for:effect'])
  })
})

describe('worked example', () => {
  it('TEO-EX-03 Red unlocks Blue, takes both, and ends with 2 cocoa', () => {
    const red = { cocoa: 3, temples: { green: 3 }, workers: ['palace 2', 'nobles 1', 'nobles 1'] }
    const blue = { workers: ['stone-quarry-worship 3', 'nobles 1', 'nobles 1'] }
    const t = table({ players: 2, position: { seats: [red, blue], discoveries: { 'stone-quarry': 'disc-power-up-2-a' } } })
    t.play('move:worker-0-0', 'to:stone-quarry', 'worship:stone-quarry-worship', 'worship-for:both')
    expect(t.player(0).cocoa).toBe(3 - 1 - 1)
    t.play('first:effect')
    expect(t.player(0)).toMatchObject({ cocoa: 3, temples: { green: 4 } })
    t.chance('draw-discovery:mask-2-b').play('take:disc-power-up-2-a')
    expect(t.player(0)).toMatchObject({ cocoa: 2, tiles: ['disc-power-up-2-a'] })
    expect(t.worker('worker-0-0')).toBe('stone-quarry-worship 2')
    expect(t.worker('worker-1-0')).toBe('stone-quarry 3')
    expect(onBoard(t)).toEqual({ 'stone-quarry': 'mask-2-b' })
  })
})
