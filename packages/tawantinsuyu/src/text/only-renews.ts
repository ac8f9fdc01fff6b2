/** Nothing can produce: whoever follows a Production is asked by Z16 alone (TAW-BLD-Z16). */
export const onlyRenews = (answers: readonly string[]): boolean => answers.length > 0 && !answers.some((answer) => answer.startsWith('produce:'))
