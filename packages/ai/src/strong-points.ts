// Where a strong player's points come from, by game, number of players and source of the points: means of games of the level `priest` with itself, without modules.
type BySource = Readonly<Record<string, number>>

const means: Readonly<Record<string, Readonly<Record<number, BySource>>>> = {
  teotihuacan: {
    1: { avenue: 54.9, construction: 22.4, temples: 22.3, track: 21.5, bonus: 14.1, decorations: 12.8, lead: 11.2, technologies: 8.7, nobles: 4.2, ascension: 2.7, royals: 1.2, other: 0.9, discoveries: 0.8, salary: -6.7 },
    2: { avenue: 53.4, track: 20.9, construction: 19.7, temples: 17.4, technologies: 16.7, bonus: 16, decorations: 14.4, lead: 7.4, nobles: 5.4, ascension: 2.3, other: 1.2, royals: 0.9, discoveries: 0.9, masks: 0.5, salary: -7.4 },
    3: { avenue: 44.8, construction: 23.2, track: 22.1, technologies: 22, bonus: 17.8, temples: 15.9, decorations: 12.5, lead: 5.3, nobles: 5, ascension: 2.8, other: 1.2, discoveries: 1.2, royals: 1.1, masks: 0.3, salary: -5 },
    4: { avenue: 41.8, technologies: 26, construction: 25.5, track: 22.1, bonus: 16.8, temples: 13.5, decorations: 11.2, lead: 4.1, nobles: 3.6, ascension: 2.9, other: 2.1, royals: 1, discoveries: 0.9, masks: 0.4, salary: -4.1 },
  },
  tawantinsuyu: {
    1: { regions: 45.5, stairs: 14.1, buildings: 12.3, conquests: 11.1, tapestries: 11, gods: 9.6, cards: 8.2, feast: 5.2, statues: 3.5, start: 2.6, army: 2.5, temple: 2, workers: 1.8, gold: 0.7, upkeep: -1.2 },
    2: { regions: 37.7, buildings: 28.2, tapestries: 16.9, conquests: 15.2, cards: 11.9, stairs: 10, gods: 9.1, statues: 5.2, army: 5, feast: 3.5, temple: 3, workers: 1.6, gold: 1.5, start: 1.4, merchant: 0.9, upkeep: -1.6 },
    3: { regions: 23, buildings: 14.5, tapestries: 13.3, conquests: 10.8, gods: 9.8, cards: 7.8, stairs: 7.6, statues: 4.9, temple: 2.5, army: 2.4, feast: 2.3, gold: 1.5, start: 1.4, workers: 1.3, merchant: 0.5, upkeep: -0.9 },
    4: { regions: 21.5, buildings: 16.7, tapestries: 12.4, gods: 9.5, conquests: 8.9, stairs: 8.2, cards: 7.1, statues: 4.3, army: 4.3, temple: 2.6, feast: 1.8, start: 1.5, workers: 1.3, gold: 1.1, merchant: 0.7, upkeep: -2.1 },
  },
}

/** Null where nobody has measured it. */
export const strongPoints = (game: string, players: number): BySource | null => means[game]?.[players] ?? null
