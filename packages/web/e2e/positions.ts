// Games that stand at a certain question, as files a person could open.
import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { answer, create, openedFrom, textOf } from '../src/engine/session.ts'

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
  const random = fastRandom(seed)
  for (;;) {
    const { scene } = openedFrom(made.session)
    const mine = scene.asked.find((one) => one.seat === scene.viewer)
    if (question === OVER && scene.over) return textOf(made.session)
    if (mine === undefined || mine.seat === 'chance') return null
    if (mine.kind === question && (scene.tableau as { readonly round: number }).round >= round && (offers === undefined || mine.answers.includes(offers))) return textOf(made.session)
    const main = mine.answers.find((key) => key === 'main-action')
    answer(made.session, mine.seat, mine.revision, main ?? mine.answers[random(mine.answers.length)] ?? '', manner)
  }
}
