// How far somebody has followed a hint by their own answers.
import type { Told } from '../../engine/protocol.ts'

type Given = Pick<Told, 'seat' | 'answer' | 'forced'>

/** How many steps of a turn have been given since it was advised; null when something else was given, or nothing of it is left. What others answer meanwhile does not matter: a turn is advised up to the first step that depends on them. */
export function stepsDone(answers: readonly string[], given: readonly Given[], seat: number): number | null {
  let done = 0
  for (const { seat: who, answer, forced } of given) {
    if (who !== seat) continue
    if (answer === answers[done]) done++
    else if (!forced) return null
  }
  return done < answers.length ? done : null
}
