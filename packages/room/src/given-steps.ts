// Answers somebody means to give, or could have given, one after the other: each as a viewer may know it, with the table it is given at.
import { type Asked, carryOut, entryFor, positionAt } from '@tollan/kernel'
import { alikeAmong } from './choices.ts'
import type { Room } from './room.ts'

/** Answers of a seat from entry `entry` on, up to where chance or somebody else has a say. */
export interface StepList {
  readonly entry: number
  readonly seat: number
  readonly answers: readonly string[]
}

/** One of them. Of an answer that is another seat's secret only the verb is told. */
export interface GivenStep {
  readonly answer: string
  readonly hidden?: true
  /** The table before the answer, as the viewer sees it; of the game's own type. */
  readonly tableau: unknown
  /** The table after it. */
  readonly after: unknown
  /** What it answers, for the seat itself. */
  readonly asked?: Pick<Asked, 'kind' | 'answers'>
  /** Other answers that come to the same, for the seat itself. */
  readonly alike?: readonly string[]
}

const verbOf = (key: string): string => key.split(':', 1)[0] ?? key

/** Whether the seat has given an answer from entry `entry` on, asked in the order of a list. */
function record({ journal }: Room, { entry, seat }: StepList): (answer: string) => boolean {
  let next = entry
  return (answer) => {
    let n = next
    while (journal.entries[n]?.seat === seat && journal.entries[n]?.answer !== answer) n++
    const found = journal.entries[n]?.seat === seat
    if (found) next = n + 1
    return found
  }
}

/** Played on a copy of the game. What the table does not ask for is passed over; what an answer uncovers is not looked at. Others learn nothing of answers that were not given. */
export function givenSteps(room: Room, list: StepList, viewer: number): readonly GivenStep[] {
  const { definition, journal } = room
  const { entry, seat, answers } = list
  const { doors, keys } = journal.rules
  const game = positionAt(journal, Math.min(entry, journal.entries.length))
  const seen = (): unknown => definition.tableau(doors.view(game, viewer))
  const open = (): Asked | undefined => doors.askedFor(game, seat).find((one) => one.seat === seat)
  const wasGiven = record(room, list)
  let tableau = seen()
  let uncovered = false
  return answers.map((answer): GivenStep => {
    const asked = open()
    const mayKnow = viewer === seat || wasGiven(answer)
    if (!mayKnow || asked?.answers.includes(answer) !== true) {
      const untouched = { tableau, after: tableau }
      return viewer === seat ? { answer, ...untouched } : { answer: verbOf(answer), hidden: true, ...untouched }
    }
    // what is asked after something was uncovered may tell what it was
    const own = viewer === seat && !uncovered ? { asked: { kind: asked.kind, answers: asked.answers }, alike: alikeAmong(definition.aids, game, answer, asked.answers) } : {}
    const before = tableau
    const { answer: told, hidden } = entryFor(carryOut(game, keys.parse(answer), seat), viewer)
    uncovered ||= game.revealed
    if (!uncovered) tableau = seen()
    return { answer: told, ...(hidden === undefined ? {} : { hidden }), tableau: before, after: tableau, ...own }
  })
}
