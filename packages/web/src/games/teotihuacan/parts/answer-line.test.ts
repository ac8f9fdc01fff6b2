import { fastRandom, type GameDefinition, questions, secretFromSeed } from '@tollan/kernel'
import { giveAnswer, openRoom, outcomes, type Room, sceneFor } from '@tollan/room'
import { atOnce } from '@tollan/room/testing'
import { type Tableau, teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../i18n/language.svelte.ts'
import { type Message, phrase, type Values } from '../../../i18n/message.ts'
import type { AnswerLine } from '../../../shell/look.ts'
import { messages } from '../i18n/messages.ts'
import { inPlace } from '../in-place.ts'
import { teotihuacanWords } from '../words.ts'
import { captionOf } from '../wide/setup/caption.ts'
import { answerLine } from './answer-line.ts'

const spoken = vi.hoisted(() => ({ language: 'en', messages: {} as Readonly<Record<string, Message>> }))
vi.mock('../../../i18n/language.svelte.ts', () => ({ t: (key: string, values?: Values) => phrase(spoken.language as Language, spoken.messages[key] ?? key, values) }))

interface Seen {
  readonly answer: string
  readonly line: AnswerLine
  readonly spoken: string
  /** Under its picture, where it is a card. */
  readonly caption: string
}

const options = { players: 3, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], settings: {} }

function roomOf(seed: number): Room {
  const opened = openRoom(teotihuacan as unknown as GameDefinition, options, secretFromSeed(seed), { manner: () => ({ forced: false, confirm: 'always' }), companions: [] })
  if (!opened.ok) throw new Error(opened.message)
  return opened.room
}

/** Every kind of answer of a random game, as the list shows and says it. */
async function linesOf(language: Language): Promise<Seen[]> {
  Object.assign(spoken, { language, messages: await messages[language]() })
  const plain = await teotihuacanWords(language, options)
  const found: Seen[] = []
  for (const seed of [1, 2, 3]) {
    const room = roomOf(seed)
    const random = fastRandom(seed)
    for (let [question] = questions(room.journal); question !== undefined; [question] = questions(room.journal)) {
      const tableau = sceneFor(room, Number(question.seat)).tableau as Tableau
      const words = inPlace(plain, () => tableau, options)
      for (const answer of question.answers) found.push({ answer, line: answerLine(answer, { tableau, words, options, question, outcome: () => undefined }), spoken: words.answer(answer), caption: captionOf(answer, { words, options }) })
      giveAnswer(room, { seat: question.seat, revision: question.revision, answer: question.answers[random(question.answers.length)] })
    }
  }
  return found
}

const told = (lines: readonly Seen[], says: (one: Seen) => string): string[] => [...new Set(lines.map(says))]

describe.each(['en', 'pl', 'hu', 'ru'] as const)('lines of the list in %s', (language) => {
  it('are short, of words that fit, and never name a piece by its id or a die by a number', async () => {
    const lines = await linesOf(language)
    expect(lines.length).toBeGreaterThan(3000)
    const whole = told(lines, ({ line }) => line.words)
    expect(whole.filter((text) => text.length > 28 && !text.includes(' / '))).toEqual([])
    expect(whole.flatMap((text) => text.split(/[\s–-]/)).filter((word) => word.length > 16)).toEqual([])
    expect(told(lines.filter(({ answer }) => answer.startsWith('take:')), ({ caption }) => caption).filter((text) => text.length > 22)).toEqual([])
    const all = [...whole, ...told(lines, ({ line }) => line.place?.words ?? ''), ...told(lines, ({ spoken }) => spoken)]
    expect(all.filter((text) => /\b(?:hand|wheel|away|[a-z]+-\d)\b/.test(text) && !/on the wheel/.test(text))).toEqual([])
    const workers = lines.filter(({ answer }) => /:worker-/.test(answer))
    expect(workers.every(({ line }) => line.place !== undefined)).toBe(true)
  })
})

it('tells the price of a discovery tile once, whether it is paid at once or later', async () => {
  const answer = 'worship-for:tile'
  const words = await teotihuacanWords('en', options)
  let seen = 0
  for (const seed of [1, 2, 3]) {
    const room = roomOf(seed)
    const random = fastRandom(seed)
    for (let [question] = questions(room.journal); question !== undefined; [question] = questions(room.journal)) {
      if (question.answers.includes(answer)) {
        const seat = Number(question.seat)
        const tableau = sceneFor(room, seat).tableau as Tableau
        const known = atOnce(outcomes(room, seat, 1)).find((one) => one.answer === answer)
        const [printed, foreseen] = [undefined, known].map((outcome) => answerLine(answer, { tableau, words, options, question, outcome: () => outcome }).tokens)
        expect(foreseen).toEqual(printed)
        seen += known?.events.some(({ type }) => type === 'pay') === true ? 1 : 0
      }
      giveAnswer(room, { seat: question.seat, revision: question.revision, answer: question.answers[random(question.answers.length)] })
    }
  }
  expect(seen).toBeGreaterThan(0)
})
