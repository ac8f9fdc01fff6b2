// Whole courses of placements by a seat other than the first.
import { describe, expect, it } from 'vitest'
import { course, lines, table, type Table } from '../testing.ts'

/** The second of three seats is to move. */
const second = (own: object, { position = {}, chance }: { position?: object; chance: string[] }): Table =>
  table({ players: 3, chance, position: { turn: 1, ...position, seats: [{}, own] } })

describe('placing a Worker', () => {
  it('TAW-PLACE-02 TAW-PLACE-11 TAW-WORK-WARRIOR-01 TAW-WORK-WARRIOR-02 TAW-GOD-05 a Warrior with a card', () => {
    const own = { priest: 0, potato: 3, corn: 1, gold: 2, godCards: ['god-four-squares-4'], workers: ['warrior', 'courier'], statues: ['small-four-squares'] }
    const position = { steps: { 'steps-upper-0': 2, 'steps-lower-0': 0 }, hill: { 'space-middle-0-a': 'priest', 'space-middle-0-c': 'warrior' } }
    const t = second(own, { position, chance: ['draw-army:army-07'] }).play('place:warrior', 'on:space-middle-0-b')
    const answers = ['by-card:god-four-squares-4', 'capture:space-middle-0-a', 'benefits:now', 'benefit:god-four-squares-4+2', 'done', 'task:icon-lower-wall-1', 'task:icon-middle-0-ab', 'end-turn']
    expect(course(t, ...answers)).toEqual(lines(`
      > by-card:god-four-squares-4
      1 god-card-played TAW-PLACE-02 god-four-squares-4
      2 score TAW-PLACE-11 1
      1 place TAW-PLACE-01 warrior space-middle-0-b
      1 army-card-drawn TAW-ARMY-03
      (secret) 1 army-card-seen TAW-HIDE-01 army-07
      ? 1 capture capture:space-middle-0-a decline trade:army-07
      > capture:space-middle-0-a
      1 capture TAW-WORK-WARRIOR-02 priest space-middle-0-a
      ? 1 benefits benefits:now benefits:later trade:army-07
      > benefits:now
      ? 1 benefit benefit:god-four-squares-4+1 benefit:god-four-squares-4+2 benefit:god-four-squares-4+3 done trade:army-07
      > benefit:god-four-squares-4+2
      1 benefit TAW-GOD-05 god-four-squares-4 2
      1 gain TAW-GOD-01 corn 1
      ? 1 benefit benefit:god-four-squares-4+1 benefit:god-four-squares-4+3 done trade:army-07
      > done
      1 tasks TAW-COUNT-06 2
      ? 1 task task:icon-middle-0-ab task:icon-middle-0-bc task:icon-lower-wall-1 stop trade:army-07
      > task:icon-lower-wall-1
      1 task TAW-COUNT-08 icon-lower-wall-1
      1 gain TAW-TASK-COLLECT-01 potato 3
      ? 1 task task:icon-middle-0-ab task:icon-middle-0-bc stop trade:army-07
      > task:icon-middle-0-ab
      1 task TAW-COUNT-08 icon-middle-0-ab
      1 gain TAW-TASK-COLLECT-01 stone 2
      ? 1 end-of-turn village:potato-end village:corn-end end-turn trade:army-07
      > end-turn
      -1 offered TAW-OFFER-01 god-four-squares-4
      ? 2 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-PLACE-03 TAW-WORK-PRIEST-01 TAW-WORK-PRIEST-02 TAW-COUNT-12 a Priest with gold, an extra task, a card at the end', () => {
    const own = { priest: 0, potato: 3, corn: 2, gold: 2, workers: ['priest', 'courier'] }
    const t = second(own, { chance: ['draw-god:god-spiral-1'] }).play('place:priest', 'on:space-middle-0-b')
    expect(course(t, 'by-gold', 'pay:1-potato+1-corn', 'extra-task', 'pay:1-potato', 'task:icon-middle-0-ab', 'stop', 'village:potato-end', 'pay:1-potato')).toEqual(lines(`
      > by-gold
      1 pay TAW-PLACE-03 gold 1
      ? 1 payment pay:2-potato pay:1-potato+1-corn pay:1-potato+1-gold pay:2-corn pay:1-corn+1-gold
      > pay:1-potato+1-corn
      1 pay TAW-RES-07 potato 1
      1 pay TAW-RES-07 corn 1
      1 place TAW-PLACE-01 priest space-middle-0-b
      ? 1 extra-task extra-task decline
      > extra-task
      ? 1 payment pay:1-potato pay:1-gold
      > pay:1-potato
      1 pay TAW-RES-07 potato 1
      1 tasks TAW-COUNT-06 2
      ? 1 task task:icon-middle-0-ab task:icon-middle-0-bc task:icon-lower-wall-1 stop
      > task:icon-middle-0-ab
      1 task TAW-COUNT-08 icon-middle-0-ab
      1 gain TAW-TASK-COLLECT-01 stone 2
      ? 1 task task:icon-middle-0-bc task:icon-lower-wall-1 stop
      > stop
      1 god-card-drawn TAW-GOD-07
      (secret) 1 god-card-seen TAW-HIDE-12 god-spiral-1
      ? 1 end-of-turn village:potato-end village:corn-end end-turn
      > village:potato-end
      ? 1 payment pay:1-potato pay:1-gold
      > pay:1-potato
      1 pay TAW-RES-07 potato 1
      1 worker-gained TAW-EOT-02 architect
      ? 2 turn side:move-priest side:pray side:train side:recruit
    `))
  })

  it('TAW-TASK-BUILD-05 TAW-TASK-BUILD-06 TAW-HIDE-14 an exchange for a card that nobody sees', () => {
    const own = { priest: 0, gold: 1, stone: 3, corn: 1, godCards: ['god-spiral-1', 'god-cross-7'], workers: ['architect'] }
    const position = { market: ['production-01', 'production-02', 'passive-01', 'passive-20'] }
    const t = second(own, { position, chance: ['draw-building:production-19', 'draw-building:passive-03', 'draw-building:production-03'] }).play('place:architect', 'on:space-top-0-b', 'by-gold', 'task:icon-top-ridge-01')
    expect(course(t, 'exchange:god-cross-7', 'swap:production-01', 'swap:passive-01', 'erect:passive-03')).toEqual(lines(`
      > exchange:god-cross-7
      1 task TAW-COUNT-08 icon-top-ridge-01
      1 god-card-returned TAW-TASK-BUILD-05
      ? 1 exchange-first swap:production-01 swap:production-02 swap:passive-01 swap:passive-20
      > swap:production-01
      1 building-exchanged TAW-TASK-BUILD-06 production-01
      ? 1 exchange-second swap:production-02 swap:passive-01 swap:passive-20 done
      > swap:passive-01
      1 building-exchanged TAW-TASK-BUILD-06 passive-01
      -1 building-revealed TAW-EOT-09 production-19
      -1 building-revealed TAW-EOT-09 passive-03
      ? 1 building erect:production-02 erect:passive-03 erect:passive-20 decline
      > erect:passive-03
      1 pay TAW-TASK-BUILD-01 stone 2
      1 building TAW-TASK-BUILD-01 passive-03
      ? 1 task task:icon-top-0-ab task:icon-upper-wall-0 stop
    `))
  })
})
