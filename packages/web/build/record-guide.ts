// `node packages/web/build/record-guide.ts GAME CHAPTER...`: records the positions the first steps of a game begin with.
// Real games of the first-game set-up, both seats played by the companion; a chapter is such a game up to a turn of its first seat.
// A chapter stays on the rules it was recorded with: only those that are named are recorded anew.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, fastRandom, secretFromSeed } from '@tollan/kernel'
import { answer, create, openedFrom, textOf } from '../src/engine/session.ts'

const PERSON = 0
const manner = { forced: true, confirm: 'always' } as const

interface Recorded {
  readonly seed: number
  /** By chapter, the round or own turn it begins with. */
  readonly from: Readonly<Record<string, number>>
}

interface Recording {
  /** How far the first seat is: in rounds, or in turns of its own. */
  readonly count: 'rounds' | 'turns'
  /** What the companion chooses from. */
  readonly among: (open: Asked, random: (n: number) => number) => readonly string[]
  readonly games: readonly Recorded[]
}

/** Somebody who wants to get on places workers and takes what is offered, mostly. */
function getsOn({ answers }: Asked, random: (n: number) => number): readonly string[] {
  if (random(4) === 0) return answers
  const placing = answers.filter((key) => key.startsWith('place:'))
  const taking = answers.filter((key) => !/^(?:stop|done|decline|trade|change|call-god)/.test(key))
  return [placing, taking, answers].find((some) => some.length > 0) ?? answers
}

/** The tests of the guides say what must stay true. */
const recordings: Readonly<Record<string, Recording>> = {
  teotihuacan: {
    count: 'rounds',
    among: ({ answers }) => answers,
    games: [
      // its first seat builds in round 4, ascends in round 6 and is short of one cocoa before the first eclipse
      { seed: 22, from: { turn: 1, pyramid: 4, ascension: 6, eclipse: 10 } },
      // its first seat has wood for the nobles and gold for a technology early on, and reaches a mask
      { seed: 3, from: { nobles: 2, technologies: 2 } },
    ],
  },
  tawantinsuyu: {
    count: 'turns',
    among: getsOn,
    games: [
      // a Courier beside a free space, with a card that fits
      { seed: 20, from: { hill: 2 } },
      // stone and a card for the god of a statue; a turn later corn for an Offering or for a Weaving that matches
      { seed: 8, from: { gods: 4, priest: 5 } },
      // an Army card and the High Priest near Conquest
      { seed: 4, from: { conquest: 3 } },
      // the other holds the Feast tile; one gold for cards without potatoes
      { seed: 26, from: { feast: 10 } },
    ],
  },
}

async function record(game: string, { count, among }: Recording, { seed, from }: Recorded, named: readonly string[]): Promise<void> {
  const wanted = new Map(Object.entries(from).filter(([chapter]) => named.includes(chapter)))
  const made = await create(game, { players: 2, modules: ['first-game'], settings: {} }, secretFromSeed(seed), manner)
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const random = fastRandom(seed)
  let turns = 0
  while (wanted.size > 0) {
    const { asked: [open], tableau } = openedFrom(session).scene
    if (open === undefined || open.seat === 'chance') throw new Error('the game ended before every chapter was found')
    if (open.kind === 'turn' && open.seat === PERSON) {
      turns++
      const now = count === 'turns' ? turns : (tableau as { readonly round: number }).round
      for (const [chapter, at] of wanted)
        if (now === at) {
          writeFileSync(join(import.meta.dirname, `../src/games/${game}/guide/${chapter}.json`), textOf(session))
          wanted.delete(chapter)
        }
    }
    answer(session, open.seat, open.revision, session.newest.aids.companion({ ...open, answers: among(open, random) }, random), manner)
  }
}

const [game = '', ...named] = process.argv.slice(2)
const recording = recordings[game]
if (recording === undefined) throw new Error(`name a game: ${Object.keys(recordings).join(', ')}`)
for (const one of recording.games) await record(game, recording, one, named)
