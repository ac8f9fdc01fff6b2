// The chapters are real games: their files are verified, and whoever follows the suggestions learns every one of them.
import { fastRandom, parseFile, verify } from '@tollan/kernel'
import { forcedRun as manner } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { answer, back, load, openedFrom, type Session } from '../../../engine/session.ts'
import type { Language } from '../../../i18n/language.svelte.ts'
import type { Tableau } from '@tollan/teotihuacan'
import type { Chapter, GuideMark } from '../../../shell/guide/guide.ts'
import { readOn, type Standing, standing } from '../../../shell/guide/standing.ts'
import { en } from '../i18n/en.ts'
import { hu } from '../i18n/hu.ts'
import { pl } from '../i18n/pl.ts'
import { ru } from '../i18n/ru.ts'
import { teotihuacanWords } from '../words.ts'
import { guide } from './guide.ts'

const textIn: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { en, pl, hu, ru }
const companions = guide.companions.map(({ seat }) => seat)
const PERSON = 0
const languages: readonly Language[] = ['en', 'pl', 'hu', 'ru']

interface Guided {
  readonly session: Session
  readonly chapter: Chapter
  mark: GuideMark
}

async function begin(chapter: Chapter): Promise<Guided> {
  const read = parseFile(await chapter.file())
  if (!read.ok) throw new Error(read.message)
  const made = await load(read.file, manner, companions)
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const mark = { chapter: chapter.id, from: session.room.entries.length, read: [], skipped: {}, finished: [], stopped: false }
  return { session, chapter, mark }
}

const openOf = (session: Session) => openedFrom(session).scene.asked[0]
const where = ({ session, chapter, mark }: Guided): Standing | null =>
  standing(chapter, mark, { ...openedFrom(session), turn: openedFrom(session).scene.turn, viewer: PERSON })

function give({ session }: Guided, key: string): void {
  const open = openOf(session)
  if (open === undefined || open.seat === 'chance') throw new Error('nothing is asked')
  const done = answer(session, open.seat, open.revision, key, manner)
  if (!done.ok) throw new Error(done.message)
}

/** "Next" as long as only that is wanted; then the step that asks for something, or null at the end. */
function readAll(guided: Guided): Standing | null {
  for (let now = where(guided); ; now = where(guided)) {
    if (now === null || now.step.done !== undefined) return now
    guided.mark = readOn(guided.mark, now)
  }
}

const suggestion = (guided: Guided, { step }: Standing): string | undefined => {
  const open = openOf(guided.session)
  return step.at?.includes(open?.kind ?? '') === true ? step.suggest?.find((key) => open?.answers.includes(key)) : undefined
}

describe.each(guide.chapters.map((chapter) => [chapter.id, chapter] as const))('chapter %s', (_, chapter) => {
  it('begins with a game that is verified, at the turn of the person', async () => {
    const read = parseFile(await chapter.file())
    if (!read.ok) throw new Error(read.message)
    expect(read.file.options).toMatchObject({ players: 2, modules: ['first-game'] })
    const { session } = await begin(chapter)
    expect(verify(session.room.definition, read.file)).toMatchObject({ ok: true })
    expect(openOf(session)).toMatchObject({ seat: PERSON, kind: 'turn' })
    expect(openedFrom(session)).toMatchObject({ playable: true, scene: { viewer: PERSON }, window: { undo: 0, restart: 0 } })
  })

  it('is learnt by following the suggestions, step by step and in order', async () => {
    const guided = await begin(chapter)
    const asked: string[] = []
    for (let now = readAll(guided); now !== null; now = readAll(guided)) {
      const name = `${now.lesson.id}/${now.step.id}`
      if (asked.at(-1) !== name) asked.push(name)
      expect(now.again, name).toBe(false)
      const key = suggestion(guided, now)
      if (key === undefined) throw new Error(`nothing is suggested at ${name}: ${openOf(guided.session)?.kind}`)
      give(guided, key)
    }
    const wanted = chapter.lessons.flatMap((lesson) => lesson.steps.flatMap((step) => (step.done === undefined ? [] : [`${lesson.id}/${step.id}`])))
    expect(asked).toEqual(wanted)
    expect(openOf(guided.session)).toMatchObject({ seat: PERSON, kind: 'turn' }) // one can play on
  })

  it('every question and suggestion on the way has words in every language', async () => {
    const guided = await begin(chapter)
    const { options } = openedFrom(guided.session)
    const words = await Promise.all(languages.map((language) => teotihuacanWords(language, options)))
    for (let now = readAll(guided); now !== null; now = readAll(guided)) {
      const key = suggestion(guided, now) ?? ''
      for (const one of words) {
        expect(one.question(openOf(guided.session)?.kind ?? '')).not.toBe('')
        expect(one.answer(key)).not.toContain(key)
      }
      give(guided, key)
    }
  })

  it('says a die by the face it shows and the place where it stands', async () => {
    const guided = await begin(chapter)
    for (let now = readAll(guided); now !== null; now = readAll(guided)) {
      const key = suggestion(guided, now) ?? ''
      const { tableau } = openedFrom(guided.session).scene as { tableau: Tableau }
      const die = tableau.seats[PERSON]?.workers.find(({ id }) => key === `move:${id}`)
      for (const language of die === undefined ? [] : languages) {
        const text = String(textIn[language][now.step.text])
        if (/\d/.test(text) && now.step.id !== 'pick') expect(text, now.step.text).toMatch(new RegExp(`\\b${die?.power}\\b`))
      }
      give(guided, key)
    }
  })

  it('never breaks when something else is played and taken back', async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const guided = await begin(chapter)
      const random = fastRandom(seed)
      for (let i = 0; i < 60; i++) {
        const open = openOf(guided.session)
        if (open === undefined) break
        const before = where(guided)
        const { length } = guided.session.room.entries
        give(guided, open.answers[random(open.answers.length)] ?? '')
        where(guided)
        if (random(3) > 0 || openedFrom(guided.session).window.undo === 0) continue
        expect(back(guided.session, manner).ok).toBe(true)
        if (guided.session.room.entries.length === length) expect(where(guided)).toEqual(before)
      }
    }
  })
})

it('every rule a step names is in the rule book', () => {
  const book = readFileSync(new URL('../../../../../teotihuacan/SPEC.md', import.meta.url), 'utf8')
  const named = guide.chapters.flatMap(({ lessons }) => lessons.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules ?? [])))
  expect(named.filter((rule) => !book.includes(`**${rule}**`))).toEqual([])
})
