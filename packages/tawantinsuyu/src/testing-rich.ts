// For tests by random play: tables on which much is possible.
import { fastRandom } from '@tollan/kernel'
import { armyNames, buildingNames, godCardNames, spaceNames, statueNames } from './answers.ts'
import { type Table, table } from './testing.ts'

/** Deals names out to the seats, `each` to everyone, in an order of its own. */
function deal(names: readonly string[], seats: number, each: number, random: (n: number) => number): string[][] {
  const left = [...names]
  return Array.from({ length: seats }, () => Array.from({ length: each }, () => left.splice(random(left.length), 1)[0] ?? ''))
}

/** Everybody is wealthy, owns Statues, armies and Buildings, and Steps lead down everywhere. */
export function richTable(players: number, seed: number): Table {
  const random = fastRandom(seed)
  const cards = deal(godCardNames, players, 6, random)
  const armies = deal(armyNames, players, 7, random)
  const buildings = deal(buildingNames, players, 8, random)
  const statues = deal(statueNames, players, 2, random)
  const production = (name: string): boolean => name.startsWith('production')
  const taken = spaceNames.filter(() => random(4) === 0).slice(0, 8)
  return table({
    players,
    position: {
      turn: random(players), orientation: random(5), feasts: random(3),
      hill: Object.fromEntries(taken.map((space, i) => [space, ['architect', 'craftsman', 'warrior', 'courier', 'priest'][i % 5]])),
      steps: Object.fromEntries([0, 1, 2, 3, 4].filter(() => random(2) === 0).map((section) => [`steps-upper-${section}`, section % players])),
      casualties: ['warrior'],
      seats: cards.map((hand, seat) => ({
        potato: 12, corn: 12, stone: 14, gold: 9, vp: 20, temple: random(9), priest: random(5),
        workers: [['priest', 'courier'], ['warrior', 'architect'], ['craftsman', 'priest'], ['warrior', 'courier']][seat],
        godCards: hand.slice(2), shown: hand.slice(0, 2), armyCards: armies[seat].slice(0, 2), army: armies[seat].slice(2, 6), armyDown: armies[seat].slice(6),
        buildings: buildings[seat].filter((name, i) => !production(name) || i % 3 > 0), buildingsDown: buildings[seat].filter((name, i) => production(name) && i % 3 === 0),
        statues: statues[seat],
        tapestries: [[`weaving-sw0${seat + 1}`]],
      })),
    },
    seed,
  })
}
