// A missing message is a type error; here it is listed by name. A message without a user, a plural without a form and a lost place fail too.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en as tawantinsuyuEn } from '../games/tawantinsuyu/i18n/en.ts'
import { hu as tawantinsuyuHu } from '../games/tawantinsuyu/i18n/hu.ts'
import { pl as tawantinsuyuPl } from '../games/tawantinsuyu/i18n/pl.ts'
import { ru as tawantinsuyuRu } from '../games/tawantinsuyu/i18n/ru.ts'
import { en as teotihuacanEn } from '../games/teotihuacan/i18n/en.ts'
import { hu as teotihuacanHu } from '../games/teotihuacan/i18n/hu.ts'
import { pl as teotihuacanPl } from '../games/teotihuacan/i18n/pl.ts'
import { ru as teotihuacanRu } from '../games/teotihuacan/i18n/ru.ts'
import { en as thinkingEn } from '../shell/thinking/i18n/en.ts'
import { hu as thinkingHu } from '../shell/thinking/i18n/hu.ts'
import { pl as thinkingPl } from '../shell/thinking/i18n/pl.ts'
import { ru as thinkingRu } from '../shell/thinking/i18n/ru.ts'
import * as shellEn from './en.ts'
import * as shellHu from './hu.ts'
import { type Message, phrase, pluralRules } from './message.ts'
import * as shellPl from './pl.ts'
import * as shellRu from './ru.ts'

const folder = new URL('..', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/(^|[\\/])i18n[\\/]/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8'))
  .join('\n')

type Catalogue = Readonly<Record<string, Message>>
const en: Catalogue = { ...shellEn.en, ...thinkingEn, ...tawantinsuyuEn, ...teotihuacanEn }
const catalogues: readonly (readonly [string, Catalogue])[] = [
  ['en', en], ['pl', { ...shellPl.pl, ...thinkingPl, ...tawantinsuyuPl, ...teotihuacanPl }], ['hu', { ...shellHu.hu, ...thinkingHu, ...tawantinsuyuHu, ...teotihuacanHu }], ['ru', { ...shellRu.ru, ...thinkingRu, ...tawantinsuyuRu, ...teotihuacanRu }],
]
const translations = catalogues.filter(([language]) => language !== 'en')

/** Messages that are the same in another language: names and loan words. */
const alike = ['app.name', 'first.itzel', 'game.tawantinsuyu', 'game.teotihuacan', 'mark.jaguar', 'new.solo', 'taw.first.illa', 'tawantinsuyu.automa', 'teotihuacan.automa', 'title.solo']

const texts = (message: Message): readonly string[] => (typeof message === 'string' ? [message] : Object.values(message))
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

describe('messages', () => {
  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !sources.includes(`'${key}'`))).toEqual([])
  })

  it.each(translations)('%s has every message and no other', (language, messages) => {
    expect(Object.keys(en).filter((key) => !Object.hasOwn(messages, key)), `missing in i18n/${language}/`).toEqual([])
    expect(Object.keys(messages).filter((key) => !Object.hasOwn(en, key)), `unknown in i18n/${language}/`).toEqual([])
  })

  it.each(translations)('%s leaves nothing in English', (_language, messages) => {
    const same = Object.entries(en).filter(([key, english]) => !alike.includes(key) && texts(messages[key] ?? '').includes(texts(english)[0] ?? ''))
    expect(same.map(([key]) => key)).toEqual([])
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

  it.each(catalogues)('%s keeps what stands on a phone within 28 letters', (_language, messages) => {
    const long = Object.entries(messages)
      .filter(([key]) => /^(narrow|tab)\./.test(key))
      .flatMap(([key, message]) => texts(message).map((text) => `${key}: ${text.replaceAll(/\{\w+\}/g, '')}`).filter((line) => line.length - key.length - 2 > 28))
    expect(long).toEqual([])
  })

  it('choose the plural form by n', () => {
    expect(phrase('en', { one: '{n} step', other: '{n} steps' }, { n: 1 })).toBe('1 step')
    expect(phrase('pl', { one: '{n} krok', few: '{n} kroki', many: '{n} kroków', other: '{n} kroku' }, { n: 22 })).toBe('22 kroki')
    expect(phrase('ru', { one: '{n} шаг', few: '{n} шага', many: '{n} шагов', other: '{n} шага' }, { n: 11 })).toBe('11 шагов')
    expect(phrase('hu', { one: '{n} lépés', other: '{n} lépés' }, { n: 5 })).toBe('5 lépés')
  })
})
