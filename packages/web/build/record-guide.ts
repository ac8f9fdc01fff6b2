// `node packages/web/build/record-guide.ts`: records the positions the first steps of Teotihuacan begin with.
// One real game of the first-game set-up, both seats played by the companion; a chapter is that game up to a round.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { answer, create, openedFrom, textOf } from '../src/engine/session.ts'

const folder = join(import.meta.dirname, '../src/games/teotihuacan/guide')
/** Its first seat builds in round 4, ascends in round 6 and is short of one cocoa before the first eclipse. The tests of the guide say what must stay true. */
const SEED = 22
const rounds: Readonly<Record<string, number>> = { turn: 1, pyramid: 4, ascension: 6, eclipse: 10 }
const PERSON = 0
const manner = { forced: true, confirm: 'always' } as const

const made = await create('teotihuacan', { players: 2, modules: ['first-game'], settings: {} }, secretFromSeed(SEED), manner)
if (!made.ok) throw new Error(made.message)
const { session } = made
const random = fastRandom(SEED)
const wanted = new Map(Object.entries(rounds))
while (wanted.size > 0) {
  const { asked: [open], progress } = openedFrom(session).scene
  if (open === undefined || open.seat === 'chance') throw new Error('the game ended before every chapter was found')
  for (const [chapter, from] of wanted)
    if (open.kind === 'turn' && open.seat === PERSON && progress.n === from) {
      writeFileSync(join(folder, `${chapter}.json`), textOf(session))
      wanted.delete(chapter)
    }
  answer(session, open.seat, open.revision, session.newest.aids.companion(open, random), manner)
}
