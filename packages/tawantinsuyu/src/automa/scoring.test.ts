import { describe, expect, it } from 'vitest'
import { hillSpaces } from '../content/index.ts'
import { table, type Table } from '../testing.ts'
import { HER, herTurn, herTurns, type SoloSetUp, YOU, yourTurn } from './testing.ts'

/** Your turn begins with a Feast. */
const feast = (number: 1 | 2 | 3, { position = {}, ...more }: SoloSetUp): Table =>
  yourTurn({ seed: 1, ...more, position: { feasts: number - 1, feast: { holder: YOU }, ...position } })

/** What a seat scored by a rule. */
const scored = (t: Table, seat: number, rule: string): number =>
  t.log('score').filter((event) => event.seat === seat && event.rule === rule).reduce((sum, event) => sum + Number(event['n']), 0)

const tapestries = [['weaving-sw01', 'weaving-12', 'weaving-01'], ['weaving-sw02']] // potatoes meet potatoes, then gold and potatoes do not

describe('a Feast', () => {
  it('TAW-SOLO-63 1 VP for each of her Weavings, and no Merchant', () => {
    const t = feast(1, { her: { vp: 20, tapestries } })
    expect(t.player(HER)).toMatchObject({ vp: 24, potato: 0 })
    expect(feast(1, { you: { vp: 20, tapestries: [['weaving-sw01', 'weaving-12']] }, her: { vp: 20 } }).player(YOU)).toMatchObject({
      vp: 20, potato: 3,
    })
  })

  it('TAW-SOLO-78 harder: 2 VP for each', () => {
    expect(feast(1, { options: ['vp-per-weaving'], her: { vp: 20, tapestries } }).player(HER).vp).toBe(28)
  })

  it('TAW-SOLO-64 no potatoes and no VP for her tucked God cards', () => {
    for (const potato of [0, 4]) expect(feast(1, { her: { vp: 20, potato } }).player(HER)).toMatchObject({ vp: 20, potato })
    expect(feast(1, { you: { vp: 20, godCards: ['god-hook-2'] }, her: { vp: 30 } }).player(YOU).vp).toBe(18) // you pay as ever
  })

  it.each(
    [[20, 21, 2], [20, 20, 0], [21, 20, 0]],
  )('TAW-SOLO-65 she has %i VP and you %i: she scores %i, and neither draws nor plays', (hers, yours, gained) => {
    const t = feast(1, { you: { vp: yours }, her: { vp: hers } })
    expect(t.player(HER)).toMatchObject({ vp: hers + gained, godCards: [], shown: [] })
  })

  it.each([[20, 21, 1], [20, 20, 1], [21, 20, 2]])('TAW-SOLO-65 she has %i VP and you %i: you draw %i by the rule for two', (hers, yours, drawn) => {
    const t = feast(1, { you: { vp: yours }, her: { vp: hers } })
    expect(t.log('god-card-drawn').filter((event) => event.seat === YOU)).toHaveLength(drawn)
  })

  it('TAW-SOLO-65 compared after the scoring of the Feast', () => {
    expect(feast(1, { you: { vp: 22 }, her: { vp: 20, tapestries } }).player(HER).vp).toBe(24) // ahead with her four Weavings
  })

  it('TAW-SOLO-65 nothing of step 7 after the third Feast', () => {
    const t = feast(3, { you: { vp: 50 } })
    expect(scored(t, HER, 'TAW-SOLO-65')).toBe(0)
  })

  const marked = hillSpaces.filter((space) => space.twoPlayers === 'after-first-feast').map((space) => space.id)
  const onMiddle = (t: Table): string[] => Object.keys(t.summary().hill).filter((space) => space.startsWith('space-middle')).sort()

  it('TAW-EDGE-38 neutral Workers come to the middle terrace once, after the first Feast, solo and with two', () => {
    expect(marked).toHaveLength(5)
    expect(onMiddle(feast(1, {}))).toEqual([...marked].sort())
    expect(onMiddle(feast(2, {}))).toEqual([])
    const players = (n: number, feasts: number) =>
      onMiddle(table({ players: n, position: { feasts, feast: { holder: 0 }, seats: Array.from({ length: n }, () => ({ workers: [] })) }, seed: 1 }))
    expect([players(2, 0), players(2, 1), players(3, 0), players(4, 0)]).toEqual([[...marked].sort(), [], [], []])
  })

  it('TAW-EDGE-38 spaces taken already are passed over', () => {
    const t = feast(1, { position: { hill: { 'space-middle-1-a': 'priest', 'space-middle-0-b': 'courier' } } })
    expect(onMiddle(t)).toEqual([...marked, 'space-middle-0-b'].sort())
    expect(t.hill('space-middle-1-a')).toBe('priest')
    expect(t.log('neutral-worker')).toHaveLength(4)
  })
})

describe('the end', () => {
  it('TAW-SOLO-13 after the third Feast she holds the tile of she takes no further turn', () => {
    const t = herTurn({ her: { vp: 20 }, position: { feasts: 2, feast: { holder: HER } }, seed: 1 })
    expect([t.question, herTurns(t), t.player(HER).workers]).toEqual(['over', [], ['priest']])
    expect(t.player(HER).vp).toBe(21) // her Worker
  })

  it('TAW-SOLO-66 she turns up everything, then gives a large and a small Statue; nothing answers it', () => {
    const t = feast(3, {
      you: { buildings: ['passive-12', 'passive-18'], gold: 0, statues: ['small-zigzag'], armyDown: ['army-20'], corn: 9 },
      her: {
        workers: [], temple: 6, statues: ['large-hook', 'small-hook', 'small-hook'], buildingsDown: ['production-01', 'production-02'],
        armyDown: ['army-01', 'army-19'],
      },
      position: { offer: ['god-spiral-1', 'god-spiral-2'] },
    })
    expect(t.question).toBe('over')
    expect(t.player(HER)).toMatchObject({
      temple: 10, statues: ['small-hook'], buildings: ['production-01', 'production-02'], buildingsDown: [],
      army: ['army-01', 'army-19'], armyDown: [],
    })
    expect(t.player(YOU)).toMatchObject({ statues: ['small-zigzag'], armyDown: ['army-20'], corn: 9, gold: 0, temple: 0 })
    expect(t.offer).toEqual(['god-spiral-2']) // one card for the Temple space, none for an action
    expect(t.player(HER).armyCards).toHaveLength(1) // from the Temple space
    expect([scored(t, HER, 'TAW-END-03'), scored(t, HER, 'TAW-END-04'), scored(t, HER, 'TAW-END-06')]).toEqual([8, 4, 2])
  })

  it('TAW-SOLO-66 without the options for triggered actions', () => {
    const t = feast(3, {
      options: ['vp-per-priest-action', 'free-temple-step', 'worship-needs-2-statues'], her: { temple: 7, statues: ['small-hook'], workers: [] },
    })
    expect(t.player(HER)).toMatchObject({ temple: 8, statues: [] })
    expect([scored(t, HER, 'TAW-SOLO-77'), t.log('axomamma-free-step')]).toEqual([0, []])
  })

  it('TAW-SOLO-67 final scoring is normal; tucked God cards and her hand score nothing', () => {
    const t = feast(3, {
      you: { vp: 10, workers: ['priest'], gold: 2, godCards: ['god-hook-2'], potato: 1 },
      her: {
        vp: 10, workers: ['priest', 'courier'], gold: 3, stone: 2, armyCards: ['army-01', 'army-02'], army: ['army-03'],
        buildings: ['passive-01', 'production-01'], tapestries, temple: 10,
      },
    })
    const feastVp = 4 + 8 // Weavings and Temple
    expect(t.player(HER).vp).toBe(10 + feastVp + 3 + 8 + 2 * 2 + 1 + 2 + 3) // Tapestry of three, Temple, Buildings, face-up Army card, Workers, gold
    expect(t.player(YOU).vp).toBe(10 + 1 + 1 + 2) // God card, Worker, gold
  })

  it('TAW-SOLO-80 harder: 1 VP for each of her resources, so 2 for gold', () => {
    const her = { workers: [], vp: 10, potato: 1, corn: 2, stone: 3, gold: 4 }
    expect(feast(3, { her }).player(HER).vp).toBe(14)
    const t = feast(3, { options: ['vp-per-resource'], her, you: { vp: 10, gold: 1, stone: 5 } })
    expect([t.player(HER).vp, t.player(YOU).vp]).toEqual([10 + 1 + 2 + 3 + 8, 11])
  })

  it.each([
    [120, 119, true], [120, 0, true], [121, 120, true], [120, 120, false], [119, 0, false], [150, 151, false], [0, 0, false],
  ])('TAW-SOLO-68 TAW-EDGE-43 you have %i VP and she %i: won %s', (yours, hers, won) => {
    const t = feast(3, { you: { vp: yours, stone: 9 }, her: { vp: hers, workers: [] } })
    expect([t.player(YOU).vp, t.player(HER).vp]).toEqual([yours, hers])
    expect([t.player(YOU).place, t.player(HER).place]).toEqual(won ? [1, 2] : [2, 1])
  })
})
