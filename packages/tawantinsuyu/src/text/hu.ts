// Hungarian.
import type { Translation } from './en.ts'
import { answers } from './hu/answers.ts'
import { events } from './hu/events.ts'
import { glossary } from './hu/glossary.ts'
import { phrases } from './hu/phrases.ts'
import { questions } from './hu/questions.ts'
import { reasons } from './hu/reasons.ts'
import { table } from './hu/table.ts'

export const hungarian: Translation = { language: 'hu', glossary, phrases, table, events, questions, answers, reasons }
