// Why a turn is good, in words.
import { currentLanguage, t } from '../../i18n/language.svelte.ts'
import type { HintLine } from '../../engine/thinking/protocol.ts'
import type { MessageKey } from '../../i18n/en.ts'
import type { GameTelling } from '../log/telling.ts'
import { pointsIn, withMinus } from './point-numbers.ts'

/** Sources the network knows and no table of points has. */
const unlisted: Readonly<Record<string, MessageKey>> = { goods: 'hint.goods', workers: 'hint.workers', rest: 'hint.rest' }
/** The same in all turns: they say nothing for one. */
const silent = ['time', 'rivals', 'points']
const MOST = 3

/** Of few points the tenths count. */
const digitsOf = (points: number): 0 | 1 => (Math.abs(points) < 3 ? 1 : 0)
const signed = (points: number): string =>
  withMinus(new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero', maximumFractionDigits: digitsOf(points) }).format(points))

/** Less than this is not worth a word. */
const LEAST = 0.5

/** Points to come by where they come from, the largest first: more of them, or less. */
export function laterWords(telling: Pick<GameTelling, 'sources'>, later: HintLine['later'], more: boolean): string {
  const told = later.filter(({ source, points }) => !silent.includes(source) && (more ? points : -points) >= LEAST).slice(0, MOST)
  return told
    .map(({ source, points }) => {
      const key = telling.sources.find(({ id }) => id === source)?.title ?? unlisted[source] ?? 'hint.rest'
      return `${t(key)} ${signed(points)}`
    })
    .join(', ')
}

/** What speaks for a turn, sentence by sentence, and nothing of what brings nothing. */
export function whyWords(telling: Pick<GameTelling, 'sources'>, line: HintLine): readonly string[] {
  const [gains, costs] = [laterWords(telling, line.later, true), laterWords(telling, line.later, false)]
  return [
    ...(line.now === 0 ? [] : [t('hint.now', { n: withMinus(String(line.now)) })]),
    ...(gains === '' ? [] : [t('hint.later', { list: gains })]),
    ...(costs === '' ? [] : [t('hint.costs', { list: costs })]),
    ...(line.others === 0 ? [] : [t('hint.others', { n: withMinus(String(line.others)) })]),
  ]
}

/** What a turn leads to; `best` is what it is compared with. */
export function endWords(line: HintLine, best: HintLine): readonly string[] {
  const less = best.expected.own - best.expected.rival - (line.expected.own - line.expected.rival)
  return [
    t('hint.expected', { own: Math.round(line.expected.own), rival: Math.round(line.expected.rival) }),
    ...(line === best ? [] : [less >= 0.5 ? t('hint.less', pointsIn(currentLanguage(), less, digitsOf(less))) : t('hint.alike')]),
  ]
}
