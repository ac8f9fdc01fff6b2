// M10 Workforce: common workers that everybody moves and that count as everybody's own.
import { list, Misplaced, type Module, numberNamed } from '@tollan/kernel'
import { boardNames } from '../../answers.ts'
import { brokenNeutrals } from '../../invariants.ts'
import type { G, Parts } from '../../rules.ts'
import { AWAY, BOARDS, COMMON, COMMONS, ROUND, WORKER_AT, WORKERS } from '../../state.ts'
import { commonAsOwn, commonColour, powerAlone, weakestAnywhere } from './common-workers.ts'
import { workforceTable } from './content.ts'
import { commonDestination, commonNeverWorships, commonPassesPalace, moveCommonWorker, ownWorkersOnly } from './moves.ts'
import { changeSetUp, neutralColours } from './set-up.ts'

/** Boards of the three common workers. */
function layCommonWorkers(g: G, input: unknown): void {
  const boards = list(input, 'commonWorkers')
  if (boards.length !== COMMONS) throw new Misplaced(`commonWorkers must name ${COMMONS} boards`)
  for (const [i, name] of boards.entries()) g.s[WORKER_AT + COMMON + i] = numberNamed(boardNames, name, 'commonWorkers')
}

/** M10-04: one die of each seat is in the box; M10-10: common workers stand in general areas. */
function check(g: G, wrong: string[]): void {
  const { s } = g
  brokenNeutrals(g, neutralColours(g), workforceTable.neutralWorkersPerColour, 'M10-06', wrong)
  if (s[ROUND] === 0) return
  for (let w = COMMON; w < COMMON + COMMONS; w++)
    if (s[WORKER_AT + w] < 1 || s[WORKER_AT + w] > BOARDS) wrong.push(`M10-10: common worker ${w - COMMON} is not in a general area`)
  for (let seat = 0; seat < g.rules.seats; seat++) {
    let away = 0
    for (let w = seat * WORKERS; w < (seat + 1) * WORKERS; w++) if (s[WORKER_AT + w] === AWAY) away++
    if (away !== 1) wrong.push(`M10-04: seat ${seat} has ${away} workers in the box`)
  }
}

export const workforce: Module<Parts> = {
  id: 'm10',
  forbids: (options) => (options.players === 1 ? ['M10-01', 'Workforce is for 2 to 5 players'] : null),
  apply(pen) {
    pen.push('zoneModules', 'm10')
    changeSetUp(pen)
    pen.set('commonWorkers', workforceTable.commonWorkers)
    pen.push('turnOptions', moveCommonWorker)
    pen.set('destination', commonDestination)
    pen.set('passesPalace', commonPassesPalace)
    pen.push('worshipRefusals', commonNeverWorships)
    pen.push('unlimitedRefusals', ownWorkersOnly)
    pen.push('colourCounts', commonColour)
    for (let board = 1; board <= BOARDS; board++) pen.push('boardCounts', { board, count: (g) => commonAsOwn(g, board) })
    pen.set('powerWithoutWorkers', powerAlone)
    pen.set('virtualWorker', weakestAnywhere)
    pen.push('positionFields', { field: 'commonWorkers', lay: layCommonWorkers })
    pen.push('summaries', (g) => ({ commonWorkers: Array.from({ length: COMMONS }, (_, i) => boardNames[g.s[WORKER_AT + COMMON + i]]) }))
    pen.push('checks', check)
  },
}
