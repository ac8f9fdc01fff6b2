import { expect, it } from 'vitest'
import type { Language } from '../../i18n/language.svelte.ts'
import { ruleText } from './rule-text.ts'

it.each(['pl', 'hu', 'ru'])('rules that forbid a combination have a text in %s', async (language) => {
  for (const id of ['M7-01', 'M8-01', 'M9-01', 'M10-01', 'MS1-01', 'TEO-FIRST-04', 'TEO-DARK-06', 'MOD-06', 'TEO-SOLO-76'])
    expect(await ruleText(language as Language, id), id).toMatch(/\S{3}/)
})

it('where the engine speaks the language, its sentence is the text', async () => {
  expect(await ruleText('en', 'M7-01')).toBeUndefined()
})
