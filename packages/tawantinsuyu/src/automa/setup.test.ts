import { asked, OWNER, view } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { axomammaNumbers, boardRowsOf, herBoard, die, hillSpaces, personalities, tokens, weavingRows } from '../content/index.ts'
import { STEP_AT, STEPS_LEFT } from '../state.ts'
import { HIDDEN, summary } from '../summary.ts'
import { table, type Table } from '../testing.ts'
import { board, HER, sheRolls, YOU } from './testing.ts'

/** Answers whatever set-up asks of you, up to a question: the first Weaving and cards, no benefits. */
function setUp(upTo: string, seed: number, settings: Record<string, number> = {}): Table {
  const t = table({ players: 1, seed, settings })
  while (t.question !== upTo) {
    if (t.seat !== YOU) throw new Error(`${t.question} is asked of ${t.seat}`)
    t.play(t.offers('done') ? 'done' : (t.answers[0] ?? ''))
  }
  return t
}

const ready = (seed = 1, settings: Record<string, number> = {}): Table => setUp('turn', seed, settings)

/** Every question of the set-up, with its answers. */
function questions(seed: number): { kind: string; seat: number | 'chance'; answers: readonly string[] }[] {
  const compiled = compile({ players: 1 })
  if (!compiled.ok) throw new Error(compiled.message)
  const found = []
  for (const { game } of randomGame(compiled.rules, seed)) {
    if (game.s[OWNER] >= 0) break
    for (const { kind, seat, answers } of asked(game)) found.push({ kind, seat, answers })
  }
  return found
}

describe('the components', () => {
  it('TAW-SOLO-01 8 tokens, a die, 2 double-sided Personality tokens', () => {
    expect(tokens.map((token) => token.value).sort()).toEqual([1, 1, 2, 2, 2, 3, 3, 4])
    expect([...die].sort()).toEqual([1, 2, 2, 3, 3, 4])
    expect(personalities.map((side) => side.id)).toEqual(['personality-statue', 'personality-weaving', 'personality-temple', 'personality-building'])
  })

  it('TAW-SOLO-02 4 slots and three rows; every token starts on a space, every face of the die has a token', () => {
    expect(axomammaNumbers.slots).toBe(4)
    expect(boardRowsOf(herBoard).map((row) => row.map((space) => space.action))).toEqual([
      ['gather-potato', 'gather-stone', 'gather-gold', 'gather-corn', 'gather-stone-or-corn'],
      ['construct-production-building', 'buy-weavings', 'build-statue', 'construct-passive-building', 'build-steps'],
      ['recruit-village-potato-end', 'recruit-nomad', 'recruit-village-corn-end'],
    ])
    const spaces = boardRowsOf(herBoard).flat().map((space) => space.id)
    for (const { row, place } of tokens) expect(spaces).toContain(`axo-${row}-${place}`)
    expect(new Set(tokens.map((token) => token.value))).toEqual(new Set(die))
  })

  it('TAW-SOLO-02 each row is a closed loop: a token comes round to the start of its own row', () => {
    const t = sheRolls(2, {
      axomamma: { tokens: { 'axo-token-2a': 'axo-top-5', 'axo-token-2b': 'axo-middle-4', 'axo-token-2c': 'axo-bottom-3' } }, seed: 1,
    })
    expect(board(t).tokens).toMatchObject({ 'axo-token-2a': 'axo-top-2', 'axo-token-2b': 'axo-middle-1', 'axo-token-2c': 'axo-bottom-2' })
  })
})

describe('the table', () => {
  it('TAW-SOLO-03 is set up for two: 40 Workers, five neutral ones on the top terrace, no Weavings marked 3 or 4', () => {
    const t = ready()
    const { hill, bag, village, nomads } = t.summary()
    expect(Object.keys(hill).sort()).toEqual(hillSpaces.filter((space) => space.twoPlayers === 'setup').map((space) => space.id).sort())
    const inBag = Object.values(bag).reduce((sum, n) => sum + n, 0)
    expect(inBag + village.length + nomads.length + 5 + 4).toBe(40)
    expect([village.length, nomads.length]).toEqual([6, 3])
    const woven = t.player(YOU).tapestries.flat().length + t.player(HER).tapestries.flat().length
    expect(t.summary().stacks.weavings + 1 + woven - 2).toBe(weavingRows.filter((tile) => tile.number > 0 && tile.players === 0).length)
  })

  it('TAW-SOLO-04 a random starting Weaving for her, before you choose one of the other three', () => {
    const all = questions(3)
    const hers = all.findIndex((one) => one.kind === 'axomamma-starting-weaving')
    const yours = all.findIndex((one) => one.kind === 'starting-weaving')
    expect(all[hers]).toMatchObject({ seat: 'chance', answers: [1, 2, 3, 4].map((n) => `random-weaving:weaving-sw0${n}`) })
    expect(all[yours].answers).toHaveLength(3)
    expect(hers).toBeLessThan(yours)
    expect(all.filter((one) => one.kind === 'starting-weaving')).toHaveLength(1)
    const t = setUp('starting-weaving', 1)
    const [[tile]] = t.player(HER).tapestries
    expect(t.answers).not.toContain(`start-with:${tile}`)
    expect(t.player(YOU).tapestries).toEqual([])
  })

  it('TAW-SOLO-05 TAW-SOLO-06 4 stone, 2 corn, 1 gold, an Army card you do not see; no God cards, no rewards for her two Workers', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const t = ready(seed)
      expect(t.player(HER)).toMatchObject({
        potato: 0, corn: 2, stone: 4, gold: 1, vp: 10, temple: 0, godCards: [], shown: [], army: [], armyDown: [], buildings: [], statues: [],
      })
      expect(t.player(HER).armyCards).toHaveLength(1)
      expect(t.player(HER).workers).toHaveLength(2)
      expect(new Set(t.player(HER).workers).size).toBe(2) // as for a player (TAW-SETUP-09)
      expect(t.log('god-card-played').filter((event) => event.seat === HER)).toEqual([])
      const seen = summary(view(t.g, YOU))
      expect(seen.seats[HER].armyCards).toEqual([HIDDEN])
    }
    expect(questions(1).every((one) => one.seat !== HER)).toBe(true)
  })

  it('TAW-SOLO-07 you place your High Priest, then the die says how far clockwise hers stands', () => {
    for (const [side, far] of [['1', 1], ['2a', 2], ['3b', 3], ['4', 4]] as const) {
      const t = setUp('high-priest', 1)
      expect(t.player(HER).priest).toBe(null)
      expect(t.answers).toEqual([0, 1, 2, 3, 4].map((section) => `high-priest:section-${section}`))
      t.chance(`roll:${side}`).play('high-priest:section-3')
      expect([t.player(YOU).priest, t.player(HER).priest]).toEqual([3, (3 + far) % 5])
    }
  })

  it('TAW-SOLO-08 the tokens lie on their start spaces', () => {
    expect(board(ready()).tokens).toEqual({
      'axo-token-1a': 'axo-middle-1', 'axo-token-1b': 'axo-bottom-1', 'axo-token-2a': 'axo-top-2',
      'axo-token-2b': 'axo-middle-2', 'axo-token-2c': 'axo-bottom-2', 'axo-token-3a': 'axo-top-4',
      'axo-token-3b': 'axo-middle-5', 'axo-token-4': 'axo-top-1',
    })
  })

  it('TAW-SOLO-09 four God cards are tucked, drawn after your set-up cards were shuffled back; you see only their gods', () => {
    const t = setUp('high-priest', 1)
    expect(t.summary().stacks.gods).toBe(42 - 3)
    t.chance('roll:1', 'draw-god:god-hook-7', 'draw-god:god-cross-7', 'draw-god:god-hook-6', 'draw-god:god-spiral-6').play('high-priest:section-0')
    expect(t.summary().stacks.gods).toBe(42 - 3 - 4)
    expect(board(t).tucked).toEqual(['god-hook-7', 'god-cross-7', 'god-hook-6', 'god-spiral-6'])
    const seen = summary(view(t.g, YOU))
    expect(seen.axomamma).toMatchObject({ tucked: [HIDDEN, HIDDEN, HIDDEN, HIDDEN], gods: ['hook', 'cross', 'hook', 'spiral'] })
    expect(JSON.stringify(t.log('axomamma-tucks'))).not.toContain('god-hook-7')
    expect(t.log('axomamma-tucks').map(({ rule }) => rule)).toEqual(Array.from({ length: 4 }, () => 'TAW-SOLO-09'))
    expect(t.log('end').map((event) => event['span'])).toContain('set-up')
  })

  it('TAW-SOLO-10 a Step marker on the upper space of her section, and nothing for it', () => {
    const t = setUp('high-priest', 1).chance('roll:2a').play('high-priest:section-1')
    expect(t.summary().steps).toEqual({ 'steps-upper-3': HER })
    expect(t.player(HER)).toMatchObject({ stepMarkers: 4, vp: 10, corn: 2, potato: 0 })
    expect(t.log('steps')).toMatchObject([{ rule: 'TAW-SOLO-10', seat: HER, steps: 'steps-upper-3' }])
  })

  it('TAW-SOLO-10 if you hold that space, the next section clockwise whose upper space is empty', () => {
    const t = setUp('high-priest', 1).chance('roll:2a')
    for (const section of [3, 4]) {
      t.g.s[STEP_AT + section * 2] = YOU
      t.g.s[STEPS_LEFT + YOU]--
    }
    t.play('high-priest:section-1')
    expect(t.summary().steps).toEqual({ 'steps-upper-3': YOU, 'steps-upper-4': YOU, 'steps-upper-0': HER })
  })

  it('TAW-SOLO-11 one of the four Personalities at random, on the gold space of the top row', () => {
    const [one] = questions(1).filter((each) => each.kind === 'draw-personality')
    expect(one).toMatchObject({ seat: 'chance', answers: personalities.map((side) => `draw-personality:${side.id}`) })
    expect(boardRowsOf(herBoard)[0][herBoard.personality - 1]?.action).toBe('gather-gold')
    const cards = ['god-hook-7', 'god-cross-7', 'god-hook-6', 'god-spiral-6'].map((card) => `draw-god:${card}`)
    const t = setUp('high-priest', 1).chance('roll:1', ...cards, 'draw-personality:personality-temple').play('high-priest:section-0')
    expect(board(t).personality).toBe('personality-temple')
  })

  it('TAW-SOLO-69 easier: no Personality token, and the gold space gives its gold', () => {
    expect(board(ready(1, { 'no-personality': 1 })).personality).toBe(null)
    const t = sheRolls(4, { options: ['no-personality'], axomamma: { tokens: { 'axo-token-4': 'axo-top-3' } } })
    expect(t.player(HER)).toMatchObject({ gold: 1, temple: 0, statues: [], buildings: [], tapestries: [] })
  })

  it('TAW-SOLO-12 you are the first player and have a normal turn', () => {
    const t = ready()
    expect(t).toMatchObject({ seat: YOU, question: 'turn' })
    expect(t.summary()).toMatchObject({ first: YOU, turn: YOU })
    expect(t.log('first-player')).toEqual([])
    expect(t.answers).toEqual(expect.arrayContaining(['side:move-priest', 'side:pray', 'side:train', 'side:recruit']))
  })
})
