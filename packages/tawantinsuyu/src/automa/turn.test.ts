import { eventsFor, has, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { roleNames } from '../answers.ts'
import type { EffectNode } from '../effect-nodes.ts'
import { WORKERS_GONE } from '../state.ts'
import { HIDDEN, summary } from '../summary.ts'
import type { Table } from '../testing.ts'
import { board, HER, herActions, herTurn, herTurns, sheNears, sheRolls, type SoloSetUp, YOU, yourTurn, youTrigger } from './testing.ts'

const offer = ['god-spiral-1', 'god-spiral-2', 'god-spiral-3']

/** You trigger Conquest and take the gold; one space is left that she can pay. */
function conquers(space: string, army: string[], more: SoloSetUp = {}): Table {
  const t = youTrigger('conquer', { ...more, her: { army, ...more.her }, position: { village: ['priest', 'priest', 'priest'], ...more.position } })
  const wanted = t.g.rules.parts.tables.conquest.findIndex((row) => row.id === space)
  Object.assign(t.g, { rules: { ...t.g.rules, conquestFlip: t.g.rules.conquestFlip.map((n, i) => (i === wanted ? n : 9)) } })
  return t.play('casualty:corn-end', 'take-gold')
}

describe('her turn', () => {
  it('TAW-SOLO-13 a High Priest action before a Worker, a Worker before the No Workers routine', () => {
    expect(herTurns(herTurn({ her: { statues: ['small-hook'] }, seed: 1 }))).toEqual(['priest-action'])
    expect(herTurns(herTurn({ her: { statues: ['small-hook'], workers: [] }, seed: 1 }))).toEqual(['priest-action'])
    expect(herTurns(herTurn({ seed: 1 }))).toEqual(['place-worker'])
    expect(herTurns(herTurn({ her: { workers: [] }, seed: 1 }))).toEqual(['no-workers'])
  })

  it('TAW-SOLO-13 a Feast she holds the tile of comes first, and her turn follows', () => {
    const t = herTurn({ position: { feast: { holder: HER } }, seed: 1 })
    expect(t).toMatchObject({ seat: YOU, question: 'feast-card' }) // step 7
    expect(herTurns(t)).toEqual([])
    t.play('done')
    const order = t.events.map((event) => event.type).filter((type) => type === 'feast' || type === 'axomamma-turn')
    expect(order).toEqual(['feast', 'axomamma-turn'])
    expect(herTurns(herTurn({ position: { feast: { holder: YOU } }, seed: 1 }))).toEqual(['place-worker'])
    expect(herTurn({ position: { feast: { holder: YOU } }, seed: 1 }).log('feast').map((event) => event.seat)).toEqual([YOU]) // in your own turn
  })

  it('TAW-SOLO-14 no free action, no Villager bought, no second side action; the Market is refilled', () => {
    const t = sheNears('worship', {
      her: { statues: ['small-hook'], potato: 4, corn: 3, armyCards: ['army-10'], temple: 1 },
      position: { market: ['production-01', null, null, 'passive-02'], casualties: ['courier'] },
      chance: ['draw-army:army-07', 'draw-building:production-09', 'draw-building:passive-09'],
    })
    expect(t.player(HER)).toMatchObject({ potato: 4, corn: 3, armyCards: ['army-07', 'army-10'], workers: ['priest'], temple: 2, priest: 1 })
    expect(t.village).toHaveLength(6)
    expect(t.market).toEqual(['production-01', 'production-09', 'passive-09', 'passive-02'])
    expect(herActions(t)).toEqual(['worship'])
    expect(t).toMatchObject({ seat: YOU, question: 'turn' })
  })
})

describe('her Workers', () => {
  const rewards: Record<string, object> = {
    architect: { stone: 1 }, craftsman: { corn: 1 }, warrior: { armyCards: ['army-07'] }, courier: { potato: 2 }, priest: { potato: 1, vp: 1 },
  }
  const nothing = { potato: 0, corn: 0, stone: 0, gold: 1, armyCards: [], vp: 0 } // 1 gold for the Building she cannot pay

  it.each(roleNames)('TAW-SOLO-15 a %s from the Village brings the reward of its colour', (role) => {
    const t = sheRolls(1, {
      position: { village: [role, 'courier'], offer: ['god-spiral-2'] }, chance: role === 'warrior' ? ['draw-army:army-07'] : [],
    })
    expect(t.player(HER)).toMatchObject({ ...nothing, ...rewards[role], workers: [role] })
    expect(t.offer).toEqual(role === 'priest' ? ['god-hook-1'] : ['god-spiral-2', 'god-hook-1'])
  })

  it('TAW-SOLO-15 and so does one from the Nomads', () => {
    const t = sheRolls(1, { axomamma: { tokens: { 'axo-token-1b': 'axo-bottom-2' } }, position: { nomads: ['courier'], bag: [] } })
    expect(t.player(HER)).toMatchObject({ ...nothing, potato: 2, workers: ['courier'] })
  })

  /** Your Production: her way station brings a third Worker, an Architect. */
  const third = (chance: string[]) =>
    youTrigger('produce', {
      her: { workers: ['priest', 'courier'], buildings: ['production-18'] }, position: { village: ['architect', 'warrior'] }, chance,
    }).play('take-gold')

  it('TAW-SOLO-16 with more than 2 Workers a random one leaves the game at once; the reward is kept', () => {
    expect(third([])).toMatchObject({
      seat: 'chance', question: 'axomamma-dismisses', answers: ['random-worker:architect-1', 'random-worker:courier-1', 'random-worker:priest-1'],
    })
    const t = third(['random-worker:architect-1'])
    expect(t.player(HER)).toMatchObject({ workers: ['courier', 'priest'], stone: 1 })
    expect(has(t.g.s, WORKERS_GONE, 0)).toBe(true) // architect-1
    expect(third(['random-worker:priest-1']).player(HER)).toMatchObject({ workers: ['architect', 'courier'], stone: 1 })
  })

  it('TAW-SOLO-24 a Worker as a benefit comes from the potato end of the Village, not from the Nomads', () => {
    const t = third(['random-worker:courier-1'])
    expect(t.village).toEqual(['warrior'])
    expect(t.summary().nomads).toHaveLength(3)
  })

  it('TAW-SOLO-24 a random Nomad if the Village is empty, and the Nomads are refilled', () => {
    const position = { village: [], feast: { holder: HER }, nomads: ['courier', 'priest'], bag: ['warrior'] }
    const way = (chance: string[]) =>
      youTrigger('produce', { her: { workers: [], buildings: ['production-18'] }, position, chance }).play('take-gold')
    expect(way([])).toMatchObject({ question: 'axomamma-nomad', answers: ['random-worker:courier-1', 'random-worker:priest-1'] })
    const t = way(['random-worker:courier-1', 'draw-worker:warrior-1'])
    expect(t.player(HER)).toMatchObject({ workers: ['courier'], potato: 2 })
    expect(t.summary().nomads).toEqual(['warrior', 'priest'])
  })

  it('TAW-EDGE-42 taken in your turn the last Villager gives you the Feast tile and its VP', () => {
    const t = youTrigger('offering', { her: { temple: 4, corn: 3, stone: 2 }, position: { village: ['craftsman'] } }).play('take-gold')
    expect(t.player(HER)).toMatchObject({ workers: ['craftsman', 'priest'], temple: 5, vp: 0 })
    expect(t.summary().feast).toEqual({ holder: YOU, triggered: 1 })
    expect(t.player(YOU).vp).toBe(1)
  })
})

describe('what she gains', () => {
  const produces = (her: object, more: SoloSetUp = {}): Table => youTrigger('produce', { ...more, her }).play('take-gold')

  it('TAW-SOLO-18 instead of a God card the oldest offer card goes under the deck, for 1 VP', () => {
    const t = produces({ buildings: ['production-06'] }, { position: { offer } })
    expect(t.player(HER)).toMatchObject({ vp: 1, potato: 1, godCards: [], shown: [] })
    expect(t.offer).toEqual(['god-spiral-2', 'god-spiral-3'])
    expect(t.summary().godUnder).toEqual(['god-spiral-1'])
  })

  it('TAW-SOLO-18 two God cards, two of the offer; with an empty offer nothing and no VP', () => {
    const two = (cards: string[]) => conquers('conquest-qullasuyu-3', ['army-01', 'army-19'], { position: { offer: cards } })
    expect([two(offer).player(HER).vp, two(offer).offer]).toEqual([2, ['god-spiral-3']])
    expect([two(['god-spiral-1']).player(HER).vp, two([]).player(HER).vp]).toEqual([1, 0])
  })

  it('TAW-SOLO-19 TAW-SOLO-22 a training is one Army card, kept face-down and hidden from you', () => {
    const t = youTrigger('offering', { her: { temple: 2, corn: 3 }, chance: ['draw-army:army-07'] }).play('take-gold')
    expect(t.player(HER)).toMatchObject({ temple: 3, armyCards: ['army-07'], army: [], armyDown: [] })
    expect(t.summary().armyDiscard).toEqual([])
    expect(t.summary().stacks.armies).toBe(29)
    const seen = summary(view(t.g, YOU))
    expect(seen.seats[HER].armyCards).toEqual([HIDDEN])
    expect(JSON.stringify(eventsFor(t.events, YOU))).not.toContain('army-07')
  })

  it('TAW-EDGE-41 TAW-SOLO-20 5 potatoes become 5 VP at once, also in your turn', () => {
    expect(produces({ potato: 1, buildings: ['production-07'] }).player(HER)).toMatchObject({ potato: 0, vp: 5 })
    expect(produces({ potato: 4, buildings: ['production-07'] }).player(HER)).toMatchObject({ potato: 3, vp: 5 })
    expect(produces({ potato: 12, buildings: ['production-01'] }).player(HER)).toMatchObject({ potato: 0, vp: 15 })
    expect(produces({ potato: 9, buildings: ['production-01'] }).player(HER)).toMatchObject({ potato: 2, vp: 10 })
  })

  it('TAW-SOLO-20 gold never counts as a potato', () => {
    expect(produces({ potato: 1, gold: 9, buildings: ['production-01'] }).player(HER)).toMatchObject({ potato: 4, gold: 9, vp: 0 })
  })

  it('TAW-SOLO-22 she gains the reward of every Temple space she enters', () => {
    // spaces 6 to 9: nothing, 2 stone, nothing, a God card and a training
    const t = sheNears('worship', {
      her: { statues: ['large-hook', 'small-hook'], temple: 5, vp: 0 }, position: { offer }, chance: ['draw-army:army-07', 'draw-army:army-08'],
    })
    expect(t.player(HER)).toMatchObject({ temple: 9, stone: 2, vp: 1, armyCards: ['army-07', 'army-08'] }) // the second card is TAW-SOLO-28
  })

  it('TAW-SOLO-22 and that of her space at a Feast', () => {
    const t = herTurn({ her: { temple: 7, workers: [] }, position: { feast: { holder: HER } }, seed: 1 })
    expect(t.log('gain').filter((event) => event.seat === HER)[0]).toMatchObject({ what: 'stone', n: 2, rule: 'TAW-TEMPLE-05' })
  })

  const priest = 'priest'
  it.each<[number, string[], 'stone' | 'worker']>([
    [0, [priest], 'stone'], [2, [priest], 'worker'], [0, [], 'worker'], [1, [priest], 'worker'], [2, [priest, priest], 'stone'],
    [3, [priest, priest], 'worker'], [1, [priest, priest], 'stone'],
  ])('TAW-SOLO-23 1 stone or 1 Worker with %i stone and %j: a %s', (stone, workers, gained) => {
    const t = youTrigger('offering', {
      her: { temple: 4, corn: 3, stone, workers }, position: { village: ['craftsman', 'craftsman'] }, seed: 1,
    }).play('take-gold')
    const after = t.player(HER)
    expect(after.temple).toBe(5)
    expect([after.stone - stone, after.corn]).toEqual(gained === 'stone' ? [1, 0] : [0, 1]) // 1 corn is the Craftsman's reward
    expect(t.log('axomamma-candidate').slice(0, 2)).toMatchObject([{ rule: 'TAW-SOLO-23', what: 'stone' }, { rule: 'TAW-SOLO-23', what: 'worker' }])
    expect(t.log('axomamma-chooses')).toMatchObject([{ rule: 'TAW-SOLO-23', what: gained === 'stone' ? 'stone' : 'nomad', n: 1 }])
    expect(t.log('worker-gained')).toMatchObject(gained === 'stone' ? [] : [{ rule: 'TAW-SOLO-24', role: 'craftsman' }])
  })

  it('TAW-SOLO-23 stone if neither Village nor Nomads have a Worker; a Nomad will do', () => {
    const climbs = (nomads: string[]) => youTrigger('offering', {
      her: { temple: 4, corn: 3, stone: 5, workers: [] }, position: { village: [], feast: { holder: HER }, nomads, bag: [] },
    }).play('take-gold').player(HER)
    expect(climbs([])).toMatchObject({ stone: 6, workers: [] })
    expect(climbs(['craftsman'])).toMatchObject({ stone: 5, workers: ['craftsman'] })
  })
})

describe('her Passive Buildings and benefits with a choice', () => {
  const passives = [4, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 20].map((n) => `passive-${String(n).padStart(2, '0')}`)

  it('TAW-SOLO-25 her Passive Buildings do nothing when an action is triggered', () => {
    const her = { buildings: passives, gold: 2, armyDown: ['army-01'], temple: 1 }
    for (const action of ['worship', 'offering', 'produce', 'conquer'] as const) {
      const t = youTrigger(action, { her, position: { village: ['priest', 'priest'] } })
      if (action === 'conquer') t.play('casualty:corn-end')
      t.play('take-gold')
      expect(t.player(HER)).toMatchObject({ gold: 2, vp: 0, temple: 1, tapestries: [], armyDown: ['army-01'] })
    }
    expect(youTrigger('renew', { her: { ...her, armyDown: [] } }).play('take-gold').player(HER)).toMatchObject({ gold: 2, armyCards: [] })
  })

  it('TAW-SOLO-25 nor at a Feast, nor in a Conquest, nor for her own Steps and gathering', () => {
    const feast = yourTurn({ her: { buildings: passives, gold: 1, vp: 50, tapestries: [] }, position: { feast: { holder: YOU } }, seed: 1 })
    expect(feast.player(HER)).toMatchObject({ potato: 0, corn: 0, stone: 0, gold: 1, vp: 50, temple: 0 })
    // Z13 would let one Soldier flip for qullasuyu-1
    const war = youTrigger('conquer', { her: { buildings: passives, army: ['army-01'] }, position: { village: ['priest', 'priest'] } }).play(
      'casualty:corn-end', 'take-gold',
    )
    expect(war.log('conquer')).toMatchObject([{ space: 'conquest-antisuyu-2' }])
    const stairs = sheRolls(4, { her: { buildings: passives }, position: { feasts: 1, steps: { 'steps-upper-4': HER } } })
    expect(stairs.hill('space-middle-4-c')).toBe('priest')
    expect(stairs.player(HER)).toMatchObject({ vp: 0, potato: 3 })
  })

  it('TAW-SOLO-25 free Stairs go where she would build them', () => {
    const t = conquers('conquest-qullasuyu-5', ['army-19', 'army-20'], { her: { priest: 2 }, position: { steps: { 'steps-upper-2': YOU } } })
    expect(t.summary().steps).toEqual({ 'steps-upper-2': YOU, 'steps-upper-3': HER })
    expect(t.player(HER)).toMatchObject({ vp: 4, corn: 1, potato: 2, stone: 0 })
  })

  it('TAW-SOLO-25 a free small Statue is of the tucked card the die selects, never a large one', () => {
    const t = conquers('conquest-chinchaysuyu-5', ['army-19', 'army-20'], { her: { stone: 3, gold: 2 }, chance: ['roll:4'] })
    expect(t.player(HER)).toMatchObject({ statues: ['small-cross'], vp: 3, stone: 3, gold: 2 })
  })

  it('TAW-SOLO-25 a free Building is of the type she needs, a free Weaving the top tile', () => {
    const position = { market: ['production-10', 'production-11', 'passive-10', 'passive-11'] }
    expect(conquers('conquest-kuntisuyu-5', ['army-19', 'army-20'], { position }).answers).toEqual(
      ['random-building:production-10', 'random-building:production-11'],
    )
    const full = { buildings: ['production-01', 'production-02'] }
    expect(conquers('conquest-kuntisuyu-5', ['army-19', 'army-20'], { position, her: full }).answers).toEqual(
      ['random-building:passive-10', 'random-building:passive-11'],
    )
    const woven = conquers('conquest-antisuyu-3', ['army-01', 'army-19'], {
      position: { weavingTop: 'weaving-12' }, chance: ['draw-weaving:weaving-30', 'draw-weaving:weaving-31'],
    })
    expect(woven.player(HER).tapestries).toEqual([['weaving-12', 'weaving-30']])
    expect(woven.summary().weavingTop).toBe('weaving-31')
  })

  /** Your Production, with her first Building giving another effect than the printed one. */
  const yields = (wanted: (node: EffectNode) => boolean, her: object): Table => {
    const t = youTrigger('produce', { her: { buildings: ['production-01'], ...her } })
    const effect = t.g.rules.effects.findIndex(wanted)
    expect(effect).toBeGreaterThanOrEqual(0)
    Object.assign(t.g, { rules: { ...t.g.rules, produces: t.g.rules.produces.map((node, i) => (i === 0 ? effect : node)) } })
    return t.play('take-gold')
  }

  it('TAW-SOLO-25 "Renew 1" is the highest-numbered face-down Building, else a 2-Soldier card, else any', () => {
    const renews = (her: object) => yields((node) => node.op === 'renew' && node.n === 1, her).player(HER)
    expect(renews({ buildingsDown: ['production-02', 'production-03'], armyDown: ['army-19'] })).toMatchObject({
      buildings: ['production-03'], army: [],
    })
    expect(renews({ armyDown: ['army-01', 'army-19'] })).toMatchObject({ army: ['army-19'], armyDown: ['army-01'] })
    expect(renews({ armyDown: ['army-01'] })).toMatchObject({ army: ['army-01'], armyDown: [] })
  })

  it('TAW-SOLO-25 optional payments are made if she can', () => {
    const pays = (her: object) => yields((node) => node.op === 'pay', { temple: 5, ...her }).player(HER)
    expect(pays({ gold: 2 })).toMatchObject({ gold: 1, temple: 6 })
    expect(pays({ gold: 0, stone: 5 })).toMatchObject({ gold: 0, temple: 5, stone: 5 })
    expect(pays({ gold: 1, temple: 12 })).toMatchObject({ gold: 1, temple: 12 })
  })
})

describe('no Workers', () => {
  const alone = (more: SoloSetUp = {}, chance: string[] = ['random-worker:craftsman-1', 'draw-worker:warrior-1', 'draw-army:army-07']) =>
    herTurn({
      ...more, her: { workers: [], priest: 0, ...more.her }, chance,
      position: { village: ['priest', 'priest'], nomads: ['courier', 'courier', 'craftsman'], bag: ['warrior'], offer, ...more.position },
    })

  it('TAW-SOLO-62 a random Nomad with refill and reward, 2 offer cards for 1 VP each, an Army card, one space on', () => {
    expect(alone({}, [])).toMatchObject({
      question: 'axomamma-nomad', answers: ['random-worker:craftsman-1', 'random-worker:courier-1', 'random-worker:courier-2'],
    })
    const t = alone()
    expect(t.player(HER)).toMatchObject({ workers: ['craftsman'], corn: 1, vp: 2, armyCards: ['army-07'], priest: 1 })
    expect(t.summary().nomads).toEqual(['warrior', 'courier', 'courier'])
    expect([t.offer, t.summary().godUnder]).toEqual([['god-spiral-3'], ['god-spiral-1', 'god-spiral-2']])
    expect(t.script).toEqual([])
  })

  it('TAW-SOLO-62 fewer cards, fewer VP', () => {
    expect(alone({ position: { offer: ['god-spiral-1'] } }).player(HER).vp).toBe(1)
    expect(alone({ position: { offer: [] } }).player(HER).vp).toBe(0)
  })

  it('TAW-SOLO-62 the move triggers nothing, for you neither', () => {
    const t = alone({ you: { statues: ['small-cross'], buildings: ['passive-12'], gold: 1 } })
    expect(t).toMatchObject({ seat: YOU, question: 'turn' })
    expect([herActions(t), t.player(HER).priest]).toEqual([[undefined], 1])
    expect(alone({ her: { workers: [], priest: 4 } }).player(HER).priest).toBe(0)
  })

  it('TAW-SOLO-73 easier: no Army card', () => {
    const t = alone({ options: ['no-army-card-without-workers'] }, ['random-worker:craftsman-1', 'draw-worker:warrior-1'])
    expect(t.player(HER)).toMatchObject({ workers: ['craftsman'], armyCards: [], vp: 2, priest: 1 })
  })

  it('TAW-SOLO-79 harder: 2 VP more', () => {
    expect(alone({ options: ['vp-without-workers'] }).player(HER).vp).toBe(4)
    expect(alone({ options: ['vp-without-workers'], position: { offer: [] } }).player(HER).vp).toBe(2)
  })

  it('TAW-SOLO-62 with nobody to recruit the rest still happens', () => {
    const t = alone({ position: { nomads: [], bag: [], village: ['priest'] } }, ['draw-army:army-07'])
    expect(t.player(HER)).toMatchObject({ workers: [], vp: 2, armyCards: ['army-07'], priest: 1 })
    expect(board(t).oldest).toBe(null)
  })
})
