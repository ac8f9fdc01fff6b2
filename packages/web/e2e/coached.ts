// A game that is over with what a coach could have said of it: looking at every decision takes a minute.
import { fileEntries, parseFile } from '@tollan/kernel'
import type { Page } from '@playwright/test'
import type { CoachReport } from '../src/engine/thinking/protocol.ts'

/** Names as many turns of the first seat as are wanted, each with the one it played later as the better one. */
export function reportOf(text: string, costly: number): CoachReport {
  const read = parseFile(text)
  if (!read.ok) throw new Error(read.message)
  const entries = fileEntries(read.file)
  const moves = entries.flatMap(({ seat, answer }, entry) => (seat === 0 && answer.startsWith('move:') ? [{ entry, answer }] : []))
  const decisions = moves.map(({ entry }, i) => ({ entry, turn: 2 * i + 1, margin: 10 * Math.sin(i), cost: i < costly ? 9 - i : 0 }))
  const named = decisions.slice(0, costly).map((one, i) => ({ ...one, played: [moves[i].answer], better: [moves[i + 1].answer] }))
  return { seat: 0, decisions, end: -12, draws: -1.5, others: 4, cost: 35, costly: named, strong: { temples: 17.4, salary: -6 } }
}

/** Keeps a report with the only game of the device. */
export const keepReport = (page: Page, report: object): Promise<void> =>
  page.evaluate(async (kept) => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done) => (request.onsuccess = () => done(request.result)))
    const database = await settled(indexedDB.open('tollan'))
    const games = database.transaction('games', 'readwrite').objectStore('games')
    const [game] = (await settled(games.getAll())) as object[]
    await settled(games.put({ ...game, coach: { 0: kept } }))
    database.close()
  }, report)
