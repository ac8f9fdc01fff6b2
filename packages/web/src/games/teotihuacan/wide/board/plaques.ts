// Actions offered on boards: one click may answer where to go and what to do there, in the order the engine asks.
import type { Asked, Why } from '@tollan/kernel'
import type { TableauBoard } from '@tollan/teotihuacan'
import type { Outcome } from '../../../../engine/protocol.ts'

export type Action = 'collect' | 'worship' | 'main'

export interface Plaque {
  readonly action: Action
  /** The worship space, for worship. */
  readonly space: string | null
  /** Answers to give one after the other; none when it is refused. */
  readonly path: readonly string[]
  readonly outcome: Outcome | null
  readonly refused: Why | null
}

const ACTION = 'action'
const DESTINATION = 'destination'

/** The last answer of a plaque, as the engine knows it. */
export const wishOf = ({ action, space }: Pick<Plaque, 'action' | 'space'>): string =>
  action === 'collect' ? 'collect-cocoa' : action === 'main' ? 'main-action' : `worship:${space}`

/** What a board has to offer, whether it can be had or not. */
const offeredOn = (board: TableauBoard, hasMain: boolean): readonly Pick<Plaque, 'action' | 'space'>[] => [
  { action: 'collect', space: null },
  ...board.spaces.map((space) => ({ action: 'worship' as const, space })),
  ...(hasMain ? [{ action: 'main' as const, space: null }] : []),
]

type Foreseen = (answer: string) => Outcome | undefined

/** After `to:board`: every action there, legal or refused. Nothing while it is not known, or when something else is asked first. */
function afterArriving(offered: readonly Pick<Plaque, 'action' | 'space'>[], to: string, arrived: Outcome | undefined): readonly Plaque[] {
  if (arrived === undefined) return []
  const collects = arrived.next !== ACTION && arrived.refused.length > 0 // nothing but collecting is possible, so it runs by itself
  if (arrived.next !== ACTION && !collects) return []
  return offered.flatMap((one): Plaque[] => {
    const wish = wishOf(one)
    const outcome = collects && one.action === 'collect' ? { ...arrived, refused: [] } : arrived.onward.find((next) => next.answer === wish)
    if (outcome !== undefined) return [{ ...one, path: collects ? [to] : [to, wish], outcome: collects ? outcome : joined(arrived, outcome), refused: null }]
    const refused = arrived.refused.find((why) => why.target === wish)
    return refused === undefined ? [] : [{ ...one, path: [], outcome: null, refused }]
  })
}

/** What arriving brings belongs to the action as well. */
const joined = (arrived: Outcome, outcome: Outcome): Outcome => ({ ...outcome, events: [...arrived.events, ...outcome.events] })

/** The plaques of a board at the open question. */
export function plaquesOf(asked: Asked | null, board: TableauBoard, hasMain: boolean, at: string | null, foreseen: Foreseen): readonly Plaque[] {
  if (asked === null) return []
  const offered = offeredOn(board, hasMain)
  if (asked.kind === ACTION && at === board.id)
    return offered.map((one): Plaque => {
      const wish = wishOf(one)
      if (asked.answers.includes(wish)) return { ...one, path: [wish], outcome: foreseen(wish) ?? null, refused: null }
      return { ...one, path: [], outcome: null, refused: { target: wish, allowed: false } } // the engine tells why when it is asked
    })
  const to = `to:${board.id}`
  return asked.kind === DESTINATION && asked.answers.includes(to) ? afterArriving(offered, to, foreseen(to)) : []
}

const RING = 8

/** Boards a worker goes on, clockwise; once round is eight. */
export const stepsOn = (from: number, to: number): number => ((to - from + RING - 1) % RING) + 1
