// A turn that is played by itself goes by what was given so far, so that a page that comes anew goes on where it was.
import type { Told } from '../../engine/protocol.ts'

/** What is left of a planned turn after the answers a seat has given of its own; what it was not asked for is passed over. */
export const leftOf = (planned: readonly string[], told: readonly Pick<Told, 'seat' | 'answer' | 'forced'>[], seat: number): readonly string[] =>
  told.reduce((left, one) => (one.seat === seat && !one.forced ? left.slice(left.indexOf(one.answer) + 1) : left), planned)
