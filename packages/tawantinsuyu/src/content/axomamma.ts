// Axomamma's board. Procedure, die and token values are printed; rows, start spaces and colour rewards are reconstructed.
import { armyCards, building, gain, godCards, statue, temple, weavings } from './effects.ts'
import type { Cost, Effect, Source } from './vocabulary.ts'
import type { Role } from './workers.ts'

export type BoardAction =
  | 'gather-potato' | 'gather-stone' | 'gather-gold' | 'gather-corn' | 'gather-stone-or-corn'
  | 'construct-production-building' | 'buy-weavings' | 'build-statue' | 'construct-passive-building' | 'build-steps'
  | 'recruit-village-potato-end' | 'recruit-nomad' | 'recruit-village-corn-end'

export interface BoardSpace {
  readonly id: string
  readonly action: BoardAction
  /** What a free top-row space gives; the last one gives what she has less of (TAW-SOLO-50). */
  readonly gives?: readonly Effect[]
}

const row = (name: string, ...spaces: readonly (readonly [BoardAction, ...Effect[]])[]): readonly BoardSpace[] =>
  spaces.map(([action, ...gives], i) => ({ id: `axo-${name}-${i + 1}`, action, ...(gives.length === 0 ? {} : { gives }) }))

/** That there are three rows, and what each is for, is printed; length and order are not. */
export const boardRowsSource: Source = 'reconstructed'
/** Three closed rows, clockwise (TAW-SOLO-02). */
export const boardRows: readonly (readonly BoardSpace[])[] = [
  row(
    'top',
    ['gather-potato', gain('potato', 3)],
    ['gather-stone', gain('stone', 2)],
    ['gather-gold', gain('gold', 1)],
    ['gather-corn', gain('corn', 2)],
    ['gather-stone-or-corn', gain('stone', 2), gain('corn', 2)],
  ),
  row('middle', ['construct-production-building'], ['buy-weavings'], ['build-statue'], ['construct-passive-building'], ['build-steps']),
  row('bottom', ['recruit-village-potato-end'], ['recruit-nomad'], ['recruit-village-corn-end']),
]

export const personalitySpaceSource: Source = 'inferred'
/** The space the Personality token lies on: the gold space of the top row (TAW-SOLO-11). */
export const personalitySpace = 'axo-top-3'

export interface Token {
  readonly id: string
  readonly value: number
  readonly start: string
}

const token = (id: string, value: number, start: string): Token => ({ id: `axo-token-${id}`, value, start })

/** Values of the tokens. */
export const tokensSource: Source = 'rulebook'
/** Rows and start spaces of the tokens. */
export const tokenStartsSource: Source = 'reconstructed'
export const tokens: readonly Token[] = [
  token('1a', 1, 'axo-middle-1'),
  token('1b', 1, 'axo-bottom-1'),
  token('2a', 2, 'axo-top-2'),
  token('2b', 2, 'axo-middle-2'),
  token('2c', 2, 'axo-bottom-2'),
  token('3a', 3, 'axo-top-4'),
  token('3b', 3, 'axo-middle-5'),
  token('4', 4, 'axo-top-1'),
]

export const dieSource: Source = 'rulebook'
/** Faces of the die, in the order of its sides. */
export const die: readonly number[] = [1, 2, 2, 3, 3, 4]

export const colourRewardsSource: Source = 'reconstructed'
export const colourRewards: Readonly<Record<Role, readonly Effect[]>> = {
  architect: [gain('stone', 1)],
  craftsman: [gain('corn', 1)],
  warrior: [armyCards(1)],
  courier: [gain('potato', 2)],
  priest: [godCards(1), gain('potato', 1)],
}

export const personalitiesSource: Source = 'rulebook'
/** The four sides of the two Personality tokens; the gold is the space's own (TAW-SOLO-53). */
export const personalities = [
  { id: 'personality-statue', effect: statue('free', 'small') },
  { id: 'personality-weaving', effect: weavings(1) },
  { id: 'personality-temple', effect: temple(1) },
  { id: 'personality-building', effect: building('free') },
] as const satisfies readonly { readonly id: string; readonly effect: Effect }[]

export const axomammaNumbersSource: Source = 'rulebook'
/** What she pays for a leftover Weaving: the text names only what she must own (TAW-SOLO-58). */
export const reactionCornSource: Source = 'inferred'
export const axomammaNumbers = {
  slots: 4,
  start: { stone: 2, corn: 2, gold: 1 } satisfies Cost, // besides the ordinary 2 stone (TAW-SOLO-05)
  startArmyCards: 1,
  buildingStone: 1,
  potatoesForVp: 5,
  vpForPotatoes: 5,
  godCardVp: 1,
  statueVp: 5,
  offeringCorn: 4,
  produceBuildings: 2,
  worshipStatues: 1,
  renewPieces: 3,
  priestArmyCards: 1,
  discards: 2,
  weavingsBought: 2,
  reactionCorn: 2,
  noWorkersVp: 1, // per card discarded
  feastVpPerWeaving: 1,
  behindVp: 2,
  winningVp: 120,
} as const
