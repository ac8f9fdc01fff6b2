// Teotibot in the empire (M9-25 to -37).
import { again, argumentOf, call, leave, locals, type Module, nextIn, OK, offer, put, take } from '@tollan/kernel'
import { avenueStep } from '../../actions/avenue.ts'
import { costOf, heldBy } from '../../actions/discoveries.ts'
import { powerUp } from '../../actions/power-up.ts'
import { stepRefusal, templeStep } from '../../actions/temples.ts'
import { discoveryNames } from '../../answers.ts'
import { anyTempleSteps, FIRST_WORKER } from '../../automa/choices.ts'
import { BOT } from '../../automa/state.ts'
import { buy, canBuy, ownsKind } from '../../automa/tiles.ts'
import { resolve } from '../../effects.ts'
import { rowsOf } from '../../data-tables.ts'
import { tell } from '../../events.ts'
import { score } from '../../goods.ts'
import { chance, procedure } from '../../procedures.ts'
import type { G, Parts } from '../../rules.ts'
import { DISC_WORDS, NOBLES, SLOT_OF, TEMPLE, TEMPLES, WOOD, WORKER_AT, WORKER_POWER, WORKERS } from '../../state.ts'
import { isUnlocked } from '../../workers.ts'
import { drawTiles, shuffleBack } from './bonuses.ts'
import { settle, settleRefusal } from './conquest.ts'
import { bot, buildPrice, regionsTable } from './content.ts'
import { BOT_MASK, DRAW_PATH, DRAWN, regionNames, TEOTIHUACAN } from './state.ts'
import { marchOn, pushed, pushWarrior, sendWarrior } from './warriors.ts'

const WOOD_PRICE = buildPrice.wood ?? 0

const P = locals('from', 'to')

/** M9-26, -27: out of Teotihuacan by a path token, elsewhere along its row. */
const botMarch = procedure('bot-march', P, [
  chance(
    'draw-path',
    (g) => {
      for (const region of bot.paths) offer(g, DRAW_PATH | region)
    },
    (g, f, answer) => {
      g.s[f + P.to] = argumentOf(answer)
    },
    (g, f) => g.s[f + P.from] !== TEOTIHUACAN,
  ),
  function goOn(g, f) {
    const from = g.s[f + P.from]
    if (from === TEOTIHUACAN) marchOn(g, BOT, from, g.s[f + P.to], 'M9-26')
    else marchOn(g, BOT, from, bot.nextOfRow[from], 'M9-27')
  },
])

/** M9-30: furthest first, then topmost; 0 for none. */
function regionToSettle(g: G): number {
  for (const region of bot.buildPriority) if (settleRefusal(g, BOT, region) === OK) return region
  return 0
}

const M = locals('great', 'n', 'tile')

/** Whether it would take a drawn tile: a mask it lacks and can pay; great ones are free (M9-33, -34). */
function wants(g: G, great: number, tile: number): boolean {
  const kind = g.rules.tileKind[tile]
  return g.rules.isMask[kind] && !ownsKind(g, kind) && (great === 1 || canBuy(g, costOf(g, tile)))
}

const printed = (g: G, tile: number): number => g.rules.parts.discoveryKinds[g.rules.tileKind[tile]].mask ?? 0

/** The next drawn tile it would take, of the lowest printed number there is; -1 when there is no more (M9-33). */
function nextRarest(g: G, great: number, from: number): number {
  let lowest = 0
  for (let tile = nextIn(g.s, DRAWN, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, DRAWN, DISC_WORDS, tile + 1))
    if (wants(g, great, tile) && (lowest === 0 || printed(g, tile) < lowest)) lowest = printed(g, tile)
  for (let tile = nextIn(g.s, DRAWN, DISC_WORDS, from); tile >= 0; tile = nextIn(g.s, DRAWN, DISC_WORDS, tile + 1))
    if (wants(g, great, tile) && printed(g, tile) === lowest) return tile
  return -1
}

/** M9-33, -34: a mask it lacks, or points instead. */
const botTakesMask = procedure('bot-takes-region-mask', M, [
  function draw(g, f) {
    call(g, drawTiles, g.s[f + M.great], g.s[f + M.n])
  },
  chance(
    'bot-mask',
    (g, f) => {
      const great = g.s[f + M.great]
      for (let tile = nextRarest(g, great, 0); tile >= 0; tile = nextRarest(g, great, tile + 1)) offer(g, BOT_MASK | tile)
    },
    (g, f, answer) => {
      g.s[f + M.tile] = argumentOf(answer)
    },
    (g, f) => {
      const first = nextRarest(g, g.s[f + M.great], 0)
      g.s[f + M.tile] = first
      return first < 0 || nextRarest(g, g.s[f + M.great], first + 1) < 0
    },
  ),
  function takeIt(g, f) {
    const { s } = g
    const great = s[f + M.great] === 1
    const rule = great ? 'M9-34' : 'M9-33'
    const tile = s[f + M.tile]
    if (tile < 0) return score(g, BOT, great ? bot.noMaskVp.great : bot.noMaskVp.discovery, rule)
    if (!great) buy(g, costOf(g, tile), rule)
    take(s, DRAWN, tile)
    put(s, heldBy(BOT), tile)
    return tell(g, 'take-tile', rule, BOT, 'tile', discoveryNames[tile])
  },
  shuffleBack,
])

const N = locals('left', 'done')

/** M9-36: unlocked workers in order of slot, once each; on one board the strongest first (TEO-SOLO-26). */
const botPowersUp = procedure('bot-powers-up-different', N, [
  function next(g, f) {
    const { s } = g
    if (s[f + N.left]-- === 0) return
    let worker = -1
    for (let w = FIRST_WORKER; w < FIRST_WORKER + WORKERS; w++) {
      if (!isUnlocked(g, w) || (s[f + N.done] & (1 << (w - FIRST_WORKER))) !== 0) continue
      if (worker < 0 || slotThenPower(g, w) < slotThenPower(g, worker)) worker = w
    }
    if (worker < 0) return
    s[f + N.done] |= 1 << (worker - FIRST_WORKER)
    again(g, f)
    call(g, powerUp, BOT, worker)
  },
])

const slotThenPower = (g: G, worker: number): number => g.s[SLOT_OF + g.s[WORKER_AT + worker]] * 8 - g.s[WORKER_POWER + worker]

/** M9-36, TEO-SOLO-32: where its marker is highest, each temple once. */
const botDifferentTemples = procedure('bot-different-temples', N, [
  function next(g, f) {
    const { s } = g
    if (s[f + N.left]-- === 0) return
    let best = -1
    for (let temple = 0; temple < TEMPLES; temple++) {
      if ((s[f + N.done] & (1 << temple)) !== 0 || stepRefusal(g, BOT, temple) !== OK) continue
      if (best < 0 || s[TEMPLE + BOT * TEMPLES + temple] > s[TEMPLE + BOT * TEMPLES + best]) best = temple
    }
    if (best < 0) return
    s[f + N.done] |= 1 << best
    again(g, f)
    call(g, templeStep, BOT, best)
  },
])

/** M9-30, -33 to -36: the bonus of a region as Teotibot takes it. */
function gainBonus(g: G, region: number): void {
  const { vp, rule } = rowsOf(g.rules.parts, regionsTable)[region]
  switch (region) {
    case 2:
      score(g, BOT, vp, rule)
      return call(g, anyTempleSteps, 1)
    case 3:
      score(g, BOT, vp, rule)
      return call(g, botTakesMask, 0, 3)
    case 4:
      score(g, BOT, vp, rule)
      return call(g, botPowersUp, 3)
    case 6:
      score(g, BOT, vp, rule)
      return call(g, botTakesMask, 1, 2)
    case 8:
      score(g, BOT, vp, rule)
      return call(g, botDifferentTemples, 2)
    case 11:
      return score(g, BOT, bot.workersRegionVp, 'M9-35')
    default:
      return call(g, resolve, BOT, g.rules.effectNumber[regionNames[region]])
  }
}

const B = locals('placed', 'region')

/** M9-29 to -31: two warriors, then a building if there is a region and a building for it. */
const empireAndBuild = procedure('bot-empire-and-build', B, [
  function twoWarriors(g, f) {
    if (g.s[f + B.placed]++ === bot.empirePlacements) return
    again(g, f)
    sendWarrior(g, BOT, 'M9-29')
  },
  function build(g, f) {
    const region = regionToSettle(g)
    if (region === 0) return leave(g, f)
    g.s[f + B.region] = region
    g.rules.parts.botSpend(g, WOOD, WOOD_PRICE, 'M9-29')
    return settle(g, BOT, region, 'M9-30')
  },
  function regionBonus(g, f) {
    gainBonus(g, g.s[f + B.region])
  },
  function walkTheAvenue(g) {
    call(g, avenueStep, BOT)
  },
])

/** Solo: the Nobles tile and Mastery find Conquest on board 6 (M9-29, -32, -37). */
export const empireSolo: Module<Parts> = {
  id: 'm9-solo',
  pair: ['m9', 'solo'],
  apply(pen) {
    pen.push('botBoards', { board: NOBLES, can: (g) => g.rules.parts.botHas(g, WOOD, WOOD_PRICE), act: empireAndBuild })
    pen.before(pushWarrior, 'march', function botMarches(g, f) {
      if (g.s[f + pushed.seat] !== BOT) return
      leave(g, f)
      call(g, botMarch, g.s[f + pushed.from])
    })
  },
}
