// The first game: the printed board and fixed starting positions (TEO-FIRST-01, -04).
import { type Module, take } from '@tollan/kernel'
import { goodNames, templeNames } from '../../answers.ts'
import { firstGame, royalTiles, technologies, templeBonuses } from '../../content/index.ts'
import { tell } from '../../events.ts'
import { orderToken } from '../../flow/end.ts'
import { layBoard, setUp } from '../../flow/setup.ts'
import { gainGood, score } from '../../goods.ts'
import type { G, Parts } from '../../rules.ts'
import { AVENUE, BOARD_AT, BONUS_AT, BONUS_BOX, ROYAL_AT, ROYAL_BOX, TECH_BOX, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, WORKER_AT, WORKER_POWER, WORKERS } from '../../state.ts'

const numberOf = (rows: readonly { readonly id: string }[], id: string): number => rows.findIndex((row) => row.id === id)

function layTile(g: G, box: number, slot: number, tile: number): void {
  take(g.s, box, tile)
  g.s[slot] = tile
}

function printedBoards(g: G): void {
  for (const [i, board] of firstGame.boardsBySlot.entries()) if (g.s[BOARD_AT + i + 1] !== board) layBoard(g, i + 1, board, 'TEO-FIRST-02')
}

function printedRoyals(g: G): void {
  for (const [i, id] of firstGame.royals.entries()) layTile(g, ROYAL_BOX, ROYAL_AT + i, numberOf(royalTiles, id))
}

function printedTechnologies(g: G): void {
  for (const [i, id] of firstGame.technologies.entries()) layTile(g, TECH_BOX, TECH_DISPLAY + i, numberOf(technologies, id))
}

function printedBonuses(g: G): void {
  for (const [i, name] of templeNames.entries()) {
    const id = Object.entries(firstGame.bonuses).find(([temple]) => temple === name)?.[1] ?? ''
    layTile(g, BONUS_BOX, BONUS_AT + i, numberOf(templeBonuses, id))
  }
}

/** TEO-FIRST-05 to -08, on top of the seat cocoa. */
function fixedStart(g: G): void {
  for (let seat = 0; seat < g.rules.seats; seat++) {
    const row = firstGame.seats[orderToken(g, seat) - 1]
    for (const [what, n] of [...Object.entries(row.gains), ...Object.entries(row.templeRewards)]) {
      if (what === 'vp') score(g, seat, n, row.rule)
      else gainGood(g, seat, goodNames.indexOf(what), n, row.rule)
    }
    for (const temple of row.temples) g.s[TEMPLE + seat * TEMPLES + templeNames.indexOf(temple)]++
    for (const id of row.technologies) g.s[TECHS + seat] |= 1 << numberOf(technologies, id)
    g.s[AVENUE + seat] += row.avenue
    for (const [i, worker] of row.workers.entries()) {
      g.s[WORKER_AT + seat * WORKERS + i] = worker.board
      g.s[WORKER_POWER + seat * WORKERS + i] = worker.power
    }
    tell(g, 'first-game-start', row.rule, seat)
  }
}

export const firstGameSetUp: Module<Parts> = {
  id: 'first-game',
  forbids: (options) =>
    options.players === 1 || options.players === 5
      ? ['TEO-FIRST-04', 'the first-game set-up is for 2 to 4 players']
      : options.modules.some((id) => id !== 'first-game' && id !== 'dark-eclipse')
        ? ['MOD-06', 'the first-game set-up fixes boards and starting positions: no module and no draft fits']
        : null,
  apply(pen) {
    pen.replace(setUp, 'boardsOnTheRing', printedBoards)
    pen.replace(setUp, 'royalTiles', printedRoyals)
    pen.replace(setUp, 'technologies', printedTechnologies)
    pen.replace(setUp, 'templeBonuses', printedBonuses)
    pen.replace(setUp, 'dealTiles')
    pen.replace(setUp, 'chooseTiles')
    pen.replace(setUp, 'receiveTiles', fixedStart)
  },
}

