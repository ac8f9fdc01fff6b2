// Games that stand at a certain question, as files a person could open.
import { fastRandom, questions, secretFromSeed } from '@tollan/kernel'
import { giveAnswer, sceneFor } from '@tollan/room'
import { create, textOf } from '../src/engine/session.ts'

const manner = { forced: true, confirm: 'always' } as const

/** In place of a question: the game has ended. */
export const OVER = 'over'

export interface Wanted {
  /** The first game of the house unless told. */
  readonly game?: string
  readonly players: number
  readonly modules?: readonly string[]
  /** The kind of the open question, or OVER. */
  readonly question: string
  /** An answer that must be offered, or its beginning up to the colon. */
  readonly offers?: string
  /** Not before this round, or so many Feasts. */
  readonly round?: number
  readonly seed?: number
  /** Beginnings of answers given before all others. */
  readonly prefers?: readonly string[]
  /** Of whoever is asked: at least so many God cards in hand. */
  readonly hand?: number
  /** Of whoever is asked: a Building they own; asked in the turn of somebody else. */
  readonly byBuilding?: string
}

/** Owners of Z11, Z12 and Z16, asked because somebody else moved the High Priest. */
export const byBuilding = ([['free-weaving', 'weaving:', 11], ['pay-then', 'take-part', 12], ['produce-too', 'renew:', 16]] as const).map(([question, offers, number]) => ({
  game: 'tawantinsuyu', players: 3, question, offers, byBuilding: `passive-${number}`, prefers: [`erect:passive-${number}`, 'task:', 'side:move-priest'],
})) satisfies readonly Wanted[]

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

/** What a person would do who wants to get on: the others only make a turn longer, or lose something. */
const likes: Readonly<Record<string, (answers: readonly string[]) => readonly string[]>> = {
  teotihuacan: (answers) => answers.filter((key) => key === 'main-action'),
  tawantinsuyu: (answers) => {
    const placing = answers.filter((key) => key.startsWith('place:'))
    return placing.length > 0 ? placing : answers.filter((key) => !/^(?:stop|done|decline|trade|change|call-god)/.test(key))
  },
}

async function gameOfSeed({ game = 'teotihuacan', players, modules = [], question, offers, round = 0, prefers = [], hand = 0, byBuilding }: Wanted, seed: number): Promise<string | null> {
  const made = await create(game, { players, modules, settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const { room } = session
  const random = fastRandom(seed)
  const roundNow = (seat: number): number => {
    const { round: now, feasts = 0 } = sceneFor(room, seat).tableau as { readonly round?: number; readonly feasts?: number }
    return now ?? feasts
  }
  const handOf = (seat: number): number => {
    const { seats = [] } = sceneFor(room, seat).tableau as { readonly seats?: readonly { readonly godCards?: readonly string[]; readonly shown?: readonly string[] }[] }
    return (seats[seat]?.godCards?.length ?? 0) + (seats[seat]?.shown?.length ?? 0)
  }
  const isByBuilding = (seat: number): boolean => {
    if (byBuilding === undefined) return true
    const { owner, tableau } = sceneFor(room, seat)
    const { seats = [] } = tableau as { readonly seats?: readonly { readonly buildings?: readonly string[] }[] }
    return owner !== seat && seats[seat]?.buildings?.includes(byBuilding) === true
  }
  for (;;) {
    const [open] = questions(room.journal)
    if (open === undefined) return question === OVER ? textOf(session) : null
    const { seat, kind, revision, answers } = open
    if (seat === 'chance') return null
    if (kind === question && (offers === undefined || answers.some((key) => key === offers || (offers.endsWith(':') && key.startsWith(offers)))) && roundNow(seat) >= round && (hand === 0 || handOf(seat) >= hand) && isByBuilding(seat)) return textOf(session)
    const wished = answers.filter((answer) => prefers.some((start) => answer.startsWith(start)))
    const liked = wished.length > 0 ? wished : (likes[game]?.(answers) ?? [])
    const among = liked.length > 0 ? liked : answers
    giveAnswer(room, { seat, revision, answer: among[random(among.length)] })
  }
}
