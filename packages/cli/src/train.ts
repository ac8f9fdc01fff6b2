// tollan train: a network learns a game by playing against itself.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Course, createTrainer, curveSvg, markOf, netOf, packTrainer, packWeights, type Progress, trainStep, unpackTrainer, type WeightsFile } from '@tollan/ai'
import { complain } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { makeFolder, readJson } from './files.ts'
import { isSet, MOST_SEED, namedGame, namedModules, numberOf, parse, textOf, wholeNumber } from './options.ts'
import { print, printJson } from './print.ts'
import { openSeries, type SeriesOrder } from './train-series.ts'
import { openTrainThreads } from './train-threads.ts'
import { weightsPath } from './weights.ts'

const usage = `usage: tollan train --game NAME [options]
Plays games against itself and learns from them. The same options give the same weights, whatever the number of threads; a training that was stopped goes on.
  --game NAME        the game
  --players A,B      numbers of players, taken in turn (2); 1 is solo
  --modules A,B      every other game is played with a random legal combination of these
  --games N          games in all (3000)
  --seed S           the series of games (1)
  --nodes N          answers tried for a turn (400)
  --hidden N         hidden units (32)
  --liking N         one seat in N likes something for a game, so that more is tried (0, none)
  --from FILE        weights to begin with, of as many hidden units; without, it knows nothing
  --stray N          per cent of answers given at random (4)
  --early N          after so many games the weights are kept apart too, for levels that know less (600)
  --threads N        games played at the same time (as many as the machine has cores)
  --state FOLDER     where the training is kept (training)
  --out FILE         the weights; kept with the players that think unless said otherwise
  --json             one JSON object at the end`

const GAMES_BETWEEN_SAVES = 600

function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

const bar = (part: number): string => `[${'#'.repeat(Math.floor(20 * part)).padEnd(20, '.')}]`

function show({ games, points, error, matches }: Progress, all: number): void {
  print(`${bar(games / all)} ${String(games).padStart(6)} of ${all} games  ${points.toFixed(1).padStart(6)} points  error ${error.toFixed(1)}`)
  if (matches !== undefined) print(`  won against ${Object.entries(matches).map(([name, share]) => `${name} ${percent(share)}`).join(', ')}`)
}

/** What a weight file says it was made by: everything that decides about the weights. */
const commandOf = (argv: readonly string[]): string =>
  `tollan train ${argv.filter((word, i) => word !== '--json' && ![word, argv[i - 1]].some((name) => /^--(state|out|threads)$/.test(name ?? ''))).join(' ')}`

export const train: Command = {
  usage,
  async run(argv) {
    const text = { type: 'string' } as const
    const parsed = parse('train', argv, {
      game: text, players: text, modules: text, games: text, seed: text, nodes: text, hidden: text, from: text, liking: text, stray: text, early: text, threads: text, state: text, out: text, json: { type: 'boolean' },
    })
    const game = namedGame(parsed)
    const course: Course = {
      seed: numberOf(parsed, 'seed', 1, 0, MOST_SEED), hidden: numberOf(parsed, 'hidden', 32, 1, 256), games: numberOf(parsed, 'games', 3000, 1, 1_000_000),
      nodes: numberOf(parsed, 'nodes', 400, 10, 100_000), step: 60, stray: numberOf(parsed, 'stray', 4, 0, 100), lambda: 0.95, liking: numberOf(parsed, 'liking', 0, 0, 100),
    }
    const order: SeriesOrder = {
      game: game.definition.id, counts: (textOf(parsed, 'players') ?? '2').split(',').map((count) => wholeNumber(count, '--players', 1, 5)), modules: namedModules(parsed), course,
    }
    const early = numberOf(parsed, 'early', 600, 1, 1_000_000)
    const count = numberOf(parsed, 'threads', availableParallelism(), 1, 64)
    const { definition, features, plain } = openSeries(game, order)
    const folder = textOf(parsed, 'state') ?? 'training'
    makeFolder(folder)
    const state = join(folder, 'state.bin')
    const out = textOf(parsed, 'out') ?? weightsPath(plain)
    const from = textOf(parsed, 'from')
    const begun = from === undefined ? null : netOf(readJson(from) as WeightsFile, features, definition.version)
    if (typeof begun === 'string') complain(`${from}: ${begun}`)
    if (begun !== null && begun.hidden !== course.hidden) complain(`${from} has ${begun.hidden} hidden units, not ${course.hidden}`)
    const trainer = existsSync(state) ? unpackTrainer(readFileSync(state)) : createTrainer(features, course, begun)
    if (trainer.net.inputs !== features.size || trainer.net.hidden !== course.hidden) complain(`${state} belongs to another training`)
    const gamesPlayed = (): number => trainer.curve.at(-1)?.games ?? 0
    const save = (isEarly: boolean): void => {
      const file: WeightsFile = {
        game: definition.id, rules: definition.version, features: markOf(features), hidden: course.hidden, seed: course.seed, games: gamesPlayed(),
        command: commandOf(argv), weights: packWeights(trainer.net.weights),
      }
      const content = `${JSON.stringify(file, null, 1)}\n`
      replaceFile(out, content)
      if (isEarly) replaceFile(out.replace(/(?:\.json)?$/, '-early.json'), content)
      replaceFile(join(folder, 'curve.svg'), curveSvg(definition.id, trainer.curve))
      replaceFile(state, packTrainer(trainer))
    }
    const threads = openTrainThreads(order, trainer.net, count)
    try {
      for (let before = gamesPlayed(); before < course.games; before = gamesPlayed()) {
        const progress = await trainStep(trainer, definition, plain, features, course, threads.school)
        if (!isSet(parsed, 'json')) show(progress, course.games)
        const { games } = progress
        const isEarly = before < early && games >= early
        if (isEarly || games % GAMES_BETWEEN_SAVES === 0 || games === course.games) save(isEarly)
      }
    } finally {
      await threads.close()
    }
    if (isSet(parsed, 'json')) printJson({ game: definition.id, weights: out, ...trainer.curve.at(-1) })
    return 0
  },
}
