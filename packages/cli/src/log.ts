// A game told in words: every line with the rule behind it.
import { BEGIN, END, type Entry, type GameEvent, type Journal, replay, type Ruleset, type Told } from '@tollan/kernel'
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

/** Where a stretch of the game begins and ends is for those who draw it. */
const isSpoken = ({ type }: GameEvent): boolean => type !== BEGIN && type !== END

export const eventLines = (text: Text, events: readonly GameEvent[]): LogLine[] =>
  events.filter(isSpoken).map((event) => ({ rule: event.rule, text: text.event(event) }))

/** What one entry brought; a draw that tells nothing is told by its answer, unless that is a secret. */
export function toldLines(text: Text, { seat, answer, events, hidden }: Pick<Told, 'seat' | 'answer' | 'events' | 'hidden'>): LogLine[] {
  const lines = eventLines(text, events)
  return lines.length === 0 && seat === 'chance' && hidden !== true ? [{ rule: text.drawRule(answer), text: text.answer(answer) }] : lines
}

/** Plays entries again and tells all of them, turn by turn. */
export function tellGame(rules: Ruleset, entries: readonly Entry[], text: Text): { chapters: Chapter[]; journal: Journal } {
  const chapters: Chapter[] = [{ turn: 0, seat: -1, lines: [] }]
  const replayed = replay(rules, entries, (happened) => {
    const last = chapters.at(-1)
    const chapter = last?.turn === happened.turn ? last : { turn: happened.turn, seat: happened.owner, lines: [] }
    if (chapter !== last) chapters.push(chapter)
    chapter.lines.push(...toldLines(text, happened))
  })
  if (!replayed.ok) return complain(told(replayed), FAILED)
  chapters[0]?.lines.unshift(...eventLines(text, replayed.journal.opening))
  return { chapters, journal: replayed.journal }
}
