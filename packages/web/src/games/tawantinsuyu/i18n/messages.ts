// Messages of the table of Tawantinsuyu: fetched with its look, in the language of the interface.
import type { MessagePart } from '../../../i18n/language.svelte.ts'
import { en } from './en.ts'

export const messages: MessagePart = {
  en: async () => en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
  ru: async () => (await import('./ru.ts')).ru,
}
