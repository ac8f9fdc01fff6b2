import { avenue, gain, powerUp, temple } from './vocabulary.ts'
import type { Cost, Effect, Source } from './vocabulary.ts'

export interface DiscoveryKind {
  readonly id: string
  readonly copies: number
  readonly cost: Cost
  readonly effect: Effect
  /** The small number printed on a mask; masks only. */
  readonly mask?: number
  /** Power an own unlocked worker loses for it, besides the cost. */
  readonly lowers?: number
  /** Great discovery tiles have a stack of their own and are not "discovery tiles" to effects that count those. */
  readonly great?: boolean
}

// Single source; the copies sum to 54, the costs of 7 kinds are corroborated.
export const discoveriesSource: Source = 'single-source'

const mask: Effect = { do: 'tile-power', power: 'mask' }

export const discoveryKinds: readonly DiscoveryKind[] = [
  { id: 'mask-1', copies: 1, cost: { cocoa: 2, gold: 1 }, effect: mask, mask: 1 },
  { id: 'mask-2', copies: 2, cost: { cocoa: 1, wood: 1 }, effect: mask, mask: 2 },
  { id: 'mask-3', copies: 2, cost: { cocoa: 1, wood: 1 }, effect: mask, mask: 2 },
  { id: 'mask-4', copies: 3, cost: { wood: 1 }, effect: mask, mask: 3 },
  { id: 'mask-5', copies: 3, cost: { wood: 1 }, effect: mask, mask: 3 },
  { id: 'mask-6', copies: 3, cost: { wood: 1 }, effect: mask, mask: 3 },
  { id: 'mask-7', copies: 3, cost: { wood: 1 }, effect: mask, mask: 3 },
  { id: 'disc-vp-4', copies: 3, cost: { wood: 1 }, effect: gain('vp', 4) },
  { id: 'disc-resources-3', copies: 2, cost: { cocoa: 1 }, effect: gain('any-resource', 3) },
  { id: 'disc-resources-2', copies: 2, cost: {}, effect: gain('any-resource', 2) },
  { id: 'disc-avenue', copies: 3, cost: { cocoa: 1 }, effect: avenue() },
  { id: 'disc-temple-any', copies: 3, cost: { cocoa: 1 }, effect: temple('any') },
  { id: 'disc-temple-blue', copies: 2, cost: {}, effect: temple('blue') },
  { id: 'disc-temple-red', copies: 2, cost: {}, effect: temple('red') },
  { id: 'disc-temple-green', copies: 2, cost: {}, effect: temple('green') },
  { id: 'disc-cocoa-4', copies: 3, cost: { gold: 1 }, effect: gain('cocoa', 4) },
  { id: 'disc-power-up-2', copies: 3, cost: { cocoa: 1 }, effect: powerUp(2, 'unlocked') },
  { id: 'disc-double-move', copies: 3, cost: {}, effect: { do: 'tile-power', power: 'double-move' } },
  { id: 'disc-free-cocoa', copies: 3, cost: {}, effect: { do: 'tile-power', power: 'ignore-cocoa' } },
  { id: 'disc-move-any', copies: 3, cost: {}, effect: { do: 'tile-power', power: 'unlimited-move' } },
  { id: 'disc-extra-worker', copies: 3, cost: {}, effect: { do: 'tile-power', power: 'extra-worker', boards: [5, 6, 8] } },
]

export interface DiscoveryTile {
  readonly id: string
  readonly kind: string
}

const copiesOf = (kind: DiscoveryKind): DiscoveryTile[] =>
  [...'abc'].slice(0, kind.copies).map((letter) => ({ id: `${kind.id}-${letter}`, kind: kind.id }))

export const discoveryTiles: readonly DiscoveryTile[] = discoveryKinds.flatMap(copiesOf)

/** Tiles of a module's kinds, one per copy. */
export const tilesOf = (kinds: readonly DiscoveryKind[]): DiscoveryTile[] => kinds.flatMap(copiesOf)
