// A missing message is a type error; a message without a user, a plural without a form and a lost place fail here.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { type Message, phrase, pluralRules } from './message.ts'

const folder = new URL('..', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/^i18n[\\/]/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8'))
  .join('\n')

const catalogues: readonly (readonly [string, Readonly<Record<string, Message>>])[] = [['en', en]]

const texts = (message: Message): readonly string[] => (typeof message === 'string' ? [message] : Object.values(message))
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

describe('messages', () => {
  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !sources.includes(`'${key}'`))).toEqual([])
  })

  it.each(catalogues)('%s has every plural form and every place of the English text', (language, messages) => {
    const forms = pluralRules(language).resolvedOptions().pluralCategories
    for (const [key, english] of Object.entries(en)) {
      const message = messages[key] ?? ''
      if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual([...forms].sort())
      const wanted = places(texts(english)[0] ?? '').filter((name) => name !== 'n')
      for (const text of texts(message)) expect(places(text).filter((name) => name !== 'n'), `${key}: ${text}`).toEqual(wanted)
    }
  })

  it('choose the plural form by n', () => {
    expect(phrase('en', { one: '{n} step', other: '{n} steps' }, { n: 1 })).toBe('1 step')
    expect(phrase('pl', { one: '{n} krok', few: '{n} kroki', many: '{n} kroków', other: '{n} kroku' }, { n: 22 })).toBe('22 kroki')
    expect(phrase('ru', { one: '{n} шаг', few: '{n} шага', many: '{n} шагов', other: '{n} шага' }, { n: 11 })).toBe('11 шагов')
    expect(phrase('hu', { one: '{n} lépés', other: '{n} lépés' }, { n: 5 })).toBe('5 lépés')
  })
})
