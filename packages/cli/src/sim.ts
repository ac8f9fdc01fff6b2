// tollan sim: many random games.
import { createGame, type Game, isOver, renew, REVISION, type Ruleset } from '@tollan/kernel'
import { complain, FAILED, oneLine } from './complaint.ts'
import { type CoverageReport, createCoverage } from './coverage.ts'
import type { Command } from './dispatch.ts'
import { defaultGame } from './games.ts'
import { legalMixes } from './mix.ts'
import {
  chosenGame, type Chosen, gameOptions, gameUsage, isSet, MOST_SEED, namedGame, namedModules, numberOf, parse, type Parsed, textOf,
} from './options.ts'
import { gameRandom, playChecked, playOut, unstarted } from './playout.ts'
import { createScoreTally, type Scores } from './score-tally.ts'
import { cpuSecondsSince, grouped, print, printJson, printRows, rounded } from './print.ts'

const MOST_WARM_UP = 300
const LEAST_WARM_UP = 10

const usage = `usage: tollan sim [options]
${gameUsage}
  --games N          how many games (100)
  --seed S           the series of games (1)
  --from N           number of the first game of the series (1)
  --mix              each game a random legal combination of the modules and variants named, any number of players unless --players
  --check            look for broken rules after every decision
  --coverage         report which pieces and procedures occurred
  --json             one JSON object instead of a table`

interface Job {
  readonly chosen: Chosen
  /** The rules of game number n: the chosen ones, or one of a mix. */
  readonly rulesOf: (number: number) => Ruleset
  /** The combinations that take part; none without --mix. */
  readonly mix: readonly Ruleset[]
  readonly games: number
  readonly seed: number
  readonly from: number
  readonly check: boolean
  readonly coverage: boolean
  readonly data: string | undefined
}

interface Report {
  readonly game: string
  readonly players: number
  readonly modules: readonly string[]
  readonly settings: Readonly<Record<string, number>>
  readonly seed: number
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  /** On a busy machine the fairer figure: processor time of all threads, collector and compiler included. */
  readonly decisionsPerCpuSecond: number
  readonly gamesPerSecond: number
  readonly violations: number
  readonly scores: Scores
  readonly seconds: number
  readonly warmupGames: number
  readonly checked: boolean
  /** Legal combinations the games were drawn from, with --mix; `players` is then 0. */
  readonly combinations?: number
  readonly coverage?: CoverageReport
}

function warmUp({ chosen, seed, games }: Job): number {
  const n = Math.min(MOST_WARM_UP, Math.max(LEAST_WARM_UP, games))
  const g = createGame(chosen.rules)
  for (let i = 1; i <= n; i++) {
    renew(g)
    playOut(g, gameRandom(seed ^ 0x7a3d, i))
  }
  return n
}

export function simulate(job: Job): Report {
  const { rules: first, game } = job.chosen
  const coverage = job.coverage ? createCoverage(game.definition, job.mix.length > 0 ? job.mix : [first]) : null
  const plain = !job.check && coverage === null
  const warmupGames = plain && job.mix.length === 0 ? warmUp(job) : 0
  const tally = createScoreTally()
  const reused = new Map<Ruleset, Game>()
  let decisions = 0
  let finished = 0
  let violations = 0
  const found = (number: number, revision: number, what: string): void => {
    if (violations++ > 0) return
    const again = `--players ${job.rulesOf(number).options.players} --seed ${job.seed} --from ${number} --games 1 --check`
    const where = `game ${number} of seed ${job.seed} at revision ${revision}`
    process.stderr.write(`violation in ${where}: ${what} (again: tollan sim ${again}${extras(job, job.rulesOf(number))})\n`)
  }
  const cpu = process.cpuUsage()
  const before = performance.now()
  for (let number = job.from; number < job.from + job.games; number++) {
    const random = gameRandom(job.seed, number)
    const rules = job.rulesOf(number)
    const g = (plain ? reused.get(rules) : undefined) ?? unstarted(rules)
    reused.set(rules, g)
    if (plain) {
      renew(g)
      const played = attempt(() => playOut(g, random))
      decisions += Math.abs(played.decisions)
      if (played.fault !== null) found(number, g.s[REVISION], played.fault)
    } else {
      coverage?.attach(g)
      const played = playChecked(g, random, job.check, (at, answer) => coverage?.answered(at, answer))
      coverage?.collect(g)
      decisions += played.decisions
      for (const { revision, what } of played.findings) found(number, revision, what)
    }
    if (isOver(g)) {
      finished++
      tally.add(Array.from({ length: rules.seats }, (_, seat) => game.definition.points(g, seat)))
    } else found(number, g.s[REVISION], 'the game is not finished')
  }
  const seconds = (performance.now() - before) / 1000
  const cpuSeconds = cpuSecondsSince(cpu)
  const { players, modules, settings } = first.options
  return {
    game: game.definition.id,
    players: job.mix.length > 0 ? 0 : players,
    modules,
    settings,
    seed: job.seed,
    games: job.games,
    finished,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerCpuSecond: Math.round(decisions / cpuSeconds),
    gamesPerSecond: rounded(job.games / seconds, 4),
    violations,
    scores: tally.scores(first.seats),
    seconds: rounded(seconds, 4),
    warmupGames,
    checked: job.check,
    ...(job.mix.length === 0 ? {} : { combinations: job.mix.length }),
    ...(coverage === null ? {} : { coverage: coverage.report() }),
  }
}

/** A fault of the rules ends one game, not the series. */
function attempt(play: () => number): { readonly decisions: number; readonly fault: string | null } {
  try {
    return { decisions: play(), fault: null }
  } catch (error) {
    return { decisions: 0, fault: `the engine stumbled: ${oneLine(error)}` }
  }
}

const extras = (job: Job, rules: Ruleset): string => {
  const { modules, settings } = rules.options
  const { id } = job.chosen.game.definition
  const named = id === defaultGame ? [] : [`--game ${id}`]
  const chosen = modules.length === 0 ? [] : [`--modules ${modules.join(',')}`]
  const sheet = job.data === undefined ? [] : [`--data ${job.data}`]
  return [...named, ...chosen, ...Object.entries(settings).map(([name, n]) => `--setting ${name}=${n}`), ...sheet]
    .map((part) => ` ${part}`)
    .join('')
}

function show(report: Report): void {
  const { scores, coverage } = report
  printRows([
    ['game', report.game],
    ['players', report.combinations !== undefined ? `mixed: ${report.combinations} combinations` : report.players === 1 ? '1 against the automa' : report.players],
    ['modules', report.modules.join(', ') || 'none'],
    ['games', `${grouped(report.finished)} of ${grouped(report.games)} finished`],
    ['decisions', grouped(report.decisions)],
    ['decisions per second', `${grouped(report.decisionsPerSecond)} (${grouped(report.decisionsPerCpuSecond)} per second of CPU time)`],
    ['games per second', report.gamesPerSecond],
    ['violations', report.checked ? report.violations : `${report.violations} (not checked: use --check)`],
    ['scores', `mean ${scores.mean}, lowest ${scores.min}, highest ${scores.max}, by seat ${scores.meanBySeat.join(' ')}`],
    ['seconds', `${report.seconds}${report.warmupGames === 0 ? '' : ` after ${report.warmupGames} games of warm-up`}`],
  ])
  if (coverage === undefined) return
  for (const [name, share] of Object.entries(coverage)) {
    print(`${name}: ${share.occurred} of ${share.of} occurred`)
    if (share.missing.length > 0) print(`  missing: ${share.missing.join(', ')}`)
  }
}

const mixPlayers = (parsed: Parsed): number | null =>
  isSet(parsed, 'solo') ? 1 : textOf(parsed, 'players') === undefined ? null : numberOf(parsed, 'players', 2, 1, 5)

export const sim: Command = {
  usage,
  run(argv) {
    const parsed = parse('sim', argv, {
      ...gameOptions,
      games: { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
      check: { type: 'boolean' },
      coverage: { type: 'boolean' },
      mix: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const mix = isSet(parsed, 'mix') ? legalMixes(namedGame(parsed), namedModules(parsed), mixPlayers(parsed)) : []
    const chosen: Chosen = mix.length > 0 ? { game: namedGame(parsed), rules: mix[0] } : chosenGame(parsed)
    const job: Job = {
      chosen,
      rulesOf: (number) => (mix.length > 0 ? mix[gameRandom(number, 77)(mix.length)] : chosen.rules),
      mix,
      games: numberOf(parsed, 'games', 100, 1, 1e9),
      seed: numberOf(parsed, 'seed', 1, 0, MOST_SEED),
      from: numberOf(parsed, 'from', 1, 1, 1e9),
      check: isSet(parsed, 'check'),
      coverage: isSet(parsed, 'coverage'),
      data: textOf(parsed, 'data'),
    }
    const report = simulate(job)
    if (isSet(parsed, 'json')) printJson(report)
    else show(report)
    if (report.violations === 0 && report.finished === report.games) return 0
    return complain(`${report.violations} violations, ${report.games - report.finished} games not finished`, FAILED)
  },
}
