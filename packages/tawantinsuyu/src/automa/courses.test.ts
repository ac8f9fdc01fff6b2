// Whole courses of Axomamma's placements: what is told of every search, choice and reward.
import { describe, expect, it } from 'vitest'
import { godCardNames } from '../answers.ts'
import { hillSpaces } from '../content/index.ts'
import { account, course, lines } from '../testing.ts'
import { herTurn, sheRolls } from './testing.ts'

const market = ['production-01', null, 'passive-01', null]

describe('her Workers', () => {
  it('TAW-SOLO-48 TAW-SOLO-60 TAW-SOLO-61 value 1: the first Building of all, and a Villager', () => {
    const t = sheRolls(1, { her: { stone: 1, potato: 4 }, position: { market, village: ['courier', 'priest'] }, chance: ['draw-building:production-19', 'draw-building:production-18', 'draw-building:passive-20'] })
    expect(account(t)).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 worship 0
      1 axomamma-condition TAW-SOLO-29 offering 0
      1 axomamma-turn TAW-SOLO-13 place-worker
      1 axomamma-worker TAW-SOLO-39 priest
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 hook
      1 axomamma-terrace TAW-SOLO-41 top 1
      1 axomamma-candidate TAW-SOLO-43 space-top-0-a 0
      1 place TAW-SOLO-39 priest space-top-0-a
      -1 offered TAW-OFFER-01 god-hook-1
      1 axomamma-tucks TAW-SOLO-46 1 spiral
      1 axomamma-token TAW-SOLO-48 axo-token-1a axo-middle-1
      1 pay TAW-SOLO-60 stone 1
      1 building TAW-TASK-BUILD-01 production-01
      1 axomamma-token TAW-SOLO-48 axo-token-1b axo-bottom-1
      1 worker-gained TAW-SOLO-61 courier
      1 gain TAW-SOLO-15 potato 2
      1 pay TAW-SOLO-20 potato 5
      1 score TAW-SOLO-20 5
      1 axomamma-token-moves TAW-SOLO-54 axo-token-1a axo-middle-2
      1 axomamma-token-moves TAW-SOLO-54 axo-token-1b axo-bottom-2
      -1 building-revealed TAW-EOT-09 production-19
      -1 building-revealed TAW-EOT-09 production-18
      -1 building-revealed TAW-EOT-09 passive-20
      1 end TAW-SOLO-13 program 0
    `))
  })

  it('TAW-SOLO-50 TAW-SOLO-55 TAW-SOLO-61 value 2: stone, Weavings, a Nomad', () => {
    const her = { corn: 3, tapestries: [['weaving-sw01', 'weaving-01']] }
    const t = sheRolls(2, { her, you: { corn: 3 }, position: { nomads: ['architect'], bag: ['priest'], weavingTop: 'weaving-03' }, chance: ['draw-weaving:weaving-04', 'draw-weaving:weaving-31', 'draw-weaving:weaving-30'] })
    expect(account(t)).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 worship 0
      1 axomamma-condition TAW-SOLO-29 offering 0
      1 axomamma-turn TAW-SOLO-13 place-worker
      1 axomamma-worker TAW-SOLO-39 priest
      1 roll TAW-SOLO-40 axomamma-roll 2
      1 axomamma-slot TAW-SOLO-40 2 four-squares
      1 axomamma-terrace TAW-SOLO-41 top 2
      1 axomamma-candidate TAW-SOLO-43 space-top-1-a 1
      1 axomamma-candidate TAW-SOLO-43 space-top-2-a 3
      1 place TAW-SOLO-39 priest space-top-1-a
      -1 offered TAW-OFFER-01 god-four-squares-1
      1 axomamma-tucks TAW-SOLO-46 2 spiral
      1 axomamma-token TAW-SOLO-48 axo-token-2a axo-top-2
      1 gain TAW-SOLO-50 stone 2
      1 axomamma-token TAW-SOLO-48 axo-token-2b axo-middle-2
      1 weaving-drawn TAW-TASK-WEAVE-01 weaving-04
      1 weaving-drawn TAW-TASK-WEAVE-01 weaving-31
      1 pay TAW-SOLO-55 corn 3
      1 axomamma-candidate TAW-SOLO-57 weaving-03 2
      1 axomamma-candidate TAW-SOLO-57 weaving-04 2
      1 axomamma-candidate TAW-SOLO-57 weaving-31 2
      1 weaving-bought TAW-SOLO-55 weaving-31
      1 weaving-laid TAW-TASK-WEAVE-10 weaving-31 1
      1 axomamma-candidate TAW-SOLO-57 weaving-03 3
      1 axomamma-candidate TAW-SOLO-57 weaving-04 3
      1 weaving-bought TAW-SOLO-55 weaving-04
      1 weaving-laid TAW-TASK-WEAVE-10 weaving-04 1
    `))
    expect(course(t, 'decline')).toEqual(lines(`
      > decline
      -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-30
      1 axomamma-token TAW-SOLO-48 axo-token-2c axo-bottom-2
      1 worker-gained TAW-SOLO-61 architect
      ? chance draw-worker draw-worker:priest-2
    `))
  })

  it('TAW-SOLO-50 TAW-SOLO-59 value 3: corn and Stairs', () => {
    const t = sheRolls(3, { her: { priest: 3, stone: 3 }, position: { steps: { 'steps-upper-3': 0, 'steps-upper-4': 0, 'steps-upper-0': 0, 'steps-upper-1': 1, 'steps-upper-2': 0 } } })
    expect(account(t)).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-30 renew 0
      1 axomamma-condition TAW-SOLO-29 produce 0
      1 axomamma-turn TAW-SOLO-13 place-worker
      1 axomamma-worker TAW-SOLO-39 priest
      1 roll TAW-SOLO-40 axomamma-roll 3
      1 axomamma-slot TAW-SOLO-40 3 diamond
      1 axomamma-terrace TAW-SOLO-41 top 2
      1 axomamma-candidate TAW-SOLO-43 space-top-0-b 3
      1 axomamma-candidate TAW-SOLO-43 space-top-4-a 1
      1 place TAW-SOLO-39 priest space-top-4-a
      -1 offered TAW-OFFER-01 god-diamond-1
      1 axomamma-tucks TAW-SOLO-46 3 spiral
      1 axomamma-token TAW-SOLO-48 axo-token-3a axo-top-4
      1 gain TAW-SOLO-50 corn 2
      1 axomamma-token TAW-SOLO-48 axo-token-3b axo-middle-5
      1 axomamma-candidate TAW-SOLO-59 steps-lower-3 2
      1 axomamma-candidate TAW-SOLO-59 steps-lower-4 2
      1 axomamma-candidate TAW-SOLO-59 steps-lower-0 2
      1 axomamma-candidate TAW-SOLO-59 steps-lower-1 0
      1 pay TAW-SOLO-59 stone 3
      1 steps TAW-TASK-STAIRS-03 steps-lower-1
      1 score TAW-TASK-STAIRS-02 4
      1 gain TAW-TASK-STAIRS-02 corn 1
      1 gain TAW-TASK-STAIRS-02 potato 2
      1 score TAW-TASK-STAIRS-05 2
      1 axomamma-token-moves TAW-SOLO-54 axo-token-3a axo-top-2
      1 axomamma-token-moves TAW-SOLO-54 axo-token-3b axo-middle-3
      1 end TAW-SOLO-13 program 0
    `))
  })

  it('TAW-SOLO-51 TAW-SOLO-52 TAW-SOLO-54 what she cannot do: gold in the middle row, nothing in the lower one', () => {
    const t = sheRolls(1, { position: { village: [], feast: { holder: 0 } } })
    expect(account(t)).toEqual(lines(`
      1 begin TAW-SOLO-13 program 0
      1 axomamma-condition TAW-SOLO-29 worship 0
      1 axomamma-condition TAW-SOLO-29 offering 0
      1 axomamma-turn TAW-SOLO-13 place-worker
      1 axomamma-worker TAW-SOLO-39 priest
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 hook
      1 axomamma-terrace TAW-SOLO-41 top 1
      1 axomamma-candidate TAW-SOLO-43 space-top-0-a 0
      1 place TAW-SOLO-39 priest space-top-0-a
      -1 offered TAW-OFFER-01 god-hook-1
      1 axomamma-tucks TAW-SOLO-46 1 spiral
      1 axomamma-token TAW-SOLO-48 axo-token-1a axo-middle-1
      1 axomamma-cannot TAW-SOLO-51 construct-production-building
      1 gain TAW-SOLO-51 gold 1
      1 axomamma-token TAW-SOLO-48 axo-token-1b axo-bottom-1
      1 axomamma-cannot TAW-SOLO-52 recruit-village-potato-end
      1 axomamma-token-moves TAW-SOLO-54 axo-token-1a axo-middle-2
      1 axomamma-token-moves TAW-SOLO-54 axo-token-1b axo-bottom-2
      1 end TAW-SOLO-13 program 0
      -1 begin TAW-FEAST-03 scoring 1
      0 feast TAW-FEAST-03 1
    `))
  })

  it.each(['statue', 'weaving', 'temple', 'building'])('TAW-SOLO-53 Personality: %s', (side) => {
    const t = sheRolls(4, {
      axomamma: { personality: `personality-${side}`, tokens: { 'axo-token-4': 'axo-top-3' } }, her: { temple: 1 }, position: { market: ['production-01', null, 'passive-01', 'passive-02'], weavingTop: 'weaving-31', statuesGone: ['small-zigzag', 'small-zigzag', 'small-four-squares', 'small-four-squares', 'small-diamond', 'small-diamond', 'small-hook', 'small-hook', 'small-cross', 'small-cross'] },
      chance: [...(side === 'weaving' ? ['draw-weaving:weaving-30'] : []), ...(side === 'building' ? ['draw-building:production-19'] : []), 'draw-building:production-18'],
    })
    const told = account(t)
    expect(told.slice(told.findIndex((line) => line.includes('axomamma-token ')))).toEqual({
      statue: lines(`
        1 axomamma-token TAW-SOLO-48 axo-token-4 axo-top-3
        1 axomamma-personality TAW-SOLO-53 personality-statue
        1 gain TAW-SOLO-50 gold 1
        1 statue TAW-TASK-STATUE-01 small-spiral
        1 score TAW-GOD-11 3
        1 axomamma-token-moves TAW-SOLO-54 axo-token-4 axo-top-2
        -1 building-revealed TAW-EOT-09 production-18
        1 end TAW-SOLO-13 program 0
      `),
      weaving: lines(`
        1 axomamma-token TAW-SOLO-48 axo-token-4 axo-top-3
        1 axomamma-personality TAW-SOLO-53 personality-weaving
        1 gain TAW-SOLO-50 gold 1
        1 weaving-gained TAW-SOLO-25 weaving-31
        1 weaving-laid TAW-TASK-WEAVE-10 weaving-31 1
        -1 weaving-revealed TAW-TASK-WEAVE-06 weaving-30
        1 axomamma-token-moves TAW-SOLO-54 axo-token-4 axo-top-2
        -1 building-revealed TAW-EOT-09 production-18
        1 end TAW-SOLO-13 program 0
      `),
      temple: lines(`
        1 axomamma-token TAW-SOLO-48 axo-token-4 axo-top-3
        1 axomamma-personality TAW-SOLO-53 personality-temple
        1 gain TAW-SOLO-50 gold 1
        1 climb TAW-TEMPLE-01 2
        1 axomamma-token-moves TAW-SOLO-54 axo-token-4 axo-top-2
        -1 building-revealed TAW-EOT-09 production-18
        1 end TAW-SOLO-13 program 0
      `),
      building: lines(`
        1 axomamma-token TAW-SOLO-48 axo-token-4 axo-top-3
        1 axomamma-personality TAW-SOLO-53 personality-building
        1 gain TAW-SOLO-50 gold 1
        1 building TAW-TASK-BUILD-01 production-01
        1 axomamma-token-moves TAW-SOLO-54 axo-token-4 axo-top-2
        -1 building-revealed TAW-EOT-09 production-19
        -1 building-revealed TAW-EOT-09 production-18
        1 end TAW-SOLO-13 program 0
      `),
    }[side])
  })
})

describe('her searches', () => {
  /** Her program from the roll to the actions of her board. */
  const search = (told: string[]): string[] => {
    const rest = told.slice(told.findIndex((line) => line.includes(' roll ')))
    return rest.filter((_, i) => !rest.slice(0, i + 1).some((line) => line.includes(' axomamma-token ')))
  }
  const spacesOf = (god: string): string[] => hillSpaces.filter((space) => space.god === god).map(({ id }) => id)
  const full = (gods: readonly string[], but: readonly string[] = []): object =>
    Object.fromEntries(gods.flatMap(spacesOf).filter((space) => !but.includes(space)).map((space, i) => [space, ['courier', 'craftsman', 'architect'][i % 3]]))

  it('TAW-SOLO-41 TAW-SOLO-42 TAW-SOLO-43 terraces one after another, Steps and Travel counted', () => {
    const hill = full(['hook'], ['space-bottom-2-c', 'space-bottom-3-a', 'space-bottom-4-a'])
    const t = sheRolls(1, { her: { priest: 1 }, position: { feasts: 1, hill, steps: { 'steps-upper-2': 1, 'steps-lower-2': 0, 'steps-upper-4': 0 } } })
    expect(search(account(t))).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 hook
      1 axomamma-terrace TAW-SOLO-41 middle 0
      1 axomamma-terrace TAW-SOLO-42 top 0
      1 axomamma-terrace TAW-SOLO-42 bottom 3
      1 axomamma-candidate TAW-SOLO-43 space-bottom-2-c 2
      1 axomamma-candidate TAW-SOLO-43 space-bottom-3-a 8
      1 axomamma-candidate TAW-SOLO-43 space-bottom-4-a 6
      1 place TAW-SOLO-39 priest space-bottom-2-c
      0 score TAW-PLACE-11 1
      -1 offered TAW-OFFER-01 god-hook-1
      1 axomamma-tucks TAW-SOLO-46 1 spiral
    `))
  })

  it('TAW-SOLO-44 a card without an empty space goes to the offer and another one selects', () => {
    const t = herTurn({ position: { hill: full(['hook']) }, chance: ['roll:1', 'draw-god:god-spiral-7', 'random-space:space-top-3-b', 'draw-god:god-zigzag-7'] })
    expect(search(account(t))).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 hook
      1 axomamma-no-space TAW-SOLO-44 hook
      -1 offered TAW-OFFER-01 god-hook-1
      1 axomamma-tucks TAW-SOLO-46 1 spiral
      1 axomamma-slot TAW-SOLO-40 1 spiral
      1 axomamma-terrace TAW-SOLO-41 top 2
      1 axomamma-candidate TAW-SOLO-43 space-top-2-b 3
      1 axomamma-candidate TAW-SOLO-43 space-top-3-b 3
      1 axomamma-candidate TAW-SOLO-43 random-space:space-top-2-b
      1 axomamma-candidate TAW-SOLO-43 random-space:space-top-3-b
      1 axomamma-random TAW-SOLO-43 random-space:space-top-3-b 2
      1 place TAW-SOLO-39 priest space-top-3-b
      -1 offered TAW-OFFER-01 god-spiral-7
      1 axomamma-tucks TAW-SOLO-46 1 zigzag
    `))
  })

  it('TAW-SOLO-44 whatever the god: also a card of the first one gives way', () => {
    const t = herTurn({ axomamma: { tucked: ['god-spiral-1', 'god-hook-1', 'god-diamond-1', 'god-cross-1'] }, position: { hill: full(['spiral']) }, chance: ['roll:1', 'draw-god:god-cross-7', 'draw-god:god-hook-7'] })
    expect(search(account(t))).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 spiral
      1 axomamma-no-space TAW-SOLO-44 spiral
      -1 offered TAW-OFFER-01 god-spiral-1
      1 axomamma-tucks TAW-SOLO-46 1 cross
      1 axomamma-slot TAW-SOLO-40 1 cross
      1 axomamma-terrace TAW-SOLO-41 top 1
      1 axomamma-candidate TAW-SOLO-43 space-top-3-a 3
      1 place TAW-SOLO-39 priest space-top-3-a
      -1 offered TAW-OFFER-01 god-cross-7
      1 axomamma-tucks TAW-SOLO-46 1 hook
    `))
  })

  it('TAW-SOLO-44 with nothing to draw the next slot that can selects, an empty one is passed over; then any god', () => {
    const tucked = ['god-hook-1', null, 'god-diamond-1', 'god-cross-1']
    const godCards = godCardNames.filter((card) => !tucked.includes(card))
    const rolls = (side: string, gods: string[]): string[] => search(account(herTurn({ you: { godCards }, axomamma: { tucked }, position: { hill: full(gods), feasts: 2 }, chance: [`roll:${side}`] })))
    expect(rolls('1', ['hook', 'diamond'])).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 hook
      1 axomamma-slot TAW-SOLO-44 4 cross
      1 axomamma-terrace TAW-SOLO-41 bottom 4
      1 axomamma-candidate TAW-SOLO-43 space-bottom-0-c 5
      1 axomamma-candidate TAW-SOLO-43 space-bottom-1-a 6
      1 axomamma-candidate TAW-SOLO-43 space-bottom-2-d 8
      1 axomamma-candidate TAW-SOLO-43 space-bottom-4-d 6
      1 place TAW-SOLO-39 priest space-bottom-0-c
      -1 offered TAW-OFFER-01 god-cross-1
    `))
    expect(rolls('2a', ['hook', 'diamond'])).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 2
      1 axomamma-slot TAW-SOLO-40 2 any
      1 axomamma-slot TAW-SOLO-44 4 cross
      1 axomamma-terrace TAW-SOLO-41 bottom 4
      1 axomamma-candidate TAW-SOLO-43 space-bottom-0-c 5
      1 axomamma-candidate TAW-SOLO-43 space-bottom-1-a 6
      1 axomamma-candidate TAW-SOLO-43 space-bottom-2-d 8
      1 axomamma-candidate TAW-SOLO-43 space-bottom-4-d 6
      1 place TAW-SOLO-39 priest space-bottom-0-c
      -1 offered TAW-OFFER-01 god-cross-1
    `))
    expect(rolls('3a', ['hook', 'diamond', 'cross'])).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 3
      1 axomamma-slot TAW-SOLO-40 3 diamond
      1 axomamma-slot TAW-SOLO-44 3 any
      1 axomamma-terrace TAW-SOLO-41 bottom 10
      1 axomamma-candidate TAW-SOLO-43 space-bottom-0-a 5
      1 axomamma-candidate TAW-SOLO-43 space-bottom-0-b 5
      1 axomamma-candidate TAW-SOLO-43 space-bottom-0-d 5
      1 axomamma-candidate TAW-SOLO-43 space-bottom-1-b 6
      1 axomamma-candidate TAW-SOLO-43 space-bottom-1-d 6
      1 axomamma-candidate TAW-SOLO-43 space-bottom-2-b 8
      1 axomamma-candidate TAW-SOLO-43 space-bottom-3-b 8
      1 axomamma-candidate TAW-SOLO-43 space-bottom-3-d 8
      1 axomamma-candidate TAW-SOLO-43 space-bottom-4-b 6
      1 axomamma-candidate TAW-SOLO-43 space-bottom-4-c 6
    `))
  })

  it.each([['god-zigzag-1'], [{ id: 'god-zigzag-1', knower: 0 }]])('TAW-SOLO-44 the card that selects may lie under the deck, known to all or to you: %j', (under) => {
    const tucked = ['god-hook-1', 'god-hook-2', 'god-hook-3', 'god-hook-4']
    const godCards = godCardNames.filter((card) => ![...tucked, 'god-zigzag-1'].includes(card))
    const t = herTurn({ you: { godCards }, axomamma: { tucked }, position: { offer: [], godUnder: [under], hill: full(['hook']) }, chance: ['roll:1'] })
    expect(search(account(t))).toEqual(lines(`
      1 roll TAW-SOLO-40 axomamma-roll 1
      1 axomamma-slot TAW-SOLO-40 1 hook
      1 axomamma-no-space TAW-SOLO-44 hook
      -1 offered TAW-OFFER-01 god-hook-1
      1 axomamma-tucks TAW-SOLO-46 1 zigzag
      1 axomamma-slot TAW-SOLO-40 1 zigzag
      1 axomamma-terrace TAW-SOLO-41 top 2
      1 axomamma-candidate TAW-SOLO-43 space-top-1-b 1
      1 axomamma-candidate TAW-SOLO-43 space-top-4-b 1
    `))
  })
})
