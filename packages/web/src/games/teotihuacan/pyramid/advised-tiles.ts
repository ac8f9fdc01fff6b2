// Tiles that an advised turn lays: those that lie on the pyramid after it, and not before.
import type { Tableau } from '@tollan/teotihuacan'
import type { GivenStep } from '../../../engine/protocol.ts'
import { TURNS } from './tile-corners.ts'

export interface AdvisedTile {
  readonly tile: string
  /** A slot of the pyramid or a decoration space. */
  readonly place: string
  readonly turned: string
  readonly decoration: boolean
}

const laidOn = ({ pyramid, decorations }: Tableau): readonly AdvisedTile[] => [
  ...pyramid.tiles.map(({ slot, tile, turn }) => ({ tile, place: slot, turned: TURNS[turn] ?? '0', decoration: false })),
  ...decorations.laid.map(({ space, tile }) => ({ tile, place: space, turned: '0', decoration: true })),
]

export function advisedTiles(steps: readonly GivenStep[]): readonly AdvisedTile[] {
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return []
  const before = new Set(laidOn(first.tableau as Tableau).map(({ place }) => place))
  return laidOn(last.after as Tableau).filter(({ place }) => !before.has(place))
}
