// Where a strong player's points come from, by game, number of players and source of the points: means of games of the level `priest` with itself, without modules.
type BySource = Readonly<Record<string, number>>

const means: Readonly<Record<string, Readonly<Record<number, BySource>>>> = {
  teotihuacan: {
    1: { avenue: 56.3, construction: 22.1, track: 20.1, technologies: 13.4, decorations: 11.9, ascension: 10, lead: 9.7, nobles: 8.5, temples: 7.5, other: 3.3, discoveries: 0.7, masks: 0.3, salary: -4.2 },
    2: { avenue: 47.9, construction: 23.8, track: 22.3, technologies: 13.2, decorations: 12.4, ascension: 9.8, nobles: 8.6, lead: 7, temples: 6.5, other: 2.7, discoveries: 0.7, bonus: 0.6, masks: 0.5, salary: -3 },
    3: { avenue: 40.3, construction: 23.1, track: 22.4, technologies: 16.5, decorations: 12.1, ascension: 9.3, temples: 7.8, lead: 5.8, nobles: 5.6, bonus: 2.4, other: 2.2, masks: 1.1, discoveries: 0.4, salary: -4 },
    4: { avenue: 34.1, construction: 25.2, track: 22.4, technologies: 20.5, decorations: 11.4, ascension: 9.8, temples: 7.5, nobles: 5.5, lead: 4.8, other: 2.1, masks: 2.1, bonus: 1.4, discoveries: 0.7, salary: -2.4 },
  },
  tawantinsuyu: {
    1: { regions: 13.2, cards: 13.2, gods: 7.7, stairs: 5.8, feast: 4.3, tapestries: 4.3, statues: 3, workers: 2, merchant: 1.5, temple: 1.3, army: 0.7, buildings: 0.7, conquests: 0.3, gold: 0.2, upkeep: -13 },
    2: { regions: 17.8, gods: 9.9, tapestries: 6.8, conquests: 5.3, stairs: 5.2, cards: 4, statues: 3.8, feast: 3.5, buildings: 3.1, temple: 2.2, workers: 1.8, army: 1, merchant: 0.5, gold: 0.3, upkeep: -1 },
    3: { gods: 9.3, regions: 9.1, stairs: 5.7, cards: 3.3, tapestries: 3.3, statues: 2.8, feast: 2.3, buildings: 1.8, workers: 1.7, temple: 1.5, conquests: 1.1, start: 0.8, army: 0.7, gold: 0.6, merchant: 0.5, upkeep: -0.7 },
  },
}

/** Null where nobody has measured it. */
export const strongPoints = (game: string, players: number): BySource | null => means[game]?.[players] ?? null
