// Where a strong player's points come from, by game, number of players and source of the points: means of games of the level `priest` with itself, without modules.
type BySource = Readonly<Record<string, number>>

const means: Readonly<Record<string, Readonly<Record<number, BySource>>>> = {
  teotihuacan: {
    1: { avenue: 56.2, bonus: 23.7, track: 20.1, temples: 17.5, construction: 16.5, decorations: 15.8, technologies: 12.2, lead: 11.5, nobles: 3.3, ascension: 2.5, royals: 1.1, discoveries: 0.8, other: 0.7, masks: 0.3, salary: -7 },
    2: { avenue: 53.3, bonus: 23.6, track: 19.1, temples: 16.5, construction: 16.2, decorations: 14.9, technologies: 14.6, lead: 7, nobles: 4.9, ascension: 1.6, discoveries: 1, other: 0.7, royals: 0.5, masks: 0.3, salary: -6.1 },
    3: { avenue: 48.1, track: 21.7, bonus: 21.3, construction: 21, technologies: 19.9, temples: 16.4, decorations: 13.7, lead: 5.8, nobles: 3.7, ascension: 1.9, discoveries: 1.2, other: 1.2, royals: 1.2, masks: 0.9, salary: -6.4 },
    4: { avenue: 41.8, technologies: 27.2, construction: 23.8, track: 21.7, bonus: 21.4, temples: 16.2, decorations: 12.2, lead: 4.5, nobles: 3.5, ascension: 2.2, other: 1.2, masks: 1.2, discoveries: 1, royals: 0.9, salary: -6 },
  },
  tawantinsuyu: {
    1: { regions: 45, stairs: 16.1, cards: 13.2, buildings: 11.8, conquests: 11.2, tapestries: 10.2, gods: 10, feast: 6.3, statues: 5.3, temple: 2.8, army: 2.5, workers: 2.1, start: 1.7, gold: 1.3, merchant: 0.4, upkeep: -1.5 },
    2: { regions: 37.7, buildings: 28.2, tapestries: 16.9, conquests: 15.2, cards: 11.9, stairs: 10, gods: 9.1, statues: 5.2, army: 5, feast: 3.5, temple: 3, workers: 1.6, gold: 1.5, start: 1.4, merchant: 0.9, upkeep: -1.6 },
    3: { regions: 23, buildings: 14.5, tapestries: 13.3, conquests: 10.8, gods: 9.8, cards: 7.8, stairs: 7.6, statues: 4.9, temple: 2.5, army: 2.4, feast: 2.3, gold: 1.5, start: 1.4, workers: 1.3, merchant: 0.5, upkeep: -0.9 },
    4: { regions: 21.5, buildings: 16.7, tapestries: 12.4, gods: 9.5, conquests: 8.9, stairs: 8.2, cards: 7.1, statues: 4.3, army: 4.3, temple: 2.6, feast: 1.8, start: 1.5, workers: 1.3, gold: 1.1, merchant: 0.7, upkeep: -2.1 },
  },
}

/** Null where nobody has measured it. */
export const strongPoints = (game: string, players: number): BySource | null => means[game]?.[players] ?? null
