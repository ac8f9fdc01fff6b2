// English.
import type { GameEvent, QuestionWords } from '@tollan/kernel'
import type { AnswerWords, Catalogue, ReasonWords } from './catalogue.ts'
import { createWords } from './describe.ts'
import { answers } from './en/answers.ts'
import { events } from './en/events.ts'
import { glossary } from './en/glossary.ts'
import { phrases } from './en/phrases.ts'
import { questions } from './en/questions.ts'
import { reasons } from './en/reasons.ts'
import { table } from './en/table.ts'

/** A catalogue with every entry that English has: the type of all further languages. */
export interface Translation extends Catalogue {
  readonly questions: Readonly<Record<keyof typeof questions, QuestionWords>>
  readonly answers: Readonly<Record<keyof typeof answers, AnswerWords>>
  readonly reasons: Readonly<Record<keyof typeof reasons, ReasonWords>>
}

export const english: Translation = { language: 'en', glossary, phrases, table, events, questions, answers, reasons }

const words = createWords(english)

export const describeEvent = (event: GameEvent): string => words.event(event)
export const describeQuestion = (kind: string): string => words.question(kind)
export const describeAnswer = (key: string): string => words.answer(key)
export const describeReason = (id: string, need = 0, have = 0): string => words.reason(id, need, have)
export const nameOf = (id: string): string => words.names.name(id)
export const effectOf = (id: string): string => words.names.effect(id)
