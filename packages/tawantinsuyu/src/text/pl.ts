// Polish.
import type { Translation } from './en.ts'
import { answers } from './pl/answers.ts'
import { events } from './pl/events.ts'
import { glossary } from './pl/glossary.ts'
import { phrases } from './pl/phrases.ts'
import { questions } from './pl/questions.ts'
import { reasons } from './pl/reasons.ts'
import { table } from './pl/table.ts'

export const polish: Translation = { language: 'pl', glossary, phrases, table, events, questions, answers, reasons }
