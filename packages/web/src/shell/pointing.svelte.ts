// The answer somebody points at, by mouse or focus: in the list, at its things, at a button of the game. What it is about lights up, and
// renderers may show what it would do.
let answers = $state.raw<readonly string[]>([])

/** Answers pointed at: several when a thing stands for several. */
export const pointedAnswers = (): readonly string[] => answers

/** The one answer pointed at, else null. */
export const pointedAnswer = (): string | null => (answers.length === 1 ? (answers[0] ?? null) : null)

export function pointAt(next: readonly string[]): void {
  if (next.length !== answers.length || next.some((answer, i) => answer !== answers[i])) answers = next
}
