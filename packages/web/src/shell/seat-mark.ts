// Who is who: a symbol and a colour per seat, the same on every die, marker, crest and log line.
export type SeatMark = 'jaguar' | 'owl' | 'butterfly' | 'conch' | 'eagle'

/** What people chose for a seat; an empty name leaves it to the words of the game. */
export interface SeatPlate {
  readonly name: string
  readonly mark: SeatMark
}

/** Far apart in colour for the first seats; white comes last, because pieces of games may be white. */
export const seatMarks: readonly SeatMark[] = ['jaguar', 'owl', 'butterfly', 'eagle', 'conch']

/** Plates for so many seats: those given, the rest with marks nobody has. */
export function platesFor(seats: number, given: readonly SeatPlate[] = []): readonly SeatPlate[] {
  const known = given.slice(0, seats).filter(({ mark }, i) => given.findIndex((other) => other.mark === mark) === i)
  const free = seatMarks.filter((mark) => known.every((plate) => plate.mark !== mark))
  return [...known, ...free.slice(0, seats - known.length).map((mark) => ({ name: '', mark }))]
}

let plates: readonly SeatPlate[] = []

/** The plates of the table on the screen; set before it is drawn. */
export function setPlates(next: readonly SeatPlate[]): void {
  plates = next
}

/** The plates of the table on the screen, for another game of the same people. */
export const currentPlates = (): readonly SeatPlate[] => plates

export const seatMark = (seat: number): SeatMark => plates[seat]?.mark ?? seatMarks[seat] ?? 'conch'

/** The letter an option adds to the symbol: the name's, else the number of the seat. */
export const seatInitial = (seat: number): string => plates[seat]?.name.trim().at(0)?.toUpperCase() ?? String(seat + 1)

export const markStyle = (mark: SeatMark): string => `--sc: var(--${mark}); --si: var(--${mark}-ink)`

/** Custom properties of a crest or marker. */
export const seatStyle = (seat: number): string => markStyle(seatMark(seat))
