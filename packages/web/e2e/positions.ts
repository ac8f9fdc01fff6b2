// Games that stand at a certain question, as files a person could open.
import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { engineGame } from '../src/engine/engine-game.ts'
import { answer, create, fileText, openedFrom } from '../src/engine/session.ts'

const manner = { forced: true, confirm: 'always' } as const

interface Wanted {
  readonly players: number
  readonly modules?: readonly string[]
  readonly question: string
  /** An answer that must be offered. */
  readonly offers?: string
  readonly seed?: number
}

/** Plays at random, main actions first, until the question is asked. */
export async function gameAt({ players, modules = [], question, offers, seed = 1 }: Wanted): Promise<string> {
  const kind = await engineGame('teotihuacan')
  const made = create(kind, { players, modules, settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  const random = fastRandom(seed)
  for (;;) {
    const { scene } = openedFrom(made.session)
    const mine = scene.asked.find((one) => one.seat === scene.viewer)
    if (mine === undefined || mine.seat === 'chance') throw new Error(`no ${question} in this game`)
    if (mine.kind === question && (offers === undefined || mine.answers.includes(offers))) return fileText(made.session)
    const main = mine.answers.find((key) => key === 'main-action')
    answer(made.session, mine.seat, mine.revision, main ?? mine.answers[random(mine.answers.length)] ?? '', manner)
  }
}
