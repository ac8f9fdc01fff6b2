import { all, gain, temple } from './vocabulary.ts'
import type { Cost, Effect, Resource, Source, Temple } from './vocabulary.ts'

export type Benefit = { readonly rule: string } & (
  | { readonly when: 'pass-board'; readonly board: number; readonly effect: Effect }
  | { readonly when: 'any-may-be-obsidian' } // resources of choice may be taken as obsidian
  | { readonly when: 'obsidian-pays-cocoa'; readonly upTo: number } // in one payment
  | { readonly when: 'collect-cocoa' | 'worship-royal'; readonly effect: Effect }
  | { readonly when: 'main-action'; readonly boards: readonly number[]; readonly effect: Effect }
  | { readonly when: 'board-resource'; readonly boards: readonly number[]; readonly n: number } // its own kind
  | { readonly when: 'power-up'; readonly pay: Cost; readonly n: number } // once per main action that gave a power-up
  | { readonly when: 'count-workers'; readonly boards: readonly number[]; readonly n: number }
  | {
      readonly when: 'discount' // once per main action
      readonly boards: readonly number[]
      readonly of: readonly Resource[]
      readonly n: number
    }
)

export interface Technology {
  readonly id: string
  readonly number: number
  readonly gold: number
  readonly benefits: readonly Benefit[]
}

export const technologiesSource: Source = 'verified'

const onMain = (rule: string, boards: readonly number[], effect: Effect): Benefit => ({
  when: 'main-action', boards, effect, rule,
})

export const technologies: readonly Technology[] = [
  {
    id: 'tech-01', number: 1, gold: 1,
    benefits: [{ when: 'pass-board', board: 1, effect: gain('cocoa', 1), rule: 'TEO-TECH-02' }],
  },
  { id: 'tech-03', number: 3, gold: 1, benefits: [onMain('TEO-TECH-07', [5, 6], gain('vp', 3))] },
  {
    id: 'tech-05', number: 5, gold: 1,
    benefits: [{ when: 'board-resource', boards: [2, 3, 4], n: 1, rule: 'TEO-TECH-08' }],
  },
  {
    id: 'tech-07', number: 7, gold: 1,
    benefits: [onMain('TEO-TECH-09', [2, 3, 4], all(gain('cocoa', 1), gain('vp', 1)))],
  },
  { id: 'tech-09', number: 9, gold: 2, benefits: [onMain('TEO-TECH-10', [7], gain('vp', 4))] },
  { id: 'tech-11', number: 11, gold: 2, benefits: [onMain('TEO-TECH-11', [8], gain('vp', 3))] },
  {
    id: 'tech-13', number: 13, gold: 2,
    benefits: [{ when: 'power-up', pay: { cocoa: 1 }, n: 1, rule: 'TEO-TECH-12' }],
  },
  {
    id: 'tech-15', number: 15, gold: 2,
    benefits: [
      { when: 'count-workers', boards: [8], n: 1, rule: 'TEO-TECH-15' },
      { when: 'discount', boards: [8], of: ['stone', 'wood'], n: 1, rule: 'TEO-TECH-16' },
    ],
  },
  { id: 'tech-17', number: 17, gold: 2, benefits: [onMain('TEO-TECH-17', [8], temple('any'))] },
]

export interface TechnologyDisplay {
  readonly draw: number
  /** Temple of each column, left to right. */
  readonly columns: readonly Temple[]
  readonly vpToEarlierOwners: number
}

export const technologyDisplay: TechnologyDisplay = {
  draw: 6,
  columns: ['blue', 'red', 'green'],
  vpToEarlierOwners: 3,
}
