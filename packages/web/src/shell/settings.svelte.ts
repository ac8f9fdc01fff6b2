// What a person wants on this device. Kept in local storage: it must be known before the first picture.
import type { Manner } from '../engine/protocol.ts'
import { type Language, languages, setLanguage } from '../i18n/language.svelte.ts'

export type Theme = 'dark' | 'light'

export interface Settings extends Manner {
  readonly language: Language
  readonly theme: Theme
  /** Turns of a program show themselves step by step. */
  readonly theatre: boolean
  /** How fast pieces move: 0 not at all, 1 as designed. */
  readonly motion: number
}

const KEY = 'tollan-settings'

const prefersLight = (): boolean => matchMedia('(prefers-color-scheme: light)').matches
const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in languages
const spoken = (): Language => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // storage may be closed or spoilt: the defaults do
  }
}

function read(): Settings {
  const { language, theme, forced, confirm, theatre, motion } = stored()
  return {
    language: isLanguage(language) ? language : spoken(),
    theme: theme === 'dark' || theme === 'light' ? theme : prefersLight() ? 'light' : 'dark',
    theatre: theatre !== false,
    motion: typeof motion === 'number' && motion >= 0 ? motion : 1,
    forced: forced !== false,
    confirm: confirm === 'never' || confirm === 'irreversible' ? confirm : 'always',
  }
}

let settings = $state.raw<Settings>(read())

function show({ theme }: Settings): void {
  document.documentElement.dataset['theme'] = theme
}

export const currentSettings = (): Settings => settings

export async function changeSettings(change: Partial<Settings>): Promise<void> {
  settings = { ...settings, ...change }
  show(settings)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a device that keeps nothing still plays
  }
  if (change.language !== undefined) await setLanguage(change.language)
}

/** Before the first picture. */
export async function applySettings(): Promise<void> {
  show(settings)
  await setLanguage(settings.language)
}
