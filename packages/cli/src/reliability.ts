// tollan reliability: how often seats won that were given a chance.
import { accuracyIn, agreement, chanceOf, type Claim, type Forecast, fittedCurve, forecastsOf, type Mind, openMind } from '@tollan/ai'
import { complain } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { MOST_SEED, namedGame, numberOf, parse, textOf } from './options.ts'
import { print } from './print.ts'

const usage = `usage: tollan reliability --game NAME [options]
Plays games of a level with itself, asks at turn starts how likely each seat is to win, and prints how often it did.
  --players N        at the table (2)
  --games N          how many games (40)
  --seed S           the series of games (1)
  --level NAME       who plays: builder or priest (builder)
  --rollouts N       instead: what hints and the coach claim in these games, beside so many rollouts of the same decisions`

/** A hint is asked for at every so many own turns: neighbours are alike. */
const EVERY = 5

/** What is claimed about decisions beside what rollouts say of them. */
function printAccuracy(mind: Mind, games: number, seed: number, rollouts: number): void {
  const hints: Claim[] = []
  const costs: Claim[] = []
  for (let n = 0; n < games; n++) {
    const found = accuracyIn(mind, n, { seed, rollouts, every: EVERY })
    hints.push(...found.hints)
    costs.push(...found.costs)
  }
  print(`| ${mind.definition.id}, ${mind.rules.options.players} players, ${games} games, ${rollouts} rollouts each | decisions | correlation | claimed above measured, points |`)
  print('|---|---|---|---|')
  for (const [name, claims] of [['a hint, best line before the next', hints], ['the coach, cost of a decision', costs]] as const) {
    const { correlation, bias } = agreement(claims)
    print(`| ${name} | ${claims.length} | ${correlation.toFixed(2)} | ${bias.toFixed(1)} |`)
  }
}

/** Those that judge by the whole network and play a game in seconds. */
const LEVELS = ['builder', 'priest'] as const
const BINS = 5

export const reliability: Command = {
  usage,
  async run(argv) {
    const text = { type: 'string' } as const
    const parsed = parse('reliability', argv, { game: text, players: text, games: text, seed: text, level: text, rollouts: text })
    const { definition } = namedGame(parsed)
    const players = numberOf(parsed, 'players', 2, 1, 5)
    const games = numberOf(parsed, 'games', 40, 1, 100_000)
    const seed = numberOf(parsed, 'seed', 1, 0, MOST_SEED)
    const isGiven = (name: string): boolean => textOf(parsed, name) !== undefined
    const level = textOf(parsed, 'level') ?? LEVELS[0]
    if (!LEVELS.some((one) => one === level)) return complain(`--level is ${LEVELS.join(' or ')}, not ${JSON.stringify(level)}`)
    if (isGiven('level') && isGiven('rollouts')) return complain('--rollouts looks at players of its own: it takes no --level')
    const mind = await openMind(definition, { players, modules: [], settings: {} })
    if (mind === null) return complain(`nobody has been trained for ${definition.id}`)
    if (isGiven('rollouts')) {
      printAccuracy(mind, games, seed, numberOf(parsed, 'rollouts', 1000, 1, 1_000_000))
      return 0
    }
    const all: Forecast[] = []
    for (let n = 0; n < games; n++) all.push(...forecastsOf(mind, level, seed, n))
    const bins = Array.from({ length: BINS }, (_, bin) => all.filter(({ margin, gone }) => Math.min(BINS - 1, Math.floor(BINS * chanceOf(mind.rules, margin, gone))) === bin))
    print(`| ${definition.id}, ${players} players, ${games} games: chance | times | said | won |`)
    print('|---|---|---|---|')
    const percent = (values: readonly number[]): string => `${Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length))} %`
    for (const [bin, rows] of bins.entries())
      print(`| ${(100 * bin) / BINS} to ${(100 * (bin + 1)) / BINS} % | ${rows.length} | ${percent(rows.map(({ margin, gone }) => chanceOf(mind.rules, margin, gone)))} | ${percent(rows.map(({ won }) => won))} |`)
    const { scatter, tooHigh } = fittedCurve(all)
    print(`what would fit best: a scatter of ${scatter.join(' to ')} points, expected too high by ${tooHigh.join(' to ')}`)
    return 0
  },
}
