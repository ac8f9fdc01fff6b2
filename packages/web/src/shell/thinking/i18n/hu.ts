import type { ThinkingMessages } from './en.ts'

export const hu: ThinkingMessages = {
  'level.visitor.what': 'megnéz néhány lépést, és azt választja, amelyik tetszik neki.',
  'level.apprentice.what': 'tudja, mi az értékes, de könnyű elterelni a figyelmét.',
  'level.builder.what': 'megtervezi a köreit, és néha más utat próbál.',
  'level.priest.what': 'a legjobb kört játssza, amelyet lát.',
  'level.ruler.what': 'fejben végigjátssza a legjobb köreit, mielőtt választ: körönként legfeljebb egy másodperc.',
  'thinking.wants': 'Terve: {steps}',
  'thinking.plan': 'Terve: {steps}. A végén {n} pontra számít.',
}
