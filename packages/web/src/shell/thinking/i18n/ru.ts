import type { ThinkingMessages } from './en.ts'

export const ru: ThinkingMessages = {
  'level.visitor.what': 'смотрит несколько ходов и берёт понравившийся.',
  'level.apprentice.what': 'знает, что ценно, но легко отвлекается.',
  'level.builder.what': 'планирует свои ходы и иногда пробует иначе.',
  'level.priest.what': 'играет лучший ход, который видит.',
  'level.ruler.what': 'доигрывает лучшие ходы в уме, прежде чем выбрать: до секунды на ход.',
  'thinking.wants': 'Хочет: {steps}',
  'thinking.plan': 'Хочет: {steps}. Ожидает {n} очков в конце.',
}
