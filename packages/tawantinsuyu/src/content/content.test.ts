import { createGame, OK } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { anyStatueRefusal } from '../actions/statues.ts'
import { stepsRefusal } from '../actions/steps.ts'
import { compile } from '../compile.ts'
import { EITHER_SIZE, PRINTED } from '../effect-nodes.ts'
import { gainGood, lose, owned, score } from '../goods.ts'
import { NO_STEP_MARKER, STATUE_GONE } from '../reasons.ts'
import {
  ARMY_CARDS, BUILDINGS, CONQUESTS, GOD_CARDS, MARKERS_LEFT, POTATO, PRODUCTIONS, PURSE, space, SPACES, STATUE_LEFT, STATUES, STEPS, STEPS_LEFT, STONE,
  VP, WEAVINGS, WORKERS,
} from '../state.ts'
import { adjacencyWrong } from '../valid/hill.ts'
import { validateTables } from '../valid/index.ts'
import { choose, gain, godCards, nomads, pay, statue, steps, temple, train, vp } from './effects.ts'
import {
  type Effect, edges, neighboursOf, priestActions, printed, regions, roles, type Supply, supply, type Tables, tasks, templeRewards, terraces,
} from './index.ts'

/** A copy one may write on. */
type Draft<T> = T extends Effect ? T : T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T

/** What is said about the tables after a change. */
function wrong(change: (tables: Draft<Tables>, supply: Draft<Supply>) => void): string | null {
  const draft = structuredClone({ tables: printed, supply }) as { tables: Draft<Tables>; supply: Draft<Supply> }
  change(draft.tables, draft.supply)
  const found = validateTables(draft.tables, draft.supply)
  return found === null || typeof found === 'string' ? found : found.message
}

function newGame(players = 2) {
  const result = compile({ players })
  if (!result.ok) throw new Error(result.message)
  return createGame(result.rules)
}

const row = <T extends { id: string }>(rows: T[], id: string): T => {
  const found = rows.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no row ${id}`)
  return found
}

const zoneLength = (name: string): number | undefined => space.zones.find((zone) => zone.name === name)?.length

const counted = <T>(items: readonly T[], what: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[what(item)] = (counts[what(item)] ?? 0) + 1
  return counts
}

it('the printed tables are in order', () => {
  expect(validateTables(printed)).toBeNull()
  expect(wrong(() => {})).toBeNull()
})

describe('components', () => {
  it('TAW-COMP-01 four Conquest regions', () => {
    expect(regions).toEqual(['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'])
    expect(wrong((t) => t.conquest.forEach((each) => (each.region = 'antisuyu')))).toMatch(/^conquest: the region chinchaysuyu has no space/)
  })

  it('TAW-COMP-02 five sections and three terraces make 15 segments', () => {
    expect(Object.keys(counted(printed.hill, (each) => `${each.terrace} ${each.section}`))).toHaveLength(15)
    expect(wrong((t) => t.hill.forEach((each) => (each.section = Math.min(each.section, 3))))).toMatch(/^hill-spaces: section 4 has no space on the top terrace/)
  })

  it('TAW-COMP-03 every space of Coricancha carries one of the five actions', () => {
    expect([...printed.coricancha.order].sort()).toEqual([...priestActions].sort())
    expect(wrong((t) => t.coricancha.order.pop())).toMatch(/^coricancha\.order must have renew once, not never/)
  })

  it('TAW-COMP-04 45 Workers, nine of each of five roles', () => {
    expect([WORKERS, supply.workersPerRole]).toEqual([45, 9])
    expect(roles.map(({ id, colour }) => `${colour} ${id}`)).toEqual(['blue architect', 'green craftsman', 'red warrior', 'yellow courier', 'white priest'])
    expect(wrong((_, s) => (s.workersPerRole = 8))).toMatch(/45 Workers, not 40/)
    expect(wrong((_, s) => (s.roles[0] = 'priest'))).toMatch(/of 5 roles/)
  })

  it('TAW-COMP-05 19 Production and 20 Passive Buildings, numbered without gaps', () => {
    expect([PRODUCTIONS, BUILDINGS - PRODUCTIONS]).toEqual([19, 20])
    expect(wrong((t) => t.productions.pop())).toMatch(/^production-buildings must have 19 rows, not 18/)
    expect(wrong((t) => t.passives.push({ ...t.passives[0], id: 'passive-21', number: 21 }))).toMatch(/^passive-buildings must have 20 rows, not 21/)
    expect(wrong((t) => (t.productions[4].number = 6))).toMatch(/^production-buildings\.production-05 must have number 5, not 6/)
    expect(wrong((t) => (t.passives[19].number = 21))).toMatch(/^passive-buildings\.passive-20 must have number 20/)
    expect(wrong((t) => (t.passives[6].code = 'Z08'))).toMatch(/passive-07 must have the code Z07, not Z08/)
    expect(wrong((t) => (t.passives[1].id = 'passive-01'))).toMatch(/^passive-buildings\.passive-01 is there twice/)
  })

  it('TAW-COMP-06 35 Weavings, four of them starting ones', () => {
    expect([WEAVINGS, printed.weavings.filter((tile) => tile.number === 0).length]).toEqual([35, 4])
    expect(wrong((t) => t.weavings.pop())).toMatch(/^weavings must have 35 rows, not 34/)
    expect(wrong((t) => (t.weavings[4].number = 0))).toMatch(/^weavings: there must be 4 starting Weavings, not 5/)
  })

  it('TAW-COMP-07 seven patterns, some more frequent than others', () => {
    expect(counted(printed.weavings, (tile) => tile.pattern)).toEqual({ condor: 7, puma: 6, llama: 6, serpent: 5, maize: 4, moon: 4, sun: 3 })
    expect(wrong((_, s) => s.patterns.pop())).toMatch(/7 patterns/)
    expect(wrong((t) => t.weavings.forEach((tile) => (tile.pattern = tile.pattern === 'sun' ? 'moon' : tile.pattern)))).toMatch(/no tile has the pattern sun/)
    const even = wrong((t, s) => t.weavings.forEach((tile, i) => (tile.pattern = s.patterns[i % 7] as typeof tile.pattern)))
    expect(even).toMatch(/some patterns must be more frequent than others, not 5 tiles of each/)
  })

  it('TAW-COMP-08 12 small and 6 large Statues', () => {
    const g = newGame()
    const left = Array.from(g.s.slice(STATUE_LEFT, STATUE_LEFT + STATUES))
    expect(left).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1])
    expect(wrong((t) => (t.statues[0].small = 3))).toMatch(/^statues: there are 12 small Statues in all, not 13/)
    expect(wrong((t) => (t.statues[5].large = 2))).toMatch(/there are 6 large Statues in all, not 7/)
    expect(wrong((t) => t.statues.reverse())).toMatch(/must stand in the order of the gods/)
    expect(wrong((_, s) => s.gods.pop())).toMatch(/6 gods/)
  })

  it('TAW-COMP-09 42 God cards, seven of each god, each with benefits', () => {
    expect(GOD_CARDS).toBe(42)
    expect(new Set(Object.values(counted(printed.godCards, (card) => card.god)))).toEqual(new Set([7]))
    expect(wrong((t) => t.godCards.pop())).toMatch(/^god-cards must have 42 rows, not 41/)
    expect(wrong((t) => (t.godCards[0].god = 'hook'))).toBeNull() // which god how often is not printed in the book
    expect(wrong((t) => (t.godCards[3].benefits = []))).toMatch(/^god-cards\.god-spiral-4\.benefits must be a list of 1 to 4 benefits/)
  })

  it('TAW-COMP-10 30 Army cards', () => {
    expect(ARMY_CARDS).toBe(30)
    expect(wrong((t) => t.armyCards.splice(3, 1))).toMatch(/^army-cards must have 30 rows, not 29/)
    expect(wrong((t) => (t.armyCards[3].id = 'army-03'))).toMatch(/^army-cards\.army-03 is there twice/)
  })

  it('TAW-COMP-11 each player owns 5 Step and 10 Conquest markers, one High Priest, score marker and Temple marker', () => {
    const g = newGame(3)
    expect([STEPS_LEFT, MARKERS_LEFT].map((at) => Array.from(g.s.slice(at, at + 4)))).toEqual([[5, 5, 5, 0], [10, 10, 10, 0]])
    expect(['high-priest', 'vp', 'temple'].map(zoneLength)).toEqual([4, 4, 4])
    expect(wrong((_, s) => (s.stepMarkers = 6))).toMatch(/5 Step markers, not 6/)
    expect(wrong((_, s) => (s.conquestMarkers = 9))).toMatch(/10 Conquest markers, not 9/)
  })

  it('TAW-COMP-12 resources are unlimited', () => {
    const g = newGame()
    g.s[PURSE + POTATO] = 5000
    gainGood(g, 0, POTATO, 9, 'TAW-COMP-12')
    expect(owned(g, 0, POTATO)).toBe(5009)
  })

  it('TAW-COMP-13 markers and Statues are limited: without any left nothing can be built', () => {
    const g = newGame()
    g.s[PURSE + STONE] = 9
    expect([stepsRefusal(g, 0, PRINTED), anyStatueRefusal(g, 0, PRINTED, EITHER_SIZE)]).toEqual([OK, OK])
    g.s[STEPS_LEFT] = 0
    g.s.fill(0, STATUE_LEFT, STATUE_LEFT + STATUES)
    expect([stepsRefusal(g, 0, 0), anyStatueRefusal(g, 0, 0, EITHER_SIZE)]).toEqual([NO_STEP_MARKER, STATUE_GONE])
  })

  it('TAW-COMP-14 one Feast tile, one Coricancha tile, one bag of Workers', () => {
    expect(['feast-holder', 'coricancha'].map(zoneLength)).toEqual([1, 1])
    const bag = space.zones.filter((zone) => zone.name === 'bag')
    expect(bag.map((zone) => [zone.pool?.name, zone.length])).toEqual([['worker', 2]]) // 45 Workers in two words
  })
})

describe('printed data', () => {
  it('TAW-DATA-01 45 spaces, each with section, terrace, god, colour and three different task icons', () => {
    expect(SPACES).toBe(45)
    expect(wrong((t) => t.hill.pop())).toMatch(/^hill-spaces must have 45 rows, not 44/)
    const first = (change: (space: Draft<Tables>['hill'][number]) => void) => wrong((t) => change(row(t.hill, 'space-top-0-a')))
    expect(first((each) => (each.icons[2] = each.icons[0]))).toMatch(/^hill-spaces\.space-top-0-a must touch 3 different task icons, not icon-top-0-ab, /)
    expect(first((each) => (each.icons as string[]).pop())).toMatch(/must touch 3 different task icons/)
    expect(first((each) => (each.icons[0] = 'icon-nowhere'))).toMatch(/^hill-spaces\.space-top-0-a\.icons\.0 must be one of icon-top-0-ab, /)
    expect(first((each) => (each.god = 'zeus' as 'hook'))).toMatch(/^hill-spaces\.space-top-0-a\.god must be one of spiral, /)
    expect(first((each) => (each.colour = 'red' as 'blue'))).toMatch(/\.colour must be one of neutral, blue, green/)
    expect(first((each) => (each.section = 5))).toMatch(/must be in section 0 to 4, not 5/)
    expect(first((each) => (each.terrace = 'cellar' as 'top'))).toMatch(/must be on one of the terraces/)
    expect(wrong((t) => t.hill.splice(0, 2, t.hill[4], t.hill[0]))).toMatch(/is there twice/)
    expect(wrong((t) => t.hill.reverse())).toMatch(/must come before .*: sections run clockwise/)
  })

  it('TAW-DATA-02 every task icon is one of the eleven tasks', () => {
    expect(tasks).toHaveLength(11)
    expect(wrong((t) => (t.icons[7].task = 'sleep' as 'train'))).toMatch(/^task-icons\.icon-top-ridge-34\.task must be one of gather-potato, /)
    expect(wrong((t) => t.icons.pop())).toMatch(/^task-icons must have 72 rows, not 71/)
  })

  it('TAW-DATA-03 neighbours share an icon on one terrace, in both directions, and each terrace is a closed ring', () => {
    const neighbours = neighboursOf(printed.hill)
    const degrees = terraces.map((terrace) => printed.hill.flatMap((each, i) => (each.terrace === terrace ? [neighbours[i].length] : [])).join(''))
    expect(degrees).toEqual(['3232323222', '343424343424323', '32343434333334343432'])
    const named = (id: string) => neighbours[printed.hill.findIndex((each) => each.id === id)].map((i) => printed.hill[i].id)
    expect(named('space-middle-0-b')).toEqual(['space-middle-0-a', 'space-middle-0-c', 'space-middle-1-a', 'space-middle-1-c'])
    expect(named('space-bottom-4-d')).toEqual(['space-bottom-0-a', 'space-bottom-4-c'])
    const result = compile({ players: 2 })
    expect(result.ok && result.rules.neighbours).toEqual(neighbours)

    expect([...adjacencyWrong(printed.hill, neighbours)]).toEqual([])
    const oneWay = neighbours.map((others, i) => (i === 0 ? others.slice(1) : others))
    expect([...adjacencyWrong(printed.hill, oneWay)]).toContain('hill-spaces.space-top-0-a and space-top-0-b must be neighbours in both directions (TAW-DATA-03)')
    const far = neighbours.map((others, i) => (i === 0 ? [...others, 20] : i === 20 ? [...others, 0] : others))
    expect([...adjacencyWrong(printed.hill, far)][0]).toMatch(/space-top-0-a must not have space-middle-3-b as a neighbour/)
    const broken = wrong((t) => (row(t.hill, 'space-top-0-b').icons[1] = 'icon-foot-4'))
    expect(broken).toMatch(/^hill-spaces\.space-top-0-b must share a task icon with space-top-1-a, the next space clockwise/)
    expect(wrong((t) => (row(t.hill, 'space-bottom-4-d').icons[1] = 'icon-foot-0'))).toMatch(/space-bottom-4-d must share a task icon with space-bottom-0-a/)
  })

  it('TAW-DATA-04 at least one space has four or more neighbours', () => {
    // a bare ring: an icon between each space and the next, and two of its own
    const ring = wrong((t) => {
      const known = t.icons.map((icon) => icon.id)
      for (const terrace of terraces) {
        const spaces = t.hill.filter((each) => each.terrace === terrace)
        spaces.forEach((each, i) => (each.icons = [known[i], known[(i + 1) % spaces.length], known[40 + (i % 20)]]))
      }
    })
    expect(ring).toBe('hill-spaces: at least one space must have 4 or more neighbours (TAW-DATA-04)')
  })

  it('TAW-DATA-05 two Step spaces in each section, upper and lower', () => {
    expect(STEPS).toBe(10)
    expect(wrong((_, s) => s.stepSpaces.pop())).toMatch(/10 Step spaces, 2 in each section, not 9/)
    expect(wrong((_, s) => (s.stepSpaces[3] = 'steps-upper-1'))).toMatch(/Step space 4 must be steps-lower-1, not steps-upper-1/)
  })

  it('TAW-DATA-06 the ring of Coricancha has each action exactly once', () => {
    expect(wrong((t) => (t.coricancha.order[0] = 'renew'))).toMatch(/^coricancha\.order must have produce once, not never/)
    expect(wrong((t) => t.coricancha.order.push('renew'))).toMatch(/^coricancha\.order must have renew once, not 2 times/)
    expect(wrong((t) => (t.coricancha.order[0] = 'pray' as 'renew'))).toMatch(/^coricancha\.order\.0 must be one of produce/)
    expect(wrong((t) => (t.coricancha.printedOrientation = 5))).toMatch(/^coricancha\.printedOrientation must be a whole number from 0 to 4/)
    expect(wrong((t) => t.coricancha.order.reverse())).toBeNull()
  })

  it('TAW-DATA-07 Village and Nomads for each number of players, as far as there is room and the bag lasts', () => {
    expect(([2, 3, 4] as const).map((n) => [printed.setup[n].village, printed.setup[n].nomads])).toEqual([[6, 3], [7, 4], [9, 5]])
    expect(wrong((t) => (t.setup[3].village = 10))).toMatch(/^setup\.3\.village must be a whole number from 1 to 9, not 10/)
    expect(wrong((t) => (t.setup[4].nomads = 6))).toMatch(/^setup\.4\.nomads must be a whole number from 1 to 5, not 6/)
    expect(wrong((t) => (t.setup[2].nomads = 0))).toMatch(/^setup\.2\.nomads/)
    expect(wrong((t) => t.setup[3].feastDraw.pop())).toMatch(/^setup\.3\.feastDraw must be a list of 3, not of 2/)
    const markAll = (t: Draft<Tables>) => t.hill.forEach((each) => (each.twoPlayers = each.terrace === 'top' ? 'setup' : each.twoPlayers))
    expect(wrong(markAll)).toBeNull()
    const short = wrong((t) => {
      t.setup[2] = { ...t.setup[2], removedPerRole: 4, village: 9, nomads: 5 }
      markAll(t)
    })
    expect(short).toBe('setup.2: Village, Nomads and marked spaces take 24 Workers, but the bag holds 21 (TAW-DATA-07)')
  })

  it('TAW-DATA-08 two-player marks on the top and the middle terrace only, each with its time', () => {
    const marks = counted(printed.hill, (each) => `${each.terrace} ${each.twoPlayers}`)
    expect(marks).toEqual({ 'top setup': 5, 'top null': 5, 'middle after-first-feast': 5, 'middle null': 10, 'bottom null': 20 })
    const marked = (id: string, mark: 'setup' | 'after-first-feast') => wrong((t) => (row(t.hill, id).twoPlayers = mark))
    expect(marked('space-bottom-2-b', 'setup')).toMatch(/^hill-spaces\.space-bottom-2-b must not have the two-player mark setup: it lies on the bottom terrace/)
    expect(marked('space-top-0-a', 'after-first-feast')).toMatch(/space-top-0-a must not have the two-player mark after-first-feast/)
    expect(marked('space-middle-0-a', 'setup')).toMatch(/space-middle-0-a must not have the two-player mark setup/)
    const unmark = (terrace: string) => wrong((t) => t.hill.forEach((each) => (each.twoPlayers = each.terrace === terrace ? null : each.twoPlayers)))
    expect(['top', 'middle'].map(unmark)).toEqual([
      'hill-spaces: no space of the top terrace has the two-player mark setup (TAW-DATA-08)',
      'hill-spaces: no space of the middle terrace has the two-player mark after-first-feast (TAW-DATA-08)',
    ])
  })

  it('TAW-DATA-09 the Temple: one of six rewards or none, and points at the end on the top four spaces only', () => {
    expect(templeRewards).toHaveLength(6)
    expect(wrong((t) => (t.temple[8].endVp = 1))).toMatch(/^temple\.8\.endVp must be 0 below the top four spaces, not 1/)
    expect(wrong((t) => (t.temple[9].endVp = 0))).toMatch(/^temple\.9\.endVp must be above 0 on the top four spaces/)
    expect(wrong((t) => (t.temple[2].reward = [vp(2)]))).toMatch(/^temple\.2\.reward must be \[\] or one of the six rewards of the Temple/)
    expect(wrong((t) => (t.temple[2].reward = [temple(1)]))).toMatch(/^temple\.2\.reward/)
    expect(wrong((t) => (t.temple[2].feastVp = -1))).toMatch(/^temple\.2\.feastVp must be a whole number/)
    expect(wrong((t) => t.temple.splice(0, 9))).toMatch(/^temple must have more than 4 spaces, not 4/)
    expect(wrong((t) => t.temple.splice(2, 1))).toBeNull()
  })

  it('TAW-DATA-10 24 Conquest spaces with rising order, each for at least one Soldier', () => {
    expect(CONQUESTS).toBe(24)
    expect(wrong((t) => t.conquest.pop())).toMatch(/^conquest must have 24 rows, not 23/)
    const third = wrong((t) => (row(t.conquest, 'conquest-qullasuyu-3').order = 2))
    expect(third).toMatch(/^conquest\.conquest-qullasuyu-3 must have a higher order than what lies at its left, not 2/)
    expect(wrong((t) => (row(t.conquest, 'conquest-antisuyu-1').flip = 0))).toMatch(/^conquest\.conquest-antisuyu-1 must ask for at least 1 Soldier/)
    expect(wrong((t) => (row(t.conquest, 'conquest-antisuyu-1').discard = -1))).toMatch(/^conquest\.conquest-antisuyu-1\.discard must be a whole number/)
    expect(wrong((t) => (t.conquest[3].region = 'atlantis' as 'antisuyu'))).toMatch(/must be in one of the regions/)
  })

  it.each([
    ['a word the engine does not know', [{ do: 'fly', n: 1 }]],
    ['an amount of nothing', [gain('corn', 0)]],
    ['a good that is none', [{ do: 'gain', what: 'llama', n: 1 }]],
    ['a stray field', [{ do: 'vp', n: 1, m: 1 }]],
    ['a choice of one', [choose(vp(1))]],
    ['a choice in a choice', [choose(vp(1), choose(vp(1), vp(2)))]],
    ['a choice of Nomads only', [choose(nomads(1), nomads(2))]],
    ['more options than answers', [choose(...Array.from({ length: 9 }, () => vp(1)))]],
    ['a payment in corn', [pay({ corn: 1 }, temple(1))]],
    ['a payment for something else', [pay({ gold: 1 }, vp(1))]],
    ['a Statue of no size', [{ do: 'statue', price: 'free', sizes: [] }]],
    ['no list', vp(1)],
    ['nothing', []],
  ])('TAW-DATA-11 no benefit is %s', (_name, given) => {
    const effects = given as Effect[]
    expect(wrong((t) => (t.productions[0].produces = effects))).toMatch(/^production-buildings\.production-01\.produces must be a list/)
    expect(wrong((t) => (t.conquest[0].benefits = effects))).toMatch(/^conquest\.conquest-chinchaysuyu-1\.benefits must be a list/)
    expect(wrong((t) => (t.godCards[0].benefits = effects))).toMatch(/^god-cards\.god-spiral-1\.benefits must be a list/)
  })

  it('TAW-DATA-12 God cards may show task icons and prices, other places may not; a card has four benefits at most', () => {
    const onCards: Effect[] = [train, { do: 'task', task: 'merchant' }, steps('printed'), statue({ stone: 2 }, 'large')]
    expect(wrong((t) => (t.godCards[0].benefits = onCards))).toBeNull()
    for (const benefit of onCards) expect(wrong((t) => (t.productions[0].produces = [benefit]))).toMatch(/number 1 is none that can be given there/)
    expect(wrong((t) => (t.godCards[0].benefits = [vp(1), vp(1), vp(1), vp(1), vp(1)]))).toMatch(/a list of 1 to 4 benefits/)
    expect(wrong((t) => (t.godCards[0].god = 'zeus' as 'hook'))).toMatch(/^god-cards\.god-spiral-1\.god must be one of spiral, /)
  })

  it('TAW-DATA-13 Army cards: one or two Soldiers and a gain', () => {
    expect(counted(printed.armyCards, (card) => `${card.soldiers}`)).toEqual({ 1: 18, 2: 12 })
    expect(wrong((t) => (t.armyCards[0].soldiers = 3 as 2))).toMatch(/^army-cards\.army-01\.soldiers must be a whole number from 1 to 2, not 3/)
    expect(wrong((t) => (t.armyCards[0].gives.n = 0))).toMatch(/^army-cards\.army-01\.gives\.n must be a whole number/)
    expect(wrong((t) => (t.armyCards[0].gives.what = 'food' as 'corn'))).toMatch(/^army-cards\.army-01\.gives\.what must be one of potato, corn, stone, gold/)
  })

  it('TAW-DATA-14 Buildings have a cost in resources, Production Buildings produce', () => {
    for (const cost of [{}, { food: 1 }, { stone: 0 }, { stone: 10, corn: 6 }]) {
      expect(wrong((t) => (t.productions[2].cost = cost))).toMatch(/^production-buildings\.production-03\.cost must be a cost like/)
      expect(wrong((t) => (t.passives[2].cost = cost))).toMatch(/^passive-buildings\.passive-03\.cost must be a cost like/)
    }
    expect(wrong((t) => (t.productions[2].produces = []))).toMatch(/^production-buildings\.production-03\.produces must be a list of 1 to 6/)
  })

  it('TAW-DATA-15 Weavings: number, pattern, two of the eight edge symbols, mark', () => {
    expect(edges).toHaveLength(8)
    expect(wrong((_, s) => s.edges.pop())).toMatch(/8 edge symbols/)
    expect(wrong((t) => (t.weavings[9].number = 7))).toMatch(/^weavings\.weaving-06 must have number 6, not 7/)
    expect(wrong((t) => (t.weavings[9].left = 'corn' as 'gold'))).toMatch(/^weavings\.weaving-06\.left must be one of gold, stone/)
    expect(wrong((t) => (t.weavings[9].right = 'corn' as 'gold'))).toMatch(/^weavings\.weaving-06\.right must be one of/)
    expect(wrong((t) => (t.weavings[9].pattern = 'dog' as 'sun'))).toMatch(/^weavings\.weaving-06\.pattern must be one of condor/)
    expect(wrong((t) => (t.weavings[9].players = 2))).toMatch(/^weavings\.weaving-06\.players must be one of 0, 3, 4/)
    expect(wrong((t) => (t.weavings[1].players = 3))).toMatch(/^weavings\.weaving-sw02 must have players 0/)
  })

  it('TAW-DATA-16 the three Conquest spaces of Example 8 are there', () => {
    const example = (id: string) => wrong((t) => (row(t.conquest, id).flip = 5))
    expect(example('conquest-chinchaysuyu-3')).toMatch(/^conquest must have a space with flip 2, discard 1 and benefits \[\{"do":"vp","n":4\}\]/)
    expect(example('conquest-antisuyu-5')).toMatch(/flip 2, discard 2 and benefits \[\{"do":"vp","n":7\}\]/)
    expect(example('conquest-chinchaysuyu-2')).toMatch(/flip 0, discard 1 and benefits/)
    expect(wrong((t) => row(t.conquest, 'conquest-chinchaysuyu-2').benefits.reverse())).toBeNull()
    expect(wrong((t) => (row(t.conquest, 'conquest-chinchaysuyu-2').benefits = [godCards(1)]))).toMatch(/TAW-DATA-16/)
  })

  it('TAW-DATA-17 points start at 0 and have no maximum', () => {
    const g = newGame()
    score(g, 0, 990, 'TAW-DATA-17')
    expect(g.s[VP]).toBe(1000)
    lose(g, 0, 1001, 'TAW-DATA-17')
    expect(g.s[VP]).toBe(0)
  })
})
