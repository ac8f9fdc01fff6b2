import { describe, expect, it } from 'vitest'
import { EVERYBODY, SPECTATOR } from '../engine/seats.ts'
import { openJournal, questions, write } from './journal.ts'
import { entryFor, type Happened } from './told.ts'
import { toyRules } from '../testing/toy.ts'

const events = [{ type: 'shown', rule: 'T-1', seat: 1 }, { type: 'dealt', rule: 'T-2', seat: 1, only: 1, card: 'card-7' }]
const happened = (knownTo: number): Happened => ({ seat: 'chance', answer: 'deal:card-7', turn: 3, owner: 1, events, knownTo })

describe('an entry', () => {
  it('is told whole to the seat that may know it', () => {
    const { knownTo: _, ...told } = happened(1)
    expect(entryFor(happened(1), 1)).toEqual(told)
  })

  it.each([0, 2, SPECTATOR])('is told to %i by its verb and the events everybody sees', (viewer) => {
    expect(entryFor(happened(1), viewer)).toEqual({ seat: 'chance', answer: 'deal', turn: 3, owner: 1, events: [events[0]], hidden: true })
  })

  it('that is no secret is told to everybody, its whispers still to their seat alone', () => {
    expect(entryFor(happened(EVERYBODY), 0)).toEqual({ seat: 'chance', answer: 'deal:card-7', turn: 3, owner: 1, events: [events[0]] })
  })

  it('never says who may know it', () => {
    for (const viewer of [0, 1, SPECTATOR]) expect(entryFor(happened(1), viewer)).not.toHaveProperty('knownTo')
  })
})

it('deals and secret bids of a game are told to their seat alone', () => {
  const journal = openJournal(toyRules())
  const told = [0, 1, SPECTATOR].map(() => [] as string[])
  for (let n = 0; n < 10; n++) {
    const [open] = questions(journal)
    const written = write(journal, { seat: open?.seat, revision: open?.revision, answer: open?.answers[0] })
    if (!written.ok) throw new Error(written.message)
    for (const [i, viewer] of [0, 1, SPECTATOR].entries()) told[i]?.push(entryFor(written.happened, viewer).answer)
  }
  expect(told).toEqual([
    ['mood:0', 'deal:card-0', 'deal:card-1', 'deal:card-2', 'mood', 'deal', 'deal', 'deal', 'bid:card-0', 'bid'],
    ['mood', 'deal', 'deal', 'deal', 'mood:0', 'deal:card-3', 'deal:card-4', 'deal:card-5', 'bid', 'bid:card-3'],
    ['mood', 'deal', 'deal', 'deal', 'mood', 'deal', 'deal', 'deal', 'bid', 'bid'],
  ])
})
