// What interfaces and players need to know of Teotihuacan besides its rules.
import type { Aids, Asked } from '@tollan/kernel'
import { workerNames } from './answers.ts'
import type { P, Rules } from './rules.ts'
import { COMMON, ECLIPSES, MOVER, ROUND, SECOND, WORKER_AT, WORKER_POWER } from './state.ts'
import { salaryForecast } from './tableau/forecast.ts'
import type { Tableau, TableauSeat } from './tableau/tableau.ts'
import { seatOf } from './workers.ts'

const TEOTIBOT = 1
const ALL_ECLIPSES = 3

/** Roughly in cocoa: what a person would rather keep. */
const WORTH = { cocoa: 1, wood: 2, stone: 2, gold: 2, obsidian: 3 } as const
const TILE_WORTH = 3

function worth(seat: TableauSeat | undefined): number {
  if (seat === undefined) return 0
  const goods = Object.entries(WORTH).reduce((sum, [good, value]) => sum + value * seat.goods[good as keyof typeof WORTH], 0)
  return goods + seat.vp + TILE_WORTH * seat.tiles.length
}

/** Taken wherever they are offered: the game moves on, and debts are paid. */
const liked = ['main-action', 'pay-fee', 'reward:ascend-worker', 'worship-for:effect']
/** What would only make a turn longer. */
const disliked = ['use', 'unlock', 'free-unlock']

const verbOf = (answer: string): string => answer.split(':', 1)[0] ?? ''

function companion({ kind, answers }: Asked, pick: (n: number) => number): string {
  if (kind === 'salary') return answers[0] ?? ''
  const favourite = liked.find((answer) => answers.includes(answer))
  if (favourite !== undefined) return favourite
  const plain = answers.filter((answer) => !disliked.includes(verbOf(answer)))
  const among = plain.length > 0 ? plain : answers
  return among[pick(among.length)] ?? ''
}

/** The worker an answer names, by its number; -1 for none. Whoever thinks asks for the same answers again and again. */
const workerNamed = new Map<string, number>()

function workerOf(answer: string): number {
  let worker = workerNamed.get(answer)
  if (worker === undefined) {
    worker = workerNames.indexOf(answer.slice(verbOf(answer).length + 1))
    workerNamed.set(answer, worker)
  }
  return worker
}

/** Dice have no numbers: two of one owner with the same face at the same place are the same choice. */
function alike({ s }: P, answer: string): string {
  const worker = workerOf(answer)
  if (worker < 0 || worker === s[MOVER] || worker === s[SECOND]) return answer
  return `${verbOf(answer)},${worker < COMMON ? seatOf(worker) : 'common'},${s[WORKER_AT + worker]},${s[WORKER_POWER + worker]}`
}

export const aids: Aids<Rules> = {
  automata: ({ players }) => (players === 1 ? [TEOTIBOT] : []),
  progress: ({ s }) => ({ n: s[ROUND] === 0 ? 0 : Math.min(s[ECLIPSES] + 1, ALL_ECLIPSES), of: ALL_ECLIPSES }),
  turnStart: ['turn'],
  dues: ['salary'],
  turnEnd: 'end-turn',
  plainly: { 'main-action-fee': 'pay-fee', 'worship-price': 'pay-fee' },
  refills: { 'draw-discovery': 'discovery-revealed' },
  worth: (tableau, seat) => worth((tableau as Tableau).seats[seat]),
  prospect: salaryForecast,
  asides: ['use', 'unlock'],
  moments: ['worship-moment', 'tile-moment'],
  alike,
  wishes: {
    action: [
      'main-action', 'worship:palace-left', 'worship:palace-middle', 'worship:palace-right', 'worship:forest-worship',
      'worship:stone-quarry-worship', 'worship:gold-deposits-worship', 'worship:decorations-worship',
    ],
  },
  companion,
}
