// An answer as one line of a list: few whole words, its icon, the place it is about. What it costs and brings comes from its outcome.
import type { Tableau, TableauWorker } from '@tollan/teotihuacan'
import type { MessageKey } from '../../../i18n/en.ts'
import { t } from '../../../i18n/language.svelte.ts'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import { arrow, icon, type Token } from '../../../shell/icons/token.ts'
import type { AnswerLine } from '../../../shell/look.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { printedOf } from '../printed-of.ts'
import { answerPicture } from '../wide/setup/answer-picture.ts'
import { letterOf } from '../wide/setup/caption.ts'
import { boardIcon } from './board-icon.ts'
import { standsAt } from './place-name.ts'
import { stepsAway } from './steps-away.ts'
import { faceOf } from './discovery-icon.ts'
import { costTokens, flatTokens } from './effect-tokens.ts'
import { capital, tileWords } from './tile-words.ts'
import { certainOrNot, sumOf } from './outcome-sum.ts'

type Seen = Pick<Table<Tableau>, 'tableau' | 'words' | 'options' | 'question' | 'outcome'>
type Line = Partial<AnswerLine> & Pick<AnswerLine, 'words'>

/** Answers about a worker: its die stands before the words, its place behind them. */
export const WORKER_VERBS: Readonly<Record<string, MessageKey>> = {
  move: 'narrow.move', 'move-common': 'narrow.move', along: 'narrow.along', 'power-up': 'narrow.power-up', 'lower-power': 'narrow.lower-power', 'step-back': 'narrow.step-back',
}

const VERB_ICONS: Readonly<Record<string, string>> = { 'power-up': 'power-up', 'lower-power': 'power', 'step-back': 'step-back' }

/** Verbs with few words of their own, and the icon before them. */
const SHORT: Readonly<Record<string, readonly [icon: string, words: MessageKey]>> = {
  'collect-cocoa': ['collect', 'narrow.collect'], 'main-action': ['main-action', 'narrow.main'], 'free-unlock': ['unlock', 'line.free-unlock'], unlock: ['unlock', 'line.unlock'],
  'pay-fee': ['fee', 'line.pay'], 'ignore-cocoa': ['', 'narrow.ignore'], again: ['royal', 'line.again'], 'build-with': ['', 'line.build'], 'decorate-with': ['', 'line.lay'],
  'row:top': ['building', 'line.row.top'], 'row:centre': ['building', 'line.row.centre'], 'row:bottom': ['building', 'line.row.bottom'],
  'worship-for:effect': ['worship', 'line.for.effect'], 'worship-for:tile': ['discovery', 'line.for.tile'], 'worship-for:both': ['worship', 'line.for.both'],
  'first:effect': ['worship', 'line.first.effect'], 'first:tile': ['discovery', 'line.first.tile'], 'discount:none': ['close', 'line.no-discount'],
  'claim-step:pay': ['temple-any', 'line.claim'], 'printed-reward': ['temple-any', 'line.printed'],
}

/** Verbs called by what they name, and the icon before them. */
const NAMED: Readonly<Record<string, string>> = {
  develop: 'technology', settle: 'building', march: 'warrior', 'build-at': 'pyramid-step', 'decorate-at': 'decoration',
}

/** Verbs about a board: its emblem and its name. */
const TO_A_BOARD = ['to', 'place-on', 'back-to']
/** Verbs that hold a discovery tile: it is drawn. */
const ABOUT_A_TILE = ['take', 'use', 'reuse']
/** Answers nothing is paid for or gained by. */
const FREE = ['end-turn', 'done', 'decline', 'no-power-up', 'bot-mask']

export const workerOf = ({ seats, commonWorkers }: Tableau, id: string): (TableauWorker & { readonly seat: number }) | undefined =>
  [...seats.flatMap(({ workers }, seat) => workers.map((one) => ({ ...one, seat }))), ...(commonWorkers ?? []).map((one) => ({ ...one, seat: -1 }))].find((one) => one.id === id)

function workerLine(answer: string, verb: MessageKey, seen: Seen): Line {
  const worker = workerOf(seen.tableau, argumentOf(answer))
  const rises = verbOf(answer) === 'power-up' && (seen.outcome(answer)?.events.some(({ type }) => type === 'ascend') ?? false)
  return {
    words: t(verb), verb: VERB_ICONS[verbOf(answer)] ?? 'move', icon: '', brings: false, tokens: rises ? [icon('ascend')] : [],
    ...(worker === undefined ? {} : { place: { icon: worker.locked ? 'locked' : worker.board === null ? '' : boardIcon({ id: worker.board }), words: standsAt(seen, worker) } }),
  }
}

function boardLine(board: string, isMove: boolean, { tableau, words }: Seen): Line {
  const away = isMove ? stepsAway(tableau, board) : undefined
  return { words: words.name(board), icon: boardIcon({ id: board }), brings: false, ...(away === undefined ? {} : { place: { icon: 'move', words: String(away), spoken: t('board.away', { n: away }) } }) }
}

/** A space of an altar by the boards around it, its own first: numbers of places say nothing to anybody. */
export function altarWords(space: string, { options, tableau, words }: Pick<Seen, 'options' | 'tableau' | 'words'>): string {
  const place = printedOf(options).altarPlaces.find(({ id }) => `${space}-`.startsWith(`${id}-`))
  const sides = place?.between.toSorted((a, b) => Number(space.endsWith(`-${b}`)) - Number(space.endsWith(`-${a}`))) ?? []
  return sides.map((slot) => words.name(tableau.boards[slot - 1]?.id ?? '')).join(' / ')
}

/** What building in a region brings, and what a warrior there is worth at an eclipse. */
export function regionTokens(verb: string, id: string, { options }: Pick<Seen, 'options'>): readonly Token[] {
  const { regions, zoneVp } = printedOf(options)
  const region = verb === 'settle' || verb === 'march' ? regions.find((one) => one.id === id) : undefined
  if (region === undefined) return []
  return verb === 'march' ? [icon('eclipse'), icon('vp', `${zoneVp[region.zone] ?? 0}`)] : [icon('vp', `${region.vp}`), ...(region.bonus === null ? [] : flatTokens(region.bonus))]
}

const packedTokens = (packed: string, paid: boolean): readonly Token[] =>
  packed.split('+').map((part) => icon(part.replace(/^\d+-/, ''), part.replace(/-.*$/, ''), paid ? 'cost' : 'plain'))

/** Costs of the same thing as one. */
function added(costs: readonly Token[]): readonly Token[] {
  const of = new Map<string, number>()
  for (const cost of costs) if (cost.kind === 'icon') of.set(cost.icon, (of.get(cost.icon) ?? 0) + Number(/\d+/.exec(cost.text ?? '')?.[0] ?? 1))
  return [...of].map(([name, n]) => icon(name, `−${n}`, 'cost'))
}

/** What worshipping is for: its price and all of its yield, the tile by its face. */
export function benefitTokens(answer: string, { tableau, options, outcome, question }: Seen): readonly Token[] {
  const what = argumentOf(answer)
  const known = outcome(answer)
  const tile = tableau.boards.find((board) => board?.id === tableau.moving.board)?.discovery
  const kind = what === 'effect' || !tile ? undefined : printedOf(options).discoveries[tile]
  const { tokens } = what === 'tile' ? { tokens: [] } : answerPicture('worship-for:effect', { printed: printedOf(options), tableau, answers: question?.answers ?? [] })
  const fee = known === undefined ? [] : certainOrNot(sumOf({ ...known, onward: [] }, tableau.viewer)).certain.costs
  const paid = known?.events.some(({ type }) => type === 'take-tile') === true // at once: its price is among the costs
  const price = added([...fee, ...(kind === undefined || paid ? [] : costTokens(kind.cost, 'cost'))])
  return [...price, ...(price.length > 0 ? [arrow] : []), ...tokens, ...(kind === undefined ? [] : [icon(faceOf(kind))])]
}

function lineOf(answer: string, seen: Seen): Line {
  const { tableau, words, options, question } = seen
  const [verb, about] = [verbOf(answer), argumentOf(answer)]
  const ofWorker = WORKER_VERBS[verb]
  if (ofWorker !== undefined) return workerLine(answer, ofWorker, seen)
  if (TO_A_BOARD.includes(verb)) return boardLine(about, verb === 'to', seen)
  const short = SHORT[answer] ?? SHORT[verb]
  const picture = (): readonly Token[] => answerPicture(answer, { printed: printedOf(options), tableau, answers: question?.answers ?? [] }).tokens
  if (short !== undefined && verb === 'worship-for') return { icon: '', words: t(short[1]), brings: false, tokens: benefitTokens(answer, seen) }
  if (short !== undefined) return { icon: short[0], words: t(short[1]), tokens: verb === 'printed-reward' ? picture() : [] }
  if (NAMED[verb] !== undefined) return { icon: NAMED[verb], words: capital(words.name(about)), tokens: regionTokens(verb, about, seen) }
  if (ABOUT_A_TILE.includes(verb)) {
    const kind = printedOf(options).discoveries[about]
    const named = tileWords(about, seen)
    return { icon: '', words: named === '' && verb !== 'use' ? t('line.take') : named, tokens: named === '' && kind !== undefined ? flatTokens(kind.effect) : [], tip: about }
  }
  switch (verb) {
    case 'worship': {
      const [one, other] = (question?.answers ?? []).filter((key) => verbOf(key) === 'worship')
      return { icon: 'worship', words: one !== undefined && other === undefined ? t('narrow.worship') : capital(words.name(about)) }
    }
    case 'reward':
      return { icon: 'ascend', words: capital(words.name(about)), brings: false, tokens: costTokens(printedOf(options).ascension.find(({ id }) => id === about)?.pay ?? {}, 'cost') }
    case 'temple':
      return { icon: `temple-${about}`, words: capital(words.name(about)) }
    case 'pay':
    case 'gain':
      return { icon: '', words: t(verb === 'pay' ? 'line.pay' : 'line.gain'), tokens: packedTokens(about, verb === 'pay'), brings: false, chip: true }
    case 'salary':
      return { icon: about === '0' ? 'close' : '', words: '', tokens: [icon('cocoa', about === '0' ? '0' : `−${about}`, 'cost')], brings: false, chip: true }
    case 'keep':
    case 'draft':
      return { icon: '', words: about.split('+').map((tile) => letterOf(tile, tableau)).join(' + '), brings: false, chip: true }
    case 'part':
      return { icon: '', words: '', tokens: picture(), brings: false, chip: true }
    case 'turned':
      return { icon: 'rotate-cw', words: `${about}°` }
    case 'shaman':
    case 'shaman-to':
      return { icon: 'shaman', words: altarWords(about, seen) }
    default:
      return { icon: verb === 'end-turn' ? 'confirm' : FREE.includes(verb) ? 'close' : '', words: words.answer(answer), brings: !FREE.includes(verb) }
  }
}

export const answerLine = (answer: string, seen: Seen): AnswerLine => ({ icon: '', tokens: [], brings: true, chip: false, ...lineOf(answer, seen) })
