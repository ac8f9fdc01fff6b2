// Printed values that owners of the box correct: that games are played by them, and stay sound.
import { type Correction, createGame, CHANCE, advance, fastRandom, imagine, isOver, question, view } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { sheRolls } from './automa/testing.ts'
import { BOARD_ROOM, gods, taskIcons } from './content/index.ts'
import { checkSheet, createWords, english, printed, tawantinsuyu } from './index.ts'
import { STATUE_LEFT, TUCKED } from './state.ts'
import { table } from './testing.ts'

type Json = Record<string, unknown>

const sheet = (tables: Readonly<Record<string, unknown>>): Json => ({
  format: 'tollan-data', formatVersion: 1, game: 'tawantinsuyu', tables: Object.fromEntries(Object.entries(tables).map(([name, values]) => [name, { values }])),
})

function corrected(tables: Readonly<Record<string, unknown>>): readonly Correction[] {
  const checked = checkSheet(sheet(tables))
  if (!checked.ok) throw new Error(checked.message)
  return checked.differences
}

function compiled(options: Json) {
  const result = tawantinsuyu.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

const places = (...actions: readonly string[]): (string | null)[] => Array.from({ length: BOARD_ROOM }, (_, i) => actions[i] ?? null)

describe("Axomamma's board as an owner reads it", () => {
  const top = { actions: places('gather-gold', 'gather-corn', 'gather-potato', 'gather-stone', 'gather-stone-or-corn', 'gather-gold', 'gather-corn'), amounts: [4, 1, 1, 1, 1, 1, 1, 1] }
  const data = corrected({
    'axomamma-board': { top, middle: { actions: places('build-steps', 'build-statue') }, personality: 7 },
    'axomamma-tokens': { 'axo-token-4': { row: 'top', place: 1 }, 'axo-token-3b': { row: 'middle', place: 2 }, 'axo-token-2b': { row: 'middle', place: 2 } },
    'axomamma-rewards': { architect: [{ do: 'vp', n: 2 }] },
  })

  it('TAW-SOLO-50 TAW-SOLO-54 a space gives its amount, and tokens go round a row of another length', () => {
    const t = sheRolls(4, { data, axomamma: {}, her: { gold: 0 } })
    const plain = sheRolls(4, { axomamma: {}, her: { gold: 0, potato: 0 } })
    expect([t.summary().seats[1].gold, t.summary().axomamma?.tokens['axo-token-4']]).toEqual([4, 'axo-top-5'])
    expect([plain.summary().seats[1].gold, plain.summary().seats[1].potato, plain.summary().axomamma?.tokens['axo-token-4']]).toEqual([0, 3, 'axo-top-5'])
    const shorter = sheRolls(3, { data, axomamma: { tokens: { 'axo-token-3a': 'axo-top-6' } }, her: {} })
    expect(shorter.summary().axomamma?.tokens).toMatchObject({ 'axo-token-3a': 'axo-top-2', 'axo-token-3b': 'axo-middle-1' })
  })

  it('TAW-SOLO-53 the Personality lies where it is printed', () => {
    const on = (space: string): number => sheRolls(4, { data, axomamma: { tokens: { 'axo-token-4': space }, personality: 'personality-temple' }, her: {} }).summary().seats[1].temple
    expect([on('axo-top-7'), on('axo-top-3')]).toEqual([1, 0])
  })

  it('is drawn, named and rewarded by', () => {
    const rules = compiled({ players: 1, data })
    expect(printed(rules).board.rows.map((row) => row.length)).toEqual([7, 2, 3])
    expect(createWords(english, rules).names.name('axo-top-7')).toMatch(/7/)
    expect(rules.effects[rules.colourReward[0]]).toMatchObject({ op: 'vp', n: 2 })
  })
})

describe('God cards, Statues and task icons as an owner counts them', () => {
  const data = corrected({
    'god-cards': { 'god-hook-1': { god: 'cross' }, 'god-spiral-1': { god: 'cross' }, 'god-spiral-2': { god: 'diamond' } },
    statues: { spiral: { small: 1, large: 0 }, hook: { small: 3 }, cross: { large: 2 } },
    'hill-spaces': { 'space-top-0-a': { icons: ['icon-top-0-ab', 'icon-top-ridge-40', 'icon-more-1'] } },
    'task-icons': { 'icon-more-1': { task: 'train' } },
  })

  it('TAW-PLACE-03 TAW-BLD-Z07 placed by a card of that god, and own Stairs score', () => {
    const seats = [{ potato: 9, gold: 3, workers: ['priest'], godCards: ['god-hook-1'], buildings: ['passive-07'] }]
    const on = (space: string, more: object) => table({ ...more, position: { seats, steps: { 'steps-upper-0': 0, 'steps-lower-0': 0 } } }).play('place:priest', `on:${space}`)
    const hook = 'space-middle-0-c'
    const cross = 'space-bottom-0-c'
    expect([on(hook, {}).answers, on(cross, {}).answers].map((answers) => answers.includes('by-card:god-hook-1'))).toEqual([true, false])
    expect([on(hook, { data }).answers, on(cross, { data }).answers].map((answers) => answers.includes('by-card:god-hook-1'))).toEqual([false, true])
    const own = corrected({ 'passive-abilities': { ownStepVp: 4 } })
    const scored = (more: object): number => {
      const t = on(cross, more).play('by-gold')
      return (t.question === 'payment' ? t.play(t.answers[0] ?? '') : t).player(0).vp
    }
    expect(scored({ data: own }) - scored({})).toBe(6)
  })

  it('TAW-PLACE-03 a card opens the spaces of the god printed on it, and is named after it', () => {
    const rules = compiled({ players: 2, data })
    const { names } = createWords(english, rules)
    const cards = printed(rules).godCards
    expect(rules.cardGod.filter((god) => god === gods.indexOf('cross'))).toHaveLength(9)
    expect(new Set(cards.map(({ id }) => names.name(id))).size).toBe(cards.length)
    expect(names.name('god-hook-1')).toMatch(/cross/)
  })

  it('TAW-SOLO-09 a tucked card shows the god printed on it, to her opponent and to whoever imagines the rest', () => {
    const rules = compiled({ players: 1, data })
    const random = fastRandom(3)
    let seen = 0
    for (const { game } of randomGame(rules, 5)) {
      const sight = view(game, 0)
      for (let slot = 0; slot < 4; slot++) {
        if (game.s[TUCKED + slot] < 0) continue
        const guess = imagine(sight, random)
        expect(guess === null ? -1 : rules.cardGod[guess.s[TUCKED + slot]]).toBe(rules.cardGod[game.s[TUCKED + slot]])
        seen++
      }
      if (seen > 200) break
    }
    expect(seen).toBeGreaterThan(100)
  })

  it('TAW-COMP-08 as many Statues as the box has', () => {
    const g = createGame(compiled({ players: 2, data }))
    for (question(g); g.seat === CHANCE; question(g)) advance(g, g.options[0], CHANCE)
    expect(gods.map((_, god) => [g.s[STATUE_LEFT + god], g.s[STATUE_LEFT + gods.length + god]])).toEqual([[1, 0], [2, 1], [2, 1], [2, 1], [3, 1], [2, 2]])
  })

  it('TAW-DATA-02 an icon more on the hill is there, one that nothing touches is not', () => {
    const [plain, rules] = [compiled({ players: 2 }), compiled({ players: 2, data })]
    expect(rules.iconsOf[0]).toContain(taskIcons.findIndex(({ id }) => id === 'icon-more-1'))
    const shown = (of: typeof rules): boolean => printed(of).icons.some(({ id }) => id === 'icon-more-1')
    expect([shown(plain), shown(rules)]).toEqual([false, true])
    expect(tawantinsuyu.pieces(plain)).not.toContain('icon-more-1')
    expect(tawantinsuyu.pieces(rules)).toContain('icon-more-1')
  })

  it('random games stay sound and end', () => {
    const board = corrected({ 'axomamma-board': { top: { actions: places('gather-gold', 'gather-stone-or-corn') }, bottom: { actions: places('recruit-nomad') }, personality: 2 }, 'axomamma-tokens': {
      'axo-token-3a': { place: 2 }, 'axo-token-1b': { row: 'top', place: 1 }, 'axo-token-2c': { row: 'bottom', place: 1 },
    }, 'axomamma-rewards': Object.fromEntries(['architect', 'craftsman', 'warrior', 'courier', 'priest'].map((role, i) => [role, [
      [{ do: 'weaving', n: 1 }], [{ do: 'renew', n: 1, what: 'any' }, { do: 'vp', n: 1 }], [{ do: 'pay', cost: { gold: 1 }, reward: { do: 'temple', n: 1 } }],
      [{ do: 'building', price: 'free' }, { do: 'nomad', n: 1 }], [{ do: 'statue', sizes: ['small'], price: 'free' }, { do: 'steps', price: 'free' }],
    ][i]])) })
    for (const players of [1, 2, 3, 4])
      for (const seed of players === 1 ? [1, 2, 3, 4, 5, 6] : [1, 2]) {
        const rules = compiled({ players, data: [...data, ...board] })
        let over = false
        for (const { game } of randomGame(rules, seed)) {
          expect(rules.broken(game)).toEqual([])
          over = isOver(game)
        }
        expect(over).toBe(true)
      }
  })
})
