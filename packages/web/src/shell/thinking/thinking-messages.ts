// Messages about players that think: fetched when one sits down.
import { addMessages, type MessagePart } from '../../i18n/language.svelte.ts'
import { en } from './i18n/en.ts'

const messages: MessagePart = {
  en: async () => en,
  pl: async () => (await import('./i18n/pl.ts')).pl,
  hu: async () => (await import('./i18n/hu.ts')).hu,
  ru: async () => (await import('./i18n/ru.ts')).ru,
}

export const thinkingMessages = (): Promise<void> => addMessages(messages)
