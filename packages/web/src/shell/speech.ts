// What is said aloud when something has happened: the newest sentences, not the whole story.
import type { Told } from '../engine/protocol.ts'
import { isTold } from './log/spans.ts'
import type { GameWords } from './look.ts'

/** More than this nobody listens to; the log has the rest. */
const MOST = 6

/** Sentences about the entries from `from` on. */
export function sentences(told: readonly Told[], from: number, words: GameWords): readonly string[] {
  const events = told.slice(from).flatMap((one) => one.events.filter(isTold))
  return events.slice(-MOST).map((event) => words.event(event))
}
