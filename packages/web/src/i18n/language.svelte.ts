// The language of the interface: switched without reload, loaded when it is chosen.
import { en, type MessageKey, type Messages } from './en.ts'
import { phrase, type Values } from './message.ts'

export type Language = 'en'

/** Each language in its own name. */
export const languages: Readonly<Record<Language, string>> = { en: 'English' }

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = { en: async () => en }

let language = $state<Language>('en')
let messages = $state.raw<Messages>(en)

export const currentLanguage = (): Language => language

export async function setLanguage(next: Language): Promise<void> {
  messages = await catalogues[next]()
  language = next
  document.documentElement.lang = next
}

/** A message in the language of the interface. */
export const t = (key: MessageKey, values?: Values): string => phrase(language, messages[key], values)
