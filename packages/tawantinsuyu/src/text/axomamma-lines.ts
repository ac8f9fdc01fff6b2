// Axomamma's board as lines of text: her Personality, the gods tucked under its slots and what her tokens stand on.
import { godInSlot } from '../automa/tucked-cards.ts'
import { personalityNames } from '../answers.ts'
import { boardRows, gods, tokens } from '../content/index.ts'
import type { G } from '../rules.ts'
import { PERSONALITY, TOKEN_AT, TUCKED_SLOTS } from '../state.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'

export function axomammaLines({ table }: Catalogue, words: Words, g: G): string[] {
  const { name } = words.names
  const tucked = Array.from({ length: TUCKED_SLOTS }, (_, slot) => {
    const god = godInSlot(g, slot)
    return `${slot + 1} ${god < 0 ? table.none : name(gods[god])}`
  })
  const standing = tokens.map(({ id, start }, token) => {
    const row = boardRows.find((spaces) => spaces.some((space) => space.id === start)) ?? []
    return `${name(id)} ${name(row[g.s[TOKEN_AT + token]]?.id ?? start)}`
  })
  const personality = personalityNames[g.s[PERSONALITY]]
  return [
    `  ${table.tucked}: ${tucked.join(', ')}${personality === undefined ? '' : `; ${name(personality)}: ${words.names.effect(personality)}`}`,
    `  ${table.tokens}: ${standing.join('; ')}`,
  ]
}
