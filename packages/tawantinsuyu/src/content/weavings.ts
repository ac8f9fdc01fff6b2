// 35 Weavings: a pattern and an edge symbol at each side. Tiles are reconstructed, rewards are printed.
import type { Effect, Source } from './vocabulary.ts'
import { armyCards, gain, godCards, pay, renew, temple, vp } from './effects.ts'

/** That there are seven is printed; nicknames and frequency are not. */
export const patternsSource: Source = 'reconstructed'
/** Patterns by nickname; how often each occurs is told by the tiles (TAW-COMP-07). */
export const patterns = ['condor', 'puma', 'llama', 'serpent', 'maize', 'moon', 'sun'] as const
export type Pattern = (typeof patterns)[number]

export const edgesSource: Source = 'rulebook'
/** The eight edge symbols with the reward of a matching connection (TAW-TASK-MERCHANT-03). */
export const edges = [
  { id: 'gold', reward: [gain('gold', 1)] },
  { id: 'stone', reward: [gain('stone', 2)] },
  { id: 'potato', reward: [gain('potato', 3)] },
  { id: 'god-card', reward: [godCards(1), gain('potato', 1)] },
  { id: 'renew', reward: [renew(1)] },
  { id: 'army', reward: [armyCards(1)] },
  { id: 'temple', reward: [pay({ gold: 1 }, temple(1))] },
  { id: 'vp', reward: [vp(3)] },
] as const satisfies readonly { readonly id: string; readonly reward: readonly Effect[] }[]
export type Edge = (typeof edges)[number]['id']

export interface Weaving {
  readonly id: string
  /** 0 for the four starting Weavings. */
  readonly number: number
  readonly pattern: Pattern
  readonly left: Edge
  readonly right: Edge
  /** Used only with at least this many players. */
  readonly players: number
}

const start = (number: number, pattern: Pattern, left: Edge, right: Edge): Weaving => ({ id: `weaving-sw0${number}`, number: 0, pattern, left, right, players: 0 })
const tile = (number: number, pattern: Pattern, left: Edge, right: Edge, players = 0): Weaving => ({
  id: `weaving-${String(number).padStart(2, '0')}`, number, pattern, left, right, players,
})

/** 35 tiles, four of them starting tiles, and marks 3 and 4 are printed; the tiles themselves are not told. */
export const weavingsSource: Source = 'reconstructed'
export const weavingRows: readonly Weaving[] = [
  start(1, 'condor', 'stone', 'potato'),
  start(2, 'puma', 'renew', 'vp'),
  start(3, 'llama', 'temple', 'god-card'),
  start(4, 'serpent', 'gold', 'army'),
  tile(1, 'serpent', 'potato', 'vp'),
  tile(2, 'condor', 'potato', 'army', 3),
  tile(3, 'puma', 'stone', 'army'),
  tile(4, 'sun', 'god-card', 'army'),
  tile(5, 'llama', 'renew', 'army', 3),
  tile(6, 'condor', 'gold', 'renew', 4),
  tile(7, 'llama', 'vp', 'renew'),
  tile(8, 'moon', 'army', 'potato', 3),
  tile(9, 'serpent', 'god-card', 'potato'),
  tile(10, 'maize', 'vp', 'gold', 4),
  tile(11, 'serpent', 'stone', 'renew'),
  tile(12, 'puma', 'potato', 'gold'),
  tile(13, 'moon', 'stone', 'gold'),
  tile(14, 'sun', 'vp', 'stone'),
  tile(15, 'puma', 'vp', 'god-card', 4),
  tile(16, 'llama', 'army', 'gold'),
  tile(17, 'condor', 'renew', 'temple'),
  tile(18, 'condor', 'temple', 'vp'),
  tile(19, 'maize', 'renew', 'stone'),
  tile(20, 'condor', 'army', 'god-card'),
  tile(21, 'maize', 'stone', 'vp', 3),
  tile(22, 'llama', 'god-card', 'temple', 4),
  tile(23, 'sun', 'temple', 'potato', 3),
  tile(24, 'puma', 'army', 'temple', 3),
  tile(25, 'condor', 'god-card', 'stone'),
  tile(26, 'moon', 'potato', 'stone', 4),
  tile(27, 'puma', 'temple', 'renew'),
  tile(28, 'serpent', 'army', 'stone', 4),
  tile(29, 'llama', 'gold', 'potato'),
  tile(30, 'moon', 'gold', 'temple'),
  tile(31, 'maize', 'potato', 'god-card'),
]
