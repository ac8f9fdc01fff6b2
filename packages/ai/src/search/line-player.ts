// Plays the turn of a seat on from choice to choice: what is forced, what chance brings and what the others answer is done on the way.
import {
  advance, attach, CHANCE, copyInto, emptyState, type Game, isInserted, isOver, openQuestion, OWNER, type Ruleset, type State, turnsBegun,
} from '@tollan/kernel'
import { ask } from './ask.ts'
import { type Judge, nothingExpected } from './judge.ts'
import { plainAnswers } from './plain-answers.ts'
import { numberAt } from './seeds.ts'
import { createTurnStart, type SearchAids } from './turn-start.ts'

/** A line that is asked more often is judged where it stands. */
const LONGEST = 400
/** Answers of another seat that are looked at. */
const MOST_OF_OTHERS = 12
const MOST_ANSWERS = 4096

/** Draws of one kind from as many pieces are told apart by this. */
const MOST_PIECES = 4096

export const NOWHERE_YET = -1

export interface LinePlayer {
  /** The game the line is played in. */
  readonly g: Game
  /** The seat's answers so far, forced ones too. */
  readonly path: number[]
  /** How many of them stand before the first thing that chance or somebody else decided; NOWHERE_YET while nothing has. */
  cut: number
  /** The choice the seat has: one of each kind of equal answers, insertions last. */
  readonly list: Int32Array
  readonly count: number
  /** How many of them are no insertions; all where every one is. */
  readonly plain: number
  /** Takes up a turn of a seat; `luck` decides what chance brings. */
  begin(from: Game, seat: number, turn: number, luck: number): void
  /** Goes back to a position of the turn. */
  goTo(s: State): void
  /** Gives an answer of the seat. */
  give(answer: number): void
  /** Plays on to the next choice of the seat; false at the end of the line. */
  choiceAhead(): boolean
}

export function createLinePlayer(rules: Ruleset, aids: SearchAids, judge: Judge): LinePlayer {
  const { alike, dues = [] } = aids
  const isTurnStart = createTurnStart(rules, aids)
  const g = attach(rules, emptyState(rules.space))
  const path: number[] = []
  const list = new Int32Array(MOST_ANSWERS)
  const aside = emptyState(rules.space)
  const asideOptions = new Int32Array(MOST_OF_OTHERS)
  const asideExpected = nothingExpected()
  const names = new Map<number, string>()
  const kinds = new Set<string>()
  let seat = 0
  let turn = 0
  let luck = 0
  let count = 0
  let plain = 0

  function nameOf(answer: number): string {
    const known = names.get(answer)
    if (known !== undefined) return known
    const name = rules.keys.format(answer)
    names.set(answer, name)
    return name
  }

  /** What looks best to another seat, without thinking ahead: giving it the first answer of an upkeep would make every Feast look good. */
  function bestForOther(): number {
    const other = g.seat
    const some = Math.min(plainAnswers(g), MOST_OF_OTHERS)
    if (some === 1) return g.options[0]
    copyInto(aside, g.s)
    asideOptions.set(g.options.subarray(0, some))
    let answer = asideOptions[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < some; i++) {
      copyInto(g.s, aside)
      advance(g, asideOptions[i], other)
      judge(g, other, asideExpected)
      if (asideExpected.value > most) [answer, most] = [asideOptions[i], asideExpected.value]
    }
    copyInto(g.s, aside)
    return answer
  }

  /** The same draw from as many pieces brings the same in all lines, whatever was drawn before: otherwise the luckiest line would look best. */
  const byLuck = (of: number): number => g.options[numberAt(luck, (g.options[0] >>> 24) * MOST_PIECES + of, of)]

  /** What chance and the others answer: the others what looks best to them; before the first turn nothing does yet. */
  function elsewhere(): number {
    if (g.seat === CHANCE || turnsBegun(g) === 0) return byLuck(g.count)
    if (g.seat !== g.s[OWNER]) return dues.includes(openQuestion(g)?.kind ?? '') ? g.options[0] : bestForOther()
    return byLuck(plainAnswers(g))
  }

  /** Leaves one of each kind of equal answers in the list. */
  function listChoice(): void {
    count = g.count
    list.set(g.options.subarray(0, count))
    plain = 0
    while (plain < count && !isInserted(g, list[plain])) plain++
    if (alike !== undefined && count > 1) {
      kinds.clear()
      let kept = 0
      let keptPlain = 0
      for (let i = 0; i < count; i++) {
        const kind = alike(g, nameOf(list[i]))
        if (kinds.has(kind)) continue
        kinds.add(kind)
        if (i < plain) keptPlain++
        list[kept++] = list[i]
      }
      count = kept
      plain = keptPlain
    }
    if (plain === 0) plain = count
  }

  const line: LinePlayer = {
    g, path, list, cut: NOWHERE_YET,
    get count() { return count },
    get plain() { return plain },
    begin(from, who, now, by) {
      seat = who
      turn = now
      luck = by
      path.length = 0
      line.cut = NOWHERE_YET
      copyInto(g.s, from.s)
    },
    goTo(s) {
      copyInto(g.s, s)
    },
    give(answer) {
      path.push(answer)
      advance(g, answer, seat)
    },
    choiceAhead() {
      for (let steps = 0; ; steps++) {
        if (isOver(g) || (turnsBegun(g) !== turn && isTurnStart(g)) || steps > LONGEST || path.length > LONGEST) return false
        ask(g, seat)
        if (g.seat !== seat) {
          if (line.cut === NOWHERE_YET) line.cut = path.length
          const { seat: other } = g
          advance(g, elsewhere(), other)
          continue
        }
        listChoice()
        if (count > 1) return true
        line.give(list[0])
      }
    },
  }
  return line
}
