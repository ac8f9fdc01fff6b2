// Axomamma's board as lines of text: her Personality, the gods tucked under its slots and what her tokens stand on.
import { godInSlot } from '../automa/tucked-cards.ts'
import { personalityNames } from '../answers.ts'
import { spaceUnder } from '../automa/board.ts'
import { gods, tokens } from '../content/index.ts'
import type { G } from '../rules.ts'
import { PERSONALITY, TUCKED_SLOTS } from '../state.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'

export function axomammaLines({ table }: Catalogue, words: Words, g: G): string[] {
  const { name } = words.names
  const tucked = Array.from({ length: TUCKED_SLOTS }, (_, slot) => {
    const god = godInSlot(g, slot)
    return `${slot + 1} ${god < 0 ? table.none : name(gods[god])}`
  })
  const standing = tokens.map(({ id }, token) => `${name(id)} ${name(spaceUnder(g, token).id)}`)
  const personality = personalityNames[g.s[PERSONALITY]]
  return [
    `  ${table.tucked}: ${tucked.join(', ')}${personality === undefined ? '' : `; ${name(personality)}: ${words.names.effect(personality)}`}`,
    `  ${table.tokens}: ${standing.join('; ')}`,
  ]
}
