// Every legal answer, in the order of the sheet: what lies on the hill by its section, all else as it comes, what is possible at any time last.
import type { Tableau } from '@tollan/tawantinsuyu'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import type { SheetGroup, SheetRow } from '../../../shell/look.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { workerAt } from '../in-place.ts'
import { answerLine } from '../parts/answer-line.ts'
import { sectionOfThing, sectionPlace } from './sections.ts'

const ASIDES = ['trade', 'change', 'call-god']
/** Answers about one of many places on the hill; their section says where. */
const ON_HILL = ['on', 'steps', 'capture']
const isAside = (answer: string): boolean => ASIDES.includes(verbOf(answer))

export function groups(table: Table<Tableau>): readonly SheetGroup[] {
  const { question, words } = table
  if (question === null) return []
  const row = (answer: string): SheetRow => {
    const { icon, words: label } = answerLine(answer, table)
    const role = verbOf(answer) === 'capture' ? workerAt(argumentOf(answer), table.tableau) : undefined
    const named = ON_HILL.includes(verbOf(answer)) ? words.name(argumentOf(answer)) : verbOf(answer) === 'move-to' ? label : null
    return { path: [answer], label: named === null ? words.answer(answer) : role === undefined ? named : `${words.name(role)}, ${named}`, ...(named === null ? {} : { spoken: words.answer(answer) }), icon, outcome: table.outcome(answer) }
  }
  const without = (answers: readonly string[]): SheetGroup[] => (answers.length === 0 ? [] : [{ place: '', title: '', icon: '', mark: null, whole: null, rows: answers.map(row) }])
  const placeOf = (answer: string): string => {
    const section = ON_HILL.includes(verbOf(answer)) ? sectionOfThing(argumentOf(answer), table.options) : null
    return section === null ? '' : sectionPlace(section)
  }
  const others = question.answers.filter((answer) => placeOf(answer) === '')
  return [
    ...[...new Set(question.answers.map(placeOf))].filter((place) => place !== '').sort().map((place) => ({ place, title: words.name(place), icon: 'map', mark: null, whole: null, rows: question.answers.filter((answer) => placeOf(answer) === place).map(row) })),
    ...without(others.filter((answer) => !isAside(answer))),
    ...without(others.filter(isAside)),
  ]
}
