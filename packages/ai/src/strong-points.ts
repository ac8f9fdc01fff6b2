// Where a strong player's points come from, by game, number of players and source of the points: means of games of the level `priest` with itself, without modules.
type BySource = Readonly<Record<string, number>>

const means: Readonly<Record<string, Readonly<Record<number, BySource>>>> = {}

/** Null where nobody has measured it. */
export const strongPoints = (game: string, players: number): BySource | null => means[game]?.[players] ?? null
