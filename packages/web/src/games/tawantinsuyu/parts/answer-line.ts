// An answer as one line of the list: its picture, few words, and what it names.
import type { Tableau } from '@tollan/tawantinsuyu'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import { icon } from '../../../shell/icons/token.ts'
import type { AnswerLine } from '../../../shell/look.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { workerAt } from '../in-place.ts'
import { printedOf } from '../printed-of.ts'

const sides: Readonly<Record<string, string>> = { 'move-priest': 'coricancha', pray: 'pray', train: 'task-train', recruit: 'recruit' }

/** Answers about a Worker show it. */
const ROLES: readonly string[] = ['architect', 'craftsman', 'warrior', 'courier', 'priest']

/** Neither cost nor bring anything themselves: no room is kept for it. */
const MERE: readonly string[] = ['high-priest', 'place', 'side', 'stop', 'done', 'decline', 'keep-army', 'put-under', 'lay', 'play-god']

export function answerLine(answer: string, table: Table<Tableau>): AnswerLine {
  const { words, options, look } = table
  const verb = verbOf(answer)
  const about = argumentOf(answer)
  const plain: AnswerLine = { icon: '', words: words.answer(answer), tokens: [], brings: !look.endsTurn(answer) && !MERE.includes(verb), chip: false }
  const print = printedOf(options)
  const godOf = (card: string): string => `god-${print.godCards.find(({ id }) => id === card)?.god ?? 'spiral'}`
  switch (verb) {
    case 'on': {
      const space = print.hill.find(({ id }) => id === about)
      return { ...plain, icon: `god-${space?.god ?? 'spiral'}`, words: words.name(about), tip: about }
    }
    case 'task': {
      const taskOf = (icon: string): string => print.icons.find(({ id }) => id === icon)?.task ?? 'train'
      const task = taskOf(about)
      const alone = table.choices.filter((one) => verbOf(one) === verb && taskOf(argumentOf(one)) === task).length === 1
      return { ...plain, icon: `task-${task}`, words: alone ? words.name(task) : plain.words, tip: about } // where it is counts only where two are alike
    }
    case 'move-to': {
      const action = table.tableau.coricancha[Number(about.replace('section-', ''))] ?? ''
      return { ...plain, icon: `cori-${action}`, words: `${words.name(action)}, ${words.name(about)}`, tip: about }
    }
    case 'village':
    case 'capture': {
      const role = workerAt(about, table.tableau)
      return { ...plain, ...(role === undefined ? {} : { icon: `worker-${role}` }) }
    }
    case 'side':
      return { ...plain, icon: sides[about] ?? 'task' }
    case 'keep':
      return { ...plain, words: '', tokens: about.split('+').map((card) => icon(godOf(card), card.slice(card.lastIndexOf('-') + 1))), brings: false, chip: true }
    default:
      return ROLES.includes(about) ? { ...plain, icon: `worker-${about}` } : plain
  }
}
