// `node packages/web/build/record-guide.ts CHAPTER...`: records the positions the first steps of Teotihuacan begin with.
// Real games of the first-game set-up, both seats played by the companion; a chapter is such a game up to a round.
// A chapter stays on the rules it was recorded with: only those that are named are recorded anew.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { answer, create, openedFrom, textOf } from '../src/engine/session.ts'

const folder = join(import.meta.dirname, '../src/games/teotihuacan/guide')
const PERSON = 0
const manner = { forced: true, confirm: 'always' } as const

interface Recorded {
  readonly seed: number
  readonly rounds: Readonly<Record<string, number>>
}

/** The tests of the guide say what must stay true. */
const games: readonly Recorded[] = [
  // its first seat builds in round 4, ascends in round 6 and is short of one cocoa before the first eclipse
  { seed: 22, rounds: { turn: 1, pyramid: 4, ascension: 6, eclipse: 10 } },
  // its first seat has wood for the nobles and gold for a technology early on, and reaches a mask
  { seed: 3, rounds: { nobles: 2, technologies: 2 } },
]

async function record({ seed, rounds }: Recorded, named: readonly string[]): Promise<void> {
  const wanted = new Map(Object.entries(rounds).filter(([chapter]) => named.includes(chapter)))
  const made = await create('teotihuacan', { players: 2, modules: ['first-game'], settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const random = fastRandom(seed)
  while (wanted.size > 0) {
    const { asked: [open], tableau } = openedFrom(session).scene
    const { round } = tableau as { readonly round: number }
    if (open === undefined || open.seat === 'chance') throw new Error('the game ended before every chapter was found')
    for (const [chapter, from] of wanted)
      if (open.kind === 'turn' && open.seat === PERSON && round === from) {
        writeFileSync(join(folder, `${chapter}.json`), textOf(session))
        wanted.delete(chapter)
      }
    answer(session, open.seat, open.revision, session.newest.aids.companion(open, random), manner)
  }
}

for (const game of games) await record(game, process.argv.slice(2))
