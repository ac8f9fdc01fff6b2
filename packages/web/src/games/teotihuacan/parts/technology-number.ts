/** The number of a technology as its words have it: on tiles, boards and cards alike. */
export const technologyNumber = (number: number): string => (Number.isInteger(number) ? `${number}` : `${Math.floor(number)}½`)
