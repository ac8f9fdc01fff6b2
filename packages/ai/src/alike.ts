// Versions of the rules by which a game without corrected values goes the same way: what was learnt by one holds for the others.

/** Tried by the behaviour of the engines, `packages/cli/src/freeze.test.ts`. */
export const alike: Readonly<Record<string, readonly (readonly number[])[]>> = { teotihuacan: [[2, 3]], tawantinsuyu: [[2, 3]] }

export const playAlike = (game: string, one: number, other: number): boolean =>
  one === other || (alike[game] ?? []).some((versions) => versions.includes(one) && versions.includes(other))
