// What a player that thinks wants, in one line: no list of its steps, which stand below it.
import type { GivenStep } from '../../engine/protocol.ts'
import { t } from '../../i18n/language.svelte.ts'
import { argumentOf, verbOf } from '../icons/answer-parts.ts'
import type { Intent } from '../look.ts'
import type { Table } from '../table.svelte.ts'
import { answerInWords } from './steps-in-words.ts'
import type { Plan } from './thinking.svelte.ts'

type PlanTable = Pick<Table, 'wordsAt'> & { readonly look: Pick<Table['look'], 'endsTurn' | 'intent'> }

/** What stands in two lines of the theatre. */
const MOST_LETTERS = 90

/** "No more", "Yes" and the like have no object, and say nothing without their question. */
const isBare = (answer: string): boolean => !answer.includes(':')

/** Where the turn goes, and all it does of the most telling kind; the last step with an object where the game says nothing of it. */
function tellingSteps(steps: readonly GivenStep[], { where, what }: Intent): readonly GivenStep[] {
  const verb = what.find((one) => steps.some(({ answer }) => verbOf(answer) === one))
  const last = steps.findLastIndex(({ answer }) => !isBare(answer) && !where.includes(verbOf(answer)))
  const does = steps.filter(({ answer }, i) => (verb === undefined ? i === last : verbOf(answer) === verb))
  const until = does[0] === undefined ? steps.length : steps.indexOf(does[0])
  const goes = steps.findLast(({ answer }, i) => i < until && where.includes(verbOf(answer)))
  return goes === undefined ? does : [goes, ...does]
}

/** Without what a thing does and costs, which its card says. */
function shortWords(table: PlanTable, step: GivenStep): string {
  const words = table.wordsAt(step.tableau)
  const effects = argumentOf(step.answer).split('+').map((thing) => words.effect(thing)).filter((effect) => effect !== '')
  const text = effects.reduce((short, effect) => short.replace(`:\u00a0${effect}`, '').replace(`: ${effect}`, ''), answerInWords(table, step))
  return text.replaceAll(/\s\([^()]*\)/g, '')
}

function cut(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  return `${text.slice(0, MOST_LETTERS).replace(/[\s·,:;]+\S*$/, '')}…`
}

/** Empty where nothing of it may be told. */
export function planWords(table: PlanTable, given: readonly GivenStep[], expected: Plan['expected']): string {
  const known = given.filter(({ answer, hidden }) => hidden !== true && !table.look.endsTurn(answer))
  const steps = cut(tellingSteps(known, table.look.intent).map((step) => shortWords(table, step)).join(' · '))
  const n = expected === null ? null : Math.round(expected.own)
  if (steps === '') return n === null ? '' : t('thinking.expects', { n })
  return n === null ? t('thinking.wants', { steps }) : t('thinking.plan', { steps, n }).replace('….', '…')
}
