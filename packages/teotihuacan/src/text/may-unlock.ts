/** Whether a turn may be spent on unlocking; a question without answers is put as if it could. */
export const mayUnlock = (answers: readonly string[]): boolean => answers.length === 0 || answers.includes('free-unlock')
