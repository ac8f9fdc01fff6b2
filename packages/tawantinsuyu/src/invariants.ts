// What must hold in every position. Each sentence starts with the rule it comes from.
import { misplacedPieces } from '@tollan/kernel'
import { numbers } from './content/index.ts'
import { brokenPieces } from './invariants-pieces.ts'
import { brokenTurn } from './invariants-turn.ts'
import type { G } from './rules.ts'
import {
  CONQUESTS, FEAST_HOLDER, FEASTS_RESOLVED, FEASTS_TRIGGERED, FIRST, GODS, KINDS, MARKER_AT, MARKERS_LEFT, ORIENTATION, PRIEST_AT, PURSE, SEATS, SECTIONS, STATUE, STATUE_LEFT, STATUES,
  STEP_AT, STEPS, STEPS_LEFT, TEMPLE, VP,
} from './state.ts'

/** Names of what is wrong; empty when all is well. */
export function broken(g: G): readonly string[] {
  const wrong = misplacedPieces(g).map((piece) => `TAW-COMP-13: ${piece}`)
  for (let seat = 0; seat < g.rules.seats; seat++) brokenSeat(g, seat, wrong)
  brokenStatues(g, wrong)
  brokenMarkers(g, wrong)
  brokenFeast(g, wrong)
  brokenPieces(g, wrong)
  brokenTurn(g, wrong)
  return wrong
}

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most

function brokenSeat(g: G, seat: number, wrong: string[]): void {
  const { s, rules } = g
  for (let kind = 0; kind < KINDS; kind++) if (s[PURSE + seat * KINDS + kind] < 0) wrong.push(`TAW-RES-06: seat ${seat} owes goods of kind ${kind}`)
  if (s[VP + seat] < 0) wrong.push(`TAW-FEAST-16: seat ${seat} has ${s[VP + seat]} points`)
  if (!within(s[TEMPLE + seat], 0, rules.templeTop)) wrong.push(`TAW-TEMPLE-04: seat ${seat} is on Temple space ${s[TEMPLE + seat]}`)
  if (!within(s[PRIEST_AT + seat], -1, SECTIONS - 1)) wrong.push(`TAW-TURN-03: the High Priest of seat ${seat} is in section ${s[PRIEST_AT + seat]}`)
}

/** Statues given up are counted nowhere: there may be fewer, never more. */
function brokenStatues(g: G, wrong: string[]): void {
  const { s } = g
  for (let kind = 0; kind < STATUES; kind++) {
    let n = s[STATUE_LEFT + kind]
    let least = n
    for (let seat = 0; seat < SEATS; seat++) {
      n += s[STATUE + seat * STATUES + kind]
      least = Math.min(least, s[STATUE + seat * STATUES + kind])
    }
    const { small, large } = g.rules.parts.tables.statues[kind % GODS]
    if (least < 0 || n > (kind < GODS ? small : large)) wrong.push(`TAW-COMP-08: ${n} Statues of kind ${kind}`)
  }
}

function brokenMarkers(g: G, wrong: string[]): void {
  const { s, rules } = g
  const count = (rule: string, at: number, spaces: number, left: number, all: number): void => {
    const laid = Array.from({ length: rules.seats }, () => 0)
    for (let i = 0; i < spaces; i++) {
      const owner = s[at + i]
      if (!within(owner, -1, rules.seats - 1)) wrong.push(`${rule}: a marker of seat ${owner}`)
      else if (owner >= 0) laid[owner]++
    }
    for (let seat = 0; seat < rules.seats; seat++)
      if (s[left + seat] < 0 || s[left + seat] + laid[seat] !== all) wrong.push(`${rule}: seat ${seat} has ${s[left + seat]} markers left and ${laid[seat]} laid`)
  }
  count('TAW-TASK-STAIRS-06', STEP_AT, STEPS, STEPS_LEFT, numbers.stepMarkers)
  count('TAW-PRIEST-CONQUER-17', MARKER_AT, CONQUESTS, MARKERS_LEFT, numbers.conquestMarkers)
  for (let step = 1; step < STEPS; step += 2)
    if (s[STEP_AT + step] >= 0 && s[STEP_AT + step - 1] < 0) wrong.push(`TAW-TASK-STAIRS-04: section ${step >> 1} has lower Steps without upper ones`)
}

function brokenFeast(g: G, wrong: string[]): void {
  const { s, rules } = g
  if (!within(s[FEAST_HOLDER], -1, rules.seats - 1)) wrong.push(`TAW-FEAST-01: seat ${s[FEAST_HOLDER]} holds the Feast tile`)
  if (!within(s[FEASTS_RESOLVED], 0, numbers.feasts)) wrong.push(`TAW-FEAST-18: ${s[FEASTS_RESOLVED]} Feasts`)
  const due = s[FEAST_HOLDER] < 0 ? 0 : 1
  if (s[FEASTS_TRIGGERED] !== s[FEASTS_RESOLVED] + due) wrong.push(`TAW-FEAST-01: ${s[FEASTS_TRIGGERED]} Feasts triggered, ${s[FEASTS_RESOLVED]} resolved, ${due} due`)
  if (!within(s[ORIENTATION], 0, SECTIONS - 1)) wrong.push(`TAW-SETUP-05: Coricancha is turned by ${s[ORIENTATION]}`)
  if (!within(s[FIRST], 0, rules.seats - 1)) wrong.push(`TAW-SETUP-20: seat ${s[FIRST]} is the first player`)
}
