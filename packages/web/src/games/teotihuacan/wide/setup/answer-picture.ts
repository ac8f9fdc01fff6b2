// How an answer is pictured in the question panel, read off its key, the table and what is printed.
import { verbOf } from '../../../../shell/icons/answer-parts.ts'
import type { BoardRow, Printed, Tableau } from '@tollan/teotihuacan'
import { boardIconOf } from '../../parts/board-icon.ts'
import { costTokens, flatTokens } from '../../parts/effect-tokens.ts'
import { arrow, icon, note, type Token } from '../../../../shell/icons/token.ts'

/** A discovery tile is drawn as it lies on the table; everything else is a row of icons. */
export interface AnswerPicture {
  readonly tile: string | null
  readonly tokens: readonly Token[]
}

const NOTHING: AnswerPicture = { tile: null, tokens: [icon('close')] }
const row = (...tokens: readonly Token[]): AnswerPicture => ({ tile: null, tokens })

/** "2-wood+1-gold" */
const goodsOf = (packed: string, sign: string): Token[] =>
  packed.split('+').map((part) => icon(part.slice(part.indexOf('-') + 1), `${sign}${part.slice(0, part.indexOf('-'))}`, sign === '−' ? 'cost' : 'plain'))

interface Known {
  readonly printed: Printed
  readonly tableau: Tableau
  /** All answers of the question: some are told by the others. */
  readonly answers: readonly string[]
}

const boardUnderWay = ({ printed, tableau }: Known): BoardRow | undefined => {
  const here = tableau.boards.find((board) => board !== null && board.id === tableau.moving.board)
  return printed.boards.find((board) => board.number === here?.number)
}

const ROYAL_SPACES = ['palace-left', 'palace-middle', 'palace-right']

/** What worshipping on the space under way brings. */
function worshipTokens(known: Known): readonly Token[] {
  const { printed, tableau } = known
  const royal = tableau.royals[ROYAL_SPACES.indexOf(tableau.moving.space ?? '')]
  const tile = printed.royals.find((one) => one.id === royal)
  if (tile !== undefined) return flatTokens(tile.effect)
  const worship = boardUnderWay(known)?.worship
  return worship === undefined || worship === 'none' || worship === 'royal' ? [icon('worship')] : [icon(`temple-${worship}`)]
}

const tileUnderWay = ({ tableau }: Known): string | null => tableau.boards.find((board) => board?.id === tableau.moving.board)?.discovery ?? null

/** The printed reward of the temple step whose tiles are offered beside it. */
function printedReward({ printed, tableau, answers }: Known): readonly Token[] {
  const offered = answers.flatMap((answer) => (answer.startsWith('take:') ? [answer.slice('take:'.length)] : []))
  const [step] = Object.entries(tableau.laid).find(([, tiles]) => offered.some((tile) => tiles.includes(tile))) ?? []
  const reward = printed.temples.flatMap((temple) => temple.steps.filter((one) => `${temple.id}-${one.step}` === step)).at(0)?.reward
  return reward === undefined || reward === null ? [icon('temple-any')] : flatTokens(reward)
}

const pictures: Readonly<Record<string, (argument: string, known: Known) => AnswerPicture>> = {
  reward(id, { printed }) {
    const reward = printed.ascension.find((one) => one.id === id)
    if (reward === undefined) return row(icon('ascend'))
    return row(...(reward.pay === undefined ? [] : [...costTokens(reward.pay, 'cost'), arrow]), ...flatTokens(reward.effect))
  },
  take: (tile) => ({ tile, tokens: [] }),
  'ignore-cocoa': (tile) => ({ tile, tokens: [] }),
  use: (tile) => ({ tile, tokens: [] }),
  'printed-reward': (_, known) => row(...printedReward(known)),
  again(_, { tableau }) {
    const repeat = tableau.moving.effect?.repeat
    return repeat ? row(...costTokens(repeat.pay, 'cost'), arrow, ...flatTokens(repeat.effect)) : row(icon('royal'))
  },
  part(n, { tableau }) {
    const effect = tableau.moving.effect?.parts[Number(n)]
    return effect === undefined ? row(note(n)) : row(...flatTokens(effect))
  },
  gain: (packed) => row(...goodsOf(packed, '+')),
  pay: (packed) => row(...goodsOf(packed, '−')),
  salary: (n) => (n === '0' ? NOTHING : row(icon('cocoa', `−${n}`, 'cost'))),
  discount: (what) => (what === 'none' ? NOTHING : row(icon(what, '−1'))),
  'worship-for': (what, known) => benefit(what, known),
  first: (what, known) => benefit(what, known),
  'pay-fee': () => row(icon('fee')),
  'claim-step'(what, { tableau }) {
    const royal = tableau.mansion?.royals.find(({ space }) => space === tableau.moving.space)
    return what === 'pay' ? row(icon(royal === undefined ? 'temple-any' : `temple-${royal.temple}`)) : NOTHING
  },
  conquest: (what) => row(icon(what === 'build' ? 'building' : 'warrior')),
  settle(id, { printed }) {
    const region = printed.regions.find((one) => one.id === id)
    return row(icon('vp', `${region?.vp ?? 0}`), ...(region?.bonus ? flatTokens(region.bonus) : []))
  },
  'place-on'(id, { printed, tableau }) {
    const board = tableau.boards.find((one) => one?.id === id)
    return board ? row(icon(boardIconOf(board.number, printed), `${board.number}`)) : row(icon('map'))
  },
}

function benefit(what: string, known: Known): AnswerPicture {
  const tile = tileUnderWay(known)
  if (what === 'effect') return row(...worshipTokens(known))
  return what === 'both' ? { tile, tokens: [...worshipTokens(known), note('+')] } : { tile, tokens: [] }
}

/** Answers that say no: they stand at the end, without a picture of their own. */
const refusals = ['decline', 'done']

/** Questions of which these are answers are drawn in the panel: nothing on the table shows what they bring. */
const panelled = new Set(Object.keys(pictures).filter((verb) => !['use', 'place-on', 'salary'].includes(verb)))

/** The choices to draw in the panel, none when the question is answered on the table. */
export const panelAnswers = (choices: readonly string[]): readonly string[] => (choices.some((answer) => panelled.has(verbOf(answer))) ? choices : [])

export function answerPicture(answer: string, known: Known): AnswerPicture {
  const verb = verbOf(answer)
  if (refusals.includes(verb)) return NOTHING
  return pictures[verb]?.(answer.slice(verb.length + 1), known) ?? NOTHING
}
