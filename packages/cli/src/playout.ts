// Random whole games through the fast door.
import {
  advance, attach, CHANCE, decode, emptyState, encode, equal, fastRandom, type Game, PROCEDURE, question, type Random, REVISION,
  type Ruleset, run, TOP,
} from '@tollan/kernel'
import { oneLine } from './complaint.ts'

/** A game that asks more often than this has lost its way. */
const MOST_QUESTIONS = 50_000

/** The generator of one game of a series: neighbouring seeds and games have nothing in common. */
export function gameRandom(seed: number, number: number): Random {
  let x = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) + Math.imul(number, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return fastRandom(x ^ (x >>> 15))
}

/** A game before its first step, so that a listener hears the set-up too. */
export function unstarted(rules: Ruleset): Game {
  const g = attach(rules, emptyState(rules.space))
  g.s[TOP] = rules.stackAt
  g.s[rules.stackAt + PROCEDURE] = rules.root.id
  return g
}

/** Plays to the end; returns how many questions seats were asked, or minus that number when the game does not end. */
export function playOut(g: Game, random: Random): number {
  let decisions = 0
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    question(g)
    if (g.count === 0) return g.s[TOP] === 0 ? decisions : -decisions
    if (g.seat !== CHANCE) decisions++
    advance(g, g.options[random(g.count)], g.seat)
  }
  return -decisions
}

export interface Finding {
  readonly revision: number
  readonly what: string
}

/** What is wrong in a position: broken rules, bytes that do not survive a round trip, a question without answers. */
function faults(g: Game): readonly string[] {
  const wrong = [...g.rules.broken(g)]
  const copy = decode(g.rules, encode(g))
  if (copy === null) wrong.push('the encoded position cannot be decoded')
  else if (!equal(g.s, copy)) wrong.push('the decoded position differs')
  question(g)
  if (g.count === 0 && g.s[TOP] !== 0) wrong.push('an open question has no answer')
  return wrong
}

/** Plays to the end and looks at every position on the way; `heard` gets every answer before it is carried out. */
export function playChecked(
  g: Game,
  random: Random,
  check: boolean,
  heard: (g: Game, answer: number) => void,
): { decisions: number; findings: Finding[] } {
  const findings: Finding[] = []
  let decisions = 0
  const look = (): void => {
    if (check) for (const what of faults(g)) findings.push({ revision: g.s[REVISION], what })
  }
  try {
    run(g)
    look()
    for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
      question(g)
      if (g.count === 0) return { decisions, findings }
      if (g.seat !== CHANCE) decisions++
      const { seat } = g
      const answer = g.options[random(g.count)]
      heard(g, answer)
      advance(g, answer, seat)
      look()
    }
    findings.push({ revision: g.s[REVISION], what: `the game does not end within ${MOST_QUESTIONS} questions` })
  } catch (error) {
    findings.push({ revision: g.s[REVISION], what: `the engine stumbled: ${oneLine(error)}` })
  }
  return { decisions, findings }
}
