import type { Tableau } from '@tollan/teotihuacan'
import { expect, it } from 'vitest'
import { openedFrom } from '../../../engine/session.ts'
import type { Language } from '../../../i18n/language.svelte.ts'
import { begin, give, keepsItsPromises, readAll, suggestion } from '../../../shell/guide/testing.ts'
import { en } from '../i18n/en.ts'
import { hu } from '../i18n/hu.ts'
import { pl } from '../i18n/pl.ts'
import { ru } from '../i18n/ru.ts'
import { teotihuacanWords } from '../words.ts'
import { guide } from './guide.ts'

const textIn: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { en, pl, hu, ru }
const languages: readonly Language[] = ['en', 'pl', 'hu', 'ru']
const PERSON = 0

keepsItsPromises(guide, teotihuacanWords, new URL('../../../../../teotihuacan/SPEC.md', import.meta.url))

it.each(guide.chapters.map((chapter) => [chapter.id, chapter] as const))('chapter %s says a die by the face it shows and the place where it stands', async (_, chapter) => {
  const guided = await begin(guide, chapter)
  for (let now = readAll(guided); now !== null; now = readAll(guided)) {
    const key = suggestion(guided, now) ?? ''
    const { tableau } = openedFrom(guided.session).scene as { tableau: Tableau }
    const die = tableau.seats[PERSON]?.workers.find(({ id }) => key === `move:${id}`)
    for (const language of die === undefined ? [] : languages) {
      const text = String(textIn[language][now.step.text])
      if (/\d/.test(text) && now.step.id !== 'pick') expect(text, now.step.text).toMatch(new RegExp(`\\b${die?.power}\\b`))
    }
    await give(guided, key)
  }
})
