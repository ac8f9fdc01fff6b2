// The language of the interface: switched without reload, loaded when it is chosen.
import { bound } from './binding.ts'
import { en, type MessageKey, type Messages } from './en.ts'
import { type Message, phrase, type Values } from './message.ts'

/** Each language in its own name. */
export const languages = { en: 'English', pl: 'Polski', hu: 'Magyar', ru: 'Русский' } as const

export type Language = keyof typeof languages

/** Messages by language, each fetched when it is needed. */
export type MessagePart = Readonly<Record<Language, () => Promise<Readonly<Record<string, Message>>>>>

/** English is always there; the others come when they are chosen. */
const shell: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
  ru: async () => (await import('./ru.ts')).ru,
}

const parts = new Set<MessagePart>([shell])

let language = $state<Language>('en')
let messages = $state.raw<Readonly<Record<string, Message>>>(en)

export const currentLanguage = (): Language => language

let wanted: Language = 'en'

export async function setLanguage(next: Language): Promise<void> {
  wanted = next
  const loaded = await Promise.all([...parts].map((part) => part[next]()))
  if (wanted !== next) return // somebody has chosen another one meanwhile
  messages = Object.assign({}, ...loaded)
  language = next
  document.documentElement.lang = next
}

/** Adds the messages of a game to those of the interface. */
export async function addMessages(part: MessagePart): Promise<void> {
  if (parts.has(part)) return
  parts.add(part)
  await setLanguage(wanted)
}

/** A message in the language of the interface. */
export const t = (key: MessageKey, values?: Values): string => bound(language, phrase(language, messages[key] ?? key, values))
