// Answers are a verb and what it is about: "to:forest".
export const verbOf = (answer: string): string => answer.split(':', 1)[0] ?? ''
export const argumentOf = (answer: string): string => answer.slice(verbOf(answer).length + 1)
