// What happened since a seat's last turn, in brief: for every player where they acted, what they built, what it brought.
import { type GameEvent, isBound } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import { gameStart } from '../replay/replay-stops.ts'
import { stepWords } from '../theatre/step-words.ts'
import type { Amount, Deed, GameTelling } from './telling.ts'

export interface SeatRecap {
  readonly seat: number
  /** The essentials in their order, and how many there were besides. */
  readonly deeds: readonly GameEvent[]
  readonly more: number
  readonly points: number
  /** Goods gained and given up, on balance. */
  readonly goods: readonly Amount[]
}

interface Happened {
  readonly event: GameEvent
  readonly turn: number
}

/** What comes first where there is no room for all of it. */
const RANK: Readonly<Record<Deed, number>> = { work: 0, act: 1, way: 2, more: 3 }
/** The fewer played, the more there is room for. */
const MOST: readonly number[] = [6, 6, 4]
const MOST_OF_MANY = 3

/** Where somebody went is told where nothing says what was done there. */
function essentials(events: readonly Happened[], { deed }: GameTelling): Happened[] {
  return events.filter(({ event, turn }, i) => {
    const own = deed(event)
    return own !== null && (own !== 'way' || !events.slice(i + 1).some((later) => later.turn === turn && deed(later.event) === 'act'))
  })
}

function recapOf(seat: number, events: readonly Happened[], telling: GameTelling, most: number): SeatRecap {
  const all = essentials(events, telling)
  const rank = ({ event }: Happened): number => RANK[telling.deed(event) ?? 'more']
  const kept = new Set([...all].sort((a, b) => rank(a) - rank(b)).slice(0, most))
  const sums = new Map<string, number>()
  for (const { event } of events) {
    const amount = telling.points(event) === 0 ? telling.amount(event) : null
    if (amount !== null) sums.set(amount.icon, (sums.get(amount.icon) ?? 0) + amount.n)
  }
  return {
    seat,
    deeds: all.filter((one) => kept.has(one)).map(({ event }) => event),
    more: all.length - kept.size,
    points: events.reduce((sum, { event }) => sum + telling.points(event), 0),
    goods: [...sums].flatMap(([icon, n]) => (n === 0 ? [] : [{ icon, n }])),
  }
}

/**
 * One entry for everybody who had a turn or whom something happened to, in the order it began; whoever it is told to comes last.
 * Only what everybody saw: whoever passes the screen still looks at it. The set-up is nobody's turn.
 */
export function recapFor(told: readonly Told[], viewer: number, telling: GameTelling): readonly SeatRecap[] {
  const mine = told.findLastIndex((one) => one.owner === viewer && one.seat === viewer && !one.forced)
  const bySeat = new Map<number, Happened[]>()
  const of = (seat: number): Happened[] => bySeat.get(seat) ?? bySeat.set(seat, []).get(seat) ?? []
  for (const { events, turn, owner } of told.slice(Math.max(mine + 1, gameStart(told)))) {
    if (owner >= 0 && owner !== viewer) of(owner)
    for (const event of events) if (!isBound(event) && event.only === undefined && event.seat !== undefined && event.seat >= 0) of(event.seat).push({ event, turn })
  }
  const others = [...bySeat.keys()].filter((seat) => seat !== viewer)
  const own = bySeat.get(viewer)
  const seats = own === undefined ? others : [...others, viewer]
  const recaps = seats.map((seat) => recapOf(seat, bySeat.get(seat) ?? [], telling, MOST[others.length] ?? MOST_OF_MANY))
  return recaps.filter(({ deeds, points, goods }) => deeds.length > 0 || points !== 0 || goods.length > 0)
}

/** Few words: the seat stands beside it, what is in brackets can be read on the table. */
export const inBrief = (sentence: string, name: string): string => stepWords(sentence, name).replaceAll(/\s*\([^()]*\)/g, '')
