import { all, avenue, gain, powerUp, temple } from './vocabulary.ts'
import type { Effect, Source } from './vocabulary.ts'

export interface StartingTile {
  readonly id: string
  /** Board numbers as printed, left to right. */
  readonly boards: readonly [number, number]
  readonly effect: Effect
}

export const startingTilesSource: Source = 'verified'

export const startingTiles: readonly StartingTile[] = [
  { id: 'start-01', boards: [1, 2], effect: all(avenue(), gain('cocoa', 2), gain('wood', 3)) },
  { id: 'start-02', boards: [4, 3], effect: all(temple('green'), gain('stone', 2), gain('gold', 3)) },
  { id: 'start-03', boards: [2, 3], effect: all(temple('blue'), gain('wood', 4), gain('stone', 1)) },
  { id: 'start-04', boards: [1, 4], effect: all(temple('red'), gain('cocoa', 5), gain('gold', 2)) },
  { id: 'start-05', boards: [4, 5], effect: all({ do: 'technology' }, gain('gold', 2)) },
  { id: 'start-06', boards: [2, 4], effect: all(powerUp(1, 'starting'), gain('wood', 3), gain('gold', 2)) },
  { id: 'start-07', boards: [5, 8], effect: all({ do: 'technology' }, gain('any-resource', 2)) },
  { id: 'start-08', boards: [6, 7], effect: all(temple('blue'), gain('cocoa', 2), gain('stone', 4)) },
  { id: 'start-09', boards: [5, 6], effect: all(temple('blue'), temple('red'), temple('green')) },
  { id: 'start-10', boards: [7, 8], effect: all(temple('red'), powerUp(1, 'starting'), gain('cocoa', 5)) },
  { id: 'start-11', boards: [6, 8], effect: all(temple('green'), powerUp(1, 'starting'), gain('cocoa', 5)) },
  { id: 'start-12', boards: [5, 7], effect: all(temple('blue'), temple('red'), gain('any-resource', 2)) },
  { id: 'start-13', boards: [3, 5], effect: all(gain('cocoa', 3), gain('wood', 5)) },
  { id: 'start-14', boards: [3, 7], effect: all({ do: 'discovery' }, gain('stone', 3), gain('gold', 1)) },
  { id: 'start-15', boards: [2, 6], effect: all(gain('wood', 1), gain('stone', 2), gain('gold', 3)) },
  { id: 'start-16', boards: [4, 8], effect: all({ do: 'discovery' }, gain('cocoa', 2), gain('gold', 3)) },
  { id: 'start-17', boards: [3, 8], effect: all(gain('cocoa', 3), gain('wood', 2), gain('stone', 3)) },
  { id: 'start-18', boards: [2, 7], effect: all(avenue(), gain('wood', 1), gain('stone', 2)) },
]
