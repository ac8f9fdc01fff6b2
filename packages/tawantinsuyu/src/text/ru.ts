// Russian.
import type { Translation } from './en.ts'
import { answers } from './ru/answers.ts'
import { events } from './ru/events.ts'
import { glossary } from './ru/glossary.ts'
import { phrases } from './ru/phrases.ts'
import { questions } from './ru/questions.ts'
import { reasons } from './ru/reasons.ts'
import { table } from './ru/table.ts'

export const russian: Translation = { language: 'ru', glossary, phrases, table, events, questions, answers, reasons }
