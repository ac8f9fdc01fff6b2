// Teotibot's set-up and final scoring.
import { again, argumentOf, bits, fillSet, locals, offer, take } from '@tollan/kernel'
import { goodNames, templeNames } from '../answers.ts'
import { rowsOf } from '../data-tables.ts'
import { bonusTiles } from '../flow/eclipse.ts'
import { gainGood, purseOf, score } from '../goods.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import {
  AVENUE, COCOA, FIRST_SPACE, KINDS, SPACE_BOARD, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, TRACK, WORKER_AT, WORKER_POWER, WORKERS,
} from '../state.ts'
import {
  BONUS_VP, BOT, BOT_ASIDE, BOT_AT, BOT_BOX, BOT_POOL, BOT_SLOTS, BOT_TILES, DIRECTION, DIRECTION_TILE, DRAW_BOT_TILE, EXCHANGE_VP, LEFT, RIGHT, SET_DIRECTION,
  TECHNOLOGY_VP, WORSHIP_STEPS,
} from './state.ts'
import { teotibot, teotibotTable } from './tables.ts'

const setting = (g: G, name: string): number => g.rules.options.settings[name] ?? 0

export function unpackBot(g: G): void {
  fillSet(g.s, BOT_BOX, BOT_POOL)
}

/** TEO-SOLO-06, -74. */
export function placeBotWorkers(g: G): void {
  for (const [i, worker] of teotibot.setup.workers.entries()) {
    const locked = worker.area === 'worship'
    const space = SPACE_BOARD.findIndex((board) => board === worker.board)
    g.s[WORKER_AT + BOT * WORKERS + i] = locked ? FIRST_SPACE + space : worker.board
    g.s[WORKER_POWER + BOT * WORKERS + i] = worker.power + (locked ? 0 : setting(g, `bot-worker-${i + 1}`))
  }
}

/** The numbers difficulty options change. */
export function setNumbers(g: G): void {
  const { s } = g
  const { cocoaExchange, worshipSteps, finalScoring } = rowsOf(g.rules.parts, teotibotTable)
  s[EXCHANGE_VP] = cocoaExchange.vp + setting(g, 'bot-cocoa-vp') // TEO-SOLO-76
  s[WORSHIP_STEPS] = worshipSteps.temple + setting(g, 'bot-worship-steps') // TEO-SOLO-77
  s[WORSHIP_STEPS + 1] = worshipSteps.any + setting(g, 'bot-worship-steps')
  s[BONUS_VP] = finalScoring.vpPerTempleBonus + setting(g, 'bot-bonus-vp') // TEO-SOLO-78
  s[TECHNOLOGY_VP] = finalScoring.vpPerTechnology + setting(g, 'bot-technology-vp') // TEO-SOLO-79
}

const S = locals('next')

export const botSetUp = procedure('bot-set-up', S, [
  function goodsAndMarkers(g) {
    const { s } = g
    const { goods, temples, avenue, pyramidTrack, technologyIndex } = rowsOf(g.rules.parts, teotibotTable).setup
    for (const [what, n] of Object.entries(goods)) gainGood(g, BOT, goodNames.indexOf(what), n + (what === 'cocoa' ? 0 : setting(g, `bot-${what}`)), 'TEO-SOLO-03')
    for (const [name, step] of Object.entries(temples)) s[TEMPLE + BOT * TEMPLES + templeNames.indexOf(name)] = step
    s[AVENUE + BOT] = avenue // TEO-SOLO-04
    s[TRACK + BOT] = pyramidTrack
    s[TECHS + BOT] = 1 << s[TECH_DISPLAY + technologyIndex] // TEO-SOLO-05
    placeBotWorkers(g)
  },
  function numbers(g) {
    setNumbers(g)
  },
  chance(
    'draw-bot-tile',
    (g) => {
      for (let tile = 0; tile < BOT_TILES; tile++) if ((g.s[BOT_BOX] & (1 << tile)) !== 0) offer(g, DRAW_BOT_TILE | tile)
    },
    (g, f, answer) => {
      const { s } = g
      take(s, BOT_BOX, argumentOf(answer))
      s[BOT_AT + s[f + S.next]++] = argumentOf(answer) // TEO-SOLO-07
      if (s[f + S.next] < BOT_SLOTS) again(g, f)
    },
  ),
  function layAside(g, f) {
    const { s } = g
    for (let tile = 0; tile < BOT_TILES; tile++)
      if ((s[BOT_BOX] & (1 << tile)) !== 0) {
        take(s, BOT_BOX, tile)
        s[BOT_ASIDE] = tile
      }
    s[f + S.next] = 0
  },
  chance(
    'direction',
    (g) => {
      offer(g, SET_DIRECTION | LEFT)
      offer(g, SET_DIRECTION | RIGHT)
    },
    (g, f, answer) => {
      g.s[DIRECTION_TILE + g.s[f + S.next]] = g.s[f + S.next]
      g.s[DIRECTION + g.s[f + S.next]++] = argumentOf(answer) // TEO-SOLO-08
      if (g.s[f + S.next] < g.rules.parts.botDirections) again(g, f)
    },
  ),
])

const F = locals('seat')

/** TEO-SOLO-72: goods, technologies and temple bonus tiles reached. */
export const botFinalScoring = procedure('bot-final-scoring', F, [
  function scoreAll(g) {
    const { s } = g
    const { vpPerResource, vpPerCocoa } = rowsOf(g.rules.parts, teotibotTable).finalScoring
    let goods = 0
    for (let kind = 0; kind < KINDS; kind++) goods += s[purseOf(BOT) + kind] * (kind === COCOA ? vpPerCocoa : vpPerResource)
    score(g, BOT, goods, 'TEO-SOLO-72', 'of', 'goods')
    score(g, BOT, bits(s[TECHS + BOT]) * s[TECHNOLOGY_VP], 'TEO-SOLO-72', 'of', 'technologies')
    score(g, BOT, bonusTiles(g, BOT) * s[BONUS_VP], 'TEO-SOLO-72', 'of', 'bonuses')
  },
])
