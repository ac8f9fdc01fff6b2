// Draft and Dark Eclipse together with modules (MOD-07).
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'
import { baseStartingTiles, setUpTable } from '../../testing-setup.ts'

/** A game from its set-up, every question answered with its first answer, up to the first turn. */
function begun(players: number, modules: readonly string[], seed: number): Table {
  const t = table({ players, modules, seed })
  for (let n = 0; n < 120 && t.question !== 'turn'; n++) t.play(t.answers[0] ?? '')
  return t
}

const types = (t: Table): string[] => t.events.map((event) => event.type)

describe('the draft with modules', () => {
  it.each([2, 3])('MOD-07 M8-06 M9-05 with %i players shamans and warriors follow when the drafted tiles were received', (players) => {
    const t = begun(players, ['draft', 'm6', 'm8', 'm9'], 4)
    const first = Number(t.summary()['first'])
    const order = Array.from({ length: players }, (_, n) => (first + n) % players)
    expect(t.log('shaman-placed').map((event) => event.seat)).toEqual([...order].reverse())
    expect(t.log('warrior-placed').map((event) => event.seat)).toEqual(order)
    const received = types(t).lastIndexOf('starting-goods')
    expect(received).toBeGreaterThan(-1)
    expect(Math.min(types(t).indexOf('shaman-placed'), types(t).indexOf('warrior-placed'))).toBeGreaterThan(received)
  })

  it('MOD-07 M6-12 TEO-DRAFT-02 beside the starting tile "2x 5" lies a great discovery tile for all to see', () => {
    const t = setUpTable({ modules: ['draft', 'm6'], tiles: ['start-e1'], neutrals: [] })
    expect(t.question).toBe('draw-discovery')
    expect(t.answers.every((key) => key.startsWith('draw-discovery:gd-'))).toBe(true)
    const plain = baseStartingTiles.filter((name) => name !== 'start-14' && name !== 'start-16').slice(0, 5)
    const laid = setUpTable({ modules: ['draft', 'm6'], tiles: ['start-e1 gd-mask-a', ...plain], neutrals: [] })
    expect(laid.question).toBe('draft')
    expect(laid.offers('draft:start-e1')).toBe(true)
  })

  it('MOD-07 M10-04 with common workers two starting workers are placed after a draft too', () => {
    const t = begun(3, ['draft', 'm10'], 4)
    for (const seat of [0, 1, 2]) {
      const places = Object.values(t.player(seat).workers).filter((place) => !place.startsWith('away') && !place.startsWith('wheel'))
      expect(places).toHaveLength(2)
    }
    expect(t.summary()['commonWorkers']).toHaveLength(3)
  })
})

describe('Dark Eclipse with modules', () => {
  /** Seat 1 of three moves; the Stone Quarry ascends its worker and the discs meet. */
  const dark = (modules: readonly string[], position: object = {}, seats: readonly object[] = [{}, { cocoa: 9, workers: ['palace 5', 'palace 1', 'palace 1'] }, {}]): Table => {
    const t = table({ players: 3, modules: ['dark-eclipse', ...modules], seed: 1, position: { turn: 1, calendar: { light: 10 }, seats, ...position } })
    return t.play('move:worker-1-0', 'to:stone-quarry', 'main-action', 'power-up:worker-1-0', 'reward:ascend-vp-5', 'end-turn')
  }

  it('MOD-07 TEO-DARK-01 M9-23 the warriors are scored in it, after the masks and before the salary', () => {
    const seats = [{ tiles: ['mask-1-a'] }, { cocoa: 9, workers: ['palace 5', 'palace 1', 'palace 1'] }, {}]
    const t = dark(['m6', 'm9'], { empire: { warriors: { 'region-11': 0, 'region-12': [2], teotihuacan: 1 } } }, seats)
    const scored = t.log('score').filter((event) => event.rule === 'M9-23').map((event) => [event.seat, event['n']])
    expect(scored).toEqual([[0, 3], [2, 5]])
    expect(t.question).toBe('salary')
    const rules = t.events.map((event) => event.rule)
    expect(rules.indexOf('M9-23')).toBeGreaterThan(rules.indexOf('TEO-ECLIPSE-10'))
  })

  it('MOD-07 TEO-DARK-01 M7-18 an owner\'s ascension in the turn of another lets it come after that turn', () => {
    const seats = [{ temples: { blue: 4 }, workers: ['forest 5', 'forest 1', 'forest 1'] }, { workers: ['gold-deposits 2', 'forest 1', 'forest 1'] }, {}]
    const position = { turn: 1, calendar: { light: 10 }, seats, royals: ['royal-c-01', 'royal-b-02', 'royal-a-04'], mansion: { blue: 0 } }
    const t = table({ players: 3, modules: ['dark-eclipse', 'm6', 'm7'], seed: 1, position })
    t.play('move:worker-1-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect([t.question, t.seat]).toEqual(['claim-power-up', 0])
    t.play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect([t.log('eclipse-triggered').length, t.log('eclipse').length]).toEqual([1, 0])
    for (let n = 0; n < 3 && t.question !== 'end-turn'; n++) t.play('claim-step:not-now')
    t.play('end-turn')
    expect(t.log('eclipse')).toHaveLength(1)
    while (t.question === 'salary') t.play(t.answers[0] ?? '')
    expect([t.question, t.seat]).toEqual(['turn', 2])
  })

  it('MOD-07 TEO-DARK-01 M8-19 M8-22 shamans stay as they are and cost no salary', () => {
    const altars = { shamans: ['altar-1-2-to-1 lying', 'altar-8-1-to-8 standing', 'altar-5-6-to-6 standing'] }
    const t = dark(['m6', 'm8'], { altars })
    while (t.question === 'salary') t.play(t.answers[0] ?? '')
    expect(t.summary()['shamans']).toEqual(altars.shamans)
  })

  it('MOD-07 TEO-DARK-01 M10-28 neutral workers are placed anew, common workers stay', () => {
    const seats = [{ workers: ['forest 1', 'forest 1', 'away'] }, { cocoa: 9, workers: ['palace 5', 'palace 1', 'away'] }, { workers: ['forest 1', 'forest 1', 'away'] }]
    const t = dark(['m10'], { commonWorkers: ['nobles', 'alchemy', 'forest'], neutrals: [['nobles', 'nobles'], ['nobles', 'nobles']] }, seats)
    while (t.question === 'salary') t.play(t.answers[0] ?? '')
    expect(t.summary()['commonWorkers']).toEqual(['nobles', 'alchemy', 'forest'])
    expect(t.log('eclipse')).toHaveLength(1)
    expect(t.summary()['neutrals']).not.toEqual([['nobles', 'nobles'], ['nobles', 'nobles']])
  })
})
