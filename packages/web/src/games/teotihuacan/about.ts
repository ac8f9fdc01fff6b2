// What the card of a thing says besides its name, effect and cost.
import { goodsShown } from './parts/goods-shown.ts'
import { rulesOf, type Tableau } from '@tollan/teotihuacan'
import { t } from '../../i18n/language.svelte.ts'
import type { About, GameWords } from '../../shell/look.ts'
import { answerOfPlace, componentOf, spaceOfPlace } from './things.ts'

/** Boards: what they cost and give the viewer now; workers: whose and how strong; steps: where one stands. */
function notesOf(thing: string, { boards, seats, viewer, laid, royals }: Tableau, words: GameWords): string[] {
  const board = boards.find((one) => one?.id === thing)
  if (board !== undefined && board !== null) {
    const salary = seats[viewer]?.forecast.salary ?? 0
    const fee = board.id === 'palace' ? [] : [t('card.fee', { n: board.fee })] // there is no main action
    return [...fee, t('card.collect', { n: board.collect }), ...(salary === 0 ? [] : [t('board.due', { salary })])]
  }
  for (const [seat, { workers }] of seats.entries()) {
    const worker = workers.find(({ id }) => id === thing)
    if (worker === undefined) continue
    const place = worker.board === null ? [] : [words.name(worker.board)]
    return [[words.seat(seat), t('card.power', { n: worker.power }), ...place, ...(worker.locked ? [t('card.locked')] : [])].join(', ')]
  }
  const tiles = laid[thing] ?? []
  const own = seats[viewer]
  const step = /^(blue|red|green)-\d+$/.exec(thing)?.[1] as 'blue' | 'red' | 'green' | undefined
  const royal = royals[['palace-left', 'palace-middle', 'palace-right'].indexOf(thing)]
  return [
    ...(royal === undefined || royal === null ? [] : [words.effect(royal)]),
    ...(tiles.length === 0 ? [] : [t('card.tiles', { n: tiles.length })]),
    ...(step === undefined || own === undefined ? [] : [t('card.step', { step: own.temples[step] })]),
  ]
}

export function about(thing: string, tableau: Tableau, words: GameWords): About {
  const component = componentOf(thing)
  const space = spaceOfPlace(thing)
  if (space !== null) return { notes: notesOf(space, tableau, words), rules: rulesOf(space) }
  // what an action on a board costs and brings now is told by the details of its card
  return { notes: answerOfPlace(thing) === null ? notesOf(component, tableau, words) : [], rules: rulesOf(component) }
}

/** "cocoa 3 · wood 0": labels, so nothing has to be inflected. */
export const purse = (tableau: Tableau, words: GameWords): string =>
  goodsShown(tableau, tableau.viewer).map(([good, n]) => `${words.name(good)} ${n}`).join(' · ')
