// What a seat said once and for the rest of another's turn: it takes no part in offers of one kind. Only ever an answer that is legal is given for it.
import type { Asked } from '@tollan/kernel'
import type { Scene } from '../../engine/protocol.ts'
import type { GameLook } from '../look.ts'

export interface StandingPass {
  readonly seat: number
  readonly turn: number
  readonly kind: string
}

/** The seat is asked although another one moves; in the set-up nobody does. */
export const isAskedElsewhere = ({ owner, over }: Pick<Scene, 'owner' | 'over'>, question: Asked | null): question is Asked & { readonly seat: number } =>
  question !== null && question.seat !== 'chance' && !over && owner >= 0 && owner !== question.seat

/** The answer of the open question that takes no part; null where one has to decide. */
export function passOf(look: Pick<GameLook, 'passes'>, scene: Pick<Scene, 'owner' | 'over'>, question: Asked | null): string | null {
  if (!isAskedElsewhere(scene, question)) return null
  const answer = look.passes?.(question.kind, question.answers) ?? null
  return answer !== null && question.answers.includes(answer) ? answer : null
}

/** Passes end with the turn they were said in. */
export const stillStanding = (passes: readonly StandingPass[], turn: number): readonly StandingPass[] => (passes.every((one) => one.turn === turn) ? passes : passes.filter((one) => one.turn === turn))

export interface PassedAnswer {
  readonly seat: number
  readonly revision: number
  readonly answer: string
}

/** What a standing pass answers to the newest position, or null. */
export function passed(passes: readonly StandingPass[], look: Pick<GameLook, 'passes'>, scene: Pick<Scene, 'owner' | 'over' | 'turn' | 'viewer' | 'asked'>): PassedAnswer | null {
  const question = scene.asked.find((one) => one.seat === scene.viewer && one.answers.length > 0) ?? null
  if (question === null || question.seat === 'chance' || !passes.some(({ seat, turn, kind }) => seat === question.seat && turn === scene.turn && kind === question.kind)) return null
  const answer = passOf(look, scene, question)
  return answer === null ? null : { seat: question.seat, revision: question.revision, answer }
}
