// Every legal answer as the sheet lists it: by board where boards are chosen between, answers possible at any time last.
import type { Tableau } from '@tollan/teotihuacan'
import type { Outcome } from '../../../engine/protocol.ts'
import { t } from '../../../i18n/language.svelte.ts'
import type { SheetGroup, SheetRow } from '../../../shell/look.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import { altarWords } from '../parts/answer-line.ts'
import { boardIcon } from '../parts/board-icon.ts'
import { stepsAway } from '../parts/steps-away.ts'
import { capital, tileWords } from '../parts/tile-words.ts'
import { NAMED, SHORT, WORKER_VERBS } from './row-words.ts'

const ASIDES = ['use', 'unlock', 'free-unlock']
const ICONS: Readonly<Record<string, string>> = {
  'collect-cocoa': 'collect', worship: 'worship', 'main-action': 'main-action', move: 'move', 'move-common': 'move', along: 'move', 'free-unlock': 'unlock', unlock: 'unlock', use: 'discovery',
  take: 'discovery', develop: 'technology', row: 'building', 'power-up': 'power-up', 'end-turn': 'confirm', done: 'close', decline: 'close',
  'pay-fee': 'fee', 'ignore-cocoa': 'ignore-cocoa', salary: 'salary', reward: 'ascend', keep: 'starting-tile', draft: 'starting-tile', again: 'confirm',
  'printed-reward': 'confirm', turned: 'rotate-cw', 'step-back': 'step-back', 'back-to': 'step-back', shaman: 'shaman', 'shaman-to': 'shaman', march: 'warrior', settle: 'building', reuse: 'discovery', 'build-at': 'pyramid-step', 'decorate-at': 'decoration',
}

function iconOf(answer: string): string {
  const [verb, argument] = [verbOf(answer), argumentOf(answer)]
  if (verb === 'temple') return `temple-${argument}`
  if (verb === 'to' || verb === 'place-on') return boardIcon({ id: argument })
  return ICONS[verb] ?? ''
}

/** Short words for what every board offers; whole ones for the rest. */
function labelOf(table: Table<Tableau>, answer: string, spaces: number): string {
  const verb = verbOf(answer)
  const short = SHORT[verb]
  if (short !== undefined) return t(short)
  if (verb === 'take' || verb === 'use') return tileWords(argumentOf(answer), table) || t(verb === 'take' ? 'line.take' : 'line.use') // the tile is drawn beside it
  if (NAMED.includes(verb)) return capital(table.words.name(argumentOf(answer)))
  if (verb === 'shaman-to' || verb === 'shaman') {
    const side = altarWords(argumentOf(answer), table)
    return verb === 'shaman' ? t('narrow.shaman', { side }) : side
  }
  if (verb === 'worship') return spaces > 1 ? table.words.name(argumentOf(answer)) : t('narrow.worship')
  return table.words.answer(answer)
}

/** Verbs whose argument is drawn. */
const DRAWN = ['keep', 'draft', 'build-with', 'decorate-with', 'take', 'use', 'shaman-to', 'shaman', 'unlock', 'free-unlock', 'ignore-cocoa', ...NAMED, ...Object.keys(WORKER_VERBS)]

function rowOf(table: Table<Tableau>, path: readonly string[], outcome: Outcome | undefined, spaces = 1): SheetRow {
  const last = path[path.length - 1] ?? ''
  return { path, label: labelOf(table, last, spaces), icon: iconOf(last), outcome, beside: verbOf(last) === 'collect-cocoa', ...(DRAWN.includes(verbOf(last)) ? { spoken: table.words.answer(last) } : {}) }
}

const isAside = (answer: string): boolean => ASIDES.includes(verbOf(answer))
const worships = (answers: readonly string[]): number => answers.filter((answer) => verbOf(answer) === 'worship').length

/** How far a board is from the worker that moves, as the map shows it too. */
export function awayMark(tableau: Tableau, board: string): SheetGroup['mark'] {
  const steps = stepsAway(tableau, board)
  return steps === undefined ? null : { icon: 'move', text: String(steps) }
}

/** A board and what can be done there; going there alone is possible too, for who wants to use a tile first. */
function destination(table: Table<Tableau>, to: string): SheetGroup {
  const board = argumentOf(to)
  const arrived = table.outcome(to)
  const onward = (arrived?.onward ?? []).filter(({ answer }) => !isAside(answer))
  const spaces = worships(onward.map(({ answer }) => answer))
  const rows = arrived?.next === 'action'
    ? onward.map((next) => rowOf(table, [to, next.answer], { ...next, events: [...arrived.events, ...next.events] }, spaces))
    : []
  return { place: board, title: table.words.name(board), icon: boardIcon({ id: board }), mark: awayMark(table.tableau, board), whole: to, rows }
}

export function groups(table: Table<Tableau>): readonly SheetGroup[] {
  const { question, tableau } = table
  if (question === null) return []
  const plain = table.choices.filter((answer) => verbOf(answer) !== 'to' && !isAside(answer))
  const asides = question.answers.filter(isAside)
  const here = question.kind === 'action' ? tableau.moving.board : null
  const spaces = worships(plain)
  const rows = (answers: readonly string[]): SheetRow[] => answers.map((answer) => rowOf(table, [answer], table.outcome(answer), spaces))
  const without = (answers: readonly string[]): SheetGroup[] => (answers.length === 0 ? [] : [{ place: '', title: '', icon: '', mark: null, whole: null, rows: rows(answers) }])
  return [
    ...table.choices.filter((answer) => verbOf(answer) === 'to').map((to) => destination(table, to)),
    ...(here === null ? without(plain) : [{ place: here, title: table.words.name(here), icon: boardIcon({ id: here }), mark: null, whole: null, rows: rows(plain) }]),
    ...without(asides),
  ]
}
