// The language of the interface: switched without reload, loaded when it is chosen.
import { bound } from './binding.ts'
import { en, type MessageKey, type Messages } from './en.ts'
import { phrase, type Values } from './message.ts'

/** Each language in its own name. */
export const languages = { en: 'English', pl: 'Polski', hu: 'Magyar', ru: 'Русский' } as const

export type Language = keyof typeof languages

/** English is always there; the others come when they are chosen. */
const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
  ru: async () => (await import('./ru.ts')).ru,
}

let language = $state<Language>('en')
let messages = $state.raw<Messages>(en)

export const currentLanguage = (): Language => language

let wanted: Language = 'en'

export async function setLanguage(next: Language): Promise<void> {
  wanted = next
  const loaded = await catalogues[next]()
  if (wanted !== next) return // somebody has chosen another one meanwhile
  messages = loaded
  language = next
  document.documentElement.lang = next
}

/** A message in the language of the interface. */
export const t = (key: MessageKey, values?: Values): string => bound(language, phrase(language, messages[key], values))
