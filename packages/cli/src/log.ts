// A game told in words: every line with the rule behind it.
import { asked, type Entry, type GameEvent, type Journal, openJournal, OWNER, type Ruleset, TURN, write } from '@tollan/kernel'
import { complain, FAILED, told } from './complaint.ts'
import type { Text } from './games.ts'

export interface LogLine {
  readonly rule: string
  readonly text: string
}

/** What happened between two beginnings of a turn. */
export interface Chapter {
  readonly turn: number
  readonly seat: number
  readonly lines: LogLine[]
}

export const eventLines = (text: Text, events: readonly GameEvent[]): LogLine[] =>
  events.filter(({ only }) => only === undefined || text.isPerson(only)).map((event) => ({ rule: event.rule, text: text.event(event) }))

/** What one entry brought; a draw that tells nothing is told by its answer. */
export const entryLines = (text: Text, entry: Entry, events: readonly GameEvent[]): LogLine[] =>
  events.length === 0 && entry.seat === 'chance' ? [{ rule: text.drawRule(entry.answer), text: text.answer(entry.answer) }] : eventLines(text, events)

/** Plays entries again and tells them, turn by turn. */
export function tellGame(rules: Ruleset, entries: readonly Entry[], text: Text): { chapters: Chapter[]; journal: Journal } {
  const journal = openJournal(rules)
  const { s: start } = journal.game
  const chapters: Chapter[] = [{ turn: start[TURN], seat: start[OWNER], lines: eventLines(text, journal.opening) }]
  for (const [i, entry] of entries.entries()) {
    const { s } = journal.game
    const last = chapters[chapters.length - 1]
    const chapter = last !== undefined && last.turn === s[TURN] ? last : { turn: s[TURN], seat: s[OWNER], lines: [] }
    if (chapter !== last) chapters.push(chapter)
    const written = write(journal, { ...entry, revision: asked(journal.game)[0]?.revision ?? 0 })
    if (!written.ok) return complain(`entry ${i + 1}: ${told(written)}`, FAILED)
    chapter.lines.push(...entryLines(text, entry, written.events))
  }
  return { chapters, journal }
}
