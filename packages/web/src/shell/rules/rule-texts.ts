// The rules reference of a game by rule id, fetched per language when a rule is to be shown.
import type { Language } from '../../i18n/language.svelte.ts'

const LINE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.+)$/gm

/** `files` by path, as the build finds them. Undefined for a language whose reference is the refusal itself: the engine speaks English. */
export function ruleTexts(files: Readonly<Record<string, () => Promise<string>>>): (language: Language, id: string) => Promise<string | undefined> {
  const known = new Map<Language, Promise<ReadonlyMap<string, string>>>()
  const read = async (language: Language): Promise<ReadonlyMap<string, string>> => {
    const texts = await Promise.all(Object.entries(files).flatMap(([path, load]) => (path.includes(`/rules/${language}/`) ? [load()] : [])))
    return new Map(texts.flatMap((text) => Array.from(text.matchAll(LINE), ([, id = '', rule = '']) => [id, rule] as const)))
  }
  return async (language, id) => {
    const rules = known.get(language) ?? read(language)
    known.set(language, rules)
    return (await rules).get(id)
  }
}
