// Where in a chapter somebody stands: read off the log, so that taking back a step takes the guide back too.
import type { Told } from '../../engine/protocol.ts'
import type { Chapter, GuideMark, Lesson, Sought, Step } from './guide.ts'

export interface Play {
  readonly told: readonly Told[]
  /** The turn under way. */
  readonly turn: number
  readonly viewer: number
}

export interface Standing {
  readonly lesson: Lesson
  readonly step: Step
  /** Steps of the chapter before this one, for a bar of progress. */
  readonly before: number
  /** A turn was played without what the lesson is about. */
  readonly again: boolean
}

export const stepKey = (lesson: Lesson, step: Step): string => `${lesson.id}/${step.id}`

export const stepsIn = ({ lessons }: Chapter): number => lessons.reduce((sum, { steps }) => sum + steps.length, 0)

function happened(sought: Sought, { seat, answer, events }: Told, viewer: number): boolean {
  if ('event' in sought) return events.some((event) => event.type === sought.event && (event.seat === viewer || event.seat === -1))
  return seat === viewer && (answer === sought.answer || answer.startsWith(`${sought.answer}:`))
}

/** The first entry from `from` on at which it happened, or -1. */
const find = (sought: Sought, { told, viewer }: Play, from: number): number => told.findIndex((entry, i) => i >= from && happened(sought, entry, viewer))

/** A person answered something from entry `from` on. */
const playedOn = ({ told, viewer }: Play, from: number): boolean => told.some(({ seat, forced }, i) => i >= from && seat === viewer && !forced)

interface Passed {
  /** The step under way; none when the lesson is over. */
  readonly step: Step | undefined
  /** Entries the lesson has used up. */
  readonly used: number
  readonly again: boolean
}

/** A lesson is looked for in one turn: the one that reached its goal, else the one under way. */
function pass(lesson: Lesson, mark: GuideMark, play: Play, from: number): Passed {
  const { goal, steps } = lesson
  const reached = goal === undefined ? -1 : find(goal, play, from)
  const turn = play.told[reached]?.turn ?? play.turn
  const first = play.told.findIndex((entry, i) => i >= from && entry.turn === turn)
  let used = goal === undefined ? from : first < 0 ? play.told.length : first
  const again = goal !== undefined && reached < 0 && playedOn({ ...play, told: play.told.slice(0, used) }, from)
  let last = -1
  for (const [i, { done }] of steps.entries()) {
    const at = done === undefined ? -1 : find(done, play, used)
    if (at < 0) continue
    last = i
    used = at + 1
  }
  const isLate = steps.slice(last + 1).every(({ done }) => done === undefined) && playedOn(play, used)
  const step = isLate ? undefined : steps.find((one, i) => i > last && !mark.read.includes(stepKey(lesson, one)))
  return { step, used, again }
}

/** The step somebody stands at; null when the chapter is over. */
export function standing(chapter: Chapter, mark: GuideMark, play: Play): Standing | null {
  let from = mark.from
  let before = 0
  for (const lesson of chapter.lessons) {
    const skipped = mark.skipped[lesson.id]
    if (skipped === undefined) {
      const { step, used, again } = pass(lesson, mark, play, from)
      if (step !== undefined) return { lesson, step, before: before + lesson.steps.indexOf(step), again }
      from = used
    } else from = Math.max(from, Math.min(skipped, play.told.length))
    before += lesson.steps.length
  }
  return null
}

/** The answer a step suggests at a question that offers these. */
export const suggestedBy = ({ suggest = [] }: Step, answers: readonly string[]): string | undefined =>
  suggest.flatMap((key) => (key.endsWith(':') ? answers.filter((answer) => answer.startsWith(key)) : answers.includes(key) ? [key] : []))[0]

/** "Next": an explanation is put aside. */
export const readOn = (mark: GuideMark, { lesson, step }: Standing): GuideMark => ({ ...mark, read: [...mark.read, stepKey(lesson, step)] })

/** "Skip": on to the next lesson. */
export const skip = (mark: GuideMark, { lesson }: Standing, { told }: Play): GuideMark => ({ ...mark, skipped: { ...mark.skipped, [lesson.id]: told.length } })

/** The chapter is learnt. */
export const finish = (mark: GuideMark): GuideMark => (mark.finished.includes(mark.chapter) ? mark : { ...mark, finished: [...mark.finished, mark.chapter] })
