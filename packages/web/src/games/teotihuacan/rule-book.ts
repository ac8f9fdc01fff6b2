// The rules of Teotihuacan in each language.
import type { Language } from '../../i18n/language.svelte.ts'
import type { RuleBook } from '../../shell/rules/rule-book.ts'

const books: Readonly<Record<Language, () => Promise<{ readonly book: RuleBook }>>> = {
  en: () => import('virtual:rule-book/teotihuacan/en'),
  pl: () => import('virtual:rule-book/teotihuacan/pl'),
  hu: () => import('virtual:rule-book/teotihuacan/hu'),
  ru: () => import('virtual:rule-book/teotihuacan/ru'),
}

export const ruleBook = async (language: Language): Promise<RuleBook> => (await books[language]()).book
