// Versions of the rules by which a game without corrected values goes the same way: what was learnt by one holds for the others.

/** Tried by the behaviour of the engines, `packages/cli/src/freeze.test.ts`. */
export const alike: Readonly<Record<string, readonly (readonly number[])[]>> = { teotihuacan: [[2, 3]], tawantinsuyu: [[2, 3]] }

export const playAlike = (game: string, one: number, other: number): boolean =>
  one === other || (alike[game] ?? []).some((versions) => versions.includes(one) && versions.includes(other))

/** The engine to think with, out of those a loader knows: the newest, which tells most beside the rules, unless a table goes by rules that play otherwise. */
export async function engineToThinkWith<E extends { readonly ok: boolean; readonly definition?: { readonly version: number } }>(
  load: (game: string, version?: number) => Promise<E>, { game, version }: { readonly game: string; readonly version: number },
): Promise<E> {
  const newest = await load(game)
  return newest.definition === undefined || playAlike(game, newest.definition.version, version) ? newest : await load(game, version)
}
