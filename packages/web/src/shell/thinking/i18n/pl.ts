import type { ThinkingMessages } from './en.ts'

export const pl: ThinkingMessages = {
  'level.visitor.what': 'ogląda kilka ruchów i bierze ten, który mu się podoba.',
  'level.apprentice.what': 'wie, co warto mieć, i łatwo się rozprasza.',
  'level.builder.what': 'planuje swoje tury i czasem próbuje inaczej.',
  'level.priest.what': 'gra najlepszy ruch, jaki widzi.',
  'level.ruler.what': 'rozgrywa w myślach dalej swoje najlepsze ruchy, zanim wybierze: do sekundy na turę.',
  'thinking.wants': 'Chce: {steps}',
  'thinking.plan': 'Chce: {steps}. Spodziewa się {n} punktów na koniec.',
}
