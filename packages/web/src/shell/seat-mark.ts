// Who is who: a symbol and a colour per seat, the same on every die, marker, crest and log line.
export type SeatMark = 'jaguar' | 'owl' | 'butterfly' | 'conch' | 'eagle'

/** Far apart in colour for the first seats; white comes last, because pieces of games may be white. */
const marks: readonly SeatMark[] = ['jaguar', 'owl', 'butterfly', 'eagle', 'conch']

export const seatMark = (seat: number): SeatMark => marks[seat] ?? 'conch'

/** Custom properties of a crest or marker. */
export const seatStyle = (seat: number): string => `--sc: var(--${seatMark(seat)}); --si: var(--${seatMark(seat)}-ink)`
