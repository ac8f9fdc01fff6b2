// Made by build/rule-book.ts from the rules documents of a game.
declare module 'virtual:rule-book/*' {
  export const book: import('./shell/rules/rule-book.ts').RuleBook
}
