// The rules of Tawantinsuyu in each language.
import type { Language } from '../../i18n/language.svelte.ts'
import type { RuleBook } from '../../shell/rules/rule-book.ts'

const books: Readonly<Record<Language, () => Promise<{ readonly book: RuleBook }>>> = {
  en: () => import('virtual:rule-book/tawantinsuyu/en'),
  pl: () => import('virtual:rule-book/tawantinsuyu/pl'),
  hu: () => import('virtual:rule-book/tawantinsuyu/hu'),
  ru: () => import('virtual:rule-book/tawantinsuyu/ru'),
}

export const ruleBook = async (language: Language): Promise<RuleBook> => (await books[language]()).book
