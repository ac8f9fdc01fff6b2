// What a person wants on this device. Kept in local storage: it must be known before the first picture.
import type { Confirm, Manner } from '../engine/protocol.ts'
import { type Language, languages, setLanguage } from '../i18n/language.svelte.ts'

export const themes = ['system', 'dark', 'light'] as const
export const confirms = ['always', 'irreversible', 'never'] as const satisfies readonly Confirm[]
export const handOvers = ['always', 'secrets', 'never'] as const
/** How many times the usual speed; 0 is no movement at all, or every step by a click. */
export const speeds = [0, 0.5, 1, 2, 4] as const
/** The automa's turn is not shown step by step: the table simply has changed. */
export const AT_ONCE = 99
export const automaSpeeds = [0, 0.5, 1, 2, 4, AT_ONCE] as const
/** How fast a turn goes on by itself that is watched all the same by who goes by clicks or wants turns at once. */
export const paceOf = (automa: (typeof automaSpeeds)[number]): number => (automa === 0 || automa === AT_ONCE ? 1 : automa)
export const textSizes = [1, 1.15, 1.3] as const

export type Speed = (typeof speeds)[number]

export interface Settings extends Manner {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  /** Speed of animations; 0 shows none. */
  readonly motion: Speed
  /** Speed of the automa's turn; 0 waits for a click at every step. */
  readonly automa: (typeof automaSpeeds)[number]
  /** When the screen is covered between two people. */
  readonly handOver: (typeof handOvers)[number]
  /** A letter beside the symbol of a seat. */
  readonly initials: boolean
  /** An answer that comes too early to be meant is not taken. */
  readonly slips: boolean
  /** The first time a module is played, a page says what is new. */
  readonly introduce: boolean
  readonly sound: boolean
  /** Points to be expected and the chance to win are shown at the table. */
  readonly chance: boolean
  /** What was reconstructed is marked on the table. */
  readonly marks: boolean
  readonly textSize: (typeof textSizes)[number]
}

const KEY = 'tollan-settings'

const light = matchMedia('(prefers-color-scheme: light)')
const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value)
const spoken = (): Language => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T => values.find((known) => known === value) ?? otherwise

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // storage may be closed or spoilt: the defaults do
  }
}

function read(): Settings {
  const kept = stored()
  return {
    language: isLanguage(kept['language']) ? kept['language'] : spoken(),
    theme: oneOf(themes, kept['theme'], 'system'),
    motion: oneOf(speeds, kept['motion'], matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1),
    automa: oneOf(automaSpeeds, kept['automa'], 1),
    confirm: oneOf(confirms, kept['confirm'], 'always'),
    forced: kept['forced'] !== false,
    handOver: oneOf(handOvers, kept['handOver'], 'secrets'),
    initials: kept['initials'] === true,
    slips: kept['slips'] !== false,
    introduce: kept['introduce'] !== false,
    sound: kept['sound'] === true,
    chance: kept['chance'] === true,
    marks: kept['marks'] !== false,
    textSize: oneOf(textSizes, kept['textSize'], 1),
  }
}

let settings = $state.raw<Settings>(read())
let systemIsLight = $state(light.matches)

export const currentSettings = (): Settings => settings

/** Labels on boards and tiles grow half as much as text: their places do not grow. */
export const currentLabelSize = (): number => 1 + (settings.textSize - 1) / 2

/** The theme on the screen. */
export const currentTheme = (): 'dark' | 'light' => (settings.theme === 'system' ? (systemIsLight ? 'light' : 'dark') : settings.theme)

function show(): void {
  const { documentElement: root } = document
  root.dataset['theme'] = currentTheme()
  root.dataset['motion'] = String(settings.motion)
  for (const name of ['--text-size', '--text-wanted']) root.style.setProperty(name, String(settings.textSize))
  for (const name of ['--label-size', '--label-wanted']) root.style.setProperty(name, String(currentLabelSize()))
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(root).getPropertyValue('--cornice').trim())
}

light.addEventListener('change', () => {
  systemIsLight = light.matches
  show()
})

export async function changeSettings(change: Partial<Settings>): Promise<void> {
  settings = { ...settings, ...change }
  show()
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a device that keeps nothing still plays
  }
  if (change.language !== undefined) await setLanguage(change.language)
}

/** Before the first picture. */
export async function applySettings(): Promise<void> {
  show()
  await setLanguage(settings.language)
}
