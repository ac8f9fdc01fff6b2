// tollan bench: what the design promises, measured in one process beside its peers.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { releases } from '@tollan/engines'
import {
  advance, clone, copyInto, createGame, decode, encode, fork, type Game, type GameDefinition, type GameFile, hash, imagineInto, load, question, renew, type Ruleset,
  toNamed, view,
} from '@tollan/kernel'
import { benchAi } from './bench-ai.ts'
import { complain, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { readGameFile } from './files.ts'
import { gameNamed, games, type OfferedGame } from './games.ts'
import { isSet, namedGame, parse, textOf } from './options.ts'
import { boardgameIo } from './peers.ts'
import { gameRandom, playOut } from './playout.ts'
import { grouped, print, printJson, printRows, rounded, threadMs } from './print.ts'
import { recordGame } from './record.ts'
import { root } from './root.ts'

const usage = `usage: tollan bench [web [--slow | --online | --thinking] | server | ai] [--game NAME] [--quick] [--json]
Measures random games, clone, fork, imagine, encode, decode, hash, question, loading and frozen engines, beside boardgame.io's reducer and structuredClone.
--game all measures one game after another, as the web does without --game; --quick takes a tenth of the time and is less exact.
With the word web: the first load, opening a saved game, click to answer and memory of the web application, in a browser
against the server; --slow measures Start and tap to next question on a phone slowed four times, over 1.6 Mbit/s and 150 ms;
--online measures one's own step at a table on the network, with 150 ms added to the line; --thinking how long players think,
and the table beside a thread that thinks without a pause.
With the word server: answers per second at a thousand tables beside a bare echo, memory of idle tables, start with many
stored games, two processes against one.
With the word ai: a turn of the network alone, answers tried and rollouts per second, memory.
Fails when a limit is broken.`

const ALL = 'all'
const WEB = 'web'
const SERVER = 'server'
const AI = 'ai'
const SAMPLES = 200
const BATCHES = 40

/** How long to measure. */
interface Pace {
  readonly warmUpGames: number
  readonly seriesMs: number
  readonly batchMs: number
}

const thorough: Pace = { warmUpGames: 600, seriesMs: 1500, batchMs: 6 }
const quick: Pace = { warmUpGames: 20, seriesMs: 100, batchMs: 1 }

function rulesFor(game: OfferedGame, players: number): Ruleset {
  const compiled = game.definition.compile({ players, modules: [], settings: {} })
  return compiled.ok ? compiled.rules : complain(told(compiled), 1)
}

interface Playouts {
  readonly players: number
  readonly modules: readonly string[]
  readonly games: number
  readonly decisionsPerSecond: number
  readonly decisionsPerCpuSecond: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
}

function playouts(rules: Ruleset, pace: Pace): Playouts {
  const g = createGame(rules)
  const one = (seed: number, number: number): number => {
    renew(g)
    return playOut(g, gameRandom(seed, number))
  }
  for (let i = 0; i < pace.warmUpGames; i++) one(0, i)
  const cpu = threadMs()
  const before = performance.now()
  let games = 0
  let decisions = 0
  while (threadMs() - cpu < pace.seriesMs) for (let i = 0; i < 20; i++) decisions += one(1, games++)
  const seconds = (performance.now() - before) / 1000
  return {
    players: rules.options.players,
    modules: rules.options.modules,
    games,
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerCpuSecond: Math.round((decisions * 1000) / (threadMs() - cpu)),
    gamesPerSecond: rounded(games / seconds, 4),
    decisionsPerGame: Math.round(decisions / games),
  }
}

const ROUNDS = 6

/** Two rulesets in short turns, so that neither has the quieter machine. */
function sideBySide(a: Ruleset, b: Ruleset, pace: Pace): { first: Playouts; second: Playouts } {
  const short = { ...pace, seriesMs: pace.seriesMs / 3, warmUpGames: pace.warmUpGames / 2 }
  const rounds = Array.from({ length: ROUNDS }, () => ({ first: playouts(a, short), second: playouts(b, short) }))
  const median = (series: readonly Playouts[]): Playouts => series.toSorted((x, y) => x.decisionsPerCpuSecond - y.decisionsPerCpuSecond)[ROUNDS / 2]
  return { first: median(rounds.map((round) => round.first)), second: median(rounds.map((round) => round.second)) }
}

/** Positions of one game in which a seat is asked, spread over its length. */
function positions(rules: Ruleset): Game[] {
  const g = createGame(rules)
  const random = gameRandom(2, 1)
  const found: Game[] = []
  for (;;) {
    question(g)
    if (g.count === 0) break
    const { seat } = g
    const answer = g.options[random(g.count)]
    if (seat >= 0) found.push(fork(g))
    advance(g, answer, seat)
  }
  const stride = Math.max(1, Math.floor(found.length / SAMPLES))
  return found.filter((_, i) => i % stride === 0)
}

/** Microseconds per call over all samples: the lower quartile of short batches, in time of this thread, so that other work on the machine counts little. */
function microseconds<T>(samples: readonly T[], pace: Pace, work: (sample: T) => unknown): number {
  const batches: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = threadMs()
    let calls = 0
    while (threadMs() - before < pace.batchMs) {
      for (const sample of samples) work(sample)
      calls += samples.length
    }
    batches.push(((threadMs() - before) * 1000) / calls)
  }
  return rounded(batches.sort((a, b) => a - b)[BATCHES / 4] ?? 0, 3)
}

/** Rules with as many modules and variants as fit together, null where there are none; the first-game set-up leaves no room for others. */
function fullest(game: OfferedGame, players: number): Ruleset | null {
  let rules = rulesFor(game, players)
  for (const name of game.offered.filter((id) => id !== 'first-game')) {
    const more = game.definition.compile({ players, modules: [...rules.options.modules, name], settings: {} })
    if (more.ok) rules = more.rules
  }
  return rules.options.modules.length === 0 ? null : rules
}

/** Player counts the game can be played with; 1 is solo. */
const counts = (game: OfferedGame): readonly number[] => [2, 3, 4, 1].filter((players) => game.definition.compile({ players, modules: [], settings: {} }).ok)

/** The longest recorded game, or a fresh one when none is kept. */
async function longestGame(game: OfferedGame): Promise<{ name: string; file: GameFile }> {
  const folder = join(root, 'fixtures', game.definition.id, String(game.definition.version))
  const kept = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')) : []
  const files = await Promise.all(kept.map(async (name) => ({ name, file: (await readGameFile(join(folder, name))).file })))
  const [longest] = files.sort((a, b) => b.file.entries.length - a.file.entries.length)
  return longest ?? { name: 'a game of 4 players recorded now', file: recordGame(rulesFor(game, 4), 1).file }
}

async function reload(game: OfferedGame): Promise<{ name: string; entries: number; milliseconds: number }> {
  const { name, file } = await longestGame(game)
  const times: number[] = []
  for (let i = 0; i < 9; i++) {
    const before = threadMs()
    const loaded = load(game.definition, file)
    times.push(threadMs() - before)
    if (!loaded.ok) complain(`${name}: ${told(loaded)}`, 1)
  }
  return { name, entries: file.entries.length, milliseconds: rounded(times.sort((a, b) => a - b)[4] ?? 0, 3) }
}

/** Released engines: their size, and the time from the file on disk to the first question of a game. */
async function frozenEngines(game: OfferedGame): Promise<{ version: number; bytes: number; compressed: number; milliseconds: number }[]> {
  const measured: { version: number; bytes: number; compressed: number; milliseconds: number }[] = []
  for (const { version, file } of releases.filter((one) => one.game === game.definition.id)) {
    const path = join(root, 'packages', 'engines', 'frozen', file)
    const text = readFileSync(path)
    const compressed = gzipSync(text).length
    const before = threadMs()
    const { engine } = (await import(`${pathToFileURL(path).href}?bench`)) as { engine: GameDefinition }
    const compiled = engine.compile({ players: 2, modules: [], settings: {} })
    if (compiled.ok) compiled.rules.doors.createGame(compiled.rules)
    measured.push({ version, bytes: text.length, compressed, milliseconds: rounded(threadMs() - before, 3) })
  }
  return measured
}

async function measure(game: OfferedGame, pace: Pace) {
  const rules = rulesFor(game, 4)
  const samples = positions(rules)
  const own = clone(samples[0].s)
  const seen = samples.map((g) => view(g, 0))
  const dreamt = fork(samples[0])
  const random = gameRandom(3, 1)
  const bytes = samples.map((g) => encode(g))
  const plain = samples.slice(0, 40).map((g) => toNamed(g))
  const played = counts(game).map((players) => playouts(rulesFor(game, players), pace))
  const full = fullest(game, 4)
  const beside = full === null ? null : sideBySide(full, rules, pace)
  const micro = {
    clone: microseconds(samples, pace, (g) => clone(g.s)),
    copyInto: microseconds(samples, pace, (g) => copyInto(own, g.s)),
    encode: microseconds(samples, pace, (g) => encode(g)),
    decode: microseconds(bytes, pace, (each) => decode(rules, each)),
    hash: microseconds(samples, pace, (g) => hash(g)),
    question: microseconds(samples, pace, (g) => question(g)),
    fork: microseconds(samples, pace, (g) => fork(g)),
    view: microseconds(samples, pace, (g) => view(g, 0)),
    imagine: microseconds(seen, pace, (each) => imagineInto(dreamt, each, random)),
    structuredClone: microseconds(plain, pace, (each) => structuredClone(each)),
  }
  const peer = boardgameIo(pace.seriesMs / 2)
  const best = Math.max(...played.map((one) => one.decisionsPerSecond))
  return {
    game: game.definition.id,
    node: process.versions.node,
    cpu: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    loadAverage: rounded(loadavg()[0] ?? 0, 3),
    playouts: played,
    allModules: beside === null ? null : beside.first,
    microseconds: micro,
    cloneBytes: own.byteLength,
    stateBytes: bytes.reduce((sum, each) => sum + each.length, 0) / bytes.length,
    reload: await reload(game),
    frozen: await frozenEngines(game),
    peer: peer === null ? 'boardgame.io is not installed' : { name: peer.name, movesPerSecond: Math.round(peer.movesPerSecond) },
    ratios: {
      allModulesToBase: beside === null ? null : rounded(beside.first.decisionsPerCpuSecond / beside.second.decisionsPerCpuSecond, 3),
      structuredCloneToClone: rounded(micro.structuredClone / micro.clone, 3),
      ...(peer === null ? {} : { decisionsToPeerMoves: rounded(best / peer.movesPerSecond, 3) }),
    },
    warmup: `${pace.warmUpGames} games before each series of ${pace.seriesMs / 1000} s`,
  }
}

type Report = Awaited<ReturnType<typeof measure>>

function show(report: Report): void {
  print(`${report.game} on Node ${report.node}, ${report.cpu}, load ${report.loadAverage}; warm-up: ${report.warmup}\n`)
  printRows(
    [...report.playouts, ...(report.allModules === null ? [] : [report.allModules])].map((one): [string, string] => [
      one.players === 1 ? 'random games, solo' : `random games, ${one.players} players${one.modules.length > 0 ? ', all modules' : ''}`,
      `${grouped(one.decisionsPerSecond).padStart(9)} decisions/s ${String(one.gamesPerSecond).padStart(7)} games/s, ` +
        `${one.decisionsPerGame} decisions a game, ${grouped(one.decisionsPerCpuSecond)} a second of its own CPU time`,
    ]),
  )
  const { peer, ratios } = report
  print('')
  printRows([
    ...Object.entries(report.microseconds).map(([name, value]): [string, string] => [name, `${value} µs`]),
    ['cloned position', `${report.cloneBytes} bytes`],
    ['encoded position', `${Math.round(report.stateBytes)} bytes`],
    ['loading the longest log', `${report.reload.milliseconds} ms (${report.reload.name}, ${report.reload.entries} entries)`],
    ...report.frozen.map((one): [string, string] => [
      `frozen engine ${one.version}`, `${grouped(one.bytes)} bytes (${grouped(one.compressed)} compressed), ${one.milliseconds} ms from file to first question`,
    ]),
    ['boardgame.io reducer', typeof peer === 'string' ? 'not installed' : `${grouped(peer.movesPerSecond)} moves/s on a toy game`],
    ['all modules : base game', ratios.allModulesToBase === null ? 'the game has no modules' : `${ratios.allModulesToBase} : 1 (4 players)`],
    ['structuredClone : clone', `${ratios.structuredCloneToClone} : 1`],
    ['decisions : its moves', ratios.decisionsToPeerMoves === undefined ? 'unknown' : `${ratios.decisionsToPeerMoves} : 1`],
  ])
}

/** The browser's part lives with the web application, in a process of its own: no other command pays for it. */
function benchWeb(argv: readonly string[]): Promise<number> {
  parse(`bench ${WEB}`, argv, { game: { type: 'string' }, slow: { type: 'boolean' }, online: { type: 'boolean' }, thinking: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'boolean' } })
  if (!existsSync(join(root, 'packages', 'web', 'dist', 'index.html'))) complain('the web application is not built; run npm run build')
  const child = spawn(process.execPath, [join(root, 'packages', 'web', 'bench', 'main.ts'), ...argv], { stdio: 'inherit' })
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)))
}

function benchServer(argv: readonly string[]): Promise<number> {
  parse(`bench ${SERVER}`, argv, { quick: { type: 'boolean' } })
  const child = spawn(process.execPath, [join(root, 'packages', 'server', 'src', 'testing', 'bench.ts'), ...argv], { stdio: 'inherit' })
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)))
}

export const bench: Command = {
  usage,
  async run(argv) {
    if (argv[0] === WEB) return benchWeb(argv.slice(1))
    if (argv[0] === SERVER) return benchServer(argv.slice(1))
    if (argv[0] === AI) {
      const wanted = parse(`bench ${AI}`, argv.slice(1), { game: { type: 'string' }, quick: { type: 'boolean' } })
      return benchAi(namedGame(wanted).definition, isSet(wanted, 'quick'))
    }
    const parsed = parse('bench', argv, { game: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'boolean' } })
    const pace = isSet(parsed, 'quick') ? quick : thorough
    if (textOf(parsed, 'game') !== ALL) {
      const report = await measure(namedGame(parsed), pace)
      if (isSet(parsed, 'json')) printJson(report)
      else show(report)
      return 0
    }
    const reports: Report[] = []
    for (const name of Object.keys(games)) reports.push(await measure(gameNamed(name), pace))
    if (isSet(parsed, 'json')) printJson(reports)
    else
      for (const [i, report] of reports.entries()) {
        if (i > 0) print('')
        show(report)
      }
    return 0
  },
}
