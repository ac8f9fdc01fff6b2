// Games that stand at a certain question, as files a person could open.
import { fastRandom, questions, secretFromSeed } from '@tollan/kernel'
import { giveAnswer, sceneFor } from '@tollan/room'
import { create, textOf } from '../src/engine/session.ts'

const manner = { forced: true, confirm: 'always' } as const

/** In place of a question: the game has ended. */
export const OVER = 'over'

export interface Wanted {
  readonly players: number
  readonly modules?: readonly string[]
  /** The kind of the open question, or OVER. */
  readonly question: string
  /** An answer that must be offered. */
  readonly offers?: string
  /** Not before this round. */
  readonly round?: number
  readonly seed?: number
}

/** A game of another seed is tried where one never comes to the question. */
const MOST_SEEDS = 20

/** Plays at random, main actions first, until the question is asked. */
export async function gameAt(wanted: Wanted): Promise<string> {
  const { seed = 1 } = wanted
  for (let next = seed; next < seed + MOST_SEEDS; next++) {
    const text = await gameOfSeed(wanted, next)
    if (text !== null) return text
  }
  throw new Error(`no game comes to ${wanted.question}`)
}

async function gameOfSeed({ players, modules = [], question, offers, round = 0 }: Wanted, seed: number): Promise<string | null> {
  const made = await create('teotihuacan', { players, modules, settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const { room } = session
  const random = fastRandom(seed)
  const roundNow = (seat: number): number => (sceneFor(room, seat).tableau as { readonly round: number }).round
  for (;;) {
    const [open] = questions(room.journal)
    if (open === undefined) return question === OVER ? textOf(session) : null
    const { seat, kind, revision, answers } = open
    if (seat === 'chance') return null
    if (kind === question && (offers === undefined || answers.includes(offers)) && roundNow(seat) >= round) return textOf(session)
    const main = answers.find((key) => key === 'main-action')
    giveAnswer(room, { seat, revision, answer: main ?? answers[random(answers.length)] })
  }
}
