// The rules reference of Teotihuacan by rule id, fetched per language when a rule is to be shown.
import type { Language } from '../../i18n/language.svelte.ts'

const files = import.meta.glob<string>('../../../../teotihuacan/rules/*/*.md', { query: '?raw', import: 'default' })
const LINE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.+)$/gm

const known = new Map<string, Promise<ReadonlyMap<string, string>>>()

async function read(language: string): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(Object.entries(files).flatMap(([path, load]) => (path.includes(`/rules/${language}/`) ? [load()] : [])))
  return new Map(texts.flatMap((text) => Array.from(text.matchAll(LINE), ([, id = '', rule = '']) => [id, rule] as const)))
}

/** Undefined for a language whose reference is the refusal itself: the engine speaks English. */
export async function ruleText(language: Language, id: string): Promise<string | undefined> {
  const rules = known.get(language) ?? read(language)
  known.set(language, rules)
  return (await rules).get(id)
}
