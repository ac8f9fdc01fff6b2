/** Marks on the dice of nobody, by colour: the words of the log call them circle, triangle and cross. */
const MARKS = ['neutral-a', 'neutral-b', 'neutral-c']

export const neutralMark = (colour: number): string => MARKS[colour % MARKS.length] ?? ''
