// Seat names, symbols and the name of a value sheet travel with a game file, beside what the kernel reads and checks.
import { type SeatMark, seatMarks, type SeatPlate } from './seat-mark.ts'

const MOST_LETTERS = 24

const isMark = (value: unknown): value is SeatMark => seatMarks.some((mark) => mark === value)

/** The text of a game file with a line for the seats after its first, and one for the sheet of values it is played with. */
export const withPlates = (file: string, plates: readonly SeatPlate[], sheet?: string): string =>
  file.replace(/^\{\n/, `{\n  "seats": ${JSON.stringify(plates.map(({ name, mark }) => ({ name, mark })))},\n${sheet === undefined ? '' : `  "sheet": ${JSON.stringify(sheet)},\n`}`)

const MOST_SHEET = 40

/** The sheet a file names. */
export function sheetIn(text: string): { readonly sheet?: string } {
  const { sheet } = JSON.parse(text) as { sheet?: unknown }
  return typeof sheet === 'string' && sheet !== '' ? { sheet: sheet.slice(0, MOST_SHEET) } : {}
}

/** The seats of a file; files from elsewhere name none, or nonsense. */
export function platesIn(text: string): readonly SeatPlate[] {
  const { seats } = JSON.parse(text) as { seats?: unknown }
  if (!Array.isArray(seats)) return []
  return seats.flatMap((seat: unknown) => {
    const { name, mark } = (seat ?? {}) as { name?: unknown; mark?: unknown }
    return isMark(mark) ? [{ name: typeof name === 'string' ? name.slice(0, MOST_LETTERS) : '', mark }] : []
  })
}

/** Whether a text claims to be a game of ours; only the engine knows whether it is a good one. */
export function isGameFile(text: string): boolean {
  try {
    return (JSON.parse(text) as { format?: unknown } | null)?.format === 'tollan-game'
  } catch {
    return false
  }
}
