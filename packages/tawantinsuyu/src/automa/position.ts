// Axomamma's board in hand-made positions and in summaries: tucked God cards, tokens, Personality, oldest Worker.
import { BACK, EMPTY, entries, isRecord, list, Misplaced, numberNamed, record } from '@tollan/kernel'
import { godCardNames, personalityNames, roleNames } from '../answers.ts'
import { gods, tokens } from '../content/index.ts'
import { addPositionField } from '../position-fields.ts'
import { type Box, takeLowest, takeOut } from '../position-pieces.ts'
import type { G, P, Rules } from '../rules.ts'
import { AXOMAMMA, GOD_DECK, GOD_WORDS, OLDEST, PERSONALITY, SOLO, TOKEN_AT, TUCKED, TUCKED_SLOTS } from '../state.ts'
import { addSummary, HIDDEN } from '../summary.ts'
import { poolOf, poolSize, roleOf, workerOfRole } from '../workers.ts'
import { placeTokens, rowOf, spaceUnder } from './board.ts'
import { oldestGone } from './workers.ts'

export interface AxomammaSummary {
  /** God cards in slots 1 to 4, null for an empty slot; a viewer sees only their gods. */
  readonly tucked: readonly (string | null)[]
  readonly gods: readonly (string | null)[]
  /** The space under each token. */
  readonly tokens: Readonly<Record<string, string>>
  readonly personality: string | null
  /** The Worker to be placed next, null while neither is older. */
  readonly oldest: string | null
}

const godBox: Box = { names: godCardNames, pile: GOD_DECK, words: GOD_WORDS }
const tokenNames = tokens.map((token) => token.id)
const isSolo = (rules: Rules): boolean => rules.parts.zoneModules.includes(SOLO)

function layTucked(g: G, given: unknown): void {
  const names = list(given, 'axomamma.tucked')
  if (names.length > TUCKED_SLOTS) throw new Misplaced(`axomamma.tucked has ${TUCKED_SLOTS} slots, not ${names.length}`)
  for (const [slot, name] of names.entries()) if (name !== null) g.s[TUCKED + slot] = takeOut(g, godBox, name, 'axomamma.tucked')
}

function layTokens(g: G, given: unknown): void {
  placeTokens(g)
  for (const [name, space] of entries(given, 'axomamma.tokens')) {
    const token = numberNamed(tokenNames, name, 'axomamma.tokens')
    const row = rowOf(g, token).map(({ id }) => id)
    g.s[TOKEN_AT + token] = numberNamed(row, space, `axomamma.tokens.${name}`)
  }
}

function layOldest(g: G, given: unknown): void {
  const role = numberNamed(roleNames, given, 'axomamma.oldest')
  g.s[OLDEST] = workerOfRole(g, poolOf(AXOMAMMA), role)
  if (g.s[OLDEST] < 0) throw new Misplaced(`axomamma.oldest: name the ${roleNames[role]} in seats[${AXOMAMMA}].workers`)
}

addPositionField({
  field: 'axomamma',
  fits: isSolo,
  lay(g, input) {
    const given = record(input, 'axomamma', ['tucked', 'tokens', 'personality', 'oldest'])
    if (given['tucked'] !== undefined) layTucked(g, given['tucked'])
    layTokens(g, given['tokens'] ?? {})
    if (given['personality'] !== undefined) g.s[PERSONALITY] = numberNamed(personalityNames, given['personality'], 'axomamma.personality')
    if (given['oldest'] !== undefined) layOldest(g, given['oldest'])
  },
  fill(g, input) {
    const given = isRecord(input) ? input : {}
    if (given['tokens'] === undefined) placeTokens(g)
    if (given['tucked'] === undefined) for (let slot = 0; slot < TUCKED_SLOTS; slot++) g.s[TUCKED + slot] = takeLowest(g, godBox)
    if (g.s[OLDEST] < 0 && poolSize(g, AXOMAMMA) === 1) oldestGone(g, AXOMAMMA) // a single Worker is the oldest
  },
})

/** The god of a tucked card, also of one of which only the god is seen. */
const godOf = (g: P, card: number): string | null => (card === EMPTY ? null : gods[card >= 0 ? g.rules.cardGod[card] : BACK - card])

addSummary((g) => {
  if (!isSolo(g.rules)) return {}
  const { s } = g
  const tucked = Array.from(s.subarray(TUCKED, TUCKED + TUCKED_SLOTS))
  const axomamma: AxomammaSummary = {
    tucked: tucked.map((card) => (card === EMPTY ? null : (godCardNames[card] ?? HIDDEN))),
    gods: tucked.map((card) => godOf(g, card)),
    tokens: Object.fromEntries(tokenNames.map((name, token) => [name, spaceUnder(g, token).id])),
    personality: personalityNames[s[PERSONALITY]] ?? null,
    oldest: s[OLDEST] < 0 ? null : roleNames[roleOf(s[OLDEST])],
  }
  return { axomamma }
})
