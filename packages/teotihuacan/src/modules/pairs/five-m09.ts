// The fifth-player expansion with Expanding the Empire, for five or by Workforce: fewer warriors each (M9-04).
import type { Module } from '@tollan/kernel'
import type { G, Parts } from '../../rules.ts'
import { warriors } from '../m09-empire/content.ts'
import { SUPPLY } from '../m09-empire/state.ts'

function unpackFewer(g: G): void {
  for (let seat = 0; seat < g.rules.seats; seat++) g.s[SUPPLY + seat] = warriors.withFifthPlayerExpansion
}

const fewerWarriors = (other: string): Module<Parts> => ({
  id: `${other}+m9`,
  pair: [other, 'm9'],
  apply(pen) {
    pen.push('unpackers', unpackFewer)
  },
})

export const fewerWarriorsForFive = fewerWarriors('players-5')
export const fewerWarriorsWithWorkforce = fewerWarriors('m10')
