// A book is read chapter by chapter: a thousand rules at once are slow to draw and to find one's way in.
import type { RuleBook, RuleSection } from './rule-book.ts'

/** A chapter with its parts. */
export type Chapter = readonly RuleSection[]

export function chaptersOf({ sections }: RuleBook): readonly Chapter[] {
  const chapters: RuleSection[][] = []
  for (const section of sections) {
    const last = chapters.at(-1)
    if (section.level === 1 || last === undefined) chapters.push([section])
    else last.push(section)
  }
  return chapters
}

/** The place of the chapter a rule stands in; the first one for a rule nobody knows. */
export const chapterWith = (chapters: readonly Chapter[], rule: string): number =>
  Math.max(0, chapters.findIndex((chapter) => chapter.some(({ rules }) => rules.some(({ id }) => id === rule))))

/** Sections with at most so many rules in all. */
export function firstRules(sections: readonly RuleSection[], most: number): readonly RuleSection[] {
  let left = most
  return sections.flatMap((section) => {
    const rules = section.rules.slice(0, Math.max(0, left))
    left -= rules.length
    return rules.length === 0 && section.rules.length > 0 ? [] : [{ ...section, rules }]
  })
}
