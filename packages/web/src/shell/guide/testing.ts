// What every guide must keep: its chapters are real games whose files are verified, and whoever follows the suggestions learns every one of them.
import { readFileSync } from 'node:fs'
import { fastRandom, type GameOptions, hashText, parseFile, verify } from '@tollan/kernel'
import { forcedRun as manner } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import { answer, back, load, openedFrom, type Session } from '../../engine/session.ts'
import { playThinkers } from '../../engine/thinking/testing.ts'
import type { Language } from '../../i18n/language.svelte.ts'
import type { GameWords } from '../look.ts'
import type { Chapter, Guide, GuideMark } from './guide.ts'
import { COMPANION } from './companion.ts'
import { readOn, type Standing, standing, suggestedBy } from './standing.ts'

const PERSON = 0
const languages: readonly Language[] = ['en', 'pl', 'hu', 'ru']

export interface Guided {
  readonly session: Session
  readonly chapter: Chapter
  /** What the others do. */
  readonly others: () => Promise<unknown>
  mark: GuideMark
}

/** `more`: the others have other fancies than at a table. */
export async function begin({ companions }: Guide, chapter: Chapter, more = 0): Promise<Guided> {
  const read = parseFile(await chapter.file())
  if (!read.ok) throw new Error(read.message)
  const thinkers = companions.map(({ seat }) => seat)
  const made = await load(read.file, manner, { thinkers, since: Number.POSITIVE_INFINITY })
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const mark = { chapter: chapter.id, from: session.room.entries.length, read: [], skipped: {}, finished: [], stopped: false }
  const seed = hashText(openedFrom(session).commitment) + more
  return { session, chapter, others: () => playThinkers(session, thinkers, COMPANION, seed), mark }
}

const openOf = (session: Session) => openedFrom(session).scene.asked[0]
const where = ({ session, chapter, mark }: Guided): Standing | null =>
  standing(chapter, mark, { ...openedFrom(session), turn: openedFrom(session).scene.turn, viewer: PERSON })

export async function give({ session, others }: Guided, key: string): Promise<void> {
  const open = openOf(session)
  if (open === undefined || open.seat === 'chance') throw new Error('nothing is asked')
  const done = answer(session, open.seat, open.revision, key, manner)
  if (!done.ok) throw new Error(done.message)
  await others()
}

/** "Next" as long as only that is wanted; then the step that asks for something, or null at the end. */
export function readAll(guided: Guided): Standing | null {
  for (let now = where(guided); ; now = where(guided)) {
    if (now === null || now.step.done !== undefined) return now
    guided.mark = readOn(guided.mark, now)
  }
}

export const suggestion = (guided: Guided, { step }: Standing): string | undefined => {
  const open = openOf(guided.session)
  return step.at?.includes(open?.kind ?? '') === true ? suggestedBy(step, open?.answers ?? []) : undefined
}

/** `book`: the rules of the game, as a file. */
export function keepsItsPromises(guide: Guide, words: (language: Language, options: GameOptions) => Promise<Pick<GameWords, 'question' | 'answer'>>, book: URL): void {
  describe.each(guide.chapters.map((chapter) => [chapter.id, chapter] as const))('chapter %s', (_, chapter) => {
    it('begins with a game that is verified, at the turn of the person', async () => {
      const read = parseFile(await chapter.file())
      if (!read.ok) throw new Error(read.message)
      expect(read.file.options).toMatchObject({ players: 2, modules: ['first-game'] })
      const { session } = await begin(guide, chapter)
      expect(verify(session.room.definition, read.file)).toMatchObject({ ok: true })
      expect(openOf(session)).toMatchObject({ seat: PERSON, kind: 'turn' })
      expect(openedFrom(session)).toMatchObject({ playable: true, scene: { viewer: PERSON }, window: { undo: 0, restart: 0 } })
    })

    it.each([0, 1000, 2000, 3000, 4000])('is learnt by following the suggestions, step by step and in order, whatever the others fancy (%i)', async (more) => {
      const guided = await begin(guide, chapter, more)
      const asked: string[] = []
      for (let now = readAll(guided); now !== null; now = readAll(guided)) {
        const name = `${now.lesson.id}/${now.step.id}`
        if (asked.at(-1) !== name) asked.push(name)
        expect(now.again, name).toBe(false)
        const key = suggestion(guided, now)
        if (key === undefined) throw new Error(`nothing is suggested at ${name}: ${openOf(guided.session)?.kind}`)
        await give(guided, key)
      }
      const wanted = chapter.lessons.flatMap((lesson) => lesson.steps.flatMap((step) => (step.done === undefined ? [] : [`${lesson.id}/${step.id}`])))
      expect(asked).toEqual(wanted)
      expect(openOf(guided.session)).toMatchObject({ seat: PERSON }) // one can play on
    })

    it('every question and suggestion on the way has words in every language', async () => {
      const guided = await begin(guide, chapter)
      const { options } = openedFrom(guided.session)
      const spoken = await Promise.all(languages.map((language) => words(language, options)))
      for (let now = readAll(guided); now !== null; now = readAll(guided)) {
        const key = suggestion(guided, now) ?? ''
        for (const one of spoken) {
          expect(one.question(openOf(guided.session)?.kind ?? '')).not.toBe('')
          expect(one.answer(key)).not.toContain(key)
        }
        await give(guided, key)
      }
    })

    it('never breaks when something else is played and taken back', async () => {
      for (let seed = 1; seed <= 4; seed++) {
        const guided = await begin(guide, chapter)
        const random = fastRandom(seed)
        for (let i = 0; i < 60; i++) {
          const open = openOf(guided.session)
          if (open === undefined) break
          const before = where(guided)
          const { length } = guided.session.room.entries
          await give(guided, open.answers[random(open.answers.length)] ?? '')
          where(guided)
          if (random(3) > 0 || openedFrom(guided.session).window.undo === 0) continue
          expect(back(guided.session, manner).ok).toBe(true)
          if (guided.session.room.entries.length === length) expect(where(guided)).toEqual(before)
        }
      }
    })
  })

  it('every rule a step names is in the rule book', () => {
    const text = readFileSync(book, 'utf8')
    const named = guide.chapters.flatMap(({ lessons }) => lessons.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules ?? [])))
    expect(named.filter((rule) => !text.includes(`**${rule}**`))).toEqual([])
  })
}
