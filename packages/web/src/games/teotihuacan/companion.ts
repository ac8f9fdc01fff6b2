// Whoever sits beside a person in their first steps: plays by the rules, at once, without a plan.
import { verbOf } from './parts/answer-parts.ts'
import type { Asked } from '@tollan/kernel'

/** Taken wherever they are offered: the game moves on, and debts are paid. */
const liked = ['main-action', 'pay-fee', 'reward:ascend-worker', 'worship-for:effect']
/** What would only make a turn longer. */
const disliked = ['use', 'unlock', 'free-unlock']

export function companion({ kind, answers }: Asked, pick: (n: number) => number): string {
  if (kind === 'salary') return answers[0] ?? ''
  const favourite = liked.find((answer) => answers.includes(answer))
  if (favourite !== undefined) return favourite
  const plain = answers.filter((answer) => !disliked.includes(verbOf(answer)))
  const among = plain.length > 0 ? plain : answers
  return among[pick(among.length)] ?? ''
}
