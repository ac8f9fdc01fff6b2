// Every legal answer, in the order of the sheet: spaces by their section, all else as it comes, what is possible at any time last.
import type { Tableau } from '@tollan/tawantinsuyu'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import type { SheetGroup, SheetRow } from '../../../shell/look.ts'
import type { Table } from '../../../shell/table.svelte.ts'

const ASIDES = ['trade', 'change', 'call-god']
const isAside = (answer: string): boolean => ASIDES.includes(verbOf(answer))
const sectionOf = (answer: string): string => `section-${argumentOf(answer).split('-')[2] ?? ''}`

export function groups(table: Table<Tableau>): readonly SheetGroup[] {
  const { question, words } = table
  if (question === null) return []
  const row = (answer: string): SheetRow => ({ path: [answer], label: words.answer(answer), icon: '', outcome: table.outcome(answer) })
  const without = (answers: readonly string[]): SheetGroup[] => (answers.length === 0 ? [] : [{ place: '', title: '', icon: '', mark: null, whole: null, rows: answers.map(row) }])
  const spaces = question.answers.filter((answer) => verbOf(answer) === 'on')
  const sections = [...new Set(spaces.map(sectionOf))]
  return [
    ...sections.map((place) => ({ place, title: words.name(place), icon: 'map', mark: null, whole: null, rows: spaces.filter((answer) => sectionOf(answer) === place).map(row) })),
    ...without(question.answers.filter((answer) => verbOf(answer) !== 'on' && !isAside(answer))),
    ...without(question.answers.filter(isAside)),
  ]
}
